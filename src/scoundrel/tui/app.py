"""The program around the screens: preferences, themes, saved games, and moving between screens."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterable, Mapping, Sequence
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

from scoundrel.errors import ScoundrelError
from scoundrel.play.clock import now
from scoundrel.play.flow import Threshold
from scoundrel.play.preferences import Preferences, lost_language
from scoundrel.play.sitting import Sitting, Start
from scoundrel.texts import say, shown
from scoundrel.tui.faces import ASCII, UNICODE, Alphabet, Spelling
from scoundrel.tui.keys import key
from scoundrel.tui.themes import themes
from scoundrel.words.languages import speak_if_possible, tags_of_device
from scoundrel.words.phrases import sentence

if TYPE_CHECKING:
    from scoundrel.online.reaching import Reaching
    from scoundrel.play.links import DealLink
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
        self,
        place: str | None = None,
        begin: Callable[[], Start] | None = None,
        *,
        named: bool = False,
        first: Callable[[], Screen[None]] | None = None,
        link: DealLink | None = None,
        server: str | None = None,
        invitation: str = "",
    ) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS, self.VERTICAL_BREAKPOINTS = WIDTHS, HEIGHTS
        self.place = place
        self.clock = now
        self.begin = begin
        """A game to start with, instead of the title."""
        self.named = named
        """Whether the player chose its deal, so that it is no secret."""
        self.first = first
        """A screen to start with, such as a game to watch."""
        self.link = link
        """A link to open, instead of the title."""
        self.server = server
        """The address of a server to remember; an empty one forgets it."""
        self.invitation = invitation
        """An invitation to follow, instead of the title."""
        self.reaching: Reaching | None = None
        """Whether the server is there, once that was asked."""
        self.store: Store | None = None
        """The saved games, once they are open."""
        self._told_unsaved = ""
        """What the player was told about what is not saved."""
        self._waiting: list[Callable[[], None]] = []
        """Actions to run once the store is known."""
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
        from scoundrel.store import Store

        self.call_from_thread(self._take_store, Store.open_or_wait(self.place))

    def _take_store(self, store: Store) -> None:
        self.store = store
        self.attempt(store.clear_deleted)
        self.preferences = self.look_up(Preferences.read) or self.preferences
        self._apply_preferences()
        for notice in (*store.notices, *filter(None, [self.look_up(lost_language)])):
            self.notify(shown(notice), severity="warning", timeout=20)
        self.set_interval(LOOKS, self._watch_saving)
        self._watch_saving()
        self.attempt(self._reach_server)
        if self.begin is not None:
            from scoundrel.tui.newgame import begin

            begin(self, self.begin(), named=self.named)
        if self.first is not None:
            self.push_screen(self.first())
        if self.link is not None:
            from scoundrel.tui.newgame import open_link

            open_link(self, self.link)
        if self.invitation:
            from scoundrel.online.invitations import read_invitation
            from scoundrel.tui.friend import FriendScreen

            self.push_screen(FriendScreen(read_invitation(self.invitation)))
        waiting, self._waiting = self._waiting, []
        for action in waiting:
            action()

    # The server

    def _reach_server(self) -> None:
        """Find out whether the server that is remembered is there, while everything else goes on."""
        from scoundrel.online.membership import remember

        if self.server is not None:
            remember(self.need_store(), self.server)
        if self.server == "":
            self.notify(say("server-forgotten"))
        self.reach_server()

    def reach_server(self, then: Callable[[], None] = lambda: None) -> bool:
        """Ask the server what it offers, then do something at the title; False if no server is known."""
        from scoundrel.online.membership import server_in
        from scoundrel.online.reaching import Reaching

        server = server_in(self.need_store())
        if server is not None:
            self.reaching = Reaching(server, lambda: self.take_over(lambda: self._take_server(then)))
        return server is not None

    def _take_server(self, then: Callable[[], None]) -> None:
        from scoundrel.tui.title import TitleScreen

        if self.reaching is not None and self.reaching.trouble:
            self.notify(sentence(self.reaching.trouble), severity="warning", timeout=10)
        elif isinstance(self.screen, TitleScreen):
            self.screen.show_offers()
            then()

    @property
    def is_reaching(self) -> bool:
        """Whether the server has yet to answer."""
        return self.reaching is not None and self.reaching.about is None and not self.reaching.trouble

    @property
    def offered(self) -> Mapping[str, Any]:
        """What the server offers; nothing as long as it was not reached."""
        return (self.reaching and self.reaching.about) or {}

    def _watch_saving(self) -> None:
        """Try again to save what is not saved yet, and mark every screen until it is."""
        from scoundrel.tui.footer import Footer
        from scoundrel.tui.stage import Stage

        if self.unsaved:
            self._save_again()
        told = say("app-unsaved", why=self.unsaved) if self.unsaved else ""
        if told == self._told_unsaved:
            return
        if told:
            self.notify(told, severity="warning", timeout=20)
        else:
            self.notify(say("app-saved_again"))
        self._told_unsaved = told
        for screen in self.screen_stack:
            for footer in screen.query(Footer):
                footer.refresh(recompose=True)
            # A screen that opens or closes has nothing on it yet, or no more.
            if isinstance(screen, Stage) and screen.query("#room"):
                screen.show()

    @work(thread=True, exclusive=True, group="saving")
    def _save_again(self) -> None:
        if self.store is not None:
            self.store.save()

    @property
    def unsaved(self) -> ScoundrelError | None:
        """Why something is not saved; None if everything is."""
        return None if self.store is None else self.store.unsaved

    @property
    def unsaved_mark(self) -> str:
        """What stands on every screen as long as something is not saved."""
        return say("app-unsaved_mark") if self.unsaved else ""

    def once_open(self, action: Callable[[], None]) -> None:
        """Do something as soon as the saved games are open."""
        if self.store is not None:
            action()
        else:
            self._waiting.append(action)

    def look_up(self, look: Callable[[Store], Found]) -> Found | None:
        """Look something up in the store; None if there is no store or it can't be read."""
        store = self.store
        return None if store is None else self.attempt(lambda: look(store))

    def need_store(self) -> Store:
        """The saved games, for what waits until they are open."""
        assert self.store is not None
        return self.store

    def on_unmount(self) -> None:
        if self.store is not None:
            self.store.close()

    def action_help_quit(self) -> None:
        """Only say how to quit on Ctrl+C, which copies text in other programs."""
        self.notify(say("app-how_to_quit"))

    # Looks

    def prefer(self, name: str, value: object) -> None:
        """Change a preference now and save it for next time."""
        self.preferences = self.preferences.changed(name, value)
        self._apply_preferences()
        try:
            self.preferences.keep(self.store, name)
        except ScoundrelError as error:
            self.notify(sentence(error), severity="error")

        if name == "language":
            self._change_language()

    def _change_language(self) -> None:
        """Speak the language that was just chosen."""
        if trouble := speak_if_possible(self.preferences.language, tags_of_device()):
            self.notify(sentence(trouble), severity="warning", timeout=10)
        self.call_later(self._say_anew)

    async def _say_anew(self) -> None:
        """Say what is on the open screens in another language."""
        from scoundrel.tui.footer import Footer
        from scoundrel.tui.settings import SettingsScreen
        from scoundrel.tui.stage import Stage
        from scoundrel.tui.title import TitleScreen

        for screen in self.screen_stack:
            if isinstance(screen, TitleScreen | SettingsScreen):
                await screen.say_anew()
            elif isinstance(screen, Stage):
                screen.show()
            else:
                for footer in screen.query(Footer):
                    footer.refresh(recompose=True)

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
        from scoundrel.tui.title import MENU, ONLINE

        for entry in (*MENU, *(ONLINE if self.offered else ())):
            yield SystemCommand(
                say(f"title-{entry.key}"),
                say(f"title-{entry.key}_help"),
                partial(self.once_open, partial(entry.open, self)),
            )
        yield SystemCommand(say("app-quit"), say("app-quit_help"), self.exit)

    def play(self, sitting: Sitting) -> None:
        """Open a game at the table, with only the title behind it."""
        from scoundrel.tui.table import TableScreen

        if sitting.about.hosted is not None:
            self._play_online(sitting)
            return
        if isinstance(threshold := sitting.comes_next, Threshold):
            self._stand_before(threshold, sitting)
            return
        self.back_to_title()
        self.push_screen(TableScreen(sitting))
        if sitting.caveat and not sitting.over:
            self.notify(sitting.caveat)

    def _play_online(self, sitting: Sitting) -> None:
        """Open a game on a server: the table, or what comes before it."""
        from scoundrel.tui.gathering import BeginScreen, GatheringScreen
        from scoundrel.tui.online import OnlineTable

        self.back_to_title()
        if sitting.gathers:
            self.push_screen(GatheringScreen(sitting))
        elif isinstance(threshold := sitting.comes_next, Threshold):
            begin = BeginScreen(threshold)
            self.push_screen(begin, lambda begun: self.play(sitting) if begun else None)
        else:
            self.push_screen(OnlineTable(sitting))

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

    def take_over(self, action: Callable[[], object]) -> None:
        """Handle a thread's result in the main thread, the only one that shows and saves things."""
        # A thread may be done just as the program ends.
        with suppress(RuntimeError):
            if self.is_running:
                self.call_from_thread(action)

    def attempt(self, action: Callable[[], Found]) -> Found | None:
        """Do something that may be refused, and show the refusal; returns the result, or None."""
        try:
            return action()
        except ScoundrelError as error:
            self.notify(sentence(error), severity="error", timeout=10)
            return None
