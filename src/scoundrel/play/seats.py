"""Who may play: humans and bots."""

from __future__ import annotations

from scoundrel.engine.bots import BOTS

__all__ = ["HUMAN", "SEATS"]

HUMAN = "human"
"""The name of a seat that a human plays."""
SEATS = (HUMAN, *(name for name in BOTS if name != "oracle"))
"""The players to choose from; bots that see the whole deck are left out."""
