// The bestiary: a chapter of portraits, and beside or over it the entry that is open.

import { artOf, shown } from "./cards.js";
import { h, symbol } from "./dom.js";
import { iconOf, turned } from "./icons.js";
import { frame } from "./pages.js";
import { capital, t, words } from "./words.js";

/** @typedef {import("./types").Bestiary} Bestiary @typedef {import("./types").Page} Page @typedef {import("./types").Portrait} Portrait */

/** @param {Bestiary} screen @param {Page} page */
export function drawBestiary(screen, page) {
  return frame(
    screen,
    page,
    [
      h(
        "div.book",
        { dataOpened: screen.opened },
        h(
          "div.leaves",
          null,
          h(
            "div.chapters",
            { role: "group", ariaLabel: screen.heading },
            ...screen.chapters.map((each) => tab(each, page)),
          ),
          h("p.count", null, ...words(screen.count)),
          ...screen.lines.map((line) => h("p.quiet-text", null, ...words(line))),
          ...screen.groups.map((group) => group_(group, screen, page)),
        ),
        entry(screen, page),
      ),
    ],
    { look: ".bestiary.wide" },
  );
}

/** @param {Bestiary["chapters"][number]} each @param {Page} page */
function tab(each, page) {
  return h(
    "button",
    {
      type: "button",
      ariaPressed: String(each.chosen),
      dataFocus: `chapter-${each.name}`,
      onclick: () => page.press(each),
    },
    each.label,
  );
}

/** @param {Bestiary["groups"][number]} group @param {Bestiary} screen @param {Page} page */
function group_(group, screen, page) {
  return h(
    "section",
    null,
    h("h2", null, symbol(group.suit, "pip"), ...words(group.heading)),
    h("ol.beasts", null, ...group.entries.map((each) => portrait(each, screen, page))),
  );
}

/** A portrait on parchment; of what was never met only the shape. @param {Portrait} each @param {Bestiary} screen @param {Page} page */
function portrait(each, screen, page) {
  const { card } = each;
  return h(
    "li",
    null,
    h(
      `button.beast.${each.known ? "known" : "unknown"}.${card.kind}`,
      {
        type: "button",
        ariaLabel: each.label,
        ariaCurrent: card.code === screen.entry.card.code ? "true" : null,
        dataFocus: `beast-${card.code}`,
        onclick: () => page.send(each.do),
      },
      symbol(artOf(card), "art"),
      h("span.rk", { ariaHidden: "true" }, card.rank, !card.code.startsWith("X") && symbol(card.suit, "pip")),
    ),
    h("small", { ariaHidden: "true" }, ...words(each.name)),
  );
}

/** @param {Bestiary} screen @param {Page} page */
function entry(screen, page) {
  const { entry: each, list } = screen;
  return h(
    "article.creature",
    { ariaLabel: each.label },
    h(
      "button.btn.to-list",
      { type: "button", dataFocus: "list", onclick: () => page.press(list) },
      turned("back"),
      h("span", null, list.label),
    ),
    h(`div.portrait${each.known ? "" : ".unknown"}`, null, shown(each.card)),
    h(
      "div.creature-words",
      null,
      h("h2", null, ...words(capital(each.name))),
      h("p.worth", null, ...words(each.worth)),
      each.line && h("p.epitaph", null, ...words(each.line)),
      each.tallies.length > 0 &&
        h(
          "dl.tallies",
          null,
          ...each.tallies.map((one) =>
            h(`div.of-${one.name}`, null, h("dd", null, one.number), h("dt", null, ...words(one.words))),
          ),
        ),
      h("ul.facts", null, ...each.facts.map((fact) => h("li", null, ...words(fact)))),
      h("nav.leaf", { ariaLabel: t("moves") }, leaf(each.before, "previous", page), leaf(each.after, "next", page)),
    ),
  );
}

/** @param {Portrait | null} each @param {string} name @param {Page} page */
function leaf(each, name, page) {
  return (
    each &&
    h(
      "button.btn",
      { type: "button", dataFocus: `leaf-${name}`, ariaLabel: each.label, onclick: () => page.send(each.do) },
      iconOf(name),
      h("span", null, ...words(each.name)),
    )
  );
}
