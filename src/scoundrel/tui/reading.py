"""Texts to read on a page of their own: the tips and the guides."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget

from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static
from scoundrel.words.guides import Block, Guide, Kind, Style

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["ReadingScreen"]

STYLES = {Style.PLAIN: "", Style.BOLD: "bold", Style.CODE: "$steel"}
BULLET = "·"


class ReadingScreen(Screen[None]):
    """A guide, or the tips."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("space", "page", "page_down"),
        key("escape,q", "app.pop_screen", "back"),
    ]

    def __init__(self, text: Guide) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(self.text.title, "bold $gold"))
            with VerticalScroll(id="reading"):
                yield from map(_shown, self.text.blocks)
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#reading").focus()

    def action_page(self) -> None:
        self.query_one("#reading").scroll_page_down(animate=False)


def _shown(block: Block) -> Widget:
    words = Content.assemble(*((span.text, STYLES[span.style]) for span in block.spans))
    if block.kind is Kind.ITEM:
        return Horizontal(Static(BULLET, classes="bullet"), Static(words), classes="item")
    return Static(words, classes=block.kind.value)
