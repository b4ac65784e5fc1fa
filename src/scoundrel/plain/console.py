"""Lines in and lines out: one line per fact, no colours, and the cursor never moves."""

from __future__ import annotations

import re
import shutil
import sys
from textwrap import wrap

import click

from scoundrel.files import Lines, check_line
from scoundrel.words.phrases import sentence
from scoundrel.words.speech import spoken

__all__ = ["Console", "draw", "paragraph", "show", "tell"]

_ASCII = str.maketrans({"−": "-", "…": "..."})
"""Replacements for terminals without Unicode."""
WIDEST = 79
"""The most columns of a paragraph."""
_JOINT, _HELD = re.compile(r"(?<=\d) (?=%)"), "\N{NO-BREAK SPACE}"
"""A space at which no line may end, and what holds it while lines are broken."""


def tell(line: str = "") -> None:
    """Say one line, all in words."""
    show(spoken(line))


def paragraph(text: str, first: str = "", others: str = "") -> str:
    """A text in lines that are not too wide to read, each begun with some characters."""
    return _fold(text, min(WIDEST, _columns() or WIDEST), first, others)


def _columns() -> int | None:
    """How wide the terminal is; None if the words go elsewhere."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


def _folded(text: str) -> str:
    wide = _columns()
    return text if wide is None else "\n".join(_fold(line, wide) for line in text.split("\n"))


def _fold(line: str, wide: int, first: str = "", others: str = "") -> str:
    """A line as several, none wider than that; no word is broken, and no number is left by its sign."""
    held = _JOINT.sub(_HELD, line)
    lines = wrap(
        held,
        wide,
        initial_indent=first,
        subsequent_indent=others,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines).replace(_HELD, " ")


def show(text: str) -> None:
    """Print a text with its signs, to be copied or typed; no word is broken at the edge of a terminal."""
    draw(_folded(text))


def draw(text: str) -> None:
    """Print a drawing."""
    unicode = (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")
    click.echo(text if unicode else text.translate(_ASCII))


class Console:
    """Reads lines, typed by a player or piped in by a script."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty()
        self._lines = Lines(sys.stdin)
        self.number = 0
        """How many lines have been read."""

    def read(self, prompt: str) -> str | None:
        """The next line without surrounding spaces; None at the end. Only a player sees the prompt.

        A line that is too long raises; reading can then continue with the next one.
        """
        if self.interactive:
            sys.stdout.write(prompt)
        sys.stdout.flush()
        line = next(self._lines, None)
        self.number += 1
        return None if line is None else check_line(line).strip()

    def complain(self, why: object) -> None:
        """Say what is wrong: to a player as a sentence, to a script on standard error."""
        if self.interactive:
            tell(sentence(why))
        else:
            click.echo(f"scoundrel: {spoken(str(why))}", err=True)
