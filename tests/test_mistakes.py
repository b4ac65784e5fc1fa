"""A player's own mistakes come back as puzzles, and go away once they are solved."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from textual.widgets import OptionList

from scoundrel import Move
from scoundrel.coach.puzzles import puzzles
from scoundrel.coach.review import Grade, judged
from scoundrel.history.mistakes import NEAR, Mistake, mistakes, next_mistake
from scoundrel.history.profile import MISTAKES, solve_mistake, solved_mistakes, solved_puzzles
from scoundrel.history.tendencies import last_played
from scoundrel.play.flow import End
from scoundrel.play.puzzling import PuzzleRun
from scoundrel.play.sitting import Sitting
from scoundrel.store import Kind, Store
from scoundrel.tui.dialogs import TextScreen
from scoundrel.tui.puzzles import PuzzlesScreen
from scoundrel.tui.table import TableScreen
from tests.screens import awaited, seated
from tests.test_ending import played_by
from tests.test_plain import Terminal

GAME = played_by("greedy", 2)
"""A lost game with two mistakes and two blunders."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened


def found_in(store: Store) -> list[Mistake]:
    return list(mistakes(last_played(store), solved_mistakes(store)))


def solve_it(run: PuzzleRun) -> str:
    """Play the best plan; what is said of it."""
    run.play(*map(Move, run.puzzle.moves))
    thinking = run.comes_next
    return " ".join(thinking.done().said)  # type: ignore[union-attr]


def test_the_rooms_of_mistakes_come_back(store: Store) -> None:
    saved = store.begin(GAME)
    found = found_in(store)
    lapses = {
        each.room_number: each for each in judged(GAME) if each.grade in (Grade.MISTAKE, Grade.BLUNDER)
    }
    day = saved.changed.astimezone()
    assert [each.room for each in found] == list(lapses) == [6, 7, 8, 11]
    for mistake in found:
        where, puzzle, room = mistake
        assert where == saved
        assert mistake.title == f"Your game of {day.day} {day:%B}, room {room}"
        assert puzzle.near == NEAR
        assert puzzle.number not in {each.number for each in puzzles()}
        # Only what was unseen then is hidden now, in another order.
        then = GAME.after(lapses[room].move_number)
        assert puzzle.game().view(0) == then.view(0)
        assert puzzle.position == then.view(0).position()


def test_the_best_plan_solves_it_and_what_was_played_does_not(store: Store) -> None:
    store.begin(GAME)
    mistake = found_in(store)[0]
    played = next(each for each in judged(GAME) if each.room_number == mistake.room)
    run = PuzzleRun(mistake.puzzle, own_title=mistake)
    assert run.title == mistake.title
    run.play(*played.moves)
    said = run.comes_next.done().said  # type: ignore[union-attr]
    assert said[0] == "Not the best plan."
    told = PuzzleRun(mistake.puzzle, own_title=mistake)
    assert solve_it(told).startswith("Right.")
    assert isinstance(told.comes_next, End)


def test_a_solved_mistake_goes_away_and_is_no_other_puzzle(store: Store) -> None:
    store.begin(GAME)
    first, *others = found_in(store)
    assert next_mistake(store) == first
    solve_mistake(store, first.puzzle.number)
    assert found_in(store) == others
    assert next_mistake(store) == others[0]
    assert solved_puzzles(store) == []
    assert store.earned() == {}


def test_only_counted_games_are_looked_at(store: Store) -> None:
    store.begin(GAME, Kind.IMPORTED)
    Sitting.try_again(store, GAME, 2)
    assert next_mistake(store) is None
    assert found_in(store) == []


def test_invalid_values_in_the_setting_are_ignored(store: Store) -> None:
    store.begin(GAME)
    everything = found_in(store)
    store.change_setting(MISTAKES, [0, ""], lambda _: ["x", 2.5])
    assert found_in(store) == everything


# --- In plain mode and on the screen -------------------------------------------------------------------


def test_a_mistake_is_solved_in_plain_mode(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.begin(GAME)
        first, second = found_in(store)[:2]
    with Terminal(tmp_path, "--seed", "7") as terminal:
        said = terminal.type("puzzle mine")
        assert f"{first.title}: find a better plan." in said
        said = terminal.type(" ".join(first.puzzle.moves))
        assert "Right." in said
        assert "That mistake is solved, and will not come back." in said
        assert second.title in terminal.type("puzzle MINE")
    with Store.open(tmp_path) as store:
        assert solved_mistakes(store) == [first.puzzle.number]


def test_a_player_without_mistakes_is_told_so(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--seed", "7") as terminal:
        assert "There is no mistake of yours to solve" in terminal.type("puzzle mine")
        assert "easy, medium, hard, daily, or mine" in terminal.type("puzzle his")


@awaited
async def test_mistakes_are_the_first_section_and_are_marked_when_solved(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.begin(GAME)
        first = found_in(store)[0]
    async with seated(tmp_path) as seat:
        await seat.press("p")
        await seat.comes_to(PuzzlesScreen)
        await seat.sees("Your mistakes", f"· {first.title} · Classic Scoundrel, lost −43")
        menu = seat.app.screen.query_one(OptionList)
        menu.highlighted = 1
        await seat.press("enter")
        await seat.comes_to(TableScreen)
        await seat.sees(first.title)
        run = seat.table.flow
        assert isinstance(run, PuzzleRun)
        seat.table._try(lambda: run.play(*map(Move, first.puzzle.moves)))
        await seat.comes_to(TextScreen)
        await seat.sees("Right.", "That mistake is solved")
        await seat.press("escape")
        await seat.comes_to(PuzzlesScreen)
        await seat.sees(f"✓ {first.title}")
        await seat.press("escape", "p")
        await seat.comes_to(PuzzlesScreen)
        await seat.sees("Your mistakes")
        await seat.until(lambda: "looking" not in seat.text)
        assert first.title not in seat.text


@awaited
async def test_without_mistakes_there_is_no_section(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("p")
        await seat.comes_to(PuzzlesScreen)
        await seat.sees("Easy")
        assert "Your mistakes" not in seat.text


def test_a_plan_that_is_nearly_as_good_is_right_too(store: Store) -> None:
    """In room 6 two plans are close; a player who finds the second must not be told that it is wrong."""
    store.begin(GAME)
    puzzle = found_in(store)[0].puzzle
    best, second = puzzle.check(tuple(map(Move, puzzle.moves))).plans[:2]
    assert best.value - second.value < puzzle.near
    assert puzzle.check(second.moves).right
    assert not replace(puzzle, near=0.0).check(second.moves).right
