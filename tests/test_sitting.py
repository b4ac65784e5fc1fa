"""A sitting: a game with its place among the saved ones, and what it counts for afterwards."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

import pytest

from scoundrel import Game
from scoundrel.coach.puzzles import puzzles
from scoundrel.engine.search.solver import Solver
from scoundrel.errors import DealError, IllegalMove, StoreError
from scoundrel.history.days import Diary, Fate
from scoundrel.history.profile import earn, record_result, results, solve, solved_days, solved_puzzles
from scoundrel.notation.moves import Move
from scoundrel.play.clock import Clock, today
from scoundrel.play.daily import daily_game, daily_seed, day_number
from scoundrel.play.flow import Happened, PlayerMoves, Thinking, Threshold
from scoundrel.play.preferences import Dealer, Preferences
from scoundrel.play.puzzling import PuzzleRun, puzzle_of_day
from scoundrel.play.shelf import import_games
from scoundrel.play.sitting import Sitting
from scoundrel.store import Kind, Store
from scoundrel.texts import say, shown
from scoundrel.words.dates import date_words
from tests.sittings import saved_of, sit, whole
from tests.stores import connected, file_of


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened


# --- Several moves at once -----------------------------------------------------------------------------


def test_moves_of_one_room_are_made_together_and_kept(store: Store) -> None:
    sitting = Sitting.begin(store, Game.deal("classic", 42))
    sitting.play("8d", "4cw", "8h")
    assert saved_of(sitting) is not None
    assert [str(move) for move in store.load(saved_of(sitting)).moves] == ["8d", "4cw", "8h"]


@pytest.mark.parametrize("moves", [("run", "2c"), ("2h", "8cb", "Tcb", "2c")])
def test_a_refused_line_tells_nothing_of_the_next_room(moves: tuple[str, ...]) -> None:
    sitting = sit(Game.from_deck("classic", "2h 8c Tc Ts 3d 4d 5d 6d"))
    before = whole(sitting).position()
    with pytest.raises(IllegalMove, match="^'2c' is one move too many: a line ends where new cards come"):
        sitting.play(*moves)
    assert whole(sitting).position() == before


def test_nobody_moves_for_a_bot() -> None:
    sitting = sit(Game.deal("dragons-duo", 1), seats=("human", "random"))
    mine, bots = whole(sitting).legal_moves[-2:]
    with pytest.raises(IllegalMove, match="one move too many"):
        sitting.play(mine, bots)
    assert whole(sitting).moves == ()
    sitting.play(mine)
    assert sitting.bot_to_move == "random"


def make_for_bot(sitting: Sitting, move: Move) -> None:
    """Let the bot whose turn it is make this move, whatever it thinks."""
    thinking = sitting.comes_next
    assert isinstance(thinking, Thinking)
    thinking.take(move)


def test_a_human_moves_for_bots_that_never_end_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoundrel.play.sitting.LONGEST_GAME", 4)
    sitting = sit(Game.deal("dragons-duo", 1), seats=("random", "random"))
    for _ in range(4):
        assert sitting.bot_to_move == "random"
        make_for_bot(sitting, whole(sitting).legal_moves[-1])
    assert sitting.bot_to_move is None
    sitting.play(whole(sitting).legal_moves[-1])
    assert len(whole(sitting).moves) == 5


def test_two_humans_may_move_in_one_line() -> None:
    sitting = sit(Game.deal("dragons-duo", 1))
    sitting.play(*whole(sitting).legal_moves[-2:])
    assert len(whole(sitting).moves) == 2


def test_a_puzzle_ends_with_its_room() -> None:
    puzzle = next(each for each in puzzles() if len(each.moves) == 3)
    run = PuzzleRun(puzzle)
    with pytest.raises(IllegalMove, match="one move too many"):
        run.play(*map(Move, puzzle.moves), Move("2c"))
    assert whole(run).moves == ()
    run.play(*map(Move, puzzle.moves))
    assert isinstance(run.comes_next, Thinking)
    assert whole(run).moves == ()


# --- What is counted -----------------------------------------------------------------------------------

DAY = date(2025, 11, 15)
EASY = "2c 3c"
"""A dungeon that can't be lost."""


def at_noon(day: date) -> Clock:
    return lambda: datetime.combine(day, time(12), UTC)


def of_day(store: Store, day: date) -> Sitting:
    """The attempt at the dungeon of a day, begun on that day."""
    sitting = Sitting.of_today(store, at_noon(day))
    if isinstance(sitting.comes_next, Threshold):
        sitting.comes_next.begin()
    return sitting


def keys(sitting: Sitting) -> set[str]:
    """The achievements newly earned by a finished game."""
    return {each.key for each in record_result(sitting, None)}


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
            sitting.begin_again(store)
    sitting.play("run")
    assert sit(whole(sitting), kind=Kind.DEAL).begin_again(None).turns == ()
    assert len(store.games()) == 1


@pytest.mark.parametrize("rules", ["classic", "easy"])
def test_a_deal_that_is_begun_beside_a_running_game_keeps_both_from_counting(
    store: Store, rules: str
) -> None:
    running = Sitting.begin(store, Game.deal("classic", "the same"))
    assert not running.about.looked_ahead
    beside = Sitting.begin(store, Game.deal(rules, "the same"), named=True)
    other = Sitting.begin(store, Game.deal("classic", "another"))
    assert beside.about.looked_ahead
    assert not other.about.looked_ahead
    for sitting in (beside, running):
        assert won(sitting) == set()
    assert running.about.looked_ahead
    assert results(store) == []


def test_a_record_that_is_brought_in_beside_a_running_game_keeps_it_from_counting(store: Store) -> None:
    running = Sitting.begin(store, Game.deal("classic", "the same"))
    store.import_record(Game.deal("classic", "the same").record())
    assert won(running) == set()
    assert results(store) == []


def test_a_game_counts_and_the_same_deal_again_does_not(store: Store) -> None:
    first = Sitting.begin(store, Game.deal("classic", "the same"))
    assert "out" in won(first)
    again = first.begin_again(store)
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
    added, (why,) = import_games(store, str(file))
    assert (added, len(store.games())) == (1, 1)
    assert ("opens on" if days else "play it as the daily first") in shown(why)
    assert date_words(day) in shown(why)
    attempt = of_day(store, day)
    assert import_games(store, str(file)).added == 1
    while not whole(attempt).over:
        attempt.play(whole(attempt).legal_moves[-1])
    assert import_games(store, str(file)) == (2, ())


@pytest.mark.parametrize("seats", [["oracle"], ["human", "human"], ["program:x"]])
def test_a_game_with_someone_who_can_t_play_it_is_refused(store: Store, seats: list[str]) -> None:
    store.begin(Game.deal("classic", 1))
    with closing(sqlite3.connect(file_of(store))) as database, database:
        written = json.dumps(seats), json.dumps([None] * len(seats))
        database.execute("UPDATE matches SET seats = ?, outcomes = ?", written)
    with pytest.raises(StoreError, match=r"game 1 can't be played: '.*' can't sit at this table"):
        Sitting.resume(store, store.find(1))


def test_a_game_that_was_brought_in_earns_nothing_played_to_its_end_or_again(store: Store) -> None:
    sitting = Sitting.resume(store, store.import_record(Game.from_deck("classic", EASY).record()))
    again = Sitting.begin(store, whole(sitting).after(0), named=True)
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
            make_for_bot(sitting, Move(move)) if sitting.bot_to_move else sitting.play(move)
        assert [outcome and outcome.won for outcome in game.outcomes] == [True, False]
    assert {result.won for result in results(store)} == {won}
    assert ("regular" in {each.key for each in earn(store)}) is won


def test_the_dungeon_of_a_day_is_won_by_its_attempt_alone(store: Store) -> None:
    assert "of_the_day" in won(of_day(store, DAY))
    (saved,) = store.games()
    assert saved.date == DAY.isoformat()


def test_the_dungeon_of_a_day_that_was_played_before_its_attempt_does_not_count(store: Store) -> None:
    assert "of_the_day" not in won(Sitting.begin(store, daily_game(DAY), named=True))
    assert "of_the_day" not in won(of_day(store, DAY))
    assert results(store) == []
    diary = Diary.read(store, at_noon(DAY))
    assert diary.streak.longest == 0
    assert diary.fate(DAY) is Fate.AIDED


def won(sitting: Sitting) -> set[str]:
    """What is earned by winning this game."""
    for move in list(Solver(whole(sitting).rules).line(whole(sitting))):
        sitting.play(move)
    return keys(sitting)


@pytest.mark.parametrize("days", [0, 1, 400])
def test_the_dungeon_of_a_day_to_come_is_played_as_the_daily_first(store: Store, days: int) -> None:
    day = today() + timedelta(days=days)
    for kept in (store, None):
        refused = "play it as the daily first" if day == today() else f"opens on {date_words(day)}"
        with pytest.raises(DealError, match=refused):
            Sitting.begin(kept, daily_game(day), named=True)
    assert store.games() == []
    attempt = of_day(store, day)
    attempt.play(whole(attempt).legal_moves[0])
    with pytest.raises(DealError):
        Sitting.begin(store, daily_game(day))
    while not whole(attempt).over:
        attempt.play(whole(attempt).legal_moves[-1])
    assert Sitting.begin(store, daily_game(day), named=True).view.room == daily_game(day).room


def test_the_dungeon_of_a_day_that_was_missed_may_be_played(store: Store) -> None:
    yesterday = today() - timedelta(days=1)
    assert not Sitting.begin(None, daily_game(yesterday)).is_daily
    assert not Sitting.begin(store, daily_game(yesterday)).is_daily
    of_day(store, yesterday)
    with pytest.raises(DealError):
        Sitting.begin(store, daily_game(yesterday))


def test_what_the_end_tells_can_not_be_taken_back(store: Store) -> None:
    sitting = Sitting.begin(store, Game.from_deck("classic", EASY))
    sitting.play("2cb", "3cb")
    with pytest.raises(IllegalMove, match="the game is over"):
        sitting.undo()
    assert saved_of(sitting) is not None
    assert store.find(saved_of(sitting).id).over


def test_of_two_players_it_is_told_whose_move_was_taken_back() -> None:
    sitting = sit(Game.deal("dragons-duo", 42))
    sitting.names = ("Ada", "")
    assert whole(sitting).turn == 1
    sitting.play("7d", "3d")
    assert sitting.undo().told == ("Taken back: Ada took the 3♦.",)
    assert sitting.undo().told == ("Taken back: Player 2 took the 7♦.",)
    against_a_bot = sit(Game.deal("dragons-duo", 42), seats=("greedy", "human"))
    against_a_bot.play("7d")
    assert against_a_bot.undo().told == ("Taken back: Player 2 took the 7♦.",)
    alone = sit(Game.deal("classic", 42))
    alone.play("8d")
    assert alone.undo().told == ("Taken back: you took the 8♦.",)


# --- The Dealer's words --------------------------------------------------------------------------------


def test_a_description_goes_with_the_room_that_is_taken_back(store: Store) -> None:
    sitting = Sitting.begin(store, Game.deal("classic", 42))
    sitting.preferences = Preferences(dealer=Dealer.HUMAN)
    sitting.hand_over("a cellar")
    sitting.play("run")
    sitting.hand_over("a crypt")
    assert saved_of(sitting) is not None
    assert Sitting.resume(store, saved_of(sitting)).seen.described == {1: "a cellar", 2: "a crypt"}
    sitting.undo()
    assert sitting.seen.described == {1: "a cellar"}
    assert Sitting.resume(store, saved_of(sitting)).seen.described == {1: "a cellar"}


# --- The one attempt -----------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["1b", "3b", "9", "2 4", "Ks"])
def test_before_the_one_attempt_no_line_names_a_card(store: Store, line: str) -> None:
    sitting = Sitting.of_today(store, at_noon(DAY))
    with pytest.raises(IllegalMove) as refused:
        sitting.obey(line)
    assert str(refused.value) == "this dungeon has not been begun yet: begin it first"


def test_before_the_one_attempt_a_card_says_what_it_is_and_nothing_is_saved(store: Store) -> None:
    sitting = Sitting.of_today(store, at_noon(DAY))
    card = sitting.comes_next
    assert isinstance(card, Threshold)
    assert card.title == say("threshold-title", number=day_number(DAY), date=date_words(DAY))
    words = " ".join(card.lines)
    assert "one attempt" in words
    assert "taken back" in words
    assert "a hint marks the result as aided" in words
    first = "this dungeon has not been begun yet"
    with pytest.raises(IllegalMove, match=first):
        sitting.play(whole(sitting).legal_moves[0])
    with pytest.raises(IllegalMove, match=first):
        sitting.hint()
    with pytest.raises(IllegalMove):
        sitting.undo()
    assert store.games() == []
    card.begin()
    assert isinstance(sitting.comes_next, PlayerMoves)
    assert [saved.date for saved in store.games()] == [DAY.isoformat()]
    sitting.play(whole(sitting).legal_moves[0])
    assert store.games()[0].moves == 1


def test_an_attempt_that_was_begun_goes_on_without_a_card(store: Store) -> None:
    sitting = of_day(store, DAY)
    sitting.play(whole(sitting).legal_moves[0])
    again = Sitting.of_today(store, at_noon(DAY))
    assert isinstance(again.comes_next, PlayerMoves)
    assert whole(again).moves == whole(sitting).moves


def test_two_programs_at_one_card_play_one_attempt(tmp_path: Path) -> None:
    with Store.open(tmp_path) as one, Store.open(tmp_path) as other:
        first, second = (Sitting.of_today(each, at_noon(DAY)) for each in (one, other))
        first.enter()
        first.play(whole(first).legal_moves[0])
        second.enter()
        assert whole(second).moves == whole(first).moves
        assert saved_of(second) == saved_of(first)
        second.play(whole(second).legal_moves[0])
        assert len(one.games()) == 1
        assert not second.about.looked_ahead


def test_an_attempt_that_can_t_be_saved_is_not_begun(store: Store, tmp_path: Path) -> None:
    sitting = Sitting.of_today(store, at_noon(DAY))
    with connected(store) as connection:
        connection.exec_driver_sql("PRAGMA query_only = ON")
    with pytest.raises(StoreError, match="can't be changed"):
        sitting.enter()
    assert isinstance(sitting.comes_next, Threshold)
    with connected(store) as connection:
        connection.exec_driver_sql("PRAGMA query_only = OFF")
    assert store.games() == []
    sitting.enter()
    assert isinstance(sitting.comes_next, PlayerMoves)


def test_a_day_that_is_over_is_not_begun_any_more(store: Store) -> None:
    moment = datetime(2025, 11, 15, 23, 59, tzinfo=UTC)
    sitting = Sitting.of_today(store, lambda: moment)
    moment += timedelta(minutes=2)
    with pytest.raises(DealError, match="the day of this dungeon, 15 November 2025, is over"):
        sitting.enter()
    assert store.games() == []
    # One that was begun in time may be finished later.
    moment -= timedelta(minutes=2)
    sitting.enter()
    moment += timedelta(days=3)
    assert sitting.play(whole(sitting).legal_moves[0]).told


@pytest.mark.parametrize("store_is_there", [False, True])
def test_who_had_help_did_not_play_unaided(store: Store, store_is_there: bool) -> None:
    def begun() -> Sitting:
        return Sitting.begin(store if store_is_there else None, Game.from_deck("classic", EASY))

    alone, undone, hinted = begun(), begun(), begun()
    undone.play("2cb")
    undone.undo()
    assert hinted.hint().done() != Happened()
    for sitting in (alone, undone, hinted):
        sitting.play("2cb", "3cb")
    assert [each.is_unaided for each in (alone, undone, hinted)] == [True, False, False]


def test_a_win_with_a_hint_counts_apart_and_earns_no_win(store: Store) -> None:
    sitting = Sitting.begin(store, Game.from_deck("classic", EASY))
    sitting.hint().done()
    sitting.play("2cb", "3cb")
    assert keys(sitting) == set()
    assert [(result.won, result.aided) for result in results(store)] == [(True, True)]


def test_what_was_earned_stays_earned(store: Store) -> None:
    store.earn(["out", "regular"])
    sitting = Sitting.begin(store, Game.from_deck("classic", EASY))
    sitting.hint().done()
    sitting.play("2cb", "3cb")
    keys(sitting)
    assert {"out", "regular"} <= set(store.earned())


# --- The puzzle of the day -----------------------------------------------------------------------------


def test_the_puzzle_of_a_day_is_marked_for_that_day_alone(store: Store) -> None:
    todays = puzzle_of_day(DAY).number
    other = next(each.number for each in puzzles() if each.number != todays)
    solve(store, other, DAY)
    assert solved_days(store) == set()
    solve(store, todays, DAY)
    solve(store, todays, DAY)
    assert solved_days(store) == {DAY}
    assert solved_puzzles(store) == sorted([todays, other])
    solve(store, todays, DAY + timedelta(days=1))
    assert solved_days(store) == {DAY}
