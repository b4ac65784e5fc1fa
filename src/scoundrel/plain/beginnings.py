"""Commands that start something: games of every kind, lessons, puzzles."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from scoundrel.coach.puzzles import Level, Puzzle
from scoundrel.errors import ScoundrelError, quote
from scoundrel.game import Game
from scoundrel.history.solving import open_mistake, open_puzzle, open_todays_puzzle
from scoundrel.notation.rulesets import format_value, parse_settings
from scoundrel.plain.console import show, tell
from scoundrel.plain.scenes import GameScene, LessonScene, PuzzleScene
from scoundrel.play.codes import parse_deal_code
from scoundrel.play.daily import today
from scoundrel.play.lessons import LESSONS, open_lesson
from scoundrel.play.mixing import also, mixture, renamed_if_mixed, rule_lines, winnable_deal
from scoundrel.play.mixing import settings as rule_settings
from scoundrel.play.puzzling import choose_puzzle, next_puzzle
from scoundrel.play.seats import HUMAN, RULES_FOR_TWO, SEATS
from scoundrel.play.sitting import Sitting
from scoundrel.rules import Rules, nearest
from scoundrel.words.phrases import listed
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.plain.session import Session
    from scoundrel.store import SavedGame

__all__ = [
    "daily",
    "deal",
    "forget",
    "go_on",
    "learn",
    "mix",
    "new",
    "puzzle",
    "saved_number",
    "sets",
    "start_puzzle",
    "two",
    "winnable",
]

MINE, DAILY = "mine", "daily"
"""The words for the puzzles that are a player's own mistakes, and for that of the day."""

# --- Deals -------------------------------------------------------------------------------------------


def new(session: Session, words: str) -> None:
    """Start another deal; without words, with the same rules and players."""
    if not words:
        scene = session.scene
        seats = scene.flow.seats if isinstance(scene, GameScene) else ()
        session.begin(Game.deal(session.rules), named=False, seats=seats)
        return
    name, _, seed = words.partition(" ")
    seed = seed.strip()
    session.begin(Game.deal(session.find_rules(name), seed or None), named=bool(seed))


def go_on(session: Session, words: str) -> None:
    """Continue the unfinished game that was played last, or the one with that number."""
    store = session.need_store()
    saved = store.find(saved_number(words)) if words else _waiting(session)
    if saved.over:
        raise ScoundrelError(say("plain.is_over", number=saved.id))
    session.sit_down(Sitting.resume(store, saved))


def _waiting(session: Session) -> SavedGame:
    """The unfinished game that was played last, apart from the current one."""
    scene = session.scene
    here = scene.flow.saved if isinstance(scene, GameScene) else None
    for saved in session.need_store().games(over=False, limit=2):
        if here is None or saved.id != here.id:
            return saved
    raise ScoundrelError(say("title.nothing_to_continue" if here is None else "plain.nothing_else"))


def saved_number(words: str) -> int:
    """The number of a saved game, as the player typed it."""
    if not re.fullmatch(r"\d{1,15}", words, re.ASCII):
        raise ScoundrelError(say("plain.no_saved_number", given=quote(words)))
    return int(words)


def daily(session: Session, words: str) -> None:
    """Go to today's dungeon, or to today's puzzle."""
    if words.lower() == "puzzle":
        _start_todays_puzzle(session)
    elif words:
        raise ScoundrelError(say("plain.no_daily", given=quote(words)))
    else:
        session.sit_down(Sitting.of_today(session.need_store(), session.clock))


def winnable(session: Session, words: str) -> None:
    rules = session.find_rules(words) if words else session.rules
    tell(say("newgame.looking"))
    session.begin(Game.deal(rules, winnable_deal(rules)), named=False)


def deal(session: Session, words: str) -> None:
    named = parse_deal_code(words)
    session.begin(Game.deal(renamed_if_mixed(named.rules), named.seed), named=True)


def two(session: Session, words: str) -> None:
    """Start a game for two parties, each played by a human or a bot."""
    seats = tuple(words.lower().split()) or (HUMAN, HUMAN)
    if len(seats) != 2:
        raise ScoundrelError(say("plain.two_seats", given=quote(words)))
    for seat in seats:
        if seat not in SEATS:
            near, known = nearest(seat, SEATS), listed(SEATS)
            raise ScoundrelError(say("plain.no_seat", seat=quote(seat), near=near, known=known))
    session.begin(Game.deal(RULES_FOR_TWO), named=False, seats=seats)


# --- Rules -------------------------------------------------------------------------------------------


def mix(session: Session, words: str) -> None:
    """Change settings of the rules and play by them; with a name before a colon, save them too."""
    if not words:
        _tell_settings(session.rules)
        return
    name, colon, settings = words.rpartition(":")
    labels = {"name": name.strip(), "title": name.strip()} if colon else {}
    changes = parse_settings(settings.split())
    rules = mixture(session.rules, changes | labels)
    if news := also(session.rules, changes):
        tell(news)
    if colon:
        session.need_store().keep_mixture(rules)
        tell(say("plain.mixture_kept", name=rules.name))
    session.begin(Game.deal(rules), named=False)


def _tell_settings(rules: Rules) -> None:
    for each in rule_settings():
        values = ", ".join(each.values)
        if each.least is not None:
            key = "plain.range_or_none" if each.optional else "plain.range"
            values = say(key, least=each.least, most=each.most)
        key = "plain.mix_setting" if values else "plain.mix_deck"
        show(say(key, name=each.name, now=format_value(rules, each.name), label=each.label, values=values))


def forget(session: Session, words: str) -> None:
    session.need_store().drop_mixture(words)
    tell(say("plain.forgotten", name=words))


def sets(session: Session, _: str) -> None:
    for line in rule_lines(session.mixtures()):
        tell(line)


# --- Learning ----------------------------------------------------------------------------------------


def learn(session: Session, words: str) -> None:
    """Go on with a lesson, or start it over; without a name, the one on the whole game."""
    name, again = _lesson_asked(words)
    run = open_lesson(session.kept_store, name, again=again)
    others = listed((key for key in LESSONS if key != name), "list.and")
    tell(say("plain.lesson", title=LESSONS[name].title, others=others))
    if run.begun:
        tell(say("plain.lesson_begun", name=name))
    session.visit(LessonScene(session, run))


def _lesson_asked(words: str) -> tuple[str, bool]:
    """The name of a lesson, and whether to start it over."""
    *names, last = words.lower().split() or [""]
    again = last == "again"
    name = " ".join(names if again else [*names, last]) or next(iter(LESSONS))
    if name not in LESSONS:
        near, known = nearest(name, LESSONS), listed(LESSONS)
        raise ScoundrelError(say("plain.no_lesson", name=quote(name), near=near, known=known))
    return name, again


def puzzle(session: Session, words: str) -> None:
    """Start a puzzle: of the day, by its number, the next unsolved one of a level, or an own mistake."""
    if words.lower() == MINE:
        _own_mistake(session)
    elif words.lower() == DAILY:
        _start_todays_puzzle(session)
    else:
        start_puzzle(session, _chosen_puzzle(session, words.lower()))


def start_puzzle(session: Session, chosen: Puzzle) -> None:
    run = open_puzzle(chosen, session.kept_store, session.told_puzzles, today(session.clock))
    session.visit(PuzzleScene(session, run))


def _start_todays_puzzle(session: Session) -> None:
    run = open_todays_puzzle(session.kept_store, session.told_puzzles, today(session.clock))
    session.visit(PuzzleScene(session, run))


def _own_mistake(session: Session) -> None:
    """Ask about a mistake of the last games."""
    from scoundrel.history.mistakes import next_mistake

    store = session.need_store()
    tell(say("mistakes.looking"))
    found = next_mistake(store)
    if found is None:
        raise ScoundrelError(say("mistakes.none"))
    run = open_mistake(found, session.kept_store, session.told_puzzles)
    session.visit(PuzzleScene(session, run))


def _chosen_puzzle(session: Session, words: str) -> Puzzle:
    levels = [level.value for level in Level]
    match = re.fullmatch(rf"({'|'.join(levels)})?\s*(\d{{1,9}})?", words, re.ASCII)
    if match is None:
        known = listed([*levels, DAILY, MINE], "list.or")
        raise ScoundrelError(say("plain.no_puzzle", given=quote(words), levels=known))
    level, number = match.groups()
    if number is not None:
        return choose_puzzle(level, number=int(number))
    following = next_puzzle(session.solved, session.told_puzzles, Level(level or levels[0]))
    if following is None or level not in (None, following.level.value):
        return choose_puzzle(level)
    return following
