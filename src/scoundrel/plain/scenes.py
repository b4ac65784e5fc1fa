"""Scenes: a flow, or no game yet. A scene tells what happens and does what comes next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from scoundrel.errors import ScoundrelError, StaleGame, StoreError, quote
from scoundrel.game import Game
from scoundrel.history.ending import Ending
from scoundrel.plain.console import draw, show, tell
from scoundrel.plain.table import show_puzzle, show_table
from scoundrel.play.codes import deal_code
from scoundrel.play.flow import DealerLooks, End, Flow, Happened, PlayerMoves, Thinking, Threshold
from scoundrel.play.lessons import LessonRun
from scoundrel.play.puzzling import PuzzleRun
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.sitting import Sitting
from scoundrel.rules import Rules
from scoundrel.words.cards import card_name
from scoundrel.words.phrases import listed, sentence
from scoundrel.words.texts import say, translated

if TYPE_CHECKING:
    from scoundrel.coach.review import Review
    from scoundrel.history.statistics import Standing
    from scoundrel.plain.session import Session

__all__ = [
    "FlowScene",
    "GameScene",
    "LessonScene",
    "Lobby",
    "Obey",
    "PuzzleScene",
    "ReplayScene",
    "Scene",
    "ThresholdScene",
]

Obey = Callable[[str], None]
"""Obeys a command, given the words after it."""


class Scene:
    """Obeys the lines that the player types."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @property
    def game(self) -> Game:
        """The game of this scene."""
        raise ScoundrelError(say("plain.no_game"))

    @property
    def names(self) -> tuple[str, ...]:
        """What the players of two parties call themselves."""
        return ()

    @property
    def rules(self) -> Rules:
        """The rules of this scene."""
        return self.session.rules

    @property
    def prompt(self) -> str:
        return say("plain.prompt.move")

    @property
    def commands(self) -> Mapping[str, Obey]:
        """The commands that only this scene obeys."""
        return {}

    def look(self) -> None:
        """Describe the current state."""
        show_table(self.game, self.names)

    def obey(self, line: str) -> None:
        """Make the moves in a line, all of them or none."""
        raise ScoundrelError(say("plain.no_game"))

    def go_on(self) -> None:
        """Obey an empty line."""

    def refused(self, why: ScoundrelError) -> None:
        """Say more after a line was refused; if another window has played on, how it stands now."""
        if isinstance(why, StaleGame):
            self.look()


class Lobby(Scene):
    """The scene before there is any game."""


class ThresholdScene(Scene):
    """Explains what can be begun only once, until the player begins it."""

    def __init__(self, session: Session, sitting: Sitting, threshold: Threshold) -> None:
        super().__init__(session)
        self.sitting = sitting
        self.threshold = threshold

    @property
    def prompt(self) -> str:
        return say("threshold.prompt")

    @property
    def commands(self) -> Mapping[str, Obey]:
        return {"back": lambda _: self.session.leave()}

    def look(self) -> None:
        for line in (sentence(self.threshold.title), *self.threshold.lines):
            tell(line)

    def obey(self, line: str) -> None:
        if line.lower() != "begin":
            raise ScoundrelError(say("threshold.first"))
        self.go_on()

    def go_on(self) -> None:
        self.threshold.begin()
        self.session.sit_down(self.sitting)


class FlowScene(Scene):
    """A scene for one flow; a game in progress waits meanwhile."""

    def __init__(self, session: Session, flow: Flow) -> None:
        super().__init__(session)
        self.flow = flow
        flow.preferences = session.manners

    @property
    def game(self) -> Game:
        return self.flow.game

    @property
    def names(self) -> tuple[str, ...]:
        return self.flow.names

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def commands(self) -> Mapping[str, Obey]:
        return {
            "back": lambda _: self.session.leave(),
            "undo": lambda _: self.after(self.flow.undo()),
            "hint": lambda _: self.tell(self.flow.hint().done()),
        }

    def greet(self) -> None:
        """Show the start of the flow."""
        self.look()

    def look(self) -> None:
        show_table(self.game, self.names)
        if self.flow.instructs:
            self.tell_each(self.flow.text, self.flow.asks)

    def obey(self, line: str) -> None:
        # If a bot failed to make its move, let it try again; the player must not move for it.
        waiting = isinstance(self.flow.comes_next, Thinking)
        self.after(Happened() if waiting else self.flow.obey(line))

    def after(self, happened: Happened) -> None:
        """Tell what happened, and continue until it is the player's turn."""
        self.tell(happened)
        while isinstance(coming := self.flow.comes_next, Thinking | DealerLooks):
            if isinstance(coming, Thinking):
                self.tell(coming.done())
            else:
                self.ask_dealer(coming)
            if self.session.leaving:
                return
        if isinstance(coming, End):
            self.end(coming.last_word)
        else:
            self.look()

    def tell(self, happened: Happened) -> None:
        self.tell_each(*happened.told, *happened.said, happened.instead)

    def tell_each(self, *sentences: str) -> None:
        for each in filter(None, sentences):
            tell(each)

    def ask_dealer(self, dealer: DealerLooks) -> None:
        """Let a human Dealer look at the room."""
        dealer.hand_over("")

    def end(self, last_word: str) -> None:
        if last_word:
            tell(last_word)
        self.session.leave()


class LessonScene(FlowScene):
    """A lesson: the player makes the moves that each step asks for."""

    flow: LessonRun

    @property
    def prompt(self) -> str:
        step, steps = self.flow.progress
        return say("plain.prompt.lesson", step=step, steps=steps)

    def after(self, happened: Happened) -> None:
        """Answer a move that the step did not ask for, and stay at that step."""
        if happened.instead:
            self.tell(happened)
        else:
            super().after(happened)

    def refused(self, why: ScoundrelError) -> None:
        if self.flow.step:
            tell(self.flow.here)

    def end(self, last_word: str) -> None:
        """Leave the lesson, and say last how to begin a first dungeon."""
        super().end(last_word)
        tell(self.flow.asks)


class PuzzleScene(FlowScene):
    """A puzzle: the moves go through one room, then the coach gives the verdict."""

    flow: PuzzleRun

    @property
    def prompt(self) -> str:
        return say("plain.prompt.puzzle")

    @property
    def commands(self) -> Mapping[str, Obey]:
        return {
            **super().commands,
            "solution": lambda _: self.after(self.flow.give_up()),
            "next": lambda _: self._next(),
        }

    def greet(self) -> None:
        show_puzzle(self.flow)

    def look(self) -> None:
        show_table(self.game, self.names)

    def after(self, happened: Happened) -> None:
        judged = isinstance(self.flow.comes_next, Thinking)
        super().after(happened)
        if judged and isinstance(self.flow.comes_next, PlayerMoves):
            tell(say("plain.puzzle_again"))

    def end(self, last_word: str) -> None:
        """Leave the puzzle, and say last how to begin the next one."""
        super().end(last_word)
        if following := self.flow.following(self.session.solved):
            tell(say("plain.next_puzzle", level=following.level.value, place=following.place))

    def _next(self) -> None:
        from scoundrel.plain.beginnings import start_puzzle

        following = self.flow.following(self.session.solved)
        if following is None:
            raise ScoundrelError(say("puzzles.no_more"))
        start_puzzle(self.session, following)


class ReplayScene(FlowScene):
    """A saved game replayed move by move, with the coach's words on each room."""

    flow: ReplayRun

    @property
    def prompt(self) -> str:
        move, moves = self.flow.progress
        return say("plain.prompt.watch", move=move, moves=moves)

    @property
    def commands(self) -> Mapping[str, Obey]:
        return {
            **super().commands,
            "next": partial(self._step, 1),
            "previous": partial(self._step, -1),
            "curve": self._curve,
            "try": lambda _: self.session.try_again(self.flow.try_from_here),
        }

    def greet(self) -> None:
        if self.flow.may_be_reviewed:
            tell(say("end.reviewing"))
            self.tell(self.flow.look_back().done())
        self.look()

    def go_on(self) -> None:
        self._step(1, "")

    def _step(self, direction: int, words: str) -> None:
        """Go some moves forwards or backwards."""
        count = _count(words, "next" if direction > 0 else "previous")
        self.after(self.flow.step(direction * count))
        if self.flow.progress[0] == self.flow.progress[1]:
            tell(say("plain.watched"))

    def _curve(self, _: str) -> None:
        if self.flow.review is None:
            raise ScoundrelError(say("replays.no_curve"))
        tell_curve(self.flow.review, self.session)


class GameScene(FlowScene):
    """One game from its first room to its end. Every move is saved before it is shown."""

    flow: Sitting

    def __init__(self, session: Session, sitting: Sitting) -> None:
        super().__init__(session, sitting)
        self.ending = Ending(sitting, session.clock)

    @property
    def prompt(self) -> str:
        if self.game.over:
            return say("plain.prompt.over")
        if self.game.rules.players > 1:
            return say("plain.prompt.player", player=self.game.turn + 1)
        return super().prompt

    @property
    def commands(self) -> Mapping[str, Obey]:
        commands = {**super().commands, "share": self._share, "review": self._review, "again": self._again}
        del commands["back"]
        return commands | ({"curve": self._curve, "try": self._try_again} if self.game.over else {})

    def greet(self) -> None:
        """Say what is being played, and show the first room."""
        name = self.flow.title
        if self.flow.deal is not None:
            name = say("plain.with_deal", name=name, deal=self.flow.deal)
        show(say("plain.greeting", title=translated(self.rules.title), name=name))
        if self.flow.caveat:
            tell(self.flow.caveat)
        self.session.recording.begin(self.flow)
        self.after(Happened())

    def look(self) -> None:
        """Show the table; describe the room only while it is still complete."""
        if self.flow.room_is_new and self.flow.text:
            tell(self.flow.text)
        show_table(self.game, self.names)

    def tell(self, happened: Happened) -> None:
        if happened.told:
            self.session.recording.keep(self.flow)
        super().tell(happened)

    # --- The Dealer ----------------------------------------------------------------------------------

    def ask_dealer(self, dealer: DealerLooks) -> None:
        """Ask a human Dealer to describe the room; a few commands work here too."""
        cards = listed(card_name(card) for card in self.game.room if card is not None)
        tell(say("plain.dealer.room", number=self.game.room_number, cards=cards))
        words = self._read_dealer()
        while words and _is_for_all(words):
            self.session.attempt(words)
            if self.session.leaving or not isinstance(self.flow.comes_next, DealerLooks):
                return
            words = self._read_dealer()
        try:
            dealer.hand_over(words or "")
        except StoreError as error:
            self.session.console.complain(error)

    def _read_dealer(self) -> str | None:
        return self.session.console.read(say("plain.dealer.prompt"))

    # --- The end -------------------------------------------------------------------------------------

    def end(self, last_word: str) -> None:
        """Tell the score, the coach's review and what to do next; tell a script less."""
        show_table(self.game, self.names)
        if self.session.console.interactive:
            self._tell_verdicts()
            self._look_back()
        self._settle()
        if self.flow.is_daily:
            self._share("")
        if self.session.console.interactive:
            self._tell_what_next()
        elif not self.flow.named and self.game.seed is not None:
            show(say("plain.deal", seed=self.game.seed))

    def _tell_verdicts(self) -> None:
        """Tell how it ended for each player, and where the game stands among the earlier ones."""
        for verdict in self.ending.verdicts:
            tell(f"{verdict.title} {verdict.how}" if verdict.name else verdict.how)
            if verdict.epitaph:
                tell(verdict.epitaph)
        for more in (self.ending.outlived, self._standing()):
            if more is not None:
                tell(more.words)

    def _standing(self) -> Standing | None:
        try:
            return self.ending.standing
        except StoreError as error:
            self.session.console.complain(error)
            return None

    def _look_back(self) -> None:
        if not self.ending.may_be_reviewed:
            return
        tell(say("end.reviewing"))
        try:
            self.tell(self.ending.look_back().done())
        except ScoundrelError as error:
            self.session.console.complain(error)

    def _settle(self) -> None:
        """Save the review, and tell what the game has earned."""
        try:
            for each in self.ending.settle():
                tell(each.news)
        except StoreError as error:
            self.session.console.complain(error)

    def _tell_what_next(self) -> None:
        code = deal_code(self.game)
        if code is not None and not self.flow.is_daily:
            show(say("plain.code", code=code))
        tell(say("plain.try", room=self.ending.restart[1]))
        if streak := self.ending.streak:
            tell(streak)
        tell(say("plain.next_daily" if self.flow.is_daily else "plain.next"))

    def _review(self, _: str) -> None:
        from scoundrel.coach.wording import decision_line, summary

        found = self._reviewed()
        for line in (*map(decision_line, found.decisions), *summary(found)):
            tell(line)

    def _reviewed(self) -> Review:
        if self.ending.review is None:
            self.ending.look_back().done()
        assert self.ending.review is not None
        return self.ending.review

    def _curve(self, _: str) -> None:
        tell_curve(self._reviewed(), self.session)

    def _try_again(self, _: str) -> None:
        """Play on from where the game turned."""
        self.session.try_again(self.ending.try_again)

    def _again(self, _: str) -> None:
        """Play the same deal from the start, unless it is secret."""
        self.session.begin(self.flow.same_deal(), named=True, seats=self.flow.seats)

    def _share(self, _: str) -> None:
        show(self.ending.share(ascii_only=self.session.preferences.in_ascii))


def tell_curve(review: Review, session: Session) -> None:
    """Draw the chance to win, room by room."""
    from scoundrel.plots.review import chart

    draw(chart(review, ascii_only=session.preferences.in_ascii))


def _is_for_all(line: str) -> bool:
    """Whether a line is a command even while a Dealer is writing."""
    return line.lower() in ("quit", "help") or line.lower().startswith("set ")


def _count(words: str, command: str) -> int:
    if not words:
        return 1
    if not (words.isascii() and words.isdigit()):
        raise ScoundrelError(say("plain.no_number", given=quote(words), command=command))
    return int(words[:9])
