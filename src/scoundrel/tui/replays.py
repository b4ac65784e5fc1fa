"""Replays of saved and imported games, forwards and backwards, with the coach's curve."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from scoundrel.deals import fresh_seed
from scoundrel.play.flow import Happened
from scoundrel.play.questions import Question, why_not_ask
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.saved import Kind
from scoundrel.play.seats import names_in
from scoundrel.play.shelf import MOST_GAMES, export_game, import_games, saved_name, saved_state, saved_when
from scoundrel.play.sitting import Sitting
from scoundrel.play.unfinished import Place, deleting, give_up, giving_up, place_of, why_not_give_up
from scoundrel.play.watching import WATCHED, WatchRun
from scoundrel.plots.review import chart
from scoundrel.rules import RULEBOOK
from scoundrel.texts import say, ways_to_say
from scoundrel.tui.dialogs import AskScreen, OnwardScreen, TextScreen
from scoundrel.tui.faces import ASCII
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static
from scoundrel.tui.questions import AnswerScreen
from scoundrel.tui.stage import STAGE_KEYS, Stage, kept_quiet
from scoundrel.words.cards import card_sign
from scoundrel.words.phrases import capital, sentence

if TYPE_CHECKING:
    from scoundrel.store import SavedGame
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["ReplayScreen", "ReplaysScreen", "WatchScreen"]


class ReplaysScreen(Screen[None]):
    """The saved games, most recent first."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("i", "import", "import"),
        key("e", "export", "export"),
        key("w", "watch_bot", "watch_bot"),
        key("r", "give_up", "give_up"),
        key("delete,x", "delete", "delete"),
        key("u", "have_back", "have_back"),
        key("escape", "app.pop_screen", "back"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(say("title-replays"), "bold $gold"))
            yield Static("", id="none")
            yield OptionList(id="games")
            yield Static("", id="place")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        if not self.is_current:
            return
        menu = self.query_one(OptionList)
        here = menu.highlighted or 0
        menu.clear_options()
        saved = self.app.look_up(lambda store: store.games(limit=MOST_GAMES)) or []
        menu.add_options(Option(Content(_line(each)), id=str(each.id)) for each in saved)
        menu.highlighted = here if saved else None
        self.query_one("#none", Static).update("" if saved else say("replays-none"))
        self._show_place()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.app.attempt(lambda: self._open(int(message.option_id or 0)))

    def _open(self, number: int) -> None:
        """Watch a finished game, or continue an unfinished one."""
        store = self.app.need_store()
        saved = store.find(number)
        if saved.over:
            run = ReplayRun(store.load(saved), saved.seats, names=names_in(store))
            self.app.push_screen(ReplayScreen(run))
        else:
            self.app.play(Sitting.resume(store, saved))

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        self._show_place()

    def _show_place(self) -> None:
        """Show where the highlighted game stands, if it is unfinished."""
        saved = self._highlighted
        place = None
        if saved is not None and not saved.over:
            place = self.app.look_up(lambda store: place_of(store, saved, self.app.preferences))
        self.query_one("#place", Static).update("" if place is None else _drawn(place))

    @property
    def _highlighted(self) -> SavedGame | None:
        option = self.query_one(OptionList).highlighted_option
        if option is None or option.id is None:
            return None
        number = int(option.id)
        return self.app.look_up(lambda store: store.find(number))

    def action_give_up(self) -> None:
        """Give the highlighted game up, once the player is sure."""
        saved = self._highlighted
        if saved is None:
            return
        if why_not := why_not_give_up(saved):
            self.app.notify(sentence(why_not))
            return
        self._ask(giving_up(saved), lambda: self._give_up(saved.id))

    def _give_up(self, number: int) -> None:
        ended = give_up(self.app.need_store(), number)
        self.app.notify(say("shelf-ended", result=saved_state(ended)))

    def action_delete(self) -> None:
        """Delete the highlighted game, once the player is sure."""
        saved = self._highlighted
        if saved is None:
            return
        if saved.kind is Kind.DAILY:
            self.app.notify(sentence(say("shelf-day_stays")))
            return
        self._ask(deleting(saved), lambda: self._delete(saved.id))

    def _delete(self, number: int) -> None:
        self.app.need_store().delete(number)
        self.app.notify(say("shelf-deleted_now"))

    def _ask(self, question: str, act: Callable[[], None]) -> None:
        """Ask once, then do it."""

        def answered(sure: bool | None) -> None:
            if sure:
                self.app.attempt(act)
                self.on_screen_resume()

        dialog = OnwardScreen(say("title-replays"), question, say("shelf-confirm"))
        self.app.push_screen(dialog, answered)

    def action_have_back(self) -> None:
        """Have the game back that was deleted last."""
        gone = self.app.look_up(lambda store: store.deleted())
        if gone:
            self.app.attempt(lambda: self.app.need_store().have_back(gone[0].id))
            self.on_screen_resume()
            self.app.notify(say("shelf-back"))
        else:
            self.app.notify(sentence(say("plain-nothing_deleted")))

    def action_watch_bot(self) -> None:
        """Watch a bot play a fresh deal."""
        run = WatchRun.of(WATCHED, RULEBOOK["classic"], fresh_seed())
        self.app.push_screen(WatchScreen(run, USUAL_PACE))

    def action_import(self) -> None:
        self.app.push_screen(ImportScreen(), lambda _: self.on_screen_resume())

    def action_export(self) -> None:
        option = self.query_one(OptionList).highlighted_option
        if option is not None and option.id is not None:
            self.app.push_screen(ExportScreen(int(option.id)))


def _line(saved: SavedGame) -> str:
    return say("replays-line", when=saved_when(saved), name=saved_name(saved), state=saved_state(saved))


def _drawn(place: Place) -> Content:
    """Where a game stands: the way in bars, then in words, and the cards of the room."""
    bars = "\n".join("".join(say(f"shelf-cell-{cell}") for cell in row) for row in place.way.rows)
    cards = "  ".join(map(card_sign, place.room))
    return Content.assemble((bars, "$herb"), "  ", (capital(place.words), "$muted"), "\n", (cards, "bold"))


class ImportScreen(AskScreen):
    """Ask for a file of records to import."""

    def __init__(self) -> None:
        super().__init__(say("replays-import"), say("replays-import_help"))

    def take(self, line: str) -> None:
        self.app.notify("\n".join(import_games(self.app.need_store(), line).told))
        self.dismiss(None)


class ExportScreen(AskScreen):
    """Ask for a new file to export a game's record to."""

    def __init__(self, number: int) -> None:
        super().__init__(say("replays-export"), say("replays-export_help"), f"scoundrel-{number}.txt")
        self.number = number

    def take(self, line: str) -> None:
        path = export_game(self.app.need_store(), self.number, line)
        self.app.notify(say("replays-exported", path=path))
        self.dismiss(None)


FASTEST = 0.5
PACES = (FASTEST, 1.0, 2.0, 3.0, 5.0, 8.0)
"""How many seconds a move may stay, from the fastest pace to the slowest."""
USUAL_PACE = 2.0


class ReplayScreen(Stage):
    """A game shown move by move, at a pace or by keys."""

    flow: ReplayRun
    BINDINGS: ClassVar[list[BindingType]] = [
        key("space", "play", "play"),
        key("right,n", "go(1)", "next"),
        key("left,p,backspace", "go(-1)", "back"),
        key("plus,equals_sign", "pace(-1)"),
        key("minus", "pace(1)"),
        key("t", "try_again", "try_from_here"),
        key("s", "ask_others"),
        key("c", "curve", "curve"),
        key("home", "go(-100000)", "start"),
        key("end", "go(100000)", "end"),
        *STAGE_KEYS,
        key("escape", "app.pop_screen"),
    ]

    def __init__(self, flow: ReplayRun, pace: float | None = None) -> None:
        """With a pace, in seconds, it plays from the start."""
        super().__init__(flow)
        self.pace = USUAL_PACE if pace is None else pace
        self.playing = pace is not None
        self._timer: Timer | None = None
        self._thinks = False
        """Whether the next move is being thought about."""

    def on_mount(self) -> None:
        self._review_if_over()
        self._wait()

    def _review_if_over(self) -> None:
        if self.flow.may_be_reviewed and not self.flow.was_reviewed:
            self.think(self.flow.look_back(), self._take_review)

    def _take_review(self, act: Callable[[], Happened]) -> None:
        happened = act()
        self.told.add(self.flow.way.room, happened.told)
        self.show(happened.events)

    # --- At a pace ---------------------------------------------------------------------------------

    def _at_rest(self) -> Content:
        if not self.playing:
            return super()._at_rest()
        return Content.styled(say("replays-playing", seconds=f"{self.pace:g}"), "$gold")

    def _wait(self) -> None:
        """Show the next move after a while, if it is playing."""
        if self._timer is not None:
            self._timer.stop()
        self._timer = self.set_timer(self.pace, self._play_next) if self.playing else None

    def _play_next(self) -> None:
        if not self.playing:
            return
        if self.is_current:
            self._go(1)
        else:
            self._wait()

    def action_play(self) -> None:
        """Play, or pause."""
        self.playing = not self.playing and self._goes_on
        self._show_prompt()
        if self.playing and not self._thinks:
            self._go(1)

    @property
    def _goes_on(self) -> bool:
        made, last = self.flow.progress
        return made < last or self.flow.ahead(1) is not None

    def action_pace(self, steps: int) -> None:
        """Play faster or slower."""
        near = min(range(len(PACES)), key=lambda number: abs(PACES[number] - self.pace))
        self.pace = PACES[max(0, min(len(PACES) - 1, near + steps))]
        self.tell_in_passing(say("replays-playing", seconds=f"{self.pace:g}"))
        self._wait()

    def key_lines(self) -> tuple[str, ...]:
        return ways_to_say("keys-replay")

    def action_go(self, steps: int) -> None:
        """Go some moves forwards or backwards, and pause there."""
        self.playing = False
        if not self._thinks:
            self._go(steps)

    def _go(self, steps: int) -> None:
        thinking = self.flow.ahead(steps) if steps == 1 else None
        if thinking is None:
            self._show_step(self.flow.step(steps), self.flow.way.room, steps)
            return
        self._thinks = True
        self._show_prompt()
        self.think(kept_quiet(thinking), partial(self._take_move, self.flow.way.room))

    def _take_move(self, room: int, act: Callable[[], Happened]) -> None:
        self._thinks = False
        happened = self.app.attempt(act)
        if happened is None:
            self.playing = False
        else:
            self._show_step(happened, room, 1)
            self._review_if_over()

    def _show_step(self, happened: Happened, room: int, steps: int) -> None:
        self.notice = ""
        if steps < 0:
            self.retell()
        else:
            self.told.add(room, happened.told)
        self.playing = self.playing and self._goes_on
        self.show(happened.events)
        self._wait()

    def action_ask_others(self) -> None:
        """Ask others what they would do here, with what the player would do."""
        why_not = why_not_ask(self.flow.finished, self.view, self.app.clock)
        self.playing = False
        if why_not:
            self._show_prompt(sentence(why_not))
        else:
            self.app.push_screen(AnswerScreen(self.view), self._ask_with)

    def _ask_with(self, answer: str | None) -> None:
        if answer is None:
            return
        name = next(iter(names_in(self.app.store)), "")
        question = Question.of(self.view, name, answer)
        text = f"{question.text}\n{question.link}"
        self.app.copy_to_clipboard(text)
        self.app.push_screen(
            TextScreen(say("questions-title"), f"{text}\n\n{say('questions-copied')}", wide=True)
        )

    def action_try_again(self) -> None:
        """Play on from the move that is shown."""
        self.app.attempt(lambda: self.app.play(self.flow.try_from_here(self.app.store)))

    def action_curve(self) -> None:
        if self.flow.review is None:
            waiting = self.flow.may_be_reviewed
            self._show_prompt(sentence(say("replays-not_yet" if waiting else "replays-no_curve")))
        else:
            width, height = min(110, self.size.width - 8), min(20, self.size.height - 8)
            drawn = chart(self.flow.review, width, height, ascii_only=self.app.alphabet is ASCII)
            self.app.push_screen(TextScreen(say("replays-curve"), drawn, wide=True))


class WatchScreen(ReplayScreen):
    """A bot at play, and what it thinks."""

    flow: WatchRun
    BINDINGS: ClassVar[list[BindingType]] = [key("h", "thoughts", "thoughts")]

    def key_lines(self) -> tuple[str, ...]:
        return (say("keys-thoughts"), *super().key_lines())

    def action_thoughts(self) -> None:
        """What the bot thought of before its last move."""
        told = self.flow.told_thoughts or (say("watching-nothing"),)
        self.app.push_screen(TextScreen(self.flow.details, "\n".join(told)))
