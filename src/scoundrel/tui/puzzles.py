"""Puzzles: one room, one best plan."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from scoundrel.coach.puzzles import Answer, Level, Puzzle, puzzles
from scoundrel.events import Event
from scoundrel.history.profile import solve, solved_puzzles
from scoundrel.notation.moves import Move
from scoundrel.play.puzzling import PuzzleRun
from scoundrel.tui.dialogs import TextScreen
from scoundrel.tui.keys import key
from scoundrel.tui.table import TableScreen
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["PuzzleScreen", "PuzzlesScreen"]


class PuzzlesScreen(Screen[None]):
    """All puzzles, by level; those that were solved are marked."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [key("escape", "app.pop_screen", "back")]

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(say("title.puzzles"), "bold $gold"))
            yield Static(say("puzzles.help"))
            yield OptionList(id="puzzles")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        if not self.is_current:
            return
        menu = self.query_one(OptionList)
        here = menu.highlighted
        menu.clear_options()
        solved = self.app.look_up(solved_puzzles) or []
        for level in Level:
            menu.add_option(Option(Content.styled(say(f"puzzles.{level.value}"), "bold"), disabled=True))
            menu.add_options(
                Option(_line(puzzle, puzzle.number in solved), id=str(puzzle.number))
                for puzzle in puzzles()
                if puzzle.level is level
            )
        menu.highlighted = here if here is not None else 1

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        number = int(message.option_id or 0)
        chosen = next(puzzle for puzzle in puzzles() if puzzle.number == number)
        self.app.push_screen(PuzzleScreen(chosen, self.app.told_puzzles))


def _line(puzzle: Puzzle, solved: bool) -> str:
    mark = say("puzzles.solved" if solved else "puzzles.open")
    return say("puzzles.line", mark=mark, number=puzzle.number, rules=puzzle.rules)


class PuzzleScreen(TableScreen):
    """A puzzle at the table: the moves go through one room, and then the coach answers."""

    has_dealer = False

    def __init__(self, puzzle: Puzzle, told: set[int]) -> None:
        self.run = PuzzleRun(puzzle, told)
        super().__init__(self.run.sitting)
        self.is_checked = False
        """Whether the coach is at it."""

    @property
    def title_text(self) -> str:
        puzzle = self.run.puzzle
        level = say(f"puzzles.{puzzle.level.value}")
        return say("puzzles.heading", number=puzzle.number, rules=puzzle.rules, level=level)

    def describe(self) -> str:
        return say("puzzles.task")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """There is no hint: that would be the answer."""
        return False if action == "hint" else super().check_action(action, parameters)

    def after(self, happened: tuple[Event, ...]) -> None:
        """Once the room is done, what lies in the next one is nobody's business."""
        if not self.run.done:
            super().after(happened)
            return
        moves = self.game.moves
        self.run.begin_again()
        self.is_checked = True
        self._answer(moves)

    def _is_busy(self) -> bool:
        return self.is_checked or super()._is_busy()

    @work(thread=True, exclusive=True)
    def _answer(self, moves: tuple[Move, ...]) -> None:
        answer = self.run.puzzle.check(moves)
        self.app.answer(self, lambda: self._tell_answer(answer))

    def _tell_answer(self, answer: Answer) -> None:
        self.is_checked = False
        self.show()
        solved = self.run.solves(answer)
        earned = self.app.look_up(lambda store: solve(store, self.run.puzzle.number)) if solved else None
        told = [*answer.lines(), *(each.news for each in earned or ())]
        if answer.right and not solved:
            told.append(say("puzzle.was_told"))
        self.app.push_screen(
            TextScreen(self.title_text, "\n\n".join(told)), lambda _: self._leave_if(answer.right)
        )

    def _leave_if(self, right: bool) -> None:
        if right:
            self.action_leave()
