"""The laboratory: the speedup from more workers, and the overhead of a cluster."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from statistics import median
from time import perf_counter

from distributed import LocalCluster

from benchmarks.measure import Figure
from scoundrel import RULEBOOK
from scoundrel.lab.cluster import played_on_cluster
from scoundrel.lab.runs import Run
from scoundrel.lab.workers import Finished, Task, played_here

SECONDS = 10
TIMES = 3
"""The speed of a machine varies over time, so each figure is the median of this many."""


def figures() -> Iterator[Figure]:
    gain, cost = zip(*(gain_and_cost() for _ in range(TIMES)), strict=True)
    each = f"expert, median of {TIMES} of {SECONDS} s each"
    yield Figure(f"2 workers against one, {each}", median(gain), "×", 1.8)
    yield Figure(
        f"what a cluster of 2 costs against 2 workers, {each}", median(cost), "%", 5, at_least=False
    )


def gain_and_cost() -> tuple[float, float]:
    """How much faster two workers are than one, and how much slower, in percent, a cluster of two."""
    one = rate(played_here(tasks()))
    two = rate(played_here(tasks(), 2))
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=logging.CRITICAL
    ) as cluster:
        spread = rate(played_on_cluster(tasks(), cluster.scheduler_address))
    return two / one, 100 * (two / spread - 1)


def tasks() -> Iterator[Task]:
    run = Run.of(RULEBOOK["classic"], "expert", "bench", 10**9)
    return ((run, number) for number in range(run.batches))


def rate(finished: Finished) -> float:
    """Games a second, from when the first batch is done until the time is up."""
    next(finished)
    began = perf_counter()
    games, seconds = 0, 0.0
    for _, batch in finished:
        games += batch.tally.games
        seconds = perf_counter() - began
        if seconds > SECONDS:
            break
    finished.close()
    return games / seconds
