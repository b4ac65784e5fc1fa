"""The folder `python/` of the site: Pyodide with a smaller standard library, and the game."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from website.archives import game_files, write_archive, write_library
from website.modules import side_modules
from website.packages import pyodide

__all__ = ["copy_programs", "write_python"]

_PROGRAMS = ("pyodide.mjs", "pyodide.asm.*js", "pyodide.asm.wasm")
"""The second is a module since Python 3.14, and is named like one."""


def write_python(place: Path) -> None:
    """Everything that Python in the browser needs, except for the nets."""
    original = pyodide()
    place.mkdir(parents=True, exist_ok=True)
    copy_programs(original, place)
    about = json.loads((original / "pyodide-lock.json").read_text("utf-8"))["info"]
    # Nothing is ever installed there, so the long list of what could be stays behind.
    (place / "pyodide-lock.json").write_text(json.dumps({"info": about, "packages": {}}), "utf-8")
    write_library(original / "python_stdlib.zip", place / "python_stdlib.zip")
    write_archive(place / "game.zip", game_files(side_modules(original)))


def copy_programs(original: Path, place: Path) -> None:
    """Pyodide itself, whichever version."""
    for pattern in _PROGRAMS:
        (program,) = original.glob(pattern)
        shutil.copyfile(program, place / program.name)
