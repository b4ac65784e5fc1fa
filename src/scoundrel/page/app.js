// The page's conversation with the door: a message goes, a reply is drawn. No rule and no sentence is known here.

import { ask, first, renew } from "./host.js";
import { askFor, closePanel, complain, download, openPanel, panel, share, toast } from "./dialogs.js";
import { find, h } from "./dom.js";
import { dragging } from "./drag.js";
import { allow, animate, before, breathe, climb } from "./motion.js";
import { drawAchievements, drawCalendar, drawDealer, drawEnd, drawForm, drawList, drawMix, drawReading, drawStatistics, drawThreshold, drawTitle } from "./pages.js";
import { sound, tune } from "./sound.js";
import { at, drawTable, inReach, more, remember, same, settle, showHint, showKeys, showPiles, tap } from "./table.js";
import { announce, learn, t } from "./words.js";

/** @typedef {import("./types").Message} Message @typedef {import("./types").Reply} Reply @typedef {import("./types").Screen} Screen */

const root = document.documentElement;
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {Screen | null} */
let screen = null;
let last = 0;
let drawn = 0;
/** How many messages are under way that a key must wait for. */
let busy = 0;
/** Keys pressed meanwhile: a few, as nobody means more than that without looking. @type {KeyboardEvent[]} */
let waiting = [];
const MOST_WAITING = 3;

/** @type {import("./types").Page} */
const page = { send, press, say };

// --- Messages --------------------------------------------------------------------------------------------------

/** @param {Message} message @param {{ travelling?: boolean }} [options] travelling: through the browser's history, which stays as it is */
async function send(message, { travelling = false } = {}) {
  const thought = message.do === "think";
  const id = ++last;
  if (!thought) busy++;
  try {
    const reply = await ask({ id, ...message });
    // A thought that comes too late changes nothing.
    if (!thought || drawn <= id) await take(reply, message, travelling);
  } catch (error) {
    console.error(error);
    refuse(t("broken"));
  } finally {
    if (!thought) busy--;
    catchUp();
  }
}

/** Keys that waited are pressed now, but never into a question that they could not mean. */
function catchUp() {
  while (busy === 0 && waiting.length > 0) {
    key(/** @type {KeyboardEvent} */ (waiting.shift()));
    if (asking() || openPanel()) waiting = [];
  }
}

/** Whether the page itself wants something to be chosen or typed. */
const asking = () => at.asked !== null || at.again !== null || at.putting || at.typing;

/** @param {import("./types").Button} button */
function press(button) {
  if (button.why_not) {
    toast(button.why_not);
    return;
  }
  if (screen?.kind === "table" && button === screen.avoid && button.name === "put_away") {
    const putting = !at.putting;
    settle();
    at.putting = putting;
    say(putting ? t("which_away") : "");
  } else if (button === screen?.back && history.state?.depth > 0) history.back();
  else if (button.asks?.length) askFor(button, send);
  else {
    closePanel();
    if (!("ready" in root.dataset)) toast(t("loading"));
    send(button.do);
  }
}

/** Draw again what the page itself has changed, and say so. @param {string} words */
function say(words) {
  if (screen) draw(screen, []);
  announce([words]);
}

/** @param {Reply} reply @param {Message} message @param {boolean} travelling */
async function take(reply, message, travelling) {
  learn(reply);
  if (reply.again || reply.error) waiting = [];
  if (reply.preferences) prefer(reply.preferences);
  at.thinking = reply.thinking ?? "";
  if (reply.screen) await show(reply, message, travelling);
  if (reply.again) {
    at.again = { message, words: reply.again };
    confirmFatal(message, reply.again);
  }
  if (reply.error) refuse(reply.error);
  if (reply.file) download(reply.file);
  if (reply.text !== undefined && !reply.screen) share(reply.text, reply.link, reply.replay_link);
  toast(...(reply.file ? [t("saved_as", { name: reply.file.name })] : []), ...(reply.notices ?? []));
  if (reply.thinking) send({ do: "think" });
}

/** @param {Reply} reply @param {Message} message @param {boolean} travelling */
async function show(reply, message, travelling) {
  const next = /** @type {Screen} */ (reply.screen);
  const events = reply.happened?.events ?? [];
  const asked = message.do;
  drawn = reply.id;
  settle();
  at.instead = reply.happened?.instead ?? "";
  closePanel();
  if (next.kind === "table") remember(next, events);
  sound(events);
  // What was not there yet can't have been meant.
  if (next.kind !== screen?.kind || events.some((event) => event.kind === "dealt")) waiting = [];
  const fresh = screen?.kind !== next.kind || screen?.name !== next.name || !same(screen?.here, next.here);
  const ended = next.kind === "end" && screen?.kind === "table" && !next.review;
  if (ended) {
    draw(next.table, events);
    await breathe(next.won);
    if (drawn !== reply.id) return;
  }
  draw(next, ended ? [] : events, fresh);
  if (ended) for (const place of app.querySelectorAll("[data-score]")) climb(/** @type {HTMLElement} */ (place), 0, Number(/** @type {HTMLElement} */ (place).dataset.score), 900);
  travel(next, travelling);
  if (next.kind === "title") note("waiting", next.buttons.some((button) => button.name === "continue") ? "yes" : "no");
  else if (next.kind === "table" && next.flow === "game") note("waiting", "yes");
  // Between games a new version of the page may take over.
  if (next.kind === "title" && "ready" in root.dataset) renew();
  speak(reply, next, fresh);
  if (next.kind === "table" && asked === "think" && (next.hint || reply.happened?.said.length)) showHint(next);
}

/** @param {Reply} reply @param {Screen} next @param {boolean} fresh */
function speak(reply, next, fresh) {
  const { told = [], said = [], instead = "" } = reply.happened ?? {};
  const place = next.kind === "table" && (fresh || told.length > 0) ? [next.text, next.asks] : [];
  announce([...told, ...said, instead, ...place, reply.thinking ?? ""]);
}

/** @param {string} words */
function refuse(words) {
  if (complain(words)) return;
  if (screen?.kind === "table") {
    at.error = words;
    say(words);
    at.error = "";
  } else toast(words);
}

/** A fatal move is asked about on its card; typed, in a panel. @param {Message} message @param {string} words */
function confirmFatal(message, words) {
  say(words);
  const mark = find(".way.fatal");
  if (mark) mark.focus();
  else panel(words, [h("div.btns", null, h("button.btn", { type: "button", onclick: closePanel }, t("cancel")), h("button.btn.main", { type: "button", onclick: () => send(message) }, t("do_it")))], "fatal");
}

/** @param {import("./types").Preferences} preferences */
function prefer(preferences) {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme = preferences.theme !== "device" ? preferences.theme : light ? "daylight" : "candle";
  find("meta[name=theme-color]")?.setAttribute("content", getComputedStyle(root).getPropertyValue("--ground"));
  allow(preferences.motion);
  tune(preferences);
  note("theme", preferences.theme);
}

/** Note something for the first moment of the next visit. @param {string} name @param {string} value */
function note(name, value) {
  try {
    localStorage.setItem(`scoundrel-${name}`, value);
  } catch {
    // Only that moment would look otherwise.
  }
}

/** @param {string} name */
function recall(name) {
  try {
    return localStorage.getItem(`scoundrel-${name}`);
  } catch {
    return null;
  }
}

// --- Drawing ---------------------------------------------------------------------------------------------------

/** @param {Screen} next @param {import("./types").Happening[]} events @param {boolean} [fresh] whether it is another page */
function draw(next, events, fresh = false) {
  const was = events.length ? before() : new Map();
  const focus = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.focus;
  screen = next;
  root.dataset.screen = next.kind;
  document.title = next.kind === "title" ? t("name") : `${next.heading} · ${t("name")}`;
  app.replaceChildren(drawing(next));
  root.toggleAttribute("data-fits", root.scrollHeight <= innerHeight + 1);
  if (fresh) {
    scrollTo(0, 0);
    find("h1")?.focus({ preventScroll: true });
  } else if (focus) refocus(focus);
  if (events.length) animate(events, was);
}

/** @param {Screen} next */
function drawing(next) {
  switch (next.kind) {
    case "table": return drawTable(next, page);
    case "title": return drawTitle(next, page);
    case "end": return drawEnd(next, page, at.thinking);
    case "list": return drawList(next, page);
    case "form": return drawForm(next, page);
    case "mix": return drawMix(next, page);
    case "reading": return drawReading(next, page);
    case "calendar": return drawCalendar(next, page);
    case "statistics": return drawStatistics(next, page);
    case "achievements": return drawAchievements(next, page);
    case "threshold": return drawThreshold(next, page);
    case "dealer": return drawDealer(next, page);
  }
}

/** Keep the focus where it was, or on the next card. @param {string} focus */
function refocus(focus) {
  const again = find(`[data-focus="${CSS.escape(focus)}"]`);
  const card = /^(slot|way|fatal|spare)/.test(focus) ? find("button.card:not([aria-disabled])") : null;
  (again ?? card ?? find("h1"))?.focus({ preventScroll: true });
}

// --- Where one is ----------------------------------------------------------------------------------------------

/** How many more steps the browser's history has than the door, as after a reload. */
let shift = 0;
/** Whether the browser is on its way to the step of the screen that is drawn. */
let unwinding = false;

/** How many steps the browser remembers before the screen that is drawn. */
const steps = () => Math.max(0, (screen?.depth ?? 0) + shift);

/**
 * The browser's history has the same steps as the door, so that its Back and the page's own lead to the same screens.
 * @param {Screen} next @param {boolean} [travelling]
 */
function travel(next, travelling = false) {
  const depth = history.state?.depth ?? 0;
  if (travelling) shift = depth - next.depth;
  else if (next.depth === 0) shift = 0;
  if (travelling || unwinding) return;
  const state = { here: next.here, depth: steps() };
  if (state.depth > depth) history.pushState(state, "");
  else if (state.depth === depth) history.replaceState(state, "");
  else go(state.depth - depth);
}

/** @param {number} by */
function go(by) {
  unwinding = true;
  history.go(by);
}

addEventListener("popstate", (event) => {
  if (unwinding) {
    unwinding = false;
    if (screen) travel(screen);
    return;
  }
  const link = linked();
  if (link) send({ do: "open", link });
  else if (!closed(event.state?.depth ?? 0)) send({ do: "back", to: event.state?.here ?? { do: "title" } }, { travelling: true });
});

/** A step back closes what is open over the screen first, and the screen stays. @param {number} depth where it has led */
function closed(depth) {
  if (depth >= steps() || !(openPanel() || asking())) return false;
  closePanel();
  settle();
  say("");
  go(steps() - depth);
  return true;
}

addEventListener("resize", () => root.toggleAttribute("data-fits", root.scrollHeight <= innerHeight + 1));

/** The link in the address; it is taken away, so that a reload goes on instead of beginning again. */
function linked() {
  const link = location.hash.slice(1);
  if (link) history.replaceState(history.state ?? (screen && { here: screen.here, depth: steps() + 1 }), "", location.pathname + location.search);
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

// --- Keys ------------------------------------------------------------------------------------------------------

addEventListener("keydown", (event) => {
  if (busy === 0 || event.key === "Tab") key(event);
  else if (!typingIn(event.target) && !event.repeat && waiting.length < MOST_WAITING) waiting.push(event);
});

/** @param {EventTarget | null} target */
const typingIn = (target) => target instanceof HTMLElement && target.matches("input:not([type=radio], [type=checkbox]), textarea, select");

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || !screen || event.defaultPrevented) return;
  const typing = typingIn(event.target);
  if (typing && event.key !== "Escape") return;
  if (openPanel()) return void panelKey(event);
  const done = event.key === "Escape" ? escape() : screen.kind === "table" ? tableKey(screen, event) : buttonKey(screen, event) || entryKey(screen, event) || arrowKey(event);
  if (done) event.preventDefault();
}

/** @param {KeyboardEvent} event */
function panelKey(event) {
  const done = event.key === "Escape" ? (closePanel(), true) : arrowKey(event);
  if (done) event.preventDefault();
}

function escape() {
  if (asking()) {
    settle();
    say("");
    return true;
  }
  if (screen?.back) press(screen.back);
  return true;
}

/** @param {import("./types").Table} table @param {KeyboardEvent} event */
function tableKey(table, event) {
  const pressed = event.key;
  const card = /^[1-9]$/.test(pressed) ? table.room[Number(pressed) - 1] : null;
  if (card) return tap(card, page), true;
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const slot = table.room[Number(at.asked ?? focused?.dataset.slot ?? -1)];
  const way = slot?.choices.find((choice) => choice.way && choice.key === pressed);
  if (way) return send(way.do), true;
  if (pressed === "Enter") {
    if (at.again) return send(at.again.message), true;
    if (at.asked !== null && slot && !focused?.matches(".way")) return tap(slot, page), true;
    return !focused?.matches("button, a, input") && buttonKey(table, event);
  }
  if (pressed === "/" || pressed === ":") return type(), true;
  if (pressed === "?") return showKeys(table), true;
  if (pressed === "d") return showPiles(table), true;
  if (pressed === "m" || pressed === ".") return more(table, page), true;
  const avoid = table.avoid;
  if (avoid && (avoid.key === pressed || (avoid.key === "p" && pressed === "-"))) return press(avoid), true;
  return buttonKey(table, event) || cardKey(pressed) || arrowKey(event);
}

function type() {
  settle();
  at.typing = true;
  say("");
  find('[data-focus="typed"]')?.focus();
}

/** Step through the cards of the room. @param {string} pressed */
function cardKey(pressed) {
  const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 });
  const step = (steps[pressed] ?? 0) * (root.dir === "rtl" && /Left|Right/.test(pressed) ? -1 : 1);
  if (!step) return false;
  if (at.asked !== null || at.again) {
    const ways = [...app.querySelectorAll(".way")];
    return focusOn(ways, ways.indexOf(/** @type {Element} */ (document.activeElement)), step);
  }
  const cards = [...app.querySelectorAll("button.card")];
  return focusOn(cards, cards.indexOf(/** @type {Element} */ (document.activeElement)), step);
}

/** Go through rows by the arrows. @param {KeyboardEvent} event */
function arrowKey(event) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (!step || (event.target instanceof HTMLElement && event.target.matches("input, select, textarea"))) return false;
  const rows = [...(openPanel() ?? app).querySelectorAll(".row, .btn")];
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
  if (pressed === "Enter" && event.target instanceof HTMLElement && event.target.matches("button, a, input, select, textarea")) return false;
  const button = now.buttons.find((each) => each.key && each.key === pressed) ?? (pressed === "Enter" ? mainButton(now) : undefined);
  if (!button) return false;
  press(button);
  return true;
}

/** What else can be done with the entry that is focused. @param {Screen} now @param {KeyboardEvent} event */
function entryKey(now, event) {
  const focus = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.focus;
  const entry = now.kind === "list" && now.sections.flatMap((section) => section.entries).find((each) => focus === `entry-${each.name}`);
  const button = entry && entry.more.find((each) => each.key && each.key === event.key);
  if (!button) return false;
  press(button);
  return true;
}

/** What Enter does where nothing is focused. @param {Screen} now */
function mainButton(now) {
  if (now.kind === "table") return now.flow === "game" || now.room.some((slot) => slot?.choices.length) ? undefined : inReach(now).near[0];
  return now.kind === "title" ? now.buttons.find((button) => !button.why_not) : undefined;
}

/** Other keys of a replay. @type {Record<string, string>} */
const REPLAY = { n: "ArrowRight", " ": "ArrowRight", p: "ArrowLeft", Backspace: "ArrowLeft" };

// --- Dragging, and the beginning -------------------------------------------------------------------------------

dragging(app, (number, target) => {
  const slot = screen?.kind === "table" ? screen.room[number] : null;
  const choice = slot && dropped(slot, target);
  if (choice) send(choice.do);
  return Boolean(choice);
});

/** What dropping a card somewhere means. @param {import("./types").Slot} slot @param {string} target */
function dropped({ choices, away }, target) {
  if (target === "dungeon") return away;
  const manners = /** @type {Record<string, string[]>} */ ({ weapon: ["weapon", "equips"], hero: ["bare", "breaks", "heals", "wasted", "equips"], discard: ["wasted", "heals", "bare", "breaks"] })[target] ?? [];
  return choices.find((choice) => manners.includes(choice.manner)) ?? (choices.length === 1 ? choices[0] : null);
}

async function begin() {
  const link = linked();
  // Something to look at until the game is there; what is pressed meanwhile waits for it.
  if (first?.screen) {
    learn(first);
    // A game that waits has its place from the first, so that nothing moves under a thumb.
    const waits = first.waiting && recall("waiting") === "yes" ? [first.waiting] : [];
    draw({ ...first.screen, buttons: [...waits, ...first.screen.buttons] }, []);
  }
  const here = link ? null : history.state?.here;
  await send({ do: "hello" }, { travelling: Boolean(here) });
  if (link) await send({ do: "open", link });
  else if (here && here.do !== "title") await send(here, { travelling: true });
  root.dataset.ready = "";
}

begin();
