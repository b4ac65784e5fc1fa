// Cards, large and small.

import { h, icon, symbol } from "./dom.js";
import { said, tied, words } from "./words.js";

/** The narrator's own creatures and things, by suit and value from 2 on. @type {Record<string, string[]>} */
const LADDER = {
  c: "rat bat viper goblin wolf boar orc bear ogre headsman trollqueen hornking behemoth dragon".split(" "),
  s: "hand skull imp skeleton ghoul drowned wraith mummy vampire knave palequeen deadking reaper dragon".split(" "),
  d: "knife cudgel hatchet sickle spear mace sword waraxe greatsword halberd halberd burning burning".split(" "),
  h: "vial vial vial flask flask flask bottle bottle bottle bottle bottle bottle bottle".split(" "),
};

/** @param {import("./types").Card} card */
export const artOf = (card) => LADDER[card.suit]?.[card.value - 2] ?? "dragon";

/** The sign of the suit; a dragon has none. @param {import("./types").Card} card */
const pip = (card) => !card.code.startsWith("X") && symbol(card.suit, "pip");

/** @param {import("./types").Card} card */
export function corner(card) {
  return h("span.corner", { ariaHidden: "true" }, h("b", null, card.rank), pip(card));
}

/** A small card: rank over suit. @param {import("./types").Card} card */
export function mini(card) {
  return h(
    `span.mini.${card.kind}`,
    { title: card.name },
    h("span", { ariaHidden: "true" }, card.rank),
    pip(card),
    h("span.sr", null, card.name),
  );
}

/** A card that only shows itself. @param {import("./types").Card} card */
export function shown(card) {
  return h(
    `div.card.still.${card.kind}`,
    { role: "img", ariaLabel: card.name },
    corner(card),
    symbol(artOf(card), "art"),
    h("span.foot", null),
  );
}

/**
 * A card in the room; its foot says what taking it does.
 * @param {import("./types").Slot} slot
 * @param {{ away: boolean, narrow: boolean, asked?: import("./types").Choice }} how whether cards are put away now, whether they
 * are narrow, and what another tap would do if that is asked
 */
export function cardButton(slot, { away, narrow, asked }) {
  const { card } = slot;
  const choices = slot.choices.length > 0 ? slot.choices : slot.shows;
  const first = asked ?? (away ? slot.away : choices[slot.tap ?? slot.default]);
  const other = asked || away ? undefined : choices.find((each) => each !== first && slot.tap === null);
  const reach = choices.some((each) => each.strikes);
  const wanted = [...choices, slot.away].some((each) => each?.wanted);
  const line = [said(slot.line) || card.name, slot.mark && said(slot.mark.long)].filter(Boolean).join(" ");
  const looks = [
    card.kind,
    first?.danger === "fatal" && "fatal",
    reach && "reach",
    ["safe", "spare"].includes(tone(first)) && tone(first),
    wanted && "hinted",
    asked && "asked",
  ];
  const split = narrow || first?.danger === "fatal";
  const after = first?.change ? [`${first.health - first.change} → ${Math.max(0, first.health)}`] : [];
  const below = split
    ? (first?.foot.slice(1).flatMap((part) => [h("span", null, tied(part)), " "]) ?? [])
    : other
      ? words(other.text)
      : after;
  return h(
    ["button.card", ...looks.filter(Boolean)].join("."),
    {
      type: "button",
      ariaLabel: asked ? said(asked.long) : line,
      ariaDisabled: slot.choices.length > 0 || (away && slot.away) ? null : "true",
      dataFocus: `slot-${slot.slot}`,
      dataSlot: slot.slot,
    },
    corner(card),
    wanted && !slot.mark && h("span.candle", { ariaHidden: "true" }, icon("hint")),
    reach && h("span.edge", { ariaHidden: "true" }, icon("swords")),
    h("kbd.number", { ariaHidden: "true" }, slot.slot + 1),
    symbol(artOf(card), "art"),
    slot.mark && marked(slot.mark),
    first
      ? h(
          "span.foot",
          { ariaHidden: "true" },
          h("b", null, tied(split ? first.foot[0] : first.text)),
          below.length > 0 && h("small", null, ...below),
        )
      : h("span.foot", null),
  );
}

/** What the coach's plan does with a card. @param {import("./types").Mark} mark */
function marked({ number, words: what }) {
  return h(
    number ? "span.plan" : "span.plan.leave",
    { ariaHidden: "true" },
    number > 0 && h("b", null, number),
    h("span", null, ...words(what)),
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
