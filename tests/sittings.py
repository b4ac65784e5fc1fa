"""What tests look at behind a table: the whole game, and how it is saved."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from scoundrel import Game
from scoundrel.play.flow import Flow, OwnFlow
from scoundrel.play.local import LocalMatch
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.play.sitting import Sitting

__all__ = ["play_out", "saved_of", "sit", "whole"]


def sit(game: Game, seats: Sequence[str] = (), kind: Kind = Kind.FREE) -> Sitting:
    """A game at the table that is not saved."""
    return Sitting(LocalMatch(game, kind, seats))


def whole(flow: Flow) -> Game:
    """The game itself, with everything that nobody at the table may know."""
    if isinstance(flow, OwnFlow):
        return flow._game
    assert isinstance(flow, Sitting)
    assert isinstance(flow.match, LocalMatch)
    return flow.match.game


def saved_of(sitting: Sitting) -> SavedGame:
    """How it is saved."""
    assert isinstance(sitting.match, LocalMatch)
    assert sitting.match.saved is not None
    return sitting.match.saved


def play_out(sitting: Sitting) -> Sitting:
    """The same, played to its end somehow."""
    chance = Random(0)
    while not sitting.over:
        moves = sitting.view.legal_moves
        sitting.play(chance.choice([move for move in moves if move.card] or moves))
    return sitting
