"""The public server under load: moves a second and their cost, sockets, boards, and the size of replies.

The players, the server and the database share two cores. Neighbours take some of their time, so of what a
clock tells the best part of a run counts, and the whole of it is told beside. Processor time is of the
whole run.
"""

from __future__ import annotations

import asyncio
import os
import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random, expovariate
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter, sleep
from typing import Any, NamedTuple

import psutil
import uvloop
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Integer,
    String,
    Table,
    cast,
    func,
    insert,
    literal,
    select,
)

from benchmarks.load import Player, play_all
from benchmarks.measure import Figure
from benchmarks.soak import running
from scoundrel.bots import make_bot
from scoundrel.errors import MoveError
from scoundrel.host.boards import around, board_name, own_entry, top
from scoundrel.host.database import changing, database_url, open_engine, reading
from scoundrel.host.host import RANKED_RULES
from scoundrel.host.people import People, read_person
from scoundrel.host.tables import entries, players, tallies
from scoundrel.online import OnlineMatch, Server
from scoundrel.online.transport import Transport
from scoundrel.play.match import Action, ActionKind
from tests.servers import HERE, Hosted, PostgreSQL, client_of, hosted, running_postgresql

CORES = 2
PLAYERS = 64
WARM_UP, LASTING = 3.0, 2.0
"""Seconds."""
PACE = 300
"""Moves a second that leave the server time."""
FLOORS = {"sqlite": 2_000, "postgresql": 1_400}
WORKERS = {"sqlite": 1, "postgresql": 2}
SYNC_PAUSE = 0.05
PARTS = 5
SOCKETS = 2_000
AT_ONCE = 100
"""So many sockets are opened at the same time."""
SEEN_MOVES = 20
SETTLED = 1.0
"""Seconds after which nothing goes on any more that was begun."""
RANKED = 1_000_000
"""How many players a board ranks, each with a game at least."""
ASKERS = 50
"""How many players ask for each thing."""
DAY = "2026-11-18"
GAMES = 30
"""Games of each rule set whose replies are weighed."""
LONGEST = 300
"""So many actions of a game are enough."""
VERSION = re.compile(rb'"version": ?(\d+)')
PING, PONG = b"\x89\x04", b"\x8a\x84\0\0\0\0"
"""The beginning of a frame that asks whether somebody is still there, and of its answer."""


def figures() -> Iterator[Figure]:
    with two_cores():
        for database in FLOORS:
            yield from load(database)
        yield from sockets()
        for database in FLOORS:
            yield from boards(database)
        yield from replies()


@contextmanager
def two_cores() -> Iterator[None]:
    """Let everything that is started here share two cores, however many there are."""
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, set(sorted(allowed)[:CORES]))
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


# --- Moves -----------------------------------------------------------------------------------------------


class Spent(NamedTuple):
    """Processor time since a machine or a process was started, in seconds."""

    server: float
    """Of the server's processes, but for the examiner of finished games, which takes what is left."""
    database: float
    ours: float
    """Of all processes that were started here, but for examiners."""
    all: float
    """Of all processes on the cores that are used here, but for those that give way, as examiners do."""
    at: float

    def since(self, before: Spent) -> Spent:
        return Spent(*(now - then for now, then in zip(self, before, strict=True)))

    @property
    def left(self) -> float:
        """Which share of the cores others left."""
        return max(0.01, 1 - max(0.0, self.all - self.ours) / (CORES * self.at))


def spent(server: Hosted, postgresql: PostgreSQL | None = None) -> Spent:
    cores = psutil.cpu_times(percpu=True)
    return Spent(
        server=seconds_of(server.process.pid),
        database=seconds_of(postgresql.process.pid) if postgresql else 0.0,
        ours=seconds_of(os.getpid()),
        all=sum(busy(cores[core]) for core in os.sched_getaffinity(0)),
        at=perf_counter(),
    )


def busy(core: Any) -> float:
    return float(sum(core) - core.idle - core.iowait - core.nice)


def seconds_of(process: int) -> float:
    """The processor time of a process and of all that it has started, but for examiners."""
    first, total = psutil.Process(process), 0.0
    for each in (first, *first.children(recursive=True)):
        with suppress(psutil.NoSuchProcess):
            if not is_examiner(each):
                total += sum(each.cpu_times()[:4])
    return total


def is_examiner(process: psutil.Process) -> bool:
    return "scoundrel.host.detectors" in process.cmdline()


class Part(NamedTuple):
    """A part of a run: how long each answer took, and what was spent on them."""

    took: list[float]
    cost: Spent


@dataclass(frozen=True, slots=True)
class Load:
    """Players at a server until it is over, and what they get meanwhile."""

    server: Hosted
    postgresql: PostgreSQL | None
    pace: Callable[[], float]

    def parts(self) -> Iterator[Part]:
        """Let them play, and tell of each part of a run what it gave."""
        players = [Player(self.server.url, self.pace) for _ in range(PLAYERS)]
        over = Event()
        thread = Thread(target=play_all, args=(players, lambda: not over.is_set()))
        thread.start()
        try:
            sleep(WARM_UP)
            for _ in range(PARTS):
                answered = [len(player.seconds) for player in players]
                before = spent(self.server, self.postgresql)
                sleep(LASTING)
                cost = spent(self.server, self.postgresql).since(before)
                took = [
                    each
                    for player, first in zip(players, answered, strict=True)
                    for each in player.seconds[first:]
                ]
                yield Part(took, cost)
        finally:
            over.set()
            thread.join()


def load(database: str) -> Iterator[Figure]:
    """As many moves as there can be, and then a few."""
    with TemporaryDirectory() as folder, running(database, Path(folder)) as (server, postgresql, _):
        yield from saturated(database, list(Load(server, postgresql, lambda: 0.0).parts()))
        with syncing(Path(folder)) as synced:
            few = Load(server, postgresql, lambda: expovariate(PACE / PLAYERS))
            ends = [(part, len(synced)) for part in few.parts()]
        yield at_ease(database, ends, synced)


def saturated(database: str, parts: list[Part]) -> Iterator[Figure]:
    cost, moves = total(parts), sum(len(part.took) for part in parts)
    beside = f"{moves / cost.at:,.0f} in all, as others left {cost.left:.0%} of the cores"
    best = max(len(part.took) / part.cost.at for part in parts)
    yield Figure(f"server: durable moves, {database}", best, "a second", FLOORS[database], beside=beside)
    others = {"the database": cost.database, "the players": cost.ours - cost.server - cost.database}
    beside = ", ".join(f"{1e6 * seconds / moves:.0f} of {whose}" for whose, seconds in others.items())
    name = f"server: processor time of a move, {database}"
    yield Figure(name, 1e6 * cost.server / moves, "µs", 450, at_least=False, beside=beside)


def total(parts: Iterable[Part]) -> Spent:
    return Spent(*map(sum, zip(*(part.cost for part in parts), strict=True)))


def at_ease(database: str, ends: list[tuple[Part, int]], synced: list[float]) -> Figure:
    """By how much moves took longer than an fsync, which is of the same part of the run."""
    found = []
    for (part, end), begin in zip(ends, [0, *(end for _, end in ends)], strict=False):
        answered, sync = median(part.took), median(synced[begin:end])
        found.append((answered, answered - sync, sync))
    cost, moves = total(part for part, _ in ends), [each for part, _ in ends for each in part.took]
    _, over, sync = min(found)
    beside = (
        f"{1e3 * sync:.2f} for a bare fsync; moves took {1e3 * median(moves):.2f} in all, "
        f"at {len(moves) / cost.at:,.0f} a second, as others left {cost.left:.0%} of the cores"
    )
    name = f"server: a move takes longer than an fsync, {database}"
    return Figure(name, 1e3 * over, "ms", 5, at_least=False, beside=beside)


def calmest(took: Sequence[float]) -> float:
    """The median of the quickest part of a run: what the machine can do undisturbed."""
    size = max(1, len(took) // PARTS)
    return min(median(took[first : first + size]) for first in range(0, len(took) - size + 1, size))


@contextmanager
def syncing(folder: Path) -> Iterator[list[float]]:
    """What the disk needs meanwhile to confirm a page."""
    took, over = list[float](), Event()

    def sync() -> None:
        with (folder / "synced").open("wb", buffering=0) as file:
            while not over.wait(SYNC_PAUSE):
                file.write(bytes(4096))
                began = perf_counter()
                os.fsync(file.fileno())
                took.append(perf_counter() - began)

    thread = Thread(target=sync)
    thread.start()
    try:
        yield took
    finally:
        over.set()
        thread.join()


# --- Sockets ---------------------------------------------------------------------------------------------


class Spectator(asyncio.Protocol):
    """A socket that hears of moves, and notes when."""

    def __init__(self, request: bytes) -> None:
        self.opened = asyncio.get_running_loop().create_future()
        self.heard: dict[int, float] = {}
        self._request = request
        self._transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        if not self.opened.done():
            self.opened.set_result(data.startswith(b"HTTP/1.1 101"))
        for version in VERSION.findall(data):
            self.heard[int(version)] = now
        asked = data.find(PING)
        if asked >= 0:
            self._transport.write(PONG + data[asked + len(PING) :][:4])


class Watched(NamedTuple):
    """A match of two, each on a device of their own, and the invitation to watch it."""

    seats: tuple[OnlineMatch, OnlineMatch]
    watch: str

    @property
    def version(self) -> int:
        return max(match.seen.version for match in self.seats)

    def move(self) -> float | None:
        """Let whoever's turn it is make a move; when it was sent, or None if the game is over."""
        first, _ = self.seats
        first.look(first.viewer)
        if first.over:
            return None
        match = self.seats[first.view.turn]
        match.look(match.viewer)
        move = make_bot("greedy", match.view.rules).choose(match.view).move
        began = perf_counter()
        match.play(move)
        return began


@contextmanager
def table(url: str) -> Iterator[Watched]:
    with client_of(url) as one, client_of(url) as other:
        one.join()
        other.join()
        first = one.shared()
        invitations = first.invitations()
        second = other.accept(invitations["1"])
        second.begin()
        yield Watched((first, second), invitations["watch"])


def sockets() -> Iterator[Figure]:
    """Many who watch one match: what each costs, and when the last hears of a move."""
    with (
        TemporaryDirectory() as folder,
        hosted(Path(folder)) as server,
        table(server.url) as watched,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        yield from runner.run(watching(server, watched))


async def watching(server: Hosted, watched: Watched) -> list[Figure]:
    await spectators(server, watched, range(AT_ONCE))
    process = psutil.Process(server.process.pid)
    before = process.memory_info().rss
    many = await spectators(server, watched, range(AT_ONCE, AT_ONCE + SOCKETS))
    await asyncio.sleep(SETTLED)
    each = (process.memory_info().rss - before) / SOCKETS / 1e3
    delays = await heard_after(watched, many)
    usual, slowest = 1e3 * median(delays), 1e3 * max(delays)
    beside = f"{usual:.0f} in all, {slowest:.0f} for the slowest of {len(delays)} moves"
    return [
        Figure(f"server: an open socket, of {SOCKETS:,}", each, "kB", 40, at_least=False),
        Figure(
            f"server: the last of {SOCKETS:,} hears of a move", 1e3 * calmest(delays), "ms", 150,
            at_least=False, beside=beside,
        ),
    ]  # fmt: skip


async def spectators(server: Hosted, watched: Watched, numbers: range) -> list[Spectator]:
    """Open so many sockets, each from an address of its own."""
    loop, opened = asyncio.get_running_loop(), list[Spectator]()
    for first in numbers[::AT_ONCE]:
        for number in range(first, min(first + AT_ONCE, numbers.stop)):
            request = asking_for_news(server, watched, number)
            _, spectator = await loop.create_connection(partial(Spectator, request), HERE, server.port)
            opened.append(spectator)
        assert all(await asyncio.gather(*(each.opened for each in opened)))
    return opened


def asking_for_news(server: Hosted, watched: Watched, number: int) -> bytes:
    game = watched.seats[0].game
    return (
        f"GET /api/v1/news?game={game}&watch={watched.watch}&since={watched.version} HTTP/1.1\r\n"
        f"host: {HERE}:{server.port}\r\nx-forwarded-for: 10.77.{number >> 8}.{number & 255}\r\n"
        "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {b64encode(os.urandom(16)).decode()}\r\n\r\n"
    ).encode()


async def heard_after(watched: Watched, many: list[Spectator]) -> list[float]:
    """Seconds from sending each move until the last of all has heard of it."""
    delays: list[float] = []
    while len(delays) < SEEN_MOVES:
        began = await asyncio.to_thread(watched.move)
        if began is None:
            break
        await asyncio.sleep(SETTLED)
        delays.append(max(each.heard[watched.version] for each in many) - began)
    return delays


# --- Boards ----------------------------------------------------------------------------------------------


class Ranked(NamedTuple):
    """A board on which a million are ranked."""

    period: str
    when: str
    values: Any
    """The value of the player of a number."""

    @property
    def name(self) -> str:
        return board_name("classic", "unaided", self.period, self.when)


NUMBERS = select(literal(0).label("number")).cte("numbers", recursive=True)
NUMBERS = NUMBERS.union_all(select(NUMBERS.c.number + 1).where(NUMBERS.c.number < RANKED - 1))
PLAYER = literal("p") + cast(NUMBERS.c.number, String)
MIXED = NUMBERS.c.number % 100_000 * 7_919
BOARDS = (
    # One game each: few values, each shared by thousands. And means, of which nearly each is another.
    Ranked("day", DAY, MIXED % 219 * 100 - 18_800),
    Ranked("all", "all", MIXED % 20_011 - 17_000),
)


class Asked(NamedTuple):
    """What is asked of a board, and how many milliseconds the database may take."""

    what: str
    target: float
    read: Callable[[Connection, str, str], Any]
    """Reads it from a board for a player."""
    query: dict[str, Any]
    """The page of the API that has it, beside the player's own rank and how many there are."""


ASKED = (
    Asked("the rank of a player", 5, own_entry, {"limit": 1}),
    Asked("the top hundred", 5, lambda rows, board, _: top(rows, board, 100, None), {"limit": 100}),
    Asked("the twenty around a player", 10, partial(around, limit=20), {"limit": 20, "around": ""}),
)


def boards(database: str) -> Iterator[Figure]:
    """Boards of a million players, as the database answers, and as the API does."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        postgresql = None if database == "sqlite" else stack.enter_context(running_postgresql())
        url = postgresql.new_database() if postgresql else None
        engine = open_engine(database_url(url, folder))
        stack.callback(engine.dispose)
        fill_all(engine)
        tokens = tokens_of(engine)
        server = stack.enter_context(hosted(folder, url))
        client = stack.enter_context(client_of(server.url))
        for asked in ASKED:
            took = max(seconds_to_read(engine, tokens, board, asked) for board in BOARDS)
            page = max(seconds_to_ask(client, tokens, board, asked) for board in BOARDS)
            name = f"server: {asked.what} of a million, {database}"
            beside = f"{1e3 * page:.2f} for a page of the API"
            yield Figure(name, 1e3 * took, "ms", asked.target, at_least=False, beside=beside)


def fill_all(engine: Engine) -> None:
    with changing(engine) as connection:
        for board in BOARDS:
            fill(connection, board)
        put(connection, players, player_columns())
        if engine.dialect.name == "postgresql":
            # It does so by itself, but not at once.
            connection.exec_driver_sql("ANALYZE")


def tokens_of(engine: Engine) -> dict[str, str]:
    """The tokens of some players from all over the boards."""
    people = People(engine)
    with reading(engine) as connection:
        found = [read_person(connection, f"p{each * RANKED // ASKERS}") for each in range(ASKERS)]
    return {person.id: people.token(person) for person in found if person is not None}


def fill(connection: Connection, board: Ranked) -> None:
    total = cast(board.values / 5, Integer)
    games = {"games": 20, "wins": 3, "total": total, "squares": 90_000, "streak": 0, "best_streak": 1}
    put(connection, entries, {"board": board.name, "player": PLAYER, "value": board.values} | games)
    at = entries.c.board, entries.c.value
    counted = select(*at, func.count()).where(entries.c.board == board.name).group_by(*at)
    connection.execute(insert(tallies).from_select(["board", "value", "count"], counted))


def player_columns() -> dict[str, Any]:
    row = {"name": "", "program": False, "assisted": False, "why": "", "session": 0, "created": 0.0}
    return row | {"id": PLAYER, "recovery": cast(NUMBERS.c.number, String)}


def put(connection: Connection, table: Table, columns: dict[str, Any]) -> None:
    """Put a row for each number into a table; the database makes them."""
    values = [each if isinstance(each, ColumnElement) else literal(each) for each in columns.values()]
    connection.execute(insert(table).from_select(list(columns), select(*values).select_from(NUMBERS)))


def seconds_to_read(engine: Engine, tokens: dict[str, str], board: Ranked, asked: Asked) -> float:
    took = []
    for player in tokens:
        with reading(engine) as connection:
            began = perf_counter()
            assert asked.read(connection, board.name, player)
            took.append(perf_counter() - began)
    return calmest(took)


def seconds_to_ask(client: Server, tokens: dict[str, str], board: Ranked, asked: Asked) -> float:
    took = []
    for player, client.token in tokens.items():
        began = perf_counter()
        found = client.board("classic", board.period, when=board.when, **asked.query)
        took.append(perf_counter() - began)
        # At an end of the board there are fewer around.
        assert asked.query["limit"] // 2 <= len(found["entries"]) <= asked.query["limit"]
        assert found["players"] == RANKED
        assert found["mine"]["player"] == player
    return calmest(took)


# --- Replies ---------------------------------------------------------------------------------------------


def replies() -> Iterator[Figure]:
    """What a reply to a move weighs, over games of each rule set, with several moves of a room at once."""
    with TemporaryDirectory() as folder, hosted(Path(folder)) as server:
        sizes = {rules: sizes_of(server.url, rules) for rules in RANKED_RULES}
    most = {rules: max(sizes[rules]) for rules in sizes}
    worst = max(most, key=most.__getitem__)
    ordinary = median(size for each in sizes.values() for size in each)
    beside = f"{most['classic']:,} in classic, {ordinary:,.0f} mostly"
    name = f"server: the largest of {sum(map(len, sizes.values())):,} replies to moves, in {worst}"
    yield Figure(name, most[worst], "B", 1_000, at_least=False, beside=beside)


def sizes_of(url: str, rules: str) -> list[int]:
    sizes: list[int] = []
    for number in range(GAMES):
        with client_of(url) as client:
            client.send = weighing(client.send, sizes)
            client.join()
            play_out(client.ranked(rules), Random(number))
    return sizes


def weighing(send: Transport, sizes: list[int]) -> Transport:
    def sending(method: str, path: str, body: bytes | None, headers: dict[str, str]) -> tuple[int, bytes]:
        status, answer = send(method, path, body, headers)
        if status == 200 and body is not None and b'"kind":"move"' in body.replace(b" ", b""):
            sizes.append(len(answer))
        return status, answer

    return sending


def play_out(match: OnlineMatch, chance: Random) -> None:
    match.do(match.viewer, Action(ActionKind.ENTER, match.seen.version))
    while (view := match.seen.view) is not None and not view.over and match.seen.version < LONGEST:
        moves = chance.sample(view.legal_moves, len(view.legal_moves))
        room = [move for move in moves if move.card is not None][: chance.randint(1, 3)]
        for attempt in (room, moves[:1]):
            try:
                match.do(
                    match.viewer, Action(ActionKind.MOVE, match.seen.version, tuple(map(str, attempt)))
                )
                break
            except MoveError:
                continue
