"""What can be said of moves before they are made: which are meant, which are too many, and what kills."""

from __future__ import annotations

import pytest

from scoundrel import Card, Game, Move
from scoundrel.errors import IllegalMove
from scoundrel.play.move_checks import armed, check_moves, fatal, find_move, sensible, two_ways


@pytest.fixture
def game() -> Game:
    """A room of a weapon, two monsters and a potion; behind it lies one more room."""
    return Game.from_deck("classic", "5d 7s 4c 8h 9s 3c 2h")


def moves(text: str) -> list[Move]:
    return [Move(code) for code in text.split()]


def after(rules: str, deck: str, played: str) -> Game:
    """A game in which some moves were made."""
    game = Game.from_deck(rules, deck)
    for move in played.split():
        game.play(move)
    return game


# --- The move that is meant --------------------------------------------------------------------------


def test_a_move_is_found_by_its_card(game: Game) -> None:
    assert find_move(game, "7s") == Move("7sb")
    game.play("5d")
    assert find_move(game, "7sw") == Move("7sw")


def test_a_weapon_that_nobody_holds_is_not_named(game: Game) -> None:
    with pytest.raises(IllegalMove, match=r"^you can't fight the 7♠ with a weapon: "):
        find_move(game, "7sw")


def test_a_weapon_that_is_held_is_named() -> None:
    dulled = after("classic", "5d 4s 7c 8h 9s", "5d 4sw")
    with pytest.raises(IllegalMove, match=r"^you can't fight the 7♣ with the 5♦: "):
        find_move(dulled, "7cw")


def test_a_card_that_is_not_there_is_named_as_well(game: Game) -> None:
    with pytest.raises(IllegalMove, match=r"^you can't take the 9♦: "):
        find_move(game, "9d")


# --- Several moves in a line -------------------------------------------------------------------------


def test_a_line_goes_as_far_as_its_room(game: Game) -> None:
    assert check_moves(game.view(0), ["5d", "7sw", "8h"], {0}) == moves("5d 7sw 8h")


@pytest.mark.parametrize("line", ["5d 7sw 8h 4c", "run 9s"])
def test_what_comes_in_the_next_room_is_one_move_too_many(game: Game, line: str) -> None:
    with pytest.raises(IllegalMove, match=r"is one move too many: a line ends where new cards come"):
        check_moves(game.view(0), line.split(), {0})


def test_a_line_may_end_the_game_and_goes_no_further() -> None:
    last = Game.from_position("classic; room 2: 3s 4h 9h 2c; hero 3 weapon 5d")
    assert check_moves(last.view(0), ["2cb", "3sb"], {0}) == moves("2cb 3sb")
    with pytest.raises(IllegalMove, match=r"^you can't drink the 9♥: the game is over"):
        check_moves(last.view(0), ["2cb", "3sb", "9h"], {0})


def test_a_line_ends_where_another_player_moves() -> None:
    duo = Game.deal("dragons-duo", 42, first=0)
    view = duo.view(0)
    first, second = (str(card) for card in duo.room[:2])
    assert len(check_moves(view, [first, second], {0, 1})) == 2
    with pytest.raises(IllegalMove, match=rf"^'{second}' is one move too many"):
        check_moves(view, [first, second], {0})


def test_the_first_move_of_a_line_is_refused_for_its_own_sake() -> None:
    """Whose turn it is has been checked already."""
    duo = Game.deal("dragons-duo", 42, first=1)
    assert len(check_moves(duo.view(1), [str(duo.room[0])], {0})) == 1


# --- A fight that may go either way ------------------------------------------------------------------


def test_a_weapon_in_the_line_is_used_by_the_rest_of_it(game: Game) -> None:
    assert armed(game.view(0), moves("5d 7s 4c")) == moves("5d 7sw 4cw")


def test_a_fight_that_names_its_way_keeps_it(game: Game) -> None:
    assert armed(game.view(0), moves("5d 7sb 4c")) == moves("5d 7sb 4cw")


def test_moves_without_a_way_to_choose_are_left_as_they_are(game: Game) -> None:
    assert armed(game.view(0), moves("7s 8h")) == moves("7s 8h")
    away = Game.from_deck("sidestep", "5d 7s 4c 8h 9s")
    away.play("-8h")
    away.play("5d")
    assert armed(away.view(0), moves("7s")) == moves("7sw")
    fresh = Game.from_position("sidestep; room 2: 7s 4c 8h 9s; hero 20 weapon 5d; deck {2c}")
    assert armed(fresh.view(0), moves("-7s 4c")) == moves("-7s 4cw")


def test_moves_beyond_what_the_player_knows_are_left_as_they_are(game: Game) -> None:
    assert armed(game.view(0), moves("5d 7s 4c 9s 3c")) == moves("5d 7sw 4cw 9s 3c")
    assert armed(game.view(0), moves("5d 9s 7s")) == moves("5d 9s 7s")


def test_the_first_fight_with_two_ways_is_asked_about(game: Game) -> None:
    asked = (
        "the {} can be fought in two ways: answer w for the weapon or b for bare hands, or type {}w or {}b"
    )
    assert str(two_ways(game.view(0), moves("5d 4c 7s"))) == asked.format("4 of clubs", 3, 3)
    assert str(two_ways(game.view(0), moves("5d 7sw 4c"))) == asked.format("4 of clubs", 3, 3)
    assert str(two_ways(game.view(0), moves("4c 5d 7s"))) == asked.format("7 of spades", 2, 2)


def test_where_nothing_can_be_asked_nobody_should_ask(game: Game) -> None:
    with pytest.raises(AssertionError, match="some move was ambiguous"):
        two_ways(game.view(0), moves("7s 8h"))


@pytest.mark.parametrize(
    ("deck", "played", "card", "way"),
    [
        ("5d 3s 4h 9h 2c", "5d", "3s", "3sb"),
        ("5d 4s 4h 9h 2c", "5d", "4s", "4sw"),
        ("5d Ks 3c 9h 2c", "5d Ksw", "3c", "3cw"),
    ],
)
def test_a_new_weapon_is_spared_for_a_small_price(deck: str, played: str, card: str, way: str) -> None:
    assert sensible(after("classic", deck, played), Card(card)) == Move(way)


def test_a_weapon_is_not_spared_at_the_price_of_a_life() -> None:
    weak = Game.from_position("classic; room 2: 3s 4h 9h 2c; hero 3 weapon 5d; deck {5s}")
    assert sensible(weak, Card("3s")) == Move("3sw")
    assert sensible(weak, Card("2c")) == Move("2cb")


# --- What kills --------------------------------------------------------------------------------------


def test_a_line_that_kills_says_what_costs_the_life() -> None:
    weak = Game.from_position("classic; room 2: 3s 4h 9h 5c; hero 6; deck {5s}")
    assert fatal(weak.view(0), moves("3s")) is None
    killed = fatal(weak.view(0), moves("3s 5c"))
    assert killed is not None
    assert (killed.amount, killed.health) == (5, -2)
    assert fatal(weak.view(0), moves("3s 4h 5c")) is None


def test_what_kills_in_the_next_room_is_not_known() -> None:
    weak = Game.from_deck("classic", "Ks 4h 9h 2c As Ac 8s 9s")
    weak.play("Ks")
    assert fatal(weak.view(0), moves("9h 2c As Ac")) is None
