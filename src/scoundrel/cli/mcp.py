"""``scoundrel mcp``: a language model plays."""

from __future__ import annotations

import click

from scoundrel.cli.options import saved_games
from scoundrel.extras import installing
from scoundrel.texts import say


@click.command()
@click.option("--hints", is_flag=True, help="Let it ask the coach for hints, which are counted.")
@click.option("--undo", is_flag=True, help="Let it take moves back, which is counted too.")
def mcp(hints: bool, undo: bool) -> None:
    """Let a language model play, over the Model Context Protocol.

    An assistant starts this command and speaks with it over standard input and output. It learns only
    what a player may know, and plays the same saved games as you: what one begins, the other can continue.
    """
    try:
        from scoundrel.assistant.server import make_server, serve
    except ModuleNotFoundError as error:
        raise click.UsageError(
            say("assistant-missing_package", name=error.name, command=installing("mcp"))
        ) from None
    from scoundrel.assistant.guest import Guest

    with saved_games(wait=True) as store:
        serve(make_server(Guest(store), hints=hints, undo=undo))
