"""The player's account on a server: a name, a code for other devices, and what the server keeps."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from scoundrel.errors import OnlineError, ScoundrelError
from scoundrel.online import Server
from scoundrel.online.membership import begin_anew, server_in, told_account, told_data
from scoundrel.play.shelf import write_new
from scoundrel.texts import say
from scoundrel.tui.asking import AskingScreen, member
from scoundrel.tui.dialogs import AskScreen, OnwardScreen, TextScreen
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static

__all__ = ["AccountScreen"]

DATA_FILE = "scoundrel-account.json"


class AccountScreen(AskingScreen[None]):
    """Who the player is on the server, and what can be changed about it."""

    BINDINGS: ClassVar[list[BindingType]] = [key("escape", "app.pop_screen", "back")]

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(say("online-account"), "bold $gold"))
            yield Static("", id="who")
            yield OptionList(*(Option(say(f"online-entry-{name}"), id=name) for name in self._actions))
            yield Static("", id="about-setting")
            yield Static("", id="complaint")
        yield Footer()

    @property
    def _actions(self) -> dict[str, Callable[[], None]]:
        return {
            "rename": lambda: self._ask_line("rename", "online-name_help", _rename),
            "recovery": lambda: self._do(_recovery, self._show_code),
            "sign_out": lambda: self._do(_sign_out, self._show_code),
            "recover": lambda: self._ask_line("recover", "online-code_asked", _recover, self._recovering),
            "my_data": lambda: self._ask_line("my_data", "account-data_file", _take_data, start=DATA_FILE),
            "assisted": lambda: self._ask_sure("assisted", "online-sure-assisted", _play_assisted),
            "object_to": lambda: self._ask_line("object_to", "online-object_words", _object),
            "anew": self._ask_anew,
            "delete_account": lambda: self._ask_sure("delete_account", "online-sure-delete", _delete),
        }

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self._look()

    def _look(self) -> None:
        self.ask(self._who, lambda told: self.query_one("#who", Static).update("\n".join(told)))

    def _who(self) -> tuple[str, ...]:
        server = member(self.app)
        known = server.known()
        if known is None:
            raise OnlineError("server-unknown")
        return told_account(known[0], server.url)

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        self.query_one("#about-setting", Static).update(say(f"online-entry-{message.option_id}_help"))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self._actions[message.option_id or ""]()

    # --- What is done ------------------------------------------------------------------------------

    def _do(
        self,
        act: Callable[[Server], str],
        tell: Callable[[str], None] | None = None,
        who: Callable[[], Server] | None = None,
    ) -> None:
        """Do something in a thread, say what came of it, and look again who one is."""

        def take(told: str) -> None:
            (tell or self.app.notify)(told)
            self._look()

        self.ask(lambda: act((who or self._member)()), take)

    def _member(self) -> Server:
        return member(self.app)

    def _recovering(self) -> Server:
        """The server, for somebody who need not be anybody there yet."""
        server = server_in(self.app.need_store())
        if server is None:
            raise ScoundrelError("server-none")
        return server

    def _ask_line(
        self,
        name: str,
        asked: str,
        act: Callable[[Server, str], str],
        who: Callable[[], Server] | None = None,
        start: str = "",
    ) -> None:
        """Ask for a line, then do something with it."""

        def answered(line: str | None) -> None:
            if line is not None:
                self._do(lambda server: act(server, line), who=who)

        dialog = AskScreen(say(f"online-entry-{name}"), say(asked), start)
        self.app.push_screen(dialog, answered)

    def _ask_sure(self, name: str, asked: str, act: Callable[[Server], str]) -> None:
        """Ask once, then do it."""
        dialog = OnwardScreen(say(f"online-entry-{name}"), say(asked), say("account-sure"), enter=False)
        self.app.push_screen(dialog, lambda sure: self._do(act) if sure else None)

    def _ask_anew(self) -> None:
        def answered(sure: bool | None) -> None:
            if sure:
                begin_anew(self.app.need_store())
                self.app.notify(say("account-begun_anew"))
                self.app.pop_screen()

        dialog = OnwardScreen(
            say("online-entry-anew"), say("online-entry-anew_help"), say("account-sure"), enter=False
        )
        self.app.push_screen(dialog, answered)

    def _show_code(self, code: str) -> None:
        """Show a recovery code until it was written down."""
        text = f"{say('online-code', code=code)}\n\n{say('online-code_once')}"
        self.app.push_screen(TextScreen(say("online-entry-recovery"), text))


def _rename(server: Server, name: str) -> str:
    named = server.rename(name).name
    return say("account-named", name=named) if named else say("account-unnamed")


def _recovery(server: Server) -> str:
    return server.renew_recovery()


def _sign_out(server: Server) -> str:
    """Sign every other device out; the code is a new one then."""
    return server.renew_recovery(elsewhere=True)


def _recover(server: Server, code: str) -> str:
    return say("account-recovered", name=server.recover(code).name or say("account-nameless"))


def _take_data(server: Server, name: str) -> str:
    return say("account-taken", path=write_new(name, lambda: told_data(server)))


def _play_assisted(server: Server) -> str:
    server.play_assisted()
    return say("account-assisted")


def _object(server: Server, words: str) -> str:
    server.object_to(words)
    return say("online-noted")


def _delete(server: Server) -> str:
    server.delete_me()
    return say("online-deleted")
