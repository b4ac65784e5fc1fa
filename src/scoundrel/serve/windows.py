"""The open windows of the page, each with a door of its own."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Any

from scoundrel.door import Door
from scoundrel.door.memory import MemoryStore
from scoundrel.errors import ScoundrelError, StoreError
from scoundrel.play.keeping import Store
from scoundrel.store import Store as SavedGames
from scoundrel.words.texts import say

__all__ = ["Windows"]

MOST = 50
"""How many windows are remembered; a forgotten one starts again at the title."""


class _Window:
    """One window: its door is used by one thread at a time, but thinking holds nobody up."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._lock = Lock()

    def handle(self, message: Any) -> dict[str, Any]:
        with self._lock:
            thought, scene = self._door.thought(), self._door.scene
            if not isinstance(message, dict) or message.get("do") != "think" or thought is None:
                return self._door.handle(message)
        found: object
        try:
            found = thought.think()
        except ScoundrelError as error:
            found = error
        with self._lock:
            return self._door.bring(message, thought, scene, found)


class Windows:
    """All windows on the same saved games."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._open: OrderedDict[str, _Window] = OrderedDict()
        self._saved: SavedGames | None = None
        self._store: Store
        try:
            self._saved = SavedGames.open()
            self._store, self._notices = self._saved, self._saved.notices
        except StoreError as error:
            self._store, self._notices = MemoryStore(), (say("app.unsaved", why=error),)

    def close(self) -> None:
        if self._saved is not None:
            self._saved.close()

    def handle(self, name: str, message: Any) -> dict[str, Any]:
        """Answer a message of the window of that name."""
        return self._window(name).handle(message)

    def _window(self, name: str) -> _Window:
        with self._lock:
            if name not in self._open:
                self._open[name] = _Window(Door(self._store, notices=self._notices))
                self._notices = ()
            self._open.move_to_end(name)
            while len(self._open) > MOST:
                self._open.popitem(last=False)
            return self._open[name]
