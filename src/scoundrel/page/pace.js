// What is watched goes on by itself, a move at a time; whoever steps by hand pauses it.

import { openPanel } from "./dialogs.js";

/** @typedef {import("./types").Screen} Screen @typedef {import("./types").Table} Table @typedef {import("./types").Page} Page */

/** How many seconds a move may stay, from the fastest pace to the slowest. */
const PACES = [0.5, 1, 2, 3, 5, 8];

/** Whether it plays, and how many seconds a move stays. */
export const pace = { playing: false, seconds: 2 };
let timer = 0;
/** The game that is watched. */
let watched = "";

/** @param {Screen} screen @returns {screen is Table} */
const isWatched = (screen) => screen.kind === "table" && screen.flow === "replay";

/** The next move, as long as there is one. @param {Table} screen */
const following = (screen) => screen.buttons.find((button) => button.name === "next" && !button.why_not);

/** A screen was drawn: what plays goes on from it after a while. @param {Screen} screen @param {Page} page */
export function goOn(screen, page) {
  clearTimeout(timer);
  const here = isWatched(screen) ? JSON.stringify({ ...screen.here, move: 0, moves: 0, reviewed: 0 }) : "";
  // A bot plays from the first; a game that was played before waits to be started.
  if (here !== watched) pace.playing = screen.here?.do === "watch" && !screen.here.move;
  watched = here;
  if (!isWatched(screen) || !following(screen)) pace.playing = false;
  if (pace.playing) timer = window.setTimeout(() => step(page), pace.seconds * 1000);
}

/** @param {Page} page */
function step(page) {
  const screen = page.screen();
  if (!screen || !pace.playing) return;
  if (openPanel() || page.busy()) return goOn(screen, page);
  const next = isWatched(screen) && following(screen);
  if (next) page.send(next.do);
}

/** Play, or pause. @param {Page} page */
export function play(page) {
  pace.playing = !pace.playing;
  if (pace.playing) step(page);
  page.say("");
}

export function pause() {
  pace.playing = false;
  clearTimeout(timer);
}

/** Faster (-1) or slower (1). @param {number} by @param {Page} page */
export function change(by, page) {
  const here = PACES.indexOf(pace.seconds);
  pace.seconds = PACES[Math.max(0, Math.min(PACES.length - 1, here + by))];
  const screen = page.screen();
  page.say("");
  if (screen) goOn(screen, page);
}
