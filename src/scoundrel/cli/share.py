"""``scoundrel share``: a finished game in a few lines that reveal no card."""

from __future__ import annotations

import click

from scoundrel.cli.options import read_game, saved_games
from scoundrel.errors import ScoundrelError
from scoundrel.history.sharing import shared_game
from scoundrel.play.links import site_address
from scoundrel.play.preferences import Squares
from scoundrel.words.spelling import shows_unicode


@click.command()
@click.argument("file", required=False)
@click.option("--ascii", "ascii_only", is_flag=True, help="Use ASCII characters only.")
def share(file: str | None, ascii_only: bool) -> None:
    """Sum up a finished game in a few lines that reveal no card.

    FILE is a record, or - for standard input. Without it, your last finished game is shared. A record does
    not say whether the player had help, so a win is not marked as unaided.
    """
    if file is None:
        click.echo(_last_game(ascii_only))
        return
    squares = Squares.LETTERS if ascii_only or not shows_unicode() else Squares.COLOURS
    click.echo(shared_game(read_game(file, "share")).with_link(squares, site_address()))


def _last_game(ascii_only: bool) -> str:
    """The player's last finished game."""
    from scoundrel.history.ending import Ending
    from scoundrel.play.sitting import Sitting

    with saved_games() as store:
        own = (
            saved
            for saved in store.games(over=True)
            if saved.kind is not saved.kind.IMPORTED and not saved.given_up
        )
        saved = next(own, None)
        if saved is None:
            raise ScoundrelError("share-nothing")
        return Ending(Sitting.resume(store, saved)).share(ascii_only=ascii_only)
