"""Puzzles to sit down to, and what solving one brings.

Solving one is saved before the verdict is shown. If that fails, the verdict says so: no answer is lost.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from scoundrel.coach.puzzles import Puzzle
from scoundrel.errors import StoreError
from scoundrel.history.profile import solve, solve_mistake
from scoundrel.play.keeping import Store
from scoundrel.play.puzzling import PuzzleRun, puzzle_of_day
from scoundrel.words.phrases import sentence
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.history.mistakes import Mistake

__all__ = ["open_mistake", "open_puzzle", "open_todays_puzzle"]


def open_puzzle(puzzle: Puzzle, store: Store | None, told: set[int], today: date) -> PuzzleRun:
    """A puzzle of the program. It counts for the day on which it was begun."""
    return PuzzleRun(puzzle, told, _saving(store, _solve_on(today)))


def open_todays_puzzle(store: Store | None, told: set[int], today: date) -> PuzzleRun:
    """The puzzle of the day."""
    return PuzzleRun(puzzle_of_day(today), told, _saving(store, _solve_on(today)), day=today)


def open_mistake(mistake: Mistake, store: Store | None, told: set[int]) -> PuzzleRun:
    """A mistake of the player's own, as a puzzle."""
    return PuzzleRun(mistake.puzzle, told, _saving(store, _mend), mistake.title)


Solve = Callable[[Store, int], list[str]]
"""Saves that a puzzle was solved; returns sentences on what that brings."""


def _solve_on(day: date) -> Solve:
    return lambda store, number: [each.news for each in solve(store, number, day)]


def _mend(store: Store, number: int) -> list[str]:
    solve_mistake(store, number)
    return [say("mistakes.solved")]


def _saving(store: Store | None, solve: Solve) -> Callable[[int], list[str]]:
    """The same for this store; without one, nothing is saved."""

    def keep(number: int) -> list[str]:
        try:
            return [] if store is None else solve(store, number)
        except StoreError as error:
            return [sentence(error)]

    return keep
