"""How often `expert` wins at a table for two, and the weights of the coach's chances there.

``python -m benchmarks.parties [GAMES]`` plays that many games, about 4 s each on one core, fits three
quarters of them, and shows how right that is for the others. The weights in `coach/parties.py` were fitted
to all of 1,455 games.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from scoundrel import Game
from scoundrel.coach.parties import features
from scoundrel.engine.bots import make_bot
from scoundrel.engine.tally import wilson

Array = np.ndarray[Any, np.dtype[np.float64]]
CLASSES = (0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 0.9, 1.001)
STAGES = 13
"""How many stages a game is divided into; all weigh the same, however many decisions they have."""


def play(number: int) -> list[tuple[int, tuple[float, ...], bool]]:
    """One game of two `expert`: the player of each decision, the features of the move, whether they won."""
    game = Game.deal("dragons-duo", f"calibration/{number}")
    bot, made = make_bot("expert", game.rules), []
    while not game.over:
        view = game.view(game.turn)
        choice = bot.choose(view)
        chosen = next(option for option in choice.options if option.plan == choice.move)
        made.append((game.turn, features(view, chosen.value, chosen.score or 0.0)))
        game.play(choice.move)
    won = [outcome is not None and outcome.won for outcome in game.outcomes]
    return [(player, found, won[player]) for player, found in made]


def fit(found: Array, won: Array, weights: Array) -> Array:
    """The weights of a logistic regression, by Newton's method."""
    fitted: Array = np.zeros(found.shape[1])
    for _ in range(60):
        chances = 1 / (1 + np.exp(-found @ fitted))
        spread = weights * (chances * (1 - chances) + 1e-9)
        curvature = found.T @ (found * spread[:, None]) + 1e-6 * np.eye(len(fitted))
        fitted = fitted + np.linalg.solve(curvature, found.T @ (weights * (won - chances)))
    return fitted


def report(games: list[list[tuple[int, tuple[float, ...], bool]]]) -> Iterator[str]:
    ends = {(number, player): won for number, game in enumerate(games) for player, _, won in game}
    low, high = wilson(sum(ends.values()), len(ends))
    yield f"a party wins {sum(ends.values()) / len(ends):.1%} [{low:.1%}, {high:.1%}] of {len(ends)}"
    rows = [(number, *row) for number, game in enumerate(games) for row in game]
    found = np.array([row[2] for row in rows])
    won = np.array([row[3] for row in rows], dtype=float)
    stages = np.minimum((found[:, 1] * 100 / 7.5).astype(int), STAGES - 1)
    groups = [(row[0], row[1], stage) for row, stage in zip(rows, stages, strict=True)]
    sizes = Counter(groups)
    weights = np.array([1 / sizes[group] for group in groups])
    learnt = np.array([row[0] % 4 != 0 for row in rows])
    fitted = fit(found[learnt], won[learnt], weights[learnt])
    yield f"weights {', '.join(f'{weight:.4f}' for weight in fitted)}"
    chances = 1 / (1 + np.exp(-found @ fitted))
    for least, most in pairwise(CLASSES):
        there = ~learnt & (chances >= least) & (chances < most)
        if there.any():
            said, came = chances[there].mean(), won[there].mean()
            yield f"said {said:.3f}, won {came:.3f} of {there.sum()} decisions"


if __name__ == "__main__":
    count = int(sys.argv[1]) if sys.argv[1:] else 100
    with ProcessPoolExecutor() as pool:
        print(*report(list(pool.map(play, range(count)))), sep="\n")
