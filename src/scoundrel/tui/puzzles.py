"""Puzzles: one room, one best plan."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from scoundrel.coach.puzzles import Level, Puzzle, of_level, puzzles
from scoundrel.history.mistakes import Mistake, mistakes
from scoundrel.history.profile import solved_mistakes, solved_puzzles
from scoundrel.history.solving import open_mistake, open_puzzle, open_todays_puzzle
from scoundrel.history.tendencies import Played, last_played
from scoundrel.play.clock import today
from scoundrel.play.flow import Happened
from scoundrel.play.puzzling import PuzzleRun, choose_puzzle, next_puzzle, puzzle_name, reached
from scoundrel.play.shelf import saved_state
from scoundrel.texts import say
from scoundrel.tui.dialogs import OnwardScreen, TextScreen
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static
from scoundrel.tui.table import TableScreen
from scoundrel.words.phrases import rules_title

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["PuzzleTable", "PuzzlesScreen", "show_puzzle", "show_todays_puzzle"]


class PuzzlesScreen(Screen[None]):
    """The player's own mistakes, and the path of puzzles through each level; solved ones are marked."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("d", "today", "todays_puzzle"),
        key("escape", "app.pop_screen", "back"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.mistakes: list[Mistake] | None = []
        """The player's own; None while the coach is looking for them."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(say("title-puzzles"), "bold $gold"))
            yield Static(say("puzzles-help"))
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

    def on_screen_resume(self) -> None:
        if not self.is_current:
            return
        menu = self.query_one(OptionList)
        chosen = menu.highlighted_option
        solved = _solved(self.app)
        menu.clear_options()
        for section in self._sections(solved):
            menu.add_options(section)
        own = {str(each.puzzle.number) for each in self.mistakes or ()}
        here = chosen.id if chosen and chosen.id in own else None
        menu.highlighted = menu.get_option_index(here or _to_solve(chosen, solved))

    def _sections(self, solved: list[int]) -> Iterator[list[Option]]:
        """What the page lists, part by part, each with a heading."""
        yield list(self._mistakes())
        yield from (_level(level, solved) for level in Level)

    def _mistakes(self) -> Iterator[Option]:
        """The section of the player's own mistakes; those solved a moment ago are marked."""
        if self.mistakes != []:
            yield Option(Content.styled(say("mistakes-heading"), "bold"), disabled=True)
        if self.mistakes is None:
            yield Option(say("mistakes-looking"), disabled=True)
        solved = self.app.look_up(solved_mistakes) or []
        for mistake in self.mistakes or ():
            saved, puzzle, title = mistake.saved, mistake.puzzle, mistake.title
            mark = say("puzzles-solved" if puzzle.number in solved else "puzzles-open")
            state = saved_state(saved)
            rules = rules_title(puzzle.rules)
            line = say("mistakes-line", mark=mark, title=title, rules=rules, state=state)
            yield Option(line, id=str(puzzle.number))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        number = int(message.option_id or 0)
        for mistake in self.mistakes or ():
            if mistake.puzzle.number == number:
                run = open_mistake(mistake, self.app.store, today(self.app.clock))
                self.app.push_screen(TableScreen(run))
                return
        show_puzzle(self.app, choose_puzzle(number=number))

    def action_today(self) -> None:
        show_todays_puzzle(self.app)


def _solved(app: ScoundrelApp) -> list[int]:
    return app.look_up(solved_puzzles) or []


def _to_solve(chosen: Option | None, solved: list[int]) -> str:
    """The puzzle to highlight: the one chosen last, and once that is solved, the next."""
    last = next((each for each in puzzles() if chosen and str(each.number) == chosen.id), None)
    if last is not None and last.number not in solved:
        return str(last.number)
    following = next_puzzle(solved, (), last.level, last.number) if last else next_puzzle(solved)
    return str((following or last or puzzles()[0]).number)


def _level(level: Level, solved: list[int]) -> list[Option]:
    """The open puzzles of a level, and how many are still to come."""
    all_of_it, open_ones = of_level(level), reached(level, solved)
    count = sum(each.number in solved for each in all_of_it)
    told = say("puzzles-level", level=say(f"puzzles-{level.value}"), solved=count, all=len(all_of_it))
    options = [Option(Content.styled(told, "bold"), disabled=True)]
    options += [Option(_line(each, each.number in solved), id=str(each.number)) for each in open_ones]
    if locked := len(all_of_it) - len(open_ones):
        options.append(Option(say("puzzles-locked", n=locked), disabled=True))
    return options


def _line(puzzle: Puzzle, solved: bool) -> str:
    mark = say("puzzles-solved" if solved else "puzzles-open")
    return say("puzzles-line", mark=mark, place=puzzle.place, rules=rules_title(puzzle.rules))


# --- A puzzle at the table ---------------------------------------------------------------------------


def show_puzzle(app: ScoundrelApp, puzzle: Puzzle) -> None:
    """Sit down to a puzzle."""
    app.push_screen(PuzzleTable(open_puzzle(puzzle, app.store, today(app.clock))))


def show_todays_puzzle(app: ScoundrelApp) -> None:
    """Sit down to the puzzle of the day."""
    app.push_screen(PuzzleTable(open_todays_puzzle(app.store, today(app.clock))))


class PuzzleTable(TableScreen):
    """A puzzle; after the verdict, or without one, a key goes on to the next."""

    flow: PuzzleRun
    BINDINGS: ClassVar[list[BindingType]] = [key("n", "next", "next_puzzle")]

    def key_lines(self) -> tuple[str, ...]:
        return (say("keys-next_puzzle"), *super().key_lines())

    def _take_thought(self, act: Callable[[], Happened]) -> None:
        """Show the verdict, and offer the next puzzle."""
        happened = self._done(act)
        if happened is None:
            return
        title, said = self.flow.title, "\n\n".join(happened.said)
        right = self.flow.answer is not None and self.flow.answer.right
        following = self.flow.following(_solved(self.app))
        if following is None:
            self.app.push_screen(TextScreen(title, said))
            return
        closing = say("puzzles-onward" if right else "puzzles-again", name=puzzle_name(following))
        self.app.push_screen(OnwardScreen(title, said, closing, enter=right), self._leave_for)

    def _leave_for(self, following: bool | None) -> None:
        if following:
            self.action_next()

    def action_next(self) -> None:
        following = self.flow.following(_solved(self.app))
        if following is None:
            self._show_prompt(say("puzzles-no_more"))
        elif self.app.screen is self:
            self.app.pop_screen()
            show_puzzle(self.app, following)
