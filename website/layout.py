"""Formats the JavaScript with prettier: `python -m website.layout --check` checks, `--write` rewrites."""

from __future__ import annotations

import subprocess
import sys

from website.packages import PRETTIER, fetched, node
from website.places import HERE, PAGE

__all__ = ["lay_out"]


def lay_out(*options: str) -> int:
    """Run prettier over all JavaScript and its types; 0 if nothing is wrong."""
    files = [
        path
        for folder in (PAGE, HERE)
        for path in folder.iterdir()
        if path.suffix in (".js", ".mjs", ".ts")
    ]
    program = fetched(PRETTIER) / "bin" / "prettier.cjs"
    command = [node(), str(program), "--log-level=warn", *options, *map(str, sorted(files))]
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(lay_out(*sys.argv[1:]))
