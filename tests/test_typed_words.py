"""What a player types in other words than English ones: moves, answers and commands in four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoundrel import Game
from scoundrel.cards import Card
from scoundrel.errors import MoveError
from scoundrel.plain.commands import COMMANDS, command_in, near_command
from scoundrel.play.questions import QuestionRun
from scoundrel.play.typed_moves import Answer, read_answer, read_moves
from scoundrel.play.typed_words import first_word, folded, meant, spellings, word_for
from scoundrel.texts import Catalogue, catalogue, english, languages, say, shown, speaking
from tests.strategies import ALL_CARDS
from tests.test_plain import SMALL, piped
from tests.test_questions import asked

GERMAN = """
typed-2 = zwei
typed-5 = fünf
typed-7 = sieben
typed-8 = acht
typed-T = zehn
typed-J = Bube | Buben | B
typed-Q = Dame | D
typed-K = König
typed-A = Ass | As
typed-X = Joker
typed-c = Kreuz | Treff | Kr
typed-s = Pik | Schippen
typed-d = Karo | Eckstein | Ka
typed-h = Herz | He
typed-Xs = Knochendrache
typed-run = fliehen | flieh | Flucht
typed-away = weg | weglegen
typed-weapon = Waffe
typed-bare = bloßen Händen | bloße Hände | Hände | ohne Waffe
typed-skip = der | die | das | den | mit | nimm | lege | leg | meiner | trink
typed-then = und | dann
word-yes = ja
    .also = j
word-no = nein
word-again = nochmal
word-all = alles
command-undo = zurück
    .also = rückgängig | nimm zurück
command-hint = Tipp
command-two = zwei
command-quit = Ende
letter-Q = M
plain-usage-undo = { command-undo }
plain-help_line = { $usage }: { $sentence }
plain-sure = Mit { word-yes } geschieht es, mit { word-no } nicht.
"""
POLISH = """
typed-7 = siódemka | siódemkę
typed-T = dziesiątka | dziesiątkę | 10
typed-J = walet | waleta | W
typed-Q = dama | damę | D
typed-K = król | króla
typed-A = as | asa
typed-c = trefl | trefle | żołądź
typed-s = pik | piki
typed-d = karo
typed-h = kier | kiery
typed-run = uciekaj | uciekam | ucieknij
typed-away = odłóż | odkładam
typed-weapon = bronią | broń
typed-bare = gołymi rękami | gołymi
typed-skip = z | ze | weź | biorę | zabij | swoją
typed-then = i | potem
word-yes = tak
word-no = nie
command-undo = cofnij
command-again = jeszcze raz
"""
JAPANESE = """
typed-7 = 七
typed-8 = 八
typed-T = 十
typed-J = ジャック
typed-Q = クイーン
typed-K = キング
typed-A = エース
typed-X = ジョーカー
typed-c = クラブ | クローバー
typed-s = スペード
typed-d = ダイヤ | ダイア
typed-h = ハート
typed-run = 逃げる | 逃走 | にげる
typed-away = よける | どける
typed-weapon = 武器
typed-bare = 素手
typed-skip = の | を | で | と | は | 取る | 飲む | 戦う | 倒す
typed-then = それから
word-yes = はい
word-no = いいえ
command-undo = 待った
command-puzzle = 問題
command-again = もう一度
"""
CHINESE = """
typed-7 = 七
typed-8 = 八
typed-T = 十
typed-J = 勾 | 钩
typed-Q = 圈
typed-A = 尖
typed-X = 王 | 鬼牌 | 小丑
typed-c = 梅花 | 草花
typed-s = 黑桃
typed-d = 方块 | 方片
typed-h = 红桃 | 红心
typed-run = 逃跑 | 逃 | 跑
typed-away = 避开 | 放下
typed-weapon = 武器
typed-bare = 徒手 | 空手
typed-skip = 用 | 把 | 的 | 打 | 喝 | 拿 | 张
typed-then = 然后
word-yes = 是
word-no = 不
command-undo = 撤销
command-puzzle = 残局
"""
CATALOGUES = {
    language: Catalogue(language, {"typed.ftl": source}, english())
    for language, source in (("de", GERMAN), ("pl", POLISH), ("ja", JAPANESE), ("zh_Hans", CHINESE))
}


@contextmanager
def spoken(language: str) -> Iterator[None]:
    with speaking(CATALOGUES.get(language) or catalogue(language)):
        yield


@pytest.fixture
def game() -> Game:
    """A room of a weapon, two monsters and a potion."""
    return Game.from_deck("classic", "5d 7s 4c 8h 9s 3c 2h")


def read(game: Game, language: str, line: str) -> str:
    with spoken(language):
        return " ".join(map(str, read_moves(game, line)))


@pytest.mark.parametrize(
    ("language", "line", "moves"),
    [
        ("de", "Pik 7 mit der Waffe", "7sw"),
        ("de", "mit der Waffe die Pik-Sieben", "7sw"),
        ("de", "PIK SIEBEN MIT BLOSSEN HANDEN", "7sb"),
        ("de", "pik 7 ohne waffe", "7sb"),
        ("de", "Pik B", "Js"),
        ("de", "Pik B b", "Jsb"),
        ("de", "B♠", "Js"),
        ("de", "Karo Dame", "Qd"),
        ("de", "Karo M", "Qd"),
        ("de", "Karo 10", "Td"),
        ("de", "Pik As", "As"),
        ("de", "As", "As"),
        ("de", "Knochendrache mit Waffe", "Xsw"),
        ("de", "Kreuz Joker", "Xc"),
        ("de", "leg die Pik 7 weg", "-7s"),
        ("de", "-Pik 7", "-7s"),
        ("de", "nimm 2 mit Waffe", "7sw"),
        ("de", "2 weg", "-7s"),
        ("de", "Karo 5, dann Pik 7 mit Waffe und 4", "5d 7sw 8h"),
        ("de", "1. Karo fünf, 2w", "5d 7sw"),
        ("de", "zwei Kreuz", "2c"),
        ("de", "flieh!", "run"),
        ("de", "the 7 of spades with bare hands", "7sb"),
        ("de", "Karo 5, fight the 7 of spades with my weapon", "5d 7sw"),
        ("de", "1 2w 4", "5d 7sw 8h"),
        ("de", "2 2", "7s 7s"),
        ("pl", "weź siódemkę pik", "7s"),
        ("pl", "zabij siodemke pik swoja bronia", "7sw"),
        ("pl", "W pik w", "Jsw"),
        ("pl", "pik D gołymi rękami", "Qsb"),
        ("pl", "Krol trefl", "Kc"),
        ("pl", "as", "As"),
        ("pl", "as kier", "Ah"),
        ("pl", "odłóż 2", "-7s"),
        ("pl", "uciekaj", "run"),
        ("ja", "スペードのQを武器で", "Qsw"),
        ("ja", "スペードのＱを素手で倒す", "Qsb"),
        ("ja", "ハートの１０を飲む", "Th"),
        ("ja", "クラブ八", "8c"),
        ("ja", "ﾀﾞｲﾔのキング", "Kd"),
        ("ja", "２をどける、4", "-7s 8h"),
        ("ja", "２を武器でそれから４", "7sw 8h"),
        ("ja", "にげる", "run"),
        ("zh_Hans", "用武器打黑桃Q", "Qsw"),
        ("zh_Hans", "徒手打黑桃七", "7sb"),
        ("zh_Hans", "喝红心8。", "8h"),
        ("zh_Hans", "小丑黑桃", "Xs"),
        ("zh_Hans", "放下黑桃7", "-7s"),
        ("zh_Hans", "方块5，然后2用武器", "5d 7sw"),
        ("zh_Hans", "逃跑", "run"),
    ],
)
def test_moves_are_words_in_any_order(game: Game, language: str, line: str, moves: str) -> None:
    assert read(game, language, line) == moves


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Dame"),
        ("de", "Pik"),
        ("de", "Pik 7 Herz 8"),
        ("de", "Pik 7 weg mit Waffe"),
        ("de", "Pik 7 mit Waffe mit Händen ohne Waffe"),
        ("de", "Pik 7 vielleicht"),
        ("de", "Herz Joker"),
        ("ja", "かも"),
        ("ja", "スペード"),
        ("zh_Hans", "武器"),
    ],
)
def test_what_is_too_much_or_too_little_is_no_move(game: Game, language: str, line: str) -> None:
    with pytest.raises(MoveError, match="is not a move"):
        read(game, language, line)


@pytest.mark.parametrize("language", CATALOGUES)
def test_codes_mean_the_same_in_every_language(language: str) -> None:
    game = Game.deal("classic", 42)
    for card in ALL_CARDS:
        fight = ("w", "b") if card.suit in (0, 1) else ()
        for text in (str(card), str(card).lower(), f"-{card}", *(f"{card}{way}" for way in fight)):
            assert read(game, language, text) == read(game, "en", text)
    for text in ("1", "2.", "-1", "1 2", "1, 2", "r", "run", "flee", "as 7c", "1 as", "qs kh 2c"):
        assert read(game, language, text) == read(game, "en", text)


LETTERS = "".join(dict.fromkeys(GERMAN + POLISH + JAPANESE + CHINESE + "0123456789 -,.、，。♠♥"))
WORDS = sorted({word for text in (GERMAN, POLISH, JAPANESE, CHINESE) for word in re.findall(r"\w+", text)})


@given(
    st.sampled_from(sorted(CATALOGUES)),
    st.text(LETTERS, max_size=40) | st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join),
)
def test_any_line_is_moves_or_a_sentence(language: str, line: str) -> None:
    game = Game.deal("classic", 42)
    # The same room before another dungeon: what is said of a line can't depend on what is hidden.
    other = Game.from_deck("classic", " ".join(map(str, (*game.room, Card("2h"), Card("3h")))))
    assert answered(game, language, line) == answered(other, language, line)


def answered(game: Game, language: str, line: str) -> str:
    """The moves that a line asks for, or why it is refused."""
    try:
        moves = read(game, language, line)
        assert moves
    except MoveError as error:
        assert "\n" not in str(error)
        return str(error)
    return moves


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("de", "Ja.", Answer.YES),
        ("de", "j", Answer.YES),
        ("de", "nein", Answer.NO),
        ("de", "y", Answer.YES),
        ("de", "mit der Waffe", Answer.WEAPON),
        ("de", "bloße Hände", Answer.BARE),
        ("de", "b", Answer.BARE),
        ("de", "Pik B", None),
        ("pl", "nie", Answer.NO),
        ("pl", "bronią", Answer.WEAPON),
        ("ja", "はい", Answer.YES),
        ("ja", "武器で", Answer.WEAPON),
        ("zh_Hans", "是。", Answer.YES),
        ("zh_Hans", "用徒手", Answer.BARE),
    ],
)
def test_answers(language: str, line: str, answer: Answer | None) -> None:
    with spoken(language):
        assert read_answer(line) is answer


@pytest.mark.parametrize(
    ("language", "line", "command"),
    [
        ("en", "Undo", ("undo", "")),
        ("en", "new  classic  a seed", ("new", "classic  a seed")),
        ("en", "q", ("quit", "")),
        ("en", "?", ("help", "")),
        ("en", "zurück", None),
        ("de", "ZURUCK", ("undo", "")),
        ("de", "nimm zurück", ("undo", "")),
        ("de", "undo", ("undo", "")),
        ("de", "nimm 2", None),
        ("pl", "jeszcze raz", ("again", "")),
        ("ja", "問題　３", ("puzzle", "３")),
        ("ja", "問題3", ("puzzle", "3")),
        ("ja", "問題集", None),
    ],
)
def test_commands_have_words_of_the_language_too(
    language: str, line: str, command: tuple[str, str] | None
) -> None:
    with spoken(language):
        assert command_in(line) == command


def test_texts_say_the_word_of_the_language() -> None:
    with spoken("de"):
        assert word_for("undo", "command") == "zurück"
        assert COMMANDS["undo"].line.startswith("zurück: ")
        assert "'zurück'" in shown(near_command("zuruk"))
        assert "'watch'" in shown(near_command("wach"))
        assert meant("Nochmal", "again") == "again"
        assert meant("AGAIN", "again") == "again"
        assert meant("Dach", "again") == "dach"
        assert say("plain-sure") == "Mit ja geschieht es, mit nein nicht."
        assert spellings(["yes"]) == ["ja", "yes"]


def test_a_game_is_played_in_another_language(tmp_path: Path) -> None:
    """The commands, moves and answers of a script; scripts in English are obeyed as well."""
    (tmp_path / "texts" / "qq").mkdir(parents=True)
    (tmp_path / "texts" / "qq" / "typed.ftl").write_text(GERMAN, "utf-8")
    lines = (
        "Karo 4",
        "zurück",
        "Karo 4, Kreuz 2 mit Waffe",
        "undo",
        "Kreuz 2 mit bloßen Händen",
        "Karo 9",
        "Ende",
    )
    result = piped(
        *(tmp_path, "\n".join(lines), "--rule", SMALL, "--seed", "42"),
        SCOUNDREL_TEXTS=str(tmp_path / "texts"),
        SCOUNDREL_LANGUAGE="qq",
    )
    assert re.findall("line (.)", result.stderr) == ["6"]


def test_a_question_is_answered_in_words_of_the_language() -> None:
    texts = GERMAN + "\nword-leave = lassen | liegen lassen\n"
    with speaking(Catalogue("de", {"typed.ftl": texts}, english())):
        for line, plan in (("Pik 5 lassen", "leave 5s"), ("lassen 3", "leave 5s"), ("flieh", "run")):
            run = QuestionRun(asked())
            run.obey(line)
            assert str(run.answered) == plan


@pytest.mark.parametrize("language", languages())
def test_the_words_of_a_language_do_not_clash(language: str) -> None:
    texts = catalogue(language)
    families: dict[str, list[str]] = {"command": list(COMMANDS), "word": words("word")}
    with speaking(texts):
        for family, codes in families.items():
            for code in codes:
                for spelling in (word_for(code, family), code):
                    assert first_word(spelling, codes, family) == (code, ""), spelling
                assert "|" not in say(f"{family}-{code}")
        for code in words("word"):
            assert folded(word_for(code)) not in ("w", "b", "r")


def words(family: str) -> list[str]:
    keys = sorted(english().keys())
    return [key.removeprefix(f"{family}-") for key in keys if key.startswith(f"{family}-")]


def test_every_command_has_its_word() -> None:
    assert sorted(words("command")) == sorted(COMMANDS)


def test_english_lists_what_english_understands(game: Game) -> None:
    for key in words("typed"):
        if len(key) == 1:
            for word in say(f"typed-{key}").split(" | "):
                line = f"{word} of clubs" if key not in "csdh" else f"2 of {word}"
                assert read(game, "en", line) == (f"{key}c" if key not in "csdh" else f"2{key}")
    for word in say("typed-run").split(" | "):
        assert read(game, "en", word) == "run"
    for word in say("typed-bare").split(" | "):
        assert read(game, "en", f"2 {word}") == "7sb"
    assert read(game, "en", f"2 {say('typed-weapon')}") == "7sw"
    assert read(game, "en", f"{say('typed-away')} 2") == "-7s"
