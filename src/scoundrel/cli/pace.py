"""Time to read: at a terminal, a pause between moves that Enter cuts short."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

__all__ = ["Pace", "at_terminal", "has_screen"]


def at_terminal() -> bool:
    """Whether input and output are a terminal, where someone can press Enter."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def has_screen() -> bool:
    """Whether this is a terminal that can show more than lines."""
    return at_terminal() and os.environ.get("TERM", "dumb") != "dumb"


class Pace:
    """Pauses of equal length. A thread waits for Enter, as not every system can wait for both at once."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._pressed: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        # Not through `sys.stdin`, whose lock would be held when the program ends.
        while line := os.read(sys.stdin.fileno(), 4096):
            self._pressed.put(line)

    def pause(self) -> None:
        """Wait until the time is over or Enter is pressed."""
        with suppress(Empty):
            self._pressed.get(timeout=self.seconds)
