"""The built page and a browser to open it in, for the tests that need them."""

from __future__ import annotations

import functools
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from filelock import FileLock
from playwright.sync_api import Browser, Page, sync_playwright

from website.places import BUILD, SITE
from website.python import write_python

__all__ = ["CHROMIUM", "browser_of", "built_python", "built_site", "ready", "served"]

CHROMIUM: dict[str, Any] = {
    "executable_path": shutil.which("chromium") or "/usr/bin/chromium",
    "headless": True,
    "args": [
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ],
}
"""How the browser is started; as root it can't have its sandbox."""


def built_python() -> Path:
    """The folder of Pyodide and the game."""
    place = BUILD / "python"
    return _built_once(place, lambda: write_python(place))


def built_site() -> Path:
    """The folder of the site."""
    from website.build import build

    return _built_once(SITE, build)


def _built_once(place: Path, build: Callable[[], None]) -> Path:
    """Build it once in a test run, whichever process comes first."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    built_for = BUILD / f"{place.name}-built-for"
    with FileLock(BUILD / f"{place.name}.lock"):
        if not (place.exists() and built_for.exists() and built_for.read_text() == run):
            build()
            built_for.write_text(run)
    return place


class _Handler(SimpleHTTPRequestHandler):
    """What `python3 -m http.server` does, without its notes."""

    def log_message(self, *_: object) -> None:
        pass


class _Server(ThreadingHTTPServer):
    def handle_error(self, *_: object) -> None:
        """A browser may leave before it has read everything."""


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve a folder; gives its address. Afterwards nobody answers there."""
    with _Server(("127.0.0.1", port), functools.partial(_Handler, directory=folder)) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def browser_of() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as started:
        browser = started.chromium.launch(**CHROMIUM)
        try:
            yield browser
        finally:
            browser.close()


def ready(page: Page, address: str) -> Page:
    """The page when a move can be made."""
    page.goto(address)
    page.wait_for_selector(":root[data-ready]", state="attached")
    return page
