"""The game inside Pyodide is the game: the same rules, the same chance, the same thoughts."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import inside
from tests.site import built_python
from website.archives import DROPPED, game_files
from website.packages import node, pyodide
from website.places import HERE, PROJECT
from website.python import copy_programs

pytestmark = pytest.mark.slow


def test_it_comes_to_the_same_inside() -> None:
    """One program in both places: games, hints, choices, and every scenario."""
    here = json.loads(json.dumps(inside.results()))
    assert here["scenarios"] > 600
    assert here["broken scenarios"] == []
    assert told_inside() == here


def told_inside() -> dict[str, Any]:
    """What the program says of itself inside Pyodide."""
    program = PROJECT / "tests" / "inside.py"
    command = [node(), *map(str, (HERE / "inside.mjs", built_python(), PROJECT, program))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_no_module_that_the_game_needs_is_dropped() -> None:
    needed = {
        name
        for path, content in game_files({}).items()
        if path.endswith(".py")
        for name in imported(content)
    }
    assert "json" in needed
    assert needed & DROPPED == set()


@pytest.mark.parametrize("program", ["pyodide.asm.js", "pyodide.asm.mjs"])
def test_every_pyodide_is_copied_whole(program: str, tmp_path: Path) -> None:
    """Since Python 3.14 one of its files is named as the module that it is."""
    names = {"pyodide.mjs", "pyodide.asm.wasm", program}
    original, place = tmp_path / "original", tmp_path / "place"
    for folder in (original, place):
        folder.mkdir()
    for name in (*names, "pyodide.js", "pyodide.mjs.map", "console.html"):
        (original / name).touch()
    copy_programs(original, place)
    assert {path.name for path in place.iterdir()} == names


def test_a_python_without_its_pyodide_is_told_which_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    with pytest.raises(SystemExit, match=r"Python 3\.11 to 3\.14, and this is 3\.99"):
        pyodide()


def imported(source: bytes) -> set[str]:
    """The modules that a module imports, wherever in it."""
    found: set[str] = set()
    for each in ast.walk(ast.parse(source)):
        if isinstance(each, ast.Import):
            found |= {name.name for name in each.names}
        elif isinstance(each, ast.ImportFrom) and each.module:
            found |= {each.module, *(f"{each.module}.{name.name}" for name in each.names)}
    return found | {name.partition(".")[0] for name in found}


def test_the_nets_are_brought_when_they_are_first_needed(tmp_path: Path) -> None:
    """In a process of its own, as nets once read are kept."""
    program = """
import sys
from pathlib import Path
from scoundrel.engine import nets
there, here = Path(nets.__file__).parent, Path(sys.argv[1])
nets.files = lambda name: here
nets.fetch_with(lambda name: print(name) or (there / name).read_bytes())
from scoundrel.engine.bots import net_for
from scoundrel.rules import CLASSIC
net_for(CLASSIC)
net_for(CLASSIC)
"""
    done = subprocess.run(
        [sys.executable, "-c", program, tmp_path], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["classic-late.net", "classic.net"]
