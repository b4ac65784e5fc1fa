"""The rows of the database as values."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row

from scoundrel.play.columns import saved_game
from scoundrel.play.fitting import check, check_game, is_text
from scoundrel.play.saved import SavedGame

__all__ = ["checked", "fitting_text", "saved_row"]


def saved_row(row: Row[Any]) -> SavedGame:
    """A row of `games` as a list shows it."""
    return saved_game(checked(row)._asdict())


def checked(row: Row[Any]) -> Row[Any]:
    """A row of `games` whose values all make sense; a `ValueError` names one that does not."""
    check_game(row._asdict())
    return row


def fitting_text(column: str, value: object) -> str:
    """A value that has to be text."""
    check(is_text, column, value)
    return str(value)
