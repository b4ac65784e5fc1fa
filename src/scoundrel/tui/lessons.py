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

from scoundrel.play.lessons import LESSONS, LessonRun
from scoundrel.rules import RULEBOOK, SOURCES, Rules
from scoundrel.tui.dialogs import TextScreen
from scoundrel.tui.keys import key
from scoundrel.tui.table import TableScreen
from scoundrel.words.texts import say, translated

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["LessonsScreen", "rules_text"]


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
            self.app.push_screen(TableScreen(LessonRun(LESSONS[name])))
        else:
            rules = RULEBOOK[name]
            self.app.push_screen(TextScreen(translated(rules.title), rules_text(rules)))


def rules_text(rules: Rules) -> Content:
    """A rule set in words: a paragraph for each topic, and its author."""
    paragraphs = [
        Content.assemble((f"{translated(topic)}. ", "bold"), translated(words))
        for topic, words in rules.topics().items()
    ]
    return Content("\n\n").join([*paragraphs, Content(translated(SOURCES[rules.name].credit))])
