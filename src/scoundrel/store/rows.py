"""The rows of the database, within one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, insert, select, update

from scoundrel.play.columns import Row
from scoundrel.play.validation import check, check_game, is_text
from scoundrel.store.tables import attempts, descriptions, matches, moves, profile

__all__ = ["HOME", "DatabaseRows"]

HOME = 1
"""The one player at home."""
NOT_JSON = (ValueError, TypeError, RecursionError)
"""The exceptions that reading a text as JSON raises if it is not JSON."""
OF_ATTEMPT = {column.name for column in attempts.columns} - {"match", "player"}
"""The columns of a game that say what it is to its player."""

# Composed once: composing a query takes longer than asking it.
_GAMES = select(matches, *(column for column in attempts.columns if column.name in OF_ATTEMPT)).join(
    attempts, and_(attempts.c.match == matches.c.id, attempts.c.player == bindparam("player"))
)
_GAME = _GAMES.where(matches.c.id == bindparam("number"))
_MOVES = (
    select(moves.c.text)
    .where(moves.c.match == bindparam("number"), moves.c.number > bindparam("after"))
    .order_by(moves.c.number)
)
_VALUE = select(profile.c.value).where(
    profile.c.player == bindparam("player"), profile.c.key == bindparam("key")
)


class DatabaseRows:
    """Rows in a database; see `Rows` in `play/store.py`. They are those of one player."""

    def __init__(self, connection: Connection, player: int = HOME) -> None:
        self._connection = connection
        self._player = player

    # --- Games ---------------------------------------------------------------------------------------

    def games(self, limit: int | None = None, **wanted: Any) -> list[Row]:
        conditions = [_column(name) == value for name, value in wanted.items()]
        newest = attempts.c.played.desc(), matches.c.id.desc()
        asked = _GAMES.where(*conditions).order_by(*newest).limit(limit)
        return [
            _checked(row._asdict()) for row in self._connection.execute(asked, {"player": self._player})
        ]

    def game(self, number: int) -> Row | None:
        asked = {"player": self._player, "number": number}
        row = self._connection.execute(_GAME, asked).one_or_none()
        return None if row is None else _checked(row._asdict())

    def add(self, row: Row, moves: Sequence[str], descriptions: Mapping[int, str]) -> int:
        log, attempt = _apart(row)
        added = self._connection.execute(insert(matches).values(log)).inserted_primary_key
        assert added is not None
        number: int = added[0]
        self._connection.execute(insert(attempts).values(attempt | self._key(number)))
        self.replace_moves(number, 0, moves)
        for room, text in descriptions.items():
            self.describe(number, room, text)
        return number

    def _key(self, number: int) -> Row:
        return {"match": number, "player": self._player}

    def change(self, number: int, news: Row) -> None:
        log, attempt = _apart(news)
        if log:
            self._connection.execute(update(matches).where(matches.c.id == number).values(log))
        if attempt:
            mine = and_(attempts.c.match == number, attempts.c.player == self._player)
            self._connection.execute(update(attempts).where(mine).values(attempt))

    def moves(self, number: int, after: int = 0) -> list[str]:
        made = self._connection.scalars(_MOVES, {"number": number, "after": after})
        return [_text(each) for each in made]

    def replace_moves(self, number: int, kept: int, made: Sequence[str]) -> None:
        self._connection.execute(delete(moves).where(moves.c.match == number, moves.c.number > kept))
        rows = [
            {"match": number, "number": place, "text": text} for place, text in enumerate(made, kept + 1)
        ]
        if rows:
            self._connection.execute(insert(moves), rows)

    def descriptions(self, number: int) -> dict[int, str]:
        written = select(descriptions).where(descriptions.c.match == number)
        rows = self._connection.execute(written.order_by(descriptions.c.room))
        return {row.room: row.text for row in rows if isinstance(row.text, str)}

    def describe(self, number: int, room: int, text: str | None) -> None:
        here = and_(descriptions.c.match == number, descriptions.c.room == room)
        self._connection.execute(delete(descriptions).where(here))
        if text is not None:
            self._connection.execute(insert(descriptions).values(match=number, room=room, text=text))

    # --- The profile ---------------------------------------------------------------------------------

    def value(self, key: str) -> Any:
        try:
            return self._connection.scalar(_VALUE, {"player": self._player, "key": key})
        except NOT_JSON:
            return None

    def values(self, prefix: str) -> dict[str, Any]:
        keys = select(profile.c.key).where(
            profile.c.player == self._player, profile.c.key.startswith(prefix, autoescape=True)
        )
        found = [key for key in self._connection.scalars(keys) if isinstance(key, str)]
        values = {key.removeprefix(prefix): self.value(key) for key in found}
        return {key: value for key, value in values.items() if value is not None}

    def put(self, key: str, value: Any) -> None:
        self._connection.execute(delete(profile).where(self._at(key)))
        if value is not None:
            self._connection.execute(insert(profile).values(player=self._player, key=key, value=value))

    def _at(self, key: str) -> Any:
        return and_(profile.c.player == self._player, profile.c.key == key)


def _column(name: str) -> Any:
    return attempts.c[name] if name in OF_ATTEMPT else matches.c[name]


def _apart(row: Row) -> tuple[Row, Row]:
    """The columns of a game's log, and those that say what it is to its player."""
    log = {name: value for name, value in row.items() if name in matches.c and name != "id"}
    return log, {name: value for name, value in row.items() if name in OF_ATTEMPT}


def _checked(row: Row) -> Row:
    """The game, if all its values are valid; a `ValueError` names one that is not."""
    check_game(row)
    return row


def _text(value: object) -> str:
    """A move, which has to be text."""
    check(is_text, "text", value)
    return str(value)
