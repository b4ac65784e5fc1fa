"""Commands that start something: games of every kind, lessons, puzzles."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from scoundrel.coach.puzzles import Level, Puzzle
from scoundrel.errors import ScoundrelError, quote
from scoundrel.history.introductions import dismiss, introduction
from scoundrel.history.solving import open_mistake, open_puzzle, open_todays_puzzle, told_puzzles
from scoundrel.notation.rulesets import format_value, parse_settings
from scoundrel.plain.console import show, tell
from scoundrel.plain.scenes import GameScene, LessonScene, PuzzleScene, QuestionScene, ReplayScene
from scoundrel.play.clock import today
from scoundrel.play.codes import Deal
from scoundrel.play.daily import day_of_number
from scoundrel.play.ladder import choose_rung, deal_of, rung_share, unfinished, wants_lesson
from scoundrel.play.learning import LESSON
from scoundrel.play.lessons import LESSONS, open_lesson
from scoundrel.play.links import POSITION, link_in
from scoundrel.play.mixing import also, mixture, rule_lines, winnable_deal
from scoundrel.play.mixing import settings as rule_settings
from scoundrel.play.opening import linked_deal, open_deal
from scoundrel.play.puzzling import choose_puzzle, next_puzzle
from scoundrel.play.questions import Question, QuestionRun
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.seats import HUMAN, RULES_FOR_TWO, SEATS, keep_names, names_in, tidy_name
from scoundrel.play.sitting import Sitting
from scoundrel.play.typed_words import first_word, meant, word_for
from scoundrel.rules import RULEBOOK, Rules, nearest
from scoundrel.texts import Message, say
from scoundrel.words.bots import bot_lines
from scoundrel.words.phrases import listed, sentence
from scoundrel.words.telling import player_name

if TYPE_CHECKING:
    from scoundrel.plain.session import Session
    from scoundrel.store import SavedGame

__all__ = [
    "daily",
    "deal",
    "dismiss_introduction",
    "forget",
    "go_on",
    "learn",
    "mix",
    "names",
    "new",
    "play",
    "puzzle",
    "saved_number",
    "sets",
    "start_puzzle",
    "two",
    "winnable",
]

MINE, DAILY = "mine", "daily"
"""The words for puzzles from the player's own mistakes, and for the puzzle of the day."""

# --- Deals -------------------------------------------------------------------------------------------


def new(session: Session, words: str) -> None:
    """Start another deal; without words, with the same rules and players."""
    if not words:
        scene = session.scene
        seats = scene.flow.seats if isinstance(scene, GameScene) else ()
        session.begin(Deal.of(session.rules), named=False, seats=seats)
        return
    name, _, seed = words.partition(" ")
    seed = seed.strip()
    session.begin(Deal.of(session.find_rules(name), seed or None), named=bool(seed))


def play(session: Session, words: str) -> None:
    """The lesson, as long as it is to come; then the next first dungeon, or the one of that number."""
    store = session.kept_store
    if not words and store and wants_lesson(store) and not isinstance(session.scene, LessonScene):
        learn(session, LESSON)
        return
    if words and not re.fullmatch(r"\d{1,3}", words, re.ASCII):
        raise ScoundrelError("ladder-what", given=quote(words))
    rung = choose_rung(store, int(words) if words else None)
    saved = unfinished(store, rung) if store and rung else None
    if saved and store:
        session.sit_down(Sitting.resume(store, saved))
    elif rung:
        tell(say("ladder-told", share=rung_share(rung)))
        session.begin(deal_of(rung), named=True)
    else:
        session.begin(Deal.of(RULEBOOK[LESSONS[LESSON].rules]), named=False)


def go_on(session: Session, words: str) -> None:
    """Continue the unfinished game that was played last, or the one with that number."""
    store = session.store
    saved = store.find(saved_number(words)) if words else _waiting(session)
    if saved.over:
        raise ScoundrelError("plain-is_over", number=saved.id)
    session.sit_down(Sitting.resume(store, saved))


def _waiting(session: Session) -> SavedGame:
    """The unfinished game that was played last, apart from the current one."""
    scene = session.scene
    here = scene.flow.about.number if isinstance(scene, GameScene) else None
    for saved in session.store.games(over=False, limit=2):
        if saved.id != here:
            return saved
    raise ScoundrelError("title-nothing_to_continue" if here is None else "plain-nothing_else")


def saved_number(words: str) -> int:
    """The number of a saved game, as the player typed it."""
    if not re.fullmatch(r"\d{1,15}", words, re.ASCII):
        raise ScoundrelError("plain-no_saved_number", given=quote(words))
    return int(words)


def daily(session: Session, words: str) -> None:
    """Go to today's dungeon, to that of another day, or to today's puzzle."""
    if meant(words, "puzzle") == "puzzle":
        _start_todays_puzzle(session)
    elif re.fullmatch(r"\d{1,9}", words, re.ASCII):
        session.sit_down(Sitting.of_day(session.store, day_of_number(int(words)), session.clock))
    elif words:
        raise ScoundrelError("plain-no_daily", given=quote(words))
    else:
        session.sit_down(Sitting.of_today(session.store, session.clock))


def winnable(session: Session, words: str) -> None:
    rules = session.find_rules(words) if words else session.rules
    tell(say("newgame-looking"))
    session.begin(Deal.of(rules, winnable_deal(rules)), named=False)


def deal(session: Session, words: str) -> None:
    """Play the deal of a code, or open a link: a question, or a game to watch."""
    kind, letters = link_in(words)
    if kind == POSITION:
        session.visit(QuestionScene(session, QuestionRun(Question.read(letters))))
        return
    if kind:
        session.visit(ReplayScene(session, ReplayRun.linked(session.store, letters)))
        return
    link = linked_deal(words)
    if link.trouble:
        tell(sentence(link.trouble))
    if link.day is None and link.claim is None:
        session.begin(link.deal, named=True)
    else:
        session.sit_down(open_deal(session.store, link, session.clock))


def two(session: Session, words: str) -> None:
    """Start a game for two parties, each played by a human or a bot."""
    seats = tuple(meant(word, HUMAN) for word in words.split()) or (HUMAN, HUMAN)
    if len(seats) != 2:
        raise ScoundrelError("plain-two_seats", given=quote(words))
    for seat in seats:
        if seat not in SEATS:
            near = nearest(seat, [word_for(HUMAN), *SEATS])
            known = [Message("word-human") if each == HUMAN else each for each in SEATS]
            raise ScoundrelError("plain-no_seat", seat=quote(seat), near=near, known=known)
    for line in bot_lines(dict.fromkeys(seats)):
        tell(line)
    session.begin(Deal.of(RULEBOOK[RULES_FOR_TWO]), named=False, seats=seats)


def names(session: Session, words: str) -> None:
    """Say what the players of two parties are called, or change it."""
    if words:
        given = tuple(map(tidy_name, words.split(",")))
        if len(given) != 2 or not all(given):
            raise ScoundrelError("plain-names_two", given=quote(words))
        keep_names(session.store, given)
        session.rename()
    first, second = (player_name(player, names_in(session.store)) for player in (0, 1))
    tell(say("plain-names_are", first=first, second=second))


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
        session.store.keep_mixture(rules)
        tell(say("plain-mixture_kept", name=rules.name))
    session.begin(Deal.of(rules), named=False)


def _tell_settings(rules: Rules) -> None:
    for each in rule_settings():
        values = listed(each.values)
        if each.least is not None:
            key = "plain-range_or_none" if each.optional else "plain-range"
            values = say(key, least=each.least, most=each.most)
        key = "plain-mix_setting" if values else "plain-mix_deck"
        show(say(key, name=each.name, now=format_value(rules, each.name), label=each.label, values=values))


def forget(session: Session, words: str) -> None:
    session.store.drop_mixture(words)
    tell(say("plain-forgotten", name=words))


def sets(session: Session, _: str) -> None:
    for line in rule_lines(session.mixtures()):
        tell(line)


def dismiss_introduction(session: Session, _: str) -> None:
    """Hear no more of the rule set that introduced itself."""
    found = introduction(session.store)
    if found is None:
        raise ScoundrelError("introductions-nobody")
    dismiss(session.store, found.rules)
    tell(say("introductions-dismissed", title=found.title))


# --- Learning ----------------------------------------------------------------------------------------


def learn(session: Session, words: str) -> None:
    """Go on with a lesson, or start it over; without a name, the one on the whole game."""
    name, again = _lesson_asked(words)
    run = open_lesson(session.kept_store, name, moves=() if again else None)
    others = [key for key in LESSONS if key != name]
    tell(say("plain-lesson", title=LESSONS[name].title, others=others))
    if run.begun:
        tell(say("plain-lesson_begun", name=name))
    session.visit(LessonScene(session, run))


def _lesson_asked(words: str) -> tuple[str, bool]:
    """The name of a lesson, and whether to start it over."""
    *names, last = words.lower().split() or [""]
    again = meant(last, "again") == "again"
    name = " ".join(names if again else [*names, last]) or next(iter(LESSONS))
    if name not in LESSONS:
        near, known = nearest(name, LESSONS), [*LESSONS]
        raise ScoundrelError("plain-no_lesson", name=quote(name), near=near, known=known)
    return name, again


def puzzle(session: Session, words: str) -> None:
    """Start a puzzle: of the day, by its number, the next unsolved one of a level, or an own mistake."""
    asked = meant(words, MINE, DAILY)
    if asked == MINE:
        _own_mistake(session)
    elif asked == DAILY:
        _start_todays_puzzle(session)
    else:
        start_puzzle(session, _chosen_puzzle(session, asked))


def start_puzzle(session: Session, chosen: Puzzle) -> None:
    run = open_puzzle(chosen, session.kept_store, today(session.clock))
    session.visit(PuzzleScene(session, run))


def _start_todays_puzzle(session: Session) -> None:
    run = open_todays_puzzle(session.kept_store, today(session.clock))
    session.visit(PuzzleScene(session, run))


def _own_mistake(session: Session) -> None:
    """Ask about a mistake of the last games."""
    from scoundrel.history.mistakes import next_mistake

    store = session.store
    tell(say("mistakes-looking"))
    found = next_mistake(store)
    if found is None:
        raise ScoundrelError("mistakes-none")
    run = open_mistake(found, session.kept_store, today(session.clock))
    session.visit(PuzzleScene(session, run))


def _chosen_puzzle(session: Session, words: str) -> Puzzle:
    levels = [level.value for level in Level]
    # A number may follow without a space, as in easy3.
    apart = re.sub(r"(?<=[^\W\d])(?=\d)", " ", words)
    level, number = first_word(apart, levels) or (None, words)
    if not re.fullmatch(r"(\d{1,9})?", number, re.ASCII):
        known = [Message(f"word-{each}") for each in (*levels, DAILY, MINE)]
        raise ScoundrelError("plain-no_puzzle", given=quote(words), levels=known)
    if number:
        return choose_puzzle(level, number=int(number))
    told = told_puzzles(session.kept_store, today(session.clock))
    following = next_puzzle(session.solved, told, Level(level or levels[0]))
    if following is None or level not in (None, following.level.value):
        return choose_puzzle(level)
    return following
