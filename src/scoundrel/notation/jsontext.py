"""Reads JSON from anywhere; whatever is wrong with it is one kind of error."""

from __future__ import annotations

from typing import Any

__all__ = ["parse_json"]


def parse_json(text: str) -> Any:
    """The value of a JSON text; a ValueError says briefly why it can't be read."""
    import json

    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"{error.msg.lower()} at line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except ValueError:
        raise ValueError("a number in it is too long") from None
