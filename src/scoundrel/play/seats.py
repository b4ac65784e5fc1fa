"""Who may play: humans and bots."""

from __future__ import annotations

from typing import Any

from scoundrel.engine.bots import BOTS
from scoundrel.play.saved import HUMAN, PEOPLE
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.bots import bot_name
from scoundrel.words.telling import player_name

__all__ = [
    "HUMAN",
    "LONGEST_NAME",
    "RULES_FOR_TWO",
    "SEATS",
    "keep_names",
    "keep_sender",
    "names_in",
    "seat_name",
    "sender_in",
    "tidy_name",
]

SEATS = (HUMAN, *(name for name in BOTS if name != "oracle"))
"""The players to choose from; bots that see the whole deck are left out."""
RULES_FOR_TWO = "dragons-duo"
"""What two parties play, unless they choose other rules."""
NAMES = "names"
"""The setting that holds what the humans of two parties call themselves."""
LONGEST_NAME = 16


def seat_name(seats: tuple[str, ...], player: int, names: tuple[str, ...] = ()) -> str:
    """The name of a player at this table; if there is only one, empty unless it is somebody else."""
    if len(seats) == 1:
        return names[0] if names else ""
    if seats[player] in PEOPLE:
        return player_name(player, names)
    return say("screen-bot", name=player_name(player), bot=bot_name(seats[player]))


def names_in(store: Store | None) -> tuple[str, ...]:
    """What the players call themselves; an empty name if that is not known."""
    nothing: list[Any] = []
    said = nothing if store is None else store.setting(NAMES, nothing)
    names = said if isinstance(said, list) and all(isinstance(name, str) for name in said) else nothing
    return tuple(tidy_name(name) for name in names[:2])


def sender_in(store: Store | None) -> str:
    """What a single player is called in a link: as the first of two; empty if nothing."""
    return next(iter(names_in(store)), "")


def keep_sender(store: Store, name: str) -> None:
    """Save what a single player wants to be called in a link."""
    if tidy_name(name) != sender_in(store):
        keep_names(store, (name, *names_in(store)[1:]))


def keep_names(store: Store, names: tuple[str, ...]) -> None:
    """Save what the players call themselves."""
    nothing: list[Any] = []
    store.change_setting(NAMES, nothing, lambda _: [tidy_name(name) for name in names])


def tidy_name(name: str) -> str:
    """A name on one line, not too long for the table."""
    return " ".join("".join(sign for sign in name if sign.isprintable()).split())[:LONGEST_NAME]
