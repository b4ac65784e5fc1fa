"""The store in memory: it keeps what SQLite keeps, and a host can keep all of it as texts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from scoundrel import Game
from scoundrel.errors import BadSetting, StaleGame, StoreError
from scoundrel.play.memory import MemoryStore
from scoundrel.play.mixing import called, mixture
from scoundrel.play.saved import Kind
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.rules import RULEBOOK
from scoundrel.store import Store as SavedGames
from tests.sittings import saved_of, whole


@pytest.fixture(params=["memory", "SQLite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Either store: they behave the same."""
    with ExitStack() as stack:
        yield MemoryStore() if request.param == "memory" else stack.enter_context(SavedGames.open(tmp_path))


def kept(store: MemoryStore, entries: dict[str, str]) -> dict[str, str]:
    """What a host has kept once it has taken the changes."""
    for key, text in store.take_changes().items():
        if text is None:
            entries.pop(key, None)
        else:
            entries[key] = text
    return entries


# --- As every store --------------------------------------------------------------------------------------


def test_moves_undos_hints_and_the_end_are_kept(store: Store) -> None:
    game = Game.deal("classic", 42)
    saved = store.begin(game, Kind.DEAL)
    assert (saved.id, saved.version, saved.moves, saved.over) == (1, 1, 0, False)
    game.play("8d")
    saved = store.keep_moves(saved, game)
    game.play("4cw")
    saved = store.keep_moves(saved, game)
    game.undo()
    saved = store.keep_undo(saved, game)
    saved = store.count_hint(saved)
    assert (saved.moves, saved.undos, saved.hints, saved.version) == (1, 1, 1, 4)
    assert store.load(saved).record() == game.record()
    while not game.over:
        game.play(game.legal_moves[0])
    saved = store.keep_accuracy(store.keep_moves(saved, game), 0.5)
    assert store.find(1) == saved
    assert (saved.over, saved.accuracy, saved.outcomes) == (True, 0.5, game.outcomes)


def test_a_game_that_changed_elsewhere_is_stale(store: Store) -> None:
    game = Game.deal("classic", 42)
    saved = store.begin(game)
    other = game.copy()
    other.play("8d")
    store.keep_moves(saved, other)
    game.play("2d")
    for change in (store.keep_moves, store.keep_undo):
        with pytest.raises(StaleGame):
            change(saved, game)


def test_a_hint_is_not_a_move_and_does_not_make_the_game_stale(store: Store) -> None:
    game = Game.deal("classic", 42)
    saved = store.begin(game)
    assert store.count_hint(saved).hints == 1
    game.play("8d")
    saved = store.keep_moves(saved, game)
    assert (saved.moves, saved.hints) == (1, 1)


def test_other_moves_and_other_deals_are_refused(store: Store) -> None:
    game, other = Game.deal("classic", 42), Game.deal("classic", 42)
    saved = store.begin(game)
    game.play("8d")
    saved = store.keep_moves(saved, game)
    other.play("2d")
    with pytest.raises(StoreError, match="different moves"):
        store.keep_moves(saved, other)
    with pytest.raises(StoreError, match="different moves"):
        store.keep_undo(saved, game)
    with pytest.raises(StoreError, match="different deal"):
        store.keep_moves(saved, Game.deal("classic", 43))


def test_the_last_played_comes_first(store: Store) -> None:
    games = [Game.deal(rules, seed) for seed, rules in enumerate(("classic", "dragons", "classic"))]
    saved = [store.begin(game) for game in games]
    games[1].play(games[1].legal_moves[0])
    store.keep_moves(saved[1], games[1])
    assert [each.id for each in store.games()] == [2, 3, 1]
    assert [each.id for each in store.games(name="classic", limit=1)] == [3]
    assert store.games(over=True) == []
    latest = store.latest_open()
    assert latest is not None
    assert latest.id == 2


def test_each_day_has_one_daily_game(store: Store) -> None:
    game = Game.deal("classic", "daily/2025-03-01")
    saved = store.begin(game, Kind.DAILY, "2025-03-01")
    assert store.daily("2025-03-01") == saved
    assert store.daily("2025-03-02") is None
    with pytest.raises(StoreError, match="already been started"):
        store.begin(game, Kind.DAILY, "2025-03-01")
    for kind, date in ((Kind.DAILY, None), (Kind.DAILY, "soon"), (Kind.FREE, "2025-03-01")):
        with pytest.raises(StoreError, match="only a daily dungeon has one"):
            store.begin(game, kind, date)


def test_a_deal_that_was_begun_before_is_known(store: Store) -> None:
    first = store.begin(Game.deal("classic", 42))
    second = store.begin(Game.deal("dragons", 42))
    assert second.looked_ahead
    assert store.find(first.id).looked_ahead
    assert not store.begin(Game.deal("classic", 43)).looked_ahead


def test_what_a_dealer_wrote_goes_with_its_room(store: Store) -> None:
    game = Game.deal("classic", 42)
    saved = store.begin(game)
    for room in (1, 2):
        saved = store.keep_description(saved, room, f"Room {room}")
    game.play("run")
    saved = store.keep_moves(saved, game)
    assert store.descriptions(saved) == {1: "Room 1", 2: "Room 2"}
    game.undo()
    assert store.descriptions(store.keep_undo(saved, game)) == {1: "Room 1"}


def test_settings_mixtures_and_achievements(store: Store) -> None:
    nothing: list[int] = []
    store.change_setting("solved", nothing, lambda kept: [*kept, 3])
    store.change_setting("solved", nothing, lambda kept: [*kept, 4])
    assert store.setting("solved", nothing) == [3, 4]
    assert store.setting("solved", "") == ""
    store.setting("solved", nothing).append(5)
    assert store.setting("solved", nothing) == [3, 4]
    rules = called(mixture(RULEBOOK["classic"], {"start_health": "30"}), "tough")
    store.keep_mixture(rules)
    assert store.mixtures() == {"tough": rules}
    store.drop_mixture("tough")
    with pytest.raises(StoreError):
        store.drop_mixture("tough")
    with pytest.raises(BadSetting):
        store.keep_mixture(RULEBOOK["classic"])
    then = datetime(2020, 1, 1, tzinfo=UTC)
    assert store.earn(["out", "thread", "out"]) == ("out", "thread")
    assert store.earn(["out", "light"], then) == ("light",)
    assert list(store.earned()) == ["light", "out", "thread"]
    assert store.earned()["light"] == then


def test_a_missing_game_is_named(store: Store) -> None:
    for look in (store.find, store.load, store.record):
        with pytest.raises(StoreError, match="no saved game '7'"):
            look(7)


def test_a_game_of_another_device_is_taken_in_as_it_was(store: Store) -> None:
    there = MemoryStore()
    sitting = Sitting.begin(there, Game.deal("classic", 42))
    sitting.play("8d")
    sitting.undo()
    sitting.play("8d")
    assert saved_of(sitting) is not None
    taken = store.take_in(saved_of(sitting), whole(sitting), {1: "A cellar."})
    assert store.descriptions(taken) == {1: "A cellar."}
    assert (taken.undos, taken.begun, taken.changed) == (
        1,
        saved_of(sitting).begun,
        saved_of(sitting).changed,
    )
    resumed = Sitting.resume(store, taken)
    resumed.play("4cw")
    assert store.find(taken.id).moves == 2


# --- What a host keeps -----------------------------------------------------------------------------------


def test_a_store_made_of_what_was_kept_is_the_same() -> None:
    store, entries = MemoryStore(), dict[str, str]()
    sitting = Sitting.begin(store, Game.deal("classic", 42))
    for move in ("8d", "4cw", "2d"):
        sitting.play(move)
        kept(store, entries)
        again = MemoryStore(entries)
        assert again.damaged == ()
        assert again.games() == store.games()
        assert again.load(1).record() == whole(sitting).record()
    store.earn(["out"])
    store.keep_mixture(called(mixture(RULEBOOK["classic"], {"start_health": "30"}), "tough"))
    store.keep_description(store.find(1), 1, "A cellar.")
    kept(store, entries)
    again = MemoryStore(entries)
    assert (again.earned(), again.mixtures()) == (store.earned(), store.mixtures())
    store.drop_mixture("tough")
    assert "mixture/tough" not in kept(store, entries)
    assert store.take_changes() == {}


def test_games_of_earlier_versions_are_read() -> None:
    before = MemoryStore()
    saved = before.begin(Game.deal("classic", 42))
    entry = json.loads(before.entries()["game/1"])
    for column in ("elsewhere", "key"):
        del entry[column]
    after = MemoryStore({"game/1": json.dumps(entry)})
    assert not after.damaged
    assert after.games() == [saved]


def test_a_move_is_one_entry() -> None:
    store = MemoryStore()
    sitting = Sitting.begin(store, Game.deal("classic", 42))
    store.take_changes()
    sitting.play("8d")
    assert list(store.take_changes()) == ["game/1"]


def test_what_another_window_did_is_noticed() -> None:
    store, entries = MemoryStore(), dict[str, str]()
    sitting = Sitting.begin(store, Game.deal("classic", 42))
    other = MemoryStore(kept(store, entries))
    Sitting.resume(other, other.find(1)).play("8d")
    store.refresh(kept(other, entries))
    with pytest.raises(StaleGame):
        sitting.play("2d")
    assert whole(sitting).hero.weapon is not None
    assert str(whole(sitting).hero.weapon) == "8d"


ODD: list[tuple[str, Any]] = [
    ("hints", -1),
    ("kind", "odd"),
    ("made", "8d"),
    ("made", [3]),
    ("begun", "then"),
    ("seats", []),
    ("outcomes", [[1]]),
    ("descriptions", []),
    ("descriptions", {"x": "y"}),
]


@pytest.mark.parametrize(("column", "value"), ODD)
def test_a_damaged_game_is_left_out_and_named(column: str, value: Any) -> None:
    store, entries = MemoryStore(), dict[str, str]()
    store.begin(Game.deal("classic", 42))
    store.begin(Game.deal("classic", 43))
    kept(store, entries)
    entries["game/1"] = json.dumps(json.loads(entries["game/1"]) | {column: value})
    again = MemoryStore(entries)
    assert again.damaged == ("game/1",)
    assert [saved.id for saved in again.games()] == [2]


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("game/1", "{"),
        ("game/1", "[]"),
        ("game/x", "{}"),
        ("game/1", 3),
        ("earned/out", '"then"'),
        ("earned/out", "3"),
        ("mixture/mine", "3"),
        ("setting/page", "null"),
        ("setting/page", "[" * 9999),
    ],
)
def test_an_entry_that_makes_no_sense_does_no_harm(key: str, text: object) -> None:
    store = MemoryStore({key: text})
    assert store.damaged == (key,)
    assert (store.games(), store.earned(), store.mixtures()) == ([], {}, {})


def test_rules_that_only_a_newer_program_reads_stay_where_they_are() -> None:
    store = MemoryStore({"mixture/mine": '"classic with dice=2"'})
    assert (store.damaged, store.mixtures()) == ((), {})


def test_a_moment_without_a_time_zone_is_in_utc() -> None:
    entries = {"earned/out": '"2026-11-15T12:00:00+02:00"', "earned/thread": '"2026-11-15T11:00:00"'}
    assert list(MemoryStore(entries).earned()) == ["out", "thread"]
