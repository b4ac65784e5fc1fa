"""A glance at what is saved, without opening it: the language is needed before anything is drawn."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing

from scoundrel.errors import ScoundrelError
from scoundrel.store.place import find_place

__all__ = ["saved_preferences"]

PREFERENCES = "SELECT value FROM profile WHERE key = 'setting/preferences'"


def saved_preferences() -> Mapping[str, object]:
    """The player's preferences as they are saved; none if they can't be read."""
    try:
        place = find_place(None)
        if not place.exists():
            return {}
        with closing(sqlite3.connect(f"{place.as_uri()}?mode=ro", uri=True, timeout=0)) as database:
            found = database.execute(PREFERENCES).fetchone()
        kept = json.loads(found[0]) if found else {}
    except (ScoundrelError, sqlite3.Error, OSError, ValueError, TypeError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}
