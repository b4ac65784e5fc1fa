"""The daily dungeon: one deal a day, the same for everyone, by the calendar of UTC."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from scoundrel.errors import DealError
from scoundrel.game import Game
from scoundrel.play.codes import deal_code
from scoundrel.play.keeping import Store
from scoundrel.words.texts import say

__all__ = [
    "Streak",
    "daily_game",
    "daily_seed",
    "day_of",
    "day_of_seed",
    "spare_the_daily",
    "streak",
    "today",
]

RULES = "classic"


def _now() -> datetime:
    return datetime.now(UTC)


def today(clock: Callable[[], datetime] = _now) -> date:
    """The day it is everywhere; `clock` tells the time with its zone."""
    return clock().astimezone(UTC).date()


def daily_seed(day: date) -> str:
    """``daily/2026-11-15``."""
    return f"daily/{day:%Y-%m-%d}"


def daily_game(day: date) -> Game:
    """The dungeon of that day."""
    return Game.deal(RULES, daily_seed(day))


def day_of(game: Game) -> date | None:
    """The day whose dungeon this is; None for any other game."""
    code = deal_code(game) or ""
    return day_of_seed(code.removeprefix(f"{RULES}/")) if code.startswith(f"{RULES}/") else None


def day_of_seed(seed: str | None) -> date | None:
    """The day whose dungeon has this seed: by other rules it may be the same cards."""
    match = re.fullmatch(r"daily/(\d{4}-\d\d-\d\d)", seed or "", re.ASCII)
    try:
        return date.fromisoformat(match[1]) if match else None
    except ValueError:
        return None


def spare_the_daily(store: Store | None, seed: str | None) -> None:
    """Refuse a deal whose one attempt as a daily dungeon is still to be made, or to be finished."""
    day = day_of_seed(seed)
    if day is None:
        return
    attempt = store.daily(day.isoformat()) if store else None
    if day >= today() if attempt is None else not attempt.over:
        raise DealError(say("sitting.daily_first", date=day))


class Streak(NamedTuple):
    """Days in a row."""

    current: int
    longest: int


def streak(days: Iterable[date], today: date) -> Streak:
    """The days in a row up to now, and the most there ever were.

    Given the days with an attempt that counts; today's may still be to come.
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
