"""Messages that open a screen: each is the address of one, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta
from types import MappingProxyType

from scoundrel.cards import Card, Kind
from scoundrel.coach.cache import review_of
from scoundrel.coach.puzzles import Level
from scoundrel.coach.review_words import decision_line, review_title, summary
from scoundrel.door.data import Data
from scoundrel.door.messages import BadMessage, Message
from scoundrel.door.pages.account import account_page
from scoundrel.door.pages.bestiary import bestiary_page
from scoundrel.door.pages.boards import boards_page
from scoundrel.door.pages.calendar import calendar_page
from scoundrel.door.pages.compare import compare_page
from scoundrel.door.pages.friend import friend_page, invitation_page
from scoundrel.door.pages.games import games_page
from scoundrel.door.pages.lessons import lessons_page
from scoundrel.door.pages.mix import mix_page
from scoundrel.door.pages.new import new_page, two_page
from scoundrel.door.pages.puzzles import puzzles_page
from scoundrel.door.pages.ranked import ranked_page
from scoundrel.door.pages.reading import guide_page, reading_page, rules_page, words_page
from scoundrel.door.pages.settings import settings_page
from scoundrel.door.pages.statistics import achievements_page, statistics_page
from scoundrel.door.pages.title import title_page
from scoundrel.door.request import Request
from scoundrel.door.scenes import (
    LessonScene,
    PageScene,
    PuzzleScene,
    QuestionScene,
    ReplayScene,
    Scene,
    WatchScene,
)
from scoundrel.door.tables import CHOSEN
from scoundrel.errors import IllegalMove, quote
from scoundrel.history.bestiary import ALL_CARDS
from scoundrel.history.mistakes import kept_mistakes
from scoundrel.history.profile import solved_puzzles
from scoundrel.history.solving import open_mistake, open_puzzle, open_todays_puzzle, told_puzzles
from scoundrel.history.tendencies import last_played, tell_tendencies
from scoundrel.notation.records import MOST_MOVES
from scoundrel.play.clock import Clock, today
from scoundrel.play.daily import refuse_unplayed_daily
from scoundrel.play.lessons import LESSONS, open_lesson
from scoundrel.play.links import GAME, JOIN, POSITION, WATCH, link_text
from scoundrel.play.mixing import also, mixture
from scoundrel.play.mixing import settings as rule_settings
from scoundrel.play.puzzling import PuzzleRun, choose_puzzle, next_puzzle
from scoundrel.play.questions import Question, QuestionRun
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.saved import Kind as PlayedAs
from scoundrel.play.saved import SavedGame
from scoundrel.play.seats import HUMAN, RULES_FOR_TWO, SEATS, names_in
from scoundrel.play.sitting import Sitting
from scoundrel.play.watching import WATCHED, WatchRun
from scoundrel.rules import Rules
from scoundrel.texts import say
from scoundrel.words.dates import read_month
from scoundrel.words.guides import GUIDES, tips

__all__ = ["OPENERS", "mixed_rules", "open_address", "rules_for_two"]

SEALED = timedelta(days=2)
"""How long after its first card others may still be in a server's dungeon of a day."""
Opener = Callable[[Request, Message], Scene]


def open_address(request: Request, address: Message) -> Scene:
    """The screen at an address."""
    opener = OPENERS.get(address.do)
    if opener is None:
        raise BadMessage("door-bad-unknown", do=quote(address.do))
    return opener(request, address)


# --- Games -------------------------------------------------------------------------------------------


def _saved_game(request: Request, address: Message) -> Scene:
    """A saved game in its current state; if it is over, its end."""
    saved = request.store.find(address.number("number")) if address.has("number") else None
    saved = saved or request.store.latest_open()
    if saved is None:
        raise IllegalMove("title-nothing_to_continue")
    return request.sit_down(request.resume(saved), address)


def _daily(request: Request, address: Message) -> Scene:
    """Today's dungeon."""
    return request.sit_down(Sitting.of_today(request.store, request.clock), address)


def _day(request: Request, address: Message) -> Scene:
    """The dungeon of a day; for practice, if that day was missed."""
    day = address.day("date") or today(request.clock)
    return request.sit_down(Sitting.of_day(request.store, day, request.clock), address)


def rules_for_two(request: Request, message: Message) -> Rules:
    """The rules that a message names for two parties."""
    rules = request.find_rules(message.text("rules", RULES_FOR_TWO))
    if rules.players != 2:
        raise BadMessage("door-bad-not_for_two", rules=rules.name)
    return rules


def _two(request: Request, address: Message) -> Scene:
    """Who plays a game for two."""
    return PageScene(two_page(rules_for_two(request, address), names_in(request.store)))


def mixed_rules(request: Request, message: Message) -> tuple[Rules, Rules, dict[str, str], str]:
    """The rules that a message mixes: base, mixture and changes, and what else changed with them."""
    base = request.find_rules(message.text("base", "classic"))
    changes = message.pairs("changes")
    before = mixture(base, changes)
    if not message.has("value"):
        return base, before, changes, ""
    changed = _change(message, before)
    changes = changes | changed
    return base, mixture(base, changes), changes, also(before, changed)


def _change(message: Message, before: Rules) -> dict[str, str]:
    """The setting that a message changes, with its new value; one that does not fit is refused."""
    known = {each.name: each for each in rule_settings()}
    setting = known[message.among("name", known)]
    value = message.text("value").strip()
    setting.put(value, before)
    return {setting.name: value}


def _mix(request: Request, address: Message) -> Scene:
    base, mixed, changes, news = mixed_rules(request, address)
    return PageScene(mix_page(base.name, mixed, changes, news))


# --- Learning ----------------------------------------------------------------------------------------


def _lesson(request: Request, address: Message) -> Scene:
    """A lesson where it was left, at its start, or after these moves."""
    name = address.among("name", LESSONS, "classic")
    made = address.texts("moves", MOST_MOVES) if address.has("moves") else None
    moves = [] if address.boolean("again") else made
    run = open_lesson(request.store, name, CHOSEN, moves)
    request.seat(run)
    return LessonScene(run)


def _puzzle(request: Request, address: Message) -> Scene:
    """A puzzle by its number, the next unsolved one, that of the day, or an own mistake."""
    which = address.among("which", ("next", "daily", "mine"), "next")
    run = _PUZZLES[which](request, address)
    request.seat(run)
    here = {"do": "puzzle", "number": run.puzzle.number} | ({} if which == "next" else {"which": which})
    return PuzzleScene(run, here, solved_puzzles(request.store), address)


def _numbered_puzzle(request: Request, address: Message) -> PuzzleRun:
    day = today(request.clock)
    if address.has("number"):
        return open_puzzle(choose_puzzle(number=address.number("number")), request.store, day)
    level = Level(address.among("level", [each.value for each in Level], Level.EASY.value))
    following = next_puzzle(solved_puzzles(request.store), told_puzzles(request.store, day), level)
    if following is None:
        raise BadMessage("puzzles-no_more")
    return open_puzzle(following, request.store, day)


def _todays_puzzle(request: Request, _: Message) -> PuzzleRun:
    return open_todays_puzzle(request.store, today(request.clock))


def _own_mistake(request: Request, address: Message) -> PuzzleRun:
    """A mistake that the coach has found."""
    number = address.number("number", 0)
    chosen = [each for each in kept_mistakes(request.store) if number in (0, each.puzzle.number)]
    if not chosen:
        raise BadMessage("mistakes-none")
    return open_mistake(chosen[0], request.store, today(request.clock))


_PUZZLES: Mapping[str, Callable[[Request, Message], PuzzleRun]] = MappingProxyType(
    {"next": _numbered_puzzle, "daily": _todays_puzzle, "mine": _own_mistake}
)


# --- Games already played ----------------------------------------------------------------------------


def _replay(request: Request, address: Message) -> Scene:
    """A finished game, to be watched; a replay of an unfinished one would reveal its cards."""
    saved = request.store.find(address.number("number"))
    if not saved.over:
        raise IllegalMove("door-bad-unfinished", number=saved.id)
    run = ReplayRun(request.store.load(saved), saved.seats, names=names_in(request.store))
    here = {"do": "replay", "number": saved.id}
    return _watched(request, run, address, here, kept=True, secret=_why_secret(saved, request.clock))


def _linked(request: Request, address: Message) -> Scene:
    """What is in a link that begins nothing: a game to watch, a position that is asked about, a seat."""
    link = link_text(address.text("link"))
    if link.startswith((JOIN, WATCH)):
        return _invited(request, link)
    if link.startswith(POSITION):
        question = QuestionRun(Question.read(link.removeprefix(POSITION)))
        request.seat(question)
        return QuestionScene(question, link, address)
    if not link.startswith(GAME):
        raise BadMessage("door-bad-unknown", do=quote(link))
    run = ReplayRun.linked(request.store, link.removeprefix(GAME), at_start=address.has("move"))
    return _watched(request, run, address, {"do": "open", "link": link}, kept=False)


def _invited(request: Request, link: str) -> Scene:
    """A seat at a server's table that somebody may take, or a match that they may watch."""
    _, _, token = link.partition("/")
    invitation = request.connection.server.invitation(token)
    if invitation["as"] == "watch":
        return request.open_match(Message({"do": "match", "game": invitation["game"], "watch": token}))
    return PageScene(invitation_page(invitation, link, token))


def _why_secret(saved: SavedGame, clock: Clock) -> IllegalMove | None:
    """Why nobody else may see a game yet: it is a server's dungeon of a day, whose deal was not opened."""
    is_sealed = saved.kind is PlayedAs.RANKED and saved.seed is None
    return IllegalMove("host-day_not_over") if is_sealed and clock() < saved.begun + SEALED else None


def _watched(
    request: Request,
    run: ReplayRun,
    address: Message,
    here: Data,
    *,
    kept: bool,
    secret: IllegalMove | None = None,
) -> Scene:
    request.seat(run)
    asker = next(iter(names_in(request.store)), "")
    return ReplayScene(run, here, address, request.clock, kept=kept, asker=asker, secret=secret)


def _watch(request: Request, address: Message) -> Scene:
    """A bot at play, after the moves that it has made so far."""
    bots = [seat for seat in SEATS if seat != HUMAN]
    bot = address.among("bot", bots, WATCHED)
    rules = request.find_rules(address.text("rules", "classic"))
    seed = address.text("seed")
    refuse_unplayed_daily(request.store, seed)
    moves = tuple(address.texts("moves", MOST_MOVES))
    run = WatchRun.of(bot, rules, seed, moves)
    here = {"do": "watch", "bot": bot, "rules": address.text("rules", "classic"), "seed": seed}
    request.seat(run)
    return WatchScene(run, here, address, request.clock, kept=False)


def _compare(request: Request, address: Message) -> Scene:
    """A finished game beside that of somebody who sent a link."""
    saved = request.store.find(address.number("number"))
    if not saved.over:
        raise IllegalMove("end-unfinished")
    return PageScene(compare_page(request.resume(saved), address.number("which", 0)))


def _review(request: Request, address: Message) -> Scene:
    """The review of a finished game, room by room."""
    saved = request.store.find(address.number("number"))
    if not saved.over:
        raise IllegalMove("end-unfinished")
    review = review_of(request.store.load(saved))
    lines = [*map(decision_line, review.decisions), *summary(review)]
    return PageScene(words_page(review_title(review.game), lines, {"do": "review", "number": saved.id}))


def _habits(request: Request, _: Message) -> Scene:
    """What cost the player most in the last games."""
    lines = tell_tendencies(last_played(request.store))
    return PageScene(words_page(say("statistics-habits"), lines, {"do": "habits"}))


def _bestiary(request: Request, address: Message) -> Scene:
    """A chapter of the bestiary, or the entry of a card."""
    card = Card(address.among("card", list(map(str, ALL_CARDS)))) if address.has("card") else None
    kind = Kind(address.among("kind", [each.value for each in Kind], Kind.MONSTER.value))
    return PageScene(bestiary_page(request.store, card.kind if card else kind, card))


def _calendar(request: Request, address: Message) -> Scene:
    """A month of days: this one, or another."""
    month = read_month(address.text("month")) if address.has("month") else None
    return PageScene(calendar_page(request.store, request.clock, month))


# --- Pages to read -----------------------------------------------------------------------------------


def _rules(request: Request, address: Message) -> Scene:
    """The rules of a rule set, or of what is played on the screen that asks for them."""
    if address.has("rules"):
        return PageScene(rules_page(request.find_rules(address.text("rules"))))
    if request.message.address.do == "rules":
        raise IllegalMove("door-bad-no_game")
    return PageScene(rules_page(request.flow().flow.rules))


def _page(draw: Callable[[Request], Data]) -> Opener:
    return lambda request, _: PageScene(draw(request))


OPENERS: Mapping[str, Opener] = MappingProxyType(
    {
        "title": _page(
            lambda request: title_page(
                request.store, request.clock, request.preferences, request.theme, online=request.is_online
            )
        ),
        "continue": _saved_game,
        "daily": _daily,
        "day": _day,
        "new": _page(lambda request: new_page(request.store)),
        "two": _two,
        "mix": _mix,
        "lessons": _page(lambda request: lessons_page(request.store)),
        "lesson": _lesson,
        "puzzles": _page(lambda request: puzzles_page(request.store, kept_mistakes(request.store))),
        "puzzle": _puzzle,
        "games": _page(lambda request: games_page(request.store, request.preferences)),
        "replay": _replay,
        "open": _linked,
        "watch": _watch,
        "review": _review,
        "compare": _compare,
        "statistics": _page(lambda request: statistics_page(request.store, request.clock)),
        "habits": _habits,
        "achievements": _page(lambda request: achievements_page(request.store)),
        "bestiary": _bestiary,
        "calendar": _calendar,
        "rules": _rules,
        "tips": _page(lambda _: reading_page(tips(), {"do": "tips"})),
        "guide": lambda _, address: PageScene(guide_page(address.among("name", GUIDES))),
        "match": Request.open_match,
        "ranked": _page(lambda request: ranked_page(request.connection)),
        "boards": lambda request, address: PageScene(boards_page(request.connection, address)),
        "friend": _page(lambda request: friend_page(request.connection)),
        "account": _page(lambda request: account_page(request.connection.server.known())),
        "settings": _page(
            lambda request: settings_page(
                request.store, request.preferences, request.theme, request.page_settings
            )
        ),
    }
)
"""The screens by the message that opens them."""
