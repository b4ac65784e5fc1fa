"""Hints: the best plan for a room and why, and what the others are worth."""

from __future__ import annotations

from dataclasses import dataclass

from scoundrel.cards import Card
from scoundrel.coach.judge import Judge, Plan, plan_words, why_words, worth_words
from scoundrel.coach.reasons import explain, explain_moves
from scoundrel.engine.bots import make_bot
from scoundrel.errors import ScoundrelError
from scoundrel.game import Game, View
from scoundrel.words.table import capital, listed, percent
from scoundrel.words.texts import say

__all__ = ["Hint", "hint"]


MOST_OTHERS = 3
"""The most other plans that the text lists; the data has them all."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Every plan for a room, best first; at a table for two, every legal move instead."""

    plans: tuple[Plan, ...]
    weapon: Card | None
    """The weapon in hand before the first move."""

    @property
    def text(self) -> str:
        """The hint in a few sentences."""
        if not self.plans:
            return say("coach.no_hope")
        best, *others = self.plans
        plan = capital(plan_words(best, self.weapon))
        told = [say("coach.best", plan=plan, worth=worth_words(best)), *why_words(best.why)]
        if others:
            plans = listed(map(_other, others[:MOST_OTHERS]), "list.semicolon", "list.semicolon")
            told.append(say("coach.others", plans=plans))
        return " ".join(told)

    def as_data(self) -> dict[str, object]:
        return {"plans": [plan.as_data() for plan in self.plans]}


def _other(plan: Plan) -> str:
    chance = percent(plan.value)
    if not plan.why:
        return say("coach.worth", plan=plan.text, chance=chance)
    return say("coach.other", plan=plan.text, chance=chance, why=plan.why[0].text)


def hint(view: View) -> Hint:
    """What the coach would do, knowing only what this player may know."""
    if view.over:
        raise ScoundrelError("the game is over; there is nothing to decide")
    # The hidden cards of this game are in an arbitrary order, which nobody looks at.
    game = Game.from_position(view.position(), seed="hidden")
    if view.rules.players == 1:
        return Hint(explain(game, Judge(view.rules).plans(game)), view.hero.weapon)
    if view.player != view.turn:
        raise ScoundrelError("it is the other player's turn")
    choice = make_bot("expert", view.rules).choose(view)
    values = dict(choice.options)
    moves = [move for move in view.legal_moves if move in values]
    moves.sort(key=lambda move: (move != choice.move, -values[move]))
    plans = [
        Plan("run", (), (move,), values[move])
        if move.card is None
        else Plan("take", (move.card,), (move,), values[move])
        for move in moves
    ]
    return Hint(explain_moves(game, plans), view.hero.weapon)
