"""Progress of long work, on standard error if that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from scoundrel.engine.tally import wilson
from scoundrel.words.phrases import percent

__all__ = ["Advance", "progress", "rate_so_far"]


Advance = Callable[[int, str | None], None]
"""Called with how many more games are done, and what is known so far."""


@contextmanager
def progress(games: int) -> Iterator[Advance]:
    """A progress bar with the time left, for this many games."""
    with click.progressbar(
        length=games,
        item_show_func=lambda known: known or "",
        show_percent=False,
        show_pos=True,
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
    ) as bar:
        bar.render_progress()
        yield bar.update


def rate_so_far(won: int, games: int) -> str:
    """A win rate with its interval, short enough to fit beside the bar."""
    low, high = wilson(won, games)
    return f"won {percent(won / max(1, games), 2)} ({percent(low, 2)} to {percent(high, 2)})"
