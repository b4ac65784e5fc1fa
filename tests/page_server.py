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


def serve(door: Door, port: int = 0) -> ThreadingHTTPServer:
    """Serve the page with this door in a thread; the caller shuts it down."""
    lock = threading.Lock()

    class Handler(SimpleHTTPRequestHandler):
        extensions_map = SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript"}

        def __init__(self, *given: Any) -> None:
            super().__init__(*given, directory=str(PAGE))

        def do_POST(self) -> None:
            message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            with lock:
                body = json.dumps(door.handle(message)).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
