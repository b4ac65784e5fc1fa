"""A player's preferences, saved from one session to the next."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum

from scoundrel.errors import TextError
from scoundrel.play.store import Store
from scoundrel.texts import SOURCE, say
from scoundrel.words.languages import DEVICE, find_language, known_languages, unknown_language
from scoundrel.words.spelling import shows_unicode

__all__ = [
    "ONLY_IN_LINES",
    "SCRIPTED",
    "Back",
    "Dealer",
    "Detail",
    "Fatal",
    "Preferences",
    "Squares",
    "Symbols",
    "Table",
    "Theme",
    "Weapon",
    "lost_language",
    "value_words",
]


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


class Detail(StrEnum):
    """How much is told after a move, line by line."""

    FULL = "full"
    BRIEF = "brief"
    """Only what has changed."""


class Symbols(StrEnum):
    """Which characters the cards are drawn with."""

    AUTO = "auto"
    UNICODE = "unicode"
    ASCII = "ascii"


class Back(StrEnum):
    """What the backs of the cards look like."""

    SEAL = "seal"
    EMBERS = "embers"
    LATTICE = "lattice"
    CROWNS = "crowns"


class Table(StrEnum):
    """What the cards lie on."""

    BARE = "bare"
    BOARDS = "boards"
    FLAGSTONES = "flagstones"
    RUNES = "runes"


class Squares(StrEnum):
    """What the rooms of a shared game are drawn with."""

    AUTO = "auto"
    COLOURS = "colours"
    BARS = "bars"
    LETTERS = "letters"
    """Plain ASCII."""


COLOUR_BLIND = (Theme.COLOUR_BLIND, Theme.COLOUR_BLIND_LIGHT)


@dataclass(frozen=True, slots=True)
class Preferences:
    """Every preference with its default."""

    language: str = DEVICE
    """A language by its code, or that of the device."""
    theme: Theme = Theme.CANDLE
    weapon: Weapon = Weapon.ASK
    fatal: Fatal = Fatal.ASK
    dealer: Dealer = Dealer.NARRATOR
    symbols: Symbols = Symbols.AUTO
    squares: Squares = Squares.AUTO
    motion: bool = True
    counter: bool = True
    handover: bool = True
    """Whether the table waits for the player to whom it is handed, where two play on one device."""
    detail: Detail = Detail.FULL
    back: Back = Back.SEAL
    table: Table = Table.BARE
    honours: bool = False
    """Whether looks that were not earned are offered too."""

    @classmethod
    def read(cls, store: Store | None) -> Preferences:
        """The saved preferences; a value that is no longer understood becomes the default."""
        kept = _kept(store)
        # Whoever chose a language that is not there any more reads English, until they choose another.
        preferences = cls(language=SOURCE if "language" in kept else DEVICE)
        for each in fields(cls):
            with suppress(KeyError, ValueError):
                preferences = preferences.changed(each.name, kept[each.name])
        return preferences

    def changed(self, name: str, value: object) -> Preferences:
        """The same with one preference changed; raises `ValueError` if it has no such value."""
        if name == "language" and value not in self.values(name):
            raise ValueError(value)
        kind = type(getattr(self, name))
        return replace(self, **{name: kind(value)})

    def values(self, name: str) -> Mapping[str, str | bool]:
        """Every value that a preference may have, by the value's name."""
        if name == "language":
            return {code: code for code in (DEVICE, *(each.code for each in known_languages()))}
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
            return not shows_unicode()
        return self.symbols is Symbols.ASCII

    @property
    def drawn_with(self) -> Squares:
        """What to draw the rooms of a shared game with; unless that is chosen, what suits the theme."""
        if self.squares is not Squares.AUTO:
            return self.squares
        return Squares.BARS if self.theme in COLOUR_BLIND else Squares.COLOURS

    def keep(self, store: Store | None, *names: str) -> None:
        """Save all preferences, or only those named: another window may have changed the others."""
        if store is None:
            return
        chosen = {name: value for name, value in asdict(self).items() if name in names or not names}
        nothing: dict[str, object] = {}
        store.change_setting("preferences", nothing, lambda kept: kept | chosen)


def _kept(store: Store | None) -> Mapping[str, object]:
    nothing: dict[str, object] = {}
    return nothing if store is None else store.setting("preferences", nothing)


def lost_language(store: Store) -> TextError | None:
    """What is wrong with a saved language that is not there; None if it is."""
    kept = str(_kept(store).get("language", DEVICE))
    return None if kept in Preferences().values("language") else unknown_language(kept)


def value_words(name: str, value: str) -> str:
    """A value of a preference as players read it; a language goes by its own name."""
    if name == "language" and value != DEVICE:
        return find_language(value).name
    return say(f"settings-{name}_{value.replace('-', '_')}")


ONLY_IN_LINES = ("detail",)
"""Preferences that nothing but lines has a use for."""

SCRIPTED = Preferences(dealer=Dealer.NOBODY, fatal=Fatal.NEVER)
"""The preferences of a program that plays: nobody describes the rooms, and no move must be confirmed."""
