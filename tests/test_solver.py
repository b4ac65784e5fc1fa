"""The solver is exact: it agrees with trying everything, and its lines do what they promise."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from scoundrel import RULEBOOK, Game, Kind, Move, Outcome, Rules, ScoundrelError
from scoundrel.engine.search.solver import Solver, Verdict
from scoundrel.rules import Avoid, AvoidedCards, LossCounts, Scoring
from tests.strategies import mixtures

ALONE = [name for name, rules in RULEBOOK.items() if rules.players == 1]


def every_outcome(game: Game, most: int = 4000, running: bool = True) -> set[Outcome] | None:
    """All ways in which a game can end, by trying everything; None if that is too much."""
    todo = [game.copy()]
    seen = {_state(game)}
    found: set[Outcome] = set()
    while todo:
        game = todo.pop()
        if game.over:
            found |= {outcome for outcome in game.outcomes if outcome}
        for move in game.legal_moves:
            if move == Move.run() and not running:
                continue
            game.play(move)
            state = _state(game)
            if state not in seen:
                seen.add(state)
                todo.append(game.copy())
            game.undo()
        if len(seen) > most:
            return None
    return found


def _state(game: Game) -> str:
    """A position without what can't matter any more: the number of the room and the discards."""
    fields = game.position().split("; ")
    kept = [field for field in fields if not field.startswith("discard")]
    return "; ".join(kept).replace(f"room {game.room_number}:", "room:")


def assert_solved(game: Game) -> None:
    outcomes = every_outcome(game)
    assume(outcomes is not None)
    assert outcomes
    solver = Solver(game.rules)
    can_win = any(outcome.won for outcome in outcomes)
    assert solver.solve(game) is (Verdict.WON if can_win else Verdict.LOST)
    low_wins = game.rules.scoring is Scoring.LOW
    scores = [outcome.score for outcome in outcomes if outcome.won == can_win]
    best = solver.best(game)
    assert best.score == (min(scores) if low_wins else max(scores))
    for move in best.line:
        game.play(move)
    assert game.outcomes == (Outcome(can_win, best.score),)


@pytest.mark.parametrize("name", ALONE)
@given(data=st.data())
@settings(max_examples=40)
def test_small_decks_of_every_rule_set(name: str, data: st.DataObject) -> None:
    rules = RULEBOOK[name].replace(start_health=data.draw(st.integers(2, 20)))
    deck = data.draw(st.lists(st.sampled_from(rules.deck), min_size=1, max_size=7, unique=True))
    assert_solved(Game.from_deck(rules, deck, seed="any"))


@given(mixtures(most_cards=7), st.integers(0, 999), st.lists(st.integers(0, 99), max_size=3))
@settings(max_examples=200)
def test_small_decks_of_any_mixture(rules: Rules, seed: int, picks: list[int]) -> None:
    rules = rules.replace(players=1)
    endless = rules.avoid_in_a_row and rules.avoided_cards is AvoidedCards.SHUFFLED
    assume(not endless or rules.avoid is Avoid.NOTHING)
    game = Game.deal(rules, seed)
    for pick in picks:
        if not game.over:
            game.play(game.legal_moves[pick % len(game.legal_moves)])
    if not game.over:
        assert_solved(Game.from_position(game.position()))


def assert_lost_well(game: Game) -> None:
    """A lost game ends, by its line, with the best score that a fall can have."""
    outcomes = every_outcome(game)
    assume(outcomes is not None and not any(outcome.won for outcome in outcomes))
    assert outcomes
    scores = [outcome.score for outcome in outcomes]
    best = Solver(game.rules).best(game)
    assert best.score == (min(scores) if game.rules.scoring is Scoring.LOW else max(scores))
    for move in best.line:
        game.play(move)
    assert game.outcomes == (Outcome(False, best.score),)


@pytest.mark.parametrize("name", ALONE)
@given(data=st.data())
@settings(max_examples=40, suppress_health_check=[HealthCheck.filter_too_much])
def test_lost_games_of_every_rule_set_end_as_well_as_they_can(name: str, data: st.DataObject) -> None:
    rules = RULEBOOK[name]
    strong = [card for card in rules.deck if card.kind is Kind.MONSTER and card.value > 6]
    killers = data.draw(st.lists(st.sampled_from(strong), min_size=2, max_size=3, unique=True))
    others = st.sampled_from([card for card in rules.deck if card not in killers])
    deck = [*killers, *data.draw(st.lists(others, min_size=1, max_size=5, unique=True))]
    rules = rules.replace(
        start_health=data.draw(st.integers(1, 7)),
        health_floor=data.draw(st.sampled_from([rules.health_floor, None, 0, -3])),
        loss_counts=data.draw(st.sampled_from(LossCounts)),
    )
    assert_lost_well(Game.from_deck(rules, data.draw(st.permutations(deck)), seed="any"))


@given(mixtures(most_cards=7), st.integers(0, 999), st.lists(st.integers(0, 99), max_size=3))
@settings(max_examples=200, suppress_health_check=[HealthCheck.filter_too_much])
def test_lost_games_of_any_mixture_end_as_well_as_they_can(
    rules: Rules, seed: int, picks: list[int]
) -> None:
    rules = rules.replace(players=1, start_health=1 + seed % min(6, rules.max_health))
    assume(any(card.kind is Kind.MONSTER for card in rules.deck))
    endless = rules.avoid_in_a_row and rules.avoided_cards is AvoidedCards.SHUFFLED
    assume(not endless or rules.avoid is Avoid.NOTHING)
    game = Game.deal(rules, seed)
    for pick in picks:
        if not game.over:
            game.play(game.legal_moves[pick % len(game.legal_moves)])
    assume(not game.over)
    assert_lost_well(Game.from_position(game.position()))


@pytest.mark.parametrize(
    ("name", "winnable"),
    [
        ("classic", 293),
        ("hard", 52),
        ("original", 296),
        ("sidestep", 179),
        ("dragons", 297),
        ("digital", 295),
    ],
)
def test_how_many_of_the_first_deals_can_be_won(name: str, winnable: int) -> None:
    solver = Solver(RULEBOOK[name])
    verdicts = [solver.solve(Game.deal(name, seed)) for seed in range(1000, 1300)]
    assert verdicts.count(Verdict.WON) == winnable
    assert Verdict.UNDECIDED not in verdicts


@pytest.mark.parametrize("name", ALONE)
def test_a_line_wins_as_promised(name: str) -> None:
    solver = Solver(RULEBOOK[name])
    for seed in range(5):
        game = Game.deal(name, seed)
        if solver.solve(game) is Verdict.WON:
            for move in solver.line(game):
                game.play(move)
            assert game.outcomes[0] is not None
            assert game.outcomes[0].won


def test_a_limit_makes_it_undecided_and_never_a_guess() -> None:
    solver = Solver(RULEBOOK["classic"], limit=3)
    assert solver.solve(Game.deal("classic", 1)) is Verdict.UNDECIDED
    assert solver.best(Game.deal("classic", 1)).score is None


def test_a_limit_in_the_middle_of_a_score_ends_too() -> None:
    text = (
        "easy deck=7c,Ac,2s,4s,6s-8s,As,2d-3d,8d-9d,2h,4h start_health=5; room 1: 7c 3d 2s 6s; hero 5; "
        "deck 2d 2h As Ac 8s 9d 4s 7s 8d 4h"
    )
    game = Game.from_position(text)
    assert Solver(game.rules, limit=5125).best(game).score in (None, Solver(game.rules).best(game).score)


def test_shuffles_without_end_are_undecided() -> None:
    rules = RULEBOOK["easy"].replace(avoided_cards="shuffled", start_health=1)
    game = Game.from_deck(rules, "Ac As Kc Ks Qc", seed="any")
    assert Solver(rules).solve(game) is Verdict.LOST  # the bound proves it, whatever is shuffled
    game = Game.from_deck(rules.replace(start_health=14), "2d Ac As Kc 9h Th 8h", seed="any")
    assert Solver(game.rules, limit=2000).solve(game) is Verdict.UNDECIDED


@pytest.mark.parametrize("ask", ["solve", "line", "winning_move", "best"])
def test_a_game_of_other_rules_is_refused(ask: str) -> None:
    solver, game = Solver(RULEBOOK["classic"]), Game.deal("dragons-duo", 1)
    with pytest.raises(
        ScoundrelError, match="the solver is for 'classic', and this is a game by other rules"
    ):
        getattr(solver, ask)(game)


@pytest.mark.parametrize("limit", [0, -1, 10**15 + 1, 10**30])
def test_a_limit_that_can_not_be_counted_to(limit: int) -> None:
    with pytest.raises(
        ScoundrelError, match="is no limit: it is between 1 and 1,000,000,000,000,000 nodes"
    ):
        Solver(RULEBOOK["classic"], limit)


def test_the_solver_plays_alone() -> None:
    with pytest.raises(ScoundrelError, match="plays alone"):
        Solver(RULEBOOK["dragons-duo"])


def test_a_lost_game_has_no_winning_line() -> None:
    game = Game.from_deck("classic", "Ac As")
    with pytest.raises(ScoundrelError, match="can't be won"):
        Solver(game.rules).line(game)
