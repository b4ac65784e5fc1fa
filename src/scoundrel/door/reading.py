"""Messages that open pages to read or to choose from, and the settings."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from scoundrel.door import pages
from scoundrel.door.data import Data
from scoundrel.door.messages import Message
from scoundrel.play.preferences import Preferences
from scoundrel.words.guides import GUIDES, tips

if TYPE_CHECKING:
    from scoundrel.door.door import Door

__all__ = [
    "all_tips",
    "change_setting",
    "guide",
    "lessons",
    "puzzles",
    "rules",
    "settings",
    "show_settings",
]


def lessons(door: Door, _: Message) -> Data:
    """List the lessons, and what there is to read."""
    return door.page("lessons", lambda: pages.lessons_page(door.store))


def puzzles(door: Door, _: Message) -> Data:
    """List the puzzles, with the player's own mistakes if they are known."""
    return door.page("puzzles", lambda: pages.puzzles_page(door.store, door.mistakes))


def rules(door: Door, message: Message) -> Data:
    """The rules of a rule set, or of the game on the table."""
    asked = door.find_rules(message.text("rules")) if message.has("rules") else None
    found = asked or door.flow().flow.game.rules
    return door.page("rules", lambda: pages.rules_page(found))


def all_tips(door: Door, _: Message) -> Data:
    return door.page("tips", lambda: pages.reading_page(tips(), {"do": "tips"}))


def guide(door: Door, message: Message) -> Data:
    name = message.among("name", GUIDES)
    return door.page("guide", lambda: pages.guide_page(name))


def settings(door: Door, _: Message) -> Data:
    door.read_settings()
    return show_settings(door)


def show_settings(door: Door) -> Data:
    """The page of settings, as they are known."""
    return door.page(
        "settings", lambda: pages.settings_page(door.preferences, door.theme, door.page_settings)
    )


def change_setting(door: Door, message: Message) -> Data:
    """Change a setting, and use it from now on."""
    name, value = message.text("name"), message.text("value")
    if name in pages.PAGE_SETTINGS:
        message.among("value", pages.ON_OFF)
        nothing: dict[str, object] = {}
        door.store.change_setting("page", nothing, lambda kept: kept | {name: value == "on"})
    elif (name, value) == ("theme", pages.DEVICE):
        pages.forget_theme(door.store)
    else:
        message.among("name", [each.name for each in fields(Preferences)])
        values = door.preferences.values(name)
        message.among("value", values)
        door.preferences.changed(name, values[value]).keep(door.store, name)
    door.read_settings()
    return door.show()
