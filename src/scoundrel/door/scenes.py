"""Scenes: what a page shows now, and what can be done there. A scene draws itself as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from scoundrel.cards import Card
from scoundrel.door.data import (
    Data,
    ask,
    button,
    card_data,
    cards_data,
    events_data,
    review_data,
)
from scoundrel.door.links import game_link, position_link, start_link
from scoundrel.door.messages import Message
from scoundrel.door.tables import table_data
from scoundrel.errors import IllegalMove, ScoundrelError, StoreError
from scoundrel.history.ending import Ending, Verdict
from scoundrel.notation.records import MOST_MOVES
from scoundrel.play.daily import Clock
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
from scoundrel.play.lessons import LessonRun
from scoundrel.play.puzzling import PuzzleRun, puzzle_name
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.sitting import Sitting
from scoundrel.words.heroes import hero_line
from scoundrel.words.phrases import sentence
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from collections.abc import Collection

__all__ = [
    "FlowScene",
    "GameScene",
    "LessonScene",
    "PageScene",
    "PuzzleScene",
    "ReplayScene",
    "Scene",
    "Thought",
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
    """What happened; for what was asked for, a whole reply."""
    asked_for: bool = False
    """Whether the page asked for it, in which case any other message drops it."""


class Scene:
    """What is shown now."""

    next = "choose"

    def screen(self) -> Data:
        raise NotImplementedError

    @property
    def thought(self) -> Thought | None:
        """What someone has to think about before the scene goes on."""
        return None


class PageScene(Scene):
    """A page that is redrawn whenever it is shown."""

    def __init__(self, name: str, draw: Callable[[], Data]) -> None:
        self.name = name
        self._draw = draw

    def screen(self) -> Data:
        return self._draw()


class FlowScene(Scene):
    """Whatever is played or watched."""

    def __init__(self, flow: Flow, here: Data | None) -> None:
        self.flow = flow
        self.here = here
        self.said: tuple[str, ...] = ()
        """What the coach said last, until the next move."""

    @property
    def next(self) -> str:  # type: ignore[override]
        return NEXT[type(self.flow.comes_next)]

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
                yield button(offer.value, {"do": offer.value}, why_not=why_not, brief=brief)

    def buttons(self) -> Iterable[Data]:
        """What else can be done here."""
        yield button("rules", {"do": "rules"})

    # --- What a player does --------------------------------------------------------------------------

    def move(self, message: Message) -> Data:
        """Make the moves of a message; whatever else comes first must be done before."""
        self.check_turn()
        if message.has("line"):
            line = message.text("line")
            return self.happened(lambda: self.flow.obey(line))
        moves = message.texts("moves", MOST_MOVES) or [message.text("move")]
        return self.happened(lambda: self.flow.play(*moves))

    def check_turn(self) -> None:
        """Refuse to move while somebody else has to do something."""
        match self.flow.comes_next:
            case Thinking(name=name):
                raise IllegalMove(say("door.bad.thinking", who=name))
            case DealerLooks():
                raise IllegalMove(say("door.bad.dealer"))
            case _:
                pass

    def undo(self) -> Data:
        return self.happened(self.flow.undo)

    def happened(self, deed: Callable[[], Happened]) -> Data:
        """Do something; what happened, as data."""
        room = self.flow.game.room
        return self.told(deed(), room)

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
        return self.about(coming) if isinstance(coming, Thinking) else None

    def about(self, thinking: Thinking, words: str = "") -> Thought:
        """A thought of a bot or of the coach, as a page waits for it."""

        def take(found: Any) -> Data:
            return self.happened(lambda: thinking.take(found))

        return Thought(words or say("door.thinking", who=thinking.name), thinking.think, take)

    def hint(self) -> Thought:
        self.check_turn()
        if why_not := self.flow.why_not(Offer.HINT):
            raise IllegalMove(why_not)
        return self.about(self.flow.hint(), say("door.thinking_coach"))


def _brief(flow: Flow) -> str:
    """Why no move can be taken back, in the few words that fit below a thumb, if there are such."""
    if isinstance(flow, Sitting) and flow.is_daily:
        return say("door.brief.daily")
    return "" if flow.game.moves else say("door.brief.first_move")


class GameScene(FlowScene):
    """A game from its threshold to its end."""

    flow: Sitting

    def __init__(self, sitting: Sitting, clock: Clock) -> None:
        super().__init__(sitting, None)
        self.ending = Ending(sitting, clock)
        self.dealer_looks = False
        """Whether the Dealer has said that the player is looking away."""
        self._is_settled = False
        self._unreviewed = ""
        """Why there is no review, if the coach could not make one."""

    def screen(self) -> Data:
        saved = self.flow.saved
        self.here = {"do": "continue", "number": saved.id} if saved else None
        match self.flow.comes_next:
            case Threshold() as threshold:
                return self._threshold(threshold)
            case DealerLooks():
                return self._dealer()
            case End():
                return self._end()
            case _:
                self.dealer_looks = False
                return self._table()

    def _table(self) -> Data:
        return super().screen() | {"caveat": self.flow.caveat}

    def _threshold(self, threshold: Threshold) -> Data:
        return {
            "kind": "threshold",
            "heading": threshold.title,
            "lines": list(threshold.lines),
            "here": {"do": "daily"},
            "buttons": [button("begin", {"do": "begin"})],
        }

    def begin(self) -> None:
        """Begin what can be begun only once."""
        match self.flow.comes_next:
            case Threshold(begin=begin):
                begin()
            case _:
                raise IllegalMove(say("door.bad.begun"))

    # --- The Dealer ----------------------------------------------------------------------------------

    def _dealer(self) -> Data:
        game = self.flow.game
        screen = {
            "kind": "dealer",
            "heading": say("dealer.title", room=game.room_number),
            "here": self.here,
            "lines": [say("door.dealer.look_away")],
            "cards": [],
            "buttons": [button("look", {"do": "look"})],
        }
        if not self.dealer_looks:
            return screen
        words = ask("words", "long", say("door.dealer.words"))
        return screen | {
            "lines": [say("dealer.help")],
            "cards": cards_data(card for card in game.room if card),
            "buttons": [button("hand_over", {"do": "dealer"}, asks=[words])],
        }

    def look(self) -> None:
        self._dealer_awaited()
        self.dealer_looks = True

    def hand_over(self, words: str) -> None:
        dealer = self._dealer_awaited()
        self.dealer_looks = False
        dealer.hand_over(words.strip())

    def _dealer_awaited(self) -> DealerLooks:
        coming = self.flow.comes_next
        if not isinstance(coming, DealerLooks):
            raise IllegalMove(say("door.bad.no_dealer"))
        return coming

    # --- The end -------------------------------------------------------------------------------------

    def _end(self) -> Data:
        ending, game = self.ending, self.flow.game
        if not self._is_settled:
            # Achievements don't wait for the coach, and neither does the player.
            self._settle()
        standing, outlived = self._standing(), ending.outlived
        verdicts = ending.verdicts
        return {
            "kind": "end",
            "heading": verdicts[0].title,
            "won": any(verdict.won for verdict in verdicts),
            "table": self._table(),
            "verdicts": [_verdict(each) for each in verdicts],
            "outlived": outlived.words if outlived else "",
            "standing": standing,
            "streak": ending.streak,
            "caveat": self.flow.caveat,
            "deal": start_link(game) or "",
            "share": ending.share(),
            "link": start_link(game) or "",
            "replay_link": game_link(game),
            "earned": [
                {"key": each.key, "title": each.title, "sentence": each.sentence} for each in ending.earned
            ],
            "review": review_data(ending.review) if ending.review else None,
            "unreviewed": self._unreviewed,
            "here": self.here,
            "buttons": list(self._onward()),
        }

    def _onward(self) -> Iterator[Data]:
        """What to do next."""
        game, saved = self.flow.game, self.flow.saved
        yield button("next_game", self._next_game())
        if not self.flow.is_daily:
            yield button("again", {"do": "again"})
        room = self.ending.restart[1]
        yield button("try", {"do": "try"}, label=say("door.try_room", room=room), help=say("trying.caveat"))
        watch = {"do": "replay", "number": saved.id} if saved else {"do": "open", "link": game_link(game)}
        yield button("watch", watch)
        yield button("share", {"do": "share"})
        if self.flow.is_daily:
            yield button("calendar", {"do": "calendar"})
        if saved:
            yield button("export", {"do": "export", "number": saved.id})
        yield button("title", {"do": "title"})

    def _next_game(self) -> Data:
        """Another deal by the same rules, with the same players."""
        return {"do": "new", "seats": list(self.flow.seats), "same": True}

    def _standing(self) -> str:
        try:
            standing = self.ending.standing
        except StoreError as error:
            return sentence(error)
        return standing.words if standing else ""

    def _settle(self) -> None:
        self._is_settled = True
        self.ending.settle()

    @property
    def thought(self) -> Thought | None:
        if not isinstance(self.flow.comes_next, End):
            return super().thought
        done = self.ending.review or self._unreviewed or not self.ending.may_be_reviewed
        return None if done else self.review()

    def review(self) -> Thought:
        """Ask the coach for a review of the game."""
        thinking = self.ending.look_back()

        def think() -> object:
            try:
                return thinking.think()
            except ScoundrelError as error:
                return error

        def take(found: Any) -> Data:
            if isinstance(found, ScoundrelError):
                self._unreviewed = sentence(found)
                return self.told(Happened(), ())
            happened = thinking.take(found)
            self._settle()
            return self.told(happened, ())

        return Thought(say("end.reviewing"), think, take)


def _verdict(verdict: Verdict) -> Data:
    return verdict._asdict() | {"killer": card_data(verdict.killer) if verdict.killer else None}


class LessonScene(FlowScene):
    """A lesson, step by step."""

    flow: LessonRun

    def buttons(self) -> Iterator[Data]:
        if self.flow.step is None:
            yield button("onward", {"do": "new", "rules": self.flow.lesson.rules, "winnable": True})
            yield button("lessons", {"do": "lessons"})
        yield from super().buttons()
        yield button("start_over", {"do": "lesson", "name": self.flow.lesson.key, "again": True})


class PuzzleScene(FlowScene):
    """A puzzle; after the verdict it can be tried again, or the next one comes."""

    flow: PuzzleRun

    def __init__(self, run: PuzzleRun, here: Data, solved: Callable[[], Collection[int]]) -> None:
        super().__init__(run, here)
        self._solved = solved

    def screen(self) -> Data:
        answer = self.flow.answer if self.said else None
        verdict = None if answer is None else {"right": answer.right, "lines": list(self.said)}
        return super().screen() | {"verdict": verdict}

    def buttons(self) -> Iterator[Data]:
        if not isinstance(self.flow.comes_next, End):
            yield button("solution", {"do": "solution"})
        following = self.flow.following(self._solved())
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

    def __init__(self, run: ReplayRun, here: Data, *, kept: bool) -> None:
        super().__init__(run, here)
        self._kept = kept
        self._looked_back = not run.may_be_reviewed or run.review is not None

    def screen(self) -> Data:
        review = self.flow.review
        return super().screen() | {"review": review_data(review) if review else None}

    def buttons(self) -> Iterator[Data]:
        made, last = self.flow.progress
        at_start, at_end = (
            (say("door.at_start") if not made else ""),
            (say("door.at_end") if made == last else ""),
        )
        yield button("first", {"do": "step", "to": 0}, why_not=at_start)
        yield button("previous", {"do": "step", "by": -1}, why_not=at_start)
        yield button("next", {"do": "step", "by": 1}, why_not=at_end)
        yield button("last", {"do": "step", "to": last}, why_not=at_end)
        ends_here = say("trying.over") if made == last else ""
        unfinished = "" if self.flow.finished.over else say("trying.unfinished")
        yield button("try", {"do": "try"}, why_not=unfinished or ends_here, help=say("trying.caveat"))
        yield button("share", {"do": "share"}, why_not=self._unshared)
        if not self._kept:
            yield button("keep", {"do": "keep"})
        yield from super().buttons()

    @property
    def _unshared(self) -> str:
        """Why the position on the table can't be shared, if it can't."""
        finished = self.flow.finished
        if not finished.over:
            return say("share.unfinished", room=finished.room_number)
        return say("trying.over") if self.flow.game.over else ""

    def share(self) -> Data:
        """The position on the table as a question to others, and a link to play on from it."""
        if self._unshared:
            raise IllegalMove(self._unshared)
        game = self.flow.game
        hero = hero_line(game.hero, game.rules)
        words = say("door.share_position", title=game.rules.title, room=game.room_number, hero=hero)
        link = position_link(game.position())
        return {"text": words, "link": link, "replay_link": game_link(self.flow.finished)}

    def step(self, message: Message) -> Data:
        made, _ = self.flow.progress
        by = message.number("to") - made if message.has("to") else message.number("by", 1)
        return self.happened(lambda: self.flow.step(by))

    @property
    def thought(self) -> Thought | None:
        return None if self._looked_back else self._review()

    def _review(self) -> Thought:
        thought = self.about(self.flow.look_back(), say("end.reviewing"))

        def take(found: Any) -> Data:
            self._looked_back = True
            return thought.take(found)

        return Thought(thought.words, thought.think, take)
