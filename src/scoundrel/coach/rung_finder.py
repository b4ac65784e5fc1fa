"""Looks for the first dungeons: ``python -m scoundrel.coach.rung_finder`` rewrites `rungs.json`.

Every room of a deal can be played by several plans. A *careless* player looks at them in any order and
takes the first that the coach would not call a blunder, a *sound* one the first that it would call good.
How many of their games end well says how kind a deal is. And whoever does what the coach says, on a quick
look or on a long one, must come through, without a room on the way from which nobody could escape any more.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from itertools import islice
from pathlib import Path
from random import Random

from scoundrel.coach.judge import SIMULATIONS, Judge
from scoundrel.coach.rungs import RULES, Rung
from scoundrel.engine.search.heuristic import least_to_stay, values_behind
from scoundrel.engine.search.solver import Solver, Verdict
from scoundrel.game import Game
from scoundrel.notation.moves import Action, Move
from scoundrel.state import View

WANTED = 12
"""How many rungs the ladder has."""
FAIR = 0.5
"""The share of careless games that end well on the last rung; of all deals it is two in five."""
SOUND = 0.95
"""The least share of sound games that end well on any rung."""
BLUNDER, GOOD = 0.2, 0.05
"""How much of the chance to win a careless and a sound player may give away in a room."""
KIND = 4
"""How many of the first rungs even a rule of thumb survives."""
DEALS, KIND_DEALS = 600, 10_000
"""How many deals are looked at, and how many for the kind rungs, which are rare."""
FEW, MANY = 24, 400
"""How many games of each player are played on a deal, at a glance and to be sure."""
NEAREST = 4
"""How many deals are measured for each rung, those nearest to what is wanted first."""

Plans = list[tuple[float, tuple[Move, ...]]]
"""The plans for a room with their chances, the best first."""
Glance = tuple[float, str]
"""The share of a few careless games that end well, and the seed of the deal."""


def main() -> None:
    finder = RungFinder()
    text = json.dumps([rung.as_data() for rung in finder.ladder()], indent=1, ensure_ascii=False)
    Path(__file__).with_name("rungs.json").write_text(text + "\n", "utf-8")


class RungFinder:
    """Finds deals, measures them, and puts them in order."""

    def __init__(self, deals: int = DEALS, kind_deals: int = KIND_DEALS) -> None:
        self.deals, self.kind_deals = deals, kind_deals
        self.solver = Solver(RULES)
        self.glance, self.thought = Judge(RULES, 0), Judge(RULES, SIMULATIONS)

    def ladder(self) -> list[Rung]:
        """The rungs, from the kindest deal in even steps down to a fair one."""
        found: list[Rung] = []
        for step in range(WANTED):
            wanted = 1 - (1 - FAIR) * step / (WANTED - 1)
            deals = self.kind if step < KIND else self.all
            rung = self._nearest(
                wanted, [deal for deal in deals if deal[1] not in {it.seed for it in found}]
            )
            found.append(rung)
            print(f"wanted {wanted:.2f}: {rung}", flush=True)
        in_order = sorted(found, key=lambda rung: -rung.careless)
        return [replace(rung, number=number) for number, rung in enumerate(in_order, 1)]

    @cached_property
    def all(self) -> list[Glance]:
        """Deals in which the coach comes through."""
        return self._glances(map(_seed, range(1, self.deals + 1)))

    @cached_property
    def kind(self) -> list[Glance]:
        """Those among many deals that even a rule of thumb survives."""
        seeds = map(_seed, range(1, self.kind_deals + 1))
        return self._glances(seed for seed in seeds if _thumb_survives(seed, Random(seed)))

    def _glances(self, seeds: Iterable[str]) -> list[Glance]:
        return [
            (self._share(seed, BLUNDER, FEW), seed) for seed in seeds if self.is_safe(seed, self.glance)
        ]

    def _nearest(self, wanted: float, deals: list[Glance]) -> Rung:
        """The deal that comes nearest to this share of careless games, of those measured."""
        order = sorted((abs(share - wanted), seed) for share, seed in deals)
        measured = filter(None, (self.measure(seed) for _, seed in order))
        return min(islice(measured, NEAREST), key=lambda rung: abs(rung.careless - wanted))

    def measure(self, seed: str, games: int = MANY) -> Rung | None:
        """A deal as a rung; None if it is none."""
        if not self.is_safe(seed, self.thought):
            return None
        sound = self._share(seed, GOOD, games)
        if sound < SOUND:
            return None
        return Rung(0, seed, self._share(seed, BLUNDER, games), sound, _share_of_thumb(seed, games))

    # --- Players -------------------------------------------------------------------------------------

    def is_safe(self, seed: str, judge: Judge) -> bool:
        """Whether the coach's best plans lead out, through rooms that could all be survived."""
        game = Game.deal(RULES, seed)
        while not game.over:
            if self.solver.solve(game) is not Verdict.WON:
                return False
            led = judge.lead(game)
            if led is None:
                return False
            _play(game, led[0].moves)
        return game.outcomes[0] is not None and game.outcomes[0].won

    def _share(self, seed: str, given_away: float, games: int) -> float:
        """The share of games won by a player who takes the first plan that gives away less than this."""
        known: dict[View, Plans] = {}
        choice = Random(seed)
        return sum(self._survives(seed, given_away, known, choice) for _ in range(games)) / games

    def _survives(self, seed: str, given_away: float, known: dict[View, Plans], choice: Random) -> bool:
        game = Game.deal(RULES, seed)
        while not game.over:
            view = game.view(0)
            if view not in known:
                known[view] = [(plan.value, plan.moves) for plan in self.glance.plans(game)]
            if not known[view]:
                return False
            best = known[view][0][0]
            _play(game, choice.choice([moves for value, moves in known[view] if value > best - given_away]))
        return game.outcomes[0] is not None and game.outcomes[0].won


def _share_of_thumb(seed: str, games: int) -> float:
    choice = Random(seed)
    return sum(_thumb_survives(seed, choice) for _ in range(games)) / games


def _seed(number: int) -> str:
    return f"first/{number}"


def _play(game: Game, moves: tuple[Move, ...]) -> None:
    for move in moves:
        game.play(move)


def _thumb_survives(seed: str, choice: Random) -> bool:
    """One game by the rule of thumb, which takes any of the ways that leave the hero best off."""
    game = Game.deal(RULES, seed)
    while not game.over:
        # What lies hidden is in an arbitrary order here, as the rule looks at the table.
        here = Game.from_position(game.view(0).position(), seed="hidden")
        behind = values_behind(here.table)
        values = {move: behind[code] for move, code in here.codes.items() if code in behind}
        best = max(values.values())
        avoided = [move for move in game.legal_moves if move.action is not Action.TAKE]
        if avoided and game.view(0).unseen and best < least_to_stay(here.table):
            game.play(avoided[0])
        else:
            game.play(choice.choice([move for move, value in values.items() if value == best]))
    return game.outcomes[0] is not None and game.outcomes[0].won


if __name__ == "__main__":
    main()
