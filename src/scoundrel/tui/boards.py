"""Boards: who plays best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from scoundrel.online.boards import PERIODS, Asked, Board, Place, ranked_rules
from scoundrel.online.server import GROUPS
from scoundrel.texts import say
from scoundrel.tui.asking import AskingScreen, member, visitor
from scoundrel.tui.dialogs import AskScreen
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static

__all__ = ["BoardsScreen"]

NARROW = 76
"""In a window with fewer columns each entry is a sentence."""
ROOM_FOR_KEYS = 100
"""In a window with fewer columns the keys are closer together."""
ROOM_FOR_ABOUT = 16


class BoardsScreen(AskingScreen[None]):
    """A page of one board; keys go to others."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("right", "period(1)", "board_period", at_once=True),
        key("left", "period(-1)", at_once=True),
        key("r", "rules", "board_rules"),
        key("g", "group", "board_group"),
        key("m", "around", "board_around"),
        key("f", "find", "board_find"),
        key("n", "next", "board_next"),
        key("t", "top", "board_top"),
        key("x", "report", "board_report"),
        key("a", "account", "account"),
        key("escape", "app.pop_screen", "back"),
    ]

    def __init__(self, asked: Asked | None = None) -> None:
        super().__init__()
        self.asked = asked or Asked()
        self.board: Board | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(say("boards-heading"), "bold $gold"), id="board-title")
            yield Static("", id="tabs")
            yield Static("", id="empty")
            yield Static("", id="complaint")
            yield OptionList(id="entries")
            yield Static("", id="own")
            yield Static(Content.styled(say("boards-open"), "$muted"), id="about-boards")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self._go_to(self.asked)

    def _go_to(self, asked: Asked) -> None:
        self.asked = asked
        # Only whoever wants to be found on it has to be somebody.
        who = member if asked.around else visitor
        self.ask(lambda: asked.of(who(self.app)), self._show)

    def _show(self, board: Board) -> None:
        self.board, self.asked = board, board.asked
        self.query_one("#board-title", Static).update(Content.styled(board.title, "bold $gold"))
        self.query_one("#tabs", Static).update(
            Content("    ").join(
                [
                    _tabs("period", self._periods(self.asked.rules), self.asked.period),
                    _tabs("group", GROUPS, self.asked.group),
                ]
            )
        )
        self._show_entries(board)
        for part, told in (("#empty", board.empty), ("#own", board.own)):
            self.query_one(part, Static).update(told)
            self.query_one(part).display = bool(told)
        self.refresh_bindings()

    def _show_entries(self, board: Board) -> None:
        entries = self.query_one(OptionList)
        here = entries.highlighted
        entries.clear_options()
        if self.size.width < NARROW:
            entries.add_options(Option(Content(line)) for line in board.lines)
        else:
            entries.add_options(map(Option, _columns(board.places)))
        entries.highlighted = None if here is None or not board.places else min(here, len(board.places) - 1)

    def on_resize(self, event: events.Resize) -> None:
        self.query_one(Footer).compact = event.size.width < ROOM_FOR_KEYS
        self.query_one("#about-boards").display = event.size.height >= ROOM_FOR_ABOUT
        if self.board is not None:
            self._show_entries(self.board)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Some keys are there only with something to do: more to show, or a top to go back to."""
        match action:
            case "next":
                return self.board is not None and self.board.following is not None
            case "top":
                return self.asked != self._whole()
            case "report":
                return self.board is not None and bool(self.board.entries)
            case _:
                return True

    def _whole(self) -> Asked:
        """The same board from its top."""
        return replace(self.asked, name="", around=False, after="")

    def action_period(self, step: int) -> None:
        known = self._periods(self.asked.rules)
        self._go_to(replace(self._whole(), period=_following(known, self.asked.period, step)))

    def _periods(self, rules: str) -> tuple[str, ...]:
        """The periods of these rules: not all of them have a dungeon of the day."""
        has_day = rules in ranked_rules(self.app.offered)[1]
        return tuple(period for period in PERIODS if has_day or period != "day")

    def action_rules(self) -> None:
        known = ranked_rules(self.app.offered)[0]
        rules = _following(known or ("classic",), self.asked.rules)
        period = self.asked.period if self.asked.period in self._periods(rules) else PERIODS[-1]
        self._go_to(replace(self._whole(), rules=rules, period=period))

    def action_group(self) -> None:
        self._go_to(replace(self._whole(), group=_following(GROUPS, self.asked.group or GROUPS[-1])))

    def action_around(self) -> None:
        self._go_to(replace(self._whole(), around=True))

    def action_top(self) -> None:
        self._go_to(self._whole())

    def action_next(self) -> None:
        if self.board is not None and self.board.following is not None:
            self._go_to(self.board.following)

    def action_find(self) -> None:
        dialog = AskScreen(say("boards-find"), say("boards-find_help"))
        self.app.push_screen(dialog, self._find)

    def _find(self, name: str | None) -> None:
        if name:
            self._go_to(replace(self._whole(), name=name))

    def action_report(self) -> None:
        """Report the name that is highlighted."""
        here, board = self.query_one(OptionList).highlighted, self.board
        if here is None or board is None:
            return
        player = str(board.entries[here]["player"])
        self.ask(lambda: member(self.app).report(player), lambda _: self.app.notify(say("boards-reported")))

    def action_account(self) -> None:
        from scoundrel.tui.account import AccountScreen

        self.app.push_screen(AccountScreen())


def _tabs(kind: str, known: Iterable[str], now: str) -> Content:
    """What there is to choose from, with what is shown in gold."""
    names = (
        (say(f"online-{kind}_short-{name}"), "bold $gold" if name == now else "$muted") for name in known
    )
    return Content("  ").join(Content.styled(*each) for each in names)


def _columns(places: Sequence[Place]) -> list[Content]:
    """The entries one below the other; whoever looks is in gold."""
    wide = [max(map(cell_len, column)) for column in zip(*(each[:3] for each in places), strict=True)]

    def line(place: Place) -> str:
        gaps = [" " * (most - cell_len(text)) for most, text in zip(wide, place[:3], strict=True)]
        return f"{gaps[0]}{place.rank}  {place.name}{gaps[1]}  {place.mean}{gaps[2]}  {place.told}"

    return [Content.styled(line(each), "$gold" if each.mine else "") for each in places]


def _following(known: Sequence[str], now: str, step: int = 1) -> str:
    """The value after this one; after the last comes the first."""
    return known[(known.index(now) + step) % len(known)] if now in known else known[0]
