"""``scoundrel play``: the game, on screens or line by line."""

from __future__ import annotations

from pathlib import Path

import click

from scoundrel.cli.options import (
    check_new,
    code_option,
    deal_to_begin,
    force_option,
    rules_options,
    seed_option,
    server_option,
    was_given,
)
from scoundrel.cli.pace import has_screen
from scoundrel.game import Game
from scoundrel.online.invitations import read_invitation
from scoundrel.play.opening import linked_deal
from scoundrel.texts import say


@click.command()
@rules_options
@seed_option
@code_option
@click.option("--link", metavar="LINK", help="Open a link to a deal, with what its sender says of it.")
@server_option
@click.option("--join", "invitation", metavar="LINK", help="Come to a table that somebody invites you to.")
@click.option("--plain", is_flag=True, help="Play line by line, for screen readers and pipes.")
@click.option("--save", is_flag=True, help="Save the game even if its moves are piped in.")
@click.option("--record", type=click.Path(path_type=Path), help="Write the game's record to this file.")
@force_option
def play(
    name: str = "classic",
    settings: tuple[str, ...] = (),
    seed: str | None = None,
    code: str | None = None,
    link: str | None = None,
    server: str | None = None,
    invitation: str | None = None,
    plain: bool = False,
    save: bool = False,
    record: Path | None = None,
    force: bool = False,
) -> int:
    """Play a game.

    Moves may be piped in, one or more per line.
    """
    chosen = any(map(was_given, ("name", "settings", "seed", "code")))
    if sum((chosen, link is not None, invitation is not None)) > 1:
        raise click.UsageError(say("cli-link_or_deal"))
    if invitation is not None:
        read_invitation(invitation)
    linked = None if link is None else linked_deal(link)
    rules, seed = deal_to_begin(code, seed, name, settings)
    if not plain and record is None and has_screen():
        from scoundrel.play.mixing import renamed_if_mixed
        from scoundrel.tui.app import ScoundrelApp
        from scoundrel.words.languages import prepare

        prepare()
        app = ScoundrelApp(
            begin=(lambda: Game.deal(renamed_if_mixed(rules), seed)) if chosen else None,
            named=seed is not None,
            link=linked,
            server=server,
            invitation=invitation or "",
        )
        app.run()
        if app.unsaved:
            click.echo(say("app-lost", why=app.unsaved), err=True)
        return app.return_code or 0
    check_new(record, force)
    from scoundrel.plain.session import Session

    return Session(rules, record, save=save, overwrite=force).run(
        seed, chosen=chosen, link=link or "", server=server, invitation=invitation or ""
    )
