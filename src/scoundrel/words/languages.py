"""Which languages there are, and which of them a player reads.

What is chosen for this run (``--language``, or else SCOUNDREL_LANGUAGE) comes before what the player has
saved, and that before what the device asks for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from scoundrel import texts
from scoundrel.errors import TextError, quote
from scoundrel.texts import Catalogue, Fault, Message

__all__ = [
    "DEVICE",
    "VARIABLE",
    "Language",
    "asked_for",
    "chosen_texts",
    "fetch_with",
    "find_language",
    "forget_texts",
    "guess",
    "known_languages",
    "needed",
    "prefixes",
    "prepare",
    "speak",
    "speak_if_possible",
    "spoken_language",
    "tags_of_device",
    "texts_in",
    "unknown_language",
]

VARIABLE = "SCOUNDREL_LANGUAGE"
DEVICE = "device"
"""What is saved where the language is left to the device."""

TRADITIONAL = "zh-hant"
READ_IN = dict.fromkeys(("zh-tw", "zh-hk", "zh-mo"), TRADITIONAL)
"""Regions that read another script than most of those who speak the language."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language that has texts."""

    code: str
    """The name of its folder, as in ``pt_BR``."""
    name: str
    """What those who speak it call it."""
    tag: str
    """What HTML calls it, as in ``pt-BR``."""
    direction: str
    """``ltr`` or ``rtl``."""

    @property
    def in_words(self) -> Message:
        """How it is named where its code is to be typed: ``de (Deutsch)``."""
        return Message("language-by_code", {"code": self.code, "name": self.name})


def texts_in(language: str) -> Catalogue:
    """The texts in that language, read anew."""
    try:
        return texts.catalogue(language)
    except Fault as fault:
        raise TextError(str(fault)) from None


def speak(language: str) -> None:
    """Use another language from now on, for everybody who has none of their own."""
    try:
        texts.speak(language)
    except Fault as fault:
        raise TextError(str(fault)) from None


def prepare() -> None:
    """Load the texts now, so that any error in them shows before anything is drawn."""
    try:
        texts.prepare()
    except Fault as fault:
        raise TextError(str(fault)) from None


# --- Which there are ---------------------------------------------------------------------------------


def known_languages() -> tuple[Language, ...]:
    """Every language, English first, the others by their own names."""
    return _known(os.environ.get("SCOUNDREL_TEXTS", ""))


@cache
def _known(_folder: str) -> tuple[Language, ...]:
    try:
        found = map(_language, texts.languages())
        return tuple(sorted(found, key=lambda each: (each.code != texts.SOURCE, each.name.casefold())))
    except Fault as fault:
        raise TextError(str(fault)) from None


def _language(code: str) -> Language:
    """What a language says of itself; one that does not, or can't be read, goes by its code."""
    told = texts.told_of_itself(code)
    name, tag = told.get("language-name", code), told.get("language-tag", code.replace("_", "-"))
    return Language(code, name, tag, told.get("door-direction", "ltr"))


def spoken_language() -> Language:
    """The language that is spoken now."""
    return find_language(texts.language())


def find_language(text: str) -> Language:
    """The language that somebody names, as in ``de``, ``pt-BR`` or ``de_AT.UTF-8``."""
    code = _match(text)
    for each in known_languages():
        if each.code == (code or text):
            return each
    raise unknown_language(text)


def unknown_language(text: str) -> TextError:
    """What says that there is no such language, and which there are."""
    return TextError("language-unknown", given=quote(text), known=known_languages())


# --- Guessing ----------------------------------------------------------------------------------------


def guess(tags: Iterable[str]) -> str:
    """The first language that a device asks for and that there is, by its code; else English.

    >>> guess(["en-GB"])
    'en'
    """
    return next(filter(None, map(_match, tags)), texts.SOURCE)


def _match(text: str) -> str:
    """The code of the language that fits a browser's tag or a locale's name best; empty if none does."""
    tag = text.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    known = prefixes()
    while tag and tag not in known:
        tag = tag.rpartition("-")[0]
    return known.get(tag, "")


def prefixes() -> Mapping[str, str]:
    """The language for each beginning of a tag; the longest counts, and an empty one stands for none."""
    found: dict[str, str] = {}
    for each in known_languages():
        found.setdefault(each.tag.partition("-")[0].lower(), each.code)
    found |= {each.tag.lower(): each.code for each in known_languages()}
    if "zh" in found:
        theirs = {TRADITIONAL: found.get(TRADITIONAL, "")}
        found = theirs | {region: found.get(script, "") for region, script in READ_IN.items()} | found
    return found


def tags_of_device() -> list[str]:
    """The languages that the environment asks for, the most wanted first; none if it has no wish."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next(filter(None, (os.environ.get(name, "") for name in names)), _locale_of_windows())
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return []
    return [*filter(None, os.environ.get("LANGUAGE", "").split(":")), locale]


def _locale_of_windows() -> str:
    if sys.platform != "win32":
        return ""
    from locale import getlocale

    return getlocale()[0] or ""


# --- Choosing ----------------------------------------------------------------------------------------


def asked_for(option: str | None = None) -> str | None:
    """The language that this run was started with, by its code; None if that was left open."""
    named = option or os.environ.get(VARIABLE, "")
    return find_language(named).code if named else None


def needed(saved: str, tags: Iterable[str]) -> str:
    """The code of the language for a player who has saved a choice, on a device that asks for some."""
    if saved == DEVICE:
        return guess(tags)
    return saved if any(each.code == saved for each in known_languages()) else texts.SOURCE


def speak_if_possible(saved: str, tags: Iterable[str]) -> TextError | None:
    """Speak what a player has saved, or what the device asks for; returns why if that can't be."""
    language, trouble = chosen_texts(needed(saved, tags))
    speak(language.language)
    lost = saved not in (DEVICE, *(each.code for each in known_languages()))
    return unknown_language(saved) if lost else trouble


@cache
def _kept(code: str, _folder: str) -> Catalogue | TextError:
    try:
        return texts_in(code)
    except TextError as error:
        return error


_elsewhere: dict[str, Callable[[str], bool]] = {}


def fetch_with(fetch: Callable[[str], bool], codes: Iterable[str]) -> None:
    """Have the texts of these languages fetched when first needed; it says whether they came."""
    _elsewhere.update(dict.fromkeys(codes, fetch))


def _is_here(code: str) -> bool:
    if code in _elsewhere and _elsewhere[code](code):
        del _elsewhere[code]
        forget_texts()
    return code not in _elsewhere


def chosen_texts(code: str) -> tuple[Catalogue, TextError | None]:
    """The texts in a language, read once; if they can't be used, those in English, and why."""
    if not _is_here(code):
        return texts.english(), TextError("language-not_here", name=find_language(code).name)
    found = _kept(code, os.environ.get("SCOUNDREL_TEXTS", ""))
    return (texts.english(), found) if isinstance(found, TextError) else (found, None)


def forget_texts() -> None:
    """Texts have come or gone: they are looked for again."""
    _known.cache_clear()
    _kept.cache_clear()
