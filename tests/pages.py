"""A page without a browser: its side of the conversation with a door."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from typing import Any

__all__ = ["Conversation", "Reply"]

Reply = dict[str, Any]
PAGES = count()


class Conversation:
    """Says with each message where the page is, as ``page/app.js`` does, and keeps its own history."""

    def __init__(self, handle: Callable[[Reply], Reply], name: str = "") -> None:
        self.handle = handle
        self.name = name or f"page {next(PAGES)}"
        self.screen: Reply | None = None
        self.steps: list[Reply] = []
        """The addresses of the screens that one can go back to, and of the one that is shown."""
        self._numbers = count()
        self.last: Reply = {}
        """The last message, as it was sent."""

    def send(self, message: Reply) -> Reply:
        """The reply as a page gets it: as JSON."""
        if message.get("do") == "back":
            return self.go_back()
        return self._ask(message, travelling=False)

    def go_back(self) -> Reply:
        """Go to the screen before this one, as the browser's Back does."""
        self.steps = self.steps[:-1] or [{"do": "title"}]
        return self._ask(self.steps[-1], travelling=True)

    def _ask(self, message: Reply, *, travelling: bool) -> Reply:
        number = next(self._numbers)
        self.last = {"id": number, "key": f"{self.name}/{number}"} | self.stamp() | message
        reply: Reply = json.loads(json.dumps(self.handle(self.last)))
        if "screen" in reply:
            self.screen = reply["screen"]
            self._step(reply["screen"], travelling)
        return reply

    def stamp(self) -> Reply:
        """What tells the door where the page is."""
        if self.screen is None:
            return {}
        table = self.screen.get("table", self.screen)
        known = {name: table[name] for name in ("version", "made") if name in table}
        return {"at": self.screen["here"]} | known

    def _step(self, screen: Reply, travelling: bool) -> None:
        here, layer = screen["here"], screen["layer"]
        is_same = bool(self.steps) and (layer, here["do"]) == (self._layer, self.steps[-1]["do"])
        if layer == "title":
            self.steps = [here]
        elif layer == "game":
            self.steps = [{"do": "title"}, here]
        elif travelling or is_same or layer == self._layer == "beside":
            self.steps[-1:] = [here]
        else:
            self.steps.append(here)
        self._layer = layer

    _layer = ""

    @property
    def depth(self) -> int:
        """How many screens one can go back."""
        return len(self.steps) - 1
