"""Read keys from terminals that don't send UTF-8."""

from __future__ import annotations

import os
from codecs import getincrementaldecoder
from contextlib import suppress
from select import select
from threading import Event, Thread

from textual.drivers.linux_driver import LinuxDriver

__all__ = ["Keyboard"]

LOOKS = 0.1
"""Seconds between two checks whether the driver is still running."""
CHUNK = 4096


class Keyboard(LinuxDriver):
    """A driver for terminals that may send other encodings, as one set to Latin-1 does for an accent.

    Textual fails at a byte that is not UTF-8, so it reads a pipe into which only UTF-8 is written.
    """

    def run_input_thread(self) -> None:
        """Read keys until the driver ends."""
        terminal, done = self.fileno, Event()
        self.fileno, end = os.pipe()
        passing = Thread(target=_pass_on, args=(terminal, end, done), name="keyboard")
        passing.start()
        try:
            super().run_input_thread()
        finally:
            done.set()
            # Closed first, so that the thread is not blocked writing to a pipe that nobody reads.
            os.close(self.fileno)
            passing.join()
            os.close(end)
            self.fileno = terminal


def _pass_on(terminal: int, end: int, done: Event) -> None:
    """Pass on what the terminal sends; bytes that can't be decoded become a character that does nothing."""
    decoder = getincrementaldecoder("utf-8")("replace")
    # A terminal that is gone can't be read; the app notices that itself.
    with suppress(OSError):
        while not done.is_set():
            if select([terminal], [], [], LOOKS)[0]:
                sent = os.read(terminal, CHUNK)
                if not sent:
                    return
                os.write(end, decoder.decode(sent).encode())
