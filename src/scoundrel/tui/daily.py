"""The daily dungeon: one counted attempt a day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoundrel.play.daily import today
from scoundrel.play.sitting import Sitting
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["open_daily"]


def open_daily(app: ScoundrelApp) -> None:
    """Start today's attempt, continue it, or show how it ended."""
    if app.store is None:
        app.notify(say("app.no_store"))
        return
    # A finished game opens on its end screen.
    app.play(Sitting.of_day(app.store, today()))
