"""Saved games, settings and results: what every store does, wherever its rows are.

A `Backend` keeps rows: `store/` in SQLite, `memory.py` in memory for a browser, and `overlay.py` in memory
for as long as another one can't be written. `Store` is what the surfaces use, and is written once for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import Any, Protocol, Self, TypeVar

from scoundrel.errors import BadSetting, ScoundrelError, StaleGame, StoreError, quote
from scoundrel.game import Game
from scoundrel.notation.rulesets import format_rules
from scoundrel.play.clock import Clock, now, read_moment
from scoundrel.play.columns import (
    Row,
    check_deal,
    game_of,
    given_up,
    is_plain_deal,
    move_texts,
    new_game,
    progress,
    readable_rules,
    saved_game,
    taken_in,
)
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.rules import RULEBOOK, Rules

__all__ = ["EARNED", "MIXTURE", "SETTING", "Backend", "Rows", "Store"]

Value = TypeVar("Value")
Found = TypeVar("Found")

SETTING, MIXTURE, EARNED = "setting/", "mixture/", "earned/"
"""The keys of a profile begin with one of these."""
NOTHING: Mapping[int, str] = MappingProxyType({})
REGRET = timedelta(hours=1)
"""How long a deleted game can be had back."""


class Rows(Protocol):
    """The rows of a store, within one transaction: the log of every game, and the player's profile.

    A profile is a value for each key, which may be anything that JSON can hold.
    """

    def games(self, limit: int | None = None, **wanted: Any) -> list[Row]:
        """The games whose columns have the wanted values, most recently played first."""

    def game(self, number: int) -> Row | None: ...

    def moves(self, number: int, after: int = 0) -> list[str]:
        """The moves of a game, or those after the first `after` moves."""

    def descriptions(self, number: int) -> dict[int, str]: ...

    def add(self, row: Row, moves: Sequence[str], descriptions: Mapping[int, str]) -> int:
        """Add a game; returns its number."""

    def change(self, number: int, news: Row) -> None:
        """Change some columns of a game."""

    def replace_moves(self, number: int, kept: int, moves: Sequence[str]) -> None:
        """Leave the first `kept` moves of a game, and replace the rest with others."""

    def describe(self, number: int, room: int, text: str | None) -> None:
        """Change what a human Dealer wrote for a room; None deletes it."""

    def value(self, key: str) -> Any:
        """A value of the profile; None if there is none."""

    def values(self, prefix: str) -> dict[str, Any]:
        """The values whose keys begin with this prefix, by the rest of their keys."""

    def put(self, key: str, value: Any) -> None:
        """Change a value of the profile; None deletes it."""


class Backend(Protocol):
    """Keeps rows."""

    def read(self, work: Callable[[Rows], Found]) -> Found:
        """Do something that only reads."""

    def change(self, work: Callable[[Rows], Found]) -> Found:
        """Do something in one transaction: all of it is saved for good when this returns, or nothing is.

        `work` may be called more than once, until it succeeds.
        """

    @property
    def unsaved(self) -> ScoundrelError | None:
        """Why something is not saved yet; None if everything is."""


class Store:
    """Saved games, settings and results. A call either saves its change for good or changes nothing.

    `StoreError` means that something can't be saved or found, `StaleGame` that the game changed elsewhere.
    """

    def __init__(self, backend: Backend, clock: Clock = now) -> None:
        self._backend = backend
        self.clock = clock

    def at(self, clock: Clock) -> Self:
        """The same store, for a player whose clock is that one."""
        mine = copy(self)
        mine.clock = clock
        return mine

    @property
    def unsaved(self) -> ScoundrelError | None:
        """Why something is not saved yet; None if everything is."""
        return self._backend.unsaved

    def save(self) -> bool:
        """Try again to save what is not saved yet; returns whether everything is."""
        return not self.unsaved

    def _moment(self) -> datetime:
        """The current time, in UTC as all that is saved."""
        return self.clock().astimezone(UTC)

    def together(self, work: Callable[[Store], Found]) -> Found:
        """Make several changes as one: all of them are saved, or none."""
        return self._backend.change(lambda rows: work(Store(_Within(rows), self.clock)))

    # --- Playing -----------------------------------------------------------------------------------

    def begin(
        self,
        game: Game,
        kind: Kind = Kind.FREE,
        date: str | None = None,
        seats: Sequence[str] = (),
        key: str = "",
    ) -> SavedGame:
        """Save a new game with the moves made so far. Each day has only one daily game.

        A player who deals the same cards again knows them, in that game and in all that are not over yet. A
        game that is tried again continues from the moves it copied.
        """
        row = new_game(game, kind, date, seats, self._moment()) | {"key": key}

        def work(rows: Rows) -> SavedGame:
            known = {"looked_ahead": row["looked_ahead"] | _look_ahead(rows, row)}
            return _add(rows, row | known, game)

        return self._backend.change(work)

    def keep_moves(self, saved: SavedGame, game: Game, key: str = "") -> SavedGame:
        """Save the moves made since the last call, and the outcome; `key` names what was done."""
        check_deal(saved, game)
        made = move_texts(game)

        def work(rows: Rows) -> SavedGame:
            if rows.game(saved.id) is None:
                # The saved games were damaged and set aside, or somebody deleted them.
                return _add(rows, taken_in(saved, game), game)
            _as_seen(rows, saved)
            # Nobody else played on, or the version would differ. The last move shows if it is another game.
            last = max(0, saved.moves - 1)
            if rows.moves(saved.id, last) != made[last : saved.moves]:
                raise StoreError("store-other_moves", id=saved.id)
            rows.replace_moves(saved.id, saved.moves, made[saved.moves :])
            return self._play_on(rows, saved, progress(game) | {"key": key})

        return self._backend.change(work)

    def keep_undo(self, saved: SavedGame, game: Game, key: str = "") -> SavedGame:
        """Save that moves were taken back.

        The accuracy of the old end is deleted too, and so are descriptions of rooms that may not come.
        """
        check_deal(saved, game)
        made = move_texts(game)

        def work(rows: Rows) -> SavedGame:
            row, stored = _as_seen(rows, saved), rows.moves(saved.id)
            if len(made) >= len(stored) or stored[: len(made)] != made:
                raise StoreError("store-other_moves", id=saved.id)
            rows.replace_moves(saved.id, len(made), [])
            for room in rows.descriptions(saved.id):
                if room > game.room_number:
                    rows.describe(saved.id, room, None)
            news = {"undos": row["undos"] + 1, "accuracy": None, "key": key}
            return self._play_on(rows, saved, progress(game) | news)

        return self._backend.change(work)

    def _play_on(self, rows: Rows, saved: SavedGame, news: Row) -> SavedGame:
        """Change a game and make it the most recently played one."""
        moment = {"changed": self._moment(), "played": _next_place(rows), "version": saved.version + 1}
        rows.change(saved.id, news | moment)
        return _find(rows, saved.id)

    def count_hint(self, saved: SavedGame, key: str = "") -> SavedGame:
        """Save that a hint was given. It is not a move, so another window may go on with this game."""
        return self._note(saved, lambda row: {"hints": row["hints"] + 1, "key": key})

    def keep_accuracy(self, saved: SavedGame, accuracy: float) -> SavedGame:
        """Save the accuracy that the review of a finished game found."""
        return self._note(saved, lambda _: {"accuracy": accuracy})

    def _note(self, saved: SavedGame, news: Callable[[Row], Row]) -> SavedGame:
        """Change what is known of a game, even if it was played on meanwhile."""

        def work(rows: Rows) -> SavedGame:
            rows.change(saved.id, news(_row(rows, saved.id)))
            return _find(rows, saved.id)

        return self._backend.change(work)

    def keep_description(self, saved: SavedGame, room: int, text: str, key: str = "") -> SavedGame:
        """Save that a human Dealer handed a room over, and what they wrote for it."""

        def work(rows: Rows) -> SavedGame:
            _as_seen(rows, saved)
            rows.describe(saved.id, room, text)
            return self._play_on(rows, saved, {"key": key})

        return self._backend.change(work)

    def descriptions(self, saved: SavedGame) -> dict[int, str]:
        """The human Dealer's descriptions, by room number."""
        return self._backend.read(lambda rows: rows.descriptions(saved.id))

    def give_up(self, saved: SavedGame, game: Game, key: str = "") -> SavedGame:
        """Save that a game was given up: it is over and lost, and counts like any other."""
        check_deal(saved, game)
        end = given_up(game)

        def work(rows: Rows) -> SavedGame:
            _as_seen(rows, saved)
            return self._play_on(rows, saved, end | {"key": key})

        return self._backend.change(work)

    def delete(self, number: int) -> SavedGame:
        """Take a game out of every list and every count; for a while it can be had back.

        A day's game stays: it is the one attempt at that day.
        """

        def work(rows: Rows) -> SavedGame:
            saved = _find(rows, number)
            if saved.kind is Kind.DAILY:
                raise StoreError("shelf-day_stays")
            rows.change(number, {"deleted": self._moment(), "version": saved.version + 1})
            return saved

        return self._backend.change(work)

    def deleted(self) -> list[SavedGame]:
        """The deleted games that can still be had back, the last deleted first."""
        found = self._backend.read(lambda rows: [row for row in rows.games() if row["deleted"] is not None])
        there = [saved for saved in map(saved_game, found) if self._can_be_had_back(saved)]
        return sorted(there, key=lambda saved: str(saved.deleted), reverse=True)

    def have_back(self, number: int) -> SavedGame:
        """Undo that a game was deleted."""

        def work(rows: Rows) -> SavedGame:
            row = rows.game(number)
            if row is None or row["deleted"] is None or not self._can_be_had_back(saved_game(row)):
                raise StoreError("shelf-gone", number=number)
            rows.change(number, {"deleted": None, "version": row["version"] + 1})
            return _find(rows, number)

        return self._backend.change(work)

    def _can_be_had_back(self, saved: SavedGame) -> bool:
        return saved.deleted is not None and self._moment() - saved.deleted < REGRET

    def clear_deleted(self) -> None:
        """Delete the moves of games that were deleted a while ago.

        What stays of each is that its cards were seen, so that its deal counts no second time.
        """

        def work(rows: Rows) -> None:
            for row in rows.games():
                late = row["deleted"] is not None and not self._can_be_had_back(saved_game(row))
                if late and row["moves"]:
                    rows.replace_moves(row["id"], 0, [])
                    rows.change(row["id"], {"moves": 0})
                    for room in rows.descriptions(row["id"]):
                        rows.describe(row["id"], room, None)

        if self._backend.read(lambda rows: any(row["deleted"] is not None for row in rows.games())):
            self._backend.change(work)

    # --- Finding -----------------------------------------------------------------------------------

    def find(self, number: int) -> SavedGame:
        """The saved game with that number."""
        return self._backend.read(lambda rows: _find(rows, number))

    def games(
        self,
        over: bool | None = None,
        kind: Kind | None = None,
        name: str | None = None,
        limit: int | None = None,
    ) -> list[SavedGame]:
        """The saved games, most recently played first."""
        wanted = {"over": over, "kind": kind and kind.value, "name": name}
        asked = {column: value for column, value in wanted.items() if value is not None}
        there: dict[str, Any] = {"deleted": None}
        return self._backend.read(lambda rows: list(map(saved_game, rows.games(limit, **asked, **there))))

    def latest_open(self) -> SavedGame | None:
        """The unfinished game that was played last."""
        return next(iter(self.games(over=False, limit=1)), None)

    def daily(self, date: str) -> SavedGame | None:
        """The daily game of that day, if it has been started."""
        found = self._backend.read(lambda rows: rows.games(1, date=date))
        return saved_game(found[0]) if found else None

    # --- Whole games -------------------------------------------------------------------------------

    def load(self, saved: SavedGame | int) -> Game:
        """The game itself, after its last move."""
        number = saved if isinstance(saved, int) else saved.id
        return game_of(*self._backend.read(lambda rows: (_row(rows, number), rows.moves(number))))

    def record(self, saved: SavedGame | int) -> str:
        """The game as text, to use elsewhere."""
        return self.load(saved).record()

    def import_record(self, record: str) -> SavedGame:
        """Save a game from its record; a `RecordError` says where the record is wrong."""
        return self.begin(Game.from_record(record), Kind.IMPORTED)

    def take_in(self, saved: SavedGame, game: Game, written: Mapping[int, str]) -> SavedGame:
        """Save a game from another device as it was there, under a new number.

        `written` is what a human Dealer wrote, by room number.
        """
        return self._backend.change(lambda rows: _add(rows, taken_in(saved, game), game, written))

    # --- Settings, mixtures, achievements ----------------------------------------------------------

    def setting(self, key: str, default: Value) -> Value:
        """A setting, or the default if it is missing or of another type."""
        return _of_type(self._backend.read(lambda rows: rows.value(SETTING + key)), default)

    def change_setting(self, key: str, default: Value, change: Callable[[Value], Value]) -> None:
        """Save a changed setting: anything that JSON can hold.

        Reading and writing are one step, so a change that another program makes is not lost.
        """
        key = SETTING + key
        self._backend.change(lambda rows: rows.put(key, change(_of_type(rows.value(key), default))))

    def mixtures(self) -> dict[str, Rules]:
        """The player's own rules by name; those that only a newer program can read are left out."""
        kept = self._backend.read(lambda rows: rows.values(MIXTURE))
        return {rules.name: rules for _, text in sorted(kept.items()) if (rules := readable_rules(text))}

    def keep_mixture(self, rules: Rules) -> None:
        """Save rules under their name; they replace any rules of that name."""
        if rules.name in RULEBOOK:
            raise BadSetting("store-name_taken", name=quote(rules.name))
        self._backend.change(lambda rows: rows.put(MIXTURE + rules.name, format_rules(rules)))

    def drop_mixture(self, name: str) -> None:
        """Delete the rules of that name; games that were played with them stay."""

        def work(rows: Rows) -> None:
            if rows.value(MIXTURE + name) is None:
                raise StoreError("store-no_mixture", name=quote(name))
            rows.put(MIXTURE + name, None)

        self._backend.change(work)

    def earned(self) -> dict[str, datetime]:
        """The achievements and when they were earned, earliest first."""
        kept = self._backend.read(lambda rows: rows.values(EARNED))
        found = {key: moment for key, text in kept.items() if (moment := _readable_moment(text))}
        return dict(sorted(found.items(), key=lambda item: (item[1], item[0])))

    def earn(self, keys: Iterable[str], moment: datetime | None = None) -> tuple[str, ...]:
        """Save achievements, earned now or at that moment; returns the new ones."""
        wanted, when = dict.fromkeys(keys), (moment or self._moment()).isoformat()

        def work(rows: Rows) -> tuple[str, ...]:
            known = rows.values(EARNED)
            new = tuple(key for key in wanted if key not in known)
            for key in new:
                rows.put(EARNED + key, when)
            return new

        return self._backend.change(work)


class _Within:
    """The rows of a transaction that has begun already."""

    unsaved = None

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    def change(self, work: Callable[[Rows], Found]) -> Found:
        return work(self._rows)

    read = change


def _row(rows: Rows, number: int) -> Row:
    row = rows.game(number)
    if row is None or row["deleted"] is not None:
        raise StoreError("store-no_game", id=quote(number))
    return row


def _find(rows: Rows, number: int) -> SavedGame:
    return saved_game(_row(rows, number))


def _as_seen(rows: Rows, saved: SavedGame) -> Row:
    """A game, unless it was played on since it was last seen."""
    row = _row(rows, saved.id)
    if row["version"] != saved.version:
        raise StaleGame("store-stale")
    return row


def _add(rows: Rows, row: Row, game: Game, written: Mapping[int, str] = NOTHING) -> SavedGame:
    """Add a game with its moves, as the most recently played one."""
    if row["date"] is not None and rows.games(1, date=row["date"]):
        raise StoreError("store-daily_begun", date=quote(row["date"]))
    return _find(rows, rows.add(row | {"played": _next_place(rows)}, move_texts(game), written))


def _next_place(rows: Rows) -> int:
    """The next number in the order of play."""
    return 1 + max((row["played"] for row in rows.games(1)), default=0)


def _look_ahead(rows: Rows, row: Row) -> bool:
    """Whether a game of this deal was begun before, by any rules.

    Unfinished games of the deal are marked: the new game shows the cards to come.
    """
    if not is_plain_deal(row):
        return False
    same = list(filter(is_plain_deal, rows.games(seed=row["seed"])))
    for each in same:
        if not each["over"] and not each["looked_ahead"]:
            rows.change(each["id"], {"looked_ahead": True})
    return bool(same)


def _of_type(value: Any, default: Value) -> Value:
    """A value of the default's type; otherwise the default."""
    if value is None:
        return default
    found: Value = value if default is None or isinstance(value, type(default)) else default
    return found


def _readable_moment(text: object) -> datetime | None:
    try:
        return read_moment(text) if isinstance(text, str) else None
    except (ValueError, OverflowError):
        return None
