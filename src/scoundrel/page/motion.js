// Motion that explains: a card travels to where it goes. The table is drawn first, so nothing waits for it.

import { find } from "./dom.js";
import { mini, shown } from "./cards.js";
import { minus } from "./words.js";

const QUICK = 200;
const STEP = 45;

let wanted = true;

/** @param {boolean} on */
export function allow(on) {
  wanted = on;
  document.documentElement.dataset.motion = on ? "on" : "off";
}

export const moves = () => wanted && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where everything lay before the table was redrawn. @returns {Map<string, DOMRect>} */
export function before() {
  const rects = new Map();
  for (const card of document.querySelectorAll("[data-slot]"))
    rects.set(`slot-${/** @type {HTMLElement} */ (card).dataset.slot}`, card.getBoundingClientRect());
  for (const place of document.querySelectorAll("[data-place]"))
    rects.set(/** @type {HTMLElement} */ (place).dataset.place, place.getBoundingClientRect());
  return rects;
}

/** @param {string} name */
function rectOf(name) {
  const rect = find(`[data-place="${name}"]`)?.getBoundingClientRect();
  // What is not shown has no position.
  return rect?.width ? rect : undefined;
}

/** @param {import("./types").Happening[]} events @param {Map<string, DOMRect>} was */
export function animate(events, was) {
  if (!moves()) return;
  let dealt = 0;
  let ran = 0;
  // New cards come once the old ones are gone.
  const wait = events.some((event) => event.kind === "ran") ? QUICK : 0;
  for (const event of events) {
    const from = was.get(`slot-${event.slot}`);
    const hero = `hero-${event.player ?? 0}`;
    if (event.kind === "dealt") arrive(event, wait + STEP * dealt++);
    if (event.kind === "faced" && event.card && from)
      fly(event.card, from, rectOf(goal(events, event)) ?? rectOf(hero), 0);
    if (event.kind === "put_away" && event.card && from) slip(event.card, from, 0);
    if (event.kind === "ran")
      for (const { slot, card } of event.cards ?? []) slip(card, was.get(`slot-${slot}`), ran++);
    if (event.kind === "damaged") play(`[data-hero="${event.player}"]`, "play-hurt");
    if (event.kind === "slain" && event.great) play(".stage", "play-great");
    if (event.kind === "slain") play(`[data-hero="${event.player}"]`, "play-dull");
    if (event.kind === "healed") play(`[data-hero="${event.player}"]`, "play-mend");
    if (event.kind === "damaged" || event.kind === "healed") count(event);
    if (event.kind === "broke") play(`[data-hero="${event.player}"]`, "play-crack");
  }
}

/** Where a card ends that a hero faced. @param {import("./types").Happening[]} events @param {import("./types").Happening} faced */
function goal(events, faced) {
  const last = events.findLast(
    (event) => event.card?.code === faced.card?.code && event.to && event !== faced && event.kind !== "dealt",
  );
  const player = faced.player ?? 0;
  return last?.to === "weapon"
    ? `weapon-${player}`
    : last?.to === "slain"
      ? `slain-${player}`
      : (last?.to ?? `hero-${player}`);
}

/** @param {import("./types").Happening} event @param {number} delay */
function arrive(event, delay) {
  const card = find(`.card[data-slot="${event.slot}"]`);
  const from = rectOf("dungeon");
  if (!card || !from) return;
  const to = card.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const size = Math.min(1, from.width / to.width, from.height / to.height);
  card.animate([{ transform: `translate(${x}px, ${y}px) scale(${size})` }, {}], {
    duration: QUICK + 40,
    delay: 60 + delay,
    easing: "cubic-bezier(.2,.7,.2,1)",
    fill: "backwards",
  });
}

/** Under the dungeon, each card beneath the one before it. @param {import("./types").Card} card @param {DOMRect | undefined} from @param {number} order */
function slip(card, from, order) {
  const flying = fly(card, from, rectOf("dungeon"), STEP * order, 1);
  if (flying) flying.style.zIndex = String(Math.max(0, 6 - order));
}

/** @param {import("./types").Card} card @param {DOMRect | undefined} from @param {DOMRect | undefined} to @param {number} delay @param {number} [opacity] in the end */
function fly(card, from, to, delay, opacity = 0.5) {
  if (!from || !to) return;
  const flying = from.width > 60 ? shown(card) : mini(card);
  flying.classList.add("flying");
  flying.setAttribute("aria-hidden", "true");
  Object.assign(flying.style, {
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  document.body.append(flying);
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const size = Math.max(0.15, Math.min(1, Math.min(to.width / from.width, to.height / from.height)));
  const path = flying.animate([{}, { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity }], {
    duration: QUICK + 40,
    delay,
    easing: "cubic-bezier(.5,0,.5,1)",
    fill: "both",
  });
  path.finished.then(
    () => flying.remove(),
    () => flying.remove(),
  );
  return flying;
}

/** @param {string} where @param {string} name */
function play(where, name) {
  const place = find(where);
  place?.classList.add(name);
  setTimeout(() => place?.classList.remove(name), 260);
}

/** The health counts to what it is now. @param {import("./types").Happening} event */
function count(event) {
  const place = find(`[data-hero="${event.player}"] .num`);
  if (!place || event.health === undefined || event.amount === undefined) return;
  const start = event.kind === "damaged" ? event.health + event.amount : event.health - event.amount;
  climb(/** @type {HTMLElement} */ (place), start, event.health, 240);
}

/** Count from one number to another. @param {HTMLElement} place @param {number} from @param {number} to @param {number} length */
export function climb(place, from, to, length) {
  const write = (/** @type {number} */ n) => (place.textContent = minus(Math.round(n)));
  if (!moves() || from === to) return void write(to);
  const began = performance.now();
  const step = (/** @type {number} */ now) => {
    const share = Math.min(1, (now - began) / length);
    write(from + (to - from) * (1 - (1 - share) ** 3));
    if (share < 1 && place.isConnected) requestAnimationFrame(step);
  };
  write(from);
  requestAnimationFrame(step);
}
