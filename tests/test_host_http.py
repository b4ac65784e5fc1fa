"""The server over real connections: what comes before a request, and what is no request at all."""

from __future__ import annotations

import json
import re
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from scoundrel.host.protocols import MOST_HEAD
from tests.servers import Hosted, get
from tests.test_cli import SCOUNDREL

PATIENCE = 0.4
"""Seconds that this server waits for the head of a request."""
HURRIED = f"""
from scoundrel.host import protocols
from scoundrel_command import main
protocols.PATIENCE = {PATIENCE}
main()
"""
HOST = b"Host: example.org\r\n"
JSON = b"Content-Type: application/json\r\n"
SOCKET = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
HEADERS = b"".join(b"X-%d: x\r\n" % number for number in range(300))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    server = Hosted(tmp_path_factory.mktemp("data"), None, ())
    server.command = [sys.executable, "-c", HURRIED, *server.command[len(SCOUNDREL) :]]
    server.start()
    try:
        yield server
        assert get(f"{server.url}/healthz")[0] == 200
        assert "Traceback" not in server.log
        assert '"level": "error"' not in server.log
    finally:
        server.kill()


class Line:
    """A connection, byte by byte."""

    def __init__(self, server: Hosted) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), timeout=5)
        self.heard = b""

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def say(self, sent: bytes) -> Line:
        # Whoever is not listened to any more may be cut off.
        with suppress(ConnectionError):
            self._socket.sendall(sent)
        return self

    def hear(self, pattern: bytes) -> re.Match[bytes]:
        """Listen until something has come."""
        while (found := re.search(pattern, self.heard, re.DOTALL)) is None:
            part = self._socket.recv(65536)
            assert part, self.heard
            self.heard += part
        return found

    def answer(self, *, head: bool = False) -> tuple[int, dict[str, str], bytes]:
        """The next answer: its status, its headers and its body."""
        found = self.hear(rb"^HTTP/1\.1 (\d+) [^\r]*\r\n((?:[^\r]+\r\n)*)\r\n")
        lines = found[2].decode().splitlines()
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        size = 0 if head else int(headers.get("content-length", 0))
        self.hear(b"^" + re.escape(found[0]) + b".{%d}" % size)
        body, self.heard = self.heard[found.end() :][:size], self.heard[found.end() + size :]
        return int(found[1]), headers, body

    def is_closed(self) -> bool:
        """Whether the other side hangs up, within the time of a test."""
        try:
            while self._socket.recv(65536):
                pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True


def request(line: bytes, *headers: bytes, body: bytes = b"") -> bytes:
    length = b"Content-Length: %d\r\n" % len(body) if body else b""
    return b"".join((line, b" HTTP/1.1\r\n", HOST, *headers, length, b"\r\n", body))


# --- Requests ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (request(b"GET /api/v1/"), 200),
        (b"GET /api/v1/ HTTP/1.1\r\n\r\n", 200),
        (request(b"GET http://elsewhere.example/api/v1/"), 200),
        (request(b"GET /api/v1/", body=b"hello"), 200),
        (request(b"GET /api/v1/", b"Transfer-Encoding: chunked\r\n") + b"5\r\nhello\r\n0\r\n\r\n", 200),
        (request(b"GET /api/v1/", HEADERS), 200),
        (request(b"OPTIONS /api/v1/me", b"Origin: https://evil.example\r\n"), 405),
        (request(b"TRACE /api/v1/"), 405),
        (request(b"OPTIONS *"), 404),
        (request(b"GET /api/v1/games/%ff%fe"), 404),
        (request(b"GET /api/v1/games/%ed%a0%80"), 404),
        (request(b"GET /api/v1/games/%zz%4"), 404),
        (request(b"GET /api/v1/games/%00"), 404),
        (request(b"GET /api/v1/games/%0d%0aset-cookie:x"), 404),
        (request(b"GET /api/v1/games/" + b"a" * 50_000), 404),
        (request(b"GET /api/v1me"), 404),
        (request(b"GET /api/v1/games/x?watch=" + b"a" * 50_000), 413),
        (request(b"GET /api/v1/me", b"Authorization: Bearer \xff\xfe\x80\r\n"), 401),
        (request(b"GET /api/v1/me", b"Cookie: scoundrel=\xff\xe2.1.\xff\r\n"), 401),
        (request(b"GET /api/v1/me", b"X-Forwarded-For: \xff;;, 1.2.3.4:99999\r\n"), 401),
        (request(b"DELETE /api/v1/me", b"Origin: \xff\r\n"), 403),
        (request(b"POST /api/v1/players", JSON), 411),
        (request(b"POST /api/v1/players", JSON, b"Transfer-Encoding: chunked\r\n") + b"2\r\n{}\r\n0\r\n\r\n", 411),
        (request(b"POST /api/v1/players", JSON, body=b"x" * 20_000), 413),
        (request(b"GET /api/v1/news?game=x"), 426),
    ],
)  # fmt: skip
def test_whatever_is_a_request_is_answered_and_the_next_one_too(
    server: Hosted, sent: bytes, status: int
) -> None:
    with Line(server) as line:
        found, headers, body = line.say(sent + request(b"GET /healthz")).answer()
        assert found == status
        assert headers["content-type"] == "application/json"
        assert "error" in json.loads(body) or status == 200
        assert line.answer()[2] == b'{"alive": true}'


@pytest.mark.parametrize(
    "sent",
    [
        b"\x00\x01\x02\xff\r\n\r\n",
        bytes.fromhex("1603010200010001fc0303") + b"\x00" * 60,
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET /api/v1/ HTTP/9.9\r\n\r\n",
        request(b"BREW /api/v1/"),
        request(b"GET /api/v1/games/\xff"),
        request(b"GET /api/v1/", b"X: a\x00b\r\n"),
        request(b"GET /api/v1/", b"X: a\r\n b\r\n"),
        request(b"POST /api/v1/players", JSON, b"Content-Length: 2\r\n", body=b"{} "),
        request(b"POST /api/v1/players", JSON, b"Content-Length: +2\r\n") + b"{}",
        request(b"POST /api/v1/players", JSON, b"Transfer-Encoding: chunked\r\n", body=b"{}"),
        request(b"POST /api/v1/players", JSON, b"Transfer-Encoding: gzip\r\n") + b"abc",
        request(b"GET /api/v1/news?game=x", SOCKET, b"X: " + b"x" * 60_000 + b"\r\n"),
        request(b"GET /api/v1/news?game=x", SOCKET, HEADERS),
        request(b"GET /api/v1/news?game=x", SOCKET, body=b"hello"),
        request(b"GET /api/v1/news?game=x", SOCKET.replace(b": 13", b": 7")),
    ],
)
def test_what_is_no_request_is_refused_and_cut_off(server: Hosted, sent: bytes) -> None:
    with Line(server) as line:
        assert line.say(sent).answer()[0] == 400
        assert line.is_closed()


def test_a_head_is_the_answer_without_its_body(server: Hosted) -> None:
    for path in (b"/api/v1/", b"/api/v1/openapi.json", b"/api/v1/me", b"/healthz", b"/nowhere"):
        with Line(server) as line:
            whole = line.say(request(b"GET " + path)).answer()
            bare = line.say(request(b"HEAD " + path)).answer(head=True)
            assert bare == (whole[0], whole[1], b"")
            assert line.say(request(b"GET /healthz")).answer()[0] == 200


def test_http_1_0_is_answered_and_closed(server: Hosted) -> None:
    with Line(server) as line:
        assert line.say(b"GET /api/v1/ HTTP/1.0\r\nConnection: keep-alive\r\n\r\n").answer()[0] == 200
        assert line.is_closed()


def test_requests_that_come_at_once_are_answered_in_order(server: Hosted) -> None:
    paths = [b"/api/v1/", b"/api/v1/me", b"/healthz", b"/api/v1/nowhere"] * 25
    with Line(server) as line:
        line.say(b"".join(request(b"GET " + path) for path in paths))
        assert [line.answer()[0] for _ in paths] == [200, 401, 200, 404] * 25


def test_who_asks_first_is_told_to_go_on(server: Hosted) -> None:
    asked = request(b"POST /api/v1/players", JSON, b"Expect: 100-continue\r\nContent-Length: 2\r\n")
    with Line(server) as line:
        assert line.say(asked).answer()[0] == 100
        assert line.say(b"{}").answer()[0] == 200


# --- Size and time -------------------------------------------------------------------------------------


def test_a_head_without_end_is_cut_off(server: Hosted) -> None:
    with Line(server) as line:
        line.say(request(b"GET /api/v1/")[:-2] + b"X: ")
        for _ in range(2 * MOST_HEAD // 8_192):
            line.say(b"x" * 8_192)
            time.sleep(0.001)
        assert line.answer()[0] == 431
        assert line.is_closed()


@pytest.mark.parametrize(
    ("before", "sent"),
    [
        (b"", b""),
        (b"", b"\r\n"),
        (b"", b"GET /api"),
        (b"", b"GET /api/v1/ HTTP/1.1\r\nHost: x\r\nX: "),
        # Between two requests there may be more time, until the second begins.
        (request(b"GET /healthz"), b"\r\n"),
        (request(b"GET /healthz"), b"GET /api"),
    ],
)
def test_who_does_not_come_to_the_point_is_cut_off(server: Hosted, before: bytes, sent: bytes) -> None:
    with Line(server) as line:
        if before:
            line.say(before).answer()
        began = time.monotonic()
        line.say(sent)
        # Sending a little now and then does not help.
        with suppress(ConnectionError, TimeoutError):
            for _ in range(20 * bool(sent)):
                time.sleep(PATIENCE / 10)
                line.say(b"\r\n" if sent == b"\r\n" else b"x")
        assert line.is_closed()
        assert time.monotonic() - began < 4 * PATIENCE


def test_who_has_come_to_the_point_may_wait(server: Hosted) -> None:
    with Line(server) as line:
        _, _, body = line.say(request(b"POST /api/v1/players", JSON, body=b"{}")).answer()
        mine = b"Authorization: Bearer " + json.loads(body)["token"].encode() + b"\r\n"
        asked = b'{"kind": "shared", "rules": "dragons-duo"}'
        _, _, body = line.say(request(b"POST /api/v1/games", JSON, mine, body=asked)).answer()
        game = json.loads(body)["game"].encode()
        with Line(server) as news:
            news.say(request(b"GET /api/v1/news?game=" + game, mine, SOCKET)).answer()
            began = time.monotonic()
            waiting = request(b"GET /api/v1/games/" + game + b"?since=1&wait=1", mine)
            assert line.say(waiting).answer()[0] == 200
            assert time.monotonic() - began > 2 * PATIENCE
            invited = json.loads(body)["invites"]["1"].encode()
            line.say(request(b"POST /api/v1/players", JSON, body=b"{}"))
            other = b"Authorization: Bearer " + json.loads(line.answer()[2])["token"].encode() + b"\r\n"
            line.say(request(b"POST /api/v1/join", JSON, other, body=b'{"invite": "' + invited + b'"}'))
            assert line.answer()[0] == 200
            news.hear(rb'\{"game": "' + game + rb'", "version": 2\}')


@pytest.mark.parametrize("path", [b"/", b"/api/v1/me", b"/api/v1/newss", b"/%ff", b"/api/v1/news"])
def test_a_socket_for_anything_else_is_closed(server: Hosted, path: bytes) -> None:
    with Line(server) as line:
        line.say(request(b"GET " + path, SOCKET))
        assert line.answer()[0] == 101
        code = 4422 if path == b"/api/v1/news" else 4404
        assert line.hear(rb"^\x88\x02(..)")[1] == code.to_bytes(2, "big")
