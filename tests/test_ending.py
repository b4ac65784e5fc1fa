"""The end of a game as data: how it ended, in which words, and where it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoundrel import RULEBOOK, Card, Game
from scoundrel.coach.reasons import HABITS, Reason
from scoundrel.coach.review import Grade
from scoundrel.coach.review_words import decision_line
from scoundrel.engine.bots import make_bot, play_room
from scoundrel.events import Damaged, Fell
from scoundrel.history.ending import Ending
from scoundrel.history.profile import results
from scoundrel.history.statistics import summary
from scoundrel.play.preferences import Dealer, Preferences
from scoundrel.play.sitting import Sitting
from scoundrel.play.way import way_of
from scoundrel.store import Store
from scoundrel.texts import form, ways_to_say
from scoundrel.words.creatures import creature
from scoundrel.words.narrator import last_words
from tests.languages import templates
from tests.sittings import play_out, sit, whole
from tests.strategies import ALL_CARDS, games

PLAIN = {card: form(creature(card)) for card in ALL_CARDS}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened


def finished(game: Game, seed: int = 0) -> Game:
    """The game, played to its end somehow."""
    chance = Random(seed)
    while not game.over:
        game.play(chance.choice([move for move in game.legal_moves if move.card] or game.legal_moves))
    return game


def played_by(bot: str, seed: int, rules: str = "classic") -> Game:
    game = Game.deal(rules, seed)
    mind = make_bot(bot, game.rules)
    while not game.over:
        play_room(game, mind)
    return game


def named(text: str) -> set[Card]:
    """The cards that a text names."""
    return {card for card, name in PLAIN.items() if re.search(rf"\b{name}\b", text, re.IGNORECASE)}


# --- How it ended --------------------------------------------------------------------------------------


def test_a_fall_is_told_with_its_room_and_what_it_was() -> None:
    game = Game.from_deck("classic", "Ks Qs Js Ts 2c 2s", seed=42)
    for move in ("Tsb", "Ksb"):
        game.play(move)
    (verdict,) = Ending(sit(game)).verdicts
    assert (verdict.won, verdict.score, verdict.health) == (False, -3 - 12 - 11 - 2 - 2, -3)
    assert (verdict.room, verdict.move, verdict.killer) == (1, 2, Card("Ks"))
    assert verdict.title == "Slain by the dead king in room 1 of 2"
    assert verdict.deed == "It struck for 13, and you had 10 left."
    assert verdict.how.startswith("Score −30: −3 health, minus 27")
    assert named(verdict.epitaph) == {Card("Ks")}


def test_a_loss_with_no_monster_left_is_not_minus_zero() -> None:
    game = finished(Game.from_deck("classic", "Ks Qs"))
    assert Ending(sit(game)).verdicts[0].how == "Score −5: your health; no monsters were left."


@given(games(), st.integers(0, 99))
def test_last_words_fit_what_happened_and_name_nothing_hidden(game: Game, seed: int) -> None:
    finished(game, seed)
    for player, verdict in enumerate(Ending(sit(game)).verdicts):
        told = verdict.epitaph
        assert re.fullmatch(r"[A-Z].*\.", told)
        assert not re.search(r"[{}]|  ", told)
        fell = [each for each in game.story if isinstance(each, Fell) and each.player == player]
        assert verdict.won is not bool(fell)
        if not fell:
            assert named(told) == set()
            assert verdict.killer is None
            continue
        blows = [each for each in game.story if isinstance(each, Damaged) and each.player == player]
        assert named(told) == {verdict.killer} == {blows[-1].card}
        assert {int(number) for number in re.findall(r"\d+", told)} <= {verdict.room}


def test_the_words_are_the_same_again_and_not_the_same_in_every_game() -> None:
    told = set()
    for seed in range(30):
        game = finished(Game.deal("classic", seed), seed)
        words = [
            last_words(each.view(0), each.story, room=each.room_number, tale=str(seed))
            for each in (game, Game.from_record(game.record()))
        ]
        assert words[0] == words[1]
        told.add(re.sub(r"\d+", "", words[0]))
    assert len(told) > 15


@pytest.mark.parametrize(
    ("deck", "moves", "key"),
    [
        ("Ks Qs Js Ts 2c 2s", "Tsb Ksb", "epitaph-unarmed"),
        ("2d Ks Qs Js 3c 3s", "2d Ksw Qsb", "epitaph-general"),
        ("Ks 4c 3c 2c 2s 5h", "Ksb 4cb 3cb", "epitaph-small"),
        ("Ks Qs", "Ksb Qsb", "epitaph-door"),
        ("2d 2c", "2d 2cw", "home-whole"),
        ("2c", "2cb", "home-well"),
        ("Ks 4s", "Ksb 4sb", "home-narrow"),
        ("Ks 6s", "Ksb 6sb", "home-thread"),
    ],
)
def test_each_end_has_words_of_its_own(deck: str, moves: str, key: str) -> None:
    game = Game.from_deck("classic", deck, seed=1)
    for move in moves.split():
        game.play(move)
    assert game.over
    told = Ending(sit(game)).verdicts[0].epitaph
    ways = (
        re.escape(way).replace(r"\{cards\}", ".+").replace(r"\{room\}", "1")
        for way in templates(f"narrator-{key}")
    )
    assert any(re.fullmatch(way, told, re.IGNORECASE) for way in ways), told


def test_a_weapon_that_broke_is_said_to_have_been_held() -> None:
    rules = RULEBOOK["classic"].replace(name="brittle", weapon_breaks=True, bare_hands=False)
    game = Game.from_deck(rules, "2d 3c Ks Qs 2c 2s 3s", seed=1)
    for move in ("2d", "3c"):
        game.play(move)
    while not game.over:
        game.play(next(move for move in game.legal_moves if move.card and move.card.value > 11))
    told = Ending(sit(game)).verdicts[0].epitaph
    assert "hands" not in told
    assert "fists" not in told


def test_where_nobody_narrates_there_are_no_last_words() -> None:
    sitting = sit(finished(Game.deal("classic", 1)))
    sitting.preferences = replace(Preferences(), dealer=Dealer.NOBODY)
    assert Ending(sitting).verdicts[0].epitaph == ""


def test_who_outlived_whom_and_by_how_much() -> None:
    seen = set()
    for seed in range(40):
        game = finished(Game.deal("dragons-duo", seed), seed)
        ending = Ending(sit(game, seats=("human", "expert")))
        one, other = ending.verdicts
        assert (one.name, other.name) == ("Player 1", "Player 2 (Owl)")
        outlived = ending.outlived
        assert outlived is not None
        last, first = (one, other) if outlived.survivor == 0 else (other, one)
        assert last.move > first.move
        assert (outlived.rooms, outlived.moves) == (last.room - first.room, last.move - first.move)
        assert outlived.words.startswith(f"{last.name} outlived {first.name} by ")
        seen.add(bool(outlived.rooms))
    assert seen == {True, False}


def test_of_two_who_escape_neither_outlived_the_other() -> None:
    rules = RULEBOOK["dragons-duo"].replace(name="tiny", deck="2d 2d 2d 2d", room_size=4, carried=0)
    ending = Ending(sit(finished(Game.deal(rules, 1))))
    assert [verdict.won for verdict in ending.verdicts] == [True, True]
    assert ending.outlived is None


def test_whoever_comes_out_alone_is_told_so() -> None:
    alone = ways_to_say("narrator-home-alone")
    rules = RULEBOOK["dragons-duo"].replace(
        name="tiny", deck="2d Kc", room_size=2, carried=0, start_health=5, max_health=5, bare_hands=True
    )
    game = finished(Game.deal(rules, 1))
    verdicts = Ending(sit(game)).verdicts
    assert sorted(verdict.won for verdict in verdicts) == [False, True]
    assert [verdict.epitaph in alone for verdict in verdicts] == [verdict.won for verdict in verdicts]


# --- Where it stands -----------------------------------------------------------------------------------


def over(store: Store, deck: str, *moves: str, rules: str = "classic") -> Ending:
    sitting = Sitting.begin(store, Game.from_deck(rules, deck))
    for move in moves:
        sitting.play(move)
    assert whole(sitting).over
    return Ending(sitting)


def test_a_game_is_compared_with_earlier_ones_by_the_same_rules(store: Store) -> None:
    first = over(store, "2c", "2cb")
    assert first.standing is not None
    assert (first.standing.games, first.standing.streak) == (0, 1)
    assert first.standing.words == "Your first game by these rules."
    over(store, "2c", "2cb", rules="hard")
    second = over(store, "4c", "4cb").standing
    assert second is not None
    assert (second.games, second.best, second.is_best) == (1, 18, False)
    assert second.words == "best 18 · average 17.0 · wins in a row 2"
    third = over(store, "2h", "2h").standing
    assert third is not None
    assert third.is_best
    assert third.words == "a new best, after 18 · average 18.7 · wins in a row 3"
    lost = over(store, "Ks Qs", "Ksb", "Qsb").standing
    assert lost is not None
    # What is told at the end is what the statistics say then.
    assert lost.average == summary(result for result in results(store) if result.name == "classic").average
    assert lost.words.endswith("wins in a row 0, after 3")
    # The end of an older game is told as it was then.
    assert first.standing.games == 0


def test_a_win_with_hints_is_not_part_of_a_streak_at_the_end_either(store: Store) -> None:
    over(store, "2c", "2cb")
    sitting = Sitting.begin(store, Game.from_deck("classic", "4c"))
    sitting.hint().done()
    sitting.play("4cb")
    standing = Ending(sitting).standing
    assert standing is not None
    assert (standing.streak, standing.average) == (1, 17)


def test_a_game_that_does_not_count_is_compared_with_none(store: Store) -> None:
    over(store, "2c", "2cb")
    for seed in ("7", "7"):
        sitting = Sitting.begin(store, Game.deal("classic", seed))
        play_out(sitting)
    assert sitting.about.looked_ahead
    assert Ending(sitting).standing is None
    tried = Ending(sitting).try_again(store)
    play_out(tried)
    assert Ending(tried).standing is None


def test_without_saved_games_or_with_two_humans_nothing_is_compared(store: Store) -> None:
    assert Ending(sit(finished(Game.deal("classic", 1)))).standing is None
    duo = Sitting.begin(store, Game.deal("dragons-duo", 1))
    finished(whole(duo))
    assert Ending(duo).standing is None


# --- What the coach says -------------------------------------------------------------------------------


def reviewed(game: Game) -> Ending:
    ending = Ending(sit(game))
    ending.look_back().done()
    return ending


def test_the_turning_point_is_told_with_its_reason_and_tried_again() -> None:
    ending = reviewed(played_by("greedy", 2))
    review = ending.review
    assert review is not None
    decision = review.turning_decision
    assert decision is not None
    assert decision.room_number == 11
    assert decision.grade is Grade.BLUNDER
    assert ending.turning == (f"Turning point. {decision_line(decision)}",)
    assert ending.restart == (decision.move_number, 7)


def test_a_loss_is_told_in_one_sentence_without_figures_and_a_win_in_none() -> None:
    told = {seed: reviewed(played_by("greedy", seed)) for seed in (1, 2, 3)}
    assert told[1].lesson == "You made no great mistake: what came in room 1 cost you most."
    assert re.match(r"In room \d+ you \w", told[2].lesson)
    for ending in told.values():
        assert ending.review is not None
        assert not ending.review.outcome.won
        assert ending.lesson.count(".") == 1
        assert "%" not in ending.lesson
    assert Ending(sit(played_by("greedy", 2))).lesson == "", "there is no review yet"
    won = next(game for game in (played_by("net", seed) for seed in range(9)) if game.outcomes[0].won)  # type: ignore[union-attr]
    assert reviewed(won).lesson == ""


def test_every_fault_can_be_told_as_what_cost_the_game() -> None:
    for kind, habit in HABITS.items():
        if habit != "points":
            amounts = dict.fromkeys(("cost", "health", "other", "heals", "n", "value"), 3)
            said = Reason(kind, "bad", (Card("5c"), Card("9h")), Card("7d"), amounts)
            assert said.at_fault(4).startswith("In room 4 you ")


def test_where_the_cards_turned_it_the_worst_decision_is_tried_again() -> None:
    ending = reviewed(played_by("greedy", 3))
    review = ending.review
    assert review is not None
    assert review.worst is not None
    assert review.turning_decision is None
    assert ending.turning[0].startswith("Turning point: the new cards in room 7")
    assert ending.turning[1] == f"What cost most. {decision_line(review.worst)}"
    assert ending.restart == (review.worst.move_number, 5)


def test_where_nobody_erred_the_turn_of_the_cards_is_tried_again() -> None:
    ending = reviewed(played_by("greedy", 1))
    assert ending.turning == ("Turning point: the new cards in room 1, 83 percentage points lost.",)
    assert ending.restart[1] == 1


def test_without_a_review_the_last_room_is_tried_again() -> None:
    game = played_by("greedy", 2)
    ending = Ending(sit(game))
    assert (*ending.turning, *ending.remarks) == ()
    moves, room = ending.restart
    assert room == way_of(game, game.turns).room
    assert game.after(moves).room_number == game.room_number
    assert game.after(moves).room_began == moves
