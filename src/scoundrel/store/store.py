"""The store of this machine: saved games, settings and results in a database."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Self, TypeVar

from sqlalchemy import Engine

from scoundrel.play.clock import Clock, now
from scoundrel.play.overlay import Overlay
from scoundrel.play.store import Rows
from scoundrel.play.store import Store as AnyStore
from scoundrel.store.database import changing, open_database, reading
from scoundrel.store.place import find_place
from scoundrel.store.rows import DatabaseRows
from scoundrel.texts import Message

__all__ = ["Database", "Store"]

Found = TypeVar("Found")


class Database:
    """Keeps rows in SQLite. A change is on the disk when its call returns, or it was not made.

    It may be used from several threads and be open in several programs at once.
    """

    unsaved = None

    def __init__(self, place: Path, engine: Engine, notices: tuple[Message, ...]) -> None:
        self.place = place
        self.notices = notices
        """What to tell the player about how the database was opened."""
        self._engine = engine

    @classmethod
    def open(cls, path: Path) -> Database:
        engine, notices = open_database(path)
        return cls(path, engine, notices)

    def close(self) -> None:
        self._engine.dispose()

    def read(self, work: Callable[[Rows], Found]) -> Found:
        with reading(self._engine, self.place) as connection:
            return work(DatabaseRows(connection))

    def change(self, work: Callable[[Rows], Found]) -> Found:
        with changing(self._engine, self.place) as connection:
            return work(DatabaseRows(connection))


class Store(AnyStore):
    """Saved games, settings and results of this machine."""

    def __init__(self, backend: Database | Overlay, clock: Clock = now) -> None:
        super().__init__(backend, clock)
        self._kept = backend

    @classmethod
    def open(cls, place: Path | str | None = None, clock: Clock = now) -> Store:
        """Open a folder, a file or a URL such as ``sqlite:///games.db``; without one, the user's own."""
        return cls(Database.open(find_place(place)), clock)

    @classmethod
    def open_or_wait(cls, place: Path | str | None = None) -> Store:
        """The same, but what can't be opened or saved waits in memory, and `unsaved` says why."""
        return cls(Overlay(lambda: Database.open(find_place(place))))

    @property
    def notices(self) -> tuple[Message, ...]:
        """What to tell the player about how the store was opened."""
        return self._kept.notices

    def save(self) -> bool:
        """Try again to save what waits; returns whether everything is saved."""
        return not isinstance(self._kept, Overlay) or self._kept.save()

    def close(self) -> None:
        self._kept.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
