"""The program around the screens: preferences, themes, saved games, and the way from one to another."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import App, SystemCommand
from textual.binding import BindingType
from textual.message import Message
from textual.screen import Screen

from scoundrel.errors import ScoundrelError
from scoundrel.game import Game
from scoundrel.parlour.preferences import Dealer, Preferences, Symbols
from scoundrel.parlour.sitting import Sitting
from scoundrel.texts import say
from scoundrel.tui.faces import ASCII, UNICODE, Alphabet
from scoundrel.tui.keys import key
from scoundrel.tui.themes import themes

if TYPE_CHECKING:
    from scoundrel.bots import Bot
    from scoundrel.store import Store

__all__ = ["ScoundrelApp"]


class StoreOpened(Message):
    """It is known now whether there are saved games."""


class ScoundrelApp(App[None]):
    """Scoundrel in the terminal.

    The first screen is there before the saved games are: what takes its time is loaded behind it.
    """

    CSS_PATH = "scoundrel.tcss"
    TITLE = "Scoundrel"
    BINDINGS: ClassVar[list[BindingType]] = [key("ctrl+q", "quit")]

    def __init__(
        self, place: str | None = None, begin: Callable[[], Game] | None = None, *, named: bool = False
    ) -> None:
        super().__init__()
        self.place = place
        self.begin = begin
        """A game to begin with, in place of the title."""
        self.named = named
        """Whether its deal was named, and is no secret."""
        self.store: Store | None = None
        self.store_is_known = False
        self._waiting: list[Callable[[], None]] = []
        """What is to be done once it is known."""
        self.preferences = Preferences()
        self._bots: dict[tuple[str, str], Bot] = {}
        for theme in themes():
            self.register_theme(theme)
        self._apply_preferences()

    def on_mount(self) -> None:
        from scoundrel.tui.title import TitleScreen

        self.push_screen(TitleScreen())
        self.call_after_refresh(self._open_store)

    @work(thread=True)
    def _open_store(self) -> None:
        store, complaint = None, ""
        try:
            from scoundrel.store import Store

            store = Store.open(self.place)
        except ScoundrelError as error:
            complaint = say("app.unsaved", why=error)
        self.call_from_thread(self._take_store, store, complaint)

    def _take_store(self, store: Store | None, complaint: str) -> None:
        self.store, self.store_is_known = store, True
        self.preferences = Preferences.read(store)
        self._apply_preferences()
        for notice in (*(store.notices if store else ()), *filter(None, [complaint])):
            self.notify(notice, severity="warning", timeout=20)
        for screen in self.screen_stack:
            screen.post_message(StoreOpened())
        if self.begin is not None:
            from scoundrel.tui.newgame import begin

            begin(self, self.begin(), named=self.named)
        for action in self._waiting:
            action()
        self._waiting.clear()

    def with_store(self, action: Callable[[], None]) -> None:
        """Do something as soon as it is known whether there are saved games."""
        if self.store_is_known:
            action()
        else:
            self._waiting.append(action)

    def on_unmount(self) -> None:
        if self.store is not None:
            self.store.close()

    # How it looks

    def prefer(self, preferences: Preferences) -> None:
        """From now on, and for the next time."""
        self.preferences = preferences
        self._apply_preferences()
        try:
            preferences.keep(self.store)
        except ScoundrelError as error:
            self.notify(str(error), severity="error")

    def _apply_preferences(self) -> None:
        self.theme = self.preferences.theme.value
        self.animation_level = "full" if self.preferences.motion else "none"

    @property
    def alphabet(self) -> Alphabet:
        """The characters that this terminal can show, or that the player prefers."""
        if self.preferences.symbols is Symbols.AUTO:
            return UNICODE if _shows_unicode() else ASCII
        return ASCII if self.preferences.symbols is Symbols.ASCII else UNICODE

    # From one screen to another

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        from scoundrel.tui.title import MENU

        for entry in MENU:
            yield SystemCommand(
                say(f"title.{entry.key}"),
                say(f"title.{entry.key}_help"),
                partial(self.with_store, partial(entry.open, self)),
            )
        yield SystemCommand(say("app.quit"), say("app.quit_help"), self.exit)

    def play(self, sitting: Sitting) -> None:
        """Sit down at a table; whatever was open before lies behind the title."""
        from scoundrel.tui.table import TableScreen

        self.back_to_title()
        self.push_screen(TableScreen(sitting))

    def back_to_title(self) -> None:
        from scoundrel.tui.title import TitleScreen

        while len(self.screen_stack) > 1 and not isinstance(self.screen, TitleScreen):
            self.pop_screen()

    def attempt(self, action: Callable[[], None]) -> None:
        """Do something that may be refused with a sentence."""
        try:
            action()
        except ScoundrelError as error:
            self.notify(str(error), severity="error", timeout=10)

    def end_game(self, sitting: Sitting) -> None:
        from scoundrel.tui.ending import EndScreen

        self.push_screen(EndScreen(sitting))

    def ask_dealer(self, sitting: Sitting, hand_over: Callable[[str | None], None]) -> None:
        """Let the Dealer look at the new room, and then the player."""
        from scoundrel.tui.dialogs import DealerScreen

        self.push_screen(DealerScreen(sitting.game), hand_over)

    def show_discard(self, game: Game) -> None:
        from scoundrel.tui.dialogs import DiscardScreen

        self.push_screen(DiscardScreen(game, self.alphabet))

    def show_keys(self) -> None:
        from scoundrel.tui.dialogs import KeysScreen

        self.push_screen(KeysScreen())

    def bot_for(self, sitting: Sitting) -> Bot:
        """The bot whose turn it is."""
        from scoundrel.bots import make_bot

        name = sitting.bot_to_move
        assert name is not None
        key = name, sitting.game.rules.name
        if key not in self._bots:
            self._bots[key] = make_bot(name, sitting.game.rules)
        return self._bots[key]

    def narrate(self, sitting: Sitting) -> str:
        """What the narrator says of the room, if anybody listens."""
        if self.preferences.dealer is not Dealer.NARRATOR or sitting.game.over:
            return ""
        from scoundrel.narrator import describe

        room = sitting.room_as_dealt
        return describe(room.view(room.turn), room.story, seed=str(room.seed))


def _shows_unicode() -> bool:
    """Whether the terminal shows more than ASCII, as far as it says so."""
    encoding = (sys.__stdout__.encoding if sys.__stdout__ else "") or ""
    return encoding.lower().replace("-", "") == "utf8" and os.environ.get("TERM") not in ("dumb", "vt100")
