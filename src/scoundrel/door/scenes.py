"""Scenes: what a page shows, and what can be done there. A scene draws itself as data, with its address."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from scoundrel.cards import Card
from scoundrel.coach.judge import room_plan_words
from scoundrel.coach.steps import Step
from scoundrel.door.data import (
    Data,
    ask,
    button,
    card_data,
    cards_data,
    events_data,
    introduction_data,
    review_data,
    shared_data,
)
from scoundrel.door.messages import Message
from scoundrel.door.tables import table_data
from scoundrel.engine.seam import RoomPlan, room_plans
from scoundrel.errors import DealError, IllegalMove, ScoundrelError, StaleGame
from scoundrel.history.ending import Ending, Verdict
from scoundrel.notation.records import MOST_MOVES
from scoundrel.play.clock import Clock
from scoundrel.play.flow import (
    DealerLooks,
    End,
    Flow,
    Happened,
    Offer,
    PlayerMoves,
    Thinking,
    Threshold,
    Watching,
)
from scoundrel.play.learning import LESSON
from scoundrel.play.lessons import LessonRun
from scoundrel.play.links import game_link
from scoundrel.play.puzzling import PuzzleRun, puzzle_name
from scoundrel.play.questions import Question, QuestionRun, why_not_ask
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.seats import names_in
from scoundrel.play.sitting import Sitting
from scoundrel.play.watching import WatchRun
from scoundrel.state import View
from scoundrel.texts import say
from scoundrel.words.phrases import capital, sentence

__all__ = [
    "FlowScene",
    "GameScene",
    "Layer",
    "LessonScene",
    "PageScene",
    "PuzzleScene",
    "QuestionScene",
    "ReplayScene",
    "Scene",
    "Thought",
    "WatchScene",
]

NEXT = {
    Threshold: "threshold",
    PlayerMoves: "player",
    Thinking: "thinking",
    DealerLooks: "dealer",
    Watching: "watching",
    End: "end",
}
"""The name of each next step in a reply."""


@dataclass(frozen=True, slots=True)
class Thought:
    """Something that takes a while: `think` changes nothing, and `take` brings its result to the table."""

    words: str
    think: Callable[[], Any] = field(repr=False)
    take: Callable[[Any], Data] = field(repr=False)
    """What happened."""

    def done(self) -> Data:
        """Think, then bring the result to the table."""
        return self.take(self.think())


class Layer(Enum):
    """Where a screen lies over others: what a page's history makes of it."""

    TITLE = "title"
    PAGE = "page"
    """Lies over the previous screen; when it is opened again, it replaces itself."""
    GAME = "game"
    """Has only the title behind it."""
    BESIDE = "beside"
    """Played or watched beside a game; replaced by the next one."""


class Scene:
    """What is shown now."""

    layer: Layer
    next = "choose"

    def screen(self) -> Data:
        raise NotImplementedError

    @property
    def thought(self) -> Thought | None:
        """What someone has to think about before the scene goes on."""
        return None

    @property
    def news(self) -> Data | None:
        """The match to whose news the page is to listen."""
        return None


class PageScene(Scene):
    """A page to read, or to choose from."""

    def __init__(self, screen: Data) -> None:
        self.layer = Layer.TITLE if screen["kind"] == "title" else Layer.PAGE
        self._screen = screen

    def screen(self) -> Data:
        return self._screen


class FlowScene(Scene):
    """Whatever is played or watched."""

    layer = Layer.BESIDE

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.said: tuple[str, ...] = ()
        """What the coach said just now."""

    @property
    def next(self) -> str:  # type: ignore[override]
        return NEXT[type(self.flow.comes_next)]

    @property
    def here(self) -> Data:
        """The address of this screen, as it is now."""
        raise NotImplementedError

    def screen(self) -> Data:
        return table_data(self.flow) | {
            "caveat": "",
            "said": list(self.said),
            "review": None,
            "here": self.here,
            "buttons": [*self._offers(), *self.buttons()],
        }

    def _offers(self) -> Iterator[Data]:
        """What a player may do besides moving; what can't be done now says why."""
        for offer in Offer:
            if offer in self.flow.offers:
                why_not = self.flow.why_not(offer)
                brief = _brief(self.flow) if why_not and offer is Offer.UNDO else ""
                more = _next_step(self.flow) if offer is Offer.HINT else {}
                yield button(offer.value, {"do": offer.value}, why_not=why_not, brief=brief, **more)

    def buttons(self) -> Iterable[Data]:
        """What else can be done here."""
        yield button("rules", {"do": "rules"})

    # --- What a player does --------------------------------------------------------------------------

    def move(self, message: Message) -> Data:
        """Make the moves of a message; refused if something else must be done first."""
        self.flow.check_turn()
        sure = message.boolean("sure")
        if message.has("line"):
            line = message.text("line")
            return self.happened(lambda: self.flow.obey(line, sure=sure))
        moves = message.texts("moves", MOST_MOVES) or [message.text("move")]
        return self.happened(lambda: self.flow.play(*moves, sure=sure))

    def undo(self, _: Message) -> Data:
        return self.happened(self.flow.undo)

    def happened(self, act: Callable[[], Happened]) -> Data:
        """Do something; what happened, as data."""
        room = self.flow.view.room
        return self.told(act(), room)

    def told(self, happened: Happened, room: tuple[Card | None, ...]) -> Data:
        """What happened, as data; `room` is what lay there before."""
        self.said = happened.said
        return {
            "told": list(happened.told),
            "said": list(happened.said),
            "instead": happened.instead,
            "events": events_data(happened.events, room),
        }

    # --- What takes a while --------------------------------------------------------------------------

    @property
    def thought(self) -> Thought | None:
        coming = self.flow.comes_next
        # Nobody waits for somebody elsewhere: the page listens to the news.
        return self.about(coming) if isinstance(coming, Thinking) and not coming.elsewhere else None

    def about(self, thinking: Thinking, words: str = "") -> Thought:
        """A thought of a bot or of the coach, as a page waits for it."""

        def take(found: Any) -> Data:
            return self.happened(lambda: thinking.take(found))

        return Thought(words or say("door-thinking", who=thinking.name), thinking.think, take)

    def think(self, _: Message) -> Data | None:
        """Think about what there is to think about; what happened, or None if there is nothing."""
        thought = self.thought
        return None if thought is None else thought.done()

    def is_late(self, _: Message) -> bool:
        """Whether what was played has moved on since the page sent this."""
        return False

    def hint(self, message: Message) -> Thought:
        self.flow.check_turn()
        if why_not := self.flow.why_not(Offer.HINT):
            raise why_not
        return self.about(self.flow.hint(sure=message.boolean("sure")), say("door-thinking_coach"))


def _next_step(flow: Flow) -> Data:
    """What asking for a hint brings now, and how many of its steps are shown."""
    coming = flow.next_step
    told = {"label": say(f"nudge-button-{coming}"), "help": say(f"nudge-help-{coming}")}
    return told | {"step": int(flow.advice.step) if flow.advice else 0}


def _brief(flow: Flow) -> str:
    """Why no move can be taken back, in the few words that fit below a thumb."""
    if not flow.policy.undo:
        return say("door-brief-daily")
    if flow.view.over:
        return say("door-brief-game_over")
    return say("door-brief-tried" if flow.turns else "door-brief-first_move")


class GameScene(FlowScene):
    """A game from its threshold to its end."""

    layer = Layer.GAME
    flow: Sitting

    def __init__(self, sitting: Sitting, clock: Clock, address: Message | None = None) -> None:
        """The game, with whatever an address says of the screen that was shown."""
        super().__init__(sitting)
        earned = address.texts("earned", MOST_MOVES) if address else []
        self.ending = Ending(sitting, clock, earned)
        self._unreviewed: ScoundrelError | None = None
        """Why there is no review, if the coach could not make one."""
        self._dealer_looks = address is not None and address.boolean("look")
        """Whether the Dealer has said that the player is looking away."""
        if address is not None and sitting.about.begun:
            self._come_back(address)

    def _come_back(self, address: Message) -> None:
        """Have the coach repeat what was on the screen."""
        if self.flow.over:
            self.ending.record_result()
            if address.boolean("reviewed"):
                self._look_back()
        elif address.has("hinted") and isinstance(self.flow.comes_next, PlayerMoves):
            self._hinted_again(address)

    def _hinted_again(self, address: Message) -> None:
        """Have the coach repeat a hint; without one that was counted there is nothing to repeat."""
        step = address.number("step", Step.NUDGE)
        if self.flow.about.hints and step in [*Step]:
            self.flow.show_again(address.number("hinted"), Step(step))

    @property
    def here(self) -> Data:
        about = self.flow.about
        if not about.begun:
            return {"do": "daily" if about.date else "day", "date": about.day}
        here: Data = {"do": "continue", "number": about.number}
        if isinstance(self.flow.comes_next, DealerLooks):
            return here | ({"look": True} if self._dealer_looks else {})
        if self.flow.over:
            here["earned"] = [each.key for each in self.ending.earned]
            here["reviewed"] = bool(self.ending.review or self._unreviewed)
        elif self.flow.advice:
            made = len(self.flow.turns) - self.flow.advice.made
            here |= {"hinted": made, "step": int(self.flow.advice.step)}
        return here

    def screen(self) -> Data:
        match self.flow.comes_next:
            case Threshold() as threshold:
                return self._threshold(threshold)
            case DealerLooks() as dealer:
                return self._dealer(dealer)
            case End():
                return self._end()
            case _:
                return self._table()

    def _table(self) -> Data:
        made, version = len(self.flow.turns), self.flow.seen.version
        return super().screen() | {"caveat": self.flow.caveat, "version": version, "made": made}

    def _threshold(self, threshold: Threshold) -> Data:
        return {
            "kind": "threshold",
            "heading": threshold.title,
            "lines": list(threshold.lines),
            "here": self.here,
            "buttons": [button("begin", {"do": "begin"})],
        }

    def begin(self, address: Message) -> None:
        """Begin what can be begun only once, if it is still what the page showed."""
        coming, shown = self.flow.comes_next, address.day("date")
        if shown is not None and shown.isoformat() != self.flow.about.day:
            raise DealError("threshold-too_late", date=shown)
        if isinstance(coming, Threshold):
            coming.begin()
        elif shown is None:
            raise IllegalMove("door-bad-begun")

    # --- What a player does --------------------------------------------------------------------------

    def move(self, message: Message) -> Data:
        done = self._answered_before(message)
        return super().move(message) if done is None else done

    def undo(self, message: Message) -> Data:
        done = self._answered_before(message)
        return super().undo(message) if done is None else done

    def think(self, message: Message) -> Data | None:
        """A thought that comes too late changes nothing."""
        self.flow.key = message.key
        return None if self.is_late(message) else super().think(message)

    def is_late(self, message: Message) -> bool:
        return message.has("version") and message.number("version") != self.flow.seen.version

    def hint(self, message: Message) -> Thought:
        """A hint, or more of it; for a table that is no longer what the page saw there is none."""
        self.flow.key = message.key
        if self.is_late(message):
            raise StaleGame("store-stale")
        return super().hint(message)

    def _answered_before(self, message: Message) -> Data | None:
        """What happened when this message came for the first time; None if it comes for the first time.

        If the game has moved on since the page saw it, the message is refused.
        """
        seen = self.flow.seen
        self.flow.key = message.key
        if not message.has("version") or message.number("version") == seen.version:
            return None
        if not message.key or message.key != seen.key:
            raise StaleGame("store-stale")
        return self.told(self.flow.news_since(max(0, message.number("made", 0))), ())

    # --- The Dealer ----------------------------------------------------------------------------------

    def _dealer(self, dealer: DealerLooks) -> Data:
        screen = {
            "kind": "dealer",
            "heading": dealer.title,
            "here": self.here,
            "lines": [say("door-dealer-look_away")],
            "cards": [],
            "buttons": [button("look", {"do": "look"})],
        }
        if not self._dealer_looks:
            return screen
        words = ask("words", "long", say("door-dealer-words"))
        return screen | {
            "lines": [say("dealer-help")],
            "cards": cards_data(dealer.room),
            "buttons": [button("hand_over", {"do": "dealer"}, asks=[words])],
        }

    def look(self) -> None:
        """Show the room to the Dealer."""
        self._dealer_awaited()
        self._dealer_looks = True

    def hand_over(self, words: str) -> Data:
        """Let the Dealer hand the room over; if that was done before, nothing changes."""
        if self._dealer_looks and self.flow.view.room_number in self.flow.seen.described:
            return self.told(Happened(), ())
        return self.told(self._dealer_awaited().hand_over(words.strip()), ())

    def _dealer_awaited(self) -> DealerLooks:
        coming = self.flow.comes_next
        if not isinstance(coming, DealerLooks):
            raise IllegalMove("door-bad-no_dealer")
        return coming

    # --- The end -------------------------------------------------------------------------------------

    def _end(self) -> Data:
        ending = self.ending
        if not ending.recorded:
            ending.record_result()
        standing, outlived = ending.standing, ending.outlived
        verdicts = ending.verdicts
        return {
            "kind": "end",
            "heading": verdicts[0].title,
            "won": any(verdict.won for verdict in verdicts),
            "table": self._table(),
            "verdicts": [_verdict(each) for each in verdicts],
            "outlived": outlived.words if outlived else "",
            "standing": sentence(ending.trouble) if ending.trouble else standing.words if standing else "",
            "streak": ending.streak,
            "opened": ending.opened,
            "honours": list(ending.honours),
            "introduction": introduction_data(ending.introduction),
            "lesson": ending.lesson,
            "caveat": self.flow.caveat,
            "deal": ending.code or "",
            "shared": shared_data(ending.shared, self.flow.preferences.drawn_with),
            "replay_link": self.replay_link,
            "earned": [
                {"key": each.key, "title": each.title, "sentence": each.sentence} for each in ending.earned
            ],
            "review": review_data(ending.review) if ending.review else None,
            "between": list(ending.between),
            "unreviewed": sentence(self._unreviewed) if self._unreviewed else "",
            "here": self.here,
            "buttons": list(self._onward()),
        }

    @property
    def replay_link(self) -> str:
        """The link to watch the finished game; empty as long as nobody else may."""
        return game_link(self.flow.finished, *self.turning)

    @property
    def turning(self) -> tuple[str, int | None]:
        """What a link to watch the game tells: who played it, and where it turned, where known."""
        review = self.ending.review
        name = next(iter(names_in(self.flow.profile)), "")
        return name, review.turning_move if review else None

    def _onward(self) -> Iterator[Data]:
        """What to do next."""
        number, room = self.flow.about.number, self.ending.restart[1]
        told = {"label": say("door-try_room", room=room), "help": say("trying-caveat")}
        do: dict[str, Data] = {
            "next_game": {"do": "new", "seats": list(self.flow.seats), "same": True},
            "next_dungeon": {"do": "play"},
            "watch": {"do": "replay", "number": number, "reviewed": self.ending.review is not None},
            "export": {"do": "export", "number": number},
            "compare": {"do": "compare", "number": number},
        }
        for name in (*self.ending.onward, "title"):
            yield button(name, do.get(name, {"do": name}), **(told if name == "try" else {}))

    @property
    def thought(self) -> Thought | None:
        if not isinstance(self.flow.comes_next, End):
            return super().thought
        done = self.ending.review or self._unreviewed or not self.ending.may_be_reviewed
        return None if done else Thought(say("end-reviewing"), lambda: None, lambda _: self._look_back())

    def _look_back(self) -> Data:
        """Have the game reviewed; if the coach can't, that is noted."""
        if not self.ending.may_be_reviewed:
            return self.told(Happened(), ())
        try:
            return self.told(self.ending.look_back().done(), ())
        except ScoundrelError as error:
            self._unreviewed = error
            return self.told(Happened(), ())


def _verdict(verdict: Verdict) -> Data:
    return verdict._asdict() | {
        "killer": card_data(verdict.killer) if verdict.killer else None,
        "cells": [cell.value for cell in verdict.cells],
        "moments": [moment._asdict() for moment in verdict.moments],
    }


class LessonScene(FlowScene):
    """A lesson, step by step."""

    flow: LessonRun

    @property
    def here(self) -> Data:
        return {"do": "lesson", "name": self.flow.lesson.key, "moves": list(self.flow.place.moves)}

    def buttons(self) -> Iterator[Data]:
        if self.flow.step is None:
            yield button("onward", self._onward())
            yield button("lessons", {"do": "lessons"})
        elif self.flow.lesson.key == LESSON:
            yield button("skip_lesson", {"do": "play", "skip": True})
        yield from super().buttons()
        yield button("start_over", {"do": "lesson", "name": self.flow.lesson.key, "again": True})

    def _onward(self) -> Data:
        """What comes after the lesson: the first dungeons, or a game by its rules."""
        lesson = self.flow.lesson
        return (
            {"do": "play"}
            if lesson.key == LESSON
            else {"do": "new", "rules": lesson.rules, "winnable": True}
        )


class PuzzleScene(FlowScene):
    """A puzzle; after the verdict it can be tried again, or the next one comes."""

    flow: PuzzleRun

    def __init__(self, run: PuzzleRun, which: Data, solved: Collection[int], address: Message) -> None:
        """`which` is the message that opens the puzzle at its start, `address` how far it was taken."""
        super().__init__(run)
        self._which = which
        self._solved = solved
        if moves := address.texts("moves", MOST_MOVES):
            run.play(*moves, sure=True)
        if address.boolean("gave_up"):
            run.gave_up = True
            self.said = (run.solution,)
        elif address.boolean("judged") and run.answered:
            self.said = run.answer_again()

    @property
    def here(self) -> Data:
        state: Data = {}
        if self.flow.answered:
            state = {"moves": list(map(str, self.flow.answered)), "judged": self.flow.answer is not None}
        elif self.flow.turns:
            state = {"moves": [str(turn.move) for turn in self.flow.turns]}
        return self._which | state | ({"gave_up": True} if self.flow.gave_up else {})

    def screen(self) -> Data:
        answer = self.flow.answer if self.said else None
        verdict = None if answer is None else {"right": answer.right, "lines": list(self.said)}
        return super().screen() | {"verdict": verdict}

    def buttons(self) -> Iterator[Data]:
        if not isinstance(self.flow.comes_next, End):
            yield button("solution", {"do": "solution"})
        following = self.flow.following(self._solved)
        if following is not None:
            named = puzzle_name(following)
            yield button("next_puzzle", {"do": "puzzle", "number": following.number}, help=named)
        yield button("puzzles", {"do": "puzzles"})
        yield from super().buttons()

    def give_up(self) -> Data:
        return self.happened(self.flow.give_up)


class ReplayScene(FlowScene):
    """A game that was played before, move by move."""

    flow: ReplayRun

    def __init__(
        self,
        run: ReplayRun,
        which: Data,
        address: Message,
        clock: Clock,
        *,
        kept: bool,
        asker: str = "",
        secret: IllegalMove | None = None,
    ) -> None:
        """`which` is the message that opens the game at its first move, `address` where it was left.

        `asker` is what the player calls themselves, as far as that is known, and `secret` says why nobody
        else may see the game yet.
        """
        super().__init__(run)
        self._which = which
        self._clock = clock
        self._kept = kept
        self._asker = asker
        self._secret = secret
        if address.has("move"):
            run.step(max(0, address.number("move")))
        if address.boolean("reviewed") and run.may_be_reviewed:
            run.look_back().done()

    @property
    def here(self) -> Data:
        made, _ = self.flow.progress
        where = {} if self.flow.awaits_turn else {"move": made}
        return self._which | where | {"reviewed": self.flow.was_reviewed}

    def screen(self) -> Data:
        review = self.flow.review
        drawn = review_data(review, self.flow.player) if review else None
        return super().screen() | {"review": drawn}

    def buttons(self) -> Iterator[Data]:
        made, last = self.flow.progress
        at_start = "" if made else say("door-at_start")
        at_end = say("door-at_end") if made == last and self.flow.ahead(1) is None else ""
        yield button("first", {"do": "step", "to": 0}, why_not=at_start)
        yield button("previous", {"do": "step", "by": -1}, why_not=at_start)
        yield button("next", {"do": "step", "by": 1}, why_not=at_end)
        yield button("last", {"do": "step", "to": last}, why_not=at_end)
        ends_here = say("trying-over") if made == last else ""
        unfinished = "" if self.flow.finished.over else say("trying-unfinished")
        yield button("try", {"do": "try"}, why_not=unfinished or ends_here, help=say("trying-caveat"))
        yield self._ask_others()
        if not self._kept:
            yield button("keep", {"do": "keep"})
        yield from super().buttons()

    @property
    def _unshared(self) -> IllegalMove | None:
        """Why others can't be asked about the position on the table, if they can't."""
        return self._secret or why_not_ask(self.flow.finished, self.flow.view, self._clock)

    def _ask_others(self) -> Data:
        """The button that asks others what they would do here."""
        why_not = self._unshared
        plans = () if why_not else room_plans(self.flow.view)
        told = [{"value": str(plan), "label": capital(room_plan_words(plan))} for plan in plans]
        asks = [
            ask("name", "text", say("questions-your_name"), self._asker),
            ask(
                "answer",
                "choice",
                say("questions-your_answer"),
                values=[{"value": "", "label": say("questions-no_answer")}, *told],
            ),
        ]
        do = {"do": "share"}
        return button("share", do, label=say("questions-title"), why_not=why_not, asks=asks)

    def share(self, message: Message) -> Data:
        """The position on the table as a question to others, with what the player would do there."""
        if why_not := self._unshared:
            raise why_not
        question = Question.of(self.flow.view, message.text("name", ""), message.text("answer", ""))
        made, _ = self.flow.progress
        watch = game_link(self.flow.finished, question.name or self.flow.player, made)
        return {"text": question.text, "link": question.link, "replay_link": watch}

    def ahead(self, message: Message) -> Thought | None:
        """What must be thought about before going where a message says."""
        thinking = self.flow.ahead(self._moves_to(message))
        return None if thinking is None else self.about(thinking)

    def _moves_to(self, message: Message) -> int:
        made, _ = self.flow.progress
        return message.number("to") - made if message.has("to") else message.number("by", 1)

    def step(self, message: Message) -> Data:
        """Go to another move. If it is several moves ahead, only the last one is described."""
        made, last = self.flow.progress
        by = self._moves_to(message)
        ahead = min(by, last - made) - 1
        if ahead > 0:
            self.flow.step(ahead)
            by = 1
        return self.happened(lambda: self.flow.step(by))

    @property
    def thought(self) -> Thought | None:
        if self.flow.was_reviewed or not self.flow.may_be_reviewed:
            return None
        return self.about(self.flow.look_back(), say("end-reviewing"))


class WatchScene(ReplayScene):
    """A bot at play."""

    flow: WatchRun

    def buttons(self) -> Iterator[Data]:
        """What can be done with a finished game comes when it is finished."""
        later = () if self.flow.finished.over else ("try", "share", "keep", "last")
        yield from (each for each in super().buttons() if each["name"] not in later)

    @property
    def here(self) -> Data:
        moves = [str(move) for move in self.flow.finished.moves]
        return super().here | {"moves": moves}

    def screen(self) -> Data:
        # What was thought before an earlier message may have been forgotten.
        self.flow.remember()
        considered = [
            {"plan": each.words, "worth": each.worth, "chance": round(each.chance, 3), "why": ""}
            for each in self.flow.considered
        ]
        return super().screen() | {"considered": {"heading": self.flow.details, "plans": considered}}


class QuestionScene(FlowScene):
    """A position that somebody asks about."""

    flow: QuestionRun

    def __init__(self, run: QuestionRun, link: str, address: Message) -> None:
        super().__init__(run)
        self._link = link
        if address.has("answer"):
            run.answer(address.text("answer"))
            thinking = run.comes_next
            if address.boolean("judged") and isinstance(thinking, Thinking):
                thinking.done()

    @property
    def here(self) -> Data:
        here: Data = {"do": "open", "link": self._link}
        if self.flow.answered is None:
            return here
        judged = not isinstance(self.flow.comes_next, Thinking)
        return here | {"answer": str(self.flow.answered), "judged": judged}

    def screen(self) -> Data:
        flow, view = self.flow, self.flow.view
        picked = [plan for plan in flow.plans if plan.cards]
        mark = picked[-1].action.replace(" ", "_") if picked else ""
        best = flow.best
        return super().screen() | {
            "kind": "question",
            "name": "question",
            "heading": flow.title,
            "who": flow.who_asks,
            "rule": flow.rule,
            "which": flow.which,
            "about": flow.rules_title,
            "mark": say(f"questions-mark-{mark}") if mark else "",
            "plans": [_plan_data(view, plan) for plan in flow.plans],
            "answer": None if flow.answered is None else str(flow.answered),
            "lines": list(flow.verdict),
            "best": None if best is None else _plan_data(view, best),
            "reasons": list(flow.reasons),
            "odds_heading": say("questions-odds"),
            "yours": say("questions-mark-yours"),
            "odds": [
                _plan_data(view, each.plan)
                | {"chance": round(each.chance, 3), "worth": each.worth}
                | {"best": each.best, "yours": each.yours, "theirs": each.theirs}
                for each in flow.odds
            ],
        }

    def buttons(self) -> Iterator[Data]:
        if self.flow.answered is None:
            # The page fills in the plan that is picked; until then there is nothing to answer.
            yield button("answer", {"do": "answer"}, help=self.flow.which) | {"why_not": self.flow.which}
        else:
            yield button("play_on", {"do": "try"}, help=say("questions-free"))
        yield button("learn", {"do": "lesson", "name": "classic"})
        yield from super().buttons()

    def answer(self, plan: str) -> Data:
        return self.happened(lambda: self.flow.answer(plan))


def _plan_data(view: View, plan: RoomPlan) -> Data:
    """A plan for a room: its text, its words, and the slots of its cards."""
    slots = [slot for slot, card in enumerate(view.room) if card in plan.cards]
    return {"plan": str(plan), "words": capital(room_plan_words(plan)), "slots": slots[: len(plan.cards)]}
