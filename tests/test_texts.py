"""Every sentence comes from the catalogue, and a translation of it reaches every sentence."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import textwrap
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ast_of_fluent
from hypothesis import given

from scoundrel import RULEBOOK, Game, Move
from scoundrel.coach import hint, review
from scoundrel.coach.review_words import decision_line, summary
from scoundrel.engine.bots import make_bot, play_room
from scoundrel.errors import TextError
from scoundrel.events import Fell
from scoundrel.history.days import Fate
from scoundrel.history.ending import Ending
from scoundrel.history.mistakes import mistakes
from scoundrel.history.sharing import shared_game
from scoundrel.history.tendencies import last_played
from scoundrel.notation.moves import Action
from scoundrel.play.daily import which_day
from scoundrel.play.flow import Threshold
from scoundrel.play.preferences import Squares
from scoundrel.play.sitting import Sitting
from scoundrel.store import Store
from scoundrel.texts import Catalogue, For, Noun, english, for_whom, heard, languages, say, seen
from scoundrel.texts.checking import faults, references_in
from scoundrel.texts.plurals import RULES, category
from scoundrel.words.cards import card_name
from scoundrel.words.choices import Danger, avoiding, avoiding_short, card_choices
from scoundrel.words.heroes import LOW_HEALTH, hero_line
from scoundrel.words.languages import speak, texts_in
from scoundrel.words.narrator import describe
from scoundrel.words.table import room_lines
from scoundrel.words.telling import result, tell
from tests.languages import WIDE, every_text, wide, write_language
from tests.sittings import whole
from tests.strategies import ALL_CARDS, games
from tests.test_cli import SCOUNDREL, refused
from tests.test_daily import DAY, LOST, WON, at, days_back, diary, kept

SOURCE = Path(__file__).parents[1] / "src" / "scoundrel"
WEBSITE = Path(__file__).parents[1] / "website"
KEYS = english().keys()


def spoken_keys() -> Iterator[re.Pattern[str]]:
    """Each key that the program says; a part that is filled in may be any one name."""
    for path in (*SOURCE.rglob("*.py"), *WEBSITE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node.value in KEYS:
                    yield re.compile(re.escape(node.value))
            elif isinstance(node, ast.Call) and node.args and called(node) in SPEAKERS:
                yield from map(re.compile, patterns(node.args[0]))


SPEAKERS = ("say", "say_one", "ways_to_say", "one_of", "about", "Message", "Noun")
"""The functions whose first argument is a key, where it is a text, or several."""


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def patterns(key: ast.expr) -> Iterator[str]:
    match key:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=parts):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"
                for part in parts
            )
        case ast.IfExp(body=body, orelse=otherwise):
            yield from patterns(body)
            yield from patterns(otherwise)
        case ast.Tuple(elts=keys):
            for each in keys:
                yield from patterns(each)


def referred() -> Iterator[str]:
    """Each key that an English text refers to."""
    for key in KEYS:
        yield from references_in(english().find(key)[0])


def test_every_key_that_is_said_is_in_the_catalogue() -> None:
    for pattern in spoken_keys():
        assert any(map(pattern.fullmatch, KEYS)), pattern.pattern


def test_every_key_of_the_catalogue_is_said_somewhere() -> None:
    # A page is given the whole of a section; test_typed_words knows which words are typed.
    said = [*spoken_keys(), re.compile(r"(page|typed|command|word)-.+")]
    within = {*referred()}
    for key in KEYS:
        assert key in within or any(pattern.fullmatch(key) for pattern in said), key


def test_no_text_shouts_or_has_space_to_spare() -> None:
    for key, text in every_text():
        assert "!" not in text, key
        assert "  " not in text, key


# --- Another language ----------------------------------------------------------------------------------

CARD_SIGN = r"\b[2-9TJQKAX][csdh]\b|\b[JQKA][♣♠♦♥]|\b[JQKA]\b"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of translations; afterwards English is spoken again."""
    monkeypatch.setenv("SCOUNDREL_TEXTS", str(tmp_path))
    yield tmp_path
    speak("en")


@pytest.fixture
def wide_language(folder: Path) -> None:
    write_language(folder / "wide", wide)
    speak("wide")


def played(rules: str, seed: int) -> Iterator[tuple[Game, list[str]]]:
    """A game that is played somehow, and all that is told about it on the way."""
    game = Game.deal(rules, seed)
    told: list[str] = []
    for number in range(40):
        told += [avoiding(game), avoiding_short(game), *room_lines(game)]
        told.append(describe(game.view(0), game.story, tale=str(seed), most=1000))
        told += [hero_line(hero, game.rules) for hero in game.heroes]
        told += [short.text for card in game.room if card for short in card_choices(game, card)]
        yield game, told
        if game.over:
            return
        move = game.legal_moves[(seed + number) % len(game.legal_moves)]
        told = [*tell(game.play(move), game.rules), result(game)]


@pytest.mark.parametrize("rules", RULEBOOK)
def test_a_translation_reaches_every_word(rules: str, wide_language: None) -> None:
    for seed in range(4):
        for _, told in played(rules, seed):
            for sentence in told:
                assert not re.search("[A-Za-z]", re.sub(CARD_SIGN, "", sentence)), sentence


@pytest.mark.parametrize("rules", ["classic", "sidestep", "dragons"])
def test_a_translation_reaches_the_coach(rules: str, wide_language: None) -> None:
    game = Game.deal(rules, 42)
    while not game.over:
        assert not re.search("[A-Za-z]", re.sub(CARD_SIGN, "", hint(game.view(0)).text))
        play_room(game, make_bot("greedy", game.rules))
    found = review(game, simulations=20)
    for sentence in (*map(decision_line, found.decisions), *summary(found)):
        assert not re.search("[A-Za-z]", re.sub(CARD_SIGN, "", sentence)), sentence


@pytest.mark.parametrize("rules", ["classic", "dragons-duo"])
def test_a_translation_reaches_the_end(rules: str, wide_language: None, tmp_path: Path) -> None:
    with Store.open(tmp_path / "games") as store:
        for seed in range(3):
            sitting = Sitting.begin(store, Game.deal(rules, seed))
            while not whole(sitting).over:
                sitting.play(whole(sitting).legal_moves[-1])
            ending = Ending(sitting)
            told = [
                part
                for verdict in ending.verdicts
                for part in (verdict.title, verdict.how, verdict.epitaph)
            ]
            told += [more.words for more in (ending.outlived, ending.standing) if more]
            if ending.may_be_reviewed:
                ending.look_back().done()
            told += [*ending.turning, *ending.remarks]
            tried = ending.try_again(store)
            told += [tried.title.replace(RULEBOOK[rules].title, ""), tried.caveat]
        told += [mistake.title for mistake in mistakes(last_played(store))]
    for sentence in told:
        assert not re.search("[A-Za-z]", re.sub(CARD_SIGN, "", sentence)), sentence


def test_a_translation_reaches_the_days_and_what_is_shared(wide_language: None, tmp_path: Path) -> None:
    clock = at(DAY)
    attempts = [kept(day, WON, hints=number) for number, day in enumerate(days_back(1, 2))]
    days = diary(*attempts, kept(DAY), kept(days_back(9)[0], LOST), puzzles=[DAY])
    told = [*which_day(clock), *chain(*days.report()), *days.month_in_words(DAY)]
    told += [*chain(*diary(kept(days_back(9)[0], LOST)).report()), *(fate.sign for fate in Fate)]
    game = Game.from_deck("classic", "5d 2c 3c 6d")
    for move in ("5d", "3cw", "2cw", "6d"):
        game.play(move)
    shared = shared_game(game)
    told += [line.replace("classic", "") for line in (shared.text(Squares.COLOURS), *shared.words)]
    with Store.open(tmp_path) as store:
        card = Sitting.of_today(store, clock).comes_next
        assert isinstance(card, Threshold)
        told += [card.title, *card.lines]
    for sentence in told:
        assert not re.search("[A-Za-z]", sentence), sentence


@pytest.mark.parametrize("rules", RULEBOOK)
def test_a_translation_says_the_same(rules: str, wide_language: None) -> None:
    in_wide = [told for _, told in played(rules, 3)]
    speak("en")
    in_english = [told for _, told in played(rules, 3)]
    for wide_told, english_told in zip(in_wide, in_english, strict=True):
        assert [line.translate(WIDE) for line in wide_told] == [
            line.translate(WIDE) for line in english_told
        ]


def test_the_library_s_own_words_are_those_of_the_catalogue() -> None:
    for card in ALL_CARDS:
        assert card_name(card) == card.name
    for seed in range(3):
        for game, _ in played("dragons-duo", seed):
            assert result(game) == game.result.replace("-", "−")


def write(folder: Path, language: str, content: str | bytes) -> Path:
    """A translation of a few texts."""
    (folder / language).mkdir(exist_ok=True)
    file = folder / language / "some.ftl"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return file


def test_what_is_not_translated_is_said_in_english(folder: Path) -> None:
    write(folder, "half", "card-number = { $suit } { $rank }\n")
    speak("half")
    assert "half" in languages()
    assert card_name(ALL_CARDS[0]) == "clubs 2"
    assert say("cards-none") == "none"


def test_a_language_may_have_more_than_two_plural_forms(folder: Path) -> None:
    write(
        folder,
        "pl",
        """table-to_face = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
 }
""",
    )
    speak("pl")
    counts = [say("table-to_face", n=n) for n in (1, 3, 5, 21, 22, 40)]
    assert counts == ["1 karta", "3 karty", "5 kart", "21 kart", "22 karty", "40 kart"]
    # English forms go by the English rule, whatever is spoken.
    assert say("share-hints", n=21) == "21 hints"


@pytest.mark.parametrize("language", sorted([*RULES, "en", "de", "it", "es", "pt_BR", "zh_Hans"]))
def test_plural_forms_are_those_of_cldr(language: str) -> None:
    rule = Locale.parse(language).plural_form
    for n in range(250):
        # Millions have a form of their own in some languages; no number here is one.
        assert category(language, n) == rule(n), n
    assert category(language, 1.5) == rule(1.5)


def test_plurals_in_english() -> None:
    assert [say("table-to_face", n=n) for n in (0, 1)] == ["0 cards to face.", "1 card to face."]


def test_a_choice_may_be_by_any_value_and_within_another(folder: Path) -> None:
    write(
        folder,
        "xx",
        """odd-card = { $limit ->
    [below] { $n ->
        [0] nothing
        [one] one
       *[other] { $n } below
     }
   *[no] up to { $n }
 }, and on
""",
    )
    texts = texts_in("xx")
    told = [texts.say("odd-card", {"limit": "below", "n": n}) for n in (0, 1, 5)]
    assert told == ["nothing, and on", "one, and on", "5 below, and on"]
    assert texts.say("odd-card", {"limit": "at_most", "n": -3}) == "up to −3, and on"


def test_a_language_that_is_not_there_is_named_with_those_that_are(folder: Path) -> None:
    with pytest.raises(TextError, match="no texts in 'xx', only in .*en"):
        speak("xx")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("cards-none", "bad/some.ftl, line 1 is no entry and no comment"),
        ("# Words\n\n  more\n", "line 3 is no entry"),
        ("cards-none =\n", "line 1: cards-none can't be read: it is empty"),
        ("cards-none = a\ncards-none = b\n", "line 2: cards-none is there twice"),
        ("cards-none = { $n }", "cards-none has \\$n, but it is filled in with nothing"),
        ("card-number = { $rank } { $colour }", "has \\$colour, but it is filled in with \\$rank, \\$suit"),
        ("\ncard-number = { $rank", "line 2: card-number can't be read: a } is missing before ''"),
        ("card-number = $rank }", "a } has no {"),
        ("card-number = { rank } {}", "is not understood"),
        ("card-number = { nothing }", "has nothing, which is not there"),
        ("card-number = { cards-none.nom }", "has cards-none.nom, which is not there"),
        ("card-number = { SHOUT($rank) }", "has SHOUT, but the functions are FORM"),
        ("card-number = { FORM($rank) }", "has FORM, but the functions are FORM"),
        ("card-number = { FORM($rank }", "has no end"),
        ("table-to_face = { $n ->\n    [one] a\n }", "a choice has one \\*\\[default\\]"),
        ("table-to_face = { $n ->\n    [one] a\n   *[one] b\n }", "\\[one\\] is there twice"),
        ("table-to_face = { $n ->\n   *[other] { $m }\n }", "has \\$m, but it is filled in with \\$n"),
        ("#" * 1_000_001, "is longer than 1,000,000 bytes"),
        (b"cards-none = \xff", "is not a UTF-8 text file"),
        ("cards-none = " + "{" * 5000, "too many braces in braces"),
    ],
    ids=range(20),
)
def test_a_translation_that_can_t_be_spoken_is_refused_when_it_is_read(
    folder: Path, content: str | bytes, says: str
) -> None:
    write(folder, "bad", content)
    with pytest.raises(TextError, match=says):
        speak("bad")
    assert say("cards-none") == "none"


def test_a_broken_translation_is_one_sentence_at_the_start(folder: Path) -> None:
    write(folder, "bad", "cards-none = {")
    result = subprocess.run(
        [*SCOUNDREL, "play", "--plain"],
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=os.environ | {"SCOUNDREL_TEXTS": str(folder), "SCOUNDREL_LANGUAGE": "bad"},
    )
    assert "bad/some.ftl, line 1: cards-none can't be read" in refused(result)


def test_a_pipe_is_not_read_as_a_translation(folder: Path) -> None:
    (folder / "bad").mkdir()
    os.mkfifo(folder / "bad" / "some.ftl")
    with pytest.raises(TextError, match="is not a regular file"):
        speak("bad")


def test_unknown_keys_in_a_translation_are_ignored(folder: Path) -> None:
    write(folder, "odd", "nothing-at-all = { $x }\n")
    speak("odd")
    assert say("table-to_face", n=1) == "1 card to face."


def test_a_missing_folder_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOUNDREL_TEXTS", "/nowhere")
    with pytest.raises(TextError, match="'/nowhere' can't be read"):
        speak("xx")


def test_every_file_is_what_other_tools_call_fluent() -> None:
    """The reference parser, which translators' platforms use, reads all of it."""
    for path in sorted((SOURCE / "texts").rglob("*.ftl")):
        resource = FluentParser(with_spans=False).parse(path.read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast_of_fluent.Junk), f"{path.name}: {entry.content}"


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_nothing_is_wrong_with_a_translation(language: str) -> None:
    assert [*faults(texts_in(language))] == []


# --- Nouns -----------------------------------------------------------------------------------------------

NOUNS = """rank-K = König
    .gender = m
    .acc = den König
rank-Q = Dame
    .gender = f
    .acc = die Dame
coach-how = { FORM($card, "acc") } – { FORM($card, "gender") ->
    [f] sie
    [mixed] sie beide
   *[m] ihn
 }
list-and = { $some } und { $last }
cards-none = { COUNT($card) }
"""


def test_a_noun_has_the_forms_that_a_sentence_asks_for(folder: Path) -> None:
    write(folder, "de", NOUNS)
    texts = Catalogue("de", {"some.ftl": NOUNS}, english())
    king, queen = (Noun((f"rank-{rank}",)) for rank in "KQ")
    assert texts.say("coach-how", {"card": king}) == "den König – ihn"
    assert texts.say("coach-how", {"card": queen}) == "die Dame – sie"
    assert texts.say("coach-how", {"card": [king, queen]}) == "den König und die Dame – sie beide"
    assert texts.say("cards-none", {"card": [king, queen]}) == "2"
    # A form that the entry lacks is its name, and an entry that the language lacks is English.
    assert texts.form(king, "gen") == "König"
    assert texts.form(Noun(("rank-J",)), "acc") == "jack"


def test_a_sign_is_a_name_for_the_ear() -> None:
    texts = Catalogue(
        "xx", {"some.ftl": "sign = K♠\nname = Pikkönig\n    .acc = den Pikkönig\n"}, english()
    )
    card = Noun(("sign",), heard=Noun(("name",)))
    assert texts.form(card, "acc") == "K♠"
    with for_whom(For.EARS):
        assert texts.form(card, "acc") == "den Pikkönig"
    with for_whom(For.BOTH):
        told = f"Du nimmst {texts.form(card, 'acc')}."
    assert (seen(told), heard(told)) == ("Du nimmst K♠.", "Du nimmst den Pikkönig.")
    assert seen("nothing") == heard("nothing") == "nothing"


# --- Words on cards ------------------------------------------------------------------------------


def shorts(rules: str, deck: str, *moves: str) -> dict[str, tuple[str, Danger]]:
    """Each legal move with its words, after some moves."""
    game = Game.from_deck(rules, deck, seed=1)
    for move in moves:
        game.play(move)
    return {
        str(short.move): (short.text, short.danger)
        for card in game.room
        if card is not None
        for short in card_choices(game, card)
    }


def test_a_card_says_what_taking_it_would_do() -> None:
    deck = "5d Ks 4h 9h 2c 3c 4c 5c"
    first = shorts("classic", deck)
    assert first["5d"] == ("take it up", Danger.NONE)
    assert first["Ksb"] == ("−13 bare-handed", Danger.NONE)
    armed = shorts("classic", deck, "5d")
    assert armed["Ksw"] == ("−8 with 5♦", Danger.NONE)
    hurt = shorts("classic", deck, "5d", "Ksw")
    assert hurt["9h"] == ("heals 8 of 9", Danger.NONE)
    assert hurt["4h"] == ("heals 4", Danger.NONE)
    after = shorts("classic", deck, "5d", "Ksw", "4h")
    assert after["2cw"] == ("0 with 5♦", Danger.NONE)
    assert shorts("classic", "2h 3h 4d 5d 6d", "4d", "2h")["3h"][0] == "wasted: one potion a room"
    assert shorts("classic", "2h 3h 4d 5d 6d", "4d")["5d"][0] == "replaces 4♦"


def test_a_card_says_what_it_breaks_and_what_it_ends() -> None:
    deck = "5d 2c Ks 4c 5c"
    assert shorts("dragons", deck, "5d", "2c")["Ks"] == ("−13, breaks 5♦", Danger.NONE)
    deck = "Kc Ks Qs 2c 3c"
    after_one = shorts("classic", deck, "Kcb")
    assert after_one["Ksb"] == ("FATAL −13 bare-handed", Danger.FATAL)
    assert after_one["2cb"] == ("−2 bare-handed", Danger.DANGEROUS)


def test_a_card_may_be_put_away() -> None:
    assert shorts("sidestep", "Kc Ks Qs 2c 3c")["-Ks"] == ("put under the dungeon", Danger.NONE)


@given(games())
def test_short_words_fit_on_a_card_and_tell_the_danger(game: Game) -> None:
    for card in filter(None, game.room):
        ways = card_choices(game, card)
        assert [way.move for way in ways] == [move for move in game.legal_moves if move.card is card]
        for way in ways:
            assert len(textwrap.wrap(way.text, 16)) <= (3 if way.danger is Danger.FATAL else 2)
            fell = any(isinstance(event, Fell) for event in game.foresee(way.move))
            assert (way.danger is Danger.FATAL) == fell
            if way.danger is Danger.DANGEROUS:
                player = game.turn
                assert health_after(game, way.move, player) <= LOW_HEALTH * game.rules.max_health


def health_after(game: Game, move: Move, player: int) -> int:
    after = game.copy()
    after.play(move)
    return after.heroes[player].health


def test_avoiding_in_short() -> None:
    game = Game.deal("classic", 42)
    assert avoiding_short(game) == "free"
    game.play("run")
    assert avoiding_short(game) == "not twice in a row"
    assert all(move.action is Action.TAKE for move in game.legal_moves)
