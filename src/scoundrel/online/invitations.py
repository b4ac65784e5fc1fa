"""Links to a table of a server: to a seat that is free, or to look on."""

from __future__ import annotations

import re
from typing import NamedTuple

from scoundrel.errors import OnlineError, quote
from scoundrel.online.transport import address_of
from scoundrel.play.links import JOIN, WATCH

__all__ = ["Invitation", "invitation_link", "read_invitation"]

_LINK = re.compile(rf"(?:(?P<url>.*)#)?(?:{JOIN}|{WATCH})(?P<token>[\w-]{{1,64}})", re.ASCII)


class Invitation(NamedTuple):
    """Where a link leads to."""

    url: str
    """The address of the server; empty if the link does not say."""
    token: str


def invitation_link(url: str, kind: str, token: str) -> str:
    """The link to send: the page of the server opens it, and so does the terminal.

    `kind` is ``watch``, or names a seat.
    """
    return f"{url}/#{WATCH if kind == 'watch' else JOIN}{token}"


def read_invitation(text: str) -> Invitation:
    """Read a link that was sent."""
    link = _LINK.fullmatch(text.strip())
    if link is None:
        raise OnlineError("server-bad_invitation", given=quote(text))
    return Invitation(address_of(link["url"]) if link["url"] else "", link["token"])
