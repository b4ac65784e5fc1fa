"""The rules in plain sentences, by topic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from scoundrel.cards import JOKER, Card, Kind, Suit, rank_word
from scoundrel.rules.choices import Avoid, Scoring

if TYPE_CHECKING:
    from scoundrel.rules.settings import Rules

__all__ = ["topics_of"]


def topics_of(rules: Rules, notes: Mapping[str, str]) -> dict[str, str]:
    """Every topic in its sentences; a note on a topic comes last."""
    topics = {
        "Dungeon": _deck_words(rules),
        "Health": _health_words(rules),
        "Rooms": _room_words(rules),
        "Avoiding": _avoid_words(rules),
        "Monsters": _monster_words(rules),
        "Weapons": _weapon_words(rules),
        "Potions": "A potion restores its value in health, up to the maximum. " + rules.potions.words,
        "The end": _ending_words(rules),
        "Score": _score_words(rules),
    }
    return {topic: f"{words} {notes.get(topic, '')}".rstrip() for topic, words in topics.items()}


def _deck_words(rules: Rules) -> str:
    parts = []
    for kind in Kind:
        cards = [card for card in rules.deck if card.kind is kind]
        if cards:
            plural = kind.value + ("s" if len(cards) > 1 else "")
            parts.append(f"{len(cards)} {plural} ({_ranks_by_suit(cards)})")
    return f"The dungeon has {_count(len(rules.deck), 'card')}: {', '.join(parts)}."


def _ranks_by_suit(cards: list[Card]) -> str:
    """``clubs and spades, 2 to ace``: the ranks of each suit; suits with the same ranks share them.

    Dragons have no suit, so they come last.
    """
    suits_of: dict[str, list[str]] = {}
    for suit in Suit:
        values = [card.value for card in cards if card.suit == suit and card.value < JOKER]
        if values:
            ranks = _rank_ranges(sorted(set(values)))
            ranks += ", all twice" if len(values) == 2 * len(set(values)) else ""
            suits_of.setdefault(ranks, []).append(suit.name.lower())
    told = [f"{' and '.join(suits)}, {ranks}" for ranks, suits in suits_of.items()]
    dragons = sum(card.value == JOKER for card in cards)
    if dragons:
        told.append(f"{_count(dragons, 'dragon')}, the joker{'' if dragons == 1 else 's'}")
    return "; ".join(told)


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
    if rules.health_floor == 0:
        floor = "Health never goes below zero, and at zero you fall at once."
    elif rules.health_floor is None:
        floor = "Health may go below zero. At zero or below you fall at once."
    else:
        least = str(rules.health_floor).replace("-", "−")
        floor = f"Health never goes below {least}. At zero or below you fall at once."
    return f"{whose} with {rules.start_health} health and can have at most {rules.max_health}. {floor}"


def _room_words(rules: Rules) -> str:
    words = f"A room has {_count(rules.room_size, 'card')}. "
    who = "The two players together face" if rules.players == 2 else "You face"
    if rules.carried:
        words += (
            f"{who} {rules.to_face} of them, one at a time, in any order; "
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
