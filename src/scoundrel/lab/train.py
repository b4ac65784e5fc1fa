"""Making a net from nothing: games against the dungeon on all cores, fitting in PyTorch.

Players on their own threads play with the newest net and hand over their decisions with what those were
worth (TD(λ), ending in the solver's verdict). The learner fits the net to them, on a graphics processor
where there is one, and hands out an average of its latest weights.

A net has two halves: one for the late game, when few cards are unseen and the order of those sent under
the deck decides, and one for all before it. Each learns from its own decisions.
"""

from __future__ import annotations

import io
import itertools
import json
import os
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from scoundrel.engine.search.minds import NetMind
from scoundrel.engine.search.net import Net
from scoundrel.engine.search.netfile import MOST_BYTES, read_net, write_net
from scoundrel.engine.search.selfplay import ROW, SelfPlay
from scoundrel.engine.tally import wilson
from scoundrel.errors import NetError
from scoundrel.files import read_text, write_whole
from scoundrel.notation.jsontext import parse_json
from scoundrel.notation.rulesets import format_rules
from scoundrel.rules import Rules

__all__ = ["Progress", "Schedule", "train"]

GAMES = 20_000
"""A net is measured in this many games."""

NET_STEPS = 64
"""The players get a new net after this many steps of fitting."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """How learning goes: pairs are values at the beginning and at the end."""

    width: int = 512
    late: int = 12
    batch: int = 16_384
    chunk: int = 32_768
    window: int = 6_000_000
    reuse: float = 4.0
    decay: tuple[float, float] = (0.9, 0.4)
    explore: tuple[float, float] = (0.06, 0.03)
    rate: tuple[float, float] = (1e-3, 1e-5)
    average: float = 0.999
    seed: str = "train"

    @classmethod
    def from_another(cls, width: int) -> Schedule:
        """How learning goes on from a net that plays well already."""
        return cls(width=width, decay=(0.6, 0.3), rate=(3e-4, 1e-5))


@dataclass(slots=True)
class Progress:
    """How far learning is, and how well it goes."""

    decisions: int = 0
    games: int = 0
    steps: int = 0
    seconds: float = 0.0
    curve: list[dict[str, float]] = field(default_factory=list)


class _Played(NamedTuple):
    """Decisions of some games: their inputs, how many cards were unseen, what they were worth."""

    rows: Any
    unseen: Any
    worths: Any
    games: int
    wins: int


class ValueNet(nn.Module):
    """The net of `scoundrel.engine.search.net`, for learning."""

    def __init__(self, inputs: int, width: int, second: int = 32) -> None:
        super().__init__()
        self.inputs = inputs
        self.first = nn.Parameter(torch.randn(inputs, width) * 0.05)
        self.first_bias = nn.Parameter(torch.zeros(width))
        self.second = nn.Parameter(torch.randn(width, second) * (2 / width) ** 0.5)
        self.second_bias = nn.Parameter(torch.zeros(second))
        self.third = nn.Parameter(torch.randn(second, second) * (2 / second) ** 0.5)
        self.third_bias = nn.Parameter(torch.zeros(second))
        self.last = nn.Parameter(torch.randn(second) * (1 / second) ** 0.5)
        self.last_bias = nn.Parameter(torch.zeros(1))

    def forward(self, rows: Tensor) -> Tensor:
        """The logit of winning, for rows of inputs that are on."""
        hidden = torch.relu(self._sums(rows) + self.first_bias)
        hidden = torch.relu(hidden @ self.second + self.second_bias)
        hidden = torch.relu(hidden @ self.third + self.third_bias)
        return hidden @ self.last + self.last_bias

    def _sums(self, rows: Tensor) -> Tensor:
        if rows.is_cuda:
            # A matrix product of ones and zeros beats a gather there.
            ones = torch.zeros(len(rows), self.inputs + 1, dtype=torch.bfloat16, device=rows.device)
            ones.scatter_(1, rows, 1.0)
            return (ones[:, :-1] @ self.first.to(torch.bfloat16)).float()
        padded = torch.cat([self.first, torch.zeros(1, self.first.shape[1])])
        return functional.embedding_bag(rows, padded, mode="sum")


def train(
    rules: Rules,
    minutes: float,
    folder: Path,
    schedule: Schedule | None = None,
    start: Path | None = None,
    workers: int | None = None,
    tell: Callable[[str], None] = print,
) -> Path:
    """Learn for at most this many minutes; the file of the net. An interrupted run goes on where it was."""
    learner = _Learner(rules, schedule or Schedule(), folder, start)
    if learner.progress.seconds >= minutes * 60:
        tell(f"{learner.checkpoint} has had its {minutes:g} minutes; give it more, or another folder")
    learner.run(minutes * 60, workers or os.cpu_count() or 1, tell)
    begun = f" --start {start.stem}" if start else ""
    return learner.write(f"scoundrel train --rules {rules.name} --minutes {minutes:g}{begun}")


class _Half:
    """The net of one stretch of the game, and the decisions that it learns from."""

    def __init__(self, inputs: int, schedule: Schedule, device: torch.device, start: Net | None) -> None:
        self.schedule = schedule
        self.device = device
        self.model = ValueNet(inputs, schedule.width)
        if start is not None:
            self._take_over(start)
        self.model.to(device)
        self.averaged = {name: p.detach().clone() for name, p in self.model.named_parameters()}
        self.optimizer = torch.optim.Adam(
            self.model.parameters(), lr=schedule.rate[0], fused=device.type == "cuda"
        )
        self.window = schedule.window // 2
        self.rows = torch.full((self.window, ROW), inputs, dtype=torch.int16, device=device)
        self.worths = torch.zeros(self.window, device=device)
        self.filled = self.steps = 0
        self.owed = 0.0
        self.loss = 0.0

    def _take_over(self, start: Net) -> None:
        """Begin with the weights of another net."""
        numbers = _tensor(start.numbers())
        at = 0
        for parameter in self.model.parameters():
            size = parameter.numel()
            parameter.data.copy_(numbers[at : at + size].view_as(parameter))
            at += size

    def take(self, rows: Any, worths: Any) -> None:
        """Put new decisions over the oldest; each is owed its share of learning."""
        count = len(rows)
        at = min(self.filled % self.window, self.window - count)
        self.rows[at : at + count] = torch.from_numpy(rows.view(np.int16)).to(self.device)
        self.worths[at : at + count] = torch.from_numpy(worths).to(self.device)
        self.filled += count
        self.owed += count * self.schedule.reuse / self.schedule.batch

    def learn(self, rate: float) -> int:
        """Make the steps that are owed; how many."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        made = int(self.owed)
        self.owed -= made
        there = min(self.filled, self.window)
        for _ in range(made):
            pick = torch.randint(there, (self.schedule.batch,), device=self.device)
            logits = self.model(self.rows[pick].long())
            loss = functional.binary_cross_entropy_with_logits(logits, self.worths[pick])
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self.optimizer.step()
            self.steps += 1
            self._average()
        if made:
            self.loss = loss.item()
        return made

    @torch.no_grad()
    def _average(self) -> None:
        # The first steps are forgotten sooner.
        keep = min(self.schedule.average, 1 - 1 / (1 + self.steps / 10))
        torch._foreach_lerp_(list(self.averaged.values()), list(self.model.parameters()), 1 - keep)

    def numbers(self) -> bytes:
        """The averaged weights, as a net takes them."""
        parts = [part.float().flatten() for part in self.averaged.values()]
        return bytes(torch.cat(parts).cpu().numpy().tobytes())

    def state(self) -> dict[str, Any]:
        return {
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "averaged": self.averaged,
            "steps": self.steps,
        }

    def resume(self, state: dict[str, Any]) -> None:
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.averaged = state["averaged"]
        self.steps = state["steps"]


class _Learner:
    def __init__(self, rules: Rules, schedule: Schedule, folder: Path, start: Path | None) -> None:
        self.rules = rules
        self.schedule = schedule
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(0)
        torch.set_num_threads(1)  # the cores belong to the players
        inputs = Net(rules, schedule.width).size()
        if inputs >= 1 << 15:
            raise NetError(f"these rules make {inputs} inputs, and training takes up to {(1 << 15) - 1}")
        self.progress = Progress()
        self.start = start
        self.begun = None if start is None else self._begin_with(start)
        early = _Half(inputs, schedule, self.device, self.begun)
        late = _Half(inputs, schedule, self.device, self.begun and (self.begun.late or self.begun))
        self.halves = (early, late)
        self.checkpoint = folder / f"{rules.name}.checkpoint"
        if self.checkpoint.exists():
            self._resume()
        self.chunk_numbers = itertools.count()

    def _begin_with(self, start: Path) -> Net:
        """Another net with the same inputs."""
        net = read_net(start)
        if net.shape() != Net(self.rules, self.schedule.width).shape():
            raise NetError(f"the net {start.name} has other inputs or another width than this one")
        return net

    def run(self, seconds: float, workers: int, tell: Callable[[str], None]) -> None:
        net = self.newest()
        fresh = self.progress.steps
        players = [SelfPlay(net) for _ in range(workers)]
        began = last_told = time.monotonic()
        before = self.progress.seconds
        with ThreadPoolExecutor(workers) as pool:
            running: dict[Future[Any], SelfPlay] = {}
            for player in players:
                running[pool.submit(self._collect, player, 0.0)] = player
            while running:
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                self.progress.seconds = before + time.monotonic() - began
                share = min(1.0, self.progress.seconds / seconds)
                if self.progress.steps >= fresh:
                    # Players that share a net share its place in the processor's memory too.
                    net = self.newest()
                    fresh = self.progress.steps + NET_STEPS
                for future in done:
                    player = running.pop(future)
                    self._take(future.result(), share)
                    if share < 1:
                        player.use(net)
                        running[pool.submit(self._collect, player, share)] = player
                if share < 1:
                    self._learn(share)
                if time.monotonic() - last_told > 15:
                    last_told = time.monotonic()
                    tell(self._line())
                    self._save()
        self._save()

    def _collect(self, player: SelfPlay, share: float) -> _Played:
        chunk = self.schedule.chunk
        rows: Any = np.empty((chunk, ROW), np.uint16)
        unseen: Any = np.empty(chunk, np.uint8)
        worths: Any = np.empty(chunk, np.float32)
        # A run that goes on must not see the same games again.
        seed = f"{self.schedule.seed}/{self.progress.decisions}/{next(self.chunk_numbers)}"
        games, wins = player.collect(
            seed,
            _between(self.schedule.explore, share),
            _between(self.schedule.decay, share),
            rows,
            unseen,
            worths,
        )
        return _Played(rows, unseen, worths, games, wins)

    def _take(self, played: _Played, share: float) -> None:
        late = played.unseen <= self.schedule.late
        for half, its in zip(self.halves, (~late, late), strict=True):
            half.take(played.rows[its], played.worths[its])
        self.progress.decisions += len(played.rows)
        self.progress.games += played.games
        self._note(share, played.games, played.wins)

    def _learn(self, share: float) -> None:
        rate = self.schedule.rate[0] * (self.schedule.rate[1] / self.schedule.rate[0]) ** share
        self.progress.steps += sum(half.learn(rate) for half in self.halves)

    def newest(self) -> Net:
        """The averaged weights as a net to play with."""
        early, late = self.halves
        return self._net(early.numbers(), late.numbers())

    def _net(self, early_numbers: bytes, late_numbers: bytes) -> Net:
        early, late = Net(self.rules, self.schedule.width), Net(self.rules, self.schedule.width)
        early.load(early_numbers)
        late.load(late_numbers)
        early.leave_to(late, self.schedule.late)
        return early

    def _results(self) -> list[Net]:
        """What was learned; of a net that went on from another also the mean of both.

        The late halves have a mean only where they are of the same stretch.
        """
        early, late = (half.numbers() for half in self.halves)
        results = [self._net(early, late)]
        if self.begun is not None:
            early = _mean(early, self.begun.numbers())
            if self.begun.late is not None and self.begun.late_until() == self.schedule.late:
                late = _mean(late, self.begun.late.numbers())
            results.append(self._net(early, late))
        return results

    def _note(self, share: float, games: int, wins: int) -> None:
        now = self.progress.seconds
        curve = self.progress.curve
        if not curve or now - curve[-1]["from"] > 10:
            curve.append(
                {"from": now, "games": 0, "wins": 0, "explore": _between(self.schedule.explore, share)}
            )
        curve[-1]["games"] += games
        curve[-1]["wins"] += wins

    def _line(self) -> str:
        last = self.progress.curve[-1]
        share = last["wins"] / max(1, last["games"])
        return (
            f"{self.rules.name} {self.progress.seconds:6.0f} s  "
            f"{self.progress.decisions / 1e6:7.1f} M decisions  {self.progress.steps} steps  "
            f"loss {self.halves[0].loss:.4f}, late {self.halves[1].loss:.4f}  "
            f"wins while exploring {share:.2%}"
        )

    def _save(self) -> None:
        state = {
            "halves": [half.state() for half in self.halves],
            "progress": asdict(self.progress),
            "rules": format_rules(self.rules),
            "width": self.schedule.width,
        }
        content = io.BytesIO()
        torch.save(state, content)
        write_whole(self.checkpoint, content.getvalue())

    def _resume(self) -> None:
        state = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        if (state["rules"], state["width"]) != (format_rules(self.rules), self.schedule.width):
            raise NetError(f"{self.checkpoint} is of another run: {state['rules']}, {state['width']} wide")
        if "halves" not in state:
            raise NetError(f"{self.checkpoint} is of an older version; begin in another folder")
        for half, its in zip(self.halves, state["halves"], strict=True):
            half.resume(its)
        self.progress = Progress(**state["progress"])

    def write(self, command: str) -> Path:
        """Write the net that plays best and, beside it, where it comes from and how strong it is."""
        path = self.folder / f"{self.rules.name}.net"
        results = self._results()
        write_net(path, max(results, key=self._wins) if len(results) > 1 else results[0])
        won = self._wins(read_net(path), "measure")  # on other deals than it was chosen by
        low, high = wilson(won, GAMES)
        provenance = {
            "command": command,
            "date": time.strftime("%Y-%m-%d"),
            "device": torch.cuda.get_device_name() if self.device.type == "cuda" else "processor",
            "schedule": asdict(self.schedule),
            "decisions": self.progress.decisions,
            "steps": self.progress.steps,
            "wins": won,
            "games": GAMES,
            "win_rate": won / GAMES,
            "win_rate_interval": [round(low, 4), round(high, 4)],
            "curve": self.progress.curve,
        } | self._origin()
        path.with_suffix(".json").write_text(json.dumps(provenance, indent=1) + "\n", "utf-8")
        return path

    def _wins(self, net: Net, deals: str = "choose") -> int:
        """In how many of some games it wins."""
        mind = NetMind(net, self.rules)
        return sum(mind.play_deal(f"{deals}/{game}").wins[0] for game in range(GAMES))

    def _origin(self) -> dict[str, object]:
        """What is known of the net that it started from."""
        if self.start is None:
            return {}
        try:
            told = parse_json(read_text(self.start.with_suffix(".json"), MOST_BYTES))
        except ValueError:
            # The net is worth as much without it.
            told = None
        if not isinstance(told, dict):
            return {}
        kept = ("command", "date", "decisions", "steps", "win_rate", "started_from")
        return {"started_from": {key: told[key] for key in kept if key in told}}


def _mean(one: bytes, other: bytes) -> bytes:
    return bytes(((_tensor(one) + _tensor(other)) / 2).numpy().tobytes())


def _tensor(numbers: bytes) -> Tensor:
    return torch.frombuffer(bytearray(numbers), dtype=torch.float32)


def _between(ends: tuple[float, float], share: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * share
