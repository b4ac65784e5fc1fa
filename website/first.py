"""What the page draws before the game is loaded: the title, as sent by a door with an empty store."""

from __future__ import annotations

from typing import Any

from scoundrel.door import Door
from scoundrel.door.pages.title import title_entry
from scoundrel.history.title import Title
from scoundrel.play.memory import MemoryStore
from scoundrel.play.menu import MENU
from scoundrel.texts import say
from scoundrel.words.languages import spoken_language
from website.reading import address_of

__all__ = ["first_reply"]

BLANK = "\u00a0"
"""What holds the place of words that are not known yet."""


def first_reply() -> dict[str, Any]:
    """The reply to `hello`, without what depends on the day or on the player."""
    store = MemoryStore()
    reply = Door(store).handle({"id": 0, "do": "hello"})
    title = Title.read(store).on_coming_back()
    day = reply["screen"]["day"]
    reply["screen"] |= {
        "day": day | dict.fromkeys(("date", "number", "opens", "result", "streak"), BLANK),
        "others": [title_entry(title, name) for name in MENU],
        "reading": {"label": say("site-contents"), "address": address_of(spoken_language())},
    }
    reply["screen"]["day"]["week"] = [{"day": BLANK, "mark": "out"} for _ in day["week"]]
    return reply
