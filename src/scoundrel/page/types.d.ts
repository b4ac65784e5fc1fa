/** What the door sends: see docs/door.md. For the type checker alone; browsers never load this file. */
export type Message = { do: string; [field: string]: unknown };
export type Words = string;

export interface Field {
  name: string;
  kind: "text" | "long" | "file" | "choice" | "yes" | "number";
  label: Words;
  value: unknown;
  help: Words;
  values?: Value[];
  least?: number;
  most?: number;
}
export interface Value {
  value: string;
  label: Words;
}
/** A language by its own name, and what HTML calls it; that of the device has no tag. */
export interface Tongue extends Value {
  tag: string;
}
export interface Button {
  name: string;
  label: Words;
  help: Words;
  key: string;
  do: Message;
  why_not: Words;
  brief?: Words;
  wanted?: boolean;
  asks?: Field[];
  words?: Words;
  /** of the hint: how many of its steps are shown */ step?: number;
}
export interface Card {
  code: string;
  sign: Words;
  name: Words;
  suit: "c" | "s" | "d" | "h";
  rank: string;
  value: number;
  kind: "monster" | "weapon" | "potion";
  what: Words;
}
export interface Choice {
  do: Message;
  way: string;
  label: Words;
  key: string;
  text: Words;
  foot: Words[];
  long: Words;
  manner: "weapon" | "bare" | "breaks" | "heals" | "wasted" | "equips" | "away";
  danger: "none" | "dangerous" | "fatal";
  health: number;
  change: number;
  strikes: boolean;
  party: number[];
  wanted: boolean;
}
export interface Slot {
  slot: number;
  card: Card;
  line: Words;
  tap: number | null;
  ask: Words | null;
  default: number;
  choices: Choice[];
  /** What taking it would do, where it can only be watched. */
  shows: Choice[];
  away: Choice | null;
  /** what the coach's plan does with it */ mark: Mark | null;
}
export interface Mark {
  number: number;
  manner: string;
  words: Words;
  long: Words;
  next: boolean;
}
export interface Hero {
  player: number;
  name: Words;
  bot: string;
  turn: boolean;
  fallen: boolean;
  health: number;
  /** the health that the coach's plan ends with */ planned: number | null;
  most: number;
  low: boolean;
  /** few enough hearts to hear them */ heartbeat: boolean;
  /** how far the weapon has lost its reach, from 0 to 3 */ dull: number;
  health_words: Words;
  weapon: Card | null;
  slain: Card[];
  weapon_words: Words;
  reach_words: Words;
  potion: boolean;
  potion_words: Words;
  line: Words;
  status: Words;
  party: { name: Words; hearts: number; most: number }[];
}
export interface Advice {
  step: number;
  nudge: Words[];
  lines: Words[];
  plans: { plan: Words; worth: Words; chance: number; why: Words }[];
  warning: Words[];
  note: Words;
}
export interface Pile {
  words: Words;
  cards: Card[];
}
export interface Happening {
  kind: string;
  player?: number;
  card?: Card;
  cards?: { slot: number; card: Card }[];
  slot?: number;
  from?: string;
  to?: string;
  amount?: number;
  health?: number;
  /** a monster worth remembering */ great?: boolean;
}
interface AnyScreen {
  kind: string;
  name?: string;
  heading: Words;
  here: Message;
  layer: "title" | "game" | "page" | "beside";
  back: Button | null;
  buttons: Button[];
  lines?: Words[];
}
/** How the day's dungeon stands. */
export interface Day {
  date: Words;
  opens: Words;
  /** what stands in the gate, and the number below it */ gate: Words;
  number: Words;
  over: boolean;
  won: boolean;
  result: Words;
  share: Button | null;
  week: { day: Words; mark: "lit" | "today" | "out" }[];
  week_words: Words;
  streak: Words;
}
/** A rule set that introduces itself. */
export interface Introduction {
  try: Button;
  dismiss: Button;
}
export interface Title extends AnyScreen {
  kind: "title";
  motto: Words;
  cards: Card[];
  /** whether nothing was played yet */ welcome: boolean;
  /** the names of what stands below the first button, and of everything else, what is of use first */ near: string[];
  rest: string[];
  rest_words: Words;
  language: { label: Words; value: string; values: Tongue[]; do: Message };
  /** how far the game that waits has come, room by room */ way: string[];
  introduction: Introduction | null;
  day: Day;
  /** before the game is there: the entries as they are for those who come back */ others?: Button[];
  /** where there is something to read without the game */ reading?: { label: Words; address: string };
}
export interface Table extends AnyScreen {
  kind: "table";
  flow: "game" | "lesson" | "puzzle" | "replay";
  version?: number;
  made?: number;
  where: Words;
  room_words: Words;
  rules: string;
  room_number: number;
  below: number;
  turn: number;
  over: boolean;
  way: { room: number; rooms: number; rows: string[][] } | null;
  goal: { words: Words; done: number; of: number };
  handover: { waits: boolean; turn: Words; pass: Words; have_it: Words; once: Words } | null;
  text: Words;
  /** of a match on a server: whose seat is here, if only one is; whom it waits for; what somebody proposes */
  mine?: number | null;
  waits?: Words;
  note?: Words;
  asks: Words;
  hint: Words;
  advice: Advice | null;
  caveat?: Words;
  room: (Slot | null)[];
  heroes: Hero[];
  avoid: Button | null;
  piles: { defeated: Pile; spent: Pile; under: Pile };
  unseen: {
    words: Words;
    suits: { suit: Card["suit"]; sign: string; ranks: Words; line: Words }[];
    known: Pile;
  } | null;
  log: { room: number; heading: Words; told: Words[] }[];
  curtained: boolean;
  keys?: Words[];
  progress: { step: number; steps: number; words: Words } | null;
  said: Words[];
  verdict?: { right: boolean; lines: Words[] } | null;
  review?: Review | null;
  considered?: { heading: Words; plans: Advice["plans"] };
}
export interface Plan {
  plan: string;
  words: Words;
  slots: number[];
}
export interface Odds extends Plan {
  chance: number;
  worth: Words;
  best: boolean;
  yours: boolean;
  theirs: boolean;
}
export interface Question extends Omit<Table, "kind"> {
  kind: "question";
  who: Words;
  rule: Words;
  which: Words;
  mark: Words;
  plans: Plan[];
  answer: string | null;
  lines: Words[];
  best: Plan | null;
  reasons: Words[];
  odds_heading: Words;
  yours: Words;
  odds: Odds[];
}
export interface Threshold extends AnyScreen {
  kind: "threshold";
  lines: Words[];
  promise?: Promised;
}
/** What a server has promised before the first card. */
export interface Promised {
  brief: Words;
  lines: Words[];
}
export interface Seat {
  seat: string;
  name: Words;
  role: Words;
  taken: boolean;
  mine: boolean;
  link: string;
  invites: Words;
}
export interface Lobby extends AnyScreen {
  kind: "lobby";
  lines: Words[];
  seats: Seat[];
  watch: string;
  watch_words: Words;
  promise: Promised;
}
export interface Tab extends Button {
  chosen: boolean;
}
export interface Place {
  place: string;
  name: Words;
  named: boolean;
  mine: boolean;
  mean: Words;
  told: Words;
  report: Button | null;
}
export interface Board extends AnyScreen {
  kind: "board";
  lines: Words[];
  rules: { label: Words; value: string; values: Value[]; do: Message };
  periods: Tab[];
  groups: Tab[];
  caption: Words;
  columns: { name: Words; mean: Words };
  entries: Place[];
  mine: Place | null;
}
export interface DealerScreen extends AnyScreen {
  kind: "dealer";
  lines: Words[];
  cards?: Card[];
}
export interface Verdict {
  name: Words;
  won: boolean;
  score: number;
  health: number;
  most: number;
  room: number;
  rooms: number;
  /** how each room was left */ cells: string[];
  /** what is worth telling of the way */ moments: { room: number; words: Words }[];
  title: Words;
  deed: Words;
  how: Words;
  epitaph: Words;
  killer: Card | null;
}
export interface Point {
  room: number;
  move?: number;
  before: number;
  after: number;
  grade: string;
  words: Words;
}
export interface Review {
  curve: Point[];
  turning: Words[];
  remarks: Words[];
  accuracy: number;
  summary: Words[];
  heading?: Words;
  axes: Axes;
  turning_point?: { room_number: number; by_cards: boolean; change: number; words?: Words } | null;
}
export interface Axes {
  x: Words;
  y: Words;
}
export interface End extends AnyScreen {
  kind: "end";
  won: boolean;
  table: Table;
  verdicts: Verdict[];
  outlived: Words;
  standing: Words;
  streak: Words;
  /** what surviving a first dungeon has opened */ opened: Words;
  /** what cost a lost game, once the coach knows */ lesson: Words;
  caveat: Words;
  deal: string;
  shared: Shared;
  replay_link: string;
  earned: { key: string; title: Words; sentence: Words }[];
  /** the looks that were earned with it */ honours: Words[];
  introduction: Introduction | null;
  review: Review | null;
  /** of a game for two, who took what the other needed */ between?: Words[];
  unreviewed?: Words;
  /** of a match on a server */ fair?: { words: Words; lines: Words[]; is_fair: boolean | null; record: Button };
}
export interface Way {
  room: number;
  rooms: number;
  rows: string[][];
}
export interface Picture {
  title: Words;
  result: Words;
  aid: Words;
  unaided: boolean;
  won: boolean;
  way: Way;
  killer: Card | null;
}
export interface Piece {
  text: Words;
  changed: boolean;
}
/** How it went for one player, with a cell for each room. */
export interface Party {
  name: Words;
  result: Words;
  cells: string[];
}
export interface Shared {
  title: Words;
  parties: Party[];
  words: Words[];
  drawn: { value: string; label: Words; text: Words }[];
}
export interface Side {
  heading: Words;
  name: Words;
  result: Words;
  parties: Party[];
  health: number[][];
}
export interface Compare extends AnyScreen {
  kind: "compare";
  mine: Side;
  theirs: Side;
  most: number;
  parting: number | null;
  lines: Words[];
  words: Words[];
  axes: Axes;
}
export interface Entry {
  name: string;
  label: Words;
  help: Words;
  mark: string;
  state: Words;
  way?: Way;
  cards?: Card[];
  do: Message;
  why_not: Words;
  asks?: Field[];
  more: Button[];
  differences?: { topic: Words; pieces: Piece[] }[];
}
export interface List extends AnyScreen {
  kind: "list";
  lines: Words[];
  sections: { heading: Words; lines: Words[]; entries: Entry[] }[];
}
export interface Setting {
  name: string;
  label: Words;
  help?: Words;
  value: string;
  changed?: boolean;
  values?: Value[] | null;
  least?: number | null;
  most?: number | null;
  optional?: boolean;
  /** what else could be chosen once it is earned */ note?: Words;
  do: Message;
}
export interface Mix extends AnyScreen {
  kind: "mix";
  also: Words;
  settings: Setting[];
}
export interface Form extends AnyScreen {
  kind: "form";
  lines: Words[];
  fields: Setting[];
}
export interface Reading extends AnyScreen {
  kind: "reading";
  parts: { kind: "heading" | "paragraph" | "item"; text: Words; level?: number }[];
}
export interface Calendar extends AnyScreen {
  kind: "calendar";
  month: string;
  weekdays: Words[];
  first_weekday: number;
  today: number | null;
  days: { day: number; date: string; fate: string; sign: Words; words: Words; puzzle: boolean; do?: Message }[];
  legend: { sign: Words; words: Words }[];
  lines: Words[];
  report: Words[];
}
export interface Histogram {
  bins: { low: number; high: number; games: number; words: Words }[];
  axes: Axes;
}
export interface Accuracy {
  points: { accuracy: number; mean: number; when: Words }[];
  axes: Axes;
}
export interface Statistics extends AnyScreen {
  kind: "statistics";
  lines: Words[];
  sets: { title: Words; lines: Words[]; histogram: Histogram | null; accuracy: Accuracy | null }[];
}
export interface Achievements extends AnyScreen {
  kind: "achievements";
  lines: Words[];
  achievements: { key: string; title: Words; sentence: Words; earned: boolean; when: Words }[];
}
export interface Portrait {
  card: Card;
  known: boolean;
  name: Words;
  label: Words;
  do: Message;
}
export interface Bestiary extends AnyScreen {
  kind: "bestiary";
  lines: Words[];
  count: Words;
  chapters: (Button & { chosen: boolean })[];
  groups: { heading: Words; suit: string; entries: Portrait[] }[];
  entry: Portrait & {
    worth: Words;
    line: Words;
    tallies: { name: string; words: Words; number: number }[];
    facts: Words[];
    before: Portrait | null;
    after: Portrait | null;
  };
  /** Whether the entry was opened by its card; where there is no room for both, it is shown instead of the chapter. */
  opened: boolean;
  list: Button;
}
export type Screen =
  | Title
  | Table
  | Threshold
  | DealerScreen
  | End
  | List
  | Mix
  | Form
  | Reading
  | Calendar
  | Statistics
  | Achievements
  | Bestiary
  | Question
  | Compare
  | Lobby
  | Board;

export interface Preferences {
  theme: string;
  back: string;
  table: string;
  motion: boolean;
  sound?: boolean;
  vibration?: boolean;
}
export interface Reply {
  id: number;
  screen?: Screen;
  happened?: { told: Words[]; said: Words[]; instead: Words; events: Happening[] };
  next?: string;
  /** the match to whose news the page listens */ news?: { game: string; version: number; watch?: string };
  thinking?: Words;
  think?: Message;
  again?: Words;
  error?: Words;
  file?: { name: string; type: string; text: string };
  text?: Words;
  /** What is said above the text, and what it is called. */
  lines?: Words[];
  heading?: Words;
  link?: string;
  replay_link?: string;
  picture?: Picture;
  /** What is shared of a finished game. */
  shared?: Shared;
  /** The public address that a shared link begins with; empty if there is none, null if it is the page's own. */
  site?: string | null;
  /** What the player is called in a link. */
  name?: Words | null;
  notices?: Words[];
  /** Why something is not saved, as long as that is so. */
  unsaved?: Words;
  preferences?: Preferences;
  spoken?: Record<string, Words>;
  texts?: Record<string, Words>;
  language?: string;
  direction?: string;
}
/** What a screen may ask of the page. */
export interface Page {
  send(message: Message): Promise<void>;
  press(button: Button): void;
  say(words: Words): void;
  cancel(): boolean;
  asking(): boolean;
  busy(): boolean;
  screen(): Screen | null;
}
