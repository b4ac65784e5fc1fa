"""``scoundrel host``: the public server."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import click

from scoundrel.cli.serve import bind_port
from scoundrel.extras import installing
from scoundrel.texts import say

PORT = 8650
SITE = Path("build/site")
"""Where `make site` leaves the page."""

in_folder = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("scoundrel-host"),
    show_default=True,
    help="The folder of the SQLite database.",
)
on_database = click.option(
    "--database", metavar="URL", envvar="SCOUNDREL_DATABASE", help="postgresql://…, instead of a folder."
)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="The port.")
@in_folder
@on_database
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="How many processes; several need --database.",
)
@click.option(
    "--site",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="The folder of the page, as make site builds it. [default: build/site, if it is there]",
)
@click.option(
    "--proxies",
    metavar="ADDRESSES",
    default="127.0.0.1,::1",
    show_default=True,
    help="The proxies that may say who asks, and over HTTPS or not.",
)
def host(
    host: str, port: int, data: Path, database: str | None, workers: int, site: Path | None, proxies: str
) -> None:
    """Run the public server: ranked games, boards, and games on several devices.

    It needs nothing but a folder. docs/hosting.md says how to put it behind HTTPS and on PostgreSQL.
    """
    try:
        from scoundrel.host.database import database_url, lock_folder, open_engine
        from scoundrel.host.server import serve
    except ModuleNotFoundError as error:
        raise click.UsageError(say("host-missing", name=error.name, command=installing("server"))) from None
    if database is None and workers > 1:
        raise click.UsageError(say("host-one_process"))
    site = site or (SITE if SITE.is_dir() else None)
    url = database_url(database, data)
    lock = None if database else lock_folder(data)
    # The layout is brought up to date once, before there are several processes who could.
    open_engine(url).dispose()
    listening = bind_port(host, port)
    address = "{}:{}".format(*listening.getsockname()[:2])
    click.echo(say("host-link" if site else "host-link_api", link=f"http://{address}/"))
    with closing(listening):
        serve(url.render_as_string(hide_password=False), listening, site, proxies, workers)
    if lock is not None:
        lock.release()
