"""The review of a finished game: the chance to win before and after each decision, and what was lost.

A room is one decision, since nothing new is revealed within it. The chances are those of the strongest
honest bot, which knows at each point only what the player knew. The solver, which sees the whole deck, says
whether the deal could be won at all; so a review has to wait until the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from scoundrel.cards import Card
from scoundrel.coach.judge import SIMULATIONS, Judge, Plan
from scoundrel.engine.search.solver import Solver, Verdict
from scoundrel.errors import ScoundrelError
from scoundrel.game import Game, Outcome
from scoundrel.notation.moves import Move
from scoundrel.notation.rulesets import format_rules

SOLVER_LIMIT = 1_000_000
"""The most nodes searched to tell whether the deal could be won, so that a review is not slow."""

__all__ = ["Decision", "Grade", "Review", "TurningPoint", "review"]


class Grade(Enum):
    """A decision's grade, by how much of the chance to win it lost."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @classmethod
    def of(cls, lost: float) -> Grade:
        """The grade for a loss; the limits are 5, 10 and 20 points."""
        if lost < 0.05:
            return cls.GOOD
        if lost < 0.1:
            return cls.INACCURACY
        return cls.MISTAKE if lost < 0.2 else cls.BLUNDER


@dataclass(frozen=True, slots=True)
class Decision:
    """What was done with one room."""

    room_number: int
    room: tuple[Card, ...]
    moves: tuple[Move, ...]
    move_number: int
    """The number of its first move in the game, from 0."""
    played: Plan | None
    """None if the hero fell in the room."""
    best: Plan | None
    """None if no plan could win any more."""
    before: float
    after: float
    choices: int

    @property
    def lost(self) -> float:
        return max(0.0, self.before - self.after)

    @property
    def grade(self) -> Grade:
        return Grade.of(self.lost)

    @property
    def kept(self) -> float:
        """The share of the chance to win that this decision kept."""
        return min(1.0, self.after / self.before) if self.before else 1.0


class TurningPoint(NamedTuple):
    """The largest step towards the final result: a decision, or the cards of a new room."""

    room_number: int
    by_cards: bool
    change: float


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game, decision by decision."""

    game: Game
    decisions: tuple[Decision, ...]
    verdict: Verdict
    line: tuple[Move, ...]
    """A winning line for someone who sees all cards; empty if none was found."""

    @property
    def outcome(self) -> Outcome:
        outcome = self.game.outcomes[0]
        assert outcome is not None
        return outcome

    @property
    def accuracy(self) -> float:
        """The mean share of the chance to win that was kept, over decisions with a real choice."""
        kept = [each.kept for each in self.decisions if each.choices > 1 and each.before >= 0.01]
        return sum(kept) / len(kept) if kept else 1.0

    @property
    def turning_point(self) -> TurningPoint | None:
        """The largest step towards the final result."""
        steps = list(self._steps())
        way = 1 if self.outcome.won else -1
        turning = max(steps, key=lambda step: way * step.change, default=None)
        return turning if turning is not None and way * turning.change > 0 else None

    def _steps(self) -> Iterator[TurningPoint]:
        for decision, following in zip(self.decisions, (*self.decisions[1:], None), strict=True):
            yield TurningPoint(decision.room_number, False, -decision.lost)
            if following is not None:
                yield TurningPoint(following.room_number, True, following.before - decision.after)

    def count(self, grade: Grade) -> int:
        return sum(decision.grade is grade for decision in self.decisions)

    def as_data(self) -> dict[str, object]:
        turning = self.turning_point
        return {
            "rules": format_rules(self.game.rules),
            "seed": self.game.seed,
            "result": self.game.result,
            "accuracy": round(self.accuracy, 4),
            "turning_point": turning and turning._asdict(),
            "sees_all_cards": {
                "verdict": self.verdict.name.lower(),
                "line": [str(move) for move in self.line],
            },
            "decisions": [_as_data(decision) for decision in self.decisions],
        }


def _as_data(decision: Decision) -> dict[str, object]:
    return {
        "room": decision.room_number,
        "cards": [str(card) for card in decision.room],
        "moves": [str(move) for move in decision.moves],
        "before": round(decision.before, 4),
        "after": round(decision.after, 4),
        "lost": round(decision.lost, 4),
        "grade": decision.grade.value,
        "played": decision.played and decision.played.as_data(),
        "best": decision.best and decision.best.as_data(),
    }


def review(game: Game, simulations: int = SIMULATIONS) -> Review:
    """Review a finished game for one player."""
    judge = Judge(game.rules, simulations)
    if not game.over:
        raise ScoundrelError(
            f"this game is unfinished, in room {game.room_number}; a review tells the hidden cards, "
            "so it comes only after the end"
        )
    if not game.moves:
        raise ScoundrelError("this game has no moves to review")
    start = game.after(0)
    solver = Solver(game.rules, SOLVER_LIMIT)
    verdict = solver.solve(start)
    try:
        line = tuple(solver.line(start)) if verdict is Verdict.WON else ()
    except ScoundrelError:
        line = ()  # it can be won, but the search reached its limit before it had the line
    return Review(game, tuple(_decisions(start.copy(), game.moves, judge)), verdict, line)


def _decisions(game: Game, moves: tuple[Move, ...], judge: Judge) -> Iterator[Decision]:
    """Play the game again, room by room, and judge each room."""
    number = 0
    while number < len(moves):
        before, first = game.copy(), number
        while number < len(moves) and (first == number or game.room_number == before.room_number):
            game.play(moves[number])
            number += 1
        yield _decision(before, moves[first:number], first, judge, lost=_fell(game))


def _fell(game: Game) -> bool:
    outcome = game.outcomes[0]
    return outcome is not None and not outcome.won


def _decision(game: Game, moves: tuple[Move, ...], number: int, judge: Judge, lost: bool) -> Decision:
    weighed = judge.weigh(game, moves)
    played = weighed.played
    best = weighed.plans[0] if weighed.plans and weighed.plans[0].value > 0 else None
    after = 0.0 if played is None or lost else played.value
    before = best.value if best else 0.0
    return Decision(
        room_number=game.room_number,
        room=tuple(card for card in game.room if card is not None),
        moves=moves,
        move_number=number,
        played=played,
        best=best,
        before=max(before, after),
        after=after,
        choices=len(weighed.plans),
    )
