"""The named values of settings, each with the words that explain it."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

__all__ = ["Avoid", "AvoidedCards", "Choice", "Ending", "LossCounts", "Potions", "Scoring", "WeaponLimit"]


class Choice(StrEnum):
    """A setting with named values, each with its explanation."""

    words: str

    def __new__(cls, value: str, words: str) -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.words = words
        return member


class Avoid(Choice):
    """What a hero may refuse to face."""

    NOTHING = "nothing", "Every room must be faced; you can't run."
    ROOM = (
        "room",
        (
            "Before you face any card of a full room, you may run from the whole room, "
            "as long as cards are left in the dungeon."
        ),
    )
    CARD = "card", "Before you face any card of a room, you may put one of its cards away."


class AvoidedCards(Choice):
    """Where avoided cards go."""

    UNDER_DECK = (
        "under_deck",
        "Avoided cards go under the dungeon, in room order.",
    )
    SHUFFLED = "shuffled", "Avoided cards go back into the dungeon, which is then shuffled."


class WeaponLimit(Choice):
    """Which monsters a used weapon can still strike."""

    BELOW = "below", "a used weapon can strike only monsters weaker than its last kill"
    AT_MOST = (
        "at_most",
        "a used weapon can strike only monsters no stronger than its last kill",
    )


class Potions(Choice):
    """Which potions heal."""

    ONE_PER_ROOM = (
        "one_per_room",
        ("Only the first potion you take in a room heals; any other is wasted."),
    )
    NOT_IN_A_ROW = (
        "not_in_a_row",
        ("A potion taken right after another potion is wasted, even in a new room or after a run."),
    )


class Ending(Choice):
    """How the dungeon ends."""

    PLAY_OUT = (
        "play_out",
        "When the dungeon runs out, you face the cards that are left; then the game ends.",
    )
    SHORT_ROOM = "short_room", "The game ends as soon as a full room can't be dealt."


class Scoring(Choice):
    """How a win is scored."""

    HEALTH = (
        "health",
        (
            "A win scores your remaining health, plus the value of the last card faced "
            "if that was a potion and your health is at its maximum."
        ),
    )
    LOW = (
        "low",
        "The lowest score is best: a win scores minus your remaining health.",
    )


class LossCounts(Choice):
    """Where the cards are that count against a fallen hero."""

    DECK = "deck", "left in the dungeon"
    DUNGEON = "dungeon", "left in the dungeon and in the room"
