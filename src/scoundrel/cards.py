"""What a card is: a suit, a value, and how they are written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from enum import Enum, IntEnum
from functools import cache, total_ordering
from operator import attrgetter

from scoundrel.errors import InvalidCard, quote
from scoundrel.texts.values import Noun

__all__ = [
    "JOKER",
    "RANKS",
    "Card",
    "Kind",
    "Suit",
    "as_name",
    "as_sign",
    "cards_text",
    "deck_text",
    "in_deck_order",
    "parse_cards",
    "parse_deck",
    "rank_letter",
    "rank_name",
    "rank_word",
]

JOKER = 15
"""The value of a joker: to players, a dragon."""
RANKS = "23456789TJQKAX"
"""The letter of each rank, from value 2 on."""


class Kind(Enum):
    """What a card does to the hero who faces it."""

    MONSTER = "monster"
    WEAPON = "weapon"
    POTION = "potion"


def rank_name(value: int) -> str:
    """The rank of a value as people write it: ``10``, ``Q``, ``★`` for a dragon."""
    rank = RANKS[value - 2]
    return {"T": "10", "X": "★"}.get(rank, rank)


def rank_word(value: int) -> str:
    """The rank of a value in words: ``10``, ``queen``, ``dragon``."""
    return {11: "jack", 12: "queen", 13: "king", 14: "ace", 15: "dragon"}.get(value, str(value))


class Suit(IntEnum):
    """The four suits, in deck order."""

    CLUBS = 0
    SPADES = 1
    DIAMONDS = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        """The suit in a card's text: ``c``, ``s``, ``d`` or ``h``."""
        return "csdh"[self]

    @property
    def symbol(self) -> str:
        """The suit as a sign: ``♣``, ``♠``, ``♦`` or ``♥``."""
        return "♣♠♦♥"[self]

    @property
    def kind(self) -> Kind:
        """Black suits are monsters, diamonds weapons, hearts potions."""
        return (Kind.MONSTER, Kind.MONSTER, Kind.WEAPON, Kind.POTION)[self]


_RANK = r"(?P<rank{n}>10|[2-9TJQKAX])"
_SUIT = r"(?P<suit{n}>[CSDH♣♠♦♥♧♤♢♡])\ufe0f?"
_CARD = f"{_RANK.format(n=1)}{_SUIT.format(n=1)}|{_SUIT.format(n=2)}{_RANK.format(n=2)}"
_DRAGONS = {Suit.CLUBS: "green dragon", Suit.SPADES: "bone dragon"}
"""The jokers, which need neither club nor spear; their suits only tell them apart."""
_SUITS = {sign: i for signs in ("CSDH", "♣♠♦♥", "♧♤♢♡") for i, sign in enumerate(signs)}


@total_ordering
class Card:
    """One card, such as ``Card("As")``, ``Card("10d")`` or ``Card("♥4")``.

    Cards are values: equal cards are the same object, and they sort in deck order
    (clubs, spades, diamonds, hearts, each by rising value).
    """

    __slots__ = ("_text", "code", "kind", "rank", "suit", "value")
    __match_args__ = ("suit", "value")

    code: int
    """The card in one byte: suit in the high four bits, value in the low four."""
    suit: Suit
    value: int
    """2 to 10, jack 11, queen 12, king 13, ace 14, joker 15."""
    rank: str
    """One letter: ``T`` for 10, ``X`` for a joker."""
    kind: Kind
    _text: str

    def __new__(cls, text: str | Card) -> Card:
        if isinstance(text, Card):
            return text
        card = _BY_TEXT.get(text)
        return card if card is not None else _parse(text)

    @classmethod
    def of(cls, suit: Suit, value: int) -> Card:
        """The card of that suit and value (2 to 14, a black joker 15)."""
        return cls.from_code(suit << 4 | value if 2 <= value <= JOKER else -1)

    @classmethod
    def from_code(cls, code: int) -> Card:
        """The card that the kernel represents by this byte."""
        try:
            return _BY_CODE[code]
        except KeyError:
            raise InvalidCard("error-no_card_code", code=quote(code)) from None

    @property
    def pretty(self) -> str:
        """The card as people write it, ``10♦`` or ``A♠``; a dragon by its name."""
        return self.name if self.value == JOKER else rank_name(self.value) + self.suit.symbol

    @property
    def name(self) -> str:
        """The card in words, as a screen reader should say it."""
        if self.value == JOKER:
            return _DRAGONS[self.suit]
        return f"{rank_word(self.value)} of {self.suit.name.lower()}"

    @property
    def in_words(self) -> Noun:
        """The card in a sentence: its sign, for which a screen reader says its name."""
        return as_sign(self)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card({self._text!r})"

    def __lt__(self, other: object) -> bool:
        return self.code < other.code if isinstance(other, Card) else NotImplemented

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card can't be changed: {name} of {self}")

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self._text,)


def _make(suit: Suit, value: int) -> Card:
    card = object.__new__(Card)
    rank = RANKS[value - 2]
    facts = {
        "code": suit << 4 | value,
        "suit": suit,
        "value": value,
        "rank": rank,
        "kind": suit.kind,
        "_text": rank + suit.letter,
    }
    for name, fact in facts.items():
        object.__setattr__(card, name, fact)
    return card


_BY_CODE: dict[int, Card] = {
    card.code: card
    for suit in Suit
    for card in (_make(suit, value) for value in range(2, JOKER + 1))
    if card.value < JOKER or card.kind is Kind.MONSTER
}
_BY_TEXT: dict[str, Card] = {str(card): card for card in _BY_CODE.values()}


def _parse(text: str) -> Card:
    match = re.fullmatch(_CARD, text.strip(), re.IGNORECASE | re.ASCII) if isinstance(text, str) else None
    if match:
        rank = (match["rank1"] or match["rank2"]).upper().replace("10", "T")
        suit = _SUITS[(match["suit1"] or match["suit2"]).upper()]
        card = _BY_TEXT.get(rank + "csdh"[suit])
        if card is not None:
            return card
        raise InvalidCard("error-no_joker", text=quote(text))
    raise InvalidCard("error-not_a_card", text=quote(text))


@cache
def as_name(card: Card) -> Noun:
    """The card in a sentence, written out: ``queen of hearts``."""
    rank = Noun((f"rank-{card.rank}", "rank-number"), {"rank": rank_name(card.value)})
    suit = Noun((f"suit-{card.suit.letter}",))
    return Noun((f"card-{card}", f"card-{card.rank}", "card-number"), {"rank": rank, "suit": suit})


@cache
def rank_letter(value: int) -> Noun:
    """A rank as players find it on their cards: ``10``, ``Q``."""
    return Noun((f"letter-{RANKS[value - 2]}", "letter-number"), {"rank": rank_name(value)})


@cache
def as_sign(card: Card) -> Noun:
    """The card in a sentence, as a sign to see: ``Q♥``; a dragon, which has no suit, by its name."""
    name = as_name(card)
    if card.value == JOKER:
        return name
    values = {"rank": rank_letter(card.value), "suit": card.suit.symbol}
    return Noun((f"sign-{card.rank}", "sign-number"), values, heard=name)


def parse_cards(cards: str | Iterable[str | Card]) -> tuple[Card, ...]:
    """Cards from a text such as ``"As Td 4h"`` (spaces or commas) or from any iterable of cards."""
    if isinstance(cards, str):
        cards = cards.replace(",", " ").split()
    return tuple(Card(card) for card in cards)


def cards_text(cards: Iterable[Card | None]) -> str:
    """Cards as one text, with ``-`` for an empty slot: ``"As - 4h"``."""
    return " ".join("-" if card is None else str(card) for card in cards)


def parse_deck(cards: str | Iterable[str | Card]) -> tuple[Card, ...]:
    """Like `parse_cards`, with ranges of one suit too: ``"2c-Ac 2s-As 2d-Td 2h-Th"``."""
    if isinstance(cards, str):
        cards = cards.replace(",", " ").split()
    return tuple(card for entry in cards for card in _run_of_cards(entry))


def _run_of_cards(entry: str | Card) -> Iterable[Card]:
    if isinstance(entry, Card) or "-" not in entry:
        return [Card(entry)]
    first, _, last = entry.partition("-")
    low, high = Card(first), Card(last)
    if low.suit != high.suit or low.value > high.value:
        raise InvalidCard("error-not_a_range", text=quote(entry))
    return [Card.of(low.suit, value) for value in range(low.value, high.value + 1)]


def deck_text(cards: Iterable[Card]) -> str:
    """A deck as `parse_deck` reads it, with consecutive cards joined into ranges."""
    runs: list[list[Card]] = []
    for card in cards:
        if runs and card.code == runs[-1][-1].code + 1:
            runs[-1].append(card)
        else:
            runs.append([card])
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def in_deck_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as they lie before the shuffle: by suit and value, second copies after all first ones."""
    ordered = sorted(cards, key=attrgetter("code"))
    if len(set(ordered)) == len(ordered):
        return tuple(ordered)
    copies: Counter[Card] = Counter()
    keyed = []
    for card in ordered:
        keyed.append((copies[card], card))
        copies[card] += 1
    return tuple(card for _, card in sorted(keyed))
