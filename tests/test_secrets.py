"""Nothing that a player is told depends on cards that the player has not seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from scoundrel import RULEBOOK, Game
from scoundrel.coach.hints import hint
from scoundrel.notation.moves import Action, Move
from scoundrel.plain.table import show_table, show_unseen
from scoundrel.rules import AvoidedCards
from scoundrel.words.choices import card_choices
from tests.screens import awaited, seated
from tests.sittings import sit

RULES = list(RULEBOOK)


def twins(rules: str, seed: int) -> tuple[Game, Game]:
    """Two games with the same past, whose hidden cards lie in another order, and whose seeds differ."""
    chance = Random(seed)
    deck = list(RULEBOOK[rules].deck)
    chance.shuffle(deck)
    game = Game.from_deck(rules, deck, "one")
    for _ in range(chance.randrange(12)):
        moves = [move for move in game.legal_moves if _is_foreseeable(game, move)]
        if len(game.view(0).unseen) < 2 * game.rules.room_size or not moves:
            break
        game.play(chance.choice(moves))
    seen = len(deck) - len(game.view(0).unseen)
    other = Game.from_deck(rules, deck[:seen] + deck[seen:][::-1], "other")
    for move in game.moves:
        other.play(move)
    return game, other


def _is_foreseeable(game: Game, move: Move) -> bool:
    """A shuffle would put different cards in a different order, so nothing could be compared."""
    return move.action is Action.TAKE or game.rules.avoided_cards is not AvoidedCards.SHUFFLED


def told(game: Game) -> Iterator[object]:
    """Everything that is said about a game, except by the coach."""
    sitting = sit(game)
    yield sitting.title
    yield "" if game.over else sitting.narration()
    yield [card_choices(game, card) for card in game.room if card]
    yield [game.foresee(move) for move in game.legal_moves]


@pytest.mark.parametrize("rules", RULES)
def test_the_table_tells_the_same_over_other_hidden_cards(
    rules: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in range(30):
        said = []
        for game in twins(rules, seed):
            show_table(game)
            show_unseen(game.view(game.turn))
            said.append((list(told(game)), capsys.readouterr().out))
        assert said[0] == said[1]


def test_twins_differ_only_in_what_is_hidden() -> None:
    for seed in range(30):
        one, other = twins("classic", seed)
        assert one.view(0) == other.view(0)
        assert one.over or one.deck != other.deck


@pytest.mark.parametrize("rules", RULES)
def test_the_coach_says_the_same_over_other_hidden_cards(rules: str) -> None:
    one, other = next(pair for pair in (twins(rules, seed) for seed in range(30)) if not pair[0].over)
    texts = [hint(game.view(game.turn)).text for game in (one, other)]
    assert texts[0] == texts[1]


@pytest.mark.parametrize("rules", ["classic", "sidestep", "dragons-duo"])
@awaited
async def test_the_screen_shows_the_same_over_other_hidden_cards(tmp_path: Path, rules: str) -> None:
    one, other = twins(rules, 3)
    seen = []
    for number, game in enumerate((one, other)):
        async with seated(tmp_path / str(number), game.copy, size=(120, 40)) as seat:
            shown = [seat.text]
            for key in ("right", "d", "escape", "question_mark", "escape"):
                await seat.press(key)
                shown.append(seat.text)
            seen.append(shown)
    assert seen[0] == seen[1]
