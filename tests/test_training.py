"""Training makes a net from nothing. Only the fitting needs PyTorch; here something simpler can stand in for it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from scoundrel import RULEBOOK, Game
from scoundrel.engine.bots import net_path
from scoundrel.engine.goals import Goal
from scoundrel.engine.search.minds import NetMind
from scoundrel.engine.search.net import Net
from scoundrel.engine.search.netfile import read_net, write_net
from scoundrel.engine.search.selfplay import NOT_TO_LEARN, ROW, SelfPlay
from scoundrel.engine.tally import Z, wilson
from scoundrel.errors import NetError
from scoundrel.lab.train import Schedule, train
from scoundrel.lab.weights import with_points

CLASSIC = RULEBOOK["classic"]
SMALL = Schedule(width=64, batch=256, chunk=512, window=100_000, measured=60, settling=2000)
A_MOMENT = 0.005
"""Minutes to learn for."""


class BiasHalf:
    """A net of which two numbers are fitted: it learns how often games are won and how well, on average."""

    def __init__(self, schedule: Schedule, start: Net | None) -> None:
        net = start or Net(CLASSIC, schedule.width)
        self.weights: Any = np.frombuffer(net.numbers(), np.float32).copy()
        self.schedule = schedule
        self.worths: list[list[float]] = []
        self.rates: list[float] = []
        self.loss = 0.0

    def take(self, rows: Any, worths: Any) -> None:
        assert worths.shape == (len(rows), 2)
        self.worths += worths.tolist()

    def learn(self, rate: float) -> int:
        if not self.worths:
            return 0
        self.rates.append(rate)
        worths, told = np.array(self.worths), 1 / (1 + np.exp(-self.weights[-2:]))
        error = np.where(worths == NOT_TO_LEARN, 0, worths - told).mean(axis=0)
        self.weights[-2:] += rate * error
        self.loss = float(np.abs(error).sum())
        return 1

    def numbers(self) -> bytes:
        return bytes(self.weights.tobytes())

    def state(self) -> dict[str, Any]:
        return {"weights": self.weights.tolist()}

    def resume(self, state: dict[str, Any]) -> None:
        self.weights = np.array(state["weights"], np.float32)


class BiasFitting:
    device = "pencil and paper"

    def __init__(self) -> None:
        self.halves: list[BiasHalf] = []

    def half(self, inputs: int, schedule: Schedule, start: Net | None) -> BiasHalf:
        assert inputs == Net(CLASSIC, schedule.width).size()
        self.halves.append(BiasHalf(schedule, start))
        return self.halves[-1]

    def packed(self, state: dict[str, Any]) -> bytes:
        return json.dumps(state).encode()

    def unpacked(self, content: bytes) -> Any:
        return json.loads(content)


def learn(folder: Path, minutes: float = A_MOMENT, **options: Any) -> dict[str, Any]:
    """Learn for a moment; what the file beside the net tells."""
    usual: dict[str, Any] = {"fitting": BiasFitting(), "schedule": SMALL, "workers": 1}
    path = train(CLASSIC, minutes, folder, **usual | options)
    assert path == folder / "classic.net"
    told: dict[str, Any] = json.loads(path.with_suffix(".json").read_text("utf-8"))
    return told


def narrow_net(folder: Path) -> Path:
    """A net to start from, in a folder of its own."""
    folder.mkdir()
    learn(folder)
    return folder / "classic.net"


def test_the_file_beside_a_net_tells_how_strong_it_is(tmp_path: Path) -> None:
    """With either goal: its wins, and its scores with how sure they are."""
    told = learn(tmp_path)
    assert told["games"] == 60
    assert list(told["measured"]) == ["win", "score"]
    for goal, measured in told["measured"].items():
        mind = NetMind(read_net(tmp_path / "classic.net"), CLASSIC, goal=goal)
        games = [mind.play_deal(f"measure/{game}") for game in range(60)]
        wins, scores = sum(game.wins[0] for game in games), [game.scores[0] for game in games]
        assert measured["win_rate"] == wins / 60
        assert measured["win_rate_interval"] == [round(end, 4) for end in wilson(wins, 60)]
        assert measured["mean_score"] == pytest.approx(np.mean(scores), abs=1e-3)
        low, high = measured["mean_score_interval"]
        assert (low + high) / 2 == pytest.approx(measured["mean_score"], abs=1e-3)
        assert high - low == pytest.approx(2 * Z * np.std(scores) / 60**0.5, abs=2e-3)


def test_the_file_beside_a_net_tells_how_it_was_made(tmp_path: Path) -> None:
    fitting = BiasFitting()
    told = learn(tmp_path, fitting=fitting)
    assert told["command"] == "scoundrel train --rules classic --minutes 0.005"
    assert told["device"] == "pencil and paper"
    assert told["schedule"]["chunk"] == 512
    assert told["decisions"] == sum(len(half.worths) for half in fitting.halves) > 0
    assert told["steps"] == sum(len(half.rates) for half in fitting.halves)
    assert sum(part["games"] for part in told["curve"]) > 0
    assert "started_from" not in told


def test_each_half_learns_from_its_own_decisions(tmp_path: Path) -> None:
    early, late = BiasFitting(), BiasFitting()
    learn(tmp_path / "early", fitting=early, schedule=replace(SMALL, late=0))
    learn(tmp_path / "late", fitting=late, schedule=replace(SMALL, late=44))
    assert len(early.halves[0].worths) > len(early.halves[1].worths)
    assert late.halves[0].worths == []


def test_the_learning_rate_falls_from_the_first_to_the_last(tmp_path: Path) -> None:
    fitting = BiasFitting()
    learn(tmp_path, 0.02, fitting=fitting, schedule=replace(SMALL, rate=(1e-2, 1e-4)))
    rates = fitting.halves[0].rates
    assert rates == sorted(rates, reverse=True)
    assert 1e-2 > rates[0] >= rates[-1] > 1e-4


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    first = learn(tmp_path)
    kept = json.loads((tmp_path / "classic.checkpoint").read_bytes())
    fitting = BiasFitting()
    second = learn(tmp_path, 2 * A_MOMENT, fitting=fitting)
    assert second["decisions"] == first["decisions"] + sum(len(half.worths) for half in fitting.halves)
    assert second["steps"] == first["steps"] + sum(len(half.rates) for half in fitting.halves)
    assert kept["progress"]["decisions"] == first["decisions"]


def test_a_run_that_had_its_minutes_says_so(tmp_path: Path) -> None:
    learn(tmp_path)
    said: list[str] = []
    learn(tmp_path, tell=said.append)
    checkpoint = tmp_path / "classic.checkpoint"
    assert said == [f"{checkpoint} has had its 0.005 minutes; give it more, or another folder"]


def test_a_long_run_reports_its_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoundrel.lab.train.NEWS", 0.0)
    said: list[str] = []
    told = learn(tmp_path, tell=said.append)
    assert len(said) > 0
    words = said[-1].split()
    assert words[0] == "classic"
    assert (words[3], words[6]) == (f"{told['decisions'] / 1e6:.1f}", str(told["steps"]))
    assert words[-1].endswith("%")


def test_the_checkpoint_of_another_run_is_refused_and_stays(tmp_path: Path) -> None:
    learn(tmp_path)
    before = (tmp_path / "classic.checkpoint").read_bytes()
    with pytest.raises(NetError, match="is of another run: classic, 64 wide"):
        learn(tmp_path, schedule=replace(SMALL, width=128))
    assert (tmp_path / "classic.checkpoint").read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"[]", b'{"rules": "classic"}', b"\xff"])
def test_a_damaged_checkpoint_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "classic.checkpoint").write_bytes(content)
    with pytest.raises(NetError, match="classic.checkpoint is damaged or of another version"):
        learn(tmp_path)
    assert not (tmp_path / "classic.net").exists()


def test_learning_goes_on_from_another_net_and_tells_which(tmp_path: Path) -> None:
    start = narrow_net(tmp_path / "first")
    schedule = replace(Schedule.from_another(64), chunk=512, measured=60, settling=2000)
    told = learn(tmp_path / "second", start=start, schedule=schedule)
    assert told["schedule"]["rate"][0] < SMALL.rate[0]
    assert told["command"].endswith(" --start classic")
    origin = json.loads(start.with_suffix(".json").read_text("utf-8"))
    assert told["started_from"]["decisions"] == origin["decisions"]
    assert told["started_from"]["measured"] == origin["measured"]


def test_a_net_without_a_file_beside_it_can_be_started_from(tmp_path: Path) -> None:
    start = narrow_net(tmp_path / "first")
    start.with_suffix(".json").write_text("no JSON")
    assert "started_from" not in learn(tmp_path / "second", start=start)


def test_a_start_of_another_width_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NetError, match="the net classic.net has other inputs or another width"):
        learn(tmp_path, start=net_path("classic"))


class Forgetful(BiasHalf):
    """Reverses the sign of every weight, so that the trained net plays worse than the one it started from."""

    def numbers(self) -> bytes:
        return bytes((-self.weights / 4).tobytes())


class ForgetfulFitting(BiasFitting):
    def half(self, inputs: int, schedule: Schedule, start: Net | None) -> BiasHalf:
        return Forgetful(schedule, start)


def test_the_better_of_the_trained_net_and_its_mean_with_the_start_is_written(tmp_path: Path) -> None:
    start = net_path("classic")
    schedule = replace(SMALL, width=512, measured=300)
    told = learn(tmp_path, start=start, schedule=schedule, fitting=ForgetfulFitting())
    written, begun = (
        np.frombuffer(read_net(path).numbers(), np.float32) for path in (tmp_path / "classic.net", start)
    )
    # The mean of w and -w/4, up to the output of points, which is fitted anew.
    outputs, hidden = read_net(start).shape()[-2]
    same = len(begun) - outputs - hidden
    assert np.allclose(written[:same], begun[:same] * 0.375, rtol=2e-3, atol=1e-4)
    assert not np.allclose(written[same:-outputs], begun[same:-outputs] * 0.375, rtol=2e-3, atol=1e-4)
    assert told["measured"]["win"]["win_rate"] > 0.1


@pytest.mark.parametrize("goal", Goal)
def test_decisions_are_worth_a_chance_and_a_share_of_the_points(goal: Goal) -> None:
    _, unseen, worths = played_decisions(2000, 0.2, 0.5, goal)
    chances, points = worths.T
    known = chances == NOT_TO_LEARN
    assert 0.02 < known.mean() < 0.5
    assert ((chances >= 0) | known).all()
    assert (chances <= 1).all()
    assert ((points >= 0) & (points <= 1)).all()
    assert known[unseen <= 3].all()  # where it is solved
    assert len(np.unique(points)) > 1000


def test_the_value_of_a_decision_comes_from_how_the_game_went_on() -> None:
    """With λ = 1 the target of each decision is the end of the game; with λ = 0, the value of the next decision."""
    rows, unseen, whole = played_decisions(600, 0.0, 1.0)
    same_rows, _, next_ones = played_decisions(600, 0.0, 0.0)
    assert (rows == same_rows).all()
    games = np.split(np.arange(600), np.flatnonzero(np.diff(unseen.astype(int)) > 0) + 1)[:-1]
    assert len(games) > 20
    for game in games:
        assert len(set(whole[game, 1])) == 1
        assert whole[game[-1], 1] == next_ones[game[-1], 1]
    assert np.mean([len(set(next_ones[game, 1])) > 1 for game in games]) > 0.9


def random_old_net(seed: int) -> Net:
    """A net with one output and random numbers."""
    net = Net(CLASSIC, 64, 1)
    numbers = np.random.default_rng(seed).normal(0, 0.2, net.count())
    net.load(numbers.astype(np.float32).tobytes())
    return net


def test_a_net_that_begins_to_learn_points_keeps_every_chance() -> None:
    old = random_old_net(1)
    old.leave_to(random_old_net(2), 25)
    new = with_points(old)
    assert (new.outputs(), new.late_until()) == (2, 25)
    before, after = NetMind(old, CLASSIC), NetMind(new, CLASSIC)
    seen = set()
    for seed in range(10):
        game = Game.deal(CLASSIC, seed)
        while not game.over:
            code, _, options = before.choose(game.table)
            others = after.choose(game.table)[2]
            if len(game.view(0).unseen) > 4:  # before anything is solved
                chances = [option[:3] for option in options]
                assert [option[:3] for option in others] == chances
                assert all(score is not None for *_, score in others)
                seen |= {option[2] for option in options}
            game.carry_out(code)
    assert len(seen) > 100
    assert with_points(new) is new


def test_learning_goes_on_from_a_net_that_knew_no_points(tmp_path: Path) -> None:
    start = tmp_path / "classic.net"
    write_net(start, random_old_net(3))
    told = learn(tmp_path / "second", start=start)
    assert read_net(tmp_path / "second" / "classic.net").outputs() == 2
    assert told["command"].endswith(" --start classic")


def test_pytorch_fits_a_net_to_what_decisions_were_worth() -> None:
    pytest.importorskip("torch", reason="fitting needs PyTorch")
    from scoundrel.lab.fitting import TorchFitting

    schedule = replace(SMALL, reuse=1 / 16, window=8192)
    half = TorchFitting().half(Net(CLASSIC, 64).size(), schedule, None)
    rows, worths = some_decisions(4096)
    losses = []
    for _ in range(60):
        half.take(rows, worths)
        assert half.learn(3e-3) == 1
        losses.append(half.loss)
    least = least_loss(worths)
    assert losses[-1] - least < (losses[0] - least) / 2
    other = TorchFitting().half(Net(CLASSIC, 64).size(), schedule, None)
    other.resume(half.state())
    assert other.numbers() == half.numbers()
    first = np.frombuffer(half.numbers(), np.float32)[: 64 * Net(CLASSIC, 64).size()].reshape(-1, 64)
    were_on = np.isin(np.arange(len(first)), rows)
    assert first[were_on].any(axis=1).all()
    assert not first[~were_on].any()


def least_loss(worths: Any) -> float:
    """The loss of a net that gives the exact target of every decision that is learned from."""
    learned = np.clip(worths[worths >= 0], 1e-6, 1 - 1e-6)
    entropies = -learned * np.log(learned) - (1 - learned) * np.log(1 - learned)
    return float(entropies.sum() / len(worths))


def some_decisions(count: int, explore: float = 0.1, decay: float = 0.5) -> tuple[Any, Any]:
    rows, _, worths = played_decisions(count, explore, decay)
    return rows, worths


def played_decisions(count: int, explore: float, decay: float, goal: str = "win") -> tuple[Any, Any, Any]:
    rows: Any = np.empty((count, ROW), np.uint16)
    unseen: Any = np.empty(count, np.uint8)
    worths: Any = np.full((count, 2), np.nan, np.float32)
    player = SelfPlay(read_net(net_path("classic")), goal)
    player.collect("some", explore, decay, rows, unseen, worths)
    return rows, unseen, worths


def test_a_net_is_trained_in_pytorch_and_goes_on(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="fitting needs PyTorch")
    from scoundrel.lab.fitting import TorchFitting

    first = learn(tmp_path, 0.05, fitting=TorchFitting(), workers=2)
    second = learn(tmp_path, 0.1, fitting=TorchFitting(), workers=2)
    assert second["decisions"] > first["decisions"] > 0
    (tmp_path / "classic.checkpoint").write_bytes(b"torn")
    with pytest.raises(NetError, match="is damaged or of another version"):
        learn(tmp_path, fitting=TorchFitting())
