"""Ctrl-C in long compiled work, where Python itself would notice it only at the end."""

from __future__ import annotations

from threading import current_thread, main_thread

import cython

if not cython.compiled:
    from scoundrel.shapes import *


def watch_for_interrupt(interrupt: Pointer[Interrupt]) -> None:
    """Let signals stop the work that begins here, if this thread is the one that receives them."""
    interrupt.watching = current_thread() is main_thread()
    interrupt.stopped = False
    interrupt.steps = 0


def is_interrupted(interrupt: Pointer[Interrupt]) -> bool:
    """Whether a signal has stopped the work, so that results from then on are invalid; called at each step.

    The caller of `watch_for_interrupt` calls `raise_interrupt` when the work is over.
    """
    if interrupt.watching and not interrupt.stopped:
        interrupt.steps += 1
        if interrupt.steps % STEPS == 0:
            with cython.gil:
                interrupt.stopped = check_signals() != 0
    return interrupt.stopped
