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
from scoundrel.coach.review import Decision, Grade, Review, TurningPoint
from scoundrel.coach.review import review as look_back
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.texts import say
from scoundrel.words import capital, listed, percent, result


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
    yield _title(review.game)
    if sys.stdout.isatty():
        yield chart(review, max(40, min(100, shutil.get_terminal_size().columns - 2)))
    for decision in review.decisions:
        yield _line(decision)
    counts = listed(say(f"review.count.{grade.value}", n=review.count(grade)) for grade in list(Grade)[1:])
    yield say("review.accuracy", share=percent(review.accuracy), counts=counts)
    if review.turning_point is not None:
        yield _turning(review.turning_point)
    yield say(f"review.winnable.{review.verdict.name.lower()}")
    if review.line:
        yield " ".join(map(str, review.line))


def _title(game: Game) -> str:
    if game.seed:
        return say("review.title_of_deal", rules=game.rules.name, seed=game.seed, result=result(game))
    return say("review.title", rules=game.rules.name, result=result(game))


def _turning(turning: TurningPoint) -> str:
    what = say("review.cards") if turning.by_cards else say("review.decision")
    points = round(100 * abs(turning.change))
    change = say("review.gained" if turning.change > 0 else "review.given_away", n=points)
    return say("review.turning_point", what=what, number=turning.room_number, change=change)


def _line(decision: Decision) -> str:
    told = say("review.room", number=decision.room_number, played=_told(decision.moves, decision.played))
    if decision.before == 0:
        return say("review.no_hope", told=told)
    if decision.grade is Grade.GOOD:
        return say("review.good", told=told, chance=percent(decision.after))
    assert decision.best is not None
    return say(
        "review.lost",
        told=told,
        grade=capital(say(f"review.grade.{decision.grade.value}")),
        best=_told(decision.best.moves, decision.best),
        before=percent(decision.before),
        after=percent(decision.after),
    )


def _told(moves: tuple[Move, ...], plan: Plan | None) -> str:
    words = " ".join(map(str, moves))
    if plan is None:
        return say("review.fell", moves=words)
    return words if plan.text == words else say("review.played", moves=words, plan=plan.text)
