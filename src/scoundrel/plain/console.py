"""Lines in and lines out: one line per fact, no colours, and the cursor never moves."""

from __future__ import annotations

import sys

import click

from scoundrel.files import Lines, check_line
from scoundrel.words.speech import spoken
from scoundrel.words.table import capital

__all__ = ["Console", "show", "tell"]

_ASCII = str.maketrans({"−": "-", "…": "..."})
"""Replacements for terminals without Unicode."""


def tell(line: str = "") -> None:
    """Say one line, all in words."""
    show(spoken(line))


def show(text: str) -> None:
    """Print a text as it is: a drawing, or something to copy or to type."""
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
            sentence = capital(str(why))
            tell(sentence if sentence.endswith((".", "?")) else f"{sentence}.")
        else:
            click.echo(f"scoundrel: {spoken(str(why))}", err=True)
