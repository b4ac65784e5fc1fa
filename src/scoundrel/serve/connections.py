"""The connections of the server. Those without the secret, of strangers, are limited in number and in time.

A browser's own connections have no secret either until the page sends its first message. So strangers are
let in; but beyond the limit the oldest connection is closed, and no stranger can delay a player.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

__all__ = ["CONNECTION", "LONGEST_HEAD", "PATIENCE", "Connection", "Connections"]

CONNECTION = "connection"
"""The name under which a request finds its connection in the state of its scope."""
MOST_STRANGERS = 64
"""How many connections without the secret may be open; if one more comes, the oldest is closed."""
STRANGER_SECONDS = 10
"""How long such a connection may last, whatever is asked on it."""
PATIENCE = 60
"""How many seconds a client with the secret may take to send a message, or to fetch the answer."""
LONGEST_HEAD = 16_384
STRANGER_BYTES, KNOWN_BYTES = 1_024, 16_384
"""The most bytes read at a time: a body in tiny pieces is slow to parse, and everybody else has to wait."""


class Connections(ServerState):
    """All connections, and which of them are strangers', the oldest first."""

    def __init__(self) -> None:
        super().__init__()
        self.strangers: dict[Connection, None] = {}


class Connection(H11Protocol, asyncio.BufferedProtocol):
    """A connection with a time limit, which is suspended while a request with the secret is answered."""

    def __init__(
        self,
        config: Config,
        server_state: Connections,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state | {CONNECTION: self}, _loop)
        self._strangers = server_state.strangers
        self._buffer = bytearray(STRANGER_BYTES)
        self._clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wind_clock(STRANGER_SECONDS)
        self._strangers[self] = None
        if len(self._strangers) > MOST_STRANGERS:
            oldest = next(iter(self._strangers))
            del self._strangers[oldest]
            oldest.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._strangers.pop(self, None)
        self._stop_clock()
        super().connection_lost(exc)

    @contextmanager
    def trusted(self) -> Iterator[None]:
        """While a request with the secret is answered; from then on its client is no stranger."""
        self._strangers.pop(self, None)
        self._buffer = bytearray(KNOWN_BYTES)
        self._stop_clock()
        try:
            yield
        finally:
            self._wind_clock(PATIENCE)

    def _wind_clock(self, seconds: float) -> None:
        self._clock = self.loop.call_later(seconds, self.transport.abort)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()

    # --- Reading -----------------------------------------------------------------------------------

    def get_buffer(self, sizehint: int) -> bytearray:
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self._buffer[:nbytes]))

    def send_400_response(self, msg: str) -> None:
        if self.cycle is None:
            super().send_400_response(msg)
        else:
            # The bad data follows a request that was or will be answered; no second answer can be sent.
            self.transport.abort()
