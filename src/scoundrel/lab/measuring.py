"""How well a net plays, measured in games on all cores."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from scoundrel.engine.goals import Goal
from scoundrel.engine.search.minds import POINT, NetMind
from scoundrel.engine.search.net import Net
from scoundrel.engine.tally import Played, Z, wilson
from scoundrel.rules import Rules, Scoring

__all__ = ["Measured", "measure"]


@dataclass(frozen=True, slots=True)
class Measured:
    """The games played and won, and the mean score with its standard error."""

    games: int
    wins: int
    mean_score: float
    score_error: float
    utility: float
    """Wins and points in one number, to choose between nets."""

    @classmethod
    def of(cls, rules: Rules, played: list[Played]) -> Measured:
        scores: Any = np.array([game.scores[0] for game in played], np.float64)
        wins = sum(game.wins[0] for game in played)
        points = -scores.mean() if rules.scoring is Scoring.LOW else scores.mean()
        return cls(
            len(played),
            wins,
            float(scores.mean()),
            float(scores.std() / sqrt(len(played))),
            wins / len(played) + POINT * float(points),
        )

    def as_data(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return {
            "win_rate": self.wins / self.games,
            "win_rate_interval": [round(low, 4), round(high, 4)],
            "mean_score": round(self.mean_score, 3),
            "mean_score_interval": [
                round(self.mean_score + side * Z * self.score_error, 3) for side in (-1, 1)
            ],
        }


def measure(net: Net, rules: Rules, goal: Goal, deals: str, games: int, workers: int) -> Measured:
    """How well a net plays that many games, dealt from the seeds ``DEALS/0``, ``DEALS/1`` and so on."""
    parts = [range(worker, games, workers) for worker in range(workers)]
    with ThreadPoolExecutor(workers) as pool:
        played = pool.map(lambda part: _play(NetMind(net, rules, goal=goal), deals, part), parts)
        return Measured.of(rules, list(itertools.chain.from_iterable(played)))


def _play(mind: NetMind, deals: str, games: range) -> list[Played]:
    return [mind.play_deal(f"{deals}/{game}") for game in games]
