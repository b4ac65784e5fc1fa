"""Honours: looks of cards and table that are earned with achievements and chosen in the settings.

An honour changes nothing but a look. Whoever asks to see all of them may choose any.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scoundrel.history.achievements import ACHIEVEMENTS, Achievement
from scoundrel.play.preferences import Preferences
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.phrases import listed

__all__ = ["HONOURS", "Honour", "honour_words", "offered", "to_earn"]


@dataclass(frozen=True, slots=True)
class Honour:
    """A value of a setting, and the key of the achievement that earns it."""

    setting: str
    value: str
    key: str

    @property
    def name(self) -> str:
        return say(f"settings-{self.setting}_{self.value}")

    @property
    def words(self) -> str:
        """What is said when it is earned."""
        return say(f"honours-{self.setting}", name=self.name)


HONOURS = (
    Honour("back", "embers", "out"),
    Honour("back", "lattice", "regular"),
    Honour("back", "crowns", "week"),
    Honour("table", "boards", "whetstone"),
    Honour("table", "flagstones", "no_exit"),
    Honour("table", "runes", "well_read"),
)


def honour_words(earned: Iterable[Achievement]) -> tuple[str, ...]:
    """What newly earned achievements have opened, in sentences."""
    keys = {each.key for each in earned}
    return tuple(honour.words for honour in HONOURS if honour.key in keys)


def offered(store: Store | None, preferences: Preferences, name: str) -> dict[str, str | bool]:
    """The values of a preference to choose from: of honours, those earned, or all if asked for."""
    missing = {honour.value for honour in _missing(store, preferences, name)}
    return {value: each for value, each in preferences.values(name).items() if value not in missing}


def to_earn(store: Store | None, preferences: Preferences, name: str) -> str:
    """With what the other values of a preference are earned, in a sentence; empty if there are none."""
    titles = {each.key: each.title for each in ACHIEVEMENTS}
    missing = [
        say("honours-with", name=honour.name, achievement=titles[honour.key])
        for honour in _missing(store, preferences, name)
    ]
    return say("honours-to_earn", what=listed(missing, "semicolon", "semicolon")) if missing else ""


def _missing(store: Store | None, preferences: Preferences, name: str) -> list[Honour]:
    """The honours that are neither earned nor asked for nor chosen."""
    if preferences.honours:
        return []
    earned = {} if store is None else store.earned()
    now = preferences.name_of(name)
    return [
        each for each in HONOURS if each.setting == name and each.key not in earned and each.value != now
    ]
