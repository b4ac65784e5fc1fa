"""Who may sit at a table."""

from __future__ import annotations

from scoundrel.engine.bots import BOTS

__all__ = ["HUMAN", "SEATS"]

HUMAN = "human"
"""The name of a seat that no bot has taken."""
SEATS = (HUMAN, *(name for name in BOTS if name != "oracle"))
"""Who may play a party; one that sees the whole deck may not."""
