"""The JavaScript of the page is typed by its comments, holds no sentence, and the TypeScript compiler finds nothing wrong."""

from __future__ import annotations

import re
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


def test_no_sentence_is_written_in_the_code() -> None:
    """What is read or heard comes from the door; several words in a row are only names of drawings and orders."""
    found = {
        (path.name, text)
        for path in PAGE.glob("*.js")
        for text in texts_in(path.read_text("utf-8"))
        if re.search("[A-Za-z]{2,} [A-Za-z]{2,}", text)
    }
    drawings = {text for name, text in found if name == "cards.js"}
    assert len(drawings) == 4, "one for each suit"
    scenery = {text for name, text in found if name == "ending.js"}
    assert scenery == {"xMidYMid slice", "xMidYMax slice", "M HL HZ"}, "how SVG fills its place"
    others = {(name, text) for name, text in found if name not in ("cards.js", "ending.js")}
    assert others == {("host.js", "take over")}


def texts_in(code: str) -> list[str]:
    """Every text of a program, without what is filled in."""
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", code, flags=re.DOTALL)
    written = re.findall(r'"((?:[^"\\\n]|\\.)*)"|`([^`]*)`', code)
    return [re.sub(r"\$\{[^}]*\}", "", plain or filled) for plain, filled in written]
