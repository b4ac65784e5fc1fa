"""The daily dungeon, with its one attempt, and the daily puzzle."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from scoundrel.errors import ScoundrelError
from scoundrel.play.flow import Threshold
from scoundrel.play.sitting import Sitting
from scoundrel.texts import say
from scoundrel.tui.dialogs import Dialog
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static
from scoundrel.words.phrases import sentence

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["ThresholdScreen", "open_daily", "open_day", "open_todays_puzzle"]


def open_daily(app: ScoundrelApp) -> None:
    """Begin today's attempt, continue it, or show how it ended."""
    # A finished game opens on its end screen.
    app.play(Sitting.of_today(app.need_store(), app.clock))


def open_day(app: ScoundrelApp, day: date) -> None:
    """Play the dungeon of a missed day for practice."""
    app.play(Sitting.of_day(app.need_store(), day, app.clock))


def open_todays_puzzle(app: ScoundrelApp) -> None:
    """Try today's puzzle."""
    # Load the coach only when there is something to solve.
    from scoundrel.tui.puzzles import show_todays_puzzle

    show_todays_puzzle(app)


class ThresholdScreen(Dialog[bool]):
    """A card before the one attempt at something. If it can't be begun, it says why and stays."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("enter", "begin", "begin"),
        key("escape", "dismiss(False)", "back"),
    ]

    def __init__(self, threshold: Threshold) -> None:
        super().__init__()
        self.threshold = threshold

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content.styled(self.threshold.title, "bold $gold"))
            with VerticalScroll():
                yield Static(Content("\n".join(self.threshold.lines)))
            yield Static("", id="complaint")
            yield Static(Content.styled(say("threshold-keys"), "$muted"))

    def action_begin(self) -> None:
        # A second Enter, pressed before the card is gone, begins nothing.
        if not self.is_current:
            return
        try:
            self.threshold.begin()
        except ScoundrelError as error:
            self.query_one("#complaint", Static).update(Content(sentence(error)))
        else:
            self.dismiss(True)
