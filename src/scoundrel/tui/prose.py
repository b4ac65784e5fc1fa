"""Texts as a window shows them: a number stays with its sign, and without suit signs cards are in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual import widgets
from textual.content import Content, Span
from textual.geometry import Size

from scoundrel.tui.faces import ASCII
from scoundrel.words.speech import names_of_signs

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["Static", "centred", "in_words", "padded", "paired"]

_JOINT = re.compile(r"(?<=\d) (?=%)")
"""A space at which no line may break."""


class Static(widgets.Static):
    """A text to read."""

    app: ScoundrelApp

    def render(self) -> Content:
        return self._laid_out(self.content_size.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.height_within(width) if width else 0

    def height_within(self, width: int) -> int:
        """How many lines it takes in that many columns."""
        return self._laid_out(width).get_height({}, width)

    def text(self) -> Content:
        """What there is to read."""
        text = super().render()
        assert isinstance(text, Content)
        return text

    def _laid_out(self, width: int) -> Content:
        text = self.text()
        told = in_words(text) if self.app.alphabet is ASCII else text
        return _unbroken(told, width) if width and _JOINT.search(told.plain) else told


def paired(label: str, value: tuple[str, str], column: int, width: int) -> Content:
    """A label and its value with a style, the values in one column if the window is wide enough."""
    own = cell_len(label) + 2
    wide = max(column, own) if column + cell_len(value[0]) <= width else own
    return Content.assemble(padded(label, wide), value)


def padded(text: str, width: int) -> str:
    """A text with spaces after it, up to so many cells of the terminal."""
    return text + " " * (width - cell_len(text))


def centred(text: str, width: int) -> str:
    """A text in the middle of so many cells of the terminal."""
    return padded(" " * ((width - cell_len(text)) // 2) + text, width)


def in_words(text: Content) -> Content:
    """The same text with every card and suit in words."""
    pieces, end = [], 0
    for begin, after, words in names_of_signs(text.plain):
        style = [Span(0, len(words), span.style) for span in text[begin:after].spans]
        pieces += [text[end:begin], Content(words, style)]
        end = after
    return Content("").join([*pieces, text[end:]])


def _unbroken(text: Content, width: int) -> Content:
    """The same text in lines of that width; a number stays with its percent sign."""
    return Content("\n").join(_lines(text, width))


def _lines(text: Content, width: int) -> Iterator[Content]:
    held, end = _JOINT.sub("_", text.plain), 0
    for line in Content(held).wrap(width):
        words = line.plain.rstrip()
        begin = held.index(words, end)
        end = begin + len(words)
        yield text[begin:end]
