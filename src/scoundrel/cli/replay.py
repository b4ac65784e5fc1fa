"""``scoundrel replay``: a recorded game, move by move."""

from __future__ import annotations

import sys

import click

from scoundrel.cli.options import read_game
from scoundrel.plain.table import show_table, tell_events


@click.command()
@click.argument("file")
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
    game = read_game(file, "replay takes one")
    moves = game.moves
    if stop is not None and stop > len(moves):
        raise click.UsageError(f"the record has only {len(moves)} moves, so there is no move {stop}")
    if stop is not None:
        show_table(game.after(stop))
        return
    game = game.after(0)
    wait = file != "-" and sys.stdin.isatty() and sys.stdout.isatty()
    show_table(game)
    for number, move in enumerate(moves, 1):
        if wait:
            click.prompt("", default="", show_default=False, prompt_suffix="")
        click.echo(f"\nMove {number}: {move}")
        tell_events(game, game.play(move))
        show_table(game)
