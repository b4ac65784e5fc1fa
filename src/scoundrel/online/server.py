"""A server, from the side of its clients: who one is there, matches, invitations and boards."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import quote as escaped
from urllib.parse import urlencode

from scoundrel.budget import checkpoint, within
from scoundrel.errors import (
    IllegalMove,
    MoveError,
    OnlineError,
    StaleGame,
    Stopped,
    StorageError,
    StoreError,
    Unreachable,
)
from scoundrel.online.match import NONSENSE, OnlineMatch
from scoundrel.rules import RULEBOOK
from scoundrel.texts import Message, english

if TYPE_CHECKING:
    from scoundrel.online.transport import Transport

__all__ = ["GROUPS", "Account", "Server"]

API = "/api/v1"
ANSWERS = ("host-", "serve-", "door-", "store-", "sitting-", "refusal-", "error-")
"""How the keys of what a server answers begin."""
PAUSES = (0.2, 0.6, 1.5)
"""Seconds between attempts to reach the server."""
PATIENCE = 10.0
"""Seconds after which an answer is no longer waited for, and nothing is sent again."""
GROUPS = ("unaided", "assisted", "programs")
"""The groups of players, each with boards of its own."""
Data = dict[str, Any]
Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Account:
    """Who somebody is on a server."""

    id: str
    name: str
    group: str
    """On which boards they are: ``unaided``, ``assisted`` or ``programs``."""
    why: str = ""
    """Why they were moved to the assisted; empty if they were not."""


class Server:
    """A server, and who this client is there.

    A browser knows who it is by a cookie; any other client by a token, which `keep` is given whenever it
    changes. Requests that are lost are sent again, which does nothing twice.
    """

    def __init__(
        self,
        url: str,
        token: str = "",
        send: Transport | None = None,
        keep: Callable[[str], None] = lambda _: None,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self.url = url
        self.token = token
        self.send = _connected(url) if send is None else send
        self._keep = keep
        self._pauses = pauses

    # --- Requests ------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Data | None = None, **query: object) -> Data:
        """What the server answers; an error is raised as one of ours."""
        status, text = self._asked(method, path, body, query)
        answer = _read(text)
        if status == 200 and answer is not None:
            return answer
        if status == 401 and self.token:
            raise OnlineError("server-unknown", code="no_player")
        raise _error(status, answer or {})

    def ask_text(self, path: str, **query: object) -> str:
        """An answer that is a text."""
        status, text = self._asked("GET", path, None, query)
        if status == 200:
            return text
        raise _error(status, _read(text) or {})

    def _asked(
        self, method: str, path: str, body: Data | None, query: Mapping[str, object]
    ) -> tuple[int, str]:
        given = {name: value for name, value in query.items() if value not in (None, "")}
        if given:
            path = f"{path}?{urlencode(given)}"
        headers = {"content-type": "application/json", "accept": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        sent = None if method == "GET" else json.dumps(body or {}).encode()
        wait = query.get("wait") or 0
        assert isinstance(wait, int)
        status, answer = self._sent(method, API + path, sent, headers, PATIENCE + wait)
        return status, answer.decode("utf-8", "replace")

    def _sent(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str], patience: float
    ) -> tuple[int, bytes]:
        """Send something until it is answered; whatever is sent may be sent twice."""
        began = monotonic()
        for pause in (*self._pauses, None):
            try:
                status, answer = self._send_once(method, path, body, headers, patience)
            except Unreachable:
                if pause is None or monotonic() - began > PATIENCE:
                    raise
            else:
                if status not in (429, 503) or pause is None:
                    return status, answer
            checkpoint()
            sleep(pause)
        raise AssertionError("the last attempt returns or raises")

    def _send_once(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str], patience: float
    ) -> tuple[int, bytes]:
        try:
            with within(patience):
                return self.send(method, path, body, headers)
        except Stopped:
            # Either nobody waits any more, or the server has taken too long.
            checkpoint()
            raise Unreachable("online-lost", why=Message("online-no_answer")) from None

    # --- Who one is ----------------------------------------------------------------------------------

    def about(self) -> Data:
        """What the server offers."""
        try:
            found = self.ask("GET", "/")
        except Unreachable:
            raise
        except (OnlineError, MoveError, StoreError):
            found = {}
        if found.get("game") != "scoundrel":
            raise OnlineError("online-no_server", url=self.url)
        return found

    def join(self, *, program: bool = False) -> str:
        """Become a player; returns the recovery code, which is never shown again."""
        return self._be_of(self.ask("POST", "/players", {"program": program}))

    def recover(self, code: str) -> Account:
        """Be the player of this recovery code."""
        answer = self.ask("POST", "/session", {"recovery": code})
        account = _account(answer)
        self._be_of(answer)
        return account

    def _be_of(self, answer: Data) -> str:
        """Be who an answer says; the recovery code that came with it."""
        token, recovery = _text(answer, "token"), str(answer.get("recovery", ""))
        self._be(token)
        return recovery

    def _be(self, token: str) -> None:
        self.token = token
        self._keep(token)

    def me(self) -> tuple[Account, list[Data]]:
        """Who this client is, and the matches that are not over."""
        answer = self.ask("GET", "/me")
        # What is played by rules that are not known here can't be gone on with here.
        games = _understood(lambda: [each for each in answer["games"] if each["rules"] in RULEBOOK])
        return _account(answer), games

    def known(self) -> tuple[Account, list[Data]] | None:
        """The same; None if this client is nobody yet."""
        try:
            return self.me()
        except OnlineError as error:
            if error.code == "no_player":
                return None
            raise

    def rename(self, name: str) -> Account:
        """Have a name that others see; an empty one is none."""
        return _account(self.ask("PATCH", "/me", {"name": name}))

    def play_assisted(self) -> Account:
        """Play with help from now on, on boards of its own."""
        return _account(self.ask("PATCH", "/me", {"assisted": True}))

    def renew_recovery(self, *, elsewhere: bool = False) -> str:
        """A new recovery code; `elsewhere` signs every other device out."""
        return self._be_of(self.ask("POST", "/me/recovery", {"elsewhere": elsewhere}))

    def my_data(self) -> Data:
        """Everything that the server keeps of this player."""
        return self.ask("GET", "/me/data")

    def delete_me(self) -> None:
        """Delete whatever the server keeps of this player; this client is nobody then."""
        self.ask("DELETE", "/me")
        self._be("")

    def object_to(self, words: str) -> None:
        """Object to having been moved to the assisted."""
        self.ask("POST", "/me/objections", {"words": words})

    def report(self, player: str) -> None:
        """Report the name of a player."""
        self.ask("POST", f"/players/{escaped(player)}/reports")

    # --- Matches -------------------------------------------------------------------------------------

    def ranked(self, rules: str = "classic", *, day: bool = False) -> OnlineMatch:
        """A ranked match, or the one that is still open; `day` asks for the dungeon of the day."""
        return self._opened({"kind": "ranked", "rules": rules, "day": day})

    def shared(self, rules: str = "dragons-duo", *, seat: int = 0, dealer: bool = False) -> OnlineMatch:
        """A match with others, who are invited to it."""
        return self._opened({"kind": "shared", "rules": rules, "seat": seat, "dealer": dealer})

    def _opened(self, asked: Data) -> OnlineMatch:
        return self._at_match(self.ask("POST", "/games", asked))

    def _at_match(self, answer: Data) -> OnlineMatch:
        return OnlineMatch(self, _text(answer, "game"), state=_understood(lambda: answer["state"]))

    def match(self, game: str, watch: str = "") -> OnlineMatch:
        """A match by its name; with an invitation to `watch`, as a spectator."""
        return OnlineMatch(self, game, watch)

    def invitation(self, token: str) -> Data:
        """What an invitation is to: ``game``, ``rules``, ``as``, ``from``, ``taken``."""
        return self.ask("GET", f"/invites/{escaped(token)}")

    def accept(self, token: str) -> OnlineMatch:
        """Take the seat of an invitation."""
        return self._at_match(self.ask("POST", "/join", {"invite": token}))

    def invites(self, game: str) -> dict[str, str]:
        """The invitations of one's own match: by the number of a seat, ``dealer`` or ``watch``."""
        answer = self.ask("GET", f"/games/{game}/invites")
        return _understood(lambda: {str(seat): str(token) for seat, token in answer["invites"].items()})

    def rematch(self, game: str) -> OnlineMatch:
        """A new match with the same people, or the one that somebody else has opened."""
        return self._at_match(self.ask("POST", f"/games/{game}/rematch"))

    # --- Boards --------------------------------------------------------------------------------------

    def board(self, rules: str = "classic", period: str = "all", **asked: str | int | None) -> Data:
        """A board; `asked` are the names of the query: group, when, limit, after, around, name."""
        return self.ask("GET", f"/boards/{rules}/{period}", None, **asked)


def _connected(url: str) -> Transport:
    # A browser has its own way to send, and none of what this needs.
    from scoundrel.online.transport import connection_to

    return connection_to(url)


def _understood(read: Callable[[], Found]) -> Found:
    """Read something in an answer, which may be of a server that is none of ours."""
    try:
        return read()
    except NONSENSE:
        raise OnlineError("online-odd_answer", status=200) from None


def _text(answer: Data, name: str) -> str:
    """A text that has to be in an answer."""
    found = answer.get(name)
    if not isinstance(found, str):
        raise OnlineError("online-odd_answer", status=200)
    return found


def _account(answer: Data) -> Account:
    account = _understood(lambda: Account(**answer["player"]))
    if account.group not in GROUPS:
        raise OnlineError("online-odd_answer", status=200)
    return account


def _read(text: str) -> Data | None:
    """An answer as data, safe to show; None if it is something else, and so not from a server of ours."""
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return _shown(answer) if isinstance(answer, dict) else None


def _shown(answer: Any) -> Any:
    """The same without signs that would do something to a terminal instead of being seen."""
    match answer:
        case str():
            return answer if answer.isprintable() else "".join(map(_seen, answer))
        case dict():
            return {name: _shown(value) for name, value in answer.items()}
        case list():
            return [_shown(value) for value in answer]
        case _:
            return answer


def _seen(sign: str) -> str:
    return sign if sign.isprintable() or sign == "\n" else " "


def _error(status: int, answer: Data) -> Exception:
    """What an answer means that is no success."""
    said = answer.get("error")
    said = said if isinstance(said, dict) else {}
    code, words = str(said.get("code", "")), _ours(str(said.get("message") or ""))
    if not words:
        words = Message("online-odd_answer", {"status": status})
    if code == "stale":
        return StaleGame(words)
    if status == 422:
        return IllegalMove(words, why=_ours(str(said.get("why", ""))))
    if status == 503:
        return StorageError(words)
    if code == "too_many" and isinstance(seconds := said.get("seconds"), int):
        return OnlineError("host-too_many", code=code, n=seconds)
    return OnlineError(words, code=code)


def _ours(words: str) -> Message | str:
    """A sentence of the server; one that we have too is said in the viewer's language."""
    key = _sentences().get(words)
    return Message(key) if key else words


@cache
def _sentences() -> dict[str, str]:
    """The key of every English sentence that a server may answer with, if nothing is filled in."""
    texts = english()
    found = {key: texts.find(key)[0].get("", ()) for key in sorted(texts.keys()) if key.startswith(ANSWERS)}
    return {str(pattern[0]): key for key, pattern in found.items() if [*map(type, pattern)] == [str]}
