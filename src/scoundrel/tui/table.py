"""The table: a room, the heroes beside it, and every way to make a move.

What may be done comes from the game's legal moves, what it would do from `words`, what happened from the
events of a move. Every move is kept before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Input, Static

from scoundrel.bots import HUMAN
from scoundrel.cards import Card
from scoundrel.errors import ScoundrelError, StaleGame
from scoundrel.events import Broke, Damaged, Dealt, Event, Healed, Ran
from scoundrel.game import Game, View
from scoundrel.notation.moves import Action, Move
from scoundrel.parlour.asking import armed, read_moves
from scoundrel.parlour.preferences import Dealer, Weapon
from scoundrel.parlour.sitting import Sitting
from scoundrel.rules import Avoid
from scoundrel.texts import say
from scoundrel.tui.cardview import CardView
from scoundrel.tui.faces import Alphabet, Size
from scoundrel.tui.keys import key
from scoundrel.tui.panels import Counter, HeroPanel, card_sign
from scoundrel.words import Short, avoiding_short, short_choices, tell

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["TableScreen", "fitting_size"]

MOST_SLOTS = 9
SIDE = 24
"""The width of what lies beside the room."""
NARROW = 72
"""In a window of less columns the heroes stand below the room."""
CHOICES = 3
"""Lines below a card for what taking it would do."""
TELLING = 60
"""So many sentences stay to be read again."""


def fitting_size(cards: int, width: int, height: int) -> tuple[Size, int]:
    """How large cards can be drawn in a window, and how many in a row."""
    width -= SIDE if width >= NARROW else 1
    for size, spare in ((Size.LARGE, 13), (Size.MIDDLE, 9)):
        rows = _rows(cards, size, width)
        if rows * (size.height + CHOICES) + spare <= height:
            return size, -(-cards // rows)
    return Size.SHORT, -(-cards // _rows(cards, Size.SHORT, width))


def _rows(cards: int, size: Size, width: int) -> int:
    """How many rows cards of that size need."""
    in_a_row = max(1, width // (size.width + 1))
    return -(-cards // in_a_row)


class TableScreen(Screen[None]):
    """One game, played."""

    app: ScoundrelApp
    AUTO_FOCUS = ""
    has_dealer = True
    """Whether a human Dealer may look at the rooms first."""

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
        key("escape", "leave"),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.asked: int | None = None
        """The slot whose monster may be met in two ways, while that is asked."""
        self.putting_away = False
        self.handed_over = 0
        """The last room that the Dealer has handed over to the player."""
        self.told: list[str] = []
        self.offered: list[bool | None] = []
        """What the line of keys shows as possible."""

    @property
    def game(self) -> Game:
        return self.sitting.game

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Horizontal(id="stage"):
            with Vertical(id="left"):
                with Container(id="room"):
                    for slot in range(self.game.rules.room_size):
                        yield CardView(slot)
                yield Static(id="description")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="telling")
            with VerticalScroll(id="side", can_focus=False):
                for player in range(self.game.rules.players):
                    yield HeroPanel(player)
                yield Static(id="doings")
                yield Counter(id="counter")
        yield Static(id="prompt")
        yield Input(id="typed", placeholder=say("screen.type_a_move"), select_on_focus=False)
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#typed").display = False

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < NARROW, "-narrow")
        self.show()

    def on_screen_resume(self) -> None:
        """Whatever was on top of the table may have changed what comes next."""
        self.show()
        self._go_on()

    # What is shown

    def show(self, happened: Iterable[Event] = ()) -> None:
        """Show how it stands; what just happened may move."""
        happened = list(happened)
        alphabet = self.app.alphabet
        self.query_one("#heading", Static).update(self._heading())
        self._show_room(alphabet, happened)
        for panel in self.query(HeroPanel):
            panel.show(self.game, self._seat_name(panel.player), alphabet, bool(happened))
        self.query_one("#doings", Static).update(self._doings())
        counter = self.query_one(Counter)
        # The cards not seen yet would tell those that only the Dealer sees.
        counter.display = self.app.preferences.counter and not self._waits_for_dealer()
        counter.show(self.game.view(self.game.turn), alphabet)
        description = self.query_one("#description", Static)
        words = "" if self._waits_for_dealer() else self.describe()
        description.update(Content(words))
        description.display = bool(words)
        self.query_one("#telling", Static).update(Content("\n".join(self.told[-TELLING:])))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self._show_prompt()
        self._move(happened)

    @property
    def title_text(self) -> str:
        """What is played here."""
        return self.sitting.title

    def _heading(self) -> Content:
        game = self.game
        name = self.title_text
        if self.sitting.deal_is_known and game.seed and not self.sitting.is_daily:
            name = say("screen.with_deal", name=name, deal=game.seed)
        where = say("screen.where", room=game.room_number, n=len(game.deck))
        spare = max(2, self.size.width - len(say("game.name")) - len(name) - len(where) - 5)
        return Content.assemble(
            (f" {say('game.name')}  ", "bold $gold"), name, " " * spare, (where, "$muted")
        )

    def _show_room(self, alphabet: Alphabet, happened: list[Event]) -> None:
        size, in_a_row = fitting_size(self.game.rules.room_size, self.size.width, self.size.height)
        room = self.query_one("#room", Container)
        room.styles.grid_size_columns = in_a_row
        room.styles.grid_columns = f"{size.width}"
        room.styles.grid_rows = f"{size.height + CHOICES}"
        hidden = self._waits_for_dealer()
        for view in self.query(CardView):
            card = self.game.room[view.slot]
            view.show(card, self._choices(card), size, alphabet, hidden)

    def _choices(self, card: Card | None) -> tuple[Short, ...]:
        """What taking the card would do; putting it away is told once, beside the room."""
        if card is None or self.game.over:
            return ()
        return tuple(way for way in short_choices(self.game, card) if way.move.action is Action.TAKE)

    def _seat_name(self, player: int) -> str:
        """Who sits there; a hero alone needs no name."""
        if self.game.rules.players == 1:
            return ""
        name = say("screen.player", number=player + 1)
        seat = self.sitting.seats[player]
        return name if seat == HUMAN else say("screen.bot", name=name, bot=seat)

    def _doings(self) -> Content:
        game = self.game
        may = "may" if game.refusal is None else "may_not"
        how = "put_away" if game.rules.avoid is Avoid.CARD else "run"
        avoid = say(f"screen.{may}.{how}", why=avoiding_short(game))
        lines = [
            Content.styled(avoid, "$gold" if game.refusal is None else "$muted"),
            Content(say("screen.to_face", n=game.left_to_face)),
            Content.styled(say("screen.discard", n=len(game.discard)), "$muted"),
        ]
        return Content("\n").join(lines)

    def describe(self) -> str:
        """What the Dealer says of the room."""
        return self.sitting.described.get(self.game.room_number) or self.app.narrate(self.sitting)

    def _show_prompt(self, error: str = "") -> None:
        prompt = self.query_one("#prompt", Static)
        if error:
            prompt.update(Content.styled(error, "$blood"))
        elif self.asked is not None:
            prompt.update(Content.styled(self._question(), "$gold"))
        elif self.putting_away:
            prompt.update(Content.styled(say("screen.which_away"), "$gold"))
        else:
            prompt.update("")
        self._show_keys()

    def _show_keys(self) -> None:
        """Draw the line of keys anew where it differs: that takes longer than all the rest."""
        offered = [self.check_action(action, ()) for action in ("way", "run", "put_away", "undo")]
        if offered != self.offered:
            self.offered = offered
            self.refresh_bindings()

    def _question(self) -> str:
        assert self.asked is not None
        card = self.game.room[self.asked]
        assert card is not None
        with_weapon, bare = (choice.text for choice in self._choices(card))
        sign = card_sign(card, self.app.alphabet)
        return say("screen.which_way", card=sign, weapon=with_weapon, bare=bare)

    def _move(self, happened: list[Event]) -> None:
        """Short motion that says what happened; nothing waits for it."""
        if not happened or not self.app.preferences.motion:
            return
        for event in happened:
            match event:
                case Damaged(player=player):
                    self._flash(f"#hero-{player}", "-hurt")
                case Healed(player=player):
                    self._flash(f"#hero-{player}", "-healed")
                case Broke(player=player):
                    self._flash(f"#hero-{player}", "-broke")
                case Ran():
                    self._flash("#room", "-ran")
                case Dealt(slot=slot):
                    view = self.query_one(f"#slot-{slot}", CardView)
                    view.styles.opacity = 0.2
                    view.styles.animate("opacity", 1.0, duration=0.2)
                case _:
                    pass

    def _flash(self, where: str, name: str) -> None:
        widget = self.query_one(where)
        widget.add_class(name)
        self.set_timer(0.25, lambda: widget.remove_class(name))

    # What is done

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only what can be done now is offered; None shows it dimmed."""
        if not self.is_mounted:
            return False
        moves = self.game.legal_moves
        match action:
            case "way":
                return self._has_two_ways()
            case "run":
                if self.game.rules.avoid is not Avoid.ROOM:
                    return False
                return True if Move.run() in moves else None
            case "put_away":
                if self.game.rules.avoid is not Avoid.CARD:
                    return False
                return True if any(move.action is Action.PUT_AWAY for move in moves) else None
            case "undo":
                return False if self.sitting.is_daily else (True if self.sitting.may_undo else None)
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
        self.asked, self.putting_away = None, not self.putting_away
        self._show_prompt()

    def action_type(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.display = True
        typed.focus()

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
        self.asked, self.putting_away = None, False
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
            self.app.end_game(self.sitting)
        elif bot is not None:
            self._let_bot_move(bot, self.game.view(self.game.turn))
        elif self._waits_for_dealer():
            self.app.ask_dealer(self.sitting, self._hand_over)

    def _waits_for_dealer(self) -> bool:
        return (
            self.has_dealer
            and self.app.preferences.dealer is Dealer.HUMAN
            and not self.game.over
            and self.handed_over < self.game.room_number
            and self.game.room_number not in self.sitting.described
        )

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
        if not self.sitting.may_undo:
            return
        self.asked, self.putting_away = None, False
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
            self.told.append(told)
            self.show()

    def action_discard(self) -> None:
        self.app.show_discard(self.game)

    def action_keys(self) -> None:
        self.app.show_keys()

    def action_leave(self) -> None:
        if self.query_one("#typed").display:
            self._end_typing()
        elif self.asked is not None or self.putting_away:
            self.asked, self.putting_away = None, False
            self._show_prompt()
        elif self.app.screen is self:
            self.app.pop_screen()
