"""Tries packages as somebody who installs them: ``python tests/installed.py PACKAGE...``, or ``--here``.

Each package goes into an empty environment, in a folder far from the project. There a game is played, a hint is
asked for and games are simulated. ``--here`` tries what is installed beside this interpreter.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

LARGEST_WHEEL = 10_000_000
GAME = "4cb 8h 8d\n3cb Tsb 5cb\n6cb"
"""A whole game of the deal `classic/42`, and a short one."""
COMMAND = "from scoundrel_command import main; main()"


def try_package(package: Path) -> None:
    """Install a package with what it asks for, and try it."""
    if package.suffix == ".whl":
        show_parts(package)
    with tempfile.TemporaryDirectory() as place:
        subprocess.run([sys.executable, "-m", "venv", Path(place, "environment")], check=True)
        scripts = "Scripts" if sys.platform == "win32" else "bin"
        python = Path(place, "environment", scripts, "python")
        subprocess.run(
            [python, "-m", "pip", "--quiet", "install", package.absolute()], cwd=place, check=True
        )
        try_installed(python, Path(place))
    print(f"{package.name}: installed, and it plays")


def show_parts(wheel: Path) -> None:
    """Say what a wheel is made of; a wheel that has grown too large is refused."""
    parts: Counter[str] = Counter()
    with ZipFile(wheel) as archive:
        for file in archive.infolist():
            parts[part_of(PurePosixPath(file.filename))] += file.compress_size
    for part, size in parts.most_common():
        print(f"{size / 1e6:6.2f} MB  {part}")
    size = wheel.stat().st_size
    print(f"{size / 1e6:6.2f} MB  {wheel.name}")
    assert size < LARGEST_WHEEL, f"a wheel should have less than {LARGEST_WHEEL / 1e6:.0f} MB"


def part_of(path: PurePosixPath) -> str:
    if path.suffix == ".net":
        return "nets: how strong players judge a position"
    if path.suffix in (".so", ".pyd"):
        return "compiled modules: rules, search, solver"
    if path.suffix in (".py", ".pxd", ".pyi", ".h"):
        return "Python and what other compiled modules build on"
    return "texts, puzzles, the page, where the nets come from"


def try_installed(python: Path, place: Path) -> None:
    """Play a game, ask for a hint and simulate, as a user would."""

    def run(*words: str, typed: str = "") -> str:
        environment = os.environ | {"SCOUNDREL_DATA": str(place / "games"), "PYTHONPATH": ""}
        done = subprocess.run(
            [python, "-P", "-c", COMMAND, *words],
            cwd=place, env=environment, input=typed, capture_output=True, text=True, encoding="utf-8",
        )  # fmt: skip
        assert done.returncode == 0, f"{words}: {done.stderr}"
        return done.stdout

    where = subprocess.run(
        [python, "-P", "-c", "import scoundrel; print(scoundrel.__file__)"],
        cwd=place, env=os.environ | {"PYTHONPATH": ""}, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert str(Path(__file__).parents[1]) not in where, f"this is not what was installed: {where}"
    record = place / "game.txt"
    told = run("play", "--plain", "--seed", "42", "--record", str(record), typed=f"{GAME}\nquit\n")
    assert "Your score is minus 184." in told, told
    assert "184 after 7 moves" in run("check", str(record))
    assert "%" in run("hint", "--deal", "classic/42")
    simulated = json.loads(run("simulate", "--bot", "net", "--games", "200", "--seed", "s", "--json"))
    assert simulated["wins"] > 140, simulated


if __name__ == "__main__":
    if sys.argv[1:] != ["--here"]:
        for name in sys.argv[1:]:
            try_package(Path(name))
    else:
        with tempfile.TemporaryDirectory() as folder:
            try_installed(Path(sys.executable), Path(folder))
