"""The bestiary: every creature and thing, with its portrait and what came of meeting it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from scoundrel.cards import Card, Kind
from scoundrel.history.bestiary import ALL_CARDS, Bestiary, Entry
from scoundrel.history.profile import bestiary_of
from scoundrel.texts import say
from scoundrel.tui.cardview import card_style
from scoundrel.tui.faces import Size, face, short_sign
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["BestiaryScreen"]

ROOM_FOR_PORTRAIT = {Size.LARGE: 34, Size.MIDDLE: 24, Size.SHORT: 18}
"""How many lines a window must have for a portrait of that size."""
HARD_SPACE = "\u00a0"
SIGN = 5
"""The columns of a card's sign in the list."""


class BestiaryScreen(Screen[None]):
    """A chapter as a list, and beside it the entry of what is highlighted."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("right", "turn(1)", "next_chapter", at_once=True),
        key("left", "turn(-1)", "chapter_before", at_once=True),
        key("escape", "app.pop_screen", "back"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.kind = Kind.MONSTER
        self.book = Bestiary({})

    def compose(self) -> ComposeResult:
        with Vertical(classes="page", id="bestiary"):
            yield Static("", id="chapters")
            yield Static("", id="book-news")
            with Horizontal():
                yield OptionList(id="beasts")
                with VerticalScroll(can_focus=False):
                    yield Static("", id="entry")
        yield Footer()

    def on_mount(self) -> None:
        self.book = self.app.look_up(bestiary_of) or self.book
        news = self.query_one("#book-news", Static)
        news.update(Content.styled(self.book.news, "$muted"))
        news.display = bool(self.book.news)
        self._open_chapter()
        self.query_one(OptionList).focus()

    def on_resize(self, event: events.Resize) -> None:
        self._open_entry()

    def _open_chapter(self) -> None:
        self.query_one("#chapters", Static).update(self._heading())
        beasts = self.query_one(OptionList)
        beasts.clear_options()
        beasts.add_options(self._option(card) for card in ALL_CARDS if card.kind is self.kind)
        beasts.highlighted = beasts.get_option_index(str(self.book.first(self.kind)))

    def _heading(self) -> Content:
        """The chapters, with the one that is open marked, and how much of it is known."""
        names = [
            (say(f"bestiary-kind-{kind.value}"), "bold $gold" if kind is self.kind else "$muted")
            for kind in Kind
        ]
        chapters = Content("   ").join(Content.styled(*name) for name in names)
        return Content.assemble(chapters, (f"   {self.book.count(self.kind)}", "$muted"))

    def _option(self, card: Card) -> Option:
        entry = self.book.entry(card)
        sign = short_sign(card, self.app.alphabet).ljust(SIGN)
        style = "$ink" if entry.known else "$muted"
        return Option(Content.styled(f"{sign}{entry.name}", style), id=str(card))

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        self._open_entry()

    def _open_entry(self) -> None:
        option = self.query_one(OptionList).highlighted_option
        if option is not None and option.id is not None:
            self.query_one("#entry", Static).update(self._told(self.book.entry(Card(option.id))))

    def _told(self, entry: Entry) -> Content:
        """The portrait, and below it what is known."""
        numbers = "   ".join(
            f"{each.number} {each.words}".replace(" ", HARD_SPACE) for each in entry.tallies
        )
        lines = [
            Content.styled(entry.name, "bold"),
            Content.styled(entry.worth, "$muted"),
            *([Content.styled(entry.line, "italic")] if entry.line else []),
            *([Content(numbers)] if numbers else []),
            *map(Content, entry.facts),
        ]
        return Content("\n").join([*self._portrait(entry), *lines])

    def _portrait(self, entry: Entry) -> list[Content]:
        fitting = [size for size, lines in ROOM_FOR_PORTRAIT.items() if self.size.height >= lines]
        if not fitting or not entry.known:
            return []
        drawn = face(entry.card, "", "", fitting[0], self.app.alphabet)
        return [*(Content.styled(line, card_style(entry.card)) for line in drawn), Content("")]

    def action_turn(self, chapters: int) -> None:
        """Open the next chapter, or the one before; after the last comes the first."""
        kinds = list(Kind)
        self.kind = kinds[(kinds.index(self.kind) + chapters) % len(kinds)]
        self._open_chapter()
