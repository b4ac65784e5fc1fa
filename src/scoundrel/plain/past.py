"""Commands about games already played: watch them, export and import them, and see statistics."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from scoundrel.errors import ScoundrelError, quote
from scoundrel.history.achievements import ACHIEVEMENTS
from scoundrel.history.days import Diary
from scoundrel.history.profile import results
from scoundrel.history.statistics import Result, in_words, summaries
from scoundrel.plain.beginnings import saved_number
from scoundrel.plain.console import draw, show, tell
from scoundrel.plain.scenes import ReplayScene
from scoundrel.play import shelf
from scoundrel.play.daily import which_day
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.seats import names_in
from scoundrel.rules import nearest
from scoundrel.words.dates import read_month
from scoundrel.words.phrases import sentence
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.plain.session import Session

__all__ = [
    "achievements",
    "calendar",
    "export_game",
    "games",
    "habits",
    "import_games",
    "plot",
    "statistics",
    "watch",
]

MOST_GAMES = 50
"""The most games listed, as a list that is read aloud should be short."""


def games(session: Session, _: str) -> None:
    """List the saved games, most recent first."""
    saved = session.need_store().games(limit=MOST_GAMES)
    if not saved:
        tell(say("replays.none"))
    for each in saved:
        tell(shelf.saved_line(each))


def watch(session: Session, words: str) -> None:
    """Replay a saved game; without a number, the most recent finished one."""
    store = session.need_store()
    if words:
        saved = store.find(saved_number(words))
    else:
        over = store.games(over=True, limit=1)
        if not over:
            raise ScoundrelError(say("plain.nothing_to_watch"))
        saved = over[0]
    session.visit(ReplayScene(session, ReplayRun(store.load(saved), saved.seats, names=names_in(store))))


def export_game(session: Session, words: str) -> None:
    number, _, name = words.partition(" ")
    if not name.strip():
        raise ScoundrelError(say("plain.export_what", given=quote(words)))
    path = shelf.export_game(session.need_store(), saved_number(number), name.strip())
    show(say("replays.exported", path=path))


def import_games(session: Session, words: str) -> None:
    tell(say("replays.imported", n=shelf.import_games(session.need_store(), words)))


def calendar(session: Session, words: str) -> None:
    """Tell how today stands, and what came of each day of a month: this one, or another."""
    diary = Diary.read(session.need_store(), session.clock)
    month = read_month(words) if words else diary.today
    for phrase in (*which_day(session.clock), *(phrase for line in diary.report() for phrase in line)):
        tell(sentence(phrase))
    for line in diary.month_in_words(month):
        tell(line)


def statistics(session: Session, words: str) -> None:
    """Tell in words how the games went, by rule set."""
    store = session.need_store()
    counted = summaries(_results(session, words))
    if not counted:
        tell(say("statistics.none"))
    for name, each in counted.items():
        tell(say("plain.counted", name=name, words=" ".join(in_words(each))))
    days = Diary.read(store, session.clock).streak
    tell(say("statistics.daily", current=days.current, longest=days.longest))


def habits(session: Session, _: str) -> None:
    """Tell what cost the player most in the last games."""
    from scoundrel.history.tendencies import last_games, tell_tendencies

    for line in tell_tendencies(last_games(session.need_store())):
        tell(line)


def plot(session: Session, words: str) -> None:
    """Plot the scores and the accuracy."""
    from scoundrel.plots.results import accuracy_plot, score_plot

    played = _results(session, words)
    names = dict.fromkeys(result.name for result in played)
    if not names:
        tell(say("statistics.none"))
    for name in names:
        mine = [result for result in played if result.name == name]
        tell(say("plain.plots", name=name))
        draw(score_plot(mine, ascii_only=session.preferences.in_ascii))
        draw(accuracy_plot(mine, ascii_only=session.preferences.in_ascii))


def _results(session: Session, name: str) -> list[Result]:
    """The finished games, all of them or those of one rule set."""
    played = results(session.need_store())
    if not name:
        return played
    mine = [result for result in played if result.name == name]
    if not mine:
        near = nearest(name, dict.fromkeys(result.name for result in played))
        raise ScoundrelError(say("plain.never_played", name=quote(name), near=near))
    return mine


def achievements(session: Session, _: str) -> None:
    """List the achievements earned, then those still to be earned."""
    known = session.need_store().earned()
    for each in sorted(ACHIEVEMENTS, key=lambda each: each.key not in known):
        moment = known.get(each.key)
        key = "plain.has_earned" if moment else "plain.to_earn"
        tell(say(key, title=each.title, sentence=each.sentence, when=_day(moment)))
    tell(say("statistics.own_wins"))


def _day(moment: datetime | None) -> str:
    return f"{shelf.clock_time(moment):%Y-%m-%d}" if moment else ""
