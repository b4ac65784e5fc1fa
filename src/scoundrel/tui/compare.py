"""Two games of one deal, side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen

from scoundrel.history.comparing import Comparison, Side, claims_about, compared
from scoundrel.history.sharing import drawn
from scoundrel.play.preferences import Squares
from scoundrel.play.sitting import Sitting
from scoundrel.texts import say
from scoundrel.tui.faces import ASCII
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["CompareScreen"]

A_NUMBER = 4
"""The columns that a room's health takes."""
LEAST, AROUND = 16, 8
"""The fewest columns for the numbers, and those of the window that are margins and the scroll bar."""


class CompareScreen(Screen[None]):
    """The game at the table beside one that somebody sent; another one is a key away."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("right,n", "turn(1)", "next_one"),
        key("left", "turn(-1)"),
        key("escape,q", "app.pop_screen", "back"),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.which = 0
        self.comparison = compared(sitting)

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            title = say("comparing-title", what=self.sitting.title)
            yield Static(Content.styled(title, "bold $gold"))
            with VerticalScroll(id="reading"):
                yield Static(id="compared")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#reading").focus()

    def on_resize(self) -> None:
        self._show()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "turn" or len(claims_about(self.sitting)) > 1

    def action_turn(self, step: int) -> None:
        """Show the game beside another one."""
        self.app.attempt(lambda: self._turn(step))

    def _turn(self, step: int) -> None:
        which = (self.which + step) % len(claims_about(self.sitting))
        self.comparison, self.which = compared(self.sitting, which), which
        self._show()

    def _show(self) -> None:
        squares = Squares.LETTERS if self.app.alphabet is ASCII else Squares.BARS
        lines = _lines(self.comparison, squares, max(LEAST, self.size.width - AROUND))
        self.query_one("#compared", Static).update(Content("\n").join(lines))


def _lines(comparison: Comparison, squares: Squares, width: int) -> Iterator[Content]:
    for side in (comparison.mine, comparison.theirs):
        yield Content.styled(side.result, "bold")
        for party in side.parties:
            yield Content("  ".join(drawn(party.cells, squares)))
        yield from map(Content, _numbers(side, width))
        yield Content("")
    yield from map(Content, comparison.lines)


def _numbers(side: Side, width: int) -> Iterable[str]:
    """The health at first and on leaving each room, in columns that stand below each other."""
    a_line = width // A_NUMBER
    for health in side.health:
        told = [f"{each:>{A_NUMBER}}" for each in health]
        for first in range(0, len(told), a_line):
            yield "".join(told[first : first + a_line])
