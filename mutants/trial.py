"""Tries mutants, each in a copy of the project: does a test that belongs to the module notice?"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic

from mutants.changes import Mutant

__all__ = ["Copy"]

PROJECT = Path(__file__).parents[1]
_LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "build", "__pycache__", ".hypothesis", ".*_cache")


class Copy:
    """A copy of the project, in which modules may be changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(PROJECT, folder, ignore=_LEFT_OUT)

    def notices(self, mutant: Mutant, tests: tuple[str, ...], patience: float) -> bool:
        """Whether a test fails with that change, or takes longer than `patience` seconds."""
        path = self.folder / "src" / "scoundrel" / mutant.module
        original = path.read_bytes()
        try:
            self._write(path, mutant.source.encode())
            return self._run(tests, patience) != 0
        finally:
            self._write(path, original)

    def time(self, tests: tuple[str, ...]) -> float:
        """How many seconds the tests take while nothing is changed."""
        start = monotonic()
        if self._run(tests, patience=600) != 0:
            raise SystemExit(f"The tests of {' '.join(tests)} fail without any change.")
        return monotonic() - start

    def _write(self, path: Path, source: bytes) -> None:
        path.write_bytes(source)
        # Python would take two versions with the same time (in seconds) and size for one.
        for compiled in path.parent.glob(f"__pycache__/{path.stem}.*"):
            compiled.unlink()

    def _run(self, tests: tuple[str, ...], patience: float) -> int | None:
        """What pytest returns; None if it took too long."""
        files = [f"tests/test_{name}.py" for name in tests]
        with subprocess.Popen(
            [sys.executable, "-m", "pytest", "--quiet", "--exitfirst", "-p", "no:cacheprovider", *files],
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": str(self.folder / "src"), "HYPOTHESIS_PROFILE": "quick"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as running:
            try:
                return running.wait(patience)
            except subprocess.TimeoutExpired:
                return None
            finally:
                # Along with all processes that it started.
                with suppress(ProcessLookupError):
                    os.killpg(running.pid, signal.SIGKILL)
