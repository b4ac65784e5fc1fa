"""A hint in steps: what each step tells, how long it holds, and that it is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scoundrel import RULEBOOK, Card, Game
from scoundrel.cards import Suit
from scoundrel.coach import hint
from scoundrel.coach.reasons import HABITS, Reason
from scoundrel.coach.steps import Advice, Step
from scoundrel.engine.bots import make_bot, play_room
from scoundrel.errors import AskFirst
from scoundrel.notation.moves import Action
from scoundrel.play.sitting import Sitting
from scoundrel.store import Store
from tests.sittings import sit

ALONE = [name for name, rules in RULEBOOK.items() if rules.players == 1]
SIGNS = re.compile(f"[{''.join(suit.symbol for suit in Suit)}]|dragon")


def rooms(name: str, count: int = 12) -> Iterator[Game]:
    bot = make_bot("greedy", RULEBOOK[name])
    for seed in range(count):
        game = Game.deal(name, f"steps/{seed}")
        for _ in range(seed % 5):
            if not game.over:
                play_room(game, bot)
        if not game.over:
            yield game


def given(game: Game, step: Step = Step.MARKS) -> Advice:
    view = game.view(game.turn)
    return Advice(hint(view), view, step)


@pytest.mark.parametrize("name", sorted(RULEBOOK))
def test_a_nudge_names_no_card_and_no_chance(name: str) -> None:
    for game in rooms(name):
        nudge = given(game, Step.NUDGE)
        assert nudge.nudge[0].endswith("?")
        assert not SIGNS.search(nudge.text.replace("dragon's", ""))
        assert "%" not in nudge.text
        assert (nudge.marks, nudge.coming, nudge.health) == ((), (), None)


def test_the_question_of_a_nudge_is_the_same_whatever_the_best_plan_is() -> None:
    asked: dict[str, set[str]] = {}
    for game in rooms("classic", 40):
        advice = given(game, Step.NUDGE)
        assert advice.plan is not None
        asked.setdefault(advice.nudge[0], set()).add(advice.plan.action)
    free = asked["Would you run, and if not, which card would you leave?"]
    assert free == {"run", "leave"}


def test_there_is_something_to_think_about_for_every_reason() -> None:
    for kind in HABITS:
        amounts = dict.fromkeys(("n", "cost", "health", "heals", "other"), 3)
        assert Reason(kind, "good", amounts=amounts).nudge.endswith((".", "?"))


@pytest.mark.parametrize("name", ALONE)
def test_following_the_marks_in_their_order_ends_with_the_health_that_was_told(name: str) -> None:
    for game in rooms(name):
        advice, room = given(game), game.room_number
        if not advice.coming or advice.coming[0].action is Action.RUN:
            continue
        marks = sorted((mark for mark in advice.marks if mark.number), key=lambda mark: mark.number)
        assert [mark.card for mark in marks] == [move.card for move in advice.coming]
        left = {mark.card for mark in advice.marks if not mark.number}
        here: Advice | None = advice
        for move in advice.coming:
            assert here is not None
            assert next(mark.is_next for mark in here.marks if mark.number)
            game.play(move)
            here = here.after([move])
        assert here is None, "the plan is done"
        assert game.heroes[0].health == advice.health
        if not game.over:
            assert game.room_number > room
            assert left <= {card for card in game.room if card is not None}


def test_the_marks_hold_for_the_moves_of_the_plan_alone() -> None:
    game = Game.deal("classic", 42)
    advice = given(game)
    first, second, *_ = advice.coming
    assert advice.after([]) is advice
    for other in game.legal_moves:
        assert (advice.after([other]) is not None) == (other == first)
    both = advice.after([first, second])
    assert both is not None
    assert both.coming == advice.coming[2:]
    assert given(game, Step.NUDGE).after([first]) is None, "who was only nudged was told no plan"


def test_of_two_copies_of_a_card_one_mark_is_on_each() -> None:
    game = Game.from_deck("classic deck=2c,2c,3d,5h", "2c 2c 3d 5h")
    advice = given(game)
    marks = advice.marks_in(game.room)
    assert len([mark for mark in marks if mark]) == len(advice.marks)
    assert len({id(mark) for mark in marks if mark}) == len(advice.marks)


# --- At the table ------------------------------------------------------------------------------------


def test_asking_again_goes_deeper_and_counts_once() -> None:
    sitting = sit(Game.deal("classic", 42))
    told = [sitting.hint().done().said[0] for _ in range(4)]
    assert "which card would you leave?" in told[0]
    assert told[1].startswith("Leave the 8♥: take the 2♦")
    assert "%" not in told[0] + told[1]
    assert told[2] == told[3] == hint(sitting.view).text
    assert sitting.about.hints == 1


def test_in_the_middle_of_the_plan_more_is_told_of_what_is_left() -> None:
    sitting = sit(Game.deal("classic", 42))
    sitting.hint().done()
    sitting.hint().done()
    sitting.play("2d")
    assert sitting.hinted == "Next: fight the 4♣ with the 2♦, then take the 8♦."
    assert "% to win" in sitting.hint().done().said[0]
    assert sitting.advice is not None
    assert [mark.card for mark in sitting.advice.marks if mark.is_next] == [Card("4c")]
    assert sitting.about.hints == 1


@pytest.mark.parametrize("act", ["another", "undo"])
def test_another_move_or_a_step_back_drops_it_without_a_word(act: str) -> None:
    sitting = sit(Game.deal("classic", 42))
    sitting.play("8d")
    sitting.hint().done()
    sitting.hint().done()
    assert sitting.advice is not None
    other = next(move for move in sitting.view.legal_moves if move != sitting.advice.coming[0])
    happened = sitting.undo() if act == "undo" else sitting.play(other)
    assert not any((sitting.advice, sitting.hinted, happened.said))
    sitting.hint().done()
    assert sitting.about.hints == 2


def test_games_that_differ_only_in_hidden_cards_get_the_same_steps() -> None:
    view = Game.deal("classic", 42).view(0)
    twins = [sit(Game.deal("classic", 42)), sit(Game.from_position(view.position(), "another deal"))]
    told = [[twin.hint().done().said for _ in range(3)] for twin in twins]
    assert told[0] == told[1]
    for twin in twins:
        twin.play("2d")
    assert twins[0].hinted == twins[1].hinted
    assert twins[0].marks == twins[1].marks


def test_what_was_shown_is_shown_again_only_if_it_still_holds() -> None:
    sitting = sit(Game.deal("classic", 42))
    sitting.play("2d")
    sitting.show_again(0, Step.MARKS)
    assert sitting.hinted == "Next: fight the 4♣ with the 2♦, then take the 8♦."
    sitting.play("8d")
    for made in (0, 1, 3, -1, 99):
        sitting.advice = None
        sitting.show_again(made, Step.NUMBERS)
        assert sitting.advice is None
    sitting.show_again(2, Step.NUDGE)
    assert "?" in sitting.hinted


# --- The dungeon of a day ----------------------------------------------------------------------------


def test_the_first_hint_of_a_day_asks_first(tmp_path: Path) -> None:
    with Store.open(tmp_path / "games") as store:
        sitting = Sitting.of_today(store)
        sitting.enter()
        with pytest.raises(AskFirst) as asked:
            sitting.hint()
        assert sitting.about.hints == 0
        sitting.confirmed.add(asked.value.about)
        sitting.hint().done()
        sitting.play(*sitting.view.legal_moves[:1], sure=True)
        assert sitting.hint().done().said, "it is marked already"
        assert sitting.about.hints == 2


def test_a_game_of_another_kind_is_not_asked_about() -> None:
    assert sit(Game.deal("classic", 7)).hint().done().said
