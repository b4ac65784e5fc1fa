"""What happened at the table, as typed values, in the order in which it happened.

A move returns its events. A surface shows them and never has to compare two states of the game to find
out what changed.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from scoundrel import kernel
from scoundrel.cards import Card

__all__ = [
    "Broke",
    "Carried",
    "Damaged",
    "Dealt",
    "Discarded",
    "Equipped",
    "Escaped",
    "Event",
    "Faced",
    "Fell",
    "Healed",
    "PutAway",
    "Ran",
    "Shuffled",
    "Slain",
    "Wasted",
    "event_data",
    "read_event",
]


@dataclass(frozen=True, slots=True)
class Event:
    """Anything that happens."""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A card was dealt from the top of the deck into a slot of the room."""

    card: Card
    slot: int


@dataclass(frozen=True, slots=True)
class Carried(Event):
    """A card left over stays for the next room, in this slot."""

    card: Card
    slot: int


@dataclass(frozen=True, slots=True)
class Ran(Event):
    """A player ran from the whole room."""

    player: int


@dataclass(frozen=True, slots=True)
class PutAway(Event):
    """A player put one card of the room under the deck."""

    player: int
    card: Card
    slot: int


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The deck was shuffled."""


@dataclass(frozen=True, slots=True)
class Faced(Event):
    """A player faced a card of the room; its slot is now empty."""

    player: int
    card: Card
    slot: int


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    """A monster cost a player `amount` health; `health` is what is left."""

    player: int
    card: Card
    amount: int
    health: int


@dataclass(frozen=True, slots=True)
class Slain(Event):
    """A monster was slain with a weapon and now lies on it."""

    player: int
    card: Card
    weapon: Card


@dataclass(frozen=True, slots=True)
class Broke(Event):
    """A weapon broke on a monster that it could not strike."""

    player: int
    weapon: Card
    card: Card


@dataclass(frozen=True, slots=True)
class Equipped(Event):
    """A player equipped a weapon."""

    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """A potion restored `amount` health, perhaps less than its value; `health` is the result."""

    player: int
    card: Card
    amount: int
    health: int


@dataclass(frozen=True, slots=True)
class Wasted(Event):
    """A potion had no effect."""

    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card went onto the discard pile."""

    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """A player's health ran out."""

    player: int
    score: int
    health: int


@dataclass(frozen=True, slots=True)
class Escaped(Event):
    """A player got out of the dungeon alive."""

    player: int
    score: int
    health: int


@cache
def unpack(packed: int) -> Event:
    """The event that the kernel packed into one number."""
    kind, player, card, other = packed.to_bytes(8, "little")[:4]
    amount, health = _signed(packed >> 32), _signed(packed >> 48)
    match kind:
        case kernel.EVENT_DEALT:
            return Dealt(Card.from_code(card), other)
        case kernel.EVENT_CARRIED:
            return Carried(Card.from_code(card), other)
        case kernel.EVENT_RAN:
            return Ran(player)
        case kernel.EVENT_PUT_AWAY:
            return PutAway(player, Card.from_code(card), other)
        case kernel.EVENT_SHUFFLED:
            return Shuffled()
        case kernel.EVENT_FACED:
            return Faced(player, Card.from_code(card), other)
        case kernel.EVENT_DAMAGED:
            return Damaged(player, Card.from_code(card), amount, health)
        case kernel.EVENT_SLAIN:
            return Slain(player, Card.from_code(card), Card.from_code(other))
        case kernel.EVENT_BROKE:
            return Broke(player, Card.from_code(card), Card.from_code(other))
        case kernel.EVENT_EQUIPPED:
            return Equipped(player, Card.from_code(card))
        case kernel.EVENT_HEALED:
            return Healed(player, Card.from_code(card), amount, health)
        case kernel.EVENT_WASTED:
            return Wasted(player, Card.from_code(card))
        case kernel.EVENT_DISCARDED:
            return Discarded(player, Card.from_code(card))
        case kernel.EVENT_FELL:
            return Fell(player, amount, health)
        case kernel.EVENT_ESCAPED:
            return Escaped(player, amount, health)
        case _:
            raise AssertionError(f"the kernel knows no event {kind}")


def _signed(bits: int) -> int:
    """The low 16 bits as a number that may be negative."""
    bits &= 0xFFFF
    return bits - 0x10000 if bits & 0x8000 else bits


# --- As JSON -----------------------------------------------------------------------------------------

_KINDS = {kind.__name__: kind for kind in Event.__subclasses__()}
_NAMES = {kind: tuple(each.name for each in fields(kind)) for kind in _KINDS.values()}


def event_data(event: Event) -> list[Any]:
    """An event as JSON can hold it: its name and its values, as in ``["Dealt", "5d", 0]``."""
    kind = type(event)
    values = [getattr(event, name) for name in _NAMES[kind]]
    return [kind.__name__, *[str(value) if isinstance(value, Card) else value for value in values]]


def read_event(data: list[Any]) -> Event:
    """The event again; anything else raises `ValueError`."""
    try:
        name, *values = data
        kind = _KINDS[name]
        wanted = [Card if each.type == "Card" else int for each in fields(kind)]
        return kind(*(make(value) for make, value in zip(wanted, values, strict=True)))
    except (KeyError, TypeError) as error:
        raise ValueError(f"{data!r} is no event") from error
