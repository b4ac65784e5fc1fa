"""Statistics and achievements, from the saved games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.color import Color
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import TabbedContent, TabPane, Tabs

from scoundrel.history.achievements import ACHIEVEMENTS
from scoundrel.history.days import Diary
from scoundrel.history.profile import results
from scoundrel.history.statistics import Result, in_words, summaries, summary
from scoundrel.history.tendencies import Played, last_played, tell_tendencies
from scoundrel.history.together import told_together
from scoundrel.play.shelf import clock_time
from scoundrel.plots.results import accuracy_plot, score_plot
from scoundrel.plots.style import Inks
from scoundrel.texts import say
from scoundrel.tui.faces import ASCII
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static
from scoundrel.tui.themes import PALETTES, Palette
from scoundrel.words.phrases import rules_title

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["StatisticsScreen"]

PLOT_HEIGHT = 12
NARROWEST, WIDEST = 30, 100
BESIDE_PLOT = 6
"""Columns of the window that are no plot."""
NOTHING = [("classic", summary([]))]
"""What is shown before any game has been played."""


class Plot(Static):
    """A plot of some results, as wide as the window allows."""

    app: ScoundrelApp

    def __init__(self, plot: Callable[..., str], results: list[Result]) -> None:
        super().__init__()
        self.plot = plot
        self.results = results

    def fit(self, width: int) -> None:
        drawn = self.plot(
            self.results,
            max(NARROWEST, min(WIDEST, width - BESIDE_PLOT)),
            PLOT_HEIGHT,
            colour=not self.app.no_color,
            ascii_only=self.app.alphabet is ASCII,
            inks=_inks(PALETTES[self.app.theme]),
        )
        self.update(Content.from_rich_text(Text.from_ansi(drawn)))


def _inks(palette: Palette) -> Inks:
    """The colours of plots, which can be read on the ground of the theme."""
    main, second, bad = (Color.parse(ink).rgb for ink in (palette.gold, palette.steel, palette.blood))
    return Inks(main, second, bad)


class StatisticsScreen(Screen[None]):
    """A tab for each rule set played, one for habits and one for achievements."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        # The tabs have these keys too, but would not show them at the bottom.
        key("right", "turn(1)", "next_tab", at_once=True),
        key("left", "turn(-1)", "tab_before", at_once=True),
        key("space,pagedown", "page(1)", "page_down"),
        key("pageup", "page(-1)"),
        key("down", "line(1)"),
        key("up", "line(-1)"),
        key("b", "bestiary", "bestiary"),
        key("escape", "app.pop_screen", "back"),
    ]

    def compose(self) -> ComposeResult:
        played = self.app.look_up(results) or []
        with TabbedContent():
            for number, (name, counted) in enumerate(summaries(played).items() or NOTHING):
                mine = [result for result in played if result.name == name]
                with TabPane(Content(rules_title(name)), id=f"rules-{number}"), VerticalScroll():
                    yield Static(Content("\n".join(in_words(counted))), classes="figures")
                    if mine:
                        yield Plot(score_plot, mine)
                        yield Plot(accuracy_plot, mine)
            if together := self.app.look_up(told_together):
                with TabPane(say("together-heading"), id="together"), VerticalScroll():
                    yield Static(Content("\n".join(together)), classes="figures")
            with TabPane(say("statistics-habits"), id="habits"), VerticalScroll():
                yield Static("", id="tendencies")
            with TabPane(say("statistics-achievements"), id="achievements"), VerticalScroll():
                yield Static(self._daily(), classes="figures")
                yield Static(self._achievements())
                yield Static(Content.styled("\n" + say("statistics-own_wins"), "$muted"))
        yield Footer()

    def on_resize(self, event: events.Resize) -> None:
        for plot in self.query(Plot):
            plot.fit(event.size.width)

    def on_mount(self) -> None:
        self.query_one(Tabs).focus()
        games = self.app.look_up(last_played) or []
        self._tell_habits(say("statistics-reviewing", n=len(games)))
        self._find_habits(self.app, games)

    def action_turn(self, tabs: int) -> None:
        """Go to the next tab, or to the one before; after the last comes the first."""
        row = self.query_one(Tabs)
        row.action_next_tab() if tabs > 0 else row.action_previous_tab()

    def action_page(self, pages: int) -> None:
        """Read on, or back."""
        shown = self._shown
        shown.scroll_page_down(animate=False) if pages > 0 else shown.scroll_page_up(animate=False)

    def action_line(self, lines: int) -> None:
        self._shown.scroll_relative(y=lines, animate=False)

    def action_bestiary(self) -> None:
        from scoundrel.tui.bestiary import BestiaryScreen

        self.app.push_screen(BestiaryScreen())

    @property
    def _shown(self) -> VerticalScroll:
        """What the current tab shows."""
        pane = self.query_one(TabbedContent).active_pane
        assert pane is not None
        return pane.query_one(VerticalScroll)

    @work(thread=True, exclusive=True)
    def _find_habits(self, app: ScoundrelApp, games: list[Played]) -> None:
        words = "\n\n".join(tell_tendencies(games))
        app.answer(self, lambda: self._tell_habits(words))

    def _tell_habits(self, words: str) -> None:
        self.query_one("#tendencies", Static).update(Content(words))

    def _daily(self) -> str:
        days = self.app.look_up(lambda store: Diary.read(store, self.app.clock).streak)
        if days is None:
            return ""
        return say("statistics-daily", current=days.current, longest=days.longest)

    def _achievements(self) -> Content:
        known = self.app.look_up(lambda store: store.earned()) or {}
        lines = []
        for each in ACHIEVEMENTS:
            earned = known.get(each.key)
            mark = say("statistics-earned") if earned else say("statistics-not_earned")
            style = "$ink" if earned else "$muted"
            when = f" ({clock_time(earned):%Y-%m-%d})" if earned else ""
            lines.append(Content.styled(f"{mark} {each.title}: {each.sentence}{when}", style))
        return Content("\n").join(lines)
