"""The named values of settings."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Avoid", "AvoidedCards", "Choice", "Ending", "LossCounts", "Potions", "Scoring", "WeaponLimit"]


class Choice(StrEnum):
    """A setting with named values."""


class Avoid(Choice):
    """What a hero may refuse to face."""

    NOTHING = "nothing"
    ROOM = "room"
    """Before facing any card of a full room, the whole room."""
    CARD = "card"
    """Before facing any card of a room, one of its cards."""


class AvoidedCards(Choice):
    """Where avoided cards go."""

    UNDER_DECK = "under_deck"
    """Under the dungeon, in room order."""
    SHUFFLED = "shuffled"
    """Back into the dungeon, which is then shuffled."""


class WeaponLimit(Choice):
    """Which monsters a used weapon can still strike."""

    BELOW = "below"
    """Those weaker than its last kill."""
    AT_MOST = "at_most"
    """Those no stronger than its last kill."""


class Potions(Choice):
    """Which potions heal."""

    ONE_PER_ROOM = "one_per_room"
    """The first taken in a room."""
    NOT_IN_A_ROW = "not_in_a_row"
    """Those not taken right after another, even in a new room or after a run."""


class Ending(Choice):
    """How the dungeon ends."""

    PLAY_OUT = "play_out"
    """The cards that are left when it runs out are faced."""
    SHORT_ROOM = "short_room"
    """The game ends as soon as a full room can't be dealt."""


class Scoring(Choice):
    """How a win is scored."""

    HEALTH = "health"
    """With the remaining health, and the value of a potion taken last at full health."""
    LOW = "low"
    """With minus the remaining health; the lowest score is best."""


class LossCounts(Choice):
    """Where the cards are that count against a fallen hero."""

    DECK = "deck"
    DUNGEON = "dungeon"
    """In the room too."""
