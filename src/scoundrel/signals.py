"""The signals that end a program: work they must not interrupt, and work to do before the program ends."""

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
    """Hold back Ctrl-C and the other signals that end a program until the block is done."""
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
    """Do something before this process ends, even if SIGTERM or SIGHUP ends it."""
    atexit.register(action)
    if not _in_main_thread():
        return  # Python handles signals only in the main thread
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
    """Keep Ctrl-C away from processes started in the block, if the system allows it."""
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
    """Set a handler, unless the signal is handled outside of Python."""
    if before is not None:
        signal.signal(number, handler)


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
