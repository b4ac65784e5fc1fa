"""A match and its viewers: what is played, and who looks at it.

A match is the log of a game with a policy: whether moves may be undone, hints asked for, the result
counted and the deal repeated. It may be in this process (`local.py`), in another one or on a server; the
players can't tell. All that a viewer learns of it is a `Seen`, made from what that viewer may know; all
that a viewer does is an `Action`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Protocol

from scoundrel.events import Event
from scoundrel.play.saved import Kind
from scoundrel.rules import Rules
from scoundrel.state import Turn, View

__all__ = [
    "DEALER",
    "PUZZLE",
    "WATCHED",
    "About",
    "Action",
    "ActionKind",
    "Hosted",
    "Match",
    "Policy",
    "Seen",
    "Viewer",
    "policy_of",
]


@dataclass(frozen=True, slots=True)
class Policy:
    """What may be done in whatever is played."""

    undo: bool = True
    """Whether moves may be taken back."""
    hints: bool = True
    """Whether the coach may be asked."""
    asks_first: bool = False
    """Whether the player is asked before the first hint, as the game counts as aided from then on."""
    counts: bool = True
    """Whether it counts in the player's results."""
    secret: bool = False
    """Whether its deal is secret until it is over."""
    repeats: bool = True
    """Whether the same deal may be played again."""


_POLICIES: Mapping[Kind, Policy] = MappingProxyType(
    {
        Kind.FREE: Policy(secret=True),
        Kind.DEAL: Policy(),
        Kind.DAILY: Policy(undo=False, asks_first=True, repeats=False),
        Kind.IMPORTED: Policy(counts=False),
        Kind.TRIED: Policy(counts=False),
        Kind.RANKED: Policy(undo=False, hints=False, secret=True, repeats=False),
        Kind.SHARED: Policy(undo=False, hints=False, secret=True, repeats=False),
    }
)
_PRACTICE = Policy(counts=False)
PUZZLE = Policy(hints=False, counts=False)
WATCHED = Policy(undo=False, hints=False, counts=False)
"""What is watched or followed step by step: a replay, a question, a lesson."""


def policy_of(kind: Kind, *, practice: bool) -> Policy:
    """The policy of a game of that kind; `practice` means that its deal was the dungeon of a missed day."""
    return _PRACTICE if practice else _POLICIES[kind]


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks at a match: those who play these seats, the Dealer, or, with neither, a spectator."""

    seats: frozenset[int] = frozenset()
    dealer: bool = False


DEALER = -1
"""The number of the Dealer's seat."""


@dataclass(frozen=True, slots=True)
class Hosted:
    """What is known of a match that a server holds; nothing of it is a secret."""

    id: str
    names: tuple[str, ...]
    """What whoever sits in each seat is called; empty where that is not known."""
    dealt_by: str = ""
    """What the human Dealer is called, if there is one."""
    missing: tuple[int, ...] = ()
    """The seats that nobody has taken yet."""
    commitment: str = ""
    """The dealer's promise, shown before the first card."""
    stand_in: int | None = None
    """The seat that a bot takes over if the others agree."""
    resigned: int | None = None
    """The seat of whoever gave up."""
    rematch: str = ""
    """The match that follows this one, once somebody has asked for it."""
    delay: int = 0
    """How many seconds later spectators see it."""
    day: str | None = None
    """The day whose dungeon it is: that of the server, in UTC."""


@dataclass(frozen=True, slots=True)
class About:
    """What is known of a match besides its moves; nothing of it is a secret."""

    rules: Rules
    kind: Kind
    seats: tuple[str, ...]
    """Who plays each seat: ``human`` or the name of a bot."""
    number: int | None = None
    """The number of the saved game; None if it is not saved."""
    date: str | None = None
    """The day of a daily game."""
    practice: str | None = None
    """The day whose dungeon is played for practice, as its own day was over."""
    dealer: bool = False
    """Whether a human Dealer sees each room first."""
    begun: bool = True
    """Whether a match that can be begun only once has been begun."""
    hints: int = 0
    undos: int = 0
    looked_ahead: bool = False
    """Whether the same deal was started before or during this game, so that its cards may be known."""
    elsewhere: bool = False
    """Whether it was imported from another device."""
    tried_move: int | None = None
    """How many moves were copied from the game that is tried again; None for any other kind."""
    tried_room: int | None = None
    given_up: bool = False
    """Whether the player gave it up."""
    hosted: Hosted | None = None
    """What a server says of it; None if the match is on this device."""

    @property
    def day(self) -> str | None:
        """The day whose dungeon it is, whether it counts or not."""
        return self.date or self.practice

    @property
    def policy(self) -> Policy:
        return policy_of(self.kind, practice=self.practice is not None)


@dataclass(frozen=True, slots=True)
class Seen:
    """All that a viewer may know of a match."""

    version: int
    """Grows with every move, every undo, and every room that a Dealer hands over."""
    about: About
    view: View | None
    """The table; None until the match was begun."""
    dealt: View | None = None
    """The table as it was when the room was dealt."""
    opening: tuple[Event, ...] = ()
    turns: tuple[Turn, ...] = ()
    """The moves made so far, each with what happened, as far as the viewer may know."""
    tale: str = ""
    """The seed of the narrator's choice of words: the first room, as far as the viewer may know."""
    seed: str | None = None
    """The seed of the deal, if the viewer may know it."""
    described: Mapping[int, str] = field(default_factory=dict)
    """What a human Dealer wrote, by room number; empty where a room was handed over without words."""
    key: str = ""
    """The key of the last action; empty if it had none."""
    curtained: bool = False
    """Whether the room waits for the Dealer to hand it over, whoever looks."""


class ActionKind(StrEnum):
    """What a viewer can do."""

    MOVE = "move"
    UNDO = "undo"
    HINT = "hint"
    """Count a hint: the coach who gives it sits with the viewer."""
    HAND_OVER = "hand_over"
    """The Dealer hands the room over, with words or without."""
    ENTER = "enter"
    """Begin what can be begun only once."""
    GIVE_UP = "give_up"
    """End the game here, as a loss."""
    STAND_IN = "stand_in"
    """Agree that a bot takes over the seat of the other player; once nobody is against it, it does."""
    DEALER = "dealer"
    """Let a human Dealer see each room first, or, without words, nobody."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a viewer does."""

    kind: ActionKind
    version: int
    """The version that it answers; if the match has moved on, it is not done."""
    moves: tuple[str, ...] = ()
    words: str = ""
    key: str = ""
    """A name of its own, so that it is done once even if it is sent twice; empty for none."""


class Match(Protocol):
    """A game that is played, wherever it is."""

    def look(self, viewer: Viewer) -> Seen:
        """How it stands for this viewer."""

    def do(self, viewer: Viewer, action: Action) -> Seen:
        """Do something, all of it or nothing; how it then stands.

        `StaleGame` means that the match has moved on, `IllegalMove` that this viewer may not do that now.
        """

    def wait(self) -> None:
        """Wait a while, or until something may have happened."""

    def record(self) -> str:
        """The whole game as text; refused while its cards are secret."""
