"""The layout of the public server's database: the steps lead to it, from nothing and from every layout released."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from scoundrel.host.database import database_url, open_engine, reading
from scoundrel.host.tables import metadata
from tests.published.hosted import FOLDER, restored, told
from tests.servers import PostgreSQL, hosted

LAYOUTS = sorted(FOLDER.iterdir())


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> PostgreSQL | None:
    """The PostgreSQL to use; None for SQLite."""
    return None if request.param == "sqlite" else request.getfixturevalue("postgresql")


def differences(data: Path, database: str | None) -> list[object]:
    """Where a database differs from the tables that the server expects, once it is up to date."""
    engine = open_engine(database_url(database, data))
    try:
        with reading(engine) as connection:
            context = MigrationContext.configure(connection, opts={"compare_server_default": True})
            found: list[object] = compare_metadata(context, metadata)
            return found
    finally:
        engine.dispose()


def test_the_steps_lead_to_the_tables(tmp_path: Path, server: PostgreSQL | None) -> None:
    assert differences(tmp_path, server.new_database() if server else None) == []


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_a_layout_that_was_released_becomes_the_latest(
    layout: Path, tmp_path: Path, server: PostgreSQL | None
) -> None:
    database = restored(layout, tmp_path, server)
    expected = json.loads((layout / "told.json").read_text("utf-8"))["postgresql" if server else "sqlite"]
    with hosted(tmp_path, database) as running:
        assert told(running.url, expected) == expected["told"]
    assert differences(tmp_path, database) == [], "run python -m tests.published.hosted"


def test_there_is_a_layout() -> None:
    assert LAYOUTS
