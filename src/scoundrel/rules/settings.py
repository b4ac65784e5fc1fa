"""Every setting of the rules, and the eight rule sets: data, no behaviour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from dataclasses import replace as dataclass_replace
from typing import Any

from scoundrel.cards import Card, deck_text, parse_deck
from scoundrel.errors import BadSetting, UnknownRules, quote
from scoundrel.rules.checking import MOST_HEALTH, MOST_SLOTS, checked, nearest
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
from scoundrel.rules.sources import SOURCES, Topic
from scoundrel.rules.wording import topics_of
from scoundrel.texts import Message, english, in_english

__all__ = ["CLASSIC", "RULEBOOK", "Rulebook", "Rules"]


def _number(least: int, most: int) -> Any:
    return field(metadata={"least": least, "most": most})


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Rules:
    """One complete set of rules.

    Every value may also be given as text (``start_health="30"``, ``weapon_breaks="yes"``), as players
    write it on the command line or in a file. A value that does not fit raises `BadSetting`.

    >>> mine = RULEBOOK["classic"].replace(name="mine", start_health=15, weapon_limit="at_most")
    >>> mine.differences(RULEBOOK["classic"])
    ('start_health', 'weapon_limit')
    """

    name: str
    title: str
    deck: tuple[Card, ...]
    players: int = _number(1, 2)
    room_size: int = _number(1, MOST_SLOTS)
    carried: int = _number(0, MOST_SLOTS - 1)
    start_health: int = _number(1, MOST_HEALTH)
    max_health: int = _number(1, MOST_HEALTH)
    health_floor: int | None = field(metadata={"least": -MOST_HEALTH, "most": 0})
    avoid: Avoid
    avoid_in_a_row: bool
    avoided_cards: AvoidedCards
    weapon_limit: WeaponLimit
    weapon_breaks: bool
    bare_hands: bool
    potions: Potions
    ending: Ending
    scoring: Scoring
    loss_counts: LossCounts

    def __post_init__(self) -> None:
        for setting in fields(self):
            value = checked(setting, getattr(self, setting.name))
            object.__setattr__(self, setting.name, value)
        if self.carried >= self.room_size:
            raise BadSetting("error-carried", carried=self.carried, room_size=self.room_size)
        if self.start_health > self.max_health:
            raise BadSetting(
                "error-health_above", start_health=self.start_health, max_health=self.max_health
            )

    @property
    def to_face(self) -> int:
        """How many cards of a full room are faced."""
        return self.room_size - self.carried

    def replace(self, /, **changes: object) -> Rules:
        """These rules with some settings changed."""
        known = self.settings()
        for name in changes:
            if name not in known:
                raise BadSetting(
                    "error-no_setting", name=quote(name), near=nearest(name, known), known=[*known]
                )
        return dataclass_replace(self, **changes) if changes else self  # type: ignore[arg-type]

    def __repr__(self) -> str:
        base = RULEBOOK.closest(self)
        differing = [name for name in self.settings() if getattr(self, name) != getattr(base, name)]
        changes = ", ".join(f"{name}={self._plain(name)!r}" for name in differing)
        return f"RULEBOOK[{base.name!r}]" + (f".replace({changes})" if changes else "")

    def _plain(self, setting: str) -> object:
        """A value as plain data."""
        value = getattr(self, setting)
        if setting == "deck":
            return deck_text(value)
        return str(value) if isinstance(value, Choice) else value

    @staticmethod
    def settings() -> tuple[str, ...]:
        """The names of all settings, in order."""
        return tuple(setting.name for setting in fields(Rules))

    def differences(self, other: Rules) -> tuple[str, ...]:
        """The settings in which these rules differ from others, apart from name and title."""
        return tuple(
            name
            for name in self.settings()
            if name not in ("name", "title") and getattr(self, name) != getattr(other, name)
        )

    def sentences(self) -> dict[Topic, tuple[Message, ...]]:
        """The rules by topic, sentence by sentence, to be said in any language."""
        is_published = self == RULEBOOK.get(self.name)
        return topics_of(self, SOURCES[self.name].notes if is_published else {})

    def topics(self) -> dict[str, str]:
        """The rules in plain English sentences, by topic."""
        return {
            in_english(topic.in_words): english().listed(
                [in_english(each) for each in told], "sentences", "sentences"
            )
            for topic, told in self.sentences().items()
        }

    def describe(self) -> str:
        """The rules in plain English sentences, one paragraph per topic."""
        return "\n".join(f"{topic}: {words}" for topic, words in self.topics().items())


CLASSIC = Rules(
    name="classic",
    title="Classic Scoundrel",
    deck=parse_deck("2c-Ac 2s-As 2d-Td 2h-Th"),
    players=1,
    room_size=4,
    carried=1,
    start_health=20,
    max_health=20,
    health_floor=None,
    avoid=Avoid.ROOM,
    avoid_in_a_row=False,
    avoided_cards=AvoidedCards.UNDER_DECK,
    weapon_limit=WeaponLimit.BELOW,
    weapon_breaks=False,
    bare_hands=True,
    potions=Potions.ONE_PER_ROOM,
    ending=Ending.PLAY_OUT,
    scoring=Scoring.HEALTH,
    loss_counts=LossCounts.DUNGEON,
)
DRAGONS = CLASSIC.replace(
    name="dragons",
    title="Diamonds & Dragons",
    deck=parse_deck("2c-Xc 2s-Xs 2d-Td Ad 2h-Jh"),
    avoided_cards=AvoidedCards.SHUFFLED,
    weapon_breaks=True,
    bare_hands=False,
    potions=Potions.NOT_IN_A_ROW,
    loss_counts=LossCounts.DECK,
)


class Rulebook(Mapping[str, Rules]):
    """Rule sets by name; an alias finds its rule set too."""

    def __init__(self, rules: Iterable[Rules], aliases: Mapping[str, str]) -> None:
        self._rules = {each.name: each for each in rules}
        self._aliases = dict(aliases)

    def __getitem__(self, name: str) -> Rules:
        key = name.strip().lower() if isinstance(name, str) else ""
        try:
            return self._rules[self._aliases.get(key, key)]
        except KeyError:
            raise UnknownRules(
                "error-no_rules",
                name=quote(name),
                near=nearest(str(name), [*self._rules, *self._aliases]),
                known=[*self._rules],
            ) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def __repr__(self) -> str:
        return f"<Rulebook: {', '.join(self)}>"

    def closest(self, rules: Rules) -> Rules:
        """The rule set that differs least from these rules."""
        return min(self.values(), key=lambda each: len(rules.differences(each)))


RULEBOOK = Rulebook(
    [
        CLASSIC,
        CLASSIC.replace(name="easy", title="Easy Scoundrel", avoid_in_a_row=True),
        CLASSIC.replace(name="hard", title="Hard Scoundrel", avoid=Avoid.NOTHING),
        CLASSIC.replace(
            name="original",
            title="Scoundrel, 2011",
            weapon_limit=WeaponLimit.AT_MOST,
            loss_counts=LossCounts.DECK,
        ),
        CLASSIC.replace(
            name="sidestep",
            title="Sidestep Scoundrel",
            deck=parse_deck("2c-Ac 2s-As 2d-Td Ad 2h-Th Ah"),
            carried=0,
            avoid=Avoid.CARD,
            weapon_limit=WeaponLimit.AT_MOST,
            scoring=Scoring.LOW,
            loss_counts=LossCounts.DECK,
        ),
        DRAGONS,
        DRAGONS.replace(
            name="dragons-duo",
            title="Diamonds & Dragons for two",
            deck=DRAGONS.deck * 2,
            players=2,
            room_size=7,
        ),
        CLASSIC.replace(
            name="digital",
            title="Digital Scoundrel",
            health_floor=0,
            ending=Ending.SHORT_ROOM,
            loss_counts=LossCounts.DECK,
        ),
    ],
    aliases={"battle-of-cards": "dragons"},
)
"""The eight rule sets by name: ``classic``, ``easy``, ``hard``, ``original``, ``sidestep``, ``dragons``,
``dragons-duo`` and ``digital``.

It is a mapping: ``RULEBOOK["hard"]`` is a `Rules`, and ``"hard" in RULEBOOK`` is true. A name that it does
not have raises `UnknownRules`, which names those that it has.
"""
