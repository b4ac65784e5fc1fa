"""The way through the dungeon: how many rooms there are, and how a hero left each."""

import pytest

from scoundrel import RULEBOOK, Game
from scoundrel.bots import make_bot
from scoundrel.events import Ran
from scoundrel.play.way import Cell, way_of

ENDED = {Cell.ESCAPED, Cell.FELL}


def _played(rules: str, seed: int) -> list[Game]:
    """A game after each of its moves."""
    game = Game.deal(rules, seed)
    bot = make_bot("greedy", game.rules)
    states = [game.copy()]
    while not game.over and len(game.moves) < 400:
        game.play(bot.choose(game.view(game.turn)).move)
        states.append(game.copy())
    return states


@pytest.mark.parametrize("seed", range(12))
def test_a_classic_dungeon_has_fifteen_rooms_whatever_is_run_from(seed: int) -> None:
    for game in _played("classic", seed):
        assert way_of(game, game.turns).rooms == 15


@pytest.mark.parametrize("rules", RULEBOOK)
@pytest.mark.parametrize("seed", range(4))
def test_the_way_of_a_finished_game_ends_for_everybody(rules: str, seed: int) -> None:
    game = _played(rules, seed)[-1]
    way = way_of(game, game.turns)
    assert len({len(row) for row in way.rows}) == 1
    for row, outcome in zip(way.rows, game.outcomes, strict=True):
        if outcome is None:
            continue
        last = Cell.ESCAPED if outcome.won else Cell.FELL
        assert [cell for cell in row if cell in ENDED] == [last]
        assert set(row[row.index(last) + 1 :]) <= {Cell.AHEAD}
        assert Cell.HERE not in row


def test_rooms_passed_never_change_and_only_the_last_is_here() -> None:
    passed: tuple[Cell, ...] = ()
    for game in _played("classic", 3):
        row = way_of(game, game.turns).rows[0]
        kept = row[: row.index(Cell.HERE)] if Cell.HERE in row else row
        assert kept[: len(passed)] == passed
        passed = tuple(cell for cell in kept if cell not in ENDED | {Cell.AHEAD})


def test_a_room_that_is_run_from_is_not_passed() -> None:
    game = Game.deal("classic", 42)
    assert isinstance(game.play("run")[0], Ran)
    way = way_of(game, game.turns)
    assert (way.room, way.rows[0][0]) == (1, Cell.HERE)


def test_a_cell_is_the_health_on_leaving_the_room() -> None:
    game = Game.from_deck("classic", "As 2s 3s 2d 4s 5s 6s 7s")
    for move in ("Asb", "2d", "2sb"):
        game.play(move)
    assert game.hero.health == 4
    assert way_of(game, game.turns).rows[0][:2] == (Cell.LOW, Cell.HERE)
