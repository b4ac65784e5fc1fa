"""A game on a server, at the table: what goes to the server goes in a thread, and others are waited for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from math import inf
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from scoundrel.budget import within
from scoundrel.errors import ScoundrelError, Stopped
from scoundrel.events import Event
from scoundrel.history.ending import Ending
from scoundrel.online.match import OnlineMatch
from scoundrel.online.programs import BotSitting
from scoundrel.online.seating import sit_down
from scoundrel.play.flow import DealerLooks, End, Happened, PlayerMoves, Thinking
from scoundrel.play.hosted import stand_in_words
from scoundrel.play.promises import Fairness, find_out
from scoundrel.play.saved import Kind
from scoundrel.play.sitting import Sitting
from scoundrel.texts import say, ways_to_say
from scoundrel.tui.asking import AGAIN, AskingScreen
from scoundrel.tui.dialogs import DealerScreen, Dialog, OnwardScreen
from scoundrel.tui.ending import EndScreen
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static
from scoundrel.tui.stage import kept_quiet
from scoundrel.tui.table import TableScreen
from scoundrel.words.phrases import sentence, sentences

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["BotTable", "OnlineEndScreen", "OnlineTable", "StandInScreen"]

LISTENING = "listening"
OF_PLAYERS = ("way", "run", "put_away", "type", "give_up")
"""What only those do who play."""
RARELY = ("give_up", "stand_in")


class OnlineTable(TableScreen, AskingScreen[None]):
    """A game that a server holds."""

    flow: Sitting
    BINDINGS: ClassVar[list[BindingType]] = [
        key("g", "give_up", "give_up"),
        key("s", "stand_in", "stand_in"),
    ]

    def __init__(self, flow: Sitting) -> None:
        super().__init__(flow)
        self._sending = False
        """Whether something is on its way to the server."""

    def key_lines(self) -> tuple[str, ...]:
        if self._plays:
            stand_in = [say("keys-stand_in")] if self.flow.stand_ins else []
            return (*super().key_lines(), say("keys-resign"), *stand_in)
        return ways_to_say("keys-dealing" if self.flow.viewer.dealer else "keys-looking_on")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "stand_in":
            return bool(self.flow.stand_ins)
        return (self._plays or action not in OF_PLAYERS) and super().check_action(action, parameters)

    def _shown_bindings(self) -> list[Binding]:
        # What is wanted least comes last.
        return sorted(super()._shown_bindings(), key=lambda binding: binding.action in RARELY)

    @property
    def _plays(self) -> bool:
        """Whether a player sits here: not the Dealer, nor anybody who looks on."""
        return bool(self.flow.viewer.seats)

    def _is_awaited(self) -> bool:
        """Whether the game can't go on for long without whoever sits here."""
        return not self.flow.over and (self._plays or self.flow.viewer.dealer)

    def _has_hand(self) -> bool:
        return self._plays and super()._has_hand()

    def _is_busy(self) -> bool:
        return self._sending or super()._is_busy()

    def tell(self, words: Content) -> None:
        """What is asked is not told at the table, where nobody has to wait for it."""

    def failed(self, complaint: Content) -> None:
        """Say that the server is lost; as long as something is awaited, it is asked again and again."""
        self._sending = False
        if not self.is_current:
            self.app.notify(complaint.plain, severity="error")
            return
        self._show_prompt(complaint.plain)
        self.set_timer(AGAIN, self._go_on)

    # --- To the server -----------------------------------------------------------------------------

    def _try(self, act: Callable[[], Happened]) -> None:
        """Do something in a thread; until it is answered, nothing else is done."""
        if self._sending:
            return
        self._sending = True
        asked, room = self.asked, self.flow.way.room
        sending = kept_quiet(Thinking("", act, lambda happened: happened))

        def take(found: object) -> None:
            self._sending, self.asked = False, asked
            happened = self._done(lambda: sending.take(found), room)
            if happened is not None:
                self._go_on(happened.events)
            elif self.flow.awaited:
                # Sending has ended the wait for others.
                self.set_timer(AGAIN, self._go_on)

        self.ask(sending.think, take)

    def action_give_up(self) -> None:
        """Give the game up, once the player is sure."""
        dialog = OnwardScreen(self.flow.title, say("online-sure-resign"), say("account-sure"), enter=False)
        self.app.push_screen(dialog, lambda sure: self._try(self._give_up) if sure else None)

    def _give_up(self) -> Happened:
        self.flow.give_up()
        return Happened()

    def action_stand_in(self) -> None:
        """Propose that a bot takes a seat, or agree to that."""
        self.app.push_screen(StandInScreen(self.flow), self._stand_in)

    def _stand_in(self, seat: int | None) -> None:
        if seat is not None:
            self._try(lambda: self.flow.stand_in(seat))

    def _hand_over(self, dealer: DealerLooks, description: str) -> None:
        """Send what the Dealer wrote; if that fails, it is still there to be sent again."""
        self._sending = True

        def send() -> str:
            try:
                dealer.hand_over(description)
            except Stopped:
                raise
            except ScoundrelError as error:
                return sentence(error)
            return ""

        def take(complaint: str) -> None:
            self._sending = False
            if complaint and isinstance(self.flow.comes_next, DealerLooks):
                hand_over = partial(self._hand_over, dealer)
                self.app.push_screen(DealerScreen(dealer, hand_over, description, complaint))
            else:
                self.show()
                self._go_on()

        self.ask(send, take)

    def action_leave(self) -> None:
        super().action_leave()
        if self not in self.app.screen_stack and self._is_awaited():
            self.app.notify(say("server-kept"))

    # --- From the server ---------------------------------------------------------------------------

    def _go_on(self, happened: Iterable[Event] = ()) -> None:
        if self.app.screen is not self or self._sending:
            return
        coming = self.flow.comes_next
        self.workers.cancel_group(self, LISTENING)
        if isinstance(coming, Thinking) and self.flow.awaited:
            self._wait_for(coming)
        elif isinstance(coming, Thinking):
            self._sending = True
            self._let_move(coming)
        elif isinstance(coming, End):
            self.ask(partial(find_out, self.flow), partial(self._show_end, coming))
        else:
            if isinstance(coming, PlayerMoves) and self.flow.about.kind is Kind.SHARED:
                self._listen(self.app, self.flow.news())
            super()._go_on(happened)

    @work(thread=True, exclusive=True, group=LISTENING)
    def _listen(self, app: ScoundrelApp, thinking: Thinking) -> None:
        """Hear of what others do while it is this player's turn: they may give up."""
        worker = get_current_worker()
        try:
            with within(inf, stop=lambda: worker.is_cancelled):
                found = thinking.think()
        except ScoundrelError:
            # Whoever stops listening needs no news, and a server that is lost is told at the next move.
            return
        app.answer(self, lambda: self._overhear(thinking, found))

    def _overhear(self, thinking: Thinking, found: object) -> None:
        # What is being sent brings its own news, and a window over the table leads back to what comes next.
        if self.is_current and not self._sending:
            happened = self._done(lambda: thinking.take(found))
            self._go_on(happened.events if happened else ())

    def _wait_for(self, thinking: Thinking) -> None:
        """Wait for somebody elsewhere."""
        room = self.flow.way.room

        def take(found: object) -> None:
            happened = self._done(lambda: thinking.take(found), room)
            if isinstance(self.flow.comes_next, PlayerMoves):
                self.app.bell()
            self._go_on(happened.events if happened else ())

        self.ask(thinking.think, take)

    def _let_move(self, thinking: Thinking) -> None:
        """Let the bot that sits here think and move, all in a thread."""
        room = self.flow.way.room

        def take(happened: Happened) -> None:
            self._sending = False
            self._done(lambda: happened, room)
            self._go_on()

        self.ask(thinking.done, take)

    def _at_rest(self) -> Content:
        whose = "" if self.notice else sentences(self._whose_turn(), self.flow.proposal)
        if not whose:
            return super()._at_rest()
        done = self._last_told(f"{whose} ")
        return Content.assemble((f"{done} " if done else "", "$muted"), (whose, "$gold"))

    def _whose_turn(self) -> str:
        """Who moves next, where that is not always the same player."""
        if self.flow.awaited:
            waiting = say("server-waiting", who=self.flow.awaited)
            looks_on = not (self._plays or self.flow.viewer.dealer)
            return sentences(say("server-looking_on"), waiting) if looks_on else waiting
        is_mine = self.flow.about.kind is Kind.SHARED and isinstance(self.flow.comes_next, PlayerMoves)
        return say("server-your_turn") if is_mine else ""

    # --- The end -------------------------------------------------------------------------------------

    def _show_end(self, end: End, found: Fairness) -> None:
        """Show how it ended, now that the whole game is here."""
        if not self.flow.about.given_up:
            self.app.push_screen(OnlineEndScreen(Ending(self.flow, self.app.clock), found))
            return
        told = "\n\n".join((end.last_word, found.words))
        again = "rematch" if self.flow.about.kind is Kind.SHARED else "onward"
        dialog = OnwardScreen(self.flow.title, told, say(f"server-{again}"))
        self.app.push_screen(dialog, self._leave_end)

    def _leave_end(self, on: bool | None) -> None:
        if on:
            self.play_another()
        else:
            self.app.back_to_title()

    def play_another(self) -> None:
        """Another ranked game, or a rematch."""
        if self.flow.about.kind is Kind.RANKED:
            from scoundrel.tui.ranked import RankedScreen

            self.app.back_to_title()
            self.app.push_screen(RankedScreen())
        else:
            # The end that this comes after is not shown again meanwhile.
            self._sending = True
            self.ask(self._rematch, self.app.play)

    def _rematch(self) -> Sitting:
        match = self.flow.match
        assert isinstance(match, OnlineMatch)
        return sit_down(match.server.rematch(match.game), self.app.store)


class StandInScreen(Dialog[int | None]):
    """Asks for whom a bot is to play; it does so once both players agree."""

    BINDINGS: ClassVar[list[BindingType]] = [key("escape", "dismiss", "close")]

    def __init__(self, flow: Sitting) -> None:
        super().__init__()
        self.flow = flow

    def compose(self) -> ComposeResult:
        about, viewer = self.flow.about, self.flow.viewer
        with Vertical(classes="dialog"):
            yield Static(Content.styled(self.flow.title, "bold $gold"))
            yield Static(Content(self.flow.proposal or say("server-stand_in")))
            yield OptionList(
                *(Option(Content(stand_in_words(about, viewer, seat))) for seat in self.flow.stand_ins)
            )
            yield Static(Content.styled(say("dialog-close"), "$muted"))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.dismiss(message.option_index)


class OnlineEndScreen(EndScreen):
    """How a game on a server ended, and whether its deal was fair."""

    BINDINGS: ClassVar[list[BindingType]] = [key("e", "boards", "boards")]

    def __init__(self, ending: Ending, found: Fairness) -> None:
        super().__init__(ending)
        self.fairness = Content.styled(found.words, "$blood" if found.is_fair is False else "$muted")

    def _reckoning(self) -> Content:
        return Content("\n").join([super()._reckoning(), self.fairness])

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "again" and super().check_action(action, parameters)

    def action_next(self) -> None:
        """Another ranked game, or a rematch."""
        table = next(each for each in self.app.screen_stack if isinstance(each, OnlineTable))
        table.play_another()

    def action_boards(self) -> None:
        from scoundrel.tui.boards import BoardsScreen

        self.app.push_screen(BoardsScreen())


class BotTable(OnlineTable):
    """A bot plays on a server, at a pace, and whoever sits here looks on."""

    flow: BotSitting

    def __init__(self, flow: BotSitting, pace: float) -> None:
        super().__init__(flow)
        self.pace = pace

    def _go_on(self, happened: Iterable[Event] = ()) -> None:
        coming = self.flow.comes_next
        if not isinstance(coming, Thinking) or self.flow.awaited:
            super()._go_on(happened)
        elif not self._sending and self.is_current:
            self._sending = True
            self.set_timer(self.pace, partial(self._let_move, coming))

    @property
    def _plays(self) -> bool:
        return False

    def _is_awaited(self) -> bool:
        return False

    def play_another(self) -> None:
        self.app.back_to_title()
