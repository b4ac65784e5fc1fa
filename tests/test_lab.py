"""The laboratory: many games, by any bot, on any number of workers, and with interruptions."""

from __future__ import annotations

import csv
import json
import multiprocessing
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from scoundrel import RULEBOOK, Game
from scoundrel.engine.bots import NetBot, make_bot
from scoundrel.engine.search.rollouts import random_games, random_rows
from scoundrel.engine.tally import Played, Tally, wilson
from scoundrel.errors import LabError
from scoundrel.extras import installing
from scoundrel.lab.batches import Batch, _play_deal, play_batch
from scoundrel.lab.comparing import Pairs, compare
from scoundrel.lab.results import Results
from scoundrel.lab.runs import Run
from scoundrel.lab.statistics import added, tally_of
from scoundrel.lab.workers import played_here
from tests.test_cli import SCOUNDREL, refused, run

CLASSIC = RULEBOOK["classic"]
NET = ("simulate", "--bot", "net", "--rules", "hard", "--seed", "s")
LONG = (*NET, "--games", "20000", "--json")
"""Some seconds of play."""


def small(bot: str, games: int, size: int = 5, **facts: object) -> Run:
    """A run in small batches."""
    return replace(Run.of(CLASSIC, bot, "s", games, **facts), size=size)  # type: ignore[arg-type]


def played(of: Run, workers: int = 1) -> dict[int, Batch]:
    tasks = ((of, number) for number in range(of.batches))
    return {number: batch for (_, number), batch in played_here(tasks, workers)}


def total(batches: dict[int, Batch]) -> Tally:
    result = Tally()
    for batch in batches.values():
        result = added(result, batch.tally)
    return result


def facts_of(text: str) -> dict[str, object]:
    """A report without what differs from one run of the command to the next."""
    report: dict[str, object] = json.loads(text)
    for name in ("seconds", "games_per_second"):
        del report[name]
    return report


# --- Games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name, rules in RULEBOOK.items() if rules.players == 1])
@pytest.mark.parametrize("bot", ["net", "expert"])
def test_a_game_in_compiled_code_is_the_game_that_one_can_watch(name: str, bot: str) -> None:
    rules = RULEBOOK[name]
    player = make_bot(bot, rules, 10 if bot == "expert" else None)
    assert isinstance(player, NetBot)
    for seed in ("s/0", "s/1", "s/2"):
        assert player.mind.play_deal(seed) == _play_deal(player, rules, seed, print)


@pytest.mark.parametrize("name", list(RULEBOOK))
def test_random_games_one_by_one_are_those_that_are_counted(name: str) -> None:
    rows = random_rows(RULEBOOK[name], "s", 500)
    assert tally_of(rows) == random_games(RULEBOOK[name], "s", 500)
    assert all(row.runs <= row.could_run <= row.rooms <= row.moves for row in rows)


def test_a_random_game_is_one_of_its_deal() -> None:
    # With one card a room and nothing to choose, a deal has one course.
    rules = RULEBOOK["dragons"].replace(room_size=1, carried=0, avoid="nothing")
    run = Run.of(rules, "random", "s", 20, stream=False, rows=True)
    rows = play_batch(run, 0).rows or []
    for number, row in enumerate(rows):
        game = Game.deal(rules, run.deal(number))
        while not game.over:
            game.play(*game.legal_moves)
        assert (row.moves, row.rooms) == (len(game.moves), game.room_number)
        assert game.outcomes == ((row.wins[0], row.scores[0]),)


def test_a_row_can_be_watched(tmp_path: Path) -> None:
    table = tmp_path / "games.csv"
    run("simulate", "--bot", "net", "--games", "3", "--seed", "s", "--table", str(table))
    rows = list(csv.DictReader(table.read_text().splitlines()))
    said = run("watch", "--bot", "net", "--seed", rows[2]["deal"]).stdout
    result = "won" if rows[2]["won"] == "true" else "lost"
    assert said.endswith(f"The game is over: {result} {rows[2]['score']}.\n")


@pytest.mark.parametrize("bot", ["random", "greedy", "net"])
def test_totals_are_the_same_for_any_number_of_workers(bot: str) -> None:
    some = small(bot, 23)
    alone = played(some)
    assert len(alone) == 5
    assert played(some, 2) == alone
    assert total(alone).games == 23


@pytest.mark.parametrize(("bot", "simulations"), [("net", None), ("expert", 20), ("oracle", None)])
def test_a_batch_is_the_same_in_any_order_and_any_thread(bot: str, simulations: int | None) -> None:
    some = small(bot, 20, rows=True, simulations=simulations)
    batches = played(some)
    assert [play_batch(some, number) for number in (3, 0, 3)] == [batches[number] for number in (3, 0, 3)]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(play_batch, [some] * 4, range(4))) == list(batches.values())


# --- Workers -----------------------------------------------------------------------------------------


def test_a_worker_that_is_killed_is_replaced() -> None:
    some = small("net", 2000, size=100)
    before = set(multiprocessing.active_children())
    batches = played_here(((some, number) for number in range(some.batches)), 2)
    done = dict([next(batches)])
    for process in set(multiprocessing.active_children()) - before:
        process.kill()
    done |= dict(batches)
    assert {number: batch for (_, number), batch in done.items()} == played(some)


def test_workers_that_are_killed_again_and_again_are_an_error() -> None:
    deadly = small("program:sh -c 'kill -9 $PPID'", 10)
    with pytest.raises(LabError, match="killed 4 times in a row"):
        played(deadly, 2)


def test_no_process_outlives_the_run() -> None:
    before = set(multiprocessing.active_children())
    some = small("net", 1000)
    batches = played_here(((some, number) for number in range(some.batches)), 2)
    next(batches)
    batches.close()
    assert set(multiprocessing.active_children()) == before


# --- Programs ----------------------------------------------------------------------------------------

PROGRAM = Path(sys.executable).with_name("scoundrel")
"""The command as it is installed."""


def running(process: int) -> bool:
    """Whether a process is running and not a zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
@pytest.mark.parametrize(
    "words",
    [
        ("watch", "--bot"),
        ("simulate", "--bot"),
        ("simulate", "--workers", "2", "--bot"),
    ],
)
def test_no_program_is_left_behind(tmp_path: Path, words: tuple[str, ...], ending: signal.Signals) -> None:
    """Neither a program that reads no input, nor a process that it started itself."""
    told = tmp_path / "told"
    script = tmp_path / "deaf.sh"
    script.write_text(f"sleep 600 &\necho $$ $! > {told}.new && mv {told}.new {told}\nwait\n")
    process = subprocess.Popen(
        [PROGRAM, *words, f"program:sh {script}", "--timeout", "600"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        wait_for(told.exists)
        # As when a terminal is closed, or when somebody ends only this process.
        os.killpg(process.pid, ending) if ending is signal.SIGHUP else process.send_signal(ending)
        assert process.wait(30) in (-ending, 130)
        wait_for(lambda: not any(map(running, map(int, told.read_text().split()))))
    finally:
        process.kill()


def test_nothing_is_imported_from_the_current_folder(tmp_path: Path) -> None:
    for name in ("multiprocessing", "threading", "click", "scoundrel"):
        (tmp_path / f"{name}.py").write_text("open('imported', 'w')\n")
    words = ("simulate", "--bot", "greedy", "--games", "50", "--workers", "2", "--json")
    result = subprocess.run([PROGRAM, *words], capture_output=True, cwd=tmp_path, timeout=60, check=True)
    assert json.loads(result.stdout)["games"] == 50
    assert not (tmp_path / "imported").exists()


@pytest.mark.parametrize("words", [(), ("--workers", "2")])
def test_a_program_starts_as_it_would_anywhere(tmp_path: Path, words: tuple[str, ...]) -> None:
    """Also one in Python that imports what lies beside it."""
    (tmp_path / "mind.py").write_text("from scoundrel.cli import main\n")
    (tmp_path / "player.py").write_text("import mind\nmind.main()\n")
    bot = f"program:{sys.executable} {tmp_path / 'player.py'} engine --bot greedy"
    report = json.loads(run("simulate", "--bot", bot, "--games", "1", *words, "--json").stdout)
    assert "forfeits" not in report


SPY = """
import os, sys
process = os.getpid()
while process > 1:
    for name in ("cmdline", "environ"):
        with open(f"/proc/{process}/{name}", "rb") as file:
            if process != TEST: sys.stderr.write(repr(file.read()))
    with open(f"/proc/{process}/stat") as file:
        process = 0 if process == TEST else int(file.read().rpartition(")")[2].split()[1])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems are told that it can't be done")
@pytest.mark.parametrize(
    "words", [("simulate", "--bot"), ("simulate", "--workers", "2", "--bot"), ("compare", "net")]
)
@pytest.mark.parametrize("seed", [("--seed", "SECRET"), ("--seed=SECRET",)])
def test_a_program_can_not_read_the_seed(
    tmp_path: Path, words: tuple[str, ...], seed: tuple[str, ...]
) -> None:
    spy = tmp_path / "spy.py"
    spy.write_text(SPY.replace("TEST", str(os.getpid())))
    result = subprocess.run(
        [PROGRAM, *words, f"program:{sys.executable} {spy}", "--games", "1", *seed],
        env={**os.environ, "CHOSEN": "seed SECRET"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    seen, _, forfeit = result.stderr.partition("deal SECRET/0 is forfeited")
    assert forfeit
    assert "CHOSEN=seed ******" in seen
    assert "SECRET" not in seen


# --- Going on ----------------------------------------------------------------------------------------


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def begun(path: Path, *words: str, until: int = 3) -> subprocess.Popen[str]:
    """The command at work, once its file has that many lines."""
    process = subprocess.Popen(
        [*SCOUNDREL, *words, "--resume", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    wait_for(lambda: lines(path) >= until or process.poll() is not None)
    return process


@cache
def uninterrupted() -> dict[str, object]:
    """The results of the long run without an interruption."""
    return facts_of(run(*LONG).stdout)


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_loses_nothing_that_was_counted(tmp_path: Path, workers: str) -> None:
    path = tmp_path / "run.json"
    process = begun(path, *LONG, "--workers", workers)
    os.killpg(process.pid, signal.SIGINT)
    said, complaint = process.communicate(timeout=30)
    assert process.returncode == 130
    counted = json.loads(said)["games"]
    assert 0 < counted < 20_000
    assert complaint == (
        f"scoundrel: interrupted, after {counted:,} of 20,000 games; the same command continues from {path}\n"
    )
    assert lines(path) == 1 + counted // 500
    rest = run(*LONG, "--workers", workers, "--resume", str(path))
    assert facts_of(rest.stdout) == uninterrupted()


def test_a_run_that_was_killed_goes_on_and_leaves_nobody_behind(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    process = begun(path, *LONG, "--workers", "2")
    workers = children(process.pid)
    assert len(workers) >= 2
    process.kill()
    process.communicate()
    wait_for(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    assert lines(path) < 41
    rest = run(*LONG, "--resume", str(path))
    assert facts_of(rest.stdout) == uninterrupted()


def children(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def kept(path: Path, of: Run, batches: list[int]) -> Tally:
    """A file with some batches of a run; what is counted in it."""
    with Results(of, path) as results:
        for number in batches:
            results.add(play_batch(of, number))
        return results.total


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path, some = tmp_path / "run.json", small("net", 20)
    kept(path, some, [0, 2, 3])
    whole = path.read_bytes()
    for cut in (1, 2, 40):
        path.write_bytes(whole[:-cut])
        with Results(some, path) as results:
            assert list(results.left()) == [1, 3]
            assert results.total.games == 10
    path.write_bytes(whole + b"\0" * 50)
    with Results(some, path) as results:
        assert list(results.left()) == [1]
        results.add(play_batch(some, 1))
    assert path.read_bytes().startswith(whole)
    with Results(some, path) as results:
        assert results.total == total(played(some))


def test_a_first_line_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path, some = tmp_path / "run.json", small("net", 20)
    kept(path, some, [])
    whole = path.read_bytes()
    path.write_bytes(whole[:30])
    assert kept(path, some, []).games == 0
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("Dear Zach", "is not a file of a run"),
        ("Dear Zach\n", "is not a file of a run"),
        ("[1]\n", "is not a file of a run"),
        ('{"scoundrel": "simulate", "format": 9, "run": {}}\n', "has format 9, and this version reads 1"),
    ],
)
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, content: str, says: str) -> None:
    path = tmp_path / "letter"
    path.write_text(content)
    assert says in refused(run(*NET, "--resume", str(path)))
    assert path.read_text() == content


def test_a_damaged_line_is_reported(tmp_path: Path) -> None:
    path, some = tmp_path / "run.json", small("net", 20)
    kept(path, some, [0, 1])
    header, *batches = path.read_bytes().splitlines(keepends=True)
    for damaged in (b"nonsense\n", b'{"batch":0,"tally":{"games":"5"},"rows":null}\n'):
        path.write_bytes(header + damaged + batches[1])
        with pytest.raises(LabError, match=f"is damaged behind byte {len(header)}"):
            Results(some, path)
    path.write_bytes(header + batches[0] + batches[0])
    with pytest.raises(LabError, match="has batch 0 twice"):
        Results(some, path)


@pytest.mark.parametrize(
    "edit",
    [
        {"batch": -1},
        {"batch": "1"},
        {"batch": [1]},
        {"tally": {}},
        {"tally": {"games": 6}},
        {"tally": {"games": 0}},
        {"tally": {"won": 5, "wins": [4, 0]}},
        {"tally": {"wins": [0, 0, 0]}},
        {"tally": {"wins": [9, 0]}},
        {"tally": {"moves": -1}},
        {"tally": {"scores": [1, 0], "squares": [0, 0]}},
        {"tally": {"forfeits": 6}},
        {"tally": {"games": 1.0}},
        {"rows": []},
        {"rows": [[[True], [3], 5, 2, 1, 1, False]]},
        {"more": float("inf")},
    ],
)
def test_a_batch_that_does_not_add_up_is_reported(tmp_path: Path, edit: dict[str, Any]) -> None:
    path, some = tmp_path / "run.json", small("net", 20)
    kept(path, some, [0, 1])
    whole = path.read_bytes()
    header, first, last = whole.splitlines(keepends=True)
    batch = json.loads(last)
    for name, value in edit.items():
        batch[name] = batch[name] | value if value and name == "tally" else value
    edited = json.dumps(batch).encode() + b"\n"
    path.write_bytes(header + first + edited)
    with pytest.raises(LabError, match=f"is damaged behind byte {len(header + first)}"):
        Results(some, path)
    assert path.read_bytes() == header + first + edited


@pytest.mark.parametrize("line", [b"[" * 100_000, b'{"batch":1e400,"tally":{},"rows":null}', b"9" * 5000])
def test_a_line_that_is_not_a_batch_is_reported(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "run.json"
    assert run(*NET, "--games", "40", "--resume", str(path)).returncode == 0
    with path.open("ab") as file:
        file.write(line + b"\n")
    assert "is damaged behind byte" in refused(run(*NET, "--games", "40", "--resume", str(path)))


def test_the_games_of_a_batch_are_those_that_were_counted(tmp_path: Path) -> None:
    path, some = tmp_path / "run.json", small("net", 5, rows=True)
    kept(path, some, [0])
    header, line = path.read_bytes().splitlines(keepends=True)
    for name, value in (("moves", 1), ("rooms", "many"), ("runs", -1), ("could_run", None)):
        batch = json.loads(line)
        batch["rows"][0][Played._fields.index(name)] = value
        path.write_bytes(header + json.dumps(batch).encode() + b"\n")
        with pytest.raises(LabError, match="is damaged behind byte"):
            Results(some, path)


def test_a_run_whose_deals_would_have_too_long_seeds_is_refused() -> None:
    assert "a seed has at most" in refused(run("simulate", "--seed", "x" * 997, "--games", "1000"))
    assert run("simulate", "--seed", "x" * 995, "--games", "1000").returncode == 0


def test_the_file_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    assert run(*NET, "--games", "500", "--resume", str(path)).returncode == 0
    words = ("--games", "500", "--resume", str(path))
    said = refused(run("simulate", "--bot", "net", "--seed", "t", *words))
    assert said.endswith("is of another run: rules hard, not classic; seed s, not t")
    said = refused(run(*NET, *words, "--goal", "score"))
    assert said.endswith("is of another run: goal win, not score")
    said = refused(run(*NET, *words, "--table", str(tmp_path / "games.csv")))
    assert said.endswith("was begun without --table, and has no games to write into one")


def test_a_file_from_before_there_were_goals_is_refused(tmp_path: Path) -> None:
    """The bots of that time did not know points, so its games are not those of today."""
    path = tmp_path / "run.json"
    words = (*NET, "--games", "500", "--resume", str(path))
    assert run(*words).returncode == 0
    path.write_text(path.read_text().replace('"goal":"win",', ""))
    assert refused(run(*words)).endswith("is of another run: goal none, not win")


def test_a_file_that_is_in_use_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    with Results(small("net", 12), path):
        assert refused(run(*NET, "--resume", str(path))) == f"scoundrel: {path} is in use by another run"


def test_more_games_may_be_asked_for_later(tmp_path: Path) -> None:
    path, some = tmp_path / "run.json", small("net", 12, rows=True)
    kept(path, some, [0, 1, 2])
    more = replace(some, games=19)
    with Results(more, path) as results:
        assert results.total.games == 12
        assert list(results.left()) == [2, 3]
        for number in list(results.left()):
            results.add(play_batch(more, number))
        assert [game for game, _ in results.rows()] == list(range(19))
        assert results.total == total(played(more))
    with Results(more, path) as results:
        assert results.total == total(played(more))
    with pytest.raises(LabError, match="has games up to number 15 already; ask for as many"):
        Results(some, path)


def test_a_finished_run_is_only_printed_again(tmp_path: Path) -> None:
    path, table = tmp_path / "run.json", tmp_path / "games.csv"
    words = ("simulate", "--bot", "net", "--games", "700", "--json", "--resume", str(path))
    first = run(*words, "--table", str(table))
    content = path.read_bytes()
    second = run(*words)
    assert facts_of(first.stdout) == facts_of(second.stdout)
    assert json.loads(second.stdout)["games_per_second"] == 0
    assert path.read_bytes() == content
    told = table.read_bytes()
    assert run(*words, "--table", str(table)).returncode == 0
    assert table.read_bytes() == told


def test_a_new_run_overwrites_no_table(tmp_path: Path) -> None:
    path, table = tmp_path / "run.json", tmp_path / "games.csv"
    table.write_text("Dear Zach", "utf-8")
    said = refused(run(*NET, "--games", "500", "--resume", str(path), "--table", str(table)))
    assert said.startswith(f"scoundrel: {table} already exists; ")
    assert table.read_text("utf-8") == "Dear Zach"
    assert not path.exists()


def limited(size: int, *words: str) -> subprocess.CompletedProcess[str]:
    """The command with no room for files larger than this."""
    return subprocess.run(
        [*SCOUNDREL, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)),
    )


def test_a_full_disk_keeps_what_was_counted(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    words = (*NET, "--games", "3000", "--json", "--resume", str(path))
    result = limited(700, *words)
    assert result.returncode == 2
    counted = json.loads(result.stdout)["games"]
    assert refused(result) == (
        f"scoundrel: {path}: file too large, after {counted:,} of 3,000 games; "
        f"the same command continues from {path}"
    )
    assert lines(path) == 1 + counted // 500
    assert path.read_bytes().endswith(b"\n")
    assert facts_of(run(*words).stdout) == facts_of(run(*NET, "--games", "3000", "--json").stdout)


def test_a_table_that_does_not_fit_leaves_the_games_where_they_are(tmp_path: Path) -> None:
    path, table = tmp_path / "run.json", tmp_path / "games.csv"
    words = (*NET, "--games", "500", "--json", "--resume", str(path), "--table", str(table))
    run(*words)
    said = refused(limited(2000, *words))
    assert said == (
        f"scoundrel: {table}: file too large; "
        f"the games are saved in {path}; run the same command again to write the table"
    )
    assert len(table.read_text().splitlines()) == 501
    assert sorted(tmp_path.iterdir()) == [table, path]


# --- Tables ------------------------------------------------------------------------------------------


def test_a_table_has_a_row_for_each_game(tmp_path: Path) -> None:
    some = ("simulate", "--bot", "greedy", "--games", "25", "--seed", "s", "--json")
    for name in ("games.csv", "games.jsonl", "games.parquet"):
        report = json.loads(run(*some, "--workers", "2", "--table", str(tmp_path / name)).stdout)
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["game"] for row in rows] == list(range(25))
    assert [row["deal"] for row in rows] == [f"s/{number}" for number in range(25)]
    assert sum(row["won"] for row in rows) == report["wins"]
    assert sum(row["moves"] for row in rows) == report["moves"]
    assert sum(row["score"] for row in rows) / 25 == report["mean_score"]
    text = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    assert text == [{name: str(value).lower() for name, value in row.items()} for row in rows]
    assert [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()] == rows


def test_a_table_of_two_players_and_of_streams(tmp_path: Path) -> None:
    table = tmp_path / "games.parquet"
    words = ("simulate", "--rules", "dragons-duo", "--games", "300", "--table", str(table), "--json")
    report = json.loads(run(*words).stdout)
    rows = parquet.read_table(table).to_pylist()
    names = "game deal won won_1 score_1 won_2 score_2 moves rooms runs could_run forfeited"
    assert " ".join(rows[0]) == names
    assert rows[0]["deal"] is None
    mean = sum(row["score_1"] + row["score_2"] for row in rows) / 600
    assert round(mean, 4) == report["mean_score"]


def test_a_forfeited_game_has_no_score(tmp_path: Path) -> None:
    table = tmp_path / "games.csv"
    result = run("simulate", "--bot", "program:false", "--games", "1", "--seed", "s", "--table", str(table))
    assert "deal s/0 is forfeited: the program 'false' ended" in result.stderr
    assert table.read_text().splitlines()[1] == "0,s/0,false,,0,1,0,0,true"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (
            ("--table", "games.xlsx"),
            "'games.xlsx' is not a table: its name must end in .parquet, .csv or .jsonl",
        ),
        (("--table", "missing/games.csv"), "missing/games.csv: no such file or directory"),
        (("--resume", "missing/run.json"), "missing/run.json: no such file or directory"),
        (("--resume", "/dev/full"), "/dev/full is not a regular file"),
        (("--resume", "a.csv", "--table", "a.csv"), "--resume and --table need different files"),
        (("--workers", "0"), "0 is not in the range"),
        (("--workers", "2", "--cluster", "tcp://h:1"), "give --workers or --cluster, not both"),
        (("--cluster", "nowhere"), "'nowhere' is not the address of a cluster: write tcp://HOST:8786"),
    ],
)
def test_what_simulate_refuses(words: tuple[str, ...], says: str) -> None:
    assert says in refused(run("simulate", "--games", "10", *words))


@pytest.mark.parametrize(
    ("module", "words"),
    [("pyarrow", ("--table", "games.parquet")), ("distributed", ("--cluster", "tcp://127.0.0.1:1"))],
)
def test_without_the_extra_it_says_how_to_get_it(module: str, words: tuple[str, ...]) -> None:
    code = f"import sys; sys.modules[{module!r}] = None; from scoundrel.cli import main; main()"
    result = subprocess.run(
        [SCOUNDREL[0], "-c", code, "simulate", "--games", "1", *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused(result).endswith(f"needs {module}: {installing('lab')} brings it")


# --- Comparing ---------------------------------------------------------------------------------------


def game(won: bool, score: int) -> Played:
    return Played((won,), (score,), 1, 1, 0, 0)


def test_pairs_counted_by_hand() -> None:
    pairs = Pairs()
    pairs.add([game(True, 5), game(True, 3)], [game(True, 1), game(False, -10)])
    pairs.add([game(False, -8), game(True, 2)], [game(False, -8), game(True, 6)])
    assert (pairs.both, pairs.alone, pairs.neither, pairs.deals) == (2, [1, 0], 1, 4)
    # Differences of the wins: 0 1 0 0, of the scores: 4 13 0 -4.
    mean, margin = pairs.win_rate_lead()
    assert mean == 0.25
    assert margin == pytest.approx(1.959964 * (3 / 16 / 4) ** 0.5)
    mean, margin = pairs.score_lead()
    assert mean == 13 / 4
    assert margin == pytest.approx(1.959964 * ((16 + 169 + 16) / 4 - (13 / 4) ** 2) ** 0.5 / 2)


def test_a_forfeited_game_is_lost_and_has_no_score_to_compare() -> None:
    pairs = Pairs()
    pairs.add([game(True, 5), game(True, 5)], [Played((), (), 0, 1, 0, 0, True), game(False, 1)])
    assert pairs.alone == [2, 0]
    assert pairs.score_lead()[0] == 4


def test_a_run_is_described_by_names_and_has_games() -> None:
    assert Run.of("classic", "net", 7, 60) == Run.of(CLASSIC, "net", "7", 60)
    with pytest.raises(LabError, match="a run has at least one game, not 0"):
        Run.of("classic", "net", "7", 0)


def test_a_bot_compared_with_itself_shows_no_difference() -> None:
    some = Run.of(CLASSIC, "net", "s", 60)
    (*_, pairs) = compare(some, some, 1, print)
    assert pairs.deals == 60
    assert pairs.win_rate_lead() == pairs.score_lead() == (0.0, 0.0)


def test_compare_two_players() -> None:
    words = ("compare", "random", "expert:20", "--games", "60", "--seed", "s", "--json")
    said = json.loads(run(*words).stdout)
    alone = json.loads(
        run(
            "simulate", "--bot", "expert", "--simulations", "20", "--games", "60", "--seed", "s", "--json"
        ).stdout
    )
    assert said["sides"][1]["wins"] == alone["wins"]
    assert said["sides"][1]["mean_score"] == alone["mean_score"]
    assert said["one_won"] == [0, alone["wins"]]
    assert said["neither_won"] == 60 - alone["wins"]
    assert said["win_rate_difference"] == pytest.approx(-alone["wins"] / 60, abs=1e-6)
    assert json.loads(run(*words, "--workers", "2").stdout) == said


def test_compare_goals() -> None:
    words = ("--games", "60", "--seed", "s", "--json")
    said = json.loads(run("compare", "net", "net:score", *words).stdout)
    assert [side["name"] for side in said["sides"]] == ["net", "net:score"]
    assert [side.get("goal") for side in said["sides"]] == [None, "score"]
    alone = json.loads(run("simulate", "--bot", "net", "--goal", "score", *words).stdout)
    assert said["sides"][1]["mean_score"] == alone["mean_score"]
    both = json.loads(run("compare", "net:win", "net", "--goal", "score", *words).stdout)
    assert both["score_difference"] == said["score_difference"]


def test_a_goal_for_the_bot_that_plays_by_two_rule_sets() -> None:
    words = ("compare", "classic", "original", "--games", "5", "--seed", "s", "--json")
    said = run(*words, "--bot", "expert:10", "--goal", "score").stdout
    assert [side["goal"] for side in json.loads(said)["sides"]] == ["score", "score"]
    assert run(*words, "--bot", "expert:10:score").stdout == said


def test_compare_two_rule_settings(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('base = "classic"\nstart_health = 30\nmax_health = 30\n')
    said = run("compare", "classic", str(mine), "--games", "100", "--seed", "s").stdout
    assert said.startswith("100 deals of seed s\nclassic: won ")
    assert "difference in win rate: −" in said
    result = run("compare", "hard", "sidestep", "--games", "10", "--bot", "random")
    assert result.stderr == "these rules have different decks, so the same seed deals different cards\n"
    assert result.returncode == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("net", "hard"), "'net' is a bot and 'hard' a rule set: give two of the same kind"),
        (("hard", "net"), "'net' is a bot and 'hard' a rule set: give two of the same kind"),
        (("exprt", "net"), "'exprt' is neither a bot nor a rule set (did you mean 'expert'?)"),
        (("net", ""), "'' is neither a bot nor a rule set"),
        (("expert:many", "net"), "'many' is neither a goal nor a number of simulations"),
        (("net:score:5", "net"), "'score:5' is neither a goal nor a number of simulations"),
        (("net:", "net"), "'' is neither a goal nor a number of simulations"),
        (("greedy:score", "net"), "greedy can't play for score"),
        (("net", "random", "--goal", "score"), "random can't play for score"),
        (("net", "program:cat", "--goal", "score"), "a program chooses its own goal"),
        (("net", "net", "--goal", "gold"), "'gold' is not one of 'win', 'score'"),
        (("expert:5000", "net"), "write at most 4000, as in expert:1000"),
        (("net:5", "net"), "net takes no budget"),
        (("net", "expert", "--bot", "net"), "--bot is for comparing rules"),
        (("hard", "easy", "--rules", "hard"), "--rules is for comparing bots"),
        (("hard", "easy", "--rule", "potions=not_in_a_row"), "--rule is for comparing bots"),
        (("dragons", "dragons-duo"), "are for different numbers of players"),
        (("classic nonsense=1", "classic"), "there is no setting 'nonsense'"),
        (("missing.toml", "classic"), "can't be read"),
        (("net",), "missing argument 'B'"),
    ],
)
def test_what_compare_refuses(words: tuple[str, ...], says: str) -> None:
    assert says in refused(run("compare", *words))


def test_the_interval_of_a_share() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(5, 10)
    # The textbook's example: 0.2366 to 0.7634.
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
