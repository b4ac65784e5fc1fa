"""Statistics drawn from characters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scoundrel.history.statistics import WINDOW, Result, accuracy_over_time, histogram
from scoundrel.plots.style import CANDLE, PERCENT, Inks, draw, line_sign, whole_ticks
from scoundrel.texts import say

__all__ = ["accuracy_plot", "score_plot"]

AROUND_BARS = 5
"""Lines of a plot that are not bars: the frame, the axis and the labels."""


def score_plot(
    results: Iterable[Result],
    width: int = 76,
    height: int = 16,
    *,
    colour: bool = False,
    ascii_only: bool = False,
    inks: Inks = CANDLE,
) -> str:
    """How often each range of scores was reached: a bar for each, the highest scores on top."""
    bins = histogram([result.score for result in results], most=max(2, height - AROUND_BARS))
    if not bins:
        return say("statistics-none")
    most = max(each.games for each in bins)

    def paint(plot: Any) -> None:
        for place, each in enumerate(bins):
            if each.games:
                plot.plot([0, each.games], [place, place], marker="█", color=inks.main)
        # With a line for each bar, none falls between two of them.
        plot.ylim(0, max(1, len(bins) - 1))
        plot.yticks(list(range(len(bins))), [each.words for each in bins])
        plot.xlim(0, most)
        plot.xticks(whole_ticks(0, most))

    up, across = say("plots-score"), say("plots-games")
    return draw(
        paint, up, across, width, max(2, len(bins)) + AROUND_BARS, colour=colour, ascii_only=ascii_only
    )


def accuracy_plot(
    results: Iterable[Result],
    width: int = 76,
    height: int = 16,
    *,
    colour: bool = False,
    ascii_only: bool = False,
    inks: Inks = CANDLE,
) -> str:
    """The accuracy of each game, and the mean over the last few games as a curve."""
    points = accuracy_over_time(results, WINDOW)
    if not points:
        return say("statistics-no_accuracy")
    numbers = list(range(1, len(points) + 1))

    def paint(plot: Any) -> None:
        plot.scatter(numbers, [100 * point.accuracy for point in points], marker="x", color=inks.second)
        means = [100 * point.mean for point in points]
        plot.plot(numbers, means, marker=line_sign(ascii_only), color=inks.main)
        plot.ylim(0, 100)
        plot.yticks(PERCENT)
        plot.xlim(1, max(2, len(points)))
        plot.xticks(whole_ticks(1, len(points)))

    up, across = say("plots-accuracy"), say("plots-game", n=WINDOW)
    return draw(paint, up, across, width, height, colour=colour, ascii_only=ascii_only)
