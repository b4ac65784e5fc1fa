"""Statistics drawn from characters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scoundrel.history.statistics import WINDOW, ResultLike, accuracy_over_time, histogram
from scoundrel.plots.review import GOLD, STEEL, draw
from scoundrel.words.texts import figure, say

__all__ = ["accuracy_plot", "score_plot"]

A_BAR = 6
"""The number of columns that a bar needs for itself and its label."""
MOST_TICKS = 5


def score_plot(
    results: Iterable[ResultLike],
    width: int = 76,
    height: int = 16,
    *,
    colour: bool = False,
    ascii_only: bool = False,
) -> str:
    """How often each score was reached."""
    bins = histogram([result.score for result in results], most=max(2, width // A_BAR - 1))
    if not bins:
        return say("statistics.none")
    counts = [each.games for each in bins]

    def paint(plot: Any) -> None:
        marker = "#" if ascii_only else "sd"
        plot.bar([figure(each.low) for each in bins], counts, marker=marker, color=GOLD, width=0.8)
        plot.yticks(_whole_ticks(max(counts)))
        plot.xlabel(say("statistics.score_axis", n=bins[0].high - bins[0].low + 1))

    return draw(paint, width, height, colour=colour, ascii_only=ascii_only)


def accuracy_plot(
    results: Iterable[ResultLike],
    width: int = 76,
    height: int = 16,
    *,
    colour: bool = False,
    ascii_only: bool = False,
) -> str:
    """The accuracy of each game, and the mean over the last few games as a curve."""
    points = accuracy_over_time(results, WINDOW)
    if not points:
        return say("statistics.no_accuracy")
    numbers = list(range(1, len(points) + 1))

    def paint(plot: Any) -> None:
        plot.scatter(numbers, [100 * point.accuracy for point in points], marker="x", color=STEEL)
        marker = "*" if ascii_only else "braille"
        plot.plot(numbers, [100 * point.mean for point in points], marker=marker, color=GOLD)
        plot.ylim(0, 100)
        plot.yticks([0, 25, 50, 75, 100])
        plot.xlim(1, max(2, len(points)))
        plot.xticks(_whole_ticks(len(points))[1:])
        plot.xlabel(say("statistics.accuracy_axis", n=WINDOW))

    return draw(paint, width, height, colour=colour, ascii_only=ascii_only)


def _whole_ticks(most: int) -> list[int]:
    """A few whole numbers from 0 to `most`."""
    step = -(-most // MOST_TICKS)
    return [*range(0, most, step), most]
