"""What is counted over many games, and how certain it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

from scoundrel.engine.tally import Played, Tally, Z

__all__ = ["added", "margin", "mean_score", "tally_of"]


def tally_of(games: Sequence[Played]) -> Tally:
    """The tally of some games. A forfeited game is won by nobody and has no score."""
    fair = [played for played in games if not played.forfeited]
    scores = list(zip(*[played.scores for played in fair], strict=True))
    return Tally(
        games=len(games),
        moves=sum(played.moves for played in games),
        won=sum(any(played.wins) for played in fair),
        wins=_pair(map(sum, zip(*[played.wins for played in fair], strict=True))),
        scores=_pair(map(sum, scores)),
        squares=_pair(sum(score * score for score in column) for column in scores),
        forfeits=len(games) - len(fair),
    )


def _pair(numbers: Iterable[int]) -> tuple[int, ...]:
    return (*numbers, 0, 0)[:2]


def added(one: Tally, other: Tally) -> Tally:
    """The tally of two batches together."""
    return Tally(
        games=one.games + other.games,
        moves=one.moves + other.moves,
        won=one.won + other.won,
        wins=_sums(one.wins, other.wins),
        scores=_sums(one.scores, other.scores),
        squares=_sums(one.squares, other.squares),
        forfeits=one.forfeits + other.forfeits,
    )


def _sums(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(one, other, strict=True)))


def mean_score(tally: Tally, player: int) -> tuple[float, float]:
    """The mean score of a player over the games not forfeited, and its 95 % margin either way."""
    return margin(tally.scores[player], tally.squares[player], tally.games - tally.forfeits)


def margin(total: float, squares: float, count: int) -> tuple[float, float]:
    """The mean of some numbers from their sum and the sum of their squares, and its 95 % margin."""
    count = max(1, count)
    mean = total / count
    variance = max(0.0, squares / count - mean * mean)
    return mean, Z * sqrt(variance / count)
