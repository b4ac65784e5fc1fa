"""Time limits: long work asks now and then whether to go on.

A surface sets a limit around what it does for a player; the work itself only calls `checkpoint`, and knows
nothing of clocks or windows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic

from scoundrel.errors import Stopped

__all__ = ["checkpoint", "within"]

_MAY_GO_ON: ContextVar[Callable[[], None] | None] = ContextVar("may_go_on", default=None)


@contextmanager
def within(seconds: float, stop: Callable[[], bool] = lambda: False) -> Iterator[None]:
    """Limit the work in this block to so many seconds, and end it early once `stop` returns true.

    A limit around it holds too.
    """
    end, around = monotonic() + seconds, _MAY_GO_ON.get()

    def may_go_on() -> None:
        if around is not None:
            around()
        if stop():
            raise Stopped("error-nobody_waits")
        if monotonic() > end:
            raise Stopped("error-took_too_long", seconds=seconds)

    token = _MAY_GO_ON.set(may_go_on)
    try:
        yield
    finally:
        _MAY_GO_ON.reset(token)


def checkpoint() -> None:
    """Raise `Stopped` if this work should not go on."""
    may_go_on = _MAY_GO_ON.get()
    if may_go_on is not None:
        may_go_on()
