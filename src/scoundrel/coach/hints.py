"""Hints: the best plan for a room and why, and what the others are worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import perm

from scoundrel.cards import Card
from scoundrel.coach.judge import (
    Judge,
    Plan,
    doomed_plans,
    plan_words,
    room_plan_words,
    why_words,
    worth_words,
)
from scoundrel.coach.parties import chance_for_two, margin_of
from scoundrel.coach.reasons import MANY_ORDERS, explain, explain_moves
from scoundrel.engine.bots import Valued, make_bot
from scoundrel.engine.goals import Goal
from scoundrel.engine.seam import RoomPlan, room_plans
from scoundrel.errors import ScoundrelError
from scoundrel.game import Game, View
from scoundrel.notation.moves import Move
from scoundrel.texts import say
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import capital, chance_words, listed, points_words, sentences

__all__ = ["Hint", "Ranked", "fatal_plans", "hint"]


MOST_RANKED = 3
"""The most plans that are compared beside each other."""
MOST_OTHERS = 3
"""The most other plans that the text lists; the data has them all."""
HOPELESS = 0.005
"""Where no plan is likelier to win than this, points tell the plans apart."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A plan beside others, in a few words."""

    plan: str
    worth: str
    chance: float
    """To win, from 0 to 1."""
    why: str
    """What speaks for the best, or against another, in a sentence."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Every plan for a room, best first; at a table for two, every legal move instead."""

    plans: tuple[Plan, ...]
    weapon: Card | None
    """The weapon in hand before the first move."""
    fatal: tuple[RoomPlan, ...] = ()
    """The plans that nobody survives, in whatever order the cards are faced."""
    goal: Goal = Goal.WIN
    is_lost: bool = False
    """Whether no plan can win any more."""

    @property
    def text(self) -> str:
        """The hint in a few sentences."""
        told = [*self.advice]
        if others := self.plans[1 : MOST_OTHERS + 1]:
            plans = listed(map(self._other, others), "semicolon", "semicolon")
            told.append(say("coach-others", plans=plans))
        return sentences(*told, *self.warning)

    @property
    def advice(self) -> tuple[str, ...]:
        """What to do, and why: a sentence each."""
        if not self.plans:
            return (say("coach-no_hope"),)
        best = self.plans[0]
        return (self._best(best), *why_words(best.why))

    @property
    def ranked(self) -> tuple[Ranked, ...]:
        """The best plan beside some others, best first; none where there is no choice."""
        if not self.plans[1:]:
            return ()
        return tuple(map(self._ranked, self.plans[:MOST_RANKED]))

    @property
    def warning(self) -> tuple[str, ...]:
        """Which plans are fatal, if others are not."""
        if not (self.plans[1:] and self.fatal):
            return ()
        return (say("coach-fatal", plans=listed(map(room_plan_words, self.fatal[:MOST_OTHERS]))),)

    def _best(self, plan: Plan) -> str:
        words = capital(plan_words(plan, self.weapon))
        if self.is_lost and plan.score is not None:
            return say("coach-least_lost", plan=words, points=points_words(plan.score))
        return say("coach-best", plan=words, worth=capital(worth_words(plan)))

    def _other(self, plan: Plan) -> str:
        """Another plan, with what it is worth and what speaks against it."""
        worth = self._worth(plan)
        words = moves_words(plan.moves, self.weapon) if plan.action == "take" else plan.text
        if not plan.why:
            return say("coach-worth", plan=words, chance=worth)
        return say("coach-other", plan=words, chance=worth, why=plan.why[0].brief)

    def _worth(self, plan: Plan) -> str:
        """The chance of a plan, or its points if they are what is left to play for."""
        for_points = self.goal is Goal.SCORE or self.plans[0].value < HOPELESS
        scored = for_points and plan.score is not None
        return points_words(plan.score or 0.0) if scored else chance_words(plan.value)

    def _ranked(self, plan: Plan) -> Ranked:
        why = plan.why[0].sentence if plan.why else ""
        return Ranked(plan.text, self._worth(plan), plan.value, why)

    def as_data(self) -> dict[str, object]:
        """The hint as data for JSON, as `scoundrel hint --json` writes it."""
        return {
            "goal": self.goal.value,
            "plans": [plan.as_data() for plan in self.plans],
            "fatal": [room_plan_words(plan) for plan in self.fatal],
        }


def fatal_plans(game: Game, plans: tuple[Plan, ...]) -> Iterator[RoomPlan]:
    """What may be left or put away, but is never survived: the search lists every plan that is.

    It may stop early in rooms of many cards, so nothing is said of those.
    """
    cards = [card for card in game.room if card is not None]
    if not plans or perm(len(cards), game.left_to_face) > MANY_ORDERS:
        return
    survived = {RoomPlan(plan.action, plan.cards) for plan in plans}
    possible = [plan for plan in room_plans(game) if plan not in survived]
    yield from (plan for plan in possible if plan.action in ("leave", "face all"))
    yield from (plan for plan in possible if plan.action == "put away" and len(cards) > 1)


def hint(view: View, goal: Goal = Goal.WIN) -> Hint:
    """What the coach would do to win, or to score, knowing only what this player may know.

    >>> from scoundrel import Game
    >>> hint(Game.deal("classic", seed=42).view(0)).plans[0].text
    'leave the 8♥'
    """
    if view.over:
        raise ScoundrelError("error-nothing_to_decide")
    # The hidden cards of this game are in an arbitrary order, which nobody looks at.
    game = Game.from_position(view.position(), seed="hidden")
    if view.rules.players == 1:
        plans = explain(game, Judge(view.rules, goal=goal).plans(game))
        if not plans:
            return Hint(doomed_plans(game), view.hero.weapon, goal=goal, is_lost=True)
        lost = all(plan.value == 0 for plan in plans)
        return Hint(plans, view.hero.weapon, tuple(fatal_plans(game, plans)), goal, lost)
    if view.player != view.turn:
        raise ScoundrelError("error-others_turn")
    choice = make_bot("expert", view.rules, goal=goal).choose(view)
    worths = {option.plan: option for option in choice.options}
    moves = [move for move in view.legal_moves if move in worths]
    hopeless = max(map(partial(_chance, view), choice.options)) < HOPELESS
    chosen = None if hopeless else choice.move
    moves.sort(key=lambda move: (move != chosen, -worths[move].value, -(worths[move].score or 0.0)))
    single = [_single(view, move, worths[move]) for move in moves]
    return Hint(explain_moves(game, single), view.hero.weapon)


def _single(view: View, move: Move, worth: Valued) -> Plan:
    """One move at a table for two, as a plan."""
    action, cards = ("run", ()) if move.card is None else ("take", (move.card,))
    chance = _chance(view, worth)
    margin = margin_of(chance) if view.unseen else 0.0
    return Plan(action, cards, (move,), chance, worth.score, margin=margin)


def _chance(view: View, worth: Valued) -> float:
    return chance_for_two(view, worth.value, worth.score or 0.0)
