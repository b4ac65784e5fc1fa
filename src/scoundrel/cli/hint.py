"""``scoundrel hint``: what the coach would do."""

from __future__ import annotations

import json

import click

from scoundrel.cli.options import read_text
from scoundrel.cli.players import goal_option
from scoundrel.coach.hints import hint as ask
from scoundrel.engine.goals import Goal
from scoundrel.game import Game


@click.command()
@click.option("--position", metavar="POSITION", help="The position to judge.")
@click.option("--record", metavar="FILE", help="Judge the position at the end of this record.")
@goal_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def hint(position: str | None, record: str | None, goal: str, as_json: bool) -> None:
    """Show the best plan for a room, and what each plan is worth.

    The coach knows only what a player may know: if the position gives the order of the deck, it is ignored.
    """
    if (position is None) == (record is None):
        raise click.UsageError("give one of --position and --record")
    game = Game.from_record(read_text(record)) if record is not None else Game.from_position(position or "")
    advice = ask(game.view(game.turn), Goal(goal))
    click.echo(json.dumps(advice.as_data()) if as_json else advice.text)
