"""The look of the table: a room, the heroes beside it, and what has happened.

The game's legal moves say what can be done; `words` says what each move would do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from textual import events, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Input, Static

from scoundrel.cards import Card
from scoundrel.errors import ScoundrelError
from scoundrel.events import Broke, Damaged, Dealt, Event, Healed, Ran
from scoundrel.game import Game
from scoundrel.notation.moves import Action
from scoundrel.play.flow import DealerLooks, Flow, Happened, Thinking
from scoundrel.play.seats import seat_name
from scoundrel.rules import Avoid
from scoundrel.tui.cardview import CardView
from scoundrel.tui.dialogs import DiscardScreen, KeysScreen
from scoundrel.tui.faces import Alphabet, Size
from scoundrel.tui.keys import key
from scoundrel.tui.panels import Counter, HeroPanel, card_sign
from scoundrel.words.table import CardChoice, avoiding_short, card_choices
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["STAGE_KEYS", "Stage", "fitting_size"]

SIDE = 24
"""The width of the panels beside the room."""
NARROW = 72
"""In a window with fewer columns, the heroes are below the room."""
CHOICES = 3
"""Lines below each card for what taking it would do."""
SHORTEST_NAME = 12
MOST_SENTENCES = 60
"""How many sentences stay on screen to be read again."""


STAGE_KEYS: list[BindingType] = [
    key("d", "discard", "discard"),
    key("question_mark", "keys", "keys"),
    key("pagedown", "scroll(1)"),
    key("pageup", "scroll(-1)"),
]
"""The keys of every stage; each stage's own keys come before these."""


def fitting_size(cards: int, width: int, height: int) -> tuple[Size, int]:
    """How large cards can be drawn in a window, and how many fit in a row."""
    width -= SIDE if width >= NARROW else 1
    for size, spare in ((Size.LARGE, 13), (Size.MIDDLE, 9)):
        rows = _rows(cards, size, width)
        if rows * (size.height + CHOICES) + spare <= height:
            return size, -(-cards // rows)
    return Size.SHORT, -(-cards // _rows(cards, Size.SHORT, width))


def _rows(cards: int, size: Size, width: int) -> int:
    """How many rows are needed for cards of that size."""
    in_a_row = max(1, width // (size.width + 1))
    return -(-cards // in_a_row)


def _cut(text: str, most: int) -> str:
    """A text on one line, shortened to fit."""
    text = " ".join(text.split())
    return text if len(text) <= most else text[: most - 1] + "…"


class Stage(Screen[None]):
    """Shows a flow; its subclasses say what the player can do with it."""

    app: ScoundrelApp
    AUTO_FOCUS = ""

    def __init__(self, flow: Flow) -> None:
        super().__init__()
        self.flow = flow
        self.asked: int | None = None
        """The slot of a monster, while the player is asked how to fight it."""
        self.putting_away = False
        self.told: list[str] = []
        self.offered: bool | None = None
        """Whether the footer offers the weapon and bare hands."""

    @property
    def game(self) -> Game:
        return self.flow.game

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Horizontal(id="stage"):
            with Vertical(id="left"):
                with Container(id="room"):
                    for slot in range(self.game.rules.room_size):
                        yield CardView(slot)
                yield Static(id="description")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="story")
            with VerticalScroll(id="side", can_focus=False):
                for player in range(self.game.rules.players):
                    yield HeroPanel(player)
                yield Static(id="status")
                yield Counter(id="counter")
        yield Static(id="prompt")
        yield Input(id="typed", placeholder=say("screen.type_a_move"), select_on_focus=False)
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#typed").display = False

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < NARROW, "-narrow")
        # A closed screen has nothing to show.
        if self in self.app.screen_stack:
            self.show()

    def show(self, happened: Iterable[Event] = ()) -> None:
        """Show the current state; what just happened may be animated."""
        happened = list(happened)
        alphabet = self.app.alphabet
        hidden = isinstance(self.flow.comes_next, DealerLooks)
        self.query_one("#heading", Static).update(self._heading())
        self._show_room(alphabet, hidden)
        for panel in self.query(HeroPanel):
            name = seat_name(self.flow.seats, panel.player)
            panel.show(self.game, name, alphabet, bool(happened))
        self.query_one("#status", Static).update(self._status())
        counter = self.query_one(Counter)
        # The unseen cards would reveal, by what is missing, the room that only the Dealer may see.
        counter.display = self.app.preferences.counter and not hidden
        counter.show(self.game.view(self.game.turn), alphabet)
        description = self.query_one("#description", Static)
        words = "" if hidden else self.flow.hinted or self.flow.text
        description.update(self._described(words))
        description.display = bool(words)
        self.query_one("#story", Static).update(Content("\n".join(self.told[-MOST_SENTENCES:])))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self._show_prompt()
        self._move(happened)

    def _heading(self) -> Content:
        game, name = self.game, self.flow.title
        if self.flow.deal:
            name = say("screen.with_deal", name=name, deal=self.flow.deal)
        where = say("screen.where", room=game.room_number, n=len(game.deck))
        wide = max(SHORTEST_NAME, self.size.width - len(say("game.name")) - len(where) - 7)
        return Content.assemble(
            (f" {say('game.name')}  ", "bold $gold"), f"{_cut(name, wide):<{wide + 2}}", (where, "$muted")
        )

    def _described(self, words: str) -> Content:
        """The text beside the room, and below it what a lesson asks for."""
        asks = self.flow.asks
        return Content.assemble(words, ("\n" + asks, "bold $gold")) if asks else Content(words)

    def _show_room(self, alphabet: Alphabet, hidden: bool) -> None:
        size, in_a_row = fitting_size(self.game.rules.room_size, self.size.width, self.size.height)
        room = self.query_one("#room", Container)
        room.styles.grid_size_columns = in_a_row
        room.styles.grid_columns = f"{size.width}"
        room.styles.grid_rows = f"{size.height + CHOICES}"
        for view in self.query(CardView):
            card = self.game.room[view.slot]
            view.show(card, self._choices(card), size, alphabet, hidden)

    def _choices(self, card: Card | None) -> tuple[CardChoice, ...]:
        """What taking the card would do; putting it away is mentioned once, beside the room."""
        if card is None or self.game.over:
            return ()
        return tuple(way for way in card_choices(self.game, card) if way.move.action is Action.TAKE)

    def _status(self) -> Content:
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
        """Redraw the footer only if it changes: it is the slowest part of the screen."""
        offered = self.check_action("way", ())
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
        """Briefly animate what happened; nothing waits for it."""
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

    # --- What every stage can do -------------------------------------------------------------------

    @work(thread=True, exclusive=True)
    def think(self, thinking: Thinking, take: Callable[[Callable[[], Happened]], None]) -> None:
        """Run `thinking` in a thread; `take` then gets a function that brings the result to the table."""
        try:
            thought = thinking.think()
        except ScoundrelError as error:
            complaint = str(error)
            self.app.answer(self, lambda: self._show_prompt(complaint))
        else:
            self.app.answer(self, lambda: take(lambda: thinking.take(thought)))

    def action_discard(self) -> None:
        self.app.push_screen(DiscardScreen(self.game, self.app.alphabet))

    def key_lines(self) -> tuple[str, ...]:
        """What each key does here, one line each."""
        return ()

    def action_keys(self) -> None:
        self.app.push_screen(KeysScreen(self.key_lines()))

    def action_scroll(self, pages: int) -> None:
        """Scroll, as a small window does not show everything at once."""
        stage = self.query_one("#stage")
        stage.scroll_relative(y=pages * max(1, stage.size.height - 2), animate=False)
