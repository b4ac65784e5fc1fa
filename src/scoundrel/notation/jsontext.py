"""Reads JSON from any source; whatever is wrong with it raises `ValueError`."""

from __future__ import annotations

from typing import Any

__all__ = ["is_plain", "parse_json"]


def parse_json(text: str) -> Any:
    """The value of a JSON text; a ValueError says briefly why it can't be read."""
    import json

    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"{error.msg.lower()} at line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except ValueError:
        raise ValueError("a number in it is too long") from None
    if "\\u" in text and not is_plain(value):
        raise ValueError("half of a character is missing")
    return value


def is_plain(value: object) -> bool:
    """Whether a value can be sent as JSON: lone surrogates, NaN and infinities can't."""
    import json

    try:
        return bool(json.dumps(value, ensure_ascii=False, allow_nan=False).encode())
    except (TypeError, ValueError, RecursionError):
        return False
