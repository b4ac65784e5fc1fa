"""How today stands, in four lines that follow the clock."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import TYPE_CHECKING

from textual.content import Content
from textual.reactive import reactive

from scoundrel.play.clock import today
from scoundrel.play.daily import which_day
from scoundrel.tui.prose import Static
from scoundrel.words.dates import weekday_letters
from scoundrel.words.phrases import capital, listed

if TYPE_CHECKING:
    from scoundrel.history.days import Diary
    from scoundrel.store import Store
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["Today"]

WEEK = 7
TICK = 5.0
"""Seconds between looks at the clock."""


class Today(Static):
    """The date and when the next dungeon opens; how the day's dungeon and puzzle stand; streak and week.

    The first line is there at once. The others are kept free until the saved games are open.
    """

    app: ScoundrelApp
    diary: reactive[Diary | None] = reactive(None)
    """The days so far, once the saved games are open."""

    def on_mount(self) -> None:
        self._tell()
        self.set_interval(TICK, self._look_at_clock)

    def read(self) -> None:
        """Read the days from the saved games, and tell how today stands."""
        self.diary = self.app.look_up(self._read)
        self._tell()

    def _read(self, store: Store) -> Diary:
        # Loaded when the saved games are open: the first screen must not wait for it.
        from scoundrel.history.days import Diary

        return Diary.read(store, self.app.clock)

    def _look_at_clock(self) -> None:
        """Time passes, and at midnight another day begins."""
        if not self.screen.is_current:
            return
        if self.diary is not None and self.diary.today != today(self.app.clock):
            self.read()
        else:
            self._tell()

    def _tell(self) -> None:
        lines = which_day(self.app.clock), *(self.diary.report() if self.diary else ())
        week = [_week(self.diary)] if self.diary else []
        self.update(Content("\n").join([*(Content(_beside(line)) for line in lines), *week]))


def _week(diary: Diary) -> Content:
    """The last seven days, lit where a dungeon was finished."""
    days = [diary.today - timedelta(days=ago) for ago in reversed(range(WEEK))]
    return Content("  ").join(
        Content.assemble((f"{weekday_letters(day)} ", "$muted"), _sign(diary, day)) for day in days
    )


def _sign(diary: Diary, day: date) -> tuple[str, str]:
    fate = diary.fate(day)
    return (fate.sign if fate else " ", "$gold" if day == diary.today else "")


def _beside(phrases: Iterable[str]) -> str:
    return capital(listed(phrases, "dot", "dot"))
