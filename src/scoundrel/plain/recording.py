"""Write the record of each game of a sitting to a file of its own."""

from __future__ import annotations

import os
from pathlib import Path

from scoundrel.files import write_whole
from scoundrel.game import Game
from scoundrel.notation.records import Record, format_record
from scoundrel.play.sitting import Sitting

__all__ = ["Recording"]


class Recording:
    """Writes ``game.txt`` for the first game, ``game-2.txt`` for the next; without a path, nothing."""

    def __init__(self, path: Path | None) -> None:
        self._first = self._path = path

    def begin(self, sitting: Sitting) -> None:
        """Start a file for another game; the previous record stays."""
        if self._first is not None:
            self._path = _free_name(self._first)
            self.keep(sitting)

    def keep(self, sitting: Sitting) -> None:
        """Write the whole record, or nothing if that fails.

        While the deal is secret, the record starts from the current position and holds only what the player
        knows.
        """
        if self._path is None:
            return
        game = sitting.game
        write_whole(self._path, game.record() if sitting.deal_is_known else _as_seen(game))


def _as_seen(game: Game) -> str:
    view = game.view(game.turn)
    return format_record(Record(view.rules, moves=(), position=view.position(), result=game.result))


def _free_name(path: Path) -> Path:
    number, candidate = 1, path
    while os.path.lexists(candidate):
        number += 1
        candidate = path.with_stem(f"{path.stem}-{number}")
    return candidate
