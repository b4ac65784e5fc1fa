"""The environments: steps a second with a random policy that follows the masks.

No environment of this game could be installed from PyPI (November 2026), so what people use today is a
loop over single environments in Python: Gymnasium's `SyncVectorEnv`, measured in the same run.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np

import scoundrel.envs
from benchmarks.measure import Figure, best_rate

GAMES = 4096
STEPS = 4
REPEAT = 250
"""Many short runs: on a shared machine, some of them are undisturbed."""
WARM_UP = 50
"""Steps before measuring: games that all begin at once would have no deals among the first steps."""
NAME = "scoundrel/Classic-v0"


def figures() -> Iterator[Figure]:
    """Inside every loop: drawing a legal action for each game, stepping, and all that a step brings.

    That is observations, masks, rewards, ends, and the deals of the games that begin.
    """
    vector = best_rate(vector_steps(GAMES), REPEAT)
    looped = best_rate(looped_steps(), REPEAT)
    yield Figure(f"steps of {GAMES:,} games at once", vector, "steps/s", 5e6)
    yield Figure(f"the same against SyncVectorEnv ({looped:,.0f} steps/s)", vector / looped, "×", 30)
    plans = best_rate(vector_steps(GAMES, 1, actions="plans"), REPEAT)
    yield Figure("steps of a whole room each", plans, "steps/s", 2e5)
    yield Figure("steps of one environment from Python", best_rate(single_steps), "steps/s", 2e4)


def vector_steps(count: int, steps: int = STEPS, **choices: Any) -> Any:
    envs: Any = gymnasium.make_vec(NAME, num_envs=count, **choices)
    envs.reset(seed=0)
    for _ in range(WARM_UP):
        envs.step(envs.random_actions())

    def play() -> int:
        for _ in range(steps):
            envs.step(envs.random_actions())
        return steps * count

    return play


def looped_steps(count: int = 256, steps: int = STEPS) -> Any:
    """A loop over single environments; how many there are makes no difference to its speed."""
    envs = gymnasium.make_vec(NAME, num_envs=count, vectorization_mode="sync")
    masks = envs.reset(seed=0)[1]["action_mask"]
    draw = np.random.default_rng(0)

    def play(steps: int = steps) -> int:
        nonlocal masks
        for _ in range(steps):
            masks = envs.step(legal_actions(masks, draw))[4]["action_mask"]
        return steps * count

    play(WARM_UP)
    return play


def legal_actions(masks: Any, draw: np.random.Generator) -> Any:
    """For each row one of its legal actions, with NumPy: where the highest random number is."""
    return (draw.random(masks.shape) * masks).argmax(1)


def single_steps() -> int:
    env: Any = scoundrel.envs.ScoundrelEnv()
    draw = np.random.default_rng(0)
    env.reset(seed=0)
    ended = False
    for _ in range(2_000):
        if ended:
            env.reset()
        ended = env.step(draw.choice(np.flatnonzero(env.action_masks())))[2]
    return 2_000
