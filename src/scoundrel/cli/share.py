"""``scoundrel share``: a finished game in a few lines that reveal no card."""

from __future__ import annotations

import click

from scoundrel.cli.options import read_game
from scoundrel.history.sharing import share_text


@click.command()
@click.argument("file")
@click.option("--ascii", "ascii_only", is_flag=True, help="Use ASCII characters only.")
def share(file: str, ascii_only: bool) -> None:
    """Sum up a finished game in a few lines that reveal no card.

    FILE is a record, or - for standard input. A record does not say whether the player had help, so a win
    is not marked as unaided.
    """
    click.echo(share_text(read_game(file, "share takes one"), ascii_only=ascii_only))
