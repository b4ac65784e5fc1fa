"""Players by name: see `scoundrel.engine.bots`."""

from scoundrel.engine.bots import (
    BOTS,
    Bot,
    Choice,
    Goal,
    Valued,
    make_bot,
    net_for,
    net_path,
    next_move,
    play_on,
    play_out,
)

__all__ = [
    "BOTS",
    "Bot",
    "Choice",
    "Goal",
    "Valued",
    "make_bot",
    "net_for",
    "net_path",
    "next_move",
    "play_on",
    "play_out",
]
