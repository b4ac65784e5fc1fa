"""Mixing your own rules: which settings can change, how mixtures are named, and winnable deals for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from hashlib import blake2b
from types import NoneType
from typing import get_args, get_type_hints

from scoundrel.budget import checkpoint
from scoundrel.deals import fresh_seed
from scoundrel.errors import BadSetting, DealError, quote
from scoundrel.game import Game
from scoundrel.notation.rulesets import changed, followers, format_rules, format_value
from scoundrel.rules import RULEBOOK, SOURCES, Rules
from scoundrel.rules.choices import Choice
from scoundrel.texts import Message, in_english, say, shown
from scoundrel.words.rules import made_title, title_of, value_words

__all__ = [
    "Setting",
    "also",
    "called",
    "find_named",
    "gist",
    "mixture",
    "named",
    "renamed_if_mixed",
    "rule_lines",
    "settings",
    "stepped",
    "winnable_deal",
]

LONGEST_NAME = 40
SOLVER_LIMIT = 200_000
"""The solver's node limit for one deal, low enough that a hard deal or a stop never takes long."""
MOST_DEALS = 1000
"""The search gives up after this many deals that can't be won."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting that a player may change, and its possible values."""

    name: str
    values: tuple[str, ...] = ()
    """Every value as a player types it, if the values can be listed."""
    least: int | None = None
    most: int | None = None
    """The limits, if it is a number."""
    optional: bool = False
    """Whether the value may be "none"."""

    @property
    def label(self) -> str:
        return say(f"mixing-settings-{self.name}")

    def word(self, value: str) -> str:
        """A value in a few words."""
        return shown(value_words(self.name, value))

    @property
    def wanted(self) -> str:
        """What a typed value must be, if the values can't be listed."""
        return shown(self._wanted)

    @property
    def _wanted(self) -> Message:
        if self.least is None:
            return Message("mixing-wanted-cards")
        limits = {"least": self.least, "most": self.most, "optional": self.optional}
        return Message("mixing-wanted-number", limits)

    def put(self, value: str, rules: Rules) -> Rules:
        """These rules with this value, and with what must follow it; refuses one that does not fit."""
        try:
            return changed(rules, {self.name: value})
        except BadSetting:
            if self.least is None:
                raise  # its message says which text is not a card
            raise BadSetting("mixing-refused", value=quote(value), wanted=self._wanted) from None

    def word_of(self, rules: Rules) -> str:
        """The value that these rules have, in a few words."""
        return self.word(format_value(rules, self.name))


@cache
def settings() -> tuple[Setting, ...]:
    """Every setting that a player may change, in the order of the rules; names and titles are left out."""
    kinds = get_type_hints(Rules)
    return tuple(
        _setting(field.name, kinds[field.name], field.metadata)
        for field in fields(Rules)
        if kinds[field.name] is not str
    )


def _setting(name: str, kind: type, limits: Mapping[str, int]) -> Setting:
    if isinstance(kind, type) and issubclass(kind, Choice):
        return Setting(name, tuple(choice.value for choice in kind))
    if kind is bool:
        return Setting(name, ("yes", "no"))
    return Setting(
        name, least=limits.get("least"), most=limits.get("most"), optional=NoneType in get_args(kind)
    )


def stepped(setting: Setting, rules: Rules, step: int) -> str | None:
    """The value that is `step` steps away from the current one; None if the values have no order."""
    now = format_value(rules, setting.name)
    if setting.values:
        return setting.values[(setting.values.index(now) + step) % len(setting.values)]
    if setting.least is None or setting.most is None:
        return None
    if now == "none":
        return str(setting.most if step < 0 else setting.least)
    value = int(now) + step
    if setting.optional and not setting.least <= value <= setting.most:
        return "none"
    return str(max(setting.least, min(setting.most, value)))


# --- Names -------------------------------------------------------------------------------------------


def mixture(base: Rules, changes: Mapping[str, object]) -> Rules:
    """These rules with some settings changed, under a name of their own.

    A setting that is tied to a changed one follows it; `also` tells which. A change that does not fit
    raises `BadSetting`. A name or a title among the changes is kept.
    """
    labels = {name: changes[name] for name in ("name", "title") if name in changes}
    return named(changed(base, changes)).replace(**labels)


def also(base: Rules, changes: Mapping[str, object]) -> str:
    """A sentence on the settings that change along with these; empty if none do."""
    following = followers(base, changes)
    told = [
        value_words(each.name, str(following[each.name])) for each in settings() if each.name in following
    ]
    return say("mixing-also", what=told) if told else ""


def named(rules: Rules) -> Rules:
    """These rules under their proper name: equal rules share one, and none borrows a rule set's name.

    Their title is in English, as `title_of` knows it: each player is told it in a language of their own.
    """
    for known in RULEBOOK.values():
        if not rules.differences(known):
            return known
    base = RULEBOOK.closest(rules)
    return rules.replace(name=_name(rules, base), title=made_title(rules, in_english))


def called(rules: Rules, name: str) -> Rules:
    """These rules under a name of the player's own; a bad name or that of a rule set is refused."""
    mine = rules.replace(name=name, title=name)
    if name in RULEBOOK:
        raise BadSetting("store-name_taken", name=quote(name))
    return mine


def find_named(name: str, own: Callable[[], Mapping[str, Rules]], read: Callable[[str], Rules]) -> Rules:
    """Rules by name: a rule set, one of the player's own, or whatever else the name can be read as."""
    if name in RULEBOOK:
        return RULEBOOK[name]
    mixtures = own()
    return mixtures[name] if name in mixtures else renamed_if_mixed(read(name))


def gist(rules: Rules) -> str:
    """Rules in one line: what is special about a rule set, or what a mixture is made of."""
    return shown(SOURCES[rules.name].told_gist) if rules.name in SOURCES else made_title(rules)


def rule_lines(own: Mapping[str, Rules]) -> Iterator[str]:
    """Every rule set and the player's own rules, a sentence for each."""
    for name, rules in RULEBOOK.items():
        yield say("plain-set", name=name, title=title_of(rules), gist=gist(rules))
    for name, rules in own.items():
        yield say("plain-own_set", name=name, title=gist(rules))


def renamed_if_mixed(rules: Rules) -> Rules:
    """The same rules, renamed if they carry the name of a rule set that they differ from."""
    return named(rules) if rules.name in RULEBOOK else rules


def _name(rules: Rules, base: Rules) -> str:
    """A name such as ``classic-start_health.30``, the same in every language, or a digest if too long."""
    parts = [f"{name}.{format_value(rules, name)}" for name in rules.differences(base)]
    name = "-".join([base.name, *parts])
    if len(name) <= LONGEST_NAME and "deck" not in rules.differences(base):
        return name
    plain = format_rules(rules.replace(name=base.name, title=base.title))
    return f"{base.name}-{blake2b(plain.encode(), digest_size=4).hexdigest()}"


# --- Deals -------------------------------------------------------------------------------------------


def winnable_deal(rules: Rules) -> str:
    """A fresh secret seed whose deal can be won by someone who sees every card.

    Only the seed is revealed. Deals that the solver can't decide quickly are skipped.
    """
    from scoundrel.engine.search.solver import Solver, Verdict

    solver = Solver(rules, SOLVER_LIMIT)
    for _ in range(MOST_DEALS):
        checkpoint()
        seed = fresh_seed()
        if solver.solve(Game.deal(rules, seed)) is Verdict.WON:
            return seed
    raise DealError("mixing-hopeless", deals=MOST_DEALS, rules=rules.name)
