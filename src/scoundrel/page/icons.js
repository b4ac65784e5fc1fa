// Which icon goes with what can be done.

import { icon } from "./dom.js";

/** @type {Record<string, string>} */
const OF = {
  accept: "check",
  account: "key",
  achievements: "star",
  around: "watch",
  again: "undo",
  answer: "check",
  begin: "door",
  bestiary: "beast",
  boards: "crown",
  calendar: "day",
  compare: "two",
  continue: "play",
  daily: "day",
  deal_code: "code",
  delete: "bin",
  earlier: "back",
  end: "chart",
  export: "share",
  export_all: "share",
  find: "watch",
  first: "first",
  forget: "bin",
  friend: "two",
  give_up: "close",
  habits: "chart",
  hand_over: "next",
  hint: "hint",
  import: "door",
  import_all: "door",
  keep: "check",
  keep_rules: "check",
  last: "last",
  learn: "book",
  lessons: "book",
  look: "watch",
  mistakes: "swords",
  mix: "gear",
  more: "more",
  narrate: "book",
  new_game: "swords",
  next_dungeon: "next",
  next_game: "swords",
  next_puzzle: "puzzle",
  play: "play",
  play_on: "play",
  previous: "back",
  put_away: "run",
  puzzles: "puzzle",
  ranked: "seal",
  record: "share",
  rematch: "swords",
  replays: "watch",
  resign: "close",
  rule_sets: "swords",
  rules: "book",
  run: "run",
  seed: "code",
  settings: "gear",
  share: "share",
  skip_lesson: "last",
  solution: "key",
  start: "play",
  start_over: "undo",
  stand_in_mine: "swords",
  stand_in_other: "swords",
  statistics: "chart",
  title: "menu",
  todays_puzzle: "puzzle",
  top: "crown",
  try: "undo",
  two_players: "two",
  undo: "undo",
  watch: "watch",
  watch_bot: "watch",
  watch_link: "share",
  winnable: "check",
};
/** Icons that point along the line of reading. */
const TURNS = new Set(["back", "next", "first", "last", "undo", "run", "play", "faster", "slower"]);

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
