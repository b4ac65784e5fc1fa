"""The table: every way to make a move, and what comes of it.

Every move is kept before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from textual import work
from textual.binding import BindingType
from textual.widgets import Input

from scoundrel.cards import Card
from scoundrel.errors import ScoundrelError, StaleGame
from scoundrel.events import Event
from scoundrel.game import View
from scoundrel.notation.moves import Action, Move
from scoundrel.parlour.asking import armed, read_moves
from scoundrel.parlour.preferences import Weapon
from scoundrel.rules import MOST_SLOTS, Avoid
from scoundrel.texts import say
from scoundrel.tui.cardview import CardView
from scoundrel.tui.dialogs import DealerScreen, DiscardScreen, KeysScreen
from scoundrel.tui.keys import key
from scoundrel.tui.stage import Stage
from scoundrel.words import avoiding_short, tell

__all__ = ["TableScreen"]


class TableScreen(Stage):
    """One game, played."""

    keys_place = "table"
    """Where the texts tell the keys of."""
    BINDINGS: ClassVar[list[BindingType]] = [
        *(key(str(slot), f"pick({slot - 1})") for slot in range(1, MOST_SLOTS + 1)),
        key("left,up", "step(-1)"),
        key("right,down", "step(1)"),
        key("w", "way('w')", "weapon"),
        key("b", "way('b')", "bare_hands"),
        key("r", "run", "run"),
        key("p,minus", "put_away", "put_away"),
        key("u", "undo", "undo"),
        key("h", "hint", "hint"),
        key("d", "discard", "discard"),
        key("slash,colon", "type"),
        key("question_mark", "keys", "keys"),
        key("pagedown", "scroll(1)"),
        key("pageup", "scroll(-1)"),
        key("escape", "leave"),
    ]

    def on_screen_resume(self) -> None:
        """Whatever was on top of the table may have changed what comes next."""
        if self.is_current:
            self.show()
            self._go_on()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only what these rules have is offered; what can't be done now says why."""
        if not self.is_mounted:
            return False
        match action:
            case "way":
                return self._has_two_ways()
            case "run":
                return self.game.rules.avoid is Avoid.ROOM
            case "put_away":
                return self.game.rules.avoid is Avoid.CARD
            case "undo":
                return not self.sitting.is_daily
            case _:
                return True

    def _has_two_ways(self) -> bool:
        """Whether a monster that is asked about, or focused, may be met in two ways."""
        slot = self.asked if self.asked is not None else self._focused_slot()
        return slot is not None and len(self._takes(slot)) > 1

    def _focused_slot(self) -> int | None:
        return self.focused.slot if isinstance(self.focused, CardView) else None

    def _takes(self, slot: int) -> list[Move]:
        card = self.game.room[slot] if slot < len(self.game.room) else None
        moves = self.game.legal_moves
        return [
            move for move in moves if card is not None and move.card is card and move.action is Action.TAKE
        ]

    def on_card_view_picked(self, message: CardView.Picked) -> None:
        self.action_pick(message.slot)

    def action_pick(self, slot: int) -> None:
        if self._is_busy():
            return
        card = self.game.room[slot] if slot < len(self.game.room) else None
        if card is None:
            self._show_prompt(say("screen.no_card", slot=slot + 1))
        elif self.putting_away:
            self.putting_away = False
            self._play(Move.put_away(card))
        else:
            self._take(slot, card)

    def _take(self, slot: int, card: Card) -> None:
        takes = self._takes(slot)
        if len(takes) > 1 and self.app.preferences.weapon is Weapon.ASK:
            self.asked = slot
            self._show_prompt()
        elif takes:
            self._try(lambda: armed(self.game, [Move.take(card)]))

    def action_step(self, step: int) -> None:
        """Go to the next card that lies there."""
        views = [view for view in self.query(CardView) if not view.disabled]
        if not views:
            return
        here = views.index(self.focused) if self.focused in views else (-1 if step > 0 else 0)
        views[(here + step) % len(views)].focus()
        self._show_keys()

    def action_way(self, way: str) -> None:
        slot = self.asked if self.asked is not None else self._focused_slot()
        if slot is None or self._is_busy():
            return
        for move in self._takes(slot):
            if move.way is not None and move.way.value == way:
                self._play(move)
                return

    def action_run(self) -> None:
        if not self._is_busy():
            self._play(Move.run())

    def action_put_away(self) -> None:
        if self._is_busy():
            return
        refusal = self.game.refusal
        self.asked, self.putting_away = None, refusal is None and not self.putting_away
        self._show_prompt(say("screen.may_not.put_away", why=avoiding_short(self.game)) if refusal else "")

    def action_type(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.display = True
        # At once, so that what is typed in one go with the key is not taken for keys.
        self.set_focus(typed)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        typed = message.input
        line, typed.value = typed.value, ""
        self._end_typing()
        if line.strip() and not self._is_busy():
            self._try(lambda: self._read(line))

    def _read(self, line: str) -> list[Move]:
        moves = read_moves(self.game, line)
        return armed(self.game, moves) if self.app.preferences.weapon is Weapon.USE else moves

    def _end_typing(self) -> None:
        self.query_one("#typed").display = False
        self.set_focus(None)

    def _is_busy(self) -> bool:
        """Whether somebody else is at it: a bot, or the Dealer."""
        return self.game.over or self.sitting.bot_to_move is not None or self._waits_for_dealer()

    def _play(self, move: Move) -> None:
        self._try(lambda: [move])

    def _try(self, wanted: Callable[[], list[Move]]) -> None:
        """Make moves; what is wrong with them is said, and nothing has changed."""
        self.asked, self.putting_away, self.hinted = None, False, ""
        try:
            happened = self.make(wanted())
        except ScoundrelError as error:
            self._refuse(error)
            return
        self.after(happened)

    def _refuse(self, error: ScoundrelError) -> None:
        """Say what is wrong; a game that went on in another window is shown as it is there."""
        if isinstance(error, StaleGame):
            self.app.attempt(self.sitting.refresh)
            self.show()
            self._go_on()
        self._show_prompt(str(error))

    def make(self, moves: list[Move]) -> tuple[Event, ...]:
        """Make moves, all of them or none, and keep them."""
        return self.sitting.play_all(moves)

    def after(self, happened: tuple[Event, ...]) -> None:
        """Show what happened, and go on."""
        self.tell(happened)
        self.show(happened)
        self._go_on()

    def tell(self, happened: Iterable[Event]) -> None:
        self.told += tell(happened, self.game.rules.players)

    def _go_on(self) -> None:
        """Whatever comes next without the player: the end, a bot's move, the Dealer's look at the room."""
        bot = self.sitting.bot_to_move
        # After a move was taken back, other cards may come.
        self.handed_over = min(self.handed_over, self.game.room_number)
        if self.app.screen is not self:
            return
        if self.game.over:
            self._end()
        elif bot is not None:
            self._let_bot_move(bot, self.game.view(self.game.turn))
        elif self._waits_for_dealer():
            self.app.push_screen(DealerScreen(self.game, self._hand_over))

    def _end(self) -> None:
        # The coach is loaded when there is something to review.
        from scoundrel.tui.ending import EndScreen

        self.app.push_screen(EndScreen(self.sitting))

    def _hand_over(self, description: str) -> None:
        self.handed_over = self.game.room_number
        if description:
            self.app.attempt(lambda: self.sitting.keep_description(description))
        self.show()

    @work(thread=True, exclusive=True)
    def _let_bot_move(self, name: str, view: View) -> None:
        move = self.sitting.bot(name).choose(view).move
        self.app.answer(self, lambda: self._take_bot_move(view, move))

    def _take_bot_move(self, view: View, move: Move) -> None:
        """A move that comes too late is none."""
        if self._is_as_in(view):
            self._play(move)

    def _is_as_in(self, view: View) -> bool:
        """Whether the game is still as it was looked at."""
        return not self.game.over and self.game.view(self.game.turn) == view

    def action_undo(self) -> None:
        self.asked, self.putting_away, self.hinted = None, False, ""
        try:
            move = self.sitting.undo()
        except ScoundrelError as error:
            self._refuse(error)
            return
        self.told.append(say("table.taken_back", move=move))
        self.show()
        self._go_on()

    def action_hint(self) -> None:
        if not self._is_busy():
            self._ask_coach(self.game.view(self.game.turn))

    @work(thread=True, exclusive=True, group="coach")
    def _ask_coach(self, view: View) -> None:
        from scoundrel.coach.hints import hint

        try:
            told = hint(view).text
        except ScoundrelError as error:
            told = str(error)
        self.app.answer(self, lambda: self._tell_hint(view, told))

    def _tell_hint(self, view: View, told: str) -> None:
        """A hint that comes too late says nothing, and does not count."""
        if self._is_as_in(view):
            try:
                self.sitting.count_hint()
            except ScoundrelError as error:
                self._refuse(error)
                return
            self.hinted = told
            self.show()

    def action_discard(self) -> None:
        self.app.push_screen(DiscardScreen(self.game, self.app.alphabet))

    def action_keys(self) -> None:
        self.app.push_screen(KeysScreen(self.keys_place))

    def action_scroll(self, pages: int) -> None:
        """In a small window not everything fits at once."""
        stage = self.query_one("#stage")
        stage.scroll_relative(y=pages * max(1, stage.size.height - 2), animate=False)

    def action_leave(self) -> None:
        if self.query_one("#typed").display:
            self._end_typing()
        elif self.asked is not None or self.putting_away:
            self.asked, self.putting_away = None, False
            self._show_prompt()
        elif self.app.screen is self:
            self.app.pop_screen()
