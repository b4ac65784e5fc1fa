"""The current time where the player is, read from a clock that tests can replace."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta, timezone

from scoundrel.errors import ScoundrelError

__all__ = ["Clock", "in_zone", "now", "read_moment", "today"]

Clock = Callable[[], datetime]
"""Returns the current time in the player's time zone."""

WESTERNMOST, EASTERNMOST = -12 * 60, 14 * 60
"""How many minutes the clocks of the Earth differ at most from UTC."""


def now() -> datetime:
    """The clock of this device."""
    return datetime.now(UTC).astimezone()


def in_zone(clock: Clock, minutes: int) -> Clock:
    """The same clock where local time is that many minutes ahead of UTC; refused if it is so nowhere."""
    if not WESTERNMOST <= minutes <= EASTERNMOST:
        raise ScoundrelError("daily-no_zone", minutes=minutes)
    zone = timezone(timedelta(minutes=minutes))
    return lambda: clock().astimezone(zone)


def read_moment(text: str) -> datetime:
    """A point in time as ISO 8601 writes it, in UTC as all that is saved; without a zone, it is in UTC.

    `OverflowError` means that the calendar ends before it.
    """
    moment = datetime.fromisoformat(text)
    return moment.astimezone(UTC) if moment.tzinfo else moment.replace(tzinfo=UTC)


def today(clock: Clock = now) -> date:
    """Today's date where the player is."""
    return clock().date()
