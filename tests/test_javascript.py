"""The JavaScript of the page is typed by its comments, and the TypeScript compiler finds nothing wrong."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from website.packages import TYPESCRIPT, fetched, node
from website.places import HERE, PAGE

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("folder", "library"), [(PAGE, "dom,dom.iterable"), (HERE, "webworker")])
def test_the_types_hold(folder: Path, library: str) -> None:
    try:
        compiler = fetched(TYPESCRIPT)
    except subprocess.CalledProcessError:
        pytest.skip("TypeScript is not here, and npm can't be reached")
    files = sorted(folder.glob("*.js"))
    assert files
    options = f"--noEmit --checkJs --strict --module esnext --moduleResolution bundler --target es2022 --lib es2023,{library}"
    command = [node(), str(compiler / "bin" / "tsc"), *options.split(), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == ""
    assert done.returncode == 0
