"""What players say who were moved to the assisted, and how they come back."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import Connection, delete, select, update

from scoundrel.errors import StoreError, quote
from scoundrel.host.boards import GROUPS, move_player
from scoundrel.host.detectors import Finding
from scoundrel.host.tables import objections, players, results
from scoundrel.texts import say

__all__ = ["acquit", "objections_in"]


def objections_in(connection: Connection) -> list[str]:
    """Every objection that nobody has granted, as a line, the oldest first."""
    asked = (
        select(objections.c.player, players.c.name, players.c.why, objections.c.words)
        .join(players, players.c.id == objections.c.player)
        .order_by(objections.c.moment)
    )
    return [
        say(
            "host-objection",
            player=row.player,
            name=row.name or say("host-nameless"),
            why=row.why or say("host-by_choice"),
            # On one line, and without what a terminal would carry out.
            words="".join(sign if sign.isprintable() else " " for sign in row.words),
        )
        for row in connection.execute(asked)
    ]


def acquit(connection: Connection, player: str) -> None:
    """Move a player back to the unaided; what was found in their games so far counts no more."""
    back = update(players).where(players.c.id == player, players.c.assisted.is_(True))
    if connection.execute(back.values(assisted=False, why="")).rowcount == 0:
        raise StoreError("host-nothing_to_grant", player=quote(player))
    move_player(connection, player, GROUPS[0])
    mine = update(results).where(results.c.player == player)
    connection.execute(mine.values(asdict(Finding()) | {"checked": True}))
    connection.execute(delete(objections).where(objections.c.player == player))
