"""A puzzle in progress: moves through one room, and no further."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from datetime import date
from functools import partial
from random import choice

from scoundrel.coach.puzzles import Answer, Puzzle, puzzles
from scoundrel.deals import seed_bytes
from scoundrel.errors import ScoundrelError
from scoundrel.notation.moves import Move
from scoundrel.play.flow import End, Flow, Happened, Next, Offer, PlayerMoves, Thinking
from scoundrel.play.sitting import Sitting
from scoundrel.rules import RULEBOOK
from scoundrel.words.texts import say

__all__ = ["PuzzleRun", "choose_puzzle", "puzzle_of_day"]


def puzzle_of_day(day: date) -> Puzzle:
    """The puzzle of that day, the same for everyone. Each comes once before any comes again."""
    turn, place = divmod(day.toordinal(), len(puzzles()))
    return sorted(puzzles(), key=lambda each: seed_bytes(f"puzzle/{turn}/{each.number}"))[place]


def choose_puzzle(
    level: str | None = None,
    rules: str | None = None,
    number: int | None = None,
    solved: Collection[int] = (),
) -> Puzzle:
    """A random puzzle that fits, preferably one that is not solved yet."""
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


class PuzzleRun(Flow):
    """Attempts at a puzzle: the moves go through one room, then the coach gives the verdict.

    `told` holds the numbers of the puzzles whose best plan the player has been told. `keep` is called with
    the number of a solved puzzle and returns sentences on what that has earned.
    """

    offers = frozenset({Offer.UNDO})
    instructs = True

    def __init__(
        self,
        puzzle: Puzzle,
        told: set[int] | None = None,
        keep: Callable[[int], Iterable[str]] = lambda _: (),
    ) -> None:
        super().__init__(puzzle.game())
        self.puzzle = puzzle
        self._told_before = set() if told is None else told
        self._keep = keep
        self._sitting = Sitting(self.game)
        self._answered: tuple[Move, ...] = ()
        """The moves through the whole room, waiting for their verdict."""
        self.answer: Answer | None = None
        """The coach's verdict on the last attempt."""
        self._is_over = False

    @property
    def title(self) -> str:
        puzzle = self.puzzle
        level = say(f"puzzles.{puzzle.level.value}")
        return say("puzzles.heading", number=puzzle.number, rules=puzzle.rules, level=level)

    @property
    def text(self) -> str:
        return say("puzzles.task")

    @property
    def comes_next(self) -> Next:
        if self._is_over:
            return End()
        if self._answered:
            return Thinking("coach", partial(self.puzzle.check, self._answered), self._take_verdict)
        return PlayerMoves(0)

    def play(self, *moves: Move | str) -> Happened:
        """Make moves, all of them or none; once the room is done, the next one stays hidden."""
        happened = self._sitting.play(*moves)
        if not self._room_is_done():
            return happened
        self._answered = self.game.moves
        self._begin_again()
        return Happened()

    def _room_is_done(self) -> bool:
        return self.game.over or self.game.room_number != self.game.after(0).room_number

    def _begin_again(self) -> None:
        while self.game.moves:
            self.game.undo()

    def _take_verdict(self, answer: Answer) -> Happened:
        self._answered, self.answer = (), answer
        said = answer.lines()
        if answer.right:
            self._is_over = True
            was_told = self.puzzle.number in self._told_before
            said += [say("puzzle.was_told")] if was_told else self._keep(self.puzzle.number)
        self._told_before.add(self.puzzle.number)
        return Happened(said=tuple(said))

    def undo(self) -> Happened:
        return Happened((say("table.taken_back", move=self.game.undo()),))

    def give_up(self) -> Happened:
        """Tell the best plan."""
        self._told_before.add(self.puzzle.number)
        self._is_over = True
        return Happened(said=(say("puzzle.solution", moves=self.puzzle.solution),))
