"""The curve of a game in words: the chance to win, room by room, for those who hear it."""

from __future__ import annotations

from collections.abc import Iterator

from scoundrel.coach.review import Review
from scoundrel.texts import say
from scoundrel.words.phrases import chance_words

__all__ = ["curve_words"]


def curve_words(review: Review) -> Iterator[str]:
    """A sentence for each decision: the chance before it, and after it if it gave something away."""
    for each in review.decisions:
        before, after = chance_words(each.before), chance_words(each.after)
        key = "curve-room" if before == after else "curve-room_changed"
        yield say(key, number=each.place, before=before, after=after)
    if (turning := review.turning_point) is not None:
        yield say("curve-turning_cards" if turning.by_cards else "curve-turning", number=turning.place)
