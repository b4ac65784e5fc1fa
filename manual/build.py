"""Builds the site: gathers its pages in a folder, and lets Sphinx make it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from manual import documents, reference

__all__ = ["BUILT", "build"]

BUILT = documents.PROJECT / "build" / "docs"
HERE = Path(__file__).parent


def build(place: Path = BUILT) -> int:
    """Build the site in this folder; a warning is an error. The exit status is Sphinx's."""
    pages = place.with_name(f"{place.name}-pages")
    for folder in (place, pages):
        shutil.rmtree(folder, ignore_errors=True)
    write_pages(pages)
    options = [
        "--quiet",
        "--fail-on-warning",
        "--conf-dir",
        str(HERE),
        "--doctree-dir",
        str(pages / ".trees"),
    ]
    return subprocess.run([sys.executable, "-m", "sphinx", *options, str(pages), str(place)]).returncode


def write_pages(folder: Path) -> None:
    """Write all that Sphinx reads: the documents and their pictures, the reference, the first page."""
    texts = documents.documents()
    for name, path in texts.items():
        _write(folder / f"{name}.md", documents.with_links(path.read_text("utf-8"), path, name))
    for picture in documents.DOCS.glob("*.svg"):
        shutil.copy(picture, folder)
    referred = reference.pages()
    for name, text in referred.items():
        _write(folder / f"{name}.rst", text)
    first = (HERE / "index.md").read_text("utf-8")
    _write(folder / "index.md", first + documents.contents([*texts, "reference/index"]))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
