"""Who made each rule set, what is special about it, and what its settings don't say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from scoundrel.texts import Message, in_english

__all__ = ["SOURCES", "Source", "Topic"]


class Topic(Enum):
    """What rules speak of, in this order."""

    DUNGEON = "dungeon"
    HEALTH = "health"
    ROOMS = "rooms"
    AVOIDING = "avoiding"
    MONSTERS = "monsters"
    WEAPONS = "weapons"
    POTIONS = "potions"
    END = "end"
    SCORE = "score"

    @property
    def in_words(self) -> Message:
        """What it is called, to be said in any language."""
        return Message(f"rules-topic-{self.value}")


@dataclass(frozen=True, slots=True)
class Source:
    """Who made a rule set, what is special about it, and what its settings don't say."""

    told_credit: Message
    told_gist: Message
    notes: Mapping[Topic, Message]
    """An extra sentence for some of the topics."""
    heroes: int = 1
    """How many heroes share the health of a party."""

    @property
    def credit(self) -> str:
        """Who made it, in English."""
        return in_english(self.told_credit)

    @property
    def gist(self) -> str:
        """What is special about it, in English."""
        return in_english(self.told_gist)


def _source(name: str, credit: str, notes: Mapping[Topic, Message], heroes: int = 1) -> Source:
    return Source(Message(f"rules-credit-{credit}"), Message(f"rules-gist-{name}"), notes, heroes)


_PARTY = {Topic.HEALTH: Message("rules-note-party")}
_UNSCORED = {Topic.SCORE: Message("rules-note-unscored")}

SOURCES: Mapping[str, Source] = {
    "classic": _source("classic", "online", {}),
    "easy": _source("easy", "online", {}),
    "hard": _source("hard", "online", {}),
    "original": _source("original", "first", {}),
    "sidestep": _source("sidestep", "site", {}),
    "dragons": _source("dragons", "dragons", _PARTY, heroes=5),
    "dragons-duo": _source("dragons-duo", "dragons", _PARTY, heroes=5),
    "digital": _source("digital", "digital", _UNSCORED),
}
"""The source of each rule set."""
