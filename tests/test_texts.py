"""Every sentence comes from the catalogue, and a translation of it reaches every sentence."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import textwrap
import tomllib
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from scoundrel import RULEBOOK, Game, Move
from scoundrel.coach import hint, review
from scoundrel.coach.review_words import decision_line, summary
from scoundrel.engine.bots import make_bot, play_room
from scoundrel.errors import TextError
from scoundrel.events import Fell
from scoundrel.game import Refusal
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
from scoundrel.words import texts
from scoundrel.words.cards import card_name
from scoundrel.words.choices import Danger, avoiding, avoiding_short, card_choices
from scoundrel.words.heroes import LOW_HEALTH, hero_line
from scoundrel.words.narrator import describe
from scoundrel.words.table import room_lines
from scoundrel.words.telling import result, tell
from tests.sittings import whole
from tests.strategies import ALL_CARDS, games
from tests.test_cli import SCOUNDREL, refused
from tests.test_daily import DAY, LOST, WON, at, days_back, diary, kept

SOURCE = Path(__file__).parents[1] / "src" / "scoundrel"
WEBSITE = Path(__file__).parents[1] / "website"
ENGLISH = tomllib.loads((SOURCE / "words" / "texts" / "en.toml").read_text("utf-8"))
KEYS = set(texts._english().texts)


def spoken_keys() -> Iterator[re.Pattern[str]]:
    """Each key that the program says; a part that is filled in may be any one name."""
    for path in (*SOURCE.rglob("*.py"), *WEBSITE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node.value in KEYS:
                    yield re.compile(re.escape(node.value))
            elif isinstance(node, ast.Call) and node.args and called(node) in SPEAKERS:
                yield from map(re.compile, patterns(node.args[0]))


SPEAKERS = ("say", "ways_to_say", "one_of", "about")
"""The functions whose first argument is a key, where it is a text."""


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def patterns(key: ast.expr) -> Iterator[str]:
    match key:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=parts):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[^.]+" for part in parts
            )
        case ast.IfExp(body=body, orelse=otherwise):
            yield from patterns(body)
            yield from patterns(otherwise)


def test_every_key_that_is_said_is_in_the_catalogue() -> None:
    for pattern in spoken_keys():
        assert any(map(pattern.fullmatch, KEYS)), pattern.pattern


def test_every_key_of_the_catalogue_is_said_somewhere() -> None:
    # A page is given the whole of a section.
    said = [*spoken_keys(), re.compile(r"page\..+")]
    for key in KEYS:
        assert any(pattern.fullmatch(key) for pattern in said), key


def test_no_text_shouts_or_has_space_to_spare() -> None:
    for key, entry in texts._english().texts.items():
        for text in [entry] if isinstance(entry, str) else entry:
            assert "!" not in text, key
            assert "  " not in text, key


# --- Another language ----------------------------------------------------------------------------------

WIDE = {ord(letter): ord(letter) - ord("a") + ord("ａ") for letter in "abcdefghijklmnopqrstuvwxyz"}
WIDE |= {ord(letter): ord(letter) - ord("A") + ord("Ａ") for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}


CARD_SIGN = r"\b[2-9TJQKAX][csdh]\b|\b[JQKA][♣♠♦♥]|\b[JQKA]\b"


def wide(text: str) -> str:
    """A text in wide letters, what is to be filled in as it is."""
    return "".join(
        part if part.startswith("{") else part.translate(WIDE) for part in re.split(r"({\w+})", text)
    )


def toml(content: dict[str, Any], change: Callable[[str], str], path: str = "") -> Iterator[str]:
    """A catalogue as its file, each text changed."""
    for key, value in content.items():
        if isinstance(value, dict):
            yield from toml(value, change, f"{path}{key}.")
        elif isinstance(value, list):
            yield f"{path}{key} = [{', '.join(quoted(change(each)) for each in value)}]"
        else:
            yield f"{path}{key} = {quoted(value if key == 'plural' else change(value))}"


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of translations; afterwards English is spoken again."""
    monkeypatch.setenv("SCOUNDREL_TEXTS", str(tmp_path))
    yield tmp_path
    texts.speak("en")


@pytest.fixture
def wide_language(folder: Path) -> None:
    sentences = [f"{quoted(each.words)} = {quoted(wide(each.words))}" for each in Refusal]
    lines = [*toml(ENGLISH, wide), "[sentences]", *sentences]
    (folder / "wide.toml").write_text("\n".join(lines), "utf-8")
    texts.speak("wide")


def played(rules: str, seed: int) -> Iterator[tuple[Game, list[str]]]:
    """A game that is played somehow, and all that is told about it on the way."""
    game = Game.deal(rules, seed)
    told: list[str] = []
    for number in range(40):
        told += [avoiding(game), avoiding_short(game), *room_lines(game)]
        told.append(describe(game.view(0), game.story, tale=str(seed)))
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
    texts.speak("en")
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


def test_what_is_not_translated_is_said_in_english(folder: Path) -> None:
    (folder / "half.toml").write_text('[cards]\nname = "{suit} {rank}"\n', "utf-8")
    texts.speak("half")
    assert "half" in texts.languages()
    assert card_name(ALL_CARDS[0]) == "clubs 2"
    assert texts.say("cards.none") == "none"


def test_a_language_may_have_more_than_two_plural_forms(folder: Path) -> None:
    (folder / "slavic.toml").write_text(
        'plural = "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"\n'
        '[cards]\ncount = ["{n} karta", "{n} karty", "{n} kart"]\n',
        "utf-8",
    )
    texts.speak("slavic")
    counts = [texts.say("cards.count", n=n) for n in (1, 3, 5, 21, 40)]
    assert counts == ["1 karta", "3 karty", "5 kart", "21 karta", "40 kart"]
    # English forms go by the English rule, whatever is spoken.
    assert texts.say("table.to_face", n=21) == "21 cards to face."


def test_plurals_in_english() -> None:
    assert [texts.say("cards.count", n=n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_a_language_that_is_not_there_is_named_with_those_that_are(folder: Path) -> None:
    with pytest.raises(TextError, match="no texts in 'xx', only in en$"):
        texts.speak("xx")


def test_a_damaged_translation_is_named(folder: Path) -> None:
    (folder / "bad.toml").write_text("[cards", "utf-8")
    with pytest.raises(TextError, match="bad.toml' is not a TOML file"):
        texts.speak("bad")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ('plural = "n +"', "plural can't be 'n \\+': it is a rule such as 'n != 1'"),
        ('plural = "n / 0"', "plural can't be 'n / 0'"),
        ("plural = 3", "plural can't be '3'"),
        ("sentences = 3", "\\[sentences\\] must have a text for each sentence"),
        ("[sentences]\na = 3", "\\[sentences\\] must have a text for each sentence"),
        ("cards.name = 3", "cards.name can't be '3': it is a text, or a list of texts"),
        ("cards.count = []", "cards.count can't be '\\[\\]': it is a text"),
        ("cards.count = ['{n} Karte', 3]", "cards.count can't be .* it is a text, or a list of texts"),
        ("cards.name = ['{rank}', '{suit}']", "cards.name is one text, not a list of them"),
        ("cards.name = '{rank} {colour}'", "cards.name can't be .* it has {rank}, {suit} to fill in"),
        ("cards.name = '{rank}'", "cards.name can't be '{rank}': it has {rank}, {suit} to fill in"),
        ("cards.name = '{rank} {suit'", "it has {rank}, {suit} to fill in"),
        ("cards.name = '{rank} {suit} {}'", "it has {rank}, {suit} to fill in"),
        ("cards.name = '{rank} {suit:>999999999}'", "it has {rank}, {suit} to fill in"),
        ("cards.name = '{rank} {suit.__class__}'", "it has {rank}, {suit} to fill in"),
        ("cards.none = '{n}'", "cards.none can't be '{n}': it has no names in braces to fill in"),
        ("cards.count = ['{n} Karte', '{m} Karten']", "it has {n} to fill in"),
        ("cards" + ".a" * 5000 + " = 3", "a key has at most 20 dots"),
        ("#" * 1_000_001, "is longer than 1,000,000 bytes"),
        (b"cards.none = '\xff'", "is not a UTF-8 text file"),
    ],
    ids=range(20),
)
def test_a_translation_that_can_t_be_spoken_is_refused_when_it_is_read(
    folder: Path, content: str | bytes, says: str
) -> None:
    (folder / "bad.toml").write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(TextError, match=says):
        texts.speak("bad")
    assert texts.say("cards.none") == "none"


def test_a_broken_translation_is_one_sentence_at_the_start(folder: Path) -> None:
    (folder / "bad.toml").write_text("cards.none = 3", "utf-8")
    result = subprocess.run(
        [*SCOUNDREL, "play", "--plain"],
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=os.environ | {"SCOUNDREL_TEXTS": str(folder), "SCOUNDREL_LANGUAGE": "bad"},
    )
    assert "bad.toml can't be read: cards.none can't be '3'" in refused(result)


def test_a_pipe_is_not_read_as_a_translation(folder: Path) -> None:
    os.mkfifo(folder / "bad.toml")
    with pytest.raises(TextError, match="is not a regular file"):
        texts.speak("bad")


def test_a_plural_rule_that_selects_no_form_takes_the_last(folder: Path) -> None:
    (folder / "odd.toml").write_text('plural = "n - 2"\ncards.count = ["{n} a", "{n} b"]\n')
    texts.speak("odd")
    assert [texts.say("cards.count", n=n) for n in (0, 2, 3, 9)] == ["0 a", "2 a", "3 b", "9 b"]
    (folder / "odd.toml").write_text('plural = "1 / (n - 5000)"\ncards.count = ["{n} a", "{n} b"]\n')
    texts.speak("odd")
    assert texts.say("cards.count", n=5000) == "5000 b"


def test_unknown_keys_in_a_translation_are_ignored(folder: Path) -> None:
    (folder / "odd.toml").write_text("nothing = 3\n[cards.count.more]\nn = '{x'\n")
    texts.speak("odd")
    assert texts.say("cards.count", n=1) == "1 card"


def test_a_missing_folder_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOUNDREL_TEXTS", "/nowhere")
    with pytest.raises(TextError, match="'/nowhere' can't be read"):
        texts.languages()


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
