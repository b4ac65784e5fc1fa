"""The title screen, where everything starts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from scoundrel.cards import Card
from scoundrel.play import menu
from scoundrel.play.learning import has_learnt
from scoundrel.play.sitting import Sitting
from scoundrel.tui.cardview import card_style
from scoundrel.tui.faces import Alphabet, Size, face
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static
from scoundrel.tui.today import Today
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["MENU", "TitleScreen"]

SHOWN = ("As", "5d", "Kc", "9h")
"""The cards above the menu, shown if there is room."""
ROOM_FOR_CARDS = {Size.MIDDLE: 30, Size.SHORT: 24}
"""How many lines a window must have for cards of that size."""
ROOM_FOR_DAY = 19
ROOM_FOR_MOTTO = 16
BESIDE_MENU = 3
"""The lines of a low window that are not the menu's: the name of the game, the help and the keys."""
NARROW = 66
"""In a window with fewer columns, the help may take two lines."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the menu, with its letter."""

    key: str
    letter: str
    open: Callable[[ScoundrelApp], None]


def _continue(app: ScoundrelApp) -> None:
    saved = app.look_up(lambda store: store.latest_open())
    if app.store is None or saved is None:
        app.notify(say("title.nothing_to_continue"))
        return
    store = app.store
    app.attempt(lambda: app.play(Sitting.resume(store, saved)))


def _new_game(app: ScoundrelApp) -> None:
    from scoundrel.tui.newgame import NewGameScreen

    app.push_screen(NewGameScreen())


def _daily(app: ScoundrelApp) -> None:
    from scoundrel.tui.daily import open_daily

    app.attempt(lambda: open_daily(app))


def _calendar(app: ScoundrelApp) -> None:
    from scoundrel.tui.calendar import CalendarScreen

    app.push_screen(CalendarScreen())


def _deal_code(app: ScoundrelApp) -> None:
    from scoundrel.tui.newgame import DealCodeScreen

    app.push_screen(DealCodeScreen())


def _two_players(app: ScoundrelApp) -> None:
    from scoundrel.tui.newgame import TwoPlayersScreen

    app.push_screen(TwoPlayersScreen())


def _puzzles(app: ScoundrelApp) -> None:
    from scoundrel.tui.puzzles import PuzzlesScreen

    app.push_screen(PuzzlesScreen())


def _replays(app: ScoundrelApp) -> None:
    from scoundrel.tui.replays import ReplaysScreen

    app.push_screen(ReplaysScreen())


def _statistics(app: ScoundrelApp) -> None:
    from scoundrel.tui.statistics import StatisticsScreen

    app.push_screen(StatisticsScreen())


def _lessons(app: ScoundrelApp) -> None:
    from scoundrel.tui.lessons import LessonsScreen

    app.push_screen(LessonsScreen())


def _settings(app: ScoundrelApp) -> None:
    from scoundrel.tui.settings import SettingsScreen

    app.push_screen(SettingsScreen())


OPENERS: dict[str, Callable[[ScoundrelApp], None]] = {
    "continue": _continue,
    "new_game": _new_game,
    "daily": _daily,
    "calendar": _calendar,
    "deal_code": _deal_code,
    "two_players": _two_players,
    "puzzles": _puzzles,
    "replays": _replays,
    "statistics": _statistics,
    "lessons": _lessons,
    "settings": _settings,
}
MENU = tuple(Entry(name, letter, OPENERS[name]) for name, letter in menu.MENU.items())
"""The menu from top to bottom; the command palette offers the same entries."""


class TitleScreen(Screen[None]):
    """The first screen that a player sees."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        *(key(entry.letter, f"open('{entry.key}')") for entry in MENU),
        key("q", "app.quit", "quit"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(id="title"):
            yield Static(id="shown-cards")
            yield Static(Content.styled(say("title.letters"), "bold $gold"), id="letters")
            yield Static(say("title.motto"), id="motto")
            yield Today(id="day")
            with Center():
                yield OptionList(*map(self._option, MENU), id="menu")
            yield Static("", id="under-menu")
        yield Footer()

    def _option(self, entry: Entry) -> Option:
        label = Content.assemble((f" {entry.letter} ", "bold"), "  ", say(f"title.{entry.key}"))
        return Option(label, id=entry.key)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.refresh_menu()
        self.app.once_open(self._greet)

    def on_resize(self, event: events.Resize) -> None:
        shown = self.query_one("#shown-cards", Static)
        fitting = [size for size, lines in ROOM_FOR_CARDS.items() if event.size.height >= lines]
        shown.display = bool(fitting)
        self.query_one("#day").display = event.size.height >= ROOM_FOR_DAY
        self.query_one("#motto").display = event.size.height >= ROOM_FOR_MOTTO
        menu = self.query_one(OptionList)
        slim = int(event.size.width < NARROW)
        self.query_one("#under-menu").styles.height = 1 + slim
        menu.styles.max_height = max(1, event.size.height - BESIDE_MENU - slim)
        menu.scroll_to_highlight()
        if fitting:
            shown.update(_row_of_cards(map(Card, SHOWN), fitting[0], self.app.alphabet))

    def on_screen_resume(self) -> None:
        self.refresh_menu()
        self.query_one(Today).read()

    def _greet(self) -> None:
        """Highlight what the player most likely came for: an unfinished game, or at first a lesson."""
        self.refresh_menu()
        self.query_one(Today).read()
        menu = self.query_one(OptionList)
        if not menu.get_option("continue").disabled:
            menu.highlighted = 0
        elif self._is_new():
            menu.highlighted = menu.get_option_index("lessons")

    def _is_new(self) -> bool:
        """Whether the player has neither played a game nor finished a lesson."""
        return bool(self.app.look_up(lambda store: not store.games(limit=1) and not has_learnt(store)))

    def refresh_menu(self) -> None:
        """Enable "continue" only if there is an unfinished game."""
        menu = self.query_one(OptionList)
        saved = self.app.look_up(lambda store: store.latest_open())
        if saved is None:
            menu.disable_option("continue")
        else:
            menu.enable_option("continue")
        self._tell_help()

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        self._tell_help()

    def _tell_help(self) -> None:
        option = self.query_one(OptionList).highlighted_option
        told = say(f"title.{option.id}_help") if option else ""
        if option and option.id == "lessons" and self._is_new():
            told = say("title.new_here")
        self.query_one("#under-menu", Static).update(told)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.action_open(message.option_id or "")

    def action_open(self, key: str) -> None:
        entry = next(entry for entry in MENU if entry.key == key)
        self.app.once_open(lambda: entry.open(self.app))


def _row_of_cards(cards: Iterable[Card], size: Size, alphabet: Alphabet) -> Content:
    """Cards side by side."""
    drawn = [
        [Content.styled(line, card_style(card)) for line in face(card, "", "", size, alphabet)]
        for card in cards
    ]
    return Content("\n").join(Content(" ").join(row) for row in zip(*drawn, strict=True))
