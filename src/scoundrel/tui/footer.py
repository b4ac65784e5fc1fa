"""The keys of a page, in one line at its bottom."""

from __future__ import annotations

from textual import events, widgets
from textual.app import ComposeResult
from textual.widgets._footer import FooterKey

__all__ = ["Footer"]

PALETTE = "-command-palette"


class Footer(widgets.Footer):
    """As many keys as fit, each of them whole; the last, which leaves the page, is always there."""

    def compose(self) -> ComposeResult:
        keys = [key for key in super().compose() if isinstance(key, FooterKey)]
        palette = [key for key in keys if key.has_class(PALETTE)]
        shown = [key for key in keys if not key.has_class(PALETTE)]
        while len(shown) > 1 and self._width(shown) > self.app.size.width:
            del shown[-2]
        yield from shown
        if self._width([*shown, *palette]) + 1 <= self.app.size.width:
            yield from palette

    def _width(self, keys: list[FooterKey]) -> int:
        around = 2 if self.compact else 3
        return sum(len(key.key_display) + len(key.description) + around for key in keys)

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.recompose)
