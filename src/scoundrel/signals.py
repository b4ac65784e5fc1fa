"""The signals that end a program: what must not be cut in two by them, and what is done before the end."""

from __future__ import annotations

import atexit
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

__all__ = ["before_the_end", "ctrl_c_blocked", "undisturbed"]

# Windows has no SIGHUP.
TOLD_TO_END = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
ENDINGS = (signal.SIGINT, *TOLD_TO_END)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C and the other endings wait, so that what is begun here is done."""
    if not _in_main_thread():
        yield
        return
    came: list[int] = []
    before = {number: signal.getsignal(number) for number in ENDINGS}
    for number in ENDINGS:
        _handle(number, before[number], lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        for number in ENDINGS:
            _handle(number, before[number], before[number])
    for ending in came:
        signal.raise_signal(ending)


def before_the_end(action: Callable[[], None]) -> None:
    """Do something before this process ends, also where SIGTERM or SIGHUP ends it."""
    atexit.register(action)
    if not _in_main_thread():
        return  # Python hears signals there alone
    for number in TOLD_TO_END:
        before = signal.getsignal(number)

        def finish(number: int, _frame: FrameType | None, before: _Handler = before) -> None:
            action()
            signal.signal(number, before)
            signal.raise_signal(number)

        if before is not signal.SIG_IGN:
            _handle(number, before, finish)


@contextmanager
def ctrl_c_blocked() -> Iterator[None]:
    """Let processes that start here never hear Ctrl-C, where the system can do that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


_Handler = Callable[[int, FrameType | None], object] | int | signal.Handlers | None


def _handle(number: int, before: _Handler, handler: _Handler) -> None:
    """Handle a signal in another way, unless somebody does so outside of Python."""
    if before is not None:
        signal.signal(number, handler)


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
