"""*Play* on the title: the lesson for those who are new, then the first dungeons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoundrel.play.codes import Deal
from scoundrel.play.ladder import choose_rung, deal_of, unfinished, wants_lesson
from scoundrel.play.learning import LESSON
from scoundrel.play.sitting import Sitting
from scoundrel.rules import RULEBOOK

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["begin_classic", "play_dungeon", "play_on"]


def play_on(app: ScoundrelApp) -> None:
    """The lesson, as long as it is to come; then the next first dungeon."""
    if app.look_up(wants_lesson):
        from scoundrel.tui.lessons import take_lesson

        take_lesson(app, LESSON)
    else:
        play_dungeon(app)


def play_dungeon(app: ScoundrelApp, number: int | None = None) -> None:
    """The next first dungeon, or the one of that number; after the last, a game."""
    app.attempt(lambda: _play_dungeon(app, number))


def _play_dungeon(app: ScoundrelApp, number: int | None) -> None:
    store = app.need_store()
    rung = choose_rung(store, number)
    if rung is None:
        begin_classic(app)
    elif saved := unfinished(store, rung):
        app.play(Sitting.resume(store, saved))
    else:
        app.play(Sitting.begin(store, deal_of(rung), named=True))


def begin_classic(app: ScoundrelApp) -> None:
    """A classic game at once."""
    app.attempt(lambda: app.play(Sitting.begin(app.store, Deal.of(RULEBOOK["classic"]))))
