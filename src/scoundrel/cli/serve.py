"""``scoundrel serve``: the game in the browser, on the same saved games."""

from __future__ import annotations

import errno
import os
import secrets
import socket
import webbrowser
from contextlib import closing
from ipaddress import ip_address
from typing import TYPE_CHECKING

import click

from scoundrel.cli.language import started_in
from scoundrel.errors import quote
from scoundrel.extras import installing
from scoundrel.signals import before_the_end
from scoundrel.texts import say

if TYPE_CHECKING:
    from scoundrel.store import Store as SavedGames

HERE = "127.0.0.1"
PORT = 8642
PORT_FAULTS = (errno.EADDRINUSE, errno.EACCES)
"""What may be wrong with the port; anything else is wrong with the address."""


@click.command()
@click.option("--host", default=HERE, help="The address to listen on; without it, this machine alone.")
@click.option("--port", type=click.IntRange(0, 65535), help=f"The port; {PORT} if it is free.")
@click.option("--no-open", is_flag=True, help="Only print the link, without opening a browser.")
@click.pass_context
def serve(context: click.Context, host: str, port: int | None, no_open: bool) -> None:
    """Play in the browser.

    It opens the page on the same saved games as the terminal, so a game that was begun in one goes on in
    the other. Only this machine can reach it unless --host says otherwise, and only with the secret link.
    """
    try:
        from scoundrel.serve.server import KEY, Server, make_app
    except ModuleNotFoundError as error:
        raise click.UsageError(say("serve-missing", name=error.name, command=installing("web"))) from None
    from scoundrel.door import Door
    from scoundrel.play.links import site_address
    from scoundrel.store import Store

    listening = _listen(host, port)
    address, number = listening.getsockname()[:2]
    secret = secrets.token_urlsafe(16)
    store = Store.open_or_wait()
    app = make_app(
        Door(store, notices=store.notices, site=site_address(), language=started_in(context)),
        secret,
        _names(host, address),
        number,
    )
    link = f"http://{_shown(host, address)}:{number}/?{KEY}={secret}"
    click.echo(say("serve-link", link=link))
    alone = ip_address(address).is_loopback
    click.echo(say("serve-alone") if alone else say("serve-open_to_others", host=host))
    click.echo(say("serve-stop"))
    if not no_open:
        webbrowser.open(link)
    before_the_end(lambda: _close(store))
    with closing(listening):
        Server(app).run(sockets=[listening])


def _close(store: SavedGames) -> None:
    """Save what could not be saved before; if that fails again, say so."""
    store.close()
    if store.unsaved:
        click.echo(say("app-lost", why=store.unsaved), err=True)


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket at that port; if none was asked for, at the usual one or any that is free."""
    try:
        return bind_port(host, PORT if port is None else port)
    except UnicodeError:
        raise _no_host(host, say("serve-no_name")) from None
    except OSError as error:
        if error.errno not in PORT_FAULTS:
            raise _no_host(host, error.strerror) from None
        if port is None:
            return _listen(host, 0)
        raise click.UsageError(say("serve-no_port", port=str(port), why=error.strerror)) from None


def _no_host(host: str, why: object) -> click.UsageError:
    return click.UsageError(say("serve-no_host", host=quote(host), why=why))


def bind_port(host: str, port: int) -> socket.socket:
    try:
        return _bind(host, port)
    except OSError as error:
        # Nothing else says where it was meant to listen.
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from None


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            # Otherwise the port stays taken for a minute after its last connection. Not on Windows, where
            # this option would let another program share the port.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        # From now on the browser can connect; it waits until it is answered.
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def _names(host: str, address: str) -> frozenset[str]:
    """The names under which a browser may ask for this server."""
    names = {"localhost", HERE, "::1", host, address}
    if ip_address(address).is_unspecified:
        # Any IP address may belong to this machine; of names, only its own.
        names |= {"*", socket.gethostname()}
    return frozenset(names)


def _shown(host: str, address: str) -> str:
    """The host as it is written in a link."""
    if ip_address(address).is_unspecified:
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host
