"""One page, two hosts: whatever a player does works the same on the static site and with `scoundrel serve`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from scoundrel.coach.puzzles import puzzles
from scoundrel.door import Door
from scoundrel.game import Game
from scoundrel.history.backup import back_up
from scoundrel.play.links import POSITION, game_link, packed
from scoundrel.play.memory import MemoryStore
from scoundrel.play.sitting import Sitting
from scoundrel.texts import say
from tests.hosts import HOSTS, PHONE, WIDE, Window, by_keys, by_tap, hosted, kill_browser
from tests.site import CHROMIUM, browser_of
from tests.sittings import whole

pytestmark = pytest.mark.slow

DEAL = "classic/42"
"""A room that begins with weapons, so that the first moves harm nobody."""
CALM: dict[str, Any] = {"reduced_motion": "reduce", "viewport": WIDE, "has_touch": True}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browser_of() as browser:
        yield browser


@pytest.fixture(scope="module", params=HOSTS)
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with hosted(request.param, tmp_path_factory.mktemp("games")) as address:
        yield address


@pytest.fixture(scope="module")
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    context = browser.new_context(**CALM)
    yield context
    context.close()


@pytest.fixture(scope="module")
def opened(context: BrowserContext, address: str) -> Window:
    """One window for all tests on a host, as starting Python takes longer than most of them."""
    return Window(context, address).visit()


@pytest.fixture
def window(opened: Window) -> Iterator[Window]:
    opened.page.set_viewport_size(WIDE)
    opened.show("title")
    yield opened
    assert opened.faults == []


# --- Playing -----------------------------------------------------------------------------------------


def test_a_whole_game_by_keyboard_and_its_review(window: Window) -> None:
    window.follow(DEAL).play_on(by_keys())
    expect(window.page.locator(".fold[data-name=score] summary b")).to_have_text(
        re.compile(r"^\u200e?−?\d+$")
    )
    window.click('[data-focus="fold-turned"]')
    expect(window.page.locator("figure.curve")).to_be_visible()


def test_a_whole_game_by_tap_on_a_phone_with_motion(window: Window) -> None:
    window.page.set_viewport_size(PHONE)
    window.page.emulate_media(reduced_motion="no-preference")
    window.follow(DEAL).play_on(by_tap)
    window.page.emulate_media(reduced_motion="reduce")
    expect(window.page.locator("h1")).to_be_visible()
    expect(window.page.locator(".killer .art")).to_be_visible()


def test_two_parties_by_tap(window: Window) -> None:
    window.follow("dragons-duo/7")
    assert window.page.locator(".party").count() == 2
    window.play_on(by_tap)
    assert window.page.locator(".verdict").count() == 2


def test_a_lesson(window: Window) -> None:
    window.follow("lesson/classic")
    while (reply := window.reply)["next"] == "player":
        take_what_is_wanted(window, reply["screen"])
    window.choose(say("door-label-onward"))
    assert window.reply["screen"]["flow"] == "game"


def take_what_is_wanted(window: Window, table: dict[str, Any]) -> None:
    """Do what the lesson asks for, by the keys that are shown."""
    for slot in filter(None, table["room"]):
        for choice in slot["choices"]:
            if choice["wanted"]:
                window.press(str(slot["slot"] + 1))
                if window.sees(".ways"):
                    window.press(choice["key"])
                return
    window.press(table["avoid"]["key"])


def test_a_puzzle(window: Window) -> None:
    window.follow("puzzle/3")
    assert puzzles()[2].moves == ("run",)
    window.press("r")
    assert window.reply["screen"]["verdict"]["right"]
    expect(window.page.locator(".narrator")).to_contain_text(window.reply["screen"]["verdict"]["lines"][0])


def test_a_hint_and_undo(window: Window) -> None:
    window.follow(DEAL)
    before = window.table
    window.press("h")
    expect(window.page.locator(".coach .hint")).to_be_visible()
    window.press("2")
    assert window.table != before
    window.press("u")
    assert window.table == before


def test_every_control_has_an_accessible_name(window: Window) -> None:
    """The accessibility tree says what the door says, in words alone."""
    window.follow(DEAL)
    door = Door(MemoryStore())
    door.handle({"id": 0, "do": "hello"})
    reply = door.handle({"id": 1, "do": "open", "link": DEAL})
    told = [slot["line"] for slot in reply["screen"]["room"]]
    tree = window.page.locator("body").aria_snapshot()
    for line in told:
        assert f'button "{reply["spoken"].get(line, line)}"' in tree
    assert 'heading "' in tree
    assert "- main" in tree
    assert not re.search("[♣♠♦♥−→▸]", tree)


# --- What is kept ------------------------------------------------------------------------------------


def test_a_killed_browser_goes_on_where_it_was(browser: Browser, address: str, tmp_path: Path) -> None:
    visitor = browser.browser_type.launch_persistent_context(tmp_path, **CHROMIUM | CALM)
    window = Window(visitor, address).visit(DEAL).press("2")
    shown = window.table
    kill_browser(tmp_path)
    visitor = browser.browser_type.launch_persistent_context(tmp_path, **CHROMIUM | CALM)
    again = Window(visitor, address).visit().choose(say("title-continue"))
    assert again.table == shown
    visitor.close()


def test_two_tabs_do_each_other_no_harm(window: Window, context: BrowserContext, address: str) -> None:
    window.follow(DEAL)
    other = Window(context, address).visit().choose(say("title-continue"))
    window.press("2")
    after_move = window.table
    other.press("1").hears(say("store-stale")[1:])
    assert other.table == after_move
    assert other.press("1").table != after_move
    # Each may also play a game of its own.
    other.follow("easy/7").press("1")
    before = window.follow(DEAL).table
    shown = other.press("2").table
    assert window.press("2").table != before
    assert other.press("u", "2").table == shown
    other.page.close()


@pytest.fixture(scope="module")
def finished() -> Game:
    game = Game.deal("easy", 5)
    while not game.over:
        game.play(game.legal_moves[-1])
    return game


def test_links_of_every_kind(window: Window, finished: Game) -> None:
    window.follow("dragons/7")
    assert window.reply["screen"]["heading"] == "Diamonds & Dragons · deal 7"
    game = Game.deal("classic", 42)
    game.play("8d")
    window.follow(POSITION + packed(game.position()))
    assert window.reply["screen"]["kind"] == "question"
    window.press("1", "Enter", "t")
    assert len(window.table) == 3
    window.follow("puzzle/4")
    assert window.reply["screen"]["flow"] == "puzzle"
    window.follow(game_link(finished))
    assert window.reply["screen"]["flow"] == "replay"
    window.press("Home", "ArrowRight")
    assert window.reply["screen"]["progress"]["step"] == 1


def test_a_damaged_link_is_reported_and_nothing_is_lost(window: Window, finished: Game) -> None:
    shown = window.follow(DEAL).press("2").table
    saved = window.send("games")["screen"]
    link = game_link(finished)
    for damaged in (
        link[:-8],
        link.replace(link[20], "-" if link[20] != "-" else "_"),
        POSITION + packed("no position"),
        "puzzle/99999999",
        "nowhere/42",
        "game/%%%",
    ):
        window.page.evaluate("window.heard = []")
        window.follow(damaged)
        error = window.reply["error"]
        assert error
        expect(window.page.locator(".prompt.bad, .toast").first).to_contain_text(error[1:])
        assert window.table == shown
    assert window.send("games")["screen"] == saved


def test_everything_is_carried_from_one_device_to_another(window: Window, tmp_path: Path) -> None:
    elsewhere = MemoryStore()
    game = Sitting.begin(elsewhere, Game.deal("hard", "carried"), named=True)
    while not whole(game).over:
        game.play(whole(game).legal_moves[-1])
    file = tmp_path / "everything.json"
    file.write_text(back_up(elsewhere).text, "utf-8")
    assert bring(window, file) == say("door-restored", n=1)
    with window.page.expect_download() as begun:
        window.choose(say("door-label-export_all"))
    begun.value.save_as(tmp_path / "back.json")
    carried = json.loads((tmp_path / "back.json").read_text("utf-8"))
    assert whole(game).record_line() in [each["record"] for each in carried["games"]]
    assert bring(window, tmp_path / "back.json") == say("door-restored", n=0)
    file.write_text(file.read_text("utf-8")[:-20], "utf-8")
    assert say("door-bad-backup")[1:] in bring(window, file)


def bring(window: Window, file: Path) -> str:
    """Import everything from a file; returns what the page says to it."""
    window.show("settings").choose(say("door-label-import_all"))
    window.page.locator("#panel input[type=file]").set_input_files(file)
    answered = window.page.evaluate("window.replies.length")
    window.page.locator("#panel button[type=submit]").click()
    # The file is read first.
    window.page.wait_for_function("(answered) => window.replies.length > answered", arg=answered)
    window.settle()
    reply = window.reply
    return str(reply.get("error") or reply["notices"][0])
