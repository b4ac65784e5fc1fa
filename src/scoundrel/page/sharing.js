// A finished game as it is shared: a cell for each room, drawn by the page so that it looks alike everywhere.

import { h, icon } from "./dom.js";
import { t, words } from "./words.js";

/** @typedef {import("./types").Shared} Shared @typedef {import("./types").Party} Party */

/** The sign in a cell, where the health is not what it tells. @type {Record<string, string>} */
const SIGNS = { escaped: "sun", fell: "skull" };

/** The cells of a player, five to a row, which are heard in words elsewhere. @param {string[]} cells */
export function squares(cells) {
  return h(
    "span.squares",
    { ariaHidden: "true" },
    ...cells.map((cell) => h(`i.${cell}`, null, SIGNS[cell] && icon(SIGNS[cell]))),
  );
}

/** @param {Party} party */
export const party = (party) => [h("p.result", null, ...words(party.result)), squares(party.cells)];

/**
 * What will be pasted, drawn; and a choice between what the cells of the text are made of.
 * @param {Shared} shared @param {string} text the text as it is now @param {(text: string) => void} choose
 */
export function preview(shared, text, choose) {
  const ways = shared.drawn.map((way) =>
    h(
      "label",
      null,
      h("input", { type: "radio", name: "drawn", checked: way.text === text, onchange: () => choose(way.text) }),
      h("span", null, ...words(way.label)),
    ),
  );
  return h(
    "div.shared",
    null,
    h(
      "div.posted",
      { role: "img", ariaLabel: shared.words.join(" ") },
      h("p.name", null, ...words(shared.title)),
      ...shared.parties.flatMap(party),
    ),
    h("fieldset", null, h("legend.sr", null, t("squares")), h("div.seg", null, ...ways)),
  );
}
