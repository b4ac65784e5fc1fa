"""Everything that can be played, as one protocol: moves go in, events and the next step come out.

A surface shows a flow's `game`, `title` and `text`, and passes on what the player does. It shows what
`Happened`, then asks what `comes_next`: the one attempt is about to begin, the player moves, a bot or the
coach thinks, a human Dealer looks at the room, a viewer steps through a finished game, or the end has come.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

from scoundrel.cards import Card
from scoundrel.errors import AmbiguousMove, FatalMove, IllegalMove, ScoundrelError
from scoundrel.events import Event
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.play.asking import armed, fatal, read_moves, two_ways
from scoundrel.play.preferences import Fatal, Preferences, Weapon
from scoundrel.play.seats import HUMAN, seat_name
from scoundrel.words.cards import card_name
from scoundrel.words.moves import moves_words
from scoundrel.words.telling import tell
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.coach.hints import Hint

__all__ = [
    "DealerLooks",
    "End",
    "Flow",
    "Happened",
    "Next",
    "Offer",
    "PlayerMoves",
    "Thinking",
    "Threshold",
    "Watching",
]


@dataclass(frozen=True, slots=True)
class Happened:
    """The result of an action."""

    told: tuple[str, ...] = ()
    """What happened at the table, one sentence per event."""
    events: tuple[Event, ...] = ()
    said: tuple[str, ...] = ()
    """What the coach says about it."""
    instead: str = ""
    """What a lesson wants instead, if that was not what it asked for; then nothing happened."""


class Offer(Enum):
    """What a player may do besides moving."""

    UNDO = "undo"
    HINT = "hint"


@dataclass(frozen=True, slots=True)
class Threshold:
    """Something that can be begun only once: a surface says what it is and waits for the player.

    Until then nothing is saved, and the room must not be shown.
    """

    title: str
    lines: tuple[str, ...]
    begin: Callable[[], None] = field(repr=False)


@dataclass(frozen=True, slots=True)
class PlayerMoves:
    """It is a player's turn."""

    player: int


@dataclass(frozen=True, slots=True)
class Thinking:
    """A bot is choosing its move, or the coach is working on a hint, a verdict or a review.

    `think` may take a while and changes nothing, so it may run in a thread. `take` brings the result to the
    table; if the game has moved on in the meantime, it does nothing.
    """

    name: str
    think: Callable[[], Any] = field(repr=False)
    take: Callable[[Any], Happened] = field(repr=False)

    def done(self) -> Happened:
        """Think, then bring the result to the table."""
        return self.take(self.think())


@dataclass(frozen=True, slots=True)
class DealerLooks:
    """A human Dealer looks at the new room alone, then hands it over, with a description if they like."""

    hand_over: Callable[[str], None] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Watching:
    """Nobody moves: this game has already been played."""


@dataclass(frozen=True, slots=True)
class End:
    """It is over; there may be a last word."""

    last_word: str = ""


Next = Threshold | PlayerMoves | Thinking | DealerLooks | Watching | End


UNATTENDED = Preferences(fatal=Fatal.NEVER)
"""The preferences until a surface sets a player's own: without a surface, nobody could be asked."""


class Flow(ABC):
    """Anything that can be played: a game, a lesson, a puzzle or a replay."""

    offers: frozenset[Offer] = frozenset()
    """What this flow can offer, though perhaps not at every moment."""
    instructs = False
    """Whether `text` tells the player what to do, instead of describing the room."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.preferences = UNATTENDED
        self.seats: tuple[str, ...] = (HUMAN,) * game.rules.players
        """Who plays each seat: a human or a bot."""
        self.names: tuple[str, ...] = ()
        """What the humans of two parties call themselves."""
        self.advice: Hint | None = None
        """The coach's last hint for this room; the next move clears it."""
        self._asked_about: set[tuple[int, Card]] = set()
        """The players and cards of this room that a fatal move was asked about."""

    @property
    def hinted(self) -> str:
        """The coach's last hint in words, if it still holds."""
        return self.advice.text if self.advice else ""

    @property
    @abstractmethod
    def title(self) -> str:
        """What is being played."""

    @property
    def deal(self) -> str | None:
        """The seed of the deal, if the player may know it."""
        return None

    @property
    @abstractmethod
    def text(self) -> str:
        """The text shown beside the room."""

    @property
    def asks(self) -> str:
        """What a lesson asks the player to press or type now, in the words of the surface."""
        return ""

    @property
    @abstractmethod
    def comes_next(self) -> Next:
        """What happens now, and who does it."""

    def seat_name(self, player: int) -> str:
        """The name of a player at this table; empty if there is only one."""
        return seat_name(self.seats, player, self.names)

    # --- What a player can do ----------------------------------------------------------------------

    @abstractmethod
    def play(self, *moves: Move | str) -> Happened:
        """Make moves, all of them or none."""

    def _ask_if_fatal(self, moves: tuple[Move | str, ...]) -> None:
        """Raise `FatalMove` before moves that kill, but only once for each card while it lies there."""
        if self.preferences.fatal is Fatal.NEVER:
            return
        self._asked_about = {asked for asked in self._asked_about if asked[1] in self.game.room}
        killed_by = fatal(self.game, moves)
        if killed_by is None or (killed_by.player, killed_by.card) in self._asked_about:
            return
        self._asked_about.add((killed_by.player, killed_by.card))
        health = killed_by.health + killed_by.amount
        card, amount = card_name(killed_by.card), killed_by.amount
        asked = say("fatal.once_more", card=card, amount=amount, health=health)
        raise FatalMove(asked, killed_by.health)

    def obey(self, line: str) -> Happened:
        """Make the moves a player typed."""
        moves = read_moves(self.game, line)
        if self.preferences.weapon is Weapon.USE:
            moves = armed(self.game, moves)
        try:
            return self.play(*moves)
        except AmbiguousMove:
            raise AmbiguousMove(two_ways(self.game, moves)) from None

    def why_not(self, offer: Offer) -> str:
        """Why something can't be done now; empty if it can."""
        if offer not in self.offers:
            return say(f"flow.no_{offer.value}")
        if offer is Offer.UNDO and not self.game.moves:
            return say("flow.nothing_to_undo")
        return ""

    def undo(self) -> Happened:
        """Take the last move back."""
        raise IllegalMove(say("flow.no_undo"))

    def hint(self) -> Thinking:
        """Ask the coach what to do."""
        raise ScoundrelError(say("flow.no_hint"))

    def _taken_back(self, move: Move) -> Happened:
        """A sentence on a move that was taken back."""
        words = moves_words((move,), self.game.hero.weapon, "done")
        return Happened((say("table.taken_back", moves=words),))

    def _told(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        return tuple(tell(events, self.game.rules, self.names))
