// What a server adds: the sealed deck before a match, the table that waits for somebody, the boards.

import { choice, copy } from "./dialogs.js";
import { h, icon, symbol } from "./dom.js";
import { frame, paragraphs } from "./pages.js";
import { t, words } from "./words.js";

/** @typedef {import("./types").Page} Page */

/** The promise before the first card. @param {import("./types").Threshold} screen @param {Page} page */
export function drawSealed(screen, page) {
  return frame(
    screen,
    page,
    [
      h(
        "div.sealed-deck",
        { ariaHidden: "true" },
        ...["", "", ""].map(() => h("span.card.hidden", null)),
        h("i.ribbon", null),
        h("i.ribbon.across", null),
        symbol("i-seal", "wax"),
      ),
      h("ul.terms", null, ...screen.lines.map((line, n) => h("li", null, icon(TERMS[n] ?? "next"), sentence(line)))),
      screen.promise && promised(screen.promise),
    ],
    { look: ".calm.sealed", main: screen.buttons[0]?.name },
  );
}

/** What goes with each of the terms. */
const TERMS = ["door", "candle", "lock"];

/** @param {string} line */
const sentence = (line) => h("span", null, ...words(line));

/** @param {import("./types").Promised} promise */
function promised({ brief, lines }) {
  return h(
    "details.fold.commit",
    null,
    h("summary", { dataFocus: "promise" }, h("span", null, brief), h("b", null), icon("down")),
    h("div", null, ...paragraphs(lines, "p.quiet-text")),
  );
}

// --- Waiting for somebody ----------------------------------------------------------------------------------------

/** Who sits there already, and the link for whoever does not. @param {import("./types").Lobby} screen @param {Page} page */
export function drawLobby(screen, page) {
  const free = screen.seats.filter((seat) => seat.link);
  return frame(
    screen,
    page,
    [
      h("p.lead.waits", { role: "status" }, ...words(screen.lines[0])),
      h("div.chairs", null, ...screen.seats.map(chair)),
      ...free.map((seat) => invitation(seat.invites, seat.link, true)),
      ...paragraphs(screen.lines.slice(1), "p.quiet-text"),
      screen.watch && invitation(screen.watch_words, `watch/${screen.watch}`, false),
      promised(screen.promise),
    ],
    { look: ".calm.lobby" },
  );
}

/** @param {import("./types").Seat} seat */
function chair({ seat, name, role, taken }) {
  const sign = seat === "dealer" ? symbol("i-watch", "emblem-sign") : symbol(seat === "0" ? "lantern" : "raven");
  return h(
    `div.chair.${taken ? "taken" : "free"}`,
    null,
    h("span.seat-sign", { ariaHidden: "true" }, sign),
    h("b", null, ...words(name)),
    role && h("small", null, role),
  );
}

/** A link to be sent, as far as this device can. @param {string} told @param {string} link @param {boolean} main */
function invitation(told, link, main) {
  const address = new URL(`#${link}`, location.href).href;
  const shares = "share" in navigator;
  return h(
    "section.invite",
    null,
    h("p.cap2", null, ...words(told)),
    h(
      "p.address",
      null,
      h("span", { tabindex: "0" }, address.replace(/^https?:\/\//, "")),
      h(
        "button.icon",
        { type: "button", ariaLabel: t("copy_link"), dataFocus: `copy-${link}`, onclick: () => copy(address) },
        icon("copy"),
      ),
    ),
    main &&
      h(
        "button.btn.main.big",
        {
          type: "button",
          dataFocus: `send-${link}`,
          onclick: () => (shares ? navigator.share({ url: address }).catch(() => {}) : copy(address)),
        },
        h("b", null, t(shares ? "send_link" : "copy_link")),
      ),
  );
}

// --- Boards --------------------------------------------------------------------------------------------------------

/** @param {import("./types").Board} screen @param {Page} page */
export function drawBoard(screen, page) {
  const { rules } = screen;
  const chosen = rules.values.find((each) => each.value === rules.value);
  const which = choice(rules.label, rules.values, rules.value, "rules", (value) =>
    page.send({ ...rules.do, rules: value }),
  );
  return frame(
    screen,
    page,
    [
      tabs(screen.periods, page, "three"),
      h("div.board-head", null, h("p", null, ...words(screen.caption)), tabs(screen.groups, page, "tiny")),
      screen.entries.length > 0 &&
        h(
          "p.columns",
          { ariaHidden: "true" },
          h("span", null, screen.columns.name),
          h("span", null, screen.columns.mean),
        ),
      h("ol.board", null, ...screen.entries.map((entry) => place(entry, page))),
      screen.mine && h("ol.board.own", null, place(screen.mine, page)),
      ...paragraphs(screen.lines, "p.quiet-text"),
      h(
        "details.fold",
        null,
        h("summary", { dataFocus: "which" }, rules.label, h("b", null, chosen?.label ?? ""), icon("down")),
        which.node,
      ),
    ],
    { main: "ranked" },
  );
}

/** @param {import("./types").Tab[]} buttons @param {Page} page @param {string} look */
const tabs = (buttons, page, look) =>
  h(
    `div.tabs.${look}`,
    { role: "group" },
    ...buttons.map((button) =>
      h(
        "button",
        {
          type: "button",
          ariaPressed: String(button.chosen),
          dataFocus: button.name,
          onclick: () => page.press(button),
        },
        button.label,
      ),
    ),
  );

/** Somebody's place; a tap tells more. @param {import("./types").Place} entry @param {Page} page */
function place({ place: number, name, named, mine, mean, told, report }, page) {
  return h(
    `li${mine ? ".you" : ""}`,
    null,
    h("span.pos", null, number),
    h(`b${named ? "" : ".guest"}`, null, name, mine && h("small", null, t("you"))),
    h("span.pts", null, ...words(mean)),
    h("small.told", null, ...words(told)),
    report &&
      h(
        "button.icon.report",
        {
          type: "button",
          ariaLabel: `${report.label}: ${name}`,
          title: report.label,
          onclick: () => page.press(report),
        },
        icon("more"),
      ),
  );
}
