"""Replays of saved and imported games, forwards and backwards, with the coach's curve."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from scoundrel.play.flow import Happened
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.seats import names_in
from scoundrel.play.shelf import MOST_GAMES, export_game, import_games, saved_name, saved_state, saved_when
from scoundrel.play.sitting import Sitting
from scoundrel.plots.review import chart
from scoundrel.tui.dialogs import AskScreen, TextScreen
from scoundrel.tui.faces import ASCII
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static
from scoundrel.tui.stage import STAGE_KEYS, Stage
from scoundrel.words.phrases import sentence
from scoundrel.words.texts import say, ways_to_say

if TYPE_CHECKING:
    from scoundrel.store import SavedGame
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["ReplayScreen", "ReplaysScreen"]


class ReplaysScreen(Screen[None]):
    """The saved games, most recent first."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("i", "import", "import"),
        key("e", "export", "export"),
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
        """Watch a finished game, or continue an unfinished one."""
        store = self.app.store
        if store is None:
            return
        saved = store.find(number)
        if saved.over:
            run = ReplayRun(store.load(saved), saved.seats, names=names_in(store))
            self.app.push_screen(ReplayScreen(run))
        else:
            self.app.play(Sitting.resume(store, saved))

    def action_import(self) -> None:
        self.app.push_screen(ImportScreen(), lambda _: self.on_screen_resume())

    def action_export(self) -> None:
        option = self.query_one(OptionList).highlighted_option
        if option is not None and option.id is not None:
            self.app.push_screen(ExportScreen(int(option.id)))


def _line(saved: SavedGame) -> str:
    return say("replays.line", when=saved_when(saved), name=saved_name(saved), state=saved_state(saved))


class ImportScreen(AskScreen):
    """Ask for a file of records to import."""

    def __init__(self) -> None:
        super().__init__(say("replays.import"), say("replays.import_help"))

    def take(self, line: str) -> None:
        self.app.notify(say("replays.imported", n=import_games(self.app.need_store(), line)))
        self.dismiss(None)


class ExportScreen(AskScreen):
    """Ask for a new file to export a game's record to."""

    def __init__(self, number: int) -> None:
        super().__init__(say("replays.export"), say("replays.export_help"), f"scoundrel-{number}.txt")
        self.number = number

    def take(self, line: str) -> None:
        path = export_game(self.app.need_store(), self.number, line)
        self.app.notify(say("replays.exported", path=path))
        self.dismiss(None)


class ReplayScreen(Stage):
    """A game replayed move by move."""

    flow: ReplayRun
    BINDINGS: ClassVar[list[BindingType]] = [
        key("right,n,space", "go(1)", "next"),
        key("left,p,backspace", "go(-1)", "back"),
        key("t", "try_again", "try_from_here"),
        key("c", "curve", "curve"),
        key("home", "go(-100000)", "start"),
        key("end", "go(100000)", "end"),
        *STAGE_KEYS,
        key("escape", "app.pop_screen"),
    ]

    def on_mount(self) -> None:
        if self.flow.may_be_reviewed and self.flow.review is None:
            self.think(self.flow.look_back(), self._take_review)

    def _take_review(self, deed: Callable[[], Happened]) -> None:
        deed()
        self.show()

    def key_lines(self) -> tuple[str, ...]:
        return ways_to_say("keys.replay")

    def action_go(self, steps: int) -> None:
        room, self.notice = self.game.room_number, ""
        happened = self.flow.step(steps)
        if steps < 0:
            self.told.clear()
        self.told.add(room, happened.told)
        self.show(happened.events)

    def action_try_again(self) -> None:
        """Play on from the move that is shown."""
        self.app.attempt(lambda: self.app.play(self.flow.try_from_here(self.app.store)))

    def action_curve(self) -> None:
        if self.flow.review is None:
            waiting = self.flow.may_be_reviewed
            self._show_prompt(sentence(say("replays.not_yet" if waiting else "replays.no_curve")))
        else:
            width, height = min(110, self.size.width - 8), min(20, self.size.height - 8)
            drawn = chart(self.flow.review, width, height, ascii_only=self.app.alphabet is ASCII)
            self.app.push_screen(TextScreen(say("replays.curve"), drawn, wide=True))
