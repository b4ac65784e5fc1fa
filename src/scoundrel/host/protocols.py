"""What comes over a connection before it is a request: limited in size and time, and always answered."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

__all__ = ["Requests", "Sockets"]

MOST_HEAD = 65_536
"""The most bytes of what comes before the body of a request, but for what one read brings."""
PATIENCE = 20.0
"""Seconds that it may take to come."""


class Requests(HttpToolsProtocol):
    """A connection for requests."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._in_head = False
        self._head = 0
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        goes_on = self._in_head
        super().data_received(data)
        if self._in_head and goes_on:
            self._head += len(data)
            if self._head > MOST_HEAD:
                refuse(self.transport, HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if self.transport.get_protocol() is not self:
            # It is for news now.
            return
        if self._in_head or self.cycle is None or self.cycle.response_complete:
            self._wait()
        else:
            self._stop_waiting()

    def on_message_begin(self) -> None:
        self._in_head, self._head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        """Wait for what has to come, from the first of it on."""
        if self._timer is None:
            self._timer = self.loop.call_later(PATIENCE, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Sockets(WebSocketsSansIOProtocol):
    """A connection for news. What the library can't read as its opening is refused, not left waiting."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            refuse(self.transport, HTTPStatus.BAD_REQUEST)


def refuse(transport: asyncio.Transport, status: HTTPStatus) -> None:
    """Answer that it was no request, and hang up."""
    if not transport.is_closing():
        line = f"HTTP/1.1 {status} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        transport.write(line.encode())
        transport.close()
