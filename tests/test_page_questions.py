"""What would you do, and what is watched or posted, in a browser: by tap, by keys, at a pace."""

from __future__ import annotations

import struct
from pathlib import Path

from playwright.sync_api import expect

from scoundrel import Game
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.play.links import game_link
from scoundrel.play.questions import Question
from scoundrel.texts import say
from tests.hosts import by_keys
from tests.windows import Opened, address, browser, opened, visited

__all__ = ["address", "browser", "opened", "visited"]

LINK = Question.of(Game.deal("classic", 42).view(0), "Mira", "leave 8h").link


def focus(name: str) -> str:
    return f'[data-focus="{name}"]'


def test_a_question_is_answered_by_tap_and_played_on(opened: Opened) -> None:
    window = opened("small").follow(LINK)
    page = window.page
    expect(page.locator(".asker")).to_contain_text("Mira asks")
    expect(page.locator(focus("answer"))).to_have_attribute("aria-disabled", "true")
    assert page.locator(focus("answer")).bounding_box()["y"] < 640  # type: ignore[index]
    before = [page.locator(f'[data-slot="{slot}"]').bounding_box() for slot in range(4)]
    window.tap('[data-slot="3"]')
    window.tap('[data-slot="1"]')
    expect(page.locator('.pick[aria-pressed="true"]')).to_have_count(1)
    expect(page.locator('[data-slot="1"] .picked')).to_be_visible()
    assert before == [page.locator(f'[data-slot="{slot}"]').bounding_box() for slot in range(4)]
    window.tap(focus("answer"))
    expect(page.locator(".odds li")).to_have_count(5)
    expect(page.locator(".odds .yours")).to_have_count(1)
    window.tap(focus("play_on"))
    assert window.reply["screen"]["kind"] == "table"


def test_a_choice_has_one_frame_whatever_signs_are_in_it(opened: Opened) -> None:
    game = Game.deal("classic", 42)
    window = opened("phone").follow(game_link(play_out(game, make_bot("greedy", game.rules)), move=0))
    window.click(focus("more"))
    window.page.get_by_text(say("questions-title")).click()
    window.settle()
    choices = window.page.locator("#panel .seg label")
    assert choices.count() > 3
    assert choices.locator("span span").count() > 0
    frames = "spans => new Set(spans.map((span) => getComputedStyle(span).boxShadow)).size"
    assert choices.locator("span span").evaluate_all(frames) == 1
    assert choices.locator("span span").first.evaluate("span => getComputedStyle(span).boxShadow") == "none"


def test_a_question_is_answered_by_keys(opened: Opened) -> None:
    window = opened("wide").follow(LINK)
    window.press("Enter")
    assert window.reply["screen"]["answer"] is None
    window.press("2", "Enter")
    expect(window.page.locator(".odds li")).to_have_count(5)
    window.reload()
    expect(window.page.locator(".odds li")).to_have_count(5)


def test_what_is_watched_goes_on_by_itself_until_it_is_paused(opened: Opened) -> None:
    window = opened("wide")
    window.page.evaluate(
        "history.replaceState({here: {do: 'watch', bot: 'greedy', seed: '42'}, depth: 1}, '')"
    )
    window.reload()
    heading = window.page.locator("h1")
    window.page.keyboard.press("+")
    window.page.keyboard.press("+")
    expect(heading).to_contain_text("move 3", timeout=20_000)
    window.page.locator(focus("play")).click()
    window.settle()
    shown = heading.inner_text()
    window.page.wait_for_timeout(1500)
    assert heading.inner_text() == shown
    window.press("ArrowLeft")
    assert heading.inner_text() != shown


def test_a_result_is_saved_as_a_picture(opened: Opened, tmp_path: Path) -> None:
    window = opened("wide").follow("classic/77").play_on(by_keys())
    window.click(focus("share"))
    expect(window.page.locator(".picture svg")).to_be_visible()
    sizes = []
    for _ in range(2):
        with window.page.expect_download() as download:
            window.page.locator(focus("save_picture")).click()
        file = tmp_path / "picture.png"
        download.value.save_as(file)
        sizes.append(struct.unpack(">II", file.read_bytes()[16:24]))
        window.page.locator(focus("other_shape")).click()
    assert sizes == [(1200, 630), (1080, 1080)]
