"""How requests reach a server: over a connection that stays open, or as a browser sends them."""

from __future__ import annotations

import ssl
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from selectors import EVENT_READ, DefaultSelector
from time import monotonic
from urllib.parse import urlsplit
from weakref import finalize

from scoundrel.budget import checkpoint
from scoundrel.errors import OnlineError, Unreachable, quote
from scoundrel.texts import Message

__all__ = ["Transport", "address_of", "connection_to"]

Transport = Callable[[str, str, bytes | None, dict[str, str]], tuple[int, bytes]]
"""Sends a method, a path below the address of the server, a body and headers; returns a status and a body.

`Unreachable` means that there was no answer, so nobody knows whether it was done.
"""
NO_ANSWER = Message("online-no_answer")
MOST_BYTES = 4_000_000
"""The most bytes of an answer; a whole match takes a hundredth of it."""
CONNECTING = 5.0
"""The most seconds in which a server has to accept a connection."""
SILENCE = 40.0
"""The most seconds without a byte of an answer: longer than a server keeps anybody waiting for news."""
TROUBLE = (OSError, HTTPException, UnicodeError)
"""What a connection may raise; a name may be too long to be looked up."""
GLANCE = 0.2
"""Seconds between two looks whether anybody still waits for an answer."""


def connection_to(url: str) -> Transport:
    """Connections to the server at this address."""
    parts = urlsplit(address_of(url))
    host, port, base = parts.hostname or "", parts.port, parts.path
    if parts.scheme == "https":
        context = ssl.create_default_context()
        return _Connections(lambda: HTTPSConnection(host, port, timeout=CONNECTING, context=context), base)
    return _Connections(lambda: HTTPConnection(host, port, timeout=CONNECTING), base)


def address_of(url: str) -> str:
    """The address of a server as it is kept: ``https://example.org``; anything else is refused."""
    try:
        parts = urlsplit(url if "//" in url else f"https://{url}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or parts.scheme not in ("http", "https") or not _is_plain(url):
        raise OnlineError("online-bad_address", url=quote(url))
    named = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{named}{f':{port}' if port else ''}{parts.path.rstrip('/')}"


def _is_plain(url: str) -> bool:
    return url.isascii() and url.isprintable() and " " not in url


class _Connections:
    """A connection for each request that is under way, kept open for the next."""

    def __init__(self, connect: Callable[[], HTTPConnection], base: str) -> None:
        self._connect = connect
        self._base = base
        self._idle: list[HTTPConnection] = []
        # Whoever needs no server any more has not to say so.
        finalize(self, _close_all, self._idle)

    def __call__(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> tuple[int, bytes]:
        was_open = bool(self._idle)
        try:
            try:
                return self._send(method, path, body, headers)
            except TROUBLE:
                # A server closes connections that were idle for long; that is no reason to give up.
                if not was_open or method != "GET":
                    raise
                self.close()
                return self._send(method, path, body, headers)
        except TROUBLE as error:
            raise Unreachable("online-lost", why=_reason(error)) from None

    def _send(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> tuple[int, bytes]:
        connection = self._free()
        try:
            connection.request(method, self._base + path, body, headers)
            _await_answer(connection)
            answer = connection.getresponse()
            found = answer.status, _whole(answer)
        except BaseException:
            # Whoever stops waiting leaves an answer behind that belongs to no later request.
            connection.close()
            raise
        if answer.isclosed():
            self._idle.append(connection)
        else:
            connection.close()
        return found

    def _free(self) -> HTTPConnection:
        with suppress(IndexError):
            return self._idle.pop()
        return self._connect()

    def close(self) -> None:
        _close_all(self._idle)


def _close_all(connections: list[HTTPConnection]) -> None:
    while connections:
        connections.pop().close()


def _await_answer(connection: HTTPConnection) -> None:
    """Wait for the first byte, as long as somebody wants to know."""
    end = monotonic() + SILENCE
    with DefaultSelector() as selector:
        selector.register(connection.sock, EVENT_READ)
        while not selector.select(GLANCE):
            checkpoint()
            if monotonic() > end:
                raise TimeoutError(NO_ANSWER)


def _whole(answer: HTTPResponse) -> bytes:
    """What was answered; an answer that was cut off is none."""
    content = answer.read(MOST_BYTES)
    if answer.length and len(content) < MOST_BYTES:
        raise ConnectionAbortedError(NO_ANSWER)
    return content


def _reason(error: Exception) -> Message | str:
    """What went wrong, in our words or those of the system."""
    if NO_ANSWER in error.args:
        return NO_ANSWER
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
