"""The look of the table: a room, the heroes beside it, and what has happened.

The game's legal moves say what can be done; `words` says what each move would do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import chain
from math import inf
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len, set_cell_size
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input
from textual.worker import get_current_worker

from scoundrel.budget import within
from scoundrel.cards import Card, Kind
from scoundrel.errors import ScoundrelError, Stopped
from scoundrel.events import Broke, Damaged, Dealt, Event, Faced, Healed, Ran, Slain
from scoundrel.notation.moves import Action, Move
from scoundrel.play.flow import DealerLooks, Flow, Happened, Offer, Thinking, Watching
from scoundrel.play.move_checks import sensible
from scoundrel.rules import Avoid
from scoundrel.state import View, rooms_counted
from scoundrel.texts import say
from scoundrel.tui.cardview import CardView, foot_height
from scoundrel.tui.dialogs import DiscardScreen, KeysScreen
from scoundrel.tui.faces import ASCII, Alphabet, Size
from scoundrel.tui.keys import key, key_label
from scoundrel.tui.layout import Detail, Layout, Panel, fit
from scoundrel.tui.panels import (
    WIDTH,
    Counter,
    HeroPanel,
    Key,
    KeyLine,
    Log,
    LogView,
    Manner,
    Piles,
    known_height,
)
from scoundrel.tui.prose import Static, in_words, padded
from scoundrel.words.choices import CardChoice, avoiding_short, card_choices
from scoundrel.words.goals import goal_words
from scoundrel.words.heroes import LOW_HEALTH, companions, status_parts
from scoundrel.words.narrator import GREAT
from scoundrel.words.phrases import listed, sentence, sentences
from scoundrel.words.telling import tell

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["STAGE_KEYS", "Stage", "kept_quiet"]

SHORTEST_NAME = 12
MARKED = 2
"""The columns of a panel that are taken by the mark of the player to move."""
WIDEST_TEXT = 110
"""The most columns of a line to read, as in the layout."""

STAGE_KEYS: list[BindingType] = [
    key("d", "discard", "discard"),
    key("question_mark", "keys", "keys"),
    key("pagedown", "scroll(1)"),
    key("pageup", "scroll(-1)"),
]
"""The keys of every stage; each stage's own keys come before these."""


def _may(what: str, why: object, *, possible: bool) -> list[Content]:
    """What may be done, or why not: always two lines, so that nothing below moves."""
    words = say(f"screen-{'may' if possible else 'may_not'}-{what}", why=why)
    lines = Content.styled(words, "$gold" if possible else "$muted").wrap(WIDTH)
    return [*lines, *[Content("")] * (2 - len(lines))]


def _cut(text: str, most: int) -> str:
    """A text on one line, shortened to fit."""
    text = " ".join(text.split())
    return text if cell_len(text) <= most else set_cell_size(text, most - 1).rstrip() + "…"


def kept_quiet(thinking: Thinking) -> Thinking:
    """A thought whose failure is told when it is brought to the table."""

    def think() -> Any:
        try:
            return thinking.think()
        except Stopped:
            raise
        except ScoundrelError as error:
            return error

    def take(found: Any) -> Happened:
        if isinstance(found, ScoundrelError):
            raise found
        return thinking.take(found)

    return Thinking(thinking.name, think, take)


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
        self.feared: int | None = None
        """The health that a fatal move would leave, while the player is asked whether to make it."""
        self.complaint = ""
        """Why something was refused; whatever is done next clears it."""
        self.notice = ""
        """What was said in passing; the next move clears it."""
        self.told = Log()

    @property
    def view(self) -> View:
        """The table, as far as the player may know it."""
        return self.flow.view

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Horizontal(id="stage"):
            with Vertical(id="left"):
                with Container(id="room"):
                    for slot in range(self.flow.rules.room_size):
                        yield CardView(slot)
                yield Static(id="description")
                with LogView(id="log", can_focus=False):
                    yield Static(id="story")
            with VerticalScroll(id="side", can_focus=False):
                for player in range(self.flow.rules.players):
                    yield HeroPanel(player)
                yield Static(id="status")
                yield Piles(id="piles")
                yield Counter(id="counter")
        yield Static(id="brief")
        yield Static(id="prompt")
        yield Input(id="typed", placeholder=say("screen-type_a_move"), select_on_focus=False)
        yield KeyLine()

    def on_mount(self) -> None:
        self.query_one("#typed").display = False
        self.retell()

    def retell(self) -> None:
        """Tell everything that has happened so far."""
        self.told.clear()
        counted = rooms_counted(self.flow.turns)
        for turn in self.flow.turns:
            self.told.add(counted[turn.room_number], tell(turn.events, self.flow.rules, self.flow.names))

    def on_resize(self, event: events.Resize) -> None:
        # A closed screen has nothing to show.
        if self in self.app.screen_stack:
            self.show()

    def show(self, happened: Iterable[Event] = ()) -> None:
        """Show the current state; what just happened is animated, unless the player wants no motion."""
        happened = list(happened) if self.app.preferences.motion else []
        alphabet = self.app.alphabet
        hidden = isinstance(self.flow.comes_next, DealerLooks)
        choices = [self._choices(card) for card in self.view.room]
        layout = self._layout(choices)
        self._lay_out(layout)
        self.query_one("#heading", Static).update(self._heading(layout))
        marks = self.flow.marks
        for view, ways in zip(self.query(CardView), choices, strict=True):
            view.show(self.view.room[view.slot], ways, layout.size, alphabet, hidden, marks[view.slot])
        if layout.panel is not Panel.NONE:
            self._show_panel(layout, alphabet, bool(happened))
        description = self.query_one("#description", Static)
        words = "" if hidden else self.flow.hinted or self.flow.text
        description.update(self._described(words))
        description.display = bool(words)
        log = self.query_one("#log", LogView)
        width = min(layout.room_width, WIDEST_TEXT) - log.styles.padding.width
        self.query_one("#story", Static).update(self.told.content(width, alphabet))
        log.anchor()
        self._show_prompt()
        # Only after a refresh is it known how much fits into the log.
        self.call_after_refresh(self._come_to_rest)
        self._move(happened)

    # --- Where everything goes -----------------------------------------------------------------------

    def _layout(self, choices: list[tuple[CardChoice, ...]]) -> Layout:
        def lines(size: Size, width: int) -> int:
            return max(foot_height(ways, width, size, self.app.alphabet) for ways in choices)

        def known(width: int) -> int:
            return known_height(view, self.app.alphabet, width) if self._shows_counter() else 0

        rules, view = self.flow.rules, self.view
        return fit(
            rules.room_size,
            rules.players,
            self.size.width,
            self.size.height,
            lines,
            ways=2 if rules.bare_hands else 1,
            party=bool(companions(rules, 0, 0)),
            known=known,
        )

    def _shows_counter(self) -> bool:
        # The unseen cards would reveal, by what is missing, the room that only the Dealer may see.
        return self.app.preferences.counter and not isinstance(self.flow.comes_next, DealerLooks)

    def _lay_out(self, layout: Layout) -> None:
        """Give everything its place; the whole is centred."""
        self.set_class(layout.panel is not Panel.BESIDE, "-narrow")
        room, left, side = self.query_one("#room"), self.query_one("#left"), self.query_one("#side")
        room.styles.grid_size_columns = layout.in_a_row
        room.styles.grid_columns = f"{layout.size.width}" if layout.size.width else "1fr"
        room.styles.grid_rows = f"{layout.slot_height}"
        room.styles.grid_gutter_vertical = layout.gap
        room.styles.margin = (int(layout.panel is Panel.BESIDE), 0, 0, 0)
        left.styles.width = layout.room_width + 2
        left.styles.height = layout.height
        # A long sentence in the prompt takes lines from the text; only cards that don't fit are scrolled.
        left.styles.max_height = None if layout.size is Size.LINE else "100%"
        side.styles.height = layout.panel_height
        side.styles.width = layout.panel_width + 1
        side.display = layout.panel is not Panel.NONE
        self.query_one("#brief").display = layout.panel is Panel.NONE
        for edge in ("#heading", "#brief", "#prompt", "#keys"):
            self.query_one(edge).styles.padding = (0, layout.margin, 0, layout.margin + 1)
        self.query_one("#piles").display = Detail.PILES in layout.details
        for part in (*self.query(HeroPanel), *map(self.query_one, ("#status", "#piles", "#counter"))):
            part.styles.margin = (layout.air, 0, 0, 0)

    def _show_panel(self, layout: Layout, alphabet: Alphabet, moving: bool) -> None:
        manner = Manner(alphabet, layout.details)
        alone = self.flow.rules.players == 1
        for panel in self.query(HeroPanel):
            # A hero alone needs no mark of the turn, and the heading names a bot that is watched.
            name = "" if alone else self.flow.seat_name(panel.player)
            panel.show(self.view, name, manner, moving)
        self.query_one("#status", Static).update(self._status(layout))
        if Detail.PILES in layout.details:
            self.query_one(Piles).show(self.view, alphabet)
        counter = self.query_one(Counter)
        counter.display = self._shows_counter()
        counter.show(self.view, alphabet, layout, self._left_for_counter(layout))

    def _left_for_counter(self, layout: Layout) -> int:
        """The lines of the panel that everything else leaves."""
        above: list[Static] = [*self.query(HeroPanel), self.query_one("#status", Static)]
        above += [self.query_one(Piles)] if Detail.PILES in layout.details else []
        width = layout.panel_width - MARKED * (self.flow.rules.players > 1)
        taken = sum(layout.air + part.height_within(width) for part in above)
        return layout.panel_height - taken - layout.air

    def _heading(self, layout: Layout) -> Content:
        wide = min(self.size.width, layout.width) - 2
        title, name, where = self._fitting_names(wide - 2)
        rest = max(SHORTEST_NAME, wide - cell_len(title) - cell_len(where) - 2)
        return Content.assemble(
            (title, "bold $gold"), padded(_cut(name, rest), rest + 2), (where, "$muted")
        )

    def _fitting_names(self, wide: int) -> tuple[str, str, str]:
        """The name of the game, what is played, and where; without what the window has no room for."""
        title, place = f"{say('game-name')}  ", self.flow.room_words
        where = say("screen-where", room=place, n=self.view.below)
        short = say("screen-where_short", room=self.flow.room_short, n=self.view.below)
        heading, name = self.flow.heading, self.flow.title
        alone = self.flow.knows_way and self.flow.rules.players == 1
        path = self.app.alphabet.way(self.flow.way.rows[0]) if alone else ""
        drawn = [(title, heading, f"{path}  {where}")] if path else []
        all_names = drawn + [(before, each, where) for each in (heading, name) for before in (title, "")]
        fitting = (each for each in all_names if sum(map(cell_len, each)) <= wide)
        return next(fitting, ("", name, short))

    def _described(self, words: str) -> Content:
        """The text beside the room, and below it what a lesson asks for."""
        asks = self.flow.asks
        return Content.assemble(words, ("\n" + asks, "bold $gold")) if asks else Content(words)

    def _choices(self, card: Card | None) -> tuple[CardChoice, ...]:
        """What taking the card would do; putting it away is mentioned once, beside the room."""
        if card is None or self.view.over:
            return ()
        ways = [way for way in card_choices(self.view, card) if way.move.action is Action.TAKE]
        if self.app.alphabet is ASCII:
            ways = [replace(way, text=in_words(Content(way.text)).plain) for way in ways]
        return tuple(ways)

    def _status(self, layout: Layout) -> Content:
        """What may be done besides taking cards; what can't be done now is dim and says why."""
        game = self.view
        how = "away" if game.rules.avoid is Avoid.CARD else "run"
        possible = game.refusal is None and self._has_hand()
        lines = _may(how, avoiding_short(game), possible=possible)
        if Detail.OFFERS in layout.details:
            for offer in Offer:
                why_not = self.flow.why_not(offer)
                why = why_not or self._more_of(offer)
                lines += _may(offer.value, why, possible=not why_not)
        lines.append(Content(self._goal()))
        if Detail.DISCARD in layout.details and Detail.PILES not in layout.details:
            lines.append(Content.styled(say("screen-discard", n=len(game.discard)), "$muted"))
        return Content("\n").join(lines)

    def _has_hand(self) -> bool:
        """Whether whoever sits here makes any moves."""
        return not isinstance(self.flow.comes_next, Watching)

    def _more_of(self, offer: Offer) -> str:
        """What asking for a hint brings now."""
        return say(f"nudge-help-{self.flow.next_step}") if offer is Offer.HINT else ""

    def tell_in_passing(self, notice: str) -> None:
        """Say something below the log, where it covers nothing."""
        self.notice = notice
        # A table that is being set or cleared has no line for it.
        if self.query("#prompt"):
            self._show_prompt()

    def _show_prompt(self, error: str = "", feared: int | None = None) -> None:
        """Show what is asked, and what the card in question would do."""
        prompt = self.query_one("#prompt", Static)
        self.complaint, self.feared = error, feared
        if error:
            prompt.update(Content.styled(error, "$blood"))
        elif self.asked is not None:
            prompt.update(Content.styled(self._question(), "$gold"))
        elif self.putting_away:
            prompt.update(Content.styled(say("screen-which_away"), "$gold"))
        self._rest()
        for view in self.query(CardView):
            view.ask(self._default(view.slot) if view.slot == self.asked else None)
        self._foresee()

    def on_log_view_resized(self) -> None:
        self._rest()

    def _come_to_rest(self) -> None:
        self._rest()
        # A line that was typed in goes in the meantime, and leaves its place to the log.
        self.set_timer(0.02, self._rest)

    def _rest(self) -> None:
        """Show what is said while nothing is asked."""
        nothing_else = not self.complaint and self.asked is None and not self.putting_away
        # A screen that closes has no prompt any more.
        if nothing_else and self.query("#prompt"):
            self.query_one("#prompt", Static).update(self._at_rest())

    def _at_rest(self) -> Content:
        """What is said while nothing is asked."""
        if self.notice:
            return Content.styled(self.notice, "$gold")
        # A window too small for a lesson's text still has what it asks for.
        if self.flow.asks and next(iter(self.query(CardView))).card_size is Size.LINE:
            return Content.styled(self.flow.asks, "$gold")
        return Content.styled(self._last_told() or self._left_to_face(), "$muted")

    def _last_told(self, beside: str = "") -> str:
        """What was done last, if the log has no room for it; as much as fits on a line, beside a text."""
        told = self.told.last
        seen = self.query_one("#stage").region.intersection(self.query_one("#log").region)
        if len(told) <= seen.height or self._is_own_move():
            return ""
        wide = self.size.width - self.query_one("#prompt").styles.padding.width - cell_len(beside)
        fitting = (sentences(*told[:some]) for some in range(len(told), 0, -1))
        return next((words for words in fitting if cell_len(words) <= wide), _cut(told[0], wide))

    def _is_own_move(self) -> bool:
        """Whether the player has just made the last move, and so knows it."""
        return self.flow.rules.players == 1 and self._has_hand()

    def _left_to_face(self) -> str:
        if self.view.over or not self.query_one("#brief").display:
            return ""
        return self._goal()

    def _goal(self) -> str:
        """What is to be done in this room; whose turn it is, is marked on the panel."""
        way = self.flow.way
        return goal_words(self.view, last=way.room == way.rooms)

    def _foresee(self) -> None:
        """Show beforehand what the card in question would leave of the health."""
        choice = self._in_question()
        foreseen = self.feared
        if foreseen is None and choice is not None and choice.health != self.view.mover.health:
            foreseen = choice.health
        if foreseen is None and choice is None and self.flow.advice is not None:
            foreseen = self.flow.advice.health
        for panel in self.query(HeroPanel):
            panel.foresee(foreseen if panel.player == self.view.turn else None)
        brief = self.query_one("#brief", Static)
        if brief.display:
            brief.update(Content("\n").join(self._brief_lines(foreseen)))
        self._show_keys()

    def _brief_lines(self, foreseen: int | None) -> Iterator[Content]:
        """The essentials, one line for each player."""
        game, wide = self.view, self.size.width - self.query_one("#brief").styles.padding.width
        for player, hero in enumerate(game.heroes):
            turn = player == game.turn and not game.over
            told = status_parts(game, player, foreseen if turn else None)
            words = self._brief_line(player, told)
            while len(told) > 2 and cell_len(words) > wide:
                told.pop()
                words = self._brief_line(player, told)
            low = hero.health <= LOW_HEALTH * game.rules.max_health
            yield Content.styled(words, "bold $blood" if low else "bold" if turn else "$muted")

    def _brief_line(self, player: int, told: list[str]) -> str:
        words = listed(told, "dot", "dot")
        if self.app.alphabet is ASCII:
            words = in_words(Content(words)).plain
        if self.flow.rules.players == 1:
            return words
        turn = player == self.view.turn and not self.view.over
        mark = say("screen-turn_mark") if turn else " "
        return say("brief-player", mark=mark, number=player + 1, words=words)

    def focused_slot(self) -> int | None:
        """The slot of the card that the arrows have chosen."""
        return self.focused.slot if isinstance(self.focused, CardView) else None

    def _in_question(self) -> CardChoice | None:
        """What taking the card would do that the player is asked about, or has chosen with the arrows."""
        slot = self.asked if self.asked is not None else self.focused_slot()
        if slot is None or isinstance(self.flow.comes_next, DealerLooks):
            return None
        choices = self._choices(self.view.room[slot])
        default = self._default(slot) if len(choices) > 1 else None
        return next((choice for choice in choices if default in (None, choice.move)), None)

    def _default(self, slot: int) -> Move:
        """The way to fight that Enter accepts."""
        card = self.view.room[slot]
        assert card is not None
        return sensible(self.view, card)

    def _question(self) -> str:
        assert self.asked is not None
        default, weapon = self._default(self.asked), self.view.mover.weapon
        assert default.card is not None
        assert default.way is not None
        assert weapon is not None
        does = say(f"question-{default.way.value}", weapon=weapon)
        return say("question-prompt", card=default.card, default=does)

    def on_descendant_focus(self) -> None:
        self._foresee()

    def on_descendant_blur(self) -> None:
        self._foresee()

    def _show_keys(self) -> None:
        """Show the keys that may be used here."""
        keys = [
            self._key(each)
            for each in self._shown_bindings()
            if self.check_action(each.action.partition("(")[0], ())
        ]
        line = self.query_one(KeyLine)
        line.show(keys, self.size.width - line.styles.padding.width, self.app.unsaved_mark)

    def _shown_bindings(self) -> list[Binding]:
        """What the line of keys shows: those of this stage, then those of every stage."""
        stages = (each for each in type(self).__mro__ if issubclass(each, Stage))
        declared = chain.from_iterable(vars(each).get("BINDINGS", ()) for each in stages)
        return [each for each in declared if isinstance(each, Binding) and each.show]

    def _key(self, binding: Binding) -> Key:
        """A binding as it is shown: by the first of its keys."""
        first = replace(binding, key=binding.key.partition(",")[0])
        possible = self.is_possible(binding.action)
        words = self.key_words(binding)
        return Key(self.app.get_key_display(first), words, binding.action, possible)

    def key_words(self, binding: Binding) -> str:
        """What a key does here."""
        return key_label(binding.description)

    def is_possible(self, action: str) -> bool:
        """Whether something that the rules offer can be done now."""
        return True

    def _move(self, happened: list[Event]) -> None:
        """Briefly animate what happened; nothing waits for it."""
        for event in happened:
            match event:
                case Damaged(player=player):
                    self._flash(f"#hero-{player}", "-hurt")
                case Healed(player=player):
                    self._flash(f"#hero-{player}", "-healed")
                case Broke(player=player):
                    self._flash(f"#hero-{player}", "-broke")
                case Faced(card=card, slot=slot) if card.kind is Kind.MONSTER:
                    self.query_one(f"#slot-{slot}", CardView).crack(card)
                case Slain(card=card) if card.value >= GREAT:
                    self._flash("#room", "-great")
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
        worker = get_current_worker()
        try:
            with within(inf, stop=lambda: worker.is_cancelled):
                thought = thinking.think()
        except Stopped:
            return
        except ScoundrelError as error:
            complaint = sentence(error)
            self.app.answer(self, lambda: self._show_prompt(complaint))
        else:
            self.app.answer(self, lambda: take(lambda: thinking.take(thought)))

    def action_discard(self) -> None:
        self.app.push_screen(
            DiscardScreen(self.view, self.app.alphabet, counter=self.app.preferences.counter)
        )

    def key_lines(self) -> tuple[str, ...]:
        """What each key does here, one line each."""
        return ()

    def action_keys(self) -> None:
        self.app.push_screen(KeysScreen(self.key_lines()))

    def action_scroll(self, pages: int) -> None:
        """Scroll, as a small window does not show everything at once."""
        stage = self.query_one("#stage")
        stage.scroll_relative(y=pages * max(1, stage.size.height - 2), animate=False)
