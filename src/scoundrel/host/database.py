"""The server's database: SQLite in a folder for one process, or PostgreSQL for any number of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from scoundrel.errors import StorageError, StoreError, quote

__all__ = [
    "FILE",
    "LINE",
    "changing",
    "database_url",
    "is_worth_again",
    "lock_folder",
    "migrations",
    "open_engine",
    "reading",
    "row_data",
]

FILE = "host.db"
PATIENCE = 10
"""Seconds to wait for another writer; there is one only while a backup is made."""

LINE: dict[str, Any] = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
}
"""How a connection to PostgreSQL finds out that there is nobody any more at the other end."""


def database_url(database: str | None, folder: Path) -> URL:
    """Where the data is: a PostgreSQL server, or a file in this folder."""
    if database is None:
        return URL.create("sqlite", database=str(folder / FILE))
    try:
        url = make_url(database)
    except ArgumentError:
        raise StoreError("host-no_database", url=quote(database)) from None
    if url.get_backend_name() != "postgresql":
        raise StoreError("host-no_database", url=quote(database))
    return url.set(drivername="postgresql+psycopg")


def lock_folder(folder: Path) -> FileLock:
    """Refuse a second server on the same SQLite file: two would starve each other."""
    # Whoever may read it could sign in as anybody, and knows the decks of open games.
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = FileLock(folder / "host.lock", blocking=False)
    try:
        lock.acquire()
    except Timeout:
        raise StoreError("host-one_worker", place=quote(folder, 200)) from None
    return lock


def open_engine(url: URL) -> Engine:
    """A database in its latest layout."""
    with _as_store_error(url):
        engine = _engine(url)
        _bring_up_to_date(engine)
        return engine


def _engine(url: URL) -> Engine:
    # Errors name no values: among them are secrets of deals.
    if url.get_backend_name() == "postgresql":
        return create_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=4,
            max_overflow=4,
            pool_timeout=PATIENCE,
            connect_args=LINE,
        )
    given = {"timeout": PATIENCE, "isolation_level": None}
    engine = create_engine(url, hide_parameters=True, connect_args=given)
    event.listen(engine, "connect", _make_durable)
    return engine


def _make_durable(connection: sqlite3.Connection, _: object) -> None:
    """Make every commit reach the disk, even if the power fails a moment later."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")


def migrations() -> str:
    """Where the steps from layout to layout are."""
    return str(files("scoundrel.host") / "migrations")


def _bring_up_to_date(engine: Engine) -> None:
    """Carry out the steps from the layout that is there to the latest."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", migrations())
    with changing(engine) as connection:
        if engine.dialect.name == "postgresql":
            # Two servers that start at once take turns.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(6011)")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def row_data(row: Any) -> dict[str, Any]:
    """A row as plain data, by its columns."""
    return row._asdict()  # type: ignore[no-any-return]


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection for reading."""
    with _as_store_error(engine.url), engine.connect() as connection:
        yield connection


@contextmanager
def changing(engine: Engine) -> Iterator[Connection]:
    """One transaction: all of it is on the disk when this ends, or nothing."""
    with _as_store_error(engine.url), engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def is_worth_again(error: Exception) -> bool:
    """Whether something else could still be written: the database is there, and did not want this."""
    cause = error.__cause__
    if not isinstance(cause, OperationalError):
        return True
    # PostgreSQL ends one of two transactions that wait for each other.
    return (getattr(cause.orig, "sqlstate", None) or "").startswith("40")


@contextmanager
def _as_store_error(url: URL) -> Iterator[None]:
    """Turn whatever the database can't do now into a `StorageError` of one sentence."""
    try:
        yield
    except (DBAPIError, OSError, sqlite3.Error) as error:
        shown: Any = url.render_as_string(hide_password=True)
        reason = str(getattr(error, "orig", error)).strip().splitlines()[:1]
        raise StorageError("host-unusable", place=shown, why="".join(reason)) from error
