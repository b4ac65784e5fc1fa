"""What a learner is asked to do: the rules, what is seen, what can be done, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces

from scoundrel.cards import Card, parse_cards
from scoundrel.deals import seed_bytes
from scoundrel.envs.core import REWARD_SCORE, REWARD_SHAPED, REWARD_WIN, Games
from scoundrel.envs.layout import count_plans, layout
from scoundrel.errors import BadSetting, DealError, DeckError, quote
from scoundrel.game import Game
from scoundrel.notation.rulesets import as_rules, changed
from scoundrel.play.codes import parse_deal_code
from scoundrel.rules import Rules, Scoring, nearest

__all__ = ["OBSERVED", "Begin", "Task"]

OBSERVED = np.int16
"""The type of an observation's numbers."""
REWARDS = {"win": REWARD_WIN, "score": REWARD_SCORE, "shaped": REWARD_SHAPED}


@dataclass(frozen=True, slots=True)
class Begin:
    """How a game began: from a seed, or with a deck in order."""

    seed: str
    deck: tuple[Card, ...] | None = None

    def game(self, rules: Rules) -> Game:
        if self.deck is None:
            return Game.deal(rules, self.seed)
        return Game.from_deck(rules, self.deck, self.seed)


class Task:
    """The options that an environment was made with, checked."""

    def __init__(
        self,
        rules: str | Rules,
        settings: dict[str, object],
        *,
        players: int = 1,
        observation: str = "flat",
        actions: str = "cards",
        reward: str = "win",
        illegal: str = "penalise",
        penalty: float = 1.0,
    ) -> None:
        self.rules = changed(as_rules(rules), settings)
        if self.rules.players != players:
            where = "gymnasium.make" if players == 2 else "scoundrel.envs.duo"
            name, seats = self.rules.name, self.rules.players
            raise BadSetting("error-env_players", rules=name, players=seats, where=where)
        self.as_dict = _chosen("observation", observation, ("flat", "dict")) == "dict"
        self.plans = _chosen("actions", actions, ("cards", "plans")) == "plans"
        self.reward = REWARDS[_chosen("reward", reward, REWARDS)]
        self.raises = _chosen("illegal", illegal, ("penalise", "raise")) == "raise"
        self.penalty = _penalty(penalty)
        self.sections = layout(self.rules)
        if self.plans:
            count_plans(self.rules)
        self._check_that_it_begins()

    def games(self, count: int, most_steps: int = 0) -> Games:
        return Games(self.rules, count, self.plans, self.reward, self.penalty, most_steps)

    def _check_that_it_begins(self) -> None:
        games = self.games(1)
        games.seed(0, "")
        games.deal(0)
        if games.over(0):
            raise BadSetting("error-no_first_move", rules=self.rules.name)

    def worth(self, won: bool, score: int) -> float:
        """The reward for an end of the game; where the lowest score is best, its negative counts."""
        if self.reward == REWARD_WIN:
            return float(won)
        return float(-score if self.rules.scoring is Scoring.LOW else score)

    # --- Spaces ------------------------------------------------------------------------------------

    def observation_space(self) -> spaces.Space[Any]:
        if self.as_dict:
            # Gymnasium would sort the keys of a plain dictionary.
            return spaces.Dict(
                [(section.name, _box([section], section.shape)) for section in self.sections]
            )
        return _box(self.sections)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.games(1).shape()[1])

    def observed(self, rows: Any) -> Any:
        """Rows of numbers as the observation that was chosen; a dictionary's values are views of them."""
        if not self.as_dict:
            return rows
        found = {}
        start = 0
        for section in self.sections:
            end = start + len(section.columns)
            found[section.name] = rows[..., start:end].reshape(*rows.shape[:-1], *section.shape)
            start = end
        return found

    # --- Beginning ---------------------------------------------------------------------------------

    def begin(self, games: Games, i: int, options: dict[str, Any]) -> Begin:
        """Begin a game: the next of its seed's deals, or what the options ask for."""
        if not isinstance(options, Mapping):
            raise BadSetting("error-options_kind", value=quote(options))
        for name in options:
            if name not in ("deal", "deck"):
                raise BadSetting(
                    "error-no_option", name=quote(name), near=nearest(str(name), ("deal", "deck"))
                )
        if len(options) > 1:
            raise BadSetting("error-deal_or_deck")
        if "deck" in options:
            return self._begin_with_deck(games, i, options["deck"])
        if "deal" in options:
            seed = self._seed_of(options["deal"])
            games.begin_with(i, bytes(card.code for card in self.rules.deck), seed_bytes(seed), False)
            return Begin(seed)
        return Begin(games.deal(i))

    def _seed_of(self, deal: object) -> str:
        """The seed of a deal: a whole number, or a deal code, whose rules must be these."""
        if isinstance(deal, int | np.integer) and not isinstance(deal, bool):
            return str(deal)
        if not isinstance(deal, str):
            raise DealError("error-not_a_deal", deal=quote(deal))
        found = parse_deal_code(deal)
        differences = found.rules.differences(self.rules)
        if differences:
            raise DealError("error-other_deal", deal=quote(deal), settings=[*differences])
        return found.seed

    def _begin_with_deck(self, games: Games, i: int, deck: Any) -> Begin:
        """Begin with a deck in order; reshuffles are drawn from the stream of the next deal."""
        cards = _cards(deck)
        if Game.from_deck(self.rules, cards, "").over:
            raise DeckError("error-deck_without_move")
        seed = games.deal(i)
        games.begin_with(i, bytes(card.code for card in cards), seed_bytes(seed), True)
        return Begin(seed, cards)


def _cards(deck: object) -> tuple[Card, ...]:
    if isinstance(deck, Iterable):
        return parse_cards(deck)
    raise DeckError("error-not_a_deck", deck=quote(deck))


def _chosen(name: str, value: object, allowed: Any) -> str:
    if isinstance(value, str) and value in allowed:
        return value
    raise BadSetting("error-not_a_choice", name=name, value=quote(value), known=[*allowed])


def _penalty(value: object) -> float:
    """What an illegal action costs; were it negative, such actions would be rewarded."""
    if isinstance(value, int | float | np.integer | np.floating) and 0 <= value < float("inf"):
        return float(value)
    raise BadSetting("error-bad_penalty", value=quote(value))


def _box(sections: Any, shape: tuple[int, ...] | None = None) -> spaces.Box:
    columns = [column for section in sections for column in section.columns]
    low = np.array([column.low for column in columns], OBSERVED)
    high = np.array([column.high for column in columns], OBSERVED)
    shape = shape or low.shape
    return spaces.Box(low.reshape(shape), high.reshape(shape), shape, OBSERVED)
