"""The settings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields

from scoundrel.door.data import Data, ask, button
from scoundrel.door.pages.layout import page
from scoundrel.history.honours import offered, to_earn
from scoundrel.play.preferences import ONLY_IN_LINES, Preferences, value_words
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.languages import known_languages

__all__ = [
    "DEVICE",
    "EFFECTS",
    "NOT_ON_A_PAGE",
    "ON_OFF",
    "PAGE_SETTINGS",
    "follow_device",
    "language_field",
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


FIRST = ("language", "theme")
"""Settings that come first, and that need more than their own name."""


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
    shown = [each.name for each in fields(Preferences) if each.name not in (*FIRST, *NOT_ON_A_PAGE)]
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
            language_field(preferences),
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


def language_field(preferences: Preferences) -> Data:
    """The language, to choose on the settings and on the title."""
    tags = {each.code: each.tag for each in known_languages()}
    field = _field("language", preferences.language, preferences.values("language"))
    for each in field["values"]:
        each["tag"] = tags.get(each["value"], "")
    return field


def _field(name: str, value: str, values: Iterable[str]) -> Data:
    return {
        "name": name,
        "label": _of_setting(name),
        "help": _of_setting(f"{name}_help"),
        "note": "",
        "value": value,
        "values": [{"value": each, "label": _words_of_value(name, each)} for each in values],
        "do": {"do": "set", "name": name},
    }


def _words_of_value(name: str, value: str) -> str:
    if _is_own(name) or value == DEVICE:
        return _of_setting(f"{name}_{value}")
    return value_words(name, value)


def _is_own(name: str) -> bool:
    """Whether only a page has that setting."""
    return name in (EFFECTS, *PAGE_SETTINGS)


def _of_setting(key: str) -> str:
    """The words of a setting, of its help or of one of its values."""
    return say(f"door-setting-{key}") if _is_own(key.partition("_")[0]) else say(f"settings-{key}")
