"""The daily dungeon: one deal a day, the same for everyone, by the UTC calendar."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from scoundrel.errors import DealError
from scoundrel.game import Game
from scoundrel.play.codes import deal_code
from scoundrel.play.keeping import Store
from scoundrel.words.dates import span_words, weekday_words
from scoundrel.words.texts import say

__all__ = [
    "Clock",
    "Streak",
    "daily_game",
    "daily_seed",
    "day_of",
    "day_of_seed",
    "next_opens",
    "now",
    "read_moment",
    "spare_the_daily",
    "streak",
    "today",
    "which_day",
]

RULES = "classic"
Clock = Callable[[], datetime]
"""Tells the current time, with its time zone."""


def now() -> datetime:
    """The real clock."""
    return datetime.now(UTC)


def read_moment(text: str) -> datetime:
    """A point in time as ISO 8601 writes it; one without a time zone is in UTC."""
    moment = datetime.fromisoformat(text)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def today(clock: Clock = now) -> date:
    """Today's date in UTC."""
    return clock().astimezone(UTC).date()


def next_opens(clock: Clock = now) -> str:
    """When the next dungeon opens, as part of a sentence."""
    moment = clock().astimezone(UTC)
    began = moment.replace(hour=0, minute=0, second=0, microsecond=0)
    return say("days.next", span=span_words(began + timedelta(days=1) - moment))


def which_day(clock: Clock = now) -> tuple[str, str]:
    """Today's date, and when the next dungeon opens: all that is known before the saved games are open."""
    return weekday_words(today(clock)), next_opens(clock)


def daily_seed(day: date) -> str:
    """The seed of that day, such as ``daily/2026-11-15``."""
    return f"daily/{day:%Y-%m-%d}"


def daily_game(day: date) -> Game:
    """The daily dungeon of that day."""
    return Game.deal(RULES, daily_seed(day))


def day_of(game: Game) -> date | None:
    """The day of a daily dungeon; None for any other game."""
    code = deal_code(game) or ""
    return day_of_seed(code.removeprefix(f"{RULES}/")) if code.startswith(f"{RULES}/") else None


def day_of_seed(seed: str | None) -> date | None:
    """The day whose dungeon has this seed; even under other rules it may deal the same cards."""
    match = re.fullmatch(r"daily/(\d{4}-\d\d-\d\d)", seed or "", re.ASCII)
    try:
        return date.fromisoformat(match[1]) if match else None
    except ValueError:
        return None


def spare_the_daily(store: Store | None, seed: str | None) -> None:
    """Refuse a deal that is a daily dungeon whose one attempt is still to be made or finished."""
    day = day_of_seed(seed)
    if day is None:
        return
    attempt = store.daily(day.isoformat()) if store else None
    if day >= today() if attempt is None else not attempt.over:
        raise DealError(say("sitting.daily_first", date=day))


class Streak(NamedTuple):
    """Streaks of days in a row."""

    current: int
    longest: int


def streak(days: Iterable[date], today: date) -> Streak:
    """The current streak and the longest one.

    `days` are the days with an attempt that counts. Today's attempt may still be to come.
    """
    longest = current = 0
    last = None
    for day in sorted(set(days)):
        if day > today:
            break
        current = current + 1 if last and day - last == timedelta(days=1) else 1
        longest = max(longest, current)
        last = day
    alive = last is not None and last >= today - timedelta(days=1)
    return Streak(current if alive else 0, longest)
