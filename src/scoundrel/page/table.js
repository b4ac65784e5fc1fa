// The table: the room, the heroes, the piles, and what the thumb reaches.

import { cardButton, corner, hidden, mini, artOf, tone } from "./cards.js";
import { find, h, icon, symbol } from "./dom.js";
import { iconOf, turned } from "./icons.js";
import { change, pace, play } from "./pace.js";
import { closePanel, panel } from "./dialogs.js";
import { sounds } from "./sound.js";
import { curve } from "./plots.js";
import { capital, minus, said, t, tied, words } from "./words.js";

/** @typedef {import("./types").Table} Table @typedef {import("./types").Slot} Slot @typedef {import("./types").Hero} Hero */

/** What the page itself remembers of the table that is drawn. */
export const at = {
  /** the slot whose question is open */
  asked: /** @type {number | null} */ (null),
  /** a fatal move that was not made yet, the sentence that says so, and since when it is there to read */
  again: /** @type {{ message: import("./types").Message, words: string, since: number } | null} */ (null),
  putting: false,
  typing: false,
  column: true,
  thinking: "",
  error: "",
  instead: "",
  /** what lay in the slots that are empty now */
  left: /** @type {Map<number, import("./types").Card>} */ (new Map()),
  /** which room that was */
  room: "",
};

/** How long a question must have been there before a tap is an answer to it: the second of a double tap is none. */
const READING = 400;

export function clearQuestion() {
  Object.assign(at, { asked: null, again: null, putting: false, typing: false, error: "", instead: "" });
}

/** @param {Table} screen @param {import("./types").Page} page */
export function drawTable(screen, page) {
  return screen.heroes.length > 1 ? drawDuo(screen, page) : drawSolo(screen, page);
}

/** @param {Table} screen @param {import("./types").Page} page */
function drawSolo(screen, page) {
  const hero = screen.heroes[0];
  const look = `div.app.game${at.column ? "" : ".alone"}${hero.heartbeat ? ".beats" : ""}${screen.waits ? ".theirs" : ""}`;
  return h(
    look,
    { dataFlow: screen.flow },
    skip(),
    head(screen, page),
    dungeon(screen, "section"),
    stage(screen, page, false),
    heroPanel(screen, hero),
    piles(screen),
    thumb(screen, page),
    column(screen, page),
    hero.heartbeat && h("i.pulse", { ariaHidden: "true" }),
  );
}

/** @param {Table} screen @param {import("./types").Page} page */
function drawDuo(screen, page) {
  // On a phone the party of this device, or else the one whose turn it is, lies by the thumb, and the other above.
  const mine =
    screen.heroes.find((hero) => ((screen.mine ?? null) === null ? hero.turn : hero.player === screen.mine)) ??
    screen.heroes[0];
  const other = screen.heroes.find((hero) => hero !== mine);
  return h(
    `div.app.duo${screen.waits ? ".theirs" : mine.turn && !mine.bot ? ".at-turn" : ""}`,
    { dataFlow: screen.flow },
    skip(),
    head(screen, page),
    other && party(other, false, screen),
    stage(screen, page, true),
    party(mine, true, screen),
    thumb(screen, page),
  );
}

function skip() {
  return h(
    "a.skip",
    { href: "#room", onclick: (/** @type {Event} */ event) => (event.preventDefault(), find("#room")?.focus()) },
    t("skip"),
  );
}

/** @param {Table} screen @param {import("./types").Page} page */
function head(screen, page) {
  const back = screen.back;
  const leave =
    back &&
    h(
      "button.icon",
      { type: "button", ariaLabel: back.label, dataFocus: "back", onclick: () => page.press(back) },
      turned("back"),
    );
  const open =
    !at.column &&
    screen.heroes.length === 1 &&
    h(
      "button.icon.opens",
      { type: "button", ariaLabel: t("coach"), dataFocus: "column", onclick: () => toggleColumn(page) },
      icon("hint"),
    );
  return h(
    "header.top",
    null,
    leave,
    h(
      "h1",
      { tabindex: "-1", dataFocus: "heading", title: screen.heading },
      h("span.brand", { ariaHidden: "true" }, t("name")),
      h("span", null, ...words(screen.heading)),
      screen.flow === "game" && h("small", { ariaHidden: "true" }, screen.room_words),
      h("span.sr", null, said(screen.where)),
    ),
    open,
    speaker(page),
  );
}

/** The sound, on or off, within reach of whoever has just heard it. @param {import("./types").Page} page */
export function speaker(page) {
  const on = sounds();
  return h(
    "button.icon.speaker",
    {
      type: "button",
      ariaLabel: t("sound"),
      ariaPressed: String(on),
      dataFocus: "sound",
      onclick: () => page.send({ do: "set", name: "sound", value: on ? "off" : "on" }),
    },
    icon(on ? "sound" : "mute"),
  );
}

/** @param {import("./types").Page} page */
function toggleColumn(page) {
  at.column = !at.column;
  page.say("");
}

/** @param {Table} screen @param {string} tag @param {...Node} beside what lies beside it */
function dungeon(screen, tag, ...beside) {
  const { below, unseen } = screen;
  const high = Math.min(4, Math.ceil(below / 10));
  const stack = h(
    `span.stack${below ? "" : ".none"}`,
    { ariaHidden: "true", dataPlace: "dungeon" },
    ...Array.from({ length: high }, (_, card) => h("i", null, card === high - 1 && symbol("i-hint", "seal"))),
  );
  const counted =
    unseen &&
    h(
      "dl.unseen",
      null,
      h("dt", null, ...words(unseen.words)),
      ...unseen.suits.map(
        (suit) =>
          suit.ranks &&
          h(
            "dd",
            null,
            symbol(suit.suit, "pip"),
            h("span", { ariaHidden: "true" }, suit.ranks),
            h("span.sr", null, suit.line),
          ),
      ),
      unseen.known.cards.length > 0 && h("dd.known", null, ...words(unseen.known.words)),
    );
  const body = [
    stack,
    h("p", null, h("b", null, below), h("small", null, t("below"))),
    tag === "section" && counted,
    ...beside,
  ];
  return h(
    `${tag}.dungeon`,
    tag === "section" ? { ariaLabel: t("dungeon"), dataDrop: "dungeon" } : { dataDrop: "dungeon" },
    ...body,
  );
}

/** @param {Table} screen @param {import("./types").Page} page @param {boolean} duo */
function stage(screen, page, duo) {
  const slots = screen.room.map((slot, number) => h("li", null, ...place(screen, slot, number, page)));
  if (duo) slots.push(dungeon(screen, "li", piles(screen)));
  return h(
    "main.stage",
    { id: "room", tabindex: "-1" },
    h("h2.sr", null, t("room"), " ", ...words(screen.goal.words)),
    duo ? null : walked(screen),
    goal(screen),
    h(`ol.room.${duo ? "seven" : "four"}`, null, ...slots),
    ...beside(screen, page),
    ...(duo ? lookBack(screen, page) : []),
  );
}

/** The way so far: for each room a cell, as high as the health it was left with. @param {Table} screen */
function walked(screen) {
  const cells = screen.way?.rows[0];
  return (
    cells &&
    h("p.way-so-far", { ariaHidden: "true" }, h("span.path", null, ...cells.map((cell) => h(`i.${cell}`, null))))
  );
}

/** What is to be done now: as many rings as cards to face, filled as they are faced. @param {Table} screen */
function goal(screen) {
  const { done, of } = screen.goal;
  const told = screen.waits || screen.goal.words;
  if (!told) return null;
  const hero = screen.heroes[screen.turn];
  const rings = Array.from({ length: of }, (_, ring) => h(ring < done ? "i.done" : "i", null));
  return h(
    "p.goal",
    { ariaHidden: "true" },
    screen.heroes.length > 1 ? emblem(hero.player) : h("span.dots", null, ...rings),
    h("b", null, ...words(told)),
    screen.waits && h("span.ellipsis", null, h("i", null), h("i", null), h("i", null)),
  );
}

/**
 * The table changes hands: it waits for a touch of whoever has it now, or only says so.
 * @param {Table} screen @param {NonNullable<Table["handover"]>} words_ @param {string[]} told what just happened @param {import("./types").Page} page
 */
export function handOver(screen, words_, told, page) {
  if (!words_.waits) {
    const band = h("p.handed", { ariaHidden: "true" }, emblem(screen.turn), h("b", null, ...words(words_.turn)));
    document.body.append(band);
    return void setTimeout(() => band.remove(), BAND);
  }
  const box = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", name: "once" }));
  const have = () => {
    closePanel();
    if (box.checked) page.send({ do: "set", name: "handover", value: "off" });
    else find("#room")?.focus({ preventScroll: true });
  };
  panel(
    words_.turn,
    [
      told.length > 0 && h("div.just", null, ...told.map((each) => h("p", null, ...words(each)))),
      symbol(EMBLEMS[screen.turn], "big-emblem"),
      h("p.pass", null, words_.pass),
      h("button.btn.main.big", { type: "button", onclick: have }, h("b", null, words_.have_it)),
      h("label.tick", null, box, h("span", null, words_.once)),
    ],
    "handover",
    have,
  );
}

/** How long it is said whose turn it is, in milliseconds. */
const BAND = 900;

/** The sign of a party. @param {number} player */
export const emblem = (player) => h("span.emblem", { ariaHidden: "true" }, symbol(EMBLEMS[player]));

const EMBLEMS = ["lantern", "raven"];

/** What lies in a slot. @param {Table} screen @param {Slot | null} slot @param {number} number @param {import("./types").Page} page @returns {(Node | false)[]} */
function place(screen, slot, number, page) {
  if (!slot) {
    if (screen.curtained) return [hidden()];
    const lay = at.left.get(number);
    return [h("div.slot", { ariaHidden: "true", dataSlot: number }, lay ? mini(lay) : "")];
  }
  const hero = screen.heroes[screen.turn];
  const asked = question(slot, page);
  const card = cardButton(slot, { away: at.putting, narrow: screen.heroes.length > 1, asked: asked?.choice });
  card.addEventListener(
    "click",
    (event) => (!at.again || event.timeStamp - at.again.since > READING) && tap(slot, page),
  );
  // A preview is shown only for a mouse or the keyboard: a tap has already decided.
  const look = () => !hero.fallen && preview(hero, slot.choices[slot.tap ?? slot.default]);
  card.addEventListener("focus", () => card.matches(":focus-visible") && look());
  card.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && look());
  for (const kind of ["blur", "pointerleave"]) card.addEventListener(kind, () => preview(hero, undefined));
  return [asked ? h("div.ways", { role: "group", ariaLabel: said(asked.words) }, card, ...asked.others) : card];
}

/**
 * The question of how to fight, or whether to fight at all. Tapping the card again takes what it offered; the other
 * choices are beside it.
 * @param {Slot} slot @param {import("./types").Page} page
 */
function question(slot, page) {
  const fatal = at.again && [...slot.choices, slot.away].find((choice) => choice && same(choice.do, at.again?.message));
  if (at.again && fatal)
    return {
      words: at.again.words,
      choice: fatal,
      others: [
        h("button.way", { type: "button", dataFocus: "spare", onclick: page.cancel }, h("b", null, t("cancel"))),
      ],
    };
  if (at.asked !== slot.slot) return null;
  const choice = slot.choices[slot.default];
  return {
    words: slot.ask || slot.card.name,
    choice,
    others: slot.choices.filter((each) => each !== choice).map((each) => way(each, page)),
  };
}

/** @param {import("./types").Choice} choice @param {import("./types").Page} page */
function way(choice, page) {
  return h(
    `button.way.${tone(choice)}`,
    {
      type: "button",
      ariaLabel: said(choice.long),
      dataFocus: `way-${choice.way}`,
      onclick: () => page.send(choice.do),
    },
    h("b", null, tied(choice.text)),
    choice.key && h("kbd", { ariaHidden: "true" }, choice.key),
  );
}

/** @param {unknown} one @param {unknown} other */
export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Take the card, or ask how. @param {Slot} slot @param {import("./types").Page} page */
export function tap(slot, page) {
  if (at.putting && slot.away) return void page.send(slot.away.do);
  if (slot.choices.length === 0) return;
  const again = at.again && slot.choices.find((choice) => same(choice.do, at.again?.message));
  if (again) return void page.send(again.do);
  if (slot.tap !== null) return void page.send(slot.choices[slot.tap].do);
  if (at.asked === slot.slot) return void page.send(slot.choices[slot.default].do);
  clearQuestion();
  at.asked = slot.slot;
  page.say(slot.ask ?? "");
  find(".ways .card")?.focus();
}

/** The words beside the room: what is asked or went wrong, else the Dealer's. @param {Table} screen @param {import("./types").Page} page */
function beside(screen, page) {
  const way = at.asked === null ? null : screen.room[at.asked]?.ask;
  const prompt =
    at.error ||
    at.again?.words ||
    at.instead ||
    way ||
    (at.putting ? t("which_away") : at.thinking || screen.note || "");
  const bad = Boolean(at.error || at.again);
  const text = screen.verdict?.lines[0] ?? screen.text;
  const told = h(
    `div.narrator${screen.flow === "game" ? "" : ".asks"}${screen.verdict ? ".judged" : ""}`,
    { onclick: () => find(".narrator .rest:not([hidden])")?.click() },
    h("p", null, ...words(text)),
    screen.asks && h("strong", null, ...words(screen.asks)),
    h(
      "button.icon.rest",
      {
        type: "button",
        hidden: true,
        ariaLabel: t("whole_text"),
        dataFocus: "rest",
        onclick: (/** @type {Event} */ event) => (
          event.stopPropagation(),
          panel(screen.heading, [h("p.lead", null, ...words(text)), screen.asks && h("p", null, ...words(screen.asks))])
        ),
      },
      icon("more"),
    ),
  );
  const input = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "text",
      ariaLabel: t("type_a_move"),
      placeholder: t("type_a_move"),
      autocomplete: "off",
      autocapitalize: "none",
      spellcheck: "false",
      dataFocus: "typed",
    })
  );
  const typing =
    at.typing &&
    h(
      "form.typing",
      {
        onsubmit: (/** @type {Event} */ event) => (
          event.preventDefault(),
          input.value.trim() && page.send({ do: "move", line: input.value })
        ),
      },
      input,
      h("button.btn", { type: "submit", ariaLabel: t("send") }, turned("next")),
    );
  const asked = h(
    `p.prompt${bad ? ".bad" : ""}${prompt === at.thinking && prompt ? ".thinking" : ""}`,
    null,
    ...(prompt ? words(prompt) : []),
  );
  const coach = screen.advice && coachSays(screen, screen.advice);
  return [h(`div.beside${typing ? ".typed" : ""}`, null, asked, told, coach, typing)];
}

/** Where the words beside the room are longer than their place, the whole text is behind a button. */
export function fold() {
  const told = find(".narrator p");
  const rest = find(".narrator .rest");
  if (told && rest) rest.hidden = told.scrollHeight <= told.clientHeight + 2;
}

/** The coach in the narrator's place; a tap opens all that was said. @param {Table} screen @param {import("./types").Advice} given */
function coachSays(screen, { nudge, lines }) {
  const [first, ...rest] = lines.length > 0 ? lines : nudge;
  return h(
    "button.coach-says",
    { type: "button", dataFocus: "coach-says", ariaHaspopup: "dialog", onclick: () => showHint(screen) },
    icon("hint"),
    h("span", null, h("b", null, ...words(first)), " ", ...words(rest.join(" "))),
  );
}

/** What a bot thought of before its last move, for those who ask. @param {Table} screen */
function thoughts({ considered }) {
  if (!considered || considered.plans.length === 0) return null;
  const open = () => panel(considered.heading, [h("ol.plans", null, ...considered.plans.map(planOf))], "thoughts");
  return h(
    "button.details",
    { type: "button", ariaHaspopup: "dialog", dataFocus: "details", onclick: open },
    t("details"),
  );
}

/**
 * Of a game that is watched: its curve, where a tap on a room goes there, and how to try again from here.
 * @param {Table} screen @param {import("./types").Page} page @returns {import("./dom.js").Child[]}
 */
function lookBack(screen, page) {
  if (screen.flow !== "replay") return [];
  const drawn =
    screen.review &&
    curve(screen.review, { go: (move) => page.send({ do: "step", to: move }), step: screen.progress?.step });
  const button = screen.buttons.find((each) => each.name === "try");
  return [thoughts(screen), drawn, button && row(button, page)];
}

// --- The heroes --------------------------------------------------------------------------------------------

/** @param {Table} screen @param {Hero} hero */
function heroPanel(screen, hero) {
  const band = hero.party.length > 0 && bandOf(hero);
  return h(
    `section.hero${hero.low ? ".low" : ""}`,
    { ariaLabel: hero.name || t("you"), dataHero: hero.player, dataDrop: "hero" },
    health(hero),
    band,
    h("div.arms", null, arm(hero), marks(hero)),
  );
}

/** @param {Hero} hero */
function health(hero) {
  return h(
    "div.health",
    { dataPlace: `hero-${hero.player}` },
    h(
      "p",
      { ariaHidden: "true" },
      hero.heartbeat && h("span.beat", null, symbol("h")),
      h("b.num", null, minus(hero.health)),
      " ",
      h("span", null, t("of", { most: hero.most })),
      foreseen(hero),
    ),
    bar(hero),
    h("span.sr", null, ...words(hero.health_words)),
  );
}

/** Where the coach's plan ends, until a card is looked at. @param {Hero} hero */
function foreseen(hero) {
  const change = changeBy(hero, undefined);
  return h(change < 0 ? "em.loss" : "em", null, toward(hero, undefined));
}

/** @param {Hero} hero @param {import("./types").Choice | undefined} choice */
const changeBy = (hero, choice) => (choice ? choice.change : (hero.planned ?? hero.health) - hero.health);

/** A change of the health by a choice, or else by the coach's plan. @param {Hero} hero @param {import("./types").Choice | undefined} choice */
function toward(hero, choice) {
  const change = changeBy(hero, choice);
  if (!choice) return change ? `→ ${minus(hero.health + change)}` : "";
  return change ? (change > 0 ? "+" : "−") + Math.abs(change) : "";
}

/** @param {Hero} hero */
function bar(hero) {
  const after = hero.planned ?? hero.health;
  const look = (/** @type {number} */ cell) =>
    cell < Math.min(hero.health, after) ? "i.on" : cell < after ? "i.gain" : cell < hero.health ? "i.loss" : "i";
  return h("span.bar", { ariaHidden: "true" }, ...Array.from({ length: hero.most }, (_, cell) => h(look(cell), null)));
}

/** @param {Hero} hero */
function bandOf(hero) {
  return h(
    "ul.band",
    null,
    ...hero.party.map((each) =>
      h(
        each.hearts > 0 ? "li" : "li.down",
        null,
        h("b", null, each.name),
        h(
          "span.hearts",
          { role: "img", ariaLabel: t("hearts", each) },
          ...Array.from({ length: each.most }, (_, heart) => symbol("h", heart < each.hearts ? "full" : "gone")),
        ),
      ),
    ),
  );
}

/** The weapon with its slain fanned beneath. @param {Hero} hero */
export function arm(hero) {
  const { weapon, slain } = hero;
  const blade = weapon
    ? h(
        `span.blade.dull${hero.dull}`,
        { ariaHidden: "true", dataPlace: `weapon-${hero.player}` },
        corner(weapon),
        symbol(artOf(weapon), "art"),
      )
    : h("span.blade.none", { ariaHidden: "true", dataPlace: `weapon-${hero.player}` });
  const fan =
    slain.length > 0 &&
    h(
      `span.fan${slain.length > 3 ? ".many" : ""}`,
      { ariaHidden: "true", dataPlace: `slain-${hero.player}` },
      ...slain.slice(-6).map(mini),
    );
  return h(
    "div.arm",
    { role: "group", ariaLabel: said(hero.weapon_words), dataDrop: "weapon" },
    blade,
    fan,
    h("p", null, h("b", null, ...words(capital(hero.reach_words))), h("small", null, ...words(hero.potion_words))),
  );
}

/** @param {Hero} hero */
function marks(hero) {
  return h(
    "ul.marks",
    null,
    h(hero.potion ? "li.ok" : "li.no", null, symbol("bottle"), h("b", null, ...words(hero.potion_words))),
  );
}

/** A party of the duo. @param {Hero} hero @param {boolean} mine whether it lies by the thumb @param {Table} screen */
function party(hero, mine, screen) {
  const turn = hero.turn
    ? h("span.pill", null, hero.bot || t(screen.waits ? "choosing" : "your_turn"))
    : h("span.wait", null, ...words(hero.status));
  const look = `section.party.seat${hero.player}${mine ? ".mine" : ".rival"}${hero.turn ? "" : ".quiet"}${hero.low ? ".low" : ""}`;
  return h(
    look,
    { ariaLabel: said(hero.line), dataHero: hero.player, dataDrop: hero.turn ? "hero" : null },
    h(
      "header",
      { dataPlace: `hero-${hero.player}` },
      emblem(hero.player),
      h("h2", null, hero.name),
      turn,
      h(
        "p",
        { ariaHidden: "true" },
        h("b.num", null, minus(hero.health)),
        " ",
        t("of", { most: hero.most }),
        foreseen(hero),
      ),
      h("span.sr", null, ...words(hero.health_words)),
    ),
    hero.party.length > 0 ? bandOf(hero) : bar(hero),
    arm(hero),
  );
}

/** Show beforehand what a choice leaves of the health. @param {Hero | undefined} hero @param {import("./types").Choice | undefined} choice */
function preview(hero, choice) {
  const place = hero && find(`[data-hero="${hero.player}"]`);
  if (!place) return;
  const change = changeBy(hero, choice);
  const after = hero.health + change;
  [...place.querySelectorAll(".bar i")].forEach((cell, number) => {
    cell.classList.toggle("gain", number >= hero.health && number < after);
    cell.classList.toggle("loss", number < hero.health && number >= after);
    cell.classList.toggle("on", number < Math.min(hero.health, after));
  });
  const em = find("em", place);
  if (em) {
    em.textContent = toward(hero, choice);
    em.className = change < 0 ? "loss" : "";
  }
}

// --- What lies about, and what may be done -----------------------------------------------------------------

/** @param {Table} screen */
function piles(screen) {
  const { defeated, spent } = screen.piles;
  return h(
    "section.piles",
    { ariaLabel: t("piles"), dataDrop: "discard" },
    pile(screen, defeated, "defeated"),
    pile(screen, spent, "spent"),
  );
}

/** @param {Table} screen @param {import("./types").Pile} pile @param {string} name */
function pile(screen, { words: told, cards }, name) {
  const top = cards.at(-1);
  const heap = h(`span.heap${top ? "" : ".none"}`, { ariaHidden: "true", dataPlace: name }, top && mini(top));
  return h(
    "button.pile",
    { type: "button", ariaLabel: said(told), dataFocus: name, onclick: () => showPiles(screen) },
    heap,
    cards.length > 0 && h("b", { ariaHidden: "true" }, cards.length),
    h("small", { ariaHidden: "true" }, t(name)),
  );
}

/** Everything out of play, and what is still unseen. @param {Table} screen */
export function showPiles(screen) {
  const { defeated, spent, under } = screen.piles;
  const shown = [defeated, spent, under].filter((each) => each.cards.length > 0);
  const unseen = screen.unseen && [
    h("h3", null, ...words(screen.unseen.words)),
    ...screen.unseen.suits.map((suit) => h("p", null, ...words(suit.line))),
  ];
  panel(
    t("piles"),
    [
      ...shown.flatMap((each) => [h("h3", null, ...words(each.words)), h("div.minis", null, ...each.cards.map(mini))]),
      ...(unseen ?? []),
    ],
    "piles",
  );
}

/** What the thumb reaches: three things, and all the others. @param {Table} screen */
export function inReach(screen) {
  const named = new Map(screen.buttons.map((button) => [button.name, button]));
  // In a game the same things stay in their places while somebody else thinks.
  const playing = !screen.over && (screen.flow === "game" || screen.room.some((slot) => slot?.choices.length));
  const solved = screen.verdict ? ["next_puzzle", "puzzles"] : [];
  const wanted =
    screen.flow === "replay" ? ["previous", "next"] : playing ? ["undo", "hint", solved[0] ?? "solution"] : solved;
  const first = wanted.flatMap((name) => named.get(name) ?? []);
  const avoid = screen.avoid && playing ? [screen.avoid] : [];
  const known = first.length + avoid.length > 0 || screen.waits !== undefined;
  const near = known ? [...avoid, ...first] : screen.buttons.slice(0, 3);
  const shown = screen.flow === "replay" ? ["try"] : [];
  return { near, far: screen.buttons.filter((button) => !near.includes(button) && !shown.includes(button.name)) };
}

/** @param {Table} screen @param {import("./types").Page} page */
function thumb(screen, page) {
  const { near } = inReach(screen);
  return h(
    "nav.thumb",
    { ariaLabel: t("moves") },
    ...(screen.flow === "replay" ? player(screen, near, page) : near.map((button) => act(button, page))),
    ...(screen.waits === undefined ? [] : whileWaiting(screen)),
    h(
      "button.act",
      { type: "button", ariaHaspopup: "dialog", dataFocus: "more", onclick: () => more(screen, page) },
      icon("more"),
      h("b", null, t("more")),
      h("small", null, t("more_help")),
    ),
  );
}

/** At a server's table nothing is taken back: there is room for what is of use while others play. @param {Table} screen */
const whileWaiting = (screen) => [
  aside("piles", "swords", () => showPiles(screen)),
  aside("log", "book", () => showLog(screen)),
];

/** @param {string} name @param {string} sign @param {() => void} go */
const aside = (name, sign, go) =>
  h("button.act", { type: "button", dataFocus: name, onclick: go }, icon(sign), h("b", null, t(name)));

/** What plays a game that is watched: back, play or pause, on, slower, faster. @param {Table} screen @param {import("./types").Button[]} near @param {import("./types").Page} page */
function player(screen, near, page) {
  const [previous, next] = near;
  const every = t("every", { seconds: pace.seconds });
  const own = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ go, help = "") =>
    h(
      "button.act",
      { type: "button", dataFocus: name === "pause" ? "play" : name, onclick: go },
      turned(name),
      h("b", null, label),
      help && h("small", null, help),
    );
  return [
    previous && act(previous, page),
    pace.playing ? own("pause", t("pause"), () => play(page), every) : own("play", t("play"), () => play(page), every),
    next && act(next, page),
    own("slower", t("slower"), () => change(1, page)),
    own("faster", t("faster"), () => change(-1, page)),
  ].filter(Boolean);
}

/** @param {import("./types").Button} button @param {import("./types").Page} page */
function act(button, page) {
  const off = Boolean(button.why_not);
  const below = button.brief || button.why_not || button.help;
  const pressed = button.name === "put_away" ? String(at.putting) : null;
  return h(
    `button.act${button.wanted ? ".hinted" : ""}${button.brief ? ".brief" : ""}`,
    {
      type: "button",
      ariaDisabled: off ? "true" : null,
      ariaPressed: pressed,
      dataFocus: button.name,
      title: button.why_not || button.help || null,
      onclick: () => page.press(button),
    },
    iconOf(button.name),
    h("b", null, capital(button.label)),
    below && h("small", null, ...words(below)),
    button.step !== undefined && h("span.steps", { ariaHidden: "true" }, ...[1, 2, 3].map((step) => dot(step, button))),
  );
}

/** One of the steps of a hint, and whether it is shown. @param {number} step @param {import("./types").Button} button */
const dot = (step, button) => h(step <= (button.step ?? 0) ? "i.on" : "i", null);

/** Everything else: buttons, the log, the keys. @param {Table} screen @param {import("./types").Page} page */
export function more(screen, page) {
  const rows = inReach(screen).far.map((button) => row(button, page));
  const own = [
    h(
      "button.row",
      { type: "button", onclick: () => showPiles(screen) },
      icon("swords"),
      h("span.body", null, h("b", null, t("piles"))),
    ),
    h(
      "button.row",
      { type: "button", onclick: () => showLog(screen) },
      icon("book"),
      h("span.body", null, h("b", null, t("log"))),
    ),
    h(
      "button.row",
      { type: "button", onclick: () => showKeys(screen) },
      icon("key"),
      h("span.body", null, h("b", null, t("keys"))),
    ),
  ];
  const caveat = screen.caveat ? h("p.quiet-text", null, ...words(screen.caveat)) : null;
  panel(t("more"), [caveat, h("div.rows", null, ...rows, ...own)], "more");
}

/** @param {import("./types").Button} button @param {import("./types").Page} page @param {string} [look] */
export function row(button, page, look = "") {
  const below = button.why_not || button.help;
  return h(
    `button.row${look}`,
    {
      type: "button",
      ariaDisabled: button.why_not ? "true" : null,
      dataFocus: button.name,
      onclick: () => page.press(button),
    },
    iconOf(button.name),
    h("span.body", null, h("b", null, ...words(capital(button.label))), below && h("small", null, ...words(below))),
    button.key.length === 1 && h("kbd", { ariaHidden: "true" }, button.key),
  );
}

/** @param {Table} screen */
const logOf = (screen) =>
  h(
    "ol.log",
    null,
    ...screen.log.flatMap((entry) =>
      entry.told.map((told) =>
        h("li", null, h("span.where", { title: entry.heading }, entry.room), h("p", null, ...words(told))),
      ),
    ),
  );

/** @param {Table} screen */
function showLog(screen) {
  const opened = panel(t("log"), [logOf(screen)], "log");
  opened.scrollTop = opened.scrollHeight;
}

/** @param {Table} screen */
export function showKeys(screen) {
  panel(t("keys"), [h("ul.prose", null, ...(screen.keys ?? []).map((line) => h("li", null, ...words(line))))], "keys");
}

/** The coach and the log, beside a wide table. @param {Table} screen @param {import("./types").Page} page */
function column(screen, page) {
  const hint = screen.flow === "replay" ? null : advice(screen);
  const helps = screen.buttons.some((button) => button.name === "hint");
  // At a table of a server's the coach keeps silent, and only what happened is told.
  const heading = t(screen.mine === undefined ? "coach" : "log");
  const recent = { ...screen, log: screen.log.slice(-6) };
  const watched = screen.flow === "replay" && h("p.watched", null, ...words(screen.text));
  return h(
    "aside.coach",
    { ariaLabel: heading, tabindex: "0" },
    h(
      "header",
      null,
      h("h2", null, heading),
      h(
        "button.icon",
        { type: "button", ariaLabel: t("close"), dataFocus: "column", onclick: () => toggleColumn(page) },
        icon("close"),
      ),
    ),
    watched,
    ...lookBack(screen, page),
    hint || (helps && h("p.quiet-text", null, t("coach_waits"))),
    screen.log.length > 0 && screen.mine === undefined && h("h2", null, t("log")),
    logOf(recent),
    h("div.keys", null, ...(screen.keys ?? []).map((line) => h("p", null, ...words(line)))),
  );
}

/** What the coach says now: a hint step by step, or a verdict. @param {Table} screen */
function advice(screen) {
  if (screen.advice) return ladder(screen.advice);
  const lines = screen.verdict?.lines.slice(1) ?? screen.said;
  return lines.length > 0 ? h("div.hint", null, ...paragraphs(lines)) : null;
}

/** @param {import("./types").Words[]} lines */
const paragraphs = (lines) => lines.map((line) => h("p", null, ...words(line)));

/** A hint, as many of its steps as were asked for. @param {import("./types").Advice} given */
function ladder({ nudge, lines, plans, warning, note }) {
  const numbers = [
    plans.length > 0 && h("ol.plans", null, ...plans.map(planOf)),
    ...warning.map((line) => h("p.warning", null, ...words(line))),
    note && h("p.note", null, ...words(note)),
  ].filter(Boolean);
  const steps = [paragraphs(nudge), paragraphs(lines), numbers].filter((step) => step.length > 0);
  return h("ol.hint.ladder", null, ...steps.map((step) => h("li", null, h("div", null, ...step))));
}

/** A plan beside the others: its worth as a number and as a bar. @param {import("./types").Advice["plans"][number]} each */
function planOf({ plan, worth, chance, why }) {
  return h(
    "li",
    null,
    h("b", null, ...words(capital(plan))),
    " ",
    h("span.worth", null, ...words(worth)),
    h("progress", { value: chance, max: 1, ariaHidden: "true" }),
    why && h("small", null, ...words(why)),
  );
}

/** On a narrow screen a hint opens over the table. @param {Table} screen */
export function showHint(screen) {
  const beside = find(".coach");
  if (beside && getComputedStyle(beside).display !== "none") return;
  panel(t("coach"), [screen.verdict && h("p.lead", null, ...words(screen.verdict.lines[0])), advice(screen)], "hint");
}

/** Remember what left the slots of this room: what was faced before it was dealt belongs to another. @param {Table} screen @param {import("./types").Happening[]} events */
export function remember(screen, events) {
  const room = JSON.stringify([screen.here, screen.room_number]);
  if (at.room !== room) at.left.clear();
  else
    for (const event of events)
      if (event.card && event.slot !== undefined && (event.kind === "faced" || event.kind === "put_away"))
        at.left.set(event.slot, event.card);
  at.room = room;
  screen.room.forEach((slot, number) => slot && at.left.delete(number));
}
