"""The public server and PostgreSQL, started as anybody would start them, and killed as nobody would."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple
from urllib.parse import urlsplit

import psutil
import psycopg
import pytest

from scoundrel.host.database import database_url, open_engine, reading
from scoundrel.host.host import load_match
from scoundrel.host.matches import HostMatch, Logged
from scoundrel.online import Server
from scoundrel.online.transport import _Connections, connection_to
from tests.test_cli import SCOUNDREL

__all__ = [
    "PATIENCE",
    "Hosted",
    "PostgreSQL",
    "client_of",
    "free_port",
    "get",
    "hosted",
    "running_postgresql",
]

PATIENCE = 30
"""Seconds that anything may take to start or to stop."""
HERE = "127.0.0.1"


def free_port() -> int:
    with socket.create_server((HERE, 0)) as listening:
        return int(listening.getsockname()[1])


def get(url: str) -> tuple[int, bytes]:
    """The status and the body of an address."""
    parts = urlsplit(url)
    connection = HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        connection.request("GET", parts.path + (f"?{parts.query}" if parts.query else ""))
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


_MACHINES = count(1)


@contextmanager
def client_of(url: str) -> Iterator[Server]:
    """A client of a server, on a machine of its own: the server limits what one machine may ask for."""
    connection, machine = connection_to(url), next(_MACHINES)
    address = f"10.{machine >> 16 & 255}.{machine >> 8 & 255}.{machine & 255}"
    assert isinstance(connection, _Connections)

    def send(method: str, path: str, body: bytes | None, headers: dict[str, str]) -> tuple[int, bytes]:
        return connection(method, path, body, headers | {"x-forwarded-for": address})

    try:
        yield Server(url, send=send)
    finally:
        connection.close()


class Hosted:
    """A `scoundrel host`; killed or stopped, it may be started again where it was."""

    def __init__(self, data: Path, database: str | None, options: tuple[str, ...]) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://{HERE}:{self.port}"
        where = ("--database", database) if database else ("--data", str(data))
        self.command = [*SCOUNDREL, "host", "--port", str(self.port), *where, *options]
        self.process: subprocess.Popen[bytes]

    @property
    def log(self) -> str:
        """What it has written so far: a line of JSON for each thing worth telling."""
        return (self.data / "log").read_text("utf-8")

    @property
    def workers(self) -> list[psutil.Process]:
        """The processes that answer."""
        found = []
        for child in psutil.Process(self.process.pid).children():
            # Those that were killed are still listed for a moment.
            with suppress(psutil.NoSuchProcess):
                if "spawn_main" in " ".join(child.cmdline()):
                    found.append(child)
        return found

    def start(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        with (self.data / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, env=_environment(), start_new_session=True
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        until = monotonic() + PATIENCE
        while monotonic() < until:
            assert self.process.poll() is None, self.log
            with suppress(OSError, HTTPException):
                if get(f"{self.url}/readyz")[0] == 200:
                    return
            sleep(0.05)
        raise AssertionError(f"not ready after {PATIENCE} s: {self.log}")

    def kill(self) -> None:
        """Kill it and all its workers in the middle of whatever they do."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Stop it as a service manager does; its exit status."""
        self.process.terminate()
        return self.process.wait(PATIENCE)


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "SCOUNDREL_DATABASE"}


@contextmanager
def hosted(data: Path, database: str | None = None, *options: str) -> Iterator[Hosted]:
    """A running server: on SQLite in this folder, or on a database such as `PostgreSQL.new_database` makes."""
    server = Hosted(data, database, options)
    server.start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            with suppress(subprocess.TimeoutExpired):
                server.stop()
        with suppress(ProcessLookupError):
            server.kill()


class Acknowledged(NamedTuple):
    """An action that a server said was done."""

    game: str
    ply: int
    key: str


def faults(data: Path, database: str | None, acknowledged: Iterable[Acknowledged]) -> list[str]:
    """What a server has not kept of what it had said was done, or has kept otherwise."""
    games: dict[str, list[Acknowledged]] = defaultdict(list)
    for each in acknowledged:
        games[each.game].append(each)
    engine = open_engine(database_url(database, data))
    try:
        with reading(engine) as connection:
            # Replaying checks that nothing is missing in between, and that each move was allowed.
            return [
                fault
                for game, done in games.items()
                for fault in _faults_of(game, done, _log_of(load_match(connection, game)))
            ]
    finally:
        engine.dispose()


def _log_of(match: HostMatch | None) -> Sequence[Logged]:
    return () if match is None else match.log


def _faults_of(game: str, done: list[Acknowledged], log: Sequence[Logged]) -> Iterator[str]:
    keys = Counter(action.key for action in log if action.key)
    yield from (f"{game}: {key} is doubled" for key, times in keys.items() if times > 1)
    for _, ply, key in done:
        if len(log) < ply:
            yield f"{game}: action {ply} is lost"
        elif log[ply - 1].key != key:
            yield f"{game}: action {ply} is not {key}"
    if len(log) > max(ply for _, ply, _ in done) + 1:
        yield f"{game}: there is more than was sent"


class PostgreSQL:
    """A PostgreSQL server of our own, in a new folder; it writes to the disk as a real one does."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._folder = folder / "data"
        self._log = folder / "log"
        self._user = "postgres" if os.geteuid() == 0 else None
        self._count = 0
        if self._user:
            shutil.chown(folder, self._user)
        self._run("initdb", "--username=postgres", "--auth=trust", "--no-sync", "--encoding=UTF8")
        self.process: subprocess.Popen[bytes]

    def start(self) -> None:
        """Start it, and wait until it can be used."""
        until = monotonic() + PATIENCE
        while monotonic() < until:
            self.process = self._begin()
            while self.process.poll() is None:
                if self._answers():
                    return
                sleep(0.05)
            # Those whom it left behind when it was killed are still there for a moment.
            sleep(0.2)
        raise AssertionError(self._log.read_text("utf-8"))

    def kill(self) -> None:
        """Kill it, and whoever works for it, as a machine that fails does."""
        whole = [*psutil.Process(self.process.pid).children(), psutil.Process(self.process.pid)]
        for each in reversed(whole):
            with suppress(psutil.NoSuchProcess):
                each.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        # At once: nobody needs what is in it any more.
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def new_database(self) -> str:
        """The address of an empty database."""
        self._count += 1
        name = f"scoundrel_{self._count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@{HERE}:{self.port}/{name}"

    def tool(self, name: str, *words: str) -> subprocess.CompletedProcess[bytes]:
        """Run one of its tools, such as `pg_dump`."""
        return subprocess.run(
            [programs() / name, *words], capture_output=True, check=True, timeout=PATIENCE
        )

    def _begin(self) -> subprocess.Popen[bytes]:
        given = f"port={self.port} listen_addresses={HERE} unix_socket_directories= max_connections=60"
        options = [word for setting in given.split(" ") for word in ("-c", setting)]
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [programs() / "postgres", "-D", self._folder, *options],
                stdout=log, stderr=log, user=self._user, cwd=self._folder,
            )  # fmt: skip

    def _answers(self) -> bool:
        with suppress(psycopg.OperationalError), psycopg.connect(self.url("postgres"), connect_timeout=2):
            return True
        return False

    def _run(self, name: str, *words: str) -> None:
        subprocess.run(
            [programs() / name, "-D", self._folder, *words],
            user=self._user, cwd=self._folder.parent, stdout=subprocess.DEVNULL, check=True,
        )  # fmt: skip


def programs() -> Path:
    """Where PostgreSQL's programs are; Debian keeps them apart."""
    found = shutil.which("initdb") or max(
        map(str, Path("/usr/lib/postgresql").glob("*/bin/initdb")), default=None
    )
    if found is None:
        pytest.fail("the tests need PostgreSQL: apt-get install postgresql")
    return Path(found).resolve().parent


@contextmanager
def running_postgresql() -> Iterator[PostgreSQL]:
    """PostgreSQL, started and in the end stopped."""
    # Another user runs it, who may not enter the folders of the tests.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = PostgreSQL(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()
