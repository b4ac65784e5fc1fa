"""Hides the seed of a run from the programs that play in it.

Any program may read the command line of another one, and a deal follows from its seed. So before a program
plays, the arguments are erased where the system shows them, and the seed in every environment variable,
which the program would inherit. Python has its own copies.
"""

from __future__ import annotations

from pathlib import Path

import click

__all__ = ["conceal"]

PROCESS = Path("/proc/self")
ARGUMENTS, ENVIRONMENT = slice(45, 47), slice(47, 49)
"""Which fields of `stat`, after the program's name, hold the first and last address of each."""
TOO_SHORT = 4
"""A shorter seed stays in the environment: it would match everywhere, and is soon guessed anyway."""


def conceal(seed: str) -> None:
    """Keep other programs from reading the seed; where that is impossible, say so."""
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
            "on this system programs can read --seed from our command line; leave it out for a secret seed",
            err=True,
        )


def _overwrite(address: int, content: bytes) -> None:
    with (PROCESS / "mem").open("r+b", buffering=0) as memory:
        memory.seek(address)
        memory.write(content)
