"""What games come to when they are counted, and how sure one can be of a share."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

__all__ = ["Played", "Tally", "Z", "wilson"]

Z = 1.959964
"""95 % of a normal distribution lie within this many standard errors of its mean."""


class Tally(NamedTuple):
    """What was counted over some games; `won` are those that at least one player won."""

    games: int = 0
    moves: int = 0
    won: int = 0
    wins: tuple[int, ...] = (0, 0)
    scores: tuple[int, ...] = (0, 0)
    squares: tuple[int, ...] = (0, 0)
    forfeits: int = 0


class Played(NamedTuple):
    """How one game went: who won and with what score, and what was done on the way.

    `runs` counts how often a room, or a card of it, was avoided; `could_run` in how many rooms it could be.
    """

    wins: tuple[bool, ...]
    scores: tuple[int, ...]
    moves: int
    rooms: int
    runs: int
    could_run: int
    forfeited: bool = False


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    centre = share + Z * Z / (2 * trials)
    reach = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)
