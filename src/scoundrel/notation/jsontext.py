"""Reads JSON from any source; whatever is wrong with it raises `ScoundrelError`."""

from __future__ import annotations

from typing import Any

from scoundrel.errors import ScoundrelError

__all__ = ["is_plain", "parse_json"]


def parse_json(text: str) -> Any:
    """The value of a JSON text; a `ScoundrelError` says briefly why it can't be read."""
    import json

    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        what, line, column = error.msg.lower(), error.lineno, error.colno
        raise ScoundrelError("error-json_syntax", what=what, line=line, column=column) from None
    except RecursionError:
        raise ScoundrelError("error-json_depth") from None
    except ValueError:
        raise ScoundrelError("error-json_number") from None
    if "\\u" in text and not is_plain(value):
        raise ScoundrelError("error-json_half")
    return value


def is_plain(value: object) -> bool:
    """Whether a value can be sent as JSON: lone surrogates, NaN and infinities can't."""
    import json

    try:
        return bool(json.dumps(value, ensure_ascii=False, allow_nan=False).encode())
    except (TypeError, ValueError, RecursionError):
        return False
