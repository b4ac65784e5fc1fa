"""A player's preferences, kept from one sitting to the next."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum

from scoundrel.play.keeping import Store

__all__ = ["SCRIPTED", "Dealer", "Fatal", "Preferences", "Symbols", "Theme", "Weapon"]


class Theme(StrEnum):
    """How the table looks; each surface has its own palettes."""

    CANDLE = "candle"
    DAYLIGHT = "daylight"
    COLOUR_BLIND = "colour-blind"
    COLOUR_BLIND_LIGHT = "colour-blind-light"
    HIGH_CONTRAST = "high-contrast"
    HIGH_CONTRAST_LIGHT = "high-contrast-light"
    PLAIN = "plain"


class Weapon(StrEnum):
    """What to do when a monster may be fought with the weapon or with bare hands."""

    ASK = "ask"
    USE = "use"


class Fatal(StrEnum):
    """What to do before a move that kills."""

    ASK = "ask"
    NEVER = "never"


class Dealer(StrEnum):
    """Who describes the rooms."""

    NOBODY = "nobody"
    NARRATOR = "narrator"
    HUMAN = "human"


class Symbols(StrEnum):
    """Which characters the cards are drawn with."""

    AUTO = "auto"
    UNICODE = "unicode"
    ASCII = "ascii"


@dataclass(frozen=True, slots=True)
class Preferences:
    """Every preference with its default."""

    theme: Theme = Theme.CANDLE
    weapon: Weapon = Weapon.ASK
    fatal: Fatal = Fatal.ASK
    dealer: Dealer = Dealer.NARRATOR
    symbols: Symbols = Symbols.AUTO
    motion: bool = True
    counter: bool = True

    @classmethod
    def read(cls, store: Store | None) -> Preferences:
        """The saved preferences; a value that is no longer understood becomes the default."""
        kept: dict[str, object] = {} if store is None else store.setting("preferences", {})
        preferences = cls()
        for each in fields(cls):
            with suppress(KeyError, ValueError):
                preferences = preferences.changed(each.name, kept[each.name])
        return preferences

    def changed(self, name: str, value: object) -> Preferences:
        """The same with one preference changed; raises `ValueError` if it has no such value."""
        kind = type(getattr(self, name))
        return replace(self, **{name: kind(value)})

    def values(self, name: str) -> dict[str, StrEnum | bool]:
        """Every value that a preference may have, by the value's name."""
        kind = type(getattr(self, name))
        return {"off": False, "on": True} if kind is bool else {each.value: each for each in kind}

    def name_of(self, name: str) -> str:
        """The name of a preference's current value."""
        now = getattr(self, name)
        return next(text for text, value in self.values(name).items() if value == now)

    @property
    def in_ascii(self) -> bool:
        """Whether to show ASCII characters only."""
        if self.symbols is Symbols.AUTO:
            return not _shows_unicode()
        return self.symbols is Symbols.ASCII

    def keep(self, store: Store | None, *names: str) -> None:
        """Save all preferences, or only those named: another window may have changed the others."""
        if store is None:
            return
        chosen = {name: value for name, value in asdict(self).items() if name in names or not names}
        nothing: dict[str, object] = {}
        store.change_setting("preferences", nothing, lambda kept: kept | chosen)


SCRIPTED = Preferences(dealer=Dealer.NOBODY, fatal=Fatal.NEVER)
"""The preferences of a program that plays: nobody describes the rooms, and nothing is asked twice."""


def _shows_unicode() -> bool:
    """Whether the terminal seems able to show more than ASCII."""
    encoding = (sys.__stdout__.encoding if sys.__stdout__ else "") or ""
    # Python uses UTF-8 whatever the locale, but a locale set to C on purpose asks for ASCII.
    if (os.environ.get("LC_ALL") or os.environ.get("LANG")) in ("C", "POSIX"):
        return False
    return encoding.lower().replace("-", "") == "utf8" and os.environ.get("TERM") not in ("dumb", "vt100")
