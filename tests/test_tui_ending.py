"""The end on the screen: at every size, in any characters, moving or still."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from scoundrel import Game
from scoundrel.play.preferences import Symbols, Theme
from scoundrel.play.saved import Kind
from scoundrel.texts import figure
from scoundrel.tui.climb import Climb, gate
from scoundrel.tui.digits import large
from scoundrel.tui.ending import STEPS, EndScreen
from scoundrel.tui.prose import Static
from scoundrel.tui.replays import ReplayScreen
from scoundrel.tui.table import TableScreen
from scoundrel.tui.title import TitleScreen
from tests.screens import STILL, Seat, awaited, deal, seated
from tests.sittings import saved_of
from tests.test_ending import finished, played_by
from tests.test_tui_themes import assert_readable

SIZES = [(60, 20), (80, 24), (100, 32), (200, 60)]
MOVING = replace(STILL, motion=True)


def nearly(game: Game) -> Callable[[], Game]:
    """The game before its last move."""
    *moves, _ = map(str, game.moves)
    return deal(game.rules.name, game.seed, *moves)


LOST = played_by("greedy", 2)
DUO = finished(Game.deal("dragons-duo", 3), 3)
WON = next(game for game in (played_by("net", seed) for seed in range(20)) if str(game.outcomes[0]) > "w")


async def to_the_end(seat: Seat, game: Game) -> EndScreen:
    seat.table._play(game.moves[-1])
    screen = await seat.comes_to(EndScreen)
    if screen.ending.may_be_reviewed:
        await seat.until(lambda: screen.ending.review is not None)
        await seat.settle()
    return screen


# --- Large digits --------------------------------------------------------------------------------------


def test_digits_are_large_and_no_wider_than_asked() -> None:
    assert large("−1", "#", 40)[2] == "######    ##  "
    for number in (0, 7, -188, 1234567890):
        for most in range(1, 60):
            lines = large(figure(number), "█", most)
            assert len({len(line) for line in lines}) == 1
            assert len(lines[0]) <= max(most, len(str(number)))
    drawn = {tuple(large(str(digit), "#", 9)) for digit in range(10)}
    assert len(drawn) == 10


# --- At every size -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
@awaited
async def test_a_lost_game_shows_all_that_matters_at_once(tmp_path: Path, size: tuple[int, int]) -> None:
    async with seated(tmp_path, nearly(LOST), size=size) as seat:
        screen = await to_the_end(seat, LOST)
        verdict = screen.verdicts[0]
        await seat.sees(
            verdict.title, verdict.deed, verdict.epitaph, verdict.how, "Your first game by these rules."
        )
        for line in large("−43", "█", 40):
            assert line.strip() in seat.text
        assert screen.ending.lesson in " ".join(seat.text.split())
        assert "100┤" not in seat.text, "figures come to those who ask"
        assert "Turning point" not in seat.text
        assert "t tries it again from room 7." in seat.text
        assert all(key in seat.lines[-1] for key in ("next", "again", "try from there", "review", "share"))
        # It stays together in the middle of a large window.
        shown = [line for line in seat.lines[:-1] if line.strip()]
        left = min(len(line) - len(line.lstrip()) for line in shown)
        assert left >= (size[0] - 76) // 2
        assert max(len(line.rstrip(" ▂▃▄▅▆▇█")) for line in shown) <= (size[0] + 76) // 2


@pytest.mark.parametrize("size", [(60, 20), (100, 32)], ids=str)
@awaited
async def test_two_parties_are_told_with_their_names(tmp_path: Path, size: tuple[int, int]) -> None:
    async with seated(tmp_path, nearly(DUO), size=size) as seat:
        screen = await to_the_end(seat, DUO)
        assert screen.ending.outlived is not None
        await seat.sees(screen.ending.outlived.words)
        for verdict in screen.verdicts:
            assert verdict.title in seat.text
            # In a narrow window the last word may stand on the next line.
            assert verdict.epitaph.rpartition(" ")[0] in seat.text
            assert f"{verdict.name}: Score {figure(verdict.score)}" in seat.text
        assert "reviewing" not in seat.text
        await seat.press("t")
        await seat.comes_to(TableScreen)
        assert seat.game.position() == DUO.after(screen.ending.restart[0]).position()


@awaited
async def test_a_won_game_comes_home(tmp_path: Path) -> None:
    async with seated(tmp_path, nearly(WON)) as seat:
        screen = await to_the_end(seat, WON)
        await seat.sees("Escaped with", screen.verdicts[0].epitaph)


@awaited
async def test_in_ascii_the_score_has_ascii_digits(tmp_path: Path) -> None:
    async with seated(tmp_path, nearly(LOST), prefer=replace(STILL, symbols=Symbols.ASCII)) as seat:
        await to_the_end(seat, LOST)
        for line in large("−43", "#", 40):
            assert line.strip() in seat.text
        assert seat.text.isascii()
        assert "?" not in seat.text


@awaited
async def test_the_end_is_drawn_anew_in_another_window(tmp_path: Path) -> None:
    async with seated(tmp_path, nearly(LOST), size=(200, 60)) as seat:
        await to_the_end(seat, LOST)
        await seat.press("d")
        await seat.sees("Turning point. Room 7: you fought", "100┤", "d: only that.")
        await seat.resize(60, 20)
        await seat.sees("100┤", "esc title")
        assert max(map(len, seat.lines)) <= 60
        await seat.press("down", "pagedown", "pagedown")
        await seat.sees("Scoundrel, classic/2")
        await seat.press("pageup", "pageup", "up")
        await seat.sees("Slain by")


# --- Moving and still ----------------------------------------------------------------------------------


@awaited
async def test_the_score_counts_up_and_the_colour_drains(tmp_path: Path) -> None:
    async with seated(tmp_path, nearly(LOST), prefer=MOVING) as seat:
        seat.table._play(LOST.moves[-1])
        screen = await seat.comes_to(EndScreen)
        await seat.until(lambda: screen.counted == STEPS)
        await seat.until(lambda: screen.has_class("-drained"))
        assert large("−43", "█", 40)[0].strip() in seat.text


@awaited
async def test_any_key_shows_the_whole_score_and_does_what_it_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scoundrel.tui.ending.PACE", 60)
    async with seated(tmp_path, nearly(LOST), prefer=MOVING) as seat:
        seat.table._play(LOST.moves[-1])
        screen = await seat.comes_to(EndScreen)
        assert screen.counted == 0
        await seat.press("x")
        assert screen.counted == STEPS
        assert large("−43", "█", 40)[0].strip() in seat.text
        await seat.press("v")
        await seat.comes_to(ReplayScreen)


@awaited
async def test_a_gate_of_daylight_grows_and_then_what_was_earned_is_told(tmp_path: Path) -> None:
    async with seated(tmp_path, nearly(WON), prefer=MOVING) as seat:
        seat.table._play(WON.moves[-1])
        screen = await seat.comes_to(EndScreen)
        await seat.until(lambda: not screen.query(Climb))
        await seat.until(lambda: screen.revealed >= len(screen.ending.earned) > 0)
        assert screen.ending.earned[-1].title in str(screen.query_one("#earned", Static).content)


@awaited
async def test_any_key_is_through_the_gate_at_once(tmp_path: Path) -> None:
    async with seated(tmp_path, nearly(WON), prefer=MOVING) as seat:
        seat.table._play(WON.moves[-1])
        await seat.comes_to(EndScreen)
        await seat.press("v")
        await seat.comes_to(ReplayScreen)


def test_the_gate_is_an_arch_in_the_middle_that_fills_the_window_in_the_end() -> None:
    for share in (0.2, 0.5, 1.0):
        lines = gate(share, 80, 24, "#")
        assert len(lines) == 24
        drawn = [line for line in lines if line.strip()]
        assert all(len(line) == 80 for line in drawn)
        assert len(drawn[0].strip()) <= len(drawn[-1].strip())
    assert drawn[-1] == "#" * 80


@awaited
async def test_an_escape_opens_to_daylight(tmp_path: Path) -> None:
    async with seated(tmp_path, nearly(WON), prefer=MOVING) as seat:
        screen = await to_the_end(seat, WON)
        await seat.until(lambda: screen.has_class("-daylight"))
        dark = screen.styles.background
        await seat.until(lambda: screen.background_colors[1].brightness > dark.brightness)


@pytest.mark.parametrize("theme", [Theme.CANDLE, Theme.DAYLIGHT, Theme.PLAIN])
@awaited
async def test_in_daylight_and_without_colour_every_letter_can_be_read(
    tmp_path: Path, theme: Theme
) -> None:
    for game in (WON, LOST):
        async with seated(tmp_path, nearly(game), prefer=replace(MOVING, theme=theme)) as seat:
            await to_the_end(seat, game)
            await seat.until(lambda: not seat.app.animator._animations)
            await seat.settle()
            assert_readable(seat)


@awaited
async def test_nothing_moves_where_that_is_preferred(tmp_path: Path) -> None:
    async with seated(tmp_path, nearly(LOST)) as seat:
        screen = await to_the_end(seat, LOST)
        assert screen.counted == STEPS
        assert not screen.has_class("-drained")
        assert not screen.has_class("-daylight")


# --- What comes next -----------------------------------------------------------------------------------


@awaited
async def test_it_is_tried_again_from_there(tmp_path: Path) -> None:
    async with seated(tmp_path, nearly(LOST)) as seat:
        screen = await to_the_end(seat, LOST)
        moves, room = screen.ending.restart
        await seat.press("t")
        await seat.comes_to(TableScreen)
        await seat.sees(f"Classic Scoundrel, again from room {room}")
        assert seat.game.position() == LOST.after(moves).position()
        await seat.sees("does not count")
        saved = saved_of(seat.sitting)
        assert saved is not None
        assert saved.kind is Kind.TRIED
        assert seat.kept().position() == seat.game.position()
        await seat.press("escape", "c")
        await seat.comes_to(TableScreen)
        assert saved_of(seat.sitting) == saved


@awaited
async def test_a_replay_is_played_on_from_the_move_that_is_shown(tmp_path: Path) -> None:
    async with seated(tmp_path, nearly(LOST)) as seat:
        await to_the_end(seat, LOST)
        await seat.press("v")
        await seat.comes_to(ReplayScreen)
        assert "reviewing" not in seat.text
        await seat.press("end", "t")
        await seat.comes_to(ReplayScreen)
        await seat.sees("there is nothing left to play")
        await seat.press("home", "right", "right", "t")
        await seat.comes_to(TableScreen)
        assert seat.game.position() == LOST.after(2).position()
        await seat.press("escape")
        await seat.comes_to(TitleScreen)
        await seat.press("v")
        await seat.sees("Classic Scoundrel, again from room 1 · unfinished")
