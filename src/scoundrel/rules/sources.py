"""Who made each rule set, and what is special about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["SOURCES", "Source"]


@dataclass(frozen=True, slots=True)
class Source:
    """Who made a rule set, what is special about it, and what its settings don't say."""

    credit: str
    gist: str
    notes: Mapping[str, str] = field(default_factory=dict)
    """An extra sentence for some of the topics."""
    heroes: int = 1
    """How many heroes share the health of a party."""


_DESIGNERS = "Designed by Zach Gage and Kurt Bieg"
_ONLINE = f"{_DESIGNERS}; as played by an online Scoundrel with three difficulties."
_DRAGONS = (
    "Diamonds & Dragons is by Rory Philstrom. It is a version of Battle of Cards by Alexander Petcoglo, "
    "which is itself a variant of Scoundrel by Zach Gage and Kurt Bieg."
)
_PARTY = (
    "A party is five heroes with 4 health each: the king and queen of hearts, "
    "and the king, queen and jack of diamonds."
)

SOURCES: Mapping[str, Source] = {
    "classic": Source(_ONLINE, "The standard game: you may run, but not twice in a row."),
    "easy": Source(_ONLINE, "You may run any number of times in a row."),
    "hard": Source(_ONLINE, "No running at all."),
    "original": Source(
        f"{_DESIGNERS}; these are their own rules from 2011.",
        "As first published: a used weapon can also strike an equal monster.",
    ),
    "sidestep": Source(
        f"{_DESIGNERS}; as played by another site.",
        "Put one card away instead of running; red aces; the lowest score is best.",
    ),
    "dragons": Source(
        _DRAGONS,
        "Dragons, weapons that break, and a dungeon that is shuffled when you run.",
        {"Health": _PARTY},
        heroes=5,
    ),
    "dragons-duo": Source(
        _DRAGONS, "Two parties share a double deck in rooms of seven.", {"Health": _PARTY}, heroes=5
    ),
    "digital": Source(
        f"{_DESIGNERS}; as described in a specification for digital versions.",
        "You win as soon as a full room can't be dealt.",
        {"Score": "The specification defines no score; this one is taken from the rules of 2011."},
    ),
}
"""The source of each rule set."""
