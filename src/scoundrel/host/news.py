"""News: who waits for which match, and telling them that it has moved on.

Only the version is told. Whoever hears of it asks for what is new, and sees what they may know. Versions
that come faster than they can be sent are left out, so that nobody slow holds up anything.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import defaultdict
from collections.abc import Sequence
from threading import Event, Thread
from typing import Self

import psycopg
from sqlalchemy import Engine

from scoundrel.host.database import LINE

__all__ = ["Listener", "News", "Wire"]

CHANNEL = "scoundrel"
MOST_BYTES = 7_000
"""A NOTIFY takes 8,000 bytes."""
_LOG = logging.getLogger(__name__)


class Listener:
    """Somebody who waits for news of a match."""

    def __init__(self, game: str, version: int, delay: int = 0) -> None:
        self.game = game
        self.version = version
        """The latest version that is known of."""
        self.delay = delay
        """How many seconds later this listener may hear of something."""
        self._told = version
        self._left = False
        self._moved = asyncio.Event()

    def hear(self, version: int) -> None:
        if version > self.version:
            self.version = version
            self._moved.set()

    def leave(self) -> None:
        """Wait no more: the iteration ends."""
        self._left = True
        self._moved.set()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> int:
        """The next version that was not told yet."""
        while self.version <= self._told and not self._left:
            self._moved.clear()
            await self._moved.wait()
        if self._left:
            raise StopAsyncIteration
        self._told = self.version
        return self._told


class News:
    """All listeners of this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = defaultdict(set)

    @property
    def count(self) -> int:
        return sum(map(len, self._listeners.values()))

    @property
    def games(self) -> list[str]:
        """The matches that somebody waits for."""
        return list(self._listeners)

    def add(self, listener: Listener) -> None:
        self._listeners[listener.game].add(listener)

    def remove(self, listener: Listener) -> None:
        there = self._listeners[listener.game]
        there.discard(listener)
        if not there:
            del self._listeners[listener.game]

    def tell(self, moved: Sequence[tuple[str, int]]) -> None:
        """To be called in the loop of the listeners."""
        for game, version in moved:
            for listener in self._listeners.get(game, ()):
                if listener.delay:
                    asyncio.get_running_loop().call_later(listener.delay, listener.hear, version)
                else:
                    listener.hear(version)


class Wire:
    """Carries news between the processes of one PostgreSQL database."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, news: News) -> None:
        url = engine.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._loop = loop
        self._news = news
        self._ended = Event()
        self._sender: psycopg.Connection[object] | None = None
        self._thread = Thread(target=self._listen, name="news", daemon=True)
        self._thread.start()

    def send(self, moved: Sequence[tuple[str, int]]) -> None:
        """Tell the other processes; called by the writer, after its commit."""
        try:
            if self._sender is None or self._sender.closed:
                self._sender = psycopg.connect(self._address, autocommit=True, **LINE)
            for part in _parts(moved):
                self._sender.execute("SELECT pg_notify(%s, %s)", (CHANNEL, part))
        except psycopg.Error as error:
            # Whoever waits looks at the database now and then anyway.
            _LOG.warning("news could not be sent: %s", type(error).__name__)
            self._sender = None

    def close(self) -> None:
        self._ended.set()
        self._thread.join()
        if self._sender is not None:
            self._sender.close()

    def _listen(self) -> None:
        while not self._ended.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, **LINE) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    while not self._ended.is_set():
                        for notice in connection.notifies(timeout=1.0, stop_after=100):
                            moved = [(game, version) for game, version in json.loads(notice.payload)]
                            self._loop.call_soon_threadsafe(self._news.tell, moved)
            except psycopg.Error as error:
                _LOG.warning("news could not be heard: %s", type(error).__name__)
                self._ended.wait(1.0)


def _parts(moved: Sequence[tuple[str, int]]) -> list[str]:
    """News as texts, each short enough to be sent."""
    whole = json.dumps(moved)
    if len(whole) <= MOST_BYTES or len(moved) == 1:
        return [whole]
    half = len(moved) // 2
    return [*_parts(moved[:half]), *_parts(moved[half:])]
