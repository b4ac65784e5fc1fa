"""What a player plays for."""

from __future__ import annotations

from enum import StrEnum

from scoundrel.errors import ScoundrelError, quote

__all__ = ["Goal", "as_goal"]


class Goal(StrEnum):
    """A player takes the likeliest win, and the most points among equals; or the most points on average."""

    WIN = "win"
    SCORE = "score"


def as_goal(name: str) -> Goal:
    """The goal of that name."""
    try:
        return Goal(name)
    except ValueError:
        raise ScoundrelError("error-no_goal", name=quote(name)) from None
