"""`python -m locks.renew [--upgrade]`: pins what pyproject.toml asks for.

What is pinned already stays as it is, as long as it fits; `--upgrade` takes the newest of everything. The
same files serve every supported Python on every system.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

__all__ = ["LOCKS", "WANTED"]

LOCKS = Path(__file__).parent
_SETTINGS = tomllib.loads((LOCKS.parent / "pyproject.toml").read_text("utf-8"))
WANTED: dict[str, list[str]] = {
    "playing": _SETTINGS["build-system"]["requires"] + _SETTINGS["project"]["dependencies"],
    "web": _SETTINGS["project"]["optional-dependencies"]["web"],
    "server": _SETTINGS["project"]["optional-dependencies"]["server"],
    **_SETTINGS["dependency-groups"],
}
"""What is asked for each purpose; the file that pins it is named alike."""


def renew(*options: str) -> None:
    """Pin everything at once and then each purpose by itself, so that the files agree with each other."""
    with TemporaryDirectory() as folder:
        together = Path(folder, "together.txt")
        together.write_text("".join(path.read_text("utf-8") for path in LOCKS.glob("*.txt")), "utf-8")
        _pin(together, list(chain.from_iterable(WANTED.values())), *options)
        for name, wanted in WANTED.items():
            _pin(LOCKS / f"{name}.txt", wanted, "--constraint", str(together))


def _pin(place: Path, wanted: list[str], *options: str) -> None:
    """Write versions and hashes of what is wanted and of all it needs; versions in the file are kept."""
    oldest = _SETTINGS["project"]["requires-python"].removeprefix(">=")
    fixed = f"--quiet --system-certs --universal --python-version {oldest} --generate-hashes --no-annotate"
    subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "compile", "-", "--output-file", str(place)),
            *(*fixed.split(), "--custom-compile-command", "make lock", *options),
        ],
        input="\n".join(wanted),
        stdout=subprocess.DEVNULL,
        check=True,
        text=True,
    )


if __name__ == "__main__":
    renew(*sys.argv[1:])
