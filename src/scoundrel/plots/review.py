"""The curve of a game: the chance to win, room by room, as a picture or in the terminal."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

from scoundrel.coach.review import Grade, Review
from scoundrel.errors import ScoundrelError, quote
from scoundrel.extras import installing
from scoundrel.files import write_whole
from scoundrel.plots.style import CANDLE, PERCENT, Inks, draw, line_sign, whole_ticks
from scoundrel.texts import say
from scoundrel.words.telling import result

__all__ = ["PICTURES", "chart", "check_picture", "picture"]

PICTURES = (".svg", ".png")
"""What a picture's file name may end in."""

SMALL = 12
"""A chart with fewer lines has two axes, with fewer ticks, and no frame."""
_MARKS = {Grade.INACCURACY: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}


def chart(
    review: Review,
    width: int = 76,
    height: int = 16,
    *,
    colour: bool = False,
    ascii_only: bool = False,
    inks: Inks = CANDLE,
) -> str:
    """The curve in characters: the chance before each decision, and what each decision left of it."""
    rooms, before, after = _curve(review)
    ticks = whole_ticks(1, max(rooms))

    def paint(plot: Any) -> None:
        plot.plot(rooms, before, marker=line_sign(ascii_only), color=inks.main)
        plot.scatter(rooms, after, marker="x", color=inks.bad)
        plot.ylim(0, 100)
        plot.yticks(PERCENT[::2] if height < SMALL else PERCENT)
        plot.xlim(1, max(2, *rooms))
        plot.xticks(ticks, [_place(review, tick) for tick in ticks])
        if height < SMALL:
            plot.xaxes(True, False)
            plot.yaxes(True, False)

    up, across = say("plots-chance"), say("plots-room")
    return draw(paint, up, across, width, height, colour=colour, ascii_only=ascii_only)


def picture(review: Review, path: Path) -> None:
    """The curve as a picture in a file."""
    check_picture(path)
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
        from matplotlib.ticker import MaxNLocator
    except ImportError:
        raise ScoundrelError("error-needs_matplotlib", command=installing("lab")) from None
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
    axes.xaxis.set_major_formatter(lambda at, _: _place(review, round(at)))
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
        raise ScoundrelError("error-not_a_picture", path=quote(path))


def _curve(review: Review) -> tuple[list[int], list[float], list[float]]:
    return (
        [*range(1, len(review.decisions) + 1)],
        [100 * decision.before for decision in review.decisions],
        [100 * decision.after for decision in review.decisions],
    )


def _place(review: Review, at: int) -> str:
    """Which room stands at a place of the curve, as people count it."""
    return str(review.decisions[at - 1].place) if 0 < at <= len(review.decisions) else ""


def _title(review: Review) -> str:
    deal = f", deal {review.game.seed}" if review.game.seed else ""
    return f"{review.game.rules.name}{deal}: {result(review.game)}"
