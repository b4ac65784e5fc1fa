"""Hints: the best plan for a room, and what the others are worth."""

from __future__ import annotations

from dataclasses import dataclass

from scoundrel.coach.judge import Judge, Plan, values_text
from scoundrel.engine.bots import make_bot
from scoundrel.errors import ScoundrelError
from scoundrel.game import Game, View
from scoundrel.words.table import capital, percent
from scoundrel.words.texts import say

__all__ = ["Hint", "hint"]


MOST_OTHERS = 4
"""The most other plans that the text lists; the data has them all."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Every plan for a room, best first; at a table for two, every legal move instead."""

    plans: tuple[Plan, ...]

    @property
    def text(self) -> str:
        """The hint in a sentence or two."""
        if not self.plans:
            return say("coach.no_hope")
        best, *others = self.plans
        moves = " ".join(map(str, best.moves))
        plan = best.text if moves == best.text else say("coach.how", plan=best.text, moves=moves)
        told = [say("coach.best", plan=capital(plan), chance=percent(best.value))]
        if others:
            told.append(say("coach.others", plans=values_text(others[:MOST_OTHERS])))
        return " ".join(told)

    def as_data(self) -> dict[str, object]:
        return {"plans": [plan.as_data() for plan in self.plans]}


def hint(view: View) -> Hint:
    """What the coach would do, knowing only what this player may know."""
    if view.over:
        raise ScoundrelError("the game is over; there is nothing to decide")
    # The hidden cards of this game are in an arbitrary order, which nobody looks at.
    game = Game.from_position(view.position(), seed="hidden")
    if view.rules.players == 1:
        return Hint(Judge(view.rules).plans(game))
    if view.player != view.turn:
        raise ScoundrelError("it is the other player's turn")
    choice = make_bot("expert", view.rules).choose(view)
    values = dict(choice.options)
    moves = [move for move in view.legal_moves if move in values]
    moves.sort(key=lambda move: (move != choice.move, -values[move]))
    return Hint(
        tuple(
            Plan("run", (), (move,), values[move])
            if move.card is None
            else Plan("take", (move.card,), (move,), values[move])
            for move in moves
        )
    )
