"""A table on a server at which somebody is missing, and what is said before its game begins."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from scoundrel.online.invitations import invitation_link
from scoundrel.online.match import OnlineMatch
from scoundrel.online.seating import begin_if_ready
from scoundrel.play.flow import Threshold
from scoundrel.play.hosted import hosted_threshold
from scoundrel.play.sitting import Sitting
from scoundrel.texts import say
from scoundrel.tui.asking import AGAIN, AskingScreen
from scoundrel.tui.dialogs import Dialog
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static

__all__ = ["BeginScreen", "GatheringScreen"]

LINKS = {"dealer": "server-dealer_link", "watch": "server-watch_link"}


class GatheringScreen(AskingScreen[None]):
    """Shows the links to a table, and goes there as soon as everybody has come."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("c", "copy", "copy"),
        key("escape", "app.pop_screen", "back"),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.links: list[tuple[str, str]] = []
        """What each link is for, and the link."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(self.sitting.title, "bold $gold"))
            with VerticalScroll(can_focus=False):
                yield Static("", id="waits")
                yield Static("", id="links")
            yield Static("", id="complaint")
        yield Footer()

    def on_mount(self) -> None:
        self._show()
        self._begin()

    def _begin(self) -> None:
        """Find the links, and wait."""
        self.ask(self._find_links, self._take_links)

    @property
    def _match(self) -> OnlineMatch:
        assert isinstance(self.sitting.match, OnlineMatch)
        return self.sitting.match

    def _find_links(self) -> list[tuple[str, str]]:
        url, found = self._match.server.url, self._match.invitations()
        # Those whom it waits for come first.
        return [
            (LINKS.get(name, "server-seat_link"), invitation_link(url, name, found[name]))
            for name in sorted(found, key=lambda name: name == "watch")
        ]

    def _take_links(self, links: list[tuple[str, str]]) -> None:
        self.links = links
        self._show()
        self._wait()

    def _show(self) -> None:
        self.query_one("#waits", Static).update("\n".join(hosted_threshold(self.sitting.about)))
        # A link is never broken by a word beside it.
        told = (f"\n{say(kind, link='')}\n{link}" for kind, link in self.links)
        self.query_one("#links", Static).update(Content("\n".join(told)))

    def _wait(self) -> None:
        """Wait for somebody; what has become of it is shown, or the table is."""
        gathering = self.sitting.gather()

        def wait() -> None:
            gathering.done()
            begin_if_ready(self.sitting)

        self.ask(wait, self._take_news)
        self.tell(Content.styled(say("server-waiting", who=gathering.name), "$gold"))

    def _take_news(self, _: None) -> None:
        if self.sitting.gathers:
            self._show()
            self._wait()
        else:
            self.app.bell()
            self.app.play(self.sitting)

    def failed(self, complaint: Content) -> None:
        super().failed(complaint)
        self.set_timer(AGAIN, self._wait if self.links else self._begin)

    def action_copy(self) -> None:
        """Copy the link to the first free seat."""
        if self.links:
            self.app.copy_to_clipboard(self._to_send)
            self.app.notify(say("end-copied"))

    @property
    def _to_send(self) -> str:
        """The link for whoever is to sit here, not for those who watch."""
        return self.links[0][1]


class BeginScreen(Dialog[bool], AskingScreen[bool]):
    """What the server promises before a game begins; Enter begins it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("enter", "begin", "begin"),
        key("escape", "dismiss(False)", "back"),
    ]

    def __init__(self, threshold: Threshold) -> None:
        super().__init__()
        self.threshold = threshold

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content.styled(self.threshold.title, "bold $gold"))
            with VerticalScroll():
                yield Static(Content("\n".join(self.threshold.lines)))
            yield Static("", id="complaint")
            yield Static(Content.styled(say("threshold-keys"), "$muted"))

    def action_begin(self) -> None:
        if self.is_current:
            self.ask(self.threshold.begin, lambda _: self.dismiss(True))
