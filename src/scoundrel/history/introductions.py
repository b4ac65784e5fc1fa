"""Rule sets that introduce themselves, each when it would be fun next.

An introduction is one line, until its rules are tried or it is dismissed for good. It locks nothing: every
rule set can be played at any time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from scoundrel.history.profile import results
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.phrases import rules_title

__all__ = ["INTRODUCTIONS", "Introduction", "Played", "dismiss", "introduction"]

DISMISSED = "introductions_dismissed"
"""The setting that holds the names of the rule sets whose introduction was dismissed."""


@dataclass(frozen=True, slots=True)
class Played:
    """A player's own finished games and wins, by rule set."""

    games: Counter[str]
    wins: Counter[str]


@dataclass(frozen=True, slots=True)
class Introduction:
    """A rule set, and when it would be fun next."""

    rules: str
    is_time: Callable[[Played], bool]

    @property
    def title(self) -> str:
        return rules_title(self.rules)

    @property
    def label(self) -> str:
        """What trying it is called."""
        return say("introductions-try", title=self.title)

    @property
    def words(self) -> str:
        return say(f"introductions-{self.rules}", title=self.title)


INTRODUCTIONS = (
    Introduction("easy", lambda played: played.games["classic"] >= 8 and not played.wins["classic"]),
    Introduction("hard", lambda played: played.wins["classic"] >= 3),
    Introduction("sidestep", lambda played: played.games["classic"] >= 10),
    Introduction("dragons", lambda played: played.games["classic"] >= 15),
    Introduction("dragons-duo", lambda played: played.games["dragons"] >= 3),
    Introduction("original", lambda played: played.games["classic"] >= 25),
    Introduction("digital", lambda played: played.games["classic"] >= 35),
)
"""The introductions, in the order in which they are made."""


def introduction(store: Store) -> Introduction | None:
    """The rule set that introduces itself now, if any."""
    nothing: list[str] = []
    mine = results(store)
    played = Played(Counter(each.name for each in mine), Counter(each.name for each in mine if each.won))
    known = {saved.name for saved in store.games()} | {
        name for name in store.setting(DISMISSED, nothing) if isinstance(name, str)
    }
    waiting = (each for each in INTRODUCTIONS if each.rules not in known and each.is_time(played))
    return next(waiting, None)


def dismiss(store: Store, rules: str) -> None:
    """Have a rule set never introduce itself again."""
    nothing: list[str] = []
    store.change_setting(
        DISMISSED, nothing, lambda kept: sorted({*(name for name in kept if isinstance(name, str)), rules})
    )
