"""What every page is made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scoundrel.door.data import Data, button
from scoundrel.play.watching import WATCHED
from scoundrel.texts import say
from scoundrel.words.bots import bot_name

__all__ = ["list_page", "listed_entry", "page", "part", "section", "watch_button"]


def page(kind: str, heading: str, here: Data | None, buttons: Iterable[Data] = (), **more: Any) -> Data:
    return {"kind": kind, "heading": heading, "here": here, "buttons": list(buttons)} | more


def list_page(name: str, heading: str, here: Data, sections: list[Data], **more: Any) -> Data:
    return page("list", heading, here, name=name, lines=[], sections=sections) | more


def section(heading: str, entries: Iterable[Data], lines: Iterable[str] = ()) -> Data:
    return {"heading": heading, "lines": list(lines), "entries": list(entries)}


def listed_entry(name: str, do: Data, label: str, **more: Any) -> Data:
    return button(name, do, label=label, mark="", state="", more=[]) | more


def watch_button(rules: str = "classic") -> Data:
    """The button that watches a bot play a fresh deal."""
    told = {"label": say("watching-offer", bot=bot_name(WATCHED)), "help": say("watching-offer_help")}
    return button("watch_bot", {"do": "watch", "bot": WATCHED, "rules": rules}, **told)


def part(kind: str, text: str) -> Data:
    return {"kind": kind, "text": text, "level": 2}
