"""`make soak`: load, while servers and databases are killed; whatever was acknowledged must be there.

Not a part of `make bench`: nothing is measured but that nothing is lost.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from random import choice, uniform
from tempfile import TemporaryDirectory
from threading import Event
from time import monotonic

from benchmarks.load import Player, Racer, play_all
from benchmarks.measure import Figure
from tests.servers import Hosted, PostgreSQL, faults, hosted, running_postgresql

PLAYERS, RACERS = 48, 16
CUTS = 0.005
"""How often a player loses the connection while waiting for an answer."""
LONGEST_ROUND = 300.0
"""Seconds after which everything is compared with the database."""
KILLS = 8
"""How many kills there are at least, if there is time."""
SOONEST, LATEST = 8.0, 30.0
"""Seconds between two kills."""


class Killer:
    """Kills whatever may be killed, by turns."""

    def __init__(self, server: Hosted, postgresql: PostgreSQL | None) -> None:
        self.killed: Counter[str] = Counter()
        self._server = server
        self._postgresql = postgresql
        ways = (self._kill_server,) if postgresql is None else (
            self._kill_worker, self._kill_postgresql, self._kill_server
        )  # fmt: skip
        self._ways: Iterator[Callable[[], None]] = cycle(ways)

    def __str__(self) -> str:
        return ", ".join(f"{times} {what}" for what, times in self.killed.items())

    def kill(self) -> None:
        next(self._ways)()

    def _kill_worker(self) -> None:
        self.killed["workers"] += 1
        choice(self._server.workers).kill()

    def _kill_server(self) -> None:
        self.killed["servers"] += 1
        self._server.kill()
        self._server.start()

    def _kill_postgresql(self) -> None:
        assert self._postgresql is not None
        self.killed["databases"] += 1
        self._postgresql.kill()
        Event().wait(uniform(0, 2))
        self._postgresql.start()


@contextmanager
def running(database: str, folder: Path) -> Iterator[tuple[Hosted, PostgreSQL | None, str | None]]:
    with ExitStack() as stack:
        if database == "sqlite":
            yield stack.enter_context(hosted(folder)), None, None
            return
        postgresql = stack.enter_context(running_postgresql())
        url = postgresql.new_database()
        yield stack.enter_context(hosted(folder, url, "--workers", "2")), postgresql, url


def soak(database: str, seconds: float) -> Iterator[Figure]:
    """Load one kind of database for so long."""
    moves = races = again = 0
    wrong: list[str] = []
    pause = min(LATEST, max(SOONEST, seconds / (KILLS + 1)))
    with TemporaryDirectory() as folder, running(database, Path(folder)) as (server, postgresql, url):
        killer, end = Killer(server, postgresql), monotonic() + seconds
        while monotonic() < end:
            players = one_round(server, killer, min(end, monotonic() + LONGEST_ROUND), pause)
            racers = [player for player in players if isinstance(player, Racer)]
            acknowledged = {each for player in players for each in player.acknowledged}
            moves, races = moves + len(acknowledged), races + sum(racer.races for racer in racers)
            again += sum(player.again for player in players)
            wrong += [each for racer in racers for each in racer.wrong]
            wrong += faults(Path(folder), url, acknowledged)
            print(f"{database}: {moves:,} moves, {races:,} races, {again:,} asked again; killed: {killer}")
            print(*wrong[:20], sep="\n", end="\n" if wrong else "", flush=True)
    yield Figure(f"{database}: moves acknowledged", moves, "", 50_000)
    yield Figure(f"{database}: races for the same ply", races, "", 10_000)
    yield Figure(f"{database}: kills", killer.killed.total(), "", 6)
    yield Figure(f"{database}: lost, doubled or out of order", len(wrong), "", 0, at_least=False)


def one_round(server: Hosted, killer: Killer, end: float, pause: float) -> list[Player]:
    """Play and kill until then; afterwards nobody is under way."""
    players: list[Player] = [Player(server.url, cuts=CUTS) for _ in range(PLAYERS)]
    players += [Racer(server.url, cuts=CUTS) for _ in range(RACERS)]
    over = Event()
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(play_all, players, lambda: not over.is_set())
        try:
            while monotonic() + pause < end and not over.wait(pause) and not playing.done():
                killer.kill()
            over.wait(max(0.0, end - monotonic()))
        finally:
            over.set()
        playing.result()
    return players


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), action="append")
    asked = parser.parse_args()
    kinds = asked.database or ["sqlite", "postgresql"]
    found = [figure for kind in kinds for figure in soak(kind, 60 * asked.minutes / len(kinds))]
    print(*found, sep="\n")
    sys.exit(not all(figure.met for figure in found))
