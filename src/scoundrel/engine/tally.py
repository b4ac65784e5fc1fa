"""Totals over many games, and the confidence interval of a share."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

__all__ = ["Played", "Tally", "Z", "wilson"]

Z = 1.959964
"""95 % of a normal distribution lies within this many standard deviations of its mean."""


class Tally(NamedTuple):
    """Totals over some games; `won` counts those that at least one player won."""

    games: int = 0
    moves: int = 0
    won: int = 0
    wins: tuple[int, ...] = (0, 0)
    scores: tuple[int, ...] = (0, 0)
    squares: tuple[int, ...] = (0, 0)
    forfeits: int = 0


class Played(NamedTuple):
    """How one game went: who won and with what score, and what was done on the way.

    `runs` counts how often a room or one of its cards was avoided; `could_run` counts the rooms where it
    could have been.
    """

    wins: tuple[bool, ...]
    scores: tuple[int, ...]
    moves: int
    rooms: int
    runs: int
    could_run: int
    forfeited: bool = False


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % Wilson interval for a share."""
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    centre = share + Z * Z / (2 * trials)
    reach = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)
