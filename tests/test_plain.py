"""The plain mode as its users have it: typed at a terminal, or piped in."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import resource
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Self

import pytest

from scoundrel import RULEBOOK, Game, Move
from scoundrel.coach.puzzles import Level, of_level, puzzles
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.engine.search.solver import Solver, Verdict
from scoundrel.history.profile import SOLVED, solved_days
from scoundrel.notation.rulesets import changed
from scoundrel.plain.commands import COMMANDS
from scoundrel.plain.console import tell
from scoundrel.play.claims import claim_of
from scoundrel.play.clock import today
from scoundrel.play.codes import deal_code
from scoundrel.play.daily import daily_game, day_number
from scoundrel.play.learning import FINISHED, place_in
from scoundrel.play.lessons import LESSONS, LessonRun
from scoundrel.play.links import deal_link
from scoundrel.play.mixing import mixture
from scoundrel.play.move_checks import armed
from scoundrel.play.overlay import PAUSE
from scoundrel.play.puzzling import puzzle_name, puzzle_of_day
from scoundrel.store import Kind, Store
from scoundrel.words.dates import date_words, day_words, month_words, weekday_words
from scoundrel.words.guides import GUIDES, guide
from scoundrel.words.phrases import capital
from scoundrel.words.speech import spoken

PLAIN = [sys.executable, "-c", "from scoundrel.cli import main; main()", "play", "--plain"]
SMALL = "deck=2c,3c,4d"
"""Three cards: any way through wins."""
SMALL_NAME = mixture(RULEBOOK["classic"], {"deck": SMALL.removeprefix("deck=")}).name


class Terminal:
    """Someone at a terminal of their own."""

    def __init__(self, data: Path, *words: str, prepare: Callable[[], None] = lambda: None) -> None:
        self.terminal, theirs = pty.openpty()
        # So wide that no line is folded.
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 2000, 0, 0))
        self.process = subprocess.Popen(
            [*PLAIN, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=os.environ | {"SCOUNDREL_DATA": str(data), "COLUMNS": "2000"},
            start_new_session=True,
            preexec_fn=prepare,
        )
        os.close(theirs)
        self.greeting = self._read()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        """Kill it, as a power failure would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)
        if self.terminal >= 0:
            os.close(self.terminal)
        self.terminal = -1

    def type(self, line: str) -> str:
        """Type a line; everything that is said up to the next prompt."""
        os.write(self.terminal, f"{line}\n".encode())
        return self._read().removeprefix(f"{line}\n")

    def leave(self, keys: bytes = b"quit\n") -> str:
        os.write(self.terminal, keys)
        said = self._read()
        assert self.process.wait(30) == 0
        return said

    def _read(self) -> str:
        """What is said until it is our turn, or to the end."""
        said = b""
        deadline = time.monotonic() + 60
        while not said.endswith(b"> "):
            assert select.select([self.terminal], [], [], deadline - time.monotonic())[0], said
            try:
                some = os.read(self.terminal, 65536)
            except OSError:
                break
            if not some:
                break
            said += some
        told = said.decode().replace("\r\n", "\n")
        assert "Traceback" not in told
        return told


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def store(data: Path) -> Iterator[Store]:
    with Store.open(data) as opened:
        yield opened


def piped(data: Path, typed: str, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    result = subprocess.run(
        [*PLAIN, *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=os.environ | {"SCOUNDREL_DATA": str(data)} | variables,
    )
    assert "Traceback" not in result.stderr
    return result


def table(said: str) -> str:
    """The table as it was last printed."""
    return said[said.rindex("\nRoom ") :]


# --- Saved games --------------------------------------------------------------------------------------


def test_after_a_crash_the_game_goes_on_exactly_where_it_was_last_told(data: Path) -> None:
    with Terminal(data, "--seed", "42") as first:
        first.type("8d 4cw")
        told = first.type("8h")
        first.kill()
    with Terminal(data) as second:
        assert "\ncontinue: Classic Scoundrel, room 2 of 15, 20 health." in second.greeting
        resumed = second.type("continue")
        assert "Classic Scoundrel, deal 42." in resumed
        assert table(resumed) == table(told)
        assert "Taken back: you drank the 8 of hearts." in second.type("undo")


def test_a_game_waits_from_its_first_room_on_and_its_deal_stays_secret(data: Path) -> None:
    with Terminal(data) as first:
        told = first.type("new")
        assert told.startswith("Classic Scoundrel. Type help for help.")
    with Terminal(data) as second:
        resumed = second.type("continue")
    assert "Classic Scoundrel. Type help" in resumed
    assert table(resumed) == table(told)


def test_who_plays_for_the_first_time_is_greeted_with_a_lesson(data: Path) -> None:
    with Terminal(data) as first:
        assert "\nplay: the first rooms teach you as you go.\nnew: I know the game; " in first.greeting
        assert "\ndaily: Today's dungeon; one try, the same cards for everyone.\n" in first.greeting
        assert "Press Enter for play, or type help for everything else." in first.greeting
        assert first.type("").lstrip().startswith("Lesson: The classic game.")
    welcome = "If you are new to this game, type play: "
    with Terminal(data / "hard", "--rules", "hard") as chosen:
        assert chosen.greeting.startswith(welcome)
        assert chosen.type("play").startswith("Lesson: The classic game.")
    with Terminal(data / "hard", "--rules", "hard") as second:
        assert welcome not in second.greeting
    assert welcome not in piped(data / "script", "quit\n").stdout


def test_a_player_who_leaves_is_told_that_the_game_is_kept(data: Path) -> None:
    with Terminal(data, "--rules", "hard") as terminal:
        said = terminal.leave()
    assert "You leave the game: unfinished.\nThe game is saved." in said


def test_the_end_of_the_input_is_a_farewell_for_a_player(data: Path) -> None:
    with Terminal(data) as terminal:
        terminal.type("new")
        assert "You leave the game: unfinished." in terminal.leave(b"\x04")


def test_continue_takes_up_another_game_than_the_one_that_is_played(data: Path) -> None:
    with Terminal(data, "--rules", "hard", "--seed", "7") as terminal:
        assert "There is no other unfinished game." in terminal.type("continue")
        terminal.type("new easy 8")
        assert "Hard Scoundrel, deal 7." in terminal.type("continue")
        assert "Easy Scoundrel, deal 8." in terminal.type("continue 2")
        assert "There is no saved game '3'." in terminal.type("continue 3")


def test_a_secret_deal_is_dealt_again_only_when_it_is_over(data: Path, store: Store) -> None:
    said = piped(data, "again\n2cb\n3cb\n4d\nagain\nquit\n", "--save", "--rule", SMALL)
    assert said.stderr.startswith("scoundrel: line 1: the cards of this deal are still secret; finish")
    again, first = store.games()
    assert (first.kind, again.kind) == (Kind.FREE, Kind.DEAL)
    assert (first.looked_ahead, again.looked_ahead) == (False, True)
    assert said.stdout.count("You have started this deal before, so this game does not count") == 1
    assert said.stdout.count("Room 1 of ") > 1


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("1w", "You can't fight the king of spades with a weapon: there is no weapon in hand."),
        ("8x", "'8x' is not a move: type a card's number or name, such as 2 or 5 of diamonds."),
        ("dance", "'dance' is not a move: type a card's number or name, such as 2 or 5 of diamonds."),
        ("99", "There is no card in slot '99': there are cards in 1, 2, 3, 4."),
        (
            "put away 1",
            "You can't put the king of spades away: these rules don't allow putting a card away",
        ),
    ],
)
def test_a_refusal_is_words_and_no_code(data: Path, typed: str, says: str) -> None:
    with Terminal(data, "--seed", "b1efe469f5424555") as terminal:
        assert says in " ".join(terminal.type(typed).split())


def test_a_game_for_two_is_left_as_one(data: Path) -> None:
    with Terminal(data, "--rules", "dragons-duo", "--seed", "42") as terminal:
        assert "You leave the game: unfinished.\n" in terminal.type("quit")


def test_the_discard_pile_tells_what_lies_on_the_weapon(data: Path) -> None:
    said = piped(data, "8d 4cw\ndiscard\nquit\n", "--seed", "42")
    assert "Monsters defeated: none.\nDefeated and still on the weapon: 4 of clubs.\n" in said.stdout
    assert "on the weapon" not in piped(data, "8d\ndiscard\nquit\n", "--seed", "42").stdout


def test_two_windows_at_one_game(data: Path) -> None:
    with Terminal(data, "--seed", "42") as one, Terminal(data) as other:
        other.type("continue")
        told = other.type("8d")
        refused = one.type("2d")
        assert (
            "The game was continued elsewhere, perhaps in another window; here it is as it stands"
            in refused
        )
        assert table(refused) == table(told)
        assert "You slay the 4 of clubs" in one.type("4cw")


def test_a_script_leaves_nothing_behind_unless_it_is_told_to_save(data: Path) -> None:
    assert piped(data, "8d\nquit\n", "--seed", "42").returncode == 0
    assert not data.exists()
    assert piped(data, "8d\nquit\n", "--seed", "42", "--save").returncode == 0
    with Store.open(data) as store:
        (saved,) = store.games()
        assert saved.kind is Kind.DEAL
        assert [str(move) for move in store.load(saved).moves] == ["8d"]


def test_a_script_may_go_on_with_a_saved_game(data: Path, store: Store) -> None:
    saved = store.begin(Game.deal("classic", 42))
    result = piped(data, "continue\n8d\nquit\n")
    assert result.returncode == 0
    assert store.find(saved.id).moves == 1


# --- When it can't be saved ---------------------------------------------------------------------------


def test_damaged_saved_games_are_set_aside_and_that_is_said(data: Path) -> None:
    data.mkdir()
    (data / "scoundrel.db").write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 40)
    with Terminal(data) as terminal:
        assert "The saved games were damaged. They have been moved to" in terminal.greeting
        assert "Room 1 of " in terminal.type("new")
    assert list(data.glob("scoundrel-damaged-*.db"))


def test_without_a_place_for_games_one_can_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with Terminal(tmp_path / "file" / "data", "--rule", SMALL) as terminal:
        assert "Not saved: " in terminal.greeting
        assert "You can play on; saving is tried again and again." in " ".join(terminal.greeting.split())
        assert "dealer nobody: " in terminal.type("set dealer nobody")
        assert "mine" in terminal.type("mix mine: max_health=30")
        assert "The game is over: won" in terminal.type("4d 2cw 3cb")
        assert "won" in terminal.type("games")
        # As long as nothing is saved, every prompt says so.
        assert terminal.type("statistics").rstrip().endswith("not saved new, again or quit>")
        (tmp_path / "file").unlink()
        time.sleep(PAUSE)
        assert "Everything is saved again." in terminal.type("set dealer narrator")
    with Store.open(tmp_path / "file" / "data") as store:
        assert [saved.over for saved in store.games()] == [True, False]
        assert list(store.mixtures()) == ["mine"]


def test_on_a_full_disk_the_game_goes_on_and_says_that_it_is_not_saved(data: Path) -> None:
    def little_space() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))

    with Terminal(data, "--rules", "easy", "--seed", "1", prepare=little_space) as terminal:
        saved = 0
        while "Not saved: " not in (said := terminal.type("run")):
            saved += 1
        assert "You run from the room." in said
        assert terminal.type("run").rstrip().endswith("not saved >")
        farewell = terminal.type("quit")
        assert "Not everything could be saved: " in farewell
        assert "The game is saved" not in farewell
    with Store.open(data) as store:
        assert [game.moves for game in store.games()] == [saved]
    with Terminal(data) as again:
        again.type("continue")
        assert "You run from the room." in again.type("run")


# --- The daily dungeon --------------------------------------------------------------------------------


def played_out(game: Game) -> list[str]:
    """The first move that can be made, again and again."""
    ahead = game.copy()
    while not ahead.over:
        ahead.play(ahead.legal_moves[-1])
    return [str(move) for move in ahead.moves]


def test_a_day_has_one_attempt(data: Path, store: Store) -> None:
    day = today()
    moves = played_out(daily_game(day))
    with Terminal(data) as terminal:
        terminal.type("daily")
        assert f"Daily dungeon {day_number(day)}, {date_words(day)}." in terminal.type("")
        terminal.type(moves[0])
        assert "Moves in the daily dungeon can't be taken back." in terminal.type("undo")
    result = piped(data, "daily\n" + "\n".join(moves[1:]) + "\ndaily\nquit\n")
    assert result.returncode == 0, result.stderr
    assert result.stdout.count(f"Scoundrel {day_number(day)}.\nFell in room ") == 2
    (saved,) = store.games(kind=Kind.DAILY)
    assert saved.over
    refused = piped(data, f"daily\n{moves[0]}\nquit\n")
    assert "the game is over" in refused.stderr
    assert piped(data, "daily\nagain\nquit\n").returncode == 0
    assert piped(data, "quit\n", "--seed", f"daily/{day}").returncode == 0


def test_the_one_attempt_waits_for_enter_and_nothing_is_saved_before(data: Path, store: Store) -> None:
    with Terminal(data, "--seed", "42") as terminal:
        said = terminal.type("daily")
        assert f"Dungeon {day_number(today())}, {date_words(today())}.\n" in said
        assert "you have one attempt" in said
        assert "a hint marks the result as aided" in said
        assert "Press Enter or type begin to begin" in said
        assert "Room" not in said
        for line in ("1", "run", "8d 4cw"):
            assert "This dungeon has not been begun yet: begin it first." in terminal.type(line)
        for line in ("unseen", "discard"):
            assert "No game is in progress" in terminal.type(line)
        assert terminal.type("look").startswith("Dungeon ")
        for line in ("hint", "undo", "again", "share"):
            assert "can't be used here" in terminal.type(line)
        assert store.games(kind=Kind.DAILY) == []
        assert "Back to your game." in terminal.type("back")
        assert store.games(kind=Kind.DAILY) == []
        terminal.type("daily")
        assert "Room 1 of " in terminal.type("BEGIN")
        assert len(store.games(kind=Kind.DAILY)) == 1


def test_two_players_at_one_card_play_one_attempt(data: Path, store: Store) -> None:
    moves = played_out(daily_game(today()))
    with Terminal(data) as one, Terminal(data) as other:
        one.type("daily")
        other.type("daily")
        one.type("")
        told = one.type(moves[0])
        assert table(other.type("")) == table(told)
        assert "continued elsewhere" not in other.type(moves[1])
    (saved,) = store.games(kind=Kind.DAILY)
    assert [str(move) for move in store.load(saved).moves] == moves[:2]
    assert not saved.looked_ahead


def test_an_attempt_that_is_killed_right_after_enter_has_begun(data: Path, store: Store) -> None:
    with Terminal(data) as terminal:
        terminal.type("daily")
        os.write(terminal.terminal, b"\n")
        while not store.games(kind=Kind.DAILY):
            time.sleep(0.001)
        terminal.kill()
    with Terminal(data) as again:
        assert "Room 1 of " in again.type("daily")
    assert len(store.games(kind=Kind.DAILY)) == 1


def test_the_end_of_a_day_tells_the_streak_and_when_the_next_opens(data: Path) -> None:
    moves = played_out(daily_game(today()))
    with Terminal(data) as terminal:
        terminal.type("set fatal never")
        terminal.type("daily")
        terminal.type("")
        for move in moves:
            said = terminal.type(move)
        again = terminal.type("daily")
    for told in (said, again):
        assert re.search(r"Streak: 1 day\. Next dungeon opens in (\d+ h )?\d+ min\.", told)
        assert "Fell in room " in told


def test_the_calendar_tells_of_today_and_of_a_month(data: Path, store: Store) -> None:
    day, before = today(), today() - timedelta(days=1)
    lost = daily_game(before)
    for move in played_out(lost):
        lost.play(move)
    store.begin(lost, Kind.DAILY, before.isoformat())
    with Terminal(data) as terminal:
        said = terminal.type("calendar")
        assert said.startswith(f"{weekday_words(day)}.\nNext dungeon opens in ")
        assert (
            "Today's dungeon is waiting.\nToday's puzzle is waiting.\nStreak: 1 day.\nYesterday: lost "
            in said
        )
        assert f"{month_words(day)}:\n" in said
        assert f"Lost: {before.day}." in terminal.type(f"calendar {before:%Y-%m}")
        assert "January 1987:\nNothing was played." in terminal.type("calendar 1987-01")


def test_the_puzzle_of_the_day_is_solved_and_told(data: Path, store: Store) -> None:
    puzzle = puzzle_of_day(today())
    with Terminal(data) as terminal:
        for line in ("daily puzzle", "puzzle daily"):
            assert f"Today's puzzle, {day_words(today())} ({puzzle_name(puzzle)}, " in terminal.type(line)
        assert "Right." in terminal.type(" ".join(puzzle.moves))
        assert "Today's puzzle is solved." in terminal.type("calendar")
    assert solved_days(store) == {today()}


def test_the_dungeon_of_the_day_is_not_tried_first_as_another_game(data: Path) -> None:
    day = today()
    first = f"that is the daily dungeon of {date_words(day)}; play it as the daily first"
    with Terminal(data) as terminal:
        terminal.type("daily")
        terminal.type("begin")
        terminal.type(played_out(daily_game(day))[0])
        for line in ("again", f"new classic daily/{day}"):
            assert capital(first) in terminal.type(line)
        for line in ("look", f"deal classic/daily/{day}", f"deal day/{day_number(day)}"):
            assert "Room 1" in terminal.type(line)
    for words in ((), ("--save",)):
        refused = piped(data, "quit\n", "--seed", f"daily/{day}", *words)
        assert refused.returncode == 2
        assert refused.stderr == f"scoundrel: {first}\n"
        assert refused.stdout == ""


# --- Lessons and puzzles ------------------------------------------------------------------------------


def lesson_moves(key: str) -> tuple[list[str], str]:
    """The moves through a lesson, and its last words."""
    run = LessonRun(LESSONS[key])
    moves = []
    while run.step:
        moves.append(str(run.wanted[0]))
        run.play(moves[-1])
    return moves, run.text


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_from_start_to_end(key: str, data: Path) -> None:
    moves, last_words = lesson_moves(key)
    result = piped(data, f"learn {key}\n" + "\n".join(moves) + "\nquit\n")
    assert result.stderr == ""
    assert result.returncode == 0
    assert f"{spoken(last_words)}\nBack to your game.\n" in result.stdout
    wanted = f"winnable {key} for your first dungeon, a deal that can be won"
    if key == "classic":
        wanted = "play for your first dungeon, a kind one"
    assert f"Type {wanted}." in result.stdout
    assert not data.exists()


def test_a_lesson_is_resumed_after_a_kill_and_started_over(data: Path, store: Store) -> None:
    with Terminal(data) as terminal:
        assert "begun this lesson" not in terminal.type("learn")
        terminal.type("6d")
        assert terminal.type("9cw").endswith("lesson, step 3 of 16> ")
        terminal.kill()
    assert place_in(store, "classic").moves == ("6d", "9cw")
    with Terminal(data, "--seed", "42") as terminal:
        said = terminal.type("learn")
        assert "You have begun this lesson. Type learn classic again to start it over." in said
        assert "It cost 3. Now the weapon is duller" in said
        assert said.endswith("Type 3w.\nlesson, step 3 of 16> ")
        assert terminal.type("learn classic again").endswith("lesson, step 1 of 16> ")
        # What was left is kept until the first step is passed anew.
        assert terminal.type("learn").endswith("lesson, step 3 of 16> ")
        terminal.type("learn again")
        terminal.type("6d")
    assert place_in(store, "classic").moves == ("6d",)


def test_a_finished_lesson_ends_in_a_dungeon_that_can_be_won(data: Path, store: Store) -> None:
    moves, last_words = lesson_moves("dragons")
    with Terminal(data) as terminal:
        terminal.type("learn dragons")
        for move in moves:
            said = terminal.type(move)
        assert last_words in said
        asked = re.search(r"Type (winnable dragons) for your first dungeon.*\n> $", said)
        assert asked is not None
        assert "Diamonds & Dragons. Type help" in terminal.type(asked[1])
    assert place_in(store, "dragons") == FINISHED
    first = store.load(store.games()[0])
    assert Solver(first.rules).solve(first) is Verdict.WON


def test_a_lesson_says_what_is_wanted_instead(data: Path) -> None:
    with Terminal(data, "--seed", "42") as terminal:
        said = terminal.type("learn")
        assert said.startswith("Lesson: The classic game.")
        assert said.endswith("lesson, step 1 of 16> ")
        wanted = "Here, take the 6 of diamonds. Type 1."
        assert f"That would run from the room. {wanted}" in terminal.type("run")
        assert "is one move too many: play one move at a time in a lesson" in terminal.type("6d 9cw")
        assert "In a game this asks the coach for a hint" in terminal.type("hint")
        for line in ("hint", "undo", "9s", "9cw", "dance", "review", "watch 7", "solution", "6d 9cw"):
            assert f"\n{wanted}\nlesson, step 1 of 16> " in terminal.type(line)
        assert terminal.type("look").endswith("Take the 6 of diamonds.\nType 1.\nlesson, step 1 of 16> ")
        assert "You take up the 6 of diamonds." in terminal.type("1")
        assert "Room 1 of 15. 40 cards below." in terminal.type("back")
        assert "You take up the 8 of diamonds." in terminal.type("8d")


def test_lessons_are_in_words_where_there_are_no_symbols(data: Path) -> None:
    said = piped(data, "learn\nquit\n", PYTHONIOENCODING="ascii").stdout
    assert "clubs and spades are monsters, diamonds weapons, hearts potions." in said
    assert "Take the 6 of diamonds." in said


def test_a_puzzle_is_solved(data: Path, store: Store) -> None:
    puzzle = puzzles()[0]
    with Terminal(data) as terminal:
        assert f"Puzzle {puzzle.number} " in terminal.type(f"puzzle {puzzle.number}")
        said = terminal.type(" ".join(puzzle.moves))
        assert "Right." in said
        assert said.endswith("Type puzzle easy 2 for the next one.\n> ")
        assert "(easy 2, Classic Scoundrel): find the best plan." in terminal.type("puzzle easy 2")
        assert "(easy 3, Classic Scoundrel): find the best plan." in terminal.type("next")
        # The next that is not solved, of all levels or of one.
        assert "(easy 2, Classic Scoundrel)" in terminal.type("puzzle")
        assert "(medium 1, Classic Scoundrel)" in terminal.type("puzzle medium")
        # By number, any can be opened.
        assert f"Puzzle {HARDEST.number} (hard {HARDEST.place}, " in terminal.type(
            f"puzzle hard {HARDEST.place}"
        )
    assert store.setting(SOLVED, []) == [puzzle.number]


HARDEST = of_level(Level.HARD)[-1]


def test_with_every_puzzle_solved_there_is_no_next(data: Path, store: Store) -> None:
    numbers = [puzzle.number for puzzle in puzzles()]
    store.change_setting(SOLVED, numbers, lambda _: numbers)
    with Terminal(data) as terminal:
        assert "(hard " in terminal.type("puzzle hard")
        assert "There is no other puzzle left to solve." in terminal.type("next")
        assert "next one" not in terminal.type("solution")
        assert "find the best plan." in terminal.type("puzzle")


@pytest.mark.parametrize("way", ["run", "solution"])
def test_a_puzzle_is_not_solved_by_a_plan_that_was_told(data: Path, store: Store, way: str) -> None:
    puzzle = next(
        each for each in puzzles() if each.moves != ("run",) and Move.run() in each.game().legal_moves
    )
    with Terminal(data) as terminal:
        terminal.type(f"puzzle {puzzle.number}")
        assert f"The best plan: {spoken(puzzle.solution)}." in terminal.type(way)
        terminal.type(f"puzzle {puzzle.number}")
        said = terminal.type(" ".join(puzzle.moves))
        assert "Right." in said
        assert "You had seen the solution, so the puzzle does not count as solved." in said
    assert store.setting(SOLVED, []) == []


def test_a_puzzle_is_tried_again_and_given_up(data: Path) -> None:
    puzzle = next(
        each for each in puzzles() if len(each.moves) > 1 and Move.run() in each.game().legal_moves
    )
    typed = f"puzzle {puzzle.number}\n{puzzle.moves[0]}\nundo\nrun\nsolution\nquit\n"
    said = piped(data, typed).stdout
    assert "Taken back: you " in said
    assert "Not the best plan." in said
    assert "Try again, or type solution, next or back." in said
    assert f"The best plan: {spoken(puzzle.solution)}.\nBack to your game." in said
    assert not data.exists()


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_puzzle_of_a_level(level: str, data: Path) -> None:
    assert (
        f"({level} 1, Classic Scoundrel): find the best plan."
        in piped(data, f"puzzle {level}\nquit\n").stdout
    )


# --- Tips and guides ----------------------------------------------------------------------------------


def test_the_guides_are_listed_and_read(data: Path) -> None:
    said = piped(data, "guide\nguide scoring\nguide 1\ntips\nquit\n").stdout
    assert "2. how-to-win-without-running: How to win without running." in said
    assert "Type guide and a name or a number to read one." in said
    flowing = " ".join(said.split())
    for name in GUIDES[::2]:
        assert guide(name).title in said
        assert all(spoken(block.text) in flowing for block in guide(name).blocks)
    assert "- Four monsters in a room: run.\n" in said
    assert not data.exists()


def test_a_guide_can_be_read_without_symbols(data: Path) -> None:
    said = piped(data, "guide scoring\nquit\n", PYTHONIOENCODING="ascii").stdout
    assert "the 4 of clubs leaves" in " ".join(said.split())


# --- Games of every kind ------------------------------------------------------------------------------


def test_the_end_tells_score_review_achievements_code_and_what_comes_next(data: Path) -> None:
    with Terminal(data, "--rule", SMALL, "--seed", "42") as terminal:
        said = terminal.type("4d 2cw 3cb")
        assert "The game is over: won 17.\nScore 17: your remaining health.\n" in said
        assert "Accuracy 85 %" in said
        assert "Someone who sees all cards" not in said
        assert "Earned: House rules." in said
        assert "The code of this deal: classic deck=2c-3c,4d/42" in said
        assert "Type new for another deal, again for this one" in said
        assert "'1' can't be played now: the game is over." in terminal.type("1")
        shared = terminal.type("share")
        assert "Escaped with 17 hearts.\nHealth on leaving each room: out.\n" in shared
        pasted = terminal.type("share text")
        assert "Scoundrel, classic deck=2c-3c,4d/42\nEscaped with 17 hearts\n☀️\ndeal/1.e.17." in pasted
        assert "Share takes nothing, or text" in terminal.type("share it")
        assert "Nobody's result of this deal is kept here." in terminal.type("compare")
        assert (
            "Room 1: you took the 4 of diamonds, fought the 2 of clubs with the 4 of diamonds, then"
            in terminal.type("review")
        )
        counted = terminal.type("statistics")
        assert f"{SMALL_NAME}: 1 game, 1 won. 100 % won" in counted
        assert "Daily dungeons in a row: 0 now, 0 at most." in counted
        assert terminal.type("habits").startswith("Habits show after 4 more games.\n")
        assert "Scores" in terminal.type("plot")
        assert terminal.type("achievements").startswith("Earned on 20")
        assert "deal 42" in terminal.type("again")


def test_a_game_is_watched_again_and_taken_along(data: Path, tmp_path: Path) -> None:
    with Terminal(data, "--rule", SMALL, "--seed", "42") as terminal:
        terminal.type("4d 2cw 3cb")
        assert terminal.type("watch 1").endswith("move 0 of 3> ")
        assert "Move 1: take the 4 of diamonds.\nYou take up the 4 of diamonds." in terminal.type("")
        end = terminal.type("next 9")
        assert (
            "Room 1: you took the 4 of diamonds, fought the 2 of clubs with the 4 of diamonds, then" in end
        )
        assert "That was the last move." in end
        assert terminal.type("previous 2").endswith("move 1 of 3> ")
        assert terminal.type("curve").startswith("Room 1: ")
        assert "can't be used while you watch a game" in terminal.type("2c")
        assert "'x' is not a number of moves: write, for example, next 3." in terminal.type("next x")
        assert "'-1' is not a number of moves: write, for example, previous 3." in terminal.type(
            "previous -1"
        )
        terminal.type("back")
        path = tmp_path / "taken.txt"
        assert f"The record is in {path}." in terminal.type(f"export 1 {path}")
        assert "already exists" in terminal.type(f"export 1 {path}")
        assert "1 game imported." in terminal.type(f"import {path}")
        listed = terminal.type("games").splitlines()
        assert [line.partition(", last played ")[0] for line in listed[:2]] == [
            f"2: {SMALL_NAME}, won 17",
            f"1: {SMALL_NAME}, won 17",
        ]
        assert "1 game, 1 won." in terminal.type("statistics")


def test_nobody_waits_for_a_pipe_that_is_no_file(data: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert (
        f"'{tmp_path}/pipe' is not a regular file" in piped(data, f"import {tmp_path}/pipe\nquit\n").stderr
    )


def test_a_wrong_record_is_left_out_and_named_and_the_others_come_in(data: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    right = Game.deal("classic", 1).record_line()
    wrong = right.replace('"moves": ""', '"moves": "5x"')
    path.write_text("\n".join([right, wrong, right]), "utf-8")
    result = piped(data, f"import {path}\ngames\nquit\n")
    assert "2 games imported." in result.stdout
    assert "The game in line 2 was left out: the record stops being true at move 1 ('5x')" in result.stdout
    assert result.stdout.count(": Classic Scoundrel, unfinished, room 1") == 2
    path.write_text(wrong, "utf-8")
    assert "the record stops being true at move 1 ('5x')" in piped(data, f"import {path}\nquit\n").stderr


def test_two_players_one_of_them_a_bot(data: Path) -> None:
    with Terminal(data) as terminal:
        said = terminal.type("two greedy human")
        assert "Diamonds & Dragons for two. Type help" in said
        assert said.endswith("Player 2> ")
        slot = re.search(r"\n(\d)\. .*(?:monster|weapon|potion)", table(said))
        assert slot
        after = terminal.type(slot[1])
        assert "Player 2: " in after
        assert "Magpie plays: " in after
        assert table(terminal.type("undo")) == table(said)
        assert table(terminal.type("look")) == table(said)


def test_a_mixture_is_kept_played_and_forgotten(data: Path) -> None:
    with Terminal(data) as terminal:
        assert "start_health=20: starting health. Possible values: 1 to 999." in terminal.type("mix")
        said = terminal.type("mix cellar: start_health=7 avoid=nothing")
        assert "These rules are saved as cellar." in said
        assert "Health 7 of 20." in said
        raised = terminal.type("mix start_health=30")
        assert "Also changed, so that the settings fit together: at most 30 health." in raised
        assert "Health 30 of 30." in raised
        assert "cellar, deal a b." in terminal.type("new cellar a b")
        assert "cellar: yours. Hard Scoundrel, 7 health." in terminal.type("sets")
        assert "You start with 7 health" in terminal.type("rules cellar")
        assert "have been deleted" in terminal.type("forget cellar")
        assert "There is no rule set 'cellar'" in terminal.type("new cellar")
        assert "did you mean 'start_health'" in terminal.type("mix start_helth=3")


def test_changed_rules_can_t_pass_for_a_rule_set(data: Path) -> None:
    with Terminal(data) as terminal:
        terminal.type("winnable classic start_health=99 max_health=99")
        terminal.leave()
    with Store.open(data) as store:
        assert store.games(limit=1)[0].name == "classic-start_health.99-max_health.99"


def test_a_deal_that_can_be_won_and_one_by_its_code(data: Path) -> None:
    with Terminal(data) as terminal:
        said = terminal.type("winnable")
        assert "Looking for a winnable deal …\nClassic Scoundrel. " in said
        assert "1. 2 of diamonds, weapon" in terminal.type("deal classic/42")
        assert "'42' is not a deal code" in terminal.type("deal 42")


def test_the_two_of_clubs_is_a_card(data: Path) -> None:
    said = piped(data, "two of clubs\nquit\n", "--rule", "deck=2c,5d").stdout
    assert "The 2 of clubs costs you 2 health" in said


# --- What the player likes ----------------------------------------------------------------------------


def test_a_human_dealer_is_asked_and_the_words_are_kept(data: Path) -> None:
    with Terminal(data) as terminal:
        terminal.type("set dealer human")
        terminal.type("new classic 42")
        asked = terminal.type("")
        assert "Dealer, room 1 has: 2 of diamonds, 8 of diamonds, 8 of hearts, 4 of clubs." in asked
        assert "\nRoom 1 of " not in asked
        assert terminal.type("Two blades and a bat.").startswith("Two blades and a bat.\n\nRoom 1 of 15.")
        assert "Two blades and a bat." in terminal.type("look")
        assert terminal.type("8d").endswith("\n> ")
        assert "Two blades and a bat." not in terminal.type("look")
        terminal.type("undo")
    with Terminal(data) as again:
        assert "Two blades and a bat.\n\nRoom 1 of 15." in again.type("continue")


def test_a_dealer_may_leave_it_empty_change_the_settings_or_quit(data: Path) -> None:
    with Terminal(data) as terminal:
        terminal.type("set dealer human")
        terminal.type("new classic 42")
        asked = terminal.type("")
        assert "(Enter for nothing; quit, help and set dealer nobody work as usual)> " in asked
        assert "Type what to do, then press Enter." in terminal.type("help")
        assert "The setting dealer can't be 'x'" in terminal.type("set dealer x")
        assert terminal.type("").startswith("\nRoom 1 of 15.")
        terminal.type("8d 4cw 8h")
        terminal.type("")
        terminal.type("")
        # Nobody is asked about a room of which cards are gone.
        assert "Dealer, room" not in terminal.type("undo")
        terminal.type("new classic 43")
        assert "\nRoom 1 of " in terminal.type("set dealer nobody")
        terminal.type("set dealer human")
        terminal.type("new classic 44")
        assert terminal.leave().endswith("The game is saved. Type continue next time to go on.\n")


def test_the_narrator_does_not_describe_cards_that_are_gone(data: Path) -> None:
    with Terminal(data, "--seed", "42") as terminal:
        words = terminal.greeting.splitlines()[2]
        assert words not in terminal.type("8d")
        assert words not in terminal.type("look")
        terminal.type("4cw 8h")
        assert words not in terminal.type("undo")
    with Terminal(data) as again:
        assert words not in again.type("continue")
        again.type("undo")
        again.type("undo")
        assert words in again.type("look")


def test_the_narrator_speaks_to_players_and_not_to_scripts(data: Path) -> None:
    with Terminal(data, "--seed", "42") as terminal:
        words = terminal.greeting.splitlines()[2]
        assert words
        assert words in terminal.type("look")
        terminal.type("set dealer nobody")
        assert words not in terminal.type("look")
    assert words not in piped(data, "quit\n", "--seed", "42").stdout


def test_the_weapon_is_used_where_that_is_liked(data: Path) -> None:
    with Terminal(data, "--seed", "42") as terminal:
        assert "The 4 of clubs can be fought in two ways: answer w" in terminal.type("8d 4c")
        terminal.type("set weapon use")
        assert "You slay the 4 of clubs with the 8 of diamonds." in terminal.type("8d 4c")
    # What a script says means the same whatever the player likes.
    assert "can be fought in two ways" in piped(data, "settings\n8d\n4c\nquit\n", "--seed", "42").stderr


def test_the_weapon_is_chosen_only_for_fights_with_two_ways() -> None:
    game = Game.deal("classic", 42)
    assert armed(game.view(0), [Move("4c")]) == [Move("4c")]
    assert armed(game.view(0), [Move("8d"), Move("4c")]) == [Move("8d"), Move("4cw")]
    assert armed(game.view(0), [Move("8d"), Move("4cb")]) == [Move("8d"), Move("4cb")]
    assert armed(game.view(0), [Move("Ks"), Move("4c")]) == [Move("Ks"), Move("4c")]


def test_an_unknown_setting_is_refused(data: Path) -> None:
    with Terminal(data) as terminal:
        near = "There is no setting 'dealr' (did you mean 'dealer'?) here: there are language, dealer, weapon, fatal, detail."
        assert near in terminal.type("set dealr x")
        values = "one of nobody, narrator, human."
        assert f"The setting dealer can't be 'x': it is {values}" in terminal.type("set dealer x")
        assert f"Write a value for the setting dealer: {values}" in terminal.type("set dealer")


def test_what_only_a_screen_needs_is_no_setting_here(data: Path) -> None:
    said = piped(data, "settings\nset symbols ascii\nquit\n")
    assert [line.split()[0] for line in said.stdout.splitlines() if "Other values: " in line] == [
        "language",
        "dealer",
        "weapon",
        "fatal",
        "detail",
    ]
    assert "there is no setting 'symbols' here" in said.stderr


# --- Commands -----------------------------------------------------------------------------------------


def sent_link() -> str:
    """What a friend sends of the small game."""
    game = Game.deal(changed(RULEBOOK["classic"], dict([SMALL.split("=", 1)])), "42")
    for move in ("2cb", "3cb", "4d"):
        game.play(move)
    return deal_link(deal_code(game) or "", claim_of(game, names=["Maud"]))


def test_every_command_in_the_help_is_obeyed(data: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken.txt"
    lines = [
        *("help", "help all", "look", "unseen", "discard", "hint", "4d", "undo", "rules", "rules easy"),
        *(
            "4d 2cw 3cb",
            "share",
            f"deal {sent_link()}",
            "compare",
            "review",
            "games",
            "calendar",
            "statistics",
            "habits",
            "plot",
        ),
        *("achievements", "bestiary", "watch", "next", "previous", "curve", "try", "4d 2cw 3cb"),
        *(f"export 1 {taken}", f"import {taken}", "delete 2 yes", "restore 2"),
        *("sets", "mix", "mix own: start_health=9", "forget own", "new", "play", "winnable classic"),
        *("continue", "daily", "deal classic/42", "again", "two", "names", "resign 7 yes"),
        *("learn", "back", "puzzle", "solution"),
        *("tips", "guide", "guide scoring"),
        *("settings", "set dealer narrator", "quit"),
    ]
    # There is only something to dismiss while a rule set introduces itself; some commands need a server.
    elsewhere = {"account", "boards", "bot", "friend", "join", "ranked"}
    assert {line.split()[0] for line in lines} >= set(COMMANDS) - {"dismiss"} - elsewhere
    result = piped(data, "\n".join(lines) + "\n", "--rule", SMALL, "--seed", "42", "--save")
    assert result.stderr == ""
    assert result.returncode == 0
    for command in COMMANDS.values():
        assert command.line in result.stdout


BAD_LINES = [
    ("statistcs", "(did you mean 'statistics'?)"),
    ("undo everything", "undo can't be followed by 'everything'"),
    ("help everything", "there is no command 'everything'"),
    ("watch", "no game has been finished yet"),
    ("watch one", "'one' is not the number of a saved game"),
    ("export 1", "'1' is not enough"),
    ("export 7 x.txt", "there is no saved game '7'"),
    ("export", "something is missing; write export NUMBER FILE: "),
    ("import", "something is missing; write import FILE: "),
    (
        "deal",
        "something is missing; write deal CODE or LINK: the deal of a code, as in deal classic/42; or what",
    ),
    ("forget", "something is missing; write forget NAME: "),
    ("set", "something is missing; write set NAME VALUE: "),
    ("help foo", "there is no command 'foo': "),
    ("import /nowhere", "'/nowhere' can't be read: no such file or directory"),
    ("import ~nobody-at-all/x", "no such file or directory"),
    ("import a\0b", "is not a file name"),
    ("statistics hard", "there is no finished game of 'hard'"),
    ("continue", "There is no unfinished game."),
    ("two human", "a game for two needs two players, not 'human': write one for each party"),
    ("two human oracle", "'oracle' can't play"),
    ("learn clasic", "there is no lesson 'clasic' (did you mean 'classic'?)"),
    ("learn classic twice", "there is no lesson 'classic twice'"),
    ("guide scorin", "there is no guide 'scorin' (did you mean 'scoring'?): there are how-to-win, "),
    ("guide 4", "there is no guide '4'"),
    ("tips please", "the command tips can't be followed by 'please'"),
    ("puzzle easy 999", "there is no puzzle that is easy with number 999"),
    ("puzzle easy three", "'easy three' is not a puzzle"),
    ("puzzle 0", "there is no puzzle with number 0"),
    ("puzzle extreme", "'extreme' is not a puzzle"),
    (
        "daily dungeon",
        "there is no daily 'dungeon': write daily for the daily dungeon, or daily puzzle",
    ),
    ("calendar 2026-13", "'2026-13' is not a month: write it as in 2026-11"),
    ("calendar soon", "'soon' is not a month"),
    ("calendar 0000-01", "'0000-01' is not a month"),
    ("puzzle 9999", "there is no puzzle with number 9999"),
    ("winnable dragons-duo", "plays alone"),
    ("mix start_health", "is not a setting: write FIELD=VALUE"),
    ("mix self=1", "there is no setting 'self'"),
    ("deal classic self=1/42", "there is no setting 'self'"),
    ("deal classic/" + "4" * 1001, "is too long: a seed has at most 1,000 characters"),
    ("mix easy: start_health=9", "a rule set already has that name"),
    ("deal classic/", "write a seed after the slash"),
    ("rules clasic", "did you mean 'classic'"),
    ("share", "it can be shared when it is over"),
    ("review", "this game is unfinished"),
    ("next", "next can't be used here"),
    ("back", "back can't be used here"),
    ("solution", "solution can't be used here"),
]


def test_bad_lines_are_refused_and_change_nothing(data: Path) -> None:
    typed = "\n".join(line for line, _ in BAD_LINES)
    result = piped(data, f"{typed}\nlook\nquit\n", "--seed", "42")
    assert result.returncode == 1
    complaints = result.stderr.splitlines()
    assert len(complaints) == len(BAD_LINES)
    for number, (complaint, (line, sentence)) in enumerate(zip(complaints, BAD_LINES, strict=True), 1):
        assert complaint.startswith(f"scoundrel: line {number}: "), line
        assert sentence in complaint, line
    first, last = result.stdout.split("\nRoom 1 of 15.")[1:]
    assert last.partition("You leave")[0] == first.partition("Looking")[0]


def test_what_a_player_wrote_keeps_its_letters(data: Path) -> None:
    with Terminal(data) as terminal:
        assert terminal.type("mix start_health=5000").startswith("start_health can't be '5000'")
        assert terminal.type("undo 3").startswith("The command undo can't be followed by '3'")


def test_a_script_may_ask_and_not_play(data: Path) -> None:
    for typed in ("games\n", "sets\nlook\n"):
        result = piped(data, typed)
        assert (result.returncode, result.stderr) == (0, "")
    assert piped(data, "games\nnonsense\n").returncode == 1


def test_without_a_game_the_player_is_told_how_to_begin_one(data: Path, store: Store) -> None:
    store.begin(Game.deal("hard", 7))
    with Terminal(data) as terminal:
        assert "\nnew: New game; classic, a fresh deck.\n" in terminal.type("look")
        for line in ("5d", "unseen"):
            assert "No game is in progress: type new to start one" in terminal.type(line)
        assert "You leave." in terminal.leave()


# --- To be heard --------------------------------------------------------------------------------------


def test_a_sentence_is_one_line_in_a_terminal_of_any_width(capsys: pytest.CaptureFixture[str]) -> None:
    tell("word " * 100)
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_only_what_changed_is_told_where_that_is_wanted(data: Path) -> None:
    with Terminal(data, "--seed", "42") as terminal:
        terminal.type("set dealer nobody")
        assert terminal.type("set detail brief").startswith("detail brief: ")
        assert terminal.type("8d").splitlines() == [
            "You take up the 8 of diamonds.",
            "Health 20 of 20. Weapon: 8 of diamonds, new, can strike anything.",
            "1. 2 of diamonds, weapon: replaces your 8 of diamonds.",
            "4. 4 of clubs, monster: costs nothing with your 8 of diamonds, or costs 4 health with bare hands.",
            "2 cards to face. You can't run: a card of this room has been faced.",
            "> ",
        ]
        assert len(re.findall(r"\n\d\. ", terminal.type("look"))) == 4
        told = terminal.type("4 of clubs with my weapon").splitlines()
        assert told[-2].startswith("1 card to face.")
        assert not any(line.startswith("Room 1") for line in told)
        fresh = terminal.type("2 of diamonds")
        assert "\nRoom 2 of 15. " in fresh
        assert len(re.findall(r"\n\d\. ", fresh)) == 4


def test_a_setting_is_changed_by_naming_it_and_its_value(data: Path) -> None:
    with Terminal(data, "--seed", "42") as terminal:
        assert terminal.type("detail brief").startswith("detail brief: ")
        assert terminal.type("Dealer  nobody").startswith("dealer nobody: ")
        assert "'weapon' is not a move" in terminal.type("weapon")
        assert "Room 1" not in terminal.type("8 of diamonds")


def test_a_question_is_answered_by_its_answer(data: Path) -> None:
    with Terminal(data, "--seed", "42") as terminal:
        assert "answer w for the weapon" in terminal.type("take the 8 of diamonds then fight 4")
        assert "You slay the 4 of clubs with the 8 of diamonds." in terminal.type("w")
        terminal.type("undo")
        assert "can be fought in two ways" in terminal.type("fight the 4 of clubs")
        assert "slay" not in terminal.type("no")
        assert "'w' is not a move" in terminal.type("w")


def test_a_fatal_move_is_made_only_by_a_yes(data: Path) -> None:
    rules = ("--rule", "deck=Kc,2d,3d,4d,5d", "--rule", "start_health=5", "--seed", "1")
    with Terminal(data, *rules) as terminal:
        terminal.type("set dealer nobody")
        asked = terminal.type("fight the king of clubs")
        assert "Type yes to do it, or no." in asked
        assert "Health 5 of 20." in terminal.type("no")
        assert "'yes' is not a move" in terminal.type("yes")
        terminal.type("fight the king of clubs")
        assert "You fall." in terminal.type("yes")


def test_a_human_dealer_is_told_to_look_alone_before_any_card_is_told(data: Path) -> None:
    with Terminal(data) as terminal:
        terminal.type("set dealer human")
        asked = terminal.type("new classic 42")
        assert asked.endswith("look alone: press Enter once nobody else can see or hear this> ")
        assert " of " not in asked
        assert "Dealer, room 1 has: 2 of diamonds" in terminal.type("")


def test_curve_and_plots_have_words(data: Path) -> None:
    with Terminal(data, "--rule", SMALL, "--seed", "42") as terminal:
        terminal.type("4d 2cw 3cb")
        curve = terminal.type("curve")
        assert curve.startswith("Room 1: 100 %.\n")
        assert "┤" not in curve
        assert "100┤" in terminal.type("curve drawn")
        assert "'upside down' can't follow here" in terminal.type("curve upside down")
        told = terminal.type("plot")
        assert "Scores, and in how many games: 17 in 1." in told
        assert "┤" not in told
        assert "score" in terminal.type(f"plot {SMALL_NAME} drawn")


def test_players_of_two_parties_have_names(data: Path) -> None:
    with Terminal(data) as terminal:
        assert "The players are Player 1 and Player 2." in terminal.type("names")
        assert "'Ada' is not two names" in terminal.type("names Ada")
        assert terminal.type("two").endswith(("Player 1> ", "Player 2> "))
        assert terminal.type("names Ada,  Ben ").startswith("The players are Ada and Ben.")
        assert "Ada: " in terminal.type("look")
    with Terminal(data) as again:
        assert again.type("continue").endswith(("Ada> ", "Ben> "))


def test_the_bestiary_in_words(data: Path, store: Store) -> None:
    game = Game.deal("classic", "7")
    store.begin(play_out(game, make_bot("greedy", game.rules)), Kind.DEAL)
    result = piped(data, "bestiary\nbestiary 2c\nbestiary nobody\ndismiss\nquit\n")
    assert "Monsters: " in result.stdout
    assert "Weapons: " in result.stdout
    assert "worth 2, of flesh" in result.stdout
    assert "there is nothing called 'nobody' in the bestiary" in result.stderr
    assert "there is nothing to dismiss now" in result.stderr
