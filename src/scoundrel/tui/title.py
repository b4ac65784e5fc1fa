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
from textual.geometry import Size as Extent
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from scoundrel.cards import Card
from scoundrel.play import menu
from scoundrel.play.preferences import Theme, value_words
from scoundrel.play.sitting import Sitting
from scoundrel.texts import say
from scoundrel.tui.cardview import card_style
from scoundrel.tui.dialogs import Dialog
from scoundrel.tui.faces import Alphabet, Size, face
from scoundrel.tui.footer import Footer
from scoundrel.tui.introduction import INTRODUCED_KEYS, Introduced
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static
from scoundrel.tui.today import Today
from scoundrel.words.languages import spoken_language
from scoundrel.words.phrases import sentence

if TYPE_CHECKING:
    from scoundrel.history.title import Title
    from scoundrel.store import Store
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["MENU", "TitleScreen"]

SHOWN = ("Ks", "8d", "8h", "6c")
"""The cards above the menu, shown if there is room."""
ROOM_FOR_CARDS = {Size.MIDDLE: 30, Size.SHORT: 24}
"""How many lines a window must have for cards of that size."""
ROOM_FOR_DAY = 17
ROOM_FOR_MOTTO = 12
ROOM_FOR_REST = 11
ROOM_FOR_INTRODUCED, ROOM_FOR_INTRODUCED_NARROW = 24, 34
BESIDE_MENU = 3
"""The lines of a low window that are not the menu's: the name of the game, the help and the keys."""
LANGUAGE = "w"
"""The letter of the language, which stands in the calm row by its own name."""
NEAR = ("new_game", "daily")
"""What can be played at once where nothing is known of the player."""
MOST_NEAR = 4
"""How many entries stand above the calm row at most: they keep their lines free."""
CALM_GAP, WIDEST_ROW = "  ", 79
"""What stands between the entries of the calm row, and how wide a line of it is at most."""
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
    if saved is None:
        app.notify(say("title-nothing_to_continue"))
    else:
        app.attempt(lambda: app.play(Sitting.resume(app.need_store(), saved)))


def _play(app: ScoundrelApp) -> None:
    from scoundrel.tui.first import play_on

    play_on(app)


def _new_game(app: ScoundrelApp) -> None:
    from scoundrel.tui.first import begin_classic

    begin_classic(app)


def _rule_sets(app: ScoundrelApp) -> None:
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


def _bestiary(app: ScoundrelApp) -> None:
    from scoundrel.tui.bestiary import BestiaryScreen

    app.push_screen(BestiaryScreen())


def _lessons(app: ScoundrelApp) -> None:
    from scoundrel.tui.lessons import LessonsScreen

    app.push_screen(LessonsScreen())


def _settings(app: ScoundrelApp) -> None:
    from scoundrel.tui.settings import SettingsScreen

    app.push_screen(SettingsScreen())


def _ranked(app: ScoundrelApp) -> None:
    from scoundrel.tui.ranked import RankedScreen

    app.push_screen(RankedScreen())


def _friend(app: ScoundrelApp) -> None:
    from scoundrel.tui.friend import FriendScreen

    app.push_screen(FriendScreen())


def _boards(app: ScoundrelApp) -> None:
    from scoundrel.tui.boards import BoardsScreen

    app.push_screen(BoardsScreen())


OPENERS: dict[str, Callable[[ScoundrelApp], None]] = {
    "play": _play,
    "continue": _continue,
    "new_game": _new_game,
    "rule_sets": _rule_sets,
    "daily": _daily,
    "calendar": _calendar,
    "deal_code": _deal_code,
    "two_players": _two_players,
    "puzzles": _puzzles,
    "replays": _replays,
    "statistics": _statistics,
    "bestiary": _bestiary,
    "lessons": _lessons,
    "settings": _settings,
    "ranked": _ranked,
    "friend": _friend,
    "boards": _boards,
}
MENU = tuple(Entry(name, letter, OPENERS[name]) for name, letter in menu.MENU.items())
"""The menu from top to bottom; the command palette offers the same entries."""
ONLINE = tuple(Entry(name, letter, OPENERS[name]) for name, letter in menu.ONLINE_MENU.items())
"""What there is besides, once a server was reached."""
LETTERS = menu.MENU | menu.ONLINE_MENU


class TitleScreen(Screen[None]):
    """The first screen that a player sees."""

    app: ScoundrelApp
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        *(key(entry.letter, f"open('{entry.key}')") for entry in (*MENU, *ONLINE)),
        key("enter", "main"),
        key("full_stop", "more", "more"),
        key("l", "light", "light"),
        key(LANGUAGE, "language"),
        *INTRODUCED_KEYS,
        key("q", "app.quit", "quit"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.title_now: Title | None = None
        """What the title offers, once the saved games are open."""

    def compose(self) -> ComposeResult:
        with Vertical(id="title"):
            yield Static(id="shown-cards")
            yield Static(Content.styled(say("title-letters"), "bold $gold"), id="letters")
            yield Static(say("title-motto"), id="motto")
            yield Today(id="day")
            with Center():
                yield OptionList(id="menu")
            yield Static("", id="under-menu")
            yield Introduced()
            yield Static(id="calm")
        yield Footer()

    def on_mount(self) -> None:
        self.app.once_open(self._greet)

    async def say_anew(self) -> None:
        """Say everything in the language that is spoken now."""
        await self.recompose()
        self._fit(self.size)
        self.app.once_open(self._greet)

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size)

    def _fit(self, window: Extent) -> None:
        """Show what a window of that size has room for."""
        shown = self.query_one("#shown-cards", Static)
        fitting = [size for size, lines in ROOM_FOR_CARDS.items() if window.height >= lines]
        shown.display = bool(fitting)
        self.query_one("#day").display = window.height >= ROOM_FOR_DAY
        self.query_one("#motto").display = window.height >= ROOM_FOR_MOTTO
        self.query_one("#calm").display = window.height >= ROOM_FOR_REST
        menu = self.query_one(OptionList)
        slim = int(window.width < NARROW)
        self.query_one("#under-menu").styles.height = 1 + slim
        self.query_one("#calm").styles.height = 2 + slim
        menu.styles.height = max(1, min(MOST_NEAR, window.height - BESIDE_MENU - slim))
        menu.scroll_to_highlight()
        if self.title_now is not None:
            self._show_calm()
            self._introduce()
        if fitting:
            shown.update(_row_of_cards(map(Card, SHOWN), fitting[0], self.app.alphabet))

    def on_screen_resume(self) -> None:
        if self.app.store is not None:
            self._greet()

    def _greet(self) -> None:
        """Offer what fits this player, and highlight what they most likely came for."""
        self.query_one(Today).read()
        self.title_now = self.app.look_up(self._read)
        menu = self.query_one(OptionList)
        menu.clear_options()
        menu.add_options(map(self._option, self._near))
        menu.highlighted = 0
        menu.focus()
        self._show_calm()
        self._introduce()
        self._tell_help()

    def show_offers(self) -> None:
        """Offer what has come to be there, and leave the rest as it is."""
        self.title_now = self.app.look_up(self._read)
        self._show_calm()

    def _introduce(self) -> None:
        """Let a rule set introduce itself where that takes no entry's line."""
        narrow = self.app.size.width < NARROW
        needed = ROOM_FOR_INTRODUCED_NARROW if narrow else ROOM_FOR_INTRODUCED
        self.query_one(Introduced).read(fits=self.app.size.height >= needed)

    def _read(self, store: Store) -> Title:
        # Loaded when the saved games are open: the first screen must not wait for it.
        from scoundrel.history.title import Title

        return Title.read(store, self.app.clock, online=bool(self.app.offered))

    @property
    def _near(self) -> tuple[str, ...]:
        """What there is to play now, the most likely first."""
        found = self.title_now
        return (found.main, *found.near) if found else NEAR

    @property
    def _rest(self) -> tuple[str, ...]:
        found = self.title_now
        return (
            found.rest
            if found
            else tuple(name for name in menu.MENU if name not in (*NEAR, "play", "continue"))
        )

    def _label(self, name: str) -> str:
        return self.title_now.label(name) if self.title_now else say(f"title-{name}")

    def _option(self, name: str) -> Option:
        label = Content.assemble((f" {LETTERS[name]} ", "bold"), "  ", self._label(name))
        return Option(label, id=name)

    def _show_calm(self) -> None:
        """Everything else with its letter, to be clicked too; no entry is broken at the edge."""
        lines: list[list[Content]] = [[]]
        for entry in (*map(self._quiet, self._rest), _language_entry()):
            if sum(map(_width, [*lines[-1], entry])) > min(WIDEST_ROW, self.app.size.width):
                lines.append([])
            lines[-1].append(entry)
        self.query_one("#calm").styles.height = max(2, len(lines))
        told = (Content(CALM_GAP).join(line) for line in lines)
        self.query_one("#calm", Static).update(Content("\n").join(told))

    def _quiet(self, name: str) -> Content:
        return Content.from_markup(
            f"[@click=screen.open('{name}')][bold]$letter[/] $label[/]",
            letter=LETTERS[name],
            label=self._label(name),
        )

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        self._tell_help()

    def _tell_help(self) -> None:
        option = self.query_one(OptionList).highlighted_option
        name = option.id if option and option.id else ""
        told = self.title_now.help(name) if self.title_now and name else ""
        self.query_one("#under-menu", Static).update(told)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.action_open(message.option_id or "")

    def action_open(self, key: str) -> None:
        entry = next(entry for entry in (*MENU, *ONLINE) if entry.key == key)
        self.app.once_open(lambda: self._open(entry))

    def _open(self, entry: Entry) -> None:
        if entry not in ONLINE or self.app.offered:
            entry.open(self.app)
        elif self.app.is_reaching:
            self.app.notify(say("server-asking"))
        elif not self.app.attempt(lambda: self.app.reach_server(lambda: entry.open(self.app))):
            self.app.notify(sentence(say("server-none")))

    def action_main(self) -> None:
        """Open what comes first, as soon as it is known."""
        self.app.once_open(lambda: self.action_open(self._near[0]))

    def action_more(self) -> None:
        """Everything else, each with a line on what it is."""
        self.app.once_open(self._show_rest)

    def _show_rest(self) -> None:
        self.app.push_screen(RestScreen(self._rest), self._open_if_chosen)

    def _open_if_chosen(self, name: str | None) -> None:
        if name:
            self.action_open(name)

    def action_try_introduced(self) -> None:
        self.query_one(Introduced).try_it()

    def action_dismiss_introduced(self) -> None:
        self.query_one(Introduced).dismiss()

    def action_light(self) -> None:
        """Day by candlelight, and candles by day."""
        by_day = self.app.preferences.theme is Theme.DAYLIGHT
        self.app.prefer("theme", Theme.CANDLE if by_day else Theme.DAYLIGHT)

    def action_language(self) -> None:
        self.app.once_open(self._choose_language)

    def _choose_language(self) -> None:
        self.app.push_screen(LanguageScreen(), self._speak)

    def _speak(self, language: str | None) -> None:
        if language:
            self.app.prefer("language", language)


class LanguageScreen(Dialog[str]):
    """The languages by their own names, each found by those who read it."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [key("escape", "dismiss('')")]

    def compose(self) -> ComposeResult:
        values = self.app.preferences.values("language")
        with Vertical(classes="dialog"):
            yield Static(Content.styled(say("settings-language"), "bold $gold"))
            yield OptionList(*(Option(value_words("language", each), id=each) for each in values))

    def on_mount(self) -> None:
        options = self.query_one(OptionList)
        options.highlighted = options.get_option_index(self.app.preferences.language)
        options.focus()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.dismiss(message.option_id or "")


class RestScreen(Dialog[str]):
    """What is in the calm row, to choose from by arrows."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [key("escape", "dismiss('')")]

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self.names = names

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content.styled(say("front-rest"), "bold $gold"))
            yield OptionList(*map(_line_of, self.names))

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.dismiss(message.option_id or "")


def _language_entry() -> Content:
    """The language that is spoken, to be changed."""
    return Content.from_markup(
        "[@click=screen.language][bold]$letter[/] $label[/]", letter=LANGUAGE, label=spoken_language().name
    )


def _width(entry: Content) -> int:
    return entry.cell_length + len(CALM_GAP)


def _line_of(name: str) -> Option:
    told = Content.assemble((f" {LETTERS[name]} ", "bold"), "  ", say(f"title-{name}"))
    about = Content.styled(say(f"title-{name}_help"), "$muted")
    return Option(Content("\n     ").join([told, about]), id=name)


def _row_of_cards(cards: Iterable[Card], size: Size, alphabet: Alphabet) -> Content:
    """Cards side by side."""
    drawn = [
        [Content.styled(line, card_style(card)) for line in face(card, "", "", size, alphabet)]
        for card in cards
    ]
    return Content("\n").join(Content(" ").join(row) for row in zip(*drawn, strict=True))
