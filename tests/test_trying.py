"""A finished game is tried again from any of its moves, as a game of its own that never counts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scoundrel import Game
from scoundrel.errors import DealError, IllegalMove
from scoundrel.history.days import Diary
from scoundrel.history.ending import Ending
from scoundrel.history.profile import own_games, record_result, results
from scoundrel.history.tendencies import last_played
from scoundrel.plain.commands import COMMANDS
from scoundrel.play.clock import today
from scoundrel.play.daily import daily_game
from scoundrel.play.flow import Thinking
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.shelf import saved_name
from scoundrel.play.sitting import Sitting
from scoundrel.play.way import way_of
from scoundrel.store import Kind, Store
from tests.sittings import play_out, saved_of, whole
from tests.strategies import games
from tests.test_ending import finished, played_by
from tests.test_plain import Terminal, piped, table

EASY = "2c 3c 4c 5c 6d"
"""A dungeon that can't be lost."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened


def ended(store: Store | None = None) -> Sitting:
    """A game of seventeen rooms, lost."""
    sitting = Sitting.begin(store, Game.deal("classic", 2))
    for move in played_by("greedy", 2).moves:
        sitting.play(move)
    return sitting


# --- The same game -------------------------------------------------------------------------------------


@given(games(), st.integers(0, 99))
def test_from_any_move_it_is_the_game_as_it_was_there(game: Game, seed: int) -> None:
    played = [game.after(moves) for moves in range(len(game.moves) + 1)]
    finished(game, seed)
    for moves, before in enumerate(played):
        if before.over:
            continue
        tried = Sitting.try_again(None, game, moves)
        assert whole(tried).position() == before.position()
        assert whole(tried).view(0) == before.view(0)
        assert whole(tried).story == before.story
        # What follows is dealt as it was, too.
        for move in game.moves[moves:]:
            whole(tried).play(move)
        assert whole(tried).position() == game.position()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(games(), st.integers(0, 99))
def test_a_game_tried_again_is_saved_as_it_is_shown(store: Store, game: Game, seed: int) -> None:
    finished(game, seed)
    for moves in range(len(game.moves)):
        tried = Sitting.try_again(store, game, moves)
        assert saved_of(tried) is not None
        loaded = store.load(saved_of(tried))
        assert loaded.position() == game.after(moves).position()
        assert (saved_of(tried).tried_move, saved_of(tried).tried_room) == (
            moves,
            way_of(loaded, loaded.turns).room,
        )
        assert saved_of(tried).looked_ahead


def test_a_game_that_is_not_over_is_not_tried_again(store: Store) -> None:
    """Trying it again would reveal the cards to come."""
    sitting = Sitting.begin(store, Game.deal())
    sitting.play(whole(sitting).legal_moves[-1])
    for begin in (
        lambda: Sitting.try_again(store, whole(sitting), 0),
        lambda: ReplayRun(whole(sitting)).try_from_here(store),
    ):
        with pytest.raises(DealError, match="until then its cards are secret"):
            begin()
    assert len(store.games()) == 1


def test_at_the_end_there_is_nothing_to_try(store: Store) -> None:
    run = ReplayRun(whole(ended(store)))
    run.step(10_000)
    with pytest.raises(DealError, match="go back some moves first"):
        run.try_from_here(store)
    run.step(-1)
    assert not whole(run.try_from_here(store)).over


# --- What it is ----------------------------------------------------------------------------------------


def test_it_is_listed_as_what_it_is_and_gone_on_with(store: Store) -> None:
    sitting = ended(store)
    tried = Sitting.try_again(store, whole(sitting), 3)
    assert saved_of(tried) is not None
    assert saved_of(tried).kind is Kind.TRIED
    before = whole(sitting).after(3)
    room = way_of(before, before.turns).room
    assert saved_name(saved_of(tried)) == tried.title == f"Classic Scoundrel, again from room {room}"
    tried.play(whole(tried).legal_moves[-1])
    waiting = store.latest_open()
    assert waiting is not None
    resumed = Sitting.resume(store, waiting)
    assert whole(resumed).position() == whole(tried).position()
    assert resumed.about.tried_move == 3
    assert resumed.deal is None
    assert "does not count" in resumed.caveat
    assert store.find(saved_of(sitting).id if saved_of(sitting) else 0).over


def test_it_is_called_the_same_where_nothing_is_saved() -> None:
    tried = Sitting.try_again(None, whole(ended()), 0)
    assert tried.title == "Classic Scoundrel, again from room 1"
    assert "does not count" in tried.caveat


def test_a_game_tried_again_allows_hints_and_undo_back_to_where_it_began(store: Store) -> None:
    tried = Sitting.try_again(store, whole(ended(store)), 3)
    start = whole(tried).position()
    with pytest.raises(IllegalMove, match="no earlier move can be taken back"):
        tried.undo()
    tried.play(whole(tried).legal_moves[-1])
    tried.undo()
    assert whole(tried).position() == start
    with pytest.raises(IllegalMove, match="no earlier move can be taken back"):
        tried.undo()
    assert tried.hint().done().said
    assert saved_of(tried) is not None
    assert (saved_of(tried).undos, saved_of(tried).hints, saved_of(tried).moves) == (1, 1, 3)


def test_with_a_bot_undo_stops_where_it_began(store: Store) -> None:
    duo = Sitting.begin(store, Game.deal("dragons-duo", 1), seats=("human", "random"))
    finished(whole(duo))
    bots = next(n for n in range(1, 40) if whole(duo).after(n).turn == 1)
    tried = Sitting.try_again(store, whole(duo), bots, duo.seats)
    while isinstance(coming := tried.comes_next, Thinking):
        coming.done()
    tried.play(whole(tried).legal_moves[0])
    while len(whole(tried).moves) > bots:
        tried.undo()
    assert whole(tried).position() == whole(duo).after(bots).position()


# --- What does not count -------------------------------------------------------------------------------


def counted(store: Store) -> object:
    dailies = Diary.read(store).streak
    return results(store), dailies, store.earned(), [each.id for each in own_games(store)]


@pytest.mark.parametrize("deck", [None, EASY])
def test_a_game_tried_again_counts_nowhere(store: Store, deck: str | None) -> None:
    """Neither from a deal nor from a prepared deck, which has no seed to identify it."""
    game = Game.deal("classic", 1) if deck is None else Game.from_deck("classic", deck)
    sitting = Sitting.begin(store, game)
    play_out(sitting)
    record_result(sitting, None)
    before, games = counted(store), len(last_played(store))
    tried = Sitting.try_again(store, whole(sitting), 1)
    while not whole(tried).over:
        tried.play(whole(tried).legal_moves[-1])
    assert record_result(tried, None) == []
    assert counted(store) == before
    assert len(last_played(store)) == games
    assert Ending(tried).share().splitlines()[0].endswith(", again from room 1")


def test_the_dungeon_of_a_day_is_not_bettered(store: Store) -> None:
    day = today()
    with pytest.raises(DealError, match="play it as the daily first"):
        Sitting.try_again(store, finished(daily_game(day)), 2)
    attempt = Sitting.of_today(store)
    attempt.enter()
    play_out(attempt)
    before = store.daily(day.isoformat())
    tried = Sitting.try_again(store, whole(attempt), 2)
    while not whole(tried).over:
        tried.play(whole(tried).legal_moves[-1])
    assert not tried.is_daily
    assert store.daily(day.isoformat()) == before
    assert len(results(store)) == 1


# --- A crash -------------------------------------------------------------------------------------------

TRY_AND_HANG = """
import sys, time
from scoundrel import Game
from scoundrel.play.sitting import Sitting
from scoundrel.store import Store
store = Store.open(sys.argv[1])
game = Game.deal("easy", 3)
while not game.over:
    game.play(game.legal_moves[-1])
tried = Sitting.try_again(store, game, 2)
for _ in range(int(sys.argv[2])):
    tried.play(min(tried.view.legal_moves, key=lambda move: move.card.value if move.card else 99))
print(tried.match.game.position(), flush=True)
time.sleep(60)
"""


@pytest.mark.parametrize("moves", [0, 1])
def test_what_was_shown_is_there_after_a_kill(tmp_path: Path, moves: int) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", TRY_AND_HANG, str(tmp_path), str(moves)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    shown = process.stdout.readline().strip()
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    with Store.open(tmp_path) as store:
        saved = store.latest_open()
        assert saved is not None
        assert (saved.kind, saved.tried_move, saved.moves) == (Kind.TRIED, 2, 2 + moves)
        assert store.load(saved).position() == shown


# --- In plain mode -------------------------------------------------------------------------------------


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def test_a_game_is_tried_again_from_its_end_and_from_a_replay(data: Path) -> None:
    with Terminal(data, "--rule", "deck=2c,3c,4d", "--seed", "42") as terminal:
        said = terminal.type("4d 2cw 3cb")
        assert "Your first game by these rules." in said
        assert "Type try to play on from room 1; that does not count." in said
        assert "100┤" not in said
        assert "100┤" in terminal.type("curve drawn")
        tried = terminal.type("try")
        assert ", again from room 1" in tried
        assert "does not count in your statistics" in tried
        terminal.kill()
    with Terminal(data) as terminal:
        assert ", again from room 1, room 1" in terminal.greeting
        assert table(terminal.type("continue")) == table(tried)
        assert ", again from room 1, unfinished, room 1" in terminal.type("games")
        terminal.type("watch 2")
        assert "its cards are secret" in terminal.type("try")
        terminal.type("watch 1")
        terminal.type("next")
        assert "2 cards to face." in terminal.type("try")
        assert "no earlier move can be taken back" in terminal.type("undo").lower()


def test_try_is_for_finished_games(data: Path) -> None:
    assert "try" in COMMANDS
    result = piped(data, "try\n", "--seed", "42")
    assert "the command try can't be used here" in result.stderr


def test_a_script_that_saves_nothing_tries_again_without_saving(data: Path) -> None:
    result = piped(data, "4d 2cw 3cb\ntry\n4d 2cw 3cb\n", "--rule", "deck=2c,3c,4d", "--seed", "42")
    assert result.stderr == ""
    assert result.stdout.count("The game is over: won 17.") == 2
    assert not data.exists()
