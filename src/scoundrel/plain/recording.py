"""The record of each game of a sitting, kept in a file of its own."""

from __future__ import annotations

import os
from pathlib import Path

from scoundrel.files import write_whole
from scoundrel.game import Game

__all__ = ["Recording"]


class Recording:
    """``game.txt`` for the first game, ``game-2.txt`` for the next; without a path, nothing."""

    def __init__(self, path: Path | None) -> None:
        self._first = self._path = path

    def begin(self, game: Game) -> None:
        """Another game; the record of the last one stays."""
        if self._first is not None:
            self._path = _free_name(self._first)
            self.keep(game)

    def keep(self, game: Game) -> None:
        """Write the record, whole or not at all."""
        if self._path is not None:
            write_whole(self._path, game.record())


def _free_name(path: Path) -> Path:
    number, candidate = 1, path
    while os.path.lexists(candidate):
        number += 1
        candidate = path.with_stem(f"{path.stem}-{number}")
    return candidate
