"""Between a game and the engine: codes and moves, plans, and games that players play on."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings

from scoundrel import RULEBOOK, Card, Game, Move
from scoundrel.coach import Judge
from scoundrel.engine.bots import make_bot, next_move, play_on, play_out, play_room
from scoundrel.engine.seam import codes_of, follow
from scoundrel.errors import ForfeitError, IllegalMove
from scoundrel.words import languages
from tests.strategies import games


@given(games())
@settings(max_examples=50)
def test_a_code_is_its_move(game: Game) -> None:
    assert tuple(game.codes) == game.legal_moves
    for move, code in game.codes.items():
        played, carried_out = game.copy(), game.copy()
        assert (game.code_of(move), game.move_of(code)) == (code, move)
        assert carried_out.carry_out(code) == played.play(move)
        assert carried_out.position() == played.position()
        assert carried_out.undo() == move
        assert carried_out.position() == game.position()


def test_a_code_that_is_not_a_legal_move_is_refused() -> None:
    game = Game.deal("classic", 42)
    for code in (0x10, 0x2F, 0x45):
        with pytest.raises(IllegalMove, match=f"{code:#x} is no legal move"):
            game.carry_out(code)
    assert game.moves == ()


def test_of_two_copies_the_code_tells_which() -> None:
    rules = RULEBOOK["classic"].replace(deck="2h 2h 3c 4c")
    game = Game.from_deck(rules, "2h 3c 2h 4c")
    left = game.code_of("2h")
    right = left + 2
    assert game.move_of(right) == game.move_of(left) == Move("2h")
    game.carry_out(right)
    assert game.room == (Card("2h"), Card("3c"), None, Card("4c"))


def test_codes_of_a_line_lead_back_to_its_moves() -> None:
    game = play_out(Game.deal("classic", 42), make_bot("greedy", RULEBOOK["classic"]))
    codes = codes_of(game.after(0), game.moves)
    assert tuple(move for _, move in follow(game.after(0), codes)) == game.moves


def test_a_step_tells_what_was_seen_chosen_and_what_happened() -> None:
    game = Game.deal("dragons-duo", 3)
    seats = make_bot("greedy", game.rules), make_bot("random", game.rules)
    before = game.copy()
    for view, choice, events in play_on(game, *seats):
        assert view == before.view(before.turn)
        assert choice == next_move(seats[view.player], before)
        assert events == before.play(choice.move)
        assert game.position() == before.position()
    assert game.over


def test_a_room_is_played_to_its_end() -> None:
    game = Game.deal("classic", 42)
    bot = make_bot("greedy", game.rules)
    play_room(game, bot)
    assert (game.room_number, game.room_began) == (2, game.move_count)
    play_out(game, bot)
    play_room(game, bot)  # nothing is left to play
    assert game.over


def test_nobody_plays_on_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoundrel.engine.bots.LONGEST_GAME", 3)
    game = Game.deal("classic", 42)
    with pytest.raises(ForfeitError, match="'random' did not end the game in 3 moves"):
        play_out(game, make_bot("random", game.rules))
    assert game.move_count == 3


def test_plans_are_told_apart_by_what_they_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in a language that has one word for leaving a card and for putting it away."""
    game = Game.deal(RULEBOOK["sidestep"].replace(carried=1), 42)
    judge = Judge(game.rules, simulations=0)
    plans = judge.plans(game)
    monkeypatch.setenv("SCOUNDREL_TEXTS", str(tmp_path))
    words = [f"coach-plan-{action} = without {{ $cards }}" for action in ("put_away", "leave")]
    (tmp_path / "terse").mkdir()
    (tmp_path / "terse" / "coach.ftl").write_text("\n".join(words), "utf-8")
    try:
        languages.speak("terse")
        assert len({plan.text for plan in plans}) < len(plans)
        assert judge.plans(game) == plans
    finally:
        languages.speak("en")
