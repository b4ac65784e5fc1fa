"""Ctrl-C in long compiled work, where Python itself would hear it only at the end."""

from __future__ import annotations

from threading import current_thread, main_thread

import cython

if not cython.compiled:
    from scoundrel.shapes import *


def listen(ear: Pointer[Ear]) -> None:
    """Let signals stop what begins here, if this thread is the one that hears them."""
    ear.listening = current_thread() is main_thread()
    ear.stopped = False
    ear.steps = 0


def heed(ear: Pointer[Ear]) -> bool:
    """Whether a signal stops the work: what is found from then on means nothing. To be asked at each step.

    The one who began to listen calls `raise_heard` when the work has come to its end.
    """
    if ear.listening and not ear.stopped:
        ear.steps += 1
        if ear.steps % STEPS == 0:
            with cython.gil:
                ear.stopped = hear_signals() != 0
    return ear.stopped
