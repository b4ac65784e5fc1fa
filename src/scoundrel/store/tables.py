"""The tables, and the steps that lead from each older layout of them to the next.

A step that was published is never changed again, which is why the steps are SQL of their own and not made
from the tables; a test checks that the two agree. A new layout is a new step at the end.
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
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

__all__ = [
    "LATEST",
    "STEPS",
    "about",
    "attempts",
    "descriptions",
    "matches",
    "moves",
    "players",
    "profile",
]


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

players = Table("players", metadata, Column("id", Integer, primary_key=True))
"""Whose games, settings and results these are; at home there is one player."""

matches = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seed", Text),
    Column("deck", Text),
    Column("position", Text),
    Column("first", Integer),
    Column("begun", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("version", Integer, nullable=False),
    Column("key", String, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("rooms", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("outcomes", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("shuffle", Text),
)
"""The log of each game. `rules`, `seed`, `deck`, `position`, `first` and `shuffle` say how it began, as the
headers of its record do. All that a list shows is here or in `attempts`, so listing replays nothing."""

attempts = Table(
    "attempts",
    metadata,
    Column("match", Integer, ForeignKey("matches.id"), primary_key=True),
    Column("player", Integer, ForeignKey("players.id"), primary_key=True),
    Column("kind", String, nullable=False),
    Column("date", String),
    Column("undos", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("accuracy", Float),
    Column("looked_ahead", Boolean, nullable=False),
    Column("elsewhere", Boolean, nullable=False),
    Column("played", Integer, nullable=False),
    Column("tried_move", Integer),
    Column("tried_room", Integer),
    Column("given_up", Boolean, nullable=False),
    Column("deleted", Moment),
    UniqueConstraint("player", "date"),
    Index("ix_attempts_played", "player", "played"),
)
"""What each game is to its player. `played` numbers the games in the order in which they were last played,
whatever the clock says. A game that is tried again has the moves that it took over among its own;
`tried_move` says how many."""

moves = Table(
    "moves",
    metadata,
    Column("match", Integer, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", String, nullable=False),
    sqlite_with_rowid=False,
)
descriptions = Table(
    "descriptions",
    metadata,
    Column("match", Integer, ForeignKey("matches.id"), primary_key=True),
    Column("room", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
profile = Table(
    "profile",
    metadata,
    Column("player", Integer, ForeignKey("players.id"), primary_key=True),
    Column("key", String, primary_key=True),
    Column("value", JSON, nullable=False),
)
"""What belongs to a player: settings, mixtures of rules, achievements, each under a key of its own."""

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
        # Until now player 0 went first in every game for two; from now on it is random, unless it is given.
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
    (
        # The log of each game, apart from what it is to its player and from what belongs to a player.
        "CREATE TABLE players (id INTEGER PRIMARY KEY)",
        "INSERT INTO players (id) VALUES (1)",
        """
        CREATE TABLE matches (
            id INTEGER PRIMARY KEY,
            name VARCHAR NOT NULL,
            rules TEXT NOT NULL,
            seed TEXT,
            deck TEXT,
            position TEXT,
            first INTEGER,
            begun DATETIME NOT NULL,
            changed DATETIME NOT NULL,
            version INTEGER NOT NULL,
            key VARCHAR NOT NULL,
            moves INTEGER NOT NULL,
            rooms INTEGER NOT NULL,
            over BOOLEAN NOT NULL,
            outcomes JSON NOT NULL,
            seats JSON NOT NULL
        )
        """,
        """
        INSERT INTO matches SELECT id, name, rules, seed, deck, position, first, begun, changed, version,
        '', moves, rooms, over, outcomes, seats FROM games
        """,
        """
        CREATE TABLE attempts (
            match INTEGER NOT NULL REFERENCES matches (id),
            player INTEGER NOT NULL REFERENCES players (id),
            kind VARCHAR NOT NULL,
            date VARCHAR,
            undos INTEGER NOT NULL,
            hints INTEGER NOT NULL,
            accuracy FLOAT,
            looked_ahead BOOLEAN NOT NULL,
            elsewhere BOOLEAN NOT NULL,
            played INTEGER NOT NULL,
            tried_move INTEGER,
            tried_room INTEGER,
            PRIMARY KEY (match, player),
            UNIQUE (player, date)
        )
        """,
        """
        INSERT INTO attempts SELECT id, 1, kind, date, undos, hints, accuracy, looked_ahead, 0, played,
        tried_move, tried_room FROM games
        """,
        "CREATE INDEX ix_attempts_played ON attempts (player, played)",
        # Tables that refer to games are made anew, to refer to matches.
        """
        CREATE TABLE new_moves (
            match INTEGER NOT NULL REFERENCES matches (id),
            number INTEGER NOT NULL,
            text VARCHAR NOT NULL,
            PRIMARY KEY (match, number)
        ) WITHOUT ROWID
        """,
        "INSERT INTO new_moves SELECT * FROM moves WHERE game IN (SELECT id FROM matches)",
        "DROP TABLE moves",
        "ALTER TABLE new_moves RENAME TO moves",
        """
        CREATE TABLE new_descriptions (
            match INTEGER NOT NULL REFERENCES matches (id),
            room INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (match, room)
        )
        """,
        "INSERT INTO new_descriptions SELECT * FROM descriptions WHERE game IN (SELECT id FROM matches)",
        "DROP TABLE descriptions",
        "ALTER TABLE new_descriptions RENAME TO descriptions",
        "DROP TABLE games",
        """
        CREATE TABLE profile (
            player INTEGER NOT NULL REFERENCES players (id),
            key VARCHAR NOT NULL,
            value JSON NOT NULL,
            PRIMARY KEY (player, key)
        )
        """,
        "INSERT INTO profile SELECT 1, 'setting/' || key, value FROM settings",
        "INSERT INTO profile SELECT 1, 'mixture/' || name, json_quote(CAST(rules AS TEXT)) FROM mixtures",
        "INSERT INTO profile SELECT 1, 'earned/' || key, json_quote(CAST(moment AS TEXT)) FROM earned",
        "DROP TABLE settings",
        "DROP TABLE mixtures",
        "DROP TABLE earned",
    ),
    (
        "ALTER TABLE attempts ADD COLUMN given_up BOOLEAN NOT NULL DEFAULT 0",
        "ALTER TABLE attempts ADD COLUMN deleted DATETIME",
    ),
    ("ALTER TABLE matches ADD COLUMN shuffle TEXT",),
)
"""Step N leads from layout N - 1 to layout N."""

LATEST = len(STEPS)
