"""Scoundrel: the solo card game by Zach Gage and Kurt Bieg, with every rule set there is.

>>> from scoundrel import Game
>>> game = Game.deal("classic", seed=42)
>>> game.play("8d")[0]
Faced(player=0, card=Card('8d'), slot=1)
"""

from scoundrel.cards import Card, Kind, Suit
from scoundrel.errors import (
    AmbiguousMove,
    BadSetting,
    DeckError,
    IllegalMove,
    InvalidCard,
    InvalidMove,
    MoveError,
    PositionError,
    RecordError,
    RulesError,
    ScenarioError,
    ScoundrelError,
    UnknownRules,
)
from scoundrel.game import Game, Hero, Outcome, Refusal, View
from scoundrel.notation.moves import Action, Move, Way
from scoundrel.rules import RULEBOOK, Rules

__all__ = [
    "RULEBOOK",
    "Action",
    "AmbiguousMove",
    "BadSetting",
    "Card",
    "DeckError",
    "Game",
    "Hero",
    "IllegalMove",
    "InvalidCard",
    "InvalidMove",
    "Kind",
    "Move",
    "MoveError",
    "Outcome",
    "PositionError",
    "RecordError",
    "Refusal",
    "Rules",
    "RulesError",
    "ScenarioError",
    "ScoundrelError",
    "Suit",
    "UnknownRules",
    "View",
    "Way",
]
