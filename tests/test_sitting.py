"""A game at the table with its place among the saved ones, and what is counted of it afterwards."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from scoundrel import Game
from scoundrel.coach.puzzles import puzzles
from scoundrel.engine.search.solver import Solver
from scoundrel.errors import DealError, IllegalMove, StoreError
from scoundrel.history.profile import daily_streak, earn, results, settle
from scoundrel.notation.moves import Move
from scoundrel.play.daily import daily_game, daily_seed, today
from scoundrel.play.flow import Thinking
from scoundrel.play.puzzling import PuzzleRun
from scoundrel.play.shelf import import_games
from scoundrel.play.sitting import Sitting
from scoundrel.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened


# --- Several moves at once -----------------------------------------------------------------------------


def test_moves_of_one_room_are_made_together_and_kept(store: Store) -> None:
    sitting = Sitting.begin(store, Game.deal("classic", 42))
    sitting.play("8d", "4cw", "8h")
    assert sitting.saved is not None
    assert [str(move) for move in store.load(sitting.saved).moves] == ["8d", "4cw", "8h"]


@pytest.mark.parametrize("moves", [("run", "2c"), ("2h", "8cb", "Tcb", "2c")])
def test_a_refused_line_tells_nothing_of_the_next_room(moves: tuple[str, ...]) -> None:
    sitting = Sitting(Game.from_deck("classic", "2h 8c Tc Ts 3d 4d 5d 6d"))
    before = sitting.game.position()
    with pytest.raises(IllegalMove, match="^'2c' is one move too many: a line ends where new cards come"):
        sitting.play(*moves)
    assert sitting.game.position() == before


def test_nobody_moves_for_a_bot() -> None:
    sitting = Sitting(Game.deal("dragons-duo", 1), seats=("human", "random"))
    mine, bots = sitting.game.legal_moves[-2:]
    with pytest.raises(IllegalMove, match="one move too many"):
        sitting.play(mine, bots)
    assert sitting.game.moves == ()
    sitting.play(mine)
    assert sitting.bot_to_move == "random"


def test_a_human_moves_for_bots_that_never_end_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoundrel.play.sitting.LONGEST_GAME", 4)
    sitting = Sitting(Game.deal("dragons-duo", 1), seats=("random", "random"))
    for _ in range(4):
        assert sitting.bot_to_move == "random"
        sitting.play(sitting.game.legal_moves[-1])
    assert sitting.bot_to_move is None
    sitting.play(sitting.game.legal_moves[-1])
    assert len(sitting.game.moves) == 5


def test_two_humans_may_move_in_one_line() -> None:
    sitting = Sitting(Game.deal("dragons-duo", 1))
    sitting.play(*sitting.game.legal_moves[-2:])
    assert len(sitting.game.moves) == 2


def test_a_puzzle_ends_with_its_room() -> None:
    puzzle = next(each for each in puzzles() if len(each.moves) == 3)
    run = PuzzleRun(puzzle)
    with pytest.raises(IllegalMove, match="one move too many"):
        run.play(*map(Move, puzzle.moves), Move("2c"))
    assert run.game.moves == ()
    run.play(*map(Move, puzzle.moves))
    assert isinstance(run.comes_next, Thinking)
    assert run.game.moves == ()


# --- What is counted -----------------------------------------------------------------------------------

DAY = date(2025, 11, 15)
EASY = "2c 3c"
"""A dungeon that nobody loses in."""


def keys(sitting: Sitting) -> set[str]:
    """What a game that is over has newly earned."""
    return {each.key for each in settle(sitting, None)}


def test_a_won_game_counts_and_earns(store: Store) -> None:
    sitting = Sitting.begin(store, Game.from_deck("classic", EASY))
    sitting.play("2cb", "3cb")
    assert "out" in keys(sitting)
    assert [result.won for result in results(store)] == [True]


def test_a_running_game_whose_deal_is_secret_can_t_be_dealt_again(store: Store) -> None:
    for sitting in (Sitting.begin(store, Game.deal()), Sitting.begin(None, Game.deal())):
        with pytest.raises(
            DealError, match="the cards of this deal are still secret; finish the game first"
        ):
            sitting.same_deal()
    sitting.play("run")
    assert Sitting(sitting.game, named=True).same_deal().moves == ()
    assert len(store.games()) == 1


@pytest.mark.parametrize("rules", ["classic", "easy"])
def test_a_deal_that_is_begun_beside_a_running_game_keeps_both_from_counting(
    store: Store, rules: str
) -> None:
    running = Sitting.begin(store, Game.deal("classic", "the same"))
    assert not running.looked_ahead
    beside = Sitting.begin(store, Game.deal(rules, "the same"), named=True)
    other = Sitting.begin(store, Game.deal("classic", "another"))
    assert beside.looked_ahead
    assert not other.looked_ahead
    for sitting in (beside, running):
        assert won(sitting) == set()
    assert running.looked_ahead
    assert results(store) == []


def test_a_record_that_is_brought_in_beside_a_running_game_keeps_it_from_counting(store: Store) -> None:
    running = Sitting.begin(store, Game.deal("classic", "the same"))
    store.import_record(Game.deal("classic", "the same").record())
    assert won(running) == set()
    assert results(store) == []


def test_a_game_counts_and_the_same_deal_again_does_not(store: Store) -> None:
    first = Sitting.begin(store, Game.deal("classic", "the same"))
    assert "out" in won(first)
    again = Sitting.begin(store, first.same_deal(), named=True)
    won(again)
    assert len(results(store)) == 1
    assert not store.find(1).looked_ahead


@pytest.mark.parametrize("days", [0, 1])
@pytest.mark.parametrize("rules", ["classic", "hard"])
def test_the_dungeon_of_a_day_to_come_is_not_brought_in(
    store: Store, tmp_path: Path, days: int, rules: str
) -> None:
    day = today() + timedelta(days=days)
    file = tmp_path / "records.txt"
    file.write_text(
        Game.deal("classic", 1).record_line() + "\n" + Game.deal(rules, daily_seed(day)).record_line()
    )
    with pytest.raises(DealError, match=f"the daily dungeon of {day}; play it as the daily first"):
        import_games(store, str(file))
    assert store.games() == []
    of_day = Sitting.of_day(store, day)
    with pytest.raises(DealError):
        import_games(store, str(file))
    while not of_day.game.over:
        of_day.play(of_day.game.legal_moves[-1])
    assert import_games(store, str(file)) == 2


@pytest.mark.parametrize("seats", [["oracle"], ["human", "human"], ["program:x"]])
def test_a_game_with_someone_who_can_t_play_it_is_refused(store: Store, seats: list[str]) -> None:
    store.begin(Game.deal("classic", 1))
    with closing(sqlite3.connect(store.place)) as database, database:
        written = json.dumps(seats), json.dumps([None] * len(seats))
        database.execute("UPDATE games SET seats = ?, outcomes = ?", written)
    with pytest.raises(StoreError, match=r"game 1 can't be played: '.*' can't sit at this table"):
        Sitting.resume(store, store.find(1))


def test_a_game_that_was_brought_in_earns_nothing_played_to_its_end_or_again(store: Store) -> None:
    sitting = Sitting.resume(store, store.import_record(Game.from_deck("classic", EASY).record()))
    again = Sitting.begin(store, sitting.game.after(0), named=True)
    for each in (sitting, again):
        each.play("2cb", "3cb")
        assert keys(each) == set()
    assert results(store) == []


@pytest.mark.parametrize(("seats", "won"), [(("human", "random"), True), (("random", "human"), False)])
def test_a_bot_does_not_win_for_the_player(store: Store, seats: tuple[str, str], won: bool) -> None:
    for _ in range(10):
        game = Game.from_deck("dragons-duo", "2c 3c Ks Kc", seed="1")
        sitting = Sitting.begin(store, game, seats=seats)
        for move in ("2c", "Ks", "3c", "Kc"):
            sitting.play(move)
        assert [outcome and outcome.won for outcome in game.outcomes] == [True, False]
    assert {result.won for result in results(store)} == {won}
    assert ("regular" in {each.key for each in earn(store)}) is won


def test_the_dungeon_of_a_day_is_won_by_its_attempt_alone(store: Store) -> None:
    assert "of_the_day" in won(Sitting.of_day(store, DAY))
    (saved,) = store.games()
    assert saved.date == DAY.isoformat()


def test_the_dungeon_of_a_day_that_was_played_before_its_attempt_does_not_count(store: Store) -> None:
    assert "of_the_day" not in won(Sitting.begin(store, daily_game(DAY), named=True))
    assert "of_the_day" not in won(Sitting.of_day(store, DAY))
    assert daily_streak(store, DAY).longest == 0
    assert len(results(store)) == 1


def won(sitting: Sitting) -> set[str]:
    """What is earned by winning this game."""
    for move in list(Solver(sitting.game.rules).line(sitting.game)):
        sitting.play(move)
    return keys(sitting)


@pytest.mark.parametrize("days", [0, 1, 400])
def test_the_dungeon_of_a_day_to_come_is_played_as_the_daily_first(store: Store, days: int) -> None:
    day = today() + timedelta(days=days)
    for kept in (store, None):
        with pytest.raises(DealError, match=f"the daily dungeon of {day}; play it as the daily first"):
            Sitting.begin(kept, daily_game(day), named=True)
    assert store.games() == []
    of_day = Sitting.of_day(store, day)
    of_day.play(of_day.game.legal_moves[0])
    with pytest.raises(DealError):
        Sitting.begin(store, daily_game(day))
    while not of_day.game.over:
        of_day.play(of_day.game.legal_moves[-1])
    assert Sitting.begin(store, daily_game(day), named=True).game.room == daily_game(day).room


def test_the_dungeon_of_a_day_that_was_missed_may_be_played(store: Store) -> None:
    yesterday = today() - timedelta(days=1)
    assert not Sitting.begin(None, daily_game(yesterday)).is_daily
    assert not Sitting.begin(store, daily_game(yesterday)).is_daily
    Sitting.of_day(store, yesterday)
    with pytest.raises(DealError):
        Sitting.begin(store, daily_game(yesterday))


def test_what_the_end_tells_can_not_be_taken_back(store: Store) -> None:
    sitting = Sitting.begin(store, Game.from_deck("classic", EASY))
    sitting.play("2cb", "3cb")
    with pytest.raises(IllegalMove, match="the game is over"):
        sitting.undo()
    assert sitting.saved is not None
    assert store.find(sitting.saved.id).over


# --- The Dealer's words --------------------------------------------------------------------------------


def test_a_description_goes_with_the_room_that_is_taken_back(store: Store) -> None:
    sitting = Sitting.begin(store, Game.deal("classic", 42))
    sitting.hand_over("a cellar")
    sitting.play("run")
    sitting.hand_over("a crypt")
    assert sitting.saved is not None
    assert Sitting.resume(store, sitting.saved).described == {1: "a cellar", 2: "a crypt"}
    sitting.undo()
    assert sitting.described == {1: "a cellar"}
    assert Sitting.resume(store, sitting.saved).described == {1: "a cellar"}
