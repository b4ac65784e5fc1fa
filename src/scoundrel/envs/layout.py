"""What the numbers mean: the columns of an observation, and the actions.

`core` writes observations in this order and numbers actions this way; tests compare the two. The document
`docs/environments.md` has the tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import prod

from scoundrel.cards import Card
from scoundrel.envs.core import MOST_ACTIONS
from scoundrel.errors import BadSetting
from scoundrel.rules import Avoid, Rules

__all__ = ["Column", "Section", "action_names", "count_plans", "layout"]

HIGHEST = 15
"""The value of a joker, and the most that a monster can cost."""


@dataclass(frozen=True, slots=True)
class Column:
    """One number of an observation."""

    name: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Section:
    """Some numbers that belong together, a key of the dictionary."""

    name: str
    shape: tuple[int, ...]
    columns: tuple[Column, ...]


def layout(rules: Rules) -> tuple[Section, ...]:
    """The sections of an observation under these rules, in order."""
    sections = [_room(rules), _table(rules), _hero("hero", rules)]
    if rules.players == 2:
        sections += [_hero("other", rules), Section("turn", (1,), (Column("turn", 0, 1),))]
    cards = sorted(rules.deck)
    return (
        *sections,
        _by_card("unseen", cards, 1),
        _by_card("place", cards, len(cards)),
    )


def _room(rules: Rules) -> Section:
    columns = [
        Column(f"slot {slot} {suit}", 0, HIGHEST)
        for slot in range(1, rules.room_size + 1)
        for suit in ("clubs", "spades", "diamonds", "hearts")
    ]
    return Section("room", (rules.room_size, 4), tuple(columns))


def _table(rules: Rules) -> Section:
    columns = (
        Column("faced", 0, rules.room_size),
        Column("may_avoid", 0, 1),
        Column("put_away", 0, 1),
        Column("deck", 0, len(rules.deck)),
    )
    return Section("table", (len(columns),), columns)


def _hero(name: str, rules: Rules) -> Section:
    # A hero who is alive has at least 1 health before the last blow.
    lowest = max(1 - HIGHEST, -HIGHEST if rules.health_floor is None else rules.health_floor)
    columns = (
        Column("health", lowest, rules.max_health),
        Column("weapon", 0, HIGHEST),
        Column("strikes_below", 0, HIGHEST + 1),
        Column("potion_heals", 0, 1),
        Column("last_potion", 0, HIGHEST),
    )
    return Section(name, (len(columns),), columns)


def _by_card(name: str, cards: list[Card], most: int) -> Section:
    columns = tuple(Column(f"{name} {card}", 0, most) for card in cards)
    return Section(name, (len(columns),), columns)


def action_names(rules: Rules, plans: bool = False) -> tuple[str, ...]:
    """Each action in words, in order; slots count from 1."""
    return tuple(_plan_names(rules) if plans else _card_names(rules))


def _card_names(rules: Rules) -> Iterator[str]:
    slots = range(1, rules.room_size + 1)
    yield from (f"face {slot}" for slot in slots)
    if rules.bare_hands:
        yield from (f"bare hands {slot}" for slot in slots)
    if rules.avoid is Avoid.CARD:
        yield from (f"put away {slot}" for slot in slots)
    if rules.avoid is Avoid.ROOM:
        yield "run"


def _plan_names(rules: Rules) -> Iterator[str]:
    size = rules.room_size
    slots = list(range(1, size + 1))
    yield from _orders(slots, rules.to_face, rules.bare_hands)
    if rules.avoid is Avoid.CARD:
        for slot in slots:
            others = [other for other in slots if other != slot]
            for plan in _orders(others, min(rules.to_face, size - 1), rules.bare_hands):
                yield f"put away {slot}, {plan}".removesuffix(", ")
    if rules.avoid is Avoid.ROOM:
        yield "run"


def _orders(slots: list[int], to_face: int, choice: bool) -> Iterator[str]:
    """Every order and way to face some of the cards, those that begin alike one after the other."""
    if to_face == 0:
        yield ""
        return
    for slot, way in product(slots, ("face", "bare hands") if choice else ("face",)):
        for plan in _orders([other for other in slots if other != slot], to_face - 1, choice):
            yield f"{way} {slot}, {plan}".removesuffix(", ")


def count_plans(rules: Rules) -> int:
    """How many plans a room has; `BadSetting` if they are too many to choose from."""
    ways = 2 if rules.bare_hands else 1
    size = rules.room_size
    count = prod(ways * (size - i) for i in range(rules.to_face))
    if rules.avoid is Avoid.CARD:
        count += size * prod(ways * (size - 1 - i) for i in range(min(rules.to_face, size - 1)))
    count += rules.avoid is Avoid.ROOM
    if count > MOST_ACTIONS:
        raise BadSetting("error-many_plans", size=size, n=count, most=MOST_ACTIONS)
    return count
