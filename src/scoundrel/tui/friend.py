"""Tables on a server for several people: those that are open, and new ones."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from scoundrel.online.invitations import Invitation, read_invitation
from scoundrel.online.membership import remember
from scoundrel.online.seating import join, sit_down
from scoundrel.play.match import DEALER
from scoundrel.play.saved import Kind
from scoundrel.play.seats import RULES_FOR_TWO
from scoundrel.play.sitting import Sitting
from scoundrel.rules import RULEBOOK
from scoundrel.texts import say
from scoundrel.tui.asking import AskingScreen, Known, known_in, member, open_games
from scoundrel.tui.dialogs import AskScreen
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static
from scoundrel.words.phrases import rules_title

__all__ = ["FriendScreen"]

TWO, DEALT, DEALING = "two", "dealt", "dealing"


class FriendScreen(AskingScreen[None]):
    """Enter opens a table, and then the link to it can be sent; or it goes back to one that is open."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("j", "join", "join"),
        key("right", "rules(1)", "board_rules", at_once=True),
        key("left", "rules(-1)", at_once=True),
        key("a", "account", "account"),
        key("escape", "app.pop_screen", "back"),
    ]

    def __init__(self, invitation: Invitation | None = None) -> None:
        """An invitation is accepted at once."""
        super().__init__()
        self.invitation = invitation
        """What is being accepted: meanwhile nothing else is asked."""
        self.rules = next(iter(RULEBOOK))
        """What is played with a Dealer."""
        self.known = Known()

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(say("title-friend"), "bold $gold"))
            yield Static(Content.styled(say("friend-help"), "$muted"))
            yield Static("", id="who")
            yield OptionList()
            yield Static("", id="complaint")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self._show()
        if self.invitation is not None:
            self._accept(self.invitation)

    def on_screen_resume(self) -> None:
        if self.is_current and self.invitation is None:
            self.ask(partial(known_in, self.app, Kind.SHARED), self._take_known)

    def _take_known(self, known: Known) -> None:
        self.known = known
        self.query_one("#who", Static).update(Content.styled("\n".join(known.lines), "$muted"))
        self._show()

    def _show(self) -> None:
        menu = self.query_one(OptionList)
        here = menu.highlighted or 0
        rules = rules_title(self.rules)
        menu.clear_options()
        menu.add_options(open_games(self.known))
        menu.add_option(Option(say("friend-two", rules=rules_title(RULES_FOR_TWO)), id=TWO))
        for name in (DEALT, DEALING):
            menu.add_option(Option(Content(say(f"friend-{name}", rules=rules)), id=name))
        menu.highlighted = min(here, menu.option_count - 1)

    def action_rules(self, step: int) -> None:
        """Choose what is played with a Dealer."""
        known = list(RULEBOOK)
        self.rules = known[(known.index(self.rules) + step) % len(known)]
        self._show()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.ask(partial(self._sit_down, message.option_id or TWO), self.app.play)

    def _sit_down(self, chosen: str) -> Sitting:
        server = member(self.app)
        if chosen == TWO:
            match = server.shared(RULES_FOR_TWO)
        elif chosen in (DEALT, DEALING):
            match = server.shared(self.rules, seat=DEALER if chosen == DEALING else 0, dealer=True)
        else:
            match = server.match(chosen)
        return sit_down(match, self.app.store)

    def action_join(self) -> None:
        """Take the seat of an invitation."""
        dialog = AskScreen(say("friend-join"), say("friend-join_help"), accept=_check)
        self.app.push_screen(dialog, lambda line: self._accept(read_invitation(line)) if line else None)

    def _accept(self, invitation: Invitation) -> None:
        self.invitation = invitation
        self.ask(partial(self._join, invitation), self.app.play)

    def _join(self, invitation: Invitation) -> Sitting:
        if invitation.url:
            remember(self.app.need_store(), invitation.url)
            self.app.take_over(self.app.reach_server)
        return sit_down(join(member(self.app), invitation.token), self.app.store)

    def failed(self, complaint: Content) -> None:
        self.invitation = None
        super().failed(complaint)

    def action_account(self) -> None:
        from scoundrel.tui.account import AccountScreen

        self.app.push_screen(AccountScreen())


def _check(line: str) -> None:
    """Refuse a line that is no invitation; where one leads to, the server says."""
    read_invitation(line)
