"""Cards in words and in signs, alone and in lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

from scoundrel.cards import JOKER, RANKS, Card, Suit, as_name, as_sign, rank_letter, rank_name
from scoundrel.texts import Noun, form, say
from scoundrel.words.phrases import listed

__all__ = [
    "SHORTEST_RUN",
    "card_name",
    "card_names",
    "card_sign",
    "dragons",
    "of_suit",
    "rank_noun",
    "rank_sign",
    "ranks_long",
    "ranks_short",
    "signs_of",
    "suit_noun",
    "the_cards",
]

SHORTEST_RUN = 3
"""From this many ranks, or rooms, in a row on, only the first and the last are named."""


def card_name(card: Card) -> str:
    """The card in words, as a screen reader should say it."""
    return form(as_name(card))


def card_names(cards: Iterable[Card]) -> str:
    """Cards in words, as a list after a colon."""
    return form([as_name(card) for card in cards], joint="comma") or say("cards-none")


def card_sign(card: Card) -> str:
    """A card as it is written within a sentence: ``10♦``; a dragon, which has no suit, by its name."""
    return form(as_sign(card))


def signs_of(cards: Iterable[Card]) -> str:
    """The signs of cards in a row: ``10♦ Q♠``; aloud, a list of their names."""
    return form(list(cards), joint="signs")


def the_cards(cards: Iterable[Card]) -> str:
    """Cards within a sentence: ``the 9♥ and the Q♠``."""
    return form(list(cards), "the")


def of_suit(cards: Iterable[Card], suit: Suit) -> list[Card]:
    """The cards of that suit; dragons have none."""
    return [card for card in cards if card.suit is suit and card.value < JOKER]


def dragons(cards: Iterable[Card]) -> list[Card]:
    """The dragons among these cards."""
    return [card for card in cards if card.value == JOKER]


def suit_noun(suit: Suit) -> Noun:
    """A suit in a sentence: ``clubs``."""
    return Noun((f"suit-{suit.letter}",))


def rank_sign(value: int) -> str:
    """A rank as it stands on cards: ``10``, ``J``."""
    return form(rank_letter(value))


def rank_noun(value: int) -> Noun:
    """A rank in a sentence: ``10``, ``jack``."""
    return Noun((f"rank-{RANKS[value - 2]}", "rank-number"), {"rank": rank_name(value)})


def ranks_long(cards: Iterable[Card]) -> str:
    """The ranks of cards of one suit in words: ``2 to 5, 7, jack``."""
    return listed(_ranks(cards, "long", rank_noun)) or say("cards-none")


def ranks_short(cards: Iterable[Card]) -> str:
    """The ranks of cards of one suit in signs: ``2–5 7 J``."""
    return listed(_ranks(cards, "short", rank_letter), "signs", "signs")


def _ranks(cards: Iterable[Card], length: str, name: Callable[[int], Noun]) -> Iterator[str]:
    """The ranks of cards of one suit, rising; three or more in a row as one run, and copies counted."""
    for run, copies in _runs(Counter(card.value for card in cards)):
        names = [name(value) for value in run]
        if len(names) >= SHORTEST_RUN:
            told = [say(f"cards-ranks-{length}-run", first=names[0], last=names[-1])]
        else:
            told = [form(each) for each in names]
        for each in told:
            yield each if copies == 1 else say(f"cards-ranks-{length}-copies", ranks=each, n=copies)


def _runs(copies: Mapping[int, int]) -> Iterator[tuple[list[int], int]]:
    """Runs of consecutive values with equally many copies, and how many copies each has."""
    run: list[int] = []
    for value in sorted(copies):
        if run and (value != run[-1] + 1 or copies[value] != copies[run[0]]):
            yield run, copies[run[0]]
            run = []
        run.append(value)
    if run:
        yield run, copies[run[0]]
