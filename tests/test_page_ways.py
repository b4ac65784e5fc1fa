"""Ways through the page in a real browser: its keys, back and forth, what is carried in and out, and what moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from scoundrel.play.menu import MENU
from scoundrel.words.texts import say
from tests.test_page import SIZES, Site, browser, faults_found, opened

__all__ = ["browser", "opened"]

ACROSS = {"viewport": {"width": 844, "height": 390}}


def comes_to(page: Page, kind: str) -> None:
    expect(page.locator(f":root[data-screen={kind}]")).to_have_count(1)


def press_at_once(page: Page, *keys: str) -> None:
    """Press keys faster than any answer comes."""
    page.evaluate(
        """keys => { for (const key of keys) document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })) }""",
        keys,
    )


def hears(page: Page, words: str) -> None:
    expect(page.locator("#live")).to_contain_text(words)


# --- Keys ----------------------------------------------------------------------------------------------


def test_the_title_answers_the_letters_of_the_terminal(opened: Callable[..., Site]) -> None:
    site = opened()
    page = site.open()
    for name, letter in MENU.items():
        if name in ("continue", "deal_code"):
            continue
        page.keyboard.press(letter)
        expect(page.locator(":root[data-screen=title]")).to_have_count(0)
        page.keyboard.press("Escape")
        comes_to(page, "title")
    page.keyboard.press(MENU["deal_code"])
    expect(page.locator("#panel[data-name=ask]")).to_be_visible()
    assert site.faults == []


def test_a_key_means_the_entry_that_is_focused(opened: Callable[..., Site]) -> None:
    page = opened().open()
    page.keyboard.press("n")
    page.locator('[data-focus="entry-easy"]').focus()
    page.keyboard.press("m")
    comes_to(page, "mix")
    expect(page.locator("h1")).to_have_text("Easy Scoundrel")


def test_keys_in_a_hurry_never_answer_a_question_unseen(opened: Callable[..., Site]) -> None:
    page = opened().open("classic/42")
    page.keyboard.press("2")
    expect(page.locator("button.card")).to_have_count(3)
    press_at_once(page, "3", "4", "Enter")
    expect(page.locator(".ways")).to_be_visible()
    page.wait_for_timeout(100)
    expect(page.locator("button.card")).to_have_count(2)
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    expect(page.locator("button.card")).to_have_count(3)
    press_at_once(page, *"1342134213421342")
    # The room that comes then is another question.
    expect(page.locator(".top .sr").last).to_contain_text("room 2")
    page.wait_for_timeout(100)
    expect(page.locator("button.card")).to_have_count(4)


# --- Back and forth ------------------------------------------------------------------------------------


def test_back_means_the_same_in_the_page_and_in_the_browser(opened: Callable[..., Site]) -> None:
    site = opened()
    page = site.open()
    page.keyboard.press("s")
    comes_to(page, "statistics")
    page.locator('[data-focus="achievements"]').click()
    comes_to(page, "achievements")
    steps = page.evaluate("history.length")
    page.locator('[data-focus="back"]').click()
    comes_to(page, "statistics")
    assert page.evaluate("history.length") == steps
    page.go_forward()
    comes_to(page, "achievements")
    page.go_back()
    comes_to(page, "statistics")
    page.reload()
    page.wait_for_selector(":root[data-ready]")
    comes_to(page, "statistics")
    page.locator('[data-focus="back"]').click()
    comes_to(page, "title")
    assert page.evaluate("history.state.depth") == 0
    assert site.faults == []


def test_a_game_lies_on_the_title_whatever_led_to_it(opened: Callable[..., Site]) -> None:
    page = opened().open()
    page.keyboard.press("n")
    page.locator('[data-focus="entry-classic"]').click()
    comes_to(page, "table")
    page.locator("button.card").first.click()
    expect(page.locator("button.card")).to_have_count(3)
    page.keyboard.press(".")
    page.locator('#panel [data-focus="rules"]').click()
    comes_to(page, "reading")
    page.go_back()
    expect(page.locator("button.card")).to_have_count(3)
    page.go_back()
    comes_to(page, "title")


def test_back_closes_what_is_open_over_the_table_first(opened: Callable[..., Site]) -> None:
    page = opened("phone").open("classic/42")
    page.locator('[data-focus="more"]').tap()
    expect(page.locator("#panel")).to_be_visible()
    page.go_back()
    expect(page.locator("#panel")).to_have_count(0)
    comes_to(page, "table")
    page.go_back()
    comes_to(page, "title")


# --- In and out ----------------------------------------------------------------------------------------


def test_a_record_and_everything_are_carried_by_tap(opened: Callable[..., Site], tmp_path: Path) -> None:
    site = opened("phone")
    page = site.open("lesson/classic")
    site.door.handle({"id": 1, "do": "open", "link": "classic/42"})
    for move in ("8d", "4cb", "2d", "5cb", "Tsb", "3cb", "Asb", "Asb"):
        site.door.handle({"id": 2, "do": "move", "move": move})
    site.show("games")
    page.locator('[data-focus^="more-"]').first.tap()
    with page.expect_download() as record:
        page.locator('#panel [data-focus="export"]').tap()
    hears(page, say("page.saved_as", name="scoundrel-1.txt"))
    kept = tmp_path / "record.txt"
    record.value.save_as(kept)
    page.locator('[data-focus="import"]').tap()
    page.locator("#panel input[type=file]").set_input_files(kept)
    page.locator("#panel .btn.main").tap()
    hears(page, say("replays.imported", n=1))

    site.show("settings")
    with page.expect_download() as everything:
        page.locator('[data-focus="export_all"]').tap()
    whole = tmp_path / "everything.json"
    everything.value.save_as(whole)
    hears(page, say("page.saved_as", name=everything.value.suggested_filename))
    page.locator('[data-focus="import_all"]').tap()
    page.locator("#panel input[type=file]").set_input_files(kept)
    page.locator("#panel .btn.main").tap()
    expect(page.locator("#panel .complaint")).to_be_visible()
    page.locator("#panel input[type=file]").set_input_files(whole)
    page.locator("#panel .btn.main").tap()
    hears(page, say("door.carried", n=0))
    assert site.faults == []


def test_a_result_and_a_link_to_the_game_are_copied_by_tap(opened: Callable[..., Site]) -> None:
    site = opened("phone", permissions=["clipboard-read", "clipboard-write"])
    page = site.open("classic/42")
    site.play_on(
        lambda page: page.keyboard.press(
            "Enter" if page.query_selector(".ways") else "1234"[len(site.asked) % 4]
        )
    )
    page.locator('[data-focus="share"]').tap()
    page.locator("#panel .btn.main").tap()
    hears(page, say("page.copied"))
    assert page.evaluate("navigator.clipboard.readText()").endswith("#classic/42")
    page.locator("#panel .btn", has_text=say("page.copy_replay")).tap()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "#game/" in link
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_selector(":root[data-ready]")
    expect(page.locator("[data-flow=replay]")).to_have_count(1)


# --- What is seen --------------------------------------------------------------------------------------


def test_a_run_slides_under_the_dungeon_card_by_card(opened: Callable[..., Site]) -> None:
    page = opened(motion=True).open("classic/42")
    page.evaluate(
        """() => new MutationObserver((all) => { for (const each of all) for (const node of each.addedNodes)
          if (node.classList?.contains("flying")) (window.flown ??= []).push([node.getAttribute("aria-label"), Number(getComputedStyle(node).zIndex)]) })
          .observe(document.body, { childList: true })"""
    )
    names = page.evaluate("[...document.querySelectorAll('button.card')].map(each => each.ariaLabel)")
    page.keyboard.press("r")
    hears(page, "run")
    flown = page.evaluate("window.flown")
    assert all(card[0].lower() in name.lower() for card, name in zip(flown, names, strict=True))
    depths = [card[1] for card in flown]
    assert depths == sorted(depths, reverse=True), "each card goes beneath the one before it"
    assert len(set(depths)) == 4
    stack = page.evaluate("Number(getComputedStyle(document.querySelector('.stack')).zIndex)")
    assert stack > max(depths)
    expect(page.locator(".flying")).to_have_count(0)


@pytest.mark.parametrize("size", ["tablet", "wide", "huge"])
def test_a_wide_table_for_two_shows_its_piles(opened: Callable[..., Site], size: str) -> None:
    page = opened(size).open("dragons-duo/7")
    for place in ("dungeon", "defeated", "spent"):
        expect(page.locator(f'[data-place="{place}"]')).to_be_visible()


@pytest.mark.parametrize("theme", ["candle", "daylight"])
def test_a_table_for_two_can_be_read_on_a_phone(opened: Callable[..., Site], theme: str) -> None:
    site = opened("phone")
    site.door.handle({"id": 0, "do": "set", "name": "theme", "value": theme})
    page = site.open("dragons-duo/7")
    for key in "1234567":
        page.keyboard.press("Enter" if page.query_selector(".ways") else key)
        page.wait_for_timeout(40)
    assert faults_found(page) == []


@pytest.mark.parametrize(
    ("size", "options"), [("phone", {}), ("small", {}), ("phone", ACROSS)], ids=["phone", "small", "across"]
)
def test_reasons_can_be_read_on_a_phone(
    opened: Callable[..., Site], size: str, options: dict[str, object]
) -> None:
    site = opened(size, **options)
    page = site.open("classic/42")
    expect(page.locator('[data-focus="undo"] small')).to_be_visible()
    assert cut(page) == []
    page.locator("button.card").first.tap()
    expect(page.locator('[data-focus="run"] small')).to_be_visible()
    assert cut(page) == []
    site.show("daily")
    page.keyboard.press("Enter")
    comes_to(page, "table")
    assert cut(page) == []


def cut(page: Page) -> list[str]:
    """What lies outside its button."""
    found = page.evaluate(
        """() => [...document.querySelectorAll(".act, .btn")].filter(each => each.offsetParent).flatMap(button => {
          const frame = button.getBoundingClientRect();
          return [...button.querySelectorAll("b, small, span")].filter(each => {
            const text = each.getBoundingClientRect();
            return text.left < frame.left - 1 || text.right > frame.right + 1 || text.bottom > frame.bottom + 1
              || each.scrollHeight > each.clientHeight + 2 && each.clientHeight > 0 && getComputedStyle(each).overflow !== "visible";
          }).map(each => each.textContent); })"""
    )
    return list(found)


def test_the_table_for_two_fits_a_phone_held_across(opened: Callable[..., Site]) -> None:
    page = opened("phone", **ACROSS).open("dragons-duo/7")
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    for card in page.locator("button.card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["height"] > 90
        assert box["y"] + box["height"] <= SIZES["phone"]["viewport"]["width"]


def test_nothing_covers_the_hero_on_a_wide_table(opened: Callable[..., Site]) -> None:
    page = opened("wide").open("puzzle/3")
    for key in "1234" * 4:
        if page.query_selector(".judged, .thinking"):
            break
        page.keyboard.press("Enter" if page.query_selector(".ways") else key)
        page.wait_for_timeout(60)
    expect(page.locator(".judged")).to_have_count(1, timeout=20_000)
    hero, thumb = (page.locator(name).bounding_box() for name in (".hero", ".thumb"))
    assert hero is not None
    assert thumb is not None
    assert hero["y"] + hero["height"] <= thumb["y"] + 1
    assert thumb["y"] + thumb["height"] <= 800


def test_a_minus_stays_before_its_number_from_right_to_left(opened: Callable[..., Site]) -> None:
    page = opened("phone").open("classic/42")
    page.evaluate("document.documentElement.dir = 'rtl'")
    minus, number = page.evaluate(
        """() => {
          const text = document.querySelector(".card.monster .foot b").firstChild;
          const at = text.data.indexOf("−");
          return [at, at + 1].map(from => {
            const range = document.createRange();
            range.setStart(text, from);
            range.setEnd(text, from + 1);
            return range.getBoundingClientRect().x;
          });
        }"""
    )
    assert minus < number


def test_an_old_browser_is_told_what_it_lacks(opened: Callable[..., Site]) -> None:
    page = opened().open()
    assert page.locator("script[nomodule][src='old.js']").count() == 1
    page.add_script_tag(url="old.js")
    expect(page.locator(".old")).to_have_text(say("page.host.old", what=say("page.host.modules")))
