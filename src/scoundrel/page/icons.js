// Which icon goes with what can be done.

import { icon } from "./dom.js";

/** @type {Record<string, string>} */
const OF = {
  achievements: "star", again: "undo", begin: "door", calendar: "day", continue: "play", daily: "day", deal_code: "code", earlier: "back",
  end: "chart", export: "share", export_all: "share", first: "first", forget: "bin", habits: "chart", hand_over: "next", hint: "hint",
  import: "door", import_all: "door", keep: "check", keep_rules: "check", last: "last", lessons: "book", look: "watch", mistakes: "swords",
  mix: "gear", new_game: "swords", next_game: "swords", next_puzzle: "puzzle", previous: "back", put_away: "run", puzzles: "puzzle",
  replays: "watch", rules: "book", run: "run", seed: "code", settings: "gear", share: "share", solution: "key", start: "play",
  start_over: "undo", statistics: "chart", title: "menu", todays_puzzle: "puzzle", try: "undo", two_players: "two", undo: "undo",
  watch: "watch", winnable: "check",
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
