"""Games for two: who took what the other needed, and a record by the names of the players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from scoundrel import Game
from scoundrel.cards import Kind
from scoundrel.coach.taken import taken_from_others
from scoundrel.engine.bots import make_bot
from scoundrel.events import Fell, Healed
from scoundrel.history.backup import back_up, restore
from scoundrel.history.ending import Ending
from scoundrel.history.together import TOGETHER, told_together
from scoundrel.play.seats import keep_names
from scoundrel.play.sitting import Sitting
from scoundrel.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "games") as opened:
        yield opened


def played(seed: int, bot: str = "greedy") -> Game:
    game = Game.deal("dragons-duo", seed)
    mind = make_bot(bot, game.rules)
    while not game.over:
        game.play(mind.choose(game.view(game.turn)).move)
    return game


def test_a_potion_is_told_as_taken_only_where_it_would_have_healed_the_other_more() -> None:
    found = [(game, each) for game in map(played, range(12)) for each in taken_from_others(game)]
    assert found
    for game, taken in found:
        before = game.after(taken.move_number)
        assert (before.turn, before.room_number) == (taken.player, taken.room_number)
        assert game.moves[taken.move_number].card is taken.card
        mover, other = before.heroes[taken.player], before.heroes[taken.other]
        assert not other.fallen
        if taken.card.kind is Kind.WEAPON:
            assert (other.weapon, mover.weapon) == (None, taken.held)
            assert taken.held is not None
            continue
        healed = [
            event.amount for event in game.turns[taken.move_number].events if isinstance(event, Healed)
        ]
        assert sum(healed) == taken.got <= taken.missed - 3
        assert taken.missed <= min(taken.card.value, game.rules.max_health - other.health)
        if taken.short:
            fell = [
                event for event in game.story if isinstance(event, Fell) and event.player == taken.other
            ]
            assert 1 - fell[0].health == taken.short <= taken.missed


def test_alone_nobody_takes_anything_from_another() -> None:
    game = Game.deal("classic", 3)
    while not game.over:
        game.play(game.legal_moves[0])
    assert taken_from_others(game) == ()


def finish(store: Store, seed: int, names: tuple[str, str]) -> Ending:
    """A game of two humans played to its end, who said who they are."""
    keep_names(store, names)
    sitting = Sitting.begin(store, Game.deal("dragons-duo", f"together/{seed}"))
    while not sitting.over:
        sitting.play(sitting.view.legal_moves[0])
    ending = Ending(sitting)
    ending.record_result()
    return ending


def test_the_end_of_a_game_for_two_says_what_the_other_needed(store: Store) -> None:
    told = [finish(store, seed, ("Maud", "Tom")) for seed in range(6)]
    for ending in told:
        assert 1 <= len(ending.between) <= 3
        found = taken_from_others(ending.sitting.finished)
        assert (ending.between == ("Neither took what the other needed.",)) == (not found)
        assert ending.lesson == (ending.between[0] if found else "")
        if found:
            assert "Maud" in ending.between[0]
            assert "Tom" in ending.between[0]


def test_a_record_is_kept_by_name(store: Store) -> None:
    assert told_together(store) == ()
    finish(store, 1, ("Maud", "Tom"))
    finish(store, 2, ("Tom", "Maud"))
    finish(store, 3, ("Maud", "Ann"))
    lines = told_together(store)
    assert lines[0].startswith("Maud: 3 games, 0 won, −")
    assert lines[1].startswith("Tom: 2 games, 0 won, −")
    assert lines[2].startswith("Ann: 1 game, 0 won, −")
    assert lines[3].startswith("Maud and Tom: 2 games together; Maud did better in ")
    assert lines[4].startswith("Ann and Maud: 1 game together; ")
    finish(store, 4, ("", ""))
    assert told_together(store) == lines, "nobody said who played"


def _spoilt(odd: object, kept: dict[str, object]) -> dict[str, object]:
    """A record with an odd value under each of its keys."""
    return dict.fromkeys(kept, odd)


def test_a_record_goes_with_the_backup_and_odd_names_are_left_out(store: Store, tmp_path: Path) -> None:
    finish(store, 1, ("Maud", "Tom"))
    lines = told_together(store)
    with Store.open(tmp_path / "other") as other:
        restore(other, back_up(store).text)
        assert told_together(other) == lines
        odd: object
        for odd in ([1, None], "Maud", ["Maud"], [["x"], {}], None):
            other.change_setting(TOGETHER, dict[str, object](), partial(_spoilt, odd))
            assert told_together(other) == ()
