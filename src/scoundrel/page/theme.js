// Before anything is drawn: the colours of the last visit; on the first one, candlelight.
try {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const chosen = localStorage.getItem("scoundrel-theme") ?? "candle";
  document.documentElement.dataset.theme = chosen !== "device" ? chosen : light ? "daylight" : "candle";
} catch {
  document.documentElement.dataset.theme = "candle";
}
