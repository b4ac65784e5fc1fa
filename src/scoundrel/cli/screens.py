"""Showing one of the terminal's screens from a command."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from textual.screen import Screen

__all__ = ["show_screen"]


def show_screen(first: Callable[[], Screen[None]]) -> None:
    """Open the program's screens with this one; the title lies behind it."""
    from scoundrel.texts import say
    from scoundrel.tui.app import ScoundrelApp
    from scoundrel.words.languages import prepare

    prepare()
    app = ScoundrelApp(first=first)
    app.run()
    if app.unsaved:
        click.echo(say("app-lost", why=app.unsaved), err=True)
