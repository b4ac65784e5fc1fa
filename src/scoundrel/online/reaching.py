"""Finding out whether a server is there, while whoever wants to know does something else."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread

from scoundrel.errors import OnlineError, Unreachable
from scoundrel.online.server import Data, Server

__all__ = ["Reaching"]


class Reaching:
    """Asks once, in a thread that nothing waits for, not even the end of the program."""

    def __init__(self, server: Server, then: Callable[[], None] = lambda: None) -> None:
        """`then` is called in that thread, as soon as the answer is there."""
        self.server = Server(server.url, server.token, server.send, pauses=())
        self.about: Data | None = None
        """What the server offers, once it has said so."""
        self.trouble: OnlineError | None = None
        """Why it can't be used, once that is known."""
        self._then = then
        self._known = Event()
        Thread(target=self._ask, daemon=True).start()

    def wait(self, seconds: float) -> bool:
        """Wait at most so long; whether the server is there, as far as that is known."""
        self._known.wait(seconds)
        return self.about is not None

    def _ask(self) -> None:
        try:
            self.about = self.server.about()
        except Unreachable:
            self.trouble = Unreachable("server-unreachable", url=self.server.url)
        except OnlineError as error:
            self.trouble = error
        self._known.set()
        self._then()
