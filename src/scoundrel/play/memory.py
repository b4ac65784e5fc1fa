"""A store in memory. Every change is also an entry, a key with a text, that a host can save.

A host without SQLite, such as a browser, takes the changes after each message and saves them before it
shows the reply. It passes all entries back when it starts again, or when another window has changed some.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar

from scoundrel.notation.jsontext import parse_json
from scoundrel.play.clock import Clock, now, read_moment
from scoundrel.play.columns import Row
from scoundrel.play.store import EARNED, MIXTURE, Rows, Store
from scoundrel.play.validation import check_game, is_text

__all__ = ["MemoryRows", "MemoryStore"]

Found = TypeVar("Found")

MOMENTS = ("begun", "changed", "deleted")
ADDED: Row = {"elsewhere": False, "key": "", "given_up": False, "deleted": None, "shuffle": None}
"""The columns that entries of earlier versions lack, and what they are there."""
GAME = "game/"
Entries = Mapping[str, object]


class MemoryRows:
    """Rows in memory; see `Rows` in `store.py`. A game has its moves and descriptions within its row."""

    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}
        """Everything by its key: games as rows, the profile as it is."""

    def games(self, limit: int | None = None, **wanted: Any) -> list[Row]:
        found = [
            row
            for key, row in self.kept.items()
            if key.startswith(GAME) and all(row[column] == value for column, value in wanted.items())
        ]
        found.sort(key=lambda row: (row["played"], row["id"]), reverse=True)
        return found[:limit]

    def game(self, number: int) -> Row | None:
        row: Row | None = self.kept.get(f"{GAME}{number}")
        return row

    def moves(self, number: int, after: int = 0) -> list[str]:
        made: list[str] = self._row(number)["made"]
        return made[after:]

    def descriptions(self, number: int) -> dict[int, str]:
        written: dict[int, str] = self._row(number)["descriptions"]
        return dict(sorted(written.items()))

    def add(self, row: Row, moves: Sequence[str], descriptions: Mapping[int, str]) -> int:
        number: int = 1 + max((each["id"] for each in self.games()), default=0)
        self.put_game(row | {"id": number, "made": list(moves), "descriptions": dict(descriptions)})
        return number

    def put_game(self, row: Row) -> None:
        """Put a whole game under its number."""
        self.put(f"{GAME}{row['id']}", row)

    def change(self, number: int, news: Row) -> None:
        self.put_game(self._row(number) | news)

    def replace_moves(self, number: int, kept: int, moves: Sequence[str]) -> None:
        self.change(number, {"made": [*self.moves(number)[:kept], *moves]})

    def describe(self, number: int, room: int, text: str | None) -> None:
        others = {known: words for known, words in self.descriptions(number).items() if known != room}
        self.change(number, {"descriptions": others if text is None else others | {room: text}})

    def value(self, key: str) -> Any:
        return copy.deepcopy(self.kept.get(key))

    def values(self, prefix: str) -> dict[str, Any]:
        return {
            key.removeprefix(prefix): value for key, value in self.kept.items() if key.startswith(prefix)
        }

    def put(self, key: str, value: Any) -> None:
        self.kept.pop(key, None)
        if value is not None:
            self.kept[key] = copy.deepcopy(value)

    def _row(self, number: int) -> Row:
        return self.kept[f"{GAME}{number}"]  # type: ignore[no-any-return]


class _Memory:
    """Keeps rows in memory."""

    unsaved = None

    def __init__(self) -> None:
        self.rows = MemoryRows()

    def read(self, work: Callable[[Rows], Found]) -> Found:
        return work(self.rows)

    def change(self, work: Callable[[Rows], Found]) -> Found:
        before = dict(self.rows.kept)
        try:
            return work(self.rows)
        except BaseException:
            # Values are replaced and never changed, so the old ones are still as they were.
            self.rows.kept = before
            raise


class MemoryStore(Store):
    """Saved games, settings and results in memory."""

    def __init__(self, entries: Entries = MappingProxyType({}), clock: Clock = now) -> None:
        self._memory = _Memory()
        super().__init__(self._memory, clock)
        self._taken: dict[str, Any] = {}
        """Everything as it was when the changes were last taken."""
        self.damaged: tuple[str, ...] = ()
        """The keys of invalid entries, which the host should set aside."""
        self.refresh(entries)

    def refresh(self, entries: Entries) -> None:
        """Replace everything with what the host has saved; damaged entries are left out."""
        read = {key: _read(key, text) for key, text in entries.items()}
        self._memory.rows.kept = {key: value for key, value in read.items() if value is not None}
        self._taken = dict(self._memory.rows.kept)
        self.damaged = tuple(key for key, value in read.items() if value is None)

    def take_changes(self) -> dict[str, str | None]:
        """What has changed since the last call: the new text of each key, or None if it is gone."""
        kept, taken = self._memory.rows.kept, self._taken
        changed = [key for key in {**taken, **kept} if kept.get(key) is not taken.get(key)]
        self._taken = dict(kept)
        return {key: _text(kept[key]) if key in kept else None for key in changed}

    def entries(self) -> dict[str, str]:
        """Everything in the store, for the host to save."""
        return {key: _text(value) for key, value in self._memory.rows.kept.items()}

    def rejoin(
        self, kept: dict[str, str], seen: Mapping[str, str], unkept: Mapping[str, str | None]
    ) -> dict[str, str | None]:
        """Load what the host has saved, with what it could not save on top; returns what to save now.

        `seen` is what the host last had. Where that has changed since, the host's value wins; a game that
        could not be saved then gets another number, so that both exist.
        """
        changes: dict[str, str | None] = {}
        taken = [int(key.removeprefix(GAME)) for key in {*kept, *unkept} if _is_game(key)]
        for key, text in unkept.items():
            if kept.get(key) == seen.get(key):
                changes[key] = text
            elif _is_game(key) and text is not None:
                taken.append(1 + max(taken))
                changes[f"{GAME}{taken[-1]}"] = text
        self.refresh({key: text for key, text in (kept | changes).items() if text is not None})
        return changes


def _is_game(key: str) -> bool:
    return key.startswith(GAME) and key.removeprefix(GAME).isdecimal()


def _text(value: Any) -> str:
    """The value of a key as text; a game without its number, which is in its key."""
    if isinstance(value, dict) and "made" in value:
        moments = {name: value[name] and value[name].isoformat() for name in MOMENTS}
        value = {name: each for name, each in (value | moments).items() if name != "id"}
    return json.dumps(value, ensure_ascii=False)


def _read(key: str, text: object) -> Any:
    """The value of a key; None if its text is invalid. Anyone may have written to a host's storage."""
    try:
        value: Any = parse_json(text) if isinstance(text, str) and is_text(key) else None
        if key.startswith(GAME):
            row = _read_game(int(key.removeprefix(GAME)), value)
            return row if key == f"{GAME}{row['id']}" else None
        if key.startswith(EARNED):
            read_moment(value)
        return value if not key.startswith(MIXTURE) or isinstance(value, str) else None
    except (AttributeError, KeyError, TypeError, ValueError, OverflowError, RecursionError):
        return None


def _read_game(number: int, value: Any) -> Row:
    """The game in an entry; raises `ValueError` or the like if there is none."""
    value = ADDED | value
    moments = {name: value[name] and read_moment(value[name]) for name in MOMENTS}
    made, written = value["made"], {int(room): text for room, text in value["descriptions"].items()}
    row: Row = value | moments | {"id": number, "moves": len(made), "descriptions": written}
    check_game(row)
    if number < 1 or not isinstance(made, list) or not all(map(is_text, [*made, *written.values()])):
        raise ValueError(number)
    return row
