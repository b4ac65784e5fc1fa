"""The end of a game: the score, the coach's review, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Static

from scoundrel.errors import ScoundrelError
from scoundrel.game import Game
from scoundrel.history.achievements import Achievement
from scoundrel.history.ending import Ending
from scoundrel.play.flow import Happened, Thinking
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.sitting import Sitting
from scoundrel.tui.faces import ASCII
from scoundrel.tui.keys import key
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["EndScreen"]


class EndScreen(Screen[None]):
    """How the game ended for each player."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("n,enter", "next", "next_deal"),
        key("a", "again", "same_deal"),
        key("v", "replay", "watch_it"),
        key("c", "copy", "copy_to_share"),
        key("escape", "title", "title"),
    ]

    def __init__(self, ending: Ending) -> None:
        super().__init__()
        self.ending = ending

    @property
    def sitting(self) -> Sitting:
        return self.ending.sitting

    @property
    def game(self) -> Game:
        return self.sitting.game

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page"):
            yield Static(self._outcome(), id="outcome")
            yield Static(say("end.reviewing"), id="review")
            yield Static("", id="earned")
            yield Static(self._share(), id="share")
        yield Footer()

    def on_mount(self) -> None:
        # Achievements don't wait for the coach, and neither does the player.
        self._settle()
        if self.ending.may_be_reviewed:
            self._look_back(self.app, self.ending.look_back())
        else:
            self._tell_review("")

    def _outcome(self) -> Content:
        lines = []
        for verdict in self.ending.verdicts:
            lines.append(Content.styled(verdict.title, "bold $herb" if verdict.won else "bold $blood"))
            lines.append(Content(verdict.score))
        if streak := self.app.attempt(lambda: self.ending.streak):
            lines.append(Content(streak))
        return Content("\n").join(lines)

    def _share(self) -> Content:
        text = self.ending.share(ascii_only=self.app.alphabet is ASCII)
        return Content.assemble((say("end.share") + "\n", "$muted"), text)

    @work(thread=True, exclusive=True)
    def _look_back(self, app: ScoundrelApp, thinking: Thinking) -> None:
        try:
            found = thinking.think()
        except ScoundrelError as error:
            complaint = str(error)
            app.answer(self, lambda: self._tell_review(complaint))
        else:
            app.take_over(lambda: self._take_review(app, thinking.take(found)))

    def _take_review(self, app: ScoundrelApp, happened: Happened) -> None:
        """Save the coach's review, even if the player has moved on."""
        if self in app.screen_stack:
            self._settle()
            self._tell_review("\n".join(happened.said))
            self._show("share", self._share())
        else:
            app.attempt(self.ending.settle)

    def _tell_review(self, words: str) -> None:
        self._show("review", Content(words))

    def _settle(self) -> None:
        """Save and show what the game has earned."""
        self.app.attempt(self.ending.settle)
        self._show("earned", _earned(self.ending.earned))

    def _show(self, part: str, content: Content) -> None:
        # If the program quits just as the game ends, the parts are already gone.
        for shown in self.query(f"#{part}").results(Static):
            shown.update(content)

    def action_next(self) -> None:
        """Play another deal with the same rules and players."""
        self._begin(Game.deal(self.game.rules), named=False)

    def action_again(self) -> None:
        """Play the same deal again; it is no longer secret."""
        self._begin(self.sitting.same_deal(), named=True)

    def _begin(self, game: Game, *, named: bool) -> None:
        from scoundrel.tui.newgame import begin

        begin(self.app, game, named=named, seats=self.sitting.seats)

    def action_replay(self) -> None:
        from scoundrel.tui.replays import ReplayScreen

        self.app.push_screen(ReplayScreen(ReplayRun(self.game)))

    def action_copy(self) -> None:
        self.app.copy_to_clipboard(self.ending.share())
        self.app.notify(say("end.copied"))

    def action_title(self) -> None:
        self.app.back_to_title()


def _earned(achievements: list[Achievement]) -> Content:
    return Content.styled("\n".join(each.news for each in achievements), "$gold")
