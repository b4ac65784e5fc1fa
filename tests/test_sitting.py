"""A game at the table with its place among the saved ones, and what is counted of it afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scoundrel import Game
from scoundrel.coach.puzzles import puzzles
from scoundrel.errors import IllegalMove
from scoundrel.notation.moves import Move
from scoundrel.parlour.puzzling import PuzzleRun
from scoundrel.parlour.sitting import Sitting
from scoundrel.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened


# --- Several moves at once -----------------------------------------------------------------------------


def test_moves_of_one_room_are_made_together_and_kept(store: Store) -> None:
    sitting = Sitting.begin(store, Game.deal("classic", 42))
    sitting.play_all(["8d", "4cw", "8h"])
    assert sitting.saved is not None
    assert [str(move) for move in store.load(sitting.saved).moves] == ["8d", "4cw", "8h"]


@pytest.mark.parametrize("moves", [("run", "2c"), ("2h", "8cb", "Tcb", "2c")])
def test_a_refused_line_tells_nothing_of_the_next_room(moves: tuple[str, ...]) -> None:
    sitting = Sitting(Game.from_deck("classic", "2h 8c Tc Ts 3d 4d 5d 6d"))
    before = sitting.game.position()
    with pytest.raises(IllegalMove, match="^'2c' is one move too many: a line ends where new cards come"):
        sitting.play_all(moves)
    assert sitting.game.position() == before


def test_nobody_moves_for_a_bot() -> None:
    sitting = Sitting(Game.deal("dragons-duo", 1), seats=("human", "random"))
    mine, bots = sitting.game.legal_moves[-2:]
    with pytest.raises(IllegalMove, match="one move too many"):
        sitting.play_all([mine, bots])
    assert sitting.game.moves == ()
    sitting.play(mine)
    assert sitting.bot_to_move == "random"


def test_two_humans_may_move_in_one_line() -> None:
    sitting = Sitting(Game.deal("dragons-duo", 1))
    sitting.play_all(sitting.game.legal_moves[-2:])
    assert len(sitting.game.moves) == 2


def test_a_puzzle_ends_with_its_room() -> None:
    puzzle = next(each for each in puzzles() if len(each.moves) == 3)
    run = PuzzleRun(puzzle)
    with pytest.raises(IllegalMove, match="one move too many"):
        run.play_all([*map(Move, puzzle.moves), Move("2c")])
    assert run.game.moves == ()
    run.play_all([*map(Move, puzzle.moves)])
    assert run.done
