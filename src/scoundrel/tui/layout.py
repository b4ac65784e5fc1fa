"""How the table is laid out in a window: how large the cards are, and where everything else goes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from scoundrel.tui.faces import Size

__all__ = ["PANEL", "SIDE", "Detail", "Layout", "Panel", "fit"]

SIDE = 23
"""The width of the panel beside the room."""
NARROW = 80
"""In a window with fewer columns, nothing is beside the room."""
LOW = 22
"""In a window with fewer lines, nothing is beside the room either."""
EDGES = 3
"""Lines for the heading, the prompt and the keys."""
PANEL = 21
"""Lines of a panel below the room."""
LEAST_PANEL = {1: 12, 2: 19}
"""The lines of a panel with only the essentials, by the number of players; a party has one more."""
FOR_KNOWN = 3
"""Lines reserved for the cards known to be at the bottom, so that little moves when there are more."""
MOST_AIR = 5
"""The most empty lines between the parts of the panel."""
MOST_TEXT = 28
"""The most lines of text below the room; in a taller window the table has margins."""
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


class Detail(Enum):
    """What the panel shows besides the essentials, the most useful first."""

    REACH = auto()
    """The slain beside the weapon, and on a line of its own which monsters it can strike."""
    DISCARD = auto()
    """How many cards have left the room."""
    RANKS = auto()
    """The unseen cards by rank, not only by suit."""
    WEAPON = auto()
    """The weapon as a card."""
    PILES = auto()
    """What has left the room as piles, in place of a number."""
    PARTY = auto()
    """Each hero of a party on a line of its own."""
    OFFERS = auto()
    """What may be done besides moving."""


DETAILS: dict[Detail, dict[int, int]] = {
    Detail.REACH: {1: 1, 2: 2},
    Detail.DISCARD: {1: 1, 2: 1},
    Detail.RANKS: {1: 3, 2: 9},
    Detail.WEAPON: {1: 3, 2: 6},
    Detail.PILES: {1: 5, 2: 5},
    Detail.PARTY: {1: 3, 2: 6},
    Detail.OFFERS: {1: 4, 2: 4},
}
"""How many lines each takes, by the number of players."""
FOR_LOOKS = (Detail.PILES, Detail.PARTY, Detail.OFFERS)
"""What is left out first."""


class Panel(Enum):
    """Where the heroes, the piles and the counter are."""

    BESIDE = auto()
    BELOW = auto()
    NONE = auto()
    """There is no room for them: one line shows the essentials."""


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
    details: frozenset[Detail]
    """What the panel has room for."""
    air: int
    """Lines between the parts of the panel."""
    panel_width: int
    """The columns of the panel."""
    panel_height: int
    """The lines of the panel."""

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
Known = Callable[[int], int]
"""How many lines of a width are needed for the cards known to be at the bottom."""


def fit(
    cards: int,
    players: int,
    width: int,
    height: int,
    lines: Lines,
    ways: int = 2,
    party: bool = False,
    known: Known = lambda _: 0,
) -> Layout:
    """The layout with the largest cards that fit.

    `ways` is the most ways to fight a monster, and `party` whether each player has several heroes.
    """
    beside = width >= NARROW and height >= LOW
    free_lines = height - EDGES - int(beside)
    columns = width - 2 - (SIDE if beside else 0)
    panel = Panel.BESIDE if beside else Panel.BELOW
    room = _largest(cards, columns, free_lines - (0 if beside else PANEL), lines)
    if room is None:
        panel = panel if beside else Panel.NONE
        free_lines -= 0 if beside else players
        room = _largest(cards, columns, free_lines, lines, text=beside)
        room = room or _in_lines(cards, columns, free_lines, lines, ways)
    size, rows, gap, foot = room
    in_a_row = -(-cards // rows)
    room_width = in_a_row * (size.width + gap) - gap if size.width else columns
    whole = room_width + 2 + (SIDE if beside else 0)
    high = _height(panel, free_lines, room)
    panel_width = (SIDE if beside else room_width + 2) - 1
    least = LEAST_PANEL[players] + players * party
    panel_height = high if beside else PANEL
    details, air = _panel(players, panel_height, least, known(panel_width))
    return Layout(
        size=size,
        in_a_row=in_a_row,
        gap=gap,
        foot=foot,
        panel=panel,
        room_width=room_width,
        width=whole,
        height=high,
        margin=max(0, (width - whole) // 2),
        details=details,
        air=air,
        panel_width=panel_width,
        panel_height=panel_height,
    )


def _height(panel: Panel, free: int, room: _Room) -> int:
    """The lines for the room and the text below it."""
    if panel is Panel.BESIDE:
        return 1 + min(free, room.height + MOST_TEXT)
    return free - PANEL if panel is Panel.BELOW else free


def _panel(players: int, lines: int, least: int, known: int) -> tuple[frozenset[Detail], int]:
    """What a panel with that many lines has room for, and the lines between its parts.

    The known cards get one line before any other detail, and all the lines they need before any drawing.
    """
    taken, details = least, set()
    kept = max(FOR_KNOWN, known)
    for detail, needed in DETAILS.items():
        spare = kept if detail in FOR_LOOKS else known if detail is Detail.WEAPON else min(known, 1)
        if taken + needed[players] + spare > lines:
            break
        details.add(detail)
        taken += needed[players]
    # The heroes, what may be done, the piles and the counter.
    parts = players + 3
    return frozenset(details), max(1, min(MOST_AIR, 1 + (lines - taken - kept) // parts))


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


def _in_lines(cards: int, columns: int, free: int, lines: Lines, ways: int) -> _Room:
    """Every card as a line or two, so that none moves when a weapon is taken up."""
    foot = max(ways if ways * cards <= free else 1, lines(Size.LINE, columns))
    return _Room(Size.LINE, cards, 0, foot)
