"""Scenes: a flow, or no game yet. A scene tells what happens and does what comes next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from scoundrel.cards import as_name
from scoundrel.coach.judge import room_plan_words
from scoundrel.errors import AskFirst, FatalMove, ScoundrelError, StaleGame, StoreError, quote
from scoundrel.history.comparing import compared
from scoundrel.history.ending import Ending
from scoundrel.history.title import Title
from scoundrel.plain.console import show, tell
from scoundrel.plain.table import show_news, show_puzzle, show_table
from scoundrel.play.flow import DealerLooks, End, Flow, Happened, PlayerMoves, Thinking, Threshold
from scoundrel.play.lessons import LessonRun
from scoundrel.play.links import site_address, whole_link
from scoundrel.play.menu import ONLINE_MENU
from scoundrel.play.preferences import Detail
from scoundrel.play.puzzling import PuzzleRun
from scoundrel.play.questions import Question, QuestionRun, why_not_ask
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.sealed import claimant
from scoundrel.play.seats import names_in
from scoundrel.play.sitting import Sitting
from scoundrel.play.typed_words import first_word, meant, word_for
from scoundrel.play.watching import WatchRun
from scoundrel.rules import Rules
from scoundrel.state import View
from scoundrel.texts import For, Message, for_whom, say
from scoundrel.words.languages import known_languages, spoken_language
from scoundrel.words.phrases import listed, sentence
from scoundrel.words.telling import player_name

if TYPE_CHECKING:
    from scoundrel.coach.review import Review
    from scoundrel.plain.session import Session

__all__ = [
    "FlowScene",
    "GameScene",
    "LessonScene",
    "Lobby",
    "Obey",
    "PuzzleScene",
    "QuestionScene",
    "ReplayScene",
    "Scene",
    "ThresholdScene",
    "WatchScene",
    "split_drawn",
]

PATIENCE = 0.25
"""The most seconds that the title waits for a server."""

Obey = Callable[[str], None]
"""Obeys a command, given the words after it."""


class Scene:
    """Obeys the lines that the player types."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @property
    def view(self) -> View:
        """The table of this scene."""
        raise ScoundrelError("plain-no_game")

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
        return say("plain-prompt-move")

    @property
    def commands(self) -> Mapping[str, Obey]:
        """The commands that only this scene obeys."""
        return {}

    def look(self) -> None:
        """Describe the current state."""
        show_table(self.view, self.names)

    def obey(self, line: str) -> None:
        """Make the moves in a line, all of them or none."""
        raise ScoundrelError("plain-no_game")

    def go_on(self) -> None:
        """Obey an empty line."""

    def refused(self, why: ScoundrelError) -> None:
        """Say more after a line was refused; if another window has played on, how it stands now."""
        if isinstance(why, StaleGame):
            self.look()
        elif isinstance(why, FatalMove) and self.session.console.interactive:
            tell(say("plain-sure"))


class Lobby(Scene):
    """The scene before there is any game: the title, in lines."""

    def look(self) -> None:
        """Tell how the day stands, and what there is to play."""
        title = Title.read(self.session.store, self.session.clock)
        if title.welcome:
            tell(say("plain-title", motto=say("title-motto")))
        else:
            for line in filter(None, title.diary.report()):
                tell(sentence(listed(line, "semicolon", "semicolon")))
        online = ONLINE_MENU if self.session.is_online(PATIENCE) else ()
        for name in (title.main, *title.near, *online):
            tell(say(f"plain-offer-{name}", label=title.label(name), told=title.help(name)))
        if others := [each for each in known_languages() if each != spoken_language()]:
            tell(say("plain-languages", now=spoken_language().name, others=others))
        tell(say("plain-offered", command=word_for(COMMAND_OF[title.main], "command")))

    def go_on(self) -> None:
        """What the player most likely came for."""
        title = Title.read(self.session.store, self.session.clock)
        self.session.obey(COMMAND_OF[title.main])


COMMAND_OF = {"play": "play", "continue": "continue", "new_game": "new", "daily": "daily"}
"""What to type for each of what the title offers."""


class ThresholdScene(Scene):
    """Explains what can be begun only once, until the player begins it."""

    def __init__(self, session: Session, sitting: Sitting, threshold: Threshold) -> None:
        super().__init__(session)
        self.sitting = sitting
        self.threshold = threshold

    @property
    def prompt(self) -> str:
        return say("threshold-prompt")

    @property
    def commands(self) -> Mapping[str, Obey]:
        return {"back": lambda _: self.session.leave()}

    def look(self) -> None:
        for line in (sentence(self.threshold.title), *self.threshold.lines):
            tell(line)

    def obey(self, line: str) -> None:
        if meant(line, "begin") != "begin":
            raise ScoundrelError("threshold-first")
        self.go_on()

    def go_on(self) -> None:
        self.threshold.begin()
        self.session.sit_down(self.sitting)


class FlowScene(Scene):
    """A scene for one flow; a game in progress waits meanwhile."""

    def __init__(self, session: Session, flow: Flow) -> None:
        super().__init__(session)
        self.flow = flow
        self._told: View | None = None
        """The table as it was last told."""
        flow.preferences = session.manners

    @property
    def view(self) -> View:
        return self.flow.view

    @property
    def names(self) -> tuple[str, ...]:
        return self.flow.names

    @property
    def rules(self) -> Rules:
        return self.flow.rules

    @property
    def commands(self) -> Mapping[str, Obey]:
        return {
            "back": lambda _: self.session.leave(),
            "undo": lambda _: self.after(self.flow.undo()),
            "hint": lambda _: self._hint(),
        }

    def _hint(self) -> None:
        """Show a hint, or its next step; asking again confirms it, and a script is never asked."""
        try:
            thinking = self.flow.hint(sure=not self.session.console.interactive)
        except AskFirst as error:
            self.flow.confirmed.add(error.about)
            raise
        self.tell(thinking.done())

    def greet(self) -> None:
        """Show the start of the flow."""
        self.look()

    def look(self) -> None:
        self.show_table()
        if self.flow.instructs:
            self.tell_each(self.flow.text, self.flow.asks)

    def show_table(self) -> None:
        """Tell the whole table."""
        self._told = self.view
        show_table(self.view, self.names, self.flow.room_words)

    def look_again(self) -> None:
        """Tell the table after a move: all of it, or what has changed."""
        before, self._told = self._told, self.view
        if before is None or self.flow.instructs or self.session.manners.detail is Detail.FULL:
            self.look()
        else:
            show_news(before, self.view, self.names, self.flow.room_words)

    def obey(self, line: str) -> None:
        # If a bot failed to make its move, let it try again; the player must not move for it.
        waiting = isinstance(self.flow.comes_next, Thinking)
        try:
            happened = Happened() if waiting else self.flow.obey(line)
        except FatalMove as error:
            # Typing it again confirms it.
            self.flow.confirmed.add(error.about)
            raise
        self.after(happened)

    def after(self, happened: Happened) -> None:
        """Tell what happened, and continue until it is the player's turn."""
        self.tell(happened)
        while isinstance(coming := self.flow.comes_next, Thinking | DealerLooks):
            if isinstance(coming, Thinking):
                thought = self.thought(coming)
                if thought is None:
                    return
                self.tell(thought)
            else:
                self.ask_dealer(coming)
            if self.session.leaving:
                return
        if isinstance(coming, End):
            self.end(coming.last_word)
        else:
            self.look_again()

    def thought(self, thinking: Thinking) -> Happened | None:
        """Let somebody think; None if the player does not wait for it."""
        return thinking.done()

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
        return say("plain-prompt-lesson", step=step, steps=steps)

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
        return say("plain-prompt-puzzle")

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
        show_table(self.view, self.names)

    def after(self, happened: Happened) -> None:
        judged = isinstance(self.flow.comes_next, Thinking)
        super().after(happened)
        if judged and isinstance(self.flow.comes_next, PlayerMoves):
            tell(say("plain-puzzle_again"))

    def end(self, last_word: str) -> None:
        """Leave the puzzle, and say last how to begin the next one."""
        super().end(last_word)
        if following := self.flow.following(self.session.solved):
            tell(say("plain-next_puzzle", level=word_for(following.level.value), place=following.place))

    def _next(self) -> None:
        from scoundrel.plain.beginnings import start_puzzle

        following = self.flow.following(self.session.solved)
        if following is None:
            raise ScoundrelError("puzzles-no_more")
        start_puzzle(self.session, following)


class ReplayScene(FlowScene):
    """A saved game replayed move by move, with the coach's words on each room."""

    flow: ReplayRun

    @property
    def prompt(self) -> str:
        move, moves = self.flow.progress
        return say("plain-prompt-watch", move=move, moves=moves)

    @property
    def commands(self) -> Mapping[str, Obey]:
        return {
            **super().commands,
            "next": partial(self._step, 1),
            "previous": partial(self._step, -1),
            "curve": self._curve,
            "share": self._ask_others,
            "try": lambda _: self.session.try_again(self.flow.try_from_here),
        }

    def greet(self) -> None:
        if self.flow.may_be_reviewed:
            tell(say("end-reviewing"))
            self.tell(self.flow.look_back().done())
        self.look()

    def _ask_others(self, _: str) -> None:
        """Show the position as a question to others, with its link."""
        if why_not := why_not_ask(self.flow.finished, self.view, self.session.clock):
            raise why_not
        name = next(iter(names_in(self.session.kept_store)), "")
        question = Question.of(self.view, name)
        for line in question.text.splitlines():
            tell(line)
        show(question.link)

    def go_on(self) -> None:
        self._step(1, "")

    def _step(self, direction: int, words: str) -> None:
        """Go some moves forwards or backwards."""
        count = _count(words, "next" if direction > 0 else "previous")
        self.after(self._go(direction * count))
        if self.flow.progress[0] == self.flow.progress[1] and self.flow.ahead(1) is None:
            tell(say("plain-watched"))

    def _go(self, moves: int) -> Happened:
        return self.flow.step(moves)

    def _curve(self, words: str) -> None:
        if self.flow.review is None:
            raise ScoundrelError("replays-no_curve")
        tell_curve(self.flow.review, self.session, words)


class WatchScene(ReplayScene):
    """A bot at play, move by move."""

    flow: WatchRun

    @property
    def commands(self) -> Mapping[str, Obey]:
        return {**super().commands, "hint": self._tell_thoughts}

    def _go(self, moves: int) -> Happened:
        """Go some moves on; the bot makes those that it has not made yet."""
        for _ in range(moves - 1):
            self.tell(self._go(1))
        thinking = self.flow.ahead(1) if moves > 0 else None
        return self.flow.step(min(moves, 1)) if thinking is None else thinking.done()

    def look(self) -> None:
        super().look()
        tell(self.flow.text)

    def _tell_thoughts(self, _: str) -> None:
        """Tell what the bot thought of before its last move."""
        tell(sentence(self.flow.details))
        for line in self.flow.told_thoughts or (say("watching-nothing"),):
            tell(line)


class QuestionScene(FlowScene):
    """A position that somebody asks about: an answer, then what everybody would do."""

    flow: QuestionRun

    @property
    def prompt(self) -> str:
        return say("questions-prompt") if self.flow.answered is None else super().prompt

    @property
    def commands(self) -> Mapping[str, Obey]:
        return {**super().commands, "try": lambda _: self.session.try_again(self.flow.try_from_here)}

    def greet(self) -> None:
        self.look()
        tell(say("questions-plain", plan=room_plan_words(self.flow.plans[-1])))

    def end(self, last_word: str) -> None:
        for line in self.flow.told_odds:
            tell(line)
        tell(say("questions-plain_next"))


class GameScene(FlowScene):
    """One game from its first room to its end. Every move is saved before it is shown."""

    flow: Sitting

    def __init__(self, session: Session, sitting: Sitting) -> None:
        super().__init__(session, sitting)
        self.ending = Ending(sitting, session.clock)

    @property
    def prompt(self) -> str:
        if self.view.over:
            return say("plain-prompt-over")
        if self.view.rules.players > 1:
            return say("plain-prompt-player", name=player_name(self.view.turn, self.names))
        return super().prompt

    @property
    def commands(self) -> Mapping[str, Obey]:
        commands = {**super().commands, "share": self._share, "review": self._review, "again": self._again}
        commands["compare"] = self._compare
        del commands["back"]
        return commands | ({"curve": self._curve, "try": self._try_again} if self.view.over else {})

    def greet(self) -> None:
        """Say what is being played, and show the first room."""
        tell(say("plain-greeting", heading=self.flow.heading))
        if self.flow.caveat:
            tell(self.flow.caveat)
        self.session.recording.begin(self.flow)
        self.after(Happened())

    def look(self) -> None:
        """Show the table; describe the room only while it is still complete."""
        self._describe()
        self.show_table()

    def look_again(self) -> None:
        if self.session.manners.detail is Detail.BRIEF and self._told is not None:
            self._describe()
        super().look_again()

    def _describe(self) -> None:
        if self.flow.room_is_new and self.flow.text:
            tell(self.flow.text)

    def tell(self, happened: Happened) -> None:
        if happened.told:
            self.session.recording.keep(self.flow)
        super().tell(happened)

    # --- The Dealer ----------------------------------------------------------------------------------

    def ask_dealer(self, dealer: DealerLooks) -> None:
        """Tell a human Dealer the room, once nobody else listens, and ask for a description."""
        if not dealer.alone and self._answer_of_dealer("plain-dealer-alone") is None:
            return
        cards = [*map(as_name, dealer.room)]
        tell(say("plain-dealer-room", number=self.view.room_number, cards=cards))
        words = self._answer_of_dealer("plain-dealer-prompt")
        if words is None:
            return
        try:
            dealer.hand_over(words)
        except StoreError as error:
            self.session.console.complain(error)

    def _answer_of_dealer(self, question: str) -> str | None:
        """What the Dealer says, after any commands; None if the room no longer waits for a Dealer."""
        while (words := self.session.console.read(say(question)) or "") and _is_for_all(words):
            self.session.attempt(words)
            if self.session.leaving or not isinstance(self.flow.comes_next, DealerLooks):
                return None
        return words

    # --- The end -------------------------------------------------------------------------------------

    def end(self, last_word: str) -> None:
        """Tell the score, the coach's review and what to do next; tell a script less."""
        show_table(self.view, self.names, self.flow.room_words)
        if self.session.console.interactive:
            self._tell_verdicts()
            self._look_back()
        self._tell_earned()
        if self.flow.is_daily:
            self._share("")
        if self.session.console.interactive:
            self._tell_what_next()
        elif self.flow.policy.secret and self.flow.seen.seed is not None:
            show(say("plain-deal", seed=self.flow.seen.seed))

    def _tell_verdicts(self) -> None:
        """Tell how it ended for each player, and where the game stands among the earlier ones."""
        for verdict in self.ending.verdicts:
            tell(f"{verdict.title} {verdict.how}" if verdict.name else verdict.how)
            if verdict.epitaph:
                tell(verdict.epitaph)
        for more in (self.ending.outlived, self.ending.standing):
            if more is not None:
                tell(more.words)
        self.tell_each(*self.ending.between)

    def _look_back(self) -> None:
        if not self.ending.may_be_reviewed:
            return
        tell(say("end-reviewing"))
        try:
            self.tell(self.ending.look_back().done())
        except ScoundrelError as error:
            self.session.console.complain(error)

    def _tell_earned(self) -> None:
        self.ending.record_result()
        for each in self.ending.earned:
            tell(each.news)
        for line in self.ending.honours:
            tell(line)
        if self.ending.trouble:
            self.session.console.complain(self.ending.trouble)

    def _tell_what_next(self) -> None:
        for number, claim in enumerate(self.ending.claims, 1):
            tell(say("plain-compare", name=claimant(claim), number=number))
        code = self.ending.code
        if code is not None and not self.flow.is_daily:
            show(say("plain-code", code=code))
        tell(say("plain-try", room=self.ending.restart[1]))
        if found := self.ending.introduction:
            tell(say("plain-introduced", words=found.words, name=found.rules))
        if streak := self.ending.streak:
            tell(streak)
        if opened := self.ending.opened:
            tell(opened)
        tell(say(f"plain-{self._next}"))

    @property
    def _next(self) -> str:
        """What a player is told to type next."""
        if self.ending.following:
            return "next_dungeon"
        return "next_daily" if self.flow.is_daily else "next"

    def _review(self, _: str) -> None:
        from scoundrel.coach.review_words import decision_line, summary

        found = self._reviewed()
        for line in (*map(decision_line, found.decisions), *summary(found)):
            tell(line)

    def _reviewed(self) -> Review:
        if self.ending.review is None:
            self.ending.look_back().done()
        assert self.ending.review is not None
        return self.ending.review

    def _curve(self, words: str) -> None:
        tell_curve(self._reviewed(), self.session, words)

    def _try_again(self, _: str) -> None:
        """Play on from where the game turned."""
        self.session.try_again(self.ending.try_again)

    def _again(self, _: str) -> None:
        """Play the same deal from the start, unless it is secret."""
        self.session.try_again(self.flow.begin_again)

    def _share(self, words: str) -> None:
        """Tell what is shared of the game in words, with the link; or show the text to paste."""
        if meant(words, "text") == "text":
            with for_whom(For.EYES):
                show(self.ending.share(ascii_only=self.session.in_ascii))
            return
        if words:
            raise ScoundrelError("plain-share_what", given=quote(words))
        shared = self.ending.shared
        for line in shared.words:
            tell(line)
        if shared.link:
            show(whole_link(shared.link, site_address()))

    def _compare(self, words: str) -> None:
        """Tell of the game beside that of somebody who sent a link: the last one, or that of a number."""
        for line in compared(self.flow, _count(words, "compare") - 1).told:
            tell(line)


def tell_curve(review: Review, session: Session, words: str) -> None:
    """Tell the chance to win, room by room, or draw it."""
    from scoundrel.coach.curve_words import curve_words
    from scoundrel.plots.review import chart

    name, drawn = split_drawn(words)
    if name:
        raise ScoundrelError("plain-only_drawn", given=quote(words))
    if drawn:
        with for_whom(For.EYES):
            show(chart(review, ascii_only=session.in_ascii))
    else:
        for line in curve_words(review):
            tell(line)


def split_drawn(words: str) -> tuple[str, bool]:
    """What follows a command, and whether it ends by asking for a picture instead of words."""
    others, _, last = words.rpartition(" ")
    return (others.strip(), True) if meant(last, "drawn") == "drawn" else (words, False)


def _is_for_all(line: str) -> bool:
    """Whether a line is a command even while a Dealer is writing."""
    name, words = first_word(line, ("quit", "help", "set"), "command") or ("", "")
    return bool(words) if name == "set" else bool(name) and not words


def _count(words: str, command: str) -> int:
    if not words:
        return 1
    if not (words.isascii() and words.isdigit()):
        raise ScoundrelError("plain-no_number", given=quote(words), command=Message(f"command-{command}"))
    return int(words[:9])
