"""A saved game as a list shows it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from scoundrel.game import Outcome

__all__ = ["FRIEND", "HUMAN", "PEOPLE", "Kind", "SavedGame"]

HUMAN = "human"
"""The name of a seat that a human plays."""
FRIEND = "friend"
"""The name of a seat that somebody played on another device."""
PEOPLE = (HUMAN, FRIEND)


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
    RANKED = "ranked"
    """A deal of a server's, for its boards."""
    SHARED = "shared"
    """A game on several devices, at a table of a server's."""


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
    """Grows with every move and undo, so that a window notices when another has played on."""
    key: str
    """The key of the action that was done last, so that it is not done again; empty for none."""
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
    """Who plays each seat: ``human``, ``friend`` or the name of a bot."""
    looked_ahead: bool
    """Whether the same deal was started before or during this game, so that its cards may be known."""
    elsewhere: bool
    """Whether it was imported from another device, where it was played until then."""
    tried_move: int | None
    """How many moves were copied from the game that is tried again; None for any other kind."""
    tried_room: int | None
    """The room from which it continues."""

    given_up: bool = False
    """Whether the player gave it up; it is over then, and lost."""
    deleted: datetime | None = None
    """When the player deleted it; it is in no list, and can be had back for a while."""

    @property
    def won(self) -> bool | None:
        """Whether the first player won; None until that is decided."""
        return None if self.outcomes[0] is None else self.outcomes[0].won

    @property
    def score(self) -> int | None:
        """The first player's score; None until that is decided."""
        return None if self.outcomes[0] is None else self.outcomes[0].score
