"""Commands about games already played: watch them, export and import them, and see statistics."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from scoundrel.deals import fresh_seed
from scoundrel.errors import ScoundrelError, quote
from scoundrel.history.achievements import ACHIEVEMENTS
from scoundrel.history.bestiary import CHAPTERS, read_entry
from scoundrel.history.days import Diary
from scoundrel.history.profile import bestiary_of, results
from scoundrel.history.statistics import Result, in_words, summaries
from scoundrel.history.together import told_together
from scoundrel.history.trends import trend_words
from scoundrel.plain.beginnings import saved_number
from scoundrel.plain.console import show, tell
from scoundrel.plain.scenes import ReplayScene, WatchScene, split_drawn
from scoundrel.play import shelf, unfinished
from scoundrel.play.daily import which_day
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.saved import Kind
from scoundrel.play.seats import HUMAN, SEATS, names_in
from scoundrel.play.typed_words import meant, word_for
from scoundrel.play.watching import WatchRun
from scoundrel.rules import nearest
from scoundrel.texts import For, for_whom, say
from scoundrel.words.cards import card_names
from scoundrel.words.dates import read_month
from scoundrel.words.phrases import capital, sentence, sentences

if TYPE_CHECKING:
    from scoundrel.plain.session import Session

__all__ = [
    "achievements",
    "bestiary",
    "calendar",
    "delete",
    "export_game",
    "games",
    "habits",
    "import_games",
    "plot",
    "resign",
    "restore",
    "statistics",
    "watch",
]

YES = "yes"
"""What somebody types who is sure."""
MOST_PLACED = 10
"""The most unfinished games of which it is told where they stand."""
MOST_GAMES = 50
"""The most games listed, as a list that is read aloud should be short."""


def games(session: Session, _: str) -> None:
    """List the saved games, most recent first."""
    saved = session.store.games(limit=MOST_GAMES)
    if not saved:
        tell(say("replays-none"))
    for number, each in enumerate(saved):
        tell(shelf.saved_line(each))
        place = None
        if not each.over and number < MOST_PLACED:
            place = unfinished.place_of(session.store, each, session.preferences)
        if place is not None:
            tell(sentence(capital(place.words)))
            if place.room:
                tell(say("shelf-cards", cards=card_names(place.room)))


def resign(session: Session, words: str) -> None:
    """Give an unfinished game up, once the player is sure: a saved one, or the one played on a server."""
    here = session.scene.commands.get("resign")
    if here is not None and meant(words, YES) in ("", YES):
        here(words)
        return
    number, sure = _sure(words)
    saved = session.store.find(number)
    if not sure and not unfinished.why_not_give_up(saved):
        tell(unfinished.giving_up(saved))
        tell(say("shelf-confirm_plain", command=f"{word_for('resign', 'command')} {number}"))
        return
    tell(say("shelf-ended", result=shelf.saved_state(unfinished.give_up(session.store, number))))
    session.put_away(number)


def delete(session: Session, words: str) -> None:
    """Delete a saved game, once the player is sure."""
    number, sure = _sure(words)
    saved = session.store.find(number)
    if not sure and saved.kind is not Kind.DAILY:
        tell(unfinished.deleting(saved))
        tell(say("shelf-confirm_plain", command=f"{word_for('delete', 'command')} {number}"))
        return
    session.store.delete(number)
    tell(say("shelf-deleted_plain", number=number))
    session.put_away(number)


def _sure(words: str) -> tuple[int, bool]:
    """The number of a saved game, and whether the player is sure."""
    number, _, sure = words.partition(" ")
    return saved_number(number), meant(sure.strip(), YES) == YES


def restore(session: Session, words: str) -> None:
    """Have a deleted game back."""
    gone = session.store.deleted()
    if not words and not gone:
        raise ScoundrelError("plain-nothing_deleted")
    session.store.have_back(saved_number(words) if words else gone[0].id)
    tell(say("shelf-back"))


def watch(session: Session, words: str) -> None:
    """Replay a saved game, or watch a bot; without either, the most recent finished game."""
    bot, _, rules = words.lower().partition(" ")
    if bot in SEATS and bot != HUMAN:
        run = WatchRun.of(bot, session.find_rules(rules.strip() or "classic"), fresh_seed())
        session.visit(WatchScene(session, run))
        return
    store = session.store
    if words:
        saved = store.find(saved_number(words))
    else:
        over = store.games(over=True, limit=1)
        if not over:
            raise ScoundrelError("plain-nothing_to_watch")
        saved = over[0]
    session.visit(ReplayScene(session, ReplayRun(store.load(saved), saved.seats, names=names_in(store))))


def export_game(session: Session, words: str) -> None:
    number, _, name = words.partition(" ")
    if not name.strip():
        raise ScoundrelError("plain-export_what", given=quote(words))
    path = shelf.export_game(session.store, saved_number(number), name.strip())
    show(say("replays-exported", path=path))


def import_games(session: Session, words: str) -> None:
    for line in shelf.import_games(session.store, words).told:
        tell(line)


def calendar(session: Session, words: str) -> None:
    """Tell how today stands, and the result of each day of a month: this one, or another."""
    diary = Diary.read(session.store, session.clock)
    month = read_month(words) if words else diary.today
    for phrase in (*which_day(session.clock), *(phrase for line in diary.report() for phrase in line)):
        tell(sentence(phrase))
    for line in diary.month_in_words(month):
        tell(line)


def statistics(session: Session, words: str) -> None:
    """Tell in words how the games went, by rule set."""
    store = session.store
    counted = summaries(_results(session, words))
    if not counted:
        tell(say("statistics-none"))
    for name, each in counted.items():
        tell(say("plain-counted", name=name, words=sentences(*in_words(each))))
    for line in told_together(store):
        tell(line)
    days = Diary.read(store, session.clock).streak
    tell(say("statistics-daily", current=days.current, longest=days.longest))


def habits(session: Session, _: str) -> None:
    """Tell what cost the player most in the last games."""
    from scoundrel.history.tendencies import last_played, tell_tendencies

    for line in tell_tendencies(last_played(session.store)):
        tell(line)


def plot(session: Session, words: str) -> None:
    """Tell the scores and the accuracy game by game, or draw them."""
    from scoundrel.plots.results import accuracy_plot, score_plot

    chosen, drawn = split_drawn(words)
    played = _results(session, chosen)
    names = dict.fromkeys(result.name for result in played)
    if not names:
        tell(say("statistics-none"))
    for name in names:
        mine = [result for result in played if result.name == name]
        tell(say("plain-plots", name=name))
        if not drawn:
            for line in trend_words(mine):
                tell(line)
            continue
        with for_whom(For.EYES):
            show(score_plot(mine, ascii_only=session.in_ascii))
            show(accuracy_plot(mine, ascii_only=session.in_ascii))


def _results(session: Session, name: str) -> list[Result]:
    """The finished games, all of them or those of one rule set."""
    played = results(session.store)
    if not name:
        return played
    mine = [result for result in played if result.name == name]
    if not mine:
        near = nearest(name, dict.fromkeys(result.name for result in played))
        raise ScoundrelError("plain-never_played", name=quote(name), near=near)
    return mine


def achievements(session: Session, _: str) -> None:
    """List the achievements earned, then those still to be earned."""
    known = session.store.earned()
    for each in sorted(ACHIEVEMENTS, key=lambda each: each.key not in known):
        moment = known.get(each.key)
        key = "plain-has_earned" if moment else "plain-to_earn"
        tell(say(key, title=each.title, sentence=each.sentence, when=_day(moment)))
    tell(say("statistics-own_wins"))


def bestiary(session: Session, words: str) -> None:
    """Tell what was met and what came of it; of a card, everything that is known."""
    book = bestiary_of(session.store)
    if words:
        for line in book.told(read_entry(words)):
            tell(line)
        return
    if book.news:
        tell(book.news)
    for kind in CHAPTERS:
        for line in book.lines(kind):
            tell(line)


def _day(moment: datetime | None) -> str:
    return f"{shelf.clock_time(moment):%Y-%m-%d}" if moment else ""
