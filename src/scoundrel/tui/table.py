"""The table: every way to make a move, and its results.

Every move is saved before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Input

from scoundrel.cards import Card
from scoundrel.errors import AskFirst, FatalMove, ScoundrelError, StaleGame
from scoundrel.events import Event
from scoundrel.notation.moves import Action, Move
from scoundrel.play.flow import DealerLooks, End, Flow, Happened, Offer, PlayerMoves, Thinking
from scoundrel.play.move_checks import armed
from scoundrel.play.preferences import Weapon
from scoundrel.play.sitting import Sitting
from scoundrel.rules import MOST_SLOTS, Avoid
from scoundrel.texts import say, ways_to_say
from scoundrel.tui.cardview import DANGER, CardView
from scoundrel.tui.dialogs import DealerScreen, HandoverScreen, TextScreen
from scoundrel.tui.keys import key
from scoundrel.tui.stage import STAGE_KEYS, Stage
from scoundrel.words.choices import avoiding_short
from scoundrel.words.phrases import sentence

__all__ = ["TableScreen"]


class TableScreen(Stage):
    """A game, lesson or puzzle being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(key(str(slot), f"pick({slot - 1})") for slot in range(1, MOST_SLOTS + 1)),
        key("left,up", "step(-1)"),
        key("right,down", "step(1)"),
        key("enter", "accept"),
        key("w", "way('w')", "weapon"),
        key("b", "way('b')", "bare_hands"),
        key("r", "run", "run"),
        key("p,minus", "put_away", "put_away"),
        key("u", "undo", "undo"),
        key("h", "hint", "hint"),
        *STAGE_KEYS,
        key("slash,colon", "type", at_once=True),
        key("escape", "leave"),
    ]

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self._has_it: int | None = None
        """Who had the table last."""

    def on_screen_resume(self) -> None:
        """Catch up, as the screen that was on top may have changed what comes next."""
        if self.is_current:
            self.flow.preferences = self.app.preferences
            self.show()
            self._go_on()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer only actions that these rules have; one that can't be done now says why when tried."""
        if not self.is_mounted:
            return False
        match action:
            case "way":
                return self._has_two_ways()
            case "run":
                return self.flow.rules.avoid is Avoid.ROOM
            case "put_away":
                return self.flow.rules.avoid is Avoid.CARD
            case "undo":
                return Offer.UNDO in self.flow.offers
            case "hint":
                return Offer.HINT in self.flow.offers
            case "type":
                return self.is_current and not self.query_one("#typed").display
            case _:
                return True

    def key_words(self, binding: Binding) -> str:
        if binding.action == "hint":
            return say(f"nudge-key-{self.flow.next_step}")
        return super().key_words(binding)

    def is_possible(self, action: str) -> bool:
        match action:
            case "run" | "put_away":
                return self.view.refusal is None
            case "undo":
                return not self.flow.why_not(Offer.UNDO)
            case "hint":
                return not self.flow.why_not(Offer.HINT) and not self._is_busy()
            case _:
                return True

    def key_lines(self) -> tuple[str, ...]:
        offered = [name for name in ("run", "put_away", "undo", "hint") if self.check_action(name, ())]
        return (
            *ways_to_say("keys-table"),
            *(say(f"keys-{name}") for name in offered),
            *ways_to_say("keys-more"),
            say("keys-marks", blade=self.app.alphabet.blade, danger=DANGER),
        )

    def _has_two_ways(self) -> bool:
        """Whether the monster in question, or the focused one, may be fought with the weapon or without."""
        slot = self.asked if self.asked is not None else self.focused_slot()
        return slot is not None and len(self._takes(slot)) > 1

    def _takes(self, slot: int) -> list[Move]:
        card = self.view.room[slot] if slot < len(self.view.room) else None
        moves = self.view.legal_moves
        return [
            move for move in moves if card is not None and move.card is card and move.action is Action.TAKE
        ]

    def on_card_view_picked(self, message: CardView.Picked) -> None:
        self.action_pick(message.slot)

    def action_pick(self, slot: int) -> None:
        if self._is_busy():
            return
        card = self.view.room[slot] if slot < len(self.view.room) else None
        if card is None:
            self._show_prompt(say("screen-no_card", slot=slot + 1))
        elif self.putting_away:
            self.putting_away = False
            self._play(Move.put_away(card))
        elif slot == self.asked:
            self._play(self._default(slot))
        else:
            self._take(slot, card)

    def _take(self, slot: int, card: Card) -> None:
        takes = self._takes(slot)
        if len(takes) > 1 and self.flow.preferences.weapon is Weapon.ASK:
            self.asked = slot
            if isinstance(self.focused, CardView):
                self.query_one(f"#slot-{slot}").focus()  # one card at a time is marked
            self._show_prompt()
        elif takes:
            self._try(lambda: self.flow.play(*armed(self.flow.view, [Move.take(card)])))

    def action_accept(self) -> None:
        """Take the chosen card; if it is asked how to fight, fight in the way that is proposed."""
        slot = self.asked if self.asked is not None else self.focused_slot()
        if slot is not None:
            self.action_pick(slot)

    def action_step(self, step: int) -> None:
        """Go to the next card in the room."""
        self.asked = None
        views = [view for view in self.query(CardView) if not view.disabled]
        if not views:
            return
        here = views.index(self.focused) if self.focused in views else (-1 if step > 0 else 0)
        views[(here + step) % len(views)].focus()
        self._show_prompt()

    def action_way(self, way: str) -> None:
        slot = self.asked if self.asked is not None else self.focused_slot()
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
        refusal = self.view.refusal
        self.asked, self.putting_away = None, refusal is None and not self.putting_away
        self._show_prompt(say("screen-may_not-put_away", why=avoiding_short(self.view)) if refusal else "")

    def action_type(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.display = True
        self.set_focus(typed)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        typed = message.input
        line, typed.value = typed.value, ""
        self._end_typing()
        if line.strip() and not self._is_busy():
            self._try(lambda: self.flow.obey(line))

    def _end_typing(self) -> None:
        self.query_one("#typed").display = False
        self.set_focus(None)

    def _is_busy(self) -> bool:
        """Whether it is not the player's turn."""
        return not isinstance(self.flow.comes_next, PlayerMoves)

    def _play(self, move: Move) -> None:
        self._try(lambda: self.flow.play(move))

    def action_undo(self) -> None:
        self._try(self.flow.undo)

    def action_hint(self) -> None:
        if self._is_busy():
            return
        try:
            thinking = self.flow.hint()
        except AskFirst as error:
            # The same key confirms it.
            self.flow.confirmed.add(error.about)
            self._show_prompt(sentence(error))
        else:
            self.think(thinking, self._take_hint)

    def _take_hint(self, act: Callable[[], Happened]) -> None:
        self._try(act)
        self.call_after_refresh(self._show_whole_hint)

    def _show_whole_hint(self) -> None:
        """Open a dialog for a hint that the window has no room for."""
        if self.is_current and self.flow.hinted and not self.text_is_seen():
            self.app.push_screen(TextScreen(self.flow.title, self.flow.hinted))

    def text_is_seen(self) -> bool:
        """Whether the window has room for the whole text beside the room."""
        told, left = self.query_one("#description").region, self.query_one("#left").region
        seen = self.query_one("#stage").region.intersection(left)
        return bool(told.height) and seen.contains_region(told)

    def _try(self, act: Callable[[], Happened]) -> None:
        """Do something, then whatever comes next."""
        happened = self._done(act)
        if happened is not None:
            self._go_on(happened.events)

    def _done(self, act: Callable[[], Happened], room: int | None = None) -> Happened | None:
        """Do something and show the result; if it is refused, say why and change nothing.

        `room` is where it was done, if that is not here any more.
        """
        asked, self.asked, self.putting_away, self.notice = self.asked, None, False, ""
        room = self.flow.way.room if room is None else room
        try:
            happened = act()
        except FatalMove as error:
            # The same key confirms it.
            self.asked = asked
            self.flow.confirmed.add(error.about)
            self._show_prompt(sentence(error), feared=error.health)
            return None
        except ScoundrelError as error:
            self._refuse(error)
            return None
        self.told.add(min(room, self.flow.way.room), happened.told)
        self.show(happened.events)
        self._show_prompt(happened.instead)
        return happened

    def _refuse(self, error: ScoundrelError) -> None:
        """Say what is wrong; if another window has played on, show the game as it is now."""
        if isinstance(error, StaleGame):
            self.retell()
            self.show()
            self._go_on()
        self._show_prompt(sentence(error))

    def _go_on(self, happened: Iterable[Event] = ()) -> None:
        """Do what comes next, if it needs no move from the player."""
        if self.app.screen is not self:
            return
        match self.flow.comes_next:
            case Thinking() as thinking:
                self.think(thinking, self._take_thought)
            case DealerLooks() as dealer:
                self.app.push_screen(DealerScreen(dealer, partial(self._hand_over, dealer)))
            case PlayerMoves(player=player):
                self._hand_over_to(player)
            case End(last_word=last_word):
                self._end(last_word)
            case _:
                pass

    def _take_thought(self, act: Callable[[], Happened]) -> None:
        """Bring a result to the table. A verdict is shown first; the game continues once it is closed."""
        happened = self._done(act)
        if happened is not None and happened.said:
            self.app.push_screen(TextScreen(self.flow.title, "\n\n".join(happened.said)))
        elif happened is not None:
            self._go_on(happened.events)

    def _hand_over(self, dealer: DealerLooks, description: str) -> None:
        self.app.attempt(lambda: dealer.hand_over(description))
        self.show()

    def _hand_over_to(self, player: int) -> None:
        """Where two people play on one device, wait for the one whose turn it is now."""
        before, self._has_it = self._has_it, player
        waits = self.flow.is_shared and self.app.preferences.handover
        if waits and before not in (None, player):
            self.app.push_screen(HandoverScreen(self.flow.seat_name(player), self.told.last))

    def _end(self, last_word: str) -> None:
        if isinstance(self.flow, Sitting):
            # Load the coach only when there is something to review.
            from scoundrel.history.ending import Ending
            from scoundrel.tui.ending import EndScreen

            self.app.push_screen(EndScreen(Ending(self.flow, self.app.clock)))
        elif last_word:
            self.app.push_screen(TextScreen(self.flow.title, last_word), lambda _: self.action_leave())
        else:
            self.action_leave()

    def action_leave(self) -> None:
        if self.query_one("#typed").display:
            self._end_typing()
        elif self.asked is not None or self.putting_away or self.feared is not None:
            self.asked, self.putting_away = None, False
            self._show_prompt()
        elif self.app.screen is self:
            self.app.pop_screen()
