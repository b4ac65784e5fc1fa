"""What the API answers, as types: it is described from these, and tests hold every answer against them.

A client should ignore what it doesn't know: within a version, fields and events may be added.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, Union

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct

from scoundrel import events
from scoundrel.host.matches import LONGEST_WORDS
from scoundrel.host.names import LONGEST_NAME
from scoundrel.host.requests import PERIOD_PATTERN, Group, Id, Kind, Period, Ply, Token

__all__ = [
    "BadRequest",
    "Board",
    "Deleted",
    "Fault",
    "Forbidden",
    "Invitation",
    "Invites",
    "Joined",
    "Me",
    "MyData",
    "NewRecovery",
    "News",
    "NoLength",
    "NoPlayer",
    "NoSocket",
    "NoSuchMethod",
    "NotFound",
    "NotJson",
    "Noted",
    "Opened",
    "Problem",
    "Recovered",
    "Refused",
    "Seated",
    "ServerInfo",
    "Stale",
    "State",
    "Taken",
    "TooLarge",
    "TooMany",
    "TooSlow",
    "Unavailable",
]

Name = Annotated[str, Meta(max_length=LONGEST_NAME, description="Empty if there is none.")]
RulesName = Annotated[str, Meta(min_length=1, max_length=32, description="The name of a rule set.")]
Date = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A day, in UTC.")]
Moment = Annotated[float, Meta(description="Seconds since 1970.")]
Recovery = Annotated[
    str,
    Meta(
        pattern="^([0-9a-z]{5}-){4}[0-9a-z]{5}$",
        description="Makes another device the same player. It is shown only now.",
    ),
]
Session = Annotated[
    str,
    Meta(
        pattern=r"^[0-9a-f]{16}\.[0-9]+\.[0-9a-f]{40}$",
        description="Says who you are, as `Authorization: Bearer …`. Browsers get it as a cookie too.",
    ),
]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Count = Annotated[int, Meta(ge=0)]
Seat = Annotated[int, Meta(ge=-1, le=1, description="-1 is the Dealer.")]
Player = Annotated[int, Meta(ge=0, le=1, description="Whose turn it is, or was.")]
Words = Annotated[str, Meta(max_length=LONGEST_WORDS)]
Why = Annotated[str, Meta(description="Why you were moved to the assisted; empty if you were not.")]


# --- The server and its players ------------------------------------------------------------------------


class Day(Struct):
    """The dungeon of the day."""

    date: Date
    rules: Annotated[list[RulesName], Meta(description="The rule sets that have one.")]


class ServerInfo(Struct):
    """What this server is and offers."""

    game: Literal["scoundrel"]
    api: Annotated[Literal[1], Meta(description="The version of this API.")]
    ranked: Annotated[list[RulesName], Meta(description="The rule sets with ranked games.")]
    day: Day
    groups: list[Group]
    periods: Annotated[
        dict[Period, Count], Meta(description="How many games it takes to be ranked on each board.")
    ]
    leaving_hours: Annotated[Count, Meta(description="How long after its last move a ranked game is lost.")]
    spectator_delay: Annotated[
        Count, Meta(description="How many seconds later spectators see a ranked game.")
    ]


class Account(Struct):
    """A player."""

    id: Id
    name: Name
    group: Group
    why: Why


class Joined(Struct):
    """You are a player now."""

    player: Account
    recovery: Recovery
    token: Session


class Recovered(Struct):
    """You are that player here, too."""

    player: Account
    token: Session


class NewRecovery(Struct):
    """The old recovery code is no longer good."""

    recovery: Recovery
    token: Session


class MyGame(Struct):
    """A match in which you have a seat."""

    id: Id
    kind: Kind
    rules: RulesName
    date: Annotated[Date | None, Meta(description="The day whose dungeon it is.")]
    created: Moment
    seat: Seat


class Me(Struct):
    """Who you are, and your matches that are not over, the newest first."""

    player: Account
    games: list[MyGame]


class Kept(Account):
    """A player, with when they came."""

    created: Moment


class MyResult(Struct):
    """The result of a ranked game; `hard` and what follows it is what was found by the detectors."""

    game: Id
    player: Id
    rules: RulesName
    date: Date | None
    won: bool
    score: int
    abandoned: bool
    ended: Moment
    checked: bool
    hard: Count
    agreed: Count
    luck: float
    odds: float


class MyEntry(Struct):
    """What a board keeps of a player."""

    board: str
    player: Id
    games: Count
    wins: Count
    total: int
    squares: Count
    streak: Count
    best_streak: Count
    value: int | None


class MyObjection(Struct):
    """An objection of yours."""

    id: int
    player: Id
    words: Words
    moment: Moment


class MyReport(Struct):
    """A name that you reported."""

    id: int
    player: Id
    reporter: Id
    name: Name
    moment: Moment


class MyData(Struct):
    """Everything that is kept of you; the moves of a match are in its record."""

    player: Kept
    results: list[MyResult]
    objections: list[MyObjection]
    boards: list[MyEntry]
    reports: list[MyReport]
    games: list[MyGame]


class Deleted(Struct):
    """Nothing is kept of you any more."""

    deleted: Literal[True]


class Noted(Struct):
    """It was noted."""

    noted: Literal[True]


# --- Matches -------------------------------------------------------------------------------------------

_FIELDS: dict[str, Any] = {"int": int, "Card": Annotated[str, Meta(pattern="^[2-9TJQKAX][cdhs]$")]}
_EVENTS = [
    defstruct(
        kind.__name__,
        [(each.name, Annotated[_FIELDS[str(each.type)], Meta(title=each.name)]) for each in fields(kind)],
        namespace={"__doc__": kind.__doc__},
        array_like=True,
        tag=True,
    )
    # With slots, a class is made twice.
    for kind in {kind.__name__: kind for kind in events.Event.__subclasses__()}.values()
]
# What happened at the table: its name, then its values, as in ["Dealt", "5d", 0].
if TYPE_CHECKING:
    Event = Any
else:
    Event = Union[tuple(_EVENTS)]  # noqa: UP007


class Turn(Struct, array_like=True):
    """A move: what was done, by whom, in which room, and what happened."""

    move: Annotated[str, Meta(min_length=1, max_length=8)]
    player: Player
    room: Count
    events: list[Event]


class View(Struct, array_like=True):
    """What you see: a position, whose turn it is, and whether the room is hidden from you."""

    position: Annotated[str, Meta(description="As docs/notation.md writes it.")]
    player: Player
    curtained: bool


class Hosted(Struct):
    """What this server says of a match."""

    id: Id
    names: Annotated[list[Name], Meta(description="Who sits in each seat.")]
    dealt_by: Annotated[Name, Meta(description="What the Dealer is called.")]
    missing: Annotated[list[Seat], Meta(description="The seats that nobody has taken yet.")]
    commitment: Annotated[Digest, Meta(description="The promise that the deal is fair.")]
    stand_in: Annotated[Player | None, Meta(description="For which seat a bot was proposed.")]
    resigned: Annotated[Seat | None, Meta(description="Who gave up.")]
    rematch: Annotated[str, Meta(max_length=24, description="The match that follows, if there is one.")]
    delay: Annotated[Count, Meta(description="How many seconds later spectators see it.")]
    day: Annotated[Date | None, Meta(description="The day whose dungeon it is.")]


class About(Struct):
    """What is known of a match besides its moves."""

    rules: Annotated[str, Meta(description="The rule set, as docs/rules.md writes it in one line.")]
    kind: Kind
    seats: Annotated[list[Literal["human", "expert"]], Meta(description="Who plays each seat.")]
    dealer: Annotated[bool, Meta(description="Whether a human Dealer sees each room first.")]
    begun: bool
    given_up: bool
    hosted: Hosted
    # What only matches at home have.
    number: None
    date: None
    practice: None
    hints: Literal[0]
    undos: Literal[0]
    looked_ahead: bool
    elsewhere: bool
    tried_move: None
    tried_room: None


class You(Struct):
    """What you are in a match; with neither, a spectator."""

    seats: list[Player]
    dealer: bool


class State(Struct):
    """What you don't know yet of a match: all of it if `about` is there, else what came since."""

    version: Ply
    made: Annotated[Count, Meta(description="How many moves you know; `turns` follow them.")]
    turns: list[Turn]
    view: Annotated[View | None, Meta(description="Null until the match has begun.")]
    key: Annotated[str, Meta(max_length=64, description="The key of the last action.")]
    curtained: Annotated[bool, Meta(description="Whether the room waits for the Dealer.")]
    seed: Annotated[Digest | UnsetType, Meta(description="The seed of the deal, once open.")] = UNSET
    dealt: Annotated[
        View | UnsetType | None, Meta(description="The table when the room was dealt, if it is a new one.")
    ] = UNSET
    about: About | UnsetType = UNSET
    opening: Annotated[list[Event] | UnsetType, Meta(description="How the first room was dealt.")] = UNSET
    tale: Annotated[str | UnsetType, Meta(description="What the narrator's words depend on.")] = UNSET
    described: Annotated[
        dict[str, Words] | UnsetType, Meta(description="What the Dealer wrote, by the room's number.")
    ] = UNSET
    you: You | UnsetType = UNSET


class Seated(Struct):
    """A match in which you have a seat now."""

    game: Id
    state: State


SeatName = Literal["watch", "dealer", "0", "1"]


Tokens = Annotated[
    dict[SeatName, Token],
    Meta(description="An invitation to watch, and one for each seat that nobody has taken."),
]


class Invites(Struct):
    """The invitations of a match."""

    invites: Tokens


class Opened(Seated):
    """A match that you opened, or had open already."""

    invites: Tokens


class Invitation(Struct, rename={"kind": "as", "sender": "from"}):
    """What an invitation is to."""

    game: Id
    rules: RulesName
    kind: Literal["watch", "dealer", "seat"]
    sender: Annotated[Name, Meta(description="The player who opened the match.")]
    taken: Annotated[bool, Meta(description="Whether somebody has accepted it.")]


class News(Struct):
    """A match has moved on; versions may be left out."""

    game: Id
    version: Ply


# --- Boards --------------------------------------------------------------------------------------------


class Entry(Struct):
    """A player on a board."""

    rank: Annotated[int | None, Meta(description="Null until there were games enough.")]
    player: Id
    name: Name
    games: Annotated[int, Meta(ge=1)]
    wins: Count
    mean: Annotated[float, Meta(description="The mean score.")]
    margin: Annotated[float | None, Meta(description="Half of the 95 % interval; null for a single game.")]
    streak: Annotated[Count, Meta(description="Games won in a row, up to now.")]
    best_streak: Count
    value: Annotated[int | None, Meta(description="What the board ranks by: the mean in hundredths.")]


class Board(Struct):
    """Part of a board."""

    rules: RulesName
    group: Group
    period: Period
    when: Annotated[str, Meta(max_length=10, pattern=PERIOD_PATTERN)]
    least: Annotated[Count, Meta(description="How many games it takes to be ranked.")]
    players: Annotated[Count, Meta(description="How many are ranked.")]
    entries: list[Entry]
    mine: Annotated[Entry | None, Meta(description="Your own entry, ranked or not.")]
    next: Annotated[str | None, Meta(description="Where the next page begins: send it as `after`.")]


# --- Errors --------------------------------------------------------------------------------------------


class Problem(Struct, tag_field="code"):
    """An error: a code that stays the same, and a sentence for people."""

    status: ClassVar[int]
    message: str

    @classmethod
    def code(cls) -> str:
        return str(cls.__struct_config__.tag)


class BadRequest(Problem, tag="bad_request"):
    """It can't be read."""

    status = 400


class NoPlayer(Problem, tag="no_player"):
    """You are no player yet, or no longer."""

    status = 401


class Forbidden(Problem, tag="forbidden"):
    """You may not do that."""

    status = 403


class NotFound(Problem, tag="not_found"):
    """There is no such thing, or it is none of your business."""

    status = 404


class NoSuchMethod(Problem, tag="no_such_method"):
    """There is nothing to do that way."""

    status = 405


class TooSlow(Problem, tag="too_slow"):
    """It came too slowly."""

    status = 408


class Stale(Problem, tag="stale"):
    """The match has moved on: `state` is how it stands now, and nothing was done."""

    status = 409
    state: State


class Taken(Problem, tag="taken"):
    """Somebody was faster."""

    status = 409


class NoLength(Problem, tag="no_length"):
    """It does not say how long it is."""

    status = 411


class TooLarge(Problem, tag="too_large"):
    """It is too large."""

    status = 413


class NotJson(Problem, tag="not_json"):
    """It is not JSON."""

    status = 415


class Refused(Problem, tag="refused"):
    """It can be read, but not done; nothing has changed. `why` is what the rules have against it."""

    status = 422
    why: str | UnsetType = UNSET


class NoSocket(Problem, tag="no_socket"):
    """News come over a WebSocket only."""

    status = 426


class TooMany(Problem, tag="too_many"):
    """Too many requests: wait `seconds`."""

    status = 429
    seconds: Annotated[int, Meta(ge=1)]


class Fault(Problem, tag="fault"):
    """A fault of the server."""

    status = 500


class Unavailable(Problem, tag="unavailable"):
    """The database can't be used now; nothing has changed. Try again."""

    status = 503
