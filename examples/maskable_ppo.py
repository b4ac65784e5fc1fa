"""MaskablePPO of sb3-contrib on single environments, which tell it the legal actions.

    pip install '.[rl]' sb3-contrib
    python examples/maskable_ppo.py --minutes 10

At the end the trained player plays the same deals as our own bots in `scoundrel simulate --seed 1`.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from time import monotonic
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import scoundrel.envs  # noqa: F401  # registers the environments

ENDLESS = 10**12
"""More steps than any training takes: the time limit ends it."""


class Clock(BaseCallback):
    """Ends the training when the time is up, and records how the games since the last report ended."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.limit = 60 * minutes
        self.began = self.told = monotonic()
        self.ends: list[dict[str, Any]] = []
        self.curve = [("minutes", "steps", "won", "score")]

    def _on_step(self) -> bool:
        self.ends += [info for info in self.locals["infos"] if "won" in info]
        spent = monotonic() - self.began
        if self.ends and monotonic() - self.told > self.limit / 60:
            self.told = monotonic()
            won = np.mean([info["won"] for info in self.ends])
            score = np.mean([info["score"] for info in self.ends])
            self.ends = []
            self.curve.append((f"{spent / 60:.2f}", f"{self.num_timesteps}", f"{won:.5f}", f"{score:.2f}"))
            print(*self.curve[-1], flush=True)
        return spent < self.limit


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--env", default="scoundrel/Classic-v0")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=1_000, help="deals to judge the player by")
    parser.add_argument("--curve", type=Path, help="a CSV file for the learning curve")
    chosen = parser.parse_args()
    envs = make_vec_env(chosen.env, n_envs=16, seed=1, env_kwargs={"reward": "shaped"})
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=512, gamma=1.0, seed=1, device="cpu")
    clock = Clock(chosen.minutes)
    model.learn(ENDLESS, clock)
    if chosen.curve:
        with chosen.curve.open("w", newline="") as file:
            csv.writer(file).writerows(clock.curve)
    results = judge(model, chosen.env, chosen.games)
    wins, scores = zip(*results, strict=True)
    print(f"won {sum(wins)} of {len(wins)} deals, mean score {np.mean(scores):.1f}")


def judge(model: MaskablePPO, name: str, games: int) -> list[tuple[bool, int]]:
    """Play the deals 1/0, 1/1, … by the likeliest action; returns wins and scores."""
    env = gymnasium.make(name)
    results: list[tuple[bool, int]] = []
    seen, info = env.reset(seed=1)
    while len(results) < games:
        action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
        seen, _, ended, cut, info = env.step(action)
        if ended or cut:
            results.append((bool(info.get("won")), int(info.get("score", 0))))
            seen, info = env.reset()
    return results


if __name__ == "__main__":
    main()
