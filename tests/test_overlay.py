"""What can't be saved is kept in memory, marked as such, and saved as soon as it can be."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from scoundrel import RULEBOOK, Game
from scoundrel.errors import StaleGame, StoreError
from scoundrel.play import overlay
from scoundrel.play.daily import daily_game
from scoundrel.play.sitting import Sitting
from scoundrel.store import Kind, Store
from tests.sittings import saved_of, whole

DAY = date(2025, 3, 1)
NOON = datetime(2025, 3, 1, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saving is tried again with every change."""
    monkeypatch.setattr(overlay, "PAUSE", 0)


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Another program holds the saved games, and nobody waits for it."""
    place = folder / "scoundrel.db"
    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoundrel.store.database.PATIENCE", 0.02)


@contextmanager
def waiting(folder: Path) -> Iterator[Store]:
    with Store.open_or_wait(folder) as store:
        yield store


def moves_on_disk(folder: Path) -> list[list[str]]:
    """The moves of every saved game, as another program finds them."""
    with closing(sqlite3.connect(folder / "scoundrel.db")) as database:
        made: dict[int, list[str]] = {
            number: [] for (number,) in database.execute("SELECT id FROM matches")
        }
        for number, text in database.execute("SELECT match, text FROM moves ORDER BY match, number"):
            made[number].append(text)
    return list(made.values())


def test_a_game_goes_on_while_nothing_can_be_saved_and_is_saved_as_soon_as_it_can_be(
    tmp_path: Path,
) -> None:
    with waiting(tmp_path) as store:
        sitting = Sitting.begin(store, Game.deal("classic", 42), named=True)
        sitting.play("8d")
        assert store.unsaved is None
        with held(tmp_path):
            sitting.play("4cw")
            assert "another program has locked the saved games" in str(store.unsaved)
            sitting.play("8h")
            assert moves_on_disk(tmp_path) == [["8d"]]
            assert [str(move) for move in store.load(1).moves] == ["8d", "4cw", "8h"]
            assert (store.find(1).moves, store.find(1).rooms) == (3, 2)
        sitting.play(whole(sitting).legal_moves[0])
        assert store.unsaved is None
        assert moves_on_disk(tmp_path) == [[str(move) for move in whole(sitting).moves]]
        assert len(whole(sitting).moves) == 4


def test_what_waits_is_saved_without_another_move(tmp_path: Path) -> None:
    with waiting(tmp_path) as store:
        sitting = Sitting.begin(store, Game.deal("classic", 42))
        with held(tmp_path):
            sitting.play("8d")
            assert not store.save()
        assert store.save()
        assert store.unsaved is None
        assert moves_on_disk(tmp_path) == [["8d"]]


def test_closing_saves_what_waits(tmp_path: Path) -> None:
    with waiting(tmp_path) as store:
        sitting = Sitting.begin(store, Game.deal("classic", 42))
        with held(tmp_path):
            sitting.play("8d")
    assert moves_on_disk(tmp_path) == [["8d"]]


def test_a_game_begun_while_nothing_can_be_saved_gets_its_number_later(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.begin(Game.deal("classic", 1))
    with waiting(tmp_path) as store:
        with held(tmp_path):
            sitting = Sitting.begin(store, Game.deal("classic", 42), named=True)
            assert saved_of(sitting) is not None
            early = saved_of(sitting).id
            assert early > 1_000_000
            sitting.play("8d")
            assert [saved.id for saved in store.games()] == [saved_of(sitting).id, 1]
        sitting.play("4cw")
        assert saved_of(sitting).id == 2
        # A page that still knows the old number finds the same game.
        assert store.find(early) == store.find(2)
        assert store.load(early).moves == whole(sitting).moves
        with pytest.raises(StoreError):
            store.find(1_000_009)
    assert moves_on_disk(tmp_path) == [[], ["8d", "4cw"]]


def test_where_the_saved_games_can_t_be_opened_they_are_opened_later(tmp_path: Path) -> None:
    place = tmp_path / "here"
    place.write_text("This is no folder.")
    with waiting(place) as store:
        assert "is not a database" in str(store.unsaved)
        sitting = Sitting.begin(store, Game.deal("easy", 7))
        for _ in range(20):
            sitting.play("run")
        store.keep_mixture(RULEBOOK["classic"].replace(name="mine", title="Mine", start_health=9))
        store.earn(["out"])
        assert (list(store.mixtures()), list(store.earned())) == (["mine"], ["out"])
        place.unlink()
        assert store.save()
    with Store.open(place) as store:
        assert len(store.load(1).moves) == 20
        assert (list(store.mixtures()), list(store.earned())) == (["mine"], ["out"])


def test_undos_hints_and_descriptions_wait_too(tmp_path: Path) -> None:
    with waiting(tmp_path) as store:
        sitting = Sitting.begin(store, Game.deal("classic", 42), named=True)
        for move in ("8d", "4cw", "8h"):
            sitting.play(move)
        assert saved_of(sitting) is not None
        store.keep_description(saved_of(sitting), 2, "A hall.")
        sitting.refresh()
        with held(tmp_path):
            sitting.undo()
            sitting.undo()
            store.count_hint(saved_of(sitting))
            store.keep_description(saved_of(sitting), 1, "A gate.")
            assert store.descriptions(saved_of(sitting)) == {1: "A gate."}
        assert store.save()
    with Store.open(tmp_path) as store:
        saved = store.find(1)
        assert (saved.moves, saved.undos, saved.hints) == (1, 2, 1)
        assert store.descriptions(saved) == {1: "A gate."}


def test_a_setting_is_changed_and_a_mixture_dropped_while_nothing_can_be_saved(tmp_path: Path) -> None:
    mine = RULEBOOK["classic"].replace(name="mine", title="Mine", start_health=9)
    with waiting(tmp_path) as store:
        store.keep_mixture(mine)
        with held(tmp_path):
            store.drop_mixture("mine")
            store.change_setting("puzzles", [0], lambda _: [1, 2])
            assert store.mixtures() == {}
            assert store.setting("puzzles", [0]) == [1, 2]
            with pytest.raises(StoreError, match="no saved rules"):
                store.drop_mixture("mine")
        assert store.save()
    with Store.open(tmp_path) as store:
        assert store.mixtures() == {}
        assert store.setting("puzzles", [0]) == [1, 2]


def test_a_game_that_was_played_on_elsewhere_meanwhile_stays_beside_what_waited(tmp_path: Path) -> None:
    with waiting(tmp_path) as store:
        sitting = Sitting.begin(store, Game.deal("classic", 42), named=True)
        with held(tmp_path):
            sitting.play("8d")
        with Store.open(tmp_path) as other:
            elsewhere = Sitting.resume(other, other.find(1))
            elsewhere.play("2d")
        assert store.save()
        assert sorted(moves_on_disk(tmp_path)) == [["2d"], ["8d"]]


def test_a_window_left_behind_is_told_so_while_nothing_can_be_saved(tmp_path: Path) -> None:
    with waiting(tmp_path) as store:
        one, other = (Sitting.begin(store, Game.deal("classic", 42)) for _ in range(2))
        assert saved_of(one) is not None
        other = Sitting.resume(store, saved_of(one))
        with held(tmp_path):
            other.play("8d")
            with pytest.raises(StaleGame):
                one.play("2d")
            assert [str(move) for move in whole(one).moves] == ["8d"]


def test_a_days_game_that_waits_gives_way_to_one_that_was_saved(tmp_path: Path) -> None:
    with waiting(tmp_path) as store:
        with held(tmp_path):
            store.begin(daily_game(DAY), Kind.DAILY, DAY.isoformat())
            with pytest.raises(StoreError, match="daily"):
                store.begin(daily_game(DAY), Kind.DAILY, DAY.isoformat())
        with Store.open(tmp_path) as other:
            other.begin(daily_game(DAY), Kind.DAILY, DAY.isoformat())
        assert store.save()
        kinds = sorted((saved.kind.value, saved.date, saved.looked_ahead) for saved in store.games())
        assert kinds == [("daily", "2025-03-01", False), ("deal", None, True)]


def test_a_refused_change_leaves_nothing_behind(tmp_path: Path) -> None:
    with waiting(tmp_path) as store, held(tmp_path):

        def work(inside: object) -> None:
            assert hasattr(inside, "begin")
            inside.begin(Game.deal("classic", 1))
            raise StoreError("no")

        with pytest.raises(StoreError, match="no"):
            store.together(work)
        assert store.games() == []


def test_damage_while_playing_is_set_aside_and_the_game_is_saved_anew(tmp_path: Path) -> None:
    with waiting(tmp_path) as store:
        sitting = Sitting.begin(store, Game.deal("classic", 42), named=True)
        sitting.play("8d")
        store.close()
        (tmp_path / "scoundrel.db").write_bytes(b"\xa5" * 8192)
        sitting.play("4cw")
        assert store.unsaved is None
    assert len(list(tmp_path.glob("scoundrel-damaged-*"))) == 1
