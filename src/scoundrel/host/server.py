"""Running the server: one process on SQLite, or any number of them on PostgreSQL."""

from __future__ import annotations

import gc
import json
import logging
import os
import socket
import sys
from datetime import UTC, datetime
from pathlib import Path
from traceback import format_tb

import uvicorn
from sqlalchemy.engine import make_url
from uvicorn.supervisors import Multiprocess

from scoundrel.host.app import App
from scoundrel.host.database import open_engine
from scoundrel.host.host import Host

__all__ = ["log_as_lines", "make_app", "serve"]

DATABASE, SITE = "SCOUNDREL_HOST_DATABASE", "SCOUNDREL_HOST_SITE"
"""The variables by which each process learns what to serve."""

KEEP_ALIVE = 75
"""Seconds for which an idle connection stays open: longer than a proxy keeps its own."""
LAST_SECONDS = 10
"""How long stopping waits for unfinished answers."""
MOST_CONNECTIONS = 10_000
GARBAGE = 20_000
"""After how many new objects Python looks for garbage among them."""
LONGEST_MESSAGE = 1_024
"""The most bytes of a message over a socket: clients have nothing to say."""


class _Lines(logging.Formatter):
    """The log as a line of JSON each; it has neither secrets nor cards."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            # Only what and where it was: what an error says may name a card or a secret.
            kind, _, trace = record.exc_info
            said |= {"error": kind.__name__, "where": "".join(format_tb(trace))}
        return json.dumps(said)


def log_as_lines() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # Alembic tells of every step that it looks at.
    logging.getLogger("alembic").setLevel(logging.WARNING)


def _collect_rarely() -> None:
    """Look for garbage less often: there are thousands of matches, and hardly anything refers to itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 50)


def make_app() -> App:
    """The application of one process, as the environment describes it."""
    log_as_lines()
    _collect_rarely()
    engine = open_engine(make_url(os.environ[DATABASE]))
    site = os.environ.get(SITE)
    return App(lambda: Host(engine), Path(site) if site else None)


def serve(url: str, listening: socket.socket, site: Path | None, proxies: str, workers: int = 1) -> None:
    """Serve until it is told to stop; a process that dies is started again where there are several."""
    os.environ[DATABASE] = url
    if site is not None:
        os.environ[SITE] = str(site.resolve())
    config = uvicorn.Config(
        "scoundrel.host.server:make_app",
        factory=True,
        workers=workers,
        http="scoundrel.host.protocols:Requests",
        loop="auto",
        ws="scoundrel.host.protocols:Sockets",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        date_header=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=LAST_SECONDS,
        limit_concurrency=MOST_CONNECTIONS,
    )
    if workers == 1:
        uvicorn.Server(config).run(sockets=[listening])
        return
    Multiprocess(config, [listening]).run()
