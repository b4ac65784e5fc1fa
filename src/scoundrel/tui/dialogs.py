"""Small windows over the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import BindingType
from textual.command import CommandPalette
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, ScreenResultType
from textual.widgets import Input, TextArea

from scoundrel.cards import Card, Kind
from scoundrel.errors import ScoundrelError
from scoundrel.play.flow import DealerLooks
from scoundrel.state import View
from scoundrel.texts import say
from scoundrel.tui.faces import Alphabet
from scoundrel.tui.keys import key
from scoundrel.tui.panels import unseen_lines
from scoundrel.tui.prose import Static
from scoundrel.words.cards import card_name, card_sign, signs_of
from scoundrel.words.phrases import sentence

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = [
    "AskScreen",
    "DealerScreen",
    "DiscardScreen",
    "HandoverScreen",
    "KeysScreen",
    "OnwardScreen",
    "Palette",
    "TextScreen",
]


ROOM_FOR_NAMES = 20
"""How many lines a window must have to name every card to the Dealer."""


class Dialog(ModalScreen[ScreenResultType]):
    """A window that closes only itself, even if it is closed twice."""

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        return super().dismiss(result) if self.is_current else AwaitComplete()


class Palette(CommandPalette):
    """Every command by name, in a window that closes only itself."""

    def dismiss(self, result: None = None) -> AwaitComplete:
        return super().dismiss(result) if self.is_current else AwaitComplete()


class HandoverScreen(Dialog[None]):
    """The table changes hands: it waits for the player whose turn it is."""

    BINDINGS: ClassVar[list[BindingType]] = [key("enter,space", "dismiss", "close")]

    def __init__(self, name: str, told: Iterable[str]) -> None:
        super().__init__()
        self.player_name = name
        self.told = tuple(told)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            if self.told:
                yield Static(Content.styled("\n".join(self.told), "$muted"))
            yield Static(Content.styled(say("handover-turn", name=self.player_name), "bold $gold"))
            yield Static(say("handover-pass"))
            yield Static(Content.styled(say("handover-have_it_key"), "$muted"))


class TextScreen(Dialog[bool]):
    """Something to read; any of the usual keys closes it."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("escape,q", "dismiss", "close"),
        key("enter,space", "enough"),
    ]

    def __init__(self, title: str, text: str | Content, *, wide: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.closing = say("dialog-close")
        self.set_class(wide, "-wide")

    def action_enough(self) -> None:
        self.dismiss()

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content.styled(self.heading, "bold $gold"))
            with VerticalScroll():
                yield Static(self.text if isinstance(self.text, Content) else Content(self.text))
            yield Static(Content.styled(self.closing, "$muted"))


class OnwardScreen(TextScreen):
    """Something to read, and one thing to do next: n does it, and Enter too, unless that only closes."""

    BINDINGS: ClassVar[list[BindingType]] = [key("n", "dismiss(True)")]

    def __init__(self, title: str, text: str, closing: str, *, enter: bool = True) -> None:
        super().__init__(title, text)
        self.closing = closing
        self.enter_goes_on = enter

    def action_enough(self) -> None:
        self.dismiss(self.enter_goes_on)


class KeysScreen(TextScreen):
    """What each key does."""

    BINDINGS: ClassVar[list[BindingType]] = [key("question_mark", "dismiss")]

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__(say("keys-title"), "\n".join(lines))


class DiscardScreen(TextScreen):
    """The cards that have left the room: defeated monsters, spent cards, and cards put away."""

    BINDINGS: ClassVar[list[BindingType]] = [key("d", "dismiss")]

    def __init__(self, view: View, alphabet: Alphabet, *, counter: bool) -> None:
        monsters = [card for card in view.discard if card.kind is Kind.MONSTER]
        spent = [card for card in view.discard if card.kind is not Kind.MONSTER]
        text = Content("\n").join(
            [
                *_pile(say("discard-monsters", n=len(monsters)), monsters, alphabet),
                *_on_weapons(view, alphabet),
                *_pile(say("discard-spent", n=len(spent)), spent, alphabet),
                *_put_away(view, alphabet),
                *(unseen_lines(view, alphabet) if counter else []),
            ]
        )
        super().__init__(say("discard-title"), text)


def _on_weapons(view: View, alphabet: Alphabet) -> list[Content]:
    """The monsters lying on weapons, which are defeated too."""
    slain = [card for hero in view.heroes for card in hero.slain]
    return _pile(say("discard-slain", n=len(slain)), slain, alphabet) if slain else []


def _put_away(view: View, alphabet: Alphabet) -> list[Content]:
    known = list(view.known)
    return _pile(say("discard-put_away", n=len(known)), known, alphabet) if known else []


def _pile(name: str, cards: list[Card], alphabet: Alphabet) -> list[Content]:
    signs = signs_of(cards) or say("cards-none")
    return [Content.styled(name, "bold"), Content(signs), Content("")]


class AskScreen(Dialog[str | None]):
    """A line to type; if it is refused, the reason appears below and the line stays."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [key("escape", "dismiss", "close")]

    def __init__(
        self,
        title: str,
        explained: str,
        start: str = "",
        accept: Callable[[str], None] = lambda _line: None,
    ) -> None:
        """`accept` raises an error to refuse a line."""
        super().__init__()
        self.heading, self.help_text, self.start, self.accept = title, explained, start, accept

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content.styled(self.heading, "bold $gold"))
            yield Static(Content(self.help_text))
            yield Input(self.start)
            yield Static("", id="complaint")

    def on_input_submitted(self, message: Input.Submitted) -> None:
        try:
            self.take(message.value.strip())
        except ScoundrelError as error:
            self.query_one("#complaint", Static).update(Content.styled(sentence(error), "$blood"))

    def take(self, line: str) -> None:
        """Use the line; raises an error to refuse it."""
        self.accept(line)
        self.dismiss(line)


class DealerScreen(Dialog[None]):
    """Shows the new room to the Dealer alone, who may describe it and then hands it to the player."""

    app: ScoundrelApp
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        key("enter", "look"),
        key("ctrl+s,f2,escape", "hand_over", "hand_over"),
    ]

    def __init__(
        self, dealer: DealerLooks, hand_over: Callable[[str], None], words: str = "", complaint: str = ""
    ) -> None:
        """`words` were written for this room before, and `complaint` says why they are still here."""
        super().__init__()
        self.dealer = dealer
        self.hand_over = hand_over
        self.words = words
        self.complaint = complaint

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content.styled(self.dealer.title, "bold $gold"))
            yield Static(say("dealer-look_away"), id="look-away")
            with Vertical(id="alone"):
                yield Static(id="dealt")
                yield Static(Content.styled(say("dealer-help"), "$muted"))
                yield Static(Content.styled(say("dealer-hand_over"), "$gold"))
                yield Static(Content.styled(self.complaint, "$blood"), id="complaint")
                yield TextArea(self.words, soft_wrap=True, id="words")

    def on_mount(self) -> None:
        self.query_one("#alone").display = False
        self.query_one("#complaint").display = bool(self.complaint)
        if self.dealer.alone:
            self.action_look()

    def on_resize(self, event: events.Resize) -> None:
        cards, dealt = self.dealer.room, self.query_one("#dealt", Static)
        dealt.update(_dealt(cards, low=event.size.height < ROOM_FOR_NAMES))

    def action_look(self) -> None:
        """Show the room, now that the player is looking away."""
        self.query_one("#look-away").display = False
        self.query_one("#alone").display = True
        self.query_one(TextArea).focus()

    def action_hand_over(self) -> None:
        # Hand over first, so that the table is up to date when it reappears.
        self.hand_over(self.query_one(TextArea).text.strip())
        self.dismiss()


def _dealt(cards: Iterable[Card], *, low: bool) -> Content:
    """The cards by sign and name, one per line; in a low window only the signs."""
    if low:
        return Content("  ".join(map(card_sign, cards)))
    # A dragon's sign is its name.
    lines = (dict.fromkeys((card_sign(card), card_name(card))) for card in cards)
    return Content("\n".join(map("  ".join, lines)))
