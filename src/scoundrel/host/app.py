"""The server over HTTP: the API, news over WebSockets, health, metrics and the files of the page.

Every answer is made here, so that headers, limits and errors are the same everywhere. An error says what
was wrong in a code that stays the same and a sentence; what went wrong inside is only logged.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter as Tally
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from scoundrel.errors import IllegalMove, ScoundrelError, StaleGame, StorageError
from scoundrel.host import replies
from scoundrel.host.api import ROUTES, Call, OnlySocket, Reply, Route
from scoundrel.host.checks import Checks
from scoundrel.host.host import Forbidden, Host, Missing, Stale, Taken
from scoundrel.host.limits import MOST_BODY, MOST_SOCKETS, Limit, Limits
from scoundrel.host.news import Listener
from scoundrel.host.people import Person
from scoundrel.host.requests import AskNews, Look, Query
from scoundrel.texts import Message as Text
from scoundrel.texts import english, in_english, speaking

__all__ = ["COOKIE", "App"]

API = "/api/v1"
COOKIE = "scoundrel"
YEAR = 365 * 24 * 3600
PATIENCE = 10.0
"""Seconds that a client may take to send a request, or to take a piece of news."""
MOST_QUERY = 2_000
SWEEP = 30.0
"""Seconds between two looks for games that were left."""
CATCH_UP = 5.0
"""Seconds between two looks for news that were missed."""
CHECK = 5.0
"""Seconds between two looks for finished games that nobody has checked."""
HEADERS = {
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
POLICY = "default-src 'none'; frame-ancestors 'none'"
# The page itself is stricter still; its worker begins Python from a script that it has unpacked.
PAGE_POLICY = (
    "default-src 'self'; script-src 'self' blob: 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self'; img-src 'self' blob: data:; style-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
Pairs = Sequence[tuple[bytes, bytes]]
_TOLD: dict[type[replies.Problem], Pairs] = {
    replies.NoPlayer: [(b"www-authenticate", b"Bearer")],
    replies.NoSocket: [(b"upgrade", b"websocket")],
}
"""What HTTP wants to be said besides, of any error of that kind."""
_LOG = logging.getLogger(__name__)


class _Refused(Exception):
    """A request that is answered with an error: its sentence is English, which a client may translate."""

    def __init__(
        self, kind: type[replies.Problem], words: object = "", headers: Pairs = (), **more: Any
    ) -> None:
        super().__init__(words)
        message = in_english(Text("error-told", {"words": words}))
        self.status = kind.status
        self.headers = headers or _TOLD.get(kind, ())
        self.data = {"error": {"code": kind.code(), "message": message} | more}


class App:
    """The whole server as an ASGI application."""

    def __init__(self, open_host: Any, site: Path | None) -> None:
        """`open_host` makes the host once the loop runs; `site` is the folder of the page, if any."""
        self._open_host = open_host
        self._site = None if site is None else StaticFiles(directory=site, html=True)
        self._routes = _by_beginning(ROUTES)
        self._asking = Limits(Limit(burst=120, rate=30))
        self._joining = Limits(Limit(burst=30, rate=30 / 3600))
        self._sockets: Tally[str] = Tally()
        self._tasks: list[asyncio.Task[None]] = []
        self.host: Host | None = None
        self._checks: Checks | None = None
        self.metrics = _Metrics()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # Whatever the language of the machine: clients know an error by its code.
        with speaking(english()):
            await self._serve(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await self._news(scope, receive, send)
        elif f"{scope['path']}/".startswith(f"{API}/"):
            await self._answer(scope, receive, send)
        else:
            await self._other(scope, receive, send)

    # --- The beginning and the end -----------------------------------------------------------------

    async def _live(self, receive: Receive, send: Send) -> None:
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                self.host = self._open_host()
                self._checks = Checks(self.host)
                self._tasks = [
                    asyncio.create_task(_every(SWEEP, self.host.sweep)),
                    asyncio.create_task(_every(CATCH_UP, self.host.catch_up)),
                    asyncio.create_task(_every(CHECK, self._checks.check_all)),
                ]
                await send({"type": "lifespan.startup.complete"})
            else:
                for task in self._tasks:
                    task.cancel()
                if self._checks is not None:
                    await asyncio.to_thread(self._checks.close)
                if self.host is not None:
                    await asyncio.to_thread(self.host.close)
                await send({"type": "lifespan.shutdown.complete"})
                return

    # --- Requests ------------------------------------------------------------------------------------

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, route = perf_counter(), None
        try:
            route, path = self._route(scope)
            reply = await self._carry_out(scope, receive, route, path)
            status, body = 200, _body(reply)
            kind = "text/plain; charset=utf-8" if isinstance(reply.data, str) else "application/json"
            headers = _headers(kind, body) + _cookie(scope, reply.token)
        except Exception as error:
            refused = _refusal(error, route)
            status, body = refused.status, json.dumps(refused.data).encode()
            headers = [*_headers("application/json", body), *refused.headers]
        name = "other" if route is None else f"{route.method} {route.path}"
        self.metrics.answered(name, status, perf_counter() - began)
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    def _route(self, scope: Scope) -> tuple[Route, dict[str, str]]:
        parts = [part for part in scope["path"].removeprefix(API).split("/") if part]
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        known = () if "\0" in scope["path"] else self._routes.get(_beginning(parts), ())
        found = [way for way in known if way.fits(parts)]
        if not found:
            raise _Refused(replies.NotFound, Text("host-no_route"))
        for way in found:
            if way.route.method == method:
                return way.route, {name: parts[place] for place, name in way.named}
        methods = [way.route.method for way in found]
        allowed = ", ".join((*methods, *["HEAD"] * ("GET" in methods)))
        raise _Refused(
            replies.NoSuchMethod,
            Text("host-no_method", {"method": method}),
            [(b"allow", allowed.encode())],
        )

    async def _carry_out(self, scope: Scope, receive: Receive, route: Route, path: dict[str, str]) -> Reply:
        headers, host = _Headers(scope), self._ready()
        is_bearer, token = _token_of(scope, headers)
        if route.method != "GET" and not is_bearer and not _is_ours(headers):
            raise _Refused(replies.Forbidden, Text("host-elsewhere"))
        person = await host.people.of_token(token) if token else None
        self._check_limits(scope, route, person)
        if route.for_players and person is None:
            raise _Refused(replies.NoPlayer, Text("host-no_player_yet"))
        query, body = _query(scope, route.query), await _read(receive, headers, route)
        call = Call(host, path, query, person, body)
        if isinstance(query, Look) and query.wait:
            await _wait_for_news(call)
        return await route.handler(call)

    def _ready(self) -> Host:
        assert self.host is not None
        return self.host

    def _check_limits(self, scope: Scope, route: Route, person: Person | None) -> None:
        wait = self._asking.take(_who(scope, person))
        if not wait and route.path == "/players":
            wait = self._joining.take(_who(scope, None))
        if wait:
            seconds = int(wait) + 1
            headers = [(b"retry-after", b"%d" % seconds)]
            raise _Refused(replies.TooMany, Text("host-too_many", {"n": seconds}), headers, seconds=seconds)

    # --- News ----------------------------------------------------------------------------------------

    async def _news(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        # A browser learns why only from a socket that was open.
        await send({"type": "websocket.accept"})
        try:
            who, listener = await self._listener(scope)
        except Exception as error:
            await _close(send, 4000 + _refusal(error, None).status)
            return
        host = self._ready()
        self._sockets[who] += 1
        self.metrics.sockets.inc()
        host.news.add(listener)
        try:
            await _converse(listener, receive, send)
        except (TimeoutError, OSError):
            await _close(send, 1013)
        finally:
            host.news.remove(listener)
            self.metrics.sockets.dec()
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    async def _listener(self, scope: Scope) -> tuple[str, Listener]:
        """Who wants to hear of a match, and what hears it for them."""
        headers, host = _Headers(scope), self._ready()
        if scope["path"] != f"{API}/news":
            raise _Refused(replies.NotFound)
        if not _is_ours(headers):
            raise _Refused(replies.Forbidden)
        asked = _query(scope, AskNews)
        token = _token_of(scope, headers)[1]
        person = await host.people.of_token(token) if token else None
        who = _who(scope, person)
        if self._sockets[who] >= MOST_SOCKETS or self._asking.take(who):
            raise _Refused(replies.TooMany)
        return who, await listener_for(host, person, asked)

    # --- The page, health and metrics --------------------------------------------------------------

    async def _other(self, scope: Scope, receive: Receive, send: Send) -> None:
        path, headers = scope["path"], HEADERS
        if path == "/healthz":
            await _say(send, 200, {"alive": True})
        elif path == "/readyz":
            ready = await self._is_ready()
            await _say(send, 200 if ready else 503, {"ready": ready})
        elif path == "/metrics":
            self.metrics.look(self._ready())
            body = generate_latest(self.metrics.registry)
            await send(
                {"type": "http.response.start", "status": 200, "headers": _headers("text/plain", body)}
            )
            await send({"type": "http.response.body", "body": body})
        elif self._site is None or scope["method"] not in ("GET", "HEAD"):
            await _say(send, 404, _Refused(replies.NotFound, Text("host-no_page")).data)
        else:
            headers = HEADERS | {"content-security-policy": PAGE_POLICY, "cache-control": "no-cache"}
            await self._file(scope, receive, _with(send, headers))

    async def _file(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self._site is not None
        try:
            await self._site(scope, receive, send)
        except Exception:
            await _say(send, 404, _Refused(replies.NotFound, Text("host-no_page")).data)

    async def _is_ready(self) -> bool:
        """Whether something can be written: tried, or nobody would notice that it can again."""
        try:
            await self._ready().writer.change(lambda connection: connection.exec_driver_sql("SELECT 1"))
        except StorageError:
            return False
        return True


class _Metrics:
    """What is counted, for Prometheus; nothing of it tells of players or cards."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "scoundrel_requests", "Requests answered.", ("route", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "scoundrel_request_seconds", "How long answers took.", ("route",), registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
        )  # fmt: skip
        self.sockets = Gauge("scoundrel_sockets", "Open sockets for news.", registry=self.registry)
        self.actions = Gauge("scoundrel_actions", "Actions taken by this process.", registry=self.registry)
        self.ready = Gauge("scoundrel_ready", "Whether the last write succeeded.", registry=self.registry)
        self._of: dict[tuple[str, int], Any] = {}

    def answered(self, route: str, status: int, seconds: float) -> None:
        # Looking a counter up by its labels takes longer than counting.
        found = self._of.get((route, status))
        if found is None:
            found = self._of[route, status] = (
                self.requests.labels(route, str(status)),
                self.seconds.labels(route),
            )
        found[0].inc()
        found[1].observe(seconds)

    def look(self, host: Host) -> None:
        self.actions.set(host.acted)
        self.ready.set(not host.writer.failing)


class _Headers:
    """The headers of a request; looked up one by one, as most are never needed."""

    def __init__(self, scope: Scope) -> None:
        self._headers: list[tuple[bytes, bytes]] = scope["headers"]

    def get(self, name: str) -> str:
        wanted = name.encode()
        return next((value.decode("latin-1") for key, value in self._headers if key == wanted), "")


def _refusal(error: Exception, route: Route | None) -> _Refused:
    """Whatever goes wrong, as one of the errors that are described."""
    match error:
        case _Refused():
            return error
        case Stale():
            return _Refused(replies.Stale, error, state=error.state)
        case Taken() | StaleGame():
            return _Refused(replies.Taken, error)
        case Missing():
            return _Refused(replies.NotFound, error)
        case Forbidden():
            return _Refused(replies.Forbidden, error)
        case OnlySocket():
            return _Refused(replies.NoSocket, error)
        case StorageError():
            _LOG.error("the database can't be used: %s", error)
            return _Refused(replies.Unavailable, Text("host-unavailable"))
        case IllegalMove():
            return _Refused(replies.Refused, Text("host-illegal"), why=_without_cards(error))
        case ScoundrelError():
            return _Refused(replies.Refused, error)
        case _:
            asked = "other" if route is None else f"{route.method} {route.path}"
            _LOG.error("%s failed: %s", asked, type(error).__name__, exc_info=_trace(error))
            return _Refused(replies.Fault, Text("door-fault"))


async def listener_for(host: Host, person: Person | None, asked: AskNews) -> Listener:
    """Somebody who waits for a match that they may see."""
    game, since = asked.game, asked.since
    match = await host.match(game, fresh=not host.is_alone)
    player = person.id if person else ""
    sits = bool(match.seats_of(player))
    if not sits:
        await host.may_watch(match, player, asked.watch)
    if sits or not match.facts.delay:
        listener = Listener(game, since)
    else:
        listener = Listener(game, since, match.facts.delay)
        match = host.delayed(match)
    listener.hear(match.version)
    return listener


async def _wait_for_news(call: Call) -> None:
    """Wait until the match has moved on, but not for long."""
    asked = AskNews(call.path["game"], call.query.since, call.query.watch)
    listener = await listener_for(call.host, call.person, asked)
    call.host.news.add(listener)
    try:
        async with asyncio.timeout(call.query.wait):
            await anext(listener)
    except TimeoutError:
        pass
    finally:
        call.host.news.remove(listener)


async def _converse(listener: Listener, receive: Receive, send: Send) -> None:
    """Send every version that comes, until the client leaves."""
    leaving = asyncio.create_task(_until_gone(receive, listener))
    try:
        async for version in listener:
            async with asyncio.timeout(PATIENCE):
                await send({"type": "websocket.send", "text": _news_text(listener.game, version)})
    finally:
        leaving.cancel()


@lru_cache(16)
def _news_text(game: str, version: int) -> str:
    """A piece of news; many may be sent the same."""
    return json.dumps({"game": game, "version": version})


async def _until_gone(receive: Receive, listener: Listener) -> None:
    while (await receive())["type"] != "websocket.disconnect":
        pass
    listener.leave()


async def _close(send: Send, code: int) -> None:
    with suppress(OSError, RuntimeError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await send({"type": "websocket.close", "code": code})


async def _every(seconds: float, work: Any) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except ScoundrelError as error:
            _LOG.error("what is done now and then failed: %s", error)
        except Exception as error:
            _LOG.error("what is done now and then failed: %s", type(error).__name__, exc_info=_trace(error))


# --- Reading requests --------------------------------------------------------------------------------


async def _read(receive: Receive, headers: _Headers, route: Route) -> Any:
    """The body of a request, checked; nothing of it is parsed before its size is known."""
    if route.takes is None:
        return None
    length = headers.get("content-length")
    if not _is_number(length):
        raise _Refused(replies.NoLength, Text("host-no_length"))
    if len(length) > 9 or int(length) > MOST_BODY:
        raise _Refused(replies.TooLarge, Text("host-too_large", {"most": MOST_BODY}))
    if headers.get("content-type").split(";")[0].strip().lower() != "application/json":
        raise _Refused(replies.NotJson, Text("host-not_json"))
    body = b""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise _Refused(replies.BadRequest, Text("host-bad_json"))
                body += message.get("body", b"")
                if len(body) > MOST_BODY:
                    raise _Refused(replies.TooLarge, Text("host-too_large", {"most": MOST_BODY}))
                if not message.get("more_body"):
                    break
    except TimeoutError:
        raise _Refused(replies.TooSlow, Text("serve-too_slow")) from None
    try:
        return msgspec.json.decode(body, type=route.takes)
    except msgspec.ValidationError as error:
        raise _Refused(replies.Refused, Text("host-bad_request", {"why": str(error)})) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise _Refused(replies.BadRequest, Text("host-bad_json")) from None


def _query(scope: Scope, takes: type[Query] | None) -> Any:
    """The query of a request, checked."""
    text = scope["query_string"]
    if not text and takes is None:
        return None
    if len(text) > MOST_QUERY:
        raise _Refused(replies.TooLarge, Text("host-too_large", {"most": MOST_QUERY}))
    try:
        found = dict(
            parse_qsl(text.decode("ascii"), keep_blank_values=True, max_num_fields=10, errors="strict")
        )
    except ValueError:
        raise _Refused(replies.BadRequest, Text("host-bad_query")) from None
    if any("\0" in part for pair in found.items() for part in pair):
        # No database can look for it.
        raise _Refused(replies.BadRequest, Text("host-bad_query"))
    return None if takes is None else _checked(found, takes)


def _checked(found: dict[str, str], takes: type[Query]) -> Query:
    try:
        return msgspec.convert(found, takes, strict=False)
    except msgspec.ValidationError as error:
        raise _Refused(replies.Refused, Text("host-bad_request", {"why": str(error)})) from None


def _token_of(scope: Scope, headers: _Headers) -> tuple[bool, str]:
    """The token of a request, and whether it was sent on purpose: a browser sends cookies by itself."""
    bearer = headers.get("authorization")
    if bearer.lower().startswith("bearer "):
        return True, bearer[7:].strip()[:200]
    for part in headers.get("cookie").split(";"):
        name, _, value = part.strip().partition("=")
        if name == _cookie_name(scope):
            return False, value[:200]
    return False, ""


def _cookie_name(scope: Scope) -> str:
    """The name of the cookie; over HTTPS one that no other host of the domain can set."""
    return f"__Host-{COOKIE}" if scope.get("scheme") in ("https", "wss") else COOKIE


def _who(scope: Scope, person: Person | None) -> str:
    """By what limits know a client: the player, or the address."""
    if person is not None:
        return person.id
    return scope["client"][0] if scope.get("client") else ""


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _is_ours(headers: _Headers) -> bool:
    """Whether a request comes from a page of this server: another page may make a browser send it."""
    origin, fetched = headers.get("origin"), headers.get("sec-fetch-site")
    if fetched and fetched not in ("same-origin", "none"):
        return False
    return not origin or origin.partition("://")[2] == headers.get("host")


def _without_cards(error: IllegalMove) -> str:
    """Why something is illegal, if that names no card: the sentence is made where the player is."""
    why = in_english(Text("error-told", {"words": error.why}))
    return "" if any(sign in why for sign in "♣♠♦♥(") else why


def _trace(error: Exception) -> Any:
    """Where something failed, without what it says: that might name a card."""
    return Exception, Exception(type(error).__name__), error.__traceback__


# --- Answers -----------------------------------------------------------------------------------------


def _body(reply: Reply) -> bytes:
    data = reply.data
    if isinstance(data, bytes):
        return data
    return data.encode() if isinstance(data, str) else msgspec.json.encode(data)


def _encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


_ALWAYS = _encoded(HEADERS | {"cache-control": "no-store", "content-security-policy": POLICY})


def _headers(kind: str, body: bytes) -> list[tuple[bytes, bytes]]:
    return [(b"content-type", kind.encode()), (b"content-length", b"%d" % len(body)), *_ALWAYS]


def _cookie(scope: Scope, token: str | None) -> list[tuple[bytes, bytes]]:
    """What makes a browser somebody; a script can't read it, and another site can't use it."""
    if token is None:
        return []
    secure = "; Secure" if scope.get("scheme") == "https" else ""
    age = YEAR if token else 0
    value = f"{_cookie_name(scope)}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"
    return [(b"set-cookie", value.encode())]


def _with(send: Send, headers: dict[str, str]) -> Send:
    more = _encoded(headers)
    names = {name for name, _ in more}

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            kept = [each for each in message["headers"] if each[0] not in names]
            message["headers"] = [*kept, *more]
        await send(message)

    return sending


async def _say(send: Send, status: int, data: dict[str, Any]) -> None:
    body = json.dumps(data).encode()
    headers = _headers("application/json", body)
    await send({"type": "http.response.start", "status": HTTPStatus(status), "headers": headers})
    await send({"type": "http.response.body", "body": body})


# --- Routes ------------------------------------------------------------------------------------------


class _Way(NamedTuple):
    """A route with the parts of its path, by where they are."""

    route: Route
    fixed: tuple[tuple[int, str], ...]
    """Those that are always the same, but for the first."""
    named: tuple[tuple[int, str], ...]

    def fits(self, parts: Sequence[str]) -> bool:
        return all(parts[place] == part for place, part in self.fixed)


def _by_beginning(routes: Iterable[Route]) -> dict[tuple[int, str], list[_Way]]:
    """The routes by how many parts their paths have, and by the first, which no route leaves open."""
    found: dict[tuple[int, str], list[_Way]] = {}
    for route in routes:
        parts = [part for part in route.path.split("/") if part]
        fixed = [(place, part) for place, part in enumerate(parts) if place and part[0] != "{"]
        named = [(place, part[1:-1]) for place, part in enumerate(parts) if part[0] == "{"]
        way = _Way(route, tuple(fixed), tuple(named))
        found.setdefault(_beginning(parts), []).append(way)
    return found


def _beginning(parts: Sequence[str]) -> tuple[int, str]:
    return len(parts), parts[0] if parts else ""
