"""Who may play: humans and bots."""

from __future__ import annotations

from scoundrel.engine.bots import BOTS
from scoundrel.words.texts import say

__all__ = ["HUMAN", "SEATS", "seat_name"]

HUMAN = "human"
"""The name of a seat that a human plays."""
SEATS = (HUMAN, *(name for name in BOTS if name != "oracle"))
"""The players to choose from; bots that see the whole deck are left out."""


def seat_name(seats: tuple[str, ...], player: int) -> str:
    """The name of a player at this table; empty if there is only one."""
    if len(seats) == 1:
        return ""
    name = say("screen.player", number=player + 1)
    return name if seats[player] == HUMAN else say("screen.bot", name=name, bot=seats[player])
