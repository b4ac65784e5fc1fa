"""The rows of the database as values."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row

from scoundrel.game import Outcome
from scoundrel.play.fitting import check, check_game, is_text
from scoundrel.play.saved import Kind, SavedGame

__all__ = ["checked", "fitting_text", "saved_game"]


def saved_game(row: Row[Any]) -> SavedGame:
    """A row of `games` as a list shows it."""
    checked(row)
    values = {name: getattr(row, name) for name in SavedGame.__slots__}
    outcomes = tuple(outcome and Outcome(*outcome) for outcome in row.outcomes)
    return SavedGame(**values | {"kind": Kind(row.kind), "outcomes": outcomes, "seats": tuple(row.seats)})


def checked(row: Row[Any]) -> Row[Any]:
    """A row of `games` whose values all make sense; a `ValueError` names one that does not."""
    check_game(row._asdict())
    return row


def fitting_text(column: str, value: object) -> str:
    """A value that has to be text."""
    check(is_text, column, value)
    return str(value)
