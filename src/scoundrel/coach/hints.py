"""Hints: the best plan for a room, and what the others are worth."""

from __future__ import annotations

from dataclasses import dataclass

from scoundrel.bots import make_bot
from scoundrel.coach.judge import Judge, Plan, values_text
from scoundrel.errors import ScoundrelError
from scoundrel.game import Game, View
from scoundrel.words import percent

__all__ = ["Hint", "hint"]


@dataclass(frozen=True, slots=True)
class Hint:
    """Every plan for a room, best first; for two players, every card that may be taken."""

    plans: tuple[Plan, ...]

    @property
    def text(self) -> str:
        """The hint in a sentence or two."""
        if not self.plans:
            return "Nothing wins from here any more; face what you can bear."
        best, *others = self.plans
        moves = " ".join(map(str, best.moves))
        how = "" if moves == best.text else f" ({moves})"
        told = f"{_capital(best.text)}{how}: {percent(best.value)} to win."
        if others:
            told += f" Otherwise: {values_text(others)}."
        return told

    def as_data(self) -> dict[str, object]:
        return {"plans": [plan.as_data() for plan in self.plans]}


def hint(view: View) -> Hint:
    """What the coach would do, from what this player may know."""
    if view.over:
        raise ScoundrelError("the game is over; there is nothing to decide")
    # The hidden cards of this game lie in some order, which nobody looks at.
    game = Game.from_position(view.position(), seed="hidden")
    if view.rules.players == 1:
        return Hint(Judge(view.rules).plans(game))
    if view.player != view.turn:
        raise ScoundrelError("it is the other player's turn")
    choice = make_bot("expert", view.rules).choose(view)
    values = dict(choice.options)
    moves = [move for move in view.legal_moves if str(move) in values]
    moves.sort(key=lambda move: (move != choice.move, -values[str(move)]))
    return Hint(
        tuple(
            Plan("run", (), (move,), values[str(move)])
            if move.card is None
            else Plan("take", (move.card,), (move,), values[str(move)])
            for move in moves
        )
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
