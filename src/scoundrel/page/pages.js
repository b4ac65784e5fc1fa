// Every page but the table and the title: lists, forms, readings, figures, the end.

import { artOf, mini, shown } from "./cards.js";
import { choice, form, panel } from "./dialogs.js";
import { h, icon, symbol } from "./dom.js";
import { iconOf, turned } from "./icons.js";
import { bars, trend } from "./plots.js";
import { row } from "./table.js";
import { capital, minus, t, words } from "./words.js";

/** @typedef {import("./types").Page} Page @typedef {import("./types").Button} Button */

/**
 * The frame of every page.
 * @param {import("./types").Screen} screen
 * @param {Page} page
 * @param {import("./dom.js").Child[]} body
 * @param {{ look?: string, after?: Button[], main?: string }} [options]
 */
export function frame(screen, page, body, { look = "", after = screen.buttons, main = "" } = {}) {
  return h(
    `div.app.page${look}`,
    { dataName: screen.name ?? screen.kind },
    top(screen, page),
    h("main.sheet", { id: "room" }, ...body),
    after.length > 0 &&
      h("nav.after", { ariaLabel: t("moves") }, ...after.map((button) => btn(button, page, button.name === main))),
  );
}

/** @param {import("./types").Screen} screen @param {Page} page */
function top(screen, page) {
  const back = screen.back;
  return h(
    "header.top",
    null,
    back &&
      h(
        "button.icon",
        { type: "button", ariaLabel: back.label, dataFocus: "back", onclick: () => page.press(back) },
        turned("back"),
      ),
    h("h1", { tabindex: "-1", dataFocus: "heading" }, ...words(capital(screen.heading))),
  );
}

/** @param {Button} button @param {Page} page @param {boolean} [main] */
export function btn(button, page, main = false) {
  return h(
    `button.btn${main ? ".main" : ""}`,
    {
      type: "button",
      ariaDisabled: button.why_not ? "true" : null,
      title: button.why_not || button.help || null,
      dataFocus: button.name,
      onclick: () => page.press(button),
    },
    iconOf(button.name),
    h("span", null, ...words(capital(button.label))),
  );
}

/** @param {string[] | undefined} lines @param {string} [look] */
export const paragraphs = (lines, look = "p") =>
  (lines ?? []).filter(Boolean).map((line) => h(look, null, ...words(line)));

/** @param {import("./types").Threshold} screen @param {Page} page */
export function drawThreshold(screen, page) {
  return frame(screen, page, [symbol("i-door", "art.threshold"), ...paragraphs(screen.lines, "p.lead")], {
    main: screen.buttons[0]?.name,
    look: ".calm",
  });
}

/** @param {import("./types").DealerScreen} screen @param {Page} page */
export function drawDealer(screen, page) {
  const [first, ...rest] = screen.buttons;
  const looks = (screen.cards ?? []).length > 0;
  const cards = looks
    ? h("div.room.four.dealt", null, ...(screen.cards ?? []).map(shown))
    : symbol("i-watch", "art.threshold");
  return frame(screen, page, [...paragraphs(screen.lines, "p.lead"), cards, form(first, page.send)], {
    after: rest,
    look: looks ? "" : ".calm",
  });
}

// --- Lists and forms -------------------------------------------------------------------------------------------

/** @param {import("./types").List} screen @param {Page} page */
export function drawList(screen, page) {
  const sections = screen.sections.map((section) =>
    h(
      "section",
      null,
      section.heading && h("h2.cap", null, ...words(capital(section.heading))),
      ...paragraphs(section.lines, "p.quiet-text"),
      h("ul.rows", null, ...section.entries.map((each) => entry(each, page))),
    ),
  );
  // Where there is nothing to choose from, what the first button asks for is on the page itself.
  const asking = screen.sections.length > 0 ? [] : screen.buttons.slice(0, 1);
  return frame(
    screen,
    page,
    [...paragraphs(screen.lines), ...sections, ...asking.map((button) => form(button, page.send))],
    { after: screen.buttons.slice(asking.length) },
  );
}

/** @type {Record<string, string>} */
const MARKS = { solved: "check", won: "check", lost: "close", begun: "play", open: "next", deleted: "undo" };

/** @param {import("./types").Entry} each @param {Page} page */
function entry(each, page) {
  const button = { ...each, key: "", help: each.help };
  const mark = each.mark
    ? h(
        `span.sign${["solved", "won"].includes(each.mark) ? ".done" : each.mark === "lost" ? ".lost" : ""}`,
        { ariaHidden: "true" },
        icon(MARKS[each.mark] ?? "next"),
      )
    : each.why_not
      ? icon("lock")
      : null;
  const differences = each.differences?.length
    ? h(
        "details",
        null,
        h("summary", { dataFocus: `differs-${each.name}` }, t("differs")),
        h(
          "dl",
          null,
          ...each.differences.flatMap((one) => [
            h("dt", null, one.topic),
            h("dd", null, ...one.pieces.map((piece) => (piece.changed ? h("mark", null, piece.text) : piece.text))),
          ]),
        ),
      )
    : null;
  const main = h(
    "button.row",
    {
      type: "button",
      ariaDisabled: each.why_not ? "true" : null,
      dataFocus: `entry-${each.name}`,
      onclick: () => page.press(button),
    },
    mark,
    h(
      "span.body",
      null,
      h("b", null, ...words(capital(each.label))),
      (each.why_not || each.help) && h("small", null, ...words(each.why_not || each.help)),
    ),
    each.state && h("span.tail", null, ...words(each.state)),
    each.way &&
      h(
        "span.stands",
        { ariaHidden: "true" },
        ...each.way.rows.map(path),
        h("span.minis", null, ...(each.cards ?? []).map(mini)),
      ),
  );
  return h(
    "li.entry",
    null,
    main,
    each.more?.length > 0 &&
      h(
        "button.icon",
        {
          type: "button",
          ariaLabel: `${t("more")}: ${each.label}`,
          ariaHaspopup: "dialog",
          dataFocus: `more-${each.name}`,
          onclick: () => panel(capital(each.label), [h("div.rows", null, ...each.more.map((one) => row(one, page)))]),
        },
        icon("more"),
      ),
    differences,
  );
}

/** The way so far: a cell for each room, as high as the health with which it was left. @param {string[]} cells */
const path = (cells) => h("span.path", null, ...cells.map((cell) => h(`i.${cell}`, null)));

/** @param {import("./types").Setting} setting @param {Page} page */
function settingRow(setting, page) {
  const change = (/** @type {unknown} */ value) => page.send({ ...setting.do, value });
  const help = [setting.help ?? "", setting.note ?? ""]
    .filter(Boolean)
    .map((line) => h("small.quiet-text", null, ...words(line)));
  const few = setting.values?.length ? setting.values : numbers(setting);
  if (few)
    return h(
      `div.setting${few === setting.values ? "" : ".numbers"}`,
      null,
      choice(capital(setting.label), few, String(setting.value), setting.name, change).node,
      ...(setting.values?.length ? help : []),
    );
  const input = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "text",
      value: setting.value,
      inputmode: "numeric",
      dataFocus: `set-${setting.name}`,
      onchange: () => change(input.value),
    })
  );
  return h(
    "div.setting",
    null,
    h("label.field", null, h("span", null, ...words(capital(setting.label))), input),
    ...help,
  );
}

/** A few numbers to choose from, instead of a field to type one of them. @param {import("./types").Setting} setting */
function numbers({ least, most, optional }) {
  if (typeof least !== "number" || typeof most !== "number" || optional || most - least > 8) return null;
  return Array.from({ length: most - least + 1 }, (_, n) => ({ value: String(least + n), label: String(least + n) }));
}

/** @param {import("./types").Form} screen @param {Page} page */
export function drawForm(screen, page) {
  return frame(screen, page, [
    ...paragraphs(screen.lines, "p.quiet-text"),
    ...screen.fields.map((each) => settingRow(each, page)),
  ]);
}

/** @param {import("./types").Mix} screen @param {Page} page */
export function drawMix(screen, page) {
  const settings = screen.settings.map((each) => {
    const drawn = settingRow(each, page);
    if (each.changed) drawn.classList.add("changed");
    return drawn;
  });
  return frame(
    screen,
    page,
    [
      ...paragraphs(screen.lines, "p.quiet-text"),
      screen.also && h("p.lead", { role: "status" }, ...words(screen.also)),
      h("div.settings", null, ...settings),
    ],
    { main: "start" },
  );
}

// --- To read ---------------------------------------------------------------------------------------------------

/** @param {import("./types").Reading} screen @param {Page} page */
export function drawReading(screen, page) {
  /** @type {HTMLElement[]} */
  const parts = [];
  for (const part of screen.parts) {
    const last = parts[parts.length - 1];
    if (part.kind !== "item")
      parts.push(h(part.kind === "paragraph" ? "p" : (part.level ?? 2) > 2 ? "h3" : "h2", null, ...words(part.text)));
    else {
      const list = last?.tagName === "UL" ? last : h("ul", null);
      if (list !== last) parts.push(list);
      list.append(h("li", null, ...words(part.text)));
    }
  }
  return frame(screen, page, [...paragraphs(screen.lines), h("article.prose", null, ...parts)]);
}

/** @param {import("./types").Calendar} screen @param {Page} page */
export function drawCalendar(screen, page) {
  const cells = [...Array(screen.first_weekday).fill(null), ...screen.days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    h("tr", null, ...Array.from({ length: 7 }, (_, day) => h("td", null, cellOf(cells[week * 7 + day], screen, page)))),
  );
  const month = h(
    "table.month",
    null,
    h("thead", null, h("tr", null, ...screen.weekdays.map((day) => h("th", { scope: "col" }, day)))),
    h("tbody", null, ...weeks),
  );
  const legend = h(
    "ul.legend",
    null,
    ...screen.legend.map((each) => h("li", null, h("b", { ariaHidden: "true" }, each.sign), " ", each.words)),
  );
  return frame(screen, page, [
    h("section", null, ...paragraphs(screen.report, "p.lead")),
    month,
    legend,
    h("div.sr", null, ...paragraphs(screen.lines)),
  ]);
}

/** @param {import("./types").Calendar["days"][number] | null | undefined} day @param {import("./types").Calendar} screen @param {Page} page */
function cellOf(day, screen, page) {
  if (!day) return null;
  const puzzle = day.puzzle && symbol("d", "pip");
  const open = day.do;
  const way = open ? { type: "button", dataFocus: `day-${day.day}`, onclick: () => page.send(open) } : {};
  return h(
    `${open ? "button" : "div"}.cell.${day.fate || "off"}${day.day === screen.today ? ".today" : ""}`,
    { title: day.words || null, ...way },
    h("b", null, day.day),
    h("span.s", { ariaHidden: "true" }, day.sign, puzzle),
    h("span.sr", null, ...words(day.words)),
  );
}

/** @param {import("./types").Statistics} screen @param {Page} page */
export function drawStatistics(screen, page) {
  const sets = screen.sets.map((set) =>
    h(
      "section.panel",
      null,
      h("h2", null, ...words(set.title)),
      ...paragraphs(set.lines),
      set.histogram && set.histogram.bins.length > 0 && bars(set.histogram),
      set.accuracy && set.accuracy.points.length > 1 && trend(set.accuracy),
    ),
  );
  return frame(
    screen,
    page,
    [h("section", null, ...paragraphs(screen.lines, "p.lead")), h("div.sets", null, ...sets)],
    { look: ".wide" },
  );
}

/** @param {import("./types").Achievements} screen @param {Page} page */
export function drawAchievements(screen, page) {
  const won = screen.achievements.filter((each) => each.earned);
  const share = h("progress", { value: won.length, max: screen.achievements.length || 1, ariaLabel: screen.heading });
  const list = h(
    "ul.badges",
    null,
    ...screen.achievements.map((each) =>
      h(
        `li.badge${each.earned ? ".got" : ""}`,
        null,
        icon(each.earned ? "star" : "lock"),
        h("b", null, ...words(each.title)),
        h("p", null, ...words(each.sentence)),
        each.when && h("small", null, each.when),
      ),
    ),
  );
  return frame(screen, page, [...paragraphs(screen.lines, "p.lead"), share, list], { look: ".wide" });
}
