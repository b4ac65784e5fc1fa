"""Everything that may differ between games of Scoundrel: data, no behaviour.

`Rules` has every setting, `RULEBOOK` the eight rule sets. Each setting carries its own explanation, so
`Rules.describe` can't disagree with what is played.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from dataclasses import replace as dataclass_replace
from enum import StrEnum
from typing import Any, Self

from scoundrel.cards import Card, Kind, Suit, deck_text, in_deck_order, parse_deck, rank_word
from scoundrel.errors import BadSetting, InvalidCard, UnknownRules, quote

__all__ = [
    "MOST_CARDS",
    "MOST_SLOTS",
    "RULEBOOK",
    "SOURCES",
    "Avoid",
    "AvoidedCards",
    "Ending",
    "LossCounts",
    "Potions",
    "Rulebook",
    "Rules",
    "Scoring",
    "Source",
    "WeaponLimit",
    "nearest",
]

MOST_CARDS = 96
"""The most cards in a deck."""
MOST_SLOTS = 9
"""The most cards in a room."""
MOST_HEALTH = 999
LONGEST_WORD = 80
"""The longest word that is compared with known ones, since comparing long ones is slow."""


class Choice(StrEnum):
    """A setting with named values, each with its explanation."""

    words: str

    def __new__(cls, value: str, words: str) -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.words = words
        return member


class Avoid(Choice):
    """What a hero may refuse to face."""

    NOTHING = "nothing", "Every room must be faced; you can't run."
    ROOM = (
        "room",
        (
            "Before you face any card of a full room, you may run from the whole room, "
            "as long as cards are left in the dungeon."
        ),
    )
    CARD = "card", "Before you face any card of a room, you may put one of its cards away."


class AvoidedCards(Choice):
    """Where avoided cards go."""

    UNDER_DECK = (
        "under_deck",
        "Avoided cards go under the dungeon, in room order.",
    )
    SHUFFLED = "shuffled", "Avoided cards go back into the dungeon, which is then shuffled."


class WeaponLimit(Choice):
    """Which monsters a used weapon can still strike."""

    BELOW = "below", "a used weapon can strike only monsters weaker than its last kill"
    AT_MOST = (
        "at_most",
        "a used weapon can strike only monsters no stronger than its last kill",
    )


class Potions(Choice):
    """Which potions heal."""

    ONE_PER_ROOM = (
        "one_per_room",
        ("Only the first potion you take in a room heals; any other is wasted."),
    )
    NOT_IN_A_ROW = (
        "not_in_a_row",
        ("A potion taken right after another potion is wasted, even in a new room or after a run."),
    )


class Ending(Choice):
    """How the dungeon ends."""

    PLAY_OUT = (
        "play_out",
        "When the dungeon runs out, you face the cards that are left; then the game ends.",
    )
    SHORT_ROOM = "short_room", "The game ends as soon as a full room can't be dealt."


class Scoring(Choice):
    """How a win is scored."""

    HEALTH = (
        "health",
        (
            "A win scores your remaining health, plus the value of the last card faced "
            "if that was a potion and your health is at its maximum."
        ),
    )
    LOW = (
        "low",
        "The lowest score is best: a win scores minus your remaining health.",
    )


class LossCounts(Choice):
    """Where the cards are that count against a fallen hero."""

    DECK = "deck", "left in the dungeon"
    DUNGEON = "dungeon", "left in the dungeon and in the room"


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
            value = _checked(setting, getattr(self, setting.name))
            object.__setattr__(self, setting.name, value)
        if self.carried >= self.room_size:
            raise BadSetting(
                f"carried={self.carried} does not fit room_size={self.room_size}: "
                "at least one card of a room must be faced"
            )
        if self.start_health > self.max_health:
            raise BadSetting(f"start_health={self.start_health} is more than max_health={self.max_health}")

    def replace(self, /, **changes: object) -> Rules:
        """These rules with some settings changed."""
        known = self.settings()
        for name in changes:
            if name not in known:
                raise BadSetting(
                    f"there is no setting {quote(name)}{nearest(name, known)}; "
                    f"the settings are {', '.join(known)}"
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

    def topics(self) -> dict[str, str]:
        """The rules in plain sentences, by topic."""
        topics = {
            "Dungeon": _deck_words(self),
            "Health": _health_words(self),
            "Rooms": _room_words(self),
            "Avoiding": _avoid_words(self),
            "Monsters": _monster_words(self),
            "Weapons": _weapon_words(self),
            "Potions": "A potion restores its value in health, up to the maximum. " + self.potions.words,
            "The end": _ending_words(self),
            "Score": _score_words(self),
        }
        if self == RULEBOOK.get(self.name):
            for topic, note in SOURCES[self.name].notes.items():
                topics[topic] += f" {note}"
        return topics

    def describe(self) -> str:
        """The rules in plain sentences, one paragraph per topic."""
        return "\n".join(f"{topic}: {words}" for topic, words in self.topics().items())


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


def _checked(setting: Field[Any], value: object) -> object:
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
    raise BadSetting(f"{name} can't be {quote(value)}: it is one of {', '.join(choices)}")


def _checked_bool(name: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.strip().lower() in _YES_NO:
        return _YES_NO[value.strip().lower()]
    raise BadSetting(f"{name} can't be {quote(value)}: it is yes or no")


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
    wanted = f"a whole number from {least} to {most}" + (", or none" if optional else "")
    raise BadSetting(f"{setting.name} can't be {quote(value)}: it is {wanted}")


def _checked_deck(value: object) -> tuple[Card, ...]:
    try:
        cards = parse_deck(value)  # type: ignore[arg-type]
    except InvalidCard as error:
        raise BadSetting(f"deck: {error}") from None
    except TypeError:
        raise BadSetting(f"deck can't be {quote(value)}: it is a list of cards") from None
    if not 1 <= len(cards) <= MOST_CARDS:
        raise BadSetting(f"a deck has 1 to {MOST_CARDS} cards, not {len(cards)}")
    return in_deck_order(cards)


def _checked_label(name: str, value: object) -> str:
    if name == "name":
        if isinstance(value, str) and re.fullmatch(r"\w[\w.-]{0,39}", value):
            return value
        wanted = "at most 40 letters, digits, dots and dashes"
    else:
        # No semicolon: it separates the fields of a position.
        if (
            isinstance(value, str)
            and re.fullmatch(r"[^;]{1,80}", value)
            and value.isprintable()
            and value.strip()
        ):
            return value
        wanted = "one line of at most 80 characters without a semicolon"
    raise BadSetting(f"{name} can't be {quote(value)}: it is {wanted}")


def nearest(word: str, known: Iterable[str]) -> str:
    """`` (did you mean 'classic'?)`` if a known word is similar, else nothing."""
    from difflib import get_close_matches

    if len(word) > LONGEST_WORD:
        return ""
    close = get_close_matches(word.lower(), list(known), n=1, cutoff=0.6)
    return f" (did you mean {quote(close[0])}?)" if close else ""


def _deck_words(rules: Rules) -> str:
    parts = []
    for kind in Kind:
        cards = [card for card in rules.deck if card.kind is kind]
        if cards:
            plural = kind.value + ("s" if len(cards) > 1 else "")
            parts.append(f"{len(cards)} {plural} ({_ranks_by_suit(cards)})")
    return f"The dungeon has {_count(len(rules.deck), 'card')}: {', '.join(parts)}."


def _ranks_by_suit(cards: list[Card]) -> str:
    """``clubs and spades, 2 to ace``: the ranks of each suit; suits with the same ranks share them."""
    suits_of: dict[str, list[str]] = {}
    for suit in Suit:
        values = [card.value for card in cards if card.suit == suit]
        if values:
            ranks = _rank_ranges(sorted(set(values)))
            ranks += ", all twice" if len(values) == 2 * len(set(values)) else ""
            suits_of.setdefault(ranks, []).append(suit.name.lower())
    return "; ".join(f"{' and '.join(suits)}, {ranks}" for ranks, suits in suits_of.items())


def _rank_ranges(values: list[int]) -> str:
    runs: list[list[int]] = []
    for value in values:
        if runs and value == runs[-1][-1] + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return ", ".join(
        " to ".join(rank_word(value) for value in dict.fromkeys((run[0], run[-1]))) for run in runs
    )


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" + ("" if number == 1 else "s")


def _health_words(rules: Rules) -> str:
    whose = "Each of the two parties starts" if rules.players == 2 else "You start"
    floor = (
        "Health may go below zero."
        if rules.health_floor is None
        else f"Health never goes below {str(rules.health_floor).replace('-', '−')}."
    )
    return (
        f"{whose} with {rules.start_health} health and can have at most {rules.max_health}. {floor} "
        "At zero or below you fall at once."
    )


def _room_words(rules: Rules) -> str:
    to_face = rules.room_size - rules.carried
    words = f"A room has {_count(rules.room_size, 'card')}. "
    who = "The two players together face" if rules.players == 2 else "You face"
    if rules.carried:
        words += (
            f"{who} {to_face} of them, one at a time, in any order; "
            f"the rest ({_count(rules.carried, 'card')}) stays for the next room."
        )
    else:
        which = "every card that is not put away" if rules.avoid is Avoid.CARD else "all of them"
        words += f"{who} {which}, one at a time, in any order."
    if rules.players == 2:
        words += (
            " Chance decides who goes first. The players take turns, each for their own party; "
            "whoever took the last card of a room starts the next one. "
            "If one party falls, the other plays on alone."
        )
    return words


def _avoid_words(rules: Rules) -> str:
    if rules.avoid is Avoid.NOTHING:
        return rules.avoid.words
    words = [rules.avoid.words]
    if rules.avoid is Avoid.CARD:
        words.append("You then face all the others." if rules.carried <= 1 else "")
    elif rules.players == 2:
        words.append("The player who starts the room decides for both, and also starts the new room.")
    words.append(rules.avoided_cards.words)
    what = "put a card away in" if rules.avoid is Avoid.CARD else "run from"
    how_often = f"may {what} any number of" if rules.avoid_in_a_row else f"may not {what} two"
    words.append(f"You {how_often} rooms in a row.")
    return " ".join(filter(None, words))


def _monster_words(rules: Rules) -> str:
    values = {card.value for card in rules.deck if card.kind is Kind.MONSTER}
    faces = [f"{rank_word(value)} {value}" for value in sorted(values) if value > 10]
    worth = f" ({', '.join(faces)})" if faces else ""
    return (
        f"A monster fought with bare hands costs its value in health{worth}; "
        "fought with a weapon, its value minus the weapon's, but never less than 0."
    )


def _weapon_words(rules: Rules) -> str:
    beyond = "Against any other monster "
    if rules.weapon_breaks:
        beyond += "the weapon breaks: it does not help and is discarded."
    else:
        beyond += "you fight with bare hands and keep the weapon."
    choice = (
        "You may always fight with bare hands instead, which leaves the weapon unchanged."
        if rules.bare_hands
        else "If you hold a weapon, you must use it."
    )
    return (
        "A weapon you take is always equipped; the old one is discarded with the monsters slain "
        f"with it. A new weapon can strike any monster; {rules.weapon_limit.words}. {beyond} {choice}"
    )


def _ending_words(rules: Rules) -> str:
    each = " Each party wins or loses on its own." if rules.players == 2 else ""
    return rules.ending.words + " If you are still alive, you win." + each


def _score_words(rules: Rules) -> str:
    if rules.scoring is Scoring.LOW:
        loss = f"A loss scores the number of cards {rules.loss_counts.words}."
    else:
        loss = f"A loss scores your health minus the values of all monsters {rules.loss_counts.words}."
    when = " It is counted when a party falls." if rules.players == 2 else ""
    return f"{rules.scoring.words} {loss}{when}"


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
                f"there is no rule set {quote(name)}"
                f"{nearest(str(name), [*self._rules, *self._aliases])}; "
                f"the rule sets are {', '.join(self._rules)}"
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


@dataclass(frozen=True, slots=True)
class Source:
    """Who made a rule set, what is special about it, and what its settings don't say."""

    credit: str
    gist: str
    notes: Mapping[str, str] = field(default_factory=dict)
    """An extra sentence for some of the topics."""
    heroes: int = 1
    """How many heroes share the health of a party."""


_DESIGNERS = "Designed by Zach Gage and Kurt Bieg"
_ONLINE = f"{_DESIGNERS}; as played by an online Scoundrel with three difficulties."
_DRAGONS = (
    "Diamonds & Dragons is by Rory Philstrom. It is a version of Battle of Cards by Alexander Petcoglo, "
    "which is itself a variant of Scoundrel by Zach Gage and Kurt Bieg."
)
_PARTY = (
    "A party is five heroes with 4 health each: the king and queen of hearts, "
    "and the king, queen and jack of diamonds."
)

SOURCES: Mapping[str, Source] = {
    "classic": Source(_ONLINE, "The standard game: you may run, but not twice in a row."),
    "easy": Source(_ONLINE, "You may run any number of times in a row."),
    "hard": Source(_ONLINE, "No running at all."),
    "original": Source(
        f"{_DESIGNERS}; these are their own rules from 2011.",
        "As first published: a used weapon can also strike an equal monster.",
    ),
    "sidestep": Source(
        f"{_DESIGNERS}; as played by another site.",
        "Put one card away instead of running; red aces; the lowest score is best.",
    ),
    "dragons": Source(
        _DRAGONS,
        "Jokers, weapons that break, and a dungeon that is shuffled when you run.",
        {"Health": _PARTY},
        heroes=5,
    ),
    "dragons-duo": Source(
        _DRAGONS, "Two parties share a double deck in rooms of seven.", {"Health": _PARTY}, heroes=5
    ),
    "digital": Source(
        f"{_DESIGNERS}; as described in a specification for digital versions.",
        "You win as soon as a full room can't be dealt.",
        {"Score": "The specification defines no score; this one is taken from the rules of 2011."},
    ),
}
"""The source of each rule set."""
