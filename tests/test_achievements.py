"""The facts of a finished game, and the achievements that it earns."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from scoundrel import RULEBOOK, Game, ScoundrelError
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.engine.search.solver import Solver
from scoundrel.events import Healed
from scoundrel.history.achievements import ACHIEVEMENTS, earned
from scoundrel.history.facts import GameFacts, facts_of
from scoundrel.play.daily import daily_game

WON = json.loads(Path(__file__).with_name("won_games.json").read_text("utf-8"))
"""Games of the net, which may be trained anew, by an achievement that each has earned."""
DAY = date(2026, 11, 15)
LOSS = GameFacts(won=False, score=-80, health=-3, most_health=20, damage=60, bare_fights=3, runs=1, hints=1)
WIN = GameFacts(
    won=True, score=4, health=4, most_health=20, damage=60, bare_fights=3, runs=1, undos=1, wasted=1
)
AIDED = replace(WIN, hints=1)


def played(game: Game, bot: str) -> Game:
    player = make_bot(bot, game.rules)
    return play_out(game, player)


def won(key: str) -> Game:
    return Game.from_record(json.dumps(WON[key]))


def along(rules: str, deck: str, moves: str) -> Game:
    game = Game.from_deck(rules, deck, seed=1)
    for move in moves.split():
        game.play(move)
    return game


def keys(*games: GameFacts) -> set[str]:
    return {each.key for each in earned(games)}


# --- Facts -------------------------------------------------------------------------------------------


def test_the_facts_of_a_game_are_counted_from_its_events() -> None:
    deck = "5d 9c Tc 4c  7d 8s 2h  As Ks Qs  6h 3h 2c 3d"
    game = along("classic", deck, "5d 9cw 4cw  Tcb 7d 8sw  run  3d 6h 3h  Asb")
    assert facts_of(game, kind="game", undos=2, hints=1, accuracy=0.5) == GameFacts(
        rules="classic",
        mixed=False,
        kind="game",
        won=False,
        score=-30,
        health=-3,
        most_health=20,
        damage=29,
        bare_fights=2,
        strongest_bare=14,
        longest_chain=2,
        broken=0,
        wasted=1,
        runs=1,
        put_away=0,
        may_avoid=True,
        undos=2,
        hints=1,
        accuracy=0.5,
        day=None,
    )


def test_two_parties_have_facts_of_their_own() -> None:
    game = played(Game.deal("dragons-duo", 3), "greedy")
    one, other = facts_of(game, 0), facts_of(game, 1)
    assert (one.score, other.score) == tuple(outcome.score for outcome in game.outcomes if outcome)
    assert one.damage + other.damage > max(one.damage, other.damage)


@pytest.mark.parametrize("name", [name for name in RULEBOOK if name != "easy"])
def test_health_is_what_it_was_less_damage_and_with_healing(name: str) -> None:
    for seed in range(5):
        game = played(Game.deal(name, seed), "greedy")
        facts = facts_of(game)
        events = [event for turn in game.turns for event in turn.events]
        healed = sum(event.amount for event in events if isinstance(event, Healed) and event.player == 0)
        floored = game.rules.health_floor is not None
        expected = 20 - facts.damage + healed
        assert facts.health == (max(0, expected) if floored else expected)


def test_an_unfinished_game_has_no_facts_yet() -> None:
    with pytest.raises(ScoundrelError, match="this game is unfinished, in room 1"):
        facts_of(Game.deal("classic", 42))


# --- Achievements ------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", WON)
def test_a_strong_player_has_earned_it(key: str) -> None:
    assert key in keys(facts_of(won(key)))


def test_the_last_potion_is_earned_by_a_perfect_game() -> None:
    game = Game.deal("classic", 8)
    for move in Solver(game.rules).best(game).line:
        game.play(move)
    assert "last_potion" in keys(facts_of(game))


def test_the_cold_achievement_needs_98_percent_accuracy() -> None:
    game = won("out")
    assert "cold" in keys(facts_of(game, accuracy=0.98))
    assert "cold" not in keys(facts_of(game, accuracy=0.97))


def test_the_daily_dungeon_is_won() -> None:
    game = daily_game(DAY)
    for move in list(Solver(game.rules).line(game)):
        game.play(move)
    assert facts_of(game, kind="daily").day == DAY
    assert "of_the_day" in keys(facts_of(game, kind="daily"))


def test_house_rules_earn_only_their_own_achievement() -> None:
    rules = RULEBOOK["classic"].replace(start_health=99, max_health=99)
    facts = facts_of(played(Game.deal(rules, 1), "greedy"))
    assert facts.won
    assert facts.mixed
    assert facts.rules == "classic-start_health.99-max_health.99"
    assert keys(facts) == {"house_rules"}


def test_rules_equal_to_a_rule_set_are_not_a_mixture() -> None:
    rules = RULEBOOK["classic"].replace(name="mine", title="Mine", avoid="nothing")
    facts = facts_of(played(Game.deal(rules, 1), "greedy"))
    assert (facts.rules, facts.mixed) == ("hard", False)


def test_a_win_with_help_does_not_count_as_unaided() -> None:
    game = won("alone")
    assert "alone" not in keys(facts_of(game, hints=1))
    assert "alone" not in keys(facts_of(game, undos=1))


@pytest.mark.parametrize("key", WON)
def test_a_win_with_a_hint_earns_nothing_that_asks_for_a_win(key: str) -> None:
    told = keys(facts_of(won(key), hints=1))
    assert told <= {"whetstone", "heirloom"}


def test_wins_with_hints_count_towards_nothing() -> None:
    rules = [replace(AIDED, rules=name) for name in RULEBOOK]
    assert keys(*[AIDED] * 20, *rules, replace(AIDED, mixed=True), replace(AIDED, kind="daily")) == set()
    # Nor do they end a streak.
    assert "habit" in keys(WIN, WIN, AIDED, WIN, WIN, WIN)
    assert "habit" not in keys(WIN, WIN, WIN, replace(LOSS, hints=0), WIN, AIDED, WIN)


def days(count: int) -> list[GameFacts]:
    return [replace(LOSS, kind="daily", day=DAY + timedelta(days=number)) for number in range(count)]


OVER_ALL = {
    "regular": [WIN, LOSS] * 10,
    "habit": [LOSS, *[WIN] * 5],
    "well_read": [replace(WIN, rules=name) for name in RULEBOOK],
    "week": days(7),
    "puzzler": [GameFacts(kind="puzzle", won=True)] * 10,
}


@pytest.mark.parametrize("key", OVER_ALL)
def test_an_achievement_over_several_games_needs_all_of_them(key: str) -> None:
    games = OVER_ALL[key]
    last = len(games) - 1 if games[-1] != LOSS else len(games) - 2
    assert key not in keys(*games[:last])
    assert key in keys(*games[: last + 1])
    assert key in keys(*games)


def test_a_loss_in_between_breaks_a_streak() -> None:
    assert "habit" not in keys(WIN, WIN, WIN, LOSS, WIN, WIN)
    assert "week" not in keys(*days(3), *[replace(game, day=None) for game in days(7)])


def test_a_plain_loss_earns_nothing() -> None:
    assert keys(LOSS) == set()
    assert keys(facts_of(played(Game.deal("classic", 42), "random"))) == set()
    assert keys(*[LOSS] * 21) == set()
    assert keys(GameFacts(kind="puzzle", won=False)) == set()


def test_a_plain_win_earns_daylight_alone() -> None:
    assert keys(LOSS, WIN) == keys(WIN, WIN) == {"out"}


def test_every_achievement_is_earned_in_some_test() -> None:
    shown = {*WON, *OVER_ALL, "last_potion", "cold", "of_the_day", "house_rules"}
    assert [each.key for each in ACHIEVEMENTS if each.key not in shown] == []
    assert len({each.key for each in ACHIEVEMENTS}) == len(ACHIEVEMENTS) == len(shown)


def test_titles_are_short_and_sentences_tell_the_number() -> None:
    assert len({each.title for each in ACHIEVEMENTS}) == len(ACHIEVEMENTS)
    for each in ACHIEVEMENTS:
        assert len(each.title) <= 24
        assert each.sentence.endswith(".")
        assert "{" not in each.sentence
        assert not each.number or str(each.number) in each.sentence or each.key == "house_rules"
