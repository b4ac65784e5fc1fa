// Every key of the terminal means the same here; keys pressed while a reply is under way wait for it.

import { closePanel, openPanel } from "./dialogs.js";
import { find } from "./dom.js";
import { change, play } from "./pace.js";
import { pick } from "./question.js";
import { at, inReach, more, clearQuestion, showKeys, showPiles, tap } from "./table.js";

/** @typedef {import("./types").Screen} Screen @typedef {import("./types").Page} Page */

/** Keys that wait for a reply: only a few, as nobody types further ahead without looking. @type {KeyboardEvent[]} */
let waiting = [];
const MOST_WAITING = 3;

/** @type {Page} */
let page;

/** Listens from now on. @param {Page} listening */
export function listen(listening) {
  page = listening;
  addEventListener("keydown", (event) => {
    // A panel is the page's own, so nothing in it waits for an answer.
    if (!page.busy() || event.key === "Tab" || openPanel()) key(event);
    else if (!typingIn(event.target) && !event.repeat && waiting.length < MOST_WAITING) waiting.push(event);
  });
}

/** Drop the keys that were pressed meanwhile: they can't have been meant for the new screen. */
export function forgetKeys() {
  waiting = [];
}

/** Handle the keys that waited, but never as the answer to a question that was not yet shown. */
export function catchUp() {
  while (!page.busy() && waiting.length > 0) {
    key(/** @type {KeyboardEvent} */ (waiting.shift()));
    if (page.asking() || openPanel()) forgetKeys();
  }
}

/** @param {EventTarget | null} target */
const typingIn = (target) =>
  target instanceof HTMLElement && target.matches("input:not([type=radio], [type=checkbox]), textarea, select");

/** @param {KeyboardEvent} event */
function key(event) {
  const screen = page.screen();
  if (event.ctrlKey || event.metaKey || event.altKey || !screen || event.defaultPrevented) return;
  const typing = typingIn(event.target);
  if (typing && event.key !== "Escape") return;
  if (openPanel()) return void panelKey(event);
  const done =
    event.key === "Escape"
      ? escape(screen)
      : screen.kind === "table"
        ? tableKey(screen, event)
        : questionKey(screen, event) || buttonKey(screen, event) || entryKey(screen, event) || arrowKey(event);
  if (done) event.preventDefault();
}

/** @param {Screen} screen @param {KeyboardEvent} event */
function questionKey(screen, event) {
  if (screen.kind !== "question" || !/^[1-9]$/.test(event.key)) return false;
  pick(Number(event.key) - 1, screen, page);
  return true;
}

/** @param {KeyboardEvent} event */
function panelKey(event) {
  const done = event.key === "Escape" ? page.cancel() : arrowKey(event);
  if (done) event.preventDefault();
  // What was earned keeps nobody from going on.
  else if (openPanel()?.dataset.name === "earned" && /^[a-z]$/.test(event.key)) {
    closePanel();
    key(event);
  }
}

/** @param {Screen} screen */
function escape(screen) {
  if (!page.cancel() && screen.back) page.press(screen.back);
  return true;
}

/** @param {import("./types").Table} table @param {KeyboardEvent} event */
function tableKey(table, event) {
  const pressed = event.key;
  const card = /^[1-9]$/.test(pressed) ? table.room[Number(pressed) - 1] : null;
  if (card) return (tap(card, page), true);
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const slot = table.room[Number(at.asked ?? focused?.dataset.slot ?? -1)];
  const way = slot?.choices.find((choice) => choice.way && choice.key === pressed);
  if (way) return (page.send(way.do), true);
  if (pressed === "Enter") {
    if (focused?.matches(".way")) return false;
    if (at.again) return (page.send(at.again.message), true);
    if (at.asked !== null && slot) return (tap(slot, page), true);
    return !focused?.matches("button, a, input") && buttonKey(table, event);
  }
  if (table.flow === "replay" && PACE[pressed]) return (PACE[pressed](), true);
  if (pressed === "/" || pressed === ":") return (type(), true);
  if (pressed === "?") return (showKeys(table), true);
  if (pressed === "d") return (showPiles(table), true);
  if (pressed === "m" || pressed === ".") return (more(table, page), true);
  const avoid = table.avoid;
  if (avoid && (avoid.key === pressed || (avoid.key === "p" && pressed === "-"))) return (page.press(avoid), true);
  return buttonKey(table, event) || cardKey(pressed) || arrowKey(event);
}

function type() {
  clearQuestion();
  at.typing = true;
  page.say("");
  find('[data-focus="typed"]')?.focus();
}

/** Step through the cards of the room. @param {string} pressed */
function cardKey(pressed) {
  const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 });
  const step = (steps[pressed] ?? 0) * (document.documentElement.dir === "rtl" && /Left|Right/.test(pressed) ? -1 : 1);
  if (!step) return false;
  if (at.asked !== null || at.again) {
    const ways = [...document.querySelectorAll(".ways > *")];
    return focusOn(ways, ways.indexOf(/** @type {Element} */ (document.activeElement)), step);
  }
  const cards = [...document.querySelectorAll("button.card")];
  return focusOn(cards, cards.indexOf(/** @type {Element} */ (document.activeElement)), step);
}

/** Go through rows by the arrows. @param {KeyboardEvent} event */
function arrowKey(event) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (!step || (event.target instanceof HTMLElement && event.target.matches("input, select, textarea"))) return false;
  const rows = [...(openPanel() ?? document).querySelectorAll(".row, .btn")];
  return focusOn(rows, rows.indexOf(/** @type {Element} */ (document.activeElement)), step);
}

/** @param {Element[]} all @param {number} here @param {number} step */
function focusOn(all, here, step) {
  if (all.length === 0) return false;
  const next = here < 0 ? (step > 0 ? 0 : all.length - 1) : (here + step + all.length) % all.length;
  /** @type {HTMLElement} */ (all[next]).focus();
  return true;
}

/** @param {Screen} now @param {KeyboardEvent} event */
function buttonKey(now, event) {
  const keys = now.kind === "table" && now.flow === "replay" ? REPLAY : {};
  const pressed = keys[event.key] ?? event.key;
  if (
    pressed === "Enter" &&
    event.target instanceof HTMLElement &&
    event.target.matches("button, a, input, select, textarea")
  )
    return false;
  const button =
    now.buttons.find((each) => each.key && each.key === pressed) ?? (pressed === "Enter" ? mainButton(now) : undefined);
  if (!button) return false;
  page.press(button);
  return true;
}

/** What else can be done with the entry that is focused. @param {Screen} now @param {KeyboardEvent} event */
function entryKey(now, event) {
  const focus = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.focus;
  const entry =
    now.kind === "list" &&
    now.sections.flatMap((section) => section.entries).find((each) => focus === `entry-${each.name}`);
  const button = entry && entry.more.find((each) => each.key && each.key === event.key);
  if (!button) return false;
  page.press(button);
  return true;
}

/** What Enter does where nothing is focused. @param {Screen} now */
function mainButton(now) {
  if (now.kind === "table")
    return now.flow === "game" || now.room.some((slot) => slot?.choices.length) ? undefined : inReach(now).near[0];
  return now.kind === "title" ? now.buttons.find((button) => !button.why_not) : undefined;
}

/** Other keys of a replay. @type {Record<string, string>} */
const REPLAY = { n: "ArrowRight", p: "ArrowLeft", Backspace: "ArrowLeft" };

/** Keys that play what is watched. @type {Record<string, () => void>} */
const PACE = {
  " ": () => play(page),
  "+": () => change(-1, page),
  "=": () => change(-1, page),
  "-": () => change(1, page),
};
