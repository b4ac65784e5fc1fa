"""The end of a game: how it came about, what the coach says, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Static

from scoundrel.coach.review import Review, review
from scoundrel.coach.telling import summary
from scoundrel.errors import ScoundrelError
from scoundrel.game import Game
from scoundrel.history.achievements import Achievement
from scoundrel.history.profile import daily_streak, settle
from scoundrel.history.sharing import share_text
from scoundrel.play.daily import today
from scoundrel.play.sitting import Sitting
from scoundrel.tui.faces import ASCII
from scoundrel.tui.keys import key
from scoundrel.words.table import score_words
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["EndScreen"]


class EndScreen(Screen[None]):
    """How it ended, for each player."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("n,enter", "next", "next_deal"),
        key("a", "again", "same_deal"),
        key("v", "replay", "watch_it"),
        key("c", "copy", "copy_to_share"),
        key("escape", "title", "title"),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.review: Review | None = None
        self.earned: list[Achievement] = []

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
        # What the game has earned does not wait for the coach, as the player need not either.
        self._settle()
        if self.game.rules.players == 1:
            self._look_back(self.app, self.game.copy())
        else:
            self._tell_review("")

    def _outcome(self) -> Content:
        lines = []
        for player, outcome in enumerate(self.game.outcomes):
            assert outcome is not None
            title = say("end.won" if outcome.won else "end.lost")
            if self.game.rules.players > 1:
                title = say("end.of_player", number=player + 1, what=title)
            lines.append(Content.styled(title, "bold $herb" if outcome.won else "bold $blood"))
            lines.append(Content(score_words(self.game, player)))
        if self.sitting.is_daily and (days := self.app.look_up(lambda store: daily_streak(store, today()))):
            lines.append(Content(say("end.streak", n=days.current)))
        return Content("\n").join(lines)

    def _share(self) -> Content:
        accuracy = self.review.accuracy if self.review else None
        text = share_text(self.game, accuracy, ascii_only=self.app.alphabet is ASCII)
        return Content.assemble((say("end.share") + "\n", "$muted"), text)

    @work(thread=True, exclusive=True)
    def _look_back(self, app: ScoundrelApp, game: Game) -> None:
        try:
            looked = review(game)
        except ScoundrelError as error:
            complaint = str(error)
            app.answer(self, lambda: self._tell_review(complaint))
        else:
            app.take_over(lambda: self._take_review(app, looked))

    def _take_review(self, app: ScoundrelApp, looked: Review) -> None:
        """Keep what the coach has found, also if the player has gone on; not if the end was taken back."""
        if self.game.moves != looked.game.moves:
            return
        self.review = looked
        if self in app.screen_stack:
            self._settle()
            self._tell_review("\n".join(summary(looked)))
            self._show("share", self._share())
        else:
            app.attempt(self._keep)

    def _tell_review(self, words: str) -> None:
        self._show("review", Content(words))

    def _settle(self) -> None:
        """Keep what the game has earned, and show it."""
        self.app.attempt(self._keep)
        self._show("earned", _earned(self.earned))

    def _show(self, part: str, content: Content) -> None:
        # There are no parts any more where the program ends together with the game.
        for shown in self.query(f"#{part}").results(Static):
            shown.update(content)

    def _keep(self) -> None:
        self.earned += settle(self.sitting, self.review)

    def action_next(self) -> None:
        """Another deal by the same rules, with the same players."""
        self._begin(Game.deal(self.game.rules), named=False)

    def action_again(self) -> None:
        """The same deal, which is no secret any more."""
        self._begin(self.sitting.same_deal(), named=True)

    def _begin(self, game: Game, *, named: bool) -> None:
        from scoundrel.tui.newgame import begin

        begin(self.app, game, named=named, seats=self.sitting.seats)

    def action_replay(self) -> None:
        from scoundrel.tui.replays import ReplayScreen

        self.app.push_screen(ReplayScreen(self.game.copy()))

    def action_copy(self) -> None:
        accuracy = self.review.accuracy if self.review else None
        self.app.copy_to_clipboard(share_text(self.game, accuracy))
        self.app.notify(say("end.copied"))

    def action_title(self) -> None:
        self.app.back_to_title()


def _earned(achievements: list[Achievement]) -> Content:
    return Content.styled("\n".join(each.news for each in achievements), "$gold")
