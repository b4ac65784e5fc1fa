// Which icon goes with what can be done.

import { icon } from "./dom.js";

/** @type {Record<string, string>} */
const OF = {
  achievements: "star", again: "undo", away: "run", begin: "door", calendar: "day", continue: "play", curve: "chart", daily: "day",
  earlier: "back", export: "share", export_all: "share", first: "first", forget: "bin", games: "watch", guides: "book", habits: "chart",
  hint: "hint", import: "door", import_all: "door", keep: "check", keys: "key", last: "last", later: "next", lesson: "book",
  lessons: "book", look: "watch", mix: "gear", new: "swords", next: "next", next_game: "swords", next_puzzle: "puzzle", onward: "next",
  open: "code", previous: "back", puzzle: "puzzle", puzzles: "puzzle", put_away: "run", replay: "watch", review: "chart", rules: "book",
  run: "run", settings: "gear", share: "share", solution: "key", statistics: "chart", tips: "hint", title: "menu", try: "undo", two: "two",
  undo: "undo", watch: "watch", winnable: "check",
};
/** Icons that point along the line of reading. */
const TURNS = new Set(["back", "next", "first", "last", "undo", "run", "play"]);

/** @param {string} name the name of a button */
export function iconOf(name) {
  return turned(OF[name] ?? "next");
}

/** @param {string} name the name of an icon */
export function turned(name) {
  const drawn = icon(name);
  if (TURNS.has(name)) drawn.classList.add("turns");
  if (name === "hint") drawn.classList.add("lit");
  return drawn;
}
