"""Training a net from scratch: everything except the fitting itself, which is in `scoundrel.lab.fitting`.

Players on their own threads play with the newest net and hand over their decisions with what those were
worth, in wins and in points (TD(λ), ending in what the solver finds). The learner has the net fitted to
them and hands out an average of its latest weights.

A net has two halves: one for the late game, when few cards are unseen and the order of those sent under
the deck decides, and one for all before it. Each learns from its own decisions.
"""

from __future__ import annotations

import itertools
import json
import os
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

from scoundrel.engine.goals import Goal
from scoundrel.engine.search.net import Net
from scoundrel.engine.search.netfile import MOST_BYTES, read_net, write_net
from scoundrel.engine.search.selfplay import ROW, SelfPlay
from scoundrel.errors import NetError
from scoundrel.files import read_text, write_whole
from scoundrel.lab.measuring import Measured, measure
from scoundrel.lab.settling import settled
from scoundrel.lab.weights import mean_of, with_points
from scoundrel.notation.jsontext import parse_json
from scoundrel.notation.rulesets import format_rules
from scoundrel.rules import Rules
from scoundrel.words.phrases import percent

__all__ = ["Fitting", "Half", "Schedule", "train"]

NET_STEPS = 64
"""Steps of fitting after which the players get a new net."""
NEWS = 15.0
"""Seconds between two lines on the progress; what was learned is saved as often."""
MOST_INPUTS = (1 << 15) - 1


@dataclass(frozen=True, slots=True)
class Schedule:
    """How training changes over time: a pair is a value at the beginning and one at the end."""

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
    measured: int = 20_000
    """Games in which a net is measured."""
    settling: int = 200_000
    """Decisions by which its output of points is fitted in the end."""

    @classmethod
    def from_another(cls, width: int) -> Schedule:
        """The schedule for a net that already plays well."""
        return cls(width=width, decay=(0.6, 0.3), rate=(1.5e-4, 6e-6))


@dataclass(slots=True)
class Progress:
    """How far training has come, and how well it goes."""

    decisions: int = 0
    games: int = 0
    steps: int = 0
    seconds: float = 0.0
    curve: list[dict[str, float]] = field(default_factory=list)


class _Played(NamedTuple):
    """Decisions from some games: their inputs, how many cards were unseen, and their values."""

    rows: Any
    unseen: Any
    worths: Any
    games: int
    wins: int


class Half(Protocol):
    """The net of one stretch of the game, and the decisions that it learns from."""

    loss: float

    def take(self, rows: Any, worths: Any) -> None:
        """Replace the oldest decisions by new ones; each adds to the steps that are due."""

    def learn(self, rate: float) -> int:
        """Make the steps that are due; return how many there were."""

    def numbers(self) -> bytes:
        """The averaged weights, as a net takes them."""

    def state(self) -> dict[str, Any]:
        """Everything that is needed to continue later."""

    def resume(self, state: dict[str, Any]) -> None:
        """Continue from such a state."""


class Fitting(Protocol):
    """Fits nets on some device, and packs their state into bytes."""

    device: str

    def half(self, inputs: int, schedule: Schedule, start: Net | None) -> Half: ...

    def packed(self, state: dict[str, Any]) -> bytes: ...

    def unpacked(self, content: bytes) -> Any:
        """The state; `ValueError` if the bytes are damaged."""


def train(
    rules: Rules,
    minutes: float,
    folder: Path,
    fitting: Fitting,
    schedule: Schedule | None = None,
    start: Path | None = None,
    workers: int | None = None,
    tell: Callable[[str], None] = print,
) -> Path:
    """Train for some minutes, continuing an interrupted run; return the file of the net."""
    workers = workers or os.cpu_count() or 1
    learner = _Learner(rules, schedule or Schedule(), folder, fitting, start, workers)
    if learner.progress.seconds >= minutes * 60:
        tell(f"{learner.checkpoint} has had its {minutes:g} minutes; give it more, or another folder")
    learner.run(minutes * 60, tell)
    begun = f" --start {start.stem}" if start else ""
    return learner.write(f"scoundrel train --rules {rules.name} --minutes {minutes:g}{begun}")


class _Learner:
    """One training run: its players, the two halves of the net, and its files."""

    def __init__(
        self,
        rules: Rules,
        schedule: Schedule,
        folder: Path,
        fitting: Fitting,
        start: Path | None,
        workers: int,
    ) -> None:
        self.rules = rules
        self.workers = workers
        self.schedule = schedule
        self.folder = folder
        self.fitting = fitting
        self.start = start
        self.progress = Progress()
        self.chunk_numbers = itertools.count()
        inputs = Net(rules, schedule.width).size()
        if inputs > MOST_INPUTS:
            raise NetError("error-many_inputs", n=inputs, most=MOST_INPUTS)
        self.begun = None if start is None else self._begin_with(start)
        early = fitting.half(inputs, schedule, self.begun)
        late = fitting.half(inputs, schedule, self.begun and (self.begun.late or self.begun))
        self.halves = (early, late)
        folder.mkdir(parents=True, exist_ok=True)
        self.checkpoint = folder / f"{rules.name}.checkpoint"
        if self.checkpoint.exists():
            self._resume()

    def _begin_with(self, start: Path) -> Net:
        """The net to start from, which must have the same inputs."""
        net = with_points(read_net(start))
        if net.shape() != Net(self.rules, self.schedule.width).shape():
            raise NetError("error-other_inputs", name=start.name)
        return net

    def run(self, seconds: float, tell: Callable[[str], None]) -> None:
        net = self.newest()
        fresh = self.progress.steps
        players = [SelfPlay(net) for _ in range(self.workers)]
        began = last_told = time.monotonic()
        before = self.progress.seconds
        with ThreadPoolExecutor(self.workers) as pool:
            running = {pool.submit(self._collect, player, 0.0): player for player in players}
            while running:
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                self.progress.seconds = before + time.monotonic() - began
                share = min(1.0, self.progress.seconds / seconds)
                if self.progress.steps >= fresh:
                    # Players that share a net also share its place in the CPU's cache.
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
                if time.monotonic() - last_told > NEWS:
                    last_told = time.monotonic()
                    tell(self._line())
                    self._save()
        self._save()

    def _collect(self, player: SelfPlay, share: float) -> _Played:
        chunk = self.schedule.chunk
        rows: Any = np.empty((chunk, ROW), np.uint16)
        unseen: Any = np.empty(chunk, np.uint8)
        worths: Any = np.empty((chunk, 2), np.float32)
        # A resumed run must not play the same games again.
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
        """The trained net and, if it started from another, the mean of the two.

        Late halves are averaged only if they cover the same stretch of the game.
        """
        early, late = (half.numbers() for half in self.halves)
        results = [self._net(early, late)]
        if self.begun is not None:
            early = mean_of(early, self.begun.numbers())
            if self.begun.late is not None and self.begun.late_until() == self.schedule.late:
                late = mean_of(late, self.begun.late.numbers())
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
            f"wins while exploring {percent(share, 2)}"
        )

    def _save(self) -> None:
        state = {
            "halves": [half.state() for half in self.halves],
            "progress": asdict(self.progress),
            "rules": format_rules(self.rules),
            "width": self.schedule.width,
        }
        write_whole(self.checkpoint, self.fitting.packed(state))

    def _resume(self) -> None:
        try:
            state = self.fitting.unpacked(self.checkpoint.read_bytes())
            its_rules, its_width, halves = state["rules"], state["width"], state["halves"]
            progress = Progress(**state["progress"])
        except (ValueError, TypeError, KeyError):
            raise NetError("error-checkpoint_damaged", path=self.checkpoint) from None
        if (its_rules, its_width) != (format_rules(self.rules), self.schedule.width):
            raise NetError(
                "error-checkpoint_of_another",
                path=self.checkpoint,
                rules=str(its_rules),
                width=str(its_width),
            )
        for half, its in zip(self.halves, halves, strict=True):
            half.resume(its)
        self.progress = progress

    def write(self, command: str) -> Path:
        """Write the better net and, beside it, how it was made and how strong it is."""
        path = self.folder / f"{self.rules.name}.net"
        results = self._results()
        if len(results) > 1:
            results.sort(key=lambda net: self._measured(net, Goal.WIN, "choose").utility, reverse=True)
        write_net(path, settled(results[0], self.schedule.settling))
        net = read_net(path)
        provenance = {
            "command": command,
            "date": time.strftime("%Y-%m-%d"),
            "device": self.fitting.device,
            "schedule": asdict(self.schedule),
            "decisions": self.progress.decisions,
            "steps": self.progress.steps,
            "games": self.schedule.measured,
            # On other deals than those that it was chosen by
            "measured": {goal: self._measured(net, goal, "measure").as_data() for goal in Goal},
            "curve": self.progress.curve,
        } | self._origin()
        write_whole(path.with_suffix(".json"), json.dumps(provenance, indent=1) + "\n")
        return path

    def _measured(self, net: Net, goal: Goal, deals: str) -> Measured:
        return measure(net, self.rules, goal, deals, self.schedule.measured, self.workers)

    def _origin(self) -> dict[str, object]:
        """What is known about the net that it started from."""
        if self.start is None:
            return {}
        try:
            told = parse_json(read_text(self.start.with_suffix(".json"), MOST_BYTES))
        except ValueError:
            # The net is just as good without it.
            told = None
        if not isinstance(told, dict):
            return {}
        kept = ("command", "date", "decisions", "steps", "win_rate", "measured", "started_from")
        return {"started_from": {key: told[key] for key in kept if key in told}}


def _between(ends: tuple[float, float], share: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * share
