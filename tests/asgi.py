"""The public server within the test: clients that call it as an ASGI application, without sockets.

Everything that it answers is kept, byte for byte, and every answer is held against the description.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import msgspec
from sqlalchemy import Engine, event

from scoundrel import Game, View
from scoundrel.host import replies
from scoundrel.host.app import App, _Refused
from scoundrel.host.database import database_url, open_engine
from scoundrel.host.describing import problems_of
from scoundrel.host.host import Host
from scoundrel.play.match import Hosted, Seen
from scoundrel.play.wire import read_news

__all__ = ["API", "Answer", "Asgi", "Clock", "Player", "Table", "app_on", "asgi", "hold"]

API = "/api/v1"
Headers = Sequence[tuple[str, str]]


class Clock:
    """The time, as a test sets it."""

    def __init__(self, now: float = 1_795_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@dataclass(frozen=True, slots=True)
class Answer:
    """What a request was answered with."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of an error."""
        return str(self.data["error"]["code"])

    def header(self, name: str) -> str:
        return next((value.decode() for key, value in self.headers if key == name.encode()), "")

    @property
    def all_bytes(self) -> bytes:
        """Whatever came, headers included."""
        return b"\n".join([*(b": ".join(each) for each in self.headers), b"", self.body])


def hold(app: App, scope: dict[str, Any], answer: Answer) -> None:
    """Hold an answer against the description: its status, its code, and every field of it."""
    try:
        route, _ = app._route(scope)
    except _Refused:
        gives = None
        problems: list[type[replies.Problem]] = [replies.NotFound, replies.NoSuchMethod]
    else:
        gives, problems = route.gives, problems_of(route)
    if answer.status == 200 and gives is str:
        assert answer.header("content-type") == "text/plain; charset=utf-8"
        return
    assert answer.header("content-type") == "application/json"
    if scope["method"] == "HEAD":
        return
    if answer.status == 200:
        _hold(answer.data, gives)
        return
    kinds = {kind.code(): kind for kind in problems}
    kind = kinds[answer.code]
    assert answer.status == kind.status
    assert list(answer.data) == ["error"]
    _hold(answer.data["error"], kind)
    assert bool(answer.header("retry-after")) == ("seconds" in answer.data["error"])


def _hold(data: Any, described: Any) -> None:
    """Whatever is not described is lost on the way through the type."""
    again = msgspec.json.decode(msgspec.json.encode(msgspec.convert(data, described)))
    assert again == data, (again, data)


class Asgi:
    """A server, and what was sent by it."""

    def __init__(self, app: App, clock: Clock) -> None:
        self.app = app
        self.clock = clock
        self.sent: list[Answer] = []
        """Every answer, in order."""
        self._addresses = 0

    @property
    def host(self) -> Host:
        assert self.app.host is not None
        return self.app.host

    async def send(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: Headers = (),
        *,
        address: str = "127.0.0.1",
        scheme: str = "http",
        query: bytes = b"",
        chunks: Iterable[bytes] | None = None,
        ends: bool = True,
    ) -> Answer:
        """Send one request, exactly as given; one that does not end is waited for."""
        given = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "query_string": query,
            "headers": given,
            "client": (address, 1234),
            "scheme": scheme,
            "root_path": "",
        }
        parts = list(chunks) if chunks is not None else [body or b""]
        coming = [
            {"type": "http.request", "body": part, "more_body": not ends or number < len(parts)}
            for number, part in enumerate(parts, 1)
        ]
        messages: list[Any] = []

        async def receive() -> Any:
            return coming.pop(0) if coming else await asyncio.Event().wait()

        async def sending(message: Any) -> None:
            messages.append(message)

        await self.app(scope, receive, sending)
        start, *rest = messages
        answer = Answer(
            start["status"], tuple(start["headers"]), b"".join(each.get("body", b"") for each in rest)
        )
        self.sent.append(answer)
        if path.startswith(API):
            hold(self.app, scope, answer)
        return answer

    def somebody(self) -> Player:
        """A client on a machine of its own, who is nobody yet."""
        self._addresses += 1
        count = self._addresses
        return Player(self, f"10.{count >> 16 & 255}.{count >> 8 & 255}.{count & 255}")

    async def player(self, name: str = "", *, program: bool = False) -> Player:
        """A new player."""
        player = self.somebody()
        await player.join(program=program)
        if name:
            assert (await player.ask("PATCH", "/me", {"name": name})).status == 200
        return player


@dataclass
class Player:
    """A client of the server."""

    server: Asgi
    address: str
    token: str = ""
    recovery: str = ""
    id: str = ""

    async def ask(
        self, method: str, path: str, body: Any = None, headers: Headers = (), **query: Any
    ) -> Answer:
        """Ask something of the API."""
        sent = None if body is None else json.dumps(body).encode()
        if sent is None and method in ("POST", "PATCH"):
            sent = b"{}"
        given = [*headers, ("host", "example.org")]
        if self.token:
            given.append(("authorization", f"Bearer {self.token}"))
        if sent is not None:
            given += [("content-type", "application/json"), ("content-length", str(len(sent)))]
        return await self.server.send(
            method, API + path, sent, given, address=self.address, query=urlencode(query).encode()
        )

    async def join(self, *, program: bool = False) -> None:
        found = (await self.ask("POST", "/players", {"program": program})).data
        self.token, self.recovery, self.id = found["token"], found["recovery"], found["player"]["id"]

    async def open(self, **asked: Any) -> Table:
        """Open a match and sit down."""
        answer = await self.ask("POST", "/games", asked)
        assert answer.status == 200, answer.body
        return Table(self, answer.data["game"]).heard(answer)

    async def ranked(self, rules: str = "classic", *, day: bool = False, client: str = "mine") -> Table:
        """A ranked game that has begun."""
        table = await self.open(kind="ranked", rules=rules, day=day)
        assert (await table.do("enter", words=client)).status == 200
        return table

    async def accept(self, invite: str) -> Table:
        answer = await self.ask("POST", "/join", {"invite": invite})
        assert answer.status == 200, answer.body
        return Table(self, answer.data["game"]).heard(answer)

    async def board(self, rules: str = "classic", period: str = "all", **asked: Any) -> Any:
        return (await self.ask("GET", f"/boards/{rules}/{period}", **asked)).data


@dataclass
class Table:
    """A match, as one client knows it."""

    player: Player
    game: str
    watch: str = ""
    seen: Seen | None = field(default=None)
    _count: int = 0

    @property
    def now(self) -> Seen:
        assert self.seen is not None
        return self.seen

    @property
    def view(self) -> View:
        assert self.now.view is not None
        return self.now.view

    @property
    def hosted(self) -> Hosted:
        assert self.now.about.hosted is not None
        return self.now.about.hosted

    @property
    def over(self) -> bool:
        return self.now.about.given_up or (self.now.view is not None and self.now.view.over)

    def heard(self, answer: Answer) -> Table:
        """Add what an answer tells."""
        if answer.status == 200:
            self.seen = read_news(self.seen, answer.data.get("state", answer.data))
        return self

    async def look(self, **query: Any) -> Answer:
        since = 0 if self.seen is None else self.seen.version
        asked: dict[str, Any] = {"since": since} | ({"watch": self.watch} if self.watch else {}) | query
        answer = await self.player.ask("GET", f"/games/{self.game}", **asked)
        self.heard(answer)
        return answer

    async def do(self, kind: str, *moves: str, **more: Any) -> Answer:
        """Do something; what came of it is added to what was seen."""
        self._count += 1
        body = {"kind": kind, "ply": self.now.version, "key": f"{self.player.id}/{self._count}"}
        body |= {"since": self.now.version, "moves": list(moves)} | more
        answer = await self.player.ask("POST", f"/games/{self.game}/actions", body)
        self.heard(answer)
        return answer

    async def play(self, chance: Random) -> None:
        """Play to the end, at random, rarely running."""
        while not self.over:
            moves = [str(move) for move in self.view.legal_moves]
            steps = [move for move in moves if move != "run"] if chance.random() < 0.9 else moves
            answer = await self.do("move", chance.choice(steps or moves))
            assert answer.status == 200, answer.body

    async def record(self) -> Answer:
        watch: dict[str, Any] = {"watch": self.watch} if self.watch else {}
        return await self.player.ask("GET", f"/games/{self.game}/record", **watch)

    async def invites(self) -> dict[str, str]:
        answer = await self.player.ask("GET", f"/games/{self.game}/invites")
        return dict(answer.data["invites"])

    def whole(self) -> Game:
        """The whole game, as only the server knows it."""
        found = self.player.server.host._kept[self.game].match.game
        assert found is not None
        return found


def app_on(folder: Path, clock: Clock, site: Path | None = None) -> tuple[App, Engine]:
    """An application on a database in this folder; the disk need not confirm anything."""
    folder.mkdir(parents=True, exist_ok=True)
    engine = open_engine(database_url(None, folder))
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous = OFF"))
    engine.dispose()
    return App(lambda: Host(engine, clock), site), engine


@asynccontextmanager
async def asgi(folder: Path, clock: Clock | None = None, site: Path | None = None) -> AsyncIterator[Asgi]:
    """A server on a database in this folder."""
    clock = clock or Clock()
    app, engine = app_on(folder, clock, site)
    coming: asyncio.Queue[Any] = asyncio.Queue()
    said: asyncio.Queue[Any] = asyncio.Queue()
    living = asyncio.create_task(app({"type": "lifespan"}, coming.get, said.put))
    await coming.put({"type": "lifespan.startup"})
    await said.get()
    try:
        yield Asgi(app, clock)
    finally:
        await coming.put({"type": "lifespan.shutdown"})
        await living
        engine.dispose()
