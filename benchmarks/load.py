"""Players who ask the public server for as much as it gives, and cost as little as possible themselves."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from random import random
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import uvloop

from tests.servers import Acknowledged

__all__ = ["Line", "Lost", "Player", "Racer", "play_all"]

ACCOUNTS = 4
"""So many take turns at one device, game by game: the server limits what each may ask for."""
PAUSE = 0.05
"""Seconds before somebody who got no answer asks again."""
PATIENCE = 60.0
"""Seconds that an answer may take, before it counts as lost."""
LENGTH = re.compile(rb"content-length: (\d+)")
STATE = re.compile(rb'"version":(\d+).*?"view":\["[^;]+; room \d+: ([^;"]+)([^"]*)"', re.DOTALL)
HERO = re.compile(rb"hero (\d+)(?: weapon (\w)d((?: \w[cs])*))?")
VALUE = {sign: value for value, sign in enumerate("23456789TJQKA", 2)}
MUCH = 16
"""So much damage in a room is run from."""


class Lost(Exception):
    """There was no answer, so nobody knows whether it was done."""


class Line(asyncio.Protocol):
    """A connection that stays open, for one request at a time."""

    def __init__(self) -> None:
        self._transport: Any = None
        self._received = b""
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        received = self._received = self._received + data
        head = received.find(b"\r\n\r\n")
        if head < 0:
            return
        length = LENGTH.search(received, 0, head)
        assert length is not None
        if len(received) < head + 4 + int(length[1]):
            return
        self._received = b""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((int(received[9:12]), received[head + 4 :]))

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Lost())

    @property
    def is_open(self) -> bool:
        return self._transport is not None

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        self._answer = asyncio.get_running_loop().create_future()
        self.send(request)
        return await self._answer

    def send(self, request: bytes) -> None:
        if self._transport is None:
            raise Lost
        self._transport.write(request)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


@dataclass(slots=True)
class Account:
    """Who somebody is on the server, and from where they ask."""

    address: str
    token: str = ""

    def request(self, host: str, path: str, body: bytes) -> bytes:
        token = f"authorization: Bearer {self.token}\r\n" if self.token else ""
        return (
            f"POST /api/v1{path} HTTP/1.1\r\nhost: {host}\r\n{token}"
            f"x-forwarded-for: {self.address}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\n\r\n"
        ).encode() + body


_NUMBERS = count(1)


@dataclass(slots=True)
class Player:
    """Plays one ranked game after another, and asks again until there is an answer."""

    url: str
    pace: Callable[[], float] = lambda: 0.0
    """How many seconds to think about a move."""
    cuts: float = 0.0
    """How often the connection is lost before there is an answer."""
    acknowledged: list[Acknowledged] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """How long the answer to each action took."""
    again: int = 0
    """How often something was asked again."""
    number: int = field(default_factory=_NUMBERS.__next__)
    _lines: list[Line] = field(default_factory=lambda: [Line(), Line()])

    async def play(self, going_on: Callable[[], bool]) -> None:
        """Play until there is enough of it."""
        accounts = [self._account(each) for each in range(ACCOUNTS)]
        while going_on():
            account = accounts.pop(0)
            if not account.token:
                account.token = (await self._ask(account, "/players"))["token"]
            await self._play_one(account, going_on)
            accounts.append(account)
        for line in self._lines:
            line.close()

    def _account(self, each: int) -> Account:
        number = ACCOUNTS * self.number + each
        return Account(f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}")

    async def _play_one(self, account: Account, going_on: Callable[[], bool]) -> None:
        opened = await self._ask(account, "/games")
        game, version = opened["game"], opened["state"]["version"]
        if version == 1:
            self.acknowledged.append(Acknowledged(game, 1, ""))
            answer = await self.act(account, game, version, '"kind":"enter","words":"luck"')
        else:
            answer = json.dumps(opened["state"], separators=(",", ":")).encode()
        while going_on():
            found = STATE.search(answer)
            if found is None:
                raise AssertionError(answer)
            version, move = int(found[1]), choose(found[2].decode(), found[3])
            if wait := self.pace():
                await asyncio.sleep(wait)
            answer = await self.act(account, game, version, f'"kind":"move","moves":["{move}"]')
            if b'"seed"' in answer:
                # The deal is opened only at the end.
                return

    async def act(self, account: Account, game: str, version: int, what: str) -> bytes:
        """Do something, and note that it was acknowledged."""
        key = f"{self.number}.{len(self.acknowledged)}"
        began = perf_counter()
        status, answer = await self.sent(account, f"/games/{game}/actions", body_of(what, version, key))
        if status != 200:
            raise AssertionError(answer)
        self.seconds.append(perf_counter() - began)
        self.acknowledged.append(Acknowledged(game, version + 1, key))
        return answer

    async def _ask(self, account: Account, path: str) -> Any:
        return json.loads((await self.sent(account, path, b"{}"))[1])

    async def sent(self, account: Account, path: str, body: bytes, over: int = 0) -> tuple[int, bytes]:
        """Send something until it is answered: it is done, or somebody was faster."""
        parts = urlsplit(self.url)
        request = account.request(parts.netloc, path, body)
        while True:
            try:
                line = self._lines[over]
                if not line.is_open:
                    line = self._lines[over] = await connected(parts.hostname or "", parts.port or 80)
                if random() < self.cuts:
                    line.send(request)
                    raise Lost
                async with asyncio.timeout(PATIENCE):
                    status, answer = await line.ask(request)
                if status in (200, 409):
                    return status, answer
                if status not in (429, 503):
                    raise AssertionError(answer)
            except (Lost, OSError):
                line.close()
            self.again += 1
            await asyncio.sleep(PAUSE)


@dataclass(slots=True)
class Racer(Player):
    """Answers every ply twice at once, over two connections: with one key, or with two."""

    races: int = 0
    wrong: list[str] = field(default_factory=list)
    """Races that were won by nobody, or by both."""

    async def act(self, account: Account, game: str, version: int, what: str) -> bytes:
        self.races += 1
        same = self.races % 3 == 0
        keys = [f"{self.number}.{self.races}{'' if same else sign}" for sign in "ab"]
        path = f"/games/{game}/actions"
        answers = await asyncio.gather(
            *(self.sent(account, path, body_of(what, version, key), i) for i, key in enumerate(keys))
        )
        won = [i for i, (status, _) in enumerate(answers) if status == 200]
        if len(won) != (2 if same else 1):
            self.wrong.append(f"{game}: action {version + 1} was done {len(won)} times")
        self.acknowledged.extend(Acknowledged(game, version + 1, keys[i]) for i in won)
        return answers[won[0]][1]


def body_of(what: str, version: int, key: str) -> bytes:
    return f'{{{what},"ply":{version},"key":"{key}","since":{version}}}'.encode()


async def connected(host: str, port: int) -> Line:
    _, line = await asyncio.get_running_loop().create_connection(Line, host, port)
    return line


def choose(room: str, rest: bytes) -> str:
    """A move that is always allowed in `classic`: nothing clever, but not dead at once either."""
    hero = HERO.search(rest)
    assert hero is not None
    strength = VALUE[hero[2].decode()] if hero[2] else 0
    slain = hero[3].decode().split() if hero[3] else []
    below = VALUE[slain[-1][0]] if slain else 15
    health, options = int(hero[1]), []
    for card in room.replace("-", "").split():
        value, suit = VALUE[card[0]], card[1]
        if suit in "cs":
            armed = strength and value < below
            options.append((max(0, value - strength) if armed else value, card + "bw"[bool(armed)]))
        else:
            wasted = (suit == "h" and health > 20 - value) or (suit == "d" and value <= strength)
            options.append((3 if wasted else -1, card))
    fresh = b"faced" not in rest and b"locked" not in rest
    return "run" if fresh and sum(damage for damage, _ in options) > MUCH else min(options)[1]


def play_all(players: Iterable[Player], going_on: Callable[[], bool]) -> None:
    """Let all of them play at once, in a loop of their own."""

    async def play() -> None:
        await asyncio.gather(*(player.play(going_on) for player in players))

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(play())
