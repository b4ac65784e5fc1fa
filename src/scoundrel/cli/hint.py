"""``scoundrel hint``: what the coach would do."""

from __future__ import annotations

import json

import click

from scoundrel.cli.options import read_text
from scoundrel.coach.hints import hint as ask
from scoundrel.game import Game


@click.command()
@click.option("--position", metavar="POSITION", help="The position to judge.")
@click.option("--record", metavar="FILE", help="Judge the position at the end of this record.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def hint(position: str | None, record: str | None, as_json: bool) -> None:
    """Show the best plan for a room, and each plan's chance of winning.

    The coach knows only what a player may know: if the position gives the order of the deck, it is ignored.
    """
    if (position is None) == (record is None):
        raise click.UsageError("give one of --position and --record")
    game = Game.from_record(read_text(record)) if record is not None else Game.from_position(position or "")
    advice = ask(game.view(game.turn))
    click.echo(json.dumps(advice.as_data()) if as_json else advice.text)
