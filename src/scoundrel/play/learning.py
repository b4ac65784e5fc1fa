"""Where a player is in each lesson, and how a surface asks for a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from scoundrel.game import Game
from scoundrel.notation.moves import Action, Move
from scoundrel.play.keeping import Store

__all__ = ["FINISHED", "START", "TAKEN", "TYPED", "Hand", "Place", "has_learnt", "keep_place", "place_in"]

TAKEN = "lessons"
"""The setting that holds how far each lesson has been taken."""


@dataclass(frozen=True, slots=True)
class Hand:
    """How a surface asks for moves."""

    verb: str
    """The key of its sentences in the catalogue."""
    spell: Callable[[Game, Move], str]
    """What to press or type for a move."""


def _typed(game: Game, move: Move) -> str:
    """A move by the number of its slot, which is easier to hear than a code: ``2w``, ``run``."""
    if move.card is None:
        return "run"
    away = "put away " if move.action is Action.PUT_AWAY else ""
    return f"{away}{game.room.index(move.card) + 1}{move.way.value if move.way else ''}"


TYPED = Hand("type", _typed)
"""A surface on which moves are typed."""


@dataclass(frozen=True, slots=True)
class Place:
    """How far a lesson has been taken."""

    moves: tuple[str, ...] = ()
    """The move made at each step that was passed, the shown ones included."""
    finished: bool = False
    """Whether it was taken to its end, now or earlier."""

    @property
    def start(self) -> Place:
        """The lesson from its start; that it was finished earlier stays true."""
        return Place(finished=self.finished)


START, FINISHED = Place(), Place(finished=True)


def place_in(store: Store | None, lesson: str) -> Place:
    """Where the player left a lesson; its start if that is not known."""
    nothing: dict[str, Any] = {}
    return _read(nothing if store is None else store.setting(TAKEN, nothing).get(lesson))


def has_learnt(store: Store) -> bool:
    """Whether any lesson was taken to its end."""
    nothing: dict[str, Any] = {}
    return any(place_in(store, lesson).finished for lesson in store.setting(TAKEN, nothing))


def keep_place(store: Store | None, lesson: str, place: Place) -> None:
    """Save where the player is in a lesson, if there is a store."""
    if store is None:
        return
    nothing: dict[str, Any] = {}
    said = {"moves": list(place.moves), "finished": place.finished}
    store.change_setting(TAKEN, nothing, lambda taken: taken | {lesson: said})


def _read(said: Any) -> Place:
    """A place as it was saved; other programs may have written to the store too."""
    if not isinstance(said, dict):
        return START
    moves = said.get("moves")
    made = moves if isinstance(moves, list) and all(isinstance(move, str) for move in moves) else ()
    return Place(tuple(made), said.get("finished") is True)
