"""The server: one endpoint for messages and the files of the page, for this page alone.

Another web page can make the browser send requests here. So a request counts only with the secret of the
link, from a page of this server, and under a name of this machine: any other could be made to lead here.
"""

from __future__ import annotations

import logging
import secrets
import socket
from collections.abc import Collection
from importlib.resources import files
from ipaddress import ip_address
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from scoundrel.notation.jsontext import parse_json
from scoundrel.serve.windows import Windows
from scoundrel.words.texts import say

__all__ = ["KEY", "WINDOW", "Server", "make_app"]

KEY = "key"
"""The secret's name in the link."""
WINDOW = "scoundrel-window"
"""The header in which a window of the page names itself; any text, chosen once."""
MOST_BYTES = 12_000_000
MOST_LETTERS = 100
"""The longest name of a window."""
LAST_SECONDS = 1
"""How long quitting waits for unfinished answers; every move that was shown is already saved."""
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


def make_app(windows: Windows, secret: str, hosts: Collection[str], port: int) -> ASGIApp:
    """The whole server; `hosts` are the names under which it may be asked for."""
    cookie = f"scoundrel-{port}"

    async def door(request: Request) -> Response:
        if not secrets.compare_digest(_cookie(request, cookie).encode(), secret.encode()):
            return _refused("serve.no_secret")
        try:
            body = await _body(request)
        except ClientDisconnect:
            # Nobody is left to read an answer.
            return Response()
        if body is None:
            return _refused("serve.too_long", 413)
        try:
            message = parse_json(body.decode())
        except ValueError:
            return _refused("door.bad.message", 400)
        window = request.headers.get(WINDOW, "")[:MOST_LETTERS]
        return JSONResponse(await run_in_threadpool(windows.handle, window, message))

    routes = [
        Route("/door", door, methods=["POST"]),
        Mount("/", StaticFiles(directory=str(files("scoundrel") / "page"), html=True, check_dir=False)),
    ]
    app = Starlette(routes=routes)
    return _Gate(app, secret, cookie, hosts, port)


async def _body(request: Request) -> bytes | None:
    """What was sent; None if it is too long."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_BYTES:
            return None
    return body


def _cookie(request: Request, name: str) -> str:
    return request.cookies.get(name, "")


def _refused(key: str, status: int = 403) -> Response:
    return JSONResponse({"id": None, "error": say(key)}, status)


class Server(uvicorn.Server):
    """Runs until it is stopped. Clients that are slow or gone by then are no error to report."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                log_level="error",
                server_header=False,
                date_header=False,
                timeout_graceful_shutdown=LAST_SECONDS,
            )
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logging.getLogger("uvicorn.error").disabled = True
        await super().shutdown(sockets)


class _Gate:
    """Lets in requests that name this server and come from its own page, and hands out the cookie."""

    def __init__(self, app: ASGIApp, secret: str, cookie: str, hosts: Collection[str], port: int) -> None:
        self.app = app
        self._secret = secret
        self._cookie = cookie
        self._hosts = hosts
        self._port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        answer = self._answer(request)
        await (answer or self.app)(scope, receive, _with_headers(send))

    def _answer(self, request: Request) -> Response | None:
        """The answer to a request that goes no further; None if it may go on."""
        host, origin = request.headers.get("host", ""), request.headers.get("origin")
        if not self._is_ours(host) or origin not in (None, f"http://{host}"):
            return _refused("serve.elsewhere")
        key = request.query_params.get(KEY)
        if request.url.path == "/" and key is not None:
            return self._admit(key)
        return None

    def _is_ours(self, host: str) -> bool:
        """Whether a request was meant for this server: a foreign name that leads here is not."""
        try:
            parts = urlsplit(f"http://{host}")
            name, port = parts.hostname or "", parts.port
        except ValueError:
            return False
        return port == self._port and (name in self._hosts or ("*" in self._hosts and _is_address(name)))

    def _admit(self, key: str) -> Response:
        """Exchange the secret of the link for a cookie, so that it does not stay in the address."""
        if not secrets.compare_digest(key.encode(), self._secret.encode()):
            return _refused("serve.no_secret")
        answer = RedirectResponse("/", 303)
        answer.set_cookie(self._cookie, self._secret, httponly=True, samesite="strict", path="/")
        return answer


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _with_headers(send: Send) -> Send:
    """The same, with the headers that every answer has."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            known = {name.lower() for name, _ in message["headers"]}
            more = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            message["headers"] = [*message["headers"], *(each for each in more if each[0] not in known)]
        await send(message)

    return sending
