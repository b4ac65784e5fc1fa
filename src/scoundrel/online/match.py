"""A match on a server: to whoever plays it, a match like any other."""

from __future__ import annotations

import secrets
from dataclasses import replace
from threading import Lock
from typing import TYPE_CHECKING, Any

from scoundrel.deals import fresh_seed
from scoundrel.errors import IllegalMove, OnlineError
from scoundrel.notation.moves import Move
from scoundrel.play.match import Action, ActionKind, Seen, Viewer
from scoundrel.play.wire import read_news
from scoundrel.state import View

if TYPE_CHECKING:
    from scoundrel.online.server import Server

__all__ = ["OnlineMatch"]

LONGEST_WAIT = 20
"""Seconds for which the server may keep a client waiting for news."""
NONSENSE = (AttributeError, IndexError, KeyError, TypeError, ValueError)
"""What reading something that is no state of a match may raise."""


class OnlineMatch:
    """One match of a server, with what was last seen of it.

    Only what is new is asked for. An action that was lost on the way keeps its key, so that it is done once
    when the player tries again.
    """

    def __init__(
        self, server: Server, game: str, watch: str = "", state: dict[str, Any] | None = None
    ) -> None:
        self.server = server
        self.game = game
        self.watch = watch
        """The invitation of a spectator; empty for those who play."""
        self.viewer = Viewer()
        """Who this client is at the table."""
        self._side = fresh_seed()
        """What is added to the deal unless another text is: the server is committed by then."""
        self._seen: Seen | None = None
        self._lost: tuple[Action, str] | None = None
        """An action that was not answered, and its key."""
        self._one_at_a_time = Lock()
        self._take(self._asked() if state is None else state)

    @property
    def seen(self) -> Seen:
        """What was last seen of it."""
        assert self._seen is not None
        return self._seen

    # --- For programs --------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """The table as it was last seen: all that this client may know of it."""
        if self.seen.view is None:
            raise IllegalMove("online-not_begun")
        return self.seen.view

    @property
    def over(self) -> bool:
        """Whether it has ended, or was given up."""
        return self.seen.about.given_up or (self.seen.view is not None and self.seen.view.over)

    def begin(self, side: str = "") -> None:
        """Have the cards dealt; `side` is what this client adds to the shuffle, random by default."""
        self._act(ActionKind.ENTER, words=side)

    def play(self, *moves: Move | str) -> None:
        """Make moves of one room, all of them or none."""
        self._act(ActionKind.MOVE, tuple(map(str, moves)))

    def hand_over(self, words: str = "") -> None:
        """As the Dealer, describe the room and hand it over."""
        self._act(ActionKind.HAND_OVER, words=words)

    def give_up(self) -> None:
        """End it here, as a loss."""
        self._act(ActionKind.GIVE_UP)

    def _act(self, kind: ActionKind, moves: tuple[str, ...] = (), words: str = "") -> None:
        self.do(self.viewer, Action(kind, self.seen.version, moves, words))

    # --- As any match --------------------------------------------------------------------------------

    def look(self, viewer: Viewer) -> Seen:
        """Ask how it stands now; the server knows by itself who `viewer` is."""
        return self._take(self._asked())

    def do(self, viewer: Viewer, action: Action) -> Seen:
        """Do something, once, however often it has to be sent; how it stands then."""
        action = self._with_key(action)
        body = {
            "kind": action.kind.value,
            "ply": action.version,
            "key": action.key,
            "moves": list(action.moves),
            "words": action.words,
            "since": self.seen.version,
        }
        self._lost = replace(action, key=""), action.key
        answer = self.server.ask("POST", f"/games/{self.game}/actions", body)
        self._lost = None
        return self._take(answer)

    def _with_key(self, action: Action) -> Action:
        """The action with the key by which it is known if it comes twice."""
        if action.kind is ActionKind.ENTER and not action.words:
            action = replace(action, words=self._side)
        same = self._lost is not None and self._lost[0] == replace(action, key="")
        key = self._lost[1] if same and self._lost else action.key or secrets.token_hex(8)
        return replace(action, key=key)

    def wait(self) -> None:
        """Wait until something may have happened."""
        self._take(self._asked(wait=LONGEST_WAIT))

    def invitations(self) -> dict[str, str]:
        """What may be sent to others: by the number of a seat, ``dealer`` or ``watch``."""
        sits_here = self.viewer.seats or self.viewer.dealer
        return self.server.invites(self.game) if sits_here else {}

    def record(self) -> str:
        """The record of the finished match, with the proof that its deal was fair."""
        return self.server.ask_text(f"/games/{self.game}/record", watch=self.watch)

    def _asked(self, wait: int = 0) -> dict[str, Any]:
        since = 0 if self._seen is None else self._seen.version
        return self.server.ask(
            "GET", f"/games/{self.game}", since=since or None, watch=self.watch, wait=wait or None
        )

    def _take(self, state: dict[str, Any]) -> Seen:
        """Add what is new to what was seen, wherever it was asked for."""
        with self._one_at_a_time:
            try:
                if self._seen is None or state["version"] >= self._seen.version:
                    self._seen = read_news(self._seen, state)
                if "you" in state:
                    self.viewer = Viewer(frozenset(state["you"]["seats"]), state["you"]["dealer"])
            except NONSENSE:
                raise OnlineError("online-odd_answer", status=200) from None
            return self._seen
