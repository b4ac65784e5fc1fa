"""The nets that come with the program, one for each rule set for one player, some with a separate half for
the late game.

A file beside each says how it was trained and how strong it was measured to be. In a browser they are not
part of the package, and each is fetched when it is first needed.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

__all__ = ["fetch_with", "net_path"]

_fetchers: list[Callable[[str], bytes]] = []


def fetch_with(fetch: Callable[[str], bytes]) -> None:
    """From now on, fetch missing nets with this function: it is given the file's name, and raises
    `NetError` if it can't fetch it.
    """
    _fetchers[:] = [fetch]


def net_path(name: str) -> Path:
    """The path of the net that comes with the program for a rule set."""
    path = Path(str(files(__name__).joinpath(f"{name}.net")))
    for fetch in _fetchers:
        for part in (path.with_name(f"{name}-late.net"), path):
            if not part.exists():
                part.write_bytes(fetch(part.name))
    return path
