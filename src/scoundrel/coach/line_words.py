"""A line in words: the moves of a solved game or of a review, room by room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from scoundrel.cards import Card
from scoundrel.game import Game
from scoundrel.notation.moves import Action, Move
from scoundrel.texts import say
from scoundrel.words.cards import SHORTEST_RUN
from scoundrel.words.moves import moves_words

__all__ = ["line_words"]


def line_words(game: Game, moves: Iterable[Move]) -> Iterator[str]:
    """Moves from this position on, a sentence for each room, and one for several rooms run from."""
    ran: list[int] = []
    for number, weapon, made in _by_room(game, moves):
        if made[0].action is Action.RUN:
            ran.append(number)
            continue
        yield from _runs_words(ran)
        ran.clear()
        yield say("moves-room", number=number, moves=moves_words(made, weapon))
    yield from _runs_words(ran)


def _by_room(game: Game, moves: Iterable[Move]) -> Iterator[tuple[int, Card | None, list[Move]]]:
    """Moves from this position on, by room: its number, the weapon in hand, and the moves made in it."""
    here = game.copy()
    for number, room in groupby(moves, key=lambda _: here.room_number):
        weapon, made = here.hero.weapon, []
        for move in room:
            made.append(move)
            here.play(move)
        yield number, weapon, made


def _runs_words(rooms: Sequence[int]) -> Iterator[str]:
    """A sentence about running from these consecutive rooms."""
    if len(rooms) >= SHORTEST_RUN:
        yield say("moves-runs", first=rooms[0], last=rooms[-1])
    else:
        yield from (say("moves-room", number=room, moves=say("moves-do-run")) for room in rooms)
