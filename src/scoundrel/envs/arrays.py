"""The arrays that the compiled games write to."""

from __future__ import annotations

from typing import Any

import numpy as np

from scoundrel.envs.core import Games
from scoundrel.envs.task import OBSERVED

__all__ = ["Arrays"]


class Arrays:
    """A row or a number for each game: what is seen, what can be done, and what the last step brought."""

    def __init__(self, columns: int, actions: int, count: int) -> None:
        self.rows: Any = np.empty((count, columns), OBSERVED)
        self.masks: Any = np.empty((count, actions), np.int8)
        self.rewards: Any = np.empty(count, np.float64)
        self.terminations: Any = np.empty(count, np.bool_)
        self.truncations: Any = np.empty(count, np.bool_)
        self.wins: Any = np.empty(count, np.bool_)
        self.scores: Any = np.empty(count, np.int32)

    def lend(self, games: Games) -> None:
        """Let the games write here from now on."""
        games.write_to(
            self.rows,
            self.masks,
            self.rewards,
            self.terminations.view(np.uint8),
            self.truncations.view(np.uint8),
            self.wins.view(np.uint8),
            self.scores,
        )
