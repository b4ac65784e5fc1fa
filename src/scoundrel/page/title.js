// The title: one large button, what else is near below it, and everything else in one calm row.

import { artOf, shown } from "./cards.js";
import { panel } from "./dialogs.js";
import { h, symbol } from "./dom.js";
import { note, recall } from "./host.js";
import { introduced } from "./introduction.js";
import { iconOf, turned } from "./icons.js";
import { row } from "./table.js";
import { capital, t, words } from "./words.js";

/** @typedef {import("./types").Button} Button @typedef {import("./types").Page} Page @typedef {import("./types").Title} Title */

/** How many entries the calm row has besides the one that opens the others. */
const IN_ROW = 4;
/** What waits in the dark: the creature, and the class that says where. */
const LURKING = ["goblin", "bat", "ogre", "rat", "imp", "bear", "skull", "ghoul"];

/** @param {Title} screen @param {Page} page */
export function drawTitle(screen, page) {
  const [main] = screen.buttons;
  const drawn = screen.welcome ? welcome(screen, page, main) : coming(screen, page, main);
  return h(`div.app.title${screen.welcome ? ".welcome" : ".back"}`, null, top(screen, page), drawn, calm(screen, page));
}

/** @param {Title} screen @param {string} name */
const named = (screen, name) => screen.buttons.find((button) => button.name === name);

/** @param {Title} screen @param {Page} page */
function top(screen, page) {
  const light = named(screen, "light");
  return h(
    "header.bar-top",
    null,
    !screen.welcome && heading(screen),
    screen.reading && h("a.chip", { href: screen.reading.address }, screen.reading.label),
    h("span.fill", null),
    languages(screen, page),
    light &&
      h(
        "button.icon",
        {
          type: "button",
          ariaLabel: light.label,
          title: light.label,
          dataFocus: light.name,
          onclick: () => page.press(light),
        },
        symbol(light.do.value === "candle" ? "i-flame" : "i-sun"),
      ),
  );
}

/** The language, by its sign: it is found in any other. @param {Title} screen @param {Page} page */
function languages({ language }, page) {
  const { label, value, values, do: does } = language;
  /** @param {import("./types").Tongue} each */
  const tongue = (each) =>
    h(
      "button.tongue",
      {
        type: "button",
        ariaPressed: String(each.value === value),
        lang: each.tag || null,
        onclick: () =>
          page.press({ name: "language", label, help: "", key: "", why_not: "", do: { ...does, value: each.value } }),
      },
      h("b", null, each.label),
      each.value === value && symbol("i-check", "ico"),
    );
  const open = () => panel(label, [h("div.tongues", null, ...values.map(tongue))], "languages");
  return h(
    "button.icon",
    { type: "button", ariaLabel: label, title: label, dataFocus: "language", onclick: open },
    symbol("i-globe"),
  );
}

/** @param {Title} screen */
const heading = (screen) => h("h1", { tabindex: "-1", dataFocus: "heading" }, capital(screen.heading.toLowerCase()));

// --- The first visit -------------------------------------------------------------------------------------------

/** @param {Title} screen @param {Page} page @param {Button} main */
function welcome(screen, page, main) {
  return h(
    "main",
    { id: "room" },
    h("div.scene", { ariaHidden: "true" }, gate(LURKING), h("i.candlelight", null), symbol("scoundrel", "figure")),
    h("div.deck", { ariaHidden: "true" }, ...screen.cards.map(shown)),
    h("div.words", null, heading(screen), h("p.motto", null, ...words(capital(screen.motto)))),
    h("div.go", null, large(main, page), ...near(screen).map((button) => beside(button, page))),
  );
}

/** What the first visit offers below its first button: plain, or a line. @param {Button} button @param {Page} page */
function beside(button, page) {
  if (button.name === "daily") return dayLine(button, page);
  return h(
    "button.btn.plain",
    { type: "button", dataFocus: button.name, title: button.help, onclick: () => page.press(button) },
    ...words(capital(button.label)),
  );
}

/** @param {Button} button @param {Page} page */
function dayLine(button, page) {
  return h(
    "button.dayline",
    { type: "button", dataFocus: button.name, onclick: () => page.press(button) },
    iconOf("daily"),
    h("span", null, h("b", null, ...words(capital(button.label))), " ", h("small", null, ...words(button.help))),
    turned("next"),
  );
}

// --- On coming back --------------------------------------------------------------------------------------------

/** @param {Title} screen @param {Page} page @param {Button} main */
function coming(screen, page, main) {
  const { day } = screen;
  const large_ = ["play", "daily"].includes(main.name);
  const mine = [...(large_ ? [] : [main]), ...near(screen)];
  return h(
    "main",
    { id: "room" },
    h(
      "section.today",
      { ariaLabel: day.date },
      h(
        `div.gate${day.won ? ".won" : ""}`,
        null,
        gate(day.over ? [] : LURKING.slice(0, 3)),
        h("p.gate-no", null, h("small", null, day.gate), h("b", null, day.number)),
      ),
      h(
        "div.today-words",
        null,
        h("p.date", null, day.date),
        h("ol.candles", { role: "img", ariaLabel: day.week_words }, ...day.week.map(candle)),
        h("p.streak", null, ...words(day.streak)),
        large_ ? large(main, page) : finished(screen, page),
      ),
    ),
    h(
      "section.own",
      { ariaLabel: t("moves") },
      ...mine.map((button) => ride(button, screen, page, button === main)),
      introduced(screen.introduction, page),
    ),
  );
}

/** @param {import("./types").Day["week"][number]} each */
function candle({ day, mark }) {
  return h(`li.${mark}`, { ariaHidden: "true" }, symbol(mark === "lit" ? "i-candle" : "i-stub"), h("small", null, day));
}

/** The day's dungeon, once it is over: its result, and sharing it. @param {Title} screen @param {Page} page */
function finished(screen, page) {
  const { day } = screen;
  const { share } = day;
  const over = named(screen, "daily");
  return h(
    "div.finished",
    null,
    h(
      "button.result",
      { type: "button", dataFocus: "daily", onclick: () => over && page.press(over) },
      h("b", null, ...words(day.result)),
      h("small", null, ...words(day.opens)),
    ),
    share &&
      h(
        "button.btn",
        { type: "button", dataFocus: "share", onclick: () => page.press(share) },
        iconOf("share"),
        h("span", null, share.label),
      ),
  );
}

/** One thing to play: a game that waits shows how far it has come. @param {Button} button @param {Title} screen @param {Page} page @param {boolean} main */
function ride(button, screen, page, main) {
  const rules = button.name === "new_game" && named(screen, "rule_sets");
  const drawn = row(button, page, main ? ".main" : "");
  if (button.name === "continue" && screen.way.length > 0)
    drawn.append(h("span.path", { ariaHidden: "true" }, ...screen.way.map((cell) => h(`i.${cell}`, null))));
  return h(
    "div.ride",
    null,
    drawn,
    rules &&
      h(
        "button.more-rules",
        { type: "button", dataFocus: "more-rules", onclick: () => page.press(rules) },
        rules.label,
      ),
  );
}

// --- What both share -------------------------------------------------------------------------------------------

/** @param {Title} screen */
const near = (screen) => screen.near.flatMap((name) => named(screen, name) ?? []);

/** The one large button. @param {Button} button @param {Page} page */
function large(button, page) {
  return h(
    "button.btn.main.big",
    { type: "button", dataFocus: button.name, onclick: () => page.press(button) },
    h("b", null, ...words(capital(button.label))),
    h("small", null, ...words(button.help)),
  );
}

/** An arch, and what lurks behind it. @param {string[]} creatures */
function gate(creatures) {
  return h(
    "div.arch",
    { ariaHidden: "true" },
    h("div.hole", null, ...creatures.map((name, n) => symbol(name, `lurk.l${n + 1}`)), h("i.stairs", null)),
    symbol("arch", "stones"),
  );
}

/** Everything else: a few in a row, the others behind the last. @param {Title} screen @param {Page} page */
function calm(screen, page) {
  const rest = screen.rest.flatMap((name) => named(screen, name) ?? []);
  const more = { label: t("more"), name: "more" };
  return h(
    "nav.calm",
    { ariaLabel: screen.rest_words },
    ...rest.slice(0, IN_ROW).map((button) => quiet(button.name, button.label, () => page.press(button))),
    quiet(more.name, more.label, () =>
      panel(screen.rest_words, [h("div.rows", null, ...rest.slice(IN_ROW).map((button) => row(button, page)))], "rest"),
    ),
  );
}

/** @param {string} name @param {string} label @param {() => void} onclick */
function quiet(name, label, onclick) {
  return h("button", { type: "button", dataFocus: name, onclick }, iconOf(name), h("span", null, ...words(label)));
}

// --- Before the game is there ----------------------------------------------------------------------------------

/** @typedef {{ welcome: boolean, main: string, near: string[], rest: string[], way: string[], introduction: Title["introduction"] }} Places */

/** Remember what the title offered, so that the next visit begins with everything in its place. @param {Title} screen */
export function noteTitle({ welcome, buttons, near, rest, way, introduction }) {
  keep({ welcome, main: buttons[0].name, near, rest, way, introduction });
}

/** A game is on the table, and will wait on the title. */
export function noteGame() {
  const known = remembered();
  if (known && !known.welcome && (known.main === "play" || known.near.includes("continue"))) return;
  const { main = "daily", near = ["new_game"], rest = [], way = [] } = known && !known.welcome ? known : {};
  keep({ welcome: false, main, near: ["continue", ...near], rest, way, introduction: known?.introduction ?? null });
}

/** What the title will most likely be, drawn before the game can say. @param {Title} first @returns {Title} */
export function expected(first) {
  const known = remembered();
  if (!known || known.welcome) return first;
  const rest = known.rest.length > 0 ? known.rest : first.rest;
  const all = first.others ?? first.buttons;
  const buttons = [known.main, ...known.near, ...rest].flatMap((name) => all.find((each) => each.name === name) ?? []);
  const light = named(first, "light");
  return { ...first, ...known, rest, buttons: [...buttons, ...(light ? [light] : [])] };
}

/** @param {Places} places */
const keep = (places) => note("title", JSON.stringify(places));

/** @returns {Places | null} */
function remembered() {
  try {
    const { welcome, main, near, rest, way, introduction } = JSON.parse(recall("title") ?? "");
    return { welcome, main, near: [...near], rest: [...rest], way: [...way], introduction };
  } catch {
    return null;
  }
}
