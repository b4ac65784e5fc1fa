"""Opening the database: creates a new one, brings an old one up to date, sets a damaged one aside."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event, inspect, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from scoundrel.errors import ScoundrelError, StorageError, StoreError, quote
from scoundrel.store.place import COMPANIONS, SUFFIX, name_beside, set_aside
from scoundrel.store.tables import LATEST, STEPS, about
from scoundrel.texts import Message

__all__ = ["changing", "open_database", "reading"]

PATIENCE = 3
"""Seconds to wait while another program writes."""

LEAST_SPACE = 64 * 1024

TROUBLE = (DBAPIError, sqlite3.Error, OSError, ValueError, TypeError, OverflowError, RecursionError)
"""The exceptions of a database to which other programs write too: a value may have any type and size."""
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
TROUBLES = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
    sqlite3.SQLITE_READONLY: "store-read_only",
    sqlite3.SQLITE_CANTOPEN: "store-no_access",
    sqlite3.SQLITE_PERM: "store-no_access",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
}
"""The text for each error of SQLite."""


def open_database(path: Path) -> tuple[Engine, tuple[Message, ...]]:
    """The database in its latest layout, and what to tell the player about how it was opened."""
    with _as_store_error(path):
        _leave_others_alone(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        with _alone(path):
            notices = () if _is_sound(path) else (_noted("store-set_aside", set_aside(path)),)
            engine, more = _prepared(path)
            return engine, notices + more


def _noted(key: str, place: Path) -> Message:
    """What to tell the player about a file."""
    return Message(key, {"place": quote(place, 200)})


def _leave_others_alone(path: Path) -> None:
    """Refuse a file that is no database or is read-only, before anything is written beside it.

    Only the name tells a damaged database from a file that never was one.
    """
    if not path.exists():
        return
    if not path.is_file() or (path.suffix != SUFFIX and not _is_sound(path)):
        raise StoreError("store-no_database", place=quote(path, 200))
    # Another program may be setting it aside right now; then a second look finds it gone, or a new one.
    if _is_read_only(path) and _is_read_only(path):
        raise StoreError("store-read_only", place=quote(path, 200))


def _is_read_only(path: Path) -> bool:
    by_right = os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)
    return not by_right and path.exists()


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Let one program at a time open the store.

    The lock is an empty database: that works on every system, and the lock ends with the program that holds
    it. The module that locks resume files would take longer to load than all of this takes to run.
    """
    place = path.with_suffix(".lock")
    with closing(sqlite3.connect(place, timeout=PATIENCE, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            if _code(error) not in DAMAGE:
                raise
            raise StoreError("store-no_lock", place=quote(place, 200)) from None
        yield


def _prepared(path: Path) -> tuple[Engine, tuple[Message, ...]]:
    engine = _engine(path)
    try:
        with engine.connect() as connection:
            return engine, _bring_up_to_date(connection, path)
    except BaseException:
        engine.dispose()
        raise


def _is_sound(path: Path) -> bool:
    """Whether a database is undamaged. This changes neither the file nor those beside it."""
    if not path.exists():
        return True
    at_rest = not any(os.path.lexists(f"{path}{end}") for end in COMPANIONS)
    size = path.stat().st_size
    # SQLite may write only to roll back a change that was interrupted.
    mode = "rw" if os.path.lexists(f"{path}-journal") else "ro"
    try:
        with closing(
            sqlite3.connect(f"{path.as_uri()}?mode={mode}", timeout=PATIENCE, uri=True)
        ) as connection:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (page_size,) = connection.execute("PRAGMA page_size").fetchone()
    except UnicodeDecodeError:
        return False
    except sqlite3.DatabaseError as error:
        if _code(error) in DAMAGE:
            return False
        raise
    # SQLite fills up a truncated page with zeros and considers it sound.
    is_cut_off = at_rest and size % page_size
    return verdict == "ok" and not is_cut_off


def _engine(path: Path) -> Engine:
    # Transactions begin only where this module says so; Python's sqlite3 would begin its own.
    options = {"timeout": PATIENCE, "isolation_level": None}
    engine = create_engine(URL.create("sqlite", database=str(path)), connect_args=options)
    event.listen(engine, "connect", _make_durable)
    return engine


def _make_durable(connection: sqlite3.Connection, _: object) -> None:
    """Make every commit reach the disk, even if the power fails a moment later."""
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA foreign_keys = ON")


def _bring_up_to_date(connection: Connection, path: Path) -> tuple[Message, ...]:
    version = _version(connection, path)
    connection.exec_driver_sql("PRAGMA journal_mode = WAL")
    _lock(connection)
    notices = (_back_up(path, version),) if 0 < version < LATEST else ()
    for step in STEPS[version:]:
        for statement in step:
            connection.exec_driver_sql(statement)
    # Written even if nothing has to change: a read-only file is noticed now and not at the first move.
    connection.execute(update(about).values(version=LATEST))
    if version < LATEST:
        connection.commit()
    else:
        connection.rollback()
    return notices


def _version(connection: Connection, path: Path) -> int:
    """The layout of the database, 0 for a new one; an unknown layout is refused."""
    tables = inspect(connection).get_table_names()
    if not tables:
        return 0
    version = connection.scalar(select(about.c.version)) if about.name in tables else None
    if type(version) is not int or version < 1:
        raise StoreError("store-foreign", place=quote(path, 200))
    if version > LATEST:
        raise StoreError("store-newer", place=quote(path, 200), version=version, latest=LATEST)
    return version


def _back_up(path: Path, version: int) -> Message:
    """Copy the database, even while others use it; a message that says where the copy is."""
    copy = name_beside(path, f"layout-{version}")
    draft = copy.with_suffix(".part")
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(draft)) as target:
            source.backup(target)
    except sqlite3.Error:
        draft.unlink(missing_ok=True)
        raise
    draft.rename(copy)
    return _noted("store-brought_up_to_date", copy)


@contextmanager
def reading(engine: Engine, path: Path) -> Iterator[Connection]:
    """A connection for reading."""
    with _as_store_error(path), engine.connect() as connection:
        yield connection


@contextmanager
def changing(engine: Engine, path: Path) -> Iterator[Connection]:
    """One transaction: all of it is saved, or nothing."""
    with _as_store_error(path), engine.begin() as connection:
        _lock(connection)
        yield connection


def _lock(connection: Connection) -> None:
    """Begin a transaction that writes: until it ends, nobody else changes what it reads."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


@contextmanager
def _as_store_error(path: Path) -> Iterator[None]:
    """Turn whatever goes wrong with the database into a `StoreError` of one sentence."""
    try:
        yield
    except ScoundrelError:
        raise
    except TROUBLE as error:
        values = {"place": quote(path, 200), "seconds": PATIENCE, "why": _reason(error)}
        key, code = _trouble(error, path), _code(error)
        if isinstance(error, OSError) or code in TROUBLES or code == sqlite3.SQLITE_IOERR:
            raise StorageError(key, damaged=code in DAMAGE, **values) from error
        raise StoreError(key, **values) from error


def _trouble(error: Exception, path: Path) -> str:
    """The key of the text for an error."""
    code = _code(error)
    # If not even its companion files fit, SQLite only says that writing failed.
    if code == sqlite3.SQLITE_IOERR and shutil.disk_usage(path.parent).free < LEAST_SPACE:
        return "store-full"
    return TROUBLES.get(code, "store-unusable")


def _code(error: BaseException) -> int:
    """SQLite's error code, without the details in its upper bytes."""
    return int(getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)) & 0xFF


def _reason(error: Exception) -> object:
    return error.strerror if isinstance(error, OSError) else getattr(error, "orig", error)
