"""The settings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields

from scoundrel.door.data import Data, ask, button
from scoundrel.door.pages.layout import page
from scoundrel.history.honours import offered, to_earn
from scoundrel.play.preferences import ONLY_IN_LINES, Preferences
from scoundrel.play.store import Store
from scoundrel.texts import say

__all__ = [
    "DEVICE",
    "EFFECTS",
    "NOT_ON_A_PAGE",
    "ON_OFF",
    "PAGE_SETTINGS",
    "follow_device",
    "page_settings",
    "settings_page",
    "theme_of",
]

PAGE_SETTINGS = {"sound": True, "vibration": True}
"""The settings that only a page has, with their defaults."""

EFFECTS = "effects"
"""The setting that turns motion, sound and vibration all on or all off."""


DEVICE = "device"
"""The theme of those who want day or candlelight as their device has it."""


FOLLOWS = "theme_of_device"
"""The setting that leaves the theme to the device."""


NOT_ON_A_PAGE = ("symbols", *ONLY_IN_LINES)
"""Settings that only a terminal has."""


ON_OFF = ("off", "on")


def page_settings(store: Store) -> dict[str, bool]:
    """The settings that only a page has."""
    nothing: dict[str, object] = {}
    kept = store.setting("page", nothing)
    return {name: kept.get(name, default) is True for name, default in PAGE_SETTINGS.items()}


def theme_of(store: Store, preferences: Preferences) -> str:
    """The theme that was chosen; until one is, candlelight, on dark and light devices alike."""
    nothing: dict[str, object] = {}
    follows = store.setting("page", nothing).get(FOLLOWS) is True
    return DEVICE if follows else preferences.theme.value


def follow_device(store: Store, *, follows: bool) -> None:
    """Leave the theme to the device, or not."""
    nothing: dict[str, object] = {}
    if follows or store.setting("page", nothing).get(FOLLOWS):
        store.change_setting("page", nothing, lambda kept: kept | {FOLLOWS: follows})


def settings_page(
    store: Store, preferences: Preferences, theme: str, of_the_page: Mapping[str, bool]
) -> Data:
    shown = [each.name for each in fields(Preferences) if each.name not in ("theme", *NOT_ON_A_PAGE)]
    upload = ask("text", "file", say("door-import_file"))
    return page(
        "form",
        say("title-settings"),
        {"do": "settings"},
        [
            button("export_all", {"do": "export_all"}, help=say("door-export_all_help")),
            button("import_all", {"do": "import_all"}, help=say("door-import_all_help"), asks=[upload]),
        ],
        name="settings",
        lines=[],
        fields=[
            _field("theme", theme, (DEVICE, *preferences.values("theme"))),
            _field(EFFECTS, ON_OFF[preferences.motion or any(of_the_page.values())], ON_OFF),
            *(
                _field(name, preferences.name_of(name), offered(store, preferences, name))
                | {"note": to_earn(store, preferences, name)}
                for name in shown
            ),
            *(_field(name, ON_OFF[value], ON_OFF) for name, value in of_the_page.items()),
        ],
    )


def _field(name: str, value: str, values: Iterable[str]) -> Data:
    return {
        "name": name,
        "label": _of_setting(name),
        "help": _of_setting(f"{name}_help"),
        "note": "",
        "value": value,
        "values": [
            {"value": each, "label": _of_setting(f"{name}_{each.replace('-', '_')}")} for each in values
        ],
        "do": {"do": "set", "name": name},
    }


def _of_setting(key: str) -> str:
    """The words of a setting, of its help or of one of its values."""
    own = key.partition("_")[0] in (EFFECTS, *PAGE_SETTINGS)
    return say(f"door-setting-{key}") if own else say(f"settings-{key}")
