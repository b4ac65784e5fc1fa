"""The review of a finished game: the chance to win before and after each decision, and what was lost.

A room is one decision, since nothing new is revealed within it. The chances are those of the strongest
honest bot, which knows at each point only what the player knew. The solver, which sees the whole deck, says
whether the deal could be won at all; so a review has to wait until the game is over.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from scoundrel.budget import checkpoint
from scoundrel.cards import Card
from scoundrel.coach.courses import course_of
from scoundrel.coach.judge import SIMULATIONS, Judge, Plan
from scoundrel.coach.later import Later, what_came_of
from scoundrel.coach.reasons import Reason, points_ahead, why_better, why_worse
from scoundrel.engine.goals import Goal
from scoundrel.engine.search.solver import Solver, Verdict
from scoundrel.errors import ScoundrelError
from scoundrel.game import Game, Outcome, Turn
from scoundrel.notation.moves import Move
from scoundrel.notation.rulesets import format_rules
from scoundrel.state import rooms_counted

SOLVER_LIMIT = 1_000_000
"""The most nodes searched to tell whether the deal could be won, so that a review is not slow."""

MOST_ROOMS = 300
"""The most rooms of a game that is reviewed: ten times as many as most games have."""
POINTS_TOLD = 1.0
"""The least points given up that are worth mentioning."""
POINTS_OF_A_GAME = 100
"""About how many points it costs to lose a game instead of winning it."""
SAFE = 0.9
"""From this chance on, a win is safe enough to think of points."""

__all__ = ["MOST_ROOMS", "Decision", "Grade", "Review", "TurningPoint", "judged", "review", "rooms_played"]


class Grade(Enum):
    """A decision's grade, by how much of the chance to win it lost, or of the points."""

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
    weapon: Card | None
    """The weapon in hand before the first move."""
    move_number: int
    """The number of its first move in the game, from 0."""
    played: Plan | None
    """None if the hero fell in the room."""
    best: Plan | None
    """None if no plan could win any more or, when playing for points, if no plan was survivable."""
    before: float
    """The chance to win of the best plan, from 0 to 1."""
    after: float
    """The chance to win of what was played."""
    choices: int
    """How many plans there were."""
    points: float
    """The points given up in expectation; 0 where scores are unknown."""
    worth: int
    """The most points that a win can have: those of the highest health."""
    goal: Goal = Goal.WIN
    why: tuple[Reason, ...] = ()
    """What speaks against what was played, where something better was lost."""
    later: Later | None = None
    """What came of it."""
    place: int = 0
    """The number of the room as people count it: one that was run from and the next have the same."""

    @property
    def lost(self) -> float:
        """How much of the chance to win was lost, from 0 to 1."""
        return max(0.0, self.before - self.after)

    @property
    def for_score(self) -> bool:
        """Whether it is judged by points instead of the chance to win."""
        return self.goal is Goal.SCORE

    @property
    def grade(self) -> Grade:
        """How good it was."""
        return Grade.of(self.cost if self.for_score else self.lost)

    @property
    def points_lost(self) -> float:
        """The points given up beyond those that go with the chance, if that was kept or nearly kept.

        Otherwise the loss shows in the chance. When playing for points, all points given up.
        """
        if self.for_score:
            return self.points
        return max(0.0, self.points - POINTS_OF_A_GAME * self.lost) if self.grade is Grade.GOOD else 0.0

    @property
    def counts(self) -> bool:
        """Whether there was a choice, and something to lose."""
        hopeful = self.best is not None if self.for_score else self.before >= 0.01
        # Even if only one plan is survivable, the fatal ones can be chosen; whoever lost something did so.
        return hopeful and (self.choices > 1 or self.cost > 0)

    @property
    def cost(self) -> float:
        """What was lost of what is played for: a point counts like a percentage point of the chance."""
        points = self.points_lost / POINTS_OF_A_GAME
        return points if self.for_score else self.lost + points

    @property
    def habit(self) -> str | None:
        """The habit that it is an example of; giving points away is one only where the win is safe."""
        habits = (reason.habit for reason in self.why if reason.habit is not None)
        return next((habit for habit in habits if habit != "points" or self.before >= SAFE), None)

    @property
    def kept(self) -> float:
        """The share kept of the chance to win, and of the points of a win."""
        if self.for_score:
            return max(0.0, 1 - self.cost)
        chance = min(1.0, self.after / self.before) if self.before else 1.0
        return chance * max(0.0, 1 - self.points_lost / self.worth)


class TurningPoint(NamedTuple):
    """The largest step towards the final result: a decision, or the cards of a new room."""

    room_number: int
    by_cards: bool
    change: float
    place: int = 0
    """The number of the room as people count it."""


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game, decision by decision."""

    game: Game
    decisions: tuple[Decision, ...]
    verdict: Verdict
    """Whether someone who sees all cards could have won."""
    line: tuple[Move, ...]
    """A winning line for someone who sees all cards; empty if none was found."""
    goal: Goal = Goal.WIN
    """What the decisions are judged by."""

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        outcome = self.game.outcomes[0]
        assert outcome is not None
        return outcome

    @property
    def accuracy(self) -> float:
        """The mean share of chance and points that was kept, over decisions with a real choice."""
        kept = [each.kept for each in self.decisions if each.counts]
        return sum(kept) / len(kept) if kept else 1.0

    @property
    def points_lost(self) -> float:
        """The points given up by decisions that kept the chance to win; for the score, by all."""
        return sum(each.points_lost for each in self.decisions)

    @property
    def lesson(self) -> str | None:
        """What to take from the game: the habit that lost most of it; None if nothing much was lost."""
        costs: dict[str, float] = defaultdict(float)
        for each in self.decisions:
            if each.habit is not None:
                costs[each.habit] += each.cost
        return max(costs, key=costs.__getitem__, default=None)

    @property
    def turning_point(self) -> TurningPoint | None:
        """The largest step towards the final result."""
        steps = list(self._steps())
        way = 1 if self.outcome.won else -1
        turning = max(steps, key=lambda step: way * step.change, default=None)
        return turning if turning is not None and way * turning.change > 0 else None

    def _steps(self) -> Iterator[TurningPoint]:
        for decision, following in zip(self.decisions, (*self.decisions[1:], None), strict=True):
            yield TurningPoint(decision.room_number, False, -decision.lost, decision.place)
            if following is not None:
                change = following.before - decision.after
                yield TurningPoint(following.room_number, True, change, following.place)

    @property
    def turning_decision(self) -> Decision | None:
        """The decision that was the turning point; None if the cards were."""
        turning = self.turning_point
        return None if turning is None or turning.by_cards else self._in_room(turning.room_number)

    @property
    def turning_move(self) -> int:
        """How many moves were made before the room in which the game turned, or before the last one."""
        turning = self.turning_point
        return (self._in_room(turning.room_number) if turning else self.decisions[-1]).move_number

    @property
    def worst(self) -> Decision | None:
        """The decision that cost most, among those that something speaks against."""
        lapses = [each for each in self.decisions if each.why]
        return max(lapses, key=lambda each: each.cost, default=None)

    @property
    def restart(self) -> Decision:
        """Where trying again teaches most: the turning point or the worst decision; else the end."""
        turning = self.turning_point
        turned = self._in_room(turning.room_number) if turning else self.decisions[-1]
        return self.turning_decision or self.worst or turned

    def _in_room(self, number: int) -> Decision:
        return next(each for each in self.decisions if each.room_number == number)

    def count(self, grade: Grade) -> int:
        """How many decisions have this grade."""
        return sum(decision.grade is grade for decision in self.decisions)

    def as_data(self) -> dict[str, object]:
        """The review as data for JSON, as `scoundrel review --json` writes it."""
        turning = self.turning_point
        return {
            "rules": format_rules(self.game.rules),
            "seed": self.game.seed,
            "result": self.game.result,
            "goal": self.goal.value,
            "accuracy": round(self.accuracy, 4),
            "points_lost": round(self.points_lost, 2),
            "lesson": self.lesson,
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
        "points_lost": round(decision.points_lost, 2),
        "why": [reason.as_data() for reason in decision.why],
        "later": decision.later and decision.later.as_data(),
        "played": decision.played and decision.played.as_data(),
        "best": decision.best and decision.best.as_data(),
    }


def review(game: Game, simulations: int = SIMULATIONS, goal: Goal = Goal.WIN) -> Review:
    """Review a finished game for one player, who played for the win or for the score."""
    decisions = judged(game, simulations, goal)
    start = game.after(0)
    solver = Solver(game.rules, SOLVER_LIMIT)
    verdict = solver.solve(start)
    try:
        line = tuple(solver.line(start)) if verdict is Verdict.WON else ()
    except ScoundrelError:
        line = ()  # it can be won, but the search reached its limit before it had the line
    return Review(game, decisions, verdict, line, goal)


def judged(game: Game, simulations: int = SIMULATIONS, goal: Goal = Goal.WIN) -> tuple[Decision, ...]:
    """Every decision of a finished game for one player."""
    judge = Judge(game.rules, simulations, goal)
    if not game.over:
        raise ScoundrelError("error-unfinished", room=game.room_number)
    if not game.moves:
        raise ScoundrelError("error-nothing_to_review")
    rooms = 1 + game.room_number - game.after(0).room_number
    if rooms > MOST_ROOMS:
        raise ScoundrelError("error-many_rooms", most=MOST_ROOMS, rooms=rooms)
    return tuple(_decisions(game, judge))


def _decisions(finished: Game, judge: Judge) -> Iterator[Decision]:
    """Judge each room."""
    counted = rooms_counted(finished.turns)
    found: list[tuple[Game, Decision]] = []
    for before, moves, after in rooms_played(finished):
        checkpoint()
        decision = _decision(before, moves, before.move_count, judge, after.outcomes[0])
        found.append((before, replace(decision, place=counted[before.room_number])))
    for i, (before, decision) in enumerate(found):
        real = _really_lost(decision, before, [later for _, later in found[i + 1 :]])
        yield _explained(real, before, finished.turns[decision.move_number + len(decision.moves) :])


def rooms_played(game: Game) -> Iterator[tuple[Game, tuple[Move, ...], Game]]:
    """Every room of a game: how it lay there, what was done with it, and what that led to."""
    here, moves = game.after(0), game.moves
    while here.move_count < len(moves):
        before = here.copy()
        while here.move_count < len(moves) and here.room_number == before.room_number:
            here.play(moves[here.move_count])
        yield before, moves[before.move_count : here.move_count], here


def _really_lost(decision: Decision, game: Game, later: list[Decision]) -> Decision:
    """The decision without points that could still be had later, where all cards were known.

    A search with a limit may have missed them.
    """
    if decision.best is None or game.view(0).unseen:
        return decision
    could = [plan for each in later for plan in (each.best, each.played) if plan is not None]
    lost = (_points_given_up(game, decision.best, plan) for plan in could)
    return replace(decision, points=min((decision.points, *lost)))


def _decision(
    game: Game, moves: tuple[Move, ...], number: int, judge: Judge, outcome: Outcome | None
) -> Decision:
    weighed = judge.weigh(game, moves)
    played = weighed.played
    best = weighed.plans[0] if weighed.plans else None
    if best is not None and best.value == 0 and judge.goal is Goal.WIN:
        best = None
    fell = outcome is not None and not outcome.won
    after = 0.0 if played is None or fell else played.value
    before = best.value if best else 0.0
    return Decision(
        room_number=game.room_number,
        room=tuple(card for card in game.room if card is not None),
        moves=moves,
        weapon=game.hero.weapon,
        move_number=number,
        played=played,
        best=best,
        before=max(before, after),
        after=after,
        choices=len(weighed.plans),
        points=_points_given_up(game, best, _end_of(moves, outcome, played, judge.goal)),
        worth=game.rules.max_health,
        goal=judge.goal,
    )


def _end_of(
    moves: tuple[Move, ...], outcome: Outcome | None, played: Plan | None, goal: Goal
) -> Plan | None:
    """What was played, with the score it came to; a fall counts only where points are played for."""
    if played is None and outcome is not None and goal is Goal.SCORE:
        return Plan("face all", (), moves, 0.0, outcome.score)
    return played


def _points_given_up(game: Game, best: Plan | None, played: Plan | None) -> float:
    if best is None or played is None:
        return 0.0
    return max(0.0, points_ahead(best, played, game.rules) or 0.0)


def _explained(decision: Decision, game: Game, turns: tuple[Turn, ...]) -> Decision:
    """The decision with what went wrong and what came of it, where anything much was lost."""
    best = decision.best
    if best is None or (decision.grade is Grade.GOOD and decision.points_lost < POINTS_TOLD):
        return decision
    ours, theirs = course_of(game, best.moves), course_of(game, decision.moves)
    played = decision.played or Plan(best.action, best.cards, decision.moves, 0.0)
    why = why_worse(played, best, theirs, ours)
    fault = next((reason for reason in why if reason.habit != "points"), why[0])
    later = what_came_of(fault, ours, theirs, game.room_number, turns)
    best = replace(best, why=why_better(best, played, ours, theirs))
    return replace(decision, best=best, why=why, later=later)
