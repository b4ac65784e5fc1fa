"""What the page draws before the game is there: the title, as a door with nothing kept would send it."""

from __future__ import annotations

from typing import Any

from scoundrel.door import Door
from scoundrel.door.data import button
from scoundrel.door.memory import MemoryStore
from scoundrel.words.texts import say
from website.reading import FOLDER

__all__ = ["first_reply"]


def first_reply() -> dict[str, Any]:
    """The reply to `hello`, less what depends on the day."""
    reply = Door(MemoryStore()).handle({"id": 0, "do": "hello"})
    reply["screen"] |= {"today": [], "reading": {"label": say("site.contents"), "address": f"{FOLDER}/"}}
    # Drawn only where a game was left; its help says which, so a line is kept free for it.
    reply["waiting"] = button("continue", {"do": "continue"}, label=say("title.continue"), help="\u00a0")
    return reply
