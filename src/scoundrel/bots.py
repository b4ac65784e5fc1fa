"""Bots by name, and functions that let them play.

>>> from scoundrel import Game
>>> from scoundrel.bots import make_bot, play_out
>>> game = Game.deal("classic", seed=42)
>>> play_out(game, make_bot("net", game.rules)).result
'won 10'

A player of your own is anything with a `name` and a method ``choose(view)`` that returns a `Choice`.
"""

from scoundrel.engine.bots import (
    BOTS,
    Bot,
    Choice,
    Goal,
    Step,
    Valued,
    make_bot,
    net_for,
    net_path,
    next_move,
    play_on,
    play_out,
    play_room,
)

__all__ = [
    "BOTS",
    "Bot",
    "Choice",
    "Goal",
    "Step",
    "Valued",
    "make_bot",
    "net_for",
    "net_path",
    "next_move",
    "play_on",
    "play_out",
    "play_room",
]
