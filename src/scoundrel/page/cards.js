// Cards, large and small.

import { h, icon, symbol } from "./dom.js";
import { said, tied, words } from "./words.js";

/** The narrator's own creatures and things, by suit and value from 2 on. @type {Record<string, string[]>} */
const LADDER = {
  c: "rat bat viper goblin wolf boar orc bear ogre headsman trollqueen hornking behemoth dragon".split(" "),
  s: "hand skull imp skeleton ghoul drowned wraith mummy vampire knave palequeen deadking reaper jester".split(" "),
  d: "knife cudgel hatchet sickle spear mace sword waraxe greatsword halberd halberd burning burning".split(" "),
  h: "vial vial vial flask flask flask bottle bottle bottle bottle bottle bottle bottle".split(" "),
};

/** @param {import("./types").Card} card */
export const artOf = (card) => LADDER[card.suit]?.[card.value - 2] ?? "jester";

/** @param {import("./types").Card} card */
const rank = (card) => (card.code.startsWith("X") ? "★" : card.rank);

/** @param {import("./types").Card} card */
export function corner(card) {
  return h("span.corner", { ariaHidden: "true" }, h("b", null, rank(card)), symbol(card.suit, "pip"));
}

/** A small card: rank over suit. @param {import("./types").Card} card */
export function mini(card) {
  return h(`span.mini.${card.kind}`, { title: card.name }, h("span", { ariaHidden: "true" }, rank(card)), symbol(card.suit, "pip"), h("span.sr", null, card.name));
}

/** A card that only shows itself. @param {import("./types").Card} card */
export function shown(card) {
  return h(`div.card.still.${card.kind}`, { role: "img", ariaLabel: card.name }, corner(card), symbol(artOf(card), "art"), h("span.foot", null));
}

/**
 * A card in the room; its foot says what taking it does.
 * @param {import("./types").Slot} slot @param {import("./types").Hero | undefined} hero
 * @param {{ away: boolean, narrow: boolean }} how whether cards are put away now, and whether they are narrow
 */
export function cardButton(slot, hero, { away, narrow }) {
  const { card, choices } = slot;
  const first = away ? slot.away : choices[slot.tap ?? slot.default];
  const other = away ? undefined : choices.find((each) => each !== first && slot.tap === null);
  const reach = choices.some((each) => each.strikes);
  const wanted = [...choices, slot.away].some((each) => each?.wanted);
  const looks = [card.kind, first?.danger === "fatal" && "fatal", reach && "reach", ["safe", "spare"].includes(tone(first)) && tone(first), wanted && "hinted"];
  const split = narrow || first?.danger === "fatal";
  const after = first?.change ? [`${hero?.health} → ${Math.max(0, first.health)}`] : [];
  const below = split ? first?.foot.slice(1).flatMap((part) => [h("span", null, tied(part)), " "]) ?? [] : other ? words(other.text) : after;
  return h(
    ["button.card", ...looks.filter(Boolean)].join("."),
    { type: "button", ariaLabel: said(slot.line) || card.name, ariaDisabled: first ? null : "true", dataFocus: `slot-${slot.slot}`, dataSlot: slot.slot },
    corner(card),
    wanted && h("span.candle", { ariaHidden: "true" }, icon("hint")),
    reach && h("span.edge", { ariaHidden: "true" }, icon("swords")),
    h("kbd.number", { ariaHidden: "true" }, slot.slot + 1),
    symbol(artOf(card), "art"),
    first ? h("span.foot", { ariaHidden: "true" }, h("b", null, tied(split ? first.foot[0] : first.text)), below.length > 0 && h("small", null, ...below)) : h("span.foot", null),
  );
}

/** The colour of a choice: what it does to you. @param {import("./types").Choice | null | undefined} choice */
export function tone(choice) {
  if (!choice) return "";
  if (choice.danger === "fatal") return "fatal";
  if (choice.change > 0) return "heals";
  if (choice.manner === "heals" || choice.manner === "wasted") return "spare";
  return choice.change < 0 ? "costs" : "safe";
}

/** The face of a hidden card. */
export function hidden() {
  return h("div.card.hidden.still", { ariaHidden: "true" }, symbol("i-hint", "art"));
}
