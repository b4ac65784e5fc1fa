"""A hint in steps: a nudge, the marks on the cards, the numbers. Who asks again is told more.

What a player is shown depends only on the hint, and so on what they may know; a step that was shown holds
until the plan is done, and no longer than the player follows it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property

from scoundrel.cards import Card
from scoundrel.coach.courses import course_of
from scoundrel.coach.hints import Hint
from scoundrel.coach.judge import Plan, plan_words, why_words
from scoundrel.game import Game
from scoundrel.notation.moves import Action, Move
from scoundrel.state import View
from scoundrel.texts import say
from scoundrel.words.moves import manner_of, moves_words
from scoundrel.words.phrases import sentence, sentences

__all__ = ["Advice", "Mark", "Step"]


class Step(IntEnum):
    """How much of a hint is shown."""

    NUDGE = 1
    """A question, and something to think about."""
    MARKS = 2
    """What to do, card by card, and why."""
    NUMBERS = 3
    """How likely each plan is to win."""

    @property
    def deeper(self) -> Step:
        """What comes when the player asks again; after the last step, that step once more."""
        return Step(min(self + 1, Step.NUMBERS))


@dataclass(frozen=True, slots=True)
class Mark:
    """What the plan does with a card of the room."""

    card: Card
    number: int
    """Which move of the plan it is, from 1; 0 for a card that is left."""
    manner: str
    """``bare``, ``strike``, ``monster``, ``weapon``, ``potion``, ``put_away`` or ``leave``."""
    is_next: bool = False

    @property
    def words(self) -> str:
        """What to do with it, in a word or two."""
        return say(f"nudge-mark-{self.manner}")

    @property
    def brief(self) -> str:
        """Its number and what to do, where there is hardly any room."""
        words = say(f"nudge-brief-{self.manner}")
        return say("nudge-brief-numbered", number=self.number, words=words) if self.number else words

    @property
    def long(self) -> str:
        """The same as a sentence about the card."""
        key = "nudge-marked" if self.number else "nudge-marked_left"
        return say(key, number=self.number, words=self.words)


@dataclass(frozen=True)
class Advice:
    """A hint for a room, as far as it was asked for, and how far its plan has been carried out."""

    hint: Hint
    view: View
    """What the player knew when the hint was asked for."""
    step: Step
    made: int = 0
    """How many moves of the plan have been made since."""

    @property
    def plan(self) -> Plan | None:
        """The best plan; None if the coach has none."""
        return self.hint.plans[0] if self.hint.plans else None

    @property
    def coming(self) -> tuple[Move, ...]:
        """The moves of the plan that are still to be made, where the player was told them."""
        return self.plan.moves[self.made :] if self.plan and self.step is not Step.NUDGE else ()

    def after(self, moves: Sequence[Move]) -> Advice | None:
        """What still holds after these moves; None if they are not those of the plan, or complete it."""
        made = len(moves)
        if not moves:
            return self
        if self.coming[:made] != tuple(moves) or len(self.coming) == made:
            return None
        return replace(self, made=self.made + made)

    # --- What is told ------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """What was asked for last, in a few sentences."""
        if self.step is Step.NUMBERS and not self.made:
            return self.hint.text
        return sentences(*(self.nudge if self.step is Step.NUDGE else self.shown))

    @property
    def nudge(self) -> tuple[str, ...]:
        """A question, and something to think about: a sentence each."""
        return self._question, self._thought

    @property
    def shown(self) -> tuple[str, ...]:
        """What to do and why, without figures of the coach: a sentence each."""
        if self.plan is None:
            return (say("coach-no_hope"),)
        if self.made:
            return (say("nudge-then", moves=moves_words(self.coming, self._weapon)),)
        told = [say("coach-no_chance")] if self.hint.is_lost else []
        return (*told, sentence(plan_words(self.plan, self.hint.weapon)), *why_words(self.plan.why))

    @property
    def _weapon(self) -> Card | None:
        """The weapon in hand before the next move."""
        taken = [move.card for move in self._done if move.card and manner_of(move) == "weapon"]
        return taken[-1] if taken else self.hint.weapon

    @property
    def _done(self) -> tuple[Move, ...]:
        return self.plan.moves[: self.made] if self.plan else ()

    @property
    def _question(self) -> str:
        """What there is to decide, whatever the best plan is."""
        moves, lying = self.view.legal_moves, sum(card is not None for card in self.view.room)
        may_run = any(move.action is Action.RUN for move in moves)
        may_put_away = any(move.action is Action.PUT_AWAY for move in moves)
        left = lying - self.view.left_to_face
        if self.view.rules.players > 1:
            return say("nudge-ask-take_or_run" if may_run else "nudge-ask-take")
        if may_put_away:
            return say("nudge-ask-put_away")
        if left:
            return say("nudge-ask-leave_or_run" if may_run else "nudge-ask-leave", n=left)
        if may_run:
            return say("nudge-ask-run")
        return say("nudge-ask-order" if lying > 1 else "nudge-ask-last")

    @property
    def _thought(self) -> str:
        """One thing that speaks for the best plan, without saying which plan that is."""
        if self.plan is None or self.hint.is_lost:
            return say("nudge-lost")
        why = next((each for each in self.plan.why if each.side != "fact"), None)
        return say("why-nudge-lookahead") if why is None else why.nudge

    # --- What is marked ----------------------------------------------------------------------------

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What the plan does with each card that still lies in the room."""
        return tuple(self._marks()) if self.coming else ()

    def _marks(self) -> Iterator[Mark]:
        assert self.plan is not None
        for number, move in enumerate(self.coming, self.made + 1):
            if move.card is not None:
                yield Mark(move.card, number, manner_of(move), number == self.made + 1)
        if self.plan.action == "leave":
            yield from (Mark(card, 0, "leave") for card in self.plan.cards)

    def marks_in(self, room: Iterable[Card | None]) -> tuple[Mark | None, ...]:
        """The mark of each slot; of two copies of a card, a move takes the left one."""
        marks = list(self.marks)

        def mark_of(card: Card | None) -> Mark | None:
            found = next((mark for mark in marks if mark.card is card), None)
            if found is not None:
                marks.remove(found)
            return found

        return tuple(map(mark_of, room))

    @cached_property
    def health(self) -> int | None:
        """The health that the plan ends with; None as long as the plan is not told."""
        if not self.coming or self.plan is None:
            return None
        game = Game.from_position(self.view.position(), seed="hidden")
        return course_of(game, self.plan.moves).hero.health
