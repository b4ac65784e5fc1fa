"""Extras: optional packages, and the command that installs them."""

from __future__ import annotations

import re
import sys
from importlib.machinery import PathFinder

__all__ = ["installing"]


def installing(extra: str) -> str:
    """The command that installs an extra for the Python that runs this.

    It names the packages that the extra stands for, and not the game itself, so it is right wherever the
    game came from: a copy of the project or a release, with make, pip, pipx or uv.
    """
    # Slow to import, and needed only where something is missing.
    from importlib.metadata import requires

    of_extra = re.compile(rf'([\w.-]+(?:\[[\w,-]+\])?).*\bextra == "{extra}"')
    found = [of_extra.match(requirement) for requirement in requires("scoundrel-cards") or ()]
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    # Environments without pip are made by uv, which pipx may use too. Only the path is searched: setuptools
    # has a finder of its own, which warns when it is asked for pip.
    pip = PathFinder.find_spec("pip")
    command = f"{python} -m pip install" if pip else f"uv pip install --python {python}"
    return " ".join([command, *(each[1] for each in found if each)])
