"""PPO in plain PyTorch on the vector environment: learns to play `classic` from nothing.

    pip install 'scoundrel-cards[rl]' torch
    python examples/ppo_torch.py --minutes 30

One network has two heads, a policy over the legal actions and a value. Every printed line is one more
stretch of training: steps so far, steps a second, the share of games won, and their mean score.
"""

from __future__ import annotations

import argparse
from time import monotonic
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn

import scoundrel.envs  # noqa: F401  # registers the environments

GAMES, STEPS = 4096, 32
EPOCHS, BATCH = 2, 16_384
DISCOUNT, DECAY = 1.0, 0.95
CLIP, ENTROPY = 0.2, 0.01


class Player(nn.Module):
    """Numbers in, logits and a value out; inputs are divided by the highest that each can be."""

    def __init__(self, highest: Any, actions: int, width: int = 512) -> None:
        super().__init__()
        self.register_buffer("scale", torch.as_tensor(1.0 / highest, dtype=torch.float32))
        self.body = nn.Sequential(
            nn.Linear(len(highest), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[Any, torch.Tensor]:
        inner = self.body(seen.float() * self.scale)
        # In a game that is over nothing is legal; whatever is chosen there is ignored.
        logits = self.policy(inner).masked_fill(~legal & legal.any(1, keepdim=True), -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(inner).squeeze(1)


class Training:
    """The games, the player, and what they have played since the last update."""

    def __init__(self, name: str, rules: dict[str, Any], rate: float, device: str) -> None:
        self.device = device
        envs: Any = gymnasium.make_vec(name, num_envs=GAMES, **rules)
        highest = envs.single_observation_space.high.astype(float)
        self.envs = envs
        self.player = Player(highest, envs.single_action_space.n).to(device)
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
        """Play some steps of all games; what was seen, done and gained, a row for each step."""
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

    def results(self) -> tuple[float, float, int]:
        """The share of games won since the last time, their mean score, and how many there were."""
        wins, scores = np.concatenate(self.wins), np.concatenate(self.scores)
        self.wins, self.scores = [], []
        return float(wins.mean()), float(scores.mean()), len(wins)


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
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--rate", type=float, default=3e-4, help="the learning rate, which falls to 0")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--save", help="a file for the trained player")
    chosen = parser.parse_args()
    torch.manual_seed(1)
    training = Training(
        chosen.env, {"actions": chosen.actions, "reward": chosen.reward}, chosen.rate, chosen.device
    )
    began = told = monotonic()
    steps = 0
    while (spent := monotonic() - began) < 60 * chosen.minutes:
        training.optimizer.param_groups[0]["lr"] = chosen.rate * (1 - spent / (60 * chosen.minutes))
        training.learn(training.play())
        steps += GAMES * STEPS
        if monotonic() - told > 10:
            told = monotonic()
            won, score, games = training.results()
            speed = steps / (told - began)
            print(
                f"{steps / 1e6:8.1f} M steps  {speed / 1e3:6.0f} k/s  won {won:7.3%}  "
                f"score {score:7.1f}  ({games:,} games)",
                flush=True,
            )
    if chosen.save:
        torch.save(training.player.state_dict(), chosen.save)


if __name__ == "__main__":
    main()
