// The first visit, while the game is on its way: the first button fills with the bytes that have come, each quarter
// turns a card over and tells a rule, each eighth opens a pair of eyes. Nothing moves from its place for it.

import { find } from "./dom.js";
import { onArrival } from "./host.js";
import { announce, t } from "./words.js";

const root = document.documentElement;
const QUARTERS = 4;
const MEGABYTE = 1e6;

/** What has come; it never goes back, whatever is fetched again. @type {import("./host.js").Arrived} */
let so = { arrived: 0, whole: 0, stalled: false };
let pressed = false;
/** The last rule that was told aloud. */
let told = 0;

/** What the button, the words and the pictures of the first screen show now. */
function show() {
  const button = find(".btn.big");
  const share = so.whole ? so.arrived / so.whole : 0;
  const quarter = Math.min(QUARTERS, Math.floor(QUARTERS * share) + 1);
  root.dataset.arrival = so.stalled ? "stalled" : share < 1 ? "coming" : "here";
  if (button) fill(button, share);
  const rule = t(`arrival-rule_${quarter}`);
  write(find(".welcome .motto"), rule);
  every(".welcome .deck .card", (card, n) => card.classList.toggle("down", n >= quarter));
  every(".welcome .lurk", (eyes, n, all) => eyes.classList.toggle("asleep", share * all < n + 0.5));
  if (!find(".welcome") || quarter === told) return;
  told = quarter;
  announce([so.whole ? `${rule} ${amount()}` : rule]);
}

/** @param {HTMLElement} button @param {number} share */
function fill(button, share) {
  button.style.setProperty("--arrived", `${100 * share}%`);
  button.onclick ??= () => {
    pressed = true;
    show();
  };
  const words = so.stalled ? t("arrival-stalled") : share < 1 ? amount() : t("arrival-here");
  write(find("small", button), pressed && !so.stalled ? t("arrival-pressed", { words }) : words);
}

const amount = () => t("arrival-amount", { arrived: megabytes(so.arrived), whole: megabytes(so.whole) });

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / MEGABYTE).toFixed(1).replace(".", t("decimal"));

/** Other words in the place of what stands there, which keeps its size. @param {HTMLElement | null} place @param {string} words */
function write(place, words) {
  if (place) place.dataset.instead = words;
}

/** @param {string} selector @param {(element: Element, n: number, all: number) => void} change */
function every(selector, change) {
  const found = document.querySelectorAll(selector);
  found.forEach((element, n) => change(element, n, found.length));
}

const drawn = new MutationObserver(show);

function stop() {
  drawn.disconnect();
  delete root.dataset.arrival;
  every("[data-instead]", (place) => place.removeAttribute("data-instead"));
  every(".down, .asleep", (each) => each.classList.remove("down", "asleep"));
}

// What was kept on an earlier visit is there at once.
if (root.dataset.worker && !navigator.serviceWorker?.controller) {
  drawn.observe(/** @type {HTMLElement} */ (document.getElementById("app")), { childList: true });
  onArrival((arrived) => {
    if (!arrived) stop();
    else {
      so = { ...arrived, arrived: Math.max(so.arrived, arrived.arrived) };
      show();
    }
  });
}
