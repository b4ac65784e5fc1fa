"""The two hosts of the page, started as anybody would start them, and a window in which a test plays."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize

from scoundrel.door import Door
from scoundrel.serve.server import KEY, Server, make_app
from scoundrel.store import Store
from tests.site import built_site, served
from tests.test_cli import SCOUNDREL

__all__ = [
    "HOSTS",
    "PATIENCE",
    "PHONE",
    "WIDE",
    "Home",
    "Window",
    "at_home",
    "at_home_here",
    "by_keys",
    "by_tap",
    "hosted",
    "kill_browser",
]

HOSTS = ("site", "serve")
PATIENCE = 60
PHONE: ViewportSize = {"width": 390, "height": 844}
WIDE: ViewportSize = {"width": 1280, "height": 800}


class Home(NamedTuple):
    """A running `scoundrel serve`."""

    address: str
    """The link that it printed."""
    port: int
    secret: str
    printed: str
    process: subprocess.Popen[str]


@contextmanager
def at_home(data: Path, *options: str) -> Iterator[Home]:
    """Start `scoundrel serve` on the games in a folder, and stop it as Ctrl-C does."""
    with subprocess.Popen(
        [*SCOUNDREL, "serve", "--no-open", *(options or ("--port", "0"))],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"SCOUNDREL_DATA": str(data), "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            printed = "".join(process.stdout.readline() for _ in range(3))
            found = re.search(r"http://\S+:(\d+)/\?key=([\w-]+)", printed)
            assert found is not None, printed
            yield Home(found[0], int(found[1]), found[2], printed, process)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)
        assert process.returncode in (0, 130, -signal.SIGINT, -signal.SIGKILL, -signal.SIGTERM)
        assert "Traceback" not in process.stderr.read()


@contextmanager
def at_home_here(data: Path, port: int | None = None, language: str | None = None) -> Iterator[str]:
    """The same server in this process, where it can be changed; its link. It may take another port for its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SCOUNDREL_DATA", str(data))
        store = Store.open_or_wait()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        number = listening.getsockname()[1]
        server = Server(make_app(Door(store, language=language), "secret", {"127.0.0.1"}, port or number))
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        yield f"http://127.0.0.1:{number}/?{KEY}=secret"
        server.should_exit = True
        thread.join()
    store.close()


@contextmanager
def hosted(name: str, data: Path) -> Iterator[str]:
    """The address at which a host of that name is visited."""
    if name == "site":
        with served(built_site()) as address:
            yield address
    else:
        with at_home(data) as home:
            yield home.address


# --- Hands and eyes ----------------------------------------------------------------------------------

WATCH = """
window.underWay = 0;
window.replies = [];
window.heard = [];
// Counted down in a task of its own: by then the page has drawn the reply.
const answered = (reply) => {
  window.replies.push(reply);
  setTimeout(() => { window.underWay -= 1; });
};
const { fetch, Worker } = window;
window.fetch = async (where, options) => {
  if (options?.method !== "POST") return fetch(where, options);
  window.underWay += 1;
  try {
    const reply = await (await fetch(where, options)).json();
    return { json: async () => (answered(reply), reply) };
  } catch (error) {
    answered(null);
    throw error;
  }
};
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.underWay = 0;
    const died = () => { window.underWay = 0; };
    this.addEventListener("message", ({ data }) => {
      if (data.died) died();
      else if (!("arrived" in data)) (this.underWay -= 1, answered(data));
    });
    this.addEventListener("error", died);
  }
  postMessage(message) {
    window.underWay += 1;
    this.underWay += 1;
    super.postMessage(message);
  }
  terminate() {
    window.underWay = Math.max(0, window.underWay - this.underWay);
    super.terminate();
  }
};
// A step through the browser's history comes later too, and may ask something then.
for (const name of ["back", "go"]) {
  const step = history[name].bind(history);
  history[name] = (...given) => {
    window.underWay += 1;
    addEventListener("popstate", () => setTimeout(() => { window.underWay -= 1; }), { once: true });
    step(...given);
  };
}
document.addEventListener("DOMContentLoaded", () => {
  const live = document.getElementById("live");
  if (live) new MutationObserver(() => window.heard.push(live.textContent)).observe(live, { childList: true });
});
"""
"""Counts what is under way, whichever host it goes to, and notes what is answered and announced."""

SETTLED = """() => new Promise((done) => {
  const look = () => (window.underWay === 0 ? done() : setTimeout(look, 2));
  look();
})"""
FOLLOW = """(link) => new Promise((done) => {
  addEventListener("popstate", () => setTimeout(done), { once: true });
  location.hash = link;
})"""
TRAVEL = """(here) => new Promise((done) => {
  addEventListener("popstate", () => setTimeout(done), { once: true });
  history.replaceState({ here, depth: history.state?.depth ?? 0 }, "");
  history.pushState(null, "");
  history.back();
})"""
PRESS = """(keys) => {
  for (const key of keys) document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}"""
SEND = "(message) => import('./host.js').then((host) => host.ask({ at: history.state?.here, ...message }))"


class Window:
    """A page on one of the hosts."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.add_init_script(WATCH)
        self.faults: list[str] = []
        """Whatever went wrong in the page, and whatever it asked of another host."""
        self.asked: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on(
            "console", lambda said: self.faults.append(said.text) if said.type == "error" else None
        )
        self.page.on("request", lambda request: self._note(request.url))

    def _note(self, url: str) -> None:
        self.asked.append(url)
        if url.startswith("http") and not url.startswith(self.address.partition("?")[0]):
            self.faults.append(f"asked {url}")

    def visit(self, link: str = "") -> Window:
        """Come from elsewhere; when this is done, a move can be made."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#{link}" if link else self.address)
        self.page.wait_for_selector(":root[data-ready]", state="attached")
        return self.settle()

    def reload(self) -> Window:
        self.page.reload()
        self.page.wait_for_selector(":root[data-ready]", state="attached")
        return self.settle()

    def back(self) -> Window:
        """The browser's own Back."""
        self.page.go_back()
        return self.settle()

    def forward(self) -> Window:
        self.page.go_forward()
        return self.settle()

    def follow(self, link: str) -> Window:
        """Follow a link on the page that is open already."""
        self.page.evaluate(FOLLOW, link)
        return self.settle()

    def show(self, name: str, **more: Any) -> Window:
        """Show a screen, as the browser's history would."""
        self.page.evaluate(TRAVEL, {"do": name, **more})
        return self.settle()

    def settle(self) -> Window:
        """Wait until everything is answered and drawn, thoughts too."""
        self.page.evaluate(SETTLED)
        return self

    def send(self, do: str, **more: Any) -> dict[str, Any]:
        """Send the game a message without the page noticing."""
        reply: dict[str, Any] = self.page.evaluate(SEND, {"do": do, **more})
        return reply

    def press(self, *keys: str) -> Window:
        for key in keys:
            self.page.keyboard.press(key)
            self.settle()
        return self

    def press_at_once(self, *keys: str) -> Window:
        """Press keys faster than any answer comes."""
        self.page.evaluate(PRESS, keys)
        return self.settle()

    def tap(self, wanted: str) -> Window:
        self.page.locator(wanted).first.tap()
        return self.settle()

    def click(self, wanted: str) -> Window:
        self.page.locator(wanted).first.click()
        return self.settle()

    def choose(self, name: str) -> Window:
        """Click the button of that name."""
        self.page.get_by_role("button", name=name).first.click()
        return self.settle()

    def sees(self, selector: str) -> bool:
        return self.page.query_selector(selector) is not None

    def hears(self, sentence: str) -> None:
        """The page says this, or has said it for a moment."""
        self.page.wait_for_function(
            "(sentence) => window.heard.some((text) => text.includes(sentence))", arg=sentence
        )

    @property
    def port(self) -> int:
        return urlsplit(self.address).port or 80

    @property
    def reply(self) -> dict[str, Any]:
        """What was answered last."""
        reply: dict[str, Any] = self.page.evaluate("window.replies.at(-1)")
        return reply

    @property
    def screen(self) -> str:
        return str(self.page.evaluate("document.documentElement.dataset.screen"))

    @property
    def table(self) -> list[str]:
        """The cards of the room, as a screen reader says them."""
        told: list[str] = self.page.eval_on_selector_all(
            "button.card", "cards => cards.map((card) => card.getAttribute('aria-label'))"
        )
        assert told
        return told

    def play_on(self, choose: Callable[[Window], None], until: str = "end") -> Window:
        """Go on choosing until another screen comes."""
        for _ in range(1000):
            if self.screen == until:
                return self
            choose(self)
        raise AssertionError(f"no {until} in 1000 choices")


def by_keys() -> Callable[[Window], None]:
    """Keys one after the other; Enter where there is a question, or the table changes hands."""
    turn = iter(range(10_000))

    def choose(window: Window) -> None:
        asked = window.sees(".ways, #panel[data-name=handover]")
        window.press("Enter" if asked else str(next(turn) % 7 + 1))

    return choose


def by_tap(window: Window) -> None:
    """Tap the card that is asked about, else the first; and that one has the phone now."""
    for wanted in ("#panel[data-name=handover] .btn", ".ways .card", "button.card:not([aria-disabled])"):
        if window.sees(wanted):
            window.tap(wanted)
            return
    # The last card is gone, and the page pauses before it shows the end.
    window.page.wait_for_selector(":root[data-screen=end]", state="attached")


def kill_browser(folder: Path) -> None:
    """End the browser that uses this folder, and all its processes, as a power cut would."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes()
        except OSError:
            continue
        if f"--user-data-dir={folder}".encode() in command:
            os.kill(int(process.name), signal.SIGKILL)
