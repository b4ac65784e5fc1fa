"""The page at home: served to this machine's own browser, on the saved games of the terminal, and to nobody else."""

from __future__ import annotations

import http.client
import json
import resource
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from scoundrel.errors import ScoundrelError, StoreError
from scoundrel.game import Game
from scoundrel.play.sitting import Sitting
from scoundrel.serve.windows import Windows
from scoundrel.store import Store
from scoundrel.words.texts import say
from tests.hosts import PATIENCE, Window, at_home
from tests.site import browser_of, served
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

    def send(self, do: str, window: str = "one", **more: Any) -> dict[str, Any]:
        """A message, as the page sends it."""
        body = json.dumps({"id": 1, "do": do, **more})
        answer, text = self.ask("POST", "/door", body, **self.own, scoundrel_window=window)
        assert answer.status == 200, text
        reply: dict[str, Any] = json.loads(text)
        return reply

    @property
    def own(self) -> dict[str, str]:
        """What the page's own browser sends along."""
        origin = f"http://127.0.0.1:{self.port}"
        return {"cookie": f"scoundrel-{self.port}={self.secret}", "origin": origin}


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


def test_the_link_is_exchanged_for_a_cookie(home: Visitor) -> None:
    answer, _ = home.ask(path=f"/?key={home.secret}")
    assert (answer.status, answer.getheader("location")) == (303, "/")
    cookie = answer.getheader("set-cookie") or ""
    assert home.secret in cookie
    assert "httponly" in cookie.lower()
    assert "samesite=strict" in cookie.lower()
    answer, text = home.ask(path="/?key=wrong")
    assert (answer.status, answer.getheader("set-cookie")) == (403, None)
    assert "Open the link" in text


def test_without_the_secret_no_message_is_obeyed(home: Visitor) -> None:
    hello = json.dumps({"id": 1, "do": "hello"})
    for cookie in ("", f"scoundrel-{home.port}=wrong", f"other={home.secret}"):
        answer, text = home.ask("POST", "/door", hello, **home.own | {"cookie": cookie})
        assert answer.status == 403
        assert json.loads(text)["error"].startswith("Open the link")


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
        {"host": "127.0.0.1:x"},
        {"host": "192.168.0.1:{port}", "origin": "http://192.168.0.1:{port}"},
    ],
)
def test_another_page_or_another_name_is_refused(home: Visitor, headers: dict[str, str]) -> None:
    sent = home.own | {name: value.format(port=home.port) for name, value in headers.items()}
    for method, path in (("POST", "/door"), ("GET", "/"), ("GET", f"/?key={home.secret}")):
        answer, text = home.ask(method, path, '{"do": "hello"}' if method == "POST" else "", **sent)
        assert (answer.status, answer.getheader("set-cookie")) == (403, None)
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
    for path in ("/../door/door.py", "/%2e%2e/errors.py", "/..%2ferrors.py", "/nothing"):
        assert home.ask(path=path)[0].status == 404


@pytest.mark.parametrize("body", ["", "nonsense", "[", "\x00"])
def test_what_is_no_message_is_refused_in_a_sentence(home: Visitor, body: str) -> None:
    answer, text = home.ask("POST", "/door", body, **home.own)
    assert answer.status == 400
    assert json.loads(text)["error"]


def test_a_message_that_is_too_long_is_refused(home: Visitor) -> None:
    body = json.dumps({"do": "import", "text": "x" * 12_000_000})
    answer, text = home.ask("POST", "/door", body, **home.own)
    assert (answer.status, json.loads(text)["error"]) == (413, "That is too long.")


def test_a_game_over_the_wire_and_its_end(home: Visitor) -> None:
    reply = home.send("new", rules="classic", seed="42")
    while reply["next"] == "player":
        slot = next(each for each in reply["screen"]["room"] if each)
        message = slot["choices"][0]["do"]
        reply = home.send(**message)
        if "again" in reply:
            reply = home.send(**message)
    assert reply["next"] == "end"
    assert reply["thinking"] == "The coach is reviewing the game …"
    assert home.send("think")["screen"]["review"]["curve"]


def test_terminal_and_page_go_on_with_the_same_game(home: Visitor, data: Path) -> None:
    with Store.open(data) as store:
        sitting = Sitting.begin(store, Game.deal("classic", "77"), named=True)
        sitting.play(sitting.game.legal_moves[0])
        reply = home.send("continue")
        assert reply["screen"]["heading"] == "classic · deal 77"
        assert len(reply["screen"]["log"]) == 1
        choice = next(slot for slot in reply["screen"]["room"] if slot)["choices"][0]
        assert "error" not in home.send(**choice["do"])
        latest = store.latest_open()
        assert latest is not None
        assert latest.moves == 2
        with pytest.raises(StoreError):
            sitting.play(sitting.game.legal_moves[0])


def test_each_window_has_its_own_screen(home: Visitor) -> None:
    home.send("new", "one", rules="classic", seed="5")
    assert home.send("statistics", "two")["screen"]["kind"] == "statistics"
    assert home.send("think", "one")["screen"]["kind"] == "table"


def test_a_client_that_is_slow_or_goes_away_hurts_nobody(home: Visitor) -> None:
    cookie = home.own["cookie"]
    head = f"POST /door HTTP/1.1\r\nHost: 127.0.0.1:{home.port}\r\nCookie: {cookie}\r\nContent-Length: "
    think = json.dumps({"id": 1, "do": "new", "rules": "classic", "winnable": True})
    beginnings = [head, f"{head}100\r\n\r\n", f"{head}100\r\n\r\nabc", f"{head}{len(think)}\r\n\r\n{think}"]
    slow = [socket.create_connection(("127.0.0.1", home.port)) for _ in range(60)]
    for number, client in enumerate(slow):
        client.sendall(beginnings[number % len(beginnings)].encode())
    assert home.send("hello", "other")["screen"]["kind"] == "title"
    for client in slow:
        client.close()
    assert home.send("hello", "other")["screen"]["kind"] == "title"


def test_a_slow_client_does_not_keep_it_from_ending(tmp_path: Path) -> None:
    with at_home(tmp_path) as started, socket.create_connection(("127.0.0.1", started.port)) as slow:
        visitor = Visitor(started.port, started.secret, started.printed)
        head = [f"{name}: {value}" for name, value in visitor.own.items()]
        lines = [
            "POST /door HTTP/1.1",
            f"host: 127.0.0.1:{started.port}",
            *head,
            "content-length: 9",
            "",
            "",
        ]
        slow.sendall("\r\n".join(lines).encode())
        visitor.send("hello")
        started.process.send_signal(signal.SIGINT)
        started.process.wait(10)


def test_a_port_that_is_taken_is_named(home: Visitor) -> None:
    result = subprocess.run(
        [*SCOUNDREL, "serve", "--no-open", "--port", str(home.port)],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert f"port {home.port} can't be used" in refused(result)


def test_an_address_that_is_none_is_named() -> None:
    result = subprocess.run(
        [*SCOUNDREL, "serve", "--no-open", "--host", "nowhere.invalid"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert "'nowhere.invalid' is not an address of this machine" in refused(result)


def test_while_one_thinks_the_page_can_do_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCOUNDREL_DATA", str(tmp_path))
    asked, may_go_on = Event(), Event()

    def slow(*_: object) -> str:
        asked.set()
        assert may_go_on.wait(PATIENCE)
        raise ScoundrelError("no such deal")

    monkeypatch.setattr("scoundrel.door.beginnings.winnable_deal", slow)
    windows = Windows()
    windows.handle("a", {"id": 1, "do": "new", "rules": "classic", "winnable": True})
    late: list[dict[str, Any]] = []
    thread = Thread(target=lambda: late.append(windows.handle("a", {"id": 2, "do": "think"})))
    thread.start()
    assert asked.wait(PATIENCE)
    assert windows.handle("a", {"id": 3, "do": "settings"})["screen"]["name"] == "settings"
    may_go_on.set()
    thread.join(PATIENCE)
    windows.close()
    assert late[0]["screen"]["name"] == "settings"
    assert "error" not in late[0]


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


def test_a_killed_server_is_told_of_and_its_games_go_on(context: BrowserContext, tmp_path: Path) -> None:
    with at_home(tmp_path) as started:
        window = Window(context, started.address).visit("classic/42").press("2")
        shown = window.table
        started.process.kill()
        started.process.wait(PATIENCE)
        window.press("1").hears(say("page.host.lost"))
        assert window.table == shown
    with at_home(tmp_path) as started:
        again = Window(context, started.address).visit().choose(say("title.continue"))
        assert again.table == shown


def test_a_full_disk_is_told_of_and_the_game_goes_on(context: BrowserContext, tmp_path: Path) -> None:
    with at_home(tmp_path) as started:
        window = Window(context, started.address).visit("classic/42")
        before = window.table
        _, most = resource.prlimit(started.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(started.process.pid, resource.RLIMIT_FSIZE, (1, most))
        window.press("2")
        expect(window.page.locator(".prompt.bad")).not_to_be_empty()
        assert window.table == before
        resource.prlimit(started.process.pid, resource.RLIMIT_FSIZE, (most, most))
        assert window.press("2").table != before


def test_saved_games_that_cannot_be_opened_are_told_of(context: BrowserContext, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with at_home(tmp_path / "file" / "games") as started:
        window = Window(context, started.address).visit()
        window.hears(say("app.unsaved", why="…").partition("…")[0].strip())
        before = window.follow("classic/42").table
        assert window.press("2").table != before


def test_a_damaged_file_is_set_aside(context: BrowserContext, tmp_path: Path) -> None:
    (tmp_path / "scoundrel.db").write_bytes(b"no database" * 1000)
    with at_home(tmp_path) as started:
        window = Window(context, started.address).visit()
        (aside,) = tmp_path.glob("scoundrel-damaged-*.db")
        window.hears(aside.name)
        assert aside.read_bytes() == b"no database" * 1000
        assert window.follow("classic/42").screen == "table"


DRIVE = """async (door) => {
  const body = JSON.stringify({ id: 1, do: "new", rules: "classic", seed: "66" });
  const asked = [];
  for (const mode of ["cors", "no-cors", "same-origin"])
    asked.push(await fetch(door, { method: "POST", body, mode, credentials: "include" }).then(({ type }) => type, () => "refused"));
  return asked;
}"""


def test_no_other_page_can_drive_it(home: Visitor, context: BrowserContext, tmp_path: Path) -> None:
    """Even a page of this very machine, to which the browser sends the cookie."""
    address = f"http://127.0.0.1:{home.port}/"
    Window(context, f"{address}?key={home.secret}").visit()
    before = home.send("games")["screen"]
    (tmp_path / "index.html").write_text(f'<iframe src="{address}"></iframe>', "utf-8")
    with served(tmp_path) as elsewhere:
        page = context.new_page()
        page.goto(elsewhere)
        assert page.evaluate(DRIVE, f"{address}door") == ["refused", "refused", "refused"]
        assert page.frames[1].query_selector("#app") is None
    assert home.send("games")["screen"] == before
