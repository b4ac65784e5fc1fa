"""What is installed works: wheel and source package, each in an environment of its own, far from the project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from email import message_from_bytes
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest
from filelock import FileLock
from packaging.requirements import Requirement

from tests.terminal import Terminal

ROOT = Path(__file__).parents[1]
PATIENCE = 300
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
QUICKLY = {"CFLAGS": "-O0"}
"""What is compiled only to see that it works is compiled in a fifth of the time."""

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals"),
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="git tells what belongs to the project"),
]


class Packages(NamedTuple):
    """Everything that can be built from the project: two packages, and the second one built in turn."""

    wheel: Path
    source: Path
    unpacked: Path
    wheel_of_source: Path


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def tracked() -> list[str]:
    """The project's files, those that are new included."""
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", folder=ROOT)
    return [name for name in listed.splitlines() if (ROOT / name).is_file()]


def build(what: str, folder: Path) -> Path:
    """Build ``wheel`` or ``sdist`` from a folder as pip would; what came of it."""
    run(sys.executable, "-c", BUILD, f"build_{what}", "dist", folder=folder, **QUICKLY)
    (made,) = (folder / "dist").glob("*.whl" if what == "wheel" else "*.tar.gz")
    return made


def lend_compiled(lender: Path, folder: Path) -> None:
    """Spare another folder the compiling of the same sources; nothing else that was built goes with it."""
    for path in (lender / "build").rglob("*"):
        if path.suffix in (".c", ".h", ".so"):
            target = folder / path.relative_to(lender)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """Built once in a test run, whichever process comes first; the folder is as new as the run."""
    run_folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        run_folder = run_folder.parent
    place = run_folder / "packages"
    with FileLock(run_folder / "packages.lock"):
        if not (place / "built").exists():
            shutil.rmtree(place, ignore_errors=True)
            build_packages(place)
            (place / "built").touch()
    (source,) = (place / "tree" / "dist").glob("*.tar.gz")
    unpacked = place / source.name.removesuffix(".tar.gz")
    wheels = (next(folder.glob("dist/*.whl")) for folder in (place / "tree", unpacked))
    return Packages(next(wheels), source, unpacked, next(wheels))


def build_packages(place: Path) -> None:
    tree = place / "tree"
    for name in tracked():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tree / name)
    source = build("sdist", tree)
    with tarfile.open(source) as archive:
        archive.extractall(place, filter="data")
    unpacked = place / source.name.removesuffix(".tar.gz")
    build("wheel", unpacked)
    lend_compiled(unpacked, tree)
    build("wheel", tree)


@pytest.fixture(scope="module")
def python(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment with one package and what that asks for, and nothing else."""
    place = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", place, folder=place)
    python = place / "bin" / "python"
    run(
        sys.executable, "-m", "pip", "--quiet", "--python", python,
        "install", "--no-deps", "--no-index", packages.wheel_of_source, folder=place,
    )  # fmt: skip
    (site,) = place.glob("lib/python*/site-packages")
    (installed,) = distributions(path=[str(site)])
    for needed in requirements(installed):
        for name in {file.parts[0] for file in needed.files or ()} - {"..", "__pycache__"}:
            (site / name).symlink_to(str(needed.locate_file(name)))
    return python


def requirements(asking: Distribution) -> list[Distribution]:
    """All that a package needs to run, and what that needs."""
    found: dict[str, Distribution] = {}
    waiting = [asking]
    while waiting:
        for requirement in map(Requirement, waiting.pop().requires or ()):
            wanted = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
            if wanted and requirement.name not in found:
                found[requirement.name] = distribution(requirement.name)
                waiting.append(found[requirement.name])
    return list({each.metadata["Name"]: each for each in found.values()}.values())


def test_every_supported_python_is_built_and_tested() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    classifiers = " ".join(settings["project"]["classifiers"])
    supported = re.findall(r"Python :: (3\.\d+)", classifiers)
    assert settings["project"]["requires-python"] == f">={supported[0]}"
    wheels = settings["tool"]["cibuildwheel"]["build"].split()
    assert wheels == [f"cp{version.replace('.', '')}-*" for version in supported]
    tested = re.findall(r"python: \[(.*)\]", (ROOT / ".github/workflows/tests.yml").read_text("utf-8"))
    assert tested == [", ".join(f'"{version}"' for version in supported)] * 2


def test_hosted_checks_run_actions_at_a_commit_that_cannot_be_moved() -> None:
    """A tag such as v5 may point elsewhere tomorrow; the comment says which version the commit is."""
    workflows = sorted((ROOT / ".github/workflows").glob("*.yml"))
    used = [line for path in workflows for line in re.findall(r"\buses:.*", path.read_text("utf-8"))]
    assert len(used) > 5
    pinned = re.compile(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    assert [line for line in used if not pinned.fullmatch(line)] == []
    assert len(set(used)) == len({line.split("@")[0] for line in used}), "one version of each"


def test_a_release_can_be_checked_where_nothing_was_built_before(tmp_path: Path) -> None:
    """The recipe alone, in an empty folder; what it runs is only written down."""
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text(f'#!/bin/sh\necho "$@" >> "{tmp_path}/ran"\n')
    python.chmod(0o755)
    makefile = ("--file", ROOT / "Makefile", f"BIN={python.parent}", "--old-file=.venv/.release")
    run("make", *makefile, "release-check", folder=tmp_path)
    ran = [line.split(" build/")[0] for line in (tmp_path / "ran").read_text().splitlines()]
    assert ran == ["-m build --no-isolation --outdir", "-m twine check --strict", "tests/installed.py"]


def test_a_wheel_holds_whatever_lies_beside_the_modules(packages: Packages) -> None:
    wanted = {name.removeprefix("src/") for name in tracked() if name.startswith("src/")}
    assert {"scoundrel/tui/scoundrel.tcss", "scoundrel/words/guides/en/how-to-win.md"} <= wanted
    for wheel in (packages.wheel, packages.wheel_of_source):
        with ZipFile(wheel) as archive:
            held = {name for name in archive.namelist() if ".dist-info/" not in name}
        compiled = {name for name in held if name.endswith(".so")}
        assert len(compiled) == sum(name.endswith(".pxd") for name in wanted)
        assert held - compiled == wanted


def test_both_wheels_are_the_same(packages: Packages) -> None:
    """So one of them need be installed."""
    first, second = (contents(wheel) for wheel in (packages.wheel, packages.wheel_of_source))
    assert first == second


def contents(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_what_pypi_shows_has_no_link_into_the_project(packages: Packages) -> None:
    with ZipFile(packages.wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        told = message_from_bytes(archive.read(name))
    text = str(told.get_payload())
    assert told["Description-Content-Type"] == "text/markdown"
    assert "pip install scoundrel-cards" in text
    assert "Playing covers the rest" in text
    assert [link for link in re.findall(r"\]\(([^)]*)\)", text) if not link.startswith("https://")] == []


def test_the_source_package_holds_the_whole_project(packages: Packages) -> None:
    shown = [name for name in tracked() if not name.startswith(".")]
    assert [name for name in shown if not (packages.unpacked / name).is_file()] == []
    with tarfile.open(packages.source) as archive:
        built = [name for name in archive.getnames() if name.endswith((".so", ".c", ".pyc"))]
        assert [name.partition("/")[2] for name in built] == ["website/unpack.c"], "the one that is written"


def test_the_tests_of_the_source_package_find_what_they_need(packages: Packages, tmp_path: Path) -> None:
    with ZipFile(packages.wheel_of_source) as archive:
        archive.extractall(tmp_path)
    # Every test is collected, and these are run.
    chosen = ("-k", "test_conformance", "-p", "no:cacheprovider")
    run(sys.executable, "-m", "pytest", "-q", *chosen, folder=packages.unpacked, PYTHONPATH=str(tmp_path))


def test_an_installed_game_is_played_in_a_terminal(python: Path, tmp_path: Path) -> None:
    where = run(
        python, "-c", "import scoundrel, sys; print(scoundrel.__file__, *sys.path)", folder=tmp_path
    )
    assert where.startswith(str(python.parents[1]))
    assert str(ROOT) not in where
    assert "scoundrel 0." in run(python.with_name("scoundrel"), "--version", folder=tmp_path)
    with Terminal("play", place=tmp_path, python=python, folder=tmp_path) as terminal:
        terminal.sees("I know the game", "How to play")
        terminal.press("q")
        assert terminal.ends() == 0
    with Terminal("play", "--seed", "42", place=tmp_path, python=python, folder=tmp_path) as terminal:
        terminal.sees("Classic Scoundrel · deal 42", "room 1 of 15 · 40 cards below")
        terminal.press("2")
        terminal.sees("Weapon 8♦")
        terminal.press("h")
        terminal.sees("Which card would you leave?")
        terminal.press("\x11")
        assert terminal.ends() == 0


def test_an_installed_game_says_how_to_get_what_only_some_need(python: Path, tmp_path: Path) -> None:
    """In an environment without pip, as uv makes them."""
    command = (python, "-c", "from scoundrel_command import main; main()", "serve", "--no-open")
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    needed = f"uvicorn: uv pip install --python {python} starlette uvicorn brings it"
    assert (done.returncode, done.stderr) == (2, f"scoundrel: the page needs {needed}\n")


def test_the_guides_are_installed_with_the_game(python: Path, tmp_path: Path) -> None:
    with Terminal("play", "--plain", place=tmp_path, python=python, folder=tmp_path) as terminal:
        terminal.press("guide 1\n")
        terminal.sees("Practise")
        terminal.press("tips\nquit\n")
        assert terminal.ends() == 0
        assert b"Four monsters in a room: run." in terminal.written


def test_screens_that_die_say_so_by_their_exit_status(python: Path, tmp_path: Path) -> None:
    (sheet,) = python.parents[1].glob("lib/python*/site-packages/scoundrel/tui/scoundrel.tcss")
    kept = sheet.rename(tmp_path / sheet.name)
    with Terminal("play", place=tmp_path, python=python, folder=tmp_path) as terminal:
        status = terminal.ends()
    kept.rename(sheet)
    assert status == 1
