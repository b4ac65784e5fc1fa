"""Many games by one player, counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt

from scoundrel.errors import ScoundrelError, quote
from scoundrel.rules import Rules, nearest
from scoundrel.search.rollouts import Tally, random_games

__all__ = ["BATCH", "BOTS", "Tally", "mean_score", "simulate", "wilson"]

BATCH = 10_000
"""Games dealt from one seed. A batch is the unit of work: totals don't depend on who plays which."""

BOTS: dict[str, Callable[[Rules, str, int], Tally]] = {"random": random_games}
"""Players by name: each plays a number of games from one seed and counts them."""


def added(one: Tally, other: Tally) -> Tally:
    """The tally of two batches together."""
    return Tally(
        games=one.games + other.games,
        moves=one.moves + other.moves,
        won=one.won + other.won,
        wins=_sums(one.wins, other.wins),
        scores=_sums(one.scores, other.scores),
        squares=_sums(one.squares, other.squares),
    )


def _sums(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(one, other, strict=True)))


def mean_score(tally: Tally, player: int) -> tuple[float, float]:
    """The mean score of a player, and its 95 % margin either way."""
    mean = tally.scores[player] / tally.games
    variance = max(0.0, tally.squares[player] / tally.games - mean * mean)
    return mean, 1.96 * sqrt(variance / tally.games)


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
        total = added(total, play(rules, f"{seed}/{batch}", min(BATCH, games - first)))
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
