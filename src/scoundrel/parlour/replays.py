"""A game gone through again from its start, for all that is told of it afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from scoundrel.events import Event
from scoundrel.game import Game

__all__ = ["Turn", "beginning", "rooms", "turns"]


class Turn(NamedTuple):
    """One move: the room that it was made in, and what happened."""

    room_number: int
    events: tuple[Event, ...]


def beginning(game: Game) -> Game:
    """The same game before its first move."""
    start = game.copy()
    while start.moves:
        start.undo()
    return start


def turns(game: Game) -> Iterator[Turn]:
    """Every move of a game, in order."""
    replay = beginning(game)
    for move in game.moves:
        yield Turn(replay.room_number, replay.play(move))


def rooms(game: Game) -> Iterator[tuple[Event, ...]]:
    """What happened in each room, in order."""
    for _, moves in groupby(turns(game), key=lambda turn: turn.room_number):
        yield tuple(event for turn in moves for event in turn.events)
