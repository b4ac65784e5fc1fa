"""The kernel and the oracle, which was written from the documents alone, play the same games."""

from __future__ import annotations

from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoundrel import RULEBOOK, Game, Rules
from tests.oracle import RULE_SETS, Oracle, Stream
from tests.oracle import shuffled as oracle_shuffled
from tests.strategies import choices, mixtures


def settings_of(rules: Rules) -> dict[str, object]:
    values = {name: getattr(rules, name) for name in Rules.settings()}
    return {name: str(value) if isinstance(value, StrEnum) else value for name, value in values.items()}


def assert_same(game: Game, oracle: Oracle) -> None:
    assert [card and str(card) for card in game.room] == oracle.room
    assert [str(card) for card in game.deck] == oracle.deck
    assert [str(card) for card in game.discard] == oracle.discard
    assert len(game.view(0).known) == oracle.known
    assert game.over == oracle.over
    for hero, outcome, theirs in zip(game.heroes, game.outcomes, oracle.heroes, strict=True):
        assert hero.health == theirs.health
        assert (str(hero.weapon) if hero.weapon else None) == theirs.weapon
        assert [str(card) for card in hero.slain] == theirs.slain
        assert outcome == theirs.outcome
    assert {str(move) for move in game.legal_moves} == oracle.legal()
    if not game.over:
        assert game.turn == oracle.turn


def play_both(game: Game, oracle: Oracle, picks: list[int]) -> None:
    assert_same(game, oracle)
    for pick in picks:
        if game.over:
            return
        move = str(game.legal_moves[pick % len(game.legal_moves)])
        game.play(move)
        oracle.play(move)
        assert_same(game, oracle)


@given(mixtures(), st.data(), choices)
def test_any_mixture_on_any_deck(rules: Rules, data: st.DataObject, picks: list[int]) -> None:
    order = data.draw(st.permutations(rules.deck))
    deck = order[: data.draw(st.integers(1, len(order)))]
    seed = data.draw(st.text(max_size=8))
    game = Game.from_deck(rules, deck, seed)
    play_both(game, Oracle(settings_of(rules), [str(card) for card in deck], seed), picks)


@pytest.mark.parametrize("name", RULEBOOK)
@given(seed=st.integers(), picks=choices)
def test_dealt_games_of_every_rule_set(name: str, seed: int, picks: list[int]) -> None:
    play_both(Game.deal(name, seed), Oracle.dealt(RULE_SETS[name], str(seed)), picks)


@pytest.mark.parametrize("name", RULEBOOK)
def test_the_rule_sets_are_those_of_the_rulings(name: str) -> None:
    ours = settings_of(RULEBOOK[name])
    theirs = RULE_SETS[name]
    assert [str(card) for card in RULEBOOK[name].deck] == theirs["deck"]
    assert {key: ours[key] for key in theirs if key != "deck"} == {
        key: value for key, value in theirs.items() if key != "deck"
    }


def test_a_random_word_that_would_cause_bias_is_drawn_again() -> None:
    """With the second word 0 the stream begins with 0, which no draw below 9 may use."""
    words = [1, 0, 2, 3]
    state = b"".join(word.to_bytes(8, "little") for word in words).hex()
    game = Game.from_position(f"dragons; room 1: 5d 8c 3h 2c; hero 20; deck 9s 4c 4d 4h 6c; chance {state}")
    oracle = Oracle(RULE_SETS["dragons"], ["5d", "8c", "3h", "2c", "9s", "4c", "4d", "4h", "6c"])
    oracle.stream = Stream("")
    oracle.stream.state = words
    play_both(game, oracle, [0])


@given(st.text())
def test_any_text_is_a_seed(seed: str) -> None:
    deck = RULEBOOK["classic"].deck
    dealt = Game.deal("classic", seed)
    cards = [str(card) for card in (*dealt.room, *dealt.deck)]
    assert cards == oracle_shuffled([str(card) for card in deck], seed)
