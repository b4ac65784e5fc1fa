"""The program around the screens: preferences, themes, saved games, and moving between screens."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from textual import events, work
from textual.app import App, SystemCommand
from textual.await_complete import AwaitComplete
from textual.binding import BindingType
from textual.driver import Driver
from textual.filter import LineFilter
from textual.notifications import SeverityLevel
from textual.screen import Screen

from scoundrel.errors import ScoundrelError, StoreError
from scoundrel.game import Game
from scoundrel.play.daily import now
from scoundrel.play.flow import Threshold
from scoundrel.play.preferences import Preferences
from scoundrel.play.sitting import Sitting
from scoundrel.tui.faces import ASCII, UNICODE, Alphabet, Spelling
from scoundrel.tui.keys import key
from scoundrel.tui.themes import themes
from scoundrel.words.phrases import sentence
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.store import Store

__all__ = ["ScoundrelApp"]


Found = TypeVar("Found")

LEAVING = ("SIGTERM", "SIGINT", "SIGHUP")
"""Signals that end the program, after it has restored the terminal."""
INPUT = (events.Key, events.Paste, events.MouseDown)
WIDTHS, HEIGHTS = [(0, "-slim"), (60, "-usual")], [(0, "-low"), (16, "-high")]
"""The classes of a screen, by the columns and lines that its window has at least."""
PATIENCE = 1.0
"""The most seconds that input waits for a screen that is opening."""
LOOKS = 1.0
"""Seconds between checks that the terminal is still there."""


class ScoundrelApp(App[None]):
    """Scoundrel in the terminal.

    The first screen appears at once; the saved games are loaded behind it.
    """

    CSS_PATH = "scoundrel.tcss"
    TITLE = "Scoundrel"
    BINDINGS: ClassVar[list[BindingType]] = [key("ctrl+q", "quit"), key("ctrl+z", "suspend_process")]

    def __init__(
        self, place: str | None = None, begin: Callable[[], Game] | None = None, *, named: bool = False
    ) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS, self.VERTICAL_BREAKPOINTS = WIDTHS, HEIGHTS
        self.place = place
        self.clock = now
        self.begin = begin
        """A game to start with, instead of the title."""
        self.named = named
        """Whether the player chose its deal, so that it is no secret."""
        self.store: Store | None = None
        self.store_is_known = False
        self._waiting: list[Callable[[], None]] = []
        """Actions to run once the store is known."""
        self.told_puzzles: set[int] = set()
        """Puzzles whose best plan the coach has told; playing it no longer counts as a solution."""
        self.preferences = Preferences()
        for theme in themes():
            self.register_theme(theme)
        self._apply_preferences()

    def get_driver_class(self) -> type[Driver]:
        found = super().get_driver_class()
        if found.__name__ != "LinuxDriver":
            return found
        # Our keyboard driver needs modules that exist only where Textual uses its Linux driver.
        from scoundrel.tui.keyboard import Keyboard

        return Keyboard

    def on_mount(self) -> None:
        from scoundrel.tui.title import TitleScreen

        loop = asyncio.get_running_loop()
        for name in LEAVING:
            # Some systems lack some of these signals, and some event loops can't handle signals.
            with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self._leave)
        if not self.is_headless:
            self.set_interval(LOOKS, self._leave_if_alone)
        self.push_screen(TitleScreen())
        self.call_after_refresh(self._open_store)

    def _leave(self) -> None:
        self._leave_if_alone()
        self.exit()

    def _leave_if_alone(self) -> None:
        """Quit at once when the terminal is gone; not every terminal sends a signal for that.

        A normal exit would wait forever to draw on it.
        """
        if os.isatty(0):
            return
        if self.store is not None:
            self.store.close()
        os._exit(0)

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
        self.preferences = self.look_up(Preferences.read) or self.preferences
        self._apply_preferences()
        for notice in (*(store.notices if store else ()), *filter(None, [complaint])):
            self.notify(notice, severity="warning", timeout=20)
        if self.begin is not None:
            from scoundrel.tui.newgame import begin

            begin(self, self.begin(), named=self.named)
        waiting, self._waiting = self._waiting, []
        for action in waiting:
            action()

    def once_open(self, action: Callable[[], None]) -> None:
        """Do something as soon as it is known whether there is a store."""
        if self.store_is_known:
            action()
        else:
            self._waiting.append(action)

    def look_up(self, look: Callable[[Store], Found]) -> Found | None:
        """Look something up in the store; None if there is no store or it can't be read."""
        store = self.store
        return None if store is None else self.attempt(lambda: look(store))

    def need_store(self) -> Store:
        """The store; raises `StoreError` if there is none."""
        if self.store is None:
            raise StoreError(say("app.no_store"))
        return self.store

    def on_unmount(self) -> None:
        if self.store is not None:
            self.store.close()

    def action_help_quit(self) -> None:
        """Only say how to quit on Ctrl+C, which copies text in other programs."""
        self.notify(say("app.how_to_quit"))

    # Looks

    def prefer(self, name: str, value: object) -> None:
        """Change a preference now and save it for next time."""
        self.preferences = self.preferences.changed(name, value)
        self._apply_preferences()
        try:
            self.preferences.keep(self.store, name)
        except ScoundrelError as error:
            self.notify(sentence(error), severity="error")

    def _apply_preferences(self) -> None:
        self.theme = self.preferences.theme.value
        self.animation_level = "full" if self.preferences.motion else "none"
        self.refresh_css()

    @property
    def alphabet(self) -> Alphabet:
        """The characters that this terminal can show, or that the player prefers."""
        return ASCII if self.preferences.in_ascii else UNICODE

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Limit everything that is drawn to ASCII if need be; this is the only place that does so."""
        return [*super().get_line_filters(), *([Spelling(ASCII)] if self.alphabet is ASCII else [])]

    def notify(
        self,
        message: str,
        *,
        title: str = "",
        severity: SeverityLevel = "information",
        timeout: float | None = None,
        markup: bool = False,
    ) -> None:
        """Show a message for a while, or at the table below the log until the next move.

        It may quote what the player typed, so it is never read as markup.
        """
        from scoundrel.tui.stage import Stage

        if self.screen_stack and isinstance(self.screen, Stage):
            self.screen.tell_in_passing(message)
            return
        super().notify(message, title=title, severity=severity, timeout=timeout, markup=markup)

    # Moving between screens

    async def on_event(self, event: events.Event) -> None:
        """Hold input until the screen it is meant for is ready, even input that no widget has used."""
        if isinstance(event, INPUT):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._screen_is_ready(), PATIENCE)
        await super().on_event(event)

    async def _screen_is_ready(self) -> None:
        """Wait until the top screen is built and has handled everything that came before."""
        waited_for = None
        while self.screen_stack and waited_for is not self.screen:
            waited_for = self.screen
            for listener in filter(None, (self.focused, waited_for)):
                heard = asyncio.Event()
                if listener.call_later(heard.set):
                    await heard.wait()

    def pop_screen(self) -> AwaitComplete:
        """Close a screen; stop its workers first, as they would no longer find its parts."""
        self.workers.cancel_node(self.screen)
        return super().pop_screen()

    def action_command_palette(self) -> None:
        """Open the command palette, without a screen name, as the previous palette may still be closing."""
        from scoundrel.tui.dialogs import Palette

        if not isinstance(self.screen, Palette):
            self.push_screen(Palette())

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        from scoundrel.tui.title import MENU

        for entry in MENU:
            yield SystemCommand(
                say(f"title.{entry.key}"),
                say(f"title.{entry.key}_help"),
                partial(self.once_open, partial(entry.open, self)),
            )
        yield SystemCommand(say("app.quit"), say("app.quit_help"), self.exit)

    def play(self, sitting: Sitting) -> None:
        """Open a game at the table, with only the title behind it."""
        from scoundrel.tui.table import TableScreen

        if isinstance(threshold := sitting.comes_next, Threshold):
            self._stand_before(threshold, sitting)
            return
        self.back_to_title()
        self.push_screen(TableScreen(sitting))
        if sitting.caveat and not sitting.game.over:
            self.notify(sitting.caveat)

    def _stand_before(self, threshold: Threshold, sitting: Sitting) -> None:
        """Say what can be begun only once, and open it when it has been."""
        from scoundrel.tui.daily import ThresholdScreen

        self.push_screen(ThresholdScreen(threshold), lambda begun: self.play(sitting) if begun else None)

    def back_to_title(self) -> None:
        from scoundrel.tui.title import TitleScreen

        while len(self.screen_stack) > 1 and not isinstance(self.screen, TitleScreen):
            self.pop_screen()

    def answer(self, screen: Screen[Any], tell: Callable[[], None]) -> None:
        """Pass a thread's result to a screen, if the screen is still open."""

        def tell_if_there() -> None:
            if screen in self.screen_stack:
                tell()

        self.take_over(tell_if_there)

    def take_over(self, action: Callable[[], None]) -> None:
        """Handle a thread's result in the main thread, the only one that shows and saves things."""
        if self.is_running:
            self.call_from_thread(action)

    def attempt(self, action: Callable[[], Found]) -> Found | None:
        """Do something that may be refused, and show the refusal; returns the result, or None."""
        try:
            return action()
        except ScoundrelError as error:
            self.notify(sentence(error), severity="error", timeout=10)
            return None
