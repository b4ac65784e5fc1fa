"""Keeping the seed of a run from the programs that play in it.

Any program can read the command line of another one, and whoever knows the seed knows the deals. So before
a program plays, the arguments are erased where the system shows them, and so is the seed in every
environment variable, which the program would inherit. Python works with its own copies.
"""

from __future__ import annotations

from pathlib import Path

import click

__all__ = ["conceal"]

PROCESS = Path("/proc/self")
ARGUMENTS, ENVIRONMENT = slice(45, 47), slice(47, 49)
"""Where `stat` tells the first and the last address of each, counted behind the program's name."""
TOO_SHORT = 4
"""A seed of fewer characters stays in the environment: it is in every other variable, and soon guessed."""


def conceal(seed: str) -> None:
    """Hide the seed from other programs; warn the user where that is impossible."""
    try:
        places = (PROCESS / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        first, last = map(int, places[ARGUMENTS])
        _overwrite(first, b"scoundrel".ljust(last - first, b"\0")[: last - first])
        if len(seed) >= TOO_SHORT:
            first, last = map(int, places[ENVIRONMENT])
            secret = seed.encode("utf-8", "surrogateescape")
            shown = (PROCESS / "environ").read_bytes()[: last - first]
            _overwrite(first, shown.replace(secret, b"*" * len(secret)))
    except (OSError, ValueError):
        click.echo(
            "on this system a program can read --seed off our command line; leave it out for a secret one",
            err=True,
        )


def _overwrite(address: int, content: bytes) -> None:
    with (PROCESS / "mem").open("r+b", buffering=0) as memory:
        memory.seek(address)
        memory.write(content)
