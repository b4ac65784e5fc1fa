"""``scoundrel positions``: a data set of positions, with what each plan is worth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from scoundrel.cli import complain
from scoundrel.cli.again import command_again
from scoundrel.cli.options import (
    check_new,
    chosen_rules,
    force_option,
    rules_options,
    seed_option,
    workers_option,
)
from scoundrel.cli.players import chosen_bot, goal_option
from scoundrel.cli.progress import progress
from scoundrel.deals import fresh_seed
from scoundrel.engine.bots import MOST_SIMULATIONS
from scoundrel.lab.positions import COLUMNS, PlanRow, Survey, drawn
from scoundrel.lab.tables import check_table, write_rows
from scoundrel.signals import undisturbed
from scoundrel.words.phrases import percent


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@rules_options
@seed_option
@click.option(
    "--count",
    metavar="N",
    type=click.IntRange(1, 10**7),
    default=100,
    show_default=True,
    help="Number of positions.",
)
@goal_option
@click.option(
    "--simulations",
    metavar="N",
    type=click.IntRange(0, MOST_SIMULATIONS),
    help="Simulations that expert runs per position. [default: as in play]",
)
@workers_option
@force_option
def positions(
    file: Path,
    name: str,
    settings: tuple[str, ...],
    seed: str | None,
    count: int,
    goal: str,
    simulations: int | None,
    workers: int | None,
    force: bool,
) -> int:
    """Write positions, and what each plan for them is worth, to FILE: .parquet, .csv or .jsonl.

    Each position is a room as its player saw it, from a game of its own, played by random, greedy or net.
    It has a row for each plan, with the chance to win and the score that expert expects. The same seed
    gives the same positions, with any number of workers.
    """
    check_table(file)
    check_new(file, force)
    seed = fresh_seed() if seed is None else seed
    rules = chosen_rules(name, settings)
    survey = Survey.of(rules, seed, count, simulations, goal)
    chosen_bot("expert", rules, simulations, None, 0.0, goal)  # notes if its net was trained on other rules
    drawing = _Drawing(survey, workers or 1)
    write_rows(file, COLUMNS, drawing.rows())
    click.echo(_in_words(drawing, file))
    if drawing.interrupted:
        return complain(f"interrupted, after {drawing.positions:,} of {count:,} positions", 130)
    click.echo(f"The same positions again: {command_again(seed=seed)}")
    return 0


class _Drawing:
    """Positions as they are drawn, and how many there were."""

    def __init__(self, survey: Survey, workers: int) -> None:
        self.survey = survey
        self.workers = workers
        self.positions = self.plans = self.exact = 0
        self.interrupted = False

    def rows(self) -> Iterator[PlanRow]:
        """Every row; after Ctrl-C, those of the positions drawn so far, if there are any."""
        try:
            with progress(self.survey.count) as advance:
                for plans in drawn(self.survey, self.workers):
                    # Whoever writes them is not interrupted half-way.
                    with undisturbed():
                        yield from plans
                        self.positions += 1
                        self.plans += len(plans)
                        self.exact += sum(plan.exact for plan in plans)
                        advance(1, None)
        except KeyboardInterrupt:
            if not self.positions:
                raise
            self.interrupted = True


def _in_words(drawing: _Drawing, file: Path) -> str:
    survey = drawing.survey
    return (
        f"{survey.rules}, for {survey.goal}, seed {survey.seed}: {drawing.positions:,} "
        f"position{'' if drawing.positions == 1 else 's'} with {drawing.plans:,} plans in {file}\n"
        f"the chance to win is exact for {percent(drawing.exact / drawing.plans, 1)} of the plans"
    )
