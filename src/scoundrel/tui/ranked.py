"""Ranked games: what the server plays, to choose from."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from scoundrel.online.boards import ranked_rules
from scoundrel.online.seating import sit_down
from scoundrel.play.match import Hosted
from scoundrel.play.saved import Kind
from scoundrel.play.sitting import Sitting
from scoundrel.texts import say
from scoundrel.tui.asking import AskingScreen, Known, known_in, member, open_games
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static
from scoundrel.words.phrases import rules_title

__all__ = ["RankedScreen"]

DAY = "day/"


class RankedScreen(AskingScreen[None]):
    """Enter begins a ranked game, or goes on with the one that is open."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("b", "boards", "boards"),
        key("a", "account", "account"),
        key("escape", "app.pop_screen", "back"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.known = Known()

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(say("title-ranked"), "bold $gold"))
            yield Static(Content.styled(say("title-ranked_help"), "$muted"))
            yield Static("", id="who")
            yield OptionList(*self._options())
            yield Static("", id="complaint")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        if self.is_current:
            self.ask(partial(known_in, self.app, Kind.RANKED), self._take_known)

    def _take_known(self, known: Known) -> None:
        self.known = known
        self.query_one("#who", Static).update(Content.styled("\n".join(known.lines), "$muted"))
        menu = self.query_one(OptionList)
        here = 0 if known.games else menu.highlighted
        menu.clear_options()
        menu.add_options(self._options())
        menu.highlighted = here

    def _options(self) -> list[Option]:
        """The game that is open; then the classic game and the day's dungeon, and other rules."""
        for_all, for_day = ranked_rules(self.app.offered)
        names = [*for_all[:1], *(f"{DAY}{name}" for name in for_day[:1])]
        names += [*for_all[1:], *(f"{DAY}{name}" for name in for_day[1:])]
        return [*open_games(self.known), *(Option(_title(name), id=name) for name in names)]

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        chosen = message.option_id or ""
        self.ask(partial(self._open, chosen), partial(self._sit_down, chosen))

    def _open(self, chosen: str) -> Sitting:
        server = member(self.app)
        if chosen in self.known.ids:
            return sit_down(server.match(chosen), self.app.store)
        match = server.ranked(chosen.removeprefix(DAY), day=chosen.startswith(DAY))
        return sit_down(match, self.app.store)

    def _sit_down(self, chosen: str, sitting: Sitting) -> None:
        self.app.play(sitting)
        hosted = sitting.about.hosted
        if chosen not in self.known.ids and hosted and chosen != _name(sitting, hosted):
            self.app.notify(say("server-first_open"))

    def action_boards(self) -> None:
        from scoundrel.tui.boards import BoardsScreen

        self.app.push_screen(BoardsScreen())

    def action_account(self) -> None:
        from scoundrel.tui.account import AccountScreen

        self.app.push_screen(AccountScreen())


def _name(sitting: Sitting, hosted: Hosted) -> str:
    """By what the game is known in the list."""
    return f"{DAY if hosted.day else ''}{sitting.rules.name}"


def _title(name: str) -> str:
    title = rules_title(name.removeprefix(DAY))
    return say("ranked-of_day", rules=title) if name.startswith(DAY) else title
