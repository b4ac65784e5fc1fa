"""Batches of work, done in this process or on several cores of this machine.

A batch is the same whichever process does it, so totals don't depend on the number of workers.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Generic, NoReturn, Self, TypeVar

from scoundrel.errors import LabError
from scoundrel.lab.batches import Batch, dismiss_players, play_batch
from scoundrel.lab.runs import Run
from scoundrel.signals import ctrl_c_blocked

__all__ = ["Finished", "Task", "done_here", "played_here"]

Job = TypeVar("Job")
Result = TypeVar("Result")

Task = tuple[Run, int]
"""A batch to play: a run and the batch's number."""

Finished = Generator[tuple[Task, Batch], None, None]
"""Batches as they are finished, in any order; closing it ends the work."""

SAFE_PATH = "PYTHONSAFEPATH"
"""The variable that keeps Python from importing modules from the current folder."""

MOST_RESTARTS = 3
"""At most this many times in a row may workers be lost before a batch is finished."""


def played_here(tasks: Iterable[Task], workers: int = 1) -> Finished:
    """Play batches on this machine."""
    return done_here(play_batch, tasks, workers)


def done_here(
    work: Callable[[Job, int], Result], tasks: Iterable[tuple[Job, int]], workers: int = 1
) -> Generator[tuple[tuple[Job, int], Result], None, None]:
    """Do batches of a job on this machine, as they are finished; closing it ends the work."""
    if workers == 1:
        for task in tasks:
            yield task, work(*task)
        return
    with _Crew(work, workers) as crew:
        yield from crew.do(iter(tasks))


class _Crew(Generic[Job, Result]):
    """Worker processes. One that is killed is replaced, and its batch is done again."""

    def __init__(self, work: Callable[[Job, int], Result], workers: int) -> None:
        self.work = work
        self.workers = workers
        self.others = set(multiprocessing.active_children())
        self.running: dict[Future[Result], tuple[Job, int]] = {}
        self.pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        usual = os.environ.get(SAFE_PATH)
        with _starting_processes():
            return ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=_begin_work, initargs=(usual,)
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        """Stop workers whose batches nobody waits for any more."""
        if self.running:
            for process in set(multiprocessing.active_children()) - self.others:
                process.terminate()
        self.pool.shutdown(cancel_futures=True)

    def do(self, tasks: Iterator[tuple[Job, int]]) -> Generator[tuple[tuple[Job, int], Result], None, None]:
        restarts = 0
        # Two for each worker: one in progress, one ready.
        self._submit(islice(tasks, 2 * self.workers))
        while self.running:
            done, _ = wait(self.running, return_when=FIRST_COMPLETED)
            for future in done:
                try:
                    batch = future.result()
                except BrokenProcessPool:
                    restarts += 1
                    self._start_again(restarts)
                    break
                restarts = 0
                task = self.running.pop(future)
                self._submit(islice(tasks, 1))
                yield task, batch

    def _start_again(self, restarts: int) -> None:
        if restarts > MOST_RESTARTS:
            raise LabError("error-worker_killed", times=restarts)
        left = list(self.running.values())
        self.running.clear()
        self.pool.shutdown()
        self.pool = self._start()
        self._submit(left)

    def _submit(self, tasks: Iterable[tuple[Job, int]]) -> None:
        for task in tasks:
            with _starting_processes():
                try:
                    self.running[self.pool.submit(self.work, *task)] = task
                except BrokenProcessPool:
                    self.running[self._broken()] = task

    def _broken(self) -> Future[Result]:
        """A batch that was lost before it began; it is done again like the others."""
        future: Future[Result] = Future()
        future.set_exception(BrokenProcessPool())
        return future


@contextmanager
def _starting_processes() -> Iterator[None]:
    """Keep Ctrl-C and modules in the current folder from processes that start here."""
    before = os.environ.get(SAFE_PATH)
    with ctrl_c_blocked():
        os.environ[SAFE_PATH] = "1"
        try:
            yield
        finally:
            _set_safe_path(before)


def _set_safe_path(value: str | None) -> None:
    os.environ.pop(SAFE_PATH, None)
    if value is not None:
        os.environ[SAFE_PATH] = value


def _begin_work(safe_path: str | None) -> None:
    """Prepare a worker process: it ends when told to, or when its parent has ended."""
    _set_safe_path(safe_path)  # programs that play start with the usual setting
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave(*_signal: object) -> NoReturn:
    dismiss_players()
    os._exit(1)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
