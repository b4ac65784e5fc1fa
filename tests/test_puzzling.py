"""The path of puzzles: which are open, and which comes next."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from scoundrel.coach.puzzles import Level, of_level, puzzles
from scoundrel.play.puzzling import AHEAD, PuzzleRun, choose_puzzle, next_puzzle, reached

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
