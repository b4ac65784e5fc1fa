"""Time to read: at a terminal, a pause between moves that any key cuts short."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec

from scoundrel.signals import before_the_end

__all__ = ["at_terminal", "pauses"]

ONE_KEY = 64
"""An arrow key sends several bytes, so this many are read as one."""


def at_terminal() -> bool:
    """Whether someone reads along and can press a key, on a system that tells of single keys."""
    return sys.stdin.isatty() and sys.stdout.isatty() and find_spec("termios") is not None


@contextmanager
def pauses(seconds: float) -> Iterator[Callable[[], None]]:
    """A function that waits that long or until a key is pressed; only at a terminal.

    Keys are heard without Enter and not shown; Ctrl-C works as ever.
    """
    import termios
    import tty

    keyboard = sys.stdin.fileno()
    restore = partial(termios.tcsetattr, keyboard, termios.TCSADRAIN, termios.tcgetattr(keyboard))
    before_the_end(restore)
    tty.setcbreak(keyboard)

    def pause() -> None:
        sys.stdout.flush()
        if select.select([keyboard], [], [], seconds)[0]:
            os.read(keyboard, ONE_KEY)

    try:
        yield pause
    finally:
        restore()
