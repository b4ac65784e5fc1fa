"""The settings page: every preference, each value a click or a key away."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from scoundrel.history.honours import offered, to_earn
from scoundrel.play.preferences import ONLY_IN_LINES, Preferences, value_words
from scoundrel.texts import say
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static, paired
from scoundrel.words.phrases import sentences

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["SettingsScreen"]


LABEL = 26
"""The columns of a preference's name."""
AROUND = 6
"""Columns of the window that are margins and scroll bars."""


class SettingsScreen(Screen[None]):
    """Enter and the left and right arrows go through a preference's values."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("right", "change(1)", "next_value"),
        key("left", "change(-1)", "value_before"),
        key("escape", "app.pop_screen", "back"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(say("title-settings"), "bold $gold"))
            yield Static(Content.styled(say("settings-how"), "$muted"))
            yield OptionList(*map(self._option, self._names()), id="settings")
            yield Static("", id="about-setting")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    @staticmethod
    def _names() -> list[str]:
        return [each.name for each in fields(Preferences) if each.name not in ONLY_IN_LINES]

    def _option(self, name: str) -> Option:
        chosen = value_words(name, self.app.preferences.name_of(name)), "bold"
        return Option(paired(say(f"settings-{name}"), chosen, LABEL, self.app.size.width - AROUND), id=name)

    async def say_anew(self) -> None:
        """Say everything in the language that is spoken now."""
        highlighted = self.query_one(OptionList).highlighted
        await self.recompose()
        options = self.query_one(OptionList)
        options.highlighted = highlighted
        options.focus()

    def on_resize(self) -> None:
        for name in self._names():
            self.query_one(OptionList).replace_option_prompt(name, self._option(name).prompt)

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        name = message.option_id or ""
        more = to_earn(self.app.store, self.app.preferences, name)
        self.query_one("#about-setting", Static).update(sentences(say(f"settings-{name}_help"), more))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.action_change(1)

    def action_change(self, step: int) -> None:
        """Take the next value; after the last comes the first."""
        options = self.query_one(OptionList)
        option = options.highlighted_option
        if option is None or option.id is None:
            return
        value = getattr(self.app.preferences, option.id)
        values = list(offered(self.app.store, self.app.preferences, option.id).values())
        chosen = values[(values.index(value) + step) % len(values)]
        self.app.prefer(option.id, chosen)
        options.replace_option_prompt(option.id, self._option(option.id).prompt)
