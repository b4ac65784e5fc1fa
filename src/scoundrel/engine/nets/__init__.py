"""The nets that come with the program, one for each rule set for one player, some with a half of its own
for the late game.

Beside each lies where it comes from: how it was trained, and how strong it was measured to be. In a browser
they lie elsewhere, and each is brought when it is first needed.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

__all__ = ["fetch_with", "net_path"]

_fetchers: list[Callable[[str], bytes]] = []


def fetch_with(fetch: Callable[[str], bytes]) -> None:
    """From now on, a net that is not here is brought by that function: it is given the file's name, and
    raises `NetError` if it can't bring it.
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
