"""MaskablePPO of sb3-contrib on the single environment, which tells it the legal actions.

pip install 'scoundrel-cards[rl]' sb3-contrib
python examples/maskable_ppo.py --steps 1000000
"""

from __future__ import annotations

import argparse

import gymnasium
from sb3_contrib import MaskablePPO

import scoundrel.envs  # noqa: F401  # registers the environments


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--env", default="scoundrel/Classic-v0")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=1_000, help="how many are played to judge the player")
    chosen = parser.parse_args()
    model = MaskablePPO("MlpPolicy", gymnasium.make(chosen.env, reward="shaped"), seed=1, verbose=1)
    model.learn(chosen.steps)
    won = sum(play(model, gymnasium.make(chosen.env), seed) for seed in range(chosen.games))
    print(f"won {won} of {chosen.games} games")


def play(model: MaskablePPO, env: gymnasium.Env, seed: int) -> bool:
    """Play one deal; whether it was won."""
    observation, info = env.reset(seed=seed)
    ended = False
    while not ended:
        action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
        observation, _, terminated, truncated, info = env.step(action)
        ended = terminated or truncated
    return bool(info.get("won"))


if __name__ == "__main__":
    main()
