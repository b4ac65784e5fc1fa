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
from scoundrel.history.ending import Ending, Verdict
from scoundrel.history.honours import honour_words
from scoundrel.history.statistics import Standing
from scoundrel.play.codes import Deal
from scoundrel.play.flow import Thinking
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.sitting import Sitting
from scoundrel.texts import figure, say
from scoundrel.tui.climb import Climb
from scoundrel.tui.digits import HEIGHT, large
from scoundrel.tui.faces import ASCII
from scoundrel.tui.footer import Footer
from scoundrel.tui.introduction import INTRODUCED_KEYS, Introduced
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static, centred
from scoundrel.words.phrases import sentence, sentences

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["EndScreen"]

WIDEST = 72
"""The most columns that the end takes, so that it stays together in a large window."""
MARGIN = 6
"""Columns that are left for the margins and the scroll bar."""
NARROW, SHORT = 72, 24
"""In a window with fewer columns the keys are closer together; with fewer lines, everything else is."""
GAP = 3
"""Columns between two scores, and between the score and the curve."""
NARROWEST_CURVE = 20
ROOM_FOR_CURVE = 30
"""In a window with that many lines the curve is twice as high as the score."""
REVEAL = 0.6
"""The seconds from one achievement to the next."""
MOST_EARNED = 99
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
        key("d", "details"),
        key("c", "copy", "share"),
        key("b", "compare", "side_by_side"),
        key("escape", "title", "title"),
        key("down", "scroll(1)"),
        key("up", "scroll(-1)"),
        key("pagedown", "scroll(10)"),
        key("pageup", "scroll(-10)"),
        *INTRODUCED_KEYS,
    ]

    def __init__(self, ending: Ending) -> None:
        super().__init__()
        self.ending = ending
        self.verdicts = ending.verdicts
        self.detailed = False
        """Whether the player wants to read all that the coach says of a lost game."""
        self.counted = STEPS
        """How far the score has counted up."""
        self.revealed = MOST_EARNED
        """How many of the achievements are shown."""
        self._counting: Timer | None = None

    @property
    def sitting(self) -> Sitting:
        return self.ending.sitting

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
            yield Introduced()
            yield Static(self._share(), id="share")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        for part in ("turning", "remarks"):
            self._show(part, Content(""))
        # Neither achievements nor the player should have to wait for the coach.
        self.ending.record_result()
        self._show_earned()
        if self.ending.introduction:
            self.query_one(Introduced).read()
        if self.ending.may_be_reviewed:
            self._show("turning", Content.styled(say("end-reviewing"), "$muted"))
            self._look_back(self.app, self.ending.look_back())
        if self.app.preferences.motion:
            self._move()

    # --- What is told ------------------------------------------------------------------------------

    def _told(self) -> Content:
        """What happened to each player, the way they came, and the narrator's words."""
        lines = []
        for verdict in self.verdicts:
            lines.append(Content.styled(verdict.title, "bold"))
            lines += [Content(verdict.deed)] if verdict.deed else []
            lines.append(Content.styled(self.app.alphabet.way(verdict.cells), "$muted"))
            lines += [Content.styled(verdict.epitaph, "italic")] if verdict.epitaph else []
        outlived = self.ending.outlived
        return Content("\n").join([*lines, *([Content(outlived.words)] if outlived else [])])

    def _reckoning(self) -> Content:
        """How each score came about, and where the game stands among the earlier ones."""
        lines = [Content(_how(verdict)) for verdict in self.verdicts]
        lines += map(Content, self.ending.between)
        standing = self.ending.standing
        lines += [_stands(standing)] if standing else []
        streak = self.ending.streak
        lines += [Content.styled(streak, "$muted")] if streak else []
        opened = self.ending.opened
        lines += [Content.styled(opened, "$gold")] if opened else []
        return Content("\n").join(lines)

    def _share(self) -> Content:
        text = self.ending.share(ascii_only=self.app.alphabet is ASCII)
        return Content.assemble((say("end-share") + "\n", "$muted"), text)

    def _turning(self) -> Content:
        """What cost the game, and from where to try again; of a flawless game there is nothing to say."""
        lesson = [self.ending.lesson] if self.ending.lesson else []
        turning = [*map(Content, [*lesson, *(self.ending.turning if self._tells_all else ())])]
        more = [say("end-less" if self.detailed else "end-more")] if lesson else []
        again = Content.styled(sentences(say("end-try_again", room=self.ending.restart[1]), *more), "$gold")
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
        return [*lines, *([centred(verdict.name, len(lines[0]))] if verdict.name else [])]

    @property
    def _tells_all(self) -> bool:
        """Whether the coach's figures are shown: after a loss only to those who ask."""
        return self.detailed or not self.ending.lesson

    def _draw_curve(self, width: int) -> None:
        if self.ending.review is None or not self._tells_all:
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
        self.counted = self.revealed = 0
        self._show_earned()
        self._counting = self.set_interval(PACE, self._count)
        won = any(verdict.won for verdict in self.verdicts)
        self.call_after_refresh(self.add_class, "-daylight" if won else "-drained")
        if won:
            self.mount(Climb(self.app.alphabet))

    def _count(self, steps: int = 1) -> None:
        if self.counted < STEPS:
            self.counted = min(STEPS, self.counted + steps)
            self._draw_scores()
        elif self._counting is not None:
            self._counting.stop()
            self.set_timer(REVEAL, self._reveal)

    def _reveal(self) -> None:
        """Show what was earned, one after the other."""
        if self.revealed < len(self.ending.earned):
            self.revealed += 1
            self._show_earned()
            self.set_timer(REVEAL, self._reveal)

    def on_key(self) -> None:
        """Show everything at once; the key still does what it usually does."""
        self._hurry()

    def on_mouse_down(self) -> None:
        self._hurry()

    def _hurry(self) -> None:
        self._count(STEPS)
        self.query(Climb).remove()
        self.revealed = len(self.ending.earned)
        self._show_earned()

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
            self._show_earned()
            self._show_review()
            self._show("share", self._share())
            self._draw()

    def _show_review(self) -> None:
        remarks = self.ending.remarks if self._tells_all else ()
        self._show("turning", self._turning())
        self._show("remarks", Content.styled("\n".join(remarks), "$muted"))

    def action_details(self) -> None:
        """Show all that the coach says of a lost game, or only what cost it."""
        self.detailed = not self.detailed
        self._show("curve", Content(""))
        self._show_review()
        self._draw()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Some keys are there only with something to show: the coach's figures, or what somebody sent."""
        if action == "compare":
            return bool(self.ending.claims)
        return action != "details" or (self.ending.review is not None and bool(self.ending.lesson))

    def _show_earned(self) -> None:
        if self.ending.trouble:
            self.app.notify(sentence(self.ending.trouble), severity="error")
        earned = self.ending.earned[: self.revealed]
        self._show("earned", _earned([*(each.news for each in earned), *honour_words(earned)]))

    # --- What to do next ---------------------------------------------------------------------------

    def action_next(self) -> None:
        """Play the first dungeon that is open now, or else another deal with the same rules and players."""
        from scoundrel.tui.first import play_dungeon
        from scoundrel.tui.newgame import begin

        if self.ending.following:
            play_dungeon(self.app)
            return
        sitting = self.sitting
        begin(self.app, Deal.of(sitting.rules), named=False, seats=sitting.seats, names=sitting.names)

    def action_again(self) -> None:
        """Play the same deal again; it is no longer secret."""
        self.app.attempt(lambda: self.app.play(self.sitting.begin_again(self.app.store)))

    def action_try_again(self) -> None:
        """Play on from the turning point, or from the worst decision."""
        self.app.attempt(lambda: self.app.play(self.ending.try_again(self.app.store)))

    def action_replay(self) -> None:
        from scoundrel.tui.replays import ReplayScreen

        run = ReplayRun(self.sitting.finished, self.sitting.seats, self.ending.review, self.sitting.names)
        self.app.push_screen(ReplayScreen(run))

    def action_compare(self) -> None:
        """The game beside that of somebody who sent a link."""
        from scoundrel.tui.compare import CompareScreen

        self.app.attempt(lambda: self.app.push_screen(CompareScreen(self.sitting)))

    def action_copy(self) -> None:
        self.app.copy_to_clipboard(self.ending.share())
        self.app.notify(say("end-copied"))

    def action_try_introduced(self) -> None:
        self.query_one(Introduced).try_it()

    def action_dismiss_introduced(self) -> None:
        self.query_one(Introduced).dismiss()

    def action_title(self) -> None:
        self.app.back_to_title()

    def action_scroll(self, lines: int) -> None:
        self.query_one("#ending").scroll_relative(y=lines, animate=False)


def _how(verdict: Verdict) -> str:
    return say("end-of_player", name=verdict.name, what=verdict.how) if verdict.name else verdict.how


def _stands(standing: Standing) -> Content:
    return Content.styled(standing.words, "$gold" if standing.is_best else "$muted")


def _earned(news: list[str]) -> Content:
    return Content.styled("\n".join(news), "$gold")
