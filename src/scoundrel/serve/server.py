"""The server: one endpoint for messages and the files of the page, for this page alone.

Another web page can make the browser send requests here. So a message is accepted only with the secret
of the link, from a page of this server, and under a name of this machine, as another could be pointed here.

The page finds the secret in its own address, moves it to the browser's storage and sends it in a header. A
cookie would not do: a browser sends it to every port of a host, where others may listen. The files of the
page need no secret: they are the same for everybody, and a browser could not send it for a file.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
from collections.abc import Collection
from contextlib import nullcontext
from importlib.resources import files
from ipaddress import ip_address
from pathlib import PurePath
from threading import Event
from urllib.parse import urlsplit

import uvicorn
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from scoundrel.door import Door
from scoundrel.door.data import Data
from scoundrel.notation.jsontext import parse_json
from scoundrel.serve.connections import CONNECTION, LONGEST_HEAD, PATIENCE, Connection, Connections
from scoundrel.texts import say

__all__ = ["KEY", "SECRET", "Server", "make_app"]

KEY = "key"
"""The secret's name in the link."""
SECRET = "scoundrel-key"
"""The header in which the page sends the secret."""
MOST_BYTES = 12_000_000
FEW_BYTES = 10_000
"""An unread body of up to this size is let through, so that its sender can read the answer."""
LAST_SECONDS = 1
"""How long quitting waits for unfinished answers; every move that was shown is already saved."""
ACCEPTED_AT_ONCE = 8
"""How many new connections are accepted in one go, so that no flood uses up all file descriptors."""
QUEUE = 4096
"""The length of the queue of connections to accept; beyond that, clients have to try again."""
TYPES = {".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml"}
"""The types of the files that are served; other files in that folder are for development."""
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-cache",
}


class Server(uvicorn.Server):
    """Runs until it is stopped. Clients that are slow or gone by then are no error to report."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                # Only these were tested; uvicorn would prefer faster ones that happen to be installed.
                http=Connection,
                loop="asyncio",
                ws="none",
                lifespan="off",
                proxy_headers=False,
                log_level="error",
                server_header=False,
                date_header=False,
                backlog=ACCEPTED_AT_ONCE,
                h11_max_incomplete_event_size=LONGEST_HEAD,
                timeout_graceful_shutdown=LAST_SECONDS,
            )
        )
        self.server_state = Connections()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(QUEUE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logging.getLogger("uvicorn.error").disabled = True
        await super().shutdown(sockets)


def make_app(door: Door, secret: str, hosts: Collection[str], port: int) -> ASGIApp:
    """The whole server; `hosts` are the names under which it may be asked for."""
    return _App(door, secret, hosts, port)


class _App:
    """Answers requests under this server's name from its own page; messages only with the secret."""

    def __init__(self, door: Door, secret: str, hosts: Collection[str], port: int) -> None:
        self._door = door
        self._secret = secret.encode()
        self._hosts = {_spelled(host) for host in hosts}
        self._port = port
        self._page = _page()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        known = self._is_secret(request.headers.get(SECRET, ""))
        with scope["state"][CONNECTION].trusted() if known else nullcontext():
            answer = await self._answer(request, known)
            await answer(scope, receive, _with_headers(send, closing=not _ends(request, known)))

    async def _answer(self, request: Request, known: bool) -> Response:
        host, origin = request.headers.get("host", ""), request.headers.get("origin")
        if not self._is_ours(host) or origin not in (None, f"http://{host}"):
            return _refused("serve-elsewhere")
        key = request.query_params.get(KEY)
        if key is not None and not self._is_secret(key):
            # The page would store it in place of the right secret, which this browser may have.
            return RedirectResponse("/", 303)
        path = request.scope["path"]
        if path == "/door" and request.method == "POST":
            return await self._obey(request) if known else _refused("serve-no_secret")
        if request.method not in ("GET", "HEAD"):
            return Response(status_code=405)
        return self._page.get(path) or Response(status_code=404)

    def _is_secret(self, text: str) -> bool:
        return secrets.compare_digest(text.encode(), self._secret)

    def _is_ours(self, host: str) -> bool:
        """Whether a request names this server; one under a foreign name that resolves to it does not."""
        try:
            parts = urlsplit(f"http://{host}")
            name, port = _spelled(parts.hostname or ""), parts.port
        except ValueError:
            return False
        # A browser leaves the usual port out.
        asked = 80 if port is None else port
        return asked == self._port and (name in self._hosts or ("*" in self._hosts and _is_address(name)))

    async def _obey(self, request: Request) -> Response:
        """What the door says to a message."""
        length = _length(request)
        if length is None:
            return _refused("door-bad-message", 411)
        if length > MOST_BYTES:
            return _refused("serve-too_long", 413)
        try:
            async with asyncio.timeout(PATIENCE):
                body = await request.body()
        except TimeoutError:
            return _refused("serve-too_slow", 408)
        except ClientDisconnect:
            # Nobody is left to read an answer.
            return Response()
        try:
            message = parse_json(body.decode())
        except ValueError:
            return _refused("door-bad-message", 400)
        return JSONResponse(await self._handle(request, message))

    async def _handle(self, request: Request, message: object) -> Data:
        """What the door says; a thought ends early once nobody waits for it."""
        gone = Event()
        leaving = asyncio.create_task(_note_leaving(request, gone))
        try:
            return await run_in_threadpool(self._door.handle, message, gone.is_set)
        finally:
            leaving.cancel()


async def _note_leaving(request: Request, gone: Event) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
    gone.set()


def _page() -> dict[str, Response]:
    """Every file of the page by its path, read once: a stranger opens no file."""
    page = {
        f"/{each.name}": Response(each.read_bytes(), media_type=TYPES[suffix])
        for each in (files("scoundrel") / "page").iterdir()
        if (suffix := PurePath(each.name).suffix) in TYPES
    }
    return page | {"/": page["/index.html"]}


def _length(request: Request) -> int | None:
    """How many bytes a request brings; None if it does not say so at its beginning."""
    if "transfer-encoding" in request.headers:
        return None
    return int(request.headers.get("content-length", 0))


def _ends(request: Request, known: bool) -> bool:
    """Whether an unread request ends soon; otherwise its connection is closed."""
    length = _length(request)
    return length is not None and (known or length <= FEW_BYTES)


def _refused(key: str, status: int = 403) -> Response:
    return JSONResponse({"id": None, "error": say(key)}, status)


def _spelled(host: str) -> str:
    """A host in a normalised spelling, as a browser has its own."""
    return str(ip_address(host)) if _is_address(host) else host.lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _with_headers(send: Send, closing: bool) -> Send:
    """The same, with the headers that every answer has."""
    headers = HEADERS | {"connection": "close"} if closing else HEADERS
    more = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return sending
