"""The game inside Pyodide is the same as outside: the same rules, random numbers and decisions."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

from tests import inside
from tests.site import built_python
from website.archives import DROPPED, game_files
from website.packages import node, pyodide
from website.places import HERE, PROJECT, SOURCE
from website.python import copy_programs

pytestmark = pytest.mark.slow


def test_results_are_the_same_in_pyodide() -> None:
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
    """Nor any that such a module needs to be imported."""
    library = library_of(pyodide())
    sources = [content for path, content in game_files({}).items() if path.endswith(".py")]
    compiled = [path.with_suffix(".py").read_bytes() for path in SOURCE.rglob("*.pxd")]
    needed = {name for source in (*sources, *compiled) for name in imported(source)}
    assert {"json", "secrets"} <= needed
    todo = needed | {"pyodide", "_pyodide", "zipimport", "encodings"}
    found: set[str] = set()
    while todo:
        name = todo.pop()
        if name in library and name not in found:
            found.add(name)
            todo |= needed_by(name, *library[name])
    assert "hmac" in found
    assert {
        name for name in found | needed if DROPPED & set(accumulate(name.split("."), "{}.{}".format))
    } == set()


def library_of(folder: Path) -> dict[str, tuple[bytes, str]]:
    """The standard library of a Pyodide: each module's source, and the package that its relative imports begin at."""
    with zipfile.ZipFile(folder / "python_stdlib.zip") as archive:
        modules = {name: archive.read(name) for name in archive.namelist() if name.endswith(".py")}
    found = {}
    for path, source in modules.items():
        *package, last = Path(path).with_suffix("").parts
        name = package if last == "__init__" else [*package, last]
        found[".".join(name)] = source, ".".join(package)
    return found


def needed_by(name: str, source: bytes, package: str) -> set[str]:
    """What a module imports when it is imported itself, with the packages that it is in."""
    return {*accumulate(name.split("."), "{}.{}".format), *imports_at_once(ast.parse(source).body, package)}


def imports_at_once(body: list[ast.stmt], package: str) -> Iterator[str]:
    """The imports outside functions, without those that may fail or that belong to another platform."""
    for each in body:
        match each:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                start = package.split(".")[: len(package.split(".")) - level + 1] if level else []
                whole = ".".join([*start, *([module] if module else [])])
                yield from (whole, *(f"{whole}.{name.name}" for name in names))
            case ast.If(test=test, body=then, orelse=otherwise):
                elsewhere = re.search("TYPE_CHECKING|__main__|win32", ast.unparse(test))
                yield from imports_at_once([*([] if elsewhere else then), *otherwise], package)
            case ast.Try(body=tried, handlers=handlers, orelse=otherwise):
                may_fail = any(
                    re.search("ImportError|ModuleNotFoundError", ast.unparse(handler))
                    for handler in handlers
                )
                yield from imports_at_once([*([] if may_fail else tried), *otherwise], package)
            case ast.ClassDef(body=inner) | ast.With(body=inner):
                yield from imports_at_once(inner, package)


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
    """In a process of its own, because nets are cached once they are read."""
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
