"""Opening puzzles, and saving that one was solved.

A solved puzzle is saved before the verdict is shown. If that fails, the verdict is shown and says so.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from scoundrel.coach.puzzles import Puzzle
from scoundrel.errors import StoreError
from scoundrel.history.profile import solve, solve_mistake
from scoundrel.play.puzzling import PuzzleRun, puzzle_of_day
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.phrases import sentence

if TYPE_CHECKING:
    from scoundrel.history.mistakes import Mistake

__all__ = ["open_mistake", "open_puzzle", "open_todays_puzzle", "told_puzzles"]

TOLD = "puzzles_told"
"""The setting that holds the puzzles whose best plan was shown to the player, and on which day."""


def told_puzzles(store: Store | None, today: date) -> set[int]:
    """The puzzles whose best plan was shown to the player today; solving them counts again tomorrow."""
    nothing: dict[str, Any] = {}
    kept = nothing if store is None else store.setting(TOLD, nothing)
    return {int(number) for number, day in kept.items() if number.isdecimal() and day == today.isoformat()}


def _note_told(store: Store | None, today: date, number: int) -> None:
    """Save that the best plan of a puzzle was shown; older days are forgotten.

    If that can't be saved, the plan is shown all the same.
    """
    if store is None:
        return
    day, nothing = today.isoformat(), dict[str, Any]()
    with suppress(StoreError):
        store.change_setting(
            TOLD,
            nothing,
            lambda kept: {each: on for each, on in kept.items() if on == day} | {str(number): day},
        )


def open_puzzle(puzzle: Puzzle, store: Store | None, today: date) -> PuzzleRun:
    """A puzzle of the program. It counts for the day on which it was begun."""
    return _opened(puzzle, store, today, _solve_on(today))


def open_todays_puzzle(store: Store | None, today: date) -> PuzzleRun:
    """The puzzle of the day."""
    return _opened(puzzle_of_day(today), store, today, _solve_on(today), day=today)


def open_mistake(mistake: Mistake, store: Store | None, today: date) -> PuzzleRun:
    """A mistake of the player's own, as a puzzle."""
    return _opened(mistake.puzzle, store, today, _solve_mistake, own_title=mistake)


def _opened(puzzle: Puzzle, store: Store | None, today: date, solve: Solve, **more: Any) -> PuzzleRun:
    told, tell = told_puzzles(store, today), partial(_note_told, store, today)
    return PuzzleRun(puzzle, told, tell, _saving(store, solve), **more)


Solve = Callable[[Store, int], list[str]]
"""Saves that a puzzle was solved; returns sentences on what that earned."""


def _solve_on(day: date) -> Solve:
    return lambda store, number: [each.news for each in solve(store, number, day)]


def _solve_mistake(store: Store, number: int) -> list[str]:
    solve_mistake(store, number)
    return [say("mistakes-solved")]


def _saving(store: Store | None, solve: Solve) -> Callable[[int], list[str]]:
    """A `Solve` with its store filled in; without a store, nothing is saved."""

    def keep(number: int) -> list[str]:
        try:
            return [] if store is None else solve(store, number)
        except StoreError as error:
            return [sentence(error)]

    return keep
