"""A copy of a server's database, made under load and put back, has every game whole."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from scoundrel.host.database import lock_folder
from tests.servers import PostgreSQL, client_of, faults, hosted, programs
from tests.test_host_kept import under_load, wait_for_more

DEPLOY = Path(__file__).parent.parent / "deploy"


def run(script: str, *words: object) -> None:
    path = f"{programs()}{os.pathsep}{os.environ['PATH']}"
    subprocess.run([DEPLOY / script, *map(str, words)], env=os.environ | {"PATH": path}, check=True)


def check(tmp_path: Path, database: str | None, kind: str, source: object, target: object) -> None:
    """Copy under load, put the copy elsewhere, and go on there."""
    copy = tmp_path / "copy"
    with hosted(tmp_path / "from", database) as server, under_load(server.url) as acknowledged:
        with client_of(server.url) as client:
            code = client.join()
            game = client.ranked().game
        wait_for_more(acknowledged)
        before = list(acknowledged)
        run(f"backup-{kind}.sh", source, copy)
        wait_for_more(acknowledged)
    assert copy.stat().st_mode & 0o077 == 0, "there are secrets in it"
    run(f"restore-{kind}.sh", copy, target)
    there = target if isinstance(target, str) else None
    assert len(before) >= 60
    found = faults(tmp_path / "to", there, before)
    # What came while the copy was begun may be in it, too.
    assert [fault for fault in found if not fault.endswith("more than was sent")] == []
    with hosted(tmp_path / "to", there) as server, client_of(server.url) as client:
        client.recover(code)
        assert [each["id"] for each in client.me()[1]] == [game]
        assert client.ranked().game == game


def test_sqlite(tmp_path: Path) -> None:
    check(tmp_path, None, "sqlite", tmp_path / "from", tmp_path / "to")


def test_postgresql(tmp_path: Path, postgresql: PostgreSQL) -> None:
    database, other = postgresql.new_database(), postgresql.new_database()
    check(tmp_path, database, "postgresql", database, other)


def test_a_folder_without_a_database_gives_no_copy(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        run("backup-sqlite.sh", tmp_path, tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_put_under_a_server_that_runs(tmp_path: Path) -> None:
    (tmp_path / "copy").write_bytes(b"")
    with lock_folder(tmp_path / "data"), pytest.raises(subprocess.CalledProcessError):
        run("restore-sqlite.sh", tmp_path / "copy", tmp_path / "data")
    assert not (tmp_path / "data" / "host.db").exists()


def test_nobody_else_may_read_the_folder(tmp_path: Path) -> None:
    with lock_folder(tmp_path / "data"):
        assert (tmp_path / "data").stat().st_mode & 0o077 == 0
