"""The title as data, and the first dungeons: what comes first for whom, and how far somebody has climbed."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from scoundrel import RULEBOOK, Game
from scoundrel.coach.rung_finder import FAIR, SOUND, RungFinder
from scoundrel.coach.rungs import Rung, rung_of, rungs
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.errors import ScoundrelError
from scoundrel.history.backup import back_up, restore
from scoundrel.history.ending import Ending
from scoundrel.history.profile import record_result
from scoundrel.history.title import REST, Title, rule_sets
from scoundrel.play.ladder import (
    CLIMBED,
    choose_rung,
    climbed,
    deal_of,
    next_rung,
    unfinished,
    wants_lesson,
)
from scoundrel.play.learning import FINISHED, LESSON, Place, keep_place
from scoundrel.play.memory import MemoryStore
from scoundrel.play.menu import MENU, ONLINE_MENU
from scoundrel.play.saved import Kind
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.texts import say


def noon() -> datetime:
    return datetime(2026, 11, 15, 12, tzinfo=UTC)


def title(store: Store) -> Title:
    return Title.read(store, noon)


def climb(store: Store, rung: Rung) -> Sitting:
    """Get out of a first dungeon, as a strong player does."""
    sitting = Sitting.begin(store, deal_of(rung), named=True)
    play_through(sitting, "net")
    return sitting


def play_through(sitting: Sitting, bot: str) -> None:
    game = sitting.match.game.copy()  # type: ignore[attr-defined]
    made = game.move_count
    play_out(game, make_bot(bot, game.rules))
    for turn in game.turns[made:]:
        sitting.play(turn.move, sure=True)


@pytest.fixture
def store() -> Store:
    return MemoryStore(clock=noon)


# --- What comes first ----------------------------------------------------------------------------------


def test_a_first_visit_has_one_large_button_and_everything_else_is_below_it(store: Store) -> None:
    first = title(store)
    assert first.welcome
    assert (first.main, first.near) == ("play", ("new_game", "daily"))
    assert first.label("new_game") == say("front-know")
    assert first.help("play") == say("front-learn")
    assert {first.main, *first.near, *first.rest} == MENU.keys() - {"continue"}


def test_a_server_adds_what_it_offers_and_nothing_of_it_shows_without_one(store: Store) -> None:
    alone, online = title(store), Title.read(store, noon, online=True)
    assert {*online.rest} - {*alone.rest} == ONLINE_MENU.keys()
    assert (online.main, online.near) == (alone.main, alone.near)
    assert online.rest[:2] == ("friend", "lessons")
    play_through(Sitting.begin(store, Game.deal("classic", "1")), "random")
    assert Title.read(store, noon, online=True).rest[:3] == ("ranked", "friend", "boards")
    assert not MENU.keys() & ONLINE_MENU.keys()
    assert not {*MENU.values()} & {*ONLINE_MENU.values()}


def test_play_is_the_lesson_where_it_was_left_then_the_next_first_dungeon(store: Store) -> None:
    keep_place(store, LESSON, Place(("6d", "9cw")))
    assert title(store).help("play") == say("front-learning", step=3, steps=16)
    keep_place(store, LESSON, FINISHED)
    assert "first dungeon 1 of 12" in title(store).help("play")
    assert title(store).welcome
    Sitting.begin(store, deal_of(rungs()[0]), named=True)
    begun = title(store)
    # *Play* goes on with that game, so it isn't offered twice.
    assert (begun.welcome, begun.main, begun.near) == (False, "play", ("new_game", "daily"))


def test_a_lesson_that_was_left_for_a_first_dungeon_does_not_come_back(store: Store) -> None:
    assert wants_lesson(store)
    Sitting.begin(store, deal_of(rungs()[0]), named=True)
    assert not wants_lesson(store)


def test_who_knows_the_game_finds_the_day_first_and_no_lessons(store: Store) -> None:
    Sitting.begin(store, Game.deal("classic", "8"))
    found = title(store)
    assert (found.main, found.near) == ("daily", ("continue", "new_game"))
    assert found.label("new_game") == say("title-new_game")
    assert found.label("daily") == say("front-day-open")
    assert found.rest[-1] == "play"


def test_a_day_that_is_over_makes_room_for_another_game(store: Store) -> None:
    sitting = Sitting.of_today(store, noon)
    sitting.enter()
    begun = title(store)
    # Today's dungeon is the game that waits, so it isn't offered twice.
    assert (begun.main, begun.near, begun.label("daily")) == (
        "daily",
        ("new_game",),
        say("front-day-begun"),
    )
    play_through(sitting, "random")
    over = title(store)
    assert (over.main, over.near) == ("new_game", ())
    assert "daily" in over.rest
    assert [candle.state for candle in over.week] == [*["out"] * 6, "lit"]
    assert over.day_words == Ending(sitting).shared.parties[0].result
    Sitting.begin(store, Game.deal("classic", "8"))
    assert (title(store).main, title(store).near) == ("continue", ("new_game",))


def test_the_game_that_waits_says_which_it_is_and_how_far_it_is(store: Store) -> None:
    sitting = Sitting.begin(store, Game.deal("classic", "42"))
    sitting.play("8d", "4cw", "8h")
    waiting = title(store).waiting
    assert waiting is not None
    assert waiting.words == "Classic Scoundrel · room 2 of 15 · 20 health"
    assert len(waiting.way.rows[0]) == 15


def test_what_becomes_of_use_moves_up_and_nothing_is_ever_missing(store: Store) -> None:
    assert title(store).rest[0] == "lessons"
    keep_place(store, LESSON, FINISHED)
    for seed in range(3):
        play_through(Sitting.begin(store, Game.deal("classic", str(seed))), "random")
    found = title(store)
    assert found.rest[:4] == ("rule_sets", "puzzles", "replays", "statistics")
    assert set(REST) - ONLINE_MENU.keys() <= set(found.rest)


def test_two_games_that_differ_only_in_hidden_cards_wait_alike() -> None:
    told = []
    for seed in ("8", "9"):
        store = MemoryStore(clock=noon)
        cards = sorted(map(str, RULEBOOK["classic"].deck))
        below = cards[4:] if seed == "8" else cards[:3:-1]
        Sitting.begin(store, Game.from_deck("classic", " ".join(cards[:4] + below)))
        waiting = title(store).waiting
        assert waiting is not None
        told.append((waiting.words, waiting.way))
    assert told[0] == told[1]


def test_a_game_that_cannot_be_replayed_does_not_keep_the_title_from_coming(store: Store) -> None:
    Sitting.begin(store, Game.deal("classic", "8"))
    broken = pytest.MonkeyPatch()

    def refuse(_: object) -> None:
        raise ScoundrelError("from a later version")

    broken.setattr(store, "load", refuse)
    assert title(store).waiting is None
    broken.undo()


def test_the_rule_set_that_was_played_last_comes_first(store: Store) -> None:
    assert [rules.name for rules in rule_sets(store)] == list(RULEBOOK)
    Sitting.begin(store, Game.deal("hard", "1"))
    assert rule_sets(store)[0].name == "hard"
    assert len(rule_sets(store)) == len(RULEBOOK)


# --- The first dungeons ---------------------------------------------------------------------------------


def test_the_ladder_goes_from_kind_to_fair() -> None:
    ladder = rungs()
    assert len(ladder) >= 10
    assert [rung.number for rung in ladder] == [*range(1, len(ladder) + 1)]
    shares = [rung.careless for rung in ladder]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.8
    assert shares[-1] < FAIR + 0.05
    assert all(rung.sound >= SOUND for rung in ladder)
    assert rung_of("easy", ladder[0].seed) is rung_of("classic", "42") is None


@pytest.mark.parametrize("rung", rungs(), ids=lambda rung: rung.seed)
def test_whoever_does_what_the_coach_says_gets_out_through_rooms_that_can_be_survived(rung: Rung) -> None:
    finder = RungFinder()
    assert finder.is_safe(rung.seed, finder.glance)


def test_the_finder_measures_the_same_again() -> None:
    finder, rung = RungFinder(), rungs()[0]
    assert finder.measure(rung.seed, 20) == finder.measure(rung.seed, 20)
    measured = finder.measure(rung.seed, 20)
    assert measured is not None
    assert abs(measured.careless - rung.careless) < 0.35
    assert finder.measure("62831528740a9a9f", 20) is None


def test_each_first_dungeon_that_is_survived_opens_the_next(store: Store) -> None:
    first, second = rungs()[:2]
    with pytest.raises(ScoundrelError, match="first get out of first dungeon 1"):
        choose_rung(store, 2)
    with pytest.raises(ScoundrelError, match="numbered from 1 to 12"):
        choose_rung(store, 13)
    sitting = climb(store, first)
    ending = Ending(sitting, noon)
    assert ending.following == second
    assert ending.onward[0] == "next_dungeon"
    assert ending.opened.startswith("First dungeon 2 is open")
    assert sitting.title == "First dungeon 1 of 12"
    assert sitting.deal is None
    ending.record_result()
    assert climbed(store) == {first.seed}
    assert next_rung(store) == choose_rung(store, 2) == second


def test_one_that_was_lost_stays_open_and_can_be_tried_again_at_once(store: Store) -> None:
    rung = rungs()[0]
    sitting = Sitting.begin(store, deal_of(rung), named=True)
    play_through(sitting, "random")
    ending = Ending(sitting, noon)
    ending.record_result()
    assert ending.following is None
    assert not ending.opened
    assert "again" in ending.onward
    assert next_rung(store) == rung
    again = sitting.begin_again(store)
    assert unfinished(store, rung) is not None
    play_through(again, "net")
    record_result(again, None)
    assert climbed(store) == {rung.seed}
    # Only the first attempt counts, as with any deal whose cards are known.
    assert again.about.looked_ahead
    assert not sitting.about.looked_ahead


def test_after_the_last_one_play_is_a_game(store: Store) -> None:
    store.change_setting(CLIMBED, list[str](), lambda _: [rung.seed for rung in rungs()[:-1]])
    ending = Ending(climb(store, rungs()[-1]), noon)
    assert ending.following is None
    assert ending.opened == say("ladder-last")
    ending.record_result()
    assert choose_rung(store) is None
    assert title(store).help("play") == say("front-climbed")


def test_an_imported_game_climbs_nothing(store: Store) -> None:
    other = MemoryStore(clock=noon)
    sitting = climb(other, rungs()[0])
    store.import_record(sitting.match.record())
    saved = store.games()[0]
    assert saved.kind is Kind.IMPORTED
    assert saved.won
    record_result(Sitting.resume(store, saved), None)
    assert climbed(store) == frozenset()


def test_a_backup_carries_how_far_one_has_climbed(store: Store) -> None:
    record_result(climb(store, rungs()[0]), None)
    other = MemoryStore(clock=noon)
    restore(other, back_up(store).text, noon)
    assert climbed(other) == {rungs()[0].seed}


def test_whatever_was_written_there_the_ladder_can_be_climbed(store: Store) -> None:
    store.change_setting(CLIMBED, list[object](), lambda _: [7, None, "nonsense", ["x"]])
    assert climbed(store) == frozenset()
    record_result(climb(store, rungs()[0]), None)
    assert rungs()[0].seed in climbed(store)
