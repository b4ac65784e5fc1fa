"""What one can sit at, as one protocol: moves go in; what happened and what comes next come out.

A surface shows the `game`, the `title` and the `text` of a flow and hands it what the player does. It tells
what `Happened`, and then looks at what `comes_next`: a player is to move, somebody thinks, a human Dealer
looks at the room, a viewer steps through moves that were made before, or it is over.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from scoundrel.errors import IllegalMove, ScoundrelError
from scoundrel.events import Event
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.play.asking import armed, read_moves
from scoundrel.play.preferences import Preferences, Weapon
from scoundrel.play.seats import HUMAN
from scoundrel.words.table import tell
from scoundrel.words.texts import say

__all__ = ["DealerLooks", "End", "Flow", "Happened", "Next", "Offer", "PlayerMoves", "Thinking", "Watching"]


@dataclass(frozen=True, slots=True)
class Happened:
    """What came of something that was done."""

    told: tuple[str, ...] = ()
    """What happened at the table, one sentence each."""
    events: tuple[Event, ...] = ()
    said: tuple[str, ...] = ()
    """What the coach says about it."""


class Offer(Enum):
    """What a player may do besides making moves."""

    UNDO = "undo"
    HINT = "hint"


@dataclass(frozen=True, slots=True)
class PlayerMoves:
    """A player is to move."""

    player: int


@dataclass(frozen=True, slots=True)
class Thinking:
    """A bot thinks about its move, or the coach about a hint, a verdict or a review.

    `think` may take a while and may run in a thread: it changes nothing. `take` brings its result to the
    table. If the game has gone on in the meantime, nothing happens.
    """

    name: str
    think: Callable[[], Any] = field(repr=False)
    take: Callable[[Any], Happened] = field(repr=False)

    def done(self) -> Happened:
        """Think, and bring the result to the table."""
        return self.take(self.think())


@dataclass(frozen=True, slots=True)
class DealerLooks:
    """A human Dealer looks at the new room alone and then hands it over, perhaps with words."""

    hand_over: Callable[[str], None] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Watching:
    """Nobody moves: all moves were made before."""


@dataclass(frozen=True, slots=True)
class End:
    """It is over, and perhaps there is a last word."""

    last_word: str = ""


Next = PlayerMoves | Thinking | DealerLooks | Watching | End


class Flow(ABC):
    """Something to sit at."""

    offers: frozenset[Offer] = frozenset()
    """What may be done here at all, though perhaps not at this moment."""
    instructs = False
    """Whether `text` tells the player what to do, rather than what lies there."""

    def __init__(self, game: Game, preferences: Preferences | None = None) -> None:
        self.game = game
        self.preferences = preferences or Preferences()
        self.seats: tuple[str, ...] = (HUMAN,) * game.rules.players
        """Who plays, for each player."""
        self.hinted = ""
        """What the coach said of the room; it stays until the next move."""

    @property
    @abstractmethod
    def title(self) -> str:
        """What is played."""

    @property
    def deal(self) -> str | None:
        """The seed of the deal, if the player may know it."""
        return None

    @property
    @abstractmethod
    def text(self) -> str:
        """What is said beside the room."""

    @property
    @abstractmethod
    def comes_next(self) -> Next:
        """Who does what now."""

    # --- What a player does ------------------------------------------------------------------------

    @abstractmethod
    def play(self, *moves: Move | str) -> Happened:
        """Make moves, all of them or none."""

    def obey(self, line: str) -> Happened:
        """Make the moves that a player typed."""
        moves = read_moves(self.game, line)
        if self.preferences.weapon is Weapon.USE:
            moves = armed(self.game, moves)
        return self.play(*moves)

    def undo(self) -> Happened:
        """Take the last move back."""
        raise IllegalMove(say("flow.no_undo"))

    def hint(self) -> Thinking:
        """Ask the coach what to do."""
        raise ScoundrelError(say("flow.no_hint"))

    def _told(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        return tuple(tell(events, self.game.rules.players))
