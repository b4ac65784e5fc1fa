"""A whole sitting in a real terminal, with whatever may happen to a program there."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from scoundrel import Game
from scoundrel.store import Store
from tests.terminal import Terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")


def test_a_game_that_is_killed_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "42", place=tmp_path) as terminal:
        terminal.sees("Classic Scoundrel · deal 42", "room 1 of 15 · 40 cards below")
        terminal.press("2")
        terminal.sees("Weapon 8♦")
        terminal.press("4")
        terminal.sees("▸w 0 with 8♦")
        terminal.press("w")
        terminal.sees("│ 8♦ │4♣│", "strikes below 4")
        terminal.press("1")
        terminal.sees("room 2", "Weapon 2♦")
        terminal.press("1")
        # The card that was struck has cracked, and the new one lies there.
        terminal.sees("Face 2 more", "╭─ 4 ─── ⚔ ─╮", "│     ♣    3│")
        room = cards(terminal)
        terminal.send(signal.SIGKILL)
        assert terminal.ends() == -signal.SIGKILL
    with Terminal("play", place=tmp_path) as terminal:
        terminal.sees("c   Continue")
        terminal.press("c")
        terminal.sees("Classic Scoundrel · deal 42", "room 2", "Face 2 more", "Weapon 2♦")
        assert cards(terminal) == room
        terminal.press("\x11")
        assert terminal.ends() == 0
        assert terminal.is_usable()
    with Store.open(tmp_path) as store:
        assert [str(move) for move in store.load(1).moves][:3] == ["8d", "4cw", "2d"]


def test_a_lesson_that_is_killed_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    with Terminal("play", place=tmp_path) as terminal:
        terminal.sees("How to play")
        terminal.press("h")
        terminal.sees("· The classic game")
        terminal.press("\r")
        terminal.sees("step 1 of 16", "Press 1.")
        terminal.press("1")
        terminal.sees("step 2 of 16", "Press 2, then w.")
        terminal.send(signal.SIGKILL)
        assert terminal.ends() == -signal.SIGKILL
    with Terminal("play", place=tmp_path) as terminal:
        terminal.sees("How to play")
        terminal.press("h")
        terminal.sees("· The classic game · step 2 of 16")
        terminal.press("\r")
        terminal.sees("Weapon 6♦", "Press 2, then w.")


def cards(terminal: Terminal) -> list[str]:
    """What lies on the table, and how the hero stands."""
    return [line[:79] for line in terminal.text.splitlines()[2:12]]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_leaves_the_terminal_usable(tmp_path: Path, number: signal.Signals) -> None:
    with Terminal("play", "--seed", "42", place=tmp_path) as terminal:
        terminal.sees("r Run: free")
        terminal.press("2")
        terminal.sees("Weapon 8♦")
        terminal.send(number)
        assert terminal.ends() >= 0
        assert terminal.is_usable()
        assert "Traceback" not in terminal.text
    with Store.open(tmp_path) as store:
        assert [str(move) for move in store.load(1).moves] == ["8d"]


def test_closing_the_window_ends_the_program_and_loses_nothing(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "42", place=tmp_path) as terminal:
        terminal.sees("r Run: free")
        terminal.press("2")
        terminal.sees("Weapon 8♦")
        terminal.close()
        assert terminal.process.wait(timeout=10) == 0
    with Store.open(tmp_path) as store:
        assert [str(move) for move in store.load(1).moves] == ["8d"]


def test_a_terminal_that_closes_without_a_signal_ends_the_program(tmp_path: Path) -> None:
    with Terminal("play", place=tmp_path, own=False) as terminal:
        terminal.sees("I know the game")
        terminal.close()
        assert terminal.process.wait(timeout=10) == 0


def test_bytes_that_are_not_utf_8_do_no_harm(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "42", place=tmp_path) as terminal:
        terminal.sees("r Run: free")
        terminal.press(b"\xe9\xff2")
        terminal.sees("Weapon 8♦")
        terminal.press(b"/\xe9\r")
        terminal.sees("is not a move")
        terminal.press("\x11")
        assert terminal.ends() == 0
        assert terminal.is_usable()
        assert b"Traceback" not in terminal.written


def test_leaving_by_the_menu_leaves_the_terminal_usable(tmp_path: Path) -> None:
    with Terminal("play", place=tmp_path) as terminal:
        terminal.sees("I know the game")
        terminal.press("q")
        assert terminal.ends() == 0
        assert terminal.is_usable()


def test_a_terminal_that_can_show_only_lines_gets_lines(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "42", place=tmp_path, term="dumb") as terminal:
        terminal.sees("2 of diamonds")
        terminal.press("quit\n")
        terminal.ends()
        assert "\x1b[" not in terminal.written.decode()


def test_an_ascii_terminal_gets_only_ascii(tmp_path: Path) -> None:
    latin = {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii:replace"}
    with Terminal("play", "--seed", "42", place=tmp_path, environment=latin) as terminal:
        terminal.sees("r Run: free", "+- 1 --")
        terminal.press("2")
        terminal.sees("Weapon 8 of diamonds")
        assert terminal.text.isascii()


def test_a_broken_translation_is_told_before_anything_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "head.ftl").write_text("cards-none = {", "utf-8")
    spoken = {"SCOUNDREL_TEXTS": str(tmp_path), "SCOUNDREL_LANGUAGE": "bad"}
    with Terminal("play", place=tmp_path, environment=spoken) as terminal:
        assert terminal.ends() == 2
        terminal.sees("scoundrel: bad/head.ftl, line 1")
        assert "Traceback" not in terminal.text


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_the_plain_game_and_loses_nothing(tmp_path: Path, number: signal.Signals) -> None:
    with Terminal("play", "--plain", "--seed", "42", place=tmp_path) as terminal:
        terminal.sees("2 of diamonds")
        terminal.press("8d\n")
        terminal.sees("You take up the 8 of diamonds.")
        terminal.send(number)
        terminal.ends()
        assert terminal.is_usable()
        assert b"Traceback" not in terminal.written
    with Store.open(tmp_path) as store:
        assert store.notices == ()
        assert [str(move) for move in store.load(1).moves] == ["8d"]


def test_a_fatal_move_asks_once_more_in_lines_too(tmp_path: Path) -> None:
    with Terminal("play", "--plain", "--seed", "b1efe469f5424555", place=tmp_path) as terminal:
        terminal.sees("King of spades")
        terminal.press("7c\n")
        terminal.sees("13 left")
        terminal.press("king of spades\n")
        terminal.sees("Fatal: the king of spades costs 13, and you have 13. Do it again if you mean")
        terminal.press("Ks\n")
        terminal.sees("You fall.")
    with Terminal("play", "--plain", "--seed", "b1efe469f5424555", place=tmp_path) as terminal:
        terminal.sees("King of spades")
        terminal.press("set fatal never\n")
        terminal.sees("fatal never: ")
        terminal.press("7c\n")
        terminal.sees("13 left")
        terminal.press("Ks\n")
        terminal.sees("You fall.")


def test_without_a_command_the_title_comes_first(tmp_path: Path) -> None:
    with Terminal(place=tmp_path) as terminal:
        terminal.sees("n   I know the game", "today's puzzle is waiting")
        terminal.press("q")
        assert terminal.ends() == 0
    with Store.open(tmp_path) as store:
        assert not store.games()


def test_a_bot_is_watched_on_the_table(tmp_path: Path) -> None:
    with Terminal("watch", "--bot", "greedy", "--seed", "42", "--pace", "0.5", place=tmp_path) as terminal:
        terminal.sees("plays · Classic Scoundrel · move 2")
        terminal.press(" ")
        terminal.sees("space play")
        terminal.press("\x11")
        assert terminal.ends() == 0
        assert terminal.is_usable()


def test_a_record_is_replayed_on_the_table(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(Game.deal("classic", 42).record(), "utf-8")
    with Terminal("replay", str(record), place=tmp_path) as terminal:
        terminal.sees("Classic Scoundrel · move 0 of 0", "Run: free")
        terminal.press("\x11")
        assert terminal.ends() == 0
