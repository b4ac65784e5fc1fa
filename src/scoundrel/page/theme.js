// Before anything is drawn: the colours of the last visit, or those of the device.
try {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = localStorage.getItem("scoundrel-theme") ?? (light ? "daylight" : "candle");
} catch {
  document.documentElement.dataset.theme = "candle";
}
