"""``scoundrel review``: a finished game, decision by decision."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from scoundrel.cli.options import read_game
from scoundrel.cli.players import goal_option
from scoundrel.coach.judge import SIMULATIONS
from scoundrel.coach.review import Review
from scoundrel.coach.review import review as look_back
from scoundrel.coach.wording import decision_line, review_title, summary
from scoundrel.engine.bots import MOST_SIMULATIONS
from scoundrel.engine.goals import Goal
from scoundrel.plots.review import PICTURES, chart, check_picture, picture
from scoundrel.words.table import line_words


@click.command()
@click.argument("file")
@click.option(
    "--simulations",
    type=click.IntRange(0, MOST_SIMULATIONS),
    default=SIMULATIONS,
    show_default=True,
    help="Simulations that the coach runs per room.",
)
@goal_option
@click.option(
    "--plot",
    type=click.Path(path_type=Path, dir_okay=False),
    help=f"Draw the curve in this file ({' or '.join(PICTURES)}).",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def review(file: str, simulations: int, goal: str, plot: Path | None, as_json: bool) -> None:
    """Review a finished game: what each decision cost, and whether the game could have been won.

    FILE is a record, or - for standard input. Chances of winning are based on what the player could know;
    only the end sees all cards.
    """
    if plot is not None:
        check_picture(plot)
    reviewed = look_back(read_game(file, "review takes one"), simulations, Goal(goal))
    if plot is not None:
        picture(reviewed, plot)
    if as_json:
        click.echo(json.dumps(reviewed.as_data()))
        return
    for line in _lines(reviewed):
        click.echo(line)


def _lines(review: Review) -> Iterator[str]:
    yield review_title(review.game)
    if sys.stdout.isatty():
        yield chart(review, max(40, min(100, shutil.get_terminal_size().columns - 2)))
    yield from map(decision_line, review.decisions)
    yield from summary(review)
    yield from line_words(review.game.after(0), review.line)
