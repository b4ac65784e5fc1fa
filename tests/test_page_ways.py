"""Ways through the page in a real browser: its keys, back and forth, what is carried in and out, and what moves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from scoundrel import Game
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.play.claims import claim_of
from scoundrel.play.links import deal_link
from scoundrel.play.menu import MENU
from scoundrel.texts import say
from tests.hosts import Window, at_home_here, by_keys
from tests.windows import SIZES, Opened, address, browser, faults_found, opened, visited

__all__ = ["address", "browser", "opened", "visited"]

DEAL = "classic/42"


def focus(name: str) -> str:
    return f'[data-focus="{name}"]'


# --- Keys ----------------------------------------------------------------------------------------------


def test_the_title_answers_the_letters_of_the_terminal(opened: Opened) -> None:
    window = opened()
    for name, letter in MENU.items():
        if name in ("continue", "deal_code"):
            continue
        assert window.press(letter).screen != "title", name
        assert window.press("Escape").screen == "title", name
    window.press(MENU["deal_code"])
    expect(window.page.locator("#panel[data-name=ask]")).to_be_visible()


def test_a_key_means_the_entry_that_is_focused(opened: Opened) -> None:
    window = opened().press("r")
    window.page.locator(focus("entry-easy")).focus()
    assert window.press("m").screen == "mix"
    expect(window.page.locator("h1")).to_have_text("Easy Scoundrel")


def test_keys_in_a_hurry_never_answer_a_question_unseen(opened: Opened) -> None:
    window = opened().follow(DEAL).press("2")
    assert len(window.table) == 3
    window.press_at_once("3", "4", "Enter")
    assert window.sees(".ways")
    assert len(window.table) == 2
    window.press("Escape", "u")
    assert len(window.table) == 3
    window.press_at_once(*"1342134213421342")
    # The room that comes then is another question.
    expect(window.page.locator(".top .sr").last).to_contain_text("room 2")
    assert len(window.table) == 4


# --- Back and forth ------------------------------------------------------------------------------------


def test_back_means_the_same_in_the_page_and_in_the_browser(opened: Opened) -> None:
    window = opened().visit().press("s")
    assert window.screen == "statistics"
    window.click(focus("achievements"))
    assert window.screen == "achievements"
    steps = window.page.evaluate("history.length")
    assert window.click(focus("back")).screen == "statistics"
    assert window.page.evaluate("history.length") == steps
    assert window.forward().screen == "achievements"
    assert window.back().screen == "statistics"
    assert window.reload().screen == "statistics"
    assert window.click(focus("back")).screen == "title"
    assert window.page.evaluate("history.state.depth") == 0


def test_back_from_a_game_leads_to_the_title_whatever_led_to_it(opened: Opened) -> None:
    window = opened().press("r").click(focus("entry-classic")).click("button.card")
    assert len(window.table) == 3
    assert window.press(".").click(f"#panel {focus('rules')}").screen == "reading"
    assert len(window.back().table) == 3
    assert window.back().screen == "title"


def test_back_closes_what_is_open_over_the_table_first(opened: Opened) -> None:
    window = opened("phone").follow(DEAL).tap(focus("more"))
    assert window.sees("#panel")
    assert not window.back().sees("#panel")
    assert window.screen == "table"
    assert window.back().screen == "title"


# --- In and out ----------------------------------------------------------------------------------------


def saved(window: Window, button: str, place: Path) -> Path:
    """Tap what saves a file; the page says so."""
    with window.page.expect_download() as begun:
        window.tap(button)
    window.hears(say("page-saved_as", name=begun.value.suggested_filename))
    begun.value.save_as(place)
    return place


def bring(window: Window, file: Path) -> None:
    """Give a file to the panel that is open."""
    window.page.locator("#panel input[type=file]").set_input_files(file)
    window.tap("#panel .btn.main")


def test_a_record_and_everything_are_carried_by_tap(opened: Opened, tmp_path: Path) -> None:
    window = opened("phone").follow(DEAL).play_on(by_keys())
    number = window.page.evaluate("history.state.here.number")
    window.show("games").tap(f'[data-focus="more-{number}"]')
    record = saved(window, f"#panel {focus('export')}", tmp_path / "record.txt")
    bring(window.tap(focus("import")), record)
    window.hears(say("replays-imported", n=1))
    for _ in range(2):
        window.send("new", rules="easy")
    window.show("settings")
    everything = saved(window, focus("export_all"), tmp_path / "everything.json")
    # The page also says that games with secret cards are left out.
    window.hears(say("door-left_behind", n=2).partition(" ")[2])
    bring(window.tap(focus("import_all")), record)
    expect(window.page.locator("#panel .complaint")).not_to_be_empty()
    bring(window, everything)
    window.hears(say("door-restored", n=0))


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_a_game_lies_beside_that_of_whoever_sent_a_link(opened: Opened, size: str) -> None:
    game = Game.deal("classic", f"beside {size}")
    claim = claim_of(play_out(game, make_bot("greedy", game.rules)), names=["<b>Maud</b>"])
    window = opened(size).follow(deal_link(f"classic/{game.seed}", claim)).play_on(by_keys())
    window.click(focus("share"))
    assert faults_found(window) == []
    window.press("Escape").click(focus("compare"))
    assert window.screen == "compare"
    expect(window.page.locator("h2", has_text="<b>Maud</b> says")).to_be_visible()
    expect(window.page.locator(".duel polyline")).to_have_count(2)
    expect(window.page.locator(".heads .squares i")).to_have_count(30)
    assert faults_found(window) == []
    assert window.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert window.faults == []


def test_a_result_and_a_link_to_the_game_are_copied_by_tap(opened: Opened) -> None:
    window = opened("phone").follow(DEAL).play_on(by_keys())
    window.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    copied = "navigator.clipboard.readText()"
    window.tap(focus("share")).tap("#panel .btn.main").hears(say("page-copied"))
    # Nobody else can open an address of this machine, so there is no link.
    assert window.page.evaluate(copied) == window.reply["shared"]["drawn"][0]["text"]
    window.page.get_by_label(say("settings-squares_bars")).check()
    window.tap("#panel .btn.main")
    window.page.wait_for_function(f"() => {copied}.then((text) => /[▇▅▃▁✕☀]/.test(text))")
    window.page.get_by_text(say("page-copy_replay")).tap()
    window.page.wait_for_function(f"() => {copied}.then((text) => text.includes('#game/'))")
    link = window.page.evaluate(copied).partition("#")[2]
    assert window.follow(link).reply["screen"]["flow"] == "replay"


# --- What is seen --------------------------------------------------------------------------------------

FLOWN = """() => new MutationObserver((all) => {
  window.flown ??= [];
  for (const { addedNodes } of all) for (const node of addedNodes)
    if (node.classList?.contains("flying"))
      window.flown.push([node.getAttribute("aria-label"), Number(getComputedStyle(node).zIndex)]);
}).observe(document.body, { childList: true })"""
"""Notes every card that flies, and how deep."""


def test_a_run_slides_under_the_dungeon_card_by_card(opened: Opened) -> None:
    window = opened(motion=True).follow(DEAL)
    names = window.table
    window.page.evaluate(FLOWN)
    window.press("r").hears("run")
    flown = window.page.evaluate("window.flown")
    assert all(card.lower() in name.lower() for (card, _), name in zip(flown, names, strict=True))
    depths = [depth for _, depth in flown]
    assert depths == sorted(depths, reverse=True), "each card goes beneath the one before it"
    assert len(set(depths)) == 4
    stack = window.page.evaluate("Number(getComputedStyle(document.querySelector('.stack')).zIndex)")
    assert stack > max(depths)
    expect(window.page.locator(".flying")).to_have_count(0)


def test_a_wide_table_for_two_shows_its_piles(opened: Opened) -> None:
    window = opened("tablet").follow("dragons-duo/7")
    for size in ("tablet", "wide", "huge"):
        window.page.set_viewport_size(SIZES[size])
        for place in ("dungeon", "defeated", "spent"):
            expect(window.page.locator(f'[data-place="{place}"]')).to_be_visible()


def test_a_table_for_two_can_be_read_on_a_phone(opened: Opened) -> None:
    window = opened("phone").follow("dragons-duo/7")
    choose = by_keys()
    for _ in range(7):
        choose(window)
    for theme in ("candle", "daylight"):
        window.send("set", name="theme", value=theme)
        assert faults_found(window.show("continue")) == []


@pytest.mark.parametrize("size", ["phone", "small", "short", "narrow", "across"])
def test_reasons_can_be_read_on_a_phone(opened: Opened, size: str) -> None:
    window = opened(size).follow(DEAL)
    expect(window.page.locator(f"{focus('undo')} small")).to_be_visible()
    assert cut(window.page) == []
    window.tap("button.card")
    expect(window.page.locator(f"{focus('run')} small")).to_be_visible()
    assert cut(window.page) == []
    assert window.show("daily").press("Enter").screen == "table"
    assert cut(window.page) == []


def cut(page: Page) -> list[str]:
    """What lies outside its button."""
    found = page.evaluate(
        """() => [...document.querySelectorAll(".act, .btn")].filter(each => each.offsetParent).flatMap(button => {
          const frame = button.getBoundingClientRect();
          return [...button.querySelectorAll("b, small, span")].filter(each => {
            const text = each.getBoundingClientRect();
            return text.width > 0 && (text.left < frame.left - 1 || text.right > frame.right + 1 || text.bottom > frame.bottom + 1
              || each.scrollHeight > each.clientHeight + 2 && each.clientHeight > 0 && getComputedStyle(each).overflow !== "visible");
          }).map(each => each.textContent); })"""
    )
    return list(found)


@pytest.mark.parametrize("size", ["small", "across", "tablet", "wide"])
def test_a_hint_nudges_then_marks_the_cards_and_nothing_moves(opened: Opened, size: str) -> None:
    window = opened(size).follow("classic/42")
    # A mouse over a card shows what that card does instead.
    window.page.mouse.move(1, 1)
    said = ".game:not(.alone) .coach" if size == "wide" else ".coach-says"

    def places() -> list[object]:
        return [window.page.locator(part).bounding_box() for part in (".room", ".hero", ".thumb")]

    before = places()
    window.press("h")
    expect(window.page.locator(said)).to_contain_text("which card would you leave?")
    assert not window.sees(".plan")
    expect(window.page.locator(focus("hint"))).to_contain_text("Show me")
    assert places() == before
    window.press("h")
    assert window.page.locator(".plan").all_inner_texts() == ["1\ntake", "3\ntake", "leave it", "2\nweapon"]
    expect(window.page.locator(".hero em")).to_have_text("→ 18")
    expect(window.page.locator(focus("hint"))).to_contain_text("Details")
    assert places() == before
    window.press("1")
    assert window.page.locator(".plan").count() == 3
    assert window.page.locator(".card.hinted").get_attribute("data-slot") == "3"
    window.press("2")
    assert not window.sees(".plan")


@pytest.mark.parametrize("link", ["classic/42", "dragons-duo/42"])
@pytest.mark.parametrize("size", ["phone", "narrow", "across", "tablet"])
def test_no_line_of_the_coach_is_cut_in_half(opened: Opened, size: str, link: str) -> None:
    window = opened(size).follow(link)
    for _ in range(2):
        window.press("h")
        said = window.page.locator(".coach-says")
        if said.is_visible():
            frame, words = said.bounding_box(), said.locator("> span").bounding_box()
            assert frame is not None
            assert words is not None
            assert frame["y"] <= words["y"]
            assert words["y"] + words["height"] <= frame["y"] + frame["height"] + 0.5


def test_a_hint_of_a_day_is_asked_about_first_and_may_be_cancelled(opened: Opened) -> None:
    window = opened("phone")
    window.follow("daily")
    if window.screen == "threshold":
        window.press("Enter")
    window.press("h")
    expect(window.page.locator("#panel")).to_contain_text("A hint marks this day's result as aided.")
    window.press("Escape")
    assert not window.sees(".coach-says")
    window.press("h")
    window.page.locator("#panel .btn.main").click()
    window.settle()
    expect(window.page.locator(".coach-says")).to_be_visible()


def test_a_hint_ranks_the_plans_and_marks_where_to_begin(opened: Opened) -> None:
    window = opened("phone").follow("classic/7").press("4", "h", "h", "h")
    plans = window.page.locator("#panel .plans li")
    assert plans.count() > 1
    chances = [float(bar.get_attribute("value") or 0) for bar in plans.locator("progress").all()]
    assert chances == sorted(chances, reverse=True)
    window.press("Escape")
    assert window.page.locator(".card.hinted").count() == 1


def test_a_verdict_is_told_over_the_room_and_the_next_puzzle_is_near(opened: Opened) -> None:
    window = opened("phone").follow("puzzle/3")
    choose = by_keys()
    while not window.sees(".judged"):
        choose(window)
    expect(window.page.locator("#panel .hint")).to_be_visible()
    window.press("Escape")
    expect(window.page.locator(focus("next_puzzle"))).to_be_in_viewport(ratio=1)
    expect(window.page.locator(".hero")).to_be_in_viewport(ratio=1)


def test_after_a_puzzle_is_solved_enter_and_the_thumb_lead_to_the_next(opened: Opened) -> None:
    window = opened("phone").follow("puzzle/1").press("r", "Escape")
    near = window.page.locator(".thumb .act").evaluate_all("all => all.map((each) => each.dataset.focus)")
    assert near == ["next_puzzle", "puzzles", "more"]
    expect(window.press("Enter").page.locator("h1")).to_contain_text("easy 2")


def test_a_tap_shows_what_happened_and_not_what_the_next_card_would_do(opened: Opened) -> None:
    window = opened("phone").follow(DEAL).tap("button.card.monster")
    expect(window.page.locator(".health em")).to_be_empty()
    window.press("ArrowLeft")
    expect(window.page.locator(".health em")).not_to_be_empty()


@pytest.mark.parametrize("size", ["phone", "small", "short", "narrow"])
def test_the_hero_is_in_sight_while_a_game_is_watched(opened: Opened, size: str) -> None:
    window = opened(size).follow(DEAL).play_on(by_keys())
    window.click(focus("fold-else")).click(focus("watch")).press("ArrowRight")
    expect(window.page.locator(".room")).to_be_in_viewport(ratio=1)
    expect(window.page.locator(".hero .health")).to_be_in_viewport(ratio=1)
    assert cut(window.page) == []


@pytest.mark.parametrize("size", ["phone", "small", "narrow", "across", "tablet", "wide"])
def test_everything_on_the_title_is_in_sight(opened: Opened, size: str) -> None:
    page = opened(size).page
    for button in page.locator(".title button").all():
        expect(button).to_be_in_viewport(ratio=0.9)
    assert page.evaluate(SMALLEST_TARGET) >= 44
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


SMALLEST_TARGET = """() => Math.min(...[...document.querySelectorAll('.title button')].map(
  (each) => Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height)))"""


@pytest.mark.parametrize("size", ["phone", "small", "narrow", "across", "tablet", "wide"])
def test_a_first_visit_is_one_large_button_by_candlelight(
    browser: Browser, size: str, tmp_path: Path
) -> None:
    # A light device too shows it by candlelight, with day one tap away.
    context = browser.new_context(viewport=SIZES[size], color_scheme="light", reduced_motion="reduce")
    with at_home_here(tmp_path) as address:
        window = Window(context, address).visit()
        page = window.page
        assert page.evaluate("document.documentElement.dataset.theme") == "candle"
        for button in page.locator(".title button").all():
            expect(button).to_be_in_viewport(ratio=0.9)
        assert page.locator("input, form").count() == 0
        assert page.evaluate(SMALLEST_TARGET) >= 44
        largest = page.locator(".title button").evaluate_all(
            "all => all.toSorted((a, b) => b.offsetHeight * b.offsetWidth - a.offsetHeight * a.offsetWidth)[0].dataset.focus"
        )
        assert largest == "play"
        assert faults_found(window) == []
        window.click(focus("light"))
        assert page.evaluate("document.documentElement.dataset.theme") == "daylight"
        assert faults_found(window) == []
        window.press("g")
        expect(page.locator("h1")).to_contain_text("The classic game")
        # The lesson may be left at any step for the first dungeon.
        if not window.sees(focus("skip_lesson")):
            window.click(focus("more"))
        window.click(focus("skip_lesson"))
        expect(page.locator("h1")).to_contain_text("First dungeon 1 of")
        assert window.faults == []
    context.close()


def test_everything_else_is_behind_the_last_of_the_calm_row(opened: Opened) -> None:
    window = opened("phone").click(focus("more"))
    panel = window.page.locator("#panel[data-name=rest]")
    expect(panel).to_be_visible()
    assert panel.locator(".row").count() >= 5
    window.click(f"#panel {focus('settings')}")
    assert window.screen == "form"


def test_the_table_for_two_fits_a_phone_held_across(opened: Opened) -> None:
    page = opened("across").follow("dragons-duo/7").page
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    for card in page.locator("button.card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["height"] > 90
        assert box["y"] + box["height"] <= SIZES["across"]["height"]


def test_nothing_covers_the_hero_on_a_wide_table(opened: Opened) -> None:
    window = opened().follow("puzzle/3")
    choose = by_keys()
    while not window.sees(".judged"):
        choose(window)
    hero, thumb = (window.page.locator(name).bounding_box() for name in (".hero", ".thumb"))
    assert hero is not None
    assert thumb is not None
    assert hero["y"] + hero["height"] <= thumb["y"] + 1
    assert thumb["y"] + thumb["height"] <= SIZES["wide"]["height"]


MINUS = """() => {
  const text = document.querySelector(".card.monster .foot b").firstChild;
  const at = text.data.indexOf("−");
  return [at, at + 1].map((from) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, from + 1);
    return range.getBoundingClientRect().x;
  });
}"""
"""Where a minus is, and where its number."""


def test_a_minus_stays_before_its_number_from_right_to_left(opened: Opened) -> None:
    page = opened("phone").follow(DEAL).page
    page.evaluate("document.documentElement.dir = 'rtl'")
    minus, number = page.evaluate(MINUS)
    page.evaluate("document.documentElement.dir = 'ltr'")
    assert minus < number


def test_an_old_browser_is_told_what_it_lacks(opened: Opened) -> None:
    page = opened().page
    assert page.locator("script[nomodule][src='old.js']").count() == 1
    # There, nothing took the secret out of the address.
    page.evaluate("history.replaceState(null, '', `?key=${localStorage.getItem('scoundrel-key')}`)")
    page.add_script_tag(url="old.js")
    expect(page.locator(".old")).to_have_text(say("page-host-old", what=say("page-host-modules")))
    page.reload()


RANKS_IN_SIGHT = """() => [...document.querySelectorAll(".fan .mini > span:first-child")].every((rank) => {
  const box = rank.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === rank;
})"""


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_the_ranks_of_the_slain_and_what_happened_last_are_in_sight(opened: Opened, size: str) -> None:
    window = opened(size).follow("classic/5")
    game = json.loads(Path("tests/won_games.json").read_text("utf-8"))["whetstone"]
    for move in game["moves"].split():
        screen = window.send("move", move=move)["screen"]
        if len(screen["heroes"][0]["slain"]) == 6:
            break
    page = window.show("continue").page
    assert page.locator(".fan .mini").count() == 6
    assert page.evaluate(RANKS_IN_SIGHT)
    if size == "wide":
        expect(page.locator(".coach .log li").last).to_be_in_viewport(ratio=1)
