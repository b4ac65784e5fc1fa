"""Puzzles: one room, one best plan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from scoundrel.coach.puzzles import Level, Puzzle, puzzles
from scoundrel.history.mistakes import Mistake, mistakes
from scoundrel.history.profile import solve, solve_mistake, solved_mistakes, solved_puzzles
from scoundrel.history.tendencies import Played, last_played
from scoundrel.play.puzzling import PuzzleRun
from scoundrel.play.shelf import saved_state
from scoundrel.tui.keys import key
from scoundrel.tui.table import TableScreen
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["PuzzlesScreen"]


class PuzzlesScreen(Screen[None]):
    """All puzzles by level, with the solved ones marked."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [key("escape", "app.pop_screen", "back")]

    def __init__(self) -> None:
        super().__init__()
        self.mistakes: list[Mistake] | None = []
        """The player's own; None while the coach is looking for them."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(say("title.puzzles"), "bold $gold"))
            yield Static(say("puzzles.help"))
            yield OptionList(id="puzzles")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        played = self.app.look_up(last_played) or []
        if played:
            self.mistakes = None
            self._look(self.app, played, self.app.look_up(solved_mistakes) or [])

    @work(thread=True, exclusive=True)
    def _look(self, app: ScoundrelApp, played: list[Played], solved: list[int]) -> None:
        """Look for the player's own mistakes."""
        found = list(mistakes(played, solved))
        app.answer(self, lambda: self._take_mistakes(found))

    def _take_mistakes(self, found: list[Mistake]) -> None:
        self.mistakes = found
        self.on_screen_resume()

    def _mistakes(self) -> Iterator[Option]:
        """The section of the player's own mistakes; those solved a moment ago are marked."""
        if self.mistakes != []:
            yield Option(Content.styled(say("mistakes.heading"), "bold"), disabled=True)
        if self.mistakes is None:
            yield Option(say("mistakes.looking"), disabled=True)
        solved = self.app.look_up(solved_mistakes) or []
        for saved, puzzle, title in self.mistakes or ():
            mark = say("puzzles.solved" if puzzle.number in solved else "puzzles.open")
            state = saved_state(saved)
            line = say("mistakes.line", mark=mark, title=title, rules=puzzle.rules, state=state)
            yield Option(line, id=str(puzzle.number))

    def on_screen_resume(self) -> None:
        if not self.is_current:
            return
        menu = self.query_one(OptionList)
        here = menu.highlighted_option
        menu.clear_options()
        menu.add_options(self._mistakes())
        solved = self.app.look_up(solved_puzzles) or []
        for level in Level:
            menu.add_option(Option(Content.styled(say(f"puzzles.{level.value}"), "bold"), disabled=True))
            menu.add_options(
                Option(_line(puzzle, puzzle.number in solved), id=str(puzzle.number))
                for puzzle in puzzles()
                if puzzle.level is level
            )
        chosen = here or next(option for option in menu.options if not option.disabled)
        menu.highlighted = menu.get_option_index(chosen.id or "")

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        number = int(message.option_id or 0)
        told = self.app.told_puzzles
        for _, puzzle, title in self.mistakes or ():
            if puzzle.number == number:
                self.app.push_screen(TableScreen(PuzzleRun(puzzle, told, self._keep_mistake, title)))
                return
        chosen = next(puzzle for puzzle in puzzles() if puzzle.number == number)
        self.app.push_screen(TableScreen(PuzzleRun(chosen, told, self._keep)))

    def _keep(self, number: int) -> list[str]:
        """Save that a puzzle was solved; returns sentences on what that has earned."""
        earned = self.app.look_up(lambda store: solve(store, number))
        return [each.news for each in earned or ()]

    def _keep_mistake(self, number: int) -> list[str]:
        self.app.look_up(lambda store: solve_mistake(store, number))
        return [say("mistakes.solved")]


def _line(puzzle: Puzzle, solved: bool) -> str:
    mark = say("puzzles.solved" if solved else "puzzles.open")
    return say("puzzles.line", mark=mark, number=puzzle.number, rules=puzzle.rules)
