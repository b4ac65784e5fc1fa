// The end of a game: out into the day, or who it was; what was earned, a card at a time.

import { artOf } from "./cards.js";
import { closePanel, panel } from "./dialogs.js";
import { h, icon, s, symbol } from "./dom.js";
import { iconOf, turned } from "./icons.js";
import { introduced } from "./introduction.js";
import { moves } from "./motion.js";
import { btn, paragraphs } from "./pages.js";
import { curve } from "./plots.js";
import { squares } from "./sharing.js";
import { emblem, row, speaker } from "./table.js";
import { capital, minus, t, words } from "./words.js";

/** @typedef {import("./types").Page} Page @typedef {import("./types").End} End @typedef {import("./types").Verdict} Verdict */

/** @param {End} screen @param {Page} page @param {string} thinking */
export function drawEnd(screen, page, thinking) {
  const [first, second] = screen.verdicts;
  const told = second ? both(screen) : screen.won ? outside(first, screen) : fallen(first, screen);
  return h(
    `div.app.end.${screen.won ? "won.daylit" : "lost"}${second ? ".both" : ""}`,
    null,
    screen.won && vista(),
    head(screen, page),
    h(
      "main.over",
      { id: "room" },
      ...told,
      choices(screen, page),
      introduced(screen.introduction, page),
      folds(screen, page, thinking),
    ),
  );
}

/** @param {End} screen @param {Page} page */
function head(screen, page) {
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
    h("p.where", null, ...words(screen.table.heading)),
    speaker(page),
  );
}

/** @param {string} title */
const headline = (title) => h("h1", { tabindex: "-1", dataFocus: "heading" }, ...words(title));

/** A win: how many hearts came out, the narrator, the number, and what happened on the way. @param {Verdict} each @param {End} screen */
function outside(each, screen) {
  return [
    headline(each.title),
    hearts(each),
    each.epitaph && h("p.epitaph", null, ...words(each.epitaph)),
    score(each, screen.standing),
    h("div.went", null, squares(each.cells), moments(each)),
  ];
}

/** A fall: who it was, and one sentence with its two numbers; then what cost the game. @param {Verdict} each @param {End} screen */
function fallen(each, screen) {
  return [
    h("div.killer", { ariaHidden: "true" }, symbol(each.killer ? artOf(each.killer) : "snuffed", "art")),
    headline(each.title),
    each.deed && h("p.deed", null, ...words(each.deed)),
    squares(each.cells),
    screen.lesson && h("p.lesson", null, ...words(screen.lesson)),
  ];
}

/** Two parties, one after the other. @param {End} screen */
function both(screen) {
  const sections = screen.verdicts.map((each, player) =>
    h(
      "section.verdict",
      null,
      h("div.of", null, emblem(player), h("h2", null, ...words(each.title))),
      each.deed && h("p", null, ...words(each.deed)),
      squares(each.cells),
      h("p.how", null, ...words(each.how)),
      each.epitaph && h("p.epitaph", null, ...words(each.epitaph)),
    ),
  );
  const between = (screen.between ?? []).map((line) => h("p.how", null, ...words(line)));
  return [headline(screen.outlived || screen.heading), h("div.verdicts", null, ...sections), ...between];
}

/** @param {Verdict} each */
function hearts({ health, most }) {
  const full = Math.min(health, most);
  return h(
    `p.hearts.all${full === 1 ? ".last" : ""}`,
    { role: "img", ariaLabel: t("hearts", { hearts: health, most }) },
    ...Array.from({ length: most }, (_, heart) => symbol("h", heart < full ? "full" : "gone")),
  );
}

/** @param {Verdict} each @param {string} standing */
function score(each, standing) {
  return h(
    "p.scored",
    null,
    h("span", null, t("score"), " ", h("b", { dataScore: each.score }, minus(each.score))),
    standing && h("span", null, ...words(standing)),
  );
}

/** @param {Verdict} each */
const moments = ({ moments }) =>
  h(
    "ol.moments",
    null,
    ...moments.map((each) => h("li", null, h("b", null, each.room), h("span", null, ...words(each.words)))),
  );

// --- What to do next ---------------------------------------------------------------------------------------------

/** @type {Record<string, string[]>} */
const NEAR = {
  won: ["next_dungeon", "rematch", "share", "again", "next_game", "ranked"],
  lost: ["rematch", "ranked", "try", "next_game", "share"],
};

/** One main button, and two beside it; before them, the game of whoever sent the link. @param {End} screen @param {Page} page */
function choices(screen, page) {
  const [main, ...others] = near(screen);
  return h(
    "nav.after",
    { ariaLabel: t("moves") },
    main && btn(main, page, true),
    ...others.map((button) => btn(button, page)),
  );
}

/** @param {End} screen */
function near(screen) {
  const named = new Map(screen.buttons.map((button) => [button.name, button]));
  const found = NEAR[screen.won ? "won" : "lost"].flatMap((name) => named.get(name) ?? []).slice(0, 3);
  const compare = named.get("compare");
  return [
    ...(compare ? [compare] : []),
    ...(found.length > 0 ? found : screen.buttons.filter((each) => each !== compare).slice(0, 3)),
  ];
}

/** All that not everybody wants to know. @param {End} screen @param {Page} page @param {string} thinking */
function folds(screen, page, thinking) {
  const { review } = screen;
  const [first] = screen.verdicts;
  const lines = [screen.standing, screen.streak, screen.opened, screen.caveat];
  const about = review?.turning_point?.words ?? "";
  const rest = screen.buttons.filter((button) => !near(screen).includes(button));
  const late = thinking || screen.unreviewed || "";
  return h(
    "div.folds",
    null,
    (review || late) &&
      fold(
        "turned",
        t("where_it_turned"),
        about,
        review
          ? [curve(review), ...paragraphs(review.turning), ...paragraphs(review.remarks, "p.quiet-text")]
          : [h(`p.quiet-text${thinking ? ".thinking" : ""}`, null, ...words(late))],
      ),
    screen.fair &&
      fold("fair", screen.fair.words, "", [
        ...paragraphs(screen.fair.lines, "p.digits"),
        row(screen.fair.record, page),
      ]),
    screen.verdicts.length === 1 &&
      fold("score", capital(t("score")), minus(first.score), [
        ...paragraphs([first.how, ...lines], "p"),
        !screen.won && first.epitaph && h("p.epitaph", null, ...words(first.epitaph)),
      ]),
    screen.earned.length > 0 &&
      fold("earned", t("earned"), String(screen.earned.length), [
        earned(screen),
        ...paragraphs(screen.honours, "p.quiet-text"),
      ]),
    fold("else", t("what_else"), "", [h("div.rows", null, ...rest.map((button) => row(button, page)))]),
  );
}

/** @param {string} name @param {string} heading @param {string} about @param {import("./dom.js").Child[]} body */
function fold(name, heading, about, body) {
  return h(
    "details.fold",
    { dataName: name, open: opened.has(name), ontoggle: (/** @type {Event} */ event) => remember(name, event) },
    h("summary", { dataFocus: `fold-${name}` }, h("span", null, heading), h("b", null, ...words(about)), icon("down")),
    h("div", null, ...body),
  );
}

/** What was unfolded stays so when the coach has thought. @type {Set<string>} */
const opened = new Set();

/** @param {string} name @param {Event} event */
function remember(name, event) {
  const now = /** @type {HTMLDetailsElement} */ (event.target).open;
  if (now) opened.add(name);
  else opened.delete(name);
}

/** Another game has ended: nothing is unfolded. */
export const foldAll = () => opened.clear();

/** @param {End} screen */
const earned = (screen) =>
  h(
    "ul.earned",
    null,
    ...screen.earned.map((each) =>
      h("li", null, icon("star"), h("b", null, ...words(each.title)), h("small", null, ...words(each.sentence))),
    ),
  );

/** What was earned, a card at a time, each on a tap; the coach may add to it meanwhile. @param {() => End["earned"]} found @param {(name: string) => void} play */
export function award(found, play) {
  if (found().length === 0 || !moves()) return;
  const show = (/** @type {number} */ number) => {
    const list = found();
    const each = list[number];
    if (!each) return closePanel();
    play("glass");
    const last = number === list.length - 1;
    panel(
      t("earned"),
      [
        h("p.which", null, t("earned_of", { n: number + 1, most: list.length })),
        h(
          "div.medal.card.still",
          null,
          h("span.corner", { ariaHidden: "true" }, icon("star")),
          symbol(each.key === "of_the_day" ? "lantern" : "h", "art"),
          h("span.foot", null, h("b", null, ...words(each.title)), h("small", null, ...words(each.sentence))),
        ),
        h("button.btn.main", { type: "button", onclick: () => show(number + 1) }, last ? t("close") : t("next")),
      ],
      "earned",
    );
  };
  show(0);
}

// --- Out into the day ----------------------------------------------------------------------------------------------

/** @param {string} look @param {string} d */
const path = (look, d) => s(`path.${look}`, { d });

/** What is outside, in every theme. */
function vista() {
  return h(
    "div.vista",
    { ariaHidden: "true" },
    s(
      "svg.view",
      { viewBox: "0 90 390 240", preserveAspectRatio: "xMidYMax slice" },
      s("circle.halo", { cx: 262, cy: 166, r: 76 }),
      s("circle.halo.two", { cx: 262, cy: 166, r: 52 }),
      s("circle.disc", { cx: 262, cy: 166, r: 33 }),
      path("bird", "M70 184q6-7 11 0q5-7 11 0M142 178q5-6 9 0q4-6 9 0M336 180q4-5 8 0q4-5 8 0"),
      path(
        "far",
        "M-600 222C-300 190-120 226-20 206C40 190 78 206 124 196C176 184 214 206 262 194C310 184 350 198 420 184C560 170 760 220 1000 196V330H-600Z",
      ),
      path(
        "mid",
        "M-600 246C-300 216-90 262 0 248C60 236 116 252 180 246C250 238 318 254 390 232C520 214 760 262 1000 236V330H-600Z",
      ),
      path(
        "track",
        "M150 330C176 298 214 290 214 272C214 258 182 256 190 242C194 234 206 232 212 226C204 228 186 234 180 242C172 254 190 262 186 274C180 290 104 300 60 330Z",
      ),
      path(
        "near",
        "M-600 292C-300 270-60 308 40 296C110 288 160 300 230 300C300 300 340 288 400 286C560 282 760 306 1000 288V330H-600Z",
      ),
    ),
    symbol("scoundrel", "walker"),
  );
}

/** The widths of the steps to the gate, from the top; each is drawn as a tread and a riser. */
const STEPS = [79, 92, 107, 125, 146, 170, 197, 228];

/** Up the steps and through the gate; whatever is pressed goes on at once. @param {string} told @param {() => void} then */
export function climbOut(told, then) {
  if (!moves()) return then();
  const flight = STEPS.flatMap((half, step) => {
    const [y, wider] = [481 + 46 * step, half + 13];
    return [
      s(`path.tread.s${step}`, { d: `M${195 - half} ${y}H${195 + half}L${195 + wider} ${y + 20}H${195 - wider}Z` }),
      s(`path.riser.s${step}`, { d: `M${195 - wider} ${y + 20}H${195 + wider}V${y + 46}H${195 - wider}Z` }),
    ];
  });
  const gate = h(
    "div.mouth",
    null,
    h(
      "div.hole",
      null,
      h("i.sun", null),
      s(
        "svg.land",
        { viewBox: "0 0 260 390", preserveAspectRatio: "xMidYMax slice" },
        path("far", "M0 262C34 236 62 250 92 238C128 222 150 244 186 230C214 220 238 232 260 224V390H0Z"),
        path("mid", "M0 300C40 274 84 292 124 284C168 274 214 290 260 268V390H0Z"),
        path("near", "M0 344C52 318 108 332 152 330C194 328 232 318 260 322V390H0Z"),
      ),
    ),
    symbol("arch", "stones"),
  );
  const climb = h(
    "div.climb",
    { ariaHidden: "true" },
    h(
      "div.world",
      null,
      s("svg.flight", { viewBox: "0 0 390 844", preserveAspectRatio: "xMidYMid slice" }, ...flight),
      gate,
      symbol("scoundrel", "climber"),
    ),
    h("i.white", null),
    told && h("p.climb-words", null, ...words(told)),
  );
  const done = () => {
    clearTimeout(timer);
    removeEventListener("keydown", done, true);
    climb.remove();
    then();
  };
  const timer = setTimeout(done, 2200);
  climb.addEventListener("pointerdown", done);
  addEventListener("keydown", done, { capture: true, once: true });
  document.body.append(climb);
}
