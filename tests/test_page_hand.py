"""The table does what the hand meant: a second tap, Esc and Cancel, the last look at a game, and phones of every size."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect

from scoundrel import RULEBOOK, Game
from scoundrel.coach.puzzles import puzzles
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.history.backup import back_up
from scoundrel.play.clock import today
from scoundrel.play.daily import daily_game
from scoundrel.play.lessons import LESSONS
from scoundrel.play.links import POSITION, game_link, packed
from scoundrel.play.memory import MemoryStore
from scoundrel.play.menu import MENU
from scoundrel.play.saved import Kind
from scoundrel.play.sitting import Sitting
from scoundrel.store import Store
from scoundrel.texts import say
from tests.hosts import PHONE, Window, at_home, by_keys
from tests.windows import Opened, address, browser, opened, visited

__all__ = ["address", "browser", "opened", "visited"]

DEAL = "classic/42"
PHONES = ("phone", "small", "short", "narrow")
SPARE = '[data-focus="spare"]'


def box(found: Locator) -> FloatRect:
    placed = found.bounding_box()
    assert placed is not None
    return placed


def asked(window: Window) -> Window:
    """Play until a fatal move is asked about."""
    choose = by_keys()
    while not window.sees(SPARE):
        choose(window)
    return window


# --- Under the finger ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [*PHONES, "across", "tablet", "wide"])
def test_a_second_tap_takes_what_the_card_offered_wherever_the_finger_is(opened: Opened, size: str) -> None:
    window = opened(size).follow(DEAL).press("2")
    touch = window.page.touchscreen.tap if size in (*PHONES, "across") else window.page.mouse.click
    for high in (0.1, 0.5, 0.9):
        card = box(window.page.locator('button.card[data-slot="3"]'))
        place = card["x"] + card["width"] / 2, card["y"] + high * card["height"]
        touch(*place)
        window.settle()
        assert window.sees(".ways")
        touch(*place)
        window.settle()
        hero = window.reply["screen"]["heroes"][0]
        assert [each["code"] for each in hero["slain"]] == ["4c"], "the other way costs 4"
        assert hero["health"] == 20
        window.press("u")


def test_the_other_way_lies_outside_the_card_and_is_large_enough(opened: Opened) -> None:
    for size in (*PHONES, "across"):
        window = opened(size).follow(DEAL).press("2", "4")
        card, way = (box(window.page.locator(each)) for each in (".ways .card", ".way"))
        apart = (
            way["y"] + way["height"] <= card["y"] + card["height"] * 0.03
            or way["y"] >= card["y"] + card["height"] * 0.97
            or way["x"] + way["width"] <= card["x"] + card["width"] * 0.05
        )
        assert apart, size
        assert way["height"] >= 48
        expect(window.page.locator(".way")).to_be_in_viewport(ratio=1)
        window.tap(".way")
        assert window.reply["screen"]["heroes"][0]["health"] == 16


def test_for_two_the_other_way_lies_outside_the_card_too(opened: Opened) -> None:
    for size in PHONES:
        window = opened(size).follow("dragons-duo/7")
        asked(window)
        card, way = (box(window.page.locator(each)) for each in (".ways .card", ".way"))
        assert way["y"] + 4 >= card["y"] + card["height"] or way["y"] + way["height"] <= card["y"] + 4


def test_no_card_moves_when_it_is_asked_about(opened: Opened) -> None:
    for size in (*PHONES, "across"):
        window = opened(size).follow(DEAL).press("2")
        room = box(window.page.locator(".room"))
        assert box(window.press("4").page.locator(".room")) == room, size


def test_a_tap_beside_the_cards_puts_the_card_down(opened: Opened) -> None:
    window = opened("phone").follow(DEAL).press("2", "4")
    window.page.locator(".hero .health").tap()
    assert not window.sees(".ways")
    assert window.screen == "table"


TAP_AT_ONCE = """(slot) => {
  const card = () => document.querySelector(`button.card[data-slot="${slot}"]`);
  new MutationObserver(() => document.querySelector(".ways") && card().click()).observe(document.body, { childList: true, subtree: true });
  card().click();
  card().click();
}"""
"""Taps a card twice, and once more in the moment in which a question appears."""


def test_a_double_tap_is_no_answer_to_a_question_that_nobody_has_read(opened: Opened) -> None:
    window = opened("phone").follow(DEAL)
    choose = by_keys()
    while (slot := fatal_slot(window)) is None:
        choose(window)
    before = window.page.evaluate("window.replies.length")
    window.page.evaluate(TAP_AT_ONCE, slot)
    window.settle()
    assert window.page.evaluate("window.replies.length") == before + 1
    assert window.sees(SPARE)
    assert window.screen == "table"
    window.reload()


def fatal_slot(window: Window) -> int | None:
    """A slot whose card would kill, however it is taken."""
    screen: dict[str, Any] = window.page.evaluate("window.replies.findLast((reply) => reply.screen).screen")
    for slot in filter(None, screen["room"]):
        if all(choice["danger"] == "fatal" for choice in slot["choices"]) and slot["tap"] is not None:
            return int(slot["slot"])
    return None


# --- Esc and Cancel ------------------------------------------------------------------------------------

SHOWN = """() => [document.documentElement.dataset.screen, document.activeElement?.dataset.focus ?? "",
  document.querySelector("#panel")?.innerHTML ?? "",
  ...[...document.querySelectorAll("#app :is(button, input, .prompt, .narrator)")].map((each) => each.outerHTML)]"""
"""All that can be done, what is asked, and where the focus is."""


def two_ways(window: Window) -> str:
    window.follow(DEAL).press("2", "4")
    return ".hero .health"


def fatal_card(window: Window) -> str:
    asked(window.follow(DEAL))
    return SPARE


def fatal_line(window: Window) -> str:
    window.follow(DEAL)
    choose = by_keys()
    while (slot := fatal_slot(window)) is None:
        choose(window)
    window.press("/")
    window.page.keyboard.type(str(slot + 1))
    window.press("Enter")
    return "#panel .btn:not(.main)"


def deal_code(window: Window) -> str:
    window.show("title").press(MENU["deal_code"])
    return "#panel .btn:not(.main)"


def a_file(window: Window) -> str:
    window.show("games").click('[data-focus="import"]')
    return "#panel .btn:not(.main)"


def a_seed(window: Window) -> str:
    window.show("new").click('[data-focus="more-classic"]').click('#panel [data-focus="seed"]')
    return "#panel .btn:not(.main)"


def everything_else(window: Window) -> str:
    window.follow(DEAL).press(".")
    return "#panel header .icon"


def the_piles(window: Window) -> str:
    window.follow(DEAL).press("d")
    return "#panel header .icon"


def a_hint(window: Window) -> str:
    window.follow(DEAL).press("h", "h", "h")
    return "#panel header .icon"


def a_card_to_put_away(window: Window) -> str:
    window.follow("sidestep/3").click('[data-focus="put_away"]')
    return '[data-focus="put_away"]'


QUESTIONS = (
    two_ways,
    fatal_card,
    fatal_line,
    deal_code,
    a_file,
    a_seed,
    everything_else,
    the_piles,
    a_hint,
    a_card_to_put_away,
)


@pytest.mark.parametrize("question", QUESTIONS)
def test_esc_does_what_cancel_does(opened: Opened, question: Callable[[Window], str]) -> None:
    window = opened("phone")
    cancel = question(window)
    opened_screen = window.page.evaluate(SHOWN)
    window.click(cancel)
    left = window.page.evaluate(SHOWN)
    assert left != opened_screen
    assert left[0] == opened_screen[0]
    question(window)
    window.press("Escape")
    assert window.page.evaluate(SHOWN) == left


def test_back_puts_a_card_down_too(opened: Opened) -> None:
    window = opened("phone")
    for question in (two_ways, fatal_card):
        question(window)
        assert window.back().screen == "table"
        assert not window.sees(".ways, .prompt.bad")


def test_cancel_means_cancel_when_it_is_chosen_by_keys(opened: Opened) -> None:
    window = asked(opened().follow(DEAL))
    window.page.locator(SPARE).focus()
    window.press("Enter")
    assert window.screen == "table"
    assert not window.sees(".ways")


def test_after_cancel_no_other_key_makes_the_fatal_move(opened: Opened) -> None:
    window = opened()
    window.click(fatal_line(window)).press("Enter")
    assert window.screen == "table"
    assert not window.sees(".prompt.bad")


# --- The last look ---------------------------------------------------------------------------------------

FLASHES = """() => {
  window.flashes = [];
  new MutationObserver(() => window.flashes.push([document.documentElement.dataset.screen, Boolean(document.querySelector("#app .game"))]))
    .observe(document.documentElement, { childList: true, subtree: true, attributes: true });
}"""
"""Notes whether a table is drawn, with each change."""


def test_the_end_comes_without_another_look_at_the_table(opened: Opened) -> None:
    window = asked(opened("phone", motion=True).follow(DEAL))
    window.press("Escape")
    slot = fatal_slot(window)
    number = str(slot + 1 if slot is not None else 1)
    window.press(number)
    window.page.evaluate(FLASHES)
    window.press(number)
    window.page.wait_for_selector(":root[data-screen=end]", state="attached")
    assert ["end", True] not in window.page.evaluate("window.flashes")
    expect(window.page.locator(".killer")).to_be_visible()
    window.reload()


CARDS = "[...document.querySelectorAll('.room > li')].map((each) => JSON.stringify(each.getBoundingClientRect()))"


@pytest.mark.parametrize("size", ["phone", "small"])
def test_no_card_changes_its_size_or_place_whatever_is_said_below(opened: Opened, size: str) -> None:
    window = opened(size).follow(DEAL)
    first, choose = window.page.evaluate(f"() => {CARDS}"), by_keys()
    while window.screen == "table":
        assert window.page.evaluate(f"() => {CARDS}") == first
        choose(window)


def test_a_key_goes_through_the_gate_and_does_what_it_does(opened: Opened) -> None:
    window = opened("phone", motion=True).follow(
        POSITION + packed(Game.from_deck("classic", "2c").position())
    )
    window.click(".whole").click('[data-focus="answer"]').press("t", "1")
    window.page.wait_for_selector(".climb")
    window.press("v")
    window.page.wait_for_selector(".climb", state="detached")
    window.page.wait_for_selector(":root[data-screen=table]", state="attached")


def test_the_headline_is_seen_first_and_then_all_that_was_earned(browser: Browser, tmp_path: Path) -> None:
    game = Game.deal("classic", DEAL.partition("/")[2])
    with Store.open(tmp_path) as store:
        sitting = Sitting.begin(store, game, named=True)
        for move in play_out(game.copy(), make_bot("net", game.rules)).moves[:-1]:
            sitting.play(move)
    with at_home(tmp_path) as home:
        window = Window(browser.new_context(viewport=PHONE), home.address).visit().show("continue")
        window.click("button.card:not([aria-disabled])").press("Enter").press("x")
        expect(window.page.locator(".climb")).to_have_count(0)
        assert window.screen == "end"
        assert not window.sees("#panel")
        expect(window.page.locator("#panel[data-name=earned]")).to_be_visible()
        # The coach has thought by now, and has something to add.
        window.settle()
        found, told = [each["title"] for each in window.reply["screen"]["earned"]], []
        while window.sees("#panel"):
            told.append(window.page.locator("#panel .foot b").inner_text())
            window.click("#panel .btn")
        assert told == found
        assert say("achievements-cold-title") in told


def test_no_card_of_the_room_before_is_left_over_in_the_last_room(opened: Opened) -> None:
    position = Game.from_deck("classic", "2c 3c 4c 5c 6d").position()
    window = opened("phone").follow(POSITION + packed(position))
    window.press("1", "Enter", "t")
    window.press("1", "2")
    expect(window.page.locator(".slot .mini")).to_have_count(2)
    window.press("3")
    assert len(window.table) == 2
    expect(window.page.locator(".slot")).to_have_count(2)
    expect(window.page.locator(".slot .mini")).to_have_count(0)
    window.press("2")
    expect(window.page.locator(".slot .mini")).to_have_count(1)


def test_no_animated_card_is_left_over_from_another_game(opened: Opened) -> None:
    window = opened("phone").follow(DEAL).press("1")
    other = Game.deal("easy", 7)
    other.play(other.legal_moves[-1])
    window.follow(POSITION + packed(other.position()))
    window.press("1", "Enter", "t")
    expect(window.page.locator(".slot .mini")).to_have_count(0)


# --- Phones of every size --------------------------------------------------------------------------------

HEADS = (
    *(f"{name}/42" for name in RULEBOOK),
    *(f"lesson/{name}" for name in LESSONS),
    *(
        f"puzzle/{next(each.number for each in puzzles() if each.rules == name)}"
        for name in ("hard", "dragons")
    ),
)
LINES = "(heading) => Math.round(heading.offsetHeight / parseFloat(getComputedStyle(heading).lineHeight))"


def watched_again(window: Window) -> None:
    """Play a game to its end, watch it, and try again from shortly before its end."""
    window.follow(DEAL).play_on(by_keys()).click('[data-focus="fold-else"]').click('[data-focus="watch"]')
    window.press("End", "ArrowLeft", "t")


@pytest.mark.parametrize("size", ["narrow", "small"])
def test_a_heading_has_two_lines_at_most(opened: Opened, size: str) -> None:
    window = opened(size)
    for link in (*HEADS, "daily"):
        window.follow(link)
        if link == "daily" and window.screen == "threshold":
            window.press("Enter")
        assert window.page.locator("h1").evaluate(LINES) <= 2, link
    watched_again(window)
    assert window.page.locator("h1").evaluate(LINES) <= 2
    expect(window.page.locator("h1")).to_contain_text("Classic Scoundrel, again from room")


@pytest.mark.parametrize("size", PHONES)
def test_a_game_tried_again_says_in_few_words_why_nothing_is_taken_back(opened: Opened, size: str) -> None:
    window = opened(size)
    watched_again(window)
    undo = window.page.locator('[data-focus="undo"]')
    expect(undo.locator("small")).to_have_text(say("door-brief-tried"))
    assert box(undo)["height"] <= 70


@pytest.mark.parametrize("size", ["short", "narrow"])
def test_the_weapon_is_in_sight_in_every_room(opened: Opened, size: str) -> None:
    window = opened(size)
    for link in (DEAL, "sidestep/3", "dragons/7"):
        choose = by_keys()
        window.follow(link)
        for _ in range(30):
            weapon, thumb = (box(window.page.locator(each)) for each in (".hero .arm", ".thumb"))
            assert weapon["y"] + weapon["height"] <= thumb["y"] + 1, link
            choose(window)
            if window.screen != "table":
                break


DRAWN = """async (codes) => {
  const { cardButton } = await import("./cards.js");
  const table = window.replies.findLast((reply) => reply.screen?.kind === "table").screen;
  const slot = table.room.find(Boolean);
  const [choice] = slot.choices;
  const choices = [{ ...choice, text: "0 with 8♦", foot: ["0", "with 8♦"] }, { ...choice, text: "−4 bare-handed" }];
  const places = [...document.querySelectorAll(".room > li:not(.dungeon)")];
  const draw = (code, place) => {
    const [rank, suit] = code;
    const kind = { d: "weapon", h: "potion" }[suit] ?? "monster";
    const card = { code, suit, kind, name: code, rank: rank === "T" ? "10" : rank, value: "23456789TJQKAX".indexOf(rank) + 2 };
    const drawn = cardButton({ ...slot, card, choices, tap: null, default: 0 }, { away: false, narrow: places.length > 4 });
    place.replaceChildren(drawn);
    return drawn;
  };
  const traced = (drawn) => {
    const art = drawn.querySelector(".art"), copy = art.cloneNode(true);
    const box = art.getBoundingClientRect(), index = drawn.querySelector(".corner").getBoundingClientRect();
    if (index.top < 2 || index.bottom > innerHeight - 2) throw new Error("an index is out of sight");
    const inset = [index.top - box.top, box.right - index.right, box.bottom - index.bottom, index.left - box.left];
    Object.assign(copy.style, {
      position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
      boxSizing: "border-box", padding: getComputedStyle(art).padding, mixBlendMode: "multiply",
      clipPath: `inset(${inset.map((edge) => `${edge - 2}px`).join(" ")})`,
    });
    return copy;
  };
  const copies = [];
  for (let first = 0; first < codes.length; first += places.length) {
    const drawn = codes.slice(first, first + places.length).map((code, number) => draw(code, places[number]));
    copies.push(...drawn.map(traced));
  }
  const sheet = document.createElement("div");
  sheet.id = "sheet";
  Object.assign(sheet.style, { position: "fixed", inset: 0, zIndex: 99, background: "white", color: "black" });
  sheet.style.setProperty("--cut", "white");
  sheet.append(...copies);
  document.body.append(sheet);
}"""
"""Draws these cards in the room, and then their art alone, all at once and each where it was, black on a white
sheet: of each no more than what is within two pixels of its index."""
SHEETS = {
    "whole": "(sheet) => [...sheet.children].forEach((each) => { each.dataset.clip = each.style.clipPath; each.style.clipPath = ''; })",
    "index": "(sheet) => [...sheet.children].forEach((each) => { each.style.clipPath = each.dataset.clip; })",
    "empty": "(sheet) => sheet.replaceChildren()",
}
CODES = [
    *(rank + suit for suit in "cs" for rank in "23456789TJQKAX"),
    *(rank + suit for suit in "dh" for rank in "23456789TJQKA"),
]


@pytest.mark.parametrize("size", ["phone", "small", "narrow", "across", "wide"])
@pytest.mark.parametrize("link", [DEAL, "dragons/7", "dragons-duo/7"])
def test_no_drawing_touches_the_index_of_its_card(opened: Opened, size: str, link: str) -> None:
    window = opened(size).follow(link)
    window.page.evaluate(DRAWN, CODES)
    sheet, seen = window.page.locator("#sheet"), {}
    for name, change in SHEETS.items():
        sheet.evaluate(change)
        seen[name] = window.page.screenshot()
    sheet.evaluate("(sheet) => sheet.remove()")
    assert seen["whole"] != seen["empty"], "the art is drawn"
    assert seen["index"] == seen["empty"]


def test_a_day_that_leads_nowhere_does_not_look_like_a_button(opened: Opened) -> None:
    elsewhere = MemoryStore()
    first = (today().replace(day=1) - timedelta(days=1)).replace(day=2)
    elsewhere.begin(daily_game(first), Kind.DAILY, first.isoformat())
    window = opened("phone")
    window.send("import_all", text=back_up(elsewhere).text)
    window.show("calendar", month=f"{first:%Y-%m}")
    cells = (
        window.page.locator(f".month {each}").first for each in ("div.off", "button.begun", "button.missed")
    )
    before, played, practised = (
        each.evaluate("(cell) => getComputedStyle(cell).boxShadow") for each in cells
    )
    assert before == "none"
    assert before != played == practised


def test_the_end_of_a_replay_is_told_in_a_few_sentences(opened: Opened) -> None:
    game = Game.deal("easy", 5)
    while not game.over:
        game.play(game.legal_moves[-1])
    window = opened("phone").follow(game_link(game))
    window.page.evaluate("window.heard = []")
    window.press("End").hears(say("flow-move", number=len(game.moves), moves="").partition(":")[0])
    told = "".join(window.page.evaluate("window.heard"))
    assert say("flow-move", number=1, moves="").partition(":")[0] + ":" not in told
    assert told.count(".") < 12
