"""Checks of the values of a saved game. Any program may have written them, so invalid ones are refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, datetime
from types import MappingProxyType
from typing import Any

from scoundrel.errors import quote
from scoundrel.play.saved import Kind
from scoundrel.texts import Message, in_english

__all__ = ["OddValue", "check", "check_game", "is_day", "is_text"]


class OddValue(ValueError):
    """A value that does not fit its column. Whoever reads the saved games says where they are."""

    def __init__(self, column: str, value: object) -> None:
        self.in_words = Message("store-odd_value", {"column": column, "value": quote(value)})
        super().__init__(in_english(self.in_words))


MOST = 10**12
"""No count in a game is larger than this, and no score further from zero."""


def check_game(values: Mapping[str, Any]) -> None:
    """Check all values of a saved game; an `OddValue` names an invalid one."""
    for column, fits in _FITTING.items():
        check(fits, column, values[column])
    if len(values["seats"]) != len(values["outcomes"]):
        raise OddValue("seats", values["seats"])
    tried = values["kind"] == Kind.TRIED
    for column in ("tried_move", "tried_room"):
        check(_is_count if tried else _is_nothing, column, values[column])


def is_day(value: object) -> bool:
    """Whether this is a day, written as ``2025-03-01``."""
    try:
        return isinstance(value, str) and value == date.fromisoformat(value).isoformat()
    except ValueError:
        return False


def check(fits: Callable[[Any], bool], column: str, value: object) -> None:
    """Refuse a value that does not fit its column."""
    if not fits(value):
        raise OddValue(column, value)


def _is_nothing(value: object) -> bool:
    return value is None


def is_text(value: object) -> bool:
    """Whether this is a text that can be saved and sent; one with a lone surrogate can't."""
    try:
        return isinstance(value, str) and value.encode() is not None
    except UnicodeEncodeError:
        return False


def _is_number(value: object) -> bool:
    return type(value) is int and abs(value) <= MOST


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= MOST


def _is_moment(value: object) -> bool:
    return isinstance(value, datetime)


def _is_boolean(value: object) -> bool:
    return isinstance(value, bool)


def _is_share(value: object) -> bool:
    return isinstance(value, float) and 0 <= value <= 1


def _is_outcome(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and _is_boolean(value[0]) and _is_number(value[1])


def _or_none(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or fits(value)


def _some(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and bool(value) and all(map(fits, value))


_FITTING: Mapping[str, Callable[[Any], bool]] = MappingProxyType(
    {
        "kind": lambda value: value in list(Kind),
        "date": _or_none(is_day),
        "name": is_text,
        "rules": is_text,
        "seed": _or_none(is_text),
        "deck": _or_none(is_text),
        "position": _or_none(is_text),
        "first": lambda value: value in (None, 0, 1),
        "shuffle": _or_none(is_text),
        "begun": _is_moment,
        "changed": _is_moment,
        "version": _is_count,
        "key": is_text,
        "moves": _is_count,
        "rooms": _is_count,
        "over": _is_boolean,
        "outcomes": _some(_or_none(_is_outcome)),
        "undos": _is_count,
        "seats": _some(is_text),
        "hints": _is_count,
        "accuracy": _or_none(_is_share),
        "looked_ahead": _is_boolean,
        "elsewhere": _is_boolean,
        "given_up": _is_boolean,
        "deleted": _or_none(_is_moment),
        "played": _is_count,
    }
)
"""The check for the values of each column."""
