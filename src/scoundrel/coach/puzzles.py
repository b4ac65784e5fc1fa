"""Puzzles: rooms from real games with one plan that is best by a clear margin.

They come with the program, in `puzzles.json`; `make puzzles` searches for them again. Each records which
bots find its plan, and that sets its level.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from enum import Enum
from functools import cache
from importlib.resources import files

from scoundrel.cards import Card
from scoundrel.coach.courses import course_of
from scoundrel.coach.judge import Judge, Plan, values_text, why_words
from scoundrel.coach.reasons import Reason, explain, why_worse
from scoundrel.engine.search.plans import heroes_alike
from scoundrel.errors import ScoundrelError
from scoundrel.game import Game
from scoundrel.notation.moves import Action, Move
from scoundrel.texts import say
from scoundrel.words.bots import bot_name
from scoundrel.words.heroes import hero_line
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import capital, chance_words, listed, percent, sentences

__all__ = ["Answer", "Level", "Puzzle", "of_level", "puzzles", "read_puzzle", "same_plan"]


class Level(Enum):
    """How hard a puzzle is, judged by which bots find its plan."""

    EASY = "easy"
    """A rule of thumb finds it."""
    MEDIUM = "medium"
    """The net finds it at a glance; the rule of thumb does not."""
    HARD = "hard"
    """Finding it takes looking ahead."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A room to decide about, and what is known about it."""

    number: int
    """Its permanent number, which is never given to another puzzle."""
    rules: str
    position: str
    level: Level
    moves: tuple[str, ...]
    """The best plan."""
    value: float
    margin: float
    """How much lower the second-best plan's chance to win is."""
    found_by: dict[str, float]
    """The share of attempts in which each bot finds the plan, weakest bot first."""
    near: float = 0.0
    """A plan whose chance is lower than the best one's by no more than this is right too."""

    @property
    def place(self) -> int:
        """Its place among the puzzles of its level, from 1."""
        return sum(each.number <= self.number for each in of_level(self.level))

    def game(self) -> Game:
        """The position, ready to play; the hidden cards are in an arbitrary order."""
        return Game.from_position(self.position, seed="hidden")

    def check(self, moves: tuple[Move, ...]) -> Answer:
        """Whether these moves, through the whole room, come to the same as the best plan."""
        game = self.game()
        wanted = tuple(map(Move, self.moves))
        weighed = Judge(game.rules).weigh(game, moves)
        right = weighed.played is not None and (
            same_plan(game, moves, wanted) or weighed.played.value > self.value - self.near
        )
        plans = explain(game, self._valued(weighed.plans))
        best, played = plans[0], weighed.played
        value = min(played.value, self.value) if played else 0.0
        theirs = replace(played or best, value=value)
        why = why_worse(theirs, best, course_of(game, moves), course_of(game, best.moves))
        return Answer(self, right, played and replace(theirs, why=why), moves, plans, why)

    @property
    def solution(self) -> str:
        """The best plan in words."""
        return moves_words(map(Move, self.moves), self.game().hero.weapon)

    def _valued(self, plans: tuple[Plan, ...]) -> tuple[Plan, ...]:
        """The plans, best first, in line with the puzzle's own value, which comes from a deeper search."""
        wanted = _handled(tuple(map(Move, self.moves)))
        best = [replace(plan, value=self.value) for plan in plans if _handled(plan.moves) == wanted]
        others = [plan for plan in plans if _handled(plan.moves) != wanted]
        return *best, *(replace(plan, value=min(plan.value, self.value)) for plan in others)

    def as_data(self) -> dict[str, object]:
        """The puzzle as data for JSON, solution included."""
        return asdict(self) | {"level": self.level.value}


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, and what the coach thinks of it."""

    puzzle: Puzzle
    right: bool
    played: Plan | None
    """None if the hero fell."""
    moves: tuple[Move, ...]
    plans: tuple[Plan, ...]
    why: tuple[Reason, ...]
    """What speaks against it."""

    def lines(self) -> list[str]:
        """The verdict and the explanation."""
        wanted = tuple(map(Move, self.puzzle.moves))
        told = [
            say("puzzle-right") if self.right else say("puzzle-wrong"),
            _told("puzzle-best", self.puzzle, wanted, self.plans[0].value, self.plans[0].why),
        ]
        if not self.right:
            value = self.played.value if self.played else 0.0
            told.append(_told("puzzle-yours", self.puzzle, self.moves, value, self.why))
        told.append(say("puzzle-plans", plans=values_text(self.plans)))
        found = self.puzzle.found_by.items()
        shares = listed(
            say("coach-worth", plan=bot_name(name), chance=percent(share)) for name, share in found
        )
        told.append(say("puzzle-found_by", found=shares))
        return told

    def as_data(self) -> dict[str, object]:
        """The answer as data for JSON, as `scoundrel puzzle --json` writes it."""
        return {
            "puzzle": self.puzzle.number,
            "right": self.right,
            "best": self.puzzle.moves,
            "win_probability": self.puzzle.value,
            "yours": None if self.played is None else self.played.as_data(),
            "plans": [plan.as_data() for plan in self.plans],
            "found_by": self.puzzle.found_by,
        }


def _told(key: str, puzzle: Puzzle, moves: tuple[Move, ...], value: float, why: tuple[Reason, ...]) -> str:
    """A plan with its worth, the hero after it, and why it is good or bad."""
    game = puzzle.game()
    words = moves_words(moves, game.hero.weapon)
    hero = hero_line(_after(game, moves).heroes[0], game.rules)
    line = say(key, moves=words, chance=capital(chance_words(value)), hero=hero)
    return sentences(line, *why_words(why))


def same_plan(game: Game, one: tuple[Move, ...], other: tuple[Move, ...]) -> bool:
    """Whether two ways through a room leave the hero alike, and avoid or leave the same cards."""
    alike = heroes_alike(_after(game, one).table, _after(game, other).table)
    return alike and _handled(one) == _handled(other)


def _handled(moves: tuple[Move, ...]) -> frozenset[tuple[Action, Card | None]]:
    """What is done with which cards, in any order."""
    return frozenset((move.action, move.card) for move in moves)


def _after(game: Game, moves: tuple[Move, ...]) -> Game:
    after = game.copy()
    for move in moves:
        after.play(move)
    return after


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles that come with the program, in order of their numbers."""
    said = json.loads(files("scoundrel.coach").joinpath("puzzles.json").read_text("utf-8"))
    return tuple(map(read_puzzle, said))


@cache
def of_level(level: Level) -> tuple[Puzzle, ...]:
    """The puzzles of a level, in the order in which they are to be solved."""
    return tuple(each for each in puzzles() if each.level is level)


def read_puzzle(said: dict[str, object]) -> Puzzle:
    """A puzzle from its data, as `Puzzle.as_data` gives it."""
    try:
        return Puzzle(**(said | {"level": Level(said["level"]), "moves": tuple(said["moves"])}))  # type: ignore[arg-type]
    except (KeyError, TypeError, ValueError) as error:
        raise ScoundrelError("error-not_a_puzzle", why=error) from None
