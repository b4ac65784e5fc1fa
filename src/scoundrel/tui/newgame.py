"""New games: the rule sets, mixtures, deal codes, two players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Checkbox, Input, OptionList
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from scoundrel.budget import within
from scoundrel.deals import LONGEST_SEED
from scoundrel.errors import ScoundrelError
from scoundrel.history.title import rule_sets
from scoundrel.notation.rulesets import format_value
from scoundrel.play.codes import Deal
from scoundrel.play.links import POSITION, DealLink, link_in
from scoundrel.play.mixing import (
    Setting,
    also,
    called,
    gist,
    named,
    settings,
    stepped,
    winnable_deal,
)
from scoundrel.play.opening import linked_deal, open_deal
from scoundrel.play.questions import Question, QuestionRun
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.seats import HUMAN, RULES_FOR_TWO, SEATS, keep_names, names_in, tidy_name
from scoundrel.play.sitting import Sitting, Start
from scoundrel.rules import RULEBOOK, SOURCES, Rules
from scoundrel.texts import say
from scoundrel.tui.dialogs import AskScreen
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static, paired
from scoundrel.tui.questions import QuestionScreen
from scoundrel.tui.replays import ReplayScreen
from scoundrel.words.bots import bot_line, bot_name
from scoundrel.words.differences import differences
from scoundrel.words.phrases import sentence
from scoundrel.words.rules import rules_topics, title_of

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = [
    "DealCodeScreen",
    "MixScreen",
    "NewGameScreen",
    "TwoPlayersScreen",
    "begin",
    "begin_winnable",
    "open_link",
]


def begin(
    app: ScoundrelApp,
    start: Start,
    *,
    named: bool,
    seats: tuple[str, ...] = (),
    names: tuple[str, ...] = (),
) -> None:
    """Start a game; `named` means that the player chose its deal, so that it is no secret."""

    def sit_down() -> None:
        sitting = Sitting.begin(app.store, start, named=named, seats=seats)
        sitting.names = names or sitting.names
        app.play(sitting)

    app.attempt(sit_down)


def open_link(app: ScoundrelApp, link: DealLink) -> None:
    """Open a link to a deal: a day's threshold, another deal, or the game of it that was played already."""
    if link.trouble:
        app.notify(sentence(link.trouble), severity="warning")
    if link.day is None and link.claim is None:
        begin(app, link.deal, named=True)
    else:
        app.attempt(lambda: app.play(open_deal(app.need_store(), link, app.clock)))


def begin_winnable(
    app: ScoundrelApp, screen: Screen[Any], rules: Rules, tell: Callable[[str], None]
) -> None:
    """Look for a winnable deal in a thread, and start it if the screen is still open."""

    def look() -> None:
        worker = get_current_worker()
        try:
            with within(inf, stop=lambda: worker.is_cancelled):
                seed = winnable_deal(rules)
        except ScoundrelError as error:
            complaint = sentence(error)
            app.answer(screen, lambda: tell(complaint))
            return
        app.answer(screen, lambda: begin(app, Deal.of(rules, seed), named=False))

    tell(say("newgame-looking"))
    screen.run_worker(look, thread=True, exclusive=True)


class Tick(Checkbox):
    """A checkbox that shows its state by a character, not by colour alone."""

    BUTTON_INNER = " "

    def watch_value(self) -> None:
        self.BUTTON_INNER = "x" if self.value else " "
        super().watch_value()


MIXTURE = "mixture:"
LABEL = 34
"""The columns of a setting's name."""
AROUND = 6
"""Columns of the window that are margins and scroll bars."""
CHANGED = "bold $gold"
"""How words look that differ from the standard game."""


def _option_of(mixture: str) -> str:
    """What a mixture is called in the list, where a rule set is called by its name alone."""
    return MIXTURE + mixture


class NewGameScreen(Screen[None]):
    """The rule sets and how they differ, a seed, and the option of a winnable deal."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("m", "mix", "change_settings"),
        key("ctrl+s,f2", "start", "start"),
        key("delete", "drop", "forget_mixture"),
        key("pagedown", "read(1)", "read_on", at_once=True),
        key("pageup", "read(-1)", at_once=True),
        key("escape", "app.pop_screen", "back"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.mixtures: dict[str, Rules] = {}
        """The player's own rules, by name."""

    def compose(self) -> ComposeResult:
        yield Static(Content.styled(say("title-rule_sets"), "bold $gold"), classes="page-title")
        with Horizontal(id="newgame"):
            yield OptionList(id="rule-sets")
            with VerticalScroll(id="about-rules", can_focus=False):
                yield Static(id="about")
        with Horizontal(id="newgame-choices"):
            yield Input(placeholder=say("newgame-seed"), id="seed", max_length=LONGEST_SEED)
            yield Tick(say("newgame-winnable"), id="winnable")
            yield Button(say("newgame-start"), id="start", variant="primary")
        yield Static("", id="complaint")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        if not self.is_current:
            return
        menu = self.query_one(OptionList)
        here = menu.highlighted or 0
        menu.clear_options()
        self.mixtures = self.app.look_up(lambda store: store.mixtures()) or {}
        sets = self.app.look_up(rule_sets) or RULEBOOK.values()
        menu.add_options(Option(title_of(rules), id=rules.name) for rules in sets)
        menu.add_options(Option(Content(name), id=_option_of(name)) for name in self.mixtures)
        menu.highlighted = min(here, menu.option_count - 1)

    def _select(self, mixture: str | None) -> None:
        """Choose a mixture that was just saved."""
        self.on_screen_resume()
        if mixture is not None:
            menu = self.query_one(OptionList)
            menu.highlighted = menu.get_option_index(_option_of(mixture))

    @property
    def rules(self) -> Rules:
        """The currently chosen rules."""
        option = self.query_one(OptionList).highlighted_option
        name = (option.id if option else None) or "classic"
        if name.startswith(MIXTURE):
            return self.mixtures[name.removeprefix(MIXTURE)]
        return RULEBOOK[name]

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        self.query_one("#about", Static).update(about_rules(self.rules))
        self.refresh_bindings()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.action_start()

    def on_input_submitted(self, message: Input.Submitted) -> None:
        self.action_start()

    def on_button_pressed(self, message: Button.Pressed) -> None:
        self.action_start()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to forget only the player's own rules."""
        return action != "drop" or (self.is_mounted and self.rules.name in self.mixtures)

    def action_read(self, pages: int) -> None:
        """Scroll the text about the rules, while the list keeps the keyboard."""
        about = self.query_one("#about-rules", VerticalScroll)
        about.scroll_relative(y=pages * about.size.height, animate=False)

    def action_mix(self) -> None:
        self.app.push_screen(MixScreen(self.rules), self._select)

    def action_drop(self) -> None:
        """Delete a mixture; the eight rule sets stay."""
        name = self.rules.name
        if name in self.mixtures:
            self.app.attempt(lambda: self.app.need_store().drop_mixture(name))
            self.on_screen_resume()

    def action_start(self) -> None:
        seed = self.query_one("#seed", Input).value.strip()
        if self.rules.players == 2:
            self.app.push_screen(TwoPlayersScreen(self.rules, seed))
            return
        winnable = self.query_one("#winnable", Checkbox).value
        if winnable and seed:
            self._complain(say("newgame-named_or_winnable"))
            return
        if winnable:
            begin_winnable(self.app, self, self.rules, self._complain)
            return
        begin(self.app, Deal.of(self.rules, seed or None), named=bool(seed))

    def _complain(self, words: str) -> None:
        self.query_one("#complaint", Static).update(Content(words))


def about_rules(rules: Rules) -> Content:
    """A rule set in one sentence, and how it differs from the standard game, or the rules of that."""
    lines = [Content.styled(title_of(rules), "bold")]
    if rules.name in SOURCES:
        lines.append(Content(gist(rules)))
    standard = not differences(rules, RULEBOOK["classic"])
    lines += [Content(""), *(_topics(rules) if standard else _differences(rules))]
    return Content("\n").join(lines)


def _topics(rules: Rules) -> Iterable[Content]:
    """The rules in words, a paragraph for each topic."""
    for topic, words in rules_topics(rules).items():
        yield Content.assemble((say("newgame-topic", topic=topic), "$muted"), words)


def _differences(rules: Rules) -> Iterable[Content]:
    """What is not as in the standard game, one line for each sentence, what changed in bold."""
    found = differences(rules, RULEBOOK["classic"])
    yield Content.styled(say("newgame-differs" if found else "newgame-standard"), "$muted")
    for each in found:
        told = [(piece.text, CHANGED if piece.changed else "") for piece in each.marked]
        yield Content.assemble((say("newgame-topic", topic=each.topic), "$muted"), *told)


class MixScreen(Screen[str | None]):
    """Change any setting, then name and save the mixture; its name is the result."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("right", "step(1)", "next_value"),
        key("left", "step(-1)", "value_before"),
        key("t", "type", "type_a_value"),
        key("n", "name", "name_it"),
        key("ctrl+s,f2", "keep", "keep"),
        key("escape", "app.pop_screen", "back"),
    ]

    def __init__(self, base: Rules) -> None:
        super().__init__()
        self.mixed = base
        self.own_name = ""

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(id="mixture")
            yield Static(Content.styled(say("settings-how"), "$muted"))
            yield OptionList(*(Option(self._line(each), id=each.name) for each in settings()))
            yield Static(id="about")
            yield Static(id="complaint")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self._tell()

    @property
    def rules(self) -> Rules:
        """The mixture, under the name the player gave it or else its own."""
        return called(self.mixed, self.own_name) if self.own_name else named(self.mixed)

    @property
    def setting(self) -> Setting:
        """The highlighted setting."""
        option = self.query_one(OptionList).highlighted_option
        return next(each for each in settings() if option is None or each.name == option.id)

    def _line(self, setting: Setting) -> Content:
        differs = setting.name in self.mixed.differences(RULEBOOK["classic"])
        value = setting.word_of(self.mixed), "bold" if differs else ""
        return paired(setting.label, value, LABEL, self.app.size.width - AROUND)

    def on_resize(self) -> None:
        self._tell()

    def _tell(self, news: str = "") -> None:
        self.query_one("#mixture", Static).update(Content.styled(title_of(self.rules), "bold $gold"))
        menu = self.query_one(OptionList)
        for setting in settings():
            menu.replace_option_prompt(setting.name, self._line(setting))
        self.query_one("#about", Static).update(Content("\n").join(_differences(self.mixed)))
        self.query_one("#complaint", Static).update(Content(news))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.action_type()

    def action_step(self, step: int) -> None:
        setting = self.setting
        value = stepped(setting, self.mixed, step)
        if value is None:
            self._ask_value(setting)
        else:
            self._change(setting, value)

    def _change(self, setting: Setting, value: str) -> None:
        before = self.mixed
        self.mixed = setting.put(value, before)
        self._tell(also(before, {setting.name: value}))

    def action_type(self) -> None:
        """Ask for a value; if there are only a few, take the next one, since their names are codes."""
        if self.setting.values:
            self.action_step(1)
        else:
            self._ask_value(self.setting)

    def _ask_value(self, setting: Setting) -> None:
        now = format_value(self.mixed, setting.name)
        self.app.push_screen(
            AskScreen(setting.label, setting.wanted, now, lambda value: self._change(setting, value))
        )

    def action_name(self) -> None:
        self._ask_name(lambda _: None)

    def _ask_name(self, then: Callable[[str | None], None]) -> None:
        ask = AskScreen(say("mix-name"), say("mix-name_help"), self.own_name, self._take_name)
        self.app.push_screen(ask, then)

    def _take_name(self, name: str) -> None:
        called(self.mixed, name)
        self.own_name = name
        self._tell()

    def action_keep(self) -> None:
        """Save the mixture and return to the screen where it can be played."""
        if named(self.mixed).name in RULEBOOK:
            self._tell(say("mix-no_mixture"))
            return
        if not self.own_name:
            self._ask_name(lambda name: self.action_keep() if name else None)
            return
        try:
            self.app.need_store().keep_mixture(self.rules)
        except ScoundrelError as error:
            self._tell(sentence(error))
            return
        self.dismiss(self.own_name)


def _linked_screen(app: ScoundrelApp, kind: str, letters: str) -> Screen[None]:
    """What a link leads to: a question, or a game to watch."""
    if kind == POSITION:
        return QuestionScreen(QuestionRun(Question.read(letters)))
    return ReplayScreen(ReplayRun.linked(app.store, letters))


class DealCodeScreen(AskScreen):
    """Ask for a deal code and play its deal."""

    def __init__(self) -> None:
        super().__init__(say("title-deal_code"), say("dealcode-help"))

    def take(self, line: str) -> None:
        kind, letters = link_in(line)
        if kind:
            screen = _linked_screen(self.app, kind, letters)
            self.dismiss(None)
            self.app.push_screen(screen)
            return
        link = linked_deal(line)
        self.dismiss(None)
        # A threshold answers to whatever opened it, and this dialog will be gone by then.
        self.app.call_later(open_link, self.app, link)


class TwoPlayersScreen(Screen[None]):
    """Two parties, each played by a human or a bot."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("1", "change(0)", "player_1"),
        key("2", "change(1)", "player_2"),
        key("n", "name", "names"),
        key("enter,ctrl+s,f2", "start", "start"),
        key("escape", "app.pop_screen", "back"),
    ]

    def __init__(self, rules: Rules = RULEBOOK[RULES_FOR_TWO], seed: str = "") -> None:
        super().__init__()
        self.rules = rules
        self.seed = seed
        self.seats = [HUMAN, HUMAN]
        self.names = ["", ""]

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page"):
            yield Static(Content.styled(say("title-two_players"), "bold $gold"))
            yield Static(say("duo-help"))
            yield Static(id="seats")
            yield Static(about_rules(self.rules))
        yield Footer()

    def on_mount(self) -> None:
        known = self.app.look_up(names_in) or ()
        self.names = [*known, "", ""][:2]
        self._refresh()

    def _refresh(self) -> None:
        seated = enumerate(zip(self.seats, self.names, strict=True), 1)
        lines = [say("duo-seat", number=number, who=_who(*who)) for number, who in seated]
        self.query_one("#seats", Static).update(Content("\n".join(lines)))

    def action_name(self) -> None:
        """Ask the humans for their names, one after the other."""
        self._ask_name([player for player, seat in enumerate(self.seats) if seat == HUMAN])

    def _ask_name(self, players: list[int]) -> None:
        if not players:
            return
        player, *others = players
        number = player + 1
        ask = AskScreen(
            say("duo-name", number=number),
            say("duo-name_help", number=number),
            self.names[player],
            lambda name: self._take_name(player, name),
        )
        self.app.push_screen(ask, lambda given: None if given is None else self._ask_name(others))

    def _take_name(self, player: int, name: str) -> None:
        self.names[player] = tidy_name(name)
        keep_names(self.app.need_store(), tuple(self.names))
        self._refresh()

    def action_change(self, player: int) -> None:
        """Give the seat to the next player in the list."""
        self.seats[player] = SEATS[(SEATS.index(self.seats[player]) + 1) % len(SEATS)]
        self._refresh()

    def action_start(self) -> None:
        deal = Deal.of(self.rules, self.seed or None)
        begin(self.app, deal, named=bool(self.seed), seats=tuple(self.seats), names=tuple(self.names))


def _who(seat: str, name: str) -> str:
    """Who sits there: a bot, or a human with a name or without."""
    if seat != HUMAN:
        return say("bots-about", name=bot_name(seat), line=bot_line(seat))
    return say("duo-named", name=name) if name else say("duo-human")
