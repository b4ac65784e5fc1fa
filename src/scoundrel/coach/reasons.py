"""Why a plan is better or worse than another, in sentences built from facts.

What two plans do is compared by the rules in `findings.py`, and the one or two findings that weigh most are
given as reasons. Where none weighs enough, the reason given is that looking ahead found the plan.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import perm
from typing import TYPE_CHECKING

from scoundrel.cards import Card, Kind
from scoundrel.coach.courses import Course, course_of
from scoundrel.coach.findings import STRONG, Finding, findings
from scoundrel.game import Game
from scoundrel.notation.moves import Action
from scoundrel.notation.positions import format_position, parse_position
from scoundrel.rules import Rules, Scoring
from scoundrel.rules.checking import MOST_HEALTH
from scoundrel.texts import Noun, form

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

BESIDE = 0.4
"""A second reason is given if it weighs at least this share of the first."""
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
    "idle": "waste",
    "unwasted": "waste",
    "drink": "hoard",
    "fresh": "wear",
    "sharp": "wear",
    "reserve": "swap",
    "arm": "unarmed",
    "hold": "swap",
    "block": "timid",
    "block_by_several": "timid",
    "rid": "timid",
    "wait": "hasty",
    "instead": "hasty",
    "away": "hasty",
    "health": "hasty",
    "room": "stubborn",
    "room_healed": "stubborn",
    "free_to_run": "flighty",
    "free_to_run_only": "flighty",
    "free_to_put_away": "flighty",
    "free_to_put_away_only": "flighty",
    "certain": "endgame",
    "out": "points",
    "score": "points",
    "points": "points",
    "trade": "points",
    "saves": "points",
}
"""The habit that each kind of fault is an example of."""
SHOWN = 2
"""The most reasons that are given."""
MANY_ORDERS = 400
"""The most orders of facing a room that are tried to find the cheapest."""

BACKGROUND = frozenset({"lookahead", "equal", "only"})
"""The kinds that don't distinguish one plan from another; a reason on the side ``fact`` doesn't either."""


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
    def sentence(self) -> str:
        """The reason in a sentence: ``It keeps the 8♦ fresh for the Q♠ still to come.``"""
        return self._told(self.side)

    @property
    def also(self) -> str:
        """The same after another reason."""
        return self._told(self.side, "also")

    @property
    def brief(self) -> str:
        """The same in brackets behind a plan that is not the best: ``dulls the 8♦``."""
        return self._told(self.side, "brief")

    @property
    def past(self) -> str:
        """The same against a plan that was played: ``Your plan dulled the 8♦.``"""
        return self._told("past")

    @property
    def also_past(self) -> str:
        """The same after another reason against it."""
        return self._told("past", "also")

    @property
    def nudge(self) -> str:
        """Something to think about: a sentence that is true of the room and tells no plan."""
        return self._told("nudge")

    def at_fault(self, room: int) -> str:
        """The same as what a player did who lost by it: ``In room 9 you dulled the 8♦.``"""
        return self._told("cost", room=room)

    def _told(self, side: str, wording: str = "", **more: int) -> str:
        """A sentence, or another wording of it, which stands beside it under the same key."""
        values = {
            "cards": self.cards,
            "potion": [card for card in self.cards if card.kind is Kind.POTION],
            "monster": [card for card in self.cards if card.kind is Kind.MONSTER],
            "weapon": self.weapon,
        }
        kind = self.kind.removesuffix("_only")
        return form(Noun((f"why-{side}-{kind}",), {**values, **self.amounts, **more}), wording)

    @property
    def habit(self) -> str | None:
        """The habit that this reason is an example of, where it speaks against a plan."""
        return HABITS.get(self.kind)

    @property
    def tells_apart(self) -> bool:
        """Whether it is true of this plan and not of the one it was compared with."""
        return self.side != "fact" and self.kind not in BACKGROUND

    def as_data(self) -> dict[str, object]:
        """The reason as data for JSON."""
        return {
            "kind": self.kind,
            "side": self.side,
            "cards": [str(card) for card in self.cards],
            "weapon": self.weapon and str(self.weapon),
            "amounts": dict(self.amounts),
            "text": self.sentence,
        }


def _compared(better: Course, worse: Course, side: str) -> tuple[Reason, ...]:
    """Why the better plan is better or, on the bad side, why the worse one is worse."""
    found, against = findings(better, worse), findings(worse, better)
    if not found or sum(map(_weight, found)) < OUTWEIGHED * sum(map(_weight, against)):
        return (Reason("lookahead", side),)
    told = [each for each in found if each.weight >= BESIDE * found[0].weight]
    return tuple(_reason(each, side) for each in told[:SHOWN])


def _weight(finding: Finding) -> float:
    return finding.weight


def _reason(finding: Finding, side: str) -> Reason:
    return Reason(finding.kind, side, finding.cards, finding.weapon, finding.amounts)


def why_better(plan: Plan, rival: Plan, course: Course, other: Course) -> tuple[Reason, ...]:
    """Why a plan is better than its rival."""
    return _judged(plan, rival, course, other, "good")


def why_worse(plan: Plan, best: Plan, course: Course, other: Course) -> tuple[Reason, ...]:
    """Why a plan is worse than the best one."""
    return _judged(best, plan, other, course, "bad")


def _judged(better: Plan, worse: Plan, ours: Course, theirs: Course, side: str) -> tuple[Reason, ...]:
    """The reasons that the values give, if any, and those that the courses give."""
    found = _compared(ours, theirs, side)
    first = _valued(better, worse, ours, side)
    if first is None or theirs.fell:
        return found
    if first.kind == "equal":
        return (first,)
    return first, *(reason for reason in found[:1] if reason.tells_apart)


def _valued(better: Plan, worse: Plan, ours: Course, side: str) -> Reason | None:
    """What chance and points say: that all is certain, that points decide, or that the plans are equal."""
    if not ours.unseen and (better.value, worse.value) == (1, 0):
        return Reason("certain", side)
    lead = better.value - worse.value
    if lead >= CLOSE:
        return None
    points = points_ahead(better, worse, ours.rules)
    if points is None or points < POINTS:
        return Reason("equal", side)
    kind = "saves" if better.value == worse.value == 0 else "points" if lead > -CLOSE else "trade"
    if kind == "points" and side == "good" and _ends_on_a_potion(better, worse, ours):
        kind = "bonus"
    return Reason(kind, side, amounts={"n": max(1, round(points))})


def _ends_on_a_potion(better: Plan, worse: Plan, ours: Course) -> bool:
    """Whether all is known, and only the better plan scores more than full health: by a last potion."""
    most = ours.rules.max_health
    return not ours.unseen and (better.score or 0) > most >= (worse.score or 0)


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
        heals = course.heals[card]
        yield Reason("heals" if heals else "heals_nothing", "move", (card,), amounts={"heals": heals})


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
