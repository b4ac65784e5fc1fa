"""The Python side of the page's worker: opens the door on what the browser keeps, and hands changes on.

Data goes through as JSON, since nothing else means the same on both sides.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from scoundrel.door import Door
from scoundrel.door.memory import MemoryStore
from scoundrel.engine import nets
from scoundrel.errors import NetError
from scoundrel.words.texts import say

__all__ = ["answer", "fetch_nets", "open_on", "refresh", "sentence"]

_store: MemoryStore
_door: Door


def open_on(entries: str) -> str:
    """Open the door on these entries; returns the keys of those that can't be read."""
    global _store, _door
    _store = MemoryStore(json.loads(entries))
    lost = len(_store.damaged)
    _door = Door(_store, notices=(say("keeping.damaged", n=lost),) if lost else ())
    return json.dumps(_store.damaged)


def refresh(entries: str) -> None:
    """Another tab has changed something: these are the entries now."""
    kept = json.loads(entries)
    _store.refresh({key: text for key, text in kept.items() if text is not None})


def answer(message: str) -> str:
    """The reply to a message, and the entries that have changed with it."""
    reply = _door.handle(json.loads(message))
    return json.dumps({"reply": reply, "changes": _store.take_changes()})


def sentence(key: str) -> str:
    """What the worker has to say itself."""
    return say(f"keeping.{key}")


def fetch_nets(fetch: Callable[[str], Any]) -> None:
    """Have the browser fetch each net when it is first needed."""

    def fetched(name: str) -> bytes:
        found = fetch(name)
        if found is None:
            raise NetError(say("keeping.no_net"))
        return bytes(found.to_py())

    nets.fetch_with(fetched)
