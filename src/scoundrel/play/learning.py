"""Where a player is in each lesson, and how a surface asks for a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from scoundrel.notation.moves import Action, Move
from scoundrel.play.store import Store
from scoundrel.play.typed_words import word_for
from scoundrel.state import State

__all__ = [
    "FINISHED",
    "LESSON",
    "START",
    "TAKEN",
    "TYPED",
    "InputStyle",
    "Place",
    "has_learnt",
    "keep_place",
    "place_in",
]

LESSON = "classic"
"""The lesson for those who are new, which the first dungeons follow."""
TAKEN = "lessons"
"""The setting that holds how far each lesson has been taken."""


@dataclass(frozen=True, slots=True)
class InputStyle:
    """How a surface asks for moves."""

    verb: str
    """The key of its sentences in the catalogue."""
    spell: Callable[[State, Move], str]
    """What to press or type for a move."""


def _typed(state: State, move: Move) -> str:
    """A move by the number of its slot, which is easier to hear than a code: ``2w``, ``run``."""
    if move.card is None:
        return word_for("run", "typed")
    away = f"{word_for('away', 'typed')} " if move.action is Action.PUT_AWAY else ""
    return f"{away}{state.room.index(move.card) + 1}{move.way.value if move.way else ''}"


TYPED = InputStyle("type", _typed)
"""A surface on which moves are typed."""


@dataclass(frozen=True, slots=True)
class Place:
    """How far a lesson has been taken."""

    moves: tuple[str, ...] = ()
    """The move made at each step that was passed, including moves that were only shown."""
    finished: bool = False
    """Whether it was taken to its end, now or earlier."""

    @property
    def start(self) -> Place:
        """The start of the lesson; `finished` stays as it is."""
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
