"""A player's days: the result of each day's dungeon and puzzle, and what is left to do today."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum

from scoundrel.history.profile import day_counts, solved_days
from scoundrel.play.clock import Clock, now, today
from scoundrel.play.daily import FIRST_DAY, Streak, days_flown_over, streak
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.dates import month_words
from scoundrel.words.phrases import listed
from scoundrel.words.telling import outcome_words

__all__ = ["Diary", "Fate"]


class Fate(Enum):
    """The result of a day's dungeon."""

    WON = "won"
    AIDED = "aided"
    """Won with hints, or on cards that were known before."""
    LOST = "lost"
    MISSED = "missed"
    BEGUN = "begun"
    OPEN = "open"
    """Today's, not begun yet."""

    @property
    def sign(self) -> str:
        return say(f"days-sign-{self.value}")


@dataclass(frozen=True, slots=True)
class Diary:
    """All days as they stood on `today`."""

    today: date
    attempts: Mapping[date, SavedGame]
    """The daily dungeons that were begun, by day."""
    puzzles: frozenset[date]
    """The days whose puzzle was solved."""
    flown_over: frozenset[date] = frozenset()
    """The days that hardly were, as the player flew east; they are not missed."""

    @classmethod
    def read(cls, store: Store, clock: Clock = now) -> Diary:
        attempts = {
            date.fromisoformat(saved.date): saved for saved in store.games(kind=Kind.DAILY) if saved.date
        }
        return cls(today(clock), attempts, solved_days(store), days_flown_over(store, clock))

    @property
    def streak(self) -> Streak:
        """The streak of days with a dungeon that was finished here."""
        return streak(
            [day for day, saved in self.attempts.items() if saved.over and day_counts(saved)],
            self.today,
            self.flown_over,
        )

    @property
    def first(self) -> date:
        """The first day on which anything was played; today if there is none."""
        return min([*self.attempts, *self.puzzles, self.today])

    def fate(self, day: date) -> Fate | None:
        """The result of that day's dungeon; None before the first day and after today."""
        saved = self.attempts.get(day)
        if saved is None:
            if day == self.today:
                return Fate.OPEN
            return Fate.MISSED if self.first <= day < self.today else None
        if not saved.over:
            return Fate.BEGUN
        if not saved.won:
            return Fate.LOST
        return Fate.AIDED if saved.hints or saved.looked_ahead else Fate.WON

    @property
    def missed(self) -> list[date]:
        """The days that were missed and can be played for practice."""
        first = max(self.first, FIRST_DAY)
        days = [first + timedelta(days=number) for number in range((self.today - first).days)]
        return [day for day in days if day not in self.attempts]

    # --- Today -------------------------------------------------------------------------------------

    def report(self) -> tuple[tuple[str, ...], ...]:
        """How today stands, in phrases: today's dungeon and puzzle; the streak and the last result."""
        puzzle = say("days-puzzle_solved" if self.today in self.puzzles else "days-puzzle_open")
        return (self._dungeon(), puzzle), (*self._streak(), *self._last())

    def _dungeon(self) -> str:
        fate, saved = self.fate(self.today), self.attempts.get(self.today)
        if saved is None:
            return say("days-dungeon_open")
        if fate is Fate.BEGUN:
            return say("days-dungeon_begun", room=saved.rooms)
        return say("days-dungeon_over", result=_result(saved, fate))

    def _streak(self) -> tuple[str, ...]:
        current = self.streak.current
        return (say("days-streak", n=current),) if current else ()

    def _last(self) -> tuple[str, ...]:
        """The last result, unless it is today's."""
        last = max((day for day, saved in self.attempts.items() if saved.over), default=self.today)
        if last >= self.today:
            return ()
        result = _result(self.attempts[last], self.fate(last))
        if last == self.today - timedelta(days=1):
            return (say("days-yesterday", result=result),)
        return (say("days-last", result=result, date=last),)

    # --- Months ------------------------------------------------------------------------------------

    def month_in_words(self, month: date) -> list[str]:
        """A month in sentences: which days were won, lost and missed, and which puzzles were solved."""
        days = _days_of(month)
        kinds = {fate.value: [day for day in days if self.fate(day) is fate] for fate in Fate}
        kinds["puzzle"] = [day for day in days if day in self.puzzles]
        told = [
            say(f"days-told-{kind}", days=listed(str(day.day) for day in some))
            for kind, some in kinds.items()
            if some
        ]
        return [say("days-month", month=month_words(month)), *(told or [say("days-empty_month")])]


def _days_of(month: date) -> list[date]:
    return [month.replace(day=day + 1) for day in range(monthrange(month.year, month.month)[1])]


def _result(saved: SavedGame, fate: Fate | None) -> str:
    result = outcome_words(saved.outcomes[0])
    return say("days-with_help", result=result) if fate is Fate.AIDED else result
