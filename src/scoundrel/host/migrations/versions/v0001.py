"""The first layout."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "actions",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("ply", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("moment", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("game", "ply"),
    )
    op.create_table(
        "days",
        sa.Column("date", sa.String(length=10), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("date", "rules"),
    )
    op.create_table(
        "entries",
        sa.Column("board", sa.String(length=80), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("squares", sa.BigInteger(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("board", "player"),
    )
    op.create_index("boards_of", "entries", ["player"], unique=False)
    op.create_index("by_value", "entries", ["board", "value", "player"], unique=False)
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("date", sa.String(length=10), nullable=True),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=True),
        sa.Column("dealer", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.Column("log", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(length=24), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("one_a_day", "games", ["owner", "date", "rules"], unique=True)
    op.create_index(
        "one_open",
        "games",
        ["owner"],
        unique=True,
        sqlite_where=sa.text("kind = 'ranked' AND NOT over"),
        postgresql_where=sa.text("kind = 'ranked' AND NOT over"),
    )
    op.create_index("open_games", "games", ["over", "created"], unique=False)
    op.create_table(
        "invites",
        sa.Column("token", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_index(op.f("ix_invites_game"), "invites", ["game"], unique=False)
    op.create_table(
        "objections",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("moment", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_objections_player"), "objections", ["player"], unique=False)
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("look", sa.String(length=80), nullable=True),
        sa.Column("program", sa.Boolean(), nullable=False),
        sa.Column("assisted", sa.Boolean(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("recovery", sa.String(length=64), nullable=False),
        sa.Column("session", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("look"),
        sa.UniqueConstraint("recovery"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("reporter", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("moment", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("player", "reporter", "name"),
    )
    op.create_index(op.f("ix_reports_player"), "reports", ["player"], unique=False)
    op.create_table(
        "results",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("rules", sa.String(length=32), nullable=False),
        sa.Column("date", sa.String(length=10), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("abandoned", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("checked", sa.Boolean(), nullable=False),
        sa.Column("hard", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Integer(), nullable=False),
        sa.Column("luck", sa.Double(), nullable=False),
        sa.Column("odds", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_index(op.f("ix_results_player"), "results", ["player"], unique=False)
    op.create_index("to_check", "results", ["checked", "ended"], unique=False)
    op.create_table(
        "seats",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index(op.f("ix_seats_player"), "seats", ["player"], unique=False)
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "tallies",
        sa.Column("board", sa.String(length=80), nullable=False),
        sa.Column("value", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("board", "value"),
    )
