"""The bestiary, the looks that are earned, and the rule sets that introduce themselves."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from scoundrel import RULEBOOK, Card, Game, ScoundrelError
from scoundrel.cards import Kind as CardKind
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.history import profile
from scoundrel.history.achievements import ACHIEVEMENTS
from scoundrel.history.bestiary import (
    ALL_CARDS,
    BESTIARY,
    Bestiary,
    Meetings,
    add_games,
    counted_games,
    meetings_in,
    read_entry,
)
from scoundrel.history.honours import HONOURS, honour_words, offered, to_earn
from scoundrel.history.introductions import INTRODUCTIONS, Played, dismiss, introduction
from scoundrel.history.profile import bestiary_of, record_result
from scoundrel.history.title import Title
from scoundrel.play.codes import Deal
from scoundrel.play.memory import MemoryStore
from scoundrel.play.preferences import Preferences
from scoundrel.play.saved import HUMAN, Kind, SavedGame
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.texts import form, say
from scoundrel.words.creatures import creature, creature_line
from tests.sittings import play_out as sit_out

DAY = date(2026, 11, 18)
NOW = datetime(2026, 11, 18, 12, tzinfo=UTC)
DECK = "5d 9c Tc 4c  7d 8s 2h  As Ks Qs  6h 3h 2c 3d"
MOVES = "5d 9cw 4cw  Tcb 7d 8sw  run  3d 6h 3h  Asb"


def store() -> Store:
    return MemoryStore(clock=lambda: NOW)


def lost() -> Game:
    game = Game.from_deck("classic", DECK, seed=1)
    for move in MOVES.split():
        game.play(move)
    return game


def kept(store: Store, game: Game, kind: Kind = Kind.DEAL, seats: tuple[str, ...] = ()) -> SavedGame:
    return store.begin(game, kind, seats=seats)


def over(seed: int, rules: str = "classic") -> Game:
    game = Game.deal(rules, seed)
    return play_out(game, make_bot("random", game.rules))


# --- What came of the cards of a game ----------------------------------------------------------------


def test_every_card_that_was_seen_was_slain_left_behind_or_the_end() -> None:
    found = meetings_in(lost(), (HUMAN,), DAY)
    assert found[Card("9c")] == Meetings(done=1, first=DAY, by={Card("5d"): 1})
    assert found[Card("Tc")] == Meetings(done=1, bare=1, first=DAY, last_bare=DAY)
    assert found[Card("8s")] == Meetings(done=1, first=DAY, by={Card("7d"): 1})
    assert found[Card("As")] == Meetings(ends=1, first=DAY)
    assert found[Card("Ks")] == Meetings(left=1, first=DAY), (
        "seen twice, as a card that was run from returns"
    )
    assert found[Card("3h")] == Meetings(done=1, wasted=1, first=DAY)
    assert found[Card("5d")] == Meetings(done=1, first=DAY)


@pytest.mark.parametrize("rules", RULEBOOK)
def test_nothing_is_met_that_was_never_dealt(rules: str) -> None:
    game = over(7, rules)
    found = meetings_in(game, (HUMAN,) * game.rules.players, DAY)
    copies = Counter(game.rules.deck)
    assert all(each.met <= copies[card] for card, each in found.items())
    assert sum(each.ends for each in found.values()) == sum(not each.won for each in game.outcomes if each)


def test_what_another_faced_was_left_behind() -> None:
    game = over(3, "dragons-duo")
    mine, both = (meetings_in(game, seats, DAY) for seats in ((HUMAN, "greedy"), (HUMAN, HUMAN)))
    assert {card: each.met for card, each in mine.items()} == {
        card: each.met for card, each in both.items()
    }
    assert sum(each.done for each in mine.values()) < sum(each.done for each in both.values())


# --- Kept --------------------------------------------------------------------------------------------


def test_a_game_counts_once_even_if_its_end_is_shown_twice() -> None:
    profile_of = store()
    sitting = sit_out(Sitting.begin(profile_of, Deal.of(RULEBOOK["classic"], "7"), named=True))
    record_result(sitting, None)
    once = Bestiary.read(profile_of)
    assert once.cards
    record_result(sitting, None)
    assert bestiary_of(profile_of) == once == Bestiary.read(profile_of)


def test_the_same_game_in_two_windows_counts_once() -> None:
    profile_of = store()
    saved = kept(profile_of, lost())
    add_games(profile_of, [(saved, lost())])
    once = Bestiary.read(profile_of)
    add_games(profile_of, [(saved, lost())])
    assert Bestiary.read(profile_of) == once


def test_games_of_an_older_version_are_counted_when_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    profile_of = store()
    for seed in range(5):
        kept(profile_of, over(seed))
    assert not Bestiary.read(profile_of).cards
    monkeypatch.setattr(profile, "MOST_COUNTED", 3)
    first = bestiary_of(profile_of)
    assert (first.waiting, len(counted_games(profile_of))) == (2, 3)
    assert say("bestiary-waiting", n=2) == first.news
    second = bestiary_of(profile_of)
    assert (second.waiting, len(counted_games(profile_of)), second.news) == (0, 5, "")


def test_games_that_count_nowhere_fill_nothing() -> None:
    profile_of = store()
    kept(profile_of, over(1), Kind.IMPORTED)
    kept(profile_of, over(2), Kind.TRIED)
    kept(profile_of, over(3), seats=("greedy",))
    kept(profile_of, Game.deal("classic", 4))
    assert bestiary_of(profile_of).cards == {}
    assert bestiary_of(profile_of).news == say("bestiary-nothing")


def test_a_game_that_is_deleted_is_forgotten_and_counted_again_when_it_is_back() -> None:
    profile_of = store()
    first, second = (kept(profile_of, over(seed)) for seed in range(2))
    both = bestiary_of(profile_of)
    profile_of.delete(second.id)
    assert bestiary_of(profile_of) != both
    assert counted_games(profile_of) == {first.id}
    profile_of.have_back(second.id)
    assert bestiary_of(profile_of) == both


@pytest.mark.parametrize(
    "nonsense",
    [
        {"games": "x"},
        {"games": [-1]},
        {"cards": []},
        {"cards": {"Zz": {}}},
        {"cards": {"As": {"done": "3"}}},
        {"cards": {"As": {"first": "yesterday"}}},
        {"cards": {"As": {"by": {"5d": True}}}},
    ],
)
def test_nonsense_is_dropped_and_counted_again(nonsense: dict[str, object]) -> None:
    profile_of = store()
    kept(profile_of, lost())
    right = bestiary_of(profile_of)
    profile_of.change_setting(BESTIARY, dict[str, object](), lambda _: nonsense)
    assert bestiary_of(profile_of) == right


# --- In words ----------------------------------------------------------------------------------------


def book(*games: Game) -> Bestiary:
    profile_of = store()
    for game in games:
        kept(profile_of, game)
    return bestiary_of(profile_of)


def test_an_entry_says_what_came_of_it() -> None:
    entry = book(lost()).entry(Card("Tc"))
    assert entry.name == "An ogre"
    assert entry.worth == "worth 10 · of flesh"
    assert [(each.words, each.number) for each in entry.tallies] == [
        ("met", 1),
        ("slain", 1),
        ("left behind", 0),
        ("your end", 0),
    ]
    assert entry.facts == ("Once with bare hands, on 18 November 2026.", "First met on 18 November 2026.")


def test_a_weapon_remembers_its_victims() -> None:
    assert book(lost()).entry(Card("5d")).facts[:2] == (
        "It has slain 2 monsters in your hands.",
        "Most often a bear: once.",
    )


def test_of_what_was_never_met_there_is_only_the_rank() -> None:
    found = book()
    for card in ALL_CARDS:
        entry = found.entry(card)
        told = " ".join([entry.name, entry.title, entry.worth, entry.line, *entry.facts])
        assert form(creature(card), "name") not in told
        assert not entry.known
        assert not entry.tallies
    assert found.entry(Card("Xc")).facts == (
        "It lives only where these rules are played: Diamonds & Dragons, or Diamonds & Dragons for two.",
    )


def test_every_creature_and_thing_has_a_line_of_its_own() -> None:
    lines = [creature_line(card) for card in ALL_CARDS]
    assert len(set(lines)) == len(ALL_CARDS) == 54
    assert max(map(len, lines)) <= 72


@pytest.mark.parametrize("text", ["Tc", "10♣", "10 of clubs", "ogre", "An Ogre"])
def test_a_card_is_found_by_any_of_its_names(text: str) -> None:
    assert read_entry(text) is Card("Tc")


@pytest.mark.parametrize("text", ["", "  ", "ogres", "x" * 10_000])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ScoundrelError, match="nothing called"):
        read_entry(text)


def test_a_chapter_opens_at_what_was_met() -> None:
    found = book(lost())
    assert found.first(CardKind.MONSTER) is Card("2c" if found.knows(Card("2c")) else "4c")
    assert book().first(CardKind.POTION) is Card("2h")


# --- Honours -----------------------------------------------------------------------------------------


def test_every_honour_is_earned_with_an_achievement_that_there_is() -> None:
    assert {each.key for each in HONOURS} <= {each.key for each in ACHIEVEMENTS}
    for each in HONOURS:
        assert each.value in Preferences().values(each.setting)


def test_a_look_is_offered_once_it_is_earned() -> None:
    profile_of, preferences = store(), Preferences()
    assert list(offered(profile_of, preferences, "back")) == ["seal"]
    assert "Daylight" in to_earn(profile_of, preferences, "back")
    profile_of.earn(["out"])
    assert list(offered(profile_of, preferences, "back")) == ["seal", "embers"]
    out = [each for each in ACHIEVEMENTS if each.key == "out"]
    assert honour_words(out) == ("New in the settings, for the backs of the cards: embers.",)


def test_nothing_is_locked_for_those_who_ask() -> None:
    preferences = Preferences(honours=True)
    for name in ("back", "table"):
        assert offered(store(), preferences, name) == preferences.values(name)
        assert to_earn(store(), preferences, name) == ""


def test_what_was_chosen_stays() -> None:
    preferences = Preferences().changed("back", "crowns")
    assert "crowns" in offered(store(), preferences, "back")


def test_other_preferences_are_offered_whole() -> None:
    assert offered(None, Preferences(), "theme") == Preferences().values("theme")
    assert to_earn(None, Preferences(), "theme") == ""


# --- Introductions -----------------------------------------------------------------------------------


def test_rule_sets_introduce_themselves_one_after_the_other() -> None:
    profile_of = store()
    for seed in range(8):
        assert introduction(profile_of) is None
        kept(profile_of, over(seed))
    found = introduction(profile_of)
    assert found is not None
    assert found.rules == "easy"
    dismiss(profile_of, "easy")
    assert introduction(profile_of) is None
    for seed in range(8, 10):
        kept(profile_of, over(seed))
    assert introduction(profile_of) is INTRODUCTIONS[2]
    kept(profile_of, Game.deal("sidestep", 1))
    assert introduction(profile_of) is None, "its rules were tried"


def test_whoever_wins_is_introduced_to_harder_rules() -> None:
    wins = Played(Counter(classic=3), Counter(classic=3))
    assert [each.rules for each in INTRODUCTIONS if each.is_time(wins)] == ["hard"]


def test_every_rule_set_has_its_time() -> None:
    assert {each.rules for each in INTRODUCTIONS} == {*RULEBOOK} - {"classic"}
    much = Played(Counter(dict.fromkeys(RULEBOOK, 100)), Counter(classic=3))
    assert [each.rules for each in INTRODUCTIONS if not each.is_time(much)] == ["easy"]


def test_the_title_knows_who_introduces_himself() -> None:
    profile_of = store()
    assert Title.read(profile_of, lambda: NOW).introduction is None
    for seed in range(10):
        kept(profile_of, over(seed))
    dismiss(profile_of, "easy")
    found = Title.read(profile_of, lambda: NOW).introduction
    assert found is not None
    assert found.words.startswith(RULEBOOK[found.rules].title)


def test_the_bestiary_comes_up_on_the_title_once_a_game_is_over() -> None:
    title = Title.read(store(), lambda: NOW)
    later = replace(title, past=replace(title.past, finished=1, learnt=True))
    assert title.rest.index("bestiary") > title.rest.index("lessons")
    assert "bestiary" in later.rest[:4]
