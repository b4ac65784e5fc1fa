"""Rules of any mixture, decks of any size and games in any state, for hypothesis to draw."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import strategies as st

from scoundrel import RULEBOOK, Card, Game, Rules, Suit
from scoundrel.cards import JOKER, Kind
from scoundrel.rules import (
    Avoid,
    AvoidedCards,
    Ending,
    LossCounts,
    Potions,
    Scoring,
    WeaponLimit,
)

ALL_CARDS = [
    Card.of(suit, value)
    for suit in Suit
    for value in range(2, JOKER + 1)
    if value < JOKER or suit.kind is Kind.MONSTER
]
cards = st.sampled_from(ALL_CARDS)
rule_names = st.sampled_from(list(RULEBOOK))


@st.composite
def mixtures(draw: Callable[..., object], most_cards: int = 40) -> Rules:
    """Any rule set with any settings, on a deck of its own."""
    base: Rules = draw(st.sampled_from(list(RULEBOOK.values())))  # type: ignore[assignment]
    room_size: int = draw(st.integers(1, 9))  # type: ignore[assignment]
    max_health: int = draw(st.sampled_from([1, 5, 20, 20, 60, 999]))  # type: ignore[assignment]
    return base.replace(
        deck=draw(st.lists(cards, min_size=1, max_size=most_cards)),
        players=draw(st.integers(1, 2)),
        room_size=room_size,
        carried=draw(st.integers(0, room_size - 1)),
        max_health=max_health,
        start_health=draw(st.integers(1, max_health)),
        health_floor=draw(st.sampled_from([None, None, 0, -3])),
        avoid=draw(st.sampled_from(Avoid)),
        avoid_in_a_row=draw(st.booleans()),
        avoided_cards=draw(st.sampled_from(AvoidedCards)),
        weapon_limit=draw(st.sampled_from(WeaponLimit)),
        weapon_breaks=draw(st.booleans()),
        bare_hands=draw(st.booleans()),
        potions=draw(st.sampled_from(Potions)),
        ending=draw(st.sampled_from(Ending)),
        scoring=draw(st.sampled_from(Scoring)),
        loss_counts=draw(st.sampled_from(LossCounts)),
    )


any_rules = mixtures() | st.sampled_from(list(RULEBOOK.values()))
choices = st.lists(st.integers(0, 10_000), max_size=60)


@st.composite
def games(draw: Callable[..., object]) -> Game:
    """A game of any rules, some moves in."""
    rules: Rules = draw(any_rules)  # type: ignore[assignment]
    game = Game.deal(rules, str(draw(st.integers(0, 10_000))))
    for choice in draw(choices):  # type: ignore[attr-defined]
        if game.over:
            break
        game.play(game.legal_moves[choice % len(game.legal_moves)])
    return game
