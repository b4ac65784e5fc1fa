"""The Dealer's words: true to the cards, the same whenever a game is resumed, and varied between games."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoundrel import RULEBOOK, Card, Game, Kind
from scoundrel.texts import Catalogue, english, form, say, speaking, traits
from scoundrel.words.creatures import creature
from scoundrel.words.narrator import BANDS, describe
from tests.languages import templates
from tests.strategies import ALL_CARDS, games
from tests.test_texts import KEYS

PLAIN = {card: form(creature(card)) for card in ALL_CARDS}

COUNT = re.escape("{}")
"""What stands for an entry within another, which here is only the count."""


def told(game: Game, player: int = 0, tale: str = "a game", most: int = 160) -> str:
    return describe(game.view(player), game.story, tale=tale, most=most)


def named(text: str, card: Card) -> int:
    """How often a text names this card."""
    return len(re.findall(rf"\b{re.escape(PLAIN[card])}\b", text, re.IGNORECASE))


def with_traits(card: Card) -> list[str]:
    return [form(creature(card, trait)) for trait in traits(creature(card))]


def said(text: str, key: str) -> bool:
    """Whether a text has a sentence of that key, whatever cards are filled in."""
    ways = (re.escape(way).replace(r"\{cards\}", ".+").replace(COUNT, r"\w+") for way in templates(key))
    return any(re.search(way, text, re.IGNORECASE) for way in ways)


def rooms(rules: str, seed: int, courage: float = 0.8) -> Iterator[Game]:
    """A game in which the hero survives for as long as any move allows it, at the start of each room."""
    lots = random.Random(seed)
    game = Game.deal(rules, seed)
    room = 0
    while not game.over:
        if game.room_number != room:
            room = game.room_number
            yield game
        runs = lots.random() > courage
        moves = [move for move in game.legal_moves if runs or move.card] or list(game.legal_moves)
        game.play(lots.choice(moves))


# --- The words themselves ------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_a_card_has_a_name_of_its_own_and_traits(card: Card) -> None:
    name = PLAIN[card]
    assert len(with_traits(card)) >= 2
    for trait in with_traits(card):
        assert trait.startswith(f"{name} ")
        assert "," not in trait
        assert len(trait) <= 36
    for key in KEYS:
        if key.startswith("narrator-"):
            assert not any(named(way, card) for way in templates(key)), key
    for other in ALL_CARDS:
        assert other is card or not named(" ".join(with_traits(other)), card)


def test_sentences_end_and_keep_their_voice() -> None:
    for key in KEYS:
        if key.startswith("narrator-") and not re.match(r"narrator-(count|copies)", key):
            ways = templates(key)
            assert len(ways) == len(set(ways)) >= 3, key
            for way in ways:
                assert way.endswith("."), way
                assert set(re.findall(r"{(\w*)}", way)) <= {"cards", "", "room"}
                assert len(way) <= 50


def test_there_are_many_openings() -> None:
    assert len(templates("narrator-opening")) >= 25


# --- True to the cards ---------------------------------------------------------------------------------


def check_true(game: Game, text: str) -> None:
    lying = Counter(filter(None, game.room))
    for card in ALL_CARDS:
        assert named(text, card) == (1 if card in lying else 0), (card, text)
    for card, count in lying.items():
        if count > 1:
            assert re.search(
                rf"{PLAIN[card]}[^,]*\(there are {say('narrator-count', count=count)}\)",
                text,
                re.IGNORECASE,
            )


def check_well_formed(text: str) -> None:
    assert not re.search(r"[{}!]|  |\.\.", text)
    for sentence in re.split(r"(?<=\.) ", text):
        assert sentence.endswith(".")
        assert sentence[0].isupper()


def test_a_crowd_of_monsters_is_counted_correctly() -> None:
    counted = 0
    for seed in range(25):
        for game in rooms("dragons-duo", seed):
            text = told(game, tale=str(seed))
            monsters = sum(card is not None and card.kind is Kind.MONSTER for card in game.room)
            for way in templates("narrator-monsters-crowd"):
                match = re.search(re.escape(way).replace(r"\{cards\}", ".+").replace(COUNT, r"(\w+)"), text)
                if match and match.groups():
                    assert match[1].lower() == say("narrator-count", count=monsters)
                    counted += 1
    assert counted > 10


@given(games(), st.integers(0, 99), st.sampled_from([0, 120, 160, 240, 1000]))
def test_every_card_of_any_room_is_told_once_and_no_other(game: Game, seed: int, most: int) -> None:
    for player in range(game.rules.players):
        text = told(game, player, str(seed), most)
        check_well_formed(text)
        if not game.over:
            check_true(game, text)
            assert 2 <= text.count(".") <= 4


@pytest.mark.parametrize("rules", RULEBOOK)
def test_a_whole_game_is_told_truly_and_briefly(rules: str) -> None:
    for seed in range(25):
        for game in rooms(rules, seed):
            text = told(game, tale=str(seed))
            check_true(game, text)
            assert len(text) <= (200 if game.rules.room_size == 4 else 280)
            assert len(told(game, tale=str(seed), most=240)) <= (240 if game.rules.room_size == 4 else 280)


@pytest.mark.parametrize("rules", RULEBOOK)
def test_what_is_said_of_monsters_fits_their_strength(rules: str) -> None:
    for seed in range(60):
        game = Game.deal(rules, seed)
        values = [card.value for card in game.room if card and card.kind is Kind.MONSTER]
        if values and len(values) < 4:
            band = next(band for most, band in BANDS if max(values) <= most)
            assert said(told(game), f"narrator-monsters-{band}-{'one' if len(values) == 1 else 'many'}")


def test_a_creature_stays_the_same_through_a_game() -> None:
    found: set[str] = set()
    for game in rooms("dragons", 8, courage=0.3):
        text = told(game, most=1000)
        if named(text, Card("Ks")):
            found.update(way for way in with_traits(Card("Ks")) if way in text.lower())
    assert len(found) == 1


# --- True to what happened -----------------------------------------------------------------------------


def after(rules: str, deck: str, *moves: str) -> str:
    game = Game.from_deck(rules, deck, seed=1)
    for move in moves:
        game.play(move)
    return told(game)


LONG_DECK = "Ks 5d 4h 2c 3c 9d 3h 8s 7h 6h 2h 4d 6s 5s 4s 3s"


def test_the_first_room_and_the_last() -> None:
    assert said(after("classic", LONG_DECK), "narrator-first")
    assert said(after("classic", "2c 3c 4c 5c 2d 3d 4d", "2c", "3c", "4c"), "narrator-last")


def test_the_card_that_was_left_is_told_apart() -> None:
    assert said(after("classic", LONG_DECK, "5d", "4h", "2cw"), "narrator-carried-monster-one")
    assert said(after("classic", LONG_DECK, "5d", "Ksw", "2cw"), "narrator-carried-potion-one")
    assert said(after("classic", LONG_DECK, "4h", "Ksb", "2cb"), "narrator-carried-weapon-one")


def test_a_run_is_remembered_and_what_was_run_from_comes_back() -> None:
    deck = "Ks 5d 4h 2c 3c 9d 3h 8s 7h"
    ran = after("classic", deck, "run")
    assert said(ran, "narrator-ran")
    assert not said(ran, "narrator-returned-many")
    assert said(after("classic", deck, "run", "9d", "3cw", "3h"), "narrator-returned-many")


def test_a_card_that_was_put_away_comes_back() -> None:
    deck = "2c 4h 5d 3c 3h"
    assert said(after("sidestep", deck, "-5d", "2cb", "4h", "3cb"), "narrator-returned-one")


def test_what_went_wrong_is_remembered() -> None:
    assert said(after("dragons", "5d 2c Ks 4c 5c 6c 7c 8c", "5d", "2c", "Ks"), "narrator-broke")
    assert said(after("classic", "2h 3h 4d 5d 6d 7d 8d 9d", "2h", "3h", "4d"), "narrator-wasted")
    assert said(after("classic", "Kc 2c 2s 5d 6d 7d 8d 9d", "Kcb", "2cb", "2sb"), "narrator-narrow")


def test_a_great_kill_is_remembered() -> None:
    assert said(after("classic", "9d Kc 2h 5d 6d 7d 8d 9h", "9d", "Kcw", "2h"), "narrator-great_kill")


def test_a_room_that_is_begun_is_told_as_what_is_left() -> None:
    assert said(after("classic", LONG_DECK, "5d"), "narrator-begun")


def test_the_end_is_told_too() -> None:
    assert said(after("classic", "Kc Ks 2d 3d 4d", "Kcb", "Ksb"), "narrator-fallen")
    assert said(after("classic", "2c", "2cb"), "narrator-escaped")


@pytest.mark.parametrize(
    ("deck", "remark"),
    [
        ("2d 3h", "no_monsters"),
        ("7c 7s 2d", "alike"),
        ("7c 6s", "only_monsters"),
        ("Ac 2d", "worst"),
    ],
)
def test_a_room_with_little_to_tell_gets_a_remark(deck: str, remark: str) -> None:
    assert said(told(Game.from_deck("classic", deck), most=240), f"narrator-remark-{remark}")


def test_two_copies_of_a_card_are_counted() -> None:
    assert "(there are two)" in after("dragons-duo", "Ks Ks 2c 3c 4c 5c 6c 7c")


# --- In another language -------------------------------------------------------------------------------

GERMAN = """creature-cK = ein Hornkönig
    .acc = einen Hornkönig
    .t1 = { $name } auf allen vieren
creature-s9 = eine Mumie
narrator-copies = { FORM($card, "") } (gleich { $count })
    .acc = { FORM($card, "acc") } (gleich { $count })
narrator-last =
    .w1 = Ein letzter Blick zum Himmel.
narrator-monsters-strong-one =
    .w1 = Die Schatten geben { FORM($cards, "acc") } frei.
narrator-monsters-strong-many =
    .w1 = Die Schatten geben { FORM($cards, "acc") } frei.
list-and = { $some } und { $last }
"""
JAPANESE = """list-sentences = { $some }{ $last }
narrator-last =
    .w1 = 扉がうめき、やがて諦めた。
narrator-monsters-strong-one =
    .w1 = 今夜の宿の主は{ $cards }だ。
creature-cK = 角の王
    .t1 = 四つん這いの{ $name }
"""


def told_in(source: str, game: Game, most: int = 160) -> str:
    with speaking(Catalogue("xx", {"narrator.ftl": source}, english())):
        return told(game, most=most)


def test_a_language_has_forms_of_its_own_and_as_many_wordings_as_it_likes() -> None:
    one = Game.from_deck("classic", "Kc")
    assert told_in(GERMAN, one) == (
        "Ein letzter Blick zum Himmel. Die Schatten geben einen Hornkönig auf allen vieren frei."
    )
    two = Game.from_deck("dragons-duo", "Kc 9s Kc 2d")
    assert "Die Schatten geben einen Hornkönig auf allen vieren (gleich 2) und eine Mumie frei." in told_in(
        GERMAN, two
    )


def test_a_language_without_spaces_has_none_and_its_signs_are_two_wide() -> None:
    game = Game.from_deck("classic", "Kc")
    text = "扉がうめき、やがて諦めた。今夜の宿の主は四つん這いの角の王だ。"
    assert told_in(JAPANESE, game, most=2 * len(text)) == text
    assert (
        told_in(JAPANESE, game, most=2 * len(text) - 1)
        == "扉がうめき、やがて諦めた。今夜の宿の主は角の王だ。"
    )


def test_a_room_is_told_in_the_language_of_whoever_looks() -> None:
    game = Game.from_deck("classic", "Kc")
    before = told(game)
    assert told_in(GERMAN, game) != before
    assert told(game) == before


# --- Resumed games -------------------------------------------------------------------------------------


@given(games())
def test_a_game_that_is_resumed_is_told_in_the_same_words(game: Game) -> None:
    resumed = Game.from_record(game.record())
    assert resumed.story == game.story
    assert told(resumed) == told(game)


@given(games(), st.integers(0, 99))
def test_a_move_that_is_taken_back_was_never_told(game: Game, pick: int) -> None:
    before = told(game)
    if not game.over:
        game.play(game.legal_moves[pick % len(game.legal_moves)])
        game.undo()
    assert told(game) == before


def test_the_story_is_what_the_moves_told() -> None:
    game = Game.deal("dragons", 3)
    story = list(game.opening)
    for move in ("run", "5h", "2s", "Qs", "run"):
        story += game.play(move)
    assert list(game.story) == story


@given(games())
def test_hidden_cards_make_no_difference(game: Game) -> None:
    position = game.view(0).position()
    one, other = (Game.from_position(position, seed=seed) for seed in ("one", "other"))
    assert told(one) == told(other)


def test_another_game_gets_other_words() -> None:
    game = Game.deal("classic", 42)
    assert len({told(game, tale=str(seed)) for seed in range(50)}) > 45


def test_no_opening_comes_twice_within_a_game_of_common_length() -> None:
    for seed in range(5):
        openings = [
            opening
            for game in rooms("easy", seed, courage=0.9)
            for opening in templates("narrator-opening")
            if opening in told(game)
        ]
        assert len(openings) == len(set(openings))
