"""``scoundrel objections``: what players say who were moved to the assisted, for whoever runs a server."""

from __future__ import annotations

from pathlib import Path

import click

from scoundrel.cli.host import in_folder, on_database
from scoundrel.extras import installing
from scoundrel.texts import say


@click.command()
@in_folder
@on_database
@click.option("--grant", metavar="PLAYER", help="Move this player, by their id, back to the unaided.")
def objections(data: Path, database: str | None, grant: str | None) -> None:
    """Read what players of the server object to, and grant it.

    The server may go on meanwhile; it knows of it within a minute.
    """
    try:
        from scoundrel.host.database import changing, database_url, open_engine, reading
        from scoundrel.host.objecting import acquit, objections_in
    except ModuleNotFoundError as error:
        raise click.UsageError(say("host-missing", name=error.name, command=installing("server"))) from None
    engine = open_engine(database_url(database, data))
    try:
        if grant is None:
            with reading(engine) as connection:
                told = objections_in(connection) or [say("host-no_objections")]
        else:
            with changing(engine) as connection:
                acquit(connection, grant)
            told = [say("host-granted", player=grant)]
    finally:
        engine.dispose()
    for line in told:
        click.echo(line)
