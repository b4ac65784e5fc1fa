"""Looks for puzzles: ``python -m scoundrel.coach.finder`` rewrites `puzzles.json`.

Bots play games, and every plan for each room is weighed. A puzzle is a room whose best plan beats every
other by a clear margin, in a quick search and in the deepest one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from scoundrel.coach.judge import Judge, Plan
from scoundrel.coach.puzzles import Level, Puzzle, same_plan
from scoundrel.engine.bots import MOST_SIMULATIONS, Bot, make_bot, play_room
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.rules import RULEBOOK, Rules

WANTED = {"classic": 24, "original": 4, "digital": 4, "sidestep": 6, "dragons": 6, "hard": 6}
"""The most puzzles of each level, by rule set; the rules that most people play get the most."""
MARGIN = {Level.EASY: 0.1, Level.MEDIUM: 0.1, Level.HARD: 0.05}
"""How far ahead of any other the best plan must be; hard puzzles rarely have a larger margin."""
MOST_RUNS = 0.25
"""The largest share of puzzles whose best plan is to run; without a limit nearly all would be like that."""
PANEL = ("greedy", "net", "expert")
"""The bots whose answers decide how hard a puzzle is."""
RANDOM_TRIES = 50
"""How many random attempts are made at each puzzle."""
MOST_GAMES = 1600
"""The most games that are searched for each rule set, since the last levels fill slowly."""


def main() -> None:
    found: list[Puzzle] = []
    for name, wanted in WANTED.items():
        for puzzle in PuzzleFinder(RULEBOOK[name], wanted).find():
            found.append(replace(puzzle, number=len(found) + 1))
        print(f"{len(found)} puzzles, with those of {name}", flush=True)
    text = json.dumps([puzzle.as_data() for puzzle in found], indent=1, ensure_ascii=False)
    Path(__file__).with_name("puzzles.json").write_text(text + "\n", "utf-8")


class PuzzleFinder:
    """Finds the puzzles of one rule set, at most `wanted` of each level."""

    def __init__(self, rules: Rules, wanted: int) -> None:
        self.rules = rules
        self.wanted = wanted
        self.panel = [make_bot(name, rules) for name in PANEL]
        self.quick, self.deep = Judge(rules, 100), Judge(rules, MOST_SIMULATIONS)
        self.levels: Counter[Level] = Counter()
        self.runs: Counter[Level] = Counter()

    def find(self) -> Iterator[Puzzle]:
        for number in range(MOST_GAMES):
            if all(self.levels[level] == self.wanted for level in Level):
                return
            # At most one puzzle from each game, so that they differ.
            puzzles = filter(None, map(self._puzzle, _rooms(self.rules, number)))
            puzzle = next(puzzles, None)
            if puzzle is not None:
                self.levels[puzzle.level] += 1
                self.runs[puzzle.level] += puzzle.moves == ("run",)
                yield puzzle

    def _puzzle(self, game: Game) -> Puzzle | None:
        led = self.quick.lead(game)
        if led is None or led[1] < min(MARGIN.values()) or not 0.1 < led[0].value < 0.995:
            return None
        found_by = {
            bot.name: float(same_plan(game, moves_of(bot, game), led[0].moves)) for bot in self.panel
        }
        level = level_of(found_by)
        if not self._is_wanted(level, led[0]):
            return None
        best, margin = self.deep.lead(game) or led
        if margin < MARGIN[level] or not same_plan(game, best.moves, led[0].moves):
            return None
        return Puzzle(
            number=0,
            rules=game.rules.name,
            position=game.view(0).position(),
            level=level,
            moves=tuple(map(str, best.moves)),
            value=round(best.value, 3),
            margin=round(margin, 3),
            found_by={"random": _share_of_random(game, best.moves)} | found_by,
        )

    def _is_wanted(self, level: Level, plan: Plan) -> bool:
        runs_enough = self.runs[level] >= MOST_RUNS * self.wanted
        return self.levels[level] < self.wanted and not (plan.action == "run" and runs_enough)


def level_of(found_by: dict[str, float]) -> Level:
    """How hard a puzzle is, by which bots find its plan."""
    if found_by["greedy"]:
        return Level.EASY
    return Level.MEDIUM if found_by["net"] else Level.HARD


def _rooms(rules: Rules, number: int) -> Iterator[Game]:
    """Every room of a game as the room begins; the net or a weaker bot plays."""
    bot = make_bot("greedy" if number % 2 else "net", rules)
    game = Game.deal(rules, f"puzzles/{number}")
    while not game.over:
        yield Game.from_position(game.view(0).position(), seed="hidden")
        play_room(game, bot)


def moves_of(bot: Bot, game: Game) -> tuple[Move, ...]:
    """What a bot does with the room."""
    here = game.copy()
    play_room(here, bot)
    return here.moves


def _share_of_random(game: Game, best: tuple[Move, ...]) -> float:
    exploration = Random(game.position())
    found = 0
    for _ in range(RANDOM_TRIES):
        here = game.copy()
        while not here.over and here.room_number == game.room_number:
            here.play(exploration.choice(here.legal_moves))
        found += same_plan(game, here.moves, best)
    return found / RANDOM_TRIES


if __name__ == "__main__":
    main()
