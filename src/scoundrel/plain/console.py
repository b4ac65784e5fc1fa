"""Lines in and lines out: one line per fact, no colours, and the cursor never moves."""

from __future__ import annotations

import sys

import click

from scoundrel.files import Lines, check_line
from scoundrel.texts import shown
from scoundrel.words.phrases import sentence
from scoundrel.words.speech import spoken

__all__ = ["Console", "show", "tell"]


def tell(line: str = "") -> None:
    """Say one line, all in words."""
    show(spoken(line))


def show(text: str) -> None:
    """Print a text with its signs, to be copied, typed or looked at.

    A sentence stays one line, however long: what reads it aloud would pause where it was wrapped.
    """
    click.echo(text)


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
            click.echo(f"scoundrel: {spoken(shown(why))}", err=True)
