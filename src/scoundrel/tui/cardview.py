"""A card in the room: its face, and what taking it would do."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual import events
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from scoundrel.cards import JOKER, Card, Kind, Suit
from scoundrel.notation.moves import Move
from scoundrel.texts import say
from scoundrel.tui.faces import UNICODE, Alphabet, Size, back, cracked, face, gap, short_sign
from scoundrel.words.choices import CardChoice, Danger

if TYPE_CHECKING:
    from scoundrel.coach.steps import Mark
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["CardView", "card_style", "foot_height"]

_INK = {Kind.MONSTER: "$monster-ink", Kind.WEAPON: "$weapon-ink", Kind.POTION: "$potion-ink"}
_DANGER = {Danger.NONE: "$ink", Danger.DANGEROUS: "bold $gold", Danger.FATAL: "bold $blood reverse"}
DANGER = "!"
"""The sign before what would leave little health."""
_SIGN = {Danger.NONE: "", Danger.DANGEROUS: f"{DANGER} ", Danger.FATAL: ""}
LINE_START = 6
"""The columns of a card that is shown as a line, besides its sign and before its words."""
CRACKED = 0.25
"""For how many seconds a struck card is seen to crack."""


class CardView(Widget, can_focus=True):
    """One slot of the room. Once its card is taken, the slot stays, empty and inert."""

    DEFAULT_CSS = """
    CardView { width: 100%; height: 100%; }
    """

    app: ScoundrelApp

    class Picked(Message):
        """A card was clicked."""

        def __init__(self, slot: int) -> None:
            super().__init__()
            self.slot = slot

    def __init__(self, slot: int) -> None:
        super().__init__(id=f"slot-{slot}", disabled=True)
        self.slot = slot
        self.card: Card | None = None
        self.choices: tuple[CardChoice, ...] = ()
        self.card_size = Size.MIDDLE
        self.alphabet = UNICODE
        self.hidden = False
        self.mark: Mark | None = None
        """What the coach's plan does with the card."""
        self.asked: Move | None = None
        """The way to fight that Enter accepts, while the player is asked how to fight this monster."""
        self.struck: Card | None = None
        """A card that cracks, having just been faced."""

    def show(
        self,
        card: Card | None,
        choices: tuple[CardChoice, ...],
        size: Size,
        alphabet: Alphabet,
        hidden: bool,
        mark: Mark | None = None,
    ) -> None:
        """Show this card, or an empty slot."""
        shown = (card, choices, size, alphabet, hidden, mark)
        if shown == (self.card, self.choices, self.card_size, self.alphabet, self.hidden, self.mark):
            return
        self.card, self.choices, self.card_size, self.alphabet, self.hidden, self.mark = shown
        self.disabled = card is None or hidden
        self.tooltip = None if card is None or hidden else _told(choices)
        self.refresh()

    def ask(self, default: Move | None) -> None:
        """Ask below the card how to fight, or stop asking."""
        if self.asked is not default:
            self.asked = default
            self.refresh()

    def crack(self, card: Card) -> None:
        """Show for a moment that this card was struck; meanwhile another one may lie here."""
        self.struck = card
        self.refresh()
        self.set_timer(CRACKED, self._mend)

    def _mend(self) -> None:
        self.struck = None
        self.refresh()

    @property
    def fatal(self) -> bool:
        """Whether every way to take the card kills."""
        return bool(self.choices) and all(way.danger is Danger.FATAL for way in self.choices)

    def render(self) -> Content:
        if self.card_size is Size.LINE:
            return self._line()
        if self.struck is not None:
            return _styled(cracked(self.struck, self.card_size, self.alphabet), "$muted")
        if self.hidden:
            return _styled(
                back(self.card_size, self.alphabet, self.app.preferences.back), "$muted on $card-back"
            )
        if self.card is None:
            return _styled(self._gap(), "$muted")
        kind = say("screen-fatal") if self.fatal else _kind(self.card)
        kind = self.mark.brief if self.mark else kind
        lines = face(self.card, self._label(), kind, self.card_size, self.alphabet, self._mark())
        width = self.card_size.width
        return Content("\n").join([*self._edged(self.card, lines), *_foot(self.choices, width, self.asked)])

    def _gap(self) -> list[str]:
        return gap(str(self.slot + 1), self.card_size, self.alphabet, self.app.preferences.table)

    def _label(self) -> str:
        number = str(self.slot + 1)
        return f"{number} {say('screen-chosen')}" if self.has_focus or self.asked else number

    def _mark(self) -> str:
        """The sign of a monster that the weapon can strike."""
        return self.alphabet.blade if any(way.strikes for way in self.choices) else ""

    def _edged(self, card: Card, lines: list[str]) -> list[Content]:
        """The face, whose edge says what is special; words and signs say it too."""
        inner, edge = self._style(card), self._edge(card)
        return [
            Content.styled(lines[0], edge),
            *(
                Content.assemble((line[0], edge), (line[1:-1], inner), (line[-1], edge))
                for line in lines[1:-1]
            ),
            Content.styled(lines[-1], "bold $ground on $gold" if self.mark and self.mark.is_next else edge),
        ]

    def _style(self, card: Card) -> str:
        return "bold $ground on $blood" if self.fatal else card_style(card)

    def _edge(self, card: Card) -> str:
        if self.has_focus or self.asked:
            return "bold $ground on $gold"
        if any(way.danger is Danger.FATAL for way in self.choices):
            return "bold $ground on $blood"
        return "$ground on $steel" if self._mark() else card_style(card)

    def _line(self) -> Content:
        """The card as a line, where there is no room to draw it."""
        number = str(self.slot + 1)
        if self.card is None or self.hidden:
            sign = self.alphabet.hatch * 2 if self.hidden else self.alphabet.dashes[0] * 2
            return Content.styled(f"{number}  {sign}", "$muted")
        chosen = say("screen-chosen") if self.has_focus or self.asked else " "
        style, before = self._edge(self.card), line_start(self.alphabet)
        sign = short_sign(self.card, self.alphabet)
        start = Content.assemble(
            (f"{number}{chosen} {sign:<{before - LINE_START}} {self._mark() or ' '}", style),
            " ",
        )
        words = _foot(self.choices, self.size.width - before, self.asked)
        rest = [Content(" " * before) + line for line in words[1:]]
        return Content("\n").join([start + words[0] if words else start, *rest])

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(self.Picked(self.slot))


def line_start(alphabet: Alphabet) -> int:
    """The columns before the words of a card that is shown as a line."""
    return LINE_START + max(len(short_sign(Card.of(suit, 10), alphabet)) for suit in Suit)


def foot_height(choices: tuple[CardChoice, ...], width: int, size: Size, alphabet: Alphabet) -> int:
    """How many lines the words below a card need, even while the player is asked how to fight."""
    asked = choices[0].move if len(choices) > 1 else None
    within = width if size is not Size.LINE else width - line_start(alphabet)
    return sum(_height(_words(choice, asked), within) for choice in choices)


@cache
def _height(text: str, width: int) -> int:
    return len(Content(text).wrap(max(1, width)))


def _foot(choices: tuple[CardChoice, ...], width: int, asked: Move | None) -> list[Content]:
    """What each way of taking a card would do; words and signs show danger, not colour alone."""
    return [
        Content.styled(_filled(line.plain.rstrip(), width, choice.danger), _foot_style(choice, asked))
        for choice in choices
        for line in Content(_words(choice, asked)).wrap(max(1, width))
    ]


def _filled(line: str, width: int, danger: Danger) -> str:
    """A line; if it is fatal, it is padded to the full width of the card."""
    return line + " " * (width - cell_len(line)) if danger is Danger.FATAL else line


def _words(choice: CardChoice, asked: Move | None) -> str:
    what = _SIGN[choice.danger] + choice.text
    if asked is None or choice.move.way is None:
        return what
    key = "question-default" if choice.move == asked else "question-way"
    return say(key, key=choice.move.way.value, what=what)


def _foot_style(choice: CardChoice, asked: Move | None) -> str:
    if asked is not None and choice.danger is Danger.NONE:
        return "bold $gold"
    return _DANGER[choice.danger]


def _kind(card: Card) -> str:
    """What a card is, in a word: a dragon is more than a monster."""
    return say("rank-X" if card.value == JOKER else f"kind-{card.kind.value}")


def card_style(card: Card) -> str:
    """The colours of a card face up."""
    return f"{_INK[card.kind]} on $card"


def _styled(lines: list[str], style: str) -> Content:
    return Content.styled("\n".join(lines), style)


def _told(choices: tuple[CardChoice, ...]) -> str:
    return "\n".join(choice.text for choice in choices)
