"""The first dungeons: deals of the standard game for those who are new to it, from kind to fair.

They come with the program, in `rungs.json`; `make ladder` searches for them again. Each records how many
games three players won of it, so that what is said of it was measured.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files

__all__ = ["RULES", "Rung", "rung_of", "rungs"]

RULES = "classic"
"""The rules of every first dungeon."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A deal of the ladder, and what is known of it."""

    number: int
    """Its place on the ladder, from 1, the kindest."""
    seed: str
    careless: float
    """The share of games won by a player who takes the first plan that is no blunder."""
    sound: float
    """The share won by a player who takes the first plan that the coach calls good."""
    thumb: float
    """The share won by a rule of thumb that never looks beyond the room, with ties broken at random."""

    def as_data(self) -> dict[str, object]:
        """The rung as data for JSON."""
        return asdict(self)


@cache
def rungs() -> tuple[Rung, ...]:
    """The ladder, from its first rung to its last."""
    said = json.loads(files("scoundrel.coach").joinpath("rungs.json").read_text("utf-8"))
    return tuple(Rung(**each) for each in said)


def rung_of(rules: str, seed: str | None) -> Rung | None:
    """The rung that is a deal of these rules, by their name; None for any other deal."""
    if rules != RULES:
        return None
    return next((rung for rung in rungs() if rung.seed == seed), None)
