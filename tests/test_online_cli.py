"""The commands for servers: a bot that plays ranked, the server itself, and what they refuse in a sentence."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from scoundrel.errors import Unreachable
from scoundrel.online import Server
from scoundrel.online.membership import PROGRAM
from tests.online import answering, begin, client_in, no_server, play_turn, web_page
from tests.servers import Hosted, hosted
from tests.test_cli import SCOUNDREL, refused, run

LOST = "scoundrel: The server can't be reached"
GONE = "postgresql://nobody@127.0.0.1:1/nothing"
"""A database where nobody listens."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("host")) as running:
        yield running


def watch(url: str, data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return run("watch", "--server", url, *words, data=data)


# --- A bot that plays ranked -------------------------------------------------------------------------


def test_a_bot_plays_ranked_on_the_boards_of_programs(server: Hosted, tmp_path: Path) -> None:
    several = watch(server.url, tmp_path, "--bot", "net", "--rules", "easy", "--games", "2")
    assert several.returncode == 0, several.stderr
    assert re.fullmatch(r"(?:[12]\. Ranked: Easy Scoundrel: (?:won|lost) .*\n){2}", several.stdout)
    one = watch(server.url, tmp_path, "--bot", "greedy", "--rules", "easy")
    assert one.returncode == 0, one.stderr
    assert "The server's promise: " in one.stdout
    assert "Ranked: Easy Scoundrel, played by Magpie (greedy)." in one.stdout
    assert one.stdout.splitlines()[-1] == "The deal was fair."
    program = client_in(tmp_path, PROGRAM)
    assert program.me()[0].group == "programs"
    assert program.board("easy", "week", group="programs")["mine"]["games"] == 3
    assert "No server is remembered" in watch("", tmp_path).stdout


def test_a_bot_plays_on_when_its_server_comes_back(tmp_path: Path) -> None:
    with hosted(tmp_path / "host") as server:
        playing = subprocess.Popen(
            [*SCOUNDREL, "watch", "--server", server.url, "--bot", "greedy", "--games", "40"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=os.environ | {"SCOUNDREL_DATA": str(tmp_path / "data")},
        )  # fmt: skip
        assert playing.stdout is not None
        assert playing.stderr is not None
        assert playing.stdout.readline().startswith("1. ")
        server.kill()
        assert playing.stderr.readline().startswith(LOST)
        server.start()
        seen = [playing.stdout.readline() for _ in range(2)]
        assert all(re.match(r"\d+\. Ranked: Classic Scoundrel: ", line) for line in seen), seen
        playing.terminate()
        playing.communicate(timeout=30)
        games = client_in(tmp_path / "data", PROGRAM).my_data()["games"]
        assert len(games) >= 3


@pytest.mark.parametrize(
    ("answer", "status", "why"),
    [
        ('{"game": "scoundrel"}', 200, "has given an answer that makes no sense (status 200)"),
        ('{"token": 5, "game": 7}', 200, "has given an answer that makes no sense (status 200)"),
        (
            '{"token": "a", "recovery": "b", "game": "c", "state": {"version": "x"}}',
            200,
            "given an answer that makes no sense",
        ),
        ("[]", 200, "has given an answer that makes no sense (status 200)"),
        ('{"error": [1]}', 500, "has given an answer that makes no sense (status 500)"),
        ('{"error": {"code": "old", "message": "Say \\u001b[31mplease."}}', 410, "Say  [31mplease."),
    ],
)
def test_a_server_that_answers_nonsense_is_refused_in_a_sentence(
    tmp_path: Path, answer: str, status: int, why: str
) -> None:
    with answering(answer, status) as url:
        assert why in refused(watch(url, tmp_path, "--bot", "greedy"))


@pytest.mark.parametrize("lost", [1, 10, 20])
def test_an_answer_that_was_cut_off_is_no_answer(lost: int) -> None:
    """As of a server that is killed while it speaks: what was asked may be asked again."""
    with (
        answering('{"game": "scoundrel"}', lost=lost) as url,
        pytest.raises(Unreachable, match="no answer"),
    ):
        Server(url).about()


def test_what_is_no_server_is_refused_in_a_sentence(tmp_path: Path) -> None:
    assert "is not the address of a server" in refused(watch("ftp://example.org", tmp_path))
    assert "The server can't be reached" in refused(watch(no_server(), tmp_path))
    with web_page() as url:
        assert "has given an answer that makes no sense" in refused(watch(url, tmp_path))
    assert "--games goes with --server" in refused(run("watch", "--games", "2"))


def test_what_a_server_does_not_play_is_refused_by_it(server: Hosted, tmp_path: Path) -> None:
    assert "is not played here; there are classic" in refused(
        watch(server.url, tmp_path, "--rules", "dragons-duo")
    )
    assert "a server deals by itself" in refused(watch(server.url, tmp_path, "--seed", "3"))


def test_a_downloaded_record_proves_that_its_deal_was_fair(server: Hosted, tmp_path: Path) -> None:
    player = Server(server.url)
    player.join()
    match = player.ranked("digital")
    sitting = begin(match)
    while not sitting.over:
        play_turn(sitting)
    record = tmp_path / "game.txt"
    record.write_text(match.record(), "utf-8")
    checked = run("check", str(record))
    assert checked.returncode == 0, checked.stderr
    assert "the deal was fair" in checked.stdout
    proof = re.search(r"[0-9a-f]{64}", record.read_text("utf-8"))
    assert proof is not None
    other = proof[0][:-1] + ("0" if proof[0][-1] != "0" else "1")
    record.write_text(record.read_text("utf-8").replace(proof[0], other), "utf-8")
    assert run("check", str(record)).returncode == 1


# --- The server itself -------------------------------------------------------------------------------


def test_what_can_not_be_hosted_is_refused_in_a_sentence(server: Hosted, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no database\n" * 100)
    damaged = tmp_path / "damaged"
    damaged.mkdir()
    (damaged / "host.db").write_text("no database\n" * 100)
    data = ("--data", str(tmp_path / "host"))
    for words, why in {
        ("--port", str(server.port), *data): f"127.0.0.1:{server.port}: address already in use",
        ("--host", "no.such.host.invalid", *data): "no.such.host.invalid:",
        ("--port", "0", "--data", str(server.data)): "another process serves",
        ("--workers", "2", *data): "SQLite takes one",
        ("--database", "nonsense"): "'nonsense' is not a database",
        ("--database", "mysql://a/b"): "is not a database that the server can use",
        ("--port", "0", "--database", GONE): "can't be used: connection failed",
        ("--data", str(file)): "is a file",
        ("--data", "/proc/nowhere"): "/proc/nowhere",
        ("--port", "0", "--data", str(damaged)): "file is not a database",
        ("--site", str(tmp_path / "nowhere"), *data): "does not exist",
        ("--port", "70000", *data): "is not in the range",
    }.items():
        result = run("host", *words)
        assert why in refused(result), words
        assert result.stdout == "", "a server that can't be opened promises nothing"


def test_objections_are_read_and_granted(server: Hosted, tmp_path: Path) -> None:
    data = ("--data", str(server.data))
    assert run("objections", *data).stdout == "Nobody objects to being among the assisted.\n"
    player = Server(server.url)
    player.join()
    player.rename("Ida")
    player.play_assisted()
    player.object_to("It was\nme.")
    mine = player.me()[0].id
    [told] = run("objections", *data).stdout.splitlines()
    assert told == f"{mine}, Ida. Moved because: they said that they play with help. They say: It was me."
    assert f"{mine} is among the unaided again" in run("objections", *data, "--grant", mine).stdout
    assert "Nobody objects" in run("objections", *data).stdout
    assert "is no player of this server" in refused(run("objections", *data, "--grant", mine))
    assert "can't be used" in refused(run("objections", "--data", str(tmp_path / "nowhere")))
    assert "can't be used" in refused(run("objections", "--database", GONE))
