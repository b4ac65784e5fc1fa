"""``scoundrel engine``: one of our bots, for programs that speak the line protocol."""

from __future__ import annotations

import sys

import click

from scoundrel.cli.players import goal_option
from scoundrel.engine.bots import BOTS
from scoundrel.engine.protocol import serve
from scoundrel.files import Lines


@click.command()
@click.option(
    "--bot",
    type=click.Choice([name for name in BOTS if name != "oracle"]),
    default="expert",
    show_default=True,
    help="The bot.",
)
@goal_option
def engine(bot: str, goal: str) -> None:
    """Run a bot for another program, over a line protocol: isready, position, go, quit."""

    def answer(line: str) -> None:
        click.echo(line)
        sys.stdout.flush()

    serve(Lines(sys.stdin), answer, bot, goal)
