"""What can't be saved now is kept in memory, and saved as soon as it can be.

A disk may be full, or another program may hold the saved games. The game goes on all the same: whatever
was not saved yet lies over what was, like a transparency, and every change tries again to save it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from threading import RLock
from time import monotonic
from typing import Any, Protocol, TypeVar

from scoundrel.errors import StorageError, StoreError
from scoundrel.play.columns import Row
from scoundrel.play.memory import GAME, MemoryRows
from scoundrel.play.saved import Kind
from scoundrel.play.store import Backend, Rows
from scoundrel.texts import Message

__all__ = ["Overlay"]

Found = TypeVar("Found")

PAUSE = 2.0
"""Seconds between two tries to save: one may take a while to fail."""
WAITING = 1_000_000
"""A game that has not been saved has a temporary number above this; saved games have lower numbers."""
BELOW = "version below"
"""In a game that waits: the version that was saved last, or None if none was."""
GONE = object()
"""Marks a value in memory as deleted, while the rows below still have it."""


class Kept(Backend, Protocol):
    """A backend that keeps its rows for good, while it is open."""

    @property
    def notices(self) -> tuple[Message, ...]:
        """What to tell the player about how it was opened."""

    def close(self) -> None: ...


class Overlay:
    """Saves rows in the backend that `reach` opens; holds them in memory until that succeeds."""

    def __init__(self, reach: Callable[[], Kept]) -> None:
        self._reach = reach
        self._below: Kept | None = None
        self._waiting: dict[str, Any] = {}
        """What is not saved yet, by its key."""
        self._numbers: dict[int, int] = {}
        """The numbers of saved games, by the temporary numbers that they had before."""
        self._lock = RLock()
        self._failed: float | None = None
        """When saving failed last; None if all is saved."""
        self.unsaved: StorageError | None = None
        self.notices: tuple[Message, ...] = ()
        self.save()

    def save(self) -> bool:
        """Try to save whatever waits; returns whether all of it is saved."""
        with self._lock:
            with suppress(StorageError):
                self._saved()
            return not self.unsaved

    def close(self) -> None:
        """Try to save once more what waits, and close what is open."""
        with self._lock:
            self.save()
            if self._below is not None:
                self._below.close()
                self._below = None

    def read(self, work: Callable[[Rows], Found]) -> Found:
        with self._lock:
            if self._below is not None and not self._waiting:
                return self._below.read(lambda rows: work(_Renumbered(rows, self._numbers)))
            return self._over(dict(self._waiting), work)

    def change(self, work: Callable[[Rows], Found]) -> Found:
        with self._lock:
            if self._failed is None or monotonic() - self._failed >= PAUSE:
                with suppress(StorageError):
                    below = self._saved()
                    return self._noted(
                        lambda: below.change(lambda rows: work(_Renumbered(rows, self._numbers)))
                    )
            waiting = dict(self._waiting)
            found = self._over(waiting, work)
            self._waiting = waiting
            return found

    def _saved(self) -> Kept:
        """The backend below, opened, with everything that was waiting saved in it."""
        return self._noted(self._save_waiting)

    def _noted(self, work: Callable[[], Found]) -> Found:
        """Do something that may fail to save, and note whether it did."""
        try:
            found = work()
        except StorageError as error:
            self._failed, self.unsaved = monotonic(), error
            if error.damaged and self._below is not None:
                # A damaged database is set aside when it is opened again.
                self._below.close()
                self._below = None
            raise
        self._failed = self.unsaved = None
        return found

    def _save_waiting(self) -> Kept:
        if self._below is None:
            self._below = self._opened()
            self.notices += self._below.notices
        if self._waiting:
            self._numbers |= self._below.change(self._move_down)
            self._waiting = {}
        return self._below

    def _opened(self) -> Kept:
        try:
            return self._reach()
        except StorageError:
            raise
        except StoreError as error:
            raise StorageError(error) from error

    def _move_down(self, rows: Rows) -> dict[int, int]:
        """Save everything that waits; returns the new numbers of games that were given one."""
        numbers: dict[int, int] = {}
        for key, value in self._waiting.items():
            if not key.startswith(GAME):
                rows.put(key, None if value is GONE else value)
                continue
            row, made, written = value, value["made"], value["descriptions"]
            below = rows.game(row["id"])
            if below is None or below["version"] != row[BELOW]:
                # It is new, or was played on elsewhere meanwhile: then both games stay.
                numbers[row["id"]] = rows.add(_without_lost_day(rows, row), made, written)
                continue
            rows.change(row["id"], {name: each for name, each in row.items() if name in below})
            rows.replace_moves(row["id"], 0, made)
            for room in {*rows.descriptions(row["id"]), *written}:
                rows.describe(row["id"], room, written.get(room))
        return numbers

    def _over(self, waiting: dict[str, Any], work: Callable[[Rows], Found]) -> Found:
        """Do something with what waits laid over what is saved, as far as that can be read."""
        if self._below is not None:
            with suppress(StorageError):
                return self._below.read(lambda rows: work(_Over(waiting, rows)))
        return work(_Over(waiting, MemoryRows()))


def _without_lost_day(rows: Rows, row: Row) -> Row:
    """The row of a game; without its day if another game of that day was saved meanwhile."""
    if row["date"] is None or not rows.games(1, date=row["date"]):
        return row
    return row | {"kind": Kind.DEAL.value, "date": None, "looked_ahead": True}


class _Over(MemoryRows):
    """Rows in memory that lie over others: a game or a value is looked for in memory first."""

    def __init__(self, waiting: dict[str, Any], below: Rows) -> None:
        self.kept = waiting
        self._below = below

    def games(self, limit: int | None = None, **wanted: Any) -> list[Row]:
        others = (row for row in self._below.games(**wanted) if not self._waits(row["id"]))
        found = [*super().games(**wanted), *others]
        found.sort(key=lambda row: (row["played"], row["id"]), reverse=True)
        return found[:limit]

    def game(self, number: int) -> Row | None:
        return super().game(number) or self._below.game(number)

    def moves(self, number: int, after: int = 0) -> list[str]:
        return super().moves(number, after) if self._waits(number) else self._below.moves(number, after)

    def descriptions(self, number: int) -> dict[int, str]:
        return super().descriptions(number) if self._waits(number) else self._below.descriptions(number)

    def _waits(self, number: int) -> bool:
        return f"{GAME}{number}" in self.kept

    def add(self, row: Row, moves: Sequence[str], descriptions: Mapping[int, str]) -> int:
        number: int = 1 + max([WAITING, *(each["id"] for each in super().games())])
        self.put_game(
            row | {"id": number, "made": list(moves), "descriptions": dict(descriptions), BELOW: None}
        )
        return number

    def _row(self, number: int) -> Row:
        """A game to change, copied into memory if it is not there yet."""
        if not self._waits(number):
            row = self._below.game(number)
            assert row is not None
            whole = {"made": self._below.moves(number), "descriptions": self._below.descriptions(number)}
            self.put_game(row | whole | {BELOW: row["version"]})
        return super()._row(number)

    def value(self, key: str) -> Any:
        if key not in self.kept:
            return self._below.value(key)
        return None if self.kept[key] is GONE else super().value(key)

    def values(self, prefix: str) -> dict[str, Any]:
        found = self._below.values(prefix) | super().values(prefix)
        return {key: value for key, value in found.items() if value is not GONE}

    def put(self, key: str, value: Any) -> None:
        super().put(key, value)
        if value is None:
            self.kept[key] = GONE


class _Renumbered:
    """Rows in which games are also found under the numbers that they had before they were saved."""

    def __init__(self, rows: Rows, numbers: Mapping[int, int]) -> None:
        self._rows = rows
        self._numbers = numbers
        self.games, self.add = rows.games, rows.add
        self.value, self.values, self.put = rows.value, rows.values, rows.put

    def _now(self, number: int) -> int:
        return self._numbers.get(number, number)

    def game(self, number: int) -> Row | None:
        return self._rows.game(self._now(number))

    def moves(self, number: int, after: int = 0) -> list[str]:
        return self._rows.moves(self._now(number), after)

    def descriptions(self, number: int) -> dict[int, str]:
        return self._rows.descriptions(self._now(number))

    def change(self, number: int, news: Row) -> None:
        self._rows.change(self._now(number), news)

    def replace_moves(self, number: int, kept: int, moves: Sequence[str]) -> None:
        self._rows.replace_moves(self._now(number), kept, moves)

    def describe(self, number: int, room: int, text: str | None) -> None:
        self._rows.describe(self._now(number), room, text)
