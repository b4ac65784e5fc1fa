"""The store that the surfaces use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Row,
    Table,
    and_,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from scoundrel.errors import BadSetting, StaleGame, StoreError, quote
from scoundrel.game import Game
from scoundrel.notation.rulesets import format_rules
from scoundrel.play.columns import (
    Columns,
    check_deal,
    game_of,
    is_plain_deal,
    move_texts,
    new_game,
    readable_rules,
    standing,
    taken_in,
)
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.store.database import changing, open_database, reading
from scoundrel.store.place import find_place
from scoundrel.store.rows import checked, fitting_text, saved_row
from scoundrel.store.tables import descriptions, earned, games, mixtures, moves, settings
from scoundrel.words.texts import say

__all__ = ["Store"]

Value = TypeVar("Value")

NO_JSON = (ValueError, TypeError, RecursionError)
"""What reading text as JSON raises if it is something else."""


class Store:
    """Saved games, settings and results. A change is on the disk when its call returns, or it was not made.

    It may be used from several threads and be open in several programs at once.
    """

    def __init__(self, place: Path, engine: Engine, notices: tuple[str, ...]) -> None:
        self.place = place
        self.notices = notices
        """What to tell the player about how the store was opened."""
        self._engine = engine

    @classmethod
    def open(cls, place: Path | str | None = None) -> Store:
        """Open a folder, a file or a URL such as ``sqlite:///games.db``; without one, the user's own."""
        path = find_place(place)
        engine, notices = open_database(path)
        return cls(path, engine, notices)

    def close(self) -> None:
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- Playing -----------------------------------------------------------------------------------

    def begin(
        self, game: Game, kind: Kind = Kind.FREE, date: str | None = None, seats: Sequence[str] = ()
    ) -> SavedGame:
        """Save a new game with the moves that it has; of each day there is one daily game.

        Whoever deals the same cards again knows them, in that game and in all that are not over yet. A game
        that is tried again has its first moves already.
        """
        columns = new_game(game, kind, date, seats, datetime.now(UTC))
        with self._changing() as connection:
            columns["looked_ahead"] |= _look_ahead(connection, columns)
            return _add(connection, columns, game)

    def keep_moves(self, saved: SavedGame, game: Game) -> SavedGame:
        """Save every move made since the last save, and the outcome."""
        check_deal(saved, game)
        with self._changing() as connection:
            _play_on(connection, saved, standing(game))
            made, kept = move_texts(game), saved.moves
            # Nobody else played on, or the version would have shown it. The last move tells another game.
            if made[kept - 1 : kept] != _stored_moves(connection, saved.id, after=kept - 1):
                raise StoreError(say("store.other_moves", id=saved.id))
            _append(connection, saved.id, kept, made[kept:])
            return _find(connection, saved.id)

    def keep_undo(self, saved: SavedGame, game: Game) -> SavedGame:
        """Keep that moves were taken back.

        What a review found of the old end goes with them, and what was written of rooms that may not come.
        """
        check_deal(saved, game)
        values = {"undos": games.c.undos + 1, "accuracy": None}
        with self._changing() as connection:
            _play_on(connection, saved, standing(game) | values)
            stored, made = _stored_moves(connection, saved.id), move_texts(game)
            if len(made) >= len(stored) or stored[: len(made)] != made:
                raise StoreError(say("store.other_moves", id=saved.id))
            undone = and_(moves.c.game == saved.id, moves.c.number > len(made))
            connection.execute(delete(moves).where(undone))
            left = and_(descriptions.c.game == saved.id, descriptions.c.room > game.room_number)
            connection.execute(delete(descriptions).where(left))
            return _find(connection, saved.id)

    def count_hint(self, saved: SavedGame) -> SavedGame:
        """Count a hint."""
        with self._changing() as connection:
            _change(connection, saved, {"hints": games.c.hints + 1})
            return _find(connection, saved.id)

    def keep_accuracy(self, saved: SavedGame, accuracy: float) -> SavedGame:
        """Save the accuracy that the review of a finished game found."""
        with self._changing() as connection:
            _change(connection, saved, {"accuracy": accuracy})
            return _find(connection, saved.id)

    # --- Finding -----------------------------------------------------------------------------------

    def find(self, number: int) -> SavedGame:
        """The saved game with that number."""
        with self._reading() as connection:
            return _find(connection, number)

    def games(
        self,
        over: bool | None = None,
        kind: Kind | None = None,
        name: str | None = None,
        limit: int | None = None,
    ) -> list[SavedGame]:
        """The saved games, the most recently played first."""
        wanted = {"over": over, "kind": kind, "name": name}
        conditions = [games.c[column] == value for column, value in wanted.items() if value is not None]
        newest = games.c.played.desc(), games.c.id.desc()
        with self._reading() as connection:
            rows = connection.execute(select(games).where(*conditions).order_by(*newest).limit(limit))
            return [saved_row(row) for row in rows]

    def latest_open(self) -> SavedGame | None:
        """The most recently played game that is not over."""
        return next(iter(self.games(over=False, limit=1)), None)

    def daily(self, date: str) -> SavedGame | None:
        """The daily game of that day, if it was begun."""
        with self._reading() as connection:
            row = connection.execute(select(games).where(games.c.date == date)).one_or_none()
            return None if row is None else saved_row(row)

    # --- Whole games -------------------------------------------------------------------------------

    def load(self, saved: SavedGame | int) -> Game:
        """The game itself, at its last move."""
        number = saved if isinstance(saved, int) else saved.id
        with self._reading() as connection:
            row = _row(connection, number)
            made = _stored_moves(connection, number)
        return game_of(row._asdict(), made)

    def record(self, saved: SavedGame | int) -> str:
        """The game as text, to take elsewhere."""
        return self.load(saved).record()

    def import_record(self, record: str) -> SavedGame:
        """Save a game from its record; `RecordError` says where the record is wrong."""
        return self.begin(Game.from_record(record), Kind.IMPORTED)

    def take_in(self, saved: SavedGame, game: Game, written: Mapping[int, str]) -> SavedGame:
        """Save a game of another device as it was there, under a number of its own."""
        with self._changing() as connection:
            added = _add(connection, taken_in(saved, game), game)
            for room, text in written.items():
                _put(connection, descriptions, {"game": added.id, "room": room}, {"text": text})
            return added

    # --- Settings, mixtures, achievements, descriptions --------------------------------------------

    def setting(self, key: str, default: Value) -> Value:
        """A setting; the default where there is none, or one of another type."""
        with self._reading() as connection:
            return _setting(connection, key, default)

    def change_setting(self, key: str, default: Value, change: Callable[[Value], Value]) -> None:
        """Save a changed setting: anything that JSON can hold.

        Reading and writing are one step, so a change that another program makes is not lost.
        """
        with self._changing() as connection:
            value = change(_setting(connection, key, default))
            _put(connection, settings, {"key": key}, {"value": value})

    def mixtures(self) -> dict[str, Rules]:
        """The player's own rules by name; those that only a newer program can read are left out."""
        with self._reading() as connection:
            rows = connection.execute(select(mixtures).order_by(mixtures.c.name)).all()
        return {rules.name: rules for row in rows if (rules := readable_rules(row.rules))}

    def keep_mixture(self, rules: Rules) -> None:
        """Save rules under their name, replacing any of that name."""
        if rules.name in RULEBOOK:
            raise BadSetting(say("store.name_taken", name=quote(rules.name)))
        with self._changing() as connection:
            _put(connection, mixtures, {"name": rules.name}, {"rules": format_rules(rules)})

    def drop_mixture(self, name: str) -> None:
        """Delete the rules of that name; games that were played with them stay."""
        with self._changing() as connection:
            if not connection.execute(delete(mixtures).where(mixtures.c.name == name)).rowcount:
                raise StoreError(say("store.no_mixture", name=quote(name)))

    def earned(self) -> dict[str, datetime]:
        """The achievements, in the order in which they were earned."""
        with self._reading() as connection:
            rows = connection.execute(select(earned).order_by(earned.c.moment, earned.c.key))
            return {row.key: row.moment for row in rows if isinstance(row.key, str)}

    def earn(self, keys: Iterable[str], moment: datetime | None = None) -> tuple[str, ...]:
        """Save achievements, earned now or at that moment; returns the new ones."""
        moment = moment or datetime.now(UTC)
        with self._changing() as connection:
            known = set(connection.scalars(select(earned.c.key)))
            new = tuple(key for key in dict.fromkeys(keys) if key not in known)
            if new:
                connection.execute(insert(earned), [{"key": key, "moment": moment} for key in new])
            return new

    def keep_description(self, saved: SavedGame, room: int, text: str) -> None:
        """Save what a human Dealer wrote for a room."""
        with self._changing() as connection:
            _put(connection, descriptions, {"game": saved.id, "room": room}, {"text": text})

    def descriptions(self, saved: SavedGame) -> dict[int, str]:
        """What a human Dealer wrote, by the number of the room."""
        with self._reading() as connection:
            written = select(descriptions).where(descriptions.c.game == saved.id)
            rows = connection.execute(written.order_by(descriptions.c.room))
            return {row.room: row.text for row in rows if isinstance(row.text, str)}

    def _reading(self) -> AbstractContextManager[Connection]:
        return reading(self._engine, self.place)

    def _changing(self) -> AbstractContextManager[Connection]:
        return changing(self._engine, self.place)


def _add(connection: Connection, columns: Columns, game: Game) -> SavedGame:
    """Add a game with its moves, as the most recently played one."""
    row = columns | {"played": _next_place(connection)}
    try:
        inserted = connection.execute(insert(games).values(row)).inserted_primary_key
    except IntegrityError:
        raise StoreError(say("store.daily_begun", date=quote(columns["date"]))) from None
    assert inserted is not None
    _append(connection, inserted[0], 0, move_texts(game))
    return _find(connection, inserted[0])


def _stored_moves(connection: Connection, game: int, after: int = 0) -> list[str]:
    """The moves of a game behind the one of that number."""
    made = select(moves.c.text).where(moves.c.game == game, moves.c.number > after).order_by(moves.c.number)
    return [fitting_text("text", text) for text in connection.scalars(made)]


def _append(connection: Connection, number: int, after: int, texts: list[str]) -> None:
    rows = [{"game": number, "number": place, "text": text} for place, text in enumerate(texts, after + 1)]
    if rows:
        connection.execute(insert(moves), rows)


def _next_place(connection: Connection) -> int:
    """The next number in the order of play."""
    return int(connection.scalar(select(func.max(games.c.played))) or 0) + 1


def _look_ahead(connection: Connection, columns: Columns) -> bool:
    """Whether a game of this deal was begun before, by any rules.

    Unfinished games of the deal are marked: the new game shows the cards to come.
    """
    if not is_plain_deal(columns):
        return False
    same_deal = and_(games.c.seed == columns["seed"], games.c.deck.is_(None), games.c.position.is_(None))
    known = connection.scalar(select(func.count()).select_from(games).where(same_deal))
    connection.execute(update(games).where(same_deal, games.c.over.is_(False)).values(looked_ahead=True))
    return bool(known)


def _play_on(connection: Connection, saved: SavedGame, values: Mapping[str, Any]) -> None:
    """Change a game and make it the most recently played one."""
    now = {"changed": datetime.now(UTC), "played": _next_place(connection)}
    _change(connection, saved, {**values, **now})


def _change(connection: Connection, saved: SavedGame, values: Mapping[str, Any]) -> None:
    """Change a game, unless it has changed since it was last seen."""
    as_seen = and_(games.c.id == saved.id, games.c.version == saved.version)
    changed = connection.execute(update(games).where(as_seen).values(version=saved.version + 1, **values))
    if not changed.rowcount:
        raise StaleGame(say("store.stale"))


def _put(connection: Connection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Update the row with that key, or add one."""
    same = and_(*(table.c[column] == value for column, value in key.items()))
    if not connection.execute(update(table).where(same).values(**values)).rowcount:
        connection.execute(insert(table).values(**key, **values))


def _setting(connection: Connection, key: str, default: Value) -> Value:
    try:
        row = connection.execute(select(settings.c.value).where(settings.c.key == key)).one_or_none()
    except NO_JSON:
        return default
    value: Any = default if row is None else row.value
    return value if default is None or isinstance(value, type(default)) else default


def _row(connection: Connection, number: int) -> Row[Any]:
    row = connection.execute(select(games).where(games.c.id == number)).one_or_none()
    if row is None:
        raise StoreError(say("store.no_game", id=quote(number)))
    return checked(row)


def _find(connection: Connection, number: int) -> SavedGame:
    return saved_row(_row(connection, number))
