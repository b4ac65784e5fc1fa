"""The laboratory: what more workers bring, and what a cluster costs."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from distributed import LocalCluster

from benchmarks.measure import Figure
from scoundrel import RULEBOOK
from scoundrel.lab.batches import Batch
from scoundrel.lab.cluster import played_on_cluster
from scoundrel.lab.runs import Run
from scoundrel.lab.workers import Task, played_here

SECONDS = 20


def figures() -> Iterator[Figure]:
    one = rate(played_here(tasks()))
    two = rate(played_here(tasks(), 2))
    yield Figure(f"2 workers against one, expert for {SECONDS} s each", two / one, "×", 1.8)
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        spread = rate(played_on_cluster(tasks(), cluster.scheduler_address))
    yield Figure(
        f"what a cluster of 2 costs against 2 workers, {SECONDS} s each",
        100 * (two / spread - 1),
        "%",
        5,
        at_least=False,
    )


def tasks() -> Iterator[Task]:
    """Batches for as long as is measured."""
    run = Run.of(RULEBOOK["classic"], "expert", "bench", 10**9)
    began = perf_counter()
    for number in range(run.batches):
        if perf_counter() - began > SECONDS:
            return
        yield run, number


def rate(played: Iterator[tuple[Task, Batch]]) -> float:
    """Games a second, from when the first batch is done and everybody is at work."""
    next(played)
    began = perf_counter()
    games = sum(batch.tally.games for _, batch in played)
    return games / (perf_counter() - began)
