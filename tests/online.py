"""Players of a server: in plain mode at a terminal, and as a program; and servers that are none."""

from __future__ import annotations

import os
import select
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from scoundrel.engine.bots import Bot, make_bot
from scoundrel.online import OnlineMatch, Server
from scoundrel.online.membership import PLAYER, server_in
from scoundrel.online.seating import sit_down
from scoundrel.play.flow import DealerLooks, Thinking, Threshold
from scoundrel.play.sitting import Sitting
from scoundrel.store import Store
from tests.test_plain import Terminal

__all__ = [
    "Listener",
    "answering",
    "begin",
    "bot_for",
    "client_in",
    "no_server",
    "play_turn",
    "silent",
    "token_in",
    "web_page",
]

PATIENCE = 30


class Listener(Terminal):
    """Someone in plain mode, who also hears what is said while nothing can be typed.

    Who joins a table may have to wait there, so their greeting is heard like anything else.
    """

    def __init__(self, data: Path, *words: str) -> None:
        self._joins = "--join" in words
        super().__init__(data, *words)

    def _read(self) -> str:
        if self._joins:
            self._joins = False
            return ""
        return super()._read()

    def say(self, line: str) -> None:
        """Type a line, and wait for nothing."""
        os.write(self.terminal, f"{line}\n".encode())

    def hears(self, *texts: str) -> str:
        """Listen until all of these were said; everything that was said meanwhile."""
        said, end = b"", time.monotonic() + PATIENCE
        while not said or not all(text in said.decode("utf-8", "replace") for text in texts):
            assert select.select([self.terminal], [], [], max(0.0, end - time.monotonic()))[0], said
            said += os.read(self.terminal, 65536)
        assert b"Traceback" not in said
        return said.decode("utf-8", "replace").replace("\r\n", "\n")

    def interrupt(self) -> str:
        """Press Ctrl-C; what is said up to the next prompt."""
        self.process.send_signal(signal.SIGINT)
        return self._read()

    def turns(self) -> str:
        """What is said up to the next prompt."""
        return self._read()


def client_in(data: Path, setting: str = PLAYER) -> Server:
    """Whoever plays with these saved games, as a program."""
    with Store.open(data) as store:
        server = server_in(store, setting)
    assert server is not None
    return server


def token_in(data: Path, setting: str = PLAYER) -> str:
    token = client_in(data, setting).token
    assert len(token) > 40
    return token


def bot_for(match: OnlineMatch) -> Bot:
    return make_bot("greedy", match.seen.about.rules)


def begin(match: OnlineMatch) -> Sitting:
    """Sit down at a match, and begin it if nobody has yet."""
    sitting = sit_down(match, None)
    if isinstance(threshold := sitting.comes_next, Threshold):
        threshold.begin()
    return sitting


def play_turn(sitting: Sitting) -> None:
    """Do what comes next: wait, deal, or move as a simple bot does."""
    match sitting.comes_next:
        case Thinking() as thinking:
            thinking.done()
        case DealerLooks() as dealer:
            dealer.hand_over("Something stirs.")
        case _:
            sitting.play(make_bot("greedy", sitting.rules).choose(sitting.view).move, sure=True)


# --- Servers that are none -----------------------------------------------------------------------------


def no_server() -> str:
    """An address at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return f"http://127.0.0.1:{listening.getsockname()[1]}"


@contextmanager
def silent() -> Iterator[str]:
    """The address of a server that takes every connection and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"


def web_page() -> AbstractContextManager[str]:
    """The address of a server of something else."""
    return answering("<!doctype html><title>Bread</title>", kind="text/html")


@contextmanager
def answering(
    answer: str, status: int = 200, kind: str = "application/json", *, lost: int = 0
) -> Iterator[str]:
    """The address of a server that says the same whatever it is asked; so many bytes of it are lost."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self._answer()

        def do_POST(self) -> None:
            self._answer()

        def _answer(self) -> None:
            self.rfile.read(int(self.headers.get("content-length") or 0))
            page = answer.encode()
            self.send_response(status)
            self.send_header("content-type", kind)
            self.send_header("content-length", str(len(page)))
            self.end_headers()
            self.wfile.write(page[: len(page) - lost])

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
