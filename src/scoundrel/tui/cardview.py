"""A card in the room: its face, and what taking it would do."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from scoundrel.cards import Card, Kind
from scoundrel.tui.faces import UNICODE, Alphabet, Size, back, face, gap
from scoundrel.words.table import CardChoice, Danger
from scoundrel.words.texts import say

__all__ = ["CardView", "card_style"]

_INK = {Kind.MONSTER: "$monster-ink", Kind.WEAPON: "$weapon-ink", Kind.POTION: "$potion-ink"}
_DANGER = {Danger.NONE: "$ink", Danger.DANGEROUS: "bold $gold", Danger.FATAL: "bold $blood reverse"}
_SIGN = {Danger.NONE: "", Danger.DANGEROUS: "! ", Danger.FATAL: "!! "}


class CardView(Widget, can_focus=True):
    """One slot of the room. Once its card is taken, the slot stays, empty and inert."""

    DEFAULT_CSS = """
    CardView { width: 100%; height: 100%; }
    """

    class Picked(Message):
        """A card was clicked, or chosen with Enter."""

        def __init__(self, slot: int) -> None:
            super().__init__()
            self.slot = slot

    def __init__(self, slot: int) -> None:
        super().__init__(id=f"slot-{slot}")
        self.slot = slot
        self.card: Card | None = None
        self.choices: tuple[CardChoice, ...] = ()
        self.card_size = Size.MIDDLE
        self.alphabet = UNICODE
        self.hidden = False

    def show(
        self,
        card: Card | None,
        choices: tuple[CardChoice, ...],
        size: Size,
        alphabet: Alphabet,
        hidden: bool,
    ) -> None:
        """Show this card, or an empty slot."""
        self.card, self.choices = card, choices
        self.card_size, self.alphabet, self.hidden = size, alphabet, hidden
        self.disabled = card is None or hidden
        self.tooltip = None if card is None or hidden else _told(choices)
        self.refresh()

    def render(self) -> Content:
        label = str(self.slot + 1)
        if self.hidden:
            return _styled(back(self.card_size, self.alphabet), "$muted on $card-back")
        if self.card is None:
            return _styled(gap(label, self.card_size, self.alphabet), "$muted")
        kind = say(f"cards.kind.{self.card.kind.value}")
        label = f"{label} {say('screen.chosen')}" if self.has_focus else label
        lines = face(self.card, label, kind, self.card_size, self.alphabet)
        style = "bold $ground on $gold" if self.has_focus else card_style(self.card)
        return Content("\n").join([_styled(lines, style), *map(self._choice, self.choices)])

    def _choice(self, choice: CardChoice) -> Content:
        """What one way of taking the card would do; words and signs show danger, not colour alone."""
        return Content.styled(_SIGN[choice.danger] + choice.text, _DANGER[choice.danger])

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(self.Picked(self.slot))

    def key_enter(self) -> None:
        self.post_message(self.Picked(self.slot))


def card_style(card: Card) -> str:
    """The colours of a card face up."""
    return f"{_INK[card.kind]} on $card"


def _styled(lines: list[str], style: str) -> Content:
    return Content.styled("\n".join(lines), style)


def _told(choices: tuple[CardChoice, ...]) -> str:
    return "\n".join(choice.text for choice in choices)
