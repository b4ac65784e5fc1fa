"""The documents: where each is in the project, where it is on the site, and how they link to each other."""

from __future__ import annotations

import os
import re
from collections.abc import Collection
from pathlib import Path

__all__ = ["PROJECT", "contents", "documents", "with_links"]

PROJECT = Path(__file__).parents[1]
DOCS = PROJECT / "docs"
GUIDES = PROJECT / "src" / "scoundrel" / "words" / "guides" / "en"
ELSEWHERE = {
    "conformance": PROJECT / "conformance" / "README.md",
    "contributing": PROJECT / "CONTRIBUTING.md",
    "changes": PROJECT / "CHANGELOG.md",
    "security": PROJECT / "SECURITY.md",
}
CONTENTS = {
    "Play": (
        "installing",
        "playing",
        "online",
        "guides/how-to-win",
        "guides/how-to-win-without-running",
        "guides/scoring",
    ),
    "Tutorials": (
        "tutorials/embed",
        "tutorials/player",
        "tutorials/coach",
        "tutorials/experiment",
        "tutorials/rule-set",
    ),
    "Topics": (
        "rules",
        "players",
        "environments",
        "learning",
        "coach",
        "assistants",
        "laboratory",
        "datasets",
        "findings",
        "fairness",
        "hosting",
    ),
    "Formats": ("deals", "notation", "digital", "conformance", "door"),
    "Reference": ("reference/index",),
    "Project": ("design", "contributing", "translating", "versions", "changes", "security"),
}
"""The pages of the site in their order. One that does not exist is left out."""

_LINK = re.compile(r"(?<=\]\()[^)#:]+(?=[)#])")


def documents() -> dict[str, Path]:
    """Every document by its place on the site."""
    own = {str(path.relative_to(DOCS).with_suffix("")): path for path in DOCS.rglob("*.md")}
    guides = {f"guides/{path.stem}": path for path in GUIDES.glob("*.md")}
    return own | guides | ELSEWHERE


def contents(pages: Collection[str]) -> str:
    """The table of contents, in Markdown; pages that nobody has given a place come last."""
    unplaced = set(pages).difference(*CONTENTS.values())
    sections = CONTENTS | {"More": tuple(sorted(unplaced))}
    return "\n".join(
        _toctree(title, [name for name in names if name in pages]) for title, names in sections.items()
    )


def _toctree(title: str, names: list[str]) -> str:
    if not names:
        return ""
    return "\n".join(["```{toctree}", ":hidden:", f":caption: {title}", "", *names, "```", ""])


def with_links(text: str, source: Path, name: str) -> str:
    """The text of a document, with its links to other documents as they are on the site."""
    names = {path: name for name, path in documents().items()}

    def link(match: re.Match[str]) -> str:
        target = (source.parent / match[0]).resolve()
        return _relative(f"{names[target]}.md", name) if target in names else match[0]

    return _LINK.sub(link, text)


def _relative(target: str, name: str) -> str:
    return os.path.relpath(target, os.path.dirname(name))
