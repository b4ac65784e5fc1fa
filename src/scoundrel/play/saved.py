"""A saved game as a list shows it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from scoundrel.game import Outcome

__all__ = ["Kind", "SavedGame"]


class Kind(StrEnum):
    """The kind of a saved game."""

    FREE = "free"
    """A random deal; its seed is secret until the end."""
    DEAL = "deal"
    """A deal that the player chose."""
    DAILY = "daily"
    IMPORTED = "imported"
    TRIED = "tried"
    """A finished game, played on from one of its moves; it never counts."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game as it was last read or written; its moves stay in the store."""

    id: int
    kind: Kind
    date: str | None
    """The day of a daily game, such as 2025-03-01."""
    name: str
    """The name of its rules."""
    seed: str | None
    begun: datetime
    changed: datetime
    """When a move was last made or taken back."""
    version: int
    """Grows with every change, so that a window notices when another has changed the game."""
    moves: int
    """How many moves are saved."""
    rooms: int
    """The number of the last room reached."""
    over: bool
    outcomes: tuple[Outcome | None, ...]
    """How the game ended for each player; None for a player who is still playing."""
    undos: int
    hints: int
    accuracy: float | None
    seats: tuple[str, ...]
    """Who plays each seat: ``human`` or the name of a bot."""
    looked_ahead: bool
    """Whether the same deal was started before or during this game, so that its cards may be known."""
    tried_move: int | None
    """How many moves were taken over from the game that is tried again; None for any other kind."""
    tried_room: int | None
    """The room that it goes on from."""

    @property
    def won(self) -> bool | None:
        """Whether the first player won; None until that is decided."""
        return None if self.outcomes[0] is None else self.outcomes[0].won

    @property
    def score(self) -> int | None:
        """The first player's score; None until that is decided."""
        return None if self.outcomes[0] is None else self.outcomes[0].score
