"""The Dealer's words for a room: a few atmospheric sentences that are never wrong about the cards.

The Dealer is given what a player may know and what has happened, nothing else, so a game is told in the
same words whenever it is resumed. The words are in the catalogue under ``narrator``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

from scoundrel.cards import Card, Kind
from scoundrel.events import (
    Broke,
    Carried,
    Damaged,
    Dealt,
    Event,
    Faced,
    Fell,
    PutAway,
    Ran,
    Slain,
    Wasted,
)
from scoundrel.state import View
from scoundrel.texts import Noun, say_one, traits
from scoundrel.words.creatures import creature
from scoundrel.words.heroes import LOW_HEALTH
from scoundrel.words.phrases import capital, cells, sentences

__all__ = ["GREAT", "describe", "killer", "last_words"]

MOST_CELLS = 160
"""Three lines of 56 columns beside the hero in an 80-column terminal, less what line breaks waste."""
MOST_SENTENCES = 4
CROWD = 4
"""With at least this many monsters, they are counted."""
BANDS = ((5, "weak"), (10, "middling"), (15, "strong"))
"""How a group of monsters is described, by the value of its strongest."""
GREAT = 13
"""A monster of at least this value is worth remembering."""


def describe(view: View, story: Sequence[Event] = (), *, tale: str, most: int = MOST_CELLS) -> str:
    """The room that this player sees, in two to four sentences.

    `story` is everything that happened so far, from `Game.story`; `tale` is any text that stays the same
    throughout a game and differs between games. It chooses the words, so it must not be a secret such as
    the seed: whoever reads many words could work it out. As many cards as fit into `most` cells of a
    terminal are given a trait, the others only their plain names.
    """
    words = _Words(tale, view.room_number)
    outcome = view.outcomes[view.player]
    if view.over and outcome is not None:
        return words.one_of("narrator-escaped" if outcome.won else "narrator-fallen")
    past = _Past.of(story)
    cards = words.shuffled(_cards(view))
    for remarking, fewest in ((True, 1), (False, 0)):
        for detailed in range(len(cards), fewest - 1, -1):
            told = sentences(*map(capital, _sentences(view, past, words, cards[:detailed], remarking)))
            if cells(told) <= most:
                return told
    return told


def last_words(view: View, story: Sequence[Event], *, room: int, tale: str) -> str:
    """What is said of a player for whom the game is over: an epitaph, or a homecoming.

    `room` is where it ended for this player; with the tale it chooses the words, as in `describe`.
    """
    outcome, words = view.outcomes[view.player], _Words(tale, room)
    assert outcome is not None
    slayer = killer(story, view.player)
    if outcome.won:
        return words.one_of(f"narrator-home-{_homecoming(view, story)}")
    if slayer is None:
        return words.one_of("narrator-fallen")
    manner = _epitaph(view, story, slayer)
    return capital(words.about(f"narrator-epitaph-{manner}", [slayer], [slayer], room=room))


def killer(story: Sequence[Event], player: int) -> Card | None:
    """The monster that a fallen player fell to; None if that happened before the story begins."""
    own = _of(story, player)
    if not any(isinstance(each, Fell) for each in own):
        return None
    return next(each.card for each in reversed(own) if isinstance(each, Damaged))


def _of(story: Sequence[Event], player: int) -> list[Event]:
    return [each for each in story if getattr(each, "player", None) == player]


def _epitaph(view: View, story: Sequence[Event], slayer: Card) -> str:
    """What is worth saying of a fall: how near the way out was, or how it was fought."""
    if not view.unseen and not view.known:
        return "door"
    if slayer.value <= BANDS[0][0]:
        return "small"
    own = _of(story, view.player)
    faced = max(number for number, each in enumerate(own) if isinstance(each, Faced))
    broke = any(isinstance(each, Broke) for each in own[faced:])
    return "general" if view.hero.weapon or broke else "unarmed"


def _homecoming(view: View, story: Sequence[Event]) -> str:
    """How narrow an escape was."""
    unhurt = not any(isinstance(each, Damaged) for each in _of(story, view.player))
    if any(hero.fallen for hero in view.heroes):
        return "alone"
    if unhurt and view.hero.health == view.rules.max_health:
        return "whole"
    if view.hero.health == 1:
        return "thread"
    return "narrow" if _is_low(view) else "well"


def _cards(view: View) -> list[Card]:
    """The cards in the room, strongest first."""
    return sorted(filter(None, view.room), key=lambda card: (-card.value, card.suit))


# --- Which words ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Words:
    """Chooses the words for a room; a variant comes again only after all others have been used."""

    tale: str
    room: int

    def one_of(self, key: str, turn: int = 0, /, **values: object) -> str:
        def chosen(ways: int) -> int:
            order = sorted(range(ways), key=lambda way: self._lot(key, str(way)))
            return order[(self.room + turn) % ways]

        return say_one(key, chosen, **values)

    def shuffled(self, cards: Iterable[Card]) -> list[Card]:
        return sorted(set(cards), key=lambda card: self._lot(str(self.room), str(card)))

    def about(self, key: str, cards: Sequence[Card], detailed: Collection[Card], **more: object) -> str:
        """A sentence about some cards."""
        named = [self._noun(card, count, card in detailed) for card, count in Counter(cards).items()]
        return self.one_of(key, cards=named, count=len(cards), **more)

    def _noun(self, card: Card, count: int, detailed: bool) -> Noun:
        """What this card is called in this game."""
        known = traits(creature(card)) if detailed else ()
        noun = creature(card, known[self._lot(str(card)) % len(known)] if known else "")
        return noun if count == 1 else Noun(("narrator-copies",), {"card": noun, "count": count})

    def _lot(self, *what: str) -> int:
        return int.from_bytes(blake2b("/".join((self.tale, *what)).encode(), digest_size=8).digest())


# --- What happened before ------------------------------------------------------------------------------


@dataclass(slots=True)
class _Past:
    """What the story says about the current room and the one before."""

    carried: list[Card] = field(default_factory=list)
    returned: list[Card] = field(default_factory=list)
    """The cards of this room that were avoided before."""
    before: list[Event] = field(default_factory=list)
    """What happened in the last room."""
    here: list[Event] = field(default_factory=list)
    """What happened in this one."""
    _lying: dict[int, Card] = field(default_factory=dict)
    _avoided: Counter[Card] = field(default_factory=Counter)
    _dealing: bool = False

    @classmethod
    def of(cls, story: Iterable[Event]) -> _Past:
        past = cls()
        for event in story:
            past._note(event)
        return past

    def _note(self, event: Event) -> None:
        match event:
            case Dealt(card=card, slot=slot):
                self._open()
                self._lying[slot] = card
                if self._avoided[card]:
                    self._avoided[card] -= 1
                    self.returned.append(card)
            case Carried(card=card, slot=slot):
                self._open()
                self._lying[slot] = card
                self.carried.append(card)
            case _:
                self._dealing = False
                self.here.append(event)
                self._leave(event)

    def _open(self) -> None:
        """A new room begins with the first card dealt or carried into it."""
        if not self._dealing:
            self._dealing = True
            self.before, self.here = self.here, []
            self.carried, self.returned, self._lying = [], [], {}

    def _leave(self, event: Event) -> None:
        match event:
            case Ran():
                self._avoided.update(self._lying.values())
            case PutAway(card=card, slot=slot):
                self._avoided[card] += 1
                self._lying.pop(slot, None)
            case Faced(slot=slot):
                self._lying.pop(slot, None)


# --- What is said --------------------------------------------------------------------------------------


def _sentences(
    view: View, past: _Past, words: _Words, detailed: Collection[Card], remarking: bool
) -> list[str]:
    opening = _opening(view, past)
    told = [words.one_of(f"narrator-{opening}", len(past.here)), *_groups(view, past, words, detailed)]
    remark = None if opening == "narrow" else _remark(view)
    if remarking and remark is not None and len(told) < MOST_SENTENCES:
        told.append(words.one_of(f"narrator-remark-{remark}"))
    return told


def _opening(view: View, past: _Past) -> str:
    """What the first sentence is about: what just happened, if it was dramatic, or the place."""
    lately = [
        event for event in past.here or past.before if getattr(event, "player", view.player) == view.player
    ]
    kinds = set(map(type, lately))
    if not past.here and not view.unseen and not view.known:
        return "last"
    if Broke in kinds and view.hero.weapon is None:
        return "broke"
    if Damaged in kinds and _is_low(view):
        return "narrow"
    if any(isinstance(event, Ran) for event in past.before) and not past.here:
        return "ran"
    if Wasted in kinds:
        return "wasted"
    if PutAway in kinds:
        return "put_away"
    if any(isinstance(event, Slain) and event.card.value >= GREAT for event in lately):
        return "great_kill"
    if past.here:
        return "begun"
    return "first" if view.room_number == 1 else "opening"


def _is_low(view: View) -> bool:
    return not view.hero.fallen and view.hero.health <= LOW_HEALTH * view.rules.max_health


def _groups(view: View, past: _Past, words: _Words, detailed: Collection[Card]) -> Iterator[str]:
    """One sentence per group of cards: what came back or was left over, the monsters, the goods."""
    cards = _cards(view)
    single = [card for card, count in Counter(cards).items() if count == 1]
    returned = [card for card in single if card in past.returned]
    carried = [] if returned else [card for card in single if card in past.carried]
    others = [card for card in cards if card not in returned and card not in carried]
    monsters = [card for card in others if card.kind is Kind.MONSTER]
    goods = [card for card in others if card.kind is not Kind.MONSTER]
    if returned:
        yield words.about(f"narrator-returned-{_number(returned)}", returned, detailed)
    if carried:
        yield words.about(f"narrator-carried-{_sort(carried)}-{_number(carried)}", carried, detailed)
    if len(monsters) >= CROWD:
        is_all = not any(card.kind is Kind.MONSTER for card in returned + carried)
        key = "narrator-monsters-crowd" if is_all else "narrator-monsters-others"
        yield words.about(key, monsters, detailed)
    elif monsters:
        yield words.about(f"narrator-monsters-{_band(monsters)}-{_number(monsters)}", monsters, detailed)
    if goods:
        yield words.about(f"narrator-goods-{_sort(goods)}-{_number(goods)}", goods, detailed)


def _number(cards: Sequence[Card]) -> str:
    return "one" if len(cards) == 1 else "many"


def _sort(cards: Sequence[Card]) -> str:
    """The kind of these cards, if they are all of one kind."""
    kinds = {card.kind for card in cards}
    return kinds.pop().value if len(kinds) == 1 else "mixed"


def _band(monsters: Sequence[Card]) -> str:
    strongest = max(card.value for card in monsters)
    return next(band for most, band in BANDS if strongest <= most)


def _remark(view: View) -> str | None:
    """What else there is to say about a room."""
    values = [card.value for card in _cards(view) if card.kind is Kind.MONSTER]
    worst = max((card.value for card in view.rules.deck if card.kind is Kind.MONSTER), default=0)
    if _is_low(view):
        return "low_health"
    if not values:
        return "no_monsters"
    if worst > GREAT and worst in values:
        return "worst"
    if len(values) > 1 and len(values) == len(_cards(view)):
        return "only_monsters"
    repeated = [count for count in Counter(values).values() if count > 1]
    return "alike" if repeated == [2] else None
