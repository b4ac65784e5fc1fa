"""Why a plan is better or worse than another, in words made of facts.

Each rule below compares what two plans do (`Course`) and finds facts that speak for one of them: what it
keeps, what it blocks, what it costs. A finding has a weight in points of the chance to win; the one or two
that weigh most are told. Where none weighs enough, looking ahead found the plan, and that is what is said.

The weights are rough: what a point of health, of damage blocked or of a potion kept is worth on average,
fitted once to many decisions of the net. They decide only what is told first, never whether it is true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import exp, perm
from typing import TYPE_CHECKING, NamedTuple

from scoundrel.cards import Card, Kind
from scoundrel.coach.courses import Course, course_of
from scoundrel.game import Game
from scoundrel.notation.moves import Action
from scoundrel.notation.positions import format_position, parse_position
from scoundrel.rules import MOST_HEALTH, Avoid, Rules, Scoring
from scoundrel.words.table import capital, the_cards
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.coach.judge import Plan

__all__ = [
    "BACKGROUND",
    "CLOSE",
    "HABITS",
    "MANY_ORDERS",
    "Reason",
    "explain",
    "explain_moves",
    "points_ahead",
    "why_better",
    "why_worse",
]

PER_HEALTH = 1.5
PER_BLOCKED = 2.5
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
"""What weighs less than this is not worth telling."""
BESIDE = 0.4
"""A second reason is told if it weighs at least this share of the first."""
OUTWEIGHED = 0.4
"""What weighs less than this share of all that speaks against a plan does not explain it."""
CLOSE = 0.01
"""Plans whose chances differ by less are equally good."""
POINTS = 0.5
"""The least difference in the expected score that counts."""
HABITS = {
    "fatal": "reckless",
    "waste": "waste",
    "full": "waste",
    "keep": "waste",
    "heal": "waste",
    "unwasted": "waste",
    "drink": "hoard",
    "fresh": "wear",
    "sharp": "wear",
    "reserve": "swap",
    "arm": "unarmed",
    "hold": "swap",
    "block": "timid",
    "rid": "timid",
    "wait": "hasty",
    "away": "hasty",
    "health": "hasty",
    "room": "stubborn",
    "free_to_run": "flighty",
    "free_to_run_only": "flighty",
    "certain": "endgame",
    "free_to_put_away": "flighty",
    "free_to_put_away_only": "flighty",
    "out": "points",
    "score": "points",
    "points": "points",
}
"""The habit that each kind of fault is an example of."""
COUNTED = ("monsters", "weapons")
"""The amounts that are told as so many things."""
SHOWN = 2
"""The most reasons that are told, and the most cards ahead that one of them names."""
STRONG = 10
"""Monsters above this value are counted among the cards to come."""
MANY_ORDERS = 400
"""The most orders of facing a room that are tried to find the cheapest."""

BACKGROUND = frozenset({"lookahead", "equal", "only"})
"""The kinds that don't tell a plan apart from another; nor does a fact of its own."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that speaks for a plan, or against it."""

    kind: str
    side: str
    """``good`` if it speaks for the plan, ``bad`` if it speaks against it, ``fact`` if neither."""
    cards: tuple[Card, ...] = ()
    weapon: Card | None = None
    amounts: Mapping[str, int] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The rest of a sentence about the plan (``keeps the 8♦ fresh``), or a fact as a sentence."""
        counts = {
            each: say(f"why.count.{each}", n=n) for each, n in self.amounts.items() if each in COUNTED
        }
        return say(
            f"why.{self.side}.{self.kind}",
            cards=the_cards(self.cards),
            weapon=self.weapon and self.weapon.pretty,
            **{"n": 0} | dict(self.amounts) | counts,
        )

    @property
    def sentence(self) -> str:
        return capital(self.text) if self.side == "fact" else say("why.one", why=self.text)

    @property
    def habit(self) -> str | None:
        """The habit that this reason is an example of, where it speaks against a plan."""
        return HABITS.get(self.kind)

    @property
    def tells_apart(self) -> bool:
        """Whether it is true of this plan and not of the one it was compared with."""
        return self.side != "fact" and self.kind not in BACKGROUND

    def as_data(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "side": self.side,
            "cards": [str(card) for card in self.cards],
            "weapon": self.weapon and str(self.weapon),
            "amounts": dict(self.amounts),
            "text": self.sentence,
        }


class Finding(NamedTuple):
    """A fact that tells a better plan from a worse one."""

    kind: str
    topic: str
    """Of two findings on one topic only the weightier is told."""
    weight: float
    cards: tuple[Card, ...] = ()
    weapon: Card | None = None
    amounts: Mapping[str, int] = {}

    def reason(self, side: str) -> Reason:
        return Reason(self.kind, side, self.cards, self.weapon, self.amounts)


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
            yield Finding("heal", "potion", PER_HEALED * (heals - other), (potion,), None, amounts)
    for potion in (card for card in worse.faced if card.kind is Kind.POTION and card not in better.faced):
        heals = worse.heals.get(potion, 0)
        gain = PER_POTION * potion.value - PER_HEALED * heals
        kind = "waste" if potion in worse.wasted else "full" if not heals else "keep"
        if heals < potion.value:
            yield Finding(kind, "potion", gain, (potion,), None, {"heals": heals, "value": potion.value})


def _blocking(better: Course, worse: Course) -> Iterator[Finding]:
    """More damage is blocked in this room."""
    more = better.blocked - worse.blocked
    struck = [
        strike for strike in better.strikes if strike.card not in {each.card for each in worse.strikes}
    ]
    if more > 0 and struck:
        weapon = max(struck, key=lambda strike: strike.blocked).weapon
        cards = tuple(strike.card for strike in struck if strike.weapon is weapon)
        yield Finding("block", "block", PER_BLOCKED * more, cards, weapon, {"n": more})


def _arms(better: Course, worse: Course) -> Iterator[Finding]:
    """The weapon in hand is better or less worn, or more weapons can still be taken."""
    edge = PER_EDGE * (better.edge - worse.edge)
    kept = [card for card in better.spare if card not in worse.spare]
    lost = [card for card in worse.spare if card not in better.spare]
    spare = PER_SPARE * (_total(kept) - _total(lost))
    both = [card for card in better.ahead if card in worse.ahead]
    prey = tuple(card for card in both if better.blocks(card) > worse.blocks(card))[:SHOWN]
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
    gain = PER_HEALTH * (_menace(worse) - _menace(better)) + _danger(other) - _danger(health)
    amounts = {"health": health, "other": other, "n": health - other, "cost": worse.cost}
    potion = _drunk(better, worse)
    spared = {card: cost for card, cost in worse.costs.items() if card not in better.faced}
    worst = max(spared, key=spared.__getitem__, default=None)
    if better.ran:
        yield Finding("room", "health", gain, (), None, amounts)
    elif potion is not None and 2 * better.heals[potion] >= health - other:
        gain += PER_HEALED * better.heals[potion] - PER_POTION * potion.value
        amounts["heals"] = better.heals[potion]
        yield Finding("drink", "health", gain, (potion,), None, amounts)
    elif worst is not None and spared[worst] >= (health - other) / 2:
        kind = "away" if worst in better.away else "wait"
        yield Finding(kind, "health", gain, (worst,), None, amounts | {"cost": spared[worst]})
    else:
        yield Finding("health", "health", gain, (), None, amounts)


def _drunk(better: Course, worse: Course) -> Card | None:
    """The potion that only the better plan drinks, if there is one that heals."""
    only = [card for card, heals in better.heals.items() if heals and card not in worse.faced]
    return max(only, key=better.heals.__getitem__, default=None)


def _menace(course: Course) -> int:
    return _total(card for card in course.faced if card.kind is Kind.MONSTER)


def _danger(health: int) -> float:
    return IN_DANGER * exp(-health / 5)


def _avoiding(better: Course, worse: Course) -> Iterator[Finding]:
    """Who avoids now may not avoid next time."""
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


# --- Choosing what to tell ---------------------------------------------------------------------------


def _findings(better: Course, worse: Course) -> list[Finding]:
    """All that speaks for the better plan, weightiest first, one for each topic."""
    found = sorted((each for rule in RULES for each in rule(better, worse)), key=lambda each: -each.weight)
    topics: dict[str, Finding] = {}
    for each in found:
        topics.setdefault(each.topic, each)
    return [each for each in topics.values() if each.weight >= LEAST]


def _compared(better: Course, worse: Course, side: str) -> tuple[Reason, ...]:
    """Why the better plan is better or, on the bad side, why the worse one is worse."""
    found, against = _findings(better, worse), _findings(worse, better)
    if not found or sum(map(_weight, found)) < OUTWEIGHED * sum(map(_weight, against)):
        return (Reason("lookahead", side),)
    told = [each for each in found if each.weight >= BESIDE * found[0].weight]
    return tuple(each.reason(side) for each in told[:SHOWN])


def _weight(finding: Finding) -> float:
    return finding.weight


def why_better(plan: Plan, rival: Plan, course: Course, other: Course) -> tuple[Reason, ...]:
    """Why a plan is better than its rival."""
    return _judged(plan, rival, course, other, "good")


def why_worse(plan: Plan, best: Plan, course: Course, other: Course) -> tuple[Reason, ...]:
    """Why a plan is worse than the best one."""
    return _judged(best, plan, other, course, "bad")


def _judged(better: Plan, worse: Plan, ours: Course, theirs: Course, side: str) -> tuple[Reason, ...]:
    points = points_ahead(better, worse, ours.rules)
    if not ours.unseen and (better.value, worse.value) == (1, 0) and not theirs.fell:
        rest = _compared(ours, theirs, side)[:1]
        return Reason("certain", side), *(reason for reason in rest if reason.tells_apart)
    if abs(better.value - worse.value) >= CLOSE or theirs.fell:
        return _compared(ours, theirs, side)
    if points is None or points < POINTS:
        return (Reason("equal", side),)
    amounts = {"n": max(1, round(points))}
    return Reason("points", side, amounts=amounts), *_compared(ours, theirs, side)[:1]


def points_ahead(better: Plan, worse: Plan, rules: Rules) -> float | None:
    """How much better a plan is expected to score than another, where scores are known."""
    if better.score is None or worse.score is None:
        return None
    more = better.score - worse.score
    return -more if rules.scoring is Scoring.LOW else more


def explain(game: Game, plans: Iterable[Plan]) -> tuple[Plan, ...]:
    """Plans for the room, best first, each with its reasons: the best against the second, the others
    against the best."""
    plans = tuple(plans)
    courses = [course_of(game, plan.moves) for plan in plans]
    told = []
    for plan, course in zip(plans, courses, strict=True):
        if plan is not plans[0]:
            why = why_worse(plan, plans[0], course, courses[0])
        elif len(plans) > 1:
            why = why_better(plan, plans[1], course, courses[1])
        else:
            why = _alone(game, course)
        told.append(replace(plan, why=(*why, *_aftermath(course))))
    return tuple(told)


def _aftermath(course: Course) -> Iterator[Reason]:
    """What avoiding does: where the cards go, that the next room must be faced, what is still unseen."""
    if not course.away:
        return
    what = "room" if course.ran else "card"
    yield Reason(f"{what}_{course.rules.avoided_cards}", "fact", course.away)
    if not course.may_avoid_next:
        yield Reason(f"{what}_next", "fact")
    kinds = Counter(
        card.kind for card in course.unseen if card.kind is not Kind.MONSTER or card.value > STRONG
    )
    if course.unseen:
        amounts = {"monsters": kinds[Kind.MONSTER], "weapons": kinds[Kind.WEAPON]}
        yield Reason("unseen", "fact", amounts=amounts)


def explain_moves(game: Game, plans: Iterable[Plan]) -> tuple[Plan, ...]:
    """Plans of one move each, at a table for two, with what the move does."""
    return tuple(replace(plan, why=tuple(_effect(course_of(game, plan.moves)))) for plan in plans)


def _effect(course: Course) -> Iterator[Reason]:
    card = course.faced[0] if course.faced else None
    if course.fell:
        yield Reason("fatal", "move", course.faced)
    elif card is None:
        yield from _aftermath(course)
    elif card.kind is Kind.MONSTER:
        yield Reason("costs" if course.cost else "costs_nothing", "move", amounts={"cost": course.cost})
    elif card.kind is Kind.WEAPON:
        yield Reason("arms", "move", weapon=card)
    elif card in course.wasted:
        yield Reason("wastes", "move", (card,))
    else:
        yield Reason("heals", "move", (card,), amounts={"heals": course.heals[card]})


def _alone(game: Game, course: Course) -> tuple[Reason, ...]:
    """Why there is only one plan."""
    if not course.ran:
        has_choice = game.left_to_face < sum(card is not None for card in game.room)
        return (Reason("alive" if has_choice or game.refusal is None else "only", "good"),)
    cost, to_face = _least_cost(game), game.left_to_face
    if cost is None or cost < game.hero.health or to_face == game.rules.room_size:
        return (Reason("only_run", "good"),)
    return (Reason("dear", "good", amounts={"n": to_face, "cost": cost, "health": game.hero.health}),)


def _least_cost(game: Game) -> int | None:
    """The least health that facing the room costs in any order; None where there are too many to try.

    It is played by a hero who can't fall, and whom each potion heals in full.
    """
    if perm(len(game.room), game.left_to_face) > MANY_ORDERS:
        return None
    position = parse_position(game.view(game.turn).position())
    hero = position.facts.heroes[0]._replace(health=MOST_HEALTH // 2)
    rules = game.rules.replace(max_health=MOST_HEALTH, health_floor=None)
    hardy = Game.from_position(format_position(rules, position.facts._replace(heroes=(hero,)), hidden=True))
    return MOST_HEALTH // 2 - _most_health(hardy, hardy.room_number)


def _most_health(game: Game, room: int) -> int:
    """The most health with which a room can be left."""
    if game.over or game.room_number != room:
        return game.heroes[0].health
    best = -MOST_HEALTH
    for move in game.legal_moves:
        if move.action is Action.TAKE:
            game.play(move)
            best = max(best, _most_health(game, room))
            game.undo()
    return best
