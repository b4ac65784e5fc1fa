"""The page in a browser: what goes over the wire, how soon it is there, and how soon it answers.

Each figure stands beside what the same takes with `scoundrel serve` and in the terminal.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

import brotli
from playwright.sync_api import Browser, Page

from benchmarks.measure import Figure
from benchmarks.terminal import seconds_to_answer, seconds_to_title
from tests.hosts import at_home
from tests.site import Wire, browser_of, ready, served
from website.build import build
from website.places import SITE

STARTS = 3
TAPS = 20
DEAL = "classic/42"
NETS_BY = 5000
"""Milliseconds from the first card until the nets of the first hint have come."""
HINT = {"do": "hint", "now": True}
SLOWER = 4
SLICE = 0.02
"""Seconds that a slowed browser may run at a time."""
MEGABIT = 1e6 / 8
PACE = 4 * MEGABIT
"""Bytes a second over a slow connection."""
PAGE = (".html", ".css", ".js", ".svg", ".webmanifest")

# At home the game may be ready before the browser has painted, so the paint is waited for.
PAINT = """() => new Promise((tell) => new PerformanceObserver((list) => {
  const [paint] = list.getEntriesByName("first-contentful-paint");
  if (paint) tell(paint.startTime / 1000);
}).observe({ type: "paint", buffered: true }))"""
ANSWER = """(message) => import('./host.js').then(async (host) => {
  const began = performance.now();
  const reply = await host.ask({ at: window.measured, ...message });
  if (reply.error) throw new Error(reply.error);
  window.measured = reply.screen.here;
  return performance.now() - began;
})"""


def figures() -> Iterator[Figure]:
    build()
    with TemporaryDirectory() as folder, browser_of() as browser:
        yield from weights(browser)
        card = median(seconds_to_card(browser) for _ in range(STARTS))
        yield Figure("page: the first card at 4 Mbit/s, cold", card, "s", 12, at_least=False)
        terminal, home = measured_terminal(Path(folder)), measured_home(browser, Path(folder))
        with served(SITE) as address:
            page = measured_site(browser, address)
            slow = seconds_when_slowed(browser.new_context().new_page(), address)
    beside = {
        name: ", ".join(
            f"{there[name]:.3g} {where}"
            for where, there in (("with serve", home), ("in the terminal", terminal))
            if name in there
        )
        for name in page
    }
    for name, unit, target in (
        ("first paint", "s", 0.5),
        ("playable, cold", "s", 4.5),
        ("playable, warm", "s", 2.5),
        ("a move answered", "ms", 50),
        ("the first hint", "s", 0.5),
        ("the next hint", "ms", 100),
    ):
        yield Figure(f"page: {name}", page[name], unit, target, at_least=False, beside=beside[name])
    yield Figure(f"page: playable, cold, processor {SLOWER} times slower", slow, "s", 7, at_least=False)


def measured_terminal(place: Path) -> dict[str, float]:
    """What the game in the terminal needs for the same."""
    cold = seconds_to_title(place)
    warm = median(seconds_to_title(place) for _ in range(STARTS))
    answers = median(islice(seconds_to_answer(place), TAPS))
    return {"playable, cold": cold, "playable, warm": warm, "a move answered": 1000 * answers}


def measured_home(browser: Browser, place: Path) -> dict[str, float]:
    """The same page with the game outside the browser, compiled for this machine."""
    with at_home(place) as home:
        page = browser.new_context().new_page()
        cold, paint = seconds_to_ready(page, home.address), float(page.evaluate(PAINT))
        warm = median(seconds_to_ready(page, home.address) for _ in range(STARTS))
        return {"first paint": paint, "playable, cold": cold, "playable, warm": warm} | answers(page)


def measured_site(browser: Browser, address: str) -> dict[str, float]:
    """The page with the game inside."""
    cold, paints = [], []
    for _ in range(STARTS):
        context = browser.new_context()
        page = context.new_page()
        cold.append(seconds_to_ready(page, address))
        paints.append(float(page.evaluate(PAINT)))
        context.close()
    page = browser.new_context().new_page()
    seconds_to_ready(page, address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    warm = median(seconds_to_ready(page, address) for _ in range(STARTS))
    starts = {"first paint": median(paints), "playable, cold": median(cold), "playable, warm": warm}
    return starts | answers(page)


def weights(browser: Browser) -> Iterator[Figure]:
    """Megabytes over the wire until the page needs no connection, as two kinds of hosts send them."""
    for host, encoding, target in (("as they are", "", 5.2), ("with brotli", "br", 4.0)):
        wire, context = Wire(encoding=encoding), browser.new_context()
        with served(SITE, wire=wire) as address:
            page = ready(context.new_page(), address)
            page.wait_for_function("() => navigator.serviceWorker.controller !== null")
            weight = wire.carried
            page.evaluate(ANSWER, {"do": "open", "link": DEAL})
            page.wait_for_timeout(NETS_BY)
        nets = f"{(wire.carried - weight) / 1e6:.3g} for the nets of the first hint, later"
        name = f"page: a first visit, sent {host}"
        yield Figure(name, weight / 1e6, "MB", target, at_least=False, beside=nets)
        context.close()
    own = [path for path in SITE.iterdir() if path.suffix in PAGE]
    drawn = sum(len(brotli.compress(path.read_bytes())) for path in own)
    yield Figure("page: its own files and style", drawn / 1e3, "kB", 76, at_least=False)
    for path in (SITE / "languages").glob("*.zip*"):
        language = path.name.partition(".")[0]
        yield Figure(f"page: the language {language}", path.stat().st_size / 1e3, "kB", 60, at_least=False)


def seconds_to_card(browser: Browser) -> float:
    """From the address to the first card over a slow connection, at a host that doesn't compress.

    Play is pressed as soon as it is there. A browser can't slow down its workers, so the host does it.
    """
    context = browser.new_context()
    with served(SITE, wire=Wire(PACE)) as address:
        page = context.new_page()
        began = perf_counter()
        page.goto(address)
        page.locator(".btn.big").click()
        page.wait_for_selector("button.card", timeout=60_000)
        took = perf_counter() - began
    context.close()
    return took


def seconds_to_ready(page: Page, address: str) -> float:
    """From the address to a move that can be made."""
    ready(page, address)
    since_start: float = page.evaluate("performance.now()")
    return since_start / 1000


def answers(page: Page) -> dict[str, float]:
    """From a message to its reply, with what it changed kept: a card is taken, and taken back."""
    ask(page, {"do": "open", "link": DEAL})
    took = []
    for _ in range(TAPS):
        took.append(ask(page, {"do": "move", "line": "2"}))
        ask(page, {"do": "undo"})
    first = ask(page, HINT)
    ask(page, {"do": "move", "line": "2"})
    return {
        "a move answered": median(took),
        "the first hint": first / 1000,
        "the next hint": ask(page, HINT),
    }


def ask(page: Page, message: Mapping[str, object]) -> float:
    """Milliseconds that a reply took."""
    took: float = page.evaluate(ANSWER, message)
    return took


def seconds_when_slowed(page: Page, address: str) -> float:
    """The same on a slow machine: all of the browser stands still for most of the time.

    The browser's own CPU throttling does not affect workers, and the game runs in one.
    """
    over = threading.Event()
    thread = threading.Thread(target=hold_back, args=(over,))
    thread.start()
    try:
        return seconds_to_ready(page, address)
    finally:
        over.set()
        thread.join()


def hold_back(over: threading.Event) -> None:
    held: list[int] = []
    while not over.is_set():
        began = perf_counter()
        send_all(held, signal.SIGSTOP)
        found = [process for process in descendants(os.getpid()) if is_browser(process)]
        sleep(max(0.0, SLICE * (SLOWER - 1) - (perf_counter() - began)))
        send_all(held, signal.SIGCONT)
        held = found
        sleep(SLICE)


def send_all(processes: list[int], message: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, message)


def descendants(process: int) -> Iterator[int]:
    for listed in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, listed.read_text().split()):
                yield child
                yield from descendants(child)


def is_browser(process: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{process}/comm").read_text().startswith("chrom")
    return False
