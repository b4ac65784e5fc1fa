"""How one's games went, in numbers, in words and as pictures in characters."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoundrel import RULEBOOK, Game
from scoundrel.coach import review
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.engine.tally import wilson
from scoundrel.history.statistics import (
    Bin,
    Result,
    accuracy_over_time,
    histogram,
    in_words,
    summaries,
    summary,
)
from scoundrel.plots.results import accuracy_plot, score_plot
from scoundrel.plots.review import chart
from scoundrel.plots.style import Inks, whole_ticks
from scoundrel.rules import Scoring

START = datetime(2026, 11, 1, 12, tzinfo=UTC)


def results(*scores: int, name: str = "classic") -> list[Result]:
    """Games of classic, one a day: a score above 0 is a win."""
    return [Result(name, score > 0, score, START + timedelta(days=day)) for day, score in enumerate(scores)]


def test_games_are_counted() -> None:
    counted = summary(results(3, -80, 5, 12, 1, -2, 7))
    assert (counted.games, counted.wins, counted.share) == (7, 5, 5 / 7)
    assert counted.interval == wilson(5, 7)
    assert (counted.current_streak, counted.longest_streak) == (1, 3)
    assert (counted.best, counted.average) == (12, -54 / 7)
    assert counted.accuracy is None


def test_the_order_of_rows_is_that_of_time() -> None:
    games = results(1, 2, -3, 4)
    assert summary(reversed(games)) == summary(games)
    assert summary(games).current_streak == 1


def test_a_summary_without_games_is_empty() -> None:
    counted = summary([])
    assert (counted.games, counted.share, counted.best, counted.average) == (0, None, None, None)
    assert counted.interval == (0, 1)
    assert in_words(counted) == ("No games yet.",)
    assert summaries([]) == {}


def test_losses_alone_have_a_best_score_too() -> None:
    assert summary(results(-80, -12, -95)).best == -12


@pytest.mark.parametrize("name", RULEBOOK)
def test_the_best_score_is_best_by_the_rules(name: str) -> None:
    rules, games = RULEBOOK[name], []
    for seed in range(12):
        game = Game.deal(rules.replace(start_health=50, max_health=50), seed)
        bot = make_bot("random", game.rules)
        play_out(game, bot)
        outcome = game.outcomes[0]
        assert outcome is not None
        games.append(Result(name, outcome.won, outcome.score, START + timedelta(days=seed)))
    best = min if rules.scoring is Scoring.LOW else max
    assert summary(games).best == best(result.score for result in games)
    losses = [result for result in games if not result.won]
    assert summary(losses).best == best(result.score for result in losses)


def test_wins_with_hints_count_apart() -> None:
    games = results(3, 5, 7, 9, -80, 2)
    games[1] = replace(games[1], aided=True)
    games[4] = replace(games[4], aided=True)
    counted = summary(games)
    assert (counted.games, counted.wins, counted.aided_wins) == (6, 4, 1)
    assert counted.share == 4 / 5
    assert counted.interval == wilson(4, 5)
    # A win with hints neither ends a streak nor is part of it; a loss with hints is a loss.
    assert (counted.current_streak, counted.longest_streak) == (1, 3)
    assert in_words(counted)[:2] == (
        "6 games, 4 won.",
        "1 of them was won with hints and is counted separately.",
    )
    assert "hints" not in " ".join(in_words(summary(results(3, -80))))


def test_each_rule_set_has_its_summary() -> None:
    games = [
        *results(1, name="my-dungeon"),
        *results(-1, -2, name="dragons"),
        *results(5, 9),
    ]
    counted = summaries(games)
    assert list(counted) == ["classic", "dragons", "my-dungeon"]
    assert [each.games for each in counted.values()] == [2, 2, 1]


def test_a_summary_in_words() -> None:
    games = [replace(result, accuracy=0.9) for result in results(3, -80, 5, 12)]
    assert in_words(summary(games)) == (
        "4 games, 3 won.",
        "75 % won; the true share most likely lies between 30 % and 95 %.",
        "Wins in a row: 2 now, 2 at most.",
        "Best score 12, average −15.0.",
        "Mean accuracy 90 %.",
    )
    assert in_words(summary(results(1)))[0] == "1 game, 1 won."


# --- Bins and curves ---------------------------------------------------------------------------------


def test_bins_are_round_and_hold_zero_at_an_edge() -> None:
    assert histogram([-15, -1, 0, 9, 10], most=4) == (
        Bin(-20, -11, 1),
        Bin(-10, -1, 1),
        Bin(0, 9, 2),
        Bin(10, 19, 1),
    )
    assert histogram([7]) == (Bin(7, 7, 1),)
    assert histogram([]) == ()


@given(st.lists(st.integers(-400, 60), min_size=1), st.integers(2, 20))
def test_every_score_is_in_one_bin(scores: list[int], most: int) -> None:
    bins = histogram(scores, most)
    assert len(bins) <= most
    assert sum(each.games for each in bins) == len(scores)
    assert all(left.high + 1 == right.low for left, right in pairwise(bins))
    assert bins[0].games > 0
    assert bins[-1].games > 0


def test_accuracy_over_time_is_a_mean_of_the_last_games() -> None:
    accuracies = [0.5, None, 1.0, 0.0]
    games = [
        replace(result, accuracy=accuracy)
        for result, accuracy in zip(results(1, 2, 3, 4), accuracies, strict=True)
    ]
    points = accuracy_over_time(reversed(games), window=2)
    assert [point.accuracy for point in points] == [0.5, 1.0, 0.0]
    assert [point.mean for point in points] == [0.5, 0.75, 0.5]
    assert points[0].ended == START


# --- Pictures ----------------------------------------------------------------------------------------

MANY = [
    replace(result, accuracy=0.6 + 0.03 * (result.score % 13))
    for result in results(*range(-120, 20, 7), *range(1, 20))
]


@pytest.mark.parametrize("width", [32, 40, 76, 110])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_pictures_keep_to_their_size(width: int, ascii_only: bool) -> None:
    for plot in (score_plot, accuracy_plot):
        lines = plot(MANY, width, 12, ascii_only=ascii_only).splitlines()
        assert len(lines) <= 12
        assert max(map(len, lines)) <= width
        assert "\x1b" not in "".join(lines)
        assert "".join(lines).isascii() == ascii_only


def test_colour_is_an_addition() -> None:
    for plot in (score_plot, accuracy_plot):
        coloured = plot(MANY, 60, 12, colour=True)
        assert "\x1b[38;2;224;176;74m" in coloured
        for line, plain in zip(coloured.splitlines(), plot(MANY, 60, 12).splitlines(), strict=True):
            assert plain.split() == _uncoloured(line).split()


def _uncoloured(text: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def test_every_bar_names_its_range_and_is_as_long_as_counted() -> None:
    lines = score_plot(results(1, 1, 1, 3), 40, 10, ascii_only=True).splitlines()
    assert lines[0] == "score"
    assert lines[-1].strip() == "games"
    assert lines[-2].split() == ["0", "1", "2", "3"]
    bars = {line.partition("+")[0].strip(): line.count("#") for line in lines if "+#" in line}
    assert list(bars) == ["3", "1"]
    assert bars["1"] > 2.5 * bars["3"]
    assert "−120 to −101┤███" in score_plot(MANY, 40, 12)


@given(st.lists(st.integers(-400, 60), min_size=1, max_size=60), st.integers(8, 30), st.integers(30, 110))
@settings(max_examples=50)
def test_no_bar_is_left_out(scores: list[int], height: int, width: int) -> None:
    drawn = score_plot(results(*scores), width, height, ascii_only=True)
    bins = histogram(scores, most=height - 5)
    wanted = {str(each.low) if each.low == each.high else f"{each.low} to {each.high}" for each in bins}
    labelled = [line.partition("+") for line in drawn.splitlines()]
    assert wanted == {label.strip() for label, _, _ in labelled if label.strip() in wanted}
    full = {label.strip() for label, _, bar in labelled if bar.startswith("#")}
    assert full == {str(e.low) if e.low == e.high else f"{e.low} to {e.high}" for e in bins if e.games}


def test_all_plots_name_their_axes_alike() -> None:
    game = Game.deal("classic", 42)
    play_out(game, make_bot("random", game.rules))
    drawn = [score_plot(MANY, 40), accuracy_plot(MANY, 40), chart(review(game, simulations=0), 40)]
    names = [(each.splitlines()[0], each.splitlines()[-1].strip()) for each in drawn]
    assert names == [
        ("score", "games"),
        ("accuracy in %", "game (curve: mean of 10)"),
        ("chance to win in %", "room (x: after your decision)"),
    ]
    frames = {each.splitlines()[1].strip()[:2] for each in drawn}
    assert frames == {"┌─"}


@pytest.mark.parametrize(
    ("first", "last", "ticks"),
    [
        (0, 1, [0, 1]),
        (1, 1, [1]),
        (0, 5, [0, 1, 2, 3, 4, 5]),
        (0, 21, [0, 5, 10, 15, 21]),
        (1, 39, [1, 9, 17, 25, 33, 39]),
    ],
)
def test_ticks_are_whole_numbers_apart_from_each_other(first: int, last: int, ticks: list[int]) -> None:
    assert whole_ticks(first, last) == ticks


def test_plots_take_the_inks_of_a_theme() -> None:
    inks = Inks((1, 2, 3), (4, 5, 6), (7, 8, 9))
    assert "\x1b[38;2;1;2;3m" in score_plot(MANY, 60, 12, colour=True, inks=inks)
    drawn = accuracy_plot(MANY, 60, 12, colour=True, inks=inks)
    assert "\x1b[38;2;4;5;6m" in drawn
    assert "\x1b[38;2;1;2;3m" in drawn


def test_a_picture_of_nothing_is_a_sentence() -> None:
    assert score_plot([]) == "No games yet."
    assert accuracy_plot(results(1, 2)) == "No reviewed games yet."
    assert accuracy_plot(MANY[:1]).splitlines()[-2].split() == ["1"]


def test_the_curve_of_a_review_in_ascii_and_in_colour() -> None:
    game = Game.deal("classic", 42)
    bot = make_bot("random", game.rules)
    play_out(game, bot)
    looked_at = review(game, simulations=0)
    assert not chart(looked_at).isascii()
    assert chart(looked_at, ascii_only=True).isascii()
    assert "\x1b[38;2;209;73;63m" in chart(looked_at, colour=True)
