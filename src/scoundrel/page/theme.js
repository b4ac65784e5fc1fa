// Before anything is drawn: the colours of the last visit, or those of the device.
try {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const chosen = localStorage.getItem("scoundrel-theme") ?? "device";
  document.documentElement.dataset.theme = chosen !== "device" ? chosen : light ? "daylight" : "candle";
} catch {
  document.documentElement.dataset.theme = "candle";
}
