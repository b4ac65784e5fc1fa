"""A real terminal: the program in a process of its own, and an emulator that reads what it draws."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Self

import pyte

PATIENCE = 30
PROGRAM = """
import fcntl, os, termios
if os.environ["OWN_TERMINAL"] == "yes":
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from scoundrel.cli import main
main()
"""
"""The program in its own controlling terminal, as a shell would start it; or in one that sends no signals."""


class Terminal:
    """``scoundrel`` with some arguments in a terminal of 80 columns and 24 lines."""

    def __init__(
        self,
        *arguments: str,
        place: Path,
        environment: Mapping[str, str] | None = None,
        term: str = "xterm",
        own: bool = True,
        python: Path | str = sys.executable,
        folder: Path | None = None,
    ) -> None:
        self.screen = pyte.Screen(80, 24)
        self._stream = pyte.ByteStream(self.screen)
        self.written = b""
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.modes = termios.tcgetattr(slave)
        self.slave = slave
        self._ends = [self.master, slave]
        self.process = subprocess.Popen(
            [python, "-c", PROGRAM, *arguments],
            cwd=folder,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={
                **os.environ,
                "TERM": term,
                "LANG": "C.UTF-8",
                "PYTHONUTF8": "1",
                "SCOUNDREL_DATA": str(place),
                "OWN_TERMINAL": "yes" if own else "no",
                **(environment or {}),
            },
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.close()

    def close(self) -> None:
        """Close the window."""
        while self._ends:
            os.close(self._ends.pop())

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display)

    def read(self, seconds: float = 0.02) -> bool:
        """Take in what the program wrote, if it wrote anything in that time."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        written = os.read(self.master, 65536)
        self.written += written
        self._stream.feed(written)
        return True

    def until(self, condition: Callable[[], object]) -> None:
        end = monotonic() + PATIENCE
        while not condition():
            assert monotonic() < end, f"this is on the screen:\n{self.text}"
            self.read()

    def sees(self, *texts: str) -> None:
        self.until(lambda: all(text in self.text for text in texts))

    def press(self, keys: str | bytes) -> None:
        os.write(self.master, keys.encode() if isinstance(keys, str) else keys)

    def send(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def ends(self) -> int:
        """Wait until the program is done; its exit status."""
        end = monotonic() + PATIENCE
        while self.process.poll() is None:
            assert monotonic() < end, f"it does not end; this is on the screen:\n{self.text}"
            self.read()
        while self.read():
            pass
        return self.process.returncode

    def is_usable(self) -> bool:
        """Whether the terminal is as it was before: lines are echoed, and the cursor shows."""
        return termios.tcgetattr(self.slave) == self.modes and not self.screen.cursor.hidden
