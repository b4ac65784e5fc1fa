"""A position that somebody asks about: an answer first, then what everybody would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from scoundrel.cards import Card
from scoundrel.coach.judge import room_plan_words
from scoundrel.engine.seam import RoomPlan, room_plans
from scoundrel.play.flow import Happened, Thinking
from scoundrel.play.lessons import open_lesson
from scoundrel.play.questions import QuestionRun
from scoundrel.rules import MOST_SLOTS
from scoundrel.state import View
from scoundrel.texts import say, ways_to_say
from scoundrel.tui.cardview import CardView
from scoundrel.tui.dialogs import Dialog
from scoundrel.tui.keys import key
from scoundrel.tui.prose import Static
from scoundrel.tui.stage import STAGE_KEYS, Stage
from scoundrel.words.phrases import capital

if TYPE_CHECKING:
    from scoundrel.tui.app import ScoundrelApp

__all__ = ["AnswerScreen", "QuestionScreen"]


class QuestionScreen(Stage):
    """A question at the table: cards are marked, then Enter answers."""

    flow: QuestionRun
    BINDINGS: ClassVar[list[BindingType]] = [
        *(key(str(slot), f"mark({slot - 1})") for slot in range(1, MOST_SLOTS + 1)),
        key("enter", "answer", "answer"),
        key("r", "whole('run')", "run"),
        key("a", "whole('face all')", "face_all"),
        key("t", "try_from_here", "try_from_here"),
        key("l", "learn", "learn"),
        *STAGE_KEYS,
        key("escape", "app.pop_screen"),
    ]

    def __init__(self, flow: QuestionRun) -> None:
        super().__init__(flow)
        self.marked: tuple[Card, ...] = ()
        """The cards that would be left, put away or taken."""
        self.chosen: RoomPlan | None = None

    def key_lines(self) -> tuple[str, ...]:
        return ways_to_say("keys-question")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "try_from_here":
            return self.flow.answered is not None
        if action in ("answer", "mark"):
            return self.flow.answered is None
        if action == "whole" and parameters:
            return self.flow.answered is None and RoomPlan(str(parameters[0]), ()) in self.flow.plans
        return True

    def on_card_view_picked(self, message: CardView.Picked) -> None:
        if self.flow.answered is None:
            self.action_mark(message.slot)

    def action_mark(self, slot: int) -> None:
        """Mark a card, or take its mark away; where one mark too many is made, the oldest goes."""
        card = self.view.room[slot] if slot < len(self.view.room) else None
        if card is None:
            self._show_prompt(say("screen-no_card", slot=slot + 1))
            return
        most = max(len(plan.cards) for plan in self.flow.plans)
        others = tuple(each for each in self.marked if each != card)
        self.marked = others if card in self.marked else (*others, card)[-most:] if most else ()
        self._choose(next((plan for plan in self.flow.plans if self._is_marked(plan)), None))

    def _is_marked(self, plan: RoomPlan) -> bool:
        return bool(plan.cards) and sorted(map(str, plan.cards)) == sorted(map(str, self.marked))

    def action_whole(self, action: str) -> None:
        """Choose what is done with the whole room."""
        plan = RoomPlan(action, ())
        if plan in self.flow.plans:
            self.marked = ()
            self._choose(plan)

    def _choose(self, plan: RoomPlan | None) -> None:
        self.chosen = plan
        told = "" if plan is None else say("questions-confirm", plan=room_plan_words(plan))
        self.notice = told
        self._show_prompt()

    def action_answer(self) -> None:
        if self.chosen is None:
            self._show_prompt(self.flow.which)
            return
        self.flow.answer(self.chosen)
        self.notice = ""
        self.show()
        coming = self.flow.comes_next
        if isinstance(coming, Thinking):
            self.tell_in_passing(say("door-thinking_coach"))
            self.think(coming, self._take_advice)

    def _take_advice(self, act: Callable[[], Happened]) -> None:
        act()
        self.told.add(self.flow.way.room, (*self.flow.reasons, *self.flow.told_odds))
        self.notice = say("questions-keys")
        self.show()

    def action_try_from_here(self) -> None:
        self.app.attempt(lambda: self.app.play(self.flow.try_from_here(self.app.store)))

    def action_learn(self) -> None:
        from scoundrel.tui.lessons import PRESSED, LessonTable

        run = self.app.attempt(lambda: open_lesson(self.app.store, "classic", PRESSED))
        if run is not None:
            self.app.pop_screen()
            self.app.push_screen(LessonTable(run))


class AnswerScreen(Dialog[str | None]):
    """Ask the asker what they would do themselves; None asks nobody."""

    app: ScoundrelApp
    BINDINGS: ClassVar[list[BindingType]] = [key("escape", "dismiss", "close")]

    def __init__(self, view: View) -> None:
        super().__init__()
        self.plans = room_plans(view)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content.styled(say("questions-your_answer"), "bold $gold"))
            yield OptionList(
                Option(say("questions-no_answer"), id="none"),
                *(
                    Option(Content(capital(room_plan_words(plan))), id=f"plan-{number}")
                    for number, plan in enumerate(self.plans)
                ),
            )

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        chosen = (message.option_id or "none").removeprefix("plan-")
        self.dismiss("" if chosen == "none" else str(self.plans[int(chosen)]))
