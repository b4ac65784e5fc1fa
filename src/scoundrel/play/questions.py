"""A position as a question to others: what would you do? Only who has answered sees the other answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import partial
from typing import TYPE_CHECKING

from scoundrel.coach.cache import hint_for
from scoundrel.coach.judge import room_plan_words
from scoundrel.engine.seam import RoomPlan, room_plans
from scoundrel.errors import DealError, IllegalMove, ScoundrelError, quote
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.play.clock import Clock
from scoundrel.play.daily import day_of
from scoundrel.play.flow import End, Happened, Next, OwnFlow, PlayerMoves, Thinking
from scoundrel.play.links import POSITION, packed, unpacked
from scoundrel.play.seats import tidy_name
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.play.typed_moves import read_moves
from scoundrel.play.typed_words import outer_word
from scoundrel.rules import Avoid
from scoundrel.state import View
from scoundrel.texts import say
from scoundrel.words.heroes import hero_line
from scoundrel.words.phrases import capital, chance_words, listed, sentence, sentences
from scoundrel.words.rules import title_of
from scoundrel.words.table import room_lines

if TYPE_CHECKING:
    from scoundrel.coach.hints import Hint

__all__ = ["Odds", "Question", "QuestionRun", "why_not_ask"]


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody asks: a position as its player may know it, and what they would do themselves."""

    view: View
    name: str = ""
    """Who asks; empty if they did not say. Whoever wrote the link chose it."""
    answer: RoomPlan | None = None
    """What they would do, if they told."""

    @classmethod
    def of(cls, view: View, name: str = "", answer: str = "") -> Question:
        """A question with an answer as a link has it; one that can't be done here is left out."""
        plans = {str(plan): plan for plan in room_plans(view)}
        return cls(view, tidy_name(name), plans.get(answer))

    @classmethod
    def read(cls, letters: str) -> Question:
        """The question of a link, given only the letters at its end."""
        position, name, answer, *_ = [*unpacked(letters).split("\n"), "", ""]
        game = Game.from_position(position, seed="hidden")
        if game.over:
            raise DealError("questions-over")
        return cls.of(game.view(game.turn), name, answer)

    @property
    def link(self) -> str:
        """The link to the question. No order of hidden cards is in it."""
        answer = "" if self.answer is None else str(self.answer)
        return POSITION + packed("\n".join([self.view.position(), self.name, answer]).rstrip("\n"))

    @property
    def who(self) -> str:
        """Who asks, within a sentence."""
        return self.name or say("questions-somebody")

    @property
    def text(self) -> str:
        """The question to send: who asks, and the whole room in words."""
        return "\n".join(
            [
                say("questions-sent", who=capital(self.who)),
                hero_line(self.view.mover, self.view.rules),
                *(line for line, card in zip(room_lines(self.view), self.view.room, strict=True) if card),
                sentences(rule_of_room(self.view), which_plan(self.view)),
                say("questions-reply"),
            ]
        )


LAST_NOON = timedelta(days=1, hours=12)
"""How long after its first moment in UTC a day is over everywhere."""


def why_not_ask(finished: Game, view: View, clock: Clock) -> IllegalMove | None:
    """Why others can't be asked about a moment of a game, if they can't: a day's cards stay secret."""
    day = day_of(finished)
    if not finished.over:
        return IllegalMove("share-unfinished", room=finished.room_number)
    if view.over:
        return IllegalMove("trying-over")
    if day is not None and clock() < datetime.combine(day, time.min, UTC) + LAST_NOON:
        return IllegalMove("questions-day_open", date=day)
    return None if room_plans(view)[1:] else IllegalMove("questions-one_plan")


def rule_of_room(view: View) -> str:
    """What must be done with a room, for somebody who has never seen the game."""
    if view.rules.players > 1:
        return say("questions-rule-turn")
    lying, face = sum(card is not None for card in view.room), view.left_to_face
    key = "all" if face == lying else "some"
    told = [say(f"questions-rule-{key}", face=face, n=lying)]
    if view.refusal is None and view.rules.avoid is not Avoid.NOTHING:
        told.append(say(f"questions-rule-{view.rules.avoid.value}"))
    return sentences(*told)


def which_plan(view: View) -> str:
    """The question itself, by what there is to choose."""
    actions = {plan.action: len(plan.cards) for plan in room_plans(view)}
    for action in ("take", "leave", "put away"):
        if action in actions:
            return say(f"questions-which-{action.replace(' ', '_')}", n=actions[action])
    return say("questions-which-run" if "run" in actions else "questions-which-nothing")


@dataclass(frozen=True, slots=True)
class Odds:
    """A plan beside the others, once the question is answered."""

    plan: RoomPlan
    chance: float
    """To win, from 0 to 1, as the coach sees it."""
    worth: str
    best: bool
    yours: bool
    theirs: bool
    """Whether it is what the asker would do."""

    @property
    def words(self) -> str:
        return room_plan_words(self.plan)


class QuestionRun(OwnFlow):
    """A question: an answer is chosen, then everybody's is shown, with the coach's chances."""

    instructs = True

    def __init__(self, question: Question) -> None:
        super().__init__(Game.from_position(question.view.position(), seed="hidden"))
        self.question = question
        self.plans = room_plans(self.view)
        """Everything that can be answered."""
        self.answered: RoomPlan | None = None
        self.advice_after: Hint | None = None
        """What the coach would do, once that is known."""
        self.trouble: ScoundrelError | None = None
        """Why the coach could not be asked."""

    @property
    def title(self) -> str:
        return say("questions-title")

    @property
    def who_asks(self) -> str:
        return say("questions-asks", who=capital(self.question.who))

    @property
    def rule(self) -> str:
        return rule_of_room(self.view)

    @property
    def which(self) -> str:
        return which_plan(self.view)

    @property
    def text(self) -> str:
        if self.answered is None:
            return say("questions-asked", who=self.who_asks, rule=self.rule, which=self.which)
        return sentences(*self.verdict)

    @property
    def verdict(self) -> tuple[str, ...]:
        """What everybody would do, a sentence each; nothing before the question is answered."""
        return tuple(self._verdict())

    def _verdict(self) -> Iterator[str]:
        if self.answered is None:
            return
        theirs, best = self.question.answer, self.best
        yield say("questions-you", plan=room_plan_words(self.answered))
        if theirs is not None:
            yield self._other(capital(self.question.who), theirs)
        if best is not None:
            yield self._other(say("questions-coach"), best)
        if self.trouble is not None:
            yield sentence(self.trouble)

    def _other(self, who: str, plan: RoomPlan) -> str:
        if plan == self.answered:
            return say("questions-too", who=who)
        return say("questions-would", who=who, plan=room_plan_words(plan))

    @property
    def best(self) -> RoomPlan | None:
        """The coach's plan, if the coach has been asked and has one."""
        plans = self.advice_after.plans if self.advice_after else ()
        return RoomPlan(plans[0].action, plans[0].cards) if plans else None

    @property
    def reasons(self) -> tuple[str, ...]:
        """How the coach would go about it, and why."""
        return self.advice_after.advice if self.advice_after else ()

    @property
    def odds(self) -> tuple[Odds, ...]:
        """Every plan with its chance, the best first; those that nobody survives come last."""
        if self.advice_after is None:
            return ()
        chances: dict[RoomPlan, float] = {}
        for plan in self.advice_after.plans:
            chances.setdefault(RoomPlan(plan.action, plan.cards), plan.value)
        ranked = [*(plan for plan in chances if plan in self.plans)]
        ranked += [plan for plan in self.plans if plan not in chances]
        return tuple(
            Odds(
                plan,
                chances.get(plan, 0.0),
                chance_words(chances.get(plan, 0.0)),
                best=plan == self.best,
                yours=plan == self.answered,
                theirs=plan == self.question.answer,
            )
            for plan in ranked
        )

    @property
    def told_odds(self) -> tuple[str, ...]:
        """The chances in words, a line for each plan."""
        lines = (say("questions-line", plan=capital(each.words), worth=each.worth) for each in self.odds)
        return (say("questions-odds_first"), *lines) if self.odds else ()

    @property
    def comes_next(self) -> Next:
        if self.answered is None:
            return PlayerMoves(self.view.turn)
        if self.advice_after is None and self.trouble is None:
            return Thinking("coach", partial(_ask_coach, self.view), self._take_advice)
        return End(say("questions-onward"))

    def _take_advice(self, found: Hint | ScoundrelError) -> Happened:
        if isinstance(found, ScoundrelError):
            self.trouble = found
        else:
            self.advice_after = found
        return Happened(said=(*self.verdict, *self.reasons))

    # --- What a player does --------------------------------------------------------------------------

    def play(self, *moves: Move | str, sure: bool = False) -> Happened:
        return self.obey(" ".join(map(str, moves)))

    def obey(self, line: str, *, sure: bool = False) -> Happened:
        """Answer as it is typed: the cards to leave or to put away, or what else can be done."""
        if self.answered is not None:
            raise IllegalMove("questions-answered")
        return self.answer(self._plan_typed(line))

    def _plan_typed(self, line: str) -> RoomPlan:
        text = " ".join(line.lower().split())
        for plan in self.plans:
            if text in (str(plan).lower(), plan.action, room_plan_words(plan).lower()) and (
                not plan.cards or text != plan.action
            ):
                return plan
        action, rest = outer_word(text, ("leave", "take", "put")) or ("", text)
        moves = read_moves(self.view, rest.removesuffix(" away"))
        cards = [move.card for move in moves if move.card is not None]
        if not cards:
            action, moves = action or "run", []
        asked = [plan for plan in self.plans if plan.action.startswith(action)]
        found = [plan for plan in asked if set(plan.cards) == {*cards} and len(plan.cards) == len(moves)]
        if not found:
            raise IllegalMove("questions-no_plan", line=quote(line), plans=self._choices())
        return found[0]

    def _choices(self) -> str:
        return listed(map(room_plan_words, self.plans), "or")

    def answer(self, plan: RoomPlan | str) -> Happened:
        """Answer with a plan, or with its text."""
        found = next((each for each in self.plans if plan in (each, str(each))), None)
        if found is None:
            raise IllegalMove("questions-no_plan", line=quote(plan), plans=self._choices())
        self.answered = found
        return Happened()

    def try_from_here(self, store: Store | None, *, kept: bool = True) -> Sitting:
        """Play on from the position; the cards that nobody has seen are shuffled anew."""
        start = Game.from_position(self.question.view.position())
        return Sitting.begin(store, start, named=True, kept=kept)

    @property
    def rules_title(self) -> str:
        """The rules that the position is played by."""
        return title_of(self.rules)


def _ask_coach(view: View) -> Hint | ScoundrelError:
    try:
        return hint_for(view)
    except ScoundrelError as error:
        return error
