"""A cache of the coach's latest answers, each of which depends only on what was asked."""

from __future__ import annotations

from functools import lru_cache

from scoundrel.coach.hints import Hint, hint
from scoundrel.coach.puzzles import Answer, Puzzle
from scoundrel.coach.review import Review, review
from scoundrel.engine.goals import Goal
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.state import View

__all__ = ["hint_for", "review_of", "verdict_on"]


@lru_cache(maxsize=32)
def hint_for(view: View, goal: Goal = Goal.WIN) -> Hint:
    """The hint for a view."""
    return hint(view, goal)


def review_of(finished: Game) -> Review:
    """The review of a finished game."""
    return _review(finished.record())


@lru_cache(maxsize=32)
def _review(record: str) -> Review:
    return review(Game.from_record(record))


_VERDICTS: dict[tuple[str, tuple[Move, ...]], Answer] = {}
MOST_VERDICTS = 64


def verdict_on(puzzle: Puzzle, moves: tuple[Move, ...]) -> Answer:
    """What the coach thinks of an answer to a puzzle."""
    asked = puzzle.position, moves
    if asked not in _VERDICTS:
        while len(_VERDICTS) >= MOST_VERDICTS:
            _VERDICTS.pop(next(iter(_VERDICTS)), None)
        _VERDICTS[asked] = puzzle.check(moves)
    return _VERDICTS[asked]
