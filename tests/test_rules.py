"""What the rules say of themselves, in full sentences: all of the standard game, and what sets the others apart."""

from __future__ import annotations

import pytest
from hypothesis import given

from scoundrel.errors import BadSetting
from scoundrel.rules import RULEBOOK, SOURCES, Rules, nearest
from scoundrel.texts import Message, form, in_english
from tests.strategies import mixtures

CLASSIC = RULEBOOK["classic"]
RUN = "Before you face any card of a full room, you may run from the whole room, as long as cards are left in the dungeon."
FELL = "Health may go below zero. At zero or below you fall at once."
TAKEN = "A weapon you take is always equipped; the old one is discarded with the monsters slain with it. A new weapon can strike any monster;"
KEPT = "Against any other monster you fight with bare hands and keep the weapon. You may always fight with bare hands instead, which leaves the weapon unchanged."
FOUGHT = "fought with a weapon, its value minus the weapon's, but never less than 0."
PLAYED_OUT = "When the dungeon runs out, you face the cards that are left; then the game ends. If you are still alive, you win."
WON = "A win scores your remaining health, plus the value of the last card faced if that was a potion and your health is at its maximum."
HEROES = "A party is five heroes with 4 health each: the king and queen of hearts, and the king, queen and jack of diamonds."


def test_the_standard_game_is_told_in_full() -> None:
    assert CLASSIC.topics() == {
        "Dungeon": "The dungeon has 44 cards: 26 monsters (clubs and spades, 2 to ace), 9 weapons (diamonds, 2 to 10), 9 potions (hearts, 2 to 10).",
        "Health": f"You start with 20 health and can have at most 20. {FELL}",
        "Rooms": "A room has 4 cards. You face 3 of them, one at a time, in any order; the rest (1 card) stays for the next room.",
        "Avoiding": f"{RUN} Avoided cards go under the dungeon, in room order. You may not run from two rooms in a row.",
        "Monsters": f"A monster fought with bare hands costs its value in health (jack 11, queen 12, king 13, ace 14); {FOUGHT}",
        "Weapons": f"{TAKEN} a used weapon can strike only monsters weaker than its last kill. {KEPT}",
        "Potions": "A potion restores its value in health, up to the maximum. Only the first potion you take in a room heals; any other is wasted.",
        "The end": PLAYED_OUT,
        "Score": f"{WON} A loss scores your health minus the values of all monsters left in the dungeon and in the room.",
    }


def test_a_rule_set_is_called_the_same_in_code_and_texts() -> None:
    for name, rules in RULEBOOK.items():
        assert in_english(Message(f"rules-title-{name}")) == rules.title


@given(mixtures())
def test_every_sentence_ends_and_is_an_entry_of_its_own(rules: Rules) -> None:
    for told in rules.sentences().values():
        assert all(in_english(each).endswith(".") for each in told)
        assert len({each.key for each in told}) == len(told)


BROKEN = f"{TAKEN} a used weapon can strike only monsters weaker than its last kill. Against any other monster the weapon breaks: it does not help and is discarded. If you hold a weapon, you must use it."
DRAGONS = f"A monster fought with bare hands costs its value in health (jack 11, queen 12, king 13, ace 14, dragon 15); {FOUGHT}"
WASTED = "A potion restores its value in health, up to the maximum. A potion taken right after another potion is wasted, even in a new room or after a run."
LOST = f"{WON} A loss scores your health minus the values of all monsters left in the dungeon."
STRONG = f"{TAKEN} a used weapon can strike only monsters no stronger than its last kill. {KEPT}"
SHUFFLED = "Avoided cards go back into the dungeon, which is then shuffled. You may not run from two rooms in a row."
APART: dict[str, dict[str, str]] = {
    "easy": {
        "Avoiding": f"{RUN} Avoided cards go under the dungeon, in room order. You may run from any number of rooms in a row.",
    },
    "hard": {"Avoiding": "Every room must be faced; you can't run."},
    "original": {"Weapons": STRONG, "Score": LOST},
    "sidestep": {
        "Dungeon": "The dungeon has 46 cards: 26 monsters (clubs and spades, 2 to ace), 10 weapons (diamonds, 2 to 10, ace), 10 potions (hearts, 2 to 10, ace).",
        "Rooms": "A room has 4 cards. You face every card that is not put away, one at a time, in any order.",
        "Avoiding": "Before you face any card of a room, you may put one of its cards away. You then face all the others. Avoided cards go under the dungeon, in room order. You may not put a card away in two rooms in a row.",
        "Weapons": STRONG,
        "Score": "The lowest score is best: a win scores minus your remaining health. A loss scores the number of cards left in the dungeon.",
    },
    "dragons": {
        "Dungeon": "The dungeon has 48 cards: 28 monsters (clubs and spades, 2 to ace; 2 dragons, the jokers), 10 weapons (diamonds, 2 to 10, ace), 10 potions (hearts, 2 to jack).",
        "Health": f"You start with 20 health and can have at most 20. {FELL} {HEROES}",
        "Avoiding": f"{RUN} {SHUFFLED}",
        "Monsters": DRAGONS,
        "Weapons": BROKEN,
        "Potions": WASTED,
        "Score": LOST,
    },
    "dragons-duo": {
        "Dungeon": "The dungeon has 96 cards: 56 monsters (clubs and spades, 2 to ace, all twice; 4 dragons, the jokers), 20 weapons (diamonds, 2 to 10, ace, all twice), 20 potions (hearts, 2 to jack, all twice).",
        "Health": f"Each of the two parties starts with 20 health and can have at most 20. {FELL} {HEROES}",
        "Rooms": "A room has 7 cards. The two players together face 6 of them, one at a time, in any order; the rest (1 card) stays for the next room. Chance decides who goes first. The players take turns, each for their own party; whoever took the last card of a room starts the next one. If one party falls, the other plays on alone.",
        "Avoiding": f"{RUN} The player who starts the room decides for both, and also starts the new room. {SHUFFLED}",
        "Monsters": DRAGONS,
        "Weapons": BROKEN,
        "Potions": WASTED,
        "The end": f"{PLAYED_OUT} Each party wins or loses on its own.",
        "Score": f"{LOST} It is counted when a party falls.",
    },
    "digital": {
        "Health": "You start with 20 health and can have at most 20. Health never goes below zero, and at zero you fall at once.",
        "The end": "The game ends as soon as a full room can't be dealt. If you are still alive, you win.",
        "Score": f"{LOST} The specification defines no score; this one is taken from the rules of 2011.",
    },
}


@pytest.mark.parametrize("name", [name for name in RULEBOOK if name != "classic"])
def test_a_rule_set_says_what_sets_it_apart(name: str) -> None:
    standard = CLASSIC.topics()
    assert {
        topic: words for topic, words in RULEBOOK[name].topics().items() if words != standard[topic]
    } == APART[name]


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        ("2c", "The dungeon has 1 card: 1 monster (clubs, 2)."),
        ("2c Xs", "The dungeon has 2 cards: 2 monsters (clubs, 2; 1 dragon, the joker)."),
        (
            "2c-4c 6c 8c-Tc 3s",
            "The dungeon has 8 cards: 8 monsters (clubs, 2 to 4, 6, 8 to 10; spades, 3).",
        ),
        (
            "2d 2d 2d 3h 3h 4h",
            "The dungeon has 6 cards: 3 weapons (diamonds, 2), 3 potions (hearts, 3 to 4).",
        ),
        ("2d 2d", "The dungeon has 2 cards: 2 weapons (diamonds, 2, all twice)."),
        ("2d 2d 2d 3d", "The dungeon has 4 cards: 4 weapons (diamonds, 2 to 3)."),
    ],
)
def test_any_dungeon_is_told_by_suits_and_ranks(deck: str, words: str) -> None:
    assert CLASSIC.replace(deck=deck).topics()["Dungeon"] == words


@pytest.mark.parametrize(
    ("deck", "worth"), [("2c-Tc Kd", ""), ("2c-Jc", " (jack 11)"), ("Ks Xs", " (king 13, dragon 15)")]
)
def test_what_a_face_is_worth_is_told_where_there_are_any(deck: str, worth: str) -> None:
    told = CLASSIC.replace(deck=deck).topics()["Monsters"]
    assert told == f"A monster fought with bare hands costs its value in health{worth}; {FOUGHT}"


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        (
            {"room_size": 1, "carried": 0},
            "A room has 1 card. You face all of them, one at a time, in any order.",
        ),
        (
            {"carried": 2},
            "A room has 4 cards. You face 2 of them, one at a time, in any order; the rest (2 cards) stays for the next room.",
        ),
    ],
)
def test_any_room_is_told_by_its_cards(changes: dict[str, object], told: str) -> None:
    assert CLASSIC.replace(**changes).topics()["Rooms"] == told


@pytest.mark.parametrize(("carried", "told"), [(0, True), (1, True), (2, False)])
def test_who_puts_a_card_away_and_leaves_one_faces_all_the_others(carried: int, told: bool) -> None:
    words = CLASSIC.replace(avoid="card", carried=carried).topics()["Avoiding"]
    assert ("You then face all the others." in words) == told
    assert "  " not in words


def test_a_weapon_may_break_and_still_be_spared() -> None:
    words = CLASSIC.replace(weapon_breaks=True).topics()["Weapons"]
    assert (
        "the weapon breaks: it does not help and is discarded. You may always fight with bare hands instead"
        in words
    )


@pytest.mark.parametrize(
    ("rules", "written"),
    [
        (RULEBOOK["hard"], "RULEBOOK['hard']"),
        (CLASSIC.replace(start_health=15), "RULEBOOK['classic'].replace(start_health=15)"),
        (
            RULEBOOK["dragons"].replace(name="mine", deck="2c-4c", avoid="card", bare_hands=True),
            "RULEBOOK['dragons'].replace(name='mine', deck='2c-4c', avoid='card', bare_hands=True)",
        ),
    ],
)
def test_rules_are_written_as_what_makes_them(rules: Rules, written: str) -> None:
    assert repr(rules) == written


@pytest.mark.parametrize(
    ("word", "meant"),
    [("yes", True), ("true", True), (" On ", True), ("no", False), ("FALSE", False), ("off", False)],
)
def test_yes_and_no_have_many_words(word: str, meant: bool) -> None:
    assert CLASSIC.replace(bare_hands=word).bare_hands is meant


@pytest.mark.parametrize(
    ("setting", "value", "why"),
    [
        ("players", 3, "players can't be '3': it is a whole number from 1 to 2"),
        ("players", 0, "players can't be '0': it is a whole number from 1 to 2"),
        ("room_size", 10, "room_size can't be '10': it is a whole number from 1 to 9"),
        ("max_health", 1000, "max_health can't be '1000': it is a whole number from 1 to 999"),
        ("health_floor", 1, "health_floor can't be '1': it is a whole number from −999 to 0, or none"),
        ("bare_hands", 1, "bare_hands can't be '1': it is yes or no"),
        ("deck", 3, "deck can't be '3': it is a list of cards"),
        ("deck", "", "a deck has 1 to 96 cards, not 0"),
    ],
)
def test_a_value_beyond_the_limits_is_refused(setting: str, value: object, why: str) -> None:
    with pytest.raises(BadSetting) as refused:
        CLASSIC.replace(**{setting: value})
    assert str(refused.value) == why


def test_a_word_that_is_too_long_to_be_compared_is_like_no_other() -> None:
    known = "x" * 80
    assert form(nearest(known, [known])).startswith(" (did you mean 'xxx")
    assert nearest(f"{known}x", [known]) == ""


def test_a_party_of_dragons_has_five_heroes() -> None:
    assert {name: source.heroes for name, source in SOURCES.items() if source.heroes != 1} == {
        "dragons": 5,
        "dragons-duo": 5,
    }
