"""The way through the dungeon: one cell for each room, by the health with which a hero left it.

A room counts when it is faced: one that a player ran from comes back, so it is not a room passed. The way
is drawn while a game is played, and it is what a player shares; it names no card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from scoundrel.events import Damaged, Event, Fell, Healed, Ran
from scoundrel.rules import Ending
from scoundrel.state import State, Turn

__all__ = ["Cell", "Way", "way_of"]


class Cell(StrEnum):
    """A room, as one hero left it."""

    HIGH = "high"
    """With more than three quarters of full health."""
    GOOD = "good"
    """With more than half."""
    FAIR = "fair"
    """With more than a quarter."""
    LOW = "low"
    ESCAPED = "escaped"
    """The last room, left alive."""
    FELL = "fell"
    HERE = "here"
    """The room that is being played."""
    AHEAD = "ahead"
    """Not reached."""


@dataclass(frozen=True, slots=True)
class Way:
    """How far a game has come."""

    rows: tuple[tuple[Cell, ...], ...]
    """A row of cells for each player, all of the same length."""
    room: int
    """The room that is being played, or in which the game ended, counted from 1."""

    def data(self) -> dict[str, object]:
        """The way as JSON can hold it."""
        rows = [[cell.value for cell in row] for row in self.rows]
        return {"room": self.room, "rooms": self.rooms, "rows": rows}

    @property
    def rooms(self) -> int:
        """How many rooms the dungeon has, if nothing more is put back into it."""
        return len(self.rows[0])


def way_of(state: State, turns: Sequence[Turn]) -> Way:
    """The way so far, from the moves made and the table as it is now."""
    faced = [
        [event for turn in room for event in turn.events]
        for room in (list(each) for _, each in groupby(turns, key=lambda turn: turn.room_number))
        if not any(isinstance(event, Ran) for turn in room for event in turn.events)
    ]
    if not state.over and (not turns or turns[-1].room_number != state.room_number):
        faced.append([])
    ahead = _rooms_ahead(state)
    rows = tuple(_row(state, player, faced, ahead) for player in range(state.rules.players))
    return Way(rows, len(faced))


def _row(state: State, player: int, faced: list[list[Event]], ahead: int) -> tuple[Cell, ...]:
    health = _health_at_first(state, player, faced)
    cells: list[Cell] = []
    for events in faced:
        if Cell.FELL in cells:
            break
        for event in events:
            if isinstance(event, Damaged | Healed) and event.player == player:
                health = event.health
        fell = any(isinstance(event, Fell) and event.player == player for event in events)
        cells.append(Cell.FELL if fell else _by_health(health, state.rules.max_health))
    if cells and cells[-1] is not Cell.FELL and len(cells) == len(faced):
        cells[-1] = _last(state, player) or cells[-1]
    return (*cells, *[Cell.AHEAD] * (len(faced) + ahead - len(cells)))


def _last(state: State, player: int) -> Cell | None:
    if not state.over:
        return Cell.HERE
    outcome = state.outcomes[player]
    return Cell.ESCAPED if outcome is not None and outcome.won else None


def _health_at_first(state: State, player: int, faced: Iterable[Iterable[Event]]) -> int:
    """The health with which a hero came, which is not always that of the rules."""
    for event in (event for events in faced for event in events):
        match event:
            case Damaged(amount=amount, health=health) if event.player == player:
                return min(health + amount, state.rules.max_health)
            case Healed(amount=amount, health=health) if event.player == player:
                return health - amount
    return state.heroes[player].health


def _by_health(health: int, full: int) -> Cell:
    quarters = 4 * health
    if quarters > 3 * full:
        return Cell.HIGH
    if quarters > 2 * full:
        return Cell.GOOD
    return Cell.FAIR if quarters > full else Cell.LOW


def _rooms_ahead(state: State) -> int:
    """How many rooms there will be after this one."""
    rules = state.rules
    lying = sum(card is not None for card in state.room)
    left = state.below + lying - min(lying, rules.to_face - state.faced)
    if rules.ending is Ending.SHORT_ROOM:
        return max(0, (left - rules.room_size) // rules.to_face + 1)
    return -(-left // rules.to_face)
