"""Translates between a game and the search, where moves are codes and a room's options are numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from scoundrel.cards import Card
from scoundrel.game import Game
from scoundrel.notation.moves import Action, Move
from scoundrel.state import State

__all__ = ["RUNNING", "RoomPlan", "codes_of", "follow", "plan_of_option", "room_plans"]

RUNNING = 1
"""The way of an option that runs."""


class RoomPlan(NamedTuple):
    """What an option does with the room; options with the same plan differ in how the cards are faced."""

    action: str
    """``run``, ``put away``, ``leave`` or ``face all``."""
    cards: tuple[Card, ...]
    """The cards that are put away or left."""

    def __str__(self) -> str:
        shown = " ".join(map(str, self.cards))
        return f"put {shown} away" if self.action == "put away" else f"{self.action} {shown}".strip()


def plan_of_option(game: Game, way: int, faced: int) -> RoomPlan:
    """The plan of an option. Its way is 0 to face the room, 1 to run, and 2 + i to put card i away."""
    cards = [card for card in game.room if card is not None]
    if way == RUNNING:
        return RoomPlan("run", ())
    if way >= 2:
        return RoomPlan("put away", (cards[way - 2],))
    left = tuple(card for i, card in enumerate(cards) if not faced >> i & 1)
    return RoomPlan("leave" if left else "face all", left)


def room_plans(state: State) -> tuple[RoomPlan, ...]:
    """Everything that can be done with the room as it lies; at a table for two, with one turn."""
    moves = state.legal_moves
    avoiding = [RoomPlan("run", ()) for move in moves if move.action is Action.RUN]
    avoiding += [
        RoomPlan("put away", (move.card,))
        for move in moves
        if move.card is not None and move.action is Action.PUT_AWAY
    ]
    if state.rules.players > 1:
        taken = dict.fromkeys(move.card for move in moves if move.action is Action.TAKE)
        return (*avoiding, *[RoomPlan("take", (card,)) for card in taken if card is not None])
    cards = [card for card in state.room if card is not None]
    all_left = combinations(cards, len(cards) - state.left_to_face) if moves else ()
    facing = [RoomPlan("leave" if left else "face all", left) for left in dict.fromkeys(all_left)]
    return (*avoiding, *facing)


def follow(game: Game, codes: Iterable[int]) -> Iterator[tuple[Game, Move]]:
    """Carry out codes on a copy of a game; yield each move with the game as it was before that move."""
    here = game.copy()
    for code in codes:
        yield here, here.move_of(code)
        here.carry_out(code)


def codes_of(game: Game, moves: Iterable[Move]) -> bytes:
    """The codes of moves that are played one after another."""
    here = game.copy()
    codes = []
    for move in moves:
        codes.append(here.code_of(move))
        here.play(move)
    return bytes(codes)
