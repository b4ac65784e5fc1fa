"""The keys of a page, in one line at its bottom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from rich.cells import cell_len
from textual import events, widgets
from textual.app import ComposeResult

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

from scoundrel.tui.keys import key_label

__all__ = ["Footer"]

PALETTE = "-command-palette"


@runtime_checkable
class Key(Protocol):
    """One key of the footer; Textual has no public name for what it draws it with."""

    key: str
    key_display: str
    description: str


class Footer(widgets.Footer):
    """As many keys as fit, each of them whole; the last, which leaves the page, is always there."""

    app: ScoundrelApp

    def compose(self) -> ComposeResult:
        if self.app.unsaved_mark:
            yield widgets.Label(self.app.unsaved_mark, classes="unsaved")
        keys = [key for key in super().compose() if isinstance(key, Key)]
        for key in keys:
            key.description = key_label(key.description)
        palette = [key for key in keys if key.has_class(PALETTE)]
        shown = [key for key in keys if not key.has_class(PALETTE)]
        # A page may have keys of its own besides those of its kind.
        shown.sort(key=lambda key: key.key == "escape")
        while len(shown) > 1 and self._width(shown) > self.app.size.width:
            del shown[-2]
        yield from shown
        if self._width([*shown, *palette]) + 1 <= self.app.size.width:
            yield from palette

    def _width(self, keys: Iterable[Key]) -> int:
        around = 2 if self.compact else 3
        mark = cell_len(self.app.unsaved_mark) + 2 if self.app.unsaved_mark else 0
        return mark + sum(cell_len(key.key_display + key.description) + around for key in keys)

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.recompose)
