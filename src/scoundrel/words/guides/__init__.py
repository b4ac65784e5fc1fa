"""The guides for players, a folder of Markdown files for each language, and tips drawn from them.

Only what the guides use is understood: headings, paragraphs, lists, tables, bold words, code and links.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files

from scoundrel.texts import joined, language, say, ways_to_say

__all__ = ["GUIDES", "Block", "Guide", "Kind", "Span", "Style", "guide", "tips"]

GUIDES = ("how-to-win", "how-to-win-without-running", "scoring")
"""Every guide by name, the first to read first."""


SOURCE = "en"
"""The language of the guides that stand in where another language has none."""


class Style(Enum):
    """How words within a sentence stand out."""

    PLAIN = "plain"
    BOLD = "bold"
    CODE = "code"


@dataclass(frozen=True, slots=True)
class Span:
    """Some words in one style."""

    text: str
    style: Style = Style.PLAIN


class Kind(Enum):
    """What a block of text is."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "item"


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph or one item of a list."""

    kind: Kind
    spans: tuple[Span, ...]

    @property
    def text(self) -> str:
        return "".join(span.text for span in self.spans)


@dataclass(frozen=True, slots=True)
class Guide:
    """A text to read."""

    title: str
    blocks: tuple[Block, ...]


def tips() -> Guide:
    """What the guides say, in short sentences."""
    return Guide(say("guides-tips"), tuple(block for name in GUIDES for block in _tips_of(name)))


def _tips_of(name: str) -> Iterator[Block]:
    yield Block(Kind.HEADING, (Span(guide(name).title),))
    for tip in ways_to_say(f"tips-{name}"):
        yield Block(Kind.ITEM, (Span(tip),))


def guide(name: str) -> Guide:
    """The guide of that name, in the language of whoever reads it."""
    return _guide(name, language())


@cache
def _guide(name: str, language: str) -> Guide:
    own = files(__name__) / language / f"{name}.md"
    written = (own if own.is_file() else files(__name__) / SOURCE / f"{name}.md").read_text("utf-8")
    title, *blocks = (block for part in re.split(r"\n\s*\n", written) for block in _blocks(part.strip()))
    return Guide(title.text, tuple(blocks))


def _blocks(part: str) -> Iterator[Block]:
    """The blocks of a part between empty lines."""
    if part.startswith("|"):
        yield from _rows(part.splitlines())
    elif part.startswith("#"):
        yield _block(Kind.HEADING, part.lstrip("# "))
    elif part.startswith("- "):
        for item in re.split(r"^- ", part, flags=re.MULTILINE)[1:]:
            yield _block(Kind.ITEM, item)
    else:
        yield _block(Kind.PARAGRAPH, part)


def _rows(lines: list[str]) -> Iterator[Block]:
    """A Markdown table as sentences, one for each row: narrow windows and voices have no columns."""
    head, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    for name, *cells in rows:
        told = [
            say("guides-cell", head=head, cell=cell)
            for head, cell in zip(head[1:], cells, strict=True)
            if cell
        ]
        yield _block(Kind.ITEM, say("guides-row", name=name, cells=joined(told, "semicolon", "semicolon")))


_MARKED = re.compile(r"\*\*(?P<bold>.+?)\*\*|`(?P<code>[^`]+)`|\[(?P<link>[^]]+)\]\([^)]*\)")


def _block(kind: Kind, words: str) -> Block:
    return Block(kind, tuple(_spans(" ".join(words.split()))))


def _spans(line: str) -> Iterator[Span]:
    """A line in its styles. A link is only its words, as there is nowhere to go from here."""
    end = 0
    for found in _MARKED.finditer(line):
        if found.start() > end:
            yield Span(line[end : found.start()])
        if found["bold"]:
            yield Span(found["bold"], Style.BOLD)
        elif found["code"]:
            yield Span(say("guides-code", code=found["code"]), Style.CODE)
        else:
            yield Span(found["link"])
        end = found.end()
    if end < len(line):
        yield Span(line[end:])
