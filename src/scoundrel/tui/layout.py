"""How the table is laid out in a window: how large the cards are, and where everything else goes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from scoundrel.tui.faces import Size

__all__ = ["PANEL", "SIDE", "Layout", "Panel", "fit"]

SIDE = 23
"""The width of the panel beside the room."""
NARROW = 80
"""In a window with fewer columns, nothing is beside the room."""
LOW = 22
"""Nor in a window with fewer lines."""
EDGES = 3
"""Lines for the heading, the prompt and the keys."""
PANEL = 21
"""Lines that the panel needs."""
MOST_PANEL = {1: 38, 2: 56}
"""The most lines that it can fill, by the number of players."""
MOST_TEXT = 16
"""The most lines of text below the room; a taller window has air around the table."""
TEXT = {
    Size.GREATEST: 10,
    Size.GREAT: 8,
    Size.TALL: 8,
    Size.LARGE: 8,
    Size.MIDDLE: 4,
    Size.SHORT: 3,
}
"""How many lines of text must fit below cards of each size, from the largest on."""
FOOT = 3
"""Lines below each card for what taking it would do."""
NARROW_FOOT = 4
"""The same below narrow cards."""


class Panel(Enum):
    """Where the heroes, the piles and the counter are."""

    BESIDE = auto()
    BELOW = auto()
    NONE = auto()
    """There is no room for them: one line tells what counts."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything goes."""

    size: Size
    in_a_row: int
    """How many cards are in a row."""
    gap: int
    """Columns between cards."""
    foot: int
    """Lines below each card."""
    panel: Panel
    room_width: int
    width: int
    """The width of everything together, which is centred."""
    height: int
    """The height of the room and the text below it, which are centred too."""
    margin: int
    """Columns left free on either side."""
    draws_weapon: bool
    draws_piles: bool
    names_party: bool
    tells_offers: bool

    @property
    def slot_height(self) -> int:
        """The lines of a card and its foot."""
        return self.size.height + self.foot


class _Room(NamedTuple):
    """How the cards of a room lie."""

    size: Size
    rows: int
    gap: int
    foot: int

    @property
    def height(self) -> int:
        return self.rows * (self.size.height + self.foot)


Lines = Callable[[Size, int], int]
"""How many lines are needed below cards of a size and a width, so that no word is ever cut off."""


def fit(cards: int, players: int, width: int, height: int, lines: Lines) -> Layout:
    """The layout with the largest cards that fit."""
    beside = width >= NARROW and height >= LOW
    free_lines = height - EDGES - int(beside)
    columns = width - 2 - (SIDE if beside else 0)
    panel = Panel.BESIDE if beside else Panel.BELOW
    room = _largest(cards, columns, free_lines - (0 if beside else PANEL), lines)
    if room is None:
        panel = panel if beside else Panel.NONE
        free_lines -= 0 if beside else players
        room = _largest(cards, columns, free_lines, lines, text=beside)
        room = room or _in_lines(cards, columns, free_lines, lines)
    size, rows, gap, foot = room
    in_a_row = -(-cards // rows)
    room_width = in_a_row * (size.width + gap) - gap if size.width else columns
    whole = room_width + 2 + (SIDE if beside else 0)
    return Layout(
        size=size,
        in_a_row=in_a_row,
        gap=gap,
        foot=foot,
        panel=panel,
        room_width=room_width,
        width=whole,
        height=_height(panel, free_lines, room, players),
        margin=max(0, (width - whole) // 2),
        draws_weapon=height >= (24 if players == 1 else 44),
        draws_piles=height >= (32 if players == 1 else 50),
        names_party=height >= (36 if players == 1 else 54),
        tells_offers=height >= 40,
    )


def _height(panel: Panel, free: int, room: _Room, players: int) -> int:
    """The lines for the room and the text below it."""
    if panel is Panel.BESIDE:
        return 1 + min(free, max(room.height + MOST_TEXT, MOST_PANEL[players]))
    return free - PANEL if panel is Panel.BELOW else free


def _largest(cards: int, columns: int, free: int, lines: Lines, *, text: bool = True) -> _Room | None:
    """The largest cards that leave room for some text; the smallest may do without it."""
    for size, wanted in TEXT.items():
        gap = 2 if size.width > Size.TALL.width else 1
        rows = -(-cards // max(1, (columns + gap) // (size.width + gap)))
        foot = max(NARROW_FOOT if size.width < Size.LARGE.width else FOOT, lines(size, size.width))
        room = _Room(size, rows, gap, foot)
        needed = 0 if size is Size.SHORT and not text else wanted
        if columns >= size.width and room.height + needed <= free:
            return room
    return None


def _in_lines(cards: int, columns: int, free: int, lines: Lines) -> _Room:
    """Every card as a line or two."""
    foot = max(2 if 2 * cards <= free else 1, lines(Size.LINE, columns))
    return _Room(Size.LINE, cards, 0, foot)
