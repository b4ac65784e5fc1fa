"""The manual: tutorials that run, a page for every public name, and a site without a warning."""

from __future__ import annotations

import contextlib
import inspect
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import pytest

from manual.documents import DOCS, PROJECT, contents, documents, with_links
from manual.reference import names
from scoundrel.bots import BOTS
from tests.servers import hosted

TUTORIALS = sorted((DOCS / "tutorials").glob("*.md"))


class Block(NamedTuple):
    """A piece of code on a page, or what it prints."""

    language: str
    text: str

    @property
    def file(self) -> str | None:
        """The file it is to be saved as, if its first line names one."""
        named = re.match(r"# ([\w-]+\.\w+)\n", self.text)
        return named[1] if named else None


def blocks(path: Path) -> list[Block]:
    return [
        Block(*found)
        for found in re.findall(r"^```(\w+)\n(.*?)^```$", path.read_text("utf-8"), re.M | re.S)
    ]


def output_of(block: Block, names: dict[str, object]) -> str:
    """What a block prints; those of one page share their names."""
    if block.file is not None:
        Path(block.file).write_text(block.text, "utf-8")
        return ""
    if block.language == "sh":
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            ["sh", "-e", "-c", block.text], env=os.environ | {"PATH": path}, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout
    assert block.language == "python"
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(block.text, names)
    return printed.getvalue()


@pytest.fixture
def _own_bots() -> Iterator[None]:
    """Bots that a tutorial registers are removed again."""
    before = dict(BOTS)
    yield
    for name in BOTS.keys() - before:
        del BOTS[name]


@pytest.mark.usefixtures("_own_bots")
@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)
def test_tutorials_do_what_they_say(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SCOUNDREL_DATA", str(tmp_path))
    shared: dict[str, object] = {}
    for block, following in pairwise([*blocks(path), Block("", "")]):
        if block.language != "text":
            said = output_of(block, shared)
            if following.language == "text":
                assert said.strip() == following.text.strip()


def test_the_client_does_what_its_document_says(tmp_path: Path) -> None:
    told = blocks(DOCS / "online.md")
    shared: dict[str, object] = {}
    with hosted(tmp_path) as server:
        for block, following in pairwise(told):
            if block.language == "python":
                said = output_of(
                    Block("python", block.text.replace("https://example.org", server.url)), shared
                )
                assert (following.language, said.strip()) == ("text", following.text.strip())
    assert [block.language for block in told].count("python") == 3


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)
def test_all_code_of_a_tutorial_is_run(path: Path) -> None:
    assert path.read_text("utf-8").count("```") == 2 * len(blocks(path))
    assert {block.language for block in blocks(path)} <= {"python", "sh", "text", "toml"}


# --- Docstrings --------------------------------------------------------------------------------------


def test_every_public_name_says_what_it_is() -> None:
    assert [named for named in names() if not named.said] == []


def test_every_public_method_says_what_it_does() -> None:
    classes = {named.value for named in names() if inspect.isclass(named.value)}
    methods = [
        f"{each.__qualname__}.{name}"
        for each in classes
        for name, member in vars(each).items()
        if not name.startswith("_") and (callable(member) or isinstance(member, (property, classmethod)))
        if not inspect.getdoc(getattr(each, name))
    ]
    assert methods == []


# --- The site ----------------------------------------------------------------------------------------


def test_links_lead_to_where_a_document_is_on_the_site() -> None:
    guide = PROJECT / "src/scoundrel/words/guides/en/scoring.md"
    text = "[a](../../../../../docs/findings.md), [b](how-to-win.md#runs), [c](https://example.org/x.md)"
    assert with_links(text, guide, "guides/scoring") == (
        "[a](../findings.md), [b](how-to-win.md#runs), [c](https://example.org/x.md)"
    )


def test_the_contents_have_every_page_there_is_and_no_other() -> None:
    listed = contents(["playing", "a-new-document"])
    assert "playing" in listed
    assert "a-new-document" in listed
    assert "findings" not in listed


class Page(HTMLParser):
    """The links of a page, and what can be linked to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.anchors.add(value or "")
            elif name in ("href", "src"):
                self.links.add(value or "")


def broken_links(site: Path) -> list[str]:
    """Links to files that are not there, or to a place that is not in them."""
    pages = {path.resolve(): Page(path) for path in site.rglob("*.html")}
    return [
        f"{path.name}: {link}"
        for path, page in pages.items()
        for link in page.links
        if not urlsplit(link).scheme and not leads_somewhere(path, link, pages)
    ]


def leads_somewhere(path: Path, link: str, pages: dict[Path, Page]) -> bool:
    target = urlsplit(link)
    there = (path.parent / unquote(target.path)).resolve() if target.path else path
    if there in pages:
        return not target.fragment or unquote(target.fragment) in pages[there].anchors
    return there.exists()


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    """One test, since building takes some ten seconds."""
    site = tmp_path / "docs"
    done = subprocess.run(
        [sys.executable, "-m", "manual", str(site)], cwd=PROJECT, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    for name in documents():
        assert (site / f"{name}.html").exists()
    for named in names():
        assert f'id="{named.path}"' in (site / "reference" / f"{named.path}.html").read_text("utf-8")
    assert broken_links(site) == []
