"""Whatever the database contains: an invalid value is reported in a sentence, or ignored; nothing breaks."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from scoundrel import RULEBOOK, Game
from scoundrel.errors import ScoundrelError, StoreError
from scoundrel.history.days import Diary
from scoundrel.history.profile import (
    SOLVED,
    SOLVED_DAYS,
    record_result,
    results,
    solve,
    solved_days,
    solved_puzzles,
)
from scoundrel.history.statistics import Result, in_words, summaries
from scoundrel.play import shelf
from scoundrel.play.preferences import Dealer, Preferences
from scoundrel.play.sitting import Sitting
from scoundrel.plots.results import accuracy_plot, score_plot
from scoundrel.store import Kind, Store, tables
from tests.sittings import whole

DAY = date(2025, 3, 1)
ODD: dict[str, object] = {
    "nothing": None,
    "text": "x",
    "below zero": -1,
    "huge": 2**63 - 1,
    "endless": float("inf"),
    "bytes": b"\xff\x00",
    "broken JSON": "[[",
    "a list": '["human", 3]',
    "a huge outcome": f"[[true, {10**400}]]",
    "deep JSON": "[" * 20_000,
    "an early day": "0001-01-01",
    "an early moment": "0001-01-01 00:00:00.000000",
}
COLUMNS = [(table.name, column.name) for table in tables.metadata.sorted_tables for column in table.columns]


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with something in every table."""
    folder = tmp_path_factory.mktemp("full")
    with Store.open(folder) as store:
        over = Game.from_deck("classic", "2c 3c")
        over.play("2cb")
        over.play("3cb")
        saved = store.keep_accuracy(store.begin(over), 0.5)
        daily = store.begin(Game.from_deck("classic", "4c 5c"), Kind.DAILY, DAY.isoformat())
        for each in (saved, daily):
            store.keep_description(each, 1, "A hall.")
        store.change_setting(SOLVED, [0], lambda _: [1, 2])
        Preferences().keep(store)
        store.keep_mixture(RULEBOOK["classic"].replace(name="mine", title="Mine", start_health=9))
        store.earn(["out"])
    return folder


@pytest.fixture
def place(full: Path, tmp_path: Path) -> Path:
    place = tmp_path / "store"
    shutil.copytree(full, place)
    return place


def put(place: Path, table: str, column: str, value: object) -> bool:
    """Write a value into every row of a column; returns whether SQLite accepts it."""
    with closing(sqlite3.connect(place / "scoundrel.db")) as database, database:
        database.execute("PRAGMA synchronous = OFF")
        try:
            database.execute(f"UPDATE {table} SET {column} = ?", (value,))
        except sqlite3.IntegrityError:
            return False
        return True


def looked_at(store: Store) -> list[Callable[[], object]]:
    """Everything that reads the store, or goes on in it."""
    return [
        lambda: [
            (shelf.saved_name(each), shelf.saved_state(each), shelf.saved_when(each))
            for each in store.games()
        ],
        lambda: store.find(1),
        lambda: store.load(1).position(),
        lambda: store.daily(DAY.isoformat()),
        lambda: store.latest_open(),
        lambda: told_of_days(store),
        lambda: [line for each in summaries(results(store)).values() for line in in_words(each)],
        lambda: plots(results(store)),
        lambda: store.mixtures(),
        lambda: [shelf.clock_time(moment) for moment in store.earned().values()],
        lambda: solved_puzzles(store),
        lambda: solve(store, 3, DAY),
        lambda: Preferences.read(store).keep(store, "theme"),
        lambda: store.descriptions(store.find(1)),
        lambda: play_on(store),
        lambda: store.begin(Game.deal("classic", "a day")),
    ]


def told_of_days(store: Store) -> tuple[object, ...]:
    diary = Diary.read(store, lambda: datetime(2025, 3, 2, tzinfo=UTC))
    return diary.streak, diary.report(), diary.month_in_words(DAY), diary.first


def plots(played: list[Result]) -> list[str]:
    return [score_plot(played), accuracy_plot(played)] if played else []


def play_on(store: Store) -> None:
    """Sit down at the game that is not over, look, and go through it."""
    sitting = Sitting.resume(store, store.find(2))
    assert sitting.text
    sitting.hint().done()
    while not whole(sitting).over:
        sitting.play(whole(sitting).legal_moves[-1])
    record_result(sitting, None)


@pytest.mark.parametrize(("table", "column"), COLUMNS)
def test_a_value_that_makes_no_sense_breaks_nothing(place: Path, table: str, column: str) -> None:
    sound = (place / "scoundrel.db").read_bytes()
    for name, value in ODD.items():
        (place / "scoundrel.db").write_bytes(sound)
        if not put(place, table, column, value):
            continue
        try:
            with Store.open(place) as store:
                for look in looked_at(store):
                    assert_told(look, name)
        except StoreError as error:
            assert_sentence(error)


def assert_told(look: Callable[[], object], name: str) -> None:
    try:
        look()
    except ScoundrelError as error:
        assert_sentence(error)
    except Exception as error:
        raise AssertionError(f"{name}: {error!r}") from error


def assert_sentence(error: ScoundrelError) -> None:
    assert str(error)
    assert "\n" not in str(error)


def test_an_unreadable_setting_has_its_default_and_can_be_changed(place: Path) -> None:
    put(place, "profile", "value", "[[")
    with Store.open(place) as store:
        assert Preferences.read(store) == Preferences()
        assert solved_puzzles(store) == []
        solve(store, 7, DAY)
        assert solved_puzzles(store) == [7]


def test_solved_puzzles_that_are_not_numbers_are_ignored(place: Path) -> None:
    put(place, "profile", "value", json.dumps(["x", [], 5, None, {}, True]))
    with Store.open(place) as store:
        assert solved_puzzles(store) == [5]


def test_solved_days_that_are_not_dates_are_ignored(place: Path) -> None:
    with Store.open(place) as store:
        store.change_setting(SOLVED_DAYS, ["x"], lambda _: ["2025-03-01", "2025-02-30", "", "soon"])
    put(place, "profile", "value", json.dumps(["2025-03-01", [], 5, None, {}, "2025-99-01"]))
    with Store.open(place) as store:
        assert solved_days(store) == {DAY}


@pytest.mark.parametrize("version", ["x", 0, -3, b"\x01", 1.5])
def test_a_schema_version_that_is_not_a_number_means_another_program(place: Path, version: object) -> None:
    put(place, "about", "version", version)
    before = (place / "scoundrel.db").read_bytes()
    with pytest.raises(StoreError, match="is another program's database"):
        Store.open(place)
    assert (place / "scoundrel.db").read_bytes() == before


# --- Several programs at once --------------------------------------------------------------------------

SOLVING = """
import sys
from datetime import date
from scoundrel.history.profile import solve
from scoundrel.store import Store
with Store.open(sys.argv[1]) as store:
    sys.stdin.readline()
    for number in range(int(sys.argv[2]), int(sys.argv[2]) + 10):
        solve(store, number, date(2025, 3, 1))
"""


def test_programs_that_solve_puzzles_together_lose_none(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    solvers = [
        subprocess.Popen([sys.executable, "-c", SOLVING, str(tmp_path), str(first)], stdin=subprocess.PIPE)
        for first in (0, 10, 20, 30)
    ]
    for solver in solvers:
        assert solver.stdin is not None
        solver.stdin.write(b"\n")
        solver.stdin.close()
    assert [solver.wait(60) for solver in solvers] == [0, 0, 0, 0]
    with Store.open(tmp_path) as store:
        assert solved_puzzles(store) == list(range(40))


def test_two_windows_that_change_other_preferences_keep_both(tmp_path: Path) -> None:
    with Store.open(tmp_path) as one, Store.open(tmp_path) as other:
        first, second = Preferences.read(one), Preferences.read(other)
        first.changed("dealer", "human").keep(one, "dealer")
        second.changed("motion", False).keep(other, "motion")
        assert Preferences.read(one) == Preferences(dealer=Dealer.HUMAN, motion=False)


# --- Where the store lies ------------------------------------------------------------------------------


def test_an_unusable_lock_file_is_named_and_the_games_stay_as_they_are(place: Path) -> None:
    lock = place / "scoundrel.lock"
    lock.write_text("Something else. " * 20)
    for _ in range(2):
        with pytest.raises(StoreError, match=r"scoundrel\.lock' should be empty .*; remove it"):
            Store.open(place)
    lock.unlink()
    with Store.open(place) as store:
        assert store.notices == ()
        assert len(store.games()) == 2


def test_the_home_of_an_unknown_user_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOUNDREL_DATA", "~nosuchuser/x")
    for place in (None, "~nosuchuser/x"):
        with pytest.raises(
            StoreError, match="can't be saved in '~nosuchuser/x': that user has no home folder"
        ):
            Store.open(place)


def test_a_user_without_a_home_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_: object) -> object:
        raise KeyError("uid not found")

    for name in ("SCOUNDREL_DATA", "HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pwd.getpwuid", nobody)
    with pytest.raises(StoreError, match="that user has no home folder"):
        Store.open()
