"""Rules of one's own: what can be changed, what the mixture is called, a deal of it that can be won."""

from __future__ import annotations

import re
from itertools import chain, count
from math import inf

import pytest
from hypothesis import given

from scoundrel import RULEBOOK, BadSetting, Game, Rules, ScoundrelError
from scoundrel.budget import within
from scoundrel.engine.search.solver import Solver, Verdict
from scoundrel.errors import DealError, RulesError, Stopped
from scoundrel.notation.rulesets import format_rules, format_value, parse_rules
from scoundrel.play.mixing import (
    Setting,
    also,
    called,
    gist,
    mixture,
    named,
    renamed_if_mixed,
    settings,
    winnable_deal,
)
from scoundrel.state import Refusal
from scoundrel.texts import Catalogue, english, shown, speaking
from scoundrel.words.differences import differences
from scoundrel.words.rules import credit_of, rules_topics, title_of
from tests.languages import wide, write_language
from tests.strategies import any_rules, mixtures

CLASSIC = RULEBOOK["classic"]
each_setting = pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.name)


def some_values(setting: Setting) -> list[str]:
    if setting.values:
        return list(setting.values)
    numbers = [setting.least, setting.most] if setting.least is not None else []
    return [*map(str, numbers), *(["none"] if setting.optional else [])]


def test_every_setting_but_the_labels_can_be_changed() -> None:
    names = [setting.name for setting in settings()]
    assert names == [name for name in Rules.settings() if name not in ("name", "title")]


@each_setting
def test_every_value_fits_somewhere_and_has_its_words(setting: Setting) -> None:
    assert setting.label
    assert setting.word_of(CLASSIC) == setting.word(format_value(CLASSIC, setting.name))
    roomy = CLASSIC.replace(room_size=9, max_health=999)
    words = set()
    for value in some_values(setting):
        changes = {setting.name: value}
        changes |= {"carried": "0"} if setting.name == "room_size" else {}
        changes |= {"start_health": "1"} if setting.name == "max_health" else {}
        rules = roomy.replace(**changes)
        assert format_value(rules, setting.name) == value
        words.add(setting.word_of(rules))
    assert len(words) == len(some_values(setting))


def test_a_rule_set_s_name_is_not_for_others() -> None:
    changed = CLASSIC.replace(start_health=9)
    assert renamed_if_mixed(CLASSIC) is CLASSIC
    assert renamed_if_mixed(changed).name == "classic-start_health.9"
    own = changed.replace(name="mine", title="Mine")
    assert renamed_if_mixed(own) is own


@each_setting
def test_what_lies_beyond_a_setting_is_refused_in_a_sentence(setting: Setting) -> None:
    beyond = "3x" if setting.least is None else str(setting.least - 1)
    with pytest.raises(BadSetting) as refused:
        mixture(CLASSIC, {setting.name: beyond})
    assert setting.name in str(refused.value)
    assert beyond in str(refused.value)


def test_settings_that_do_not_fit_together_say_so() -> None:
    assert mixture(CLASSIC, {"start_health": 30, "max_health": 30}).max_health == 30
    with pytest.raises(RulesError, match="^start_health=30 is more than max_health=25$"):
        mixture(CLASSIC, {"start_health": 30, "max_health": 25})
    with pytest.raises(RulesError, match="there is no setting 'helth'"):
        mixture(CLASSIC, {"helth": 1})


@pytest.mark.parametrize(
    ("changes", "follows", "told"),
    [
        (
            {"start_health": "30"},
            {"max_health": 30},
            "Also changed, so that the settings fit together: at most 30 health.",
        ),
        (
            {"max_health": 12},
            {"start_health": 12},
            "Also changed, so that the settings fit together: 12 health.",
        ),
        (
            {"carried": "4"},
            {"room_size": 5},
            "Also changed, so that the settings fit together: rooms of 5.",
        ),
        ({"room_size": 1}, {"carried": 0}, "Also changed, so that the settings fit together: 0 left over."),
        ({"start_health": 15, "max_health": 40, "room_size": 5}, {}, ""),
    ],
)
def test_a_tied_setting_follows_the_one_that_was_changed(
    changes: dict[str, object], follows: dict[str, object], told: str
) -> None:
    mixed = mixture(CLASSIC, changes)
    assert not mixed.differences(CLASSIC.replace(**changes, **follows))
    assert also(CLASSIC, changes) == told


def test_the_library_itself_changes_no_other_setting() -> None:
    with pytest.raises(BadSetting, match="start_health=30 is more than max_health=20"):
        CLASSIC.replace(start_health=30)


@each_setting
def test_what_does_not_fit_is_refused_without_a_code(setting: Setting) -> None:
    if setting.values:
        return
    with pytest.raises(BadSetting) as refused:
        setting.put("3x", CLASSIC)
    assert "3x" in str(refused.value)
    assert "_" not in str(refused.value)
    assert setting.wanted


def test_a_value_also_changes_the_settings_tied_to_it() -> None:
    health = next(setting for setting in settings() if setting.name == "start_health")
    assert health.put("30", CLASSIC).max_health == 30


# --- What differs ------------------------------------------------------------------------------------


def marked(rules: Rules, others: Rules = CLASSIC) -> list[str]:
    """What differs, the changed words between stars."""
    return [
        f"{each.topic}: "
        + "".join(f"*{text}*" if changed else text for text, changed in each.pieces)
        + (f" *{each.missing}*" if each.missing else "")
        for each in differences(rules, others)
    ]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("classic", []),
        ("easy", ["Avoiding: You may run from *any number of* rooms in a row."]),
        ("hard", ["Avoiding: *Every room must be faced; you can't run.*"]),
        (
            "original",
            [
                "Weapons: A new weapon can strike any monster; a used weapon can strike only monsters "
                "*no stronger* than its last kill.",
                "Score: A loss scores your health minus the values of all monsters left in the dungeon. "
                "*(not: and in the room)*",
            ],
        ),
    ],
)
def test_the_words_that_differ_are_marked(name: str, told: list[str]) -> None:
    assert marked(RULEBOOK[name]) == told


def test_any_two_sets_can_be_compared() -> None:
    assert marked(CLASSIC, RULEBOOK["easy"]) == [
        "Avoiding: You may *not* run from *two* rooms in a row.",
    ]


@given(mixtures())
def test_a_difference_is_a_sentence_of_the_rules_with_a_mark(rules: Rules) -> None:
    told = " ".join(rules.topics().values())
    for each in differences(rules, CLASSIC):
        assert bool(each.missing) != any(piece.changed for piece in each.pieces)
        assert all(piece.text for piece in each.pieces)
        assert "".join(piece.text for piece in each.pieces) in told
    assert bool(differences(rules, CLASSIC)) == (rules.topics() != CLASSIC.topics())


JAPANESE = Catalogue(
    "ja",
    {
        "some.ftl": """\
list-sentences = { $some }{ $last }
rules-topic-avoiding = 回避
rules-avoiding-often = { $in_a_row ->
    [yes] 何部屋でも続けて逃げることができます。
   *[no] 二部屋続けて逃げることはできません。
 }
rules-title-classic = クラシック
mixing-title = { $more ->
    [0] { $rules }（{ $changes }）
   *[other] { $rules }（{ $changes }、ほか{ $more }件）
 }
list-comma = { $some }、{ $last }
mixing-values-start_health = 体力{ $n }
mixing-values-bare_hands-no = 武器を必ず使う
"""
    },
    english(),
)


def test_characters_are_compared_where_there_is_no_space_between_words() -> None:
    with speaking(JAPANESE):
        (told,) = marked(RULEBOOK["easy"])
    assert told == "回避: *何*部屋*でも*続けて逃げること*が*できま*す*。"


def test_two_viewers_are_told_the_same_rules_in_two_languages() -> None:
    with speaking(JAPANESE):
        assert "。" in rules_topics(CLASSIC)["回避"]
    assert rules_topics(CLASSIC) == CLASSIC.topics()


@pytest.fixture(scope="module")
def wide_texts(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    folder = tmp_path_factory.mktemp("wide")
    write_language(folder, wide)
    return Catalogue("wide", {"all.ftl": (folder / "all.ftl").read_text("utf-8")}, english())


@given(rules=any_rules)
def test_any_rules_are_told_without_a_word_of_english(wide_texts: Catalogue, rules: Rules) -> None:
    mixed = named(rules)
    with speaking(wide_texts):
        told = [title_of(mixed), gist(mixed), credit_of(mixed), *chain(*rules_topics(mixed).items())]
        told += [each.words for each in differences(mixed, CLASSIC)]
        told += [text for each in settings() for text in (each.label, each.word_of(mixed), each.wanted)]
        told += map(shown, Refusal)
    assert not [text for text in told if re.search("[A-Za-z]", text)]


# --- Names -------------------------------------------------------------------------------------------


def test_a_mixture_is_named_by_what_differs() -> None:
    mixed = mixture(CLASSIC, {"weapon_limit": "at_most"})
    assert mixed.name == "classic-weapon_limit.at_most"
    assert mixed.title == "Classic Scoundrel, weapon strikes up to its last kill"
    assert mixed.differences(CLASSIC) == ("weapon_limit",)
    again = mixture(mixed, {"start_health": 15})
    assert again.title == "Classic Scoundrel, 15 health, weapon strikes up to its last kill"


def test_a_mixture_is_called_in_the_language_of_whoever_reads_it() -> None:
    changes = {"start_health": 15, "bare_hands": "no"}
    with speaking(JAPANESE):
        mixed = mixture(CLASSIC, changes)
        assert title_of(mixed) == "クラシック（体力15、武器を必ず使う）"
        assert title_of(called(mixed, "mine")) == "mine"
        assert title_of(CLASSIC) == "クラシック"
        assert title_of(CLASSIC.replace(title="Ours")) == "Ours"
        assert title_of(parse_rules(format_rules(mixed))) == title_of(mixed)
    assert mixed == mixture(CLASSIC, changes), "it is kept in one language"
    assert title_of(mixed) == mixed.title == "Classic Scoundrel, 15 health, weapon always used"


def test_a_mixture_that_is_a_rule_set_bears_its_name() -> None:
    assert mixture(CLASSIC, {"avoid_in_a_row": "yes"}) is RULEBOOK["easy"]
    assert mixture(CLASSIC, {"weapon_limit": "at_most", "loss_counts": "deck"}) is RULEBOOK["original"]
    assert mixture(CLASSIC, {}) is CLASSIC


@pytest.mark.parametrize("name", ["", "two words", "classic", "Easy", "battle-of-cards", "x" * 41, "[b]"])
def test_a_bad_name_is_refused(name: str) -> None:
    with pytest.raises(BadSetting, match="^name can't be "):
        called(CLASSIC, name)


def test_rules_are_called_as_the_player_likes() -> None:
    mine = called(CLASSIC.replace(start_health=9), "mine")
    assert (mine.name, mine.title, mine.start_health) == ("mine", "mine", 9)


def test_a_name_that_was_given_is_kept() -> None:
    mixed = mixture(CLASSIC, {"name": "mine", "title": "Mine", "max_health": 25})
    assert (mixed.name, mixed.title, mixed.max_health) == ("mine", "Mine", 25)


def test_a_long_list_of_changes_is_cut() -> None:
    changes = {"deck": "2c-5c 3h", "room_size": 3, "carried": 0, "weapon_breaks": True, "scoring": "low"}
    mixed = mixture(CLASSIC, changes | {"potions": "not_in_a_row"})
    assert mixed.title == "Classic Scoundrel, 5 cards, rooms of 3, 0 left over, weapons break, 2 more"
    assert mixture(CLASSIC, {"deck": "2c"}).title == "Classic Scoundrel, 1 card"
    assert mixed.name.startswith("classic-")
    assert mixed.name != mixture(CLASSIC, changes).name


@given(any_rules)
def test_any_rules_can_be_named_and_stay_the_same(rules: Rules) -> None:
    called = named(rules)
    assert called.differences(rules) == ()
    assert named(called) == called
    assert (called.name in RULEBOOK) == (called in RULEBOOK.values())


@given(mixtures(), mixtures())
def test_different_rules_have_different_names(one: Rules, other: Rules) -> None:
    assert (named(one).name == named(other).name) == (not one.differences(other))


# --- Deals that can be won ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name, rules in RULEBOOK.items() if rules.players == 1])
def test_a_winnable_deal_can_be_won(name: str) -> None:
    seeds = {winnable_deal(RULEBOOK[name]) for _ in range(3)}
    assert len(seeds) == 3
    for seed in seeds:
        assert seed is not None
        assert Solver(RULEBOOK[name]).solve(Game.deal(name, seed)) is Verdict.WON


def test_the_search_stops_when_it_is_told_to() -> None:
    hopeless = CLASSIC.replace(start_health=1, max_health=1, deck="2c-Ac")
    asked = count()
    with within(inf, stop=lambda: next(asked) == 5), pytest.raises(Stopped, match="nobody waits for it"):
        winnable_deal(hopeless)
    assert next(asked) == 6
    with within(0), pytest.raises(Stopped, match="took longer than 0 seconds"):
        winnable_deal(CLASSIC)


def test_hopeless_rules_are_given_up() -> None:
    hopeless = CLASSIC.replace(start_health=1, max_health=1, deck="2c-Ac")
    with pytest.raises(DealError, match="none of 1000 deals of classic could be won"):
        winnable_deal(hopeless)


def test_two_parties_have_no_solver() -> None:
    with pytest.raises(ScoundrelError, match="the solver plays alone"):
        winnable_deal(RULEBOOK["dragons-duo"])
