"""Batches played on a Dask cluster."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError
from itertools import islice
from typing import TYPE_CHECKING

from scoundrel.errors import LabError, ScoundrelError, quote
from scoundrel.extras import installing
from scoundrel.lab.batches import Batch, play_batch
from scoundrel.lab.workers import Finished, Task

if TYPE_CHECKING:
    from distributed import Client, Future

__all__ = ["played_on_cluster"]

ADDRESS = re.compile(r"((tcp|tls)://)?(\[[^]\s]+\]|[^]\s:/[]+):\d{1,5}")
PATIENCE = 5.0
"""Seconds to wait for the scheduler to answer."""
LONELY = 30.0
"""Seconds to wait for a worker where there is none."""


def played_on_cluster(tasks: Iterable[Task], address: str) -> Finished:
    """Play batches on the cluster at an address."""
    client = _connect(address)
    try:
        yield from _Cluster(client, address).play(iter(tasks))
    finally:
        client.close(timeout=PATIENCE)


def _connect(address: str) -> Client:
    if not ADDRESS.fullmatch(address):
        raise LabError("error-not_a_cluster", address=quote(address))
    try:
        from distributed import Client, Security
    except ModuleNotFoundError as error:
        raise LabError("error-cluster_needs", name=error.name, command=installing("lab")) from None
    if address.startswith("tls:") and not Security().get_connection_args("client")["ssl_context"]:
        raise LabError("error-cluster_certificates", address=quote(address))
    _hush()
    try:
        return Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise LabError("error-cluster_unreachable", address=quote(address), why=_reason(error)) from None


def _hush() -> None:
    """Silence the library: what goes wrong is reported in one sentence."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _reason(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__


class _Cluster:
    """A working cluster. It replays the batches of a lost worker by itself."""

    def __init__(self, client: Client, address: str) -> None:
        self.client = client
        self.address = address
        self.running: dict[Future[Batch], Task] = {}
        self.crowded = time.monotonic()
        """When a worker was last seen."""

    def play(self, tasks: Iterator[Task]) -> Finished:
        try:
            self._fill(tasks)
            while self.running:
                for future in self._done():
                    yield self.running.pop(future), self._result(future)
                self._fill(tasks)
        except (CancelledError, OSError):
            raise LabError("error-cluster_silent", address=quote(self.address)) from None

    def _fill(self, tasks: Iterator[Task]) -> None:
        """Keep two batches submitted for each thread that plays."""
        threads = sum(self.client.nthreads().values())
        if threads:
            self.crowded = time.monotonic()
        elif time.monotonic() - self.crowded > LONELY:
            raise LabError("error-cluster_without_workers", address=quote(self.address))
        for task in islice(tasks, max(0, 2 * max(threads, 1) - len(self.running))):
            # Not pure: a batch is played again, even if the cluster remembers one like it.
            self.running[self.client.submit(play_batch, *task, pure=False)] = task

    def _done(self) -> list[Future[Batch]]:
        from distributed import wait

        try:
            with self.client.as_current():
                return list(wait(list(self.running), timeout=1, return_when="FIRST_COMPLETED").done)
        except TimeoutError:
            return []

    def _result(self, future: Future[Batch]) -> Batch:
        from distributed import KilledWorker

        try:
            return future.result()
        except (ScoundrelError, CancelledError, OSError):
            raise
        except KilledWorker:
            raise LabError("error-lost_batch") from None
        except Exception as error:
            # Any error there, such as a worker without this program, is reported in one sentence.
            raise LabError("error-worker_failed", why=_reason(error)) from None
