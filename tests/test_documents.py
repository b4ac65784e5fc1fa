"""The examples in the documents are true, and their links lead somewhere."""

from __future__ import annotations

import doctest
import importlib
import json
import re
import shlex
from pathlib import Path

import pytest

import scoundrel

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
DOCUMENTS += [ROOT / "conformance" / "README.md"]
DOCUMENTS += sorted((ROOT / "src/scoundrel/words/guides/en").glob("*.md"))
WITH_EXAMPLES = [path for path in DOCUMENTS if ">>>" in path.read_text("utf-8")]
SOURCE = ROOT / "src"
MODULES_WITH_EXAMPLES = [
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(SOURCE.rglob("*.py"))
    if ">>>" in path.read_text("utf-8")
]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda path: path.name)
def test_examples(path: Path) -> None:
    result = doctest.testfile(str(path), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_readme_has_examples() -> None:
    assert ROOT / "README.md" in WITH_EXAMPLES


# --- What to type first ------------------------------------------------------------------------------

UNPUBLISHED = re.compile(r"Nothing is\spublished yet")
FROM_A_RELEASE = re.compile(r"(pip|pipx|uv|uvx)\b[^\n]*scoundrel-cards")
PLACES = ("src", "examples", "manual", "website", "benchmarks")
PROGRAMS = [
    path for place in PLACES for path in (ROOT / place).rglob("*") if path.suffix in (".py", ".toml")
]


def published() -> bool:
    """Whether the changelog has a release."""
    headings = re.findall(r"^## .*", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    return any("unreleased" not in heading for heading in headings)


def test_the_readme_begins_with_the_two_commands_that_do_everything() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    first, second = re.findall(r"^```\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)[:2]
    assert (first, second) == ("make play\nmake test\n", "pipx install .\n")
    assert text.index(first) < text.index("![") < text.index("`pip install .`")


@pytest.mark.parametrize("path", ["README.md", "docs/installing.md"])
def test_a_release_is_promised_only_until_there_is_one(path: str) -> None:
    assert bool(UNPUBLISHED.search((ROOT / path).read_text("utf-8"))) is not published()


def test_whatever_is_told_to_install_can_be_installed() -> None:
    """Commands that need a release come after the words that say there is none yet."""
    told = {path: UNPUBLISHED.split(path.read_text("utf-8"))[0] for path in [*DOCUMENTS, *PROGRAMS]}
    assert published() or [path for path, text in told.items() if FROM_A_RELEASE.search(text)] == []


# --- Examples and links ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MODULES_WITH_EXAMPLES)
def test_docstrings(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_paths_in_code_exist(path: Path) -> None:
    for target in re.findall(r"`((?:src|tests|docs|conformance)/[\w./-]+)`", path.read_text("utf-8")):
        assert (ROOT / target).exists(), target


def test_every_setting_is_in_the_table() -> None:
    table = (ROOT / "docs/rules.md").read_text("utf-8")
    for name in scoundrel.Rules.settings():
        assert f"`{name}`" in table


def test_the_findings_say_what_the_commands_said() -> None:
    from benchmarks.findings import DOCS, KEPT, studies, written

    kept = json.loads(KEPT.read_text("utf-8"))
    assert set(kept) == {shlex.join(["scoundrel", *words]) for words in studies()}
    assert (DOCS / "findings.md").read_text("utf-8") == written(kept)


def test_the_document_on_learning_says_what_was_measured() -> None:
    from benchmarks.findings import DOCS
    from benchmarks.learning import KEPT, written

    assert (DOCS / "learning.md").read_text("utf-8") == written(json.loads(KEPT.read_text("utf-8")))


@pytest.mark.slow
def test_a_finding_is_found_again() -> None:
    """The quickest studies, repeated; if players or deals change, the findings must be measured again."""
    from benchmarks.findings import GAMES, KEPT, made, playing, solving

    kept = json.loads(KEPT.read_text("utf-8"))
    for words in (
        playing("net", "hard", GAMES["net"]["hard"]),
        playing("random", "classic", GAMES["random"]["classic"]),
        solving("classic avoid=nothing"),
    ):
        assert made(words) == kept[shlex.join(["scoundrel", *words])]
