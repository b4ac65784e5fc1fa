"""Nothing needs what only some systems have: here, what Windows lacks is taken away."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_cli import ROOT

POSIX_MODULES = {"crypt", "fcntl", "grp", "pty", "pwd", "resource", "termios", "tty"}
WITHOUT = """
import os, signal, sys

for name in ("SIGHUP", "SIGKILL", "pthread_sigmask"):
    delattr(signal, name)
for name in ("killpg", "O_NONBLOCK", "O_CLOEXEC", "pwrite", "set_blocking"):
    delattr(os, name)
sys.argv[0] = "scoundrel"
from scoundrel_command import main
main()
"""


def without(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command on a system that has little."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, *words], input=typed, capture_output=True, text=True, timeout=120
    )


def imported(path: Path) -> set[str]:
    """The modules from elsewhere that a file imports, anywhere in it."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    return {name.partition(".")[0] for name in names}


def test_no_module_imports_what_one_system_has() -> None:
    found = {path.name: imported(path) for path in (ROOT / "src").rglob("*.py")}
    assert "signal" in found["signals.py"]
    assert {name for name, modules in found.items() if modules & POSIX_MODULES} == set()


def test_a_game_is_played_saved_and_recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOUNDREL_DATA", str(tmp_path))
    record = tmp_path / "game.txt"
    words = ("play", "--plain", "--save", "--seed", "42", "--record", str(record))
    played = without(*words, typed="8d\n")
    assert "the input ended in the middle of the game" in played.stderr
    assert (tmp_path / "scoundrel.db").exists()
    assert without("check", str(record)).returncode == 0


def test_a_run_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    words = ("simulate", "--bot", "greedy", "--seed", "s", "--json", "--resume", str(path))
    assert without(*words, "--games", "20").returncode == 0
    resumed = without(*words, "--games", "30", "--workers", "2")
    assert json.loads(resumed.stdout)["games"] == 30


def test_a_program_that_cannot_be_ended_is_not_started() -> None:
    refused = without("watch", "--bot", "program:cat", "--seed", "1")
    assert refused.returncode == 2
    assert refused.stderr == (
        "scoundrel: programs can't play on this system: it has no way to end everything that they start\n"
    )
