"""What a list of saved games shows of one of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from scoundrel.game import Outcome

__all__ = ["Kind", "SavedGame"]


class Kind(StrEnum):
    """What sort of game it is."""

    FREE = "free"
    """A deal that nobody chose; its seed is a secret until the end."""
    DEAL = "deal"
    """A deal that the player named."""
    DAILY = "daily"
    IMPORTED = "imported"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game as it was when it was last read or written; its moves stay in the store."""

    id: int
    kind: Kind
    date: str | None
    """The day of a daily game, as in 2025-03-01."""
    name: str
    """The name of its rules."""
    seed: str | None
    begun: datetime
    changed: datetime
    """When a move was last made or taken back."""
    version: int
    """Grows with every change, so that a window notices when another one went on."""
    moves: int
    """How many moves are kept."""
    rooms: int
    """The number of the room that was reached."""
    over: bool
    outcomes: tuple[Outcome | None, ...]
    """How it ended for each player; None where it has not."""
    undos: int
    hints: int
    accuracy: float | None
    seats: tuple[str, ...]
    """Who plays, for each player: ``human`` or the name of a bot."""
    looked_ahead: bool
    """Whether the same deal was begun before it, or beside it, so that its cards may have been known."""

    @property
    def won(self) -> bool | None:
        """Whether the first player won; None while that is open."""
        return None if self.outcomes[0] is None else self.outcomes[0].won

    @property
    def score(self) -> int | None:
        """The first player's score; None while that is open."""
        return None if self.outcomes[0] is None else self.outcomes[0].score
