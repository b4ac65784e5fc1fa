"""Training makes a net from nothing; it needs an extra that the other tests do without."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scoundrel import RULEBOOK
from scoundrel.engine.search.minds import NetMind
from scoundrel.engine.search.netfile import read_net

pytest.importorskip("torch", reason="training needs PyTorch")


def test_a_net_from_nothing_learns_and_goes_on(tmp_path: Path) -> None:
    from scoundrel.lab.train import Schedule, train

    schedule = Schedule(width=64, batch=2048, chunk=4096, window=100_000, reuse=2, rate=(3e-3, 1e-3))
    said: list[str] = []
    path = train(RULEBOOK["classic"], 0.12, tmp_path, schedule, workers=2, tell=said.append)
    first = json.loads(path.with_suffix(".json").read_text("utf-8"))
    mind = NetMind(read_net(path), RULEBOOK["classic"])
    assert sum(mind.play_deal(f"strength/{game}").wins[0] for game in range(2000)) > 500
    train(RULEBOOK["classic"], 0.16, tmp_path, schedule, workers=2, tell=said.append)
    second = json.loads(path.with_suffix(".json").read_text("utf-8"))
    assert second["decisions"] > first["decisions"]
