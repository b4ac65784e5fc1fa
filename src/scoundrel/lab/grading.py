"""Grades decisions on the positions of a data set, by what they give up compared with the best plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from scoundrel.coach.judge import Judge, Plan
from scoundrel.engine.bots import MOST_SIMULATIONS, Bot, make_bot, play_room
from scoundrel.engine.goals import Goal, as_goal
from scoundrel.engine.tally import wilson
from scoundrel.errors import IllegalMove, LabError, MoveError, ScoundrelError, quote
from scoundrel.game import Game
from scoundrel.lab.positions import COLUMNS, PlanRow, lost_by
from scoundrel.lab.statistics import margin
from scoundrel.lab.tables import read_rows
from scoundrel.notation.moves import Move
from scoundrel.play.typed_moves import read_moves
from scoundrel.rules import Rules
from scoundrel.texts import Message

__all__ = ["PLAYERS", "DataSet", "Marks", "Position", "grade", "moves_of", "read_answers", "read_positions"]

PLAYERS = ("random", "greedy", "net", "expert")
"""The bots that are graded beside the answers."""
NOTHING = 0.00005
"""A plan that gives up less than this is as good as the best."""
Moves = tuple[Move, ...]
MOST_NAMED = 5
"""The most plans or positions that an error names."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position with its plans, best first."""

    id: int
    text: str
    plans: tuple[PlanRow, ...]

    def game(self) -> Game:
        """A game at this position; its hidden cards are in an arbitrary order, which nobody looks at."""
        try:
            game = Game.from_position(self.text, seed="hidden")
        except ScoundrelError as error:
            raise LabError("error-graded_unreadable", position=self.id, why=error) from None
        if game.over or game.rules.players != 1:
            raise LabError("error-graded_undecided", position=self.id)
        return game


class DataSet(NamedTuple):
    """Positions, and how they were judged."""

    positions: tuple[Position, ...]
    goal: Goal
    simulations: int


# --- Reading -----------------------------------------------------------------------------------------


def read_positions(path: Path) -> DataSet:
    """The positions of a file that `scoundrel positions` wrote."""
    plans: dict[int, list[PlanRow]] = {}
    for number, row in enumerate(read_rows(path, COLUMNS), 1):
        for name, value in row.items():
            if value is None and name != "score":
                raise LabError("error-row_has_no", number=number, path=path, name=name)
        if not (0 <= row["win"] <= 1 and row["lost"] >= 0):
            raise LabError("error-row_damaged", number=number, path=path)
        plans.setdefault(row["id"], []).append(PlanRow(**row))
    if not plans:
        raise LabError("error-no_positions", path=path)
    rows = [row for listed in plans.values() for row in listed]
    if len({(row.goal, row.simulations) for row in rows}) > 1:
        raise LabError("error-mixed_positions", path=path)
    goal, simulations = as_goal(rows[0].goal), rows[0].simulations
    if not 0 <= simulations <= MOST_SIMULATIONS:
        raise LabError("error-impossible_budget", path=path, n=simulations)
    positions = tuple(_position(path, number, listed) for number, listed in plans.items())
    return DataSet(positions, goal, simulations)


def _position(path: Path, number: int, rows: list[PlanRow]) -> Position:
    if len({row.position for row in rows}) > 1 or len({row.plan for row in rows}) < len(rows):
        raise LabError("error-position_twice", path=path, position=number)
    if sum(row.best for row in rows) != 1:
        raise LabError("error-no_best_plan", path=path, position=number)
    return Position(number, rows[0].position, tuple(sorted(rows, key=lambda row: not row.best)))


def read_answers(path: Path, positions: tuple[Position, ...]) -> dict[int, Moves]:
    """The moves that answer each position, from a table with the columns ``id`` and ``answer``."""
    known = {position.id: position for position in positions}
    answers: dict[int, Moves] = {}
    for number, row in enumerate(read_rows(path, {"id": int, "answer": str}), 1):
        position = row["id"]
        if position is None:
            raise LabError("error-row_has_no_id", number=number, path=path)
        if position not in known:
            raise LabError("error-answers_nothing", number=number, path=path, position=position)
        if position in answers:
            raise LabError("error-answers_twice", number=number, path=path, position=position)
        if row["answer"] is not None and row["answer"].strip():
            answers[position] = moves_of(known[position], row["answer"])
    missing = [number for number in known if number not in answers]
    if missing:
        n, some = len(missing), _some(missing)
        raise LabError("error-no_answers", path=path, n=n, all=len(known), some=some)
    return answers


def moves_of(position: Position, answer: str) -> Moves:
    """The moves through the room that an answer names: a plan, or the moves themselves."""
    for row in position.plans:
        if _words(answer) == _words(row.plan):
            return tuple(map(Move, row.moves.split()))
    game = position.game()
    room = game.room_number
    try:
        for move in read_moves(game, answer):
            if game.over or game.room_number != room:
                raise IllegalMove("error-after_the_room", move=str(move))
            game.play(move)
    except MoveError as error:
        some = _some([row.plan for row in position.plans])
        raise _bad_answer(
            position, answer, Message("error-plans_there", {"why": error, "some": some})
        ) from None
    if not game.over and game.room_number == room:
        raise _bad_answer(position, answer, Message("error-not_through"))
    return game.moves


def _bad_answer(position: Position, answer: str, why: Message) -> LabError:
    return LabError("error-bad_answer", position=position.id, answer=quote(answer), why=why)


def _words(plan: str) -> list[str]:
    """The words of a plan, regardless of the order of its cards and of capitals."""
    return sorted(plan.lower().split())


def _some(things: list[int] | list[str]) -> list[str]:
    more = ["…"] if len(things) > MOST_NAMED else []
    return [*map(str, things[:MOST_NAMED]), *more]


# --- Grading -----------------------------------------------------------------------------------------


@dataclass(slots=True)
class Marks:
    """What decisions gave up in total, and how often they gave up nothing."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    best: int = 0

    def add(self, lost: float) -> None:
        self.count += 1
        self.total += lost
        self.squares += lost * lost
        self.best += lost < NOTHING

    def mean_lost(self) -> tuple[float, float]:
        """What a decision gives up on average, and its 95 % margin either way."""
        return margin(self.total, self.squares, self.count)

    def best_interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of best plans."""
        return wilson(self.best, self.count)


Decide = Callable[[Position], Moves]
"""Says what to do in a position."""


def grade(
    dataset: DataSet, answers: Mapping[int, Moves] | None = None, advance: Callable[[], None] = lambda: None
) -> dict[str, Marks]:
    """The marks of the answers and of each bot, by name; `advance` is called after each position."""
    deciders: dict[str, Decide] = {name: _player(name, dataset.goal) for name in PLAYERS}
    if answers is not None:
        deciders = {"answers": lambda position: answers[position.id], **deciders}
    marks = {name: Marks() for name in deciders}
    for position in dataset.positions:
        for name, decide in deciders.items():
            marks[name].add(_lost(dataset, position, decide(position)))
        advance()
    return marks


def _player(name: str, goal: Goal) -> Decide:
    """What a bot does in a position; `expert` found its best plan when the position was judged."""
    if name == "expert":
        return lambda position: moves_of(position, position.plans[0].plan)

    @cache
    def bot_for(rules: Rules) -> Bot:
        return make_bot(name, rules, goal=goal if name == "net" else None)

    def decide(position: Position) -> Moves:
        game = position.game()
        play_room(game, bot_for(game.rules))
        return game.moves

    return decide


def _lost(dataset: DataSet, position: Position, moves: Moves) -> float:
    """What moves give up: as the data set says or, if they fit no plan in it, as the judge says now."""
    text = " ".join(map(str, moves))
    for row in position.plans:
        if text == row.moves:
            return row.lost
    game = position.game()
    weighed = _judge(game.rules, dataset.simulations, dataset.goal).weigh(game, moves)
    return lost_by(weighed.plans[0], weighed.played or _end(game, moves), dataset.goal, game.rules)


@cache
def _judge(rules: Rules, simulations: int, goal: Goal) -> Judge:
    return Judge(rules, simulations, goal)


def _end(game: Game, moves: Moves) -> Plan:
    """Moves that the hero does not survive."""
    for move in moves:
        game.play(move)
    outcome = game.outcomes[0]
    assert outcome is not None
    return Plan("face all", (), moves, float(outcome.won), outcome.score)
