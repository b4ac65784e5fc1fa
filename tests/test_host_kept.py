"""What the public server said was done is kept, whatever dies."""

from __future__ import annotations

import json
import signal
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from threading import Barrier, Event
from time import monotonic, sleep, time
from typing import Any, TypeVar

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from scoundrel.errors import StaleGame, StorageError, Unreachable
from scoundrel.online import OnlineMatch, Server
from scoundrel.play.match import Action, ActionKind
from tests.servers import PATIENCE, Acknowledged, Hosted, PostgreSQL, client_of, faults, get, hosted

T = TypeVar("T")
PLAYERS = 6
RACES = 300
SOON = 9.0
"""Seconds within which news that were missed are caught up, on a busy machine."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    if request.param == "sqlite":
        return None
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.new_database()


# --- Playing on, whatever happens --------------------------------------------------------------------


@contextmanager
def under_load(url: str) -> Iterator[list[Acknowledged]]:
    """Players who play while something happens; in the end, all that the server told them was done."""
    acknowledged: list[Acknowledged] = []
    enough = Event()
    with ThreadPoolExecutor(PLAYERS) as pool:
        playing = [pool.submit(play, url, number, acknowledged, enough) for number in range(PLAYERS)]
        try:
            yield acknowledged
            # Whatever is on the way still comes.
            before = len(acknowledged)
            wait_until(lambda: len(acknowledged) > before + 5 * PLAYERS)
        finally:
            enough.set()
    for each in playing:
        each.result()


def play(url: str, number: int, acknowledged: list[Acknowledged], enough: Event) -> None:
    chance = Random(number)
    with client_of(url) as client:
        insist(client.join, enough)
        while not enough.is_set():
            match = insist(client.ranked, enough)
            kind, moves = ActionKind.ENTER, tuple[str, ...]()
            while match is not None and not enough.is_set():
                key = f"{number}.{len(acknowledged)}.{chance.random()}"
                action = Action(kind, match.seen.version, moves, "luck", key)
                if insist(partial(match.do, match.viewer, action), enough) is None:
                    return
                acknowledged.append(Acknowledged(match.game, action.version + 1, key))
                view = match.seen.view
                if view is None or view.over:
                    break
                kind, moves = ActionKind.MOVE, (str(chance.choice(view.legal_moves)),)


def insist(ask: Callable[[], T], enough: Event) -> T | None:
    """What a server answers, however often it has to be asked."""
    while not enough.is_set():
        try:
            return ask()
        except (Unreachable, StorageError):
            sleep(0.05)
    return None


def wait_until(true: Callable[[], object], patience: float = PATIENCE) -> None:
    until = monotonic() + patience
    while not true():
        assert monotonic() < until, "it took too long"
        sleep(0.02)


def wait_for_more(acknowledged: list[Acknowledged], more: int = 60) -> None:
    enough = len(acknowledged) + more
    wait_until(lambda: len(acknowledged) >= enough)


# --- Whatever dies -----------------------------------------------------------------------------------


def test_a_server_on_sqlite_is_killed_and_started_again(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        with under_load(server.url) as acknowledged:
            for _ in range(2):
                wait_for_more(acknowledged)
                server.kill()
                server.start()
        server.kill()
    assert len(acknowledged) > 120
    assert faults(tmp_path, None, acknowledged) == []


def test_a_worker_and_then_postgresql_are_killed(tmp_path: Path, postgresql: PostgreSQL) -> None:
    database = postgresql.new_database()
    with hosted(tmp_path, database, "--workers", "2") as server:
        with under_load(server.url) as acknowledged:
            wait_for_more(acknowledged)
            killed = server.workers[0]
            killed.kill()
            wait_until(lambda: len(server.workers) == 2 and killed not in server.workers)
            wait_for_more(acknowledged)
            postgresql.kill()
            postgresql.start()
            wait_for_more(acknowledged)
        assert get(f"{server.url}/readyz")[0] == 200
    assert faults(tmp_path, database, acknowledged) == []


def test_a_loss_would_be_noticed(tmp_path: Path) -> None:
    with hosted(tmp_path) as server, client_of(server.url) as client:
        client.join()
        match = client.ranked()
        match.do(match.viewer, Action(ActionKind.ENTER, 1, (), "luck", "key"))
    there = Acknowledged(match.game, 2, "key")
    assert faults(tmp_path, None, [there]) == []
    assert faults(tmp_path, None, [there, Acknowledged(match.game, 3, "lost")]) == [
        f"{match.game}: action 3 is lost"
    ]
    assert faults(tmp_path, None, [there._replace(key="other")]) == [f"{match.game}: action 2 is not other"]
    assert faults(tmp_path, None, [Acknowledged("no such game", 1, "")]) == [
        "no such game: action 1 is lost"
    ]


def test_while_postgresql_is_down_everybody_is_told_so_at_once(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    database = postgresql.new_database()
    with hosted(tmp_path, database) as server, client_of(server.url) as client:
        client.join()
        match = client.ranked()
        enter = {"kind": "enter", "ply": 1, "key": "enter", "words": "luck"}
        postgresql.kill()
        try:
            for method, path, body in (
                ("POST", f"/games/{match.game}/actions", enter),
                ("GET", f"/games/{match.game}", None),
                ("GET", "/boards/classic/all", None),
                ("POST", "/players", {}),
            ):
                began = monotonic()
                assert status_of(client, method, path, body) == 503
                assert monotonic() - began < 5
            assert get(f"{server.url}/healthz")[0] == 200
            assert get(f"{server.url}/readyz")[0] == 503
        finally:
            postgresql.start()
        wait_until(lambda: get(f"{server.url}/readyz")[0] == 200)
        assert client.ask("POST", f"/games/{match.game}/actions", enter)["version"] == 2
        assert "Traceback" not in server.log


def status_of(client: Server, method: str, path: str, body: dict[str, Any] | None) -> int:
    headers = {"authorization": f"Bearer {client.token}", "content-type": "application/json"}
    sent = None if body is None else json.dumps(body).encode()
    return client.send(method, f"/api/v1{path}", sent, headers)[0]


# --- Two for the same ply ----------------------------------------------------------------------------


def test_of_two_who_answer_the_same_ply_one_wins(tmp_path: Path, postgresql: PostgreSQL) -> None:
    database = postgresql.new_database()
    with (
        hosted(tmp_path / "one", database) as one,
        hosted(tmp_path / "other", database) as other,
        ThreadPoolExecutor(2) as pool,
    ):
        races = 0
        while races < RACES:
            with client_of(one.url) as here, client_of(other.url) as there:
                here.join()
                there.token = here.token
                match = here.ranked()
                match.begin()
                while (moves := legal_moves(match)) and races < RACES:
                    races += 1
                    race(pool, match, (here, there), moves[-1], same_key=races % 3 == 0)
                    match.look(match.viewer)


def legal_moves(match: OnlineMatch) -> list[str]:
    view = match.seen.view
    return [] if view is None else list(map(str, view.legal_moves))


def race(
    pool: ThreadPoolExecutor,
    match: OnlineMatch,
    clients: tuple[Server, Server],
    move: str,
    *,
    same_key: bool,
) -> None:
    """Send the same move from two places at once: it is done once, and both know how it stands."""
    version, begin = match.seen.version, Barrier(2)

    def send(client: Server, key: str) -> dict[str, Any] | None:
        begin.wait()
        body = {"kind": "move", "ply": version, "key": key, "moves": [move], "since": version}
        try:
            found: dict[str, Any] = client.ask("POST", f"/games/{match.game}/actions", body)
        except StaleGame:
            return None
        return found

    keys = ("same", "same") if same_key else ("one", "other")
    sent = [
        pool.submit(send, client, f"{key} {version}") for client, key in zip(clients, keys, strict=True)
    ]
    answers = [each.result() for each in sent]
    done = [answer for answer in answers if answer is not None]
    assert len(done) == (2 if same_key else 1)
    assert {answer["version"] for answer in done} == {version + 1}
    assert len({json.dumps(answer["turns"]) for answer in done}) == 1


# --- News --------------------------------------------------------------------------------------------


def listening(server: Hosted, client: Server, game: str) -> ClientConnection:
    address = server.url.replace("http", "ws", 1)
    return connect(
        f"{address}/api/v1/news?game={game}&since=1",
        additional_headers={"authorization": f"Bearer {client.token}"},
    )


def test_what_another_server_did_is_heard_of(tmp_path: Path, postgresql: PostgreSQL) -> None:
    database = postgresql.new_database()
    with (
        hosted(tmp_path / "one", database) as one,
        hosted(tmp_path / "other", database) as other,
        client_of(one.url) as client,
    ):
        client.join()
        match = client.ranked()
        with listening(other, client, match.game) as news:
            match.do(match.viewer, Action(ActionKind.ENTER, 1))
            assert json.loads(news.recv(PATIENCE)) == {"game": match.game, "version": 2}


def test_a_server_that_dies_between_commit_and_news_is_heard_of_all_the_same(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    database = postgresql.new_database()
    with hosted(tmp_path, database) as server, client_of(server.url) as client:
        client.join()
        match = client.ranked()
        with listening(server, client, match.game) as news:
            # All that such a server leaves behind is the row.
            with psycopg.connect(database, autocommit=True) as connection:
                connection.execute(
                    "INSERT INTO actions VALUES (%s, 2, 0, 'enter', 'luck', 'key', %s)",
                    (match.game, time()),
                )
            assert json.loads(news.recv(SOON)) == {"game": match.game, "version": 2}
        assert match.look(match.viewer).view is not None


# --- Stopping ----------------------------------------------------------------------------------------


def test_a_server_that_is_stopped_sends_everybody_away_and_loses_nothing(
    tmp_path: Path, database: str | None
) -> None:
    with hosted(tmp_path, database) as server, client_of(server.url) as client:
        client.join()
        match = client.ranked()
        with under_load(server.url) as acknowledged, listening(server, client, match.game) as news:
            wait_for_more(acknowledged)
            assert server.stop() in (0, -signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                news.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            server.start()
        assert "Traceback" not in server.log
    assert faults(tmp_path, database, acknowledged) == []


# --- One process for SQLite --------------------------------------------------------------------------


@pytest.mark.parametrize("options", [(), ("--workers", "2")], ids=["another", "two workers"])
def test_sqlite_takes_one_process(tmp_path: Path, options: tuple[str, ...]) -> None:
    with hosted(tmp_path) as server:
        second = [*server.command, *options]
        result = subprocess.run(second, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert result.returncode == 2
        assert "SQLite takes one" in result.stderr
        assert "--database postgresql://" in result.stderr
        assert "Traceback" not in result.stderr
        assert get(f"{server.url}/readyz")[0] == 200
