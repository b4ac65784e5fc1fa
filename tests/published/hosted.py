"""`python -m tests.published.hosted`: dumps of a public server in the layout at hand, and what it told of itself.

Until the first release there is one layout, which is dumped anew whenever it changes; a layout that was
released stays for ever.
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from alembic.script import ScriptDirectory

from scoundrel.host.database import FILE, migrations
from scoundrel.online import OnlineMatch, Server
from tests.servers import PostgreSQL, client_of, hosted, running_postgresql

__all__ = ["FOLDER", "POSTGRESQL", "SQLITE", "restored", "told"]

FOLDER = Path(__file__).parent / "layouts"
SQLITE, POSTGRESQL, TOLD = "sqlite.sql", "postgresql.sql", "told.json"


def fill(url: str) -> dict[str, Any]:
    """Play a little of everything; what the server tells of it."""
    with client_of(url) as ann, client_of(url) as bob:
        codes = {"Ann": ann.join(), "Bob": bob.join()}
        ann.rename("Ann")
        bob.rename("Bob")
        over = [played(ann.ranked(), 1_000) for _ in range(3)]
        # What its record says depends on how long ago it was.
        played(ann.ranked(day=True), 1_000)
        still_open = [played(ann.ranked("dragons"), 3)]
        together = ann.shared("dragons-duo")
        bob.accept(ann.invites(together.game)["1"])
        together.look(together.viewer)
        still_open.append(played(together, 0))
    asked = {"codes": codes, "over": [match.game for match in over], "open": [m.game for m in still_open]}
    return asked | {"told": told(url, asked)}


def played(match: OnlineMatch, moves: int) -> OnlineMatch:
    """A match after some moves, or when it is over."""
    match.begin("luck")
    while (view := match.seen.view) is not None and view.legal_moves and moves:
        move = str(view.legal_moves[-1])
        match.play(move)
        moves -= 1
    return match


def told(url: str, asked: dict[str, Any]) -> dict[str, Any]:
    """What the server tells its players of themselves."""
    found: dict[str, Any] = {}
    for name, code in asked["codes"].items():
        with client_of(url) as client:
            account = client.recover(code)
            found[name] = [account.name, account.group, standings(client, asked["open"], name)]
            if name == "Ann":
                found["records"] = [client.match(game).record() for game in asked["over"]]
            found[f"board of {name}"] = client.board(group="unaided")["mine"]
    return found


def standings(client: Server, games: list[str], name: str) -> list[str]:
    """How the open games of a player stand."""
    mine = {game["id"] for game in client.me()[1]}
    views = [client.match(game).seen.view for game in games if game in mine]
    return [view.position() for view in views if view is not None]


def restored(layout: Path, data: Path, postgresql: PostgreSQL | None) -> str | None:
    """The database that was dumped, in a folder or in PostgreSQL; its address."""
    if postgresql is None:
        data.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(data / FILE)
        connection.executescript((layout / SQLITE).read_text("utf-8"))
        connection.close()
        return None
    database = postgresql.new_database()
    postgresql.tool("psql", "--quiet", "--set=ON_ERROR_STOP=1", f"--file={layout / POSTGRESQL}", database)
    return database


def main() -> None:
    revision = ScriptDirectory(migrations()).get_current_head()
    layout = FOLDER / str(revision)
    layout.mkdir(parents=True, exist_ok=True)
    expected = {}
    with TemporaryDirectory() as folder, running_postgresql() as postgresql:
        with hosted(Path(folder)) as server:
            expected["sqlite"] = fill(server.url)
        connection = sqlite3.connect(Path(folder, FILE))
        (layout / SQLITE).write_text("\n".join(connection.iterdump()) + "\n", "utf-8")
        connection.close()
        database = postgresql.new_database()
        with hosted(Path(folder), database) as server:
            expected["postgresql"] = fill(server.url)
        dump = postgresql.tool("pg_dump", "--inserts", "--no-owner", database).stdout.decode()
    # Newer dumps begin and end with a command that older programs don't know.
    lines = [line for line in dump.splitlines() if not line.startswith(("\\", "--")) and line]
    (layout / POSTGRESQL).write_text("\n".join(lines) + "\n", "utf-8")
    (layout / TOLD).write_text(json.dumps(expected, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(f"wrote {layout.name}")


if __name__ == "__main__":
    main()
