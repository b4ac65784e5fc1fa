"""How to play: lessons at the table, and the rules in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from scoundrel.events import Event
from scoundrel.notation.moves import Move
from scoundrel.parlour.lessons import LESSONS, Lesson, LessonRun
from scoundrel.parlour.sitting import Sitting
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.texts import say, translated
from scoundrel.tui.dialogs import TextScreen
from scoundrel.tui.keys import key
from scoundrel.tui.table import TableScreen

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["LessonScreen", "LessonsScreen", "rules_text"]


class LessonsScreen(Screen[None]):
    """The lessons, and the rules of every rule set."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [key("escape", "app.pop_screen", "back")]

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(say("title.lessons"), "bold $gold"))
            yield OptionList(
                *(Option(lesson.title, id=f"lesson-{key}") for key, lesson in LESSONS.items()),
                None,
                *(Option(say("lessons.rules_of", title=translated(rules.title)), id=f"rules-{name}")
                  for name, rules in RULEBOOK.items()),
            )  # fmt: skip
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        what, _, name = (message.option_id or "").partition("-")
        if what == "lesson":
            self.app.push_screen(LessonScreen(LESSONS[name]))
        else:
            rules = RULEBOOK[name]
            self.app.push_screen(TextScreen(translated(rules.title), rules_text(rules)))


def rules_text(rules: Rules) -> Content:
    """A rule set in words, a paragraph for each topic."""
    return Content("\n\n").join(
        Content.assemble((f"{translated(topic)}. ", "bold"), translated(words))
        for topic, words in rules.topics().items()
    )


class LessonScreen(TableScreen):
    """A lesson at the table: what is told is done."""

    has_dealer = False

    def __init__(self, lesson: Lesson) -> None:
        self.run = LessonRun(lesson)
        super().__init__(Sitting(self.run.game))

    @property
    def title_text(self) -> str:
        step, steps = self.run.progress
        return say("lessons.heading", title=self.run.lesson.title, step=min(step + 1, steps), steps=steps)

    def describe(self) -> str:
        return self.run.text

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return False if action in ("hint", "undo") else super().check_action(action, parameters)

    def make(self, moves: list[Move]) -> tuple[Event, ...]:
        answer = self.run.try_line(moves)
        if not answer.accepted:
            self.told.append(answer.text)
        # What was only shown is told by the lesson, and has not happened.
        return () if answer.taken_back else answer.events

    def _go_on(self) -> None:
        """A lesson ends in its own way."""

    def after(self, happened: tuple[Event, ...]) -> None:
        self.tell(happened)
        self.show(happened)
        if self.run.done:
            self.app.push_screen(
                TextScreen(self.run.lesson.title, self.run.text), lambda _: self.action_leave()
            )
