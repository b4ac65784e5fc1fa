"""What each card is called where it is spoken of by name: a creature or a thing, and a line about it."""

from __future__ import annotations

from scoundrel.cards import Card
from scoundrel.texts import Noun, form

__all__ = ["creature", "creature_line", "creature_names"]


def creature(card: Card, trait: str = "") -> Noun:
    """The creature or thing that a card is, perhaps with a trait: "a rat", "a rat with a torn ear"."""
    return Noun((f"creature-{card.suit.letter}{card.rank}",), trait=trait)


def creature_line(card: Card) -> str:
    """What the narrator has written about it."""
    return form(creature(card), "line")


def creature_names(card: Card) -> set[str]:
    """What a player may call it: "rat", "a rat", "the rat"."""
    return {form(creature(card), each) for each in ("name", "", "the")}
