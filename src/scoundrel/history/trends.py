"""Scores and accuracy game by game, in words: what the plots show, for those who hear it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoundrel.history.statistics import WINDOW, Result, accuracy_over_time, histogram
from scoundrel.texts import say
from scoundrel.words.phrases import accuracy_words, listed

__all__ = ["trend_words"]

MOST_RANGES = 6
"""The most ranges of scores: a list that is heard should be short."""
MOST_GAMES = 10


def trend_words(results: Sequence[Result]) -> Iterator[str]:
    """How often each range of scores was reached, from the highest down; then the last games' accuracy."""
    ranges = [
        say("trend-range", range=each.words, n=each.games)
        for each in reversed(histogram([result.score for result in results], MOST_RANGES))
        if each.games
    ]
    yield say("trend-scores", ranges=listed(ranges))
    points = accuracy_over_time(results, WINDOW)
    if not points:
        yield say("statistics-no_accuracy")
        return
    last = points[-MOST_GAMES:]
    shares = listed(accuracy_words(point.accuracy) for point in last)
    yield say("trend-accuracy", n=len(last), shares=shares)
    yield say("trend-mean", n=min(WINDOW, len(points)), share=accuracy_words(points[-1].mean))
