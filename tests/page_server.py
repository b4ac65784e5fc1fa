"""A page and its door for tests: one address, one new place for games each time."""

from __future__ import annotations

import json
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import scoundrel
from scoundrel.door import Door

PAGE = Path(scoundrel.__file__).parent / "page"
HOST = b"""
export async function ask(message) {
  const answer = await fetch("door", { method: "POST", body: JSON.stringify(message) });
  return answer.json();
}
"""


def serve(door: Door, port: int = 0) -> ThreadingHTTPServer:
    """Serve the page with this door in a thread; the caller shuts it down."""
    lock = threading.Lock()

    class Handler(SimpleHTTPRequestHandler):
        extensions_map = SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript"}

        def __init__(self, *given: Any) -> None:
            super().__init__(*given, directory=str(PAGE))

        def do_GET(self) -> None:
            if self.path.endswith("/host.js"):
                self._answer("text/javascript", HOST)
            else:
                super().do_GET()

        def do_POST(self) -> None:
            message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            with lock:
                reply = door.handle(message)
            self._answer("application/json", json.dumps(reply).encode())

        def _answer(self, kind: str, body: bytes) -> None:
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
