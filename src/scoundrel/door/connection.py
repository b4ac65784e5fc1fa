"""A server, as the door uses it: what it offers is asked once, and what was seen is remembered."""

from __future__ import annotations

from collections import OrderedDict
from functools import cached_property

from scoundrel.door.data import Data
from scoundrel.online import OnlineMatch, Server
from scoundrel.play.match import Action, Seen, Viewer

__all__ = ["AsSeen", "Connection"]

MOST_MATCHES = 8


class Connection:
    """A server, and the matches of it that were seen last: of those, only what is new is asked for."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._matches: OrderedDict[tuple[str, str], OnlineMatch] = OrderedDict()
        self._invites: dict[str, dict[str, str]] = {}

    @cached_property
    def offers(self) -> Data:
        """What the server offers."""
        return self.server.about()

    def join(self) -> None:
        """Be a player: a guest, if this is the first time."""
        if self.server.known() is None:
            self.server.join()

    def match(self, game: str, watch: str = "") -> OnlineMatch:
        found = self._matches.get((game, watch))
        return self.remember(OnlineMatch(self.server, game, watch)) if found is None else found

    def remember(self, match: OnlineMatch) -> OnlineMatch:
        self._matches[match.game, match.watch] = match
        if len(self._matches) > MOST_MATCHES:
            self._matches.popitem(last=False)
        return match

    def invites(self, game: str) -> dict[str, str]:
        """The invitations of one's own match, which stay the same."""
        if game not in self._invites:
            self._invites[game] = self.server.invites(game)
        return self._invites[game]

    def forget(self) -> None:
        """Somebody else is here now."""
        self._matches.clear()
        self._invites.clear()


class AsSeen:
    """A match as it was seen last: who acts on that is told by the server if it has moved on.

    So a move is one request and not two.
    """

    def __init__(self, match: OnlineMatch) -> None:
        self._match = match
        self._was_shown = False

    def look(self, viewer: Viewer) -> Seen:
        if self._was_shown:
            return self._match.look(viewer)
        self._was_shown = True
        return self._match.seen

    def do(self, viewer: Viewer, action: Action) -> Seen:
        return self._match.do(viewer, action)

    def wait(self) -> None:
        self._match.wait()

    def record(self) -> str:
        return self._match.record()
