"""Whatever comes from outside has a limit, and what lies beyond it gets a sentence at once."""

from __future__ import annotations

import io
import json
import os
import re
import resource
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from scoundrel import (
    Game,
    IllegalMove,
    PositionError,
    RecordError,
    RulesError,
    ScoundrelError,
    conformance,
    texts,
)
from scoundrel.deals import LONGEST_SEED, seed_text
from scoundrel.engine.protocol import serve
from scoundrel.engine.search import netfile
from scoundrel.errors import DealError, FileError, quote
from scoundrel.files import LONGEST_LINE, MOST_DOTS, Lines, check_line, read_text, read_toml, text_from
from scoundrel.notation import positions, records, rulesets
from scoundrel.notation.records import MOST_MOVES
from scoundrel.play import shelf
from scoundrel.rules import RULEBOOK, nearest
from scoundrel.texts import Message
from tests.test_cli import ROOT, SCOUNDREL, refused

MEMORY = 1 << 30
"""The program's code alone takes a quarter of it."""


def limited(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command with little memory and little time."""
    return subprocess.run(
        [*SCOUNDREL, *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
        cwd=ROOT,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
    )


def long_record(**headers: str) -> str:
    facts = {"Rules": "classic", "Seed": "1"} | headers
    return "".join(f"[{name} {json.dumps(value)}]\n" for name, value in facts.items()) + "\nunfinished\n"


# --- Files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (long_record(Rules="classic " + "a" * 10**6), "a rule set has at most 4,000 characters"),
        (long_record(Seed="x" * 10**6), "a seed has at most 1,000 characters"),
        (long_record(Position="classic; " * 10**5), "a position has at most 8,000 characters"),
        (long_record(Seed="x" * 10**7), "a record has at most 1,500,000 characters"),
        (
            json.dumps({"rules": "easy", "seed": "1", "moves": "run " * 10**6}),
            "at most 1,500,000 characters",
        ),
        (json.dumps({"rules": "easy", "seed": "1", "moves": "run " * 200_000}), "at most 100,000 moves"),
        ("[" * 10**6, "is not a header"),
    ],
    ids=["rules", "seed", "position", "long seed", "long line", "moves", "nothing"],
)
def test_a_record_that_is_too_long_is_refused_at_once(tmp_path: Path, content: str, says: str) -> None:
    path = tmp_path / "record"
    path.write_text(content, "utf-8")
    result = limited("check", str(path))
    assert result.returncode == 1
    (sentence,) = result.stderr.splitlines()
    assert says in sentence
    assert len(sentence) < 400


def test_a_file_of_records_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "records"
    with path.open("wb") as file:
        file.truncate(10**12)
    assert "is longer than 50,000,000 bytes" in refused(limited("check", str(path)))
    assert "is longer than 50,000,000 bytes" in refused(limited("replay", str(path)))


def test_standard_input_that_never_ends_is_not_read_to_its_end() -> None:
    with Path("/dev/zero").open("rb") as zeros:
        result = subprocess.run(
            [*SCOUNDREL, "check", "-"], stdin=zeros, capture_output=True, text=True, timeout=30, check=False
        )
    assert "'standard input' is longer than 50,000,000 bytes" in refused(result)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("a" + ".a" * 4000 + " = 1", "a key has at most 20 dots"),
        ("[" + "a . 'b' ." * 500 + "a]", "a key has at most 20 dots"),
        ("a" + r'."\""' * 1900 + " = 1", "a key has at most 20 dots"),
        ("# " + "a" * 10_000, "is longer than 10,000 bytes"),
        ("a = " + "[" * 5000, "is not a TOML file"),
        ("start_health = 0x" + "f" * 5000, "start_health can't be 'a value too long to write out'"),
        ("start_health = [0x" + "f" * 5000 + "]", "start_health can't be 'a value too long to write out'"),
        ("start_health = " + "9" * 5000, "is not a TOML file"),
    ],
    ids=["key", "heading", "quotes", "length", "nesting", "hexadecimal", "list", "decimal"],
)
def test_a_file_of_rules_that_is_too_much_is_refused_at_once(
    tmp_path: Path, content: str, says: str
) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(content, "utf-8")
    assert says in refused(limited("rules", str(path)))


def test_only_regular_files_are_opened(tmp_path: Path) -> None:
    pipe, endless = tmp_path / "pipe.toml", tmp_path / "zero.toml"
    os.mkfifo(pipe)
    endless.symlink_to("/dev/zero")
    for path in (pipe, endless):
        assert refused(limited("rules", str(path))).endswith("is not a regular file")
        assert refused(limited("check", str(path))).endswith("is not a regular file")
    with pytest.raises(FileError, match="is a directory"):
        read_text(tmp_path, 100)
    with pytest.raises(FileError, match="is not a file name"):
        read_text("a\0b", 100)


def test_what_the_shell_has_opened_may_be_a_pipe() -> None:
    record = Game.deal("classic", 1).record()
    script = f"{' '.join(map(repr, SCOUNDREL))} check <(cat)"
    result = subprocess.run(
        ["bash", "-c", script], input=record, capture_output=True, text=True, check=True
    )
    assert "the record is true" in result.stdout


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes("\ufeffzwölf".encode())
    size = path.stat().st_size
    assert read_text(path, size) == "zwölf"
    with pytest.raises(FileError, match=f"is longer than {size - 1} bytes"):
        read_text(path, size - 1)
    with pytest.raises(FileError, match="'here' is longer than 2 bytes"):
        text_from(io.BytesIO(b"abc"), "here", 2)
    path.write_bytes(b"\xff")
    with pytest.raises(FileError, match="is not a UTF-8 text file"):
        read_text(path, 10)


def test_a_key_may_have_twenty_dots(tmp_path: Path) -> None:
    path = tmp_path / "deep.toml"
    path.write_text("a" + ".a" * 20 + " = 1")
    inner: object = read_toml(path, 1000)
    for _ in range(21):
        assert isinstance(inner, dict)
        inner = inner["a"]
    assert inner == 1


# --- Lines ---------------------------------------------------------------------------------------------

LONG = "x" * 20_000_000


def test_a_line_that_is_too_long_is_refused_and_the_next_one_obeyed() -> None:
    result = limited("play", "--plain", "--seed", "42", typed=f"{LONG}\n8d\nquit\n")
    assert "line 1: 'xxx" in result.stderr
    assert "a line has at most 10,000 characters" in result.stderr
    assert "Weapon: 8 of diamonds" in result.stdout
    engine = limited("engine", typed=f"position {LONG}\nisready\n{LONG}")
    assert [line[:6] for line in engine.stdout.splitlines()] == ["error ", "readyo", "error "]
    assert "at most 10,000 characters" in limited("puzzle", "--number", "1", typed=f"{LONG}\nquit\n").stderr


def test_only_the_beginning_of_a_long_line_is_kept() -> None:
    longest = "a" * LONGEST_LINE
    lines = list(Lines(io.StringIO(f"one\n{longest}\n{longest}b\n{LONG}\n\nlast")))
    assert [len(line) for line in lines] == [3, LONGEST_LINE, LONGEST_LINE + 1, LONGEST_LINE + 2, 0, 4]
    assert check_line(lines[1]) == longest
    for line in lines[2:4]:
        with pytest.raises(ScoundrelError, match="at most 10,000 characters"):
            check_line(line)


def test_a_line_without_an_end_is_refused_before_it_ends() -> None:
    with Path("/dev/zero").open(encoding="utf-8") as endless:
        line = next(Lines(endless))
    answers: list[str] = []
    serve([line], answers.append)
    assert len(answers) == 1
    assert "at most 10,000 characters" in answers[0]


# --- Texts and numbers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "seed",
    ["x" * 1001, 10**1000, -(10**999), 10**5000],
    ids=["text", "number", "negative", "huge"],
)
@pytest.mark.parametrize(
    "deal",
    [
        lambda seed: Game.deal("classic", seed),
        lambda seed: Game.from_deck("classic", "2c 3c", seed),
        lambda seed: Game.from_position("classic; room 1: 2c 3c 4c 5c; hero 20", seed),
        lambda seed: Game.from_position("classic; room 1: 2c 3c 4c 5c; hero 20; deck {6c 7c}", seed),
    ],
)
def test_a_seed_that_is_too_long_is_refused(deal: Callable[[object], Game], seed: object) -> None:
    with pytest.raises(DealError, match="is too long: a seed has at most 1,000 characters"):
        deal(seed)


def test_the_longest_seed_is_accepted() -> None:
    assert Game.deal("classic", "x" * LONGEST_SEED).seed == "x" * LONGEST_SEED
    assert seed_text(10**999) == "1" + "0" * 999
    assert seed_text(-(10**998)) == "-1" + "0" * 998
    hidden = "dragons; room 1: 2c 3c 4c 5c; hero 20; deck {6c 7c}"
    assert Game.from_position(hidden, "x" * LONGEST_SEED).deck


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(RulesError, match="a rule set has at most 4,000 characters"):
        Game.deal("classic " + " " * 4000)
    with pytest.raises(PositionError, match="a position has at most 8,000 characters"):
        Game.from_position("classic" + ";" * 8000)
    with pytest.raises(RecordError, match="a record has at most 1,500,000 characters"):
        Game.from_record("\n" * 1_500_001)


def test_a_game_has_a_last_move_and_its_record_is_read() -> None:
    game = Game.deal("easy", 1)
    for _ in range(MOST_MOVES):
        game.play("run")
    with pytest.raises(IllegalMove, match="a game has at most 100,000 moves"):
        game.play("run")
    assert len(game.moves) == MOST_MOVES
    assert Game.from_record(game.record()).room_number == MOST_MOVES + 1


def test_what_can_t_be_written_out_can_be_quoted() -> None:
    assert str(quote(10**5000)) == "'a value too long to write out'"
    assert str(quote([1 << 100_000])) == "'a value too long to write out'"
    assert str(quote(10**50)) == "'" + "1" + "0" * 38 + "…'"


def test_only_a_word_is_compared_with_known_words() -> None:
    assert nearest("clasic", RULEBOOK) == Message("error-near", {"word": quote("classic")})
    assert nearest("classic" * 10**6, RULEBOOK) == ""


def test_the_limits_are_those_that_the_page_states() -> None:
    page = (ROOT / "docs" / "notation.md").read_text("utf-8")
    stated = dict(row.strip("| ").split(" | ") for row in page.partition("## Limits")[2].splitlines()[6:17])
    limits = {
        "a seed": LONGEST_SEED,
        "a rule set in one line": rulesets.LONGEST_RULES,
        "a position": positions.LONGEST_POSITION,
        "a record": records.LONGEST_RECORD,
        "a game": MOST_MOVES,
        "a line typed, piped in or sent to `scoundrel engine`": LONGEST_LINE,
        "a rules file (TOML)": rulesets.MOST_BYTES,
        "a file of records": records.MOST_BYTES,
        "a conformance file": conformance.LONGEST_FILE,
        "a translation": texts.MOST_BYTES,
        "a net": netfile.MOST_BYTES,
    }
    assert list(stated) == list(limits)
    for what, most in limits.items():
        assert re.match(r"[\d,]+", stated[what])[0] == f"{most:,}", what  # type: ignore[index]
    assert f"{shelf.MOST_BYTES:,} for an import" in stated["a file of records"]
    assert page.count(f"{MOST_DOTS} dots in a key") == 2
