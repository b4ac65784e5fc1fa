"""Reading messages: whatever is in them, it is either what was wanted or refused in a sentence."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from scoundrel.errors import ScoundrelError, quote
from scoundrel.words.texts import say

__all__ = ["MOST_LETTERS", "BadMessage", "Message"]

MOST_LETTERS = 10_000_000
"""The most letters of any text in a message, such as an imported file."""
MOST_NUMBER = 10**15


class BadMessage(ScoundrelError):
    """A message that can't be understood."""


class Message:
    """A message, field by field."""

    def __init__(self, data: object) -> None:
        if not isinstance(data, dict) or not isinstance(data.get("do"), str):
            raise BadMessage(say("door.bad.message"))
        self._data: dict[str, Any] = data
        self.do: str = data["do"]

    def has(self, name: str) -> bool:
        return self._data.get(name) is not None

    def text(self, name: str, default: str | None = None) -> str:
        """A text; without a default, it must be there."""
        value = self._get(name, default)
        if not isinstance(value, str) or len(value) > MOST_LETTERS:
            raise self._odd(name, value)
        return value

    def number(self, name: str, default: int | None = None) -> int:
        value = self._get(name, default)
        if type(value) is not int or abs(value) > MOST_NUMBER:
            raise self._odd(name, value)
        return value

    def truth(self, name: str) -> bool:
        """Yes or no; no if it is missing."""
        value = self._get(name, False)
        if not isinstance(value, bool):
            raise self._odd(name, value)
        return value

    def texts(self, name: str, most: int) -> list[str]:
        """A list of texts; empty if it is missing."""
        value = self._get(name, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self._odd(name, value)
        if len(value) > most:
            raise self._odd(name, value)
        return value

    def pairs(self, name: str) -> dict[str, str]:
        """Texts by name; empty if it is missing."""
        value = self._get(name, {})
        if not isinstance(value, dict) or not all(isinstance(each, str) for each in value.values()):
            raise self._odd(name, value)
        return value

    def message(self, name: str) -> Message:
        """A message within this one, which may not have another in it."""
        inner = Message(self._get(name, None))
        if inner.has(name):
            raise self._odd(name, inner.do)
        return inner

    def asks_for(self, data: object) -> bool:
        """Whether this is that message."""
        return self._data == data

    def among(self, name: str, known: Collection[str], default: str | None = None) -> str:
        value = self.text(name, default)
        if value not in known:
            raise BadMessage(
                say("door.bad.none_of", name=quote(name), value=quote(value), known=", ".join(known))
            )
        return value

    def _get(self, name: str, default: object) -> Any:
        value = self._data.get(name)
        if value is None and default is None:
            raise BadMessage(say("door.bad.missing", name=quote(name), do=quote(self.do)))
        return default if value is None else value

    def _odd(self, name: str, value: object) -> BadMessage:
        return BadMessage(say("door.bad.field", name=quote(name), value=quote(value)))
