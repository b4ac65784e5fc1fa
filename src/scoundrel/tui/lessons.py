"""How to play: lessons at the table, tips and guides to read, and the rules in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from scoundrel.cards import Card
from scoundrel.coach.rungs import Rung, rungs
from scoundrel.events import Event
from scoundrel.notation.moves import Action, Move
from scoundrel.play.ladder import climbed, is_open, rung_share
from scoundrel.play.learning import LESSON, InputStyle, Place, place_in
from scoundrel.play.lessons import LESSONS, Lesson, LessonRun, open_lesson
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.state import State
from scoundrel.texts import say
from scoundrel.tui.cardview import CardView
from scoundrel.tui.dialogs import OnwardScreen, TextScreen
from scoundrel.tui.first import play_dungeon
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.newgame import begin_winnable
from scoundrel.tui.prose import Static
from scoundrel.tui.reading import ReadingScreen
from scoundrel.tui.table import TableScreen
from scoundrel.words.guides import GUIDES, guide, tips
from scoundrel.words.phrases import listed, sentence, sentences
from scoundrel.words.rules import credit_of, rules_topics, title_of

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["PRESSED", "LessonTable", "LessonsScreen", "keys_for", "rules_text", "take_lesson"]


class LessonsScreen(Screen[None]):
    """The lessons, what there is to read, and the rules of every rule set."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("s", "start_over", "start_over"),
        key("escape", "app.pop_screen", "back"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(say("title-lessons"), "bold $gold"))
            yield OptionList()
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        """Show how far each lesson has been taken by now."""
        if not self.is_current:
            return
        menu = self.query_one(OptionList)
        here = menu.highlighted
        menu.clear_options()
        menu.add_options(self._options())
        menu.highlighted = here if here is not None else 1

    def _options(self) -> Iterator[Option]:
        yield _heading(say("lessons-lessons"))
        for name, lesson in LESSONS.items():
            yield Option(_line(lesson, self._place(name)), id=f"lesson-{name}")
        yield _heading(say("ladder-title"))
        done = self.app.look_up(climbed) or frozenset()
        for rung in rungs():
            shut = not is_open(rung, done)
            yield Option(_rung_line(rung, done), id=f"first-{rung.number}", disabled=shut)
        yield _heading(say("lessons-reading"))
        yield Option(tips().title, id="tips-")
        for name in GUIDES:
            yield Option(guide(name).title, id=f"guide-{name}")
        yield _heading(say("lessons-rules"))
        for name, rules in RULEBOOK.items():
            yield Option(title_of(rules), id=f"rules-{name}")

    def _place(self, name: str) -> Place:
        return self.app.look_up(lambda store: place_in(store, name)) or Place()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        what, _, name = (message.option_id or "").partition("-")
        match what:
            case "lesson":
                self._take(name)
            case "first":
                play_dungeon(self.app, int(name))
            case "tips":
                self.app.push_screen(ReadingScreen(tips()))
            case "guide":
                self.app.push_screen(ReadingScreen(guide(name)))
            case _:
                rules = RULEBOOK[name]
                self.app.push_screen(TextScreen(title_of(rules), rules_text(rules)))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to start a lesson over only if it was left before its end."""
        if action != "start_over":
            return True
        name = self._highlighted_lesson()
        return name is not None and bool(self._place(name).moves)

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        self.refresh_bindings()

    def _highlighted_lesson(self) -> str | None:
        # Before the page is built, there is no list.
        for menu in self.query(OptionList):
            option = menu.highlighted_option
            what, _, name = ((option.id if option else "") or "").partition("-")
            return name if what == "lesson" else None
        return None

    def action_start_over(self) -> None:
        if name := self._highlighted_lesson():
            self._take(name, again=True)

    def _take(self, name: str, *, again: bool = False) -> None:
        take_lesson(self.app, name, again=again)


def take_lesson(app: ScoundrelApp, name: str, *, again: bool = False) -> None:
    """A lesson at the table, where it was left or from its start."""
    run = app.attempt(lambda: open_lesson(app.store, name, PRESSED, () if again else None))
    if run is not None:
        app.push_screen(LessonTable(run))


def _heading(words: str) -> Option:
    return Option(Content.styled(words, "bold"), disabled=True)


def _rung_line(rung: Rung, done: frozenset[str]) -> str:
    """A first dungeon, whether it was survived, and how kind it is."""
    mark = say("lessons-finished" if rung.seed in done else "lessons-open")
    name = say("ladder-name", number=rung.number, most=len(rungs()))
    return say("ladder-line", mark=mark, name=name, share=rung_share(rung))


def _line(lesson: Lesson, place: Place) -> str:
    """A lesson, whether it was finished, and where the player left it."""
    mark = say("lessons-finished" if place.finished else "lessons-open")
    if not place.moves:
        return say("lessons-line", mark=mark, title=lesson.title)
    step, steps = LessonRun(lesson, place=place).progress
    return say("lessons-line_at", mark=mark, title=lesson.title, step=step, steps=steps)


# --- A lesson at the table ---------------------------------------------------------------------------


def keys_for(state: State, move: Move) -> tuple[str, ...]:
    """The keys to press for a move, one after the other."""
    if move.card is None:
        return ("r",)
    slot = str(state.room.index(move.card) + 1)
    if move.action is Action.PUT_AWAY:
        return ("p", slot)
    ways = [each for each in state.legal_moves if each.card is move.card and each.action is Action.TAKE]
    return (slot, move.way.value) if move.way and len(ways) > 1 else (slot,)


PRESSED = InputStyle("press", lambda state, move: listed(keys_for(state, move), "then"))
"""How the screen asks for moves."""


ELSEWHERE = ("hint", "put_away", "run", "undo", "way")
"""What keys do in other games, or once a card is chosen."""


class LessonTable(TableScreen):
    """A lesson: every key is answered with what it would do, and with what is wanted instead."""

    flow: LessonRun
    BINDINGS: ClassVar[list[BindingType]] = [key("g", "skip", "skip_lesson")]

    def __init__(self, run: LessonRun) -> None:
        super().__init__(run)
        self.is_over = False
        self.text_shown = ""
        """The step's text that was last shown whole."""

    def show(self, happened: Iterable[Event] = ()) -> None:
        super().show(happened)
        self.call_after_refresh(self._show_whole_text)

    def _show_whole_text(self) -> None:
        """Open a dialog for a step that the window has no room for, once."""
        text = self.flow.text
        if not self.is_current or self.flow.step is None or text == self.text_shown:
            return
        self.text_shown = text
        if not self.text_is_seen():
            self.app.push_screen(TextScreen(self.flow.title, f"{text}\n{self.flow.asks}"))

    def on_key(self, event: events.Key) -> None:
        """Answer a key that does nothing here."""
        chosen = event.key == "enter" and isinstance(self.focused, CardView)
        if chosen or self._is_busy() or event.key in self.active_bindings:
            return
        self._show_prompt(say(f"lessons-other-{self._meant(event.key)}"))

    def _meant(self, pressed: str) -> str:
        """What a key would do elsewhere at the table."""
        bound = self._bindings.key_to_bindings.get(pressed, [])
        actions = (each.action.partition("(")[0] for each in bound)
        return next((action for action in actions if action in ELSEWHERE), "nothing")

    def _show_prompt(self, error: str = "", feared: int | None = None) -> None:
        """If something can't be done, say what is wanted instead."""
        if error and self.flow.step and not error.endswith(self.flow.here):
            error = sentences(sentence(error), self.flow.here)
        super()._show_prompt(error, feared)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only the lesson for those who are new can be left for the first dungeons."""
        if action == "skip":
            return self.flow.lesson.key == LESSON
        return super().check_action(action, parameters)

    def action_skip(self) -> None:
        play_dungeon(self.app)

    def action_put_away(self) -> None:
        """Reject it before asking which card."""
        if self.view.refusal or any(move.action is Action.PUT_AWAY for move in self.flow.wanted):
            super().action_put_away()
        else:
            self._show_prompt(say("lessons-other-put_one_away"))

    def _take(self, slot: int, card: Card) -> None:
        """Reject a card that is not wanted before asking how to fight it."""
        if any(move in self.flow.wanted for move in self._takes(slot)):
            super()._take(slot, card)
        else:
            self._try(lambda: self.flow.turn_down(Move.take(card)))

    def _end(self, last_word: str) -> None:
        if self.is_over:
            return
        self.is_over = True
        self.app.push_screen(OnwardScreen(self.flow.title, last_word, self.flow.asks), self._leave_for)

    def _leave_for(self, dungeon: bool | None) -> None:
        """Begin the player's first dungeon, or go back."""
        if dungeon and self.flow.lesson.key == LESSON:
            play_dungeon(self.app)
        elif dungeon:
            begin_winnable(self.app, self, self.flow.rules, self._show_prompt)
        else:
            self.action_leave()


def rules_text(rules: Rules) -> Content:
    """A rule set in words: a paragraph for each topic, and its author."""
    paragraphs = [
        Content.assemble((say("newgame-topic", topic=topic), "bold"), words)
        for topic, words in rules_topics(rules).items()
    ]
    return Content("\n\n").join([*paragraphs, Content(credit_of(rules))])
