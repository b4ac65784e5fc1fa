"""``scoundrel grade``: how good decisions are, beside those of the bots."""

from __future__ import annotations

import json
from pathlib import Path

import click

from scoundrel.cli.progress import progress
from scoundrel.engine.goals import Goal
from scoundrel.lab.grading import DataSet, Marks, read_answers, read_positions
from scoundrel.lab.grading import grade as graded
from scoundrel.words.phrases import percent

FILE = click.Path(dir_okay=False, path_type=Path)


@click.command()
@click.argument("file", metavar="FILE", type=FILE)
@click.argument("answers", metavar="[ANSWERS]", type=FILE, required=False)
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def grade(file: Path, answers: Path | None, as_json: bool) -> None:
    """Grade decisions on the positions in FILE, which scoundrel positions has written.

    ANSWERS is a table (.parquet, .csv or .jsonl) with the columns id and answer: for each position a plan
    as FILE names it, or the moves through the room. A decision is graded by what it gives up compared with
    the best plan. The bots are graded on the same positions; without ANSWERS, they alone.
    """
    dataset = read_positions(file)
    given = None if answers is None else read_answers(answers, dataset.positions)
    with progress(len(dataset.positions)) as advance:
        marks = graded(dataset, given, lambda: advance(1, None))
    click.echo(json.dumps(_report(dataset, marks)) if as_json else _in_words(dataset, marks))


def _report(dataset: DataSet, marks: dict[str, Marks]) -> dict[str, object]:
    return {
        "positions": len(dataset.positions),
        "goal": dataset.goal.value,
        "simulations": dataset.simulations,
        "players": {name: _figures(each) for name, each in marks.items()},
    }


def _figures(marks: Marks) -> dict[str, object]:
    mean, around = marks.mean_lost()
    low, high = marks.best_interval()
    return {
        "mean_lost": round(mean, 6),
        "mean_lost_interval": [round(max(0.0, mean - around), 6), round(mean + around, 6)],
        "best": marks.best,
        "best_share": round(marks.best / marks.count, 6),
        "best_share_interval": [round(low, 6), round(high, 6)],
    }


def _in_words(dataset: DataSet, marks: dict[str, Marks]) -> str:
    count = len(dataset.positions)
    unit = "points of the score" if dataset.goal is Goal.SCORE else "percentage points of the chance to win"
    head = (
        f"{count:,} position{'' if count == 1 else 's'}, judged by expert with {dataset.simulations:,} "
        f"simulations; what a decision gives up, in {unit}"
    )
    return "\n".join((head, *(_line(name, dataset.goal, each) for name, each in marks.items())))


def _line(name: str, goal: Goal, marks: Marks) -> str:
    if name == "expert":
        return "expert: 0, as it is the judge"
    scale = 1 if goal is Goal.SCORE else 100
    mean, around = (scale * number for number in marks.mean_lost())
    low, high = marks.best_interval()
    return (
        f"{name}: {mean:.2f} (95 % between {max(0.0, mean - around):.2f} and {mean + around:.2f}); "
        f"as good as the best plan in {percent(marks.best / marks.count, 1)} "
        f"({percent(low, 1)} to {percent(high, 1)})"
    )
