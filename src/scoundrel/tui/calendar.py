"""The calendar: the result of each day's dungeon and puzzle, month by month."""

from __future__ import annotations

from calendar import monthcalendar
from datetime import date, timedelta
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen

from scoundrel.history.days import Diary, Fate
from scoundrel.play.clock import today
from scoundrel.texts import say
from scoundrel.tui.daily import open_daily, open_day, open_todays_puzzle
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static, centred, padded
from scoundrel.tui.today import Today
from scoundrel.words.dates import month_words, week_letters

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["CalendarScreen"]

COLOURS = {
    Fate.WON: "$herb",
    Fate.AIDED: "$steel",
    Fate.LOST: "$blood",
    Fate.MISSED: "$muted",
    Fate.BEGUN: "$gold",
    Fate.OPEN: "$gold",
}
A_DAY, A_NARROW_DAY = 7, 5
"""The columns that a day takes, in a wide and in a narrow window."""
NARROW = 50
"""In a window with fewer columns, days are narrow."""
ROOM_FOR_TODAY, ROOM_FOR_TITLE = 17, 14
"""How many lines a window must have to show how today stands, and to show the title."""
BETWEEN_SIGNS = "   "


class CalendarScreen(Screen[None]):
    """Today, and a month of days; earlier months are a key away."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("enter", "open", "dungeon"),
        key("d", "dungeon"),
        key("up,k", "choose(-1)", "missed_day"),
        key("down,j", "choose(1)"),
        key("p", "puzzle", "puzzle"),
        key("left,pageup", "turn(-1)", "month_before"),
        key("right,pagedown", "turn(1)", "month_after"),
        key("escape", "app.pop_screen", "back"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.month: date | None = None
        """The first day of the month to show; if None, this month."""
        self.chosen: date | None = None
        """A missed day, to be played for practice."""

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="calendar", can_focus=False):
            yield Static(Content.styled(say("title-calendar"), "bold $gold"), id="calendar-title")
            yield Today(id="today")
            yield Static("", id="month")
            yield Static("", id="legend")
        yield Footer()

    def on_mount(self) -> None:
        # Another day may begin while the calendar is open.
        self.watch(self.query_one(Today), "diary", self._show, init=False)

    def on_resize(self, event: events.Resize) -> None:
        self.query_one("#calendar-title").display = event.size.height >= ROOM_FOR_TITLE
        self.query_one(Today).display = event.size.height >= ROOM_FOR_TODAY
        self.query_one("#legend", Static).update(_legend(event.size.width))
        self._show()

    def on_screen_resume(self) -> None:
        if self.is_current:
            self.query_one(Today).read()
            self._show()

    @property
    def diary(self) -> Diary:
        """The days so far; only today if there are no saved games."""
        return self.query_one(Today).diary or Diary(today(self.app.clock), {}, frozenset())

    def _show(self) -> None:
        month, narrow = self.month or _first_of(self.diary.today), self.size.width < NARROW
        self.query_one("#month", Static).update(_month(self.diary, month, self.chosen, narrow=narrow))

    def action_turn(self, months: int) -> None:
        """Go to the month before or after, from the first that was played to this one."""
        diary = self.diary
        month = self.month or _first_of(diary.today)
        other = _first_of(month + timedelta(days=31 if months > 0 else -1))
        if _first_of(diary.first) <= other <= diary.today:
            self.month = other
            self._show()

    def action_choose(self, step: int) -> None:
        """Go to the missed day before or after; after the last one, none is chosen."""
        missed = self.diary.missed
        at = missed.index(self.chosen) if self.chosen in missed else len(missed)
        at = min(max(0, at + step), len(missed))
        self.chosen = missed[at] if at < len(missed) else None
        self.month = _first_of(self.chosen) if self.chosen else None
        self._show()

    def action_open(self) -> None:
        """Practise on the missed day that was chosen, or go to today's dungeon."""
        if self.chosen is None:
            self.action_dungeon()
        else:
            day = self.chosen
            self.app.attempt(lambda: open_day(self.app, day))

    def action_dungeon(self) -> None:
        self.app.attempt(lambda: open_daily(self.app))

    def action_puzzle(self) -> None:
        open_todays_puzzle(self.app)


def _first_of(day: date) -> date:
    return day.replace(day=1)


def _month(diary: Diary, month: date, chosen: date | None, *, narrow: bool) -> Content:
    """The month as weeks, each day with its signs."""
    wide = A_NARROW_DAY if narrow else A_DAY
    names = "".join(padded(f" {name}", wide) for name in week_letters())
    weeks = [
        Content("").join(
            _day(diary, month.replace(day=number), chosen, narrow=narrow) if number else Content(" " * wide)
            for number in week
        )
        for week in monthcalendar(month.year, month.month)
    ]
    title = Content.styled(centred(month_words(month), 7 * wide), "bold")
    return Content("\n").join([title, Content.styled(names, "$muted"), *weeks])


def _day(diary: Diary, day: date, chosen: date | None, *, narrow: bool) -> Content:
    """A day and its signs; the one to be opened is in brackets or, where there is no room, after one."""
    fate = diary.fate(day)
    sign = Content.styled(fate.sign, COLOURS[fate]) if fate else Content(" ")
    puzzle = say("days-sign-puzzle") if day in diary.puzzles else " "
    is_marked = day == (chosen or diary.today)
    left, right = "[]" if is_marked else "  "
    number = f"{left}{day.day:>2}" + ("" if narrow else right)
    style = "bold $gold" if is_marked else "$ink"
    return Content.assemble((number, style), sign, (puzzle, "$gold"), "" if narrow else " ")


def _legend(width: int) -> Content:
    """What the signs mean, in as few lines as the window allows, of about the same length."""
    signs = [_explained(fate.sign, fate.value, COLOURS[fate]) for fate in Fate]
    signs.append(_explained(say("days-sign-puzzle"), "puzzle", "$gold"))
    for lines in range(2, len(signs) + 1):
        a_line = -(-len(signs) // lines)
        rows = [
            Content(BETWEEN_SIGNS).join(signs[first : first + a_line])
            for first in range(0, len(signs), a_line)
        ]
        if max(row.cell_length for row in rows) <= width:
            break
    return Content("\n").join(rows)


def _explained(sign: str, what: str, colour: str) -> Content:
    return Content.styled(say("days-legend", sign=sign, what=say(f"days-name-{what}")), colour)
