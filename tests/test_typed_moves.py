"""What a player types, read as moves: slots, names and codes, one or several in a line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoundrel import Game
from scoundrel.errors import IllegalMove, InvalidMove, MoveError
from scoundrel.play.typed_moves import Answer, read_answer, read_moves


@pytest.fixture
def game() -> Game:
    """A room of a weapon, two monsters and a potion."""
    return Game.from_deck("classic", "5d 7s 4c 8h 9s 3c 2h")


def read(game: Game, line: str) -> str:
    return " ".join(map(str, read_moves(game, line)))


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("2 4", "7s 8h"),
        ("1 2w 4", "5d 7sw 8h"),
        ("1 4cw 7sb", "5d 4cw 7sb"),
        ("5d 2w 8h", "5d 7sw 8h"),
        ("1. 1 2 w 4", "5d 7sw 8h"),
        ("1, 2w, 4", "5d 7sw 8h"),
        ("5 of diamonds 7 of spades with bare hands 4", "5d 7sb 8h"),
        ("the ace of clubs b ten of hearts 3", "Acb Th 4c"),
        ("-2 4", "-7s 8h"),
        ("put away 2 the 4 of clubs", "-7s 4c"),
        ("put away 7s 4c", "-7s 4c"),
        ("3 with my weapon 2 BARE HANDS", "4cw 7sb"),
        ("run", "run"),
        ("R", "run"),
        ("2.", "7s"),
        ("10♥ ♣4W −7♠", "Th 4cw -7s"),
        ("Xc joker of clubs X♠w", "Xc Xc Xsw"),
        ("green dragon the Bone Dragon with bare hands", "Xc Xsb"),
        ("take the 2 of diamonds", "2d"),
        ("fight the five of clubs with bare hands", "5cb"),
        ("Take up the five of diamonds, then fight 2 bare-handed and drink the 8 of hearts", "5d 7sb 8h"),
        ("kill 3 with my weapon", "4cw"),
        ("put the 7 of spades away", "-7s"),
        ("run from this room", "run"),
        ("fight the bone dragon barehanded", "Xsb"),
    ],
)
def test_slots_names_and_codes_mix_in_a_line(game: Game, line: str, moves: str) -> None:
    assert read(game, line) == moves


def test_slots_are_counted_in_the_room_as_it_is_now(game: Game) -> None:
    game.play("5d")
    assert read(game, "2w 3w") == "7sw 4cw"
    with pytest.raises(IllegalMove, match="no card in slot '1': there are cards in 2, 3, 4"):
        read_moves(game, "2w 1")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1b", "'1b' is not a move: the 5♦ is a weapon, not a monster"),
        ("2 1 with bare hands", "'1 with bare hands' is not a move: the 5♦ is a weapon, not a monster"),
        ("8HW", "'8HW' is not a move: the 8♥ is a potion, not a monster"),
        ("8 of hearts b", "'8 of hearts b' is not a move: the 8♥ is a potion, not a monster"),
        ("11 of clubs", "'11 of clubs' is not a move: type a card"),
        ("joker of hearts", "'joker of hearts' is not a move: type a card"),
        ("2 what", "'what' is not a move: type a card"),
        ("-2w", "'-2w' is not a move: type a card"),
        ("7sx", "'7sx' is not a move: type a card"),
        ("put away", "'put' is not a move: type a card"),
        (" , ", "an empty line is not a move"),
        ("drink 1", "'drink 1' is not a move: the 5♦ is a weapon, not a potion"),
        (
            "wield the 7 of spades",
            "'wield the 7 of spades' is not a move: the 7♠ is a monster, not a weapon",
        ),
        ("fight", "'fight' is not a move: type a card"),
        ("fight the 11 of clubs", "'fight the 11 of clubs' is not a move: type a card"),
        ("fight 2 with the 11 of clubs", "'fight 2 with the 11 of clubs' is not a move: type a card"),
    ],
)
def test_a_refusal_quotes_what_was_typed(game: Game, line: str, why: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        read_moves(game, line)
    assert str(refused.value).startswith(why)


WORDS = st.sampled_from(
    ["1", "4", "7s", "8h", "w", "b", "of", "the", "put", "away", "run", "clubs", "-", ",", "."]
)


@given(st.text() | st.lists(WORDS).map(" ".join))
def test_any_line_is_moves_or_a_sentence(line: str) -> None:
    try:
        assert read_moves(Game.deal("classic", 42), line)
    except MoveError as error:
        assert "\n" not in str(error)


def test_a_fight_may_name_the_weapon(game: Game) -> None:
    game.play("5d")
    assert read(game, "fight the 7 of spades with the 5 of diamonds") == "7sw"
    with pytest.raises(IllegalMove, match="you don't hold the 9♦"):
        read_moves(game, "fight the 7 of spades with my nine of diamonds")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("w", Answer.WEAPON),
        ("with my weapon", Answer.WEAPON),
        ("B", Answer.BARE),
        ("bare hands.", Answer.BARE),
        ("Yes", Answer.YES),
        ("n", Answer.NO),
        ("2w", None),
        ("", None),
    ],
)
def test_a_line_may_be_the_answer_to_a_question(line: str, answer: Answer | None) -> None:
    assert read_answer(line) is answer
