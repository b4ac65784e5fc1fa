"""Sitting down at a match of a server."""

from __future__ import annotations

from scoundrel.online.match import OnlineMatch
from scoundrel.online.server import Server
from scoundrel.play.saved import Kind
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store

__all__ = ["OnlineSitting", "begin_if_ready", "join", "sit_down"]


class OnlineSitting(Sitting):
    """A match of a server, for whoever stays at it: who that is there changes when a bot takes a seat."""

    match: OnlineMatch

    def __init__(self, match: OnlineMatch, store: Store | None) -> None:
        super().__init__(match, store, match.viewer)

    def _learn_seats(self) -> None:
        self.viewer = self.match.viewer
        super()._learn_seats()


def sit_down(match: OnlineMatch, store: Store | None) -> Sitting:
    """Take one's place at a match."""
    return begin_if_ready(OnlineSitting(match, store))


def begin_if_ready(sitting: Sitting) -> Sitting:
    """Begin a game with others once everybody is there; nobody has to press anything."""
    about = sitting.about
    if not about.begun and not sitting.gathers and about.kind is Kind.SHARED:
        sitting.enter()
    return sitting


def join(server: Server, token: str) -> OnlineMatch:
    """Take the seat of an invitation, or a place to look on."""
    found = server.invitation(token)
    if found.get("as") == "watch":
        return server.match(str(found.get("game")), token)
    return server.accept(token)
