"""Every language that is shipped says everything, in every form that it asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

import pytest

from scoundrel import RULEBOOK, Card, Game
from scoundrel.cards import as_name
from scoundrel.coach import hint
from scoundrel.errors import ScoundrelError
from scoundrel.texts import Catalogue, For, english, for_whom, languages, speaking
from scoundrel.texts.checking import faults
from scoundrel.texts.fluent import Call, Choice, Entry, Expression, Literal, Pattern, Value
from scoundrel.words.creatures import creature
from scoundrel.words.guides import GUIDES, guide
from scoundrel.words.languages import texts_in
from scoundrel.words.narrator import describe
from scoundrel.words.rules import rules_topics
from scoundrel.words.table import room_lines
from scoundrel.words.telling import tell
from tests.strategies import ALL_CARDS

SHIPPED = [each for each in languages() if each != "en"]
FAMILIES = ("card", "sign", "creature", "month", "weekday", "rank", "suit", "kind")
"""What the nouns of one kind begin with; all of a kind have the same forms."""
ODD = re.compile(r"[{}]|  |\.\.(?!\.)|!(?!=)")
PLAIN = ("sign-ascii", "rank-number")
"""A sign in letters stands alone, and a rank in digits has no forms."""
NUMBERS = (0, 1, 2, 5, 12, 21, 22, 101)
ENGLISH = re.compile(
    r"\b(?:the|you|your|with|and|health|dungeon|weapon|room|cards?|deck|monster|fight|leave)\b"
)
"""Words that stand in nearly every English sentence of the game, and in no other language of ours."""


@pytest.fixture(params=SHIPPED)
def words(request: pytest.FixtureRequest) -> Iterator[Catalogue]:
    """One language after the other, spoken."""
    texts = texts_in(request.param)
    with speaking(texts):
        yield texts


def test_nothing_is_wrong_or_missing(words: Catalogue) -> None:
    assert [*faults(words)] == []
    assert english().keys() - words.keys() == set()
    for name in GUIDES:
        assert guide(name).title
        assert not ENGLISH.search(guide(name).blocks[0].text)


def test_every_text_that_has_one_in_english_has_one(words: Catalogue) -> None:
    """An entry may have more attributes than in English, but neither fewer texts nor no wording at all."""
    for key in sorted(english().keys()):
        theirs, ours = english().find(key)[0], words.find(key)[0]
        assert ("" in theirs) <= ("" in ours), key
        assert any(map(wording, theirs)) == any(map(wording, ours)), key
        lines = {name for name in theirs if name and not wording(name) and not re.fullmatch(r"t\d+", name)}
        assert lines & {"line", "also", "brief", "short", "on"} <= ours.keys() | {"on"}, key


def wording(name: str) -> bool:
    return bool(re.fullmatch(r"w\d+", name))


@pytest.mark.parametrize("family", FAMILIES)
def test_every_noun_of_a_kind_has_the_same_forms(words: Catalogue, family: str) -> None:
    forms = {
        key: {name for name in words.find(key)[0] if name and not re.fullmatch(r"t\d+", name)}
        for key in sorted(words.keys())
        if re.fullmatch(rf"{family}-\w+", key) and key not in PLAIN
    }
    whole = set().union(*forms.values())
    assert {key: whole - have for key, have in forms.items() if whole - have} == {}


def test_every_form_that_is_asked_for_is_there(words: Catalogue) -> None:
    there = {name for key in sorted(words.keys()) for name in words.find(key)[0]}
    for key in sorted(words.keys()):
        for form in asked(words.find(key)[0]):
            # Without articles, a creature is called by its bare name.
            assert form in there | {"name"}, (key, form)


def asked(entry: Entry) -> Iterator[str]:
    """The forms of nouns that an entry asks for."""
    for part in every_part(entry):
        match part:
            case Call("FORM", (_, Literal(str() as form))) if form:
                yield form


def every_part(entry: Mapping[str, Pattern]) -> Iterator[Expression]:
    for pattern in entry.values():
        for part in pattern:
            if not isinstance(part, str):
                yield from within(part)


def within(part: Expression) -> Iterator[Expression]:
    yield part
    match part:
        case Choice(by, variants):
            yield from within(by)
            yield from every_part(variants)
        case Call(_, arguments):
            for each in arguments:
                yield from within(each)


@cache
def names_of_nouns(function: str) -> set[str]:
    """The values that some English text asks a form of (FORM), or counts (COUNT)."""
    return {
        part.arguments[0].name
        for key in english().keys()  # noqa: SIM118
        for part in every_part(english().find(key)[0])
        if isinstance(part, Call) and part.function == function and isinstance(part.arguments[0], Value)
    }


class Anything(dict[str, object]):
    """A value for every name: a card where a noun is meant, else a number."""

    def __init__(self, card: Card, number: int) -> None:
        self.card, self.number = card, number

    def __missing__(self, name: str) -> object:
        if name in names_of_nouns("COUNT") or name == "cards":
            return [self.card, Card("9h")][: self.number or 1]
        if name in ("killer", "creature"):
            return creature(self.card)
        return self.card if name in names_of_nouns("FORM") else self.number


def test_every_text_can_be_filled_in_with_any_card_and_number(words: Catalogue) -> None:
    cards = [*map(Card, ("2c", "Th", "Jd", "Qs", "Ks", "Ad", "Xc", "Xs"))]
    given = [*product(cards, (1,)), *product(cards[:1], NUMBERS)]
    for key in sorted(words.keys()):
        for name, pattern in words.find(key)[0].items():
            for card, number in given:
                values = Anything(card, number)
                values["name"] = as_name(card)
                told = words.fill(pattern, values)
                assert not ODD.search(told) or "http" in told, (key, name, told)


def test_all_names_differ(words: Catalogue) -> None:
    """No card is called like another, in signs or in words, and no creature."""
    for whom in (For.EYES, For.EARS):
        with for_whom(whom):
            assert len({words.shown(card) for card in ALL_CARDS}) == len(ALL_CARDS)
    assert len({words.shown(creature(card)) for card in ALL_CARDS}) == len(ALL_CARDS)


@pytest.mark.parametrize("rules", RULEBOOK)
def test_no_english_is_left_in_a_game(words: Catalogue, rules: str) -> None:
    game = Game.deal(rules, 7)
    told = [text for topic in rules_topics(game.rules).items() for text in topic]
    while not game.over and game.room_number < 6:
        view = game.view(game.turn)
        told += [*room_lines(view), describe(view, game.story, tale="tale")]
        told += tell(game.play(game.legal_moves[-1]), game.rules)
    begun = Game.deal(rules, 7)
    told.append(hint(begun.view(begun.turn)).text)
    for text in told:
        assert not ENGLISH.search(text), text


def test_no_english_is_left_in_a_refusal(words: Catalogue) -> None:
    game = Game.deal("classic", 7)
    for wrong in ("", "9x", "Ac", "run run", "1b", "−", "10"):
        with pytest.raises(ScoundrelError) as refused:
            game.play(wrong)
        assert not ENGLISH.search(words.shown(refused.value))
