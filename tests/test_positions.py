"""Data sets of positions, and the grades of decisions on them."""

from __future__ import annotations

import csv
import json
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from scoundrel import RULEBOOK, Game
from scoundrel.coach.judge import Judge
from scoundrel.engine.goals import Goal
from scoundrel.errors import LabError, ScoundrelError
from scoundrel.lab.grading import DataSet, Marks, grade, moves_of, read_answers, read_positions
from scoundrel.lab.positions import COLUMNS, PLAYERS, PlanRow, Survey, draw_batch, drawn
from scoundrel.lab.tables import write_rows
from tests.test_cli import ROOT, SCOUNDREL, refused, run

COUNT = 24
QUICKLY = 60
"""A small budget of simulations, for tests in which the quality of the values does not matter."""


@pytest.fixture(scope="module")
def survey() -> Survey:
    return Survey.of(RULEBOOK["classic"], "test", COUNT, QUICKLY)


@pytest.fixture(scope="module")
def positions(survey: Survey) -> list[list[PlanRow]]:
    return list(drawn(survey))


@pytest.fixture(scope="module")
def file(positions: list[list[PlanRow]], tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("positions") / "positions.jsonl"
    write_rows(path, COLUMNS, (plan for plans in positions for plan in plans))
    return path


@pytest.fixture(scope="module")
def dataset(file: Path) -> DataSet:
    return read_positions(file)


# --- Positions ---------------------------------------------------------------------------------------


def test_a_position_is_a_room_as_its_player_saw_it(positions: list[list[PlanRow]]) -> None:
    assert [plans[0].id for plans in positions] == list(range(COUNT))
    for plans in positions:
        game = Game.from_position(plans[0].position, seed="any")
        view = game.view(0)
        assert view.position() == plans[0].position
        assert (view.room_number, view.hero.health, len(view.unseen)) == plans[0][2:5]
        assert game.faced == 0
        assert len({plan.position for plan in plans}) == 1


def test_every_plan_can_be_carried_out_and_the_best_comes_first(positions: list[list[PlanRow]]) -> None:
    for plans in positions:
        assert len(plans) > 1
        assert [plan.best for plan in plans] == [True] + [False] * (len(plans) - 1)
        assert plans[0].lost == 0
        for plan in plans:
            game = Game.from_position(plan.position, seed="any")
            room = game.room_number
            for move in plan.moves.split():
                assert game.room_number == room
                game.play(move)
            assert game.over or game.room_number > room
            assert 0 <= plan.win <= 1
            assert plan.lost == pytest.approx(max(0.0, plans[0].win - plan.win), abs=2e-6)


def test_plans_that_nobody_survives_are_listed_too() -> None:
    """Every plan for the room has its row, even a fatal one."""
    rules = RULEBOOK["classic"].replace(start_health=9, max_health=9)
    found = 0
    for plans in drawn(Survey.of(rules, "frail", 12, QUICKLY)):
        game = Game.from_position(plans[0].position, seed="any")
        cards = [card for card in game.room if card is not None]
        ways = {"run"} if "run" in map(str, game.legal_moves) else set()
        ways |= {f"leave {card}" for card in cards} if len(cards) == 4 else {"face all"}
        assert {plan.plan for plan in plans} == ways
        for plan in plans:
            after = game.copy()
            for move in plan.moves.split():
                after.play(move)
            if after.over and not str(after.result).startswith("won"):
                found += 1
                assert (plan.win, plan.exact, plan.lost) == (0, True, plans[0].win)
                assert plan.score == after.outcomes[0].score  # type: ignore[union-attr]
    assert found > 5


def test_positions_are_varied(positions: list[list[PlanRow]]) -> None:
    assert {plans[0].player for plans in positions} == set(PLAYERS)
    assert len({plans[0].position for plans in positions}) == COUNT
    assert len({plans[0].room for plans in positions}) > 5
    assert len({plan.plan.split()[0] for plans in positions for plan in plans}) > 1


def test_values_are_those_of_the_expert(positions: list[list[PlanRow]]) -> None:
    judge = Judge(RULEBOOK["classic"], QUICKLY)
    for plans in positions[:6]:
        told = judge.plans(Game.from_position(plans[0].position, seed="another"))
        survived = plans[: len(told)]
        assert [plan.win for plan in survived] == [round(plan.value, 6) for plan in told]
        assert [plan.moves for plan in survived] == [" ".join(map(str, plan.moves)) for plan in told]


def test_what_is_exact_does_not_change_with_the_budget(positions: list[list[PlanRow]]) -> None:
    more = Judge(RULEBOOK["classic"], 20 * QUICKLY)
    exact = [plans for plans in positions if any(plan.exact and plan.win > 0 for plan in plans)]
    assert 0 < len(exact) < COUNT
    for plans in exact:
        told = {
            " ".join(map(str, plan.moves)): plan
            for plan in more.plans(Game.from_position(plans[0].position, seed="any"))
        }
        for plan in plans:
            if plan.exact and plan.moves in told:
                assert told[plan.moves].value == pytest.approx(plan.win, abs=1e-5)


def test_a_batch_is_the_same_wherever_it_is_drawn(survey: Survey, positions: list[list[PlanRow]]) -> None:
    assert draw_batch(survey, 1) == positions[survey.size :]
    assert list(drawn(survey, workers=2)) == positions


def test_where_points_are_played_for_they_are_what_is_lost() -> None:
    for name, better in (("classic", max), ("sidestep", min)):
        for plans in drawn(Survey.of(RULEBOOK[name], "points", 3, QUICKLY, Goal.SCORE)):
            scores = [plan.score for plan in plans if plan.score is not None]
            assert len(scores) == len(plans)
            for plan, score in zip(plans, scores, strict=True):
                ahead = abs(scores[0] - score) if better(scores[0], score) == scores[0] else 0
                assert plan.lost == pytest.approx(ahead, abs=2e-4)


def rows_of(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".parquet":
        return list(parquet.read_table(path).to_pylist())
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_the_same_command_writes_the_same_positions_in_every_format(tmp_path: Path) -> None:
    words = ("positions", "--count", "5", "--seed", "s", "--simulations", "20")
    for name in ("p.csv", "p.jsonl", "p.parquet"):
        said = run(*words, str(tmp_path / name)).stdout
        assert said.startswith(
            f"classic, for win, seed s: 5 positions with 22 plans in {tmp_path / name}\n"
        )
    rows = rows_of(tmp_path / "p.jsonl")
    assert rows_of(tmp_path / "p.parquet") == rows
    text = list(csv.DictReader((tmp_path / "p.csv").read_text("utf-8").splitlines()))
    assert [row["moves"] for row in text] == [row["moves"] for row in rows]
    sets = [read_positions(tmp_path / name) for name in ("p.csv", "p.jsonl", "p.parquet")]
    assert sets[0] == sets[1] == sets[2]


def test_the_command_can_be_repeated(tmp_path: Path) -> None:
    said = run("positions", "--count", "2", "--simulations", "20", str(tmp_path / "p.jsonl")).stdout
    before = (tmp_path / "p.jsonl").read_bytes()
    (tmp_path / "p.jsonl").unlink()
    (again,) = [
        line for line in said.splitlines() if line.startswith("The same positions again: scoundrel ")
    ]
    run(*again.removeprefix("The same positions again: scoundrel ").split())
    assert (tmp_path / "p.jsonl").read_bytes() == before


def test_after_an_interruption_the_file_has_the_positions_so_far(tmp_path: Path) -> None:
    path = tmp_path / "p.jsonl"
    command = [
        *SCOUNDREL,
        "positions",
        "--count",
        "1000000",
        "--simulations",
        "0",
        "--seed",
        "s",
        str(path),
    ]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    while not (drafts := [each for each in tmp_path.iterdir() if each.stat().st_size > 0]):
        assert process.poll() is None
        time.sleep(0.05)
    assert drafts != [path]
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert complaint.startswith("scoundrel: interrupted, after ")
    assert complaint.endswith(" of 1,000,000 positions\n")
    assert list(tmp_path.iterdir()) == [path]
    ids = [number for number, _ in groupby(row["id"] for row in rows_of(path))]
    assert ids == list(range(len(ids)))
    assert f"after {len(ids):,} of" in complaint


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("p.xlsx",), "'p.xlsx' is not a table: its name must end in .parquet, .csv or .jsonl"),
        (("missing/p.csv",), "missing/p.csv: no such file or directory"),
        (("p.csv", "--count", "0"), "0 is not in the range"),
        (
            ("p.csv", "--rules", "dragons-duo"),
            "the coach judges games of one player, and dragons-duo is for two",
        ),
        ((), "missing argument 'FILE'"),
    ],
)
def test_what_positions_refuses(words: tuple[str, ...], says: str) -> None:
    assert says in refused(run("positions", *words))
    assert not (ROOT / "p.csv").exists()


def test_rules_that_leave_no_choice_have_no_positions() -> None:
    rules = RULEBOOK["classic"].replace(carried=0, avoid="nothing")
    with pytest.raises(LabError, match="100 games had no room with a choice"):
        next(drawn(Survey.of(rules, "s", 1)))


# --- Grades ------------------------------------------------------------------------------------------


def answered(path: Path, rows: list[dict[str, Any]]) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, ["id", "answer"])
        writer.writeheader()
        writer.writerows(rows)
    return path


def test_the_best_plans_lose_nothing_and_the_worst_what_the_file_says(
    dataset: DataSet, tmp_path: Path
) -> None:
    for choose, column in ((min, "plan"), (max, "plan"), (max, "moves")):
        chosen = [choose(each.plans, key=lambda plan: plan.lost) for each in dataset.positions]
        rows = [{"id": plan.id, "answer": getattr(plan, column)} for plan in chosen]
        answers = read_answers(answered(tmp_path / "answers.csv", rows), dataset.positions)
        marks = grade(dataset, answers)["answers"]
        assert marks.mean_lost()[0] == pytest.approx(sum(plan.lost for plan in chosen) / COUNT)
        assert marks.best == sum(plan.lost < 0.00005 for plan in chosen)


def test_bots_are_as_good_as_they_are_strong(dataset: DataSet) -> None:
    marks = grade(dataset)
    assert list(marks) == ["random", "greedy", "net", "expert"]
    lost = [each.mean_lost()[0] for each in marks.values()]
    assert lost == sorted(lost, reverse=True)
    assert lost[0] > lost[1] > lost[2]
    assert lost[-1] == 0
    assert marks["expert"].best == COUNT


def test_a_plan_that_is_carried_out_badly_loses_more(dataset: DataSet, tmp_path: Path) -> None:
    position = "classic; room 2: 5d Ks 3s 9h; locked; hero 20; deck {2c 3c 4c 5c 6c 7h 8h}; discard 2h"
    game = Game.from_position(position, seed="any")
    plans = [
        PlanRow(
            0, position, 2, 20, 7, "net", f"leave {plan.cards[0]}", " ".join(map(str, plan.moves)),
            plan.value, plan.score, plan.exact, 0.0, number == 0, "score", QUICKLY,
        )
        for number, plan in enumerate(Judge(game.rules, QUICKLY, Goal.SCORE).plans(game))
    ]  # fmt: skip
    path = tmp_path / "p.jsonl"
    write_rows(path, COLUMNS, plans)
    one = read_positions(path)
    (single,) = one.positions
    wasteful = grade(one, {0: moves_of(single, "9h Ksb 5d")})["answers"]
    fatal = moves_of(single, "Ksb 3sb 5d")
    assert wasteful.mean_lost()[0] > 5
    assert grade(one, {0: fatal})["answers"].mean_lost()[0] > 0


def test_a_fall_loses_all_that_there_was_to_lose(tmp_path: Path) -> None:
    position = "classic; room 2: 5d Ks Qs 9h; hero 13; deck {2c 3c 4c 5c 6c 7h 8h}; discard 2h"
    game = Game.from_position(position, seed="any")
    best, *others = Judge(game.rules, QUICKLY).plans(game)
    rows = [
        PlanRow(
            7, position, 2, 13, 7, "net", str(number), " ".join(map(str, plan.moves)),
            plan.value, plan.score, plan.exact, 0.0, plan is best, "win", QUICKLY,
        )
        for number, plan in enumerate((best, *others))
    ]  # fmt: skip
    write_rows(tmp_path / "p.csv", COLUMNS, rows)
    one = read_positions(tmp_path / "p.csv")
    fatal = moves_of(one.positions[0], "Ksb")
    assert grade(one, {7: fatal})["answers"].mean_lost()[0] == pytest.approx(best.value, abs=1e-6)


def test_marks_come_with_their_intervals() -> None:
    marks = Marks()
    for lost in (0.0, 0.1, 0.2, 0.1):
        marks.add(lost)
    mean, around = marks.mean_lost()
    assert mean == pytest.approx(0.1)
    assert around == pytest.approx(1.96 * (0.005 / 4) ** 0.5, rel=1e-3)
    assert marks.best == 1
    low, high = marks.best_interval()
    assert 0 < low < 0.25 < high < 1


def test_an_answer_may_be_written_in_several_ways(dataset: DataSet) -> None:
    position = dataset.positions[0]
    plan = position.plans[0]
    told = moves_of(position, plan.plan)
    assert moves_of(position, f"  {plan.plan.upper()} ") == told
    assert moves_of(position, plan.moves) == told


def test_grades_on_the_command_line(file: Path, dataset: DataSet, tmp_path: Path) -> None:
    rows = [{"id": each.id, "answer": each.plans[-1].plan} for each in dataset.positions]
    answers = answered(tmp_path / "answers.csv", rows)
    report = json.loads(run("grade", str(file), str(answers), "--json").stdout)
    assert re.search(r"best plan in \d+\.\d % \(\d+\.\d % to \d+\.\d %\)", run("grade", str(file)).stdout)
    assert (report["positions"], report["goal"], report["simulations"]) == (COUNT, "win", QUICKLY)
    assert list(report["players"]) == ["answers", "random", "greedy", "net", "expert"]
    mine = report["players"]["answers"]
    assert mine["mean_lost"] == pytest.approx(
        sum(each.plans[-1].lost for each in dataset.positions) / COUNT, abs=1e-6
    )
    low, high = mine["mean_lost_interval"]
    assert low < mine["mean_lost"] < high
    said = run("grade", str(file), str(answers)).stdout.splitlines()
    assert said[0] == (
        f"{COUNT} positions, judged by expert with {QUICKLY} simulations; "
        "what a decision gives up, in percentage points of the chance to win"
    )
    assert said[1].startswith(f"answers: {100 * mine['mean_lost']:.2f} (95 % between ")
    assert said[-1] == "expert: 0, as it is the judge"


def changed_answers(dataset: DataSet) -> Iterator[tuple[list[dict[str, Any]], str]]:
    rows = [{"id": each.id, "answer": each.plans[0].plan} for each in dataset.positions]
    yield rows[1:], "has no answer to 1 of 24 positions: 0"
    yield [], "has no answer to 24 of 24 positions: 0, 1, 2, 3, 4, …"
    yield [{"id": 0, "answer": " "}, *rows[1:]], "has no answer to 1 of 24 positions: 0"
    yield [*rows, {"id": 99, "answer": "run"}], "row 25 of .* answers position 99, which does not exist"
    yield [*rows, rows[3]], "row 25 of .* answers position 3 a second time"
    yield [{"id": "", "answer": "run"}, *rows], "row 1 of .* has no id"
    yield (
        [{"id": "first", "answer": "run"}, *rows],
        "row 1 of .* can't have 'first' as its id: it must be a whole",
    )
    for wrong in ("leave it", "leave Xc", "-2c", "Xc"):
        yield (
            [{"id": 0, "answer": wrong}, *rows[1:]],
            f"position 0 can't be answered by '{wrong}': .*plans there are",
        )
    moves = dataset.positions[0].plans[0].moves
    assert " " in moves
    yield (
        [{"id": 0, "answer": moves.split()[0]}, *rows[1:]],
        "position 0 .* it does not lead through the room",
    )
    yield (
        [{"id": 0, "answer": moves + " run"}, *rows[1:]],
        "position 0 .* run comes after the end of the room",
    )


def test_answers_that_can_not_be_graded_are_refused(dataset: DataSet, tmp_path: Path) -> None:
    for rows, says in changed_answers(dataset):
        path = answered(tmp_path / "answers.csv", rows)
        with pytest.raises(LabError, match=says):
            read_answers(path, dataset.positions)


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("a.csv", b"id,plan\n0,run\n", "has no column answer; it needs id, answer"),
        ("a.csv", b"", "has no column id"),
        ("a.csv", b"id,answer\n0,\xff\n", "is not a UTF-8 text file"),
        ("a.csv", b"id,answer\n0," + b"x" * 200_000, "is not a CSV file: field larger than field limit"),
        ("a.jsonl", b"[1]\n", "has no column id, in line 1"),
        ("a.jsonl", b'{"id": 0', "line 1 of .* is not JSON"),
        ("a.jsonl", b'{"id": 0, "answer": 5}', "row 1 of .* can't have '5' as its answer: it must be text"),
        (
            "a.jsonl",
            b'{"id": 0.5, "answer": "run"}',
            "can't have '0.5' as its id: it must be a whole number",
        ),
        ("a.jsonl", b'{"id": true, "answer": "run"}', "can't have 'True' as its id"),
        ("a.parquet", b"PAR1 not", "is not a Parquet file, or it is damaged"),
        ("a.txt", b"", "is not a table"),
    ],
)
def test_a_file_of_answers_that_can_not_be_read(
    dataset: DataSet, tmp_path: Path, name: str, content: bytes, says: str
) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(LabError, match=says):
        read_answers(tmp_path / name, dataset.positions)


def test_parquet_whose_pages_are_damaged_is_named(dataset: DataSet, tmp_path: Path) -> None:
    path = tmp_path / "answers.parquet"
    write_rows(path, {"id": int, "answer": str}, [(number, "run") for number in range(COUNT)])
    content = bytearray(path.read_bytes())
    content[10:40] = bytes(30)
    path.write_bytes(content)
    with pytest.raises(LabError, match="answers.parquet is not a Parquet file, or it is damaged"):
        read_answers(path, dataset.positions)


def test_files_that_are_not_there(file: Path, tmp_path: Path) -> None:
    assert "there is no file nothing.csv" in refused(run("grade", "nothing.csv"))
    assert "there is no file nothing.csv" in refused(run("grade", str(file), "nothing.csv"))
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(LabError, match="is not a regular file"):
        read_positions(tmp_path / "folder.csv")


def test_a_data_set_that_was_changed_is_refused(positions: list[list[PlanRow]], tmp_path: Path) -> None:
    one, two = positions[:2]

    def reading(*rows: PlanRow) -> DataSet:
        write_rows(tmp_path / "p.csv", COLUMNS, rows)
        return read_positions(tmp_path / "p.csv")

    wrong = [
        ((), "has no positions"),
        ((*one, *(plan._replace(id=0) for plan in two)), "has two positions with the id 0"),
        ((*one, *one), "has two positions with the id 0"),
        (one[1:], "needs one best plan for position 0"),
        (
            (*one, *(plan._replace(goal="score") for plan in two)),
            "not all judged for one goal with one budget",
        ),
        ([plan._replace(goal="fame") for plan in one], "'fame' is no goal"),
        ([plan._replace(simulations=-1) for plan in one], "nobody can have judged"),
        ([plan._replace(win=1.5) for plan in one], "row 1 of .* is damaged: a win is from 0 to 1"),
        ([plan._replace(lost=-0.1) for plan in one], "row 1 of .* is damaged: .* lost from 0"),
    ]
    for rows, says in wrong:
        with pytest.raises(ScoundrelError, match=says):
            reading(*rows)
    for position, says in (
        ("nonsense", "position 0 can't be read"),
        (Game.deal("dragons-duo", 1).view(0).position(), "leaves one player nothing to decide"),
    ):
        changed = reading(*(plan._replace(position=position) for plan in one))
        with pytest.raises(LabError, match=says):
            grade(changed)
