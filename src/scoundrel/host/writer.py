"""Writing in groups: one thread makes one transaction of whatever has come meanwhile.

A transaction costs about as much as everything in it, because the disk has to confirm it; so under load
many actions share one. Whoever submits something is answered once it is on the disk, and not before.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter as Tally
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from scoundrel.errors import StorageError
from scoundrel.host.boards import Changes, count_up
from scoundrel.host.database import changing, is_worth_again
from scoundrel.host.matches import Logged
from scoundrel.host.tables import actions

__all__ = ["Append", "Change", "Writer"]

Found = TypeVar("Found")
MOST_AT_ONCE = 200
"""The most jobs in one transaction."""
MANY = 4
"""So many in the last transaction show that there will soon be more, which are worth waiting for."""
LINGER = 0.002
"""Seconds to wait for them."""
_LOG = logging.getLogger(__name__)


@dataclass(slots=True)
class Append:
    """An action to be added to the log of a match, unless another has answered the same version."""

    game: str
    action: Logged
    also: Callable[[Connection], Changes | None] | None = None
    """What else is part of it, such as the result of a game; it may return what to count up on boards."""
    done: bool = False


@dataclass(slots=True)
class Change:
    """Any other change."""

    work: Callable[[Connection], Any]
    found: Any = None
    error: Exception | None = None


@dataclass(slots=True)
class _Job:
    what: Append | Change
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop = field(repr=False)


class Writer:
    """The one thread of this process that writes."""

    def __init__(self, engine: Engine, tell: Callable[[Sequence[tuple[str, int]]], None]) -> None:
        """`tell` is told the matches that have moved on, each with its version, after the commit."""
        self._engine = engine
        self._tell = tell
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        is_sqlite = engine.dialect.name == "sqlite"
        insert: Any = sqlite_insert if is_sqlite else postgres_insert
        self._insert = insert(actions).on_conflict_do_nothing().returning(actions.c.game, actions.c.ply)
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self.failing = False
        """Whether the last transaction failed, so that this server is not ready."""
        self._thread.start()

    async def append(self, what: Append) -> bool:
        """Whether the action was added: it is on the disk then."""
        return bool(await self._submit(what))

    async def change(self, work: Callable[[Connection], Found]) -> Found:
        """Make a change, on the disk when this returns; what it raises is raised here."""
        found: Found = await self._submit(Change(work))
        return found

    def close(self) -> None:
        """Write what has come, and end."""
        self._jobs.put(None)
        self._thread.join()

    def _submit(self, what: Append | Change) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        self._jobs.put(_Job(what, future, loop))
        return future

    # --- In the thread -------------------------------------------------------------------------------

    def _run(self) -> None:
        jobs: list[_Job] = []
        while (job := self._jobs.get()) is not None:
            if len(jobs) >= MANY:
                sleep(LINGER)
            jobs, ends = [job], False
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    ends = True
                    break
                jobs.append(following)
            self._write_all(jobs)
            if ends:
                return

    def _write_all(self, jobs: list[_Job]) -> None:
        """All jobs in one transaction; if one of them spoils it, each in one of its own."""
        try:
            self._write([job.what for job in jobs])
            self.failing = False
        except Exception as error:
            if len(jobs) > 1 and is_worth_again(error):
                for job in jobs:
                    self._write_all([job])
                return
            self.failing = not is_worth_again(error)
            # Any other text may quote what was to be written.
            why = error if isinstance(error, StorageError) else type(error).__name__
            _LOG.error("%d changes could not be written: %s", len(jobs), why)
            _answer(jobs, error)
            return
        _answer(jobs)
        added = [
            (what.game, what.action.ply)
            for job in jobs
            if isinstance(what := job.what, Append) and what.done
        ]
        if added:
            self._tell(added)

    def _write(self, work: Sequence[Append | Change]) -> None:
        with changing(self._engine) as connection:
            appends = [each for each in work if isinstance(each, Append)]
            self._append_all(connection, appends)
            for each in work:
                if isinstance(each, Change):
                    _carry_out(connection, each)

    def _append_all(self, connection: Connection, appends: Sequence[Append]) -> None:
        for each in appends:
            # A transaction that failed may have set this before.
            each.done = False
        first = {(each.game, each.action.ply): each for each in reversed(appends)}
        if not first:
            return
        rows = [
            {
                "game": each.game,
                "ply": each.action.ply,
                "seat": each.action.seat,
                "kind": each.action.kind,
                "text": each.action.text,
                "key": each.action.key,
                "moment": each.action.moment,
            }
            for each in first.values()
        ]
        for game, ply in connection.execute(self._insert, rows):
            each = first[game, ply]
            each.done = True
        changes: Changes = Tally()
        for each in first.values():
            if each.done and each.also is not None:
                changes.update(each.also(connection))
        count_up(connection, changes)


def _carry_out(connection: Connection, change: Change) -> None:
    """Make one change; one that can't be made affects no other, unless the database is at fault."""
    change.error = None
    try:
        with connection.begin_nested():
            change.found = change.work(connection)
    except Exception as error:
        if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
            raise
        change.error = error


def _answer(jobs: Sequence[_Job], error: Exception | None = None) -> None:
    """Answer whoever waits, in the loop of each."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        loop.call_soon_threadsafe(_settle, mine, error)


def _settle(jobs: Sequence[_Job], error: Exception | None) -> None:
    for job in jobs:
        if job.future.cancelled():
            continue
        what = job.what
        failed = error or (what.error if isinstance(what, Change) else None)
        if failed is not None:
            job.future.set_exception(failed)
        else:
            job.future.set_result(what.done if isinstance(what, Append) else what.found)
