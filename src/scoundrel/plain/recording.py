"""Write the record of each game of a session to a file of its own."""

from __future__ import annotations

import os
from pathlib import Path

from scoundrel.files import write_whole
from scoundrel.notation.records import Record, format_record
from scoundrel.play.sitting import Sitting
from scoundrel.state import View

__all__ = ["Recording"]


class Recording:
    """Writes ``game.txt`` for the first game, ``game-2.txt`` for the next; without a path, nothing."""

    def __init__(self, path: Path | None, *, overwrite: bool = False) -> None:
        """`overwrite` is whether the first game may replace a file that exists."""
        self._first = self._path = path
        self._overwrite = overwrite

    def begin(self, sitting: Sitting) -> None:
        """Start a file for another game; the previous record stays."""
        if self._first is not None:
            self._path = self._first if self._overwrite else _free_name(self._first)
            self._overwrite = False
            self.keep(sitting)

    def keep(self, sitting: Sitting) -> None:
        """Write the whole record, or nothing if that fails.

        While the deal is secret, the record starts from the current position and holds only what the player
        knows.
        """
        if self._path is None:
            return
        may_be_told = sitting.deal_is_known and not sitting.about.given_up
        write_whole(self._path, sitting.match.record() if may_be_told else _as_seen(sitting.view))


def _as_seen(view: View) -> str:
    return format_record(Record(view.rules, moves=(), position=view.position(), result=view.result))


def _free_name(path: Path) -> Path:
    number, candidate = 1, path
    while os.path.lexists(candidate):
        number += 1
        candidate = path.with_stem(f"{path.stem}-{number}")
    return candidate
