"""What may be asked of the API, as types: they are read, checked and described from these alone."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

__all__ = [
    "Act",
    "AskBoard",
    "AskNews",
    "AskRecord",
    "ChangeMe",
    "Group",
    "Id",
    "Join",
    "JoinGame",
    "Kind",
    "Look",
    "NewGame",
    "Nothing",
    "Object",
    "Period",
    "Ply",
    "Query",
    "Recover",
    "RenewRecovery",
    "Request",
    "Token",
]

STORABLE = "^[^\\x00]*$"
"""No database takes a text with a zero byte."""
Key = Annotated[
    str,
    Meta(min_length=1, max_length=64, pattern=STORABLE, description="A text that no other action has."),
]
Ply = Annotated[int, Meta(ge=0, le=100_000, description="The version of the match that this answers.")]
Token = Annotated[str, Meta(min_length=1, max_length=64, pattern=STORABLE)]
Id = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
Kind = Literal["ranked", "shared"]
Group = Literal["unaided", "assisted", "programs"]
Period = Literal["day", "week", "season", "all"]
PERIOD_PATTERN = "^([0-9]{4}-([0-9]{2}-[0-9]{2}|W[0-9]{2}|Q[1-4])|all)$"
LONGEST_WAIT = 25
"""Seconds for which a client may wait for news in one request."""
MOST_ENTRIES = 100


class Request(Struct, forbid_unknown_fields=True):
    """Any request; an unknown field is refused."""


class Nothing(Request):
    """A request that says nothing more."""


class Join(Request):
    """Become a player."""

    program: Annotated[bool, Meta(description="Programs have boards of their own.")] = False


class Recover(Request):
    """Be the same player on another device."""

    recovery: Annotated[str, Meta(min_length=1, max_length=64)]


class ChangeMe(Request):
    """Change what is known of a player; what is left out stays."""

    name: Annotated[str, Meta(max_length=64, description="A name, or none.")] | None = None
    assisted: Annotated[bool, Meta(description="To play with help, on boards of its own.")] | None = None


class RenewRecovery(Request):
    """Ask for a new recovery code."""

    elsewhere: Annotated[bool, Meta(description="Whether every other device is signed out.")] = False


class Object(Request):
    """Object to having been moved to the assisted."""

    words: Annotated[str, Meta(min_length=1, max_length=2_000, pattern=STORABLE)]


class NewGame(Request):
    """Open a match."""

    kind: Kind = "ranked"
    rules: Annotated[str, Meta(min_length=1, max_length=32)] = "classic"
    day: Annotated[bool, Meta(description="Whether it is the dungeon of the day.")] = False
    seat: Annotated[int, Meta(ge=-1, le=1, description="Where you sit; -1 is the Dealer.")] = 0
    dealer: Annotated[bool, Meta(description="Whether a human Dealer sees each room first.")] = False


class JoinGame(Request):
    """Take the seat of an invitation."""

    invite: Token


class Act(Request):
    """Do something in a match."""

    kind: Literal["enter", "move", "hand_over", "give_up", "stand_in"]
    ply: Ply
    key: Key
    moves: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=8, pattern="^[^ ]+$")]], Meta(max_length=16)
    ] = []
    words: Annotated[str, Meta(max_length=2_000, pattern=STORABLE)] = ""
    since: Annotated[int, Meta(ge=0, le=100_000, description="What you have seen already.")] = 0


# --- In the address ------------------------------------------------------------------------------------

Since = Annotated[int, Meta(ge=0, le=100_000, description="The version that you have seen.")]
Watch = Annotated[str, Meta(max_length=64, pattern=STORABLE, description="An invitation to watch.")]


class Query(Struct):
    """What may stand in the query of an address; what nobody knows is ignored there."""


class Look(Query):
    """Which part of a match is wanted."""

    since: Since = 0
    watch: Watch = ""
    wait: Annotated[
        int, Meta(ge=0, le=LONGEST_WAIT, description="For how many seconds news may be waited for.")
    ] = 0


class AskRecord(Query):
    """The record of a match that one has watched needs its invitation."""

    watch: Watch = ""


class AskNews(Query):
    """Of which match news are wanted."""

    game: Annotated[str, Meta(max_length=64, pattern=STORABLE, description="The match.")]
    since: Since = 0
    watch: Watch = ""


class AskBoard(Query):
    """Which part of a board is wanted."""

    # Not None: that could be sent, as null.
    group: Annotated[Group | UnsetType, Meta(description="Without it, your own.")] = UNSET
    when: (
        Annotated[
            str,
            Meta(
                pattern=PERIOD_PATTERN,
                description="A day, week (2026-W47) or season (2026-Q4); without it, the present one.",
            ),
        ]
        | None
    ) = None
    limit: Annotated[int, Meta(ge=1, le=MOST_ENTRIES, description="How many entries.")] = 20
    after: (
        Annotated[
            str,
            Meta(pattern="^-?[0-9]{1,8}[.][^\\x00]{0,24}$", description="The `next` of the page before."),
        ]
        | None
    ) = None
    around: (
        Annotated[str, Meta(max_length=24, pattern=STORABLE, description="A player; empty for yourself.")]
        | None
    ) = None
    name: (
        Annotated[str, Meta(max_length=64, pattern=STORABLE, description="The name of a player.")] | None
    ) = None
