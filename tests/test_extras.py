"""A missing extra is reported with the command that installs it, and that command works however the game was installed."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

from scoundrel import Game, extras
from scoundrel.coach import review
from scoundrel.errors import ScoundrelError
from scoundrel.extras import installing
from scoundrel.plots.review import picture

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_packages_of_an_extra_are_installed_for_the_python_that_runs_the_game(extra: str) -> None:
    names = " ".join(requirement.partition(">=")[0] for requirement in EXTRAS[extra])
    assert installing(extra) == f"{sys.executable} -m pip install {names}"


def test_every_extra_is_in_the_table() -> None:
    table = (ROOT / "docs" / "installing.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == set(EXTRAS)


def test_a_picture_without_its_extra_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    game = Game.deal("classic", 42)
    for move in ["4cb", "8h", "8d", "3cb", "Tsb", "5cb", "6cb"]:
        game.play(move)
    with pytest.raises(ScoundrelError, match=f"Matplotlib: {re.escape(installing('lab'))} brings it"):
        picture(review(game, simulations=1), tmp_path / "curve.svg")
    assert list(tmp_path.iterdir()) == []


def test_a_python_in_a_folder_with_a_space_is_quoted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/my games/bin/python")
    assert installing("mcp") == '"/my games/bin/python" -m pip install mcp'


def test_where_uv_left_pip_out_uv_installs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "PathFinder", SimpleNamespace(find_spec=lambda name: None))
    assert installing("mcp") == f"uv pip install --python {sys.executable} mcp"


def test_the_command_is_found_without_a_warning_where_distutils_was_imported() -> None:
    told = subprocess.run(
        [
            *(sys.executable, "-W", "error", "-c"),
            "import distutils; from scoundrel.extras import installing; print(installing('mcp'))",
        ],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert told.stdout == f"{sys.executable} -m pip install mcp\n"
    assert told.stderr == ""
