"""The tables, and the steps that lead from each older layout of them to the next.

A step that was published is never changed again, which is why the steps are SQL of their own and not made
from the tables; a test holds the two together. Another layout is another step at the end.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

__all__ = ["LATEST", "STEPS", "about", "descriptions", "earned", "games", "mixtures", "moves", "settings"]


class Moment(TypeDecorator[datetime]):
    """A point in time, in UTC and with its time zone."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and value.replace(tzinfo=UTC)


metadata = MetaData()

about = Table("about", metadata, Column("version", Integer, nullable=False))

games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("date", String, unique=True),
    Column("name", String, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seed", Text),
    Column("deck", Text),
    Column("position", Text),
    Column("begun", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("rooms", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("outcomes", JSON, nullable=False),
    Column("undos", Integer, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("accuracy", Float),
    Column("looked_ahead", Boolean, nullable=False),
    Column("played", Integer, nullable=False, index=True),
    Column("first", Integer),
    Column("tried_move", Integer),
    Column("tried_room", Integer),
)
"""`played` numbers the games in the order in which they were last played, whatever the clock says.

`rules`, `seed`, `deck`, `position` and `first` say how a game began, as the headers of its record do. A
game that is tried again has the moves that it took over among its own; `tried_move` says how many."""

moves = Table(
    "moves",
    metadata,
    Column("game", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", String, nullable=False),
)
settings = Table(
    "settings", metadata, Column("key", String, primary_key=True), Column("value", JSON, nullable=False)
)
descriptions = Table(
    "descriptions",
    metadata,
    Column("game", Integer, primary_key=True),
    Column("room", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
mixtures = Table(
    "mixtures", metadata, Column("name", String, primary_key=True), Column("rules", Text, nullable=False)
)
earned = Table(
    "earned", metadata, Column("key", String, primary_key=True), Column("moment", Moment, nullable=False)
)

STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE about (version INTEGER NOT NULL)",
        "INSERT INTO about (version) VALUES (0)",
        """
        CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            kind VARCHAR NOT NULL,
            date VARCHAR UNIQUE,
            name VARCHAR NOT NULL,
            rules TEXT NOT NULL,
            seed TEXT,
            deck TEXT,
            position TEXT,
            begun DATETIME NOT NULL,
            changed DATETIME NOT NULL,
            version INTEGER NOT NULL,
            moves INTEGER NOT NULL,
            rooms INTEGER NOT NULL,
            over BOOLEAN NOT NULL,
            outcomes JSON NOT NULL,
            undos INTEGER NOT NULL,
            seats JSON NOT NULL
        )
        """,
        # Without row numbers the moves of a game are stored side by side, and the file is half the size.
        """
        CREATE TABLE moves (
            game INTEGER NOT NULL REFERENCES games (id),
            number INTEGER NOT NULL,
            text VARCHAR NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID
        """,
        "CREATE TABLE settings (key VARCHAR NOT NULL PRIMARY KEY, value JSON NOT NULL)",
    ),
    (
        "ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE games ADD COLUMN accuracy FLOAT",
        """
        CREATE TABLE descriptions (
            game INTEGER NOT NULL REFERENCES games (id),
            room INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (game, room)
        )
        """,
        "CREATE TABLE mixtures (name VARCHAR NOT NULL PRIMARY KEY, rules TEXT NOT NULL)",
        "CREATE TABLE earned (key VARCHAR NOT NULL PRIMARY KEY, moment DATETIME NOT NULL)",
    ),
    (
        "ALTER TABLE games ADD COLUMN looked_ahead BOOLEAN NOT NULL DEFAULT 0",
        "ALTER TABLE games ADD COLUMN played INTEGER NOT NULL DEFAULT 0",
        # Older layouts only know by the clock which game was played last.
        "CREATE TABLE ranking (place INTEGER PRIMARY KEY, game INTEGER NOT NULL UNIQUE)",
        "INSERT INTO ranking (game) SELECT id FROM games ORDER BY changed, id",
        "UPDATE games SET played = (SELECT place FROM ranking WHERE game = games.id)",
        "DROP TABLE ranking",
        "CREATE INDEX ix_games_played ON games (played)",
        # Up to here player 0 went first in every game for two; now chance decides, unless it is given.
        "ALTER TABLE games ADD COLUMN first INTEGER",
        """
        UPDATE games SET first = 0 WHERE deck IS NULL AND position IS NULL
        AND (rules LIKE 'dragons-duo%' AND rules NOT LIKE '%players=1%' OR rules LIKE '%players=2%')
        """,
    ),
    (
        "ALTER TABLE games ADD COLUMN tried_move INTEGER",
        "ALTER TABLE games ADD COLUMN tried_room INTEGER",
    ),
)
"""Step N leads from layout N - 1 to layout N."""

LATEST = len(STEPS)
