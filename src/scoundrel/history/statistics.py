"""How a player's games went: wins, streaks and averages, by rule set."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import NamedTuple

from scoundrel.engine.tally import wilson
from scoundrel.rules import RULEBOOK
from scoundrel.texts import figure, say
from scoundrel.words.phrases import accuracy_words, percent

__all__ = [
    "WINDOW",
    "Bin",
    "Point",
    "Result",
    "Standing",
    "Summary",
    "accuracy_over_time",
    "histogram",
    "in_words",
    "standing",
    "summaries",
    "summary",
]

WINDOW = 10
"""How many games a moving average covers."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game: the name of its rules, and how it ended."""

    name: str
    won: bool
    score: int
    ended: datetime
    accuracy: float | None = None
    aided: bool = False
    """Whether the coach gave hints."""


@dataclass(frozen=True, slots=True)
class Summary:
    """Some finished games, counted."""

    games: int
    wins: int
    """Games won without hints."""
    aided_wins: int
    """Games won with hints."""
    interval: tuple[float, float]
    """The 95 % interval of the share of games won without hints."""
    current_streak: int
    longest_streak: int
    best: int | None
    average: float | None
    accuracy: float | None
    """The mean accuracy of the games that have one."""

    @property
    def share(self) -> float | None:
        counted = self.games - self.aided_wins
        return self.wins / counted if counted else None


def summary(results: Iterable[Result]) -> Summary:
    """A summary of these games, in any order.

    A win with hints is counted separately: it neither ends a row of wins nor is part of it.
    """
    ordered = _by_time(results)
    own = [result for result in ordered if not (result.won and result.aided)]
    wins = sum(result.won for result in own)
    best = max(ordered, key=_merit, default=None)
    return Summary(
        games=len(ordered),
        wins=wins,
        aided_wins=len(ordered) - len(own),
        interval=wilson(wins, len(own)),
        current_streak=_current_streak(own),
        longest_streak=_longest_streak(own),
        best=best.score if best else None,
        average=_mean([result.score for result in ordered]),
        accuracy=_mean([result.accuracy for result in ordered if result.accuracy is not None]),
    )


def summaries(results: Iterable[Result]) -> dict[str, Summary]:
    """A summary per rule set played, known ones first."""
    played = list(results)
    names = {result.name for result in played}
    known = [name for name in RULEBOOK if name in names]
    return {
        name: summary(result for result in played if result.name == name)
        for name in [*known, *sorted(names.difference(known))]
    }


def in_words(counted: Summary) -> tuple[str, ...]:
    """A summary in sentences."""
    if counted.average is None:
        return (say("statistics-none"),)
    low, high = map(percent, counted.interval)
    share = counted.share
    told = [
        say("statistics-games", n=counted.games, wins=counted.wins),
        *([say("statistics-aided", n=counted.aided_wins)] if counted.aided_wins else []),
        *([] if share is None else [say("statistics-share", share=percent(share), low=low, high=high)]),
        say("statistics-streak", current=counted.current_streak, longest=counted.longest_streak),
        say("statistics-score", best=counted.best, average=figure(counted.average, ".1f")),
    ]
    if counted.accuracy is not None:
        told.append(say("statistics-accuracy", share=accuracy_words(counted.accuracy)))
    return tuple(told)


class Standing(NamedTuple):
    """Where a game stands among the earlier ones by the same rules."""

    games: int
    """How many earlier games count."""
    best: int | None
    """The best score of the earlier games."""
    average: float
    """The average score, this game included."""
    is_best: bool
    """Whether this game is better than all earlier ones."""
    streak: int
    """Wins in a row, this game included."""
    streak_before: int

    @property
    def words(self) -> str:
        """Best, average and streak, or that this is the first game."""
        if not self.games:
            return say("standing-first")
        best = say("standing-new_best" if self.is_best else "standing-best", best=self.best)
        average = say("standing-average", average=figure(self.average, ".1f"))
        key = "standing-streak_was" if self.streak < self.streak_before else "standing-streak"
        streak = say(key, n=self.streak, before=self.streak_before)
        return say("standing-line", best=best, average=average, streak=streak)


def standing(this: Result, earlier: Sequence[Result]) -> Standing:
    """Where a game that counts stands among the earlier ones."""
    before, now = summary(earlier), summary([*earlier, this])
    assert now.average is not None
    return Standing(
        games=before.games,
        best=before.best,
        average=now.average,
        is_best=bool(earlier) and _merit(this) > max(map(_merit, earlier)),
        streak=now.current_streak,
        streak_before=before.current_streak,
    )


def _by_time(results: Iterable[Result]) -> list[Result]:
    return sorted(results, key=lambda result: result.ended)


def _merit(result: Result) -> tuple[bool, int]:
    """How good a result is, whether high or low scores are best.

    Either way, a win is better the farther its score is from zero, and a loss the closer.
    """
    return result.won, abs(result.score) if result.won else -abs(result.score)


def _current_streak(ordered: Sequence[Result]) -> int:
    losses = [number for number, result in enumerate(ordered, 1) if not result.won]
    return len(ordered) - max(losses, default=0)


def _longest_streak(ordered: Sequence[Result]) -> int:
    rows = groupby(ordered, key=lambda result: result.won)
    return max((len(list(row)) for won, row in rows if won), default=0)


def _mean(numbers: Sequence[float]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


# --- For plots ---------------------------------------------------------------------------------------


class Bin(NamedTuple):
    """The number of games with a score from `low` to `high`, inclusive."""

    low: int
    high: int
    games: int

    @property
    def words(self) -> str:
        """Its range of scores."""
        if self.low == self.high:
            return say("plots-one", low=self.low)
        return say("plots-range", low=self.low, high=self.high)


def histogram(scores: Sequence[int], most: int = 12) -> tuple[Bin, ...]:
    """The scores in at most `most` bins of a round width."""
    if not scores:
        return ()
    width = next(width for width in _round_widths() if max(scores) // width - min(scores) // width < most)
    return tuple(
        Bin(low, low + width - 1, sum(low <= score < low + width for score in scores))
        for low in range(min(scores) // width * width, max(scores) + 1, width)
    )


def _round_widths() -> Iterable[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    scale = 1
    while True:
        yield from (scale, 2 * scale, 5 * scale)
        scale *= 10


class Point(NamedTuple):
    """The accuracy of a game, and the moving average up to it."""

    ended: datetime
    accuracy: float
    mean: float


def accuracy_over_time(results: Iterable[Result], window: int = WINDOW) -> tuple[Point, ...]:
    """The games that have an accuracy, oldest first."""
    known = [(result.ended, result.accuracy) for result in _by_time(results) if result.accuracy is not None]
    points = []
    for number, (ended, accuracy) in enumerate(known, 1):
        last = [each for _, each in known[max(0, number - window) : number]]
        points.append(Point(ended, accuracy, sum(last) / len(last)))
    return tuple(points)
