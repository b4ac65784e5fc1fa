"""PPO in plain PyTorch on the vector environment: learns to play `classic` from nothing.

    pip install '.[rl]' torch
    python examples/ppo_torch.py --minutes 10

One network has two heads, a policy over the legal actions and a value. Every line printed reports on
the training since the last one: minutes and steps so far, the share of games won, and their mean score.
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
import torch
from torch import nn

import scoundrel.envs  # noqa: F401  # registers the environments

GAMES, STEPS = 1024, 32
EPOCHS, BATCH = 2, 4_096
DISCOUNT, DECAY = 1.0, 0.95
CLIP, ENTROPY = 0.2, 0.01
SMALL = 20


class Player(nn.Module):
    """The network: takes an observation, returns logits and a value.

    A small number, such as health or a card's value, is one-hot encoded; a place in the deck is divided by
    the highest.
    """

    def __init__(self, highest: Any, actions: int, width: int) -> None:
        super().__init__()
        most = torch.as_tensor(highest)
        small = torch.where(most <= SMALL, most, 0)
        self.register_buffer("source", torch.repeat_interleave(small))
        self.register_buffer("values", torch.cat([torch.arange(1, each + 1) for each in small]))
        self.register_buffer("large", torch.nonzero(most > SMALL).squeeze(1))
        self.register_buffer("scale", 1 / most[most > SMALL])
        inputs = len(self.source) + len(self.large)
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[Any, torch.Tensor]:
        values = (seen[:, self.source] == self.values).float()
        inner = self.body(torch.cat([values, seen[:, self.large] * self.scale], dim=1))
        # In a game that is over nothing is legal; whatever is chosen there is ignored.
        logits = self.policy(inner).masked_fill(~legal & legal.any(1, keepdim=True), -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(inner).squeeze(1)


class Training:
    """The games, the player, and what they have played since the last update."""

    def __init__(
        self,
        name: str,
        choices: dict[str, Any],
        *,
        rate: float = 3e-4,
        width: int = 256,
        device: str = "cpu",
    ) -> None:
        self.device = device
        envs: Any = gymnasium.make_vec(name, num_envs=GAMES, **choices)
        self.envs = envs
        highest = self.envs.single_observation_space.high.astype(int)
        self.player = Player(highest, self.envs.single_action_space.n, width).to(device)
        self.optimizer = torch.optim.Adam(self.player.parameters(), lr=rate, eps=1e-5)
        self.seen, infos = self.envs.reset(seed=1)
        self.legal = infos["action_mask"]
        self.fresh: Any = np.zeros(GAMES, bool)
        self.wins: list[Any] = []
        self.scores: list[Any] = []

    def tensor(self, array: Any) -> torch.Tensor:
        return torch.as_tensor(array, device=self.device)

    @torch.no_grad()
    def play(self) -> dict[str, torch.Tensor]:
        """Play some steps of all games; returns observations, actions and rewards, a row for each step."""
        rows: dict[str, list[torch.Tensor]] = {}
        for _ in range(STEPS):
            seen, legal = self.tensor(self.seen), self.tensor(self.legal).bool()
            choice, value = self.player(seen, legal)
            action = choice.sample()
            # After a game's end comes a step that only deals the next one; nothing is learned from it.
            counts = self.tensor(~self.fresh)
            self.seen, rewards, ended, cut, infos = self.envs.step(action.cpu().numpy())
            self.legal, self.fresh = infos["action_mask"], ended | cut
            self.wins.append(infos["won"][ended])
            self.scores.append(infos["score"][ended])
            step = {
                "seen": seen, "legal": legal, "action": action, "value": value, "counts": counts,
                "chance": choice.log_prob(action), "ended": self.tensor(self.fresh),
                "reward": self.tensor(rewards).float(),
            }  # fmt: skip
            for key, part in step.items():
                rows.setdefault(key, []).append(part)
        _, last = self.player(self.tensor(self.seen), self.tensor(self.legal).bool())
        played = {key: torch.stack(parts) for key, parts in rows.items()}
        return played | {"gain": advantages(played, last)}

    def learn(self, played: dict[str, torch.Tensor]) -> None:
        """Some passes over what was played, in batches."""
        flat = {key: part.flatten(0, 1) for key, part in played.items()}
        flat = {key: part[flat["counts"]] for key, part in flat.items()}
        target = flat["gain"] + flat["value"]
        gain = (flat["gain"] - flat["gain"].mean()) / (flat["gain"].std() + 1e-8)
        for _ in range(EPOCHS):
            for batch in torch.randperm(len(gain), device=self.device).split(BATCH):
                choice, value = self.player(flat["seen"][batch], flat["legal"][batch])
                ratio = (choice.log_prob(flat["action"][batch]) - flat["chance"][batch]).exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                policy_loss = -torch.min(ratio * gain[batch], clipped * gain[batch]).mean()
                value_loss = (value - target[batch]).pow(2).mean()
                loss = policy_loss + 0.5 * value_loss - ENTROPY * choice.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
                self.optimizer.step()

    def results(self) -> tuple[float, float]:
        """The share of games won since the last time, and their mean score."""
        wins, scores = np.concatenate(self.wins), np.concatenate(self.scores)
        self.wins, self.scores = [], []
        return float(wins.mean()), float(scores.mean())

    @torch.no_grad()
    def judge(self, name: str, choices: dict[str, Any], games: int) -> list[tuple[bool, int]]:
        """Play the deals 1/0, 1/1, … by the likeliest action; returns wins and scores."""
        env = gymnasium.make(name, **choices)
        results: list[tuple[bool, int]] = []
        seen, info = env.reset(seed=1)
        while len(results) < games:
            choice, _ = self.player(self.tensor(seen[None]), self.tensor(info["action_mask"][None]).bool())
            seen, _, ended, cut, info = env.step(int(choice.probs.argmax()))
            if ended or cut:
                results.append((bool(info.get("won")), int(info.get("score", 0))))
                seen, info = env.reset()
        return results


def advantages(played: dict[str, torch.Tensor], last: torch.Tensor) -> torch.Tensor:
    """Generalised advantage estimation: how much better each step was than the value said."""
    gains = torch.zeros_like(played["reward"])
    gain = torch.zeros_like(last)
    following = last
    for step in reversed(range(len(gains))):
        goes_on = (~played["ended"][step]).float()
        surprise = played["reward"][step] + DISCOUNT * following * goes_on - played["value"][step]
        gain = surprise + DISCOUNT * DECAY * goes_on * gain
        gains[step] = gain
        following = played["value"][step]
    return gains


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--env", default="scoundrel/Classic-v0")
    parser.add_argument("--actions", default="cards", choices=["cards", "plans"])
    parser.add_argument("--reward", default="shaped", choices=["win", "score", "shaped"])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rate", type=float, default=1e-3, help="the learning rate, which falls to 0")
    parser.add_argument("--width", type=int, default=256, help="of the network's two layers")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--games", type=int, default=1_000, help="deals to judge the player by")
    parser.add_argument("--curve", type=Path, help="a CSV file for the learning curve")
    parser.add_argument("--save", type=Path, help="a file for the trained player")
    chosen = parser.parse_args()
    torch.manual_seed(1)
    choices = {"actions": chosen.actions, "reward": chosen.reward}
    training = Training(chosen.env, choices, rate=chosen.rate, width=chosen.width, device=chosen.device)
    curve = [("minutes", "steps", "won", "score")]
    began = told = monotonic()
    steps, limit = 0, 60 * chosen.minutes
    while (spent := monotonic() - began) < limit:
        training.optimizer.param_groups[0]["lr"] = chosen.rate * (1 - spent / limit)
        training.learn(training.play())
        steps += GAMES * STEPS
        if monotonic() - told > limit / 60:
            told = monotonic()
            won, score = training.results()
            curve.append((f"{(told - began) / 60:.2f}", f"{steps}", f"{won:.5f}", f"{score:.2f}"))
            so_far = f"{curve[-1][0]} min  {steps / 1e6:6.1f} M steps"
            print(f"{so_far}  won {100 * won:6.3f} %  score {score:6.1f}", flush=True)
    if chosen.curve:
        with chosen.curve.open("w", newline="") as file:
            csv.writer(file).writerows(curve)
    if chosen.save:
        torch.save(training.player.state_dict(), chosen.save)
    results = training.judge(chosen.env, choices, chosen.games)
    wins, scores = zip(*results, strict=True)
    print(f"won {sum(wins)} of {len(wins)} deals, mean score {np.mean(scores):.1f}")


if __name__ == "__main__":
    main()
