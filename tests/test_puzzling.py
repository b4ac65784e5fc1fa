"""The path of puzzles: which are open, which comes next, and what solving one brings."""

from __future__ import annotations

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from scoundrel.coach.puzzles import Level, of_level, puzzles
from scoundrel.errors import StoreError
from scoundrel.game import Game
from scoundrel.history.mistakes import Mistake
from scoundrel.history.profile import solved_days, solved_puzzles
from scoundrel.history.solving import open_mistake, open_puzzle, open_todays_puzzle
from scoundrel.play.flow import End, Thinking
from scoundrel.play.memory import MemoryStore
from scoundrel.play.puzzling import AHEAD, PuzzleRun, choose_puzzle, next_puzzle, reached

DAY = date(2026, 11, 15)
FREE = MemoryStore().begin(Game.deal("classic", 1))
NUMBERS = [puzzle.number for puzzle in puzzles()]
SOLVED = st.sets(st.sampled_from([*NUMBERS, 0, 9999]))
"""Any of the puzzles, and some that are not there (any more)."""


def test_puzzles_are_numbered_within_their_level() -> None:
    for level in Level:
        assert [each.place for each in of_level(level)] == list(range(1, len(of_level(level)) + 1))
        assert [each.number for each in of_level(level)] == sorted(each.number for each in of_level(level))
    assert sum(len(of_level(level)) for level in Level) == len(puzzles())


def test_a_puzzle_is_chosen_by_its_number_or_by_its_place() -> None:
    for each in puzzles():
        assert choose_puzzle(number=each.number) is each
        assert choose_puzzle(each.level.value, number=each.place) is each


def test_at_first_a_few_are_open_and_solving_opens_the_next() -> None:
    for level in Level:
        all_of_it = of_level(level)
        assert reached(level, []) == all_of_it[:AHEAD]
        assert reached(level, [all_of_it[2].number]) == all_of_it[: AHEAD + 1]


@given(SOLVED)
def test_what_is_solved_stays_open_and_solving_closes_nothing(solved: set[int]) -> None:
    for level in Level:
        open_ones = {each.number for each in reached(level, solved)}
        all_of_it = {each.number for each in of_level(level)}
        assert solved & all_of_it <= open_ones <= all_of_it
        assert len(open_ones - solved) == min(AHEAD, len(all_of_it - solved))
        for number in open_ones - solved:
            assert open_ones <= {each.number for each in reached(level, solved | {number})}


@given(SOLVED, SOLVED, st.sampled_from(puzzles()))
def test_the_next_is_open_unsolved_and_of_the_same_level_while_there_are_any(
    solved: set[int], told: set[int], puzzle: object
) -> None:
    here = next(each for each in puzzles() if each is puzzle)
    following = PuzzleRun(here, told).following(solved)
    waiting = {
        level: [each for each in reached(level, solved) if each.number not in solved | told | {here.number}]
        for level in Level
    }
    if following is None:
        assert not any(waiting.values())
        return
    assert following in waiting[following.level]
    if waiting[here.level]:
        assert following.level is here.level
        later = [each for each in waiting[here.level] if each.number > here.number]
        assert following is (later or waiting[here.level])[0]


def test_the_path_can_be_walked_to_its_end() -> None:
    solved: list[int] = []
    here = next_puzzle(solved)
    while here is not None:
        solved.append(here.number)
        here = PuzzleRun(here).following(solved)
    assert sorted(solved) == NUMBERS
    levels = [choose_puzzle(number=number).level for number in solved]
    assert levels == sorted(levels, key=list(Level).index)


# --- What solving one brings -----------------------------------------------------------------------------


class FullDisk(MemoryStore):
    """A store that can be read, but not written to."""

    def change_setting(self, *_: object) -> None:
        raise StoreError("the disk is full")


def solved(run: PuzzleRun) -> tuple[str, ...]:
    """What is said when the best plan is played."""
    run.play(*run.puzzle.moves)
    verdict = run.comes_next
    assert isinstance(verdict, Thinking)
    return verdict.done().said


def test_a_puzzle_of_the_program_counts_and_that_of_the_day_for_its_day() -> None:
    store = MemoryStore()
    solved(open_puzzle(choose_puzzle(number=3), store, DAY))
    assert (solved_puzzles(store), solved_days(store)) == ([3], frozenset())
    todays = open_todays_puzzle(store, DAY)
    solved(todays)
    assert solved_puzzles(store) == sorted({3, todays.puzzle.number})
    assert solved_days(store) == {DAY}


def test_a_verdict_that_cannot_be_saved_is_told_all_the_same() -> None:
    mistake = Mistake(FREE, choose_puzzle(number=3), room=5)
    for run in (
        open_puzzle(choose_puzzle(number=3), FullDisk(), DAY),
        open_todays_puzzle(FullDisk(), DAY),
        open_mistake(mistake, FullDisk(), DAY),
    ):
        said = solved(run)
        assert said[0].startswith("Right.")
        assert said[-1] == "The disk is full."
        assert isinstance(run.comes_next, End)


def test_without_a_store_a_solved_mistake_is_not_said_to_go_away() -> None:
    mistake = Mistake(FREE, choose_puzzle(number=3), room=5)
    assert "will not come back" not in " ".join(solved(open_mistake(mistake, None, DAY)))
    assert "will not come back" in solved(open_mistake(mistake, MemoryStore(), DAY))[-1]
