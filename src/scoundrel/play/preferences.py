"""What a player likes, kept from one sitting to the next."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum

from scoundrel.play.keeping import Store

__all__ = ["Dealer", "Preferences", "Symbols", "Theme", "Weapon"]


class Theme(StrEnum):
    """How the table looks; the palettes are the surface's."""

    CANDLE = "candle"
    DAYLIGHT = "daylight"
    COLOUR_BLIND = "colour-blind"
    COLOUR_BLIND_LIGHT = "colour-blind-light"
    HIGH_CONTRAST = "high-contrast"
    HIGH_CONTRAST_LIGHT = "high-contrast-light"
    PLAIN = "plain"


class Weapon(StrEnum):
    """What happens where a monster may be met in two ways."""

    ASK = "ask"
    USE = "use"


class Dealer(StrEnum):
    """Who tells what a room looks like."""

    NOBODY = "nobody"
    NARRATOR = "narrator"
    HUMAN = "human"


class Symbols(StrEnum):
    """Which characters cards are drawn with."""

    AUTO = "auto"
    UNICODE = "unicode"
    ASCII = "ascii"


@dataclass(frozen=True, slots=True)
class Preferences:
    """Every preference with its default."""

    theme: Theme = Theme.CANDLE
    weapon: Weapon = Weapon.ASK
    dealer: Dealer = Dealer.NARRATOR
    symbols: Symbols = Symbols.AUTO
    motion: bool = True
    counter: bool = True

    @classmethod
    def read(cls, store: Store | None) -> Preferences:
        """What was kept; what is not understood any more is as at first."""
        kept: dict[str, object] = {} if store is None else store.setting("preferences", {})
        preferences = cls()
        for each in fields(cls):
            with suppress(KeyError, ValueError):
                preferences = preferences.changed(each.name, kept[each.name])
        return preferences

    def changed(self, name: str, value: object) -> Preferences:
        """With another value for one preference; a `ValueError` where there is no such value."""
        kind = type(getattr(self, name))
        return replace(self, **{name: kind(value)})

    def values(self, name: str) -> dict[str, StrEnum | bool]:
        """Every value that a preference may have, by its name."""
        kind = type(getattr(self, name))
        return {"off": False, "on": True} if kind is bool else {each.value: each for each in kind}

    def name_of(self, name: str) -> str:
        """The name of the value that a preference has."""
        now = getattr(self, name)
        return next(text for text, value in self.values(name).items() if value == now)

    @property
    def in_ascii(self) -> bool:
        """Whether only the plainest characters are to be shown."""
        if self.symbols is Symbols.AUTO:
            return not _shows_unicode()
        return self.symbols is Symbols.ASCII

    def keep(self, store: Store | None, *names: str) -> None:
        """Keep what is preferred, or only what is named: another window may have changed the rest."""
        if store is None:
            return
        chosen = {name: value for name, value in asdict(self).items() if name in names or not names}
        nothing: dict[str, object] = {}
        store.change_setting("preferences", nothing, lambda kept: kept | chosen)


def _shows_unicode() -> bool:
    """Whether the terminal shows more than ASCII, as far as it says so."""
    encoding = (sys.__stdout__.encoding if sys.__stdout__ else "") or ""
    # Python speaks UTF-8 whatever the locale; one that was set to C on purpose means what it says.
    if (os.environ.get("LC_ALL") or os.environ.get("LANG")) in ("C", "POSIX"):
        return False
    return encoding.lower().replace("-", "") == "utf8" and os.environ.get("TERM") not in ("dumb", "vt100")
