"""How a measurement is made and reported."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

__all__ = ["Figure", "best_rate"]


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure with its target; machines are noisy, so the ratio to plain Python counts most."""

    name: str
    value: float
    unit: str
    target: float
    at_least: bool = True
    ratio: float | None = None
    """How many times a plain-Python loop, measured in the same run."""
    beside: str = ""
    """What the same takes elsewhere, measured in the same run."""

    @property
    def met(self) -> bool:
        return self.value >= self.target if self.at_least else self.value <= self.target

    def __str__(self) -> str:
        sign = "≥" if self.at_least else "≤"
        ratio = f"  {self.ratio:,.0f} × plain Python" if self.ratio else ""
        beside = f"  beside {self.beside}" if self.beside else ""
        verdict = "ok    " if self.met else "MISSED"
        value, target = (f"{number:,.{0 if number >= 100 else 2}f}" for number in (self.value, self.target))
        return f"{verdict} {self.name:<58} {value:>11} {self.unit} ({sign} {target}){ratio}{beside}"


def best_rate(work: Callable[[], int], repeat: int = 5) -> float:
    """The rate per second in the best of some runs: what the machine can do undisturbed."""
    best = 0.0
    for _ in range(repeat):
        began = perf_counter()
        done = work()
        best = max(best, done / (perf_counter() - began))
    return best
