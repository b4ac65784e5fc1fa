"""The menu of the title, with the same entries and letters on every surface."""

from __future__ import annotations

__all__ = ["MENU"]

MENU = {
    "continue": "c",
    "new_game": "n",
    "daily": "d",
    "calendar": "m",
    "deal_code": "k",
    "two_players": "t",
    "puzzles": "p",
    "replays": "v",
    "statistics": "s",
    "lessons": "h",
    "settings": "o",
}
"""The menu from top to bottom: each entry with its letter."""
