"""The way out in characters: a gate of daylight that grows until there is nothing else."""

from __future__ import annotations

from textual.content import Content
from textual.timer import Timer

from scoundrel.tui.faces import Alphabet
from scoundrel.tui.prose import Static

__all__ = ["FRAMES", "Climb", "gate"]

FRAMES, PACE = 14, 0.11
"""How often the gate grows, and the seconds between."""


def gate(share: float, width: int, height: int, ink: str) -> list[str]:
    """The gate as lines of a window, filling that share of it: an arch whose top is round."""
    high = max(2, round(height * share))
    half = max(1.0, width * share / 2)
    top = (height - high) // 2
    lines = []
    for line in range(height):
        down = (line - top + 0.5) / high
        if not 0 <= down <= 1:
            lines.append("")
            continue
        # Above a third of its height the arch is half an ellipse.
        bulge = min(1.0, down * 3)
        reach = round(half * (1 - (1 - bulge) ** 2) ** 0.5)
        lines.append((ink * (2 * reach)).center(width))
    return lines


class Climb(Static):
    """Lies over the end of a won game until the gate is as large as the window."""

    def __init__(self, alphabet: Alphabet) -> None:
        super().__init__(id="climb")
        self.alphabet = alphabet
        self.frame = 0
        self._timer: Timer | None = None

    def on_mount(self) -> None:
        self._grow()
        self._timer = self.set_interval(PACE, self._grow)

    def _grow(self) -> None:
        self.frame += 1
        if self.frame > FRAMES:
            self.remove()
            return
        width, height = self.app.size
        drawn = gate((self.frame / FRAMES) ** 2, width, height, self.alphabet.bar[0])
        self.update(Content.styled("\n".join(drawn), "$gold"))
