"""What each card is called where it is spoken of by name: a creature or a thing, and a line about it."""

from __future__ import annotations

from scoundrel.cards import Card
from scoundrel.texts import say, ways_to_say

__all__ = ["creature_line", "creature_name", "the_creature"]


def creature_name(card: Card) -> str:
    """Its name, without an article: "horned king"."""
    return _told(card)[0]


def the_creature(card: Card) -> str:
    """Its name as of one that is known: "the horned king"."""
    return say("creature-the", name=creature_name(card))


def creature_line(card: Card) -> str:
    """What the narrator has written about it."""
    return _told(card)[1]


def _told(card: Card) -> tuple[str, ...]:
    return ways_to_say(f"creature-{card.suit.letter}-{card.rank}")
