"""Rule sets as text: ``classic``, ``classic weapon_limit=at_most``, or a TOML file."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from typing import TYPE_CHECKING

from scoundrel.cards import deck_text
from scoundrel.errors import BadSetting, FileError, RulesError, quote
from scoundrel.files import read_toml
from scoundrel.rules import RULEBOOK, Rules

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "as_rules",
    "changed",
    "find_rules",
    "followers",
    "format_rules",
    "format_value",
    "parse_rules",
    "read_rules_file",
]

LONGEST_RULES = 4_000
"""The most characters in a rule set's line."""
MOST_BYTES = 10_000
"""The most bytes in a rule set's file."""

_TIED = (("start_health", "max_health", 0), ("carried", "room_size", 1))
"""Pairs of settings: the first must be less than the second by at least this much."""


@lru_cache(maxsize=256)
def format_rules(rules: Rules) -> str:
    """A rule set in one line: the name of a known one, then every setting that differs from it."""
    base = RULEBOOK[rules.name] if rules.name in RULEBOOK else RULEBOOK.closest(rules)
    differing = [name for name in Rules.settings() if getattr(rules, name) != getattr(base, name)]
    return shlex.join([base.name, *(f"{name}={format_value(rules, name)}" for name in differing)])


def format_value(rules: Rules, setting: str) -> str:
    """The value of a setting as players write it."""
    value = getattr(rules, setting)
    if setting == "deck":
        return deck_text(value).replace(" ", ",")
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def as_rules(rules: str | Rules) -> Rules:
    """Rules as they are, or those that a text names."""
    return rules if isinstance(rules, Rules) else parse_rules(rules)


def parse_rules(text: str) -> Rules:
    """The rule set of a text that `format_rules` wrote."""
    if not isinstance(text, str):
        raise TypeError(f"rules are Rules or their text, not {type(text).__name__}")
    if len(text) > LONGEST_RULES:
        raise RulesError("error-long_rules", text=quote(text), most=LONGEST_RULES)
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise RulesError("error-not_rules", text=quote(text), why=str(error).lower().rstrip(".")) from None
    if not words:
        raise RulesError("error-no_rules_name")
    return RULEBOOK[words[0]].replace(**parse_settings(words[1:]))


def parse_settings(words: list[str]) -> dict[str, object]:
    """Settings written as ``FIELD=VALUE``."""
    settings: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetting("error-not_a_setting", text=quote(word))
        if name in settings:
            raise BadSetting("error-setting_twice", name=name)
        settings[name] = value
    return settings


def followers(rules: Rules, changes: Mapping[str, object]) -> dict[str, int]:
    """What must change as well so that these changes fit: of two tied settings, the one not named.

    For example, a higher starting health may raise the maximum.
    """
    limits = {setting.name: setting.metadata for setting in fields(rules)}
    following: dict[str, int] = {}
    for lower, upper, apart in _TIED:
        if lower in changes and upper not in changes:
            # With its partner at the extreme, only a value that is invalid by itself is refused.
            alone = rules.replace(**{lower: changes[lower], upper: limits[upper]["most"]})
            least = getattr(alone, lower) + apart
            if getattr(rules, upper) < least:
                following[upper] = least
        elif upper in changes and lower not in changes:
            alone = rules.replace(**{upper: changes[upper], lower: limits[lower]["least"]})
            most = getattr(alone, upper) - apart
            if getattr(rules, lower) > most:
                following[lower] = most
    return following


def changed(rules: Rules, changes: Mapping[str, object]) -> Rules:
    """These rules with some settings changed, and those that must change with them."""
    return rules.replace(**{**followers(rules, changes), **changes})


def find_rules(name: str) -> Rules:
    """Rules by their name or one-line text, or from a file whose name ends in ``.toml``."""
    if name.lower().endswith(".toml"):
        from pathlib import Path

        return read_rules_file(Path(name))
    return parse_rules(name)


def read_rules_file(path: Path) -> Rules:
    """The rule set in a TOML file that names a `base` and what differs from it."""
    try:
        settings = read_toml(path, MOST_BYTES)
    except FileError as error:
        raise RulesError(error) from None
    try:
        return _from_settings(settings, default_name=re.sub(r"[^\w.-]", "-", path.stem))
    except RulesError as error:
        raise type(error)("error-in_rules_file", path=path, why=error) from None


def _from_settings(settings: dict[str, object], default_name: str) -> Rules:
    base = settings.pop("base", "classic")
    if not isinstance(base, str):
        raise BadSetting("error-not_a_base", value=quote(base))
    settings.setdefault("name", default_name)
    settings.setdefault("title", settings["name"])
    if settings["name"] in RULEBOOK:
        raise BadSetting("error-name_taken", value=quote(settings["name"]))
    return RULEBOOK[base].replace(**settings)
