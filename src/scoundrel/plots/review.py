"""The curve of a game: the chance to win, room by room, as a picture or in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from threading import Lock
from typing import Any

from scoundrel.coach.review import Grade, Review
from scoundrel.errors import ScoundrelError, quote
from scoundrel.files import write_whole
from scoundrel.words.table import result

__all__ = ["BLOOD", "GOLD", "PICTURES", "STEEL", "chart", "check_picture", "draw", "picture"]

PICTURES = (".svg", ".png")
"""What a picture's file name may end in."""

BLOOD, STEEL, GOLD = (209, 73, 63), (143, 176, 196), (224, 176, 74)

SMALL = 12
"""A chart with fewer lines has two axes, with fewer marks, and no frame."""
_MARKS = {Grade.INACCURACY: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}


_BOX_TO_ASCII = str.maketrans("─│┌┐└┘├┤┬┴┼−", "-|+++++++++-")
_pen = Lock()
"""Held while drawing, because plotext has a single figure for all threads."""


def chart(
    review: Review, width: int = 76, height: int = 16, *, colour: bool = False, ascii_only: bool = False
) -> str:
    """The curve in characters."""
    rooms, before, after = _curve(review)

    def paint(plot: Any) -> None:
        plot.plot(rooms, before, marker="*" if ascii_only else "braille", color=GOLD)
        plot.scatter(rooms, after, marker="x", color=BLOOD)
        plot.ylim(0, 100)
        plot.yticks([0, 50, 100] if height < SMALL else [0, 25, 50, 75, 100])
        plot.xlim(1, max(2, *rooms))
        plot.xticks(rooms if len(rooms) <= 20 else rooms[:: len(rooms) // 10])
        if height < SMALL:
            plot.xaxes(True, False)
            plot.yaxes(True, False)
        else:
            plot.xlabel("room")

    return draw(paint, width, height, colour=colour, ascii_only=ascii_only)


def draw(
    paint: Callable[[Any], None], width: int, height: int, *, colour: bool = False, ascii_only: bool = False
) -> str:
    """What `paint` draws with plotext, as lines of text without a background colour."""
    import plotext

    with _pen:
        plotext.clear_figure()
        plotext.theme("clear")
        plotext.limit_size(False, False)
        plotext.plot_size(width, height)
        paint(plotext)
        drawn = plotext.build()
    drawn = drawn if colour else plotext.uncolorize(drawn)
    lines = (line.rstrip() for line in drawn.splitlines())
    return "\n".join(lines).translate(_BOX_TO_ASCII if ascii_only else {})


def picture(review: Review, path: Path) -> None:
    """The curve as a picture in a file."""
    check_picture(path)
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
        from matplotlib.ticker import MaxNLocator
    except ImportError:
        raise ScoundrelError("a picture needs Matplotlib: pip install 'scoundrel-cards[lab]'") from None
    rooms, before, after = _curve(review)
    figure = Figure(figsize=(9, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.plot(rooms, before, color="#8a6d1f", label="before the decision")
    axes.vlines(rooms, after, before, color="#b03a31", linewidth=2)
    axes.plot(rooms, after, "o", color="#b03a31", markersize=3, label="after it, before the next cards")
    for decision, room, value in zip(review.decisions, rooms, after, strict=True):
        if decision.grade in _MARKS:
            axes.text(room, value - 5, _MARKS[decision.grade], ha="center", va="center")
    axes.set(xlabel="room", ylabel="chance to win, %", ylim=(-8, 104), title=_title(review))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    drawn = BytesIO()
    # The same review gives the same file, to the last byte.
    metadata = {"Date": None} if path.suffix.lower() == ".svg" else None
    with rc_context({"svg.hashsalt": "scoundrel"}):
        figure.savefig(drawn, format=path.suffix[1:].lower(), metadata=metadata)
    write_whole(path, drawn.getvalue())


def check_picture(path: Path) -> None:
    if path.suffix.lower() not in PICTURES:
        raise ScoundrelError(
            f"{quote(path)} is not a picture: its name must end in {' or '.join(PICTURES)}"
        )


def _curve(review: Review) -> tuple[list[int], list[float], list[float]]:
    return (
        [decision.room_number for decision in review.decisions],
        [100 * decision.before for decision in review.decisions],
        [100 * decision.after for decision in review.decisions],
    )


def _title(review: Review) -> str:
    deal = f", deal {review.game.seed}" if review.game.seed else ""
    return f"{review.game.rules.name}{deal}: {result(review.game)}"
