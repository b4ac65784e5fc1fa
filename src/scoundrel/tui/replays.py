"""Replays: saved and imported games, forwards and backwards, with the coach's curve."""

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

from scoundrel.coach.plots import chart
from scoundrel.coach.review import Review, review
from scoundrel.coach.telling import decision_line
from scoundrel.errors import ScoundrelError
from scoundrel.events import Event
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.parlour.replays import beginning
from scoundrel.parlour.shelf import MOST_GAMES, bring_in, saved_name, saved_state, saved_when, take_out
from scoundrel.parlour.sitting import Sitting
from scoundrel.texts import say
from scoundrel.tui.dialogs import AskScreen, TextScreen
from scoundrel.tui.faces import ASCII
from scoundrel.tui.keys import key
from scoundrel.tui.table import TableScreen
from scoundrel.words import result

if TYPE_CHECKING:
    from scoundrel.store import SavedGame
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["ReplayScreen", "ReplaysScreen"]


class ReplaysScreen(Screen[None]):
    """The saved games, the last one first."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("i", "bring_in", "import"),
        key("e", "take_out", "export"),
        key("escape", "app.pop_screen", "back"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(say("title.replays"), "bold $gold"))
            yield Static("", id="none")
            yield OptionList(id="games")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        if not self.is_current:
            return
        menu = self.query_one(OptionList)
        here = menu.highlighted or 0
        menu.clear_options()
        saved = self.app.look_up(lambda store: store.games(limit=MOST_GAMES)) or []
        menu.add_options(Option(Content(_line(each)), id=str(each.id)) for each in saved)
        menu.highlighted = here if saved else None
        self.query_one("#none", Static).update("" if saved else say("replays.none"))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.app.attempt(lambda: self._open(int(message.option_id or 0)))

    def _open(self, number: int) -> None:
        """Watch a finished game; go on with one that is not."""
        store = self.app.store
        if store is None:
            return
        saved = store.find(number)
        if saved.over:
            self.app.push_screen(ReplayScreen(store.load(saved)))
        else:
            self.app.play(Sitting.resume(store, saved))

    def action_bring_in(self) -> None:
        self.app.push_screen(ImportScreen(), lambda _: self.on_screen_resume())

    def action_take_out(self) -> None:
        option = self.query_one(OptionList).highlighted_option
        if option is not None and option.id is not None:
            self.app.push_screen(ExportScreen(int(option.id)))


def _line(saved: SavedGame) -> str:
    return say("replays.line", when=saved_when(saved), name=saved_name(saved), state=saved_state(saved))


class ImportScreen(AskScreen):
    """The name of a file with records."""

    def __init__(self) -> None:
        super().__init__(say("replays.import"), say("replays.import_help"))

    def take(self, line: str) -> None:
        self.app.notify(say("replays.imported", n=bring_in(self.app.need_store(), line)))
        self.dismiss(None)


class ExportScreen(AskScreen):
    """The name of a new file for a game's record."""

    def __init__(self, number: int) -> None:
        super().__init__(say("replays.export"), say("replays.export_help"), f"scoundrel-{number}.txt")
        self.number = number

    def take(self, line: str) -> None:
        path = take_out(self.app.need_store(), self.number, line)
        self.app.notify(say("replays.exported", path=path))
        self.dismiss(None)


class ReplayScreen(TableScreen):
    """A finished game at the table, move by move."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("right,n,space", "go(1)", "next"),
        key("left,p,backspace", "go(-1)", "back"),
        key("home", "go(-100000)", "start"),
        key("end", "go(100000)", "end"),
        key("c", "curve", "curve"),
    ]

    has_dealer = False
    keys_place = "replay"

    def __init__(self, game: Game) -> None:
        super().__init__(Sitting(beginning(game)))
        self.finished = game
        self.review: Review | None = None
        self.instead = ""
        """What is told in place of a review."""

    def on_mount(self) -> None:
        if self.finished.over and self.finished.rules.players == 1:
            self.instead = say("end.reviewing")
            self._look_back()

    @property
    def title_text(self) -> str:
        return say(
            "replays.heading",
            name=self.game.rules.name,
            move=len(self.game.moves),
            moves=len(self.finished.moves),
        )

    def describe(self) -> str:
        """What the coach says of the room that lies there."""
        if self.game.over:
            return result(self.game)
        if self.review is None:
            return self.instead
        here = [each for each in self.review.decisions if each.move_number <= len(self.game.moves)]
        return decision_line(here[-1]) if here else ""

    @work(thread=True, exclusive=True)
    def _look_back(self) -> None:
        try:
            looked, complaint = review(self.finished.copy()), ""
        except ScoundrelError as error:
            looked, complaint = None, str(error)
        self.app.answer(self, lambda: self._take_review(looked, complaint))

    def _take_review(self, looked: Review | None, complaint: str) -> None:
        self.review, self.instead = looked, complaint
        self.show()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A game that is over is watched, not played."""
        playing = ("pick", "way", "run", "put_away", "undo", "hint", "type", "step")
        return action not in playing

    def action_pick(self, slot: int) -> None:
        """A click on a card does nothing here."""

    def action_go(self, steps: int) -> None:
        happened: tuple[Event, ...] = ()
        while steps > 0 and len(self.game.moves) < len(self.finished.moves):
            happened = self.game.play(self.next_move)
            self.told.append(str(self.game.moves[-1]))
            self.tell(happened)
            steps -= 1
        while steps < 0 and self.game.moves:
            self.game.undo()
            happened = ()
            steps += 1
        if steps == 0 and not happened:
            self.told.clear()
        self.show(happened)

    @property
    def next_move(self) -> Move:
        return self.finished.moves[len(self.game.moves)]

    def _go_on(self) -> None:
        """Nobody moves but the viewer."""

    def action_curve(self) -> None:
        if self.review is not None:
            width, height = min(110, self.size.width - 8), min(20, self.size.height - 8)
            drawn = chart(self.review, width, height, ascii_only=self.app.alphabet is ASCII)
            self.app.push_screen(TextScreen(say("replays.curve"), drawn, wide=True))
