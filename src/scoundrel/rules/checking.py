"""What values a setting may have, and how they are read from text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import Field
from typing import Any

from scoundrel.cards import Card, in_deck_order, parse_deck
from scoundrel.errors import BadSetting, InvalidCard, quote
from scoundrel.rules.choices import (
    Avoid,
    AvoidedCards,
    Choice,
    Ending,
    LossCounts,
    Potions,
    Scoring,
    WeaponLimit,
)
from scoundrel.texts import Message

__all__ = ["MOST_CARDS", "MOST_HEALTH", "MOST_SLOTS", "checked", "nearest"]

MOST_CARDS = 96
"""The most cards in a deck."""
MOST_SLOTS = 9
"""The most cards in a room."""
MOST_HEALTH = 999
LONGEST_WORD = 80
"""The longest word that is compared with known ones, since comparing long ones is slow."""

_YES_NO = {
    "yes": True,
    "true": True,
    "on": True,
    "no": False,
    "false": False,
    "off": False,
}
_CHOICES: dict[str, type[Choice]] = {
    cls.__name__: cls for cls in (Avoid, AvoidedCards, WeaponLimit, Potions, Ending, Scoring, LossCounts)
}


def checked(setting: Field[Any], value: object) -> object:
    """A value converted for its setting, or a `BadSetting` that says what is allowed."""
    kind = str(setting.type)
    if kind in _CHOICES:
        return _checked_choice(setting.name, _CHOICES[kind], value)
    if kind == "bool":
        return _checked_bool(setting.name, value)
    if setting.name == "deck":
        return _checked_deck(value)
    if kind == "str":
        return _checked_label(setting.name, value)
    return _checked_number(setting, value)


def _checked_choice(name: str, choices: type[Choice], value: object) -> Choice:
    for choice in choices:
        if isinstance(value, str) and value.strip().lower() == choice.value:
            return choice
    raise BadSetting("error-not_a_choice", name=name, value=quote(value), known=[*choices])


def _checked_bool(name: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.strip().lower() in _YES_NO:
        return _YES_NO[value.strip().lower()]
    raise BadSetting("error-not_yes_or_no", name=name, value=quote(value))


def _checked_number(setting: Field[Any], value: object) -> int | None:
    least, most = setting.metadata["least"], setting.metadata["most"]
    optional = "None" in str(setting.type)
    text = value.strip().lower().replace("−", "-") if isinstance(value, str) else value
    if optional and (text is None or text == "none"):
        return None
    if isinstance(text, str) and re.fullmatch(r"[+-]?\d{1,9}", text, re.ASCII):
        text = int(text)
    if isinstance(text, int) and not isinstance(text, bool) and least <= text <= most:
        return text
    key = "error-not_a_number_or_none" if optional else "error-not_a_number"
    raise BadSetting(key, name=setting.name, value=quote(value), least=least, most=most)


def _checked_deck(value: object) -> tuple[Card, ...]:
    try:
        cards = parse_deck(value)  # type: ignore[arg-type]
    except InvalidCard as error:
        raise BadSetting("error-in_deck", why=error) from None
    except TypeError:
        raise BadSetting("error-deck_is_a_list", value=quote(value)) from None
    if not 1 <= len(cards) <= MOST_CARDS:
        raise BadSetting("error-deck_size", most=MOST_CARDS, n=len(cards))
    return in_deck_order(cards)


def _checked_label(name: str, value: object) -> str:
    if name == "name":
        if isinstance(value, str) and re.fullmatch(r"\w[\w.-]{0,39}", value):
            return value
        raise BadSetting("error-not_a_name", name=name, value=quote(value))
    # No semicolon: it separates the fields of a position.
    if (
        isinstance(value, str)
        and re.fullmatch(r"[^;]{1,80}", value)
        and value.isprintable()
        and value.strip()
    ):
        return value
    raise BadSetting("error-not_a_title", name=name, value=quote(value))


def nearest(word: str, known: Iterable[str]) -> Message | str:
    """`` (did you mean 'classic'?)`` if a known word is similar, else nothing."""
    from difflib import get_close_matches

    if len(word) > LONGEST_WORD:
        return ""
    close = get_close_matches(word.lower(), list(known), n=1, cutoff=0.6)
    return Message("error-near", {"word": quote(close[0])}) if close else ""
