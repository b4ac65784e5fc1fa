"""A line protocol for bots in any language, modelled on UCI.

Lines to the bot, and its answers::

    isready                     readyok
    position POSITION           (none; a position as a player sees it, explained in docs/notation.md)
    go [simulations N]          info text of any kind, on any number of lines; then
                                bestmove MOVE [value V [score S]]
    quit                        (the bot exits)

With `serve` one of our bots answers; with `ProgramBot` somebody else's bot plays here. A program that takes
too long, exits or answers nonsense forfeits the game. Its value is the chance to win, its score what it
expects; a number that can't be read counts as not given.
"""

from __future__ import annotations

import contextlib
import math
import os
import re
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Callable, Iterable
from functools import cache
from typing import IO, NoReturn

from scoundrel.engine.bots import Bot, Choice, make_bot
from scoundrel.engine.goals import Goal
from scoundrel.errors import ForfeitError, ScoundrelError, quote
from scoundrel.files import check_line
from scoundrel.game import Game, View
from scoundrel.notation.moves import Move
from scoundrel.rules import Rules
from scoundrel.signals import before_the_end, undisturbed

__all__ = ["PROGRAM", "ProgramBot", "dismiss", "make_player", "serve"]

PROGRAM = "program:"
"""The prefix of a bot's name when the rest of it is a command to run."""
MOST_SECONDS = 86_400
"""The longest that a program may think about a move: a day."""


def make_player(
    name: str,
    rules: Rules,
    simulations: int | None,
    milliseconds: float | None,
    timeout: float,
    goal: str = Goal.WIN,
) -> Bot:
    """A bot by its name, either one of ours or a program; `dismiss` it when it is done."""
    if name.startswith(PROGRAM):
        if goal != Goal.WIN:
            raise ScoundrelError("error-programs_goal", name=quote(name), goal=goal)
        return ProgramBot(name.removeprefix(PROGRAM), timeout)
    return make_bot(name, rules, simulations, milliseconds, goal)


def dismiss(bot: Bot) -> None:
    """End a bot's program, if it has one."""
    if isinstance(bot, ProgramBot):
        bot.close()


def serve(
    lines: Iterable[str], answer: Callable[[str], None], name: str = "expert", goal: str = Goal.WIN
) -> None:
    """Answer the lines of the protocol with one of our bots; an error is reported and changes nothing."""
    view: View | None = None
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return
        try:
            check_line(line)
            match word:
                case "":
                    continue
                case "isready":
                    answer("readyok")
                case "position":
                    game = Game.from_position(rest.strip())
                    view = game.view(game.turn)
                case "go":
                    answer(_best_move(view, name, rest.split(), goal))
                case _:
                    raise ScoundrelError("error-no_such_word", word=quote(word))
        except ScoundrelError as error:
            answer(f"error {error}")


def _best_move(view: View | None, name: str, words: list[str], goal: str) -> str:
    if view is None or view.over:
        raise ScoundrelError("error-no_position")
    budget = _budget(words)
    if name != "expert":
        budget = {}
    bot = make_bot(name, view.rules, budget.get("simulations"), budget.get("milliseconds"), goal)
    choice = bot.choose(view)
    value = "" if choice.value is None else f" value {choice.value:.4f}"
    score = "" if choice.score is None else f" score {choice.score:.2f}"
    return f"bestmove {choice.move}{value}{score}"


def _budget(words: list[str]) -> dict[str, int]:
    """The budget given by the words after ``go``."""
    if not words:
        return {}
    known = len(words) == 2 and words[0] in ("simulations", "milliseconds")
    if not known or not re.fullmatch(r"\d{1,9}", words[1], re.ASCII):
        raise ScoundrelError("error-not_a_budget", text=quote(" ".join(words)))
    return {words[0]: int(words[1])}


class ProgramBot:
    """A bot that is an external program; `seconds` is how long it may take to answer.

    It ends when this process ends, even by SIGTERM or SIGHUP.
    """

    def __init__(self, command: str, seconds: float = 10.0) -> None:
        self.name = command
        self.note = "a program of its own"
        self.seconds = seconds
        self._words = _split(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""
        if not 0 < seconds <= MOST_SECONDS:
            raise ScoundrelError("error-bad_seconds", n=seconds, most=MOST_SECONDS)

    def choose(self, view: View) -> Choice:
        """Ask the program; `ForfeitError` says how it failed, if it did."""
        self._start()
        # Anything it says before this answer belongs to an earlier position.
        self._ask("isready", wanted="readyok")
        words = self._ask(f"position {view.position()}", "go", wanted="bestmove").split()
        try:
            move = Move(words[0])
        except (ScoundrelError, IndexError):
            self._forfeit("error-answered_no_move", text=quote(" ".join(words)))
        if move not in view.legal_moves:
            self._forfeit("error-answered_illegal", move=str(move))
        told = dict(zip(words[1::2], words[2::2], strict=False))
        value, score = (_number(told.get(name, "")) for name in ("value", "score"))
        return Choice(move, value if value is not None and 0 <= value <= 1 else None, score=score)

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None
            with contextlib.suppress(OSError):
                process.stdin.write(b"quit\n")
                process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.2)
            _end(process)

    def _start(self) -> None:
        """Start the program if it is not running."""
        if self._process is not None:
            return
        if not hasattr(os, "killpg"):  # Windows, where one can't wait for a pipe either
            raise ScoundrelError("error-no_programs")
        self._unread = b""
        _end_all_at_the_end()
        with undisturbed():
            try:
                self._process = subprocess.Popen(
                    self._words,
                    bufsize=0,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    start_new_session=True,
                )
            except (OSError, ValueError) as error:
                why = (getattr(error, "strerror", None) or str(error)).lower()
                raise ScoundrelError("error-not_started", name=quote(self.name), why=why) from None
            _running.add(self._process)
        assert self._process.stdin is not None
        os.set_blocking(self._process.stdin.fileno(), False)

    def _ask(self, *lines: str, wanted: str) -> str:
        """Send some lines, and return the rest of the next line that begins with the wanted word."""
        deadline = time.monotonic() + self.seconds
        self._send("".join(f"{line}\n" for line in lines).encode(), deadline)
        while True:
            line = self._line(deadline)
            word, _, rest = line.strip().partition(" ")
            if word == wanted:
                return rest
            if word == "error":
                self._forfeit("error-complained", words=rest)

    def _send(self, lines: bytes, deadline: float) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        while lines:
            self._wait_for(self._process.stdin, selectors.EVENT_WRITE, deadline, "read")
            try:
                lines = lines[self._process.stdin.write(lines) or 0 :]
            except OSError:
                self._forfeit("error-program_ended")

    def _line(self, deadline: float) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        while b"\n" not in self._unread:
            self._wait_for(self._process.stdout, selectors.EVENT_READ, deadline, "answer")
            more = self._process.stdout.read(65536)
            if not more:
                self._forfeit("error-program_ended")
            self._unread += more
            if len(self._unread) > 1 << 20:
                self._forfeit("error-endless_answer")
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode("utf-8", "replace")

    def _wait_for(self, pipe: IO[bytes], event: int, deadline: float, verb: str) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            left = deadline - time.monotonic()
            if left <= 0 or not selector.select(left):
                self._forfeit("error-program_late", does=verb, seconds=self.seconds)

    def _forfeit(self, key: str, /, **values: object) -> NoReturn:
        self.close()
        raise ForfeitError(key, name=quote(self.name), **values)


_running: set[subprocess.Popen[bytes]] = set()
"""Every program that was started and has not been ended yet."""


@cache
def _end_all_at_the_end() -> None:
    """Let no program outlive this process."""
    before_the_end(_kill_all)


def _kill_all() -> None:
    for process in list(_running):
        _kill(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    _kill(process)
    process.wait()
    _running.discard(process)
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)  # and whatever it started itself


def _split(command: str) -> list[str]:
    """The words of a command line."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ScoundrelError(
            "error-not_a_command", command=quote(command), why=str(error).lower()
        ) from None
    if not words:
        raise ScoundrelError("error-no_program", text=quote(PROGRAM + command), mark=PROGRAM)
    return words


def _number(text: str) -> float | None:
    """A number that a program sent; None if it is not one."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None
