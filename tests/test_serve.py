"""The page at home: served to this machine's own browser, on the saved games of the terminal, and to nobody else."""

from __future__ import annotations

import http.client
import json
import resource
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from scoundrel.budget import checkpoint
from scoundrel.errors import ScoundrelError, StoreError, quote
from scoundrel.game import Game
from scoundrel.play.sitting import Sitting
from scoundrel.serve.connections import MOST_STRANGERS
from scoundrel.store import Store
from scoundrel.texts import say
from tests.hosts import PATIENCE, Window, at_home, at_home_here
from tests.pages import Conversation
from tests.site import browser_of, served
from tests.sittings import whole
from tests.test_cli import SCOUNDREL, refused


class Visitor(NamedTuple):
    """Somebody at this machine, without a browser."""

    port: int
    secret: str
    printed: str

    def ask(
        self, method: str = "GET", path: str = "/", body: str = "", **headers: str
    ) -> tuple[http.client.HTTPResponse, str]:
        """An answer and its text; headers are written with underscores."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body.encode() or None, sent)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer, text

    def page(self) -> Conversation:
        """A window of the page."""
        return Conversation(lambda message: self.send(**message))

    def send(self, do: str, **more: Any) -> dict[str, Any]:
        """A message, as the page sends it."""
        body = json.dumps({"do": do, **more})
        answer, text = self.ask("POST", "/door", body, **self.own)
        assert answer.status == 200, text
        reply: dict[str, Any] = json.loads(text)
        return reply

    @property
    def own(self) -> dict[str, str]:
        """What the page's own browser sends along."""
        origin = f"http://127.0.0.1:{self.port}"
        return {"scoundrel_key": self.secret, "origin": origin}


@contextmanager
def visited(data: Path, port: int | None = None) -> Iterator[Visitor]:
    """A server in this process, whose limits can be changed."""
    with at_home_here(data, port) as address:
        yield Visitor(urlsplit(address).port or 0, address.partition("=")[2], "")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("served")


@pytest.fixture(scope="module")
def home(data: Path) -> Iterator[Visitor]:
    with at_home(data) as started:
        yield Visitor(started.port, started.secret, started.printed)


def test_it_says_who_can_reach_it(home: Visitor) -> None:
    assert "Only this machine can reach it." in home.printed
    assert "Ctrl-C stops it." in home.printed


def test_a_name_of_this_machine_is_this_machine(tmp_path: Path) -> None:
    with at_home(tmp_path, "--host", "LocalHost", "--port", "0") as started:
        assert "Only this machine can reach it." in started.printed
        visitor = Visitor(started.port, started.secret, started.printed)
        assert visitor.ask(host=f"localhost:{started.port}")[0].status == 200


def test_without_the_secret_no_message_is_obeyed(home: Visitor) -> None:
    hello = json.dumps({"id": 1, "do": "hello"})
    for shown in (
        {},
        {"scoundrel_key": ""},
        {"scoundrel_key": "wrong"},
        {"scoundrel_key": "wröng"},
        {"cookie": f"scoundrel-key={home.secret}"},
        {"authorization": f"Bearer {home.secret}"},
    ):
        sent = {name: value for name, value in home.own.items() if name != "scoundrel_key"} | shown
        answer, text = home.ask("POST", "/door", hello, **sent)
        assert answer.status == 403
        assert json.loads(text)["error"].startswith("Open the link")


def test_a_browser_can_send_the_secret_to_no_other_server(home: Visitor) -> None:
    """A cookie would go to every port of this host, and a referrer to wherever a link leads."""
    for path in ("/", f"/?key={home.secret}", "/app.js"):
        answer, text = home.ask(path=path)
        assert (answer.status, answer.getheader("set-cookie")) == (200, None)
        assert answer.getheader("referrer-policy") == "no-referrer"
        assert home.secret not in text


@pytest.mark.parametrize("path", ["/?key=wrong", "/?key=", "/index.html?a=b&key=wrong", "/?k%65y=wrong"])
def test_a_wrong_link_does_not_reach_the_page(home: Visitor, path: str) -> None:
    """Otherwise any page could send a browser there, which would overwrite the right secret."""
    answer, _ = home.ask(path=path)
    assert (answer.status, answer.getheader("location")) == (303, "/")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "https://127.0.0.1:{port}"},
        {"origin": "http://127.0.0.1:1"},
        {"host": "evil.example"},
        {"host": "evil.example:{port}", "origin": "http://evil.example:{port}"},
        {"host": "127.0.0.1:1", "origin": "http://127.0.0.1:1"},
        {"host": "127.0.0.1"},
        {"host": "127.0.0.1:80", "origin": "http://127.0.0.1:80"},
        {"host": "127.0.0.1:x"},
        {"host": ""},
        {"host": "192.168.0.1:{port}", "origin": "http://192.168.0.1:{port}"},
    ],
)
def test_another_page_or_another_name_is_refused(home: Visitor, headers: dict[str, str]) -> None:
    sent = home.own | {name: value.format(port=home.port) for name, value in headers.items()}
    for method, path in (("POST", "/door"), ("GET", "/"), ("GET", f"/?key={home.secret}")):
        answer, text = home.ask(method, path, '{"do": "hello"}' if method == "POST" else "", **sent)
        assert answer.status == 403
        assert json.loads(text)["error"] == "This is not a page of this server."


def test_the_machine_s_other_name_is_as_good(home: Visitor) -> None:
    name = f"localhost:{home.port}"
    answer, _ = home.ask(
        "POST", "/door", '{"id": 1, "do": "hello"}', **home.own | {"host": name, "origin": f"http://{name}"}
    )
    assert answer.status == 200


def test_every_answer_forbids_code_of_others(home: Visitor) -> None:
    for path in ("/", "/nothing", "/../pyproject.toml", f"/?key={home.secret}"):
        answer, _ = home.ask(path=path)
        policy = answer.getheader("content-security-policy") or ""
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.getheader("x-content-type-options") == "nosniff"
        assert answer.getheader("access-control-allow-origin") is None


def test_nothing_outside_the_page_is_served(home: Visitor) -> None:
    for path in (
        "/../door/door.py",
        "/%2e%2e/errors.py",
        "/..%2ferrors.py",
        "/nothing",
        "/types.d.ts",
        "/door",
    ):
        assert home.ask(path=path)[0].status == 404
    assert home.ask("POST", "/", "{}", **home.own)[0].status == 405


@pytest.mark.parametrize("body", ["", "nonsense", "[", "\x00"])
def test_an_invalid_message_is_refused_in_a_sentence(home: Visitor, body: str) -> None:
    answer, text = home.ask("POST", "/door", body, **home.own)
    assert answer.status == 400
    assert json.loads(text)["error"]


def test_a_message_that_is_too_long_is_refused(home: Visitor) -> None:
    body = json.dumps({"do": "import", "text": "x" * 12_000_000})
    answer, text = home.ask("POST", "/door", body, **home.own)
    assert (answer.status, json.loads(text)["error"]) == (413, "That is too long.")


def test_a_game_over_the_wire_and_its_end(home: Visitor) -> None:
    page = home.page()
    reply = page.send({"do": "new", "rules": "classic", "seed": "42"})
    while reply["next"] == "player":
        slot = next(each for each in reply["screen"]["room"] if each)
        reply = page.send(slot["choices"][0]["do"] | {"sure": True})
    assert reply["next"] == "end"
    assert reply["thinking"] == "The coach is reviewing the game …"
    assert page.send(reply["think"])["screen"]["review"]["curve"]


def test_terminal_and_page_go_on_with_the_same_game(home: Visitor, data: Path) -> None:
    with Store.open(data) as store:
        sitting = Sitting.begin(store, Game.deal("classic", "77"), named=True)
        sitting.play(whole(sitting).legal_moves[0])
        page = home.page()
        reply = page.send({"do": "continue"})
        assert reply["screen"]["heading"] == "Classic Scoundrel · deal 77"
        assert len(reply["screen"]["log"]) == 1
        choice = next(slot for slot in reply["screen"]["room"] if slot)["choices"][0]
        assert "error" not in page.send(choice["do"])
        latest = store.latest_open()
        assert latest is not None
        assert latest.moves == 2
        with pytest.raises(StoreError):
            sitting.play(whole(sitting).legal_moves[0])


def test_each_window_has_its_own_screen(home: Visitor) -> None:
    one, two = home.page(), home.page()
    one.send({"do": "new", "rules": "classic", "seed": "5"})
    assert two.send({"do": "statistics"})["screen"]["kind"] == "statistics"
    assert one.send({"do": "think"})["screen"]["kind"] == "table"


# --- Clients that take their time ----------------------------------------------------------------------


def asking(visitor: Visitor, *more: str, method: str = "POST", path: str = "/door") -> bytes:
    """The beginning of a request, up to its body; with more headers than a stranger has."""
    return "\r\n".join(
        (f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{visitor.port}", *more, "", "")
    ).encode()


def connected(visitor: Visitor, sent: bytes = b"") -> socket.socket:
    client = socket.create_connection(("127.0.0.1", visitor.port), PATIENCE)
    client.sendall(sent)
    return client


def closed(client: socket.socket) -> bool:
    """Wait for the server to say something, and whether it has hung up instead."""
    with suppress(ConnectionResetError):
        return client.recv(65_536) == b""
    return True


def test_a_client_that_is_slow_or_goes_away_hurts_nobody(home: Visitor) -> None:
    key = f"Scoundrel-Key: {home.secret}"
    think = json.dumps({"id": 1, "do": "new", "rules": "classic", "winnable": True}).encode()
    beginnings = [
        asking(home, key)[:-2],
        asking(home, key, "Content-Length: 100"),
        asking(home, key, "Content-Length: 100") + b"abc",
        asking(home, key, f"Content-Length: {len(think)}") + think,
    ]
    slow = [connected(home, beginnings[number % len(beginnings)]) for number in range(60)]
    assert home.send("hello")["screen"]["kind"] == "title"
    for client in slow:
        client.close()
    assert home.send("hello")["screen"]["kind"] == "title"


STRANGE = {
    "silent": b"",
    "slow to ask": b"POST /door HTTP/1.1\r\nHost: ",
    "slow to send": b"POST /door HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 9000\r\n\r\n{",
    "asking for files": b"GET /style.css HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" * 50,
}


@pytest.mark.parametrize("manner", STRANGE)
def test_strangers_never_use_up_the_open_files(tmp_path: Path, manner: str) -> None:
    sent, crowd = STRANGE[manner], 400
    with at_home(tmp_path) as started, ExitStack() as stack:
        resource.prlimit(started.process.pid, resource.RLIMIT_NOFILE, (160, 160))
        visitor = Visitor(started.port, started.secret, started.printed)
        kept = http.client.HTTPConnection("127.0.0.1", started.port, timeout=PATIENCE)
        body, headers = json.dumps({"id": 1, "do": "title"}), {"Scoundrel-Key": started.secret}
        for _ in range(2):
            for _ in range(crowd):
                stack.enter_context(connected(visitor, sent.replace(b"%d", str(started.port).encode())))
            # A client that has shown the secret is not disconnected, one that shows it now is let in,
            # and a browser can still connect.
            kept.request("POST", "/door", body, headers)
            assert json.loads(kept.getresponse().read())["screen"]["kind"] == "title"
            assert visitor.send("hello")["screen"]["kind"] == "title"
            assert visitor.ask()[0].status == 200
        kept.close()


def test_the_oldest_stranger_makes_room(tmp_path: Path) -> None:
    with visited(tmp_path) as here, ExitStack() as stack:
        first, *others = (stack.enter_context(connected(here)) for _ in range(MOST_STRANGERS + 1))
        assert closed(first)
        others[0].sendall(asking(here, method="GET", path="/"))
        assert others[0].recv(12) == b"HTTP/1.1 200"


@pytest.mark.parametrize("manner", STRANGE)
def test_a_stranger_s_time_runs_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, manner: str) -> None:
    monkeypatch.setattr("scoundrel.serve.connections.STRANGER_SECONDS", 0.1)
    with visited(tmp_path) as here:
        client = connected(here, STRANGE[manner].replace(b"%d", str(here.port).encode()))
        while not closed(client):
            pass
        client.close()
        assert here.send("hello")["screen"]["kind"] == "title"


def test_a_player_s_time_runs_out_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoundrel.serve.connections.STRANGER_SECONDS", 0.1)
    monkeypatch.setattr("scoundrel.serve.connections.PATIENCE", 0.3)
    monkeypatch.setattr("scoundrel.serve.server.PATIENCE", 0.2)
    with visited(tmp_path) as here:
        beginning = asking(here, f"Scoundrel-Key: {here.secret}", "Content-Length: 100") + b"{"
        with connected(here, beginning) as client:
            answer = http.client.HTTPResponse(client)
            answer.begin()
            error = json.loads(answer.read())["error"]
            assert (answer.status, error) == (408, "That took too long to arrive.")
            assert closed(client)


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_chunked_body_is_not_read(home: Visitor, method: str, known: bool) -> None:
    """The page never sends one, and reading it a byte at a time would hold everybody up."""
    own = [f"Scoundrel-Key: {home.secret}"] if known else []
    sent = asking(home, *own, "Transfer-Encoding: chunked", method=method, path="/door") + b"1\r\n{\r\n"
    with connected(home, sent) as client:
        answer = http.client.HTTPResponse(client)
        answer.begin()
        assert answer.status == {"GET": 404, "POST": 411 if known else 403}[method]
        assert answer.getheader("connection") == "close"
        answer.read()
        assert closed(client)


def test_a_stranger_s_long_body_is_not_read(home: Visitor) -> None:
    with connected(home, asking(home, "Content-Length: 1000000000")) as client:
        answer = http.client.HTTPResponse(client)
        answer.begin()
        assert (answer.status, answer.getheader("connection")) == (403, "close")
        answer.read()
        assert closed(client)


def test_endless_request_headers_are_not_read(home: Visitor) -> None:
    with connected(home, asking(home)[:-2]) as client:
        # If the server read all of it, it would have to answer.
        with suppress(ConnectionError):
            client.sendall(b"x: %s\r\n" % (b"x" * 100) * 200_000)
        with suppress(ConnectionResetError):
            assert client.recv(12) in (b"HTTP/1.1 400", b"")


@pytest.mark.parametrize("after", [b"zz\r\n", b"1\r\n{}{}{}\r\n", b"0\r\n\r\nGARBAGE\r\n\r\n"])
def test_bytes_after_a_request_that_are_not_http_are_not_answered(tmp_path: Path, after: bytes) -> None:
    """`at_home` finds no traceback in what the server says."""
    with at_home(tmp_path) as started:
        visitor = Visitor(started.port, started.secret, started.printed)
        sent = asking(visitor, "Transfer-Encoding: chunked", method="GET", path="/")
        with connected(visitor, sent + after) as client:
            while not closed(client):
                pass
        assert visitor.send("hello")["screen"]["kind"] == "title"


def test_a_slow_client_does_not_keep_it_from_ending(tmp_path: Path) -> None:
    with at_home(tmp_path) as started, ExitStack() as stack:
        visitor = Visitor(started.port, started.secret, started.printed)
        own = asking(visitor, f"Scoundrel-Key: {started.secret}", "Content-Length: 9")
        for sent in (own, own + b"{", *STRANGE.values()):
            stack.enter_context(connected(visitor, sent.replace(b"%d", str(started.port).encode())))
        visitor.send("hello")
        started.process.send_signal(signal.SIGINT)
        started.process.wait(10)


# --- Where it listens ----------------------------------------------------------------------------------


def test_a_port_that_is_taken_is_named(home: Visitor) -> None:
    result = subprocess.run(
        [*SCOUNDREL, "serve", "--no-open", "--port", str(home.port)],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert f"port {home.port} can't be used" in refused(result)


@pytest.mark.parametrize(
    "host",
    ["nowhere.invalid", "a..b", "x" * 70, "\udcff", "", "[::1]", "localhost:80", "192.0.2.1", "fe80::1"],
)
@pytest.mark.parametrize("port", [(), ("--port", "0")])
def test_an_invalid_address_is_named(host: str, port: tuple[str, ...]) -> None:
    result = subprocess.run(
        [*SCOUNDREL, "serve", "--no-open", *port, "--host", host],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert f"{quote(host)} is not an address of this machine: " in refused(result)


@pytest.mark.parametrize("port", ["-1", "65536", "x", ""])
def test_an_invalid_port_is_named(port: str) -> None:
    result = subprocess.run(
        [*SCOUNDREL, "serve", "--no-open", "--port", port],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert "port" in refused(result)


@pytest.mark.parametrize(
    ("host", "asked"),
    [
        ("::1", "[::1]"),
        ("0:0:0:0:0:0:0:1", "[::1]"),
        ("127.1", "127.0.0.1"),
        ("127.0.0.2", "127.0.0.2"),
        ("::FFFF:127.0.0.1", "[::ffff:7f00:1]"),
        ("::", "[::1]"),
        ("0", "127.0.0.3"),
    ],
)
def test_a_browser_may_spell_an_address_otherwise(tmp_path: Path, host: str, asked: str) -> None:
    with at_home(tmp_path, "--host", host, "--port", "0") as started:
        connection = http.client.HTTPConnection(asked.strip("[]"), started.port, timeout=PATIENCE)
        connection.request("GET", "/", headers={"Host": f"{asked}:{started.port}"})
        assert connection.getresponse().status == 200
        connection.close()


def test_the_usual_port_is_left_out_by_browsers(tmp_path: Path) -> None:
    with visited(tmp_path, 80) as here:
        for host in ("127.0.0.1", "127.0.0.1:80"):
            sent = here.own | {"host": host, "origin": f"http://{host}"}
            assert here.ask("POST", "/door", '{"id": 1, "do": "hello"}', **sent)[0].status == 200
        sent = here.own | {"host": f"127.0.0.1:{here.port}"}
        assert here.ask(**sent)[0].status == 403


# --- Thoughts ------------------------------------------------------------------------------------------

WINNABLE: dict[str, Any] = {"do": "new", "rules": "classic", "winnable": True, "now": True}


def test_while_one_thinks_the_page_can_do_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, may_go_on = Event(), Event()

    def slow(*_: object) -> str:
        asked.set()
        assert may_go_on.wait(PATIENCE)
        raise ScoundrelError("no such deal")

    monkeypatch.setattr("scoundrel.door.beginnings.winnable_deal", slow)
    with visited(tmp_path) as visitor:
        late: list[dict[str, Any]] = []
        thread = Thread(target=lambda: late.append(visitor.send(**WINNABLE)))
        thread.start()
        assert asked.wait(PATIENCE)
        assert visitor.send("settings")["screen"]["name"] == "settings"
        may_go_on.set()
        thread.join(PATIENCE)
    assert late[0]["error"] == "No such deal."


def test_a_thought_ends_once_nobody_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, ended = Event(), Event()

    def endless(*_: object) -> str:
        asked.set()
        try:
            while True:
                checkpoint()
                sleep(0.01)
        finally:
            ended.set()

    monkeypatch.setattr("scoundrel.door.beginnings.winnable_deal", endless)
    with visited(tmp_path) as visitor:
        body = json.dumps(WINNABLE).encode()
        length = f"Content-Length: {len(body)}"
        client = connected(visitor, asking(visitor, f"Scoundrel-Key: {visitor.secret}", length) + body)
        assert asked.wait(PATIENCE)
        assert not ended.is_set()
        client.close()
        assert ended.wait(PATIENCE)


# --- In a browser ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browser_of() as browser:
        yield browser


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(reduced_motion="reduce")
    yield context
    context.close()


def test_a_killed_server_is_reported_and_its_games_go_on(context: BrowserContext, tmp_path: Path) -> None:
    with at_home(tmp_path) as started:
        window = Window(context, started.address).visit("classic/42").press("2")
        shown = window.table
        started.process.kill()
        started.process.wait(PATIENCE)
        window.press("1").hears(say("page-host-lost"))
        assert window.table == shown
    with at_home(tmp_path) as started:
        again = Window(context, started.address).visit().choose(say("title-continue"))
        assert again.table == shown


def test_on_a_full_disk_the_game_goes_on_and_every_window_says_that_it_is_not_saved(
    context: BrowserContext, tmp_path: Path
) -> None:
    with at_home(tmp_path) as started:
        window = Window(context, started.address).visit("classic/42")
        before, mark = window.table, window.page.locator("#unsaved")
        expect(mark).to_be_hidden()
        _, most = resource.prlimit(started.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(started.process.pid, resource.RLIMIT_FSIZE, (1, most))
        assert window.press("2").table != before
        expect(mark).to_have_text(say("page-unsaved"))
        another = Window(context, started.address).visit()
        expect(another.page.locator("#unsaved")).to_be_visible()
        window.follow("daily")
        expect(mark).to_be_visible()
        resource.prlimit(started.process.pid, resource.RLIMIT_FSIZE, (most, most))
        # The page itself asks for it to be saved.
        expect(mark).to_be_hidden(timeout=15_000)
    with Store.open(tmp_path) as store:
        assert [str(move) for move in store.load(1).moves] == ["8d"]


def test_where_saved_games_cannot_be_opened_every_window_says_so_until_they_are(
    context: BrowserContext, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    with at_home(tmp_path / "file" / "games") as started:
        windows = [Window(context, started.address).visit("classic/42") for _ in range(2)]
        for window in windows:
            expect(window.page.locator("#unsaved")).to_be_visible()
            before = window.table
            assert window.press("2").table != before
        (tmp_path / "file").unlink()
        for window in windows:
            expect(window.page.locator("#unsaved")).to_be_hidden(timeout=15_000)
    with Store.open(tmp_path / "file" / "games") as store:
        assert [saved.moves for saved in store.games()] == [1, 1]


def test_what_waits_is_saved_when_the_server_is_told_to_end(tmp_path: Path) -> None:
    with Store.open(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "scoundrel.lock", isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        with at_home(tmp_path) as started:
            lock.execute("ROLLBACK")
            visitor = Visitor(started.port, started.secret, started.printed)
            page = visitor.page()
            page.send({"do": "new", "rules": "easy", "seed": "1"})
            assert page.send({"do": "move", "move": "run"})["unsaved"]
            started.process.terminate()
            started.process.wait()
    with Store.open(tmp_path) as store:
        assert [saved.moves for saved in store.games()] == [1]


def test_a_damaged_file_is_set_aside(context: BrowserContext, tmp_path: Path) -> None:
    (tmp_path / "scoundrel.db").write_bytes(b"no database" * 1000)
    with at_home(tmp_path) as started:
        window = Window(context, started.address).visit()
        (aside,) = tmp_path.glob("scoundrel-damaged-*.db")
        window.hears(aside.name)
        assert aside.read_bytes() == b"no database" * 1000
        assert window.follow("classic/42").screen == "table"


DRIVE = """async ([door, key]) => {
  const body = JSON.stringify({ id: 1, do: "new", rules: "classic", seed: "66" });
  const asked = [];
  for (const headers of [{}, { "Scoundrel-Key": key }])
    for (const mode of ["cors", "no-cors", "same-origin"])
      asked.push(await fetch(door, { method: "POST", body, mode, headers, credentials: "include" }).then(({ type }) => type, () => "refused"));
  return asked;
}"""


def test_no_other_page_can_drive_it(home: Visitor, context: BrowserContext, tmp_path: Path) -> None:
    """Not even a page served from this machine, and not even if it knew the secret."""
    address = f"http://127.0.0.1:{home.port}/"
    Window(context, f"{address}?key={home.secret}").visit()
    before = home.send("games")["screen"]
    (tmp_path / "index.html").write_text(f'<iframe src="{address}"></iframe>', "utf-8")
    with served(tmp_path) as elsewhere:
        page = context.new_page()
        page.goto(elsewhere)
        assert page.evaluate(DRIVE, [f"{address}door", home.secret]) == ["refused"] * 6
        assert page.frames[1].query_selector("#app") is None
    assert home.send("games")["screen"] == before


def test_the_secret_stays_with_this_server(home: Visitor, context: BrowserContext, tmp_path: Path) -> None:
    """Other ports of this machine are other servers, perhaps of other people."""
    window = Window(context, f"http://127.0.0.1:{home.port}/?key={home.secret}").visit("classic/42")
    assert window.page.url == f"http://127.0.0.1:{home.port}/"
    (tmp_path / "index.html").write_text("<p>Elsewhere</p>", "utf-8")
    with served(tmp_path) as elsewhere:
        with window.page.expect_request(elsewhere) as asked:
            window.page.evaluate("(there) => { location.href = there; }", elsewhere)
        assert home.secret not in str(asked.value.all_headers())
        window.page.wait_for_selector("p")
        assert home.secret not in window.page.evaluate(
            "JSON.stringify([document.cookie, document.referrer, localStorage])"
        )
    assert context.cookies() == []


def test_every_window_of_the_browser_is_let_in_once_the_link_was_opened(
    home: Visitor, context: BrowserContext
) -> None:
    address = f"http://127.0.0.1:{home.port}/"
    window = Window(context, f"{address}?key={home.secret}").visit("classic/42")
    table = window.table
    assert window.reload().table == table
    assert Window(context, address).visit("classic/43").screen == "table"
    # A link of an earlier run, or of somebody who would lock this browser out.
    assert Window(context, f"{address}?key=wrong").visit().screen == "title"
    assert Window(context, address).visit().screen == "title"
    assert window.press("2").table != table


def test_a_browser_that_keeps_nothing_plays_in_the_window_of_the_link(
    home: Visitor, context: BrowserContext
) -> None:
    context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error(); } })"
    )
    window = Window(context, f"http://127.0.0.1:{home.port}/?key={home.secret}").visit("classic/42")
    assert window.screen == "table"
    assert window.page.url == f"http://127.0.0.1:{home.port}/"


def test_without_the_link_a_browser_is_told_what_to_open(home: Visitor, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{home.port}/#classic/42")
    expect(page.locator("[role=alert]")).to_have_text(say("serve-no_secret"))


def test_a_window_goes_on_when_the_link_of_a_new_run_is_opened(
    context: BrowserContext, tmp_path: Path
) -> None:
    with at_home(tmp_path) as started:
        window = Window(context, started.address).visit("classic/42")
    with at_home(tmp_path, "--port", str(started.port)) as again:
        window.press("2").hears(say("serve-no_secret"))
        Window(context, again.address).visit()
        assert window.show("continue").screen == "table"
