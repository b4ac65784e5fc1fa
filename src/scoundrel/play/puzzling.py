"""A puzzle that someone is at: moves through one room, and no further."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import choice

from scoundrel.coach.puzzles import Answer, Puzzle, puzzles
from scoundrel.errors import ScoundrelError
from scoundrel.events import Event
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.play.sitting import Sitting
from scoundrel.rules import RULEBOOK

__all__ = ["PuzzleRun", "choose_puzzle"]


def choose_puzzle(
    level: str | None = None,
    rules: str | None = None,
    number: int | None = None,
    solved: Collection[int] = (),
) -> Puzzle:
    """Any puzzle of that kind, if there is one that is not solved yet."""
    name = None if rules is None else RULEBOOK[rules].name
    fitting = [
        each
        for each in puzzles()
        if level in (None, each.level.value)
        and name in (None, each.rules)
        and number in (None, each.number)
    ]
    if not fitting:
        asked = [f"of {name}" if name else "", f"that is {level}" if level else ""]
        asked += [f"with number {number}"] if number is not None else []
        names = ", ".join(dict.fromkeys(each.rules for each in puzzles()))
        raise ScoundrelError(
            f"there is no puzzle {' '.join(filter(None, asked))}; there are {len(puzzles())}, of {names}"
        )
    return choice([each for each in fitting if each.number not in solved] or fitting)


class PuzzleRun:
    """Tries at a puzzle.

    `told` holds the numbers of those whose best plan was told, as long as a surface remembers that.
    """

    def __init__(self, puzzle: Puzzle, told: set[int] | None = None) -> None:
        self.puzzle = puzzle
        self.told = set() if told is None else told
        self.sitting = Sitting(puzzle.game())
        self._room = self.game.room_number

    @property
    def game(self) -> Game:
        return self.sitting.game

    @property
    def done(self) -> bool:
        """Whether the whole room is played; what lies in the next one is nobody's business."""
        return self.game.over or self.game.room_number != self._room

    def play_all(self, moves: Sequence[Move]) -> tuple[Event, ...]:
        """Make several moves, all of them or none."""
        return self.sitting.play_all(moves)

    def answer(self) -> Answer:
        """What the coach says to the moves."""
        return self.puzzle.check(self.game.moves)

    def solves(self, answer: Answer) -> bool:
        """Whether this answer solves the puzzle, and not by a plan that was told before; now it is."""
        solved = answer.right and self.puzzle.number not in self.told
        self.tell()
        return solved

    def tell(self) -> None:
        """Remember that the best plan is told."""
        self.told.add(self.puzzle.number)

    def begin_again(self) -> None:
        while self.game.moves:
            self.game.undo()
