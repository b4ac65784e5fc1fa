"""The shelf: unfinished games where they stand, given up, deleted and had back; on every surface."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from scoundrel import Game
from scoundrel.engine.bots import make_bot
from scoundrel.errors import DealError, IllegalMove, StaleGame, StoreError
from scoundrel.history.backup import back_up, restore
from scoundrel.history.profile import results
from scoundrel.play.daily import daily_game
from scoundrel.play.memory import MemoryStore
from scoundrel.play.preferences import Dealer, Preferences
from scoundrel.play.saved import Kind
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.play.unfinished import deleting, give_up, giving_up, place_of
from scoundrel.store import Store as SavedGames
from scoundrel.texts import say
from scoundrel.tui.dialogs import OnwardScreen
from scoundrel.tui.replays import ReplaysScreen
from tests.screens import awaited, seated
from tests.test_door import Page
from tests.test_plain import piped

DAY = "2026-11-15"


class Hand:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 15, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture(params=["memory", "database"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Store, Hand]:
    clock = Hand()
    if request.param == "memory":
        return MemoryStore(clock=clock), clock
    return SavedGames.open(str(tmp_path), clock=clock), clock


def begun(seed: int | str = 42, moves: int = 5) -> Game:
    game = Game.deal("classic", seed)
    bot = make_bot("greedy", game.rules)
    for _ in range(moves):
        game.play(bot.choose(game.view(0)).move)
    return game


# --- Where a game stands -------------------------------------------------------------------------------


def test_a_game_stands_where_its_player_left_it() -> None:
    store = MemoryStore()
    game = begun()
    place = place_of(store, store.begin(game), Preferences())
    assert place is not None
    assert place.room == tuple(card for card in game.room if card)
    assert (place.health, place.most) == (game.hero.health, 20)
    assert place.words.startswith(f"room {place.way.room} of 15, ")


def test_a_room_that_a_human_dealer_has_not_handed_over_is_not_shown() -> None:
    store = MemoryStore()
    place = place_of(store, store.begin(begun()), Preferences(dealer=Dealer.HUMAN))
    assert place is not None
    assert place.room == ()


# --- Giving up -----------------------------------------------------------------------------------------


def test_a_game_that_is_given_up_is_lost_once_as_if_the_hero_fell_there(kept: tuple[Store, Hand]) -> None:
    store, _ = kept
    game = begun()
    saved = store.begin(game)
    monsters = sum(
        card.value for card in (*game.deck, *filter(None, game.room)) if card.suit.letter in "cs"
    )
    ended = give_up(store, saved.id)
    assert (ended.over, ended.given_up, ended.won) == (True, True, False)
    assert ended.score == game.hero.health - monsters
    assert [result.won for result in results(store)] == [False]
    with pytest.raises(Exception, match="over already"):
        give_up(store, saved.id)
    assert len(results(store)) == 1
    assert store.latest_open() is None
    with pytest.raises(DealError, match="given up"):
        Sitting.resume(store, ended)


def test_a_window_that_still_shows_it_can_t_play_on(kept: tuple[Store, Hand]) -> None:
    store, _ = kept
    saved = store.begin(begun())
    window = Sitting.resume(store, saved)
    give_up(store, saved.id)
    with pytest.raises(StaleGame):
        window.play(window.view.legal_moves[0])
    with pytest.raises(IllegalMove, match="given up"):
        window.play(window.view.legal_moves[0])
    assert store.find(saved.id).moves == 5


def test_a_game_for_two_and_a_threshold_are_not_given_up() -> None:
    store = MemoryStore()
    with pytest.raises(Exception, match="for two"):
        give_up(store, store.begin(Game.deal("dragons-duo", 1)).id)
    with pytest.raises(IllegalMove):
        Sitting.of_today(store).give_up()


def test_a_day_s_game_is_given_up_only_by_who_is_asked_that() -> None:
    store = MemoryStore()
    saved = store.begin(daily_game(datetime(2026, 11, 15, tzinfo=UTC).date()), Kind.DAILY, DAY)
    assert "the one attempt" in giving_up(saved)
    page = Page()
    page.do("daily")
    page.do("begin")
    assert "the one attempt" in page.do("give_up", number=1)["again"]
    assert not page.store.find(1).over
    page.do("give_up", number=1, sure=True)
    assert page.store.find(1).given_up


def test_a_game_that_is_given_up_moves_to_another_device_as_that() -> None:
    here, there = MemoryStore(), MemoryStore()
    give_up(here, here.begin(begun()).id)
    restore(there, back_up(here).text)
    (moved,) = there.games()
    assert (moved.over, moved.given_up, moved.score) == (True, True, here.games()[0].score)


# --- Deleting ------------------------------------------------------------------------------------------


def test_a_deleted_game_is_in_no_list_and_can_be_had_back_for_an_hour(kept: tuple[Store, Hand]) -> None:
    store, clock = kept
    saved = store.begin(begun())
    store.delete(saved.id)
    assert (store.games(), store.latest_open(), results(store)) == ([], None, [])
    with pytest.raises(StoreError, match="no saved game"):
        store.find(saved.id)
    with pytest.raises(StoreError):
        Sitting.resume(store, saved).play("run")
    store.clear_deleted()
    assert [each.id for each in store.deleted()] == [saved.id]
    assert store.have_back(saved.id).moves == 5
    assert store.load(saved.id).moves == begun().moves
    store.delete(saved.id)
    clock.now += timedelta(hours=2)
    assert store.deleted() == []
    with pytest.raises(StoreError, match="had back"):
        store.have_back(saved.id)


def test_what_stays_of_a_deleted_game_is_that_its_cards_were_seen(kept: tuple[Store, Hand]) -> None:
    store, clock = kept
    saved = store.begin(begun())
    store.delete(saved.id)
    clock.now += timedelta(hours=2)
    store.clear_deleted()
    assert store._backend.read(lambda rows: rows.moves(saved.id)) == []
    assert store.begin(Game.deal("classic", 42)).looked_ahead
    assert len(store.games()) == 1


def test_a_day_s_game_stays(kept: tuple[Store, Hand]) -> None:
    store, _ = kept
    saved = store.begin(daily_game(datetime(2026, 11, 15, tzinfo=UTC).date()), Kind.DAILY, DAY)
    with pytest.raises(StoreError, match="one attempt"):
        store.delete(saved.id)
    assert store.daily(DAY) is not None


def test_it_is_said_that_a_deleted_game_leaves_the_statistics() -> None:
    store = MemoryStore()
    unfinished = store.begin(begun())
    assert "statistics" not in deleting(unfinished)
    assert "statistics" in deleting(give_up(store, unfinished.id))


@pytest.mark.parametrize("of_known_cards", [True, False])
def test_a_game_that_counts_nowhere_is_not_said_to_count(of_known_cards: bool) -> None:
    store = MemoryStore(clock=Hand())
    missed = daily_game(datetime(2026, 11, 13, tzinfo=UTC).date())
    saved = store.begin(begun() if of_known_cards else missed, Kind.DEAL)
    if of_known_cards:
        saved = store.begin(begun(), Kind.DEAL)
    assert "counts in no statistics" in giving_up(saved)
    assert "statistics" not in deleting(give_up(store, saved.id))
    assert results(store) == []


# --- On the surfaces -----------------------------------------------------------------------------------


def test_a_page_asks_once_and_takes_it_back() -> None:
    page = Page()
    page.do("new", rules="classic")
    page.do("games")
    entry = page.screen["sections"][0]["entries"][0]
    assert entry["way"]["rows"][0][0] == "here"
    assert len(entry["cards"]) == 4
    asked = page.do("delete", number=1)
    assert asked["again"].endswith("For an hour it can be had back.")
    assert page.store.games()
    page.do("delete", number=1, sure=True)
    (section,) = page.screen["sections"]
    assert section["heading"] == "Deleted"
    page.do(**section["entries"][0]["do"])
    assert [section["heading"] for section in page.screen["sections"]] == ["Unfinished"]


def test_a_shelf_reveals_nothing_of_the_dungeon() -> None:
    told = []
    for seed in ("1", "2"):
        store = MemoryStore()
        position = Game.deal("classic", 42).view(0).position()
        store.begin(Game.from_position(position, seed=seed), Kind.FREE)
        place = place_of(store, store.games()[0], Preferences())
        told.append(place)
    assert told[0] == told[1]


def test_lines_tell_where_games_stand_and_give_them_up(tmp_path: Path) -> None:
    with SavedGames.open(str(tmp_path)) as store:
        store.begin(begun())
        store.begin(begun(43))
    said = piped(
        tmp_path, "games\nresign 1\nresign 1 yes\ndelete 2\ndelete 2 yes\ngames\nrestore\ngames\n"
    ).stdout
    assert "In the room: " in said
    assert "Type resign 1 yes to do it." in said
    assert "The game is over: given up in room " in said
    assert "Deleted. Type restore 2 to have it back within an hour." in said
    assert "It is back on the shelf." in said


@awaited
async def test_the_terminal_shows_where_a_game_stands_and_asks_before_it_goes(tmp_path: Path) -> None:
    with SavedGames.open(str(tmp_path)) as store:
        store.begin(begun())
    async with seated(tmp_path, size=(120, 40)) as seat:
        seat.app.push_screen(ReplaysScreen())
        await seat.comes_to(ReplaysScreen)
        await seat.sees("of 15, ", "of 20 health")
        await seat.press("x")
        await seat.comes_to(OnwardScreen)
        await seat.press("escape")
        assert seat.store.games()
        await seat.press("x", "enter")
        await seat.until(lambda: not seat.store.games())
        await seat.sees(say("replays-none"))
        await seat.press("u")
        await seat.until(lambda: seat.store.games())
        await seat.press("r", "enter")
        await seat.until(lambda: seat.store.games()[0].given_up)
