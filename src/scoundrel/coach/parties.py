"""Chances to win at a table for two, with strong play.

A move there is valued by rollouts, in which both parties follow a rule of thumb that hardly ever wins: the
share of games it wins says little, but how far it gets says much. How often `expert` won from there was
counted in games that it played against itself, and fitted (``python -m benchmarks.parties``).
"""

from __future__ import annotations

from math import exp, log, sqrt

from scoundrel.cards import Kind
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.state import State

__all__ = ["WEIGHTS", "chance_for_two", "features", "margin_of"]

WEIGHTS = (4.3255, -7.1325, -14.3315, 9.237, -9.5249, 0.841, -3.2882)
"""A logistic regression over 113,190 decisions in 1,455 games of two `expert`, one weight per feature."""
SPREAD = 0.2
"""On held-out games, chances were wrong by at most this share of their standard deviation, in eight of nine
classes."""
RAREST = 1 / 800
"""A share of wins that so few rollouts can't distinguish from 0."""


def chance_for_two(state: State, value: float, score: float) -> float:
    """The chance to win with strong play, after a move whose rollouts win this share and have this score.

    Once all cards are known, the share is taken as it is.
    """
    if not state.unseen:
        return value
    total = sum(weight * each for weight, each in zip(WEIGHTS, features(state, value, score), strict=True))
    return 1 / (1 + exp(-total))


def margin_of(chance: float) -> float:
    """How far the truth may lie from such a chance."""
    return SPREAD * sqrt(chance * (1 - chance))


def features(state: State, value: float, score: float) -> tuple[float, ...]:
    """What the chance is fitted to: how far the game is, and the results of rollouts."""
    standard = RULEBOOK["dragons-duo"]
    left = state.below / len(state.rules.deck) * len(standard.deck) / 100
    points = score / _menace(state.rules) * _menace(standard) / 100
    share = min(max(value, RAREST), 1 - RAREST)
    odds = log(share / (1 - share))
    return 1.0, left, left**2, points, left * points, odds, left * odds


def _menace(rules: Rules) -> int:
    """The value of all monsters."""
    return sum(card.value for card in rules.deck if card.kind is Kind.MONSTER) or 1
