"""The Python side of the page's worker: opens the door on what the browser has stored, and returns changes.

Data is passed as JSON, which means the same on both sides.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

from scoundrel.door import Door
from scoundrel.engine import nets
from scoundrel.errors import NetError, Unreachable
from scoundrel.online import Server
from scoundrel.play.memory import MemoryStore
from scoundrel.texts import Message, files_of, say
from scoundrel.words import languages

__all__ = [
    "answer",
    "connect",
    "fetch_languages",
    "fetch_nets",
    "open_on",
    "refresh",
    "rejoin",
    "sentence",
    "unsaved",
]

PAUSES = (0.3, 0.9)
"""Seconds between attempts to reach the server; meanwhile nothing else is answered."""

_store: MemoryStore
_door: Door
_server: Server | None = None
_missing: set[str] = set()
"""Languages that could not be fetched: they are tried again when a page opens or a setting changes."""


def open_on(entries: str) -> str:
    """Open the door on these entries; returns the keys of those that can't be read."""
    global _store, _door
    _store = MemoryStore(json.loads(entries))
    lost = len(_store.damaged)
    notices = (Message("storage-damaged", {"n": lost}),) if lost else ()
    _door = Door(_store, notices=notices, server=_server)
    return json.dumps(_store.damaged)


def refresh(entries: str) -> None:
    """Another tab has changed something: these are the entries now."""
    kept = json.loads(entries)
    _store.refresh({key: text for key, text in kept.items() if text is not None})


def rejoin(entries: str, seen: str, unkept: str) -> str:
    """The browser's storage can be used again, and has these entries; returns what is to be kept in it.

    `seen` is what was last seen of it, and `unkept` what could not be kept since. If the browser has
    dropped all entries, everything in memory is kept anew.
    """
    kept = json.loads(entries)
    if not kept:
        return json.dumps(_store.entries())
    changes = _store.rejoin(kept, json.loads(seen), json.loads(unkept))
    return json.dumps(changes)


def answer(message: str) -> str:
    """The reply to a message, and the entries that have changed with it."""
    read = json.loads(message)
    if read.get("do") in ("hello", "set"):
        _missing.clear()
    reply = _door.handle(read)
    return json.dumps({"reply": reply, "changes": _store.take_changes()})


def sentence(key: str) -> str:
    """A text of the catalogue that the worker itself shows."""
    return say(f"storage-{key}")


def unsaved(why: str) -> str:
    """A sentence saying that something is not saved, and why."""
    return say("app-unsaved", why=say(f"storage-{why}"))


def connect(ask: Callable[..., str | None]) -> None:
    """Use the server of the page's host; the browser knows by a cookie who is there."""
    global _server

    def send(method: str, path: str, body: bytes | None, _: dict[str, str]) -> tuple[int, bytes]:
        answer = ask(method, path, *([] if body is None else [body.decode()]))
        if answer is None:
            raise Unreachable("online-lost", why=Message("online-no_answer"))
        status, text = json.loads(answer)
        return status, text.encode()

    if _server is None:
        _server = Server("", send=send, pauses=PAUSES)
        _door.connect(_server)


def fetch_languages(fetch: Callable[[str], Any]) -> None:
    """Have the browser fetch the texts of a language when it is first needed."""
    folder = Path(str(files("scoundrel")))

    def fetched(code: str) -> bool:
        found = None if code in _missing else fetch(code)
        if found is None:
            _missing.add(code)
            return False
        with zipfile.ZipFile(io.BytesIO(found.to_py())) as archive:
            archive.extractall(folder.parent)
        return True

    offered = (each.code for each in languages.known_languages())
    languages.fetch_with(fetched, [code for code in offered if {*files_of(code)} == {"head.ftl"}])


def fetch_nets(fetch: Callable[[str], Any]) -> None:
    """Have the browser fetch each net when it is first needed."""

    def fetched(name: str) -> bytes:
        found = fetch(name)
        if found is None:
            raise NetError("storage-no_net")
        return bytes(found.to_py())

    nets.fetch_with(fetched)
