"""Days, months and spans of time in words."""

from __future__ import annotations

import re
from datetime import date, timedelta

from scoundrel.errors import ScoundrelError, quote
from scoundrel.texts import Message, Noun, form, say, shown

__all__ = [
    "date_words",
    "day_message",
    "day_words",
    "month_words",
    "period_words",
    "read_month",
    "span_words",
    "week_letters",
    "weekday_letters",
    "weekday_words",
]

MINUTE = timedelta(minutes=1)


def date_words(day: date) -> str:
    """A day with its year: ``15 November 2026``."""
    return shown(day)


def period_words(period: str, when: str) -> str:
    """The time of a board, as a server names it: ``week 2026-W47``, or a day in words."""
    told = date_words(date.fromisoformat(when)) if period == "day" else when
    return say(f"boards-period-{period}", when=told)


def day_message(day: date) -> Message:
    """A day of this year, to be said later."""
    return Message("dates-day", {"day": day.day, "month": _month(day)})


def day_words(day: date) -> str:
    """A day of this year: ``15 November``."""
    return shown(day_message(day))


def weekday_words(day: date) -> str:
    """A day of this year, with its weekday: ``Sunday, 15 November``."""
    return say("dates-weekday", weekday=_weekday(day.isoweekday()), day=day.day, month=_month(day))


def weekday_letters(day: date) -> str:
    """The first letters of a day's weekday: ``Su``."""
    return form(_weekday(day.isoweekday()), "short")


def week_letters() -> list[str]:
    """The first letters of each weekday, from Monday on."""
    return [form(_weekday(number), "short") for number in range(1, 8)]


def month_words(day: date) -> str:
    """The month of a day: ``November 2026``."""
    return say("dates-month", month=_month(day), year=day.year)


def read_month(text: str) -> date:
    """The first day of a month such as ``2026-11``; anything else is refused."""
    try:
        # The ends of the calendar are left out: the month before or after them does not exist.
        if not re.fullmatch(r"[1-8]\d{3}-\d\d", text, re.ASCII):
            raise ValueError
        return date.fromisoformat(f"{text}-01")
    except ValueError:
        raise ScoundrelError("dates-no_month", given=quote(text)) from None


def span_words(span: timedelta) -> str:
    """A span of time: ``5 h 12 min``. A minute that has begun counts, so that it is never over too soon."""
    hours, minutes = divmod(-(-span // MINUTE), 60)
    return say("dates-hours", hours=hours, minutes=minutes) if hours else say("dates-minutes", n=minutes)


def _weekday(number: int) -> Noun:
    """A weekday by its number, from Monday on."""
    return Noun((f"weekday-{number}",))


def _month(day: date) -> Noun:
    return Noun((f"month-{day.month}",))
