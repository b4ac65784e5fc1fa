"""What must never happen, whatever the rules and whatever is played."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from scoundrel import Card, Game, Kind, Move, MoveError, Rules
from scoundrel.events import Damaged, Discarded, Escaped, Faced, Fell, Healed
from tests.strategies import ALL_CARDS, any_rules, games

ALL_MOVES = [Move.run(), *(Move(f"{sign}{card}") for card in ALL_CARDS for sign in ("", "-"))]
ALL_MOVES += [Move(f"{card}{way}") for card in ALL_CARDS if card.kind is Kind.MONSTER for way in "wb"]


class AnyGame(RuleBasedStateMachine):
    """A game of any rules in which moves are made, tried and taken back in any order."""

    game: Game

    @initialize(rules=any_rules, seed=st.integers(0, 999))
    def begin(self, rules: Rules, seed: int) -> None:
        self.game = Game.deal(rules, seed)
        self.owned = Counter(rules.deck)

    @rule(pick=st.integers(0, 999))
    @precondition(lambda self: not self.game.over)
    def play(self, pick: int) -> None:
        player, health = self.game.turn, self.game.hero.health
        move = self.game.legal_moves[pick % len(self.game.legal_moves)]
        for event in self.game.play(move):
            match event:
                case Faced(card=card):
                    assert card is move.card
                case Damaged(amount=amount, health=now):
                    assert amount > 0
                    assert now == self.floored(health - amount)
                case Healed(amount=amount, health=now):
                    assert now == health + amount
                case Fell(player=who, health=now):
                    assert who == player
                    assert now <= 0
                case Escaped(health=now):
                    assert now > 0

    def floored(self, health: int) -> int:
        floor = self.game.rules.health_floor
        return health if floor is None else max(floor, health)

    @rule()
    @precondition(lambda self: self.game.moves)
    def undo(self) -> None:
        self.game.undo()

    @rule(move=st.sampled_from(ALL_MOVES))
    def try_any_move(self, move: Move) -> None:
        """A move is accepted only if it is listed, or means one that is; else nothing changes."""
        before, legal = self.game.position(), self.game.legal_moves
        try:
            self.game.play(move)
        except MoveError:
            assert self.game.position() == before
            assert move not in legal
        else:
            assert self.game.moves[-1] in legal
            assert self.game.moves[-1].card is move.card

    @invariant()
    def no_card_is_lost_or_doubled(self) -> None:
        game = self.game
        held = [card for hero in game.heroes for card in (hero.weapon, *hero.slain)]
        lying = [*game.room, *game.deck, *game.discard, *held]
        assert Counter(card for card in lying if card) == self.owned

    @invariant()
    def health_is_within_its_bounds(self) -> None:
        for hero in self.game.heroes:
            assert self.floored(hero.health) == hero.health <= self.game.rules.max_health
            assert hero.fallen == (hero.health <= 0)

    @invariant()
    def it_is_over_exactly_when_nothing_can_be_done(self) -> None:
        game = self.game
        assert game.over == (not game.legal_moves) == all(game.outcomes)
        for hero, outcome in zip(game.heroes, game.outcomes, strict=True):
            assert hero.fallen == (outcome is not None and not outcome.won)

    @invariant()
    def a_living_hero_is_to_move_and_faces_what_lies_there(self) -> None:
        game = self.game
        if not game.over:
            assert not game.hero.fallen
            assert 1 <= game.left_to_face <= sum(card is not None for card in game.room)

    @invariant()
    def a_move_is_listed_once(self) -> None:
        assert len(set(self.game.legal_moves)) == len(self.game.legal_moves)

    @invariant()
    def what_a_weapon_slew_grew_weaker(self) -> None:
        for hero in self.game.heroes:
            values = [card.value for card in hero.slain]
            assert values == sorted(values, reverse=True)
            assert hero.weapon is not None or not hero.slain


TestAnyGame = AnyGame.TestCase


@given(games())
def test_the_discard_pile_follows_from_the_events(game: Game) -> None:
    again = Game.deal(game.rules, game.seed)
    told: list[Card] = []
    for move in game.moves:
        told += [event.card for event in again.play(move) if isinstance(event, Discarded)]
    assert tuple(told) == again.discard


@pytest.mark.parametrize(("name", "last_room"), [("classic", 2), ("dragons", 3), ("dragons-duo", 6)])
def test_how_many_cards_the_last_room_holds(name: str, last_room: int) -> None:
    rules = Game.deal(name, 1).rules.replace(start_health=999, max_health=999)
    game = Game.deal(rules, 1)
    dealt = 0
    while not game.over:
        dealt = sum(card is not None for card in game.room) if not game.deck else dealt
        room = game.room_number
        while not game.over and game.room_number == room:
            game.play(game.legal_moves[-1])
    assert dealt == last_room
