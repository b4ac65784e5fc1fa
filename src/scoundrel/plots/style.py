"""The look that all plots share: a frame, named axes, three inks, and characters only."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any, NamedTuple

from scoundrel.words.spelling import IN_ASCII

__all__ = ["CANDLE", "PERCENT", "Inks", "draw", "line_sign", "whole_ticks"]

Ink = tuple[int, int, int]


class Inks(NamedTuple):
    """The colours of a plot: what it is about, what accompanies it, and what went wrong."""

    main: Ink
    second: Ink
    bad: Ink


CANDLE = Inks((224, 176, 74), (143, 176, 196), (209, 73, 63))
PERCENT = (0, 25, 50, 75, 100)
MOST_TICKS = 5

_pen = Lock()
"""Held while drawing, because plotext has a single figure for all threads."""


def draw(
    paint: Callable[[Any], None],
    up: str,
    across: str,
    width: int,
    height: int,
    *,
    colour: bool = False,
    ascii_only: bool = False,
) -> str:
    """What `paint` draws with plotext, as lines of text without a background colour.

    The label of the y axis is above it, that of the x axis below.
    """
    import plotext

    with _pen:
        plotext.clear_figure()
        plotext.theme("clear")
        plotext.limit_size(False, False)
        plotext.plot_size(width, height - 1)
        paint(plotext)
        plotext.xlabel(across)
        drawn = plotext.build()
    drawn = drawn if colour else plotext.uncolorize(drawn)
    lines = (up, *(line.rstrip() for line in drawn.splitlines()))
    return "\n".join(lines).translate(IN_ASCII if ascii_only else {})


def line_sign(ascii_only: bool) -> str:
    """What a curve is drawn with."""
    return "*" if ascii_only else "braille"


def whole_ticks(first: int, last: int) -> list[int]:
    """A few whole numbers from the first to the last, both included."""
    step = max(1, -(-(last - first) // MOST_TICKS))
    # The last but one gives way if it is too close to the last.
    return [*(tick for tick in range(first, last, step) if 2 * (last - tick) > step), last]
