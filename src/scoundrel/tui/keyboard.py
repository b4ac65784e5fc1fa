"""Read keys from terminals that don't send UTF-8."""

from __future__ import annotations

from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver

__all__ = ["Keyboard"]


class Keyboard(LinuxDriver):
    """A driver for terminals that may send other encodings, as one set to Latin-1 does for an accent."""

    def run_input_thread(self) -> None:
        """Read keys to the end; bytes that can't be decoded become a character that does nothing."""
        while True:
            try:
                super().run_input_thread()
                return
            except UnicodeDecodeError as error:
                self._take(error.object.decode("utf-8", "replace"))

    def _take(self, typed: str) -> None:
        parser = XTermParser()
        for message in (*parser.feed(typed), *parser.tick()):
            self.process_message(message)
