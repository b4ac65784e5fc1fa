"""The store: what was kept is there, whatever happens."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import insert, inspect

from scoundrel import RULEBOOK, Game, Outcome, RecordError, Rules
from scoundrel.errors import BadSetting, StaleGame, StoreError
from scoundrel.notation.rulesets import format_rules
from scoundrel.play.memory import MemoryStore
from scoundrel.play.shelf import saved_when
from scoundrel.play.store import Rows
from scoundrel.play.store import Store as AnyStore
from scoundrel.store import Kind, Store, tables
from scoundrel.store.rows import DatabaseRows
from scoundrel.texts import shown
from tests.stores import connected, engine_of, file_of
from tests.strategies import any_rules

Found = TypeVar("Found")

MIXTURE = RULEBOOK["classic"].replace(
    name="mine",
    title="My 'own' rules",
    start_health=30,
    max_health=30,
    weapon_limit="at_most",
    avoid="card",
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="module")
def shared_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with Store.open(tmp_path_factory.mktemp("store")) as opened:
        yield opened


def play_some(game: Game, moves: int, seed: int = 1) -> Game:
    chance = random.Random(seed)
    for _ in range(moves):
        if not game.over:
            game.play(chance.choice(game.legal_moves))
    return game


def play_out(game: Game) -> Game:
    return play_some(game, 1000)


def child(script: str, *arguments: object) -> subprocess.Popen[str]:
    """Another process that has a store open."""
    command = [sys.executable, "-u", "-c", script, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def answer(process: subprocess.Popen[str]) -> str:
    told, complaint = process.communicate(timeout=60)
    assert process.returncode == 0, complaint
    return told


# --- Games go in and come out -------------------------------------------------------------------------

BEGINNINGS: dict[str, Callable[[], Game]] = {
    **{name: lambda name=name: Game.deal(name, seed=7) for name in RULEBOOK},  # type: ignore[misc]
    "a mixture": lambda: Game.deal(MIXTURE, seed="a seed with ‘quotes’ and \N{SNOWMAN}"),
    "a deck in order": lambda: Game.from_deck("classic", "5d 8c 3h 2c 9s 4s Tc Qs 2h 7d"),
    "a deck in order that is shuffled": lambda: Game.from_deck(
        "dragons", "5d 8c 3h 2c 9s 4s Tc Qs 2h 7d", 3
    ),
    "a player's position": lambda: Game.from_position(Game.deal("dragons", 4).view(0).position()),
}


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_a_game_is_found_again_as_it_was_left(tmp_path: Path, beginning: str) -> None:
    game = BEGINNINGS[beginning]()
    with Store.open(tmp_path) as store:
        saved = store.begin(game)
        for _ in range(6):
            if not game.over:
                play_some(game, 1)
                saved = store.keep_moves(saved, game)
    with Store.open(tmp_path) as store:
        found = store.find(saved.id)
        again = store.load(found)
        assert found == saved
        assert (again.position(), again.moves, again.rules) == (game.position(), game.moves, game.rules)
        assert store.record(found) == game.record()
    assert (found.name, found.seed, found.moves) == (game.rules.name, game.seed, len(game.moves))
    assert (found.rooms, found.over, found.outcomes) == (game.room_number, game.over, game.outcomes)


@settings(max_examples=60)
@given(
    rules=any_rules,
    seed=st.integers(0, 1000),
    actions=st.lists(st.integers(0, 10_000) | st.sampled_from(["undo", "reload", "skip"]), max_size=25),
)
def test_through_the_store_a_game_is_the_same_as_in_memory(
    shared_store: Store, rules: Rules, seed: int, actions: list[int | str]
) -> None:
    in_memory, stored = Game.deal(rules, seed), Game.deal(rules, seed)
    saved = shared_store.begin(stored)
    undos = 0
    for action in actions:
        if action == "reload":
            saved = shared_store.find(saved.id)
            stored = shared_store.load(saved)
        elif action == "undo" and in_memory.moves:
            in_memory.undo()
            stored.undo()
            saved = shared_store.keep_undo(saved, stored)
            undos += 1
        elif isinstance(action, int) and not in_memory.over:
            move = in_memory.legal_moves[action % len(in_memory.legal_moves)]
            in_memory.play(move)
            stored.play(move)
            saved = shared_store.keep_moves(saved, stored)
    again = shared_store.load(saved.id)
    assert again.record() == stored.record() == in_memory.record()
    assert again.position() == in_memory.position()
    assert shared_store.find(saved.id) == saved
    assert (saved.undos, saved.moves, saved.outcomes) == (undos, len(in_memory.moves), in_memory.outcomes)


def test_several_moves_are_kept_at_once(store: Store) -> None:
    game = Game.deal("classic", 42)
    saved = store.begin(game)
    for move in ("8d", "4cw", "8h"):
        game.play(move)
    saved = store.keep_moves(saved, game)
    assert (saved.moves, saved.rooms, saved.version) == (3, 2, 2)
    assert store.load(saved).moves == game.moves


def test_a_game_may_be_begun_some_moves_in(store: Store) -> None:
    game = play_some(Game.deal("dragons", 5), 3)
    assert store.load(store.begin(game)).position() == game.position()


def test_the_end_of_a_game_is_kept_and_can_be_taken_back(store: Store) -> None:
    game = Game.deal("classic", 5)
    saved = store.keep_moves(store.begin(game), play_out(game))
    outcome = game.outcomes[0]
    assert outcome is not None
    assert (saved.over, saved.won, saved.score) == (True, outcome.won, outcome.score)
    assert store.latest_open() is None
    game.undo()
    saved = store.keep_undo(saved, game)
    assert (saved.over, saved.won, saved.score, saved.undos) == (False, None, None, 1)
    assert store.latest_open() == saved


def test_a_game_of_two_has_two_outcomes_and_two_seats(store: Store) -> None:
    game = play_out(Game.deal("dragons-duo", 2))
    saved = store.begin(game, seats=("human", "expert"))
    assert saved.seats == ("human", "expert")
    assert saved.outcomes == game.outcomes
    assert all(isinstance(outcome, Outcome) for outcome in saved.outcomes)
    assert store.begin(Game.deal("dragons-duo", 3)).seats == ("human", "human")


def test_hints_and_accuracy_are_counted_and_leave_the_game_where_it_is_in_the_list(store: Store) -> None:
    first, second = store.begin(Game.deal("classic", 1)), store.begin(Game.deal("classic", 2))
    first = store.keep_accuracy(store.count_hint(store.count_hint(first)), 0.875)
    assert (first.hints, first.accuracy) == (2, 0.875)
    assert store.games() == [second, first]


def test_times_are_in_utc_and_carry_their_time_zone(store: Store) -> None:
    before = datetime.now(UTC)
    game = Game.deal("classic", 1)
    saved = store.begin(game)
    kept = store.keep_moves(saved, play_some(game, 1))
    assert before <= saved.begun == kept.begun <= kept.changed <= datetime.now(UTC)
    assert kept.changed.tzinfo is UTC


def test_moves_that_are_not_the_stored_ones_are_refused_and_change_nothing(store: Store) -> None:
    game = Game.deal("classic", 42)
    saved = store.keep_moves(store.begin(game), play_some(game, 4))
    other = play_some(Game.deal("classic", 42), 5, seed=2)
    for keep in (store.keep_moves, store.keep_undo):
        with pytest.raises(StoreError, match=f"game {saved.id} was saved with different moves"):
            keep(saved, other)
    with pytest.raises(StoreError, match="different moves"):
        store.keep_undo(saved, game)
    for keep, made in ((store.keep_moves, 5), (store.keep_undo, 0)):
        with pytest.raises(StoreError, match=f"game {saved.id} was saved with a different deal"):
            keep(saved, play_some(Game.deal("classic", 43), made))
    assert store.find(saved.id) == saved
    assert store.load(saved).moves == game.moves


def test_another_first_move_is_another_game(store: Store) -> None:
    game, other = Game.deal("classic", 42), Game.deal("classic", 42)
    saved = store.begin(game)
    game.play("8d")
    saved = store.keep_moves(saved, game)
    other.play("2d")
    other.play("8d")
    with pytest.raises(StoreError, match="different moves"):
        store.keep_moves(saved, other)


@pytest.mark.parametrize("rules", ["classic", "easy"])
def test_dealing_the_same_cards_again_counts_as_looking_ahead(store: Store, rules: str) -> None:
    over = store.begin(play_out(Game.deal("hard", "the same")))
    running = store.begin(Game.deal("classic", "the same"))
    other = store.begin(Game.deal("classic", "another"))
    assert running.looked_ahead
    assert [store.begin(Game.deal(rules, "another")).looked_ahead for _ in range(2)] == [True, True]
    assert store.find(other.id).looked_ahead
    assert not store.find(over.id).looked_ahead, "it was over before the cards were seen again"


def test_a_prepared_deck_shows_no_deal(store: Store) -> None:
    dealt, prepared = Game.deal("classic", "1"), Game.from_deck("classic", "2c 3c", "1")
    saved = store.begin(dealt)
    assert [store.begin(prepared).looked_ahead for _ in range(2)] == [False, False]
    assert not store.find(saved.id).looked_ahead
    assert store.begin(dealt).looked_ahead


# --- Whose it is --------------------------------------------------------------------------------------


def of_player(store: Store, player: int) -> AnyStore:
    """What belongs to a player of this store."""

    class Own:
        unsaved = None

        def change(self, work: Callable[[Rows], Found]) -> Found:
            with engine_of(store).begin() as connection:
                connection.execute(insert(tables.players).prefix_with("OR IGNORE").values(id=player))
                return work(DatabaseRows(connection, player))

        read = change

    return AnyStore(Own())


def test_each_player_has_their_own_games_and_settings(store: Store) -> None:
    other = of_player(store, 2)
    mine, theirs = store.begin(Game.deal("classic", 1)), other.begin(Game.deal("classic", 2))
    store.change_setting("theme", "", lambda _: "candle")
    other.earn(["out"])
    other.keep_mixture(MIXTURE)
    assert (store.games(), other.games()) == ([mine], [theirs])
    assert (store.setting("theme", ""), other.setting("theme", "")) == ("candle", "")
    assert not store.earned()
    assert not store.mixtures()
    with pytest.raises(StoreError, match="no saved game"):
        store.load(theirs.id)


def test_each_player_has_one_game_of_a_day(store: Store) -> None:
    game, other = Game.deal("classic", "day"), of_player(store, 2)
    for player in (store, other):
        player.begin(game, Kind.DAILY, "2025-03-01")
        with pytest.raises(StoreError, match="has already been started"):
            player.begin(game, Kind.DAILY, "2025-03-01")
    assert store.daily("2025-03-01") != other.daily("2025-03-01")


def test_that_another_player_knows_a_deal_marks_nobody_s_game_but_their_own(store: Store) -> None:
    game, other = Game.deal("classic", "known"), of_player(store, 2)
    mine = store.begin(game)
    theirs = [other.begin(game) for _ in range(2)]
    assert not store.find(mine.id).looked_ahead
    assert [other.find(each.id).looked_ahead for each in theirs] == [True, True]


# --- Lists --------------------------------------------------------------------------------------------


def test_games_are_listed_newest_first_and_by_what_they_are(store: Store) -> None:
    first = Game.deal("classic", 1)
    old = store.begin(first)
    daily = store.begin(play_out(Game.deal("hard", 2)), Kind.DAILY, "2025-03-01")
    mixed = store.begin(Game.deal(MIXTURE, 3))
    old = store.keep_moves(old, play_some(first, 1))
    assert store.games() == [old, mixed, daily]
    assert store.games(over=True) == store.games(kind=Kind.DAILY) == store.games(name="hard") == [daily]
    assert store.games(over=False, limit=1) == [old] == [store.latest_open()]
    assert store.games(name="mine", over=True) == []


def test_the_game_last_played_comes_first_whatever_the_clock_says(tmp_path: Path) -> None:
    numbers = []
    for year in (2099, 2026, 1):
        with Store.open(tmp_path, partial(datetime, year, 1, 1, tzinfo=UTC)) as store:
            game = Game.deal("easy", year)
            saved = store.begin(game)
            game.play("run")
            numbers.append(store.keep_moves(saved, game).id)
    with Store.open(tmp_path) as store:
        latest = store.latest_open()
        assert latest is not None
        assert latest.id == numbers[-1]
        assert [saved.id for saved in store.games()] == numbers[::-1]
        years = [saved_when(saved).partition(",")[0].split()[-1] for saved in store.games()]
        assert years == ["1", "2026", "2099"]


def test_each_day_has_one_daily_game(store: Store) -> None:
    saved = store.begin(Game.deal("classic", "day"), Kind.DAILY, "2025-03-01")
    assert store.daily("2025-03-01") == saved
    assert store.daily("2025-03-02") is None
    with pytest.raises(StoreError, match="the daily dungeon of '2025-03-01' has already been started"):
        store.begin(Game.deal("classic", "day"), Kind.DAILY, "2025-03-01")
    assert store.games() == [saved]


@pytest.mark.parametrize(
    ("kind", "date"),
    [(Kind.DAILY, None), (Kind.DAILY, "20250301"), (Kind.DAILY, "soon"), (Kind.FREE, "2025-03-01")],
)
def test_a_daily_game_has_a_day_and_no_other_has_one(store: Store, kind: Kind, date: str | None) -> None:
    with pytest.raises(StoreError, match=f"a {kind} game can't have the date '{date}'"):
        store.begin(Game.deal("classic", 1), kind, date)


def test_a_game_that_is_not_there_is_not_found(store: Store) -> None:
    for ask in (store.find, store.load, store.record):
        with pytest.raises(StoreError, match="there is no saved game '7'"):
            ask(7)


def test_a_game_of_future_rules_is_listed_and_only_its_loading_fails(store: Store) -> None:
    saved = store.begin(Game.deal("classic", 1))
    store.keep_mixture(MIXTURE)
    with closing(sqlite3.connect(file_of(store))) as database, database:
        database.execute("UPDATE matches SET rules = 'classic gravity=low'")
        database.execute("INSERT INTO profile VALUES (1, 'mixture/later', '\"classic gravity=low\"')")
    other = store.begin(Game.deal("classic", 2))
    assert store.games() == [other, saved]
    assert store.mixtures() == {"mine": MIXTURE}
    assert store.load(other).seed == "2"
    with pytest.raises(
        StoreError, match=r"game 1 \(classic\) can't be replayed: there is no setting 'gravity'"
    ):
        store.load(saved)


# --- Records ------------------------------------------------------------------------------------------


def test_a_record_is_taken_out_and_brought_in(store: Store) -> None:
    game = play_out(Game.deal(MIXTURE, 9))
    saved = store.import_record(store.record(store.begin(game)))
    assert (saved.kind, saved.over, saved.moves) == (Kind.IMPORTED, True, len(game.moves))
    assert store.record(saved) == game.record()
    assert store.import_record(game.record_line()).outcomes == saved.outcomes


@pytest.mark.parametrize(
    "text", ["", "not a record", '[Rules "classic"]\n[Seed "42"]\n\n1. Ks\nunfinished\n']
)
def test_a_record_that_is_not_true_is_not_brought_in(store: Store, text: str) -> None:
    with pytest.raises(RecordError):
        store.import_record(text)
    assert store.games() == []


# --- The rest of the store ----------------------------------------------------------------------------


def test_settings_are_kept_as_they_were_given(tmp_path: Path) -> None:
    values: dict[str, object] = {
        "theme": "candle",
        "size": 3,
        "keys": {"run": ["r", "ü"]},
        "sound": False,
        "x": 0.5,
    }
    with Store.open(tmp_path) as store:
        for key, value in values.items():
            store.change_setting(key, value, lambda value: value)
    with Store.open(tmp_path) as store:
        assert {key: store.setting(key, None) for key in values} == values


def test_a_setting_that_is_not_there_or_of_another_type_is_the_default(store: Store) -> None:
    assert store.setting("theme", "candle") == "candle"
    store.change_setting("theme", 0, lambda theme: theme + 3)
    assert store.setting("theme", "candle") == "candle"
    assert store.setting("theme", 1) == 3


def test_mixtures_are_kept_changed_and_dropped(store: Store) -> None:
    store.keep_mixture(MIXTURE)
    store.keep_mixture(changed := MIXTURE.replace(carried=2))
    store.keep_mixture(other := MIXTURE.replace(name="another"))
    assert list(store.mixtures().items()) == [("another", other), ("mine", changed)]
    store.drop_mixture("mine")
    assert store.mixtures() == {"another": other}
    with pytest.raises(StoreError, match="there are no saved rules named 'mine'"):
        store.drop_mixture("mine")
    with pytest.raises(BadSetting, match="name can't be 'classic'"):
        store.keep_mixture(RULEBOOK["classic"])


def test_an_achievement_is_earned_once(store: Store) -> None:
    assert store.earn(["first-win", "untouched", "first-win"]) == ("first-win", "untouched")
    when = store.earned()
    assert store.earn(["untouched", "last-breath"]) == ("last-breath",)
    assert store.earn([]) == ()
    assert list(store.earned()) == ["first-win", "untouched", "last-breath"]
    assert store.earned()["untouched"] == when["untouched"]


def test_achievements_of_one_moment_come_by_their_names(store: Store) -> None:
    for any_store in (store, MemoryStore()):
        any_store.earn(["untouched", "first-win"], datetime(2026, 1, 1, tzinfo=UTC))
        assert list(any_store.earned()) == ["first-win", "untouched"]


def test_where_nothing_waits_everything_is_saved(store: Store) -> None:
    for any_store in (store, MemoryStore()):
        assert any_store.save()


def test_an_undo_forgets_what_was_written_of_rooms_to_come(store: Store) -> None:
    game = Game.deal("classic", 42)
    saved = store.begin(game)
    game.play("run")
    saved = store.keep_moves(saved, game)
    for room in (1, 2):
        saved = store.keep_description(saved, room, f"Room {room}.")
    game.undo()
    saved = store.keep_undo(saved, game)
    assert store.descriptions(saved) == {1: "Room 1."}


def test_a_game_of_another_device_brings_what_was_written_of_it(store: Store) -> None:
    game = play_some(Game.deal("classic", 42), 5)
    written = {2: "A cold hall.", 1: "A door."}
    taken = store.take_in(store.begin(game), game, written)
    assert store.descriptions(taken) == written
    assert store.load(taken).moves == game.moves


def test_a_description_belongs_to_a_room_of_a_game(store: Store) -> None:
    saved, other = store.begin(Game.deal("classic", 1)), store.begin(Game.deal("classic", 2))
    for room, words in ((2, "A cold hall."), (1, "A door."), (2, "A colder hall – “brr”.")):
        saved = store.keep_description(saved, room, words)
    assert store.descriptions(saved) == {1: "A door.", 2: "A colder hall – “brr”."}
    assert store.descriptions(other) == {}


# --- Where it lies ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["with spaces", "ünïcödé 鼠", "what?mode=ro&#%41", "a'quote\""])
def test_any_folder_will_do_and_is_made(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name / "deeper"
    with Store.open(folder) as store:
        store.begin(Game.deal("classic", 1))
    assert (folder / "scoundrel.db").is_file()
    with Store.open(str(folder)) as store:
        assert len(store.games()) == 1


def test_a_file_or_a_url_names_the_database_itself(tmp_path: Path) -> None:
    for place in (tmp_path / "one.db", f"sqlite:///{tmp_path}/one.db"):
        with Store.open(place) as store:
            store.begin(Game.deal("classic", 1))
    with Store.open(tmp_path / "one.db") as store:
        assert len(store.games()) == 2


def test_the_users_folder_is_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCOUNDREL_DATA", str(tmp_path / "mine"))
    with Store.open() as store:
        assert file_of(store) == tmp_path / "mine" / "scoundrel.db"
    monkeypatch.delenv("SCOUNDREL_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    with Store.open() as store:
        assert file_of(store).is_relative_to(tmp_path)


@pytest.mark.parametrize(
    "url", ["postgresql://me:secret@host/games", "sqlite://", "sqlite:///:memory:", "://"]
)
def test_a_url_of_no_file_is_refused_without_telling_its_password(url: str) -> None:
    with pytest.raises(StoreError, match="name a folder, a file, or a URL") as caught:
        Store.open(url)
    assert "secret" not in str(caught.value)


def test_a_place_that_can_be_no_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="can't be used: Not a directory"):
        Store.open(tmp_path / "file" / "folder")
    (tmp_path / "scoundrel.db").mkdir()
    with pytest.raises(StoreError, match="is not a database"):
        Store.open(tmp_path)


READ_ONLY = """
import os, sys
from scoundrel.errors import StoreError
from scoundrel.store import Store
def refusal(place):
    try:
        Store.open(place).close()
    except StoreError as error:
        return str(error)
# Modules that Python loads late are loaded before root becomes nobody, who may not read them.
assert refusal("://")
if os.geteuid() == 0:
    os.seteuid(65534)
print(refusal(sys.argv[1]))
"""


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user can reach: as root, the test would prove nothing."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


def test_a_read_only_folder_is_refused_in_one_sentence(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    assert re.search(
        "can't be opened: make sure that you may read and write the file",
        answer(child(READ_ONLY, open_folder)),
    )
    assert "Permission denied" in answer(child(READ_ONLY, open_folder / "deeper"))


def test_read_only_games_are_refused_and_left_as_they_are(open_folder: Path) -> None:
    with Store.open(open_folder) as store:
        saved = store.begin(Game.deal("classic", 1))
    file_of(store).chmod(0o444)
    open_folder.chmod(0o555)
    assert answer(child(READ_ONLY, open_folder)).startswith("the saved games in")
    open_folder.chmod(0o755)
    file_of(store).chmod(0o644)
    with Store.open(open_folder) as store:
        assert store.games() == [saved]
        assert store.notices == ()


def test_games_that_can_t_be_changed_are_refused_before_the_first_move(open_folder: Path) -> None:
    with Store.open(open_folder) as store:
        store.begin(Game.deal("classic", 1))
    open_folder.chmod(0o777)
    file_of(store).chmod(0o444)
    for beside in open_folder.glob("*.lock"):
        beside.chmod(0o666)
    assert "can't be changed: the file or its folder is read-only" in answer(child(READ_ONLY, open_folder))
    before = file_of(store).read_bytes()
    file_of(store).chmod(0o666)
    assert answer(child(READ_ONLY, open_folder)) == "None\n"
    assert file_of(store).read_bytes() == before


def test_the_command_line_starts_without_the_store() -> None:
    script = "import sys, scoundrel.cli, scoundrel.cli.play; print('sqlalchemy' in sys.modules)"
    assert answer(child(script)) == "False\n"


# --- Crashes, windows, threads ------------------------------------------------------------------------

RUN_FOREVER = """
import sys
from scoundrel.store import Store
with Store.open(sys.argv[1]) as store:
    saved = store.latest_open()
    game = store.load(saved)
    while True:
        game.play("run")
        saved = store.keep_moves(saved, game)
        print(len(game.moves))
"""


def test_a_killed_game_goes_on_after_the_last_move_that_was_kept(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        saved = store.begin(Game.deal("easy", 1))
    for kill in range(1, 4):
        process = child(RUN_FOREVER, tmp_path)
        assert process.stdout is not None
        for _ in range(17 * kill):
            process.stdout.readline()
        process.send_signal(signal.SIGKILL)
        told, _ = process.communicate()
        acknowledged = int(([str(saved.moves + 17 * kill), *told.split("\n")[:-1]])[-1])
        with Store.open(tmp_path) as store:
            saved = store.find(saved.id)
            assert store.notices == ()
            assert acknowledged <= saved.moves <= acknowledged + 1
            assert [str(move) for move in store.load(saved).moves] == ["run"] * saved.moves
            assert saved.version == saved.moves + 1


RACE = """
import sys
from scoundrel.errors import StaleGame
from scoundrel.store import Store
with Store.open(sys.argv[1]) as store:
    kept = stale = 0
    while kept < 40:
        saved = store.latest_open()
        game = store.load(saved)
        game.play("run")
        try:
            print(store.keep_moves(saved, game).moves)
            kept += 1
        except StaleGame:
            stale += 1
"""


def test_what_is_kept_is_on_the_disk(store: Store) -> None:
    with connected(store) as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL


def test_two_programs_at_the_same_game_never_overwrite_each_other(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        saved = store.begin(Game.deal("easy", 1))
        racers = [child(RACE, tmp_path) for _ in range(2)]
        told = [int(line) for racer in racers for line in answer(racer).split()]
        assert sorted(told) == list(range(1, 81))
        assert len(store.load(saved).moves) == store.find(saved.id).moves == 80


def test_a_window_that_was_left_behind_is_told_so(tmp_path: Path) -> None:
    game = Game.deal("classic", 42)
    with Store.open(tmp_path) as one, Store.open(tmp_path) as other:
        saved = one.begin(game)
        ahead = other.load(saved)
        ahead.play("8d")
        newer = other.keep_moves(saved, ahead)
        game.play("2d")
        for late in (one.keep_moves, one.keep_undo):
            with pytest.raises(StaleGame, match="the game was continued elsewhere"):
                late(saved, game)
        assert one.find(saved.id) == newer
        assert one.load(saved).moves == ahead.moves


OPEN_TOGETHER = """
import sys
from scoundrel.store import Store
sys.stdin.readline()
with Store.open(sys.argv[1]) as store:
    store.change_setting(sys.argv[2], False, lambda _: True)
    print(*store.notices)
"""


@pytest.mark.parametrize("before", [b"", b"no database at all" * 100])
def test_programs_that_open_a_new_store_together_share_it(tmp_path: Path, before: bytes) -> None:
    (tmp_path / "scoundrel.db").write_bytes(before)
    command = [sys.executable, "-c", OPEN_TOGETHER, str(tmp_path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    openers = [subprocess.Popen([*command, str(number)], **pipes) for number in range(4)]  # type: ignore[call-overload]
    for opener in openers:
        opener.stdin.write("\n")
        opener.stdin.flush()
    for opener in openers:
        answer(opener)
    with Store.open(tmp_path) as store:
        assert all(store.setting(str(number), False) for number in range(4))
    assert len(list(tmp_path.glob("*damaged*.db"))) == bool(before)


def test_a_program_that_writes_too_long_is_not_waited_for_forever(store: Store) -> None:
    game = Game.deal("classic", 42)
    saved = store.begin(game)
    game.play("8d")
    with closing(sqlite3.connect(file_of(store), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(
            StoreError,
            match="another program has locked the saved games in .* for 3 seconds; try again",
        ):
            store.keep_moves(saved, game)
        assert store.find(saved.id) == saved
        other.execute("ROLLBACK")
    assert store.keep_moves(saved, game).moves == 1


def test_threads_may_share_a_store(store: Store) -> None:
    games = [Game.deal("easy", seed) for seed in range(6)]
    troubles: list[BaseException] = []

    def play(game: Game) -> None:
        try:
            saved = store.begin(game)
            for _ in range(15):
                game.play("run")
                saved = store.keep_moves(saved, game)
                assert len(store.load(saved).moves) == saved.moves
        except BaseException as error:
            troubles.append(error)

    threads = [threading.Thread(target=play, args=(game,)) for game in games]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert troubles == []
    assert [saved.moves for saved in store.games()] == [15] * 6


# --- No space -----------------------------------------------------------------------------------------


def limit_pages(store: Store, pages: int) -> None:
    with connected(store) as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def begin_forever(store: Store, game: Game) -> None:
    while True:
        store.begin(game)


def test_on_a_full_disk_no_game_is_half_saved_and_saving_works_later(store: Store) -> None:
    game = play_out(Game.deal("dragons-duo", 1))
    limit_pages(store, 1)
    with pytest.raises(StoreError, match="the disk is full, and '.*' needs more space"):
        begin_forever(store, game)
    kept = store.games()
    assert kept
    assert all(store.load(saved).moves == game.moves for saved in kept)
    limit_pages(store, 10_000)
    assert store.load(store.begin(game)).moves == game.moves


NO_SPACE = """
import resource, sys
from pathlib import Path
from scoundrel import Game
from scoundrel.errors import StoreError
from scoundrel.store import Store
_, most = resource.getrlimit(resource.RLIMIT_FSIZE)
with Store.open(sys.argv[1]) as store:
    game = Game.deal("easy", 1)
    saved = store.begin(game)
    size = Path(sys.argv[1], "scoundrel.db-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100_000, most))
    try:
        while True:
            game.play("run")
            saved = store.keep_moves(saved, game)
    except StoreError as error:
        print(error)
    game.undo()
    assert store.find(saved.id) == saved and store.load(saved).moves == game.moves
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    for _ in range(50):
        game.play("run")
        saved = store.keep_moves(saved, game)
    print(len(game.moves))
"""


def test_when_the_system_refuses_to_write_the_game_stays_at_its_last_move(tmp_path: Path) -> None:
    complaint, moves = answer(child(NO_SPACE, tmp_path)).splitlines()
    assert re.fullmatch(r"the saved games in '.*' can't be used: .*|.*the disk is full.*", complaint)
    with Store.open(tmp_path) as store:
        (saved,) = store.games()
        assert len(store.load(saved).moves) == saved.moves == int(moves)
        assert store.notices == ()


# --- Older, newer, foreign ----------------------------------------------------------------------------


def build_layout_one(folder: Path) -> Path:
    """A store as the first version left it, with two games and a setting."""
    path = folder / "scoundrel.db"
    with closing(sqlite3.connect(path)) as database, database:
        for statement in tables.STEPS[0]:
            database.execute(statement)
        database.execute("UPDATE about SET version = 1")
        rows = [
            (1, "free", None, "classic", "classic", "42", 3, 2, False, "[null]", 1),
            (2, "daily", "2025-03-01", "hard", "hard", "7", 0, 1, False, "[null]", 0),
        ]
        database.executemany(
            "INSERT INTO games (id, kind, date, name, rules, seed, moves, rooms, over, outcomes, undos, seats, "
            "begun, changed, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '[\"human\"]', "
            "'2025-03-01 10:00:00.000000', '2025-03-01 11:00:00.000000', 4)",
            rows,
        )
        database.executemany("INSERT INTO moves VALUES (1, ?, ?)", enumerate(["8d", "4cw", "8h"], 1))
        database.execute("INSERT INTO settings VALUES ('theme', '\"candle\"')")
    return path


def test_an_old_store_is_brought_up_to_date_and_nothing_is_lost(tmp_path: Path) -> None:
    old = build_layout_one(tmp_path)
    with Store.open(tmp_path) as store:
        (notice,) = store.notices
        backup = tmp_path / "scoundrel-layout-1.db"
        assert str(backup) in shown(notice)
        first, daily = store.find(1), store.daily("2025-03-01")
        assert daily is not None
        assert (first.moves, first.undos, first.hints, first.accuracy, first.version) == (3, 1, 0, None, 4)
        assert first.changed == datetime(2025, 3, 1, 11, tzinfo=UTC)
        assert [str(move) for move in store.load(first).moves] == ["8d", "4cw", "8h"]
        assert store.setting("theme", "") == "candle"
        store.keep_description(store.count_hint(first), 2, "A hall.")
        store.earn(["first-win"])
    with Store.open(tmp_path) as store:
        assert store.notices == ()
        assert store.find(1).hints == 1
    assert sorted(path.name for path in tmp_path.glob("*.db*")) == [backup.name, old.name]
    with closing(sqlite3.connect(backup)) as database:
        assert database.execute("SELECT version FROM about").fetchall() == [(1,)]
        assert database.execute("SELECT count(*) FROM moves").fetchall() == [(3,)]


GAMES_APART = 4
"""The last layout that kept games together with what belongs to a player."""


def build_layout(folder: Path, layout: int) -> Game:
    """A store as that layout left it, with two games, and one of everything else that it has; the first game."""
    game = play_some(Game.deal("classic", "42"), 3)
    with closing(sqlite3.connect(folder / "scoundrel.db")) as database, database:
        _carry_out(database, tables.STEPS[: min(layout, GAMES_APART)])
        there = {
            name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
        columns = "kind, date, name, rules, seed, moves, rooms, over, outcomes, undos, seats, begun, changed, version"
        begun, changed = "2025-03-01 10:00:00.000000", "2025-03-01 11:00:00.000000"
        for row in (
            ("free", None, "classic", "classic", "42", 3, game.room_number, False, "[null]", 1),
            ("daily", "2025-03-01", "hard", "hard", "7", 0, 1, False, "[null]", 0),
        ):
            database.execute(
                f"INSERT INTO games ({columns}) VALUES ({', '.join('?' * 14)})",
                (*row, '["human"]', begun, changed, 4),
            )
        database.executemany("INSERT INTO moves VALUES (1, ?, ?)", enumerate(map(str, game.moves), 1))
        database.execute("INSERT INTO settings VALUES ('theme', '\"candle\"')")
        if "mixtures" in there:
            database.execute("INSERT INTO mixtures VALUES ('mine', ?)", (format_rules(MIXTURE),))
            database.execute("INSERT INTO earned VALUES ('out', ?)", (begun,))
            database.execute("INSERT INTO descriptions VALUES (1, 1, 'A hall.')")
        _carry_out(database, tables.STEPS[GAMES_APART:layout])
        database.execute("UPDATE about SET version = ?", (layout,))
    return game


def _carry_out(database: sqlite3.Connection, steps: Sequence[Sequence[str]]) -> None:
    for statement in (each for step in steps for each in step):
        database.execute(statement)


@pytest.mark.parametrize("layout", range(1, tables.LATEST))
def test_every_layout_is_opened_with_all_that_is_in_it(tmp_path: Path, layout: int) -> None:
    game = build_layout(tmp_path, layout)
    has_profile = layout > 1
    with Store.open(tmp_path) as store:
        assert f"scoundrel-layout-{layout}.db" in shown(store.notices[0])
        saved, daily = store.find(1), store.daily("2025-03-01")
        assert daily is not None
        assert (daily.kind, daily.name, daily.seats) == (Kind.DAILY, "hard", ("human",))
        assert (saved.moves, saved.undos, saved.version, saved.key) == (3, 1, 4, "")
        assert store.load(saved).position() == game.position()
        assert store.setting("theme", "") == "candle"
        assert store.mixtures() == ({"mine": MIXTURE} if has_profile else {})
        assert store.earned() == ({"out": datetime(2025, 3, 1, 10, tzinfo=UTC)} if has_profile else {})
        assert store.descriptions(saved) == ({1: "A hall."} if has_profile else {})
        game.play(game.legal_moves[0])
        assert store.keep_moves(saved, game).version == 5


def test_a_failed_migration_leaves_the_old_store_unchanged(tmp_path: Path) -> None:
    old = build_layout_one(tmp_path)
    with closing(sqlite3.connect(old)) as database, database:
        database.execute("CREATE TABLE earned (something TEXT)")
    with pytest.raises(StoreError, match="table earned already exists"):
        Store.open(tmp_path)
    with closing(sqlite3.connect(old)) as database, database:
        assert database.execute("SELECT version FROM about").fetchall() == [(1,)]
        assert "hints" not in str(database.execute("SELECT sql FROM sqlite_master").fetchall())
        database.execute("DROP TABLE earned")
    with Store.open(tmp_path) as store:
        assert len(store.games()) == 2


def test_games_of_the_second_layout_stay_in_the_order_in_which_they_were_played(tmp_path: Path) -> None:
    moments = {
        1: "2025-03-01 10:00:00.000000",
        2: "2025-04-01 10:00:00.000000",
        3: "2025-02-01 10:00:00.000000",
    }
    with closing(sqlite3.connect(tmp_path / "scoundrel.db")) as database, database:
        for step in tables.STEPS[:2]:
            for statement in step:
                database.execute(statement)
        database.execute("UPDATE about SET version = 2")
        database.executemany(
            "INSERT INTO games (id, kind, name, rules, seed, moves, rooms, over, outcomes, undos, seats, begun, "
            "changed, version) VALUES (?, 'free', 'classic', 'classic', '42', 0, 1, 0, '[null]', 0, "
            "'[\"human\"]', '2025-01-01 10:00:00.000000', ?, 1)",
            moments.items(),
        )
    with Store.open(tmp_path) as store:
        assert [saved.id for saved in store.games()] == [2, 1, 3]
        assert not any(saved.looked_ahead for saved in store.games())
        game = store.load(3)
        game.play("8d")
        store.keep_moves(store.find(3), game)
        assert [saved.id for saved in store.games()] == [3, 2, 1]


def test_games_for_two_of_the_second_layout_go_on_as_they_began(tmp_path: Path) -> None:
    """Player 0 went first there, whatever chance would say today."""
    game = Game.deal("dragons-duo", "2", first=0)
    assert Game.deal("dragons-duo", "2").turn == 1
    game.play("run")
    play_some(game, 5)
    with closing(sqlite3.connect(tmp_path / "scoundrel.db")) as database, database:
        for statement in (each for step in tables.STEPS[:2] for each in step):
            database.execute(statement)
        database.execute("UPDATE about SET version = 2")
        database.execute(
            "INSERT INTO games (id, kind, name, rules, seed, moves, rooms, over, outcomes, undos, seats, begun, "
            "changed, version) VALUES (1, 'free', 'dragons-duo', 'dragons-duo', '2', ?, 1, 0, '[null, null]', 0, "
            "'[\"human\", \"human\"]', '2025-01-01 10:00:00.000000', '2025-01-01 10:00:00.000000', 1)",
            (len(game.moves),),
        )
        database.executemany("INSERT INTO moves VALUES (1, ?, ?)", enumerate(map(str, game.moves), 1))
    with Store.open(tmp_path) as store:
        assert store.load(1).position() == game.position()


def test_who_goes_first_is_kept(store: Store) -> None:
    for first in (0, 1, None):
        game = Game.deal("dragons-duo", "2", first)
        assert store.load(store.begin(game)).position() == game.position()


def test_migrations_lead_to_the_current_database_schema(store: Store) -> None:
    found = inspect(engine_of(store))
    assert set(found.get_table_names()) == set(tables.metadata.tables)
    for table in tables.metadata.sorted_tables:
        columns = [
            (each["name"], str(each["type"]), each["nullable"]) for each in found.get_columns(table.name)
        ]
        dialect = engine_of(store).dialect
        used = [(each.name, each.type.compile(dialect), bool(each.nullable)) for each in table.columns]
        if table.name in ("matches", "players"):  # SQLite tells of a counting key that it might be empty.
            columns[0] = (*columns[0][:2], False)
        assert columns == used
        assert found.get_pk_constraint(table.name)["constrained_columns"] == [
            key.name for key in table.primary_key
        ]


def test_a_store_of_a_newer_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.begin(Game.deal("classic", 1))
    with closing(sqlite3.connect(file_of(store))) as database, database:
        database.execute("UPDATE about SET version = 99")
    before = file_of(store).read_bytes()
    with pytest.raises(
        StoreError, match=f"have layout 99, from a newer Scoundrel; this one knows layout {tables.LATEST}"
    ):
        Store.open(tmp_path)
    assert file_of(store).read_bytes() == before
    assert [path.name for path in tmp_path.glob("*.db*")] == ["scoundrel.db"]


@pytest.mark.parametrize("name", ["notes.txt", "notes"])
def test_a_file_that_is_not_a_database_is_refused_and_left_alone(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("Buy potions.")
    with pytest.raises(StoreError, match=rf"{name}' is not a database: name a folder .* ends in \.db"):
        Store.open(path)
    assert path.read_text() == "Buy potions."
    assert list(tmp_path.iterdir()) == [path]


def test_a_pipe_is_no_database_and_nobody_waits_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.db")
    with pytest.raises(StoreError, match=r"pipe\.db' is not a database"):
        Store.open(tmp_path / "pipe.db")


def test_a_database_may_have_any_name(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.touch()
    for number in (1, 2):
        with Store.open(path) as store:
            assert store.begin(Game.deal("classic", 1)).id == number


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"recipes\.db' is another program's database"):
        Store.open(path)
    assert path.read_bytes() == before


# --- Damage -------------------------------------------------------------------------------------------


def sound_bytes(folder: Path) -> bytes:
    with Store.open(folder / "sound") as store:
        for seed in range(40):
            store.begin(play_out(Game.deal("easy", seed)))
    return file_of(store).read_bytes()


def scribbled(data: bytes) -> bytes:
    """A page with a game on it overwritten."""
    page = data.rindex(b'["human"]') // 4096 * 4096
    return data[:page] + b"\xa5" * 4096 + data[page + 4096 :]


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "garbage": lambda data: b"garbage " * 1000,
    "one byte": lambda data: data[:1],
    "half a header": lambda data: data[:50],
    "one page": lambda data: data[:4096],
    "half": lambda data: data[: len(data) // 2],
    "the last page is missing": lambda data: data[:-4096],
    "the last bytes are missing": lambda data: data[:-7],
    "a scribbled page": scribbled,
    "zeros": lambda data: bytes(len(data)),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_store_is_set_aside_and_a_new_one_begun(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "scoundrel.db"
    damaged = DAMAGES[damage](sound_bytes(tmp_path))
    path.write_bytes(damaged)
    today = datetime.now().date().isoformat()
    with Store.open(tmp_path) as store:
        aside = tmp_path / f"scoundrel-damaged-{today}.db"
        assert tuple(map(shown, store.notices)) == (
            f"The saved games were damaged. They have been moved to '{aside}'; "
            "new games are saved in a new file.",
        )
        assert store.games() == []
        store.begin(Game.deal("classic", 1))
    assert aside.read_bytes() == damaged
    path.write_bytes(damaged)
    with Store.open(tmp_path) as store:
        assert f"scoundrel-damaged-{today}-2.db" in shown(store.notices[0])
    with Store.open(tmp_path) as store:
        assert store.notices == ()


def test_files_beside_a_damaged_store_are_set_aside_with_it(tmp_path: Path) -> None:
    (tmp_path / "scoundrel.db").write_bytes(b"garbage " * 1000)
    (tmp_path / "scoundrel.db-wal").write_bytes(b"the last moves")
    with Store.open(tmp_path):
        (aside,) = tmp_path.glob("scoundrel-damaged-*.db")
        assert Path(f"{aside}-wal").read_bytes() == b"the last moves"


@pytest.mark.parametrize(
    "change", ["outcomes = '[['", "begun = 'yesterday'", "kind = 'odd'", "name = CAST(x'ff' AS TEXT)"]
)
def test_an_invalid_row_is_reported_in_one_sentence(store: Store, change: str) -> None:
    store.begin(Game.deal("classic", 1))
    table = "attempts" if change.startswith("kind") else "matches"
    change_rows(store, f"UPDATE {table} SET {change}")
    with pytest.raises(StoreError, match="the saved games in '.*' can't be used: "):
        store.games()


def change_rows(store: Store, change: str) -> None:
    """Change rows as only another program would."""
    with closing(sqlite3.connect(file_of(store))) as database, database:
        database.execute(change)


def test_a_move_that_is_no_text_is_told_in_one_sentence(store: Store) -> None:
    saved = store.begin(play_some(Game.deal("classic", 1), 2))
    change_rows(store, "UPDATE moves SET text = CAST(text AS BLOB)")
    with pytest.raises(StoreError, match="the saved games in '.*' can't be used: "):
        store.load(saved)


def test_what_is_no_text_in_the_profile_or_of_a_room_is_passed_over(store: Store) -> None:
    saved = store.begin(Game.deal("classic", 1))
    store.keep_description(saved, 1, "A door.")
    store.keep_mixture(MIXTURE)
    store.earn(["out"])
    change_rows(store, "UPDATE descriptions SET text = x'ff'")
    change_rows(store, "UPDATE profile SET key = CAST(key AS BLOB)")
    assert store.descriptions(saved) == {}
    assert store.mixtures() == {}
    assert store.earned() == {}


def test_an_achievement_that_can_t_be_read_is_earned_again(store: Store) -> None:
    store.earn(["out"])
    change_rows(store, "UPDATE profile SET value = '[['")
    assert store.earned() == {}
    assert store.earn(["out"]) == ("out",)
    assert list(store.earned()) == ["out"]


def test_an_empty_file_is_just_new(tmp_path: Path) -> None:
    (tmp_path / "scoundrel.db").touch()
    with Store.open(tmp_path) as store:
        assert store.notices == ()
        assert store.games() == []


def test_damage_noticed_while_playing_is_reported_and_repaired_by_a_restart(tmp_path: Path) -> None:
    data = sound_bytes(tmp_path)
    with Store.open(tmp_path / "sound") as store:
        file_of(store).write_bytes(b"\xa5" * len(data))
        # The first connection still has its pages in its cache; a new one reads the file.
        with (
            connected(store),
            pytest.raises(StoreError, match="are damaged; start the game again"),
        ):
            store.games()
    with Store.open(tmp_path / "sound") as store:
        assert "were damaged" in shown(store.notices[0])


def test_a_copy_of_the_folder_is_a_copy_of_the_store(tmp_path: Path) -> None:
    with Store.open(tmp_path / "here") as store:
        saved = store.begin(play_some(Game.deal("classic", 1), 2))
        shutil.copytree(tmp_path / "here", tmp_path / "there")
    with Store.open(tmp_path / "there") as store:
        assert store.games() == [saved]
