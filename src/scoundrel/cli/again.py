"""The command that repeats a run: the options that were given, and those that were chosen for the user."""

from __future__ import annotations

import shlex

import click

from scoundrel.cli.options import was_given
from scoundrel.words.spelling import shows_unicode

__all__ = ["command_again"]

NO_MATTER = {"workers", "cluster", "resume", "table", "force", "as_json"}
"""Options that change where games are played and what is written, but not the games."""


def command_again(**chosen: object) -> str:
    """The current command with the options that matter; `chosen` are those it chose a value for."""
    context = click.get_current_context()
    values = context.params | chosen
    words = [*context.command_path.split()]
    for each in context.command.params:
        name = str(each.name)
        if name in NO_MATTER or not (name in chosen or was_given(name)):
            continue
        for value in values[name] if each.multiple else (values[name],):
            words += [str(value)] if isinstance(each, click.Argument) else [each.opts[0], str(value)]
    return " ".join(map(_quoted, words))


def _quoted(word: str) -> str:
    """A word quoted for the shell; if it is unprintable, by its bytes, so that a seed stays the same."""
    if word.isascii() or shows_unicode():
        return shlex.quote(word)
    return "$'" + "".join(f"\\x{byte:02x}" for byte in word.encode("utf-8", "surrogateescape")) + "'"
