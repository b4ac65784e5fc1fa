"""The library: what `Game` promises its users."""

from __future__ import annotations

import copy
import pickle
from functools import reduce
from operator import and_, or_

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scoundrel
from scoundrel import (
    RULEBOOK,
    AmbiguousMove,
    Card,
    DeckError,
    Game,
    IllegalMove,
    InvalidMove,
    Move,
    Outcome,
    RecordError,
    Refusal,
    Way,
)
from scoundrel.deals import fresh_seed
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
    PutAway,
    Ran,
    Shuffled,
    Slain,
    Wasted,
)
from scoundrel.state import Turn
from scoundrel.words.choices import choices
from scoundrel.words.heroes import hero_line
from tests.strategies import games


def kinds(events: tuple[Event, ...]) -> list[type[Event]]:
    return [type(event) for event in events]


def test_deal_42_is_the_deal_it_always_was() -> None:
    game = Game.deal("classic", seed=42)
    top = " ".join(map(str, [*game.room, *game.deck][:10]))
    assert top == "2d 8d 8h 4c 5c Ts 3c 6h 3h 6c"


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert Game.deal("classic", 7).position() == Game.deal("classic", "7").position()


def test_without_a_seed_each_deal_is_a_fresh_one() -> None:
    assert Game.deal("classic").seed != Game.deal("classic").seed


def test_a_fresh_seed_has_128_bits() -> None:
    """With fewer, trying them all could find the deck by what the first rooms show."""
    seeds = [int(fresh_seed(), 16) for _ in range(400)]
    assert reduce(or_, seeds) == 2**128 - 1
    assert reduce(and_, seeds) == 0


def test_a_seed_of_another_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="float"):
        Game.deal("classic", 1.5)  # type: ignore[arg-type]


def test_fighting_with_the_weapon_tells_its_events() -> None:
    game = Game.from_deck("classic", "5d 8c 3h 2c 9s")
    assert game.play("5d") == (Faced(0, Card("5d"), 0), Equipped(0, Card("5d")))
    assert game.play("8cw") == (
        Faced(0, Card("8c"), 1),
        Damaged(0, Card("8c"), 3, 17),
        Slain(0, Card("8c"), Card("5d")),
    )


def test_the_last_card_of_a_room_brings_the_next_room() -> None:
    game = Game.from_deck("classic", "5d 8c 3h 2c 9s")
    game.play("8cb")
    game.play("3h")
    assert game.play("5d")[2:] == (Carried(Card("2c"), 0), Dealt(Card("9s"), 1))
    assert game.room == (Card("2c"), Card("9s"), None, None)


def test_a_potion_s_event_says_how_much_it_healed() -> None:
    game = Game.from_deck("classic", "8c 5h 6h 2c")
    game.play("8c")
    assert game.play("5h")[1] == Healed(0, Card("5h"), 5, 17)
    assert game.play("6h")[1] == Wasted(0, Card("6h"))


def test_running_tells_what_lies_there_now() -> None:
    game = Game.from_deck("classic", "2c 3c 4c 5c 6c")
    assert kinds(game.play("run")) == [Ran, Dealt, Dealt, Dealt, Dealt]
    assert game.view(0).known == (Card("5c"),)
    assert game.room == (Card("6c"), Card("2c"), Card("3c"), Card("4c"))


def test_running_in_dragons_shuffles() -> None:
    game = Game.from_deck("dragons", "2c 3c 4c 5c 6c 7c", seed="any")
    assert kinds(game.play("run"))[:2] == [Ran, Shuffled]
    assert game.view(0).known == ()


def test_putting_a_card_away() -> None:
    game = Game.from_deck("sidestep", "2c 3c 4c 5c 6c")
    assert game.play("-3c") == (PutAway(0, Card("3c"), 1),)
    assert game.deck == (Card("6c"), Card("3c"))


def test_a_weapon_breaks_in_dragons() -> None:
    game = Game.from_deck("dragons", "5d 8c 8s 2c", seed="any")
    game.play("5d")
    game.play("8c")
    events = game.play("8s")
    assert Broke(0, Card("5d"), Card("8s")) in events
    discarded = [event.card for event in events if isinstance(event, Discarded)]
    assert discarded == [Card("5d"), Card("8c"), Card("8s")]


def test_falling_and_escaping() -> None:
    lost = Game.from_deck("classic", "Ac As 2h 3h")
    lost.play("Ac")
    assert lost.play("As")[-1] == Fell(0, -8, -8)
    assert lost.outcomes == (Outcome(False, -8),)
    won = Game.from_deck("classic", "2h")
    assert won.play("2h")[-1] == Escaped(0, 22, 20)
    assert won.outcomes == (Outcome(True, 22),)
    assert won.legal_moves == ()


def test_events_name_the_player_they_happen_to() -> None:
    game = Game.from_deck("dragons-duo", "2c 5d 6d 7c 4h 5h 3c 2s 8c", seed="any")
    assert game.play("2c")[0] == Faced(0, Card("2c"), 0)
    assert game.play("5d") == (Faced(1, Card("5d"), 1), Equipped(1, Card("5d")))
    assert game.play("4h")[1] == Healed(0, Card("4h"), 2, 20)
    assert game.play("5h")[1:] == (Healed(1, Card("5h"), 0, 20), Discarded(1, Card("5h")))
    assert game.play("7c")[1:] == (Damaged(0, Card("7c"), 7, 13), Discarded(0, Card("7c")))
    # The last card of the room was the second player's, who starts the next one.
    last = game.play("6d")
    assert last[1:3] == (Discarded(1, Card("5d")), Equipped(1, Card("6d")))
    assert last[3:] == (Carried(Card("3c"), 0), Dealt(Card("2s"), 1), Dealt(Card("8c"), 2))
    assert game.turn == 1


def test_a_second_potion_in_a_row_is_wasted_for_the_player_who_drinks_it() -> None:
    game = Game.from_deck("dragons-duo", "2h 3h 4h 5h 2c 3c 4c", seed="any")
    game.play("2h")
    game.play("3h")
    game.play("4h")
    assert game.play("5h")[1] == Wasted(1, Card("5h"))


def test_the_player_who_starts_the_room_runs_for_both() -> None:
    game = Game.deal(RULEBOOK["dragons-duo"].replace(room_size=2, avoid_in_a_row=True), 1)
    assert game.play("run")[0] == Ran(0)
    game.play(game.legal_moves[1])
    assert game.turn == 0
    assert game.play("run")[0] == Ran(0)


def test_what_is_carried_lies_in_the_first_slots() -> None:
    game = Game.from_deck("classic carried=2", "2c 3c 4c 5c")
    game.play("2c")
    assert game.play("4c")[3:] == (Carried(Card("3c"), 0), Carried(Card("5c"), 1))


def test_the_opening_tells_the_first_room() -> None:
    game = Game.from_deck("classic", "2c 3c")
    assert game.opening == (Dealt(Card("2c"), 0), Dealt(Card("3c"), 1))


@pytest.mark.parametrize(
    ("move", "error", "says"),
    [
        ("7x", InvalidMove, "'7x' is not a move"),
        ("", InvalidMove, "is not a move"),
        ("5dw", InvalidMove, "5♦ is a weapon, not a monster"),
        ("Ks", IllegalMove, "K♠ is not in the room"),
        ("-8c", IllegalMove, "don't allow putting a card away"),
        ("8c", AmbiguousMove, "write 8cw for the weapon, 8cb for bare hands"),
        ("9cw", IllegalMove, "5♦ strikes only monsters below 6"),
        ("run", IllegalMove, "a card of this room has been faced"),
    ],
)
def test_a_move_that_cannot_be_made(move: str, error: type[Exception], says: str) -> None:
    game = Game.from_deck("classic", "5d 6c 2h 8c 9c 3c 4c")
    game.play("5d")
    if error is IllegalMove:
        game.play("6cw")
        game.play("2h")
        game.play("4cb")
    before = game.position()
    with pytest.raises(error, match=says):
        game.play(move)
    assert game.position() == before
    assert issubclass(error, ValueError)


def test_a_card_may_go_without_its_letter_where_one_way_is_legal() -> None:
    game = Game.from_deck("classic", "8c 2h 3h 4h")
    game.play("8c")
    assert game.moves == (Move("8cb"),)


def test_where_the_rules_leave_no_choice_a_letter_is_refused() -> None:
    game = Game.from_deck("dragons", "8c 2h 3h 4h", seed="any")
    assert Move("8c") in game.legal_moves
    with pytest.raises(IllegalMove, match="no choice"):
        game.play("8cb")


@pytest.mark.parametrize(
    ("deck", "says"),
    [
        ("", "at least one card"),
        ("Ad", "Ad is not in the deck of classic"),
        ("2c 2c", "2c is given 2 times, but the deck has it only once"),
    ],
)
def test_a_deck_that_cannot_be_dealt(deck: str, says: str) -> None:
    with pytest.raises(DeckError, match=says):
        Game.from_deck("classic", deck)


def test_why_a_room_cannot_be_avoided() -> None:
    assert Game.deal("hard", 1).refusal is Refusal.NEVER
    game = Game.deal("classic", 1)
    assert game.refusal is None
    game.play("run")
    assert game.refusal is Refusal.IN_A_ROW
    assert Game.from_deck("classic", "2c 3c 4c").refusal is Refusal.ROOM_NOT_FULL
    assert Game.from_deck("classic", "2c 3c 4c 5c").refusal is Refusal.DECK_EMPTY


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(IllegalMove, match="no move to take back"):
        Game.deal("classic", 1).undo()


@given(games())
def test_undo_goes_back_to_the_start_by_every_step(game: Game) -> None:
    replay = Game.deal(game.rules, game.seed)
    positions = [replay.position()]
    for move in game.moves:
        replay.play(move)
        positions.append(replay.position())
    for position in reversed(positions[1:]):
        assert game.position() == position
        game.undo()
    assert game.position() == positions[0]


@given(games())
def test_a_copy_is_independent_of_the_game(game: Game) -> None:
    before = game.position()
    twin = game.copy()
    assert twin.position() == before
    if not twin.over:
        twin.play(twin.legal_moves[0])
        twin.undo()
        twin.play(twin.legal_moves[-1])
    assert game.position() == before


@given(games())
def test_a_game_can_be_copied_and_pickled(game: Game) -> None:
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.position() == game.position()
        assert twin.moves == game.moves
        if not twin.over:
            twin.play(twin.legal_moves[0])
            assert len(twin.moves) == len(game.moves) + 1


def test_values_do_not_change() -> None:
    with pytest.raises(AttributeError, match="can't be changed"):
        Card("2c").value = 14
    with pytest.raises(AttributeError, match="can't be changed"):
        Move("run").card = Card("2c")


def test_cards_sort_among_themselves_only() -> None:
    assert Card("2c") < Card("Ac") <= Card("2s")
    with pytest.raises(TypeError):
        Card("2c") < "3c"  # noqa: B015


def test_a_way_to_fight_belongs_to_a_monster() -> None:
    with pytest.raises(InvalidMove, match="5♦ is a weapon"):
        Move.take(Card("5d"), Way.BARE)
    with pytest.raises(TypeError, match="not Card"):
        Move(Card("5d"))  # type: ignore[arg-type]


@given(games())
def test_what_is_foreseen_is_what_happens(game: Game) -> None:
    before = game.position()
    for move in game.legal_moves:
        foreseen = game.foresee(move)
        assert game.position() == before
        assert game.play(move)[: len(foreseen)] == foreseen
        game.undo()


@given(games(), st.randoms(use_true_random=False))
def test_a_view_does_not_depend_on_hidden_cards(game: Game, random: object) -> None:
    """Whatever lies hidden, the player is told the same, in views and in what is foreseen."""
    for player in range(game.rules.players):
        told = game.view(player)
        other = Game.from_position(told.position(), seed=str(random))
        assert other.view(player) == told
        assert sorted(other.deck) == sorted(game.deck)
        for move in game.legal_moves:
            assert other.foresee(move) == game.foresee(move)


def test_a_view_holds_no_deck_and_no_seed() -> None:
    game = Game.deal("classic", seed="a secret seed")
    view = game.view(0)
    assert "a secret seed" not in repr(view)
    assert view.unseen == tuple(sorted(game.deck))
    with pytest.raises(IndexError, match="no player 1"):
        game.view(1)


@pytest.mark.parametrize("value", [Card("Td"), Move("7sw"), Move("run"), Move("-7s")])
def test_values_can_be_evaluated_from_repr_pickled_and_copied(value: object) -> None:
    assert eval(repr(value), {"Card": Card, "Move": Move}) is value
    assert pickle.loads(pickle.dumps(value)) is value
    assert copy.deepcopy(value) is value


def test_every_public_name_is_there() -> None:
    assert all(hasattr(scoundrel, name) for name in scoundrel.__all__)
    assert list(RULEBOOK) == [
        "classic",
        "easy",
        "hard",
        "original",
        "sidestep",
        "dragons",
        "dragons-duo",
        "digital",
    ]
    assert RULEBOOK["battle-of-cards"] is RULEBOOK["dragons"]


@pytest.mark.parametrize(("seed", "first"), [("1", 0), ("2", 1)])
def test_chance_decides_who_goes_first_and_the_text_forms_keep_it(seed: str, first: int) -> None:
    game = Game.deal("dragons-duo", seed)
    assert game.turn == first
    assert Game.from_record(game.record()).turn == first
    assert Game.from_position(game.position()).turn == first
    assert Game.from_position(game.view(0).position()).turn == first


def test_either_player_goes_first_about_as_often() -> None:
    firsts = [Game.deal("dragons-duo", seed).turn for seed in range(400)]
    assert 160 < sum(firsts) < 240


def test_players_may_choose_who_goes_first() -> None:
    """Then nothing is drawn for it, and the stream goes on from where the shuffle left it."""
    chosen = [Game.deal("dragons-duo", "2", first) for first in (0, 1)]
    assert [game.turn for game in chosen] == [0, 1]
    for game in chosen:
        assert Game.from_record(game.record()).turn == game.turn
        assert Game.from_record(game.record_line()).position() == game.position()
        game.play("run")
    assert chosen[0].deck == chosen[1].deck
    assert chosen[0].deck != Game.deal("dragons-duo", "2").deck


def test_of_a_given_deck_the_first_player_begins_unless_the_other_is_named() -> None:
    assert Game.from_deck("dragons-duo", "2c 3c 4c", seed="2").turn == 0
    second = Game.from_deck("dragons-duo", "2c 3c 4c", seed="2", first=1)
    assert (second.turn, Game.from_record(second.record()).turn) == (1, 1)


@pytest.mark.parametrize(("rules", "first"), [("classic", 1), ("dragons-duo", 2), ("dragons-duo", -1)])
def test_the_first_player_must_be_one_of_the_players(rules: str, first: int) -> None:
    with pytest.raises(DeckError, match="can't go first"):
        Game.deal(rules, 1, first)


@pytest.mark.parametrize("header", ['[First "3"]', '[First ""]', '[First "0"]', '[First "1"]\n[First "2"]'])
def test_a_record_names_a_first_player_who_plays(header: str) -> None:
    with pytest.raises(RecordError):
        Game.from_record(f'[Rules "dragons-duo"]\n[Seed "2"]\n{header}\n\nunfinished, unfinished\n')


@given(games())
def test_a_game_keeps_what_happened(game: Game) -> None:
    again = Game.from_record(game.record())
    replay = again.after(0)
    assert replay.moves == ()
    assert again.turns == tuple(
        Turn(move, replay.turn, replay.room_number, replay.play(move)) for move in again.moves
    )
    assert again.story == again.opening + tuple(event for turn in again.turns for event in turn.events)


@given(games(), st.data())
def test_any_earlier_moment_of_a_game_can_be_restored(game: Game, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(game.moves)))
    then, undone = game.after(number), game.copy()
    while len(undone.moves) > number:
        undone.undo()
    assert then.position() == undone.position()
    assert then.turns == game.turns[:number]


def test_a_move_that_was_not_made_yet_is_an_index_error() -> None:
    with pytest.raises(IndexError, match="no move 1"):
        Game.deal("classic", 1).after(1)


@pytest.mark.parametrize(
    ("rules", "first", "refused", "reach"),
    [
        ("sidestep", "Qcw", "Kcw", "up to queen"),
        ("classic", "Qcw", "Kcw", "below queen"),
        ("classic", "Tcw", "Tsw", "below 10"),
        ("sidestep", "9cw", "Tsw", "up to 9"),
    ],
)
def test_the_reach_of_a_used_weapon_is_told_by_the_rank_of_its_last_kill(
    rules: str, first: str, refused: str, reach: str
) -> None:
    deck = ["5d", first[:2], refused[:2], "2s"]
    game = Game.from_deck(rules, deck)
    game.play("5d")
    game.play(first)
    with pytest.raises(IllegalMove, match=f"5♦ strikes only monsters {reach}$"):
        game.play(refused)
    assert f"5 of diamonds, can strike {reach}; slain" in hero_line(game.hero, game.rules)
    assert choices(game, Card(refused[:2])).endswith(f"your 5 of diamonds can only strike {reach}")
