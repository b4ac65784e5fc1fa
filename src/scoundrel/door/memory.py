"""A store in memory, whose every change is also an entry, a key with a text, that a host can keep.

A host without SQLite, such as a browser, takes the changes after each message and keeps them before it
shows the reply. It hands all of them back when it starts again, or when another window has made some.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from types import MappingProxyType
from typing import Any, TypeVar

from scoundrel.errors import BadSetting, StaleGame, StoreError, quote
from scoundrel.game import Game
from scoundrel.notation.jsontext import parse_json
from scoundrel.notation.rulesets import format_rules
from scoundrel.play.columns import (
    Columns,
    check_deal,
    game_of,
    is_plain_deal,
    move_texts,
    new_game,
    readable_rules,
    saved_game,
    standing,
    taken_in,
)
from scoundrel.play.daily import Clock, now, read_moment
from scoundrel.play.fitting import check_game, is_text
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.words.texts import say

__all__ = ["MemoryStore"]

Value = TypeVar("Value")
Row = dict[str, Any]

MOMENTS = ("begun", "changed")

GAME, SETTING, MIXTURE, EARNED = "game/", "setting/", "mixture/", "earned/"


class MemoryStore:
    """Saved games, settings and results in memory; see `Store` in `keeping.py`."""

    def __init__(self, entries: Mapping[str, object] = MappingProxyType({}), clock: Clock = now) -> None:
        self._clock = clock
        self._kept: dict[str, Any] = {}
        """Everything by its key."""
        self._changes: dict[str, str | None] = {}
        self.damaged: tuple[str, ...] = ()
        """The keys of entries that make no sense; they are for the host to set aside."""
        self.refresh(entries)

    # --- What a host keeps -------------------------------------------------------------------------

    def refresh(self, entries: Mapping[str, object]) -> None:
        """Hold what the host has kept, and nothing else; damaged entries are left out."""
        read = {key: _read(key, text) for key, text in entries.items()}
        self._kept = {key: value for key, value in read.items() if value is not None}
        self._changes = {}
        self.damaged = tuple(key for key, value in read.items() if value is None)

    def take_changes(self) -> dict[str, str | None]:
        """What has changed since the last call: the new text of each key, or None if it is gone."""
        changes, self._changes = self._changes, {}
        return changes

    def _put(self, key: str, value: Any) -> None:
        """Change what a key holds; None deletes it."""
        self._kept.pop(key, None)
        self._changes[key] = None
        if value is not None:
            self._changes[key] = json.dumps(value, ensure_ascii=False)
            self._kept[key] = value

    def _under(self, prefix: str) -> Iterator[tuple[str, Any]]:
        """Everything whose key begins so, by the rest of its key."""
        for key, value in self._kept.items():
            if key.startswith(prefix):
                yield key.removeprefix(prefix), value

    # --- Playing -----------------------------------------------------------------------------------

    def begin(
        self, game: Game, kind: Kind = Kind.FREE, date: str | None = None, seats: Sequence[str] = ()
    ) -> SavedGame:
        columns = new_game(game, kind, date, seats, self._clock())
        if date is not None and self.daily(date) is not None:
            raise StoreError(say("store.daily_begun", date=quote(date)))
        columns["looked_ahead"] |= self._look_ahead(columns)
        return self._add(columns, game)

    def keep_moves(self, saved: SavedGame, game: Game) -> SavedGame:
        row = self._row_as_seen(saved)
        check_deal(saved, game)
        if move_texts(game)[: saved.moves] != row["made"]:
            raise StoreError(say("store.other_moves", id=saved.id))
        return self._play_on(saved, row | _progress(game))

    def keep_undo(self, saved: SavedGame, game: Game) -> SavedGame:
        row = self._row_as_seen(saved)
        check_deal(saved, game)
        made = move_texts(game)
        if len(made) >= len(row["made"]) or row["made"][: len(made)] != made:
            raise StoreError(say("store.other_moves", id=saved.id))
        written = {
            room: text for room, text in row["descriptions"].items() if int(room) <= game.room_number
        }
        news = {"undos": row["undos"] + 1, "accuracy": None, "descriptions": written}
        return self._play_on(saved, row | _progress(game) | news)

    def count_hint(self, saved: SavedGame) -> SavedGame:
        row = self._row_as_seen(saved)
        return self._keep_row(saved.id, row | {"hints": row["hints"] + 1, "version": row["version"] + 1})

    def keep_accuracy(self, saved: SavedGame, accuracy: float) -> SavedGame:
        row = self._row_as_seen(saved)
        return self._keep_row(saved.id, row | {"accuracy": accuracy, "version": row["version"] + 1})

    def keep_description(self, saved: SavedGame, room: int, text: str) -> None:
        row = self._row(saved.id)
        self._keep_row(saved.id, row | {"descriptions": row["descriptions"] | {str(room): text}})

    def descriptions(self, saved: SavedGame) -> dict[int, str]:
        written = self._row(saved.id)["descriptions"]
        return {int(room): text for room, text in sorted(written.items(), key=lambda item: int(item[0]))}

    # --- Finding -----------------------------------------------------------------------------------

    def find(self, number: int) -> SavedGame:
        return _saved(number, self._row(number))

    def games(
        self,
        over: bool | None = None,
        kind: Kind | None = None,
        name: str | None = None,
        limit: int | None = None,
    ) -> list[SavedGame]:
        wanted = {"over": over, "kind": kind, "name": name}
        asked = {column: value for column, value in wanted.items() if value is not None}
        found = [
            (row["played"], int(number), row)
            for number, row in self._under(GAME)
            if all(row[column] == value for column, value in asked.items())
        ]
        found.sort(key=lambda each: each[:2], reverse=True)
        return [_saved(number, row) for _, number, row in found[:limit]]

    def latest_open(self) -> SavedGame | None:
        return next(iter(self.games(over=False, limit=1)), None)

    def daily(self, date: str) -> SavedGame | None:
        return next((saved for saved in self.games() if saved.date == date), None)

    # --- Whole games -------------------------------------------------------------------------------

    def load(self, saved: SavedGame | int) -> Game:
        number = saved if isinstance(saved, int) else saved.id
        row = self._row(number)
        return game_of(row | {"id": number}, row["made"])

    def record(self, saved: SavedGame | int) -> str:
        return self.load(saved).record()

    def import_record(self, record: str) -> SavedGame:
        return self.begin(Game.from_record(record), Kind.IMPORTED)

    def take_in(self, saved: SavedGame, game: Game, written: Mapping[int, str]) -> SavedGame:
        return self._add(taken_in(saved, game), game, written)

    # --- Settings, mixtures, achievements ----------------------------------------------------------

    def setting(self, key: str, default: Value) -> Value:
        value = copy.deepcopy(self._kept.get(SETTING + key, default))
        return value if default is None or isinstance(value, type(default)) else default

    def change_setting(self, key: str, default: Value, change: Callable[[Value], Value]) -> None:
        self._put(SETTING + key, copy.deepcopy(change(self.setting(key, default))))

    def mixtures(self) -> dict[str, Rules]:
        read = (readable_rules(text) for _, text in sorted(self._under(MIXTURE)))
        return {rules.name: rules for rules in read if rules}

    def keep_mixture(self, rules: Rules) -> None:
        if rules.name in RULEBOOK:
            raise BadSetting(say("store.name_taken", name=quote(rules.name)))
        self._put(MIXTURE + rules.name, format_rules(rules))

    def drop_mixture(self, name: str) -> None:
        if MIXTURE + name not in self._kept:
            raise StoreError(say("store.no_mixture", name=quote(name)))
        self._put(MIXTURE + name, None)

    def earned(self) -> dict[str, datetime]:
        found = {key: read_moment(text) for key, text in self._under(EARNED)}
        return dict(sorted(found.items(), key=lambda item: (item[1], item[0])))

    def earn(self, keys: Iterable[str], moment: datetime | None = None) -> tuple[str, ...]:
        when = (moment or self._clock()).isoformat()
        new = tuple(key for key in dict.fromkeys(keys) if EARNED + key not in self._kept)
        for key in new:
            self._put(EARNED + key, when)
        return new

    # --- Rows --------------------------------------------------------------------------------------

    def _row(self, number: int) -> Row:
        row: Row | None = self._kept.get(f"{GAME}{number}")
        if row is None:
            raise StoreError(say("store.no_game", id=quote(number)))
        return row

    def _row_as_seen(self, saved: SavedGame) -> Row:
        """A game, unless it has changed since it was last seen."""
        row = self._row(saved.id)
        if row["version"] != saved.version:
            raise StaleGame(say("store.stale"))
        return row

    def _play_on(self, saved: SavedGame, row: Row) -> SavedGame:
        """Change a game and make it the most recently played one."""
        moment = {"changed": self._clock().isoformat(), "played": self._next_place()}
        return self._keep_row(saved.id, row | moment | {"version": saved.version + 1})

    def _keep_row(self, number: int, row: Row) -> SavedGame:
        self._put(f"{GAME}{number}", row)
        return self.find(number)

    def _next_number(self) -> int:
        return max((int(number) for number, _ in self._under(GAME)), default=0) + 1

    def _next_place(self) -> int:
        return max((row["played"] for _, row in self._under(GAME)), default=0) + 1

    def _add(
        self, columns: Columns, game: Game, written: Mapping[int, str] = MappingProxyType({})
    ) -> SavedGame:
        """Add a game with its moves, as the most recently played one."""
        moments = {name: columns[name].isoformat() for name in MOMENTS}
        descriptions = {str(room): text for room, text in written.items()}
        row = columns | moments | _progress(game) | {"descriptions": descriptions}
        return self._keep_row(self._next_number(), row | {"played": self._next_place()})

    def _look_ahead(self, columns: Columns) -> bool:
        """Whether a game of this deal was begun before; open ones are marked, as it shows their cards."""
        if not is_plain_deal(columns):
            return False
        same = [
            (number, row)
            for number, row in list(self._under(GAME))
            if is_plain_deal(row) and row["seed"] == columns["seed"]
        ]
        for number, row in same:
            if not row["over"] and not row["looked_ahead"]:
                self._keep_row(int(number), row | {"looked_ahead": True})
        return bool(same)


def _read(key: str, text: object) -> Any:
    """What a key holds; None if its text makes no sense."""
    try:
        value = parse_json(text) if isinstance(text, str) else None
        return value if _is_sound(key, value) else None
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        return None


def _is_sound(key: str, value: Any) -> bool:
    """Whether a key holds what it should; anyone may have written to a host's storage."""
    if key.startswith(GAME):
        check_game(_columns(int(key.removeprefix(GAME)), value))
        made, written = value["made"], value["descriptions"]
        texts = [*made, *written.values()]
        return isinstance(made, list) and all(map(str.isdigit, written)) and all(map(is_text, texts))
    if key.startswith(EARNED):
        read_moment(value)
    return value is not None and (not key.startswith(MIXTURE) or isinstance(value, str))


def _columns(number: int, row: Row) -> Row:
    """A game with its values as a list of games needs them."""
    moments = {name: read_moment(row[name]) for name in MOMENTS}
    return {**row, "id": number, "moves": len(row["made"])} | moments


def _saved(number: int, row: Row) -> SavedGame:
    return saved_game(_columns(number, row))


def _progress(game: Game) -> Row:
    """How far a game has come, with its moves."""
    return standing(game) | {"made": move_texts(game)}
