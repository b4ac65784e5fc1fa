"""The built page and a browser to open it in, for the tests that need them."""

from __future__ import annotations

import functools
import gzip
import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from math import inf
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import brotli
from filelock import FileLock
from playwright.sync_api import Browser, Page, sync_playwright

from website.places import BUILD, SITE
from website.python import write_python

__all__ = ["CHROMIUM", "Wire", "browser_of", "built_python", "built_site", "ready", "served"]

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
    """What `python3 -m http.server` does, without its log."""

    def log_message(self, *_: object) -> None:
        pass


class _Wire(_Handler):
    """The same, over a wire that is measured: what is sent is counted, and may take its time."""

    server: _Server

    def setup(self) -> None:
        super().setup()
        self.wfile = _Counted(self.server, self.wfile)  # type: ignore[assignment]

    def do_GET(self) -> None:
        wire = self.server.wire
        wire.asked.append(self.path)
        if not wire.encoding or not (found := self._encoded(wire)):
            super().do_GET()
            return
        kind, content = found
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Encoding", wire.encoding)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def _encoded(self, wire: Wire) -> tuple[str, bytes] | None:
        """A file as hosts compress it: texts and WebAssembly, and usually nothing else."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        kind = self.guess_type(str(path))
        if not path.exists() or not (wire.packs_all or re.match(_COMPRESSED, kind)):
            return None
        return kind, _ENCODINGS[wire.encoding](path.read_bytes())


_COMPRESSED = r"text/|application/(javascript|json|wasm)|image/svg"
_ENCODINGS: dict[str, Callable[[bytes], bytes]] = {"br": brotli.compress, "gzip": gzip.compress}


class _Counted:
    """Writes to a browser at the speed of the wire, which all connections share."""

    def __init__(self, server: _Server, written: Any) -> None:
        self.wire, self.written, self.count = server.wire, written, 0

    def write(self, content: bytes) -> int:
        for start in range(0, len(content), _PART):
            if self.count > _BREAK and self.wire.breaks:
                self.wire.breaks -= 1
                raise ConnectionAbortedError
            part = content[start : start + _PART]
            self.wire.carry(len(part))
            self.written.write(part)
            self.count += len(part)
        return len(content)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.written, name)


_PART = 4096
_BREAK = 100_000
"""After so many bytes of a file a wire that breaks does so."""


@dataclass
class Wire:
    """A connection, and the host at its end."""

    pace: float = inf
    """In bytes a second."""
    encoding: str = ""
    """How the host compresses texts, as HTTP calls it."""
    packs_all: bool = False
    """Whether it compresses everything else too."""
    breaks: int = 0
    """How often it will break."""
    carried: int = 0
    """The bytes that came over it."""
    asked: list[str] = field(default_factory=list)
    _free: float = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def carry(self, size: int) -> None:
        with self._lock:
            self.carried += size
            self._free = max(self._free, perf_counter()) + size / self.pace
            wait = self._free - perf_counter()
        if wait > 0:
            sleep(wait)


class _Server(ThreadingHTTPServer):
    wire: Wire

    def handle_error(self, *_: object) -> None:
        """A browser may leave before it has read everything."""


@contextmanager
def served(folder: Path, port: int = 0, wire: Wire | None = None) -> Iterator[str]:
    """Serve a folder; gives its address. Afterwards the server is stopped."""
    handler = functools.partial(_Wire if wire else _Handler, directory=folder)
    with _Server(("127.0.0.1", port), handler) as server:
        server.wire = wire or Wire()
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
