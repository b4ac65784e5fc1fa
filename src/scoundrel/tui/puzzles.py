"""Puzzles: one room, one best plan."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from scoundrel.coach.puzzles import Level, Puzzle, puzzles
from scoundrel.history.profile import solve, solved_puzzles
from scoundrel.play.daily import today
from scoundrel.play.puzzling import PuzzleRun
from scoundrel.tui.daily import open_puzzle
from scoundrel.tui.keys import key
from scoundrel.tui.table import TableScreen
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["PuzzlesScreen"]


class PuzzlesScreen(Screen[None]):
    """All puzzles by level, with the solved ones marked."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("d", "today", "todays_puzzle"),
        key("escape", "app.pop_screen", "back"),
    ]

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
        self.app.push_screen(TableScreen(PuzzleRun(chosen, self.app.told_puzzles, self._keep)))

    def action_today(self) -> None:
        open_puzzle(self.app)

    def _keep(self, number: int) -> list[str]:
        """Save that a puzzle was solved; returns sentences on what that has earned."""
        earned = self.app.look_up(lambda store: solve(store, number, today(self.app.clock)))
        return [each.news for each in earned or ()]


def _line(puzzle: Puzzle, solved: bool) -> str:
    mark = say("puzzles.solved" if solved else "puzzles.open")
    return say("puzzles.line", mark=mark, number=puzzle.number, rules=puzzle.rules)
