"""The entries of the title, with the same letters on every surface."""

from __future__ import annotations

__all__ = ["MENU", "ONLINE_MENU"]

MENU = {
    "play": "g",
    "continue": "c",
    "new_game": "n",
    "daily": "d",
    "rule_sets": "r",
    "two_players": "t",
    "puzzles": "p",
    "calendar": "m",
    "lessons": "h",
    "replays": "v",
    "statistics": "s",
    "bestiary": "b",
    "deal_code": "k",
    "settings": "o",
}
"""Each entry with its letter; `history.title` says which of them come first."""

ONLINE_MENU = {"ranked": "a", "friend": "f", "boards": "e"}
"""What there is besides where a server is reached."""
