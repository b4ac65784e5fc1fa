"""Scoundrel: the solo card game by Zach Gage and Kurt Bieg, in eight rule sets and any mixture of them.

Deal a game, look at it, play it. Cards and moves are small values with short texts, ``8d`` or ``4cw``;
wherever one is wanted, its text will do. Whatever can't be done raises an error that says why, and changes
nothing.

>>> from scoundrel import Game
>>> game = Game.deal("classic", seed=42)
>>> print(*game.room)
2d 8d 8h 4c
>>> print(*game.legal_moves)
run 2d 8d 8h 4cb
>>> game.play("8d")
(Faced(player=0, card=Card('8d'), slot=1), Equipped(player=0, card=Card('8d')))
>>> game.hero.health, game.hero.weapon
(20, Card('8d'))

What is where:

- `Game`: deals, plays and undoes; `Game.view` is what one player may know
- `RULEBOOK`: the eight rule sets; `Rules.replace` makes another of any of them
- `scoundrel.events`: what happened, as typed values
- `scoundrel.errors`: every error, in one hierarchy
- `scoundrel.notation`: moves, rule sets, positions and games as text
- `scoundrel.bots`: players, from a random one to the strongest, and how to add one
- `scoundrel.engine.search.solver`: can this deal be won, seeing all cards?
- `scoundrel.coach`: hints with reasons, reviews of finished games, puzzles
- `scoundrel.lab`: many games, counted and compared
- `scoundrel.envs`: environments for Gymnasium and PettingZoo (extra ``rl``)
- `scoundrel.door`: the whole game as plain messages, for a page of your own

The manual has tutorials and a page for every name; in the project's folder, ``make docs`` builds it. To
play in the terminal, run ``scoundrel``.
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
