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
export interface Value { value: string; label: Words }
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
}
export interface Card {
  code: string;
  sign: Words;
  name: Words;
  suit: "c" | "s" | "d" | "h";
  rank: string;
  value: number;
  kind: "monster" | "weapon" | "potion";
  kind_name: Words;
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
  carried: boolean;
  tap: number | null;
  ask: Words | null;
  default: number;
  choices: Choice[];
  away: Choice | null;
}
export interface Hero {
  player: number;
  name: Words;
  bot: string;
  turn: boolean;
  fallen: boolean;
  health: number;
  most: number;
  low: boolean;
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
export interface Advice { lines: Words[]; plans: { plan: Words; worth: Words; chance: number; why: Words }[]; warning: Words[] }
export interface Pile { words: Words; cards: Card[] }
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
}
interface AnyScreen {
  kind: string;
  name?: string;
  heading: Words;
  here: Message | null;
  back: Button | null;
  depth: number;
  buttons: Button[];
  lines?: Words[];
}
export interface Title extends AnyScreen { kind: "title"; motto: Words; today: Words[]; cards: Card[]; /** where there is something to read without the game */ reading?: { label: Words; address: string } }
export interface Table extends AnyScreen {
  kind: "table";
  flow: "game" | "lesson" | "puzzle" | "replay";
  where: Words;
  room_words: Words;
  rules: string;
  room_number: number;
  below: number;
  turn: number;
  over: boolean;
  to_face: Words;
  text: Words;
  asks: Words;
  hint: Words;
  advice: Advice | null;
  caveat?: Words;
  room: (Slot | null)[];
  heroes: Hero[];
  avoid: Button | null;
  piles: { defeated: Pile; spent: Pile; under: Pile };
  unseen: { words: Words; suits: { suit: Card["suit"]; sign: string; ranks: Words; line: Words }[]; known: Pile } | null;
  log: { room: number; heading: Words; told: Words[] }[];
  lines: Words[];
  keys?: Words[];
  progress: { step: number; steps: number; words: Words } | null;
  said: Words[];
  verdict?: { right: boolean; lines: Words[] } | null;
  review?: Review | null;
}
export interface Threshold extends AnyScreen { kind: "threshold"; lines: Words[] }
export interface DealerScreen extends AnyScreen { kind: "dealer"; lines: Words[]; cards?: Card[] }
export interface Verdict {
  name: Words; won: boolean; score: number; health: number; room: number;
  title: Words; how: Words; epitaph: Words; killer: Card | null;
}
export interface Point { room: number; move?: number; before: number; after: number; grade: string; words: Words }
export interface Review {
  curve: Point[]; turning: Words[]; remarks: Words[]; accuracy: number; summary: Words[];
  heading?: Words; axes: Axes;
  turning_point?: { room_number: number; by_cards: boolean; change: number } | null;
}
export interface Axes { x: Words; y: Words }
export interface End extends AnyScreen {
  kind: "end";
  won: boolean;
  table: Table;
  verdicts: Verdict[];
  outlived: Words;
  standing: Words;
  streak: Words;
  caveat: Words;
  deal: string;
  share: Words;
  link: string;
  replay_link: string;
  earned: { key: string; title: Words; sentence: Words }[];
  review: Review | null;
  unreviewed?: Words;
}
export interface Piece { text: Words; changed: boolean }
export interface Entry {
  name: string; label: Words; help: Words; mark: string; state: Words;
  do: Message; why_not: Words; asks?: Field[]; more: Button[];
  differences?: { topic: Words; pieces: Piece[] }[];
}
export interface List extends AnyScreen {
  kind: "list";
  lines: Words[];
  sections: { heading: Words; lines: Words[]; entries: Entry[] }[];
}
export interface Setting {
  name: string; label: Words; help?: Words; value: string; word?: Words; changed?: boolean;
  values?: Value[] | null; least?: number | null; most?: number | null; optional?: boolean; do: Message;
}
export interface Mix extends AnyScreen { kind: "mix"; base: string; also: Words; settings: Setting[] }
export interface Form extends AnyScreen { kind: "form"; lines: Words[]; fields: Setting[] }
export interface Reading extends AnyScreen {
  kind: "reading";
  parts: { kind: "heading" | "paragraph" | "item"; text: Words; level?: number }[];
}
export interface Calendar extends AnyScreen {
  kind: "calendar";
  month: string; weekdays: Words[]; first_weekday: number; today: number | null;
  days: { day: number; date: string; fate: string; sign: Words; words: Words; puzzle: boolean; do?: Message }[];
  legend: { sign: Words; words: Words }[];
  lines: Words[];
  report: Words[];
}
export interface Histogram { bins: { low: number; high: number; games: number; words: Words }[]; axes: Axes }
export interface Accuracy { points: { accuracy: number; mean: number; when: Words }[]; axes: Axes }
export interface Statistics extends AnyScreen {
  kind: "statistics";
  lines: Words[];
  sets: { name: Words; lines: Words[]; histogram: Histogram | null; accuracy: Accuracy | null }[];
}
export interface Achievements extends AnyScreen {
  kind: "achievements";
  lines: Words[];
  achievements: { key: string; title: Words; sentence: Words; earned: boolean; when: Words }[];
}
export type Screen =
  | Title | Table | Threshold | DealerScreen | End | List | Mix | Form | Reading | Calendar | Statistics | Achievements;

export interface Preferences { theme: string; motion: boolean; counter: boolean; sound?: boolean; vibration?: boolean }
export interface Reply {
  id: number;
  screen?: Screen;
  happened?: { told: Words[]; said: Words[]; instead: Words; events: Happening[] };
  next?: string;
  thinking?: Words;
  again?: Words;
  error?: Words;
  file?: { name: string; type: string; text: string };
  text?: Words;
  link?: string;
  replay_link?: string;
  notices?: Words[];
  preferences?: Preferences;
  spoken?: Record<string, Words>;
  texts?: Record<string, Words>;
  language?: string;
  direction?: string;
  /** What the page draws first only if a game waits. */
  waiting?: Button;
}
/** What a screen may ask of the page. */
export interface Page {
  send(message: Message): Promise<void>;
  press(button: Button): void;
  say(words: Words): void;
}
