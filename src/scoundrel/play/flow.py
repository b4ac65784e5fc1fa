"""Everything that can be played, as one protocol: moves go in, events and the next step come out.

A surface shows a flow's `view`, `heading` and `text`, and passes on what the player does. It shows what
`Happened`, then asks what `comes_next`: the one attempt is about to begin, the player moves, a bot or the
coach thinks, a human Dealer looks at the room, a viewer steps through a finished game, or the end has come.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

from scoundrel.cards import Card, as_name
from scoundrel.errors import AmbiguousMove, FatalMove, IllegalMove, ScoundrelError
from scoundrel.events import Event
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.play.match import WATCHED, Policy
from scoundrel.play.move_checks import answered, armed, fatal, two_ways
from scoundrel.play.preferences import Fatal, Preferences, Weapon
from scoundrel.play.seats import HUMAN, seat_name
from scoundrel.play.typed_moves import Answer, read_answer, read_moves
from scoundrel.play.way import Way, way_of
from scoundrel.rules import Rules
from scoundrel.state import Turn, View
from scoundrel.texts import say
from scoundrel.words.goals import goal_words
from scoundrel.words.moves import moves_words
from scoundrel.words.telling import tell

if TYPE_CHECKING:
    from scoundrel.coach.steps import Advice, Mark

__all__ = [
    "DealerLooks",
    "End",
    "Flow",
    "Happened",
    "Next",
    "Offer",
    "OwnFlow",
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
    elsewhere: bool = False
    """Whether it is somebody on another device: nobody knows how long that takes."""

    def done(self) -> Happened:
        """Think, then bring the result to the table."""
        return self.take(self.think())


@dataclass(frozen=True, slots=True)
class DealerLooks:
    """A human Dealer looks at the new room alone, then hands it over, with a description if they like."""

    title: str
    room: tuple[Card, ...]
    """What only the Dealer may see: a surface shows it once the player looks away."""
    hand_over: Callable[[str], Happened] = field(repr=False)
    alone: bool = False
    """Whether the player sits elsewhere, so that nobody has to look away."""


@dataclass(frozen=True, slots=True)
class Watching:
    """Nobody moves: this game has already been played."""


@dataclass(frozen=True, slots=True)
class End:
    """It is over; there may be a closing sentence."""

    last_word: str = ""


Next = Threshold | PlayerMoves | Thinking | DealerLooks | Watching | End


UNATTENDED = Preferences(fatal=Fatal.NEVER)
"""The preferences until a surface sets a player's own: without a surface, nobody could be asked."""


class Flow(ABC):
    """Anything that can be played: a game, a lesson, a puzzle or a replay."""

    instructs = False
    """Whether `text` tells the player what to do, instead of describing the room."""

    seats: tuple[str, ...]
    """Who plays each seat: a human or a bot."""

    def __init__(self) -> None:
        self.preferences = UNATTENDED
        self.names: tuple[str, ...] = ()
        """What the humans of two parties call themselves."""
        self.advice: Advice | None = None
        """The coach's hint for this room, as far as it was shown, as long as its plan is followed."""
        self.confirmed: set[tuple[int, object]] = set()
        """What each `AskFirst` that the player confirmed was `about`; it is not asked about again."""
        self.asked: tuple[Move, ...] = ()
        """The moves of the last line, if it was met with a question: which way to fight, or to die?"""

    # --- What the player may know --------------------------------------------------------------------

    @property
    def policy(self) -> Policy:
        """What may be done here."""
        return WATCHED

    @property
    def offers(self) -> frozenset[Offer]:
        """What this flow can offer, though perhaps not at every moment."""
        allowed = {Offer.UNDO: self.policy.undo, Offer.HINT: self.policy.hints}
        return frozenset(offer for offer, is_allowed in allowed.items() if is_allowed)

    @property
    @abstractmethod
    def view(self) -> View:
        """The table, as far as whoever plays here may know it."""

    @property
    @abstractmethod
    def opening(self) -> tuple[Event, ...]:
        """What happened before the first move."""

    @property
    @abstractmethod
    def turns(self) -> tuple[Turn, ...]:
        """The moves made so far, each with what happened."""

    @property
    def rules(self) -> Rules:
        return self.view.rules

    @property
    def way(self) -> Way:
        """How far it has come: a cell for each room."""
        return way_of(self.view, self.turns)

    @property
    def room_words(self) -> str:
        """Which room this is, and of how many, where the way from the first room is known."""
        if not self.knows_way:
            return self.room_short
        return say("screen-room_of", room=self.way.room, rooms=self.way.rooms)

    @property
    def room_short(self) -> str:
        """Which room this is."""
        return say("screen-room", room=self.way.room if self.knows_way else self.view.room_number)

    @property
    def knows_way(self) -> bool:
        """Whether the way is known from the first room: a puzzle begins in the middle of a game."""
        return (self.turns[0] if self.turns else self.view).room_number == 1

    @property
    def goal(self) -> str:
        """What is to be done in this room; of two parties, by whom."""
        way, alone = self.way, self.view.rules.players == 1
        name = "" if alone or self.view.over else self.seat_name(self.view.turn)
        return goal_words(self.view, last=way.room == way.rooms, name=name)

    @property
    def is_shared(self) -> bool:
        """Whether two people sit at this table, on one device."""
        return len(self.seats) > 1 and all(seat == HUMAN for seat in self.seats)

    @property
    def hinted(self) -> str:
        """What the coach showed last, in words, if it still holds."""
        return self.advice.text if self.advice else ""

    @property
    def marks(self) -> tuple[Mark | None, ...]:
        """What the coach's plan does with the card in each slot, where the player was told."""
        room = self.view.room
        return self.advice.marks_in(room) if self.advice else (None,) * len(room)

    @property
    @abstractmethod
    def title(self) -> str:
        """What is being played."""

    @property
    def deal(self) -> str | None:
        """What the deal is called in a heading: its seed, if that is short and the player may know it."""
        return None

    @property
    def heading(self) -> str:
        """The line above the table: what is being played, and which deal, if that has a name."""
        return say("screen-with_deal", name=self.title, deal=self.deal) if self.deal else self.title

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

    def check_turn(self) -> None:
        """Refuse to go on while somebody else has to do something."""
        match self.comes_next:
            case Threshold():
                raise IllegalMove("threshold-first")
            case Thinking(name=name):
                raise IllegalMove("flow-thinking", who=name)
            case DealerLooks():
                raise IllegalMove("flow-dealer")
            case _:
                pass

    @abstractmethod
    def play(self, *moves: Move | str, sure: bool = False) -> Happened:
        """Make moves, all of them or none. Moves that kill are made only if the player is sure."""

    def _ask_if_fatal(self, moves: tuple[Move | str, ...]) -> None:
        """Raise `FatalMove` before moves that kill, unless the player was asked about that and is sure."""
        if self.preferences.fatal is Fatal.NEVER:
            return
        self.confirmed = {about for about in self.confirmed if about[1] in self.view.room}
        killed_by = fatal(self.view, moves)
        if killed_by is None or (killed_by.player, killed_by.card) in self.confirmed:
            return
        raise FatalMove(
            "fatal-once_more",
            about=(killed_by.player, killed_by.card),
            health=killed_by.health,
            card=as_name(killed_by.card),
            amount=killed_by.amount,
            had=killed_by.health + killed_by.amount,
        )

    def obey(self, line: str, *, sure: bool = False) -> Happened:
        """Make the moves a player typed, or those of the last line, if this one answers a question."""
        # An error names the cards in the room, which not everybody may see yet.
        self.check_turn()
        view, asked, self.asked = self.view, self.asked, ()
        answer = read_answer(line) if asked else None
        if answer is Answer.NO:
            self.confirmed.clear()
            return Happened()
        moves = read_moves(view, line) if answer is None else answered(view, asked, answer)
        if self.preferences.weapon is Weapon.USE:
            moves = armed(view, moves)
        try:
            return self.play(*moves, sure=sure or answer is Answer.YES)
        except AmbiguousMove:
            self.asked = tuple(moves)
            raise two_ways(view, moves) from None
        except FatalMove:
            self.asked = tuple(moves)
            raise

    def why_not(self, offer: Offer) -> IllegalMove | None:
        """Why something can't be done now; None if it can."""
        if offer not in self.offers:
            return IllegalMove(f"flow-no_{offer.value}")
        if offer is Offer.UNDO and not self.turns:
            return IllegalMove("flow-nothing_to_undo")
        return None

    def undo(self) -> Happened:
        """Take the last move back."""
        raise IllegalMove("flow-no_undo")

    @property
    def next_step(self) -> str:
        """What asking for a hint brings now: ``nudge``, ``marks`` or ``numbers``."""
        return self.advice.step.deeper.name.lower() if self.advice else "nudge"

    def hint(self, *, sure: bool = False) -> Thinking:
        """Ask the coach for a hint or, where one is shown, for more of it."""
        raise ScoundrelError("flow-no_hint")

    def _taken_back(self, move: Move) -> Happened:
        """A sentence on a move that was taken back; with two players, it says whose move it was."""
        words = moves_words((move,), self.view.mover.weapon, "done")
        name = self.seat_name(self.view.turn)
        key = "table-taken_back_from" if name else "table-taken_back"
        return Happened((say(key, name=name, moves=words),))

    def _told(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        return tuple(tell(events, self.rules, self.names))


class OwnFlow(Flow):
    """A flow with a game of its own, in which nothing is a secret: a lesson, a puzzle or a replay."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self.seats = (HUMAN,) * game.rules.players

    @property
    def view(self) -> View:
        return self._game.view(self._game.turn)

    @property
    def opening(self) -> tuple[Event, ...]:
        return self._game.opening

    @property
    def turns(self) -> tuple[Turn, ...]:
        return self._game.turns
