"""What can be done beside a game: a lesson, a puzzle, a game to watch again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from scoundrel.coach.puzzles import Puzzle
from scoundrel.errors import ScoundrelError, quote
from scoundrel.game import Game
from scoundrel.history.profile import solve
from scoundrel.plain.console import tell
from scoundrel.plain.scenes import Doing, Scene
from scoundrel.plain.table import show_table, show_unseen, tell_events
from scoundrel.play.asking import read_moves
from scoundrel.play.lessons import Lesson, LessonRun
from scoundrel.play.puzzling import PuzzleRun
from scoundrel.rules import Rules
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.coach.review import Review
    from scoundrel.plain.session import Session

__all__ = ["LessonScene", "Pastime", "PuzzleScene", "ReplayScene"]


class Pastime(Scene):
    """Something beside the game, which waits meanwhile."""

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def doings(self) -> Mapping[str, Doing]:
        return {"back": lambda _: self.session.leave()}


class LessonScene(Pastime):
    """A lesson: what is told is done."""

    def __init__(self, session: Session, lesson: Lesson) -> None:
        super().__init__(session)
        self.run = LessonRun(lesson)

    @property
    def game(self) -> Game:
        return self.run.game

    @property
    def prompt(self) -> str:
        step, steps = self.run.progress
        return say("plain.prompt.lesson", step=step + 1, steps=steps)

    def look(self) -> None:
        show_table(self.game)
        tell(self.run.text)

    def obey(self, line: str) -> None:
        answer = self.run.try_line(read_moves(self.game, line))
        if not answer.accepted:
            tell(answer.text)
            return
        tell_events(self.game, answer.events)
        if self.run.done:
            tell(self.run.text)
            self.session.leave()
        else:
            self.look()


class PuzzleScene(Pastime):
    """A puzzle: the moves go through one room, and then the coach answers."""

    def __init__(self, session: Session, puzzle: Puzzle) -> None:
        super().__init__(session)
        self.run = PuzzleRun(puzzle, session.told_puzzles)

    @property
    def game(self) -> Game:
        return self.run.game

    @property
    def prompt(self) -> str:
        return say("plain.prompt.puzzle")

    @property
    def doings(self) -> Mapping[str, Doing]:
        return {**super().doings, "undo": self._undo, "solution": self._solution}

    def look(self) -> None:
        puzzle = self.run.puzzle
        level = say(f"puzzle.level.{puzzle.level.value}")
        tell(say("puzzle.title", number=puzzle.number, rules=puzzle.rules, level=level))
        show_table(self.game)
        show_unseen(self.game)

    def obey(self, line: str) -> None:
        events = self.run.play_all(read_moves(self.game, line))
        if self.run.done:
            self._answer()
        else:
            tell_events(self.game, events)
            show_table(self.game)

    def _answer(self) -> None:
        answer = self.run.answer()
        solved = self.run.solves(answer)
        self.run.begin_again()
        for line in answer.lines():
            tell(line)
        if not answer.right:
            tell(say("plain.puzzle_again"))
            return
        if not solved:
            tell(say("puzzle.was_told"))
        elif self.session.saves and (store := self.session.store) is not None:
            for each in solve(store, self.run.puzzle.number):
                tell(each.news)
        self.session.leave()

    def _undo(self, _: str) -> None:
        tell(say("table.taken_back", move=self.game.undo()))
        show_table(self.game)

    def _solution(self, _: str) -> None:
        self.run.tell()
        tell(say("puzzle.solution", moves=" ".join(self.run.puzzle.moves)))
        self.session.leave()


class ReplayScene(Pastime):
    """A saved game once more, move by move, with what the coach says to each room."""

    def __init__(self, session: Session, finished: Game) -> None:
        super().__init__(session)
        self.finished = finished
        self._game = finished.after(0)
        self.review = self._reviewed()

    @property
    def game(self) -> Game:
        return self._game

    @property
    def prompt(self) -> str:
        return say("plain.prompt.watch", move=len(self.game.moves), moves=len(self.finished.moves))

    @property
    def doings(self) -> Mapping[str, Doing]:
        return {
            **super().doings,
            "next": partial(self._step, 1),
            "previous": partial(self._step, -1),
            "curve": self._curve,
        }

    def obey(self, line: str) -> None:
        raise ScoundrelError(say("plain.watching", line=quote(line)))

    def go_on(self) -> None:
        self._step(1, "")

    def _step(self, direction: int, words: str) -> None:
        """So many moves on or back."""
        for _ in range(_count(words, "next" if direction > 0 else "previous")):
            if direction > 0 and len(self.game.moves) < len(self.finished.moves):
                self._play_next()
            elif direction < 0 and self.game.moves:
                self.game.undo()
            else:
                break
        show_table(self.game)
        if len(self.game.moves) == len(self.finished.moves):
            tell(say("plain.watched"))

    def _play_next(self) -> None:
        number = len(self.game.moves)
        events = self.game.play(self.finished.moves[number])
        tell(say("plain.move", number=number + 1, move=self.finished.moves[number]))
        tell_events(self.game, events)
        self._tell_decision()

    def _tell_decision(self) -> None:
        """What the coach says, once a room is decided."""
        from scoundrel.coach.telling import decision_line

        for decision in self.review.decisions if self.review else ():
            if decision.move_number + len(decision.moves) == len(self.game.moves):
                tell(decision_line(decision))

    def _reviewed(self) -> Review | None:
        from scoundrel.coach.review import review

        if not self.finished.over or self.finished.rules.players > 1:
            return None
        tell(say("end.reviewing"))
        try:
            return review(self.finished.copy())
        except ScoundrelError as error:
            self.session.console.complain(error)
            return None

    def _curve(self, _: str) -> None:
        from scoundrel.plots.review import chart

        if self.review is None:
            raise ScoundrelError(say("plain.no_curve"))
        tell(chart(self.review, ascii_only=self.session.preferences.in_ascii))


def _count(words: str, command: str) -> int:
    if not words:
        return 1
    if not (words.isascii() and words.isdigit()):
        raise ScoundrelError(say("plain.no_number", given=quote(words), command=command))
    return int(words[:9])
