"""How Alembic reaches the database: over the connection of the server that brings it up to date."""

from __future__ import annotations

from alembic import context

from scoundrel.host.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
