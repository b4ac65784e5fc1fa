"""The daily dungeon: one deal for each date, the same for everyone, open from the player's own midnight on.

Its seed is the date, so the same day is the same deal forever. Its number counts from `FIRST_DAY`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from datetime import date, timedelta
from typing import Any, NamedTuple

from scoundrel.errors import DealError
from scoundrel.game import Game
from scoundrel.play.clock import Clock, now, today
from scoundrel.play.codes import deal_code
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.dates import span_words, weekday_words

__all__ = [
    "FIRST_DAY",
    "FLOWN_OVER",
    "Streak",
    "daily_game",
    "daily_seed",
    "day_number",
    "day_of",
    "day_of_number",
    "day_of_seed",
    "days_flown_over",
    "next_opens",
    "note_zone",
    "practised_day",
    "refuse_to_come",
    "refuse_unplayed_daily",
    "streak",
    "which_day",
]

RULES = "classic"
FIRST_DAY = date(2026, 1, 1)
"""The day whose dungeon is number 1."""


ZONE, FLOWN_OVER = "zone", "flown_over"
"""The settings that hold where the last attempt was begun, and the days that were flown over."""
HALF_A_DAY = 12 * 60


def day_number(day: date) -> int:
    """The number of a day's dungeon, from 1; a day before the first has none, and gives 0 or less."""
    return (day - FIRST_DAY).days + 1


def day_of_number(number: int) -> date:
    """The day whose dungeon has that number; refused if there is none."""
    try:
        if number < 1:
            raise OverflowError
        return FIRST_DAY + timedelta(days=number - 1)
    except OverflowError:
        raise DealError("daily-no_number", number=number) from None


def next_opens(clock: Clock = now) -> str:
    """When the next dungeon opens, as part of a sentence."""
    moment = clock()
    began = moment.replace(hour=0, minute=0, second=0, microsecond=0)
    return say("days-next", span=span_words(began + timedelta(days=1) - moment))


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
    day = day_of_seed(game.seed)
    return day if day and deal_code(game) == f"{RULES}/{game.seed}" else None


def day_of_seed(seed: str | None) -> date | None:
    """The day whose dungeon has this seed; even by other rules the seed may deal the same cards."""
    match = re.fullmatch(r"daily/(\d{4}-\d\d-\d\d)", seed or "", re.ASCII)
    try:
        return date.fromisoformat(match[1]) if match else None
    except ValueError:
        return None


def refuse_unplayed_daily(store: Store | None, seed: str | None) -> None:
    """Refuse a deal that is a daily dungeon whose one attempt is still to be made or finished."""
    day = day_of_seed(seed)
    if day is None:
        return
    clock = store.clock if store else now
    attempt = store.daily(day.isoformat()) if store else None
    if attempt is None:
        refuse_to_come(day, clock)
    if day == today(clock) if attempt is None else not attempt.over:
        raise DealError("sitting-daily_first", date=day)


def refuse_to_come(day: date, clock: Clock) -> None:
    """Refuse a day that has not begun where the player is, though somewhere it may have."""
    if day > today(clock):
        raise DealError("daily-to_come", number=day_number(day), date=day)


def practised_day(saved: SavedGame) -> date | None:
    """The day whose dungeon is played for practice: by its deal, and not as the one attempt at it."""
    return day_of_seed(saved.seed) if saved.kind is Kind.DEAL and saved.name == RULES else None


class Streak(NamedTuple):
    """Streaks of days in a row."""

    current: int
    longest: int


def streak(days: Iterable[date], today: date, flown_over: Collection[date] = ()) -> Streak:
    """The current streak and the longest one.

    `days` are the days with an attempt that counts. Today's attempt may still be to come, and a day that
    the player has flown over is not missed.
    """

    def goes_on(last: date | None, day: date) -> bool:
        return last is not None and all(
            last + timedelta(days=number) in flown_over for number in range(1, (day - last).days)
        )

    longest = current = 0
    last = None
    for day in sorted(set(days)):
        if day > today:
            break
        current = current + 1 if goes_on(last, day) else 1
        longest = max(longest, current)
        last = day
    return Streak(current if goes_on(last, today) else 0, longest)


def note_zone(store: Store, day: date, clock: Clock) -> None:
    """Save where the attempt at a day's dungeon was begun, and any day flown over since the last one."""
    over = sorted(each.isoformat() for each in days_flown_over(store, clock))
    no_days: list[str] = []
    if over != store.setting(FLOWN_OVER, no_days):
        store.change_setting(FLOWN_OVER, no_days, lambda _: over)
    nothing: dict[str, Any] = {}
    store.change_setting(ZONE, nothing, lambda _: {"day": day.isoformat(), "minutes": _minutes(clock)})


def days_flown_over(store: Store, clock: Clock) -> frozenset[date]:
    """The days that were shortened to less than half by flying east, so that the player hardly had them."""
    no_days: list[str] = []
    days = {day_of_seed(f"daily/{day}") for day in store.setting(FLOWN_OVER, no_days)}
    nothing: dict[str, Any] = {}
    kept, now = store.setting(ZONE, nothing), today(clock)
    last, minutes = day_of_seed(f"daily/{kept.get('day')}"), kept.get("minutes")
    flew = isinstance(minutes, int) and _minutes(clock) - minutes >= HALF_A_DAY
    if flew and last == now - timedelta(days=2):
        days.add(now - timedelta(days=1))
    return frozenset(day for day in days if day)


def _minutes(clock: Clock) -> int:
    """How far local time is ahead of UTC."""
    return (clock().utcoffset() or timedelta()) // timedelta(minutes=1)
