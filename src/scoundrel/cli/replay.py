"""``scoundrel replay``: a recorded game, move by move."""

from __future__ import annotations

import sys

import click

from scoundrel.cli.options import read_game
from scoundrel.plain.console import tell
from scoundrel.plain.table import show_table
from scoundrel.play.replaying import ReplayRun


@click.command()
@click.argument("file", type=click.Path())
@click.option(
    "--to",
    "stop",
    type=click.IntRange(min=0),
    metavar="N",
    help="Only show the position after N moves.",
)
def replay(file: str, stop: int | None) -> None:
    """Replay a recorded game, move by move.

    FILE is a record, or - for standard input. In a terminal, press Enter for the next move.
    """
    run = ReplayRun(read_game(file, "replay takes one"))
    _, moves = run.progress
    if stop is not None and stop > moves:
        raise click.UsageError(f"the record has only {moves} moves, so there is no move {stop}")
    if stop is not None:
        run.step(stop)
        show_table(run.game)
        return
    wait = file != "-" and sys.stdin.isatty() and sys.stdout.isatty()
    show_table(run.game)
    for _ in range(moves):
        if wait:
            click.prompt("", default="", show_default=False, prompt_suffix="")
        click.echo()
        for sentence in run.step(1).told:
            tell(sentence)
        show_table(run.game)
