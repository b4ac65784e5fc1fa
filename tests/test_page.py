"""The page in a real browser, with the real door behind it: every screen, by keys, by touch, and for everyone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from scoundrel import Game, texts
from scoundrel.play.links import POSITION, packed
from scoundrel.play.menu import MENU
from scoundrel.play.preferences import Preferences
from tests.hosts import WIDE, Window, at_home_here, by_keys
from tests.test_texts import folder, wide_language
from tests.windows import SIZES, Opened, address, browser, faults_found, is_mobile, opened, shown, visited
from website.places import PAGE

__all__ = ["address", "browser", "folder", "opened", "visited", "wide_language"]

LISTS = (
    "new",
    "two",
    "lessons",
    "puzzles",
    "games",
    "settings",
    "statistics",
    "achievements",
    "bestiary",
    "calendar",
    "mix",
    "daily",
    "tips",
)
LINKS = ("classic/42", "sidestep/3", "dragons/7", "dragons-duo/7", "lesson/classic", "puzzle/3")


# --- Playing -------------------------------------------------------------------------------------------


def test_a_card_is_put_away_by_keys(opened: Opened) -> None:
    window = opened().follow("sidestep/3").press("p")
    expect(window.page.locator(".prompt")).to_have_text(texts.say("page-which_away"))
    window.press("Escape")
    expect(window.page.locator(".prompt")).to_be_empty()
    before = window.table
    assert window.press("p", "1").table != before
    expect(window.page.locator(".log li")).to_have_count(1)


def test_keys_of_the_table(opened: Opened) -> None:
    window = opened().follow("classic/42")
    page = window.page
    for key, name in (("d", "piles"), ("?", "keys")):
        window.press(key)
        expect(page.locator(f"#panel[data-name={name}]")).to_be_visible()
        window.press("Escape")
    window.press("1")
    expect(page.locator("button.card")).to_have_count(3)
    window.press("u")
    expect(page.locator("button.card")).to_have_count(4)
    window.press("/")
    page.keyboard.type("8d")
    window.press("Enter")
    expect(page.locator("button.card")).to_have_count(3)
    window.press("ArrowRight")
    expect(page.locator("button.card:focus")).to_have_count(1)
    window.press("r")
    expect(page.locator(".toast, .prompt.bad").first).to_be_visible()
    window.press("Escape")
    assert window.screen == "title"


def test_keys_pressed_faster_than_answers_come_are_not_lost(opened: Opened) -> None:
    window = opened().follow("classic/42").press_at_once(*"123")
    expect(window.page.locator("[data-hero] .blade:not(.none)")).to_have_count(1)
    expect(window.page.locator(".log li")).to_have_count(3)


def test_a_card_is_dragged_to_where_it_goes(opened: Opened) -> None:
    page = opened().follow("classic/42").page
    page.locator("button.card.weapon").first.drag_to(page.locator("[data-drop=weapon]"))
    expect(page.locator(".blade:not(.none)")).to_have_count(1)
    expect(page.locator("button.card")).to_have_count(3)


def test_a_fatal_move_is_asked_about_on_its_card(opened: Opened) -> None:
    window = opened().follow("classic/42")
    fall(window)
    window.press("Escape")
    assert not window.sees(".ways")
    assert window.screen == "table"


def test_what_a_screen_reader_announces(opened: Opened) -> None:
    page = opened().follow("classic/42").press("1").page
    expect(page.locator("#live")).to_contain_text("2 of diamonds")
    assert not re.search("[♣♠♦♥−→▸]", page.locator("#live").inner_text())


WATCH = """() => {
  window.felt = [];
  navigator.vibrate = (pattern) => felt.push(pattern);
  Object.defineProperty(BaseAudioContext.prototype, "currentTime", { get: () => felt.push("sound") && 0 });
}"""
"""Notes what is felt and what begins to sound."""


def test_damage_vibrates_and_sounds_only_if_the_settings_say_so(opened: Opened) -> None:
    window = opened().follow("classic/42")
    window.page.evaluate(WATCH)
    window.click('[data-focus="sound"]').press("4")
    assert window.page.evaluate("felt") == [18]
    window.click('[data-focus="sound"]').send("set", name="vibration", value="off")
    window.follow("easy/42")
    window.page.evaluate("felt = []")
    window.press("4")
    assert set(window.page.evaluate("felt")) == {"sound"}
    window.send("set", name="vibration", value="on")


def test_sound_is_on_until_it_is_turned_off_at_the_table_and_then_stays_off(opened: Opened) -> None:
    window = opened().follow("classic/42")
    speaker = window.page.locator('[data-focus="sound"]')
    expect(speaker).to_have_attribute("aria-pressed", "true")
    window.click('[data-focus="sound"]')
    expect(speaker).to_have_attribute("aria-pressed", "false")
    window.show("title").follow("easy/42")
    expect(speaker).to_have_attribute("aria-pressed", "false")
    window.click('[data-focus="sound"]')
    expect(speaker).to_have_attribute("aria-pressed", "true")


# --- For everyone --------------------------------------------------------------------------------------


WIDTH = "document.documentElement.scrollWidth"
ACROSS = "document.documentElement.scrollWidth - innerWidth"
DOWN = "document.documentElement.scrollHeight - innerHeight"
LOWEST = "Math.min(...[...document.querySelectorAll('.act')].map(each => each.offsetHeight))"


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_axe_finds_nothing_serious_and_nothing_is_wider_than_the_window(opened: Opened, size: str) -> None:
    window = opened(size)
    found = {
        what: faults_found(shown(window, what)) + too_narrow(window, size)
        for what in ("title", *LINKS, *LISTS)
    }
    found |= {state: faults_found(window) for state in states(window, size)}
    assert {name: faults for name, faults in found.items() if faults} == {}


def too_narrow(window: Window, size: str) -> list[str]:
    """The sizes of such a window in which something is wider."""
    others = [each for each in SIZES if is_mobile(each) is is_mobile(size) and each != size]
    found = []
    for each in (*others, size):
        window.page.set_viewport_size(SIZES[each])
        # A phone zooms out of what is too wide, so its own measure of the window tells nothing.
        found += [each] if window.page.evaluate(WIDTH) > SIZES[each]["width"] else []
    return found


QUESTION = POSITION + packed(f"{Game.deal('classic', 42).view(0).position()}\nMira\nleave 8h")


def states(window: Window, size: str) -> Iterator[str]:
    """Each question, message or dialog that can open over a screen, one after the other."""
    window.follow("classic/42").press("2", "4")
    yield visible(window, ".ways")
    window.press("Escape", "h")
    yield visible(window, ".hint, .coach-says")
    close(window).press("d")
    yield visible(window, "#panel[data-name=piles]")
    close(window).press(".").page.locator("#panel").get_by_text(texts.say("page-log")).click()
    yield visible(window, "#panel[data-name=log]")
    close(window).press("?")
    yield visible(window, "#panel[data-name=keys]")
    fall(close(window))
    yield visible(window, "[data-focus=spare]")
    window.press("Enter")
    yield visible(window, ".squares")
    window.click('[data-focus="share"]')
    replay = window.reply["replay_link"]
    yield visible(window, "#panel[data-name=share]")
    window.follow(replay)
    yield visible(window, "[data-flow=replay]")
    window.follow(QUESTION)
    yield visible(window, ".question .pick")
    window.press("1", "Enter")
    yield visible(window, ".odds")
    window.show("watch", bot="greedy", seed="42")
    yield visible(window, "[data-flow=replay]")
    window.follow("puzzle/3").press("r")
    yield visible(window, ".judged")
    # Only a deal that was never played before counts.
    fall(window.follow(f"classic/{size}"))
    window.press("Enter").show("mistakes")
    yield visible(window, '[data-focus^="entry-"]')
    window.show("games").click('[data-focus="import"]')
    yield visible(window, "#panel input[type=file]")
    close(window).show("title").press(MENU["deal_code"])
    yield visible(window, "#panel[data-name=ask]")
    close(window)


def visible(window: Window, state: str) -> str:
    window.page.locator(state).locator("visible=true").first.wait_for()
    return state


def close(window: Window) -> Window:
    """Close what is open over the screen, if anything is."""
    return window.press("Escape") if window.sees("#panel") else window


def fall(window: Window) -> None:
    """Play until a move would be fatal, which is asked about."""
    choose = by_keys()
    while not window.sees("[data-focus=spare]"):
        choose(window)


@pytest.mark.parametrize("theme", Preferences().values("theme"))
def test_contrast_in_every_theme(opened: Opened, theme: str) -> None:
    window = opened("phone")
    window.send("set", name="theme", value=theme)
    contrast = {"runOnly": ["color-contrast"]}
    found = [
        fault
        for what in ("title", "dragons/7", "settings")
        for fault in faults_found(shown(window, what), **contrast)
    ]
    assert found == []
    assert window.page.evaluate("document.documentElement.dataset.theme") == theme


def test_whoever_likes_has_the_theme_of_the_device(opened: Opened) -> None:
    window = opened()
    schemes: dict[Literal["light", "dark"], str] = {"light": "daylight", "dark": "candle"}
    for scheme, theme in schemes.items():
        window.page.emulate_media(color_scheme=scheme)
        window.send("set", name="theme", value="device")
        assert window.show("settings").page.evaluate("document.documentElement.dataset.theme") == theme
        expect(window.page.locator("input[name=theme]:checked")).to_have_value("device")


@pytest.mark.parametrize("size", ["phone", "small", "short", "narrow", "lying", "wide", "huge"])
def test_the_table_fits_without_scrolling(opened: Opened, size: str) -> None:
    window = opened(size)
    for link in ("classic/42", "dragons/7", "dragons-duo/7"):
        page = window.follow(link).page
        assert page.evaluate(DOWN) <= 0, link
        assert page.evaluate(UNCOVERED), link
        assert page.evaluate(LOWEST) >= 44, link


def test_dragons_are_drawn_without_a_suit(opened: Opened) -> None:
    page = opened().follow("dragons/2").page
    dragon = page.locator("button.card", has=page.locator('use[href$="#dragon"]'))
    assert dragon.count() == 1
    assert dragon.locator(".corner").inner_text() == "★"
    assert dragon.locator(".corner .pip").count() == 0
    assert "dragon" in (dragon.get_attribute("aria-label") or "")
    assert page.locator(".corner .pip").count() == 3


def test_twice_as_large_and_from_right_to_left(opened: Opened) -> None:
    page = opened().follow("classic/42").page
    page.set_viewport_size({"width": 640, "height": 400})
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert page.evaluate(ACROSS) <= 0
    page.locator("button.card").last.scroll_into_view_if_needed()
    page.locator("button.card").last.click()
    page.evaluate("document.documentElement.dir = 'ltr'")


UNCOVERED = """() => [...document.querySelectorAll("button.card")].every((card) =>
  card.querySelector(".corner").getBoundingClientRect().bottom <= card.querySelector(".foot").getBoundingClientRect().top)"""


def test_letters_twice_as_large_cover_nothing_on_a_phone(opened: Opened) -> None:
    page = opened("phone").follow("classic/42").page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate(ACROSS) <= 0
    assert page.evaluate(UNCOVERED)
    page.evaluate("document.documentElement.style.fontSize = ''")


@pytest.mark.usefixtures("wide_language")
def test_every_word_comes_from_the_door(browser: Browser, tmp_path: Path) -> None:
    """In a made-up language of wide letters, whatever the page said itself would be in plain ones."""
    context = browser.new_context(reduced_motion="reduce", viewport=WIDE)
    with at_home_here(tmp_path, language="wide") as address:
        window = Window(context, address).visit()
        seen = [everything(shown(window, what).page) for what in ("title", *LINKS, *LISTS)]
        window.follow("classic/42")
        for key in ("d", "?", "."):
            seen.append(everything(window.press(key).page))
            window.press("Escape")
        seen.append(everything(window.play_on(by_keys()).page))
        heard = window.page.evaluate("window.replies")
        context.close()
    assert plain_words(seen) <= plain_words(list(told(heard)))
    assert not plain_words([texts.say(f"page-{key}") for key in ("close", "more", "skip")])


NAMES = {
    "name",
    "kind",
    "do",
    "key",
    "code",
    "suit",
    "manner",
    "way",
    "danger",
    "mark",
    "state",
    "flow",
    "next",
    "fate",
}
"""Fields for the page alone, which nobody reads."""


def told(data: Any) -> Iterator[str]:
    """Every text of a reply that is meant for a reader."""
    match data:
        case str():
            yield data
        case list():
            for value in data:
                yield from told(value)
        case dict():
            for key, value in data.items():
                if key not in NAMES or (isinstance(value, (dict, list)) and key != "do"):
                    yield from told(value)
            yield from map(str, data.get("spoken", {}).values())


def plain_words(found: list[str]) -> set[str]:
    """Words in plain letters, of at least two: single ones are ranks and keys."""
    return {word.lower() for text in found for word in re.findall(r"[A-Za-z]{2,}", text)}


def everything(page: Page) -> str:
    """All that can be read or heard on a page."""
    return str(
        page.evaluate(
            """() => [document.title, ...[...document.querySelectorAll('body *')].flatMap(each => [
              ...[...each.childNodes].filter(node => node.nodeType === 3 && each.tagName !== 'KBD').map(node => node.data),
              ...['aria-label', 'title', 'placeholder', 'alt'].map(name => each.getAttribute(name) ?? '')])].join('\\n')"""
        )
    )


# --- Kept small and safe -------------------------------------------------------------------------------


def test_page_and_style_are_small() -> None:
    """As the site sends them."""
    import brotli

    from website.slimming import SLIMMED

    files = [path for path in PAGE.iterdir() if path.suffix in (".html", ".css", ".js")]
    sent = [SLIMMED.get(path.suffix, str)(path.read_text("utf-8")) for path in files]
    assert sum(len(brotli.compress(text.encode())) for text in sent) < 62_000


def test_no_text_can_become_code() -> None:
    for path in PAGE.glob("*.js"):
        assert not re.search(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function",
            path.read_text("utf-8"),
        )
    html = (PAGE / "index.html").read_text("utf-8")
    assert "unsafe-inline" not in html
    assert not re.search(r"<script(?![^>]*\bsrc=)|\bon\w+=|\bstyle=", html)


def test_every_text_of_the_page_is_used_and_there() -> None:
    code = "\n".join(path.read_text("utf-8") for path in PAGE.glob("*.js"))
    asked = re.findall(r"\bt\(([^()]*)", code)
    used = {key for each in asked for key in re.findall(r'"([\w-]+)"', each)} | {"defeated", "spent"}
    used |= {f"arrival-rule_{number}" for number in (1, 2, 3, 4)}
    given = {key for key in texts.section("page") if not key.startswith("host-")} | {"decimal"}
    assert used == given


# --- The bestiary ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "beside"), [("small", False), ("wide", True)])
def test_the_entry_lies_beside_the_chapter_where_there_is_room(
    opened: Opened, size: str, beside: bool
) -> None:
    window = opened(size).show("bestiary", kind="weapon")
    expect(window.page.locator(".leaves")).to_be_visible()
    window.click("[data-focus=beast-5d]")
    expect(window.page.locator("article.creature")).to_be_visible()
    expect(window.page.locator(".leaves")).to_be_visible(visible=beside)
    if not beside:
        window.click("[data-focus=list]")
        expect(window.page.locator("article.creature")).to_be_hidden()


def test_a_look_is_drawn_as_soon_as_it_is_chosen(opened: Opened) -> None:
    window = opened().show("settings")
    window.page.locator("input[name=honours][value=on]").check(force=True)
    window.settle().page.locator("input[name=back][value=lattice]").check(force=True)
    assert window.settle().page.evaluate("document.documentElement.dataset.back") == "lattice"
    window.page.locator("input[name=back][value=seal]").check(force=True)
    window.settle().page.locator("input[name=honours][value=off]").check(force=True)
    assert window.settle().page.evaluate("document.documentElement.dataset.back") == "seal"
