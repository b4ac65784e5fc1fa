"""Reading messages: every field is checked, and refused in a sentence if it does not fit."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from typing import Any

from scoundrel.errors import ScoundrelError, quote
from scoundrel.notation.jsontext import is_plain

__all__ = ["MOST_LETTERS", "BadMessage", "Message", "message_number", "page_language", "tags_in"]

MOST_LETTERS = 10_000_000
"""The most letters of any text in a message, such as an imported file."""
MOST_NUMBER = 10**15
MOST_TAGS = 20
"""The most languages of a device that are looked at."""
MOST_KEY = 64
"""The most letters of a message's key."""


class BadMessage(ScoundrelError):
    """A message that can't be understood."""


def message_number(message: object) -> int | str | None:
    """The `id` of a message, which its reply repeats; None if it has none that can be sent back."""
    number = message.get("id") if isinstance(message, dict) else None
    return number if isinstance(number, int | str) and is_plain(number) else None


def tags_in(message: object) -> list[str]:
    """The languages that a viewer's device asks for, whatever else is wrong with the message."""
    tags = message.get("languages") if isinstance(message, dict) else None
    given = tags[:MOST_TAGS] if isinstance(tags, list) else []
    return [tag for tag in given if isinstance(tag, str) and len(tag) <= MOST_KEY]


def page_language(message: object) -> str:
    """The language of the texts that a page has, by its tag; empty if it does not say so."""
    tag = message.get("language") if isinstance(message, dict) else None
    return tag if isinstance(tag, str) else ""


class Message:
    """A message, field by field."""

    def __init__(self, data: object) -> None:
        if not isinstance(data, dict) or not isinstance(data.get("do"), str):
            raise BadMessage("door-bad-message")
        if not is_plain({name: value for name, value in data.items() if name != "id"}):
            raise BadMessage("door-bad-half")
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

    def boolean(self, name: str) -> bool:
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

    def day(self, name: str) -> date | None:
        """A day, as 2026-11-15; None if it is missing."""
        if not self.has(name):
            return None
        try:
            return date.fromisoformat(self.text(name))
        except ValueError:
            raise self._odd(name, self._data[name]) from None

    @property
    def address(self) -> Message:
        """The screen from which this message comes: whatever opens that screen."""
        return Message(self._get("at", {"do": "title"}))

    @property
    def key(self) -> str:
        """The key by which a message that is sent twice is recognised; empty if it has none."""
        return self.text("key", "")[:MOST_KEY]

    def again(self, **more: Any) -> dict[str, Any]:
        """The same message, to be sent again with something more."""
        passing = ("id", "at", "key", "version", "made", "zone", "languages", "language")
        return {name: value for name, value in self._data.items() if name not in passing} | more

    def among(self, name: str, known: Collection[str], default: str | None = None) -> str:
        value = self.text(name, default)
        if value not in known:
            raise BadMessage(
                "door-bad-none_of", name=quote(name), value=quote(value), known=", ".join(known)
            )
        return value

    def _get(self, name: str, default: object) -> Any:
        value = self._data.get(name)
        if value is None and default is None:
            raise BadMessage("door-bad-missing", name=quote(name), do=quote(self.do))
        return default if value is None else value

    def _odd(self, name: str, value: object) -> BadMessage:
        return BadMessage("door-bad-field", name=quote(name), value=quote(value))
