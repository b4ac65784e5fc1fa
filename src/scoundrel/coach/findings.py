"""The rules of the coach: facts that speak for one plan against another.

Each rule compares what two plans do and yields findings: what the better one keeps, what it blocks, what it
spares. A finding's weight is in percentage points of the chance to win. The weights are rough: what a point
of health, of damage blocked or of a potion kept is worth on average, fitted once to many decisions of the
net. They decide only which findings come first, never whether these are true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import exp
from typing import NamedTuple

from scoundrel.cards import Card, Kind
from scoundrel.coach.courses import Course
from scoundrel.rules import Avoid, Scoring

__all__ = ["RULES", "STRONG", "Finding", "findings"]

PER_HEALTH = 1.5
PER_BLOCKED = 2.5
"""A point blocked of a monster that the other plan fights too."""
PER_SLAIN = 1.0
"""A point blocked of a monster that the other plan does not fight yet."""
PER_HEALED = 2.7
PER_POTION = 2.5
"""A point of a potion that is kept."""
PER_EDGE = 1.6
"""A point that the weapon in hand is expected to block of the next monsters."""
PER_SPARE = 3.0
"""A point of a weapon that can still be taken."""
PER_LEFT = 0.4
"""A point of a monster that waits in the next room."""
IN_DANGER = 22.0
"""What it costs to have next to no health; every point of health lowers it."""
FREE_TO_AVOID = 8.0

LEAST = 2.0
"""What weighs less than this is not worth mentioning."""
NAMED = 2
"""The most cards ahead that a finding names."""
STRONG = 10
"""Monsters above this value are counted among the cards to come."""


class Finding(NamedTuple):
    """A fact that tells a better plan from a worse one."""

    kind: str
    topic: str
    """Of two findings on one topic only the weightier is used."""
    weight: float
    cards: tuple[Card, ...] = ()
    weapon: Card | None = None
    amounts: Mapping[str, int] = {}


Rule = Callable[[Course, Course], Iterator[Finding]]


# --- The rules: what speaks for a better plan against a worse one ------------------------------------


def _end(better: Course, worse: Course) -> Iterator[Finding]:
    """The game is over with this room."""
    if worse.fell:
        last = worse.faced[-1]
        cost = worse.costs[last]
        left = worse.before.health + sum(worse.heals.values()) - sum(worse.costs.values()) + cost
        yield Finding("fatal", "end", 1000, (last,), None, {"cost": cost, "health": left})
    elif better.score is not None:
        sign = -1 if better.rules.scoring is Scoring.LOW else 1
        if worse.score is None:
            yield Finding("out", "end", 500, (), None, {"score": better.score})
        elif sign * (better.score - worse.score) > 0:
            amounts = {"score": better.score, "other": worse.score}
            yield Finding("score", "end", 500, (), None, amounts)


def _potions(better: Course, worse: Course) -> Iterator[Finding]:
    """What each potion does in one plan and in the other."""
    for potion in (card for card in better.faced if card.kind is Kind.POTION):
        heals, other = better.heals.get(potion, 0), worse.heals.get(potion, 0)
        amounts = {"heals": heals, "other": other}
        if potion in worse.wasted and heals:
            yield Finding("unwasted", "potion", PER_HEALED * heals, (potion,), None, amounts)
        elif potion in worse.faced and heals > other:
            kind = "heal" if other else "idle"
            yield Finding(kind, "potion", PER_HEALED * (heals - other), (potion,), None, amounts)
    for potion in (card for card in worse.faced if card.kind is Kind.POTION and card not in better.faced):
        heals = worse.heals.get(potion, 0)
        gain = PER_POTION * potion.value - PER_HEALED * heals
        kind = "waste" if potion in worse.wasted else "full" if not heals else "keep"
        if heals < potion.value:
            yield Finding(kind, "potion", gain, (potion,), None, {"heals": heals, "value": potion.value})


def _blocking(better: Course, worse: Course) -> Iterator[Finding]:
    """More damage is blocked in this room."""
    more = better.blocked - worse.blocked
    if more > 0:
        others = {strike.card: strike.blocked for strike in worse.strikes}
        struck = [strike for strike in better.strikes if strike.blocked > others.get(strike.card, 0)]
        cards, weapons = tuple(strike.card for strike in struck), {strike.weapon for strike in struck}
        gain = _worth_of_strikes(better, worse) - _worth_of_strikes(worse, better)
        kind, weapon = ("block", struck[0].weapon) if len(weapons) == 1 else ("block_by_several", None)
        yield Finding(kind, "block", gain, cards, weapon, {"n": more})


def _worth_of_strikes(course: Course, other: Course) -> float:
    return sum(
        strike.blocked * (PER_BLOCKED if strike.card in other.faced else PER_SLAIN)
        for strike in course.strikes
    )


def _arms(better: Course, worse: Course) -> Iterator[Finding]:
    """The weapon in hand is better or less worn, or more weapons can still be taken."""
    kept = [card for card in better.spare if card not in worse.spare]
    lost = [card for card in worse.spare if card not in better.spare]
    spare = PER_SPARE * (_total(kept) - _total(lost))
    # Where each plan takes the weapon that the other one saves, both will be used: the stronger one lasts.
    edge = 0.0 if kept and lost else PER_EDGE * (better.edge - worse.edge)
    both = [card for card in better.ahead if card in worse.ahead]
    prey = tuple(card for card in both if better.blocks(card) > worse.blocks(card))[:NAMED]
    kind = _arming(better, worse) if edge > 0 and prey else None
    # A weapon that is dropped for another matters more than the other one, which is no longer spare.
    if kept and spare > edge and kind != "hold":
        yield Finding("reserve", "arms", edge + spare, (), max(kept, key=lambda card: card.value))
    elif kind is not None:
        yield Finding(kind, "arms", edge + spare, prey, better.hero.weapon)


def _arming(better: Course, worse: Course) -> str:
    """Where the better weapon comes from."""
    hero = better.hero
    if hero.weapon is worse.hero.weapon:
        return "sharp" if hero.slain else "fresh"
    return "arm" if hero.weapon in better.faced else "hold"


def _total(cards: Iterable[Card]) -> int:
    return sum(card.value for card in cards)


def _health(better: Course, worse: Course) -> Iterator[Finding]:
    """Monsters that are not fought cost nothing yet, and a potion helps in danger."""
    health, other = better.hero.health, worse.hero.health
    if health <= other or worse.fell:
        return
    gain = PER_HEALTH * (_spared(better, worse) - _spared(worse, better)) + _danger(other) - _danger(health)
    amounts = {"health": health, "other": other, "n": health - other, "cost": worse.cost}
    if better.ran:
        healed = sum(worse.heals.values())
        kind = "room_healed" if healed else "room"
        yield Finding(kind, "health", gain, (), None, amounts | {"heals": healed})
        return
    drunk, fought = _only_in(better.heals, worse), _only_in(worse.costs, better)
    heals, cost = sum(drunk.values()), sum(fought.values())
    kind, cards = _cause(better, drunk, fought, health - other)
    if kind in ("drink", "instead"):
        gain += PER_HEALED * heals - PER_POTION * _total(drunk)
        amounts["heals"] = heals
    if kind in ("wait", "away", "instead"):
        amounts["cost"] = cost
    yield Finding(kind, "health", gain, cards, None, amounts)


def _only_in(amounts: Mapping[Card, int], other: Course) -> dict[Card, int]:
    """The largest of these amounts, of a card that the other plan does not face."""
    only = {card: amount for card, amount in amounts.items() if amount and card not in other.faced}
    return dict(sorted(only.items(), key=lambda each: -each[1])[:1])


def _cause(
    better: Course, drunk: Mapping[Card, int], fought: Mapping[Card, int], more: int
) -> tuple[str, tuple[Card, ...]]:
    """What the better plan owes all of its health to: a potion, a monster left alone, or both of them."""
    if sum(drunk.values()) >= more:
        return "drink", tuple(drunk)
    if sum(fought.values()) >= more:
        return "away" if set(fought) & set(better.away) else "wait", tuple(fought)
    if drunk and fought and sum((*drunk.values(), *fought.values())) >= more:
        return "instead", (*drunk, *fought)
    return "health", ()


def _spared(course: Course, other: Course) -> int:
    """What the monsters cost that only the other plan fights."""
    return sum(cost for card, cost in other.costs.items() if card not in course.faced)


def _danger(health: int) -> float:
    return IN_DANGER * exp(-health / 5)


def _avoiding(better: Course, worse: Course) -> Iterator[Finding]:
    """Whoever avoids now may not avoid next time."""
    if worse.away and better.may_avoid_next and not worse.may_avoid_next:
        kind = "free_to_run" if better.rules.avoid is Avoid.ROOM else "free_to_put_away"
        strong = sum(card.kind is Kind.MONSTER and card.value > STRONG for card in worse.unseen)
        amounts = {"n": strong, "unseen": len(worse.unseen)}
        yield Finding(kind if strong else f"{kind}_only", "avoid", FREE_TO_AVOID, (), None, amounts)


def _leaving(better: Course, worse: Course) -> Iterator[Finding]:
    """A strong monster is dealt with, and does not wait in the next room."""
    waiting = [card for card in worse.left if card.kind is Kind.MONSTER and card in better.faced]
    if waiting:
        worst = max(waiting, key=lambda card: card.value)
        cost = better.costs.get(worst, 0)
        amounts = {"cost": cost, "value": worst.value}
        yield Finding("rid", "block", PER_LEFT * (worst.value - cost), (worst,), None, amounts)


RULES: tuple[Rule, ...] = (
    _end,
    _potions,
    _blocking,
    _arms,
    _health,
    _avoiding,
    _leaving,
)


def findings(better: Course, worse: Course) -> list[Finding]:
    """All that speaks for the better plan, weightiest first, one for each topic."""
    found = sorted((each for rule in RULES for each in rule(better, worse)), key=lambda each: -each.weight)
    topics: dict[str, Finding] = {}
    for each in found:
        topics.setdefault(each.topic, each)
    return [each for each in topics.values() if each.weight >= LEAST]
