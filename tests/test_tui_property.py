"""Whatever is pressed, nothing breaks, and the game that is kept is the game that is seen."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from scoundrel import Game
from scoundrel.play.sitting import Sitting
from scoundrel.tui.table import TableScreen
from scoundrel.tui.title import MENU, TitleScreen
from tests.screens import Seat, seated
from tests.sittings import saved_of, whole

MOVES = [*"1234567", "w", "b", "r", "p", "minus", "u", "h", "d"]
ROUND = ["left", "right", "up", "down", "enter", "escape", "tab", "shift+tab", "space"]
OTHERS = [entry.letter for entry in MENU] + [*"aimexy089", "question_mark", "slash", "backspace", "delete"]
OTHERS += [
    "home",
    "end",
    "pageup",
    "pagedown",
    "f2",
    "ctrl+s",
    "ctrl+p",
    "f9",
    "ctrl+a",
    "ß",
    "é",
    "[",
    "*",
]
"""Keys of other screens, and some that mean nothing."""
SIZES = [(80, 24), (120, 40), (20, 8), (71, 30), (200, 60)]

KEYS = st.one_of(st.sampled_from(MOVES), st.sampled_from(MOVES + ROUND), st.sampled_from(ROUND + OTHERS))
DOINGS = st.lists(st.one_of(*[KEYS] * 9, st.sampled_from(SIZES)), min_size=5, max_size=25)
BEGINNINGS = st.sampled_from([(), ("n",), ("g",), ("d",), ("t", "2", "enter"), ("r", "end", "up", "enter")])


@given(BEGINNINGS, DOINGS)
@settings(max_examples=8)
def test_any_keys_leave_the_program_in_a_valid_state(
    beginning: tuple[str, ...], doings: list[str | tuple[int, int]]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(do(Path(folder), [*beginning, *doings]))


HASTE = [
    *((entry.letter, "enter", "escape", "escape") for entry in MENU),
    ("c", "escape", "c", "enter", "escape"),
    ("ctrl+p", "escape") * 6,
    ("ctrl+p", "h", "enter", "escape") * 3,
    ("ctrl+p", "n", "enter", "escape") * 3,
    ("r", "enter", "ctrl+p", "escape", "escape") * 3,
    ("d", "d", "escape", "escape", "d", "h", "question_mark", "escape", "escape"),
]


def test_keys_that_are_faster_than_the_screens_lead_nowhere_else() -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(hurry(Path(folder)))


async def hurry(place: Path) -> None:
    async with seated(place) as seat:
        for keys in HASTE:
            await seat.hammer(*keys)
            await assert_sound(seat)
            assert isinstance(seat.app.screen_stack[1], TitleScreen)
            seat.app.back_to_title()
            await seat.settle()


async def do(place: Path, doings: list[str | tuple[int, int]]) -> None:
    async with seated(place) as seat:
        for doing in doings:
            if isinstance(doing, tuple):
                await seat.resize(*doing)
            else:
                await seat.press(doing)
            if not seat.app.is_running:
                return
            await assert_sound(seat)


async def assert_sound(seat: Seat) -> None:
    """Every saved game replays by the rules, and the table shows the one that is kept."""
    for saved in seat.store.games():
        game = seat.store.load(saved)
        assert Game.from_record(game.record()).position() == game.position()
    tables = [each for each in seat.app.screen_stack if isinstance(each, TableScreen)]
    for table in tables:
        if isinstance(table.flow, Sitting) and saved_of(table.flow) is not None:
            assert seat.store.load(saved_of(table.flow)).position() == whole(table.flow).position()
            assert (table.asked is None) or table._has_two_ways()
