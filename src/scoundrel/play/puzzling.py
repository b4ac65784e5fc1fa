"""A puzzle in progress: moves through one room, and no further."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from datetime import date
from functools import partial
from random import choice

from scoundrel.coach.cache import verdict_on
from scoundrel.coach.puzzles import Answer, Level, Puzzle, of_level, puzzles
from scoundrel.deals import seed_bytes
from scoundrel.errors import ScoundrelError
from scoundrel.notation.moves import Move
from scoundrel.play.flow import End, Happened, Next, OwnFlow, PlayerMoves, Thinking
from scoundrel.play.match import PUZZLE, Policy
from scoundrel.play.move_checks import check_moves
from scoundrel.rules import RULEBOOK
from scoundrel.texts import Sayable, say, shown
from scoundrel.words.dates import day_words
from scoundrel.words.phrases import rules_title

__all__ = ["PuzzleRun", "choose_puzzle", "next_puzzle", "puzzle_name", "puzzle_of_day", "reached"]


def puzzle_of_day(day: date) -> Puzzle:
    """The puzzle of that day, the same for everyone. Each comes once before any comes again."""
    turn, place = divmod(day.toordinal(), len(puzzles()))
    return sorted(puzzles(), key=lambda each: seed_bytes(f"puzzle/{turn}/{each.number}"))[place]


AHEAD = 5
"""How many unsolved puzzles of each level are open at a time."""


def choose_puzzle(level: str | None = None, rules: str | None = None, number: int | None = None) -> Puzzle:
    """A random puzzle that fits. With a level, the number is the place within that level."""
    name = None if rules is None else RULEBOOK[rules].name
    fitting = [
        each
        for each in puzzles()
        if level in (None, each.level.value)
        and name in (None, each.rules)
        and number in (None, each.place if level else each.number)
    ]
    if not fitting:
        asked = {
            "rules": name or "any",
            "level": level or "any",
            "number": "any" if number is None else number,
        }
        known = [*dict.fromkeys(each.rules for each in puzzles())]
        raise ScoundrelError("puzzles-none", **asked, count=len(puzzles()), known=known)
    return choice(fitting)


def reached(level: Level, solved: Collection[int]) -> tuple[Puzzle, ...]:
    """The puzzles of a level that are open: those solved, and the next few."""
    unsolved = [each.number for each in of_level(level) if each.number not in solved]
    return tuple(each for each in of_level(level) if each.number not in unsolved[AHEAD:])


def next_puzzle(
    solved: Collection[int], passed: Collection[int] = (), level: Level = Level.EASY, after: int = 0
) -> Puzzle | None:
    """The next unsolved puzzle on the path, from a level and a number on; None if there is none.

    Those `passed` over are not offered again, though solving them would still count.
    """
    levels = list(Level)
    here = levels.index(level)
    for each in (*levels[here:], *levels[:here]):
        open_ones = [one for one in reached(each, solved) if one.number not in {*solved, *passed}]
        later = [one for one in open_ones if each is level and one.number > after]
        if open_ones:
            return (later or open_ones)[0]
    return None


def puzzle_name(puzzle: Puzzle) -> str:
    """A puzzle by its level and place: ``easy 3``."""
    return say("puzzles-name", level=say(f"puzzle-level-{puzzle.level.value}"), place=puzzle.place)


class PuzzleRun(OwnFlow):
    """Attempts at a puzzle: the moves go through one room, then the coach gives the verdict.

    `told` are the puzzles whose best plan was shown to the player, and `tell` is called with the number of
    one whose plan is shown now. `keep` is called with the number of a solved puzzle and returns sentences
    on what that has earned.
    """

    instructs = True

    def __init__(
        self,
        puzzle: Puzzle,
        told: Collection[int] = (),
        tell: Callable[[int], None] = lambda _: None,
        keep: Callable[[int], Iterable[str]] = lambda _: (),
        own_title: Sayable | None = None,
        day: date | None = None,
    ) -> None:
        super().__init__(puzzle.game())
        self.puzzle = puzzle
        self.own_title = own_title
        """Which game of the player it comes from; None for a puzzle of the program."""
        self.day = day
        """The day whose puzzle it is; None for any other."""
        self._told_before = set(told)
        self._tell = tell
        self._keep = keep
        self.answered: tuple[Move, ...] = ()
        """The moves through the whole room, once they were made."""
        self.answer: Answer | None = None
        """The coach's verdict on them."""
        self.gave_up = False
        """Whether the best plan was shown before the player had answered."""

    @property
    def policy(self) -> Policy:
        return PUZZLE

    @property
    def title(self) -> str:
        if self.own_title:
            return shown(self.own_title)
        name, rules = puzzle_name(self.puzzle), rules_title(self.puzzle.rules)
        if self.day is not None:
            return say("puzzles-todays", date=day_words(self.day), name=name, rules=rules)
        return say("puzzles-heading", name=name, rules=rules)

    def following(self, solved: Collection[int]) -> Puzzle | None:
        """The next unsolved puzzle; one whose best plan was just shown is skipped."""
        passed = {*self._told_before, self.puzzle.number}
        return next_puzzle(solved, passed, self.puzzle.level, self.puzzle.number)

    @property
    def text(self) -> str:
        return say("puzzles-task")

    @property
    def comes_next(self) -> Next:
        if self.gave_up or (self.answer is not None and self.answer.right):
            return End()
        if self.answered and self.answer is None:
            return Thinking("coach", partial(verdict_on, self.puzzle, self.answered), self._take_verdict)
        return PlayerMoves(0)

    def play(self, *moves: Move | str, sure: bool = False) -> Happened:
        """Make moves, all of them or none; once the room is done, the next one stays hidden."""
        found = check_moves(self.view, moves, (0,))
        if not sure:
            self._ask_if_fatal(tuple(found))
        events = tuple(event for move in found for event in self._game.play(move))
        self.answered, self.answer = (), None
        if not self._room_is_done():
            return Happened(self._told(events), events)
        self.answered = self._game.moves
        self._begin_again()
        return Happened()

    def answer_again(self) -> tuple[str, ...]:
        """Look up the verdict on an answer that was given before; nothing is earned a second time."""
        self.answer = verdict_on(self.puzzle, self.answered)
        return tuple(self.answer.lines())

    def _room_is_done(self) -> bool:
        return self._game.over or self._game.room_number != self._game.after(0).room_number

    def _begin_again(self) -> None:
        while self._game.moves:
            self._game.undo()

    def _take_verdict(self, answer: Answer) -> Happened:
        self.answer = answer
        said = answer.lines()
        if answer.right:
            was_told = self.puzzle.number in self._told_before
            said += [say("puzzle-was_told")] if was_told else self._keep(self.puzzle.number)
        self._note_told()
        return Happened(said=tuple(said))

    def _note_told(self) -> None:
        """Remember that the player has now seen the best plan."""
        self._told_before.add(self.puzzle.number)
        self._tell(self.puzzle.number)

    def undo(self) -> Happened:
        return self._taken_back(self._game.undo())

    def give_up(self) -> Happened:
        """Show the best plan."""
        self._note_told()
        self.gave_up = True
        return Happened(said=(self.solution,))

    @property
    def solution(self) -> str:
        """The best plan, in a sentence."""
        return say("puzzle-solution", moves=self.puzzle.solution)
