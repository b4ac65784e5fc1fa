"""The lessons: every rule is learned by doing, and nothing that they say is false."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import scoundrel.events
from scoundrel import RULEBOOK, Game, IllegalMove, InvalidMove
from scoundrel.errors import AmbiguousMove, StoreError
from scoundrel.events import (
    Broke,
    Carried,
    Damaged,
    Dealt,
    Discarded,
    Equipped,
    Escaped,
    Event,
    Faced,
    Fell,
    Healed,
    Ran,
    Shuffled,
    Slain,
    Wasted,
)
from scoundrel.play.learning import FINISHED, START, TAKEN, Place, keep_place, place_in
from scoundrel.play.lessons import LESSONS, Lesson, LessonRun
from scoundrel.play.preferences import Preferences, Weapon
from scoundrel.store import Store
from tests.languages import templates
from tests.sittings import whole

lessons = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS.keys())


def taken(lesson: Lesson, which: int = 0) -> tuple[LessonRun, list[Event]]:
    """The lesson to its end, by one of the wanted moves at each step."""
    run = LessonRun(lesson)
    events = list(whole(run).opening)
    while run.step:
        step = run.step
        events += run.play(run.wanted[which]).events
        assert run.step is not step
    return run, events


@lessons
@pytest.mark.parametrize("which", [0, -1])
def test_a_lesson_leads_to_the_end_of_its_game(lesson: Lesson, which: int) -> None:
    run, _ = taken(lesson, which)
    assert run.progress == (len(lesson.steps), len(lesson.steps))
    assert whole(run).over
    assert whole(run).result.startswith("won")
    assert run.step is None
    assert run.wanted == ()


@lessons
def test_what_is_told_is_short_and_filled_in(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    told = [lesson.title, run.text]
    while run.step:
        run.play(run.wanted[0])
        told.append(run.text)
    for text in told:
        assert 10 < len(text) <= 200
        assert "None" not in text
        assert "{" not in text
        assert "!" not in text


@lessons
def test_no_number_and_no_card_is_written_by_hand(lesson: Lesson) -> None:
    for key in {step.key for step in lesson.steps} | {"done"}:
        (text,) = templates(f"lessons-{lesson.key}-{key}")
        assert not re.search(r"\d", text)
        assert not re.search(r"\b(two|three|four|five|six|seven|eight|nine|ten|twenty)\b", text)
        assert not re.search(r"[2-9TJQKA0][♣♠♦♥]", text)


@lessons
def test_another_legal_move_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    while run.step:
        before = whole(run).record(), run.text, run.progress
        for move in set(whole(run).legal_moves) - set(run.wanted):
            happened = run.play(move)
            assert happened.events == ()
            assert happened.told == ()
            assert happened.instead.startswith("That would ")
            assert happened.instead.endswith(run.here)
            assert (whole(run).record(), run.text, run.progress) == before
        run.play(run.wanted[0])


@lessons
def test_a_move_that_cannot_be_made_raises_and_changes_nothing(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    before = whole(run).record(), run.text, run.progress
    with pytest.raises(IllegalMove, match="you can't drink the 3♥: 3♥ is not in the room"):
        run.play("3h")
    with pytest.raises(InvalidMove, match="'dance' is not a move"):
        run.play("dance")
    assert (whole(run).record(), run.text, run.progress) == before
    run, _ = taken(lesson)
    with pytest.raises(IllegalMove, match="the game is over"):
        run.play(lesson.steps[0].moves[0])


@lessons
def test_a_move_taken_back_leaves_the_table_as_it_was(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    shown: list[Event] = []
    while run.step:
        before, step = whole(run).position(), run.step
        happened = run.play(run.wanted[0])
        assert step.taken_back == (whole(run).position() == before)
        assert bool(happened.told) != step.taken_back
        shown += happened.events if step.taken_back else ()
    assert any(isinstance(event, Fell) for event in shown)


# --- What a lesson asks for, and where it was left ---------------------------------------------------


@lessons
def test_every_step_says_what_to_type_and_that_passes_it(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    while step := run.step:
        asked = re.fullmatch(r"Type (?:any move|(.+?)(?: or .+)?)\.", run.asks)
        assert asked is not None
        assert run.here.startswith("Here, ")
        assert run.here.endswith(run.asks)
        run.obey(asked[1] or str(run.wanted[0]))
        assert run.step is not step
    begin = "play" if lesson.key == "classic" else f"winnable {lesson.rules}"
    assert run.asks.startswith(f"Type {begin} for your first dungeon")


def test_a_lesson_asks_how_to_fight_whatever_the_player_prefers() -> None:
    run = LessonRun(LESSONS["classic"])
    run.preferences = Preferences(weapon=Weapon.USE, motion=False)
    assert run.preferences == Preferences(motion=False)
    run.play("6d")
    with pytest.raises(AmbiguousMove, match="type 2w or 2b"):
        run.obey("9c")


@lessons
@pytest.mark.parametrize("which", [0, -1])
def test_a_lesson_goes_on_where_it_was_left(lesson: Lesson, which: int) -> None:
    kept: list[Place] = []
    run = LessonRun(lesson, keep=kept.append)
    while run.step:
        run.play(run.wanted[which])
        if run.step:
            again = LessonRun(lesson, place=kept[-1])
            assert again.begun
            assert (again.text, again.asks, again.progress) == (run.text, run.asks, run.progress)
            assert whole(again).position() == whole(run).position()
    assert len(kept) == len(lesson.steps)
    assert [place.finished for place in kept] == [False] * (len(kept) - 1) + [True]
    assert kept[-1].moves == ()


def test_a_finished_lesson_stays_finished_while_it_is_taken_again() -> None:
    kept: list[Place] = []
    run = LessonRun(LESSONS["classic"], place=FINISHED, keep=kept.append)
    run.play("6d")
    assert kept == [Place(("6d",), finished=True)]
    assert kept[0].start == FINISHED


@pytest.mark.parametrize("moves", [("6d", "9cb", "4cw"), ("6d", "dance"), ("6d", "run", "x" * 9999)])
def test_saved_progress_that_no_longer_fits_is_replayed_as_far_as_possible(moves: tuple[str, ...]) -> None:
    run = LessonRun(LESSONS["classic"], place=Place(moves))
    assert run.progress == (2, 16)
    run.play("9cw")


def test_a_place_that_cannot_be_saved_changes_nothing() -> None:
    def keep(place: Place) -> None:
        raise StoreError("the disk is full")

    run = LessonRun(LESSONS["classic"], keep=keep)
    before = whole(run).record(), run.text, run.progress
    with pytest.raises(StoreError):
        run.play("6d")
    assert (whole(run).record(), run.text, run.progress) == before


@pytest.mark.parametrize(
    "said", [None, 3, [], {}, {"classic": 3}, {"classic": {"moves": "6d"}}, {"classic": {"moves": [3]}}]
)
def test_a_lesson_with_invalid_saved_progress_starts_over(tmp_path: Path, said: object) -> None:
    with Store.open(tmp_path) as store:
        store.change_setting(TAKEN, None, lambda _: said)
        assert place_in(store, "classic") == START
        keep_place(store, "classic", Place(("6d",)))
        keep_place(store, "dragons", FINISHED)
        assert place_in(store, "classic") == Place(("6d",))
        assert place_in(store, "dragons") == FINISHED
    assert place_in(None, "classic") == START


def test_the_classic_lesson_has_every_topic_of_the_rules() -> None:
    taught = {topic for step in LESSONS["classic"].steps for topic in step.teaches}
    assert taught == set(RULEBOOK["classic"].topics())


def test_in_the_classic_lesson_everything_happens_that_can() -> None:
    _, events = taken(LESSONS["classic"])
    others = {"Event", "PutAway", "Shuffled", "Broke", "event_data", "read_event"}
    assert {type(event).__name__ for event in events} == set(scoundrel.events.__all__) - others


@pytest.mark.parametrize("name", ["sidestep", "dragons"])
def test_every_setting_that_differs_from_classic_is_taught(name: str) -> None:
    taught = {setting for step in LESSONS[name].steps for setting in step.teaches}
    assert taught == set(RULEBOOK[name].differences(RULEBOOK["classic"]))


@lessons
def test_the_classic_lesson_is_the_first_of_known_rules(lesson: Lesson) -> None:
    assert next(iter(LESSONS)) == "classic"
    assert lesson.rules in RULEBOOK
    assert LessonRun(lesson).rules is RULEBOOK[lesson.rules]


# --- What the classic lesson shows, as it happens ----------------------------------------------------


def after(lesson: str, key: str) -> tuple[Game, tuple[Event, ...], str]:
    """The game, what happened and what is said once the step with that key is passed."""
    run = LessonRun(LESSONS[lesson])
    while True:
        step = run.step
        happened = run.play(run.wanted[0])
        if step is not None and step.key == key:
            return whole(run), happened.events, run.text


def test_a_fight_costs_the_difference_and_never_less_than_nothing() -> None:
    game, events, text = after("classic", "strike")
    assert game.hero.health == 17
    assert [event.amount for event in events if isinstance(event, Damaged)] == [3]
    assert text.startswith("It cost 3.")
    game, events, _ = after("classic", "dulled")
    assert game.hero.health == 17
    assert not any(isinstance(event, Damaged) for event in events)


def test_the_monster_met_with_bare_hands_was_beyond_the_weapon() -> None:
    game, events, text = after("classic", "dulled")
    assert [str(event.card) for event in events if isinstance(event, Carried)] == ["8s"]
    assert "8sw" not in map(str, game.legal_moves)
    assert "It is not below 4" in text


def test_sparing_the_weapon_is_a_choice() -> None:
    game, events, _ = after("classic", "locked")
    assert {"2cw", "2cb"} <= set(map(str, game.legal_moves))
    assert [str(event.card) for event in events if isinstance(event, Discarded)] == ["6d", "9c", "4c"]
    game, _, _ = after("classic", "spare")
    assert game.hero.slain == ()


def test_the_fall_is_scored_and_taken_back() -> None:
    game, events, text = after("classic", "fall")
    assert game.hero.health == 14
    assert events[-1] == Fell(player=0, score=-30, health=0)
    assert text.startswith("At 0 health you fall.")
    assert "−30" in text


def test_the_room_that_was_run_from_comes_back_in_its_order() -> None:
    game, events, text = after("classic", "run")
    assert isinstance(events[0], Ran)
    assert " ".join(map(str, game.deck)) == "Qs As Jc Th"
    assert "not twice in a row" in text
    assert "run" not in map(str, game.legal_moves)
    game, events, _ = after("classic", "most")
    assert [str(event.card) for event in events if isinstance(event, Dealt)] == ["Qs", "As", "Jc"]


def test_potions_heal_once_a_room_and_no_further_than_the_most() -> None:
    assert isinstance(after("classic", "second")[1][1], Wasted)
    _, events, _ = after("classic", "most")
    assert [event.amount for event in events if isinstance(event, Healed)] == [8]


def test_the_last_potion_counts_on_top() -> None:
    game, events, text = after("classic", "bonus")
    assert events[-1] == Escaped(player=0, score=30, health=20)
    assert game.outcomes[0] == (True, 30)
    assert "20 health, and your score is 30" in text


def test_sidestep_strikes_an_equal_and_faces_all() -> None:
    _, events, _ = after("sidestep", "equal")
    assert any(isinstance(event, Slain) for event in events)
    assert not any(isinstance(event, Carried) for event in events)
    _, events, text = after("sidestep", "fall")
    assert isinstance(events[-1], Fell)
    assert f"here {events[-1].score};" in text


def test_either_of_two_equal_monsters_may_be_fought_first() -> None:
    run = LessonRun(LESSONS["sidestep"])
    for move in ("-Kc", "5d"):
        run.play(move)
    assert list(map(str, run.wanted)) == ["8cw", "8sw"]
    assert run.play("8cb").instead == (
        "That would fight the 8♣ with bare hands. "
        "Here, fight the 8♣ with the 5♦ or fight the 8♠ with the 5♦. Type 2w or 3w."
    )
    run.play("8sw")
    assert list(map(str, run.wanted)) == ["8cw"]
    assert "That was the 8♠" in run.text


def test_dragons_breaks_shuffles_and_wastes() -> None:
    assert any(isinstance(event, Broke) for event in after("dragons", "breaks")[1])
    assert any(isinstance(event, Shuffled) for event in after("dragons", "run")[1])
    assert any(isinstance(event, Wasted) for event in after("dragons", "wasted")[1])
    assert any(isinstance(event, Healed) for event in after("dragons", "heals")[1])
    assert isinstance(after("dragons", "ace")[1][0], Faced)
    assert isinstance(after("dragons", "ace")[1][1], Equipped)
