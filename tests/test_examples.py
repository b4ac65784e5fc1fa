"""The examples learn something; they need packages that no other test needs."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"

pytestmark = pytest.mark.slow


def test_ppo_plays_and_learns() -> None:
    torch = pytest.importorskip("torch")
    example = runpy.run_path(str(EXAMPLES / "ppo_torch.py"))
    main = example["main"]
    main.__globals__.update(GAMES=64, STEPS=16)
    training = example["Training"]("scoundrel/Classic-v0", {"reward": "shaped"})
    before = [weights.clone() for weights in training.player.parameters()]
    training.learn(training.play())
    won, score = training.results()
    assert 0 <= won <= 1
    assert score < 0
    after = training.player.parameters()
    assert not any(torch.equal(one, other) for one, other in zip(before, after, strict=True))
    assert len(training.judge("scoundrel/Classic-v0", {}, 3)) == 3


def test_maskable_ppo_takes_the_masks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("sb3_contrib")
    monkeypatch.setattr(sys, "argv", ["maskable_ppo.py", "--minutes", "0.01", "--games", "3"])
    runpy.run_path(str(EXAMPLES / "maskable_ppo.py"), run_name="__main__")
    assert "of 3 deals" in capsys.readouterr().out
