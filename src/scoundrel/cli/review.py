"""``scoundrel review``: a finished game, decision by decision."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from scoundrel.bots import MOST_SIMULATIONS
from scoundrel.cli.options import read_game
from scoundrel.coach.judge import SIMULATIONS, Plan
from scoundrel.coach.plots import PICTURES, chart, check_picture, picture
from scoundrel.coach.review import Decision, Grade, Review
from scoundrel.coach.review import review as look_back
from scoundrel.notation.moves import Move
from scoundrel.search.solver import Verdict
from scoundrel.words import percent

WINNABLE = {
    Verdict.WON: "Someone who sees all cards can win this deal.",
    Verdict.LOST: "Nobody could have won this deal, not even seeing all cards.",
    Verdict.UNDECIDED: "Whether this deal can be won is undecided.",
}


@click.command()
@click.argument("file")
@click.option(
    "--simulations",
    type=click.IntRange(0, MOST_SIMULATIONS),
    default=SIMULATIONS,
    show_default=True,
    help="How often the coach looks ahead for a room.",
)
@click.option(
    "--plot",
    type=click.Path(path_type=Path, dir_okay=False),
    help=f"Draw the curve into this file ({' or '.join(PICTURES)}).",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def review(file: str, simulations: int, plot: Path | None, as_json: bool) -> None:
    """Go through a finished game: what was lost where, and could it be won at all.

    FILE is a record, or - for standard input. Chances to win are as the player could know them; only the
    last line sees all cards.
    """
    if plot is not None:
        check_picture(plot)
    reviewed = look_back(read_game(file, "review takes one"), simulations)
    if plot is not None:
        picture(reviewed, plot)
    if as_json:
        click.echo(json.dumps(reviewed.as_data()))
        return
    for line in _lines(reviewed):
        click.echo(line)


def _lines(review: Review) -> Iterator[str]:
    game = review.game
    deal = f", deal {game.seed}" if game.seed else ""
    yield f"{game.rules.name}{deal}: {game.result}"
    if sys.stdout.isatty():
        yield chart(review, max(40, min(100, shutil.get_terminal_size().columns - 2)))
    for decision in review.decisions:
        yield _line(decision)
    counts = ", ".join(f"{_plural(review.count(grade), grade)}" for grade in list(Grade)[1:])
    yield f"Accuracy {percent(review.accuracy)}: {counts}."
    turning = review.turning_point
    if turning is not None:
        by = "the cards that came" if turning.by_cards else "your decision"
        way = "gained" if turning.change > 0 else "lost"
        yield f"Turning point: {by} in room {turning.room_number}, {_points(abs(turning.change))} {way}."
    yield WINNABLE[review.verdict]
    if review.line:
        yield " ".join(map(str, review.line))


def _line(decision: Decision) -> str:
    told = f"Room {decision.room_number}: {_told(decision.moves, decision.played)}."
    if decision.before == 0:
        return f"{told} Nothing could win any more."
    if decision.grade is Grade.GOOD:
        return f"{told} {percent(decision.after)} to win."
    assert decision.best is not None
    return (
        f"{told} {decision.grade.value.capitalize()}: {_told(decision.best.moves, decision.best)} wins "
        f"{percent(decision.before)}, this {percent(decision.after)}."
    )


def _told(moves: tuple[Move, ...], plan: Plan | None) -> str:
    words = " ".join(map(str, moves))
    if plan is None:
        return f"{words} (you fall)"
    return words if plan.text == words else f"{words} ({plan.text})"


def _plural(count: int, grade: Grade) -> str:
    words = {Grade.INACCURACY: "inaccuracies", Grade.MISTAKE: "mistakes", Grade.BLUNDER: "blunders"}
    return f"{count} {grade.value if count == 1 else words[grade]}"


def _points(change: float) -> str:
    points = round(100 * change)
    return f"{points} point{'' if points == 1 else 's'}"
