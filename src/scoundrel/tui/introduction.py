"""A rule set that introduces itself: one line, with a key to try it and one to hear no more of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from scoundrel.history.introductions import Introduction, dismiss, introduction
from scoundrel.play.codes import Deal
from scoundrel.rules import RULEBOOK
from scoundrel.texts import say
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["INTRODUCED_KEYS", "Introduced"]

INTRODUCED_KEYS = (key("i", "try_introduced"), key("x", "dismiss_introduced"))
"""The keys of the screens that have such a line; they do nothing where nobody introduces himself."""


class Introduced(Static):
    """The line; nothing at all while no rule set introduces itself."""

    app: ScoundrelApp

    def __init__(self) -> None:
        super().__init__("", id="introduced")
        self.shown: Introduction | None = None
        self.display = False

    def read(self, *, fits: bool = True) -> None:
        """See who introduces himself now, if there is room for it."""
        self.shown = self.app.look_up(introduction) if fits else None
        self.display = self.shown is not None
        if self.shown is not None:
            self.update(
                Content.assemble(
                    self.shown.words,
                    "  ",
                    _offer("i", "try_introduced", self.shown.label),
                    "  ",
                    _offer("x", "dismiss_introduced", say("introductions-dismiss")),
                )
            )

    def try_it(self) -> None:
        """Begin a game by these rules."""
        from scoundrel.tui.newgame import TwoPlayersScreen, begin

        if self.shown is None:
            return
        rules = RULEBOOK[self.shown.rules]
        if rules.players == 1:
            begin(self.app, Deal.of(rules), named=False)
        else:
            self.app.push_screen(TwoPlayersScreen())

    def dismiss(self) -> None:
        """Never show this line again."""
        if self.shown is not None:
            rules = self.shown.rules
            self.app.look_up(lambda store: dismiss(store, rules))
            self.read()


def _offer(letter: str, action: str, words: str) -> Content:
    """Something that can be done by a key or a click."""
    return Content.from_markup(
        f"[@click=screen.{action}][bold]$letter[/] $words[/]", letter=letter, words=words
    )
