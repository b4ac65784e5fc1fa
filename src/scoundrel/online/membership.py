"""Which server a player plays on, and who they are there: kept among the saved games of this device.

A token shows who somebody is. It goes to the server that gave it and to no other, it is in no backup, and
nothing shows it.
"""

from __future__ import annotations

import json
from typing import Any

from scoundrel.online.server import Account, Server
from scoundrel.online.transport import address_of, connection_to
from scoundrel.play.store import Store
from scoundrel.texts import say

__all__ = [
    "PLAYER",
    "PROGRAM",
    "address_in",
    "be_somebody",
    "begin_anew",
    "remember",
    "server_in",
    "told_account",
    "told_data",
]

PLAYER, PROGRAM = "server", "server_of_programs"
"""The settings that hold a server and its tokens: of the player, and of the programs that play."""


def remember(store: Store, url: str, setting: str = PLAYER) -> None:
    """Play on this server from now on; without an address, forget every server and who one was there."""
    address = address_of(url) if url else ""
    nothing: dict[str, Any] = {}
    store.change_setting(
        setting, nothing, lambda kept: {"url": address, "tokens": _tokens(kept)} if address else {}
    )


def address_in(store: Store, setting: str = PLAYER) -> str:
    """The address of the server; empty if there is none."""
    url = _kept(store, setting).get("url")
    return url if isinstance(url, str) else ""


def server_in(store: Store, setting: str = PLAYER) -> Server | None:
    """The server that is remembered, as whoever this player is there."""
    url = address_in(store, setting)
    if not url:
        return None

    def keep(token: str) -> None:
        nothing: dict[str, Any] = {}
        store.change_setting(setting, nothing, lambda kept: kept | {"tokens": _tokens(kept) | {url: token}})

    return Server(url, _tokens(_kept(store, setting)).get(url, ""), connection_to(url), keep)


def be_somebody(server: Server, setting: str = PLAYER) -> None:
    """Become a guest of the server, unless one is somebody there already."""
    if not server.token:
        server.join(program=setting == PROGRAM)


def begin_anew(store: Store, setting: str = PLAYER) -> None:
    """Be nobody on the server, so that whoever plays there next is a new guest."""
    nothing: dict[str, Any] = {}
    url = address_in(store, setting)
    store.change_setting(
        setting,
        nothing,
        lambda kept: kept | {"tokens": {other: it for other, it in _tokens(kept).items() if other != url}},
    )


def told_account(account: Account, url: str) -> tuple[str, ...]:
    """Who one is on the server, in sentences."""
    group = say(f"online-group-{account.group}")
    who = say("online-known_as" if account.name else "online-guest", name=account.name, group=group)
    why = (say("account-why", why=account.why),) if account.why else ()
    return (say("account-told", who=who, url=url), *why)


def told_data(server: Server) -> str:
    """Everything that the server keeps of a player, as a text."""
    return json.dumps(server.my_data(), ensure_ascii=False, indent=1) + "\n"


def _kept(store: Store, setting: str) -> dict[str, Any]:
    nothing: dict[str, Any] = {}
    return store.setting(setting, nothing)


def _tokens(kept: dict[str, Any]) -> dict[str, str]:
    tokens = kept.get("tokens")
    found = tokens.items() if isinstance(tokens, dict) else ()
    return {url: token for url, token in found if isinstance(token, str) and token}
