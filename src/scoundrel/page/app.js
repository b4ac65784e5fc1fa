// The page talks to the door: it sends a message and draws the reply. It knows no rules and has no sentences.

import { ask, firstReply, note, renew } from "./host.js";
import { askFor, closePanel, complain, download, openPanel, panel, share, toast } from "./dialogs.js";
import { drawBestiary } from "./bestiary.js";
import { find, h } from "./dom.js";
import { dragging } from "./drag.js";
import { award, climbOut, drawEnd, foldAll } from "./ending.js";
import "./loading.js";
import { allow, animate, before, climb } from "./motion.js";
import {
  drawAchievements,
  drawCalendar,
  drawDealer,
  drawForm,
  drawList,
  drawMix,
  drawReading,
  drawStatistics,
  drawThreshold,
} from "./pages.js";
import { drawCompare } from "./compare.js";
import { goOn, pause } from "./pace.js";
import { pictured } from "./picture.js";
import { hear } from "./news.js";
import { drawBoard, drawLobby, drawSealed } from "./online.js";
import { drawQuestion } from "./question.js";
import { heart, play, sound, tune } from "./sound.js";
import { catchUp, forgetKeys, listen } from "./keys.js";
import { at, drawTable, fold, handOver, remember, same, clearQuestion, showHint } from "./table.js";
import { drawTitle, expected, noteGame, noteTitle } from "./title.js";
import { canGoBack, linked, onTravel, opened, stay, travel } from "./travel.js";
import { announce, learn, t } from "./words.js";

/** @typedef {import("./types").Message} Message @typedef {import("./types").Reply} Reply @typedef {import("./types").Screen} Screen */

/** How long what happened is read, and the score counts, before what was earned lies over it. */
const HEADLINE = 1500;
const root = document.documentElement;
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {Screen | null} */
let screen = null;
let last = 0;
let drawn = 0;
/** How many messages are waiting for a reply that a key must wait for. */
let busy = 0;
/** What was pressed last before the game was there; it comes by itself. @type {import("./types").Button | null} */
let early = null;
/** Whether somebody here was to do something when the last screen was drawn. */
let mine = false;
/** Whether it is told that it is somebody's turn who looks elsewhere. */
let calling = false;
/** The move being sent, so that a double tap makes it only once. @type {Message | null} */
let moving = null;

/** @type {import("./types").Page} */
const page = { send, press, say, cancel, asking, screen: () => screen, busy: () => busy > 0 };
/** The prefix of the keys of this window's messages, different from that of any other window. */
const WINDOW = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");

// --- Messages --------------------------------------------------------------------------------------------------

/**
 * @typedef {object} Sending
 * @property {boolean} [travelling] through the browser's history, which stays as it is
 * @property {boolean} [thought] it takes a while, and nobody has to wait for it
 * @property {boolean} [passing] its screen is only there until the next one comes
 * @property {boolean} [quiet] the page asks by itself: what goes wrong is not told
 */

/** @param {Message} message @param {Sending} [how] */
async function send(message, how = {}) {
  const { thought = false } = how;
  if (message.do === "move" && same(message, moving)) return;
  if (message.do === "move") moving = message;
  const id = ++last;
  // Making a fatal move again after being asked about it confirms it.
  const sure = at.again && same(message, at.again.message) ? { sure: true } : {};
  if (!thought) busy++;
  try {
    const reply = await ask({ id, key: `${WINDOW}-${id}`, ...place(), ...message, ...sure }, thought);
    // A thought that comes too late changes nothing.
    if (!thought || drawn <= id) await take(reply, message, how);
  } catch (error) {
    console.error(error);
    refuse(t("broken"));
  } finally {
    if (message === moving) moving = null;
    if (!thought) busy--;
    catchUp();
  }
}

/** Where and when the page is, which languages it reads, and how the game stood there: the door remembers nothing of it. */
function place() {
  const viewer = {
    zone: -new Date().getTimezoneOffset(),
    languages: [...navigator.languages],
    ...(root.lang && { language: root.lang }),
  };
  if (!screen) return viewer;
  const { version, made } =
    screen.kind === "end" ? screen.table : /** @type {Partial<import("./types").Table>} */ (screen);
  return { ...viewer, at: screen.here, ...(version !== undefined && { version, made }) };
}

/** Whether the page itself wants something to be chosen or typed. */
function asking() {
  return at.asked !== null || at.again !== null || at.putting || at.typing;
}

/** @param {import("./types").Button} button */
function press(button) {
  if (button.why_not) {
    toast(button.why_not);
    return;
  }
  if (screen?.kind === "table" && button === screen.avoid && button.name === "put_away") {
    const putting = !at.putting;
    clearQuestion();
    at.putting = putting;
    say(putting ? t("which_away") : "");
  } else if (button === screen?.back && canGoBack()) history.back();
  else if (button.asks?.length) askFor(button, send);
  else {
    if (button.do.do === "step") pause();
    closePanel();
    if ("ready" in root.dataset) send(button.do);
    else {
      early = button;
      toast(t("loading"));
    }
  }
}

/** Draw again what the page itself has changed, and say so. @param {string} words */
function say(words) {
  if (screen) draw(screen, []);
  announce([words]);
}

/** @param {Reply} reply @param {Message} message @param {Sending} how */
async function take(reply, message, how) {
  learn(reply);
  if (how.quiet && reply.error) return;
  if (reply.again || reply.error) forgetKeys();
  if (reply.preferences) prefer(reply.preferences);
  at.thinking = reply.thinking ?? "";
  mark(reply.unsaved ?? "");
  if (reply.screen) await show(reply, how);
  else if (reply.thinking) say(reply.thinking);
  if (reply.screen || reply.news) hear(reply.news ?? null, () => send({ do: "news" }, { quiet: true }));
  if (reply.again) {
    at.again = { message, words: reply.again, since: performance.now() };
    confirmFatal(message, reply.again);
  }
  if (reply.error) refuse(reply.error);
  if (reply.file) download(reply.file);
  if (reply.text !== undefined && !reply.screen)
    share(reply, (name) => send({ ...message, name }), reply.picture && pictured(reply.picture));
  toast(...(reply.file ? [t("saved_as", { name: reply.file.name })] : []), ...(reply.notices ?? []));
  if (reply.think) send(reply.think, { ...how, thought: true });
}

/** @param {Reply} reply @param {Sending} how */
async function show(reply, { travelling = false, thought = false, passing = false, quiet = false }) {
  const next = /** @type {Screen} */ (reply.screen);
  const events = reply.happened?.events ?? [];
  drawn = reply.id;
  clearQuestion();
  at.instead = reply.happened?.instead ?? "";
  // What was earned is looked at while the coach thinks.
  const stays = (thought && openPanel()?.dataset.name === "earned") || (quiet && next.kind === screen?.kind);
  if (!stays) closePanel();
  if (next.kind === "table" || next.kind === "end") remember(next.kind === "end" ? next.table : next, events);
  sound(events);
  heart(
    next.kind === "table" && next.heroes.some((hero) => hero.heartbeat),
    events.some((event) => event.kind === "damaged"),
  );
  // Keys pressed before this screen or room appeared can't have been meant for it.
  if (next.kind !== screen?.kind || events.some((event) => event.kind === "dealt")) forgetKeys();
  const fresh = screen?.kind !== next.kind || screen?.name !== next.name || !same(screen?.here, next.here);
  const handed =
    next.kind === "table" && screen?.kind === "table" && next.turn !== screen.turn && same(next.here, screen.here);
  const ended = next.kind === "end" && screen?.kind === "table" && !next.review ? next : null;
  if (ended) foldAll();
  draw(next, ended ? [] : events, fresh);
  if (ended) end(ended);
  call(reply, quiet);
  if (handed && next.kind === "table" && next.handover) {
    play("knock");
    handOver(next, next.handover, reply.happened?.told ?? [], page);
  }
  goOn(next, page);
  if (!passing) travel(next, travelling);
  if (next.kind === "title") noteTitle(next);
  else if (next.kind === "table" && next.flow === "game") noteGame();
  // Between games a new version of the page may take over.
  if (next.kind === "title" && "ready" in root.dataset) renew();
  speak(reply, next, fresh);
  if (next.kind === "table" && thought && (next.advice ? next.advice.note : reply.happened?.said.length))
    showHint(next);
}

/** Whoever waited for a friend is called, even to another tab. @param {Reply} reply @param {boolean} quiet */
function call(reply, quiet) {
  const was = mine;
  mine = reply.next === "player" || reply.next === "dealer";
  if (!quiet || !mine || was) return;
  play("knock");
  calling = document.hidden;
  entitle();
}

/** What the tab is called. */
function entitle() {
  const name = screen && screen.kind !== "title" ? `${screen.heading} · ${t("name")}` : t("name");
  document.title = calling ? `● ${t("your_turn")}` : name;
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden || !calling) return;
  calling = false;
  entitle();
});

/** The end comes at once, and what moves lies over it. @param {import("./types").End} ended */
function end(ended) {
  const [first] = ended.verdicts;
  const arrive = () => {
    for (const place of app.querySelectorAll("[data-score]"))
      climb(/** @type {HTMLElement} */ (place), 0, Number(/** @type {HTMLElement} */ (place).dataset.score), 600);
    setTimeout(() => {
      if (screen?.kind === "end" && !openPanel()) award(() => (screen?.kind === "end" ? screen.earned : []), play);
    }, HEADLINE);
  };
  play(ended.won ? "climb" : "fall");
  if (ended.won) climbOut(first.epitaph, arrive);
  else arrive();
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
  } else if (screen) toast(words);
  else app.replaceChildren(h("p.old", { role: "alert" }, words));
}

/** A fatal move is asked about on its card; typed, in a panel. @param {Message} message @param {string} words */
function confirmFatal(message, words) {
  say(words);
  const card = find(".ways .card");
  if (card) card.focus();
  else
    panel(
      words,
      [
        h(
          "div.btns",
          null,
          h("button.btn", { type: "button", onclick: cancel }, t("cancel")),
          h("button.btn.main", { type: "button", onclick: () => send(message) }, t("do_it")),
        ),
      ],
      "fatal",
      () => (closePanel(), putDown()),
    );
}

/** As long as something is not saved, the page says so, and asks for it to be saved. @param {string} words */
function mark(words) {
  const strip = /** @type {HTMLElement} */ (document.getElementById("unsaved"));
  strip.hidden = !words;
  if (words && strip.dataset.words !== words) toast(words);
  strip.dataset.words = words;
  strip.textContent = words && t("unsaved");
  strip.onclick = () => toast(words);
  clearTimeout(saving);
  if (words) saving = setTimeout(() => send({ do: "save" }), 5000);
}
let saving = 0;

/** @param {import("./types").Preferences} preferences */
function prefer(preferences) {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme = preferences.theme !== "device" ? preferences.theme : light ? "daylight" : "candle";
  find("meta[name=theme-color]")?.setAttribute("content", getComputedStyle(root).getPropertyValue("--ground"));
  root.dataset.back = preferences.back;
  root.dataset.table = preferences.table;
  allow(preferences.motion);
  tune(preferences);
  note("theme", preferences.theme);
}

// --- Drawing ---------------------------------------------------------------------------------------------------

/** @param {Screen} next @param {import("./types").Happening[]} events @param {boolean} [fresh] whether it is another page */
function draw(next, events, fresh = false) {
  const was = events.length ? before() : new Map();
  const focus = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.focus;
  screen = next;
  root.dataset.screen = next.kind;
  entitle();
  app.replaceChildren(drawing(next));
  measure();
  if (fresh) {
    scrollTo(0, 0);
    find("h1")?.focus({ preventScroll: true });
  } else if (focus) refocus(focus);
  if (events.length) animate(events, was);
}

/** What depends on the size of the window. */
function measure() {
  fold();
  root.toggleAttribute("data-fits", root.scrollHeight <= innerHeight + 1);
}

/** @param {Screen} next */
function drawing(next) {
  switch (next.kind) {
    case "table":
      return drawTable(next, page);
    case "title":
      return drawTitle(next, page);
    case "end":
      return drawEnd(next, page, at.thinking);
    case "list":
      return drawList(next, page);
    case "form":
      return drawForm(next, page);
    case "mix":
      return drawMix(next, page);
    case "reading":
      return drawReading(next, page);
    case "calendar":
      return drawCalendar(next, page);
    case "statistics":
      return drawStatistics(next, page);
    case "achievements":
      return drawAchievements(next, page);
    case "bestiary":
      return drawBestiary(next, page);
    case "threshold":
      return next.name === "match" ? drawSealed(next, page) : drawThreshold(next, page);
    case "lobby":
      return drawLobby(next, page);
    case "board":
      return drawBoard(next, page);
    case "compare":
      return drawCompare(next, page);
    case "dealer":
      return drawDealer(next, page);
    case "question":
      return drawQuestion(next, page);
  }
}

/** Keep the focus where it was, or on the next card. @param {string} focus */
function refocus(focus) {
  const again = find(`[data-focus="${CSS.escape(focus)}"]`);
  const card = /^(slot|way|fatal|spare)/.test(focus) ? find("button.card:not([aria-disabled])") : null;
  (again ?? card ?? find("h1"))?.focus({ preventScroll: true });
}

// --- What the page itself asks ---------------------------------------------------------------------------------

/** Close the panel that is open, or else put down the card that is asked about; whether there was anything to cancel. */
function cancel() {
  const open = openPanel();
  if (open) open.dispatchEvent(new Event("cancel", { cancelable: true }));
  else if (asking()) putDown();
  else return false;
  return true;
}

/** Nothing is asked any more. */
function putDown() {
  const card = find(".ways .card")?.dataset.focus;
  clearQuestion();
  say("");
  if (card) refocus(card);
}

// A tap beside the cards puts down the one that is asked about.
app.addEventListener("click", (event) => {
  if ((at.asked !== null || at.again) && !(/** @type {Element} */ (event.target).closest("button, input"))) cancel();
});

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
  const manners =
    /** @type {Record<string, string[]>} */ ({
      weapon: ["weapon", "equips"],
      hero: ["bare", "breaks", "heals", "wasted", "equips"],
      discard: ["wasted", "heals", "bare", "breaks"],
    })[target] ?? [];
  return choices.find((choice) => manners.includes(choice.manner)) ?? (choices.length === 1 ? choices[0] : null);
}

async function begin() {
  const link = linked();
  const first = await firstReply();
  // Something to look at until the game is there; what is pressed meanwhile waits for it.
  if (first?.screen) {
    learn(first);
    draw(expected(/** @type {import("./types").Title} */ (first.screen)), []);
  }
  const here = link ? null : opened();
  const elsewhere = here !== null && here.do !== "title";
  await send({ do: "hello" }, { passing: elsewhere });
  if (link) await send({ do: "open", link });
  else if (elsewhere) await send(here, { travelling: true });
  root.dataset.ready = "";
  // Whoever follows a link wants what it leads to.
  if (early && !link) press(early);
}

listen(page);
onTravel(
  (here, back) => (back && cancel() ? stay() : send(here, { travelling: true })),
  (link) => send({ do: "open", link }),
);
addEventListener("resize", measure);

begin();
