"""The tables of the public server. Alembic brings a database from one layout to the next (`migrations/`).

A match is its log: who came, what they did, in order. Everything else can be computed from it again.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

__all__ = [
    "actions",
    "days",
    "entries",
    "games",
    "invites",
    "metadata",
    "objections",
    "players",
    "reports",
    "results",
    "seats",
    "secrets",
    "tallies",
]

ID = 24
"""The letters of an identifier."""

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("name", String(40), nullable=False, default=""),
    Column("look", String(80), unique=True),
    Column("program", Boolean, nullable=False),
    Column("assisted", Boolean, nullable=False, default=False),
    Column("why", Text, nullable=False, default=""),
    Column("recovery", String(64), nullable=False, unique=True),
    Column("session", Integer, nullable=False, default=0),
    Column("created", Double, nullable=False),
)
"""``look`` is the name as it looks, so that no two look alike; ``recovery`` the hash of the recovery code;
``session`` grows when all devices are signed out; ``why`` says why a player was moved to the assisted."""

games = Table(
    "games",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("rules", Text, nullable=False),
    Column("date", String(10)),
    Column("secret", LargeBinary, nullable=False),
    Column("owner", String(ID)),
    Column("dealer", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("ended", Double),
    Column("log", Text),
    Column("rematch", String(ID)),
    Index(
        "one_open",
        "owner",
        unique=True,
        sqlite_where=text("kind = 'ranked' AND NOT over"),
        postgresql_where=text("kind = 'ranked' AND NOT over"),
    ),
    Index("one_a_day", "owner", "date", "rules", unique=True),
    Index("open_games", "over", "created"),
)
"""A finished game has its whole ``log`` in one row. ``owner`` is the player of a ranked game."""

actions = Table(
    "actions",
    metadata,
    Column("game", String(ID), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(64), nullable=False),
    Column("moment", Double, nullable=False),
)
"""What was done in the matches that are not over. Its primary key is the only lock."""

seats = Table(
    "seats",
    metadata,
    Column("game", String(ID), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(ID), nullable=False, index=True),
)

invites = Table(
    "invites",
    metadata,
    Column("token", String(ID), primary_key=True),
    Column("game", String(ID), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)

days = Table(
    "days",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("rules", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("game", String(ID), primary_key=True),
    Column("player", String(ID), nullable=False, index=True),
    Column("rules", String(32), nullable=False),
    Column("date", String(10)),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("abandoned", Boolean, nullable=False),
    Column("ended", Double, nullable=False),
    Column("checked", Boolean, nullable=False, default=False),
    Column("hard", Integer, nullable=False, default=0),
    Column("agreed", Integer, nullable=False, default=0),
    Column("luck", Double, nullable=False, default=0.0),
    Column("odds", Double, nullable=False, default=0.0),
    Index("to_check", "checked", "ended"),
)
"""Ranked games that are over. ``hard`` and the columns behind it are what the detectors found."""

entries = Table(
    "entries",
    metadata,
    Column("board", String(80), primary_key=True),
    Column("player", String(ID), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("squares", BigInteger, nullable=False),  # of a program that plays for years
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("value", Integer),
    Index("by_value", "board", "value", "player"),
    Index("boards_of", "player"),
)
"""A player on a board; ``value`` is what the board ranks by, null until there are games enough."""

tallies = Table(
    "tallies",
    metadata,
    Column("board", String(80), primary_key=True),
    Column("value", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
)
"""How many players of a board have each value: a rank is a sum of few rows."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("player", String(ID), nullable=False, index=True),
    Column("reporter", String(ID), nullable=False),
    Column("name", String(40), nullable=False),
    Column("moment", Double, nullable=False),
    UniqueConstraint("player", "reporter", "name"),
)

objections = Table(
    "objections",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("player", String(ID), nullable=False, index=True),
    Column("words", Text, nullable=False),
    Column("moment", Double, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What only the server knows, such as the key that signs sessions."""
