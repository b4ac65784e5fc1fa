"""The end of a game: the score, how it came about, what the coach says, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.timer import Timer

from scoundrel.errors import ScoundrelError
from scoundrel.game import Game
from scoundrel.history.achievements import Achievement
from scoundrel.history.ending import Ending, Verdict
from scoundrel.history.statistics import Standing
from scoundrel.play.flow import Thinking
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.sitting import Sitting
from scoundrel.tui.digits import HEIGHT, large
from scoundrel.tui.faces import ASCII
from scoundrel.tui.footer import Footer
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static
from scoundrel.words.phrases import sentence
from scoundrel.words.texts import figure, say

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["EndScreen"]

WIDEST = 72
"""The most columns that the end takes, so that it stays together in a large window."""
MARGIN = 6
"""Columns that are left for the margins and the scroll bar."""
NARROW, SHORT = 72, 24
"""In a window with fewer columns the keys move together, with fewer lines everything else does."""
GAP = 3
"""Columns between two scores, and between the score and the curve."""
NARROWEST_CURVE = 20
ROOM_FOR_CURVE = 30
"""In a window with that many lines the curve is twice as high as the score."""
STEPS, PACE = 12, 0.05
"""How the score counts up: the number of steps, and the seconds between them."""


class EndScreen(Screen[None]):
    """How the game ended for each player."""

    app: ScoundrelApp
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        key("n,enter", "next", "next_deal"),
        key("a", "again", "same_deal"),
        key("v", "replay", "watch_it"),
        key("t", "try_again", "try_from_there"),
        key("c", "copy", "share"),
        key("escape", "title", "title"),
        key("down", "scroll(1)"),
        key("up", "scroll(-1)"),
        key("pagedown", "scroll(10)"),
        key("pageup", "scroll(-10)"),
    ]

    def __init__(self, ending: Ending) -> None:
        super().__init__()
        self.ending = ending
        self.verdicts = ending.verdicts
        self.counted = STEPS
        """How far the score has counted up."""
        self._counting: Timer | None = None

    @property
    def sitting(self) -> Sitting:
        return self.ending.sitting

    @property
    def game(self) -> Game:
        return self.sitting.game

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="ending", can_focus=False), Vertical(id="ended"):
            yield Static(self._told(), id="outcome")
            with Horizontal(id="scores"):
                for player in range(len(self.verdicts)):
                    yield Static(classes="score", id=f"score-{player}")
                yield Static(id="curve")
            yield Static(self._reckoning(), id="reckoning")
            for part in ("turning", "remarks", "earned"):
                yield Static(id=part)
            yield Static(self._share(), id="share")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        for part in ("turning", "remarks"):
            self._show(part, Content(""))
        # Achievements don't wait for the coach, and neither does the player.
        self._settle()
        if self.ending.may_be_reviewed:
            self._show("turning", Content.styled(say("end.reviewing"), "$muted"))
            self._look_back(self.app, self.ending.look_back())
        if self.app.preferences.motion:
            self._move()

    # --- What is told ------------------------------------------------------------------------------

    def _told(self) -> Content:
        """How it ended for each player, in the narrator's words too."""
        lines = []
        for verdict in self.verdicts:
            lines.append(Content.styled(verdict.title, "bold"))
            lines += [Content.styled(verdict.epitaph, "italic")] if verdict.epitaph else []
        outlived = self.ending.outlived
        return Content("\n").join([*lines, *([Content(outlived.words)] if outlived else [])])

    def _reckoning(self) -> Content:
        """How each score came about, and where the game stands among the earlier ones."""
        lines = [Content(_how(verdict)) for verdict in self.verdicts]
        standing = self.app.attempt(lambda: self.ending.standing)
        lines += [_stands(standing)] if standing else []
        streak = self.app.attempt(lambda: self.ending.streak)
        lines += [Content.styled(streak, "$muted")] if streak else []
        return Content("\n").join(lines)

    def _share(self) -> Content:
        text = self.ending.share(ascii_only=self.app.alphabet is ASCII)
        return Content.assemble((say("end.share") + "\n", "$muted"), text)

    def _turning(self) -> Content:
        """The turning point, and from where to try again; of a flawless game there is nothing to say."""
        turning = [*map(Content, self.ending.turning)]
        again = Content.styled(say("end.try_again", room=self.ending.restart[1]), "$gold")
        return Content("\n").join([*turning, again] if turning else [])

    # --- How it is drawn ---------------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        if self in self.app.screen_stack:
            self.set_class(event.size.height < SHORT, "-short")
            self.query_one(Footer).compact = event.size.width < NARROW
            self._draw()

    def _draw(self) -> None:
        """Draw the scores, and the curve in the room beside them."""
        self._draw_curve(self._width - self._draw_scores())

    @property
    def _width(self) -> int:
        return min(WIDEST, self.size.width - MARGIN)

    def _draw_scores(self) -> int:
        """Draw the scores; returns how many columns they take."""
        taken = 0
        for player, verdict in enumerate(self.verdicts):
            lines = self._digits(verdict, self._width)
            self._show(f"score-{player}", Content("\n".join(lines)))
            taken += len(lines[0]) + GAP
        return taken

    def _digits(self, verdict: Verdict, width: int) -> list[str]:
        """A score as far as it has counted up, as wide as it will be, with the player's name below."""
        ink, most = self.app.alphabet.bar[0], (width - GAP) // len(self.verdicts)
        if len(self.verdicts) == 1:
            most -= NARROWEST_CURVE
        score = round(verdict.score * self.counted / STEPS)
        lines = large(figure(score).rjust(len(figure(verdict.score))), ink, most)
        return [*lines, *([verdict.name.center(len(lines[0]))] if verdict.name else [])]

    def _draw_curve(self, width: int) -> None:
        if self.ending.review is None:
            return
        from scoundrel.plots.review import chart

        height = HEIGHT + 2 if self.size.height < ROOM_FOR_CURVE else 2 * HEIGHT
        drawn = chart(self.ending.review, width, height, ascii_only=self.app.alphabet is ASCII)
        self._show("curve", Content(drawn))

    def _show(self, part: str, content: Content) -> None:
        # If the program quits just as the game ends, the parts are already gone.
        for shown in self.query(f"#{part}").results(Static):
            shown.update(content)
            shown.display = bool(content.plain)

    def _move(self) -> None:
        """Count the score up, while a death drains the colour and an escape opens to daylight."""
        self.counted = 0
        self._counting = self.set_interval(PACE, self._count)
        won = any(verdict.won for verdict in self.verdicts)
        self.call_after_refresh(self.add_class, "-daylight" if won else "-drained")

    def _count(self, steps: int = 1) -> None:
        if self.counted < STEPS:
            self.counted = min(STEPS, self.counted + steps)
            self._draw_scores()
        elif self._counting is not None:
            self._counting.stop()

    def on_key(self) -> None:
        """Show the whole score at once; whatever was pressed does what it does."""
        self._count(STEPS)

    def on_mouse_down(self) -> None:
        self._count(STEPS)

    # --- The coach ---------------------------------------------------------------------------------

    @work(thread=True, exclusive=True)
    def _look_back(self, app: ScoundrelApp, thinking: Thinking) -> None:
        try:
            found = thinking.think()
        except ScoundrelError as error:
            complaint = sentence(error)
            app.answer(self, lambda: self._show("turning", Content(complaint)))
        else:
            app.take_over(lambda: self._take_review(app, thinking, found))

    def _take_review(self, app: ScoundrelApp, thinking: Thinking, found: object) -> None:
        """Save the coach's review, even if the player has moved on."""
        thinking.take(found)
        if self in app.screen_stack:
            self._settle()
            self._show("turning", self._turning())
            self._show("remarks", Content.styled("\n".join(self.ending.remarks), "$muted"))
            self._show("share", self._share())
            self._draw()
        else:
            app.attempt(self.ending.settle)

    def _settle(self) -> None:
        """Save and show what the game has earned."""
        self.app.attempt(self.ending.settle)
        self._show("earned", _earned(self.ending.earned))

    # --- What to do next ---------------------------------------------------------------------------

    def action_next(self) -> None:
        """Play another deal with the same rules and players."""
        self._begin(Game.deal(self.game.rules), named=False)

    def action_again(self) -> None:
        """Play the same deal again; it is no longer secret."""
        self._begin(self.sitting.same_deal(), named=True)

    def _begin(self, game: Game, *, named: bool) -> None:
        from scoundrel.tui.newgame import begin

        sitting = self.sitting
        begin(self.app, game, named=named, seats=sitting.seats, names=sitting.names)

    def action_try_again(self) -> None:
        """Play on from the turning point, or from the worst decision."""
        self.app.attempt(lambda: self.app.play(self.ending.try_again(self.app.store)))

    def action_replay(self) -> None:
        from scoundrel.tui.replays import ReplayScreen

        run = ReplayRun(self.game, self.sitting.seats, self.ending.review, self.sitting.names)
        self.app.push_screen(ReplayScreen(run))

    def action_copy(self) -> None:
        self.app.copy_to_clipboard(self.ending.share())
        self.app.notify(say("end.copied"))

    def action_title(self) -> None:
        self.app.back_to_title()

    def action_scroll(self, lines: int) -> None:
        self.query_one("#ending").scroll_relative(y=lines, animate=False)


def _how(verdict: Verdict) -> str:
    return say("end.of_player", name=verdict.name, what=verdict.how) if verdict.name else verdict.how


def _stands(standing: Standing) -> Content:
    return Content.styled(standing.words, "$gold" if standing.is_best else "$muted")


def _earned(achievements: list[Achievement]) -> Content:
    return Content.styled("\n".join(each.news for each in achievements), "$gold")
