"""What tests look at inside a store."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine

from scoundrel.store import Store
from scoundrel.store.store import Database

__all__ = ["connected", "engine_of", "file_of"]


def _database(store: Store) -> Database:
    assert isinstance(store._kept, Database)
    return store._kept


def file_of(store: Store) -> Path:
    """The database file of a store."""
    return _database(store).place


def engine_of(store: Store) -> Engine:
    return _database(store)._engine


def connected(store: Store) -> Connection:
    """A connection of its own to the database of a store."""
    return engine_of(store).connect()
