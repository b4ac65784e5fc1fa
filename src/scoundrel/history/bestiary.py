"""The bestiary: what came of every creature and thing that a player has met, and a line on each.

It is filled by finished games, each counted once, and kept as one setting. Games that it lacks, perhaps
because an older program saved them, are counted when somebody looks at it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from typing import Any, NamedTuple

from scoundrel.cards import JOKER, Card, Kind, Suit
from scoundrel.errors import InvalidCard, ScoundrelError, quote
from scoundrel.events import Broke, Dealt, Event, Faced, Fell, Slain, Wasted
from scoundrel.game import Game
from scoundrel.play.saved import HUMAN, SavedGame
from scoundrel.play.shelf import clock_time
from scoundrel.play.store import Store
from scoundrel.rules import RULEBOOK
from scoundrel.texts import say
from scoundrel.words.cards import card_name
from scoundrel.words.creatures import creature, creature_line, creature_names
from scoundrel.words.phrases import capital, listed, rules_title

__all__ = [
    "ALL_CARDS",
    "BESTIARY",
    "CHAPTERS",
    "Bestiary",
    "Entry",
    "Meetings",
    "Tally",
    "add_games",
    "counted_games",
    "forget_games",
    "meetings_in",
    "read_entry",
]

BESTIARY = "bestiary"
"""The setting that holds the numbers of the games counted, and what came of each card in them."""
GAMES, CARDS = "games", "cards"
NUMBERS = ("done", "left", "ends", "bare", "wasted")
DAYS = ("first", "last_bare")
BY = "by"
LAST_OF_SUIT = {Suit.CLUBS: JOKER, Suit.SPADES: JOKER, Suit.DIAMONDS: 14, Suit.HEARTS: 14}
ALL_CARDS = tuple(Card.of(suit, value) for suit in Suit for value in range(2, LAST_OF_SUIT[suit] + 1))
"""Every creature and thing that some dungeon holds."""
CHAPTERS: Mapping[Kind, tuple[Suit, ...]] = {
    kind: tuple(suit for suit in Suit if suit.kind is kind) for kind in Kind
}
"""The suits of each chapter."""


@dataclass(frozen=True, slots=True)
class Meetings:
    """What came of all meetings with a card."""

    done: int = 0
    """How often it was slain, taken up or drunk."""
    left: int = 0
    """How often it was seen and left behind, or left to another."""
    ends: int = 0
    """How often it was the player's end."""
    bare: int = 0
    """How often it was slain with bare hands."""
    wasted: int = 0
    """How often it was drunk without effect."""
    first: date | None = None
    last_bare: date | None = None
    by: Mapping[Card, int] = field(default_factory=dict)
    """How often it was slain with each weapon."""

    @property
    def met(self) -> int:
        return self.done + self.left + self.ends

    def __add__(self, other: Meetings) -> Meetings:
        sums = {name: getattr(self, name) + getattr(other, name) for name in NUMBERS}
        days: dict[str, Any] = {
            "first": min(filter(None, (self.first, other.first)), default=None),
            "last_bare": max(filter(None, (self.last_bare, other.last_bare)), default=None),
        }
        return Meetings(**sums, **days, by=Counter(self.by) + Counter(other.by))

    def data(self) -> dict[str, Any]:
        """The same as JSON can hold it, without what is nothing."""
        days = {name: day.isoformat() for name in DAYS if (day := getattr(self, name))}
        numbers = {name: number for name in NUMBERS if (number := getattr(self, name))}
        return numbers | days | ({BY: {str(card): n for card, n in self.by.items()}} if self.by else {})

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Meetings:
        """What `data` returned; anything else raises an exception of `NONSENSE`."""
        values: dict[str, Any] = {name: _number(data.get(name, 0)) for name in NUMBERS}
        values |= {name: date.fromisoformat(data[name]) for name in DAYS if name in data}
        return cls(**values, by={Card(text): _number(n) for text, n in data.get(BY, {}).items()})


NONSENSE = (AttributeError, KeyError, TypeError, ValueError, ScoundrelError)
"""The exceptions that reading unchecked data may raise."""


def _number(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError
    return value


# --- What came of the cards of a game ----------------------------------------------------------------


def meetings_in(game: Game, seats: Sequence[str], day: date) -> dict[Card, Meetings]:
    """What came of each card that was seen in a finished game, for whoever is human there."""
    copies = Counter(game.rules.deck)
    dealt = Counter(event.card for event in game.story if isinstance(event, Dealt))
    found = {card: Meetings(left=min(n, max(1, copies[card])), first=day) for card, n in dealt.items()}
    for turn in game.turns:
        for event in turn.events:
            if isinstance(event, Faced) and seats[event.player] == HUMAN:
                came = _faced(event, turn.events, day)
                before = found.get(event.card, Meetings())
                found[event.card] = before + came + Meetings(left=-min(1, before.left))
    return found


def _faced(faced: Faced, events: Iterable[Event], day: date) -> Meetings:
    """What came of facing a card, by everything that happened in that move."""
    own = [event for event in events if getattr(event, "player", None) == faced.player]
    if faced.card.kind is not Kind.MONSTER:
        return Meetings(done=1, wasted=int(any(isinstance(event, Wasted) for event in own)), first=day)
    if any(isinstance(event, Fell) for event in own):
        return Meetings(ends=1, first=day)
    weapon = next((event.weapon for event in own if isinstance(event, Slain | Broke)), None)
    if weapon is None:
        return Meetings(done=1, bare=1, first=day, last_bare=day)
    return Meetings(done=1, first=day, by={weapon: 1})


# --- Kept --------------------------------------------------------------------------------------------


def counted_games(store: Store) -> frozenset[int]:
    """The numbers of the games that were counted."""
    return frozenset(_read(store.setting(BESTIARY, _nothing()))[0])


def add_games(store: Store, games: Iterable[tuple[SavedGame, Game]]) -> None:
    """Count finished games; one that was counted before changes nothing."""
    found = {
        saved.id: meetings_in(game, saved.seats, clock_time(saved.changed).date()) for saved, game in games
    }
    if found:
        store.change_setting(BESTIARY, _nothing(), lambda kept: _with(kept, found))


def forget_games(store: Store) -> None:
    """Count nothing any more."""
    store.change_setting(BESTIARY, _nothing(), lambda _: _nothing())


def _with(kept: dict[str, Any], found: Mapping[int, Mapping[Card, Meetings]]) -> dict[str, Any]:
    games, cards = _read(kept)
    for number, met in found.items():
        if number in games:
            continue
        games.add(number)
        for card, meetings in met.items():
            cards[card] = cards.get(card, Meetings()) + meetings
    return {GAMES: sorted(games), CARDS: {str(card): cards[card].data() for card in sorted(cards)}}


def _nothing() -> dict[str, Any]:
    return {}


def _read(kept: Mapping[str, Any]) -> tuple[set[int], dict[Card, Meetings]]:
    """What was kept; if another program wrote nonsense there, nothing, and everything is counted again."""
    with suppress(*NONSENSE):
        cards = {Card(text): Meetings.read(data) for text, data in kept.get(CARDS, {}).items()}
        return {_number(each) for each in kept.get(GAMES, [])}, cards
    return set(), {}


# --- In words ----------------------------------------------------------------------------------------


class Tally(NamedTuple):
    """One of the numbers of an entry."""

    name: str
    words: str
    number: int


class Entry(NamedTuple):
    """What the bestiary says of a creature or thing; one that was never met has no name and no line."""

    card: Card
    known: bool
    name: str
    title: str
    """Its name, or what stands in its place, and which card it is."""
    worth: str
    line: str
    tallies: tuple[Tally, ...]
    facts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bestiary:
    """What came of all cards."""

    cards: Mapping[Card, Meetings]
    waiting: int = 0
    """How many older games are not counted yet."""

    @classmethod
    def read(cls, store: Store, waiting: int = 0) -> Bestiary:
        return cls(_read(store.setting(BESTIARY, _nothing()))[1], waiting)

    def count(self, kind: Kind) -> str:
        """How many of a kind were met, of how many."""
        of_kind = [card for card in ALL_CARDS if card.kind is kind]
        return say("bestiary-count", n=sum(map(self.knows, of_kind)), most=len(of_kind))

    @property
    def news(self) -> str:
        """What is still to be done: older games to be counted, or the first game to be finished."""
        if self.waiting:
            return say("bestiary-waiting", n=self.waiting)
        return "" if self.cards else say("bestiary-nothing")

    def knows(self, card: Card) -> bool:
        """Whether it was ever met."""
        return card in self.cards

    def first(self, kind: Kind) -> Card:
        """The first card of a kind that was met; if none was, the first there is."""
        of_kind = [card for card in ALL_CARDS if card.kind is kind]
        return next(filter(self.knows, of_kind), of_kind[0])

    def entry(self, card: Card) -> Entry:
        """What is written of a card."""
        known, meetings = self.knows(card), self.cards.get(card, Meetings())
        name = capital(say("bestiary-name", creature=creature(card))) if known else say("bestiary-unmet")
        place = say(f"bestiary-group-{card.suit.letter}")
        return Entry(
            card,
            known,
            name,
            say("bestiary-entry", name=name, card=_which(card, known)),
            say("bestiary-worth", n=card.value, where=place),
            creature_line(card) if known else "",
            self._tallies(card.kind, meetings) if known else (),
            tuple(filter(None, self._facts(card, meetings) if known else [_home(card)])),
        )

    def _tallies(self, kind: Kind, meetings: Meetings) -> tuple[Tally, ...]:
        numbers = {"met": meetings.met, "done": meetings.done, "left": meetings.left, "end": meetings.ends}
        wanted = [name for name in numbers if name != "end" or kind is Kind.MONSTER]
        return tuple(
            Tally(name, say(f"bestiary-tally-{kind.value}-{name}"), numbers[name]) for name in wanted
        )

    def _facts(self, card: Card, meetings: Meetings) -> list[str]:
        """Up to three things worth telling."""
        told = {
            Kind.MONSTER: lambda: [_bare(meetings), _by(meetings)],
            Kind.WEAPON: lambda: self._victims(card),
            Kind.POTION: lambda: [say("bestiary-wasted", n=meetings.wasted) if meetings.wasted else ""],
        }[card.kind]()
        first = say("bestiary-first", day=meetings.first) if meetings.first else ""
        return [*told, first]

    def _victims(self, weapon: Card) -> list[str]:
        """What was slain with a weapon, and what most often."""
        slain = Counter({card: meetings.by.get(weapon, 0) for card, meetings in self.cards.items()})
        if not slain.total():
            return []
        card, most = max(slain.items(), key=lambda item: (item[1], item[0].value))
        return [
            say("bestiary-slew", weapon=creature(weapon), n=slain.total()),
            say("bestiary-slew_most", slain=creature(card), n=most),
        ]

    def told(self, card: Card) -> list[str]:
        """An entry in sentences."""
        entry = self.entry(card)
        return [self.entry_line(card), entry.worth, *filter(None, (entry.line,)), *entry.facts]

    def lines(self, kind: Kind) -> list[str]:
        """A chapter in sentences: how much of it is known, and what was met."""
        heading = say("bestiary-chapter", name=say(f"bestiary-kind-{kind.value}"), count=self.count(kind))
        known = [card for card in ALL_CARDS if card.kind is kind and self.knows(card)]
        return [heading, *map(self.entry_line, known)]

    def entry_line(self, card: Card) -> str:
        """An entry in one line."""
        entry = self.entry(card)
        numbers = listed(say("bestiary-number", n=each.number, words=each.words) for each in entry.tallies)
        return say("bestiary-told", title=entry.title, numbers=numbers or say("bestiary-unmet"))


def read_entry(text: str) -> Card:
    """The card that a player names: by its code, its name, or what the narrator calls it."""
    with suppress(InvalidCard):
        return Card(text)
    wanted = text.strip().casefold()
    for card in ALL_CARDS:
        names = {card_name(card), *creature_names(card)}
        if wanted in map(str.casefold, names):
            return card
    raise ScoundrelError("bestiary-no_card", given=quote(text))


def _which(card: Card, known: bool) -> str:
    """Which card it is; the dragons' names would tell more than is known."""
    return card_name(card) if known or card.value < JOKER else say("rank-X")


def _bare(meetings: Meetings) -> str:
    if not meetings.bare or meetings.last_bare is None:
        return ""
    return say("bestiary-bare", n=meetings.bare, day=meetings.last_bare)


def _by(meetings: Meetings) -> str:
    if not meetings.by:
        return ""
    weapon, most = max(meetings.by.items(), key=lambda item: (item[1], item[0].value))
    return say("bestiary-by", weapon=creature(weapon), n=most)


def _home(card: Card) -> str:
    """By which rules it can be met, if not by those of the classic game."""
    if card in RULEBOOK["classic"].deck:
        return ""
    homes = [rules_title(name) for name, rules in RULEBOOK.items() if card in rules.deck]
    return say("bestiary-home", rules=homes) if homes else ""
