"""The laboratory on a real cluster: a scheduler and workers, each a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from distributed import Client

from scoundrel import RULEBOOK
from scoundrel.errors import LabError
from scoundrel.lab.cluster import played_on_cluster
from scoundrel.lab.runs import Run
from tests.test_cli import refused, run
from tests.test_lab import LONG, begun, facts_of, lines, uninterrupted, wait_for


class Cluster(NamedTuple):
    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    file = tmp_path / "scheduler.json"
    scheduler = started("scheduler", "--scheduler-file", str(file), "--port", "0")
    workers = [
        started("worker", "--scheduler-file", str(file), "--no-nanny", "--nthreads", "1") for _ in range(3)
    ]
    wait_for(file.exists)
    with Client(scheduler_file=str(file), set_as_default=False) as client:
        client.wait_for_workers(3, timeout=60)
        address = client.scheduler.address
    yield Cluster(address, scheduler, workers)
    for process in (*workers, scheduler):
        process.kill()
        process.wait()


def started(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *words, "--host", "127.0.0.1", "--no-dashboard"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def test_a_cluster_that_loses_a_worker_counts_the_same(cluster: Cluster, tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    process = begun(path, *LONG, "--cluster", cluster.address)
    cluster.workers[0].kill()
    assert lines(path) < 41
    said, complaint = process.communicate(timeout=60)
    assert complaint == ""
    assert facts_of(said) == uninterrupted()


def test_losing_the_cluster_keeps_what_was_counted(cluster: Cluster, tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    process = begun(path, *LONG, "--cluster", cluster.address)
    cluster.scheduler.kill()
    said, complaint = process.communicate(timeout=60)
    assert process.returncode == 2
    counted = json.loads(said)["games"]
    assert complaint == (
        f"scoundrel: the cluster {cluster.address!r} does not answer any more, after {counted:,} of 20,000 "
        f"games; the same command continues from {path}\n"
    )
    rest = run(*LONG, "--resume", str(path))
    assert facts_of(rest.stdout) == uninterrupted()


def test_ctrl_c_leaves_the_cluster_to_others(cluster: Cluster, tmp_path: Path) -> None:
    process = begun(tmp_path / "run.json", *LONG, "--cluster", cluster.address)
    os.killpg(process.pid, signal.SIGINT)
    _, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert complaint.startswith("scoundrel: interrupted, after ")
    table = tmp_path / "games.csv"
    words = ("simulate", "--games", "200000", "--seed", "s", "--json")
    said = run(*words, "--cluster", cluster.address, "--table", str(table)).stdout
    assert facts_of(said) == facts_of(run(*words).stdout)
    assert lines(table) == 200_001


def test_a_cluster_without_workers(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    for worker in cluster.workers:
        worker.kill()
    monkeypatch.setattr("scoundrel.lab.cluster.LONELY", 0.5)
    some = Run.of(RULEBOOK["hard"], "net", "s", 1000)
    with pytest.raises(LabError, match="has no workers"):
        list(played_on_cluster([(some, 0), (some, 1)], cluster.address))


def test_a_missing_cluster_is_reported() -> None:
    said = refused(run("simulate", "--games", "10", "--cluster", "tcp://127.0.0.1:1"))
    assert said.startswith("scoundrel: the cluster 'tcp://127.0.0.1:1' can't be reached: ")


def test_a_cluster_that_asks_for_certificates() -> None:
    said = refused(run("simulate", "--games", "10", "--cluster", "tls://127.0.0.1:1"))
    assert said.endswith("needs certificates, in the configuration of Dask")
