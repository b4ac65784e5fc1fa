"""The title: what a player most likely comes for, what else is near, and what stays in one calm row.

It is a function of what the saved games hold, so it is the same on every surface.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from types import MappingProxyType

from scoundrel.coach.rungs import Rung, rung_of, rungs
from scoundrel.errors import ScoundrelError
from scoundrel.history.days import Diary, Fate
from scoundrel.history.introductions import Introduction, introduction
from scoundrel.history.sharing import aid_words, result_words
from scoundrel.play.clock import Clock, now
from scoundrel.play.ladder import climbed, next_rung, rung_share, unfinished, wants_lesson
from scoundrel.play.learning import LESSON, has_learnt, place_in
from scoundrel.play.lessons import LESSONS, LessonRun
from scoundrel.play.menu import ONLINE_MENU
from scoundrel.play.saved import SavedGame
from scoundrel.play.shelf import saved_name
from scoundrel.play.store import Store
from scoundrel.play.way import Way, way_of
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.state import View
from scoundrel.texts import say
from scoundrel.words.dates import weekday_letters
from scoundrel.words.phrases import capital, listed
from scoundrel.words.telling import outcome_words

__all__ = ["REST", "Candle", "Title", "Waiting", "rule_sets"]

WEEK = 7
OVER = (Fate.WON, Fate.AIDED, Fate.LOST)
"""How a day stands whose dungeon was finished."""


@dataclass(frozen=True, slots=True)
class Candle:
    """A day of the last seven."""

    weekday: str
    state: str
    """``lit`` if its dungeon was finished, ``today`` if that may still be, else ``out``."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """The unfinished game that was played last."""

    saved: SavedGame
    way: Way
    words: str
    """Which game it is, how far it is, and with how much health."""


@dataclass(frozen=True, slots=True)
class Past:
    """What the saved games say of a player."""

    games: int
    finished: int
    days: int
    learnt: bool


REST: Mapping[str, Callable[[Past], bool]] = MappingProxyType(
    {
        "ranked": lambda past: past.finished >= 1,
        "friend": lambda past: True,
        "boards": lambda past: past.finished >= 1,
        "lessons": lambda past: not past.learnt,
        "two_players": lambda past: False,
        "rule_sets": lambda past: past.finished >= 3,
        "puzzles": lambda past: past.finished >= 1,
        "calendar": lambda past: past.days >= 1,
        "replays": lambda past: past.finished >= 1,
        "statistics": lambda past: past.finished >= 3,
        "bestiary": lambda past: past.finished >= 1,
        "deal_code": lambda past: False,
        "settings": lambda past: False,
    }
)
"""The calm row, and when each of it is of use; what is of use comes first. Some of it takes a server."""


@dataclass(frozen=True, slots=True)
class Title:
    """What the title offers."""

    welcome: bool
    """Whether nothing was played yet."""
    diary: Diary
    result: str
    """What came of today's dungeon, as it is shared; empty until it is over."""
    waiting: Waiting | None
    lesson: tuple[int, int] | None
    """The step at which *Play* begins the lesson, and how many there are; None once it is behind."""
    rung: Rung | None
    """The first dungeon that *Play* leads to after the lesson; None after the last."""
    is_climbing: bool
    """Whether a player who was taught here has played nothing but first dungeons."""
    has_climbed: bool
    """Whether the player has begun with the lesson or the first dungeons at all."""
    past: Past
    introduction: Introduction | None
    """The rule set that introduces itself now."""
    online: bool = False
    """Whether a server is reached, with which there is more to play."""

    @classmethod
    def read(cls, store: Store, clock: Clock = now, *, online: bool = False) -> Title:
        games = store.games()
        waiting, lesson = store.latest_open(), _lesson(store) if wants_lesson(store) else None
        rung = next_rung(store)
        tried = [saved for saved in games if rung_of(saved.name, saved.seed)]
        is_climbing = rung is not None and len(tried) == len(games)
        past = Past(
            len(games),
            sum(saved.over for saved in games),
            sum(saved.date is not None for saved in games),
            has_learnt(store),
        )
        # *Play* goes on with a first dungeon that was left, so it isn't offered twice.
        resumed = unfinished(store, rung) if rung and is_climbing else None
        diary = Diary.read(store, clock)
        known = {each.id for each in (resumed, diary.attempts.get(diary.today)) if each}
        return cls(
            welcome=not games,
            diary=diary,
            result=_result(store, diary.attempts.get(diary.today)),
            waiting=_waiting(store, waiting) if waiting and waiting.id not in known else None,
            lesson=lesson,
            rung=rung,
            is_climbing=is_climbing,
            has_climbed=past.learnt or bool(tried) or bool(climbed(store)),
            past=past,
            introduction=None if is_climbing else introduction(store),
            online=online,
        )

    def on_coming_back(self) -> Title:
        """The same for somebody who has played."""
        return replace(self, welcome=False, is_climbing=False)

    # --- What stands where -------------------------------------------------------------------------

    @property
    def main(self) -> str:
        """What the player most likely comes for."""
        if self.is_climbing:
            return "play"
        if not self.is_over:
            return "daily"
        return "continue" if self.waiting else "new_game"

    @property
    def near(self) -> tuple[str, ...]:
        """What else there is to play now, below it."""
        found = ["continue"] if self.waiting else []
        found += ["play"] if self._offers_play else []
        found += ["new_game", *([] if self.is_over else ["daily"])]
        return tuple(name for name in found if name != self.main)

    @property
    def rest(self) -> tuple[str, ...]:
        """Everything else, what is of use to this player first."""
        over = ("daily",) if self.is_over else ()
        known = () if self._offers_play or self.main == "play" else ("play",)
        there = [name for name in REST if self.online or name not in ONLINE_MENU]
        return (*sorted(there, key=lambda name: not REST[name](self.past)), *over, *known)

    @property
    def _offers_play(self) -> bool:
        return self.is_climbing or (self.has_climbed and self.rung is not None)

    # --- Its words ---------------------------------------------------------------------------------

    def label(self, name: str) -> str:
        """What an entry is called, as things stand."""
        if name == "new_game" and self.welcome:
            return say("front-know")
        if name == "daily":
            return say(f"front-day-{self._day if self.main == 'daily' else 'over'}")
        return say(f"title-{name}")

    def help(self, name: str) -> str:
        """The line that goes with an entry."""
        match name:
            case "play":
                return self._play_words()
            case "continue" if self.waiting:
                return self.waiting.words
            case "new_game":
                return say("front-fresh")
            case "daily":
                return self.day_words
            case _:
                return say(f"title-{name}_help")

    def _play_words(self) -> str:
        if self.lesson is not None:
            step, steps = self.lesson
            return say("front-learn") if step == 1 else say("front-learning", step=step, steps=steps)
        if self.rung is None:
            return say("front-climbed")
        return say("front-rung", number=self.rung.number, most=len(rungs()), share=rung_share(self.rung))

    # --- The day -----------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether today's dungeon was finished."""
        return self.diary.fate(self.diary.today) in OVER

    @property
    def won_today(self) -> bool:
        """Whether today's dungeon was survived."""
        return self.diary.fate(self.diary.today) in (Fate.WON, Fate.AIDED)

    @property
    def _day(self) -> str:
        fate = self.diary.fate(self.diary.today)
        return "over" if self.is_over else "begun" if fate is Fate.BEGUN else "open"

    @property
    def day_words(self) -> str:
        """How today's dungeon stands."""
        saved = self.diary.attempts.get(self.diary.today)
        if saved is None:
            return say("front-one_try")
        return self.result or say("front-room", room=saved.rooms)

    @property
    def week(self) -> tuple[Candle, ...]:
        """The last seven days, the oldest first."""
        today = self.diary.today
        return tuple(self._candle(today - timedelta(days=ago)) for ago in reversed(range(WEEK)))

    def _candle(self, day: date) -> Candle:
        fate = self.diary.fate(day)
        state = "lit" if fate in OVER else "today" if day == self.diary.today else "out"
        return Candle(weekday_letters(day), state)

    @property
    def week_words(self) -> str:
        """The same in a sentence."""
        lit = sum(candle.state == "lit" for candle in self.week)
        return say("front-week", n=lit)

    @property
    def streak_words(self) -> str:
        current = self.diary.streak.current
        return say("front-streak", n=current) if current else say("front-no_streak")


def _lesson(store: Store) -> tuple[int, int]:
    return LessonRun(LESSONS[LESSON], place=place_in(store, LESSON)).progress


def _result(store: Store, saved: SavedGame | None) -> str:
    """What came of a day's dungeon, as it is shared; of one that has no end at a table, the score."""
    if saved is None or not saved.over:
        return ""
    try:
        game = store.load(saved)
    except ScoundrelError:
        return outcome_words(saved.outcomes[0])
    if not game.over:
        return outcome_words(saved.outcomes[0])
    (cells,) = way_of(game, game.turns).rows
    return result_words(cells, game.heroes[0].health, aid_words(saved.hints, saved.undos))


def _waiting(store: Store, saved: SavedGame) -> Waiting | None:
    """The game that waits; None if it can't be replayed, perhaps because a newer program wrote it."""
    try:
        game = store.load(saved)
    except ScoundrelError:
        return None
    view, way = game.view(game.turn), way_of(game, game.turns)
    place = say("front-place", room=way.room, rooms=way.rooms)
    told = [capital(saved_name(saved)), place, *_health(view)]
    return Waiting(saved, way, listed(told, "dot", "dot"))


def _health(view: View) -> list[str]:
    """How much health is left, where there is one hero."""
    return [say("front-health", n=view.hero.health)] if view.rules.players == 1 else []


def rule_sets(store: Store) -> list[Rules]:
    """The rule sets, the one that was played last first."""
    last = next((saved.name for saved in store.games() if saved.name in RULEBOOK), None)
    return sorted(RULEBOOK.values(), key=lambda rules: rules.name != last)
