"""Looking at finished ranked games, one after the other, where it delays nobody.

The queue is in the database: a result waits until it is checked. A game takes as much time as hundreds of
moves, so a process of its own does it, at low priority. Whoever dies on the way leaves the game waiting.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from contextlib import suppress
from dataclasses import asdict
from threading import Lock, Timer
from typing import NamedTuple

from sqlalchemy import Connection, and_, exists, select, update

from scoundrel.errors import ScoundrelError
from scoundrel.host.api import assist
from scoundrel.host.boards import GROUPS
from scoundrel.host.database import changing
from scoundrel.host.detectors import DETECTED, Finding, Suspicion, suspect
from scoundrel.host.host import Host, load_match
from scoundrel.host.tables import results
from scoundrel.texts import Message, in_english

__all__ = ["Checks", "Examiner"]

LONGEST = 120.0
"""Seconds after which a game that is still being examined is given up."""


class Examiner:
    """The process that examines games; it is started when the first game comes."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: subprocess.Popen[str] | None = None
        self._closed = False

    def ask(self, record: str) -> Finding:
        """What a game tells, from its record in one line."""
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        limit = Timer(LONGEST, process.kill)
        limit.start()
        try:
            with suppress(BrokenPipeError):
                process.stdin.write(record + "\n")
                process.stdin.flush()
            answer = process.stdout.readline()
        finally:
            limit.cancel()
        if not answer:
            self._end()
            raise ScoundrelError("host-no_examiner")
        return Finding(**json.loads(answer))

    def close(self) -> None:
        """End, even in the middle of a game."""
        self._closed = True
        self._end()

    def _running(self) -> subprocess.Popen[str]:
        with self._lock:
            if self._closed:
                raise ScoundrelError("host-no_examiner")
            if self._process is None:
                command = [sys.executable, "-m", "scoundrel.host.detectors"]
                # What it might complain of could name a card.
                self._process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    encoding="utf-8",
                )
            return self._process

    def _end(self) -> None:
        with self._lock:
            ended, self._process = self._process, None
        if ended is not None:
            ended.kill()
            with suppress(BrokenPipeError), ended:
                pass


class _Waiting(NamedTuple):
    """A game that waits to be checked."""

    game: str
    player: str
    record: str


class Checks:
    """The queue, and what follows from what is found."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._examiner = Examiner()
        self._failed: set[str] = set()
        """Games at which the examiner ended; they wait until the server is started again."""

    def close(self) -> None:
        self._examiner.close()

    async def check_all(self) -> None:
        """Check whatever waits."""
        while await self.check_next():
            pass

    async def check_next(self) -> bool:
        """Check the game that has waited longest; whether there was one."""
        host = self._host
        if not host.is_alone:
            return await asyncio.to_thread(self._check_locked)
        # SQLite has one writer, which must not wait for this.
        waiting: _Waiting | None = await host.read(self._next)
        if waiting is None:
            return False
        finding = await asyncio.to_thread(self._examine, waiting)
        await host.writer.change(lambda connection: self._note(connection, waiting, finding))
        host.people.forget(waiting.player)
        return True

    def _check_locked(self) -> bool:
        """Check a game that no other process takes meanwhile: it is locked until all is noted."""
        with changing(self._host.engine) as connection:
            waiting = self._next(connection)
            if waiting is None:
                return False
            self._note(connection, waiting, self._examine(waiting))
        self._host.people.forget(waiting.player)
        return True

    def _next(self, connection: Connection) -> _Waiting | None:
        """The game that has waited longest, if no earlier one of its player is still being checked."""
        earlier = results.alias()
        is_waiting = and_(results.c.checked.is_(False), results.c.game.not_in(self._failed))
        is_later = exists().where(
            earlier.c.player == results.c.player,
            earlier.c.checked.is_(False),
            earlier.c.ended < results.c.ended,
            earlier.c.game.not_in(self._failed),
        )
        asked = (
            select(results.c.game, results.c.player)
            .where(is_waiting, ~is_later)
            .order_by(results.c.ended)
            .limit(1)
            .with_for_update(of=results, skip_locked=True)
        )
        row = connection.execute(asked).one_or_none()
        if row is None:
            return None
        match = load_match(connection, row.game)
        record = "" if match is None or match.game is None else match.game.record_line()
        return _Waiting(row.game, row.player, record)

    def _examine(self, waiting: _Waiting) -> Finding:
        if not waiting.record:
            return Finding()
        try:
            return self._examiner.ask(waiting.record)
        except ScoundrelError:
            self._failed.add(waiting.game)
            raise

    def _note(self, connection: Connection, waiting: _Waiting, finding: Finding) -> None:
        """Note what a game tells; if its player's games together tell of help, move the player."""
        of_game = results.c.game == waiting.game, results.c.checked.is_(False)
        noted = connection.execute(
            update(results).where(*of_game).values(asdict(finding) | {"checked": True})
        )
        if noted.rowcount == 0 or self._host.people.group_of(connection, waiting.player) != GROUPS[0]:
            return
        suspicion = suspect(_findings(connection, waiting.player))
        if suspicion is not None:
            assist(connection, waiting.player, why_words(suspicion))


def _findings(connection: Connection, player: str) -> list[Finding]:
    """What the games of a player tell, in the order in which they ended."""
    asked = (
        select(results.c.hard, results.c.agreed, results.c.luck, results.c.odds)
        .where(results.c.player == player, results.c.checked.is_(True), results.c.rules.in_(DETECTED))
        .order_by(results.c.ended)
    )
    return [Finding(*row) for row in connection.execute(asked)]


def why_words(suspicion: Suspicion) -> str:
    """Why a player is moved, in English: it is kept, and what the API says of it."""
    games = suspicion.games
    found = {
        "games": len(games),
        "agreed": sum(each.agreed for each in games),
        "hard": sum(each.hard for each in games),
        "luck": f"{sum(each.luck for each in games):.1f}",
    }
    return in_english(Message(f"host-{suspicion.kind}", found))
