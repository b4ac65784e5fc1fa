"""Document 004's contract: its state by its own names, and its nine primitives."""

from __future__ import annotations

from random import Random

import pytest

from scoundrel import AmbiguousMove, BadSetting, Game, IllegalMove, InvalidMove
from scoundrel.digital import DigitalGame, State, state_of
from scoundrel.notation.moves import Action, Way

DECK = "Js 8d 6h 4c 2c 3c 5c"
STATE = [
    "deck",
    "discard",
    "health",
    "equippedWeapon",
    "defeatedByWeapon",
    "currentRoom",
    "skipAvailable",
    "gameOutcome",
    "roomActionCount",
    "roomPotionCount",
]
PRIMITIVES = [
    "deal_initial_room",
    "skip_room",
    "play_card",
    "complete_room",
    "equip_weapon",
    "fight_monster",
    "consume_potion",
    "check_win_on_refill",
    "clamp_health",
]


def dealt(deck: str = DECK) -> DigitalGame:
    game = DigitalGame(deck)
    game.deal_initial_room()
    return game


def test_the_state_has_the_names_of_the_document() -> None:
    assert list(state_of(Game.deal("digital", 1))) == STATE
    assert list(State.__annotations__) == STATE


@pytest.mark.parametrize("name", PRIMITIVES)
def test_every_primitive_can_be_called(name: str) -> None:
    assert callable(getattr(DigitalGame, name))


def test_the_walkthrough_of_the_document() -> None:
    game = dealt()
    game.equip_weapon("8d")
    game.fight_monster("Js", use_weapon=True)
    assert game.state["health"] == 17
    assert game.state["defeatedByWeapon"] == [11]
    game.consume_potion("6h")
    assert game.state["health"] == 20
    assert (game.state["roomActionCount"], game.state["roomPotionCount"]) == (3, 1)
    game.complete_room()
    assert game.state == {
        "deck": [],
        "discard": ["6h"],
        "health": 20,
        "equippedWeapon": "8d",
        "defeatedByWeapon": [11],
        "currentRoom": ["4c", "2c", "3c", "5c"],
        "skipAvailable": False,
        "gameOutcome": None,
        "roomActionCount": 0,
        "roomPotionCount": 0,
    }


def test_the_state_of_a_view_hides_what_the_player_may_not_know() -> None:
    game = Game.from_deck("digital", "Js 8d 6h 4c 2c 3c 5c 7c 9c")
    game.play("run")
    state = state_of(game.view(0))
    assert state["deck"] == [None, "Js", "8d", "6h", "4c"]
    assert state | {"deck": []} == state_of(game) | {"deck": []}
    assert state_of(game)["deck"] == ["9c", "Js", "8d", "6h", "4c"]


def test_skipping_is_available_once_in_a_row_and_before_the_first_card() -> None:
    game = dealt("Js 8d 6h 4c 2c 3c 5c 7c 9c Tc Jc")
    assert game.state["skipAvailable"]
    game.skip_room()
    assert game.state["currentRoom"] == ["2c", "3c", "5c", "7c"]
    assert game.state["deck"] == ["9c", "Tc", "Jc", "Js", "8d", "6h", "4c"]
    assert not game.state["skipAvailable"]
    with pytest.raises(IllegalMove, match="can't be skipped now"):
        game.skip_room()


def test_a_room_is_completed_when_it_is_done_and_not_before() -> None:
    game = dealt()
    game.play_card(1)
    with pytest.raises(IllegalMove, match="not finished"):
        game.complete_room()
    with pytest.raises(IllegalMove, match="not finished"):
        game.check_win_on_refill()
    game.play_card(2)
    game.play_card(3, use_weapon=False)
    with pytest.raises(IllegalMove, match="complete it first"):
        game.play_card(0, use_weapon=True)


def test_the_game_is_won_when_a_room_cannot_be_filled() -> None:
    game = dealt("2d 3d 2h 4c 5c")
    for slot in (0, 1, 2):
        game.play_card(slot)
    assert game.check_win_on_refill()
    assert game.state["gameOutcome"] == "win"
    with pytest.raises(IllegalMove, match="the game is over"):
        game.complete_room()


def test_health_stops_at_zero_and_the_game_is_lost() -> None:
    game = dealt("Ac Kc 2d 3d 4d")
    game.fight_monster("Ac", use_weapon=False)
    game.fight_monster("Kc", use_weapon=False)
    game.clamp_health()
    assert (game.state["health"], game.state["gameOutcome"]) == (0, "loss")
    with pytest.raises(IllegalMove, match="the game is over"):
        game.play_card(2)


def test_a_monster_with_two_ways_asks_for_one() -> None:
    game = dealt()
    game.equip_weapon("8d")
    with pytest.raises(AmbiguousMove, match="two ways"):
        game.play_card(0)
    game.play_card(3, use_weapon=True)
    before = game.state
    with pytest.raises(IllegalMove, match="Js can't be fought with the weapon"):
        game.play_card(0, use_weapon=True)
    assert game.state == before


def test_a_primitive_called_at_the_wrong_time_is_refused_and_changes_nothing() -> None:
    game = dealt()
    before = game.state
    with pytest.raises(IllegalMove, match="already"):
        game.deal_initial_room()
    with pytest.raises(IllegalMove, match="no card in slot 4"):
        game.play_card(4)
    with pytest.raises(IllegalMove, match="no card in slot −1"):
        game.play_card(-1)
    with pytest.raises(InvalidMove, match="6h is a potion, not a weapon"):
        game.equip_weapon("6h")
    with pytest.raises(IllegalMove, match="9d is not in the room"):
        game.equip_weapon("9d")
    assert game.state == before
    with pytest.raises(BadSetting, match="for one player"):
        DigitalGame(rules="dragons-duo")


@pytest.mark.parametrize("rules", ["classic", "easy", "hard", "original", "dragons", "digital"])
def test_primitives_play_the_same_games_as_moves(rules: str) -> None:
    for seed in range(12):
        chance, game, digital = Random(seed), Game.deal(rules, seed), DigitalGame(seed=seed, rules=rules)
        digital.deal_initial_room()
        while not game.over:
            assert digital.state == state_of(game)
            move = chance.choice(game.legal_moves)
            if move.action is Action.RUN:
                digital.skip_room()
            else:
                assert move.card is not None
                digital.play_card(game.room.index(move.card), move.way and move.way is Way.WEAPON)
                if is_done(digital.state):
                    digital.complete_room()
            game.play(move)
        assert digital.state == state_of(game)


def is_done(state: State) -> bool:
    resolved = state["roomActionCount"] == 3 or not any(state["currentRoom"])
    return resolved and state["gameOutcome"] is None
