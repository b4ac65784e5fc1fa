"""Screens that ask a server: in a thread, so that nothing on them waits for the answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any, TypeVar

from textual import work
from textual.content import Content
from textual.screen import Screen, ScreenResultType
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from scoundrel.budget import within
from scoundrel.errors import ScoundrelError, Stopped
from scoundrel.online.membership import be_somebody, server_in, told_account
from scoundrel.play.saved import Kind
from scoundrel.texts import say
from scoundrel.tui.prose import Static
from scoundrel.words.phrases import rules_title, sentence

if TYPE_CHECKING:
    from scoundrel.online import Server
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["AGAIN", "AskingScreen", "Known", "known_in", "member", "open_games", "visitor"]

Found = TypeVar("Found")

AGAIN = 3.0
"""Seconds until a server that was lost is asked again."""


def visitor(app: ScoundrelApp) -> Server:
    """The server that is remembered, as whoever one is there; to look at something one need be nobody."""
    server = server_in(app.need_store())
    if server is None:
        raise ScoundrelError("server-none")
    return server


def member(app: ScoundrelApp) -> Server:
    """The same as somebody: a guest at first. It is asked, so this takes a thread."""
    server = visitor(app)
    if not server.token:
        be_somebody(server)
    return server


@dataclass(frozen=True, slots=True)
class Known:
    """Who one is on the server, in sentences, and the games there that are not over."""

    lines: tuple[str, ...] = ()
    games: tuple[dict[str, Any], ...] = ()

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(str(each["id"]) for each in self.games)


def known_in(app: ScoundrelApp, kind: Kind) -> Known:
    """Who one is on the server, with one's games of a kind; it is asked, so this takes a thread."""
    server = visitor(app)
    if not server.token:
        return Known((say("online-nobody"),))
    account, games = server.me()
    return Known(told_account(account, server.url), tuple(each for each in games if each["kind"] == kind))


def open_games(known: Known) -> list[Option]:
    """The games that one may go on with."""

    def told(game: dict[str, Any]) -> str:
        title = rules_title(str(game["rules"]))
        return say("friend-open", title=title, kind=say(f"server-kind-{game['kind']}"))

    return [Option(Content(told(each)), id=str(each["id"])) for each in known.games]


class AskingScreen(Screen[ScreenResultType]):
    """Has a line, `#complaint`, for what the server is asked, and for what went wrong."""

    app: ScoundrelApp
    _latest: object = None
    """What was asked last; the answer to anything else comes too late."""

    def ask(self, think: Callable[[], Found], take: Callable[[Found], object]) -> None:
        """Ask something in a thread; take the answer if the screen is open then, and asked nothing else."""
        self.tell(Content.styled(say("server-asking"), "$muted"))
        self._latest = latest = object()
        self._think(self.app, think, partial(self._hear, latest, take), partial(self._fail, latest))

    @work(thread=True, exclusive=True)
    def _think(
        self,
        app: ScoundrelApp,
        think: Callable[[], Any],
        take: Callable[[Any], None],
        fail: Callable[[Content], None],
    ) -> None:
        worker = get_current_worker()
        try:
            with within(inf, stop=lambda: worker.is_cancelled):
                found = think()
        except Stopped:
            return
        except ScoundrelError as error:
            complaint = Content.styled(sentence(error), "$blood")
            app.answer(self, lambda: fail(complaint))
        else:
            app.answer(self, lambda: take(found))

    def _hear(self, latest: object, take: Callable[[Any], object], found: object) -> None:
        if latest is self._latest:
            self.tell(Content(""))
            take(found)

    def _fail(self, latest: object, complaint: Content) -> None:
        if latest is self._latest:
            self.failed(complaint)

    def failed(self, complaint: Content) -> None:
        """Say why there is no answer."""
        self.tell(complaint)

    def tell(self, words: Content) -> None:
        """Say something in the line that is there for it."""
        for line in self.query("#complaint").results(Static):
            line.update(words)
