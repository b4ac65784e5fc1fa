"""A month of days."""

from __future__ import annotations

from calendar import monthrange
from datetime import date, timedelta
from itertools import chain

from scoundrel.door.data import Data, button
from scoundrel.door.pages.layout import page
from scoundrel.door.pages.title import OPENS
from scoundrel.history.days import Diary, Fate
from scoundrel.play.clock import Clock
from scoundrel.play.daily import day_number, which_day
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.dates import date_words, month_words, week_letters
from scoundrel.words.phrases import capital
from scoundrel.words.telling import outcome_words

__all__ = ["calendar_page"]


def calendar_page(store: Store, clock: Clock, month: date | None) -> Data:
    """A month of days, and how today stands."""
    diary = Diary.read(store, clock)
    first = (month or diary.today).replace(day=1)
    before, after = _first_of(first - timedelta(days=1)), _first_of(first + timedelta(days=31))
    days = [first.replace(day=number + 1) for number in range(monthrange(first.year, first.month)[1])]
    buttons = [
        button("daily", {"do": "daily"}, key="d"),
        button("todays_puzzle", {"do": "puzzle", "which": "daily"}, key="p"),
        button("earlier", _month(before), why_not=_no_month(before >= _first_of(diary.first))),
        button("later", _month(after), why_not=_no_month(after <= diary.today)),
    ]
    missed = set(diary.missed)
    legend = [{"sign": fate.sign, "words": say(f"days-name-{fate.value}")} for fate in Fate]
    legend.append({"sign": say("days-sign-puzzle"), "words": say("days-name-puzzle")})
    return page(
        "calendar",
        month_words(first),
        _month(first),
        buttons,
        month=f"{first:%Y-%m}",
        weekdays=week_letters(),
        first_weekday=first.weekday(),
        today=diary.today.day if _first_of(diary.today) == first else None,
        days=[_day(diary, day, practised=day in missed) for day in days],
        legend=legend,
        lines=diary.month_in_words(first),
        report=[capital(phrase) for phrase in chain(which_day(clock), *diary.report())],
    )


def _first_of(day: date) -> date:
    return day.replace(day=1)


def _month(day: date) -> Data:
    return {"do": "calendar", "month": f"{day:%Y-%m}"}


def _no_month(there: bool) -> str:
    return "" if there else say("days-empty_month")


def _day(diary: Diary, day: date, *, practised: bool) -> Data:
    fate, saved = diary.fate(day), diary.attempts.get(day)
    words = "" if fate is None else say(f"days-name-{fate.value}")
    if saved is not None and saved.over:
        words = outcome_words(saved.outcomes[0])
    do: Data | None = {"do": "continue", "number": saved.id} if saved else None
    if fate is Fate.OPEN:
        do = OPENS["daily"]
    elif practised:
        do = {"do": "day", "date": day.isoformat()}
    return {
        "day": day.day,
        "date": day.isoformat(),
        "name": date_words(day),
        "number": day_number(day),
        "fate": "" if fate is None else fate.value,
        "sign": "" if fate is None else fate.sign,
        "words": words,
        "puzzle": day in diary.puzzles,
        "do": do,
    }
