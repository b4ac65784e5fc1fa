"""The rules in sentences, by topic, in no language yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from scoundrel.cards import JOKER, RANKS, Card, Kind, Suit, rank_name
from scoundrel.rules.choices import Avoid
from scoundrel.rules.sources import Topic
from scoundrel.texts import Message, Noun

if TYPE_CHECKING:
    from scoundrel.rules.settings import Rules

__all__ = ["topics_of"]

HIGHEST_NUMBER = 10
"""The value up to which a card's rank is its value."""


def topics_of(rules: Rules, notes: Mapping[Topic, Message]) -> dict[Topic, tuple[Message, ...]]:
    """Every topic, sentence by sentence; a note on a topic comes last."""
    topics = {
        Topic.DUNGEON: [_dungeon(rules.deck)],
        Topic.HEALTH: list(_health(rules)),
        Topic.ROOMS: list(_rooms(rules)),
        Topic.AVOIDING: list(_avoiding(rules)),
        Topic.MONSTERS: [_monsters(rules.deck)],
        Topic.WEAPONS: list(_weapons(rules)),
        Topic.POTIONS: [
            Message("rules-potions-heal"),
            Message("rules-potions-which", {"potions": rules.potions}),
        ],
        Topic.END: list(_end(rules)),
        Topic.SCORE: list(_score(rules)),
    }
    noted = {topic: [notes[topic]] if topic in notes else [] for topic in topics}
    return {topic: (*sentences, *noted[topic]) for topic, sentences in topics.items()}


# --- The deck ----------------------------------------------------------------------------------------


def _dungeon(deck: Sequence[Card]) -> Message:
    kinds = [
        Message(f"rules-deck-{kind.value}", {"n": len(cards), "cards": _by_suit(cards)})
        for kind in Kind
        if (cards := [card for card in deck if card.kind is kind])
    ]
    return Message("rules-dungeon", {"n": len(deck), "kinds": kinds})


def _by_suit(cards: Sequence[Card]) -> Message:
    """The ranks of each suit; suits with the same ranks share them. Dragons have no suit and come last."""
    suits_of: dict[tuple[tuple[int, ...], bool], list[Noun]] = {}
    for suit in Suit:
        copies = Counter(card.value for card in cards if card.suit == suit and card.value < JOKER)
        if copies:
            twice = all(each == 2 for each in copies.values())
            suits_of.setdefault((tuple(sorted(copies)), twice), []).append(Noun((f"suit-{suit.letter}",)))
    told = [
        Message("rules-deck-suits", {"suits": suits, "ranks": list(_runs(values)), "twice": twice})
        for (values, twice), suits in suits_of.items()
    ]
    if dragons := sum(card.value == JOKER for card in cards):
        told.append(Message("rules-deck-dragons", {"n": dragons}))
    return _apart(told)


def _apart(told: Sequence[Message]) -> Message:
    """One after the other, with semicolons between them."""
    some, *more = told
    for each in more:
        some = Message("list-semicolon", {"some": some, "last": each})
    return some


def _runs(values: Sequence[int]) -> Iterator[Message | Noun]:
    """Ranks that follow each other are told by the first and the last."""
    runs: list[list[int]] = []
    for value in values:
        if runs and value == runs[-1][-1] + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    for first, *more in runs:
        ranks = {"first": _rank(first), "last": _rank(more[-1])} if more else {}
        yield Message("cards-ranks-long-run", ranks) if more else _rank(first)


def _rank(value: int) -> Noun:
    return Noun((f"rank-{RANKS[value - 2]}", "rank-number"), {"rank": rank_name(value)})


def _monsters(deck: Sequence[Card]) -> Message:
    values = {card.value for card in deck if card.kind is Kind.MONSTER}
    faces = [
        Message("rules-monsters-face", {"rank": _rank(value), "value": value})
        for value in sorted(values)
        if value > HIGHEST_NUMBER
    ]
    return Message("rules-monsters-cost", {"faces": faces})


# --- The settings ------------------------------------------------------------------------------------


def _health(rules: Rules) -> Iterator[Message]:
    starts = {"players": rules.players, "start_health": rules.start_health, "max_health": rules.max_health}
    yield Message("rules-health-start", starts)
    floor = "none" if rules.health_floor is None else rules.health_floor
    yield Message("rules-health-floor", {"floor": floor})
    if floor != 0:
        yield Message("rules-health-fall")


def _rooms(rules: Rules) -> Iterator[Message]:
    yield Message("rules-rooms-size", {"n": rules.room_size})
    faced = {
        "players": rules.players,
        "to_face": rules.to_face,
        "carried": rules.carried,
        "avoid": rules.avoid,
    }
    yield Message("rules-rooms-face", faced)
    if rules.players == 2:
        yield Message("rules-rooms-first")
        yield Message("rules-rooms-turns")
        yield Message("rules-rooms-fallen")


def _avoiding(rules: Rules) -> Iterator[Message]:
    yield Message("rules-avoiding-what", {"avoid": rules.avoid})
    if rules.avoid is Avoid.NOTHING:
        return
    if rules.avoid is Avoid.CARD and rules.carried <= 1:
        yield Message("rules-avoiding-others")
    if rules.avoid is Avoid.ROOM and rules.players == 2:
        yield Message("rules-avoiding-starter")
    yield Message("rules-avoiding-where", {"avoided_cards": rules.avoided_cards})
    often = {"in_a_row": rules.avoid_in_a_row, "avoid": rules.avoid}
    yield Message("rules-avoiding-often", often)


def _weapons(rules: Rules) -> Iterator[Message]:
    yield Message("rules-weapons-taken")
    yield Message("rules-weapons-limit", {"weapon_limit": rules.weapon_limit})
    yield Message("rules-weapons-beyond", {"breaks": rules.weapon_breaks})
    yield Message("rules-weapons-bare", {"bare_hands": rules.bare_hands})


def _end(rules: Rules) -> Iterator[Message]:
    yield Message("rules-end-when", {"ending": rules.ending})
    yield Message("rules-end-won")
    if rules.players == 2:
        yield Message("rules-end-each")


def _score(rules: Rules) -> Iterator[Message]:
    yield Message("rules-score-won", {"scoring": rules.scoring})
    lost = {"scoring": rules.scoring, "loss_counts": rules.loss_counts}
    yield Message("rules-score-lost", lost)
    if rules.players == 2:
        yield Message("rules-score-fallen")
