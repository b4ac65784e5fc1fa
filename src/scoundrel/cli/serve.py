"""``scoundrel serve``: the game in the browser, on the same saved games."""

from __future__ import annotations

import secrets
import socket
import webbrowser
from ipaddress import ip_address

import click

from scoundrel.errors import quote
from scoundrel.words.texts import say

HERE = "127.0.0.1"
PORT = 8642
EVERYWHERE = ("0.0.0.0", "::")


@click.command()
@click.option("--host", default=HERE, help="The address to listen on; without it, this machine alone.")
@click.option("--port", type=click.IntRange(0, 65535), help=f"The port; {PORT} if it is free.")
@click.option("--no-open", is_flag=True, help="Only print the link, without opening a browser.")
def serve(host: str, port: int | None, no_open: bool) -> None:
    """Play in the browser.

    It opens the page on the same saved games as the terminal, so a game that was begun in one goes on in
    the other. Only this machine can reach it unless --host says otherwise, and only with the secret link.
    """
    try:
        from scoundrel.serve.server import KEY, Server, make_app
        from scoundrel.serve.windows import Windows
    except ModuleNotFoundError as error:
        raise click.UsageError(say("serve.missing", name=error.name)) from None
    listening = _listen(host, port)
    number = listening.getsockname()[1]
    secret = secrets.token_urlsafe(16)
    windows = Windows()
    app = make_app(windows, secret, _names(host), number)
    link = f"http://{_shown(host)}:{number}/?{KEY}={secret}"
    click.echo(say("serve.link", link=link))
    alone = ip_address(listening.getsockname()[0]).is_loopback
    click.echo(say("serve.alone") if alone else say("serve.open_to_others", host=host))
    click.echo(say("serve.stop"))
    if not no_open:
        webbrowser.open(link)
    try:
        Server(app).run(sockets=[listening])
    finally:
        windows.close()
        listening.close()


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket at that port; if none was asked for, at the usual one or any that is free."""
    try:
        return _bound(host, PORT if port is None else port)
    except socket.gaierror as error:
        raise click.UsageError(say("serve.no_host", host=quote(host), why=error.strerror)) from None
    except OSError as error:
        if port is None:
            return _bound(host, 0)
        raise click.UsageError(say("serve.no_port", port=str(port), why=error.strerror)) from None


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        # From now on the browser may ask; it waits until it is answered.
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def _names(host: str) -> frozenset[str]:
    """The names under which a browser may ask for this server."""
    names = {"localhost", HERE, "::1", host.lower()}
    if host in EVERYWHERE:
        # Any address may be one of this machine; a name, only its own.
        names |= {"*", socket.gethostname().lower()}
    return frozenset(names)


def _shown(host: str) -> str:
    """The host as it stands in a link."""
    if host in EVERYWHERE:
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host
