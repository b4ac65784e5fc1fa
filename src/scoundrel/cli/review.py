"""``scoundrel review``: a finished game, decision by decision."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from scoundrel.cli.options import check_new, chosen_deal, deal_options, force_option, read_game, saved_games
from scoundrel.cli.players import goal_option
from scoundrel.coach.judge import SIMULATIONS
from scoundrel.coach.line_words import line_words
from scoundrel.coach.review import Review
from scoundrel.coach.review import review as look_back
from scoundrel.coach.review_words import decision_line, review_title, summary
from scoundrel.engine.bots import MOST_SIMULATIONS
from scoundrel.engine.goals import Goal
from scoundrel.errors import ScoundrelError
from scoundrel.game import Game
from scoundrel.play.codes import Deal
from scoundrel.play.shelf import game_to_review
from scoundrel.plots.review import PICTURES, chart, check_picture, picture
from scoundrel.texts import say
from scoundrel.words.spelling import shows_unicode


@click.command()
@click.argument("file", required=False, type=click.Path())
@deal_options
@click.option(
    "--simulations",
    metavar="N",
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
@force_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def review(
    file: str | None,
    name: str,
    settings: tuple[str, ...],
    code: str | None,
    seed: str | None,
    simulations: int,
    goal: str,
    plot: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Review a finished game: what each decision cost, and whether the game could have been won.

    FILE is a record, or - for standard input. Without it, your last finished game is reviewed, or with a
    deal your last finished game of that deal. Chances of winning are based on what the player could know;
    only the end sees all cards.
    """
    deal = chosen_deal(code, seed, name, settings)
    if file is not None and deal is not None:
        raise click.UsageError(say("cli-file_or_deal"))
    if plot is not None:
        check_picture(plot)
        check_new(plot, force)
    game = _last_game(deal) if file is None else read_game(file, "review")
    reviewed = look_back(game, simulations, Goal(goal))
    if plot is not None:
        picture(reviewed, plot)
    if as_json:
        click.echo(json.dumps(reviewed.as_data()))
        return
    for line in _lines(reviewed):
        click.echo(line)


def _last_game(deal: Deal | None) -> Game:
    """The player's last finished game, of this deal if one is given."""
    with saved_games() as store:
        saved = game_to_review(store, deal)
        if saved is not None:
            return store.load(saved)
    if deal is None:
        raise ScoundrelError("hinting-nothing_to_review")
    raise ScoundrelError("hinting-nothing_of_deal", code=deal.code)


def _lines(review: Review) -> Iterator[str]:
    yield review_title(review.game)
    if sys.stdout.isatty():
        width = max(40, min(100, shutil.get_terminal_size().columns - 2))
        yield chart(review, width, ascii_only=not shows_unicode())
    yield from map(decision_line, review.decisions)
    yield from summary(review)
    if review.line and not review.outcome.won:
        yield say("review-line")
        yield from line_words(review.game.after(0), review.line)
