"""Near the end nothing is guessed: chances and scores are those that trying everything finds."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from random import Random
from statistics import fmean

import pytest

from scoundrel import RULEBOOK, Action, Game, Move, Rules
from scoundrel.coach.hints import hint
from scoundrel.engine.bots import make_bot, net_for, play_out
from scoundrel.engine.goals import Goal
from scoundrel.engine.search.minds import NetMind
from scoundrel.kernel import RUN
from scoundrel.rules import AvoidedCards, LossCounts, Scoring
from tests.test_bots import looking_alike, told_apart
from tests.test_solver import every_outcome

ALONE = [name for name, rules in RULEBOOK.items() if rules.players == 1]
FEW = 3
"""With at most this many cards unseen, the rest is solved."""
GAMES = 14
"""Games that are looked at, of each rule set."""
LOST = 150
"""Last rooms that are looked at, of each rule set."""


def points_of(rules: Rules, score: float) -> float:
    """More is better, also where the lowest score wins."""
    return -score if rules.scoring is Scoring.LOW else score


def shuffles(rules: Rules) -> bool:
    return rules.avoided_cards is AvoidedCards.SHUFFLED


def best_end(game: Game) -> tuple[float, float]:
    """The best end of a game whose cards are all known, by trying everything: whether it wins, the points.

    Where running shuffles, all cards are known only to those who don't run.
    """
    outcomes = every_outcome(game, 50_000, running=not shuffles(game.rules))
    assert outcomes
    return max((float(end.won), points_of(game.rules, end.score)) for end in outcomes)


def mean_end(games: list[Game], goal: Goal) -> tuple[float, float]:
    """The mean end of games that look alike, with the best play of somebody who sees no more than a player."""
    one = games[0]
    if len(games) == 1 or one.over or one.rules.avoid_in_a_row:
        ends = [best_end(game) for game in games]  # where one may run forever, looking costs nothing
        return mean(ends, [1] * len(ends))
    found = []
    for move in one.legal_moves:
        if move != Move.run() or not shuffles(one.rules):
            parts = told_apart(games, move)
            found.append(mean([mean_end(part, goal) for part in parts], [len(part) for part in parts]))
    return max(found, key=lambda end: rank(end, goal))


def mean(ends: list[tuple[float, float]], weights: list[int]) -> tuple[float, float]:
    wins, points = zip(*ends, strict=True)
    return fmean(wins, weights), fmean(points, weights)


def rank(end: tuple[float, float], goal: Goal) -> tuple[float, float]:
    """What the goal asks for comes first; rounding decides nothing."""
    win, points = round(end[0], 6), round(end[1], 6)
    return (points, win) if goal is Goal.SCORE else (win, points)


@cache
def late_games(name: str) -> list[Game]:
    """Games with few cards unseen, dealt from a part of the deck and played at random."""
    found: list[Game] = []
    for seed in itertools.count():
        chance = Random(f"{name}/{seed}")
        deck = chance.sample(RULEBOOK[name].deck, chance.randint(7, 9 if name == "easy" else 11))
        rules = RULEBOOK[name].replace(deck=deck, start_health=chance.randint(3, 20))
        game = Game.deal(rules, seed)
        while not game.over and len(game.view(0).unseen) > FEW:
            game.play(chance.choice(game.legal_moves))
        if chance.random() < 0.3 and not game.over:
            game.play(next(move for move in game.legal_moves if move.action is Action.TAKE))
        if not game.over and game.view(0).unseen:
            found.append(game)
        if len(found) == GAMES:
            return found
    raise AssertionError


def ends_of_options(game: Game, mind: NetMind, goal: Goal) -> Iterator[tuple[int, tuple[float, float]]]:
    """The number of each option that mind listed for a game, and its mean end by trying everything."""
    _, _, options = mind.choose(game.table)
    for index in range(len(options)):
        games, line = looking_alike(game), mind.line(game.table, index)
        for code, each in itertools.product(line, games):
            each.carry_out(code)
        if line != [RUN] or not shuffles(game.rules):  # all cards would be unseen again
            parts = alike(games)
            ends = [mean_end(part, goal) for part in parts]
            yield index, mean(ends, [len(part) for part in parts])


def alike(games: list[Game]) -> list[list[Game]]:
    """Games in groups that look the same."""
    groups: dict[str, list[Game]] = {}
    for game in games:
        groups.setdefault(game.view(0).position(), []).append(game)
    return list(groups.values())


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize("name", ALONE)
def test_every_option_near_the_end_is_worth_what_trying_everything_finds(name: str, goal: Goal) -> None:
    chances = set()
    for game in late_games(name):
        mind = NetMind(net_for(game.rules), game.rules, 40, all_values=True, goal=goal)
        _, chosen, options = mind.choose(game.table)
        ends = dict(ends_of_options(game, mind, goal)) if chosen >= 0 else {}
        for index, (win, points) in ends.items():
            _, _, told_win, told_score = options[index]
            assert told_score is not None
            assert told_win == pytest.approx(win, abs=1e-5)
            assert mind.is_exact(index)
            assert points_of(game.rules, told_score) == pytest.approx(points, abs=1e-3)
            chances.add(win)
        lost = all(win == 0 for win, _ in ends.values())
        if len(ends) == len(options) > 0 and not (
            lost and game.rules.avoid_in_a_row
        ):  # it won't run forever
            best = max(rank(end, goal) for end in ends.values())
            assert rank(ends[chosen], goal) == pytest.approx(best, abs=1e-5)
    assert {0, 1} <= chances


@cache
def last_rooms(name: str) -> list[Game]:
    """Games in the last room, with nothing below, that are lost whatever one does."""
    found: list[Game] = []
    for seed in itertools.count():
        chance = Random(f"{name}/{seed}")
        room = chance.sample(RULEBOOK[name].deck, RULEBOOK[name].room_size)
        game = Game.deal(RULEBOOK[name].replace(deck=room, start_health=chance.randint(1, 16)), seed)
        if not best_end(game)[0]:
            found.append(game)
        if len(found) == LOST:
            return found
    raise AssertionError


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize("name", ALONE)
def test_a_last_room_that_is_lost_is_played_and_advised_for_the_most_points(name: str, goal: Goal) -> None:
    for game in last_rooms(name):
        (_, best), played = best_end(game), game.copy()
        advised = hint(game.view(0), goal=goal).plans[0]
        assert advised.score is not None
        assert points_of(game.rules, advised.score) == pytest.approx(best)
        play_out(played, make_bot("net", game.rules, goal=goal))
        assert played.outcomes[0] is not None
        assert points_of(game.rules, played.outcomes[0].score) == best


def test_without_known_points_a_lost_hero_does_not_fall_early() -> None:
    """The net alone solves no points here; falling in this room, as well as that can be done, brings -14."""
    game = Game.deal("dragons", "63")
    mind = NetMind(net_for(game.rules), game.rules, goal=Goal.SCORE)
    while not game.over:
        code, _, _ = mind.choose(game.table)
        game.carry_out(code)
    assert game.outcomes[0] is not None
    assert game.outcomes[0].score == -3


def is_survived(game: Game) -> bool:
    """Whether facing the room, somehow, leaves the hero alive."""
    for move in [each for each in game.legal_moves if each.action is Action.TAKE]:
        ahead = game.copy()
        ahead.play(move)
        if not ahead.over and (ahead.room_number > game.room_number or is_survived(ahead)):
            return True
    return False


def doomed_games(name: str) -> Iterator[Game]:
    """Games in which the hero can't leave the room alive, and can fall with one score or another."""
    for seed in itertools.count():
        chance = Random(f"{name}/{seed}")
        rules = RULEBOOK[name].replace(
            deck=chance.sample(RULEBOOK[name].deck, chance.randint(4, 8)),
            start_health=chance.randint(1, 9),
            health_floor=chance.choice([None, -3]),
            loss_counts=chance.choice(list(LossCounts)),
        )
        game, mind = Game.deal(rules, seed), NetMind(net_for(rules), rules)
        while not game.over:
            if mind.choose(game.table)[1] < 0 and not is_survived(game):
                ends = every_outcome(game, running=False)
                if ends and len(ends) > 1:
                    yield game
                break
            game.play(chance.choice(game.legal_moves))


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize("name", ALONE)
def test_certain_death_in_a_room_comes_with_the_best_score(name: str, goal: Goal) -> None:
    games = list(itertools.islice(doomed_games(name), 12))
    assert len(games) == 12
    for game in games:
        ends = every_outcome(game, running=False)
        assert ends
        assert not any(end.won for end in ends)
        best = max(points_of(game.rules, end.score) for end in ends)
        room = game.room_number
        play_out(game, make_bot("net", game.rules, goal=goal))
        assert game.outcomes[0] is not None
        assert points_of(game.rules, game.outcomes[0].score) == best
        assert game.room_number == room
