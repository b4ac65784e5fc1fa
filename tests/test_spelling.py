"""Where signs can't be shown: every command writes only what its terminal can show."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from scoundrel import Game
from scoundrel.coach.puzzles import puzzles
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.words.spelling import shows_unicode, spelt
from tests.languages import every_text
from tests.terminal import Terminal
from tests.test_cli import SCOUNDREL

LIMITS = [
    {"LC_ALL": "C"},
    {"LANG": "C"},
    {"LC_ALL": "POSIX", "PYTHONUTF8": "0"},
    {"PYTHONIOENCODING": "ascii"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
]
"""Ways to say that only ASCII can be shown."""
PLAYED = "8d 4cw\nKs\nunseen\nhint\nundo\nrun\nrules\nhelp all\nquit\n"


def limited(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [*SCOUNDREL, *words], input=typed.encode(), env=kept | environment, capture_output=True, check=False
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a lost game with a dragon in it."""
    game = Game.deal("dragons", 2)
    play_out(game, make_bot("greedy", game.rules))
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(game.record(), "utf-8")
    return path


@pytest.fixture(scope="module")
def positions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("positions") / "positions.csv"
    limited("positions", str(path), "--count", "2", "--simulations", "0", "--seed", "1")
    return path


@pytest.mark.parametrize(
    ("words", "typed"),
    [
        (("play", "--seed", "42"), PLAYED),
        (("rules", "dragons"), ""),
        (("deal", "--rules", "dragons", "--seed", "42"), ""),
        (("replay", "RECORD"), ""),
        (("check", "RECORD"), ""),
        (("hint", "--seed", "42"), ""),
        (("hint", "--position", "classic; room 1: 9s 2d Kc 4♣; ♠; hero 20"), ""),
        (("review", "RECORD", "--simulations", "0"), ""),
        (("share", "RECORD"), ""),
        (("puzzle", "--number", "1"), "9♠\nsolution\n"),
        (("puzzle", "--number", "1", "--answer", " ".join(puzzles()[0].moves)), ""),
        (("habits", "--games", "3", "--seed", "1"), ""),
        (("watch", "--bot", "net", "--rules", "dragons", "--seed", "3"), ""),
        (("grade", "POSITIONS"), ""),
        (("solve", "--seed", "42", "--score"), ""),
        (("solve", "--rules", "sidestep", "--seeds", "1-5", "--score"), ""),
        (("compare", "greedy", "random", "--games", "20", "--seed", "1"), ""),
        (("--help",), ""),
    ],
    ids=lambda words: words[0] if isinstance(words, tuple) else "",
)
def test_every_command_spells_the_same_words(
    words: tuple[str, ...], typed: str, record: Path, positions: Path
) -> None:
    files = {"RECORD": str(record), "POSITIONS": str(positions)}
    words = tuple(files.get(word, word) for word in words)
    shown = limited(*words, typed=typed, LC_ALL="C.UTF-8", PYTHONUTF8="1")
    result = limited(*words, typed=typed, LC_ALL="C")
    assert result.returncode == shown.returncode
    for told, written in ((shown.stdout, result.stdout), (shown.stderr, result.stderr)):
        assert written.decode("ascii") == spelt(told.decode("utf-8"))
        assert not re.search(r"\\[ux]", written.decode("ascii"))


@pytest.mark.parametrize("environment", LIMITS, ids=lambda limit: " ".join(map("=".join, limit.items())))
def test_there_are_many_ways_to_ask_for_ascii(environment: dict[str, str]) -> None:
    result = limited("deal", "--seed", "42", **environment)
    assert (
        result.stdout.decode("ascii")
        .splitlines()[1]
        .startswith("2 of diamonds, 8 of diamonds, 8 of hearts")
    )
    refusal = limited("play", "--seed", "42", typed="Ks\n", **environment).stderr.decode("ascii")
    assert "king of spades is not in the room (2 of diamonds, 8 of diamonds" in refusal
    simulated = limited("simulate", "--games", "10", "--seed", "1", **environment).stdout.decode("ascii")
    assert re.search(r"mean score -\d+\.\d+ \+- \d", simulated)


def test_an_encoding_shows_what_it_has() -> None:
    result = limited("simulate", "--games", "10", "--seed", "ü", PYTHONIOENCODING="latin-1")
    told = result.stdout.decode("latin-1")
    assert re.search(r"mean score -\d+\.\d+ ± \d", told)
    assert "seed ü: " in told


def test_a_seed_that_can_not_be_shown_is_given_by_its_bytes() -> None:
    words = ("simulate", "--games", "10", "--seed", "ü♠ 'x'", "--bot", "random")
    told = limited(*words, LC_ALL="C").stdout.decode("ascii").splitlines()
    again = told[-1].removeprefix("The same games again: scoundrel ")
    line = ["bash", "-c", f"printf '%s\\n' {again}"]
    repeated = subprocess.run(line, capture_output=True, check=True).stdout.decode("utf-8").splitlines()
    assert sorted(repeated) == sorted(words)


def test_every_text_can_be_spelt() -> None:
    for _, text in every_text():
        assert spelt(text).isascii()
        assert "\\" not in spelt(text), text


@pytest.mark.parametrize(
    ("text", "spelling"),
    [
        ("−5 … 10 → 4", "-5 ... 10 -> 4"),
        ("fight the K♠ with the 8♦", "fight the king of spades with the 8 of diamonds"),
        ("für déjà vu", "fur deja vu"),
        ("„heißt“, «złoto» à l’œil", '"heisst", "zloto" a l\'oeil'),
        ("日本", r"\u65e5\u672c"),
        ("\udcff", r"\udcff"),
    ],
)
def test_spelling(text: str, spelling: str) -> None:
    assert spelt(text) == spelling
    assert spelt(spelling) == spelling
    assert spelt("±ü♣", "latin-1") == "±üclubs"


@pytest.mark.parametrize(
    ("environment", "shown"),
    [
        ({}, True),
        ({"LC_ALL": "C"}, False),
        ({"LC_ALL": "POSIX"}, False),
        ({"LC_ALL": "C.UTF-8", "LANG": "C"}, True),
        ({"LC_ALL": "", "LANG": "C"}, False),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, False),
        ({"LANG": "C", "LC_CTYPE": "de_DE.UTF-8"}, True),
        ({"LANG": "de_DE.UTF-8", "TERM": "dumb"}, True),
    ],
)
def test_locale_and_encoding_decide_whether_signs_are_shown(
    environment: dict[str, str], shown: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("LC_ALL", "LC_CTYPE", "LANG", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with (tmp_path / "out").open("w", encoding="utf-8") as stream:
        assert shows_unicode(stream) is shown
    with (tmp_path / "out").open("w", encoding="latin-1") as stream:
        assert not shows_unicode(stream)


def test_curves_are_drawn_in_ascii(record: Path, tmp_path: Path) -> None:
    simple = {"LC_ALL": "C"}
    with Terminal(
        "review", str(record), "--simulations", "0", place=tmp_path, environment=simple
    ) as terminal:
        assert terminal.ends() == 0
        assert terminal.written.isascii()
        assert b"chance to win in %" in terminal.written
        assert b"\\u" not in terminal.written
    with Terminal("play", "--plain", "--seed", "7", place=tmp_path, environment=simple) as terminal:
        terminal.press("import " + str(record) + "\nwatch 2\n")
        terminal.sees("move 0 of")
        terminal.press("curve drawn\nback\nquit\n")
        assert terminal.ends() == 0
        assert terminal.written.isascii()
        assert b"chance to win in %" in terminal.written
        assert b"\\u" not in terminal.written
