// A position that somebody asks about: one answer, then what everybody would do.

import { cardButton, shown } from "./cards.js";
import { h, icon, symbol } from "./dom.js";
import { turned } from "./icons.js";
import { arm, row } from "./table.js";
import { minus, t, words } from "./words.js";

/** @typedef {import("./types").Question} Question @typedef {import("./types").Page} Page @typedef {import("./types").Plan} Plan */

/** The slots of the cards that are picked, the oldest first, or the plan for the whole room; and on which screen. */
const picked = {
  slots: /** @type {number[]} */ ([]),
  whole: "",
  screen: /** @type {Question | null} */ (null),
};

/** @param {Question} screen @param {Page} page */
export function drawQuestion(screen, page) {
  if (picked.screen !== screen) Object.assign(picked, { slots: [], whole: "", screen });
  fit(screen);
  const hero = screen.heroes[screen.turn];
  const answered = screen.answer !== null;
  return h(
    "div.app.question",
    null,
    head(screen, page),
    h(
      "main",
      { id: "room" },
      h(
        "div.asker",
        null,
        h("p", null, ...words(screen.who)),
        h("h1", { tabindex: "-1", dataFocus: "heading" }, ...words(screen.heading)),
      ),
      ...(answered ? answer(screen) : asked(screen, page)),
      h(
        "div.hero-line",
        null,
        h(
          "p.hl",
          null,
          symbol("h"),
          h("b.num", { ariaHidden: "true" }, minus(hero.health)),
          h("span", { ariaHidden: "true" }, " ", t("of", { most: hero.most })),
          h("span.sr", null, ...words(hero.health_words)),
        ),
        arm(hero),
      ),
      onward(screen, page, answered),
    ),
  );
}

/** @param {Question} screen @param {Page} page */
function head(screen, page) {
  const { back } = screen;
  const rules = screen.buttons.find((button) => button.name === "rules");
  return h(
    "header.top",
    null,
    back &&
      h(
        "button.icon",
        { type: "button", ariaLabel: back.label, dataFocus: "back", onclick: () => page.press(back) },
        turned("back"),
      ),
    h("span.brand", null, t("name")),
    h("span.fill", null),
    rules &&
      h(
        "button.icon",
        { type: "button", ariaLabel: rules.label, dataFocus: "rules", onclick: () => page.press(rules) },
        icon("book"),
      ),
  );
}

// --- Before the answer ------------------------------------------------------------------------------------------

/** @param {Question} screen @param {Page} page */
function asked(screen, page) {
  const wholes = screen.plans.filter((plan) => plan.slots.length === 0);
  return [
    h("p.rule", null, ...words(screen.rule), " ", h("b", null, ...words(screen.which))),
    h(
      `ol.room.${screen.room.length > 4 ? "seven" : "four"}`,
      null,
      ...screen.room.map((slot) =>
        h("li", null, slot ? card(screen, slot, page) : h("div.slot", { ariaHidden: "true" })),
      ),
    ),
    wholes.length > 0 &&
      h(
        "div.wholes",
        null,
        ...wholes.map((plan) =>
          h(
            "button.btn.whole",
            {
              type: "button",
              ariaPressed: String(picked.whole === plan.plan),
              dataFocus: `whole-${plan.plan}`,
              onclick: () => pickWhole(plan, screen, page),
            },
            ...words(plan.words),
          ),
        ),
      ),
  ];
}

/** @param {Question} screen @param {import("./types").Slot} slot @param {Page} page */
function card(screen, slot, page) {
  const button = cardButton(slot, { away: false, narrow: screen.room.length > 4 });
  const on = picked.slots.includes(slot.slot);
  button.classList.add("pick");
  button.setAttribute("aria-pressed", String(on));
  button.addEventListener("click", () => pick(slot.slot, screen, page));
  if (on) button.append(h("span.picked", { ariaHidden: "true" }, screen.mark));
  return button;
}

/** Pick a card, or put it back; where one too many is picked, the oldest goes. @param {number} slot @param {Question} screen @param {Page} page */
export function pick(slot, screen, page) {
  if (screen.answer !== null || !screen.room[slot]) return;
  const most = Math.max(...screen.plans.map((plan) => plan.slots.length));
  const others = picked.slots.filter((each) => each !== slot);
  picked.slots = others.length < picked.slots.length ? others : [...others, slot].slice(-most);
  picked.whole = "";
  choose(screen, page);
}

/** @param {Plan} plan @param {Question} screen @param {Page} page */
function pickWhole(plan, screen, page) {
  picked.whole = picked.whole === plan.plan ? "" : plan.plan;
  picked.slots = [];
  choose(screen, page);
}

/** What is picked is drawn, and can be answered. @param {Question} screen @param {Page} page */
function choose(screen, page) {
  fit(screen);
  page.say("");
}

/** The button answers with what is picked, if that is a plan. @param {Question} screen */
function fit(screen) {
  const slots = [...picked.slots].sort();
  const chosen = screen.plans.find((plan) =>
    picked.whole ? plan.plan === picked.whole : slots.length > 0 && String(plan.slots) === String(slots),
  );
  const button = screen.buttons.find((each) => each.name === "answer");
  if (button)
    Object.assign(button, {
      do: { do: "answer", plan: chosen?.plan },
      why_not: chosen ? "" : screen.which,
      help: chosen?.words ?? screen.which,
    });
}

/** What is done next: answer, or play on and learn. @param {Question} screen @param {Page} page @param {boolean} answered */
function onward(screen, page, answered) {
  const named = new Map(screen.buttons.map((button) => [button.name, button]));
  const main = named.get(answered ? "play_on" : "answer");
  const learn = named.get("learn");
  const waits = !answered && !main?.do.plan;
  return h(
    "nav.go2",
    { ariaLabel: t("moves") },
    main &&
      h(
        "button.btn.main.big",
        {
          type: "button",
          ariaDisabled: waits ? "true" : null,
          dataFocus: main.name,
          onclick: () => (waits ? page.say(screen.which) : page.press(main)),
        },
        h("b", null, ...words(main.label)),
        main.help && h("small", null, ...words(main.help)),
      ),
    answered && learn && row(learn, page),
  );
}

// --- After it ---------------------------------------------------------------------------------------------------

/** @param {Question} screen */
function answer(screen) {
  const [yours, ...others] = screen.lines;
  const { best } = screen;
  const lying = best?.slots.length === 1 ? screen.room[best.slots[0]] : null;
  return [
    h(
      "div.rule",
      { role: "status" },
      h("b", null, ...words(yours)),
      ...others.map((line) => h("p", null, ...words(line))),
    ),
    h(
      "section.answer",
      null,
      screen.reasons.length > 0 &&
        h(
          "div.answer-top",
          null,
          lying && h("span.thumb-card", null, shown(lying.card)),
          h("div", null, ...screen.reasons.map((line) => h("p", null, ...words(line)))),
        ),
      screen.odds.length > 0 && h("h2.cap", null, ...words(screen.odds_heading)),
      h("ul.odds", null, ...screen.odds.map((each) => odd(each, screen))),
    ),
  ];
}

/** @param {import("./types").Odds} each @param {Question} screen */
function odd(each, screen) {
  return h(
    `li${each.best ? ".best" : ""}${each.yours ? ".yours" : ""}`,
    null,
    h(
      "p",
      null,
      h("b", null, ...words(each.words)),
      each.yours && h("span.tag", null, screen.yours),
      h("em", null, ...words(each.worth)),
    ),
    h("progress", { value: each.chance, max: 1, ariaHidden: "true" }),
  );
}
