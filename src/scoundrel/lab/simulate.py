"""Many games by one player, counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from math import sqrt
from typing import Self

from scoundrel.errors import ScoundrelError, quote
from scoundrel.rules import Rules, nearest
from scoundrel.search.rollouts import random_games

__all__ = ["BATCH", "BOTS", "Tally", "simulate", "wilson"]

BATCH = 10_000
"""Games dealt from one seed. A batch is the unit of work: totals don't depend on who plays which."""

BOTS: dict[str, Callable[[Rules, str, int], dict[str, int | list[int]]]] = {"random": random_games}
"""Players by name: each plays a number of games from one seed and counts them."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What was counted; tallies of two batches add up."""

    games: int = 0
    moves: int = 0
    any_won: int = 0
    """Games that at least one player won."""
    wins: tuple[int, int] = (0, 0)
    scores: tuple[int, int] = (0, 0)
    squares: tuple[int, int] = (0, 0)
    """The sum of the scores' squares, for their spread."""

    def __add__(self, other: Self) -> Tally:
        sums = {}
        for field in fields(self):
            mine, theirs = getattr(self, field.name), getattr(other, field.name)
            if isinstance(mine, tuple):
                sums[field.name] = tuple(a + b for a, b in zip(mine, theirs, strict=True))
            else:
                sums[field.name] = mine + theirs
        return Tally(**sums)

    def mean_score(self, player: int) -> tuple[float, float]:
        """The mean score of a player, and its 95 % margin either way."""
        mean = self.scores[player] / self.games
        variance = max(0.0, self.squares[player] / self.games - mean * mean)
        return mean, 1.96 * sqrt(variance / self.games)


def simulate(rules: Rules, bot: str, games: int, seed: str) -> Iterator[Tally]:
    """Play so many games; yields the tally so far after each batch.

    The games of batch number b are dealt one after the other from the stream of the seed ``SEED/b``.
    """
    try:
        play = BOTS[bot]
    except KeyError:
        raise ScoundrelError(
            f"there is no player {quote(bot)}{nearest(bot, BOTS)}; the players are {', '.join(BOTS)}"
        ) from None
    total = Tally()
    for batch, first in enumerate(range(0, games, BATCH)):
        counted = play(rules, f"{seed}/{batch}", min(BATCH, games - first))
        total += Tally(
            **{name: tuple(value) if isinstance(value, list) else value for name, value in counted.items()}  # type: ignore[arg-type]
        )
        yield total


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if not trials:
        return 0.0, 1.0
    z = 1.959964
    share = successes / trials
    centre = share + z * z / (2 * trials)
    margin = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)
