"""Data sets of positions, with what each plan is worth according to `expert`.

Position number i comes from the deal of the seed ``SEED/i``. One of the `PLAYERS` plays it to its end, and
chance picks one of its rooms that leaves a choice and something to win. So no two positions share a game,
and there are good, mediocre and desperate ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from scoundrel.cards import Card
from scoundrel.coach.hints import fatal_plans
from scoundrel.coach.judge import Judge, Plan
from scoundrel.coach.reasons import points_ahead
from scoundrel.deals import seed_text, shuffled
from scoundrel.engine.bots import SIMULATIONS, make_bot, play_on
from scoundrel.engine.goals import Goal
from scoundrel.engine.seam import RoomPlan
from scoundrel.errors import ForfeitError, LabError
from scoundrel.game import Game, View
from scoundrel.lab.runs import own_version
from scoundrel.lab.workers import done_here
from scoundrel.notation.moves import Action, Move
from scoundrel.notation.rulesets import format_rules, parse_rules
from scoundrel.rules import Rules, Scoring

__all__ = ["COLUMNS", "PLAYERS", "PlanRow", "Survey", "draw_batch", "drawn", "lost_by"]

PLAYERS = ("random", "greedy", "net")
"""Who plays up to a position: each plays every third game."""
LEAST_HOPE = 0.01
"""With a lower chance to win, there is nothing left to decide."""
MOST_DEALS = 100
"""The most games that are played for a position until one has a room with a choice."""
MOST_ROOMS = 255
"""The most rooms of a game that chance picks from."""


class PlanRow(NamedTuple):
    """One plan for one position: a row of a data set."""

    id: int
    position: str
    room: int
    health: int
    unseen: int
    player: str
    plan: str
    moves: str
    win: float
    score: float | None
    exact: bool
    lost: float
    best: bool
    goal: str
    simulations: int


COLUMNS: dict[str, type] = {
    "id": int,
    "position": str,
    "room": int,
    "health": int,
    "unseen": int,
    "player": str,
    "plan": str,
    "moves": str,
    "win": float,
    "score": float,
    "exact": bool,
    "lost": float,
    "best": bool,
    "goal": str,
    "simulations": int,
}
"""The columns with their types; `docs/datasets.md` explains them."""


@dataclass(frozen=True, slots=True)
class Survey:
    """Which positions are wanted. It can be sent to other processes, and a batch is the same in each."""

    rules: str
    seed: str
    count: int
    simulations: int
    goal: str
    version: str
    """The program's version: another version may judge differently."""
    size: int = 20
    """Positions in a batch: about half a second of work."""

    @classmethod
    def of(
        cls, rules: Rules, seed: str, count: int, simulations: int | None = None, goal: str = Goal.WIN
    ) -> Survey:
        simulations = SIMULATIONS if simulations is None else simulations
        Judge(rules, simulations, Goal(goal))  # refuses rules that it can't judge
        # The last seed is the longest.
        seed_text(_deal(seed, count, MOST_DEALS))
        return cls(format_rules(rules), seed, count, simulations, str(goal), own_version())

    @property
    def batches(self) -> int:
        return -(-self.count // self.size)

    def numbers(self, batch: int) -> range:
        """The numbers of the positions in this batch: the last one may be short."""
        return range(batch * self.size, min(self.count, (batch + 1) * self.size))


def drawn(survey: Survey, workers: int = 1) -> Iterator[list[PlanRow]]:
    """The plans of each position, position by position."""
    waiting: dict[int, list[list[PlanRow]]] = {}
    following = 0
    tasks = ((survey, batch) for batch in range(survey.batches))
    for (_, number), batch in done_here(draw_batch, tasks, workers):
        waiting[number] = batch
        while following in waiting:
            yield from waiting.pop(following)
            following += 1


def draw_batch(survey: Survey, batch: int) -> list[list[PlanRow]]:
    """The plans of each position of a batch."""
    if survey.version != own_version():
        raise LabError("error-other_survey", version=survey.version, own=own_version())
    return [_desk(survey).judged(number) for number in survey.numbers(batch)]


def lost_by(best: Plan, plan: Plan, goal: Goal, rules: Rules) -> float:
    """What a plan gives up of what is played for: of the chance to win, or of the points."""
    if goal is Goal.SCORE:
        return max(0.0, points_ahead(best, plan, rules) or 0.0)
    return max(0.0, best.value - plan.value)


@lru_cache(maxsize=1)
def _desk(survey: Survey) -> _Desk:
    return _Desk(survey)


class _Desk:
    """Players who bring positions, and a judge who values them."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.rules = parse_rules(survey.rules)
        self.goal = Goal(survey.goal)
        self.judge = Judge(self.rules, survey.simulations, self.goal)
        self.players = [make_bot(name, self.rules) for name in PLAYERS]

    def judged(self, number: int) -> list[PlanRow]:
        """The plans of a position, best first."""
        for attempt in range(MOST_DEALS):
            for view in self._rooms(number, _deal(self.survey.seed, number, attempt)):
                plans = self._plans(Game.from_position(view.position(), seed="hidden"))
                if self._is_decision(plans):
                    return [self._row(number, view, plan, plans[0]) for plan in plans]
        raise LabError("error-no_choices", rules=self.survey.rules, deals=MOST_DEALS)

    def _rooms(self, number: int, deal: str) -> list[View]:
        """What the player saw of each room when it was dealt, in an order that chance decides."""
        rooms: list[View] = []
        game = Game.deal(self.rules, deal)
        with suppress(ForfeitError):
            for step in play_on(game, self.players[number % len(self.players)]):
                if not rooms or rooms[-1].room_number != step.view.room_number:
                    rooms.append(step.view)
        return [rooms[i] for i in shuffled(bytes(range(min(len(rooms), MOST_ROOMS))), deal)]

    def _plans(self, game: Game) -> tuple[Plan, ...]:
        """Every plan, best first; those that nobody survives come last."""
        plans = self.judge.plans(game)
        falls = (_best_fall(game, plan) for plan in fatal_plans(game, plans))
        return (*plans, *(fall for fall in falls if fall is not None))

    def _is_decision(self, plans: tuple[Plan, ...]) -> bool:
        return len(plans) > 1 and (self.goal is Goal.SCORE or plans[0].value >= LEAST_HOPE)

    def _row(self, number: int, view: View, plan: Plan, best: Plan) -> PlanRow:
        return PlanRow(
            id=number,
            position=view.position(),
            room=view.room_number,
            health=view.hero.health,
            unseen=len(view.unseen),
            player=PLAYERS[number % len(PLAYERS)],
            plan=str(RoomPlan(plan.action, plan.cards)),
            moves=" ".join(map(str, plan.moves)),
            win=round(plan.value, 6),
            score=None if plan.score is None else round(plan.score, 4),
            exact=plan.exact,
            lost=round(lost_by(best, plan, self.goal, self.rules), 6),
            best=plan is best,
            goal=self.survey.goal,
            simulations=self.survey.simulations,
        )


def _best_fall(game: Game, plan: RoomPlan) -> Plan | None:
    """A plan that nobody survives, with the best score it may end in."""
    here = game.copy()
    if plan.action == "put away":
        here.play(Move.put_away(plan.cards[0]))
    left = plan.cards if plan.action == "leave" else ()
    low = game.rules.scoring is Scoring.LOW
    scored = [(outcome.score, end) for end in _falls(here, left) if (outcome := end.outcomes[0])]
    if not scored:
        return None
    score, end = max(scored, key=lambda each: -each[0] if low else each[0])
    moves = end.moves[len(game.moves) :]
    return Plan(plan.action, plan.cards, moves, 0.0, score, exact=True)


def _falls(game: Game, left: tuple[Card, ...]) -> Iterator[Game]:
    """Every end of the game in this room, if these cards are left."""
    if game.over:
        yield game
        return
    for move in game.legal_moves:
        if move.action is Action.TAKE and move.card not in left:
            ahead = game.copy()
            ahead.play(move)
            yield from _falls(ahead, left)


def _deal(seed: str, number: int, attempt: int) -> str:
    """The seed of a position's game; there are further attempts if the first had nothing to decide."""
    return f"{seed}/{number}/{attempt}" if attempt else f"{seed}/{number}"
