"""The page at home: served to this machine's own browser, on the saved games of the terminal, and to nobody else."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any, NamedTuple

import pytest

from scoundrel.errors import ScoundrelError, StoreError
from scoundrel.game import Game
from scoundrel.play.sitting import Sitting
from scoundrel.serve.windows import Windows
from scoundrel.store import Store
from tests.test_cli import SCOUNDREL, refused

PATIENCE = 60


class Home(NamedTuple):
    """A running server: its port, its secret, and what it has printed."""

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
def home(data: Path) -> Iterator[Home]:
    with subprocess.Popen(
        [*SCOUNDREL, "serve", "--no-open", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"SCOUNDREL_DATA": str(data), "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(3)]
        found = re.search(r"http://127\.0\.0\.1:(\d+)/\?key=([\w-]+)", lines[0])
        assert found is not None, lines
        yield Home(int(found[1]), found[2], "".join(lines))
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) in (0, 130, -signal.SIGINT)
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


def test_it_says_who_can_reach_it(home: Home) -> None:
    assert "Only this machine can reach it." in home.printed
    assert "Ctrl-C stops it." in home.printed


def test_the_link_is_exchanged_for_a_cookie(home: Home) -> None:
    answer, _ = home.ask(path=f"/?key={home.secret}")
    assert (answer.status, answer.getheader("location")) == (303, "/")
    cookie = answer.getheader("set-cookie") or ""
    assert home.secret in cookie
    assert "httponly" in cookie.lower()
    assert "samesite=strict" in cookie.lower()
    answer, text = home.ask(path="/?key=wrong")
    assert (answer.status, answer.getheader("set-cookie")) == (403, None)
    assert "Open the link" in text


def test_without_the_secret_no_message_is_obeyed(home: Home) -> None:
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
def test_another_page_or_another_name_is_refused(home: Home, headers: dict[str, str]) -> None:
    sent = home.own | {name: value.format(port=home.port) for name, value in headers.items()}
    for method, path in (("POST", "/door"), ("GET", "/"), ("GET", f"/?key={home.secret}")):
        answer, text = home.ask(method, path, '{"do": "hello"}' if method == "POST" else "", **sent)
        assert (answer.status, answer.getheader("set-cookie")) == (403, None)
        assert json.loads(text)["error"] == "This is not a page of this server."


def test_the_machine_s_other_name_is_as_good(home: Home) -> None:
    name = f"localhost:{home.port}"
    answer, _ = home.ask(
        "POST", "/door", '{"id": 1, "do": "hello"}', **home.own | {"host": name, "origin": f"http://{name}"}
    )
    assert answer.status == 200


def test_every_answer_forbids_code_of_others(home: Home) -> None:
    for path in ("/", "/nothing", "/../pyproject.toml", f"/?key={home.secret}"):
        answer, _ = home.ask(path=path)
        policy = answer.getheader("content-security-policy") or ""
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.getheader("x-content-type-options") == "nosniff"
        assert answer.getheader("access-control-allow-origin") is None


def test_nothing_outside_the_page_is_served(home: Home) -> None:
    for path in ("/../door/door.py", "/%2e%2e/errors.py", "/..%2ferrors.py", "/nothing"):
        assert home.ask(path=path)[0].status == 404


@pytest.mark.parametrize("body", ["", "nonsense", "[", "\x00"])
def test_what_is_no_message_is_refused_in_a_sentence(home: Home, body: str) -> None:
    answer, text = home.ask("POST", "/door", body, **home.own)
    assert answer.status == 400
    assert json.loads(text)["error"]


def test_a_message_that_is_too_long_is_refused(home: Home) -> None:
    body = json.dumps({"do": "import", "text": "x" * 12_000_000})
    answer, text = home.ask("POST", "/door", body, **home.own)
    assert (answer.status, json.loads(text)["error"]) == (413, "That is too long.")


def test_a_game_over_the_wire_and_its_end(home: Home) -> None:
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


def test_terminal_and_page_go_on_with_the_same_game(home: Home, data: Path) -> None:
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


def test_each_window_has_its_own_screen(home: Home) -> None:
    home.send("new", "one", rules="classic", seed="5")
    assert home.send("statistics", "two")["screen"]["kind"] == "statistics"
    assert home.send("think", "one")["screen"]["kind"] == "table"


def test_a_port_that_is_taken_is_named(home: Home) -> None:
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
    assert "'nowhere.invalid' is no address of this machine" in refused(result)


def test_while_one_thinks_the_page_can_do_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCOUNDREL_DATA", str(tmp_path))
    asked, may_go_on = Event(), Event()

    def slow(*_: object) -> str:
        asked.set()
        assert may_go_on.wait(PATIENCE)
        raise ScoundrelError("no such deal")

    monkeypatch.setattr("scoundrel.door.door.winnable_deal", slow)
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
