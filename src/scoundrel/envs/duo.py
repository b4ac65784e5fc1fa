"""Two parties in one dungeon, as a PettingZoo environment: agents take turns as the rules say."""

from __future__ import annotations

from typing import Any

from scoundrel.extras import installing

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    if error.name != "pettingzoo":
        raise
    raise ModuleNotFoundError(
        f"the environment for two needs pettingzoo: {installing('rl')} brings it", name=error.name
    ) from None

import numpy as np
from gymnasium.error import ResetNeeded

from scoundrel.deals import fresh_seed
from scoundrel.envs.arrays import Arrays
from scoundrel.envs.layout import action_names
from scoundrel.envs.pictures import table_picture, table_text
from scoundrel.envs.single import begun, checked_action, checked_mode, checked_seed
from scoundrel.envs.task import OBSERVED, Begin, Task
from scoundrel.errors import BadSetting, IllegalMove
from scoundrel.game import Game
from scoundrel.kernel import ESCAPED, OPEN
from scoundrel.rules import Rules

__all__ = ["DuoEnv", "env", "raw_env"]


def env(**choices: Any) -> Any:
    """The environment, wrapped so that calls in the wrong order raise an error."""
    return OrderEnforcingWrapper(DuoEnv(**choices))


class DuoEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """A game for two players, by default `dragons-duo`; each sees the table from its own side.

    A party that falls is done; the other plays on. An agent's reward comes when its own party escapes or
    falls. The keywords are those of the single environment, but rewards are ``win`` or ``score``, and
    actions are moves, not plans.
    """

    metadata = {  # noqa: RUF012
        "name": "scoundrel_duo_v0",
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: str | Rules = "dragons-duo",
        *,
        observation: str = "flat",
        actions: str = "cards",
        reward: str = "win",
        illegal: str = "penalise",
        penalty: float = 1.0,
        render_mode: str | None = None,
        **settings: object,
    ) -> None:
        super().__init__()
        if reward == "shaped":
            raise BadSetting("error-duo_reward")
        if actions == "plans":
            raise BadSetting("error-duo_actions")
        self.task = Task(
            rules,
            settings,
            players=2,
            observation=observation,
            actions=actions,
            reward=reward,
            illegal=illegal,
            penalty=penalty,
        )
        self.render_mode = checked_mode(render_mode, self.metadata)
        self.possible_agents = ["player_0", "player_1"]
        self.observation_spaces = {agent: self.task.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.task.action_space() for agent in self.possible_agents}
        self._games = self.task.games(1)
        self._games.seed(0, fresh_seed())
        self._arrays = Arrays(*self._games.shape(), 1)
        self._arrays.lend(self._games)
        self._begin: Begin | None = None
        self._codes = b""

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: the first of the seed's deals, or the next one; `options` may name the deal."""
        with self._games:
            if seed is not None:
                self._games.seed(0, str(checked_seed(seed)))
            # PettingZoo passes on options that are meant for other environments.
            known = {name: value for name, value in (options or {}).items() if name in ("deal", "deck")}
            self._begin = self.task.begin(self._games, 0, known)
            self._codes = b""
            self._games.write()
            self.agents = list(self.possible_agents)
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self._pass_turn()

    def step(self, action: Any) -> None:
        """Take an action for the agent whose turn it is; None once its party is done."""
        with self._games:
            self._check_that_it_goes_on()
            agent = self.agent_selection
            if self.terminations[agent]:
                self._was_dead_step(action)
                return
            numbers = np.array([checked_action(action, self._games.shape()[1])])
            is_illegal = self._games.first_unfit(numbers, True) == 0
            if is_illegal and self.task.raises:
                raise IllegalMove("error-action_not_now", action=action, name=self.action_names[action])
            self._cumulative_rewards[agent] = 0.0
            self._clear_rewards()
            if is_illegal:
                self.rewards[agent] = -self.task.penalty
            else:
                self._games.step(numbers)
                self._codes += self._games.played(0)
                self._note_endings()
                self._pass_turn()
            self._accumulate_rewards()
            self._deads_step_first()

    def observe(self, agent: str) -> Any:
        """What this agent may know."""
        begun(self._begin)
        row: Any = np.empty(self._arrays.rows.shape[1], OBSERVED)
        with self._games:
            self._games.observe(0, self.possible_agents.index(agent), row)
        return self.task.observed(row)

    @property
    def action_names(self) -> tuple[str, ...]:
        """What each action does."""
        return action_names(self.task.rules)

    @property
    def game(self) -> Game:
        """The game so far, as the Dealer knows it."""
        with self._games:
            begin, codes = begun(self._begin), self._codes
        game = begin.game(self.task.rules)
        for code in codes:
            game.carry_out(code)
        return game

    def render(self) -> Any:
        """The table as text or as a picture; with ``human``, the text is printed."""
        if self.render_mode == "rgb_array":
            game = self.game
            return table_picture(game.view(game.turn))
        if self.render_mode == "human":
            print(table_text(self.game))
            return None
        return table_text(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _check_that_it_goes_on(self) -> None:
        begun(self._begin)
        if not self.agents:
            raise ResetNeeded("the game is over: call reset() to deal the next one")

    def _note_endings(self) -> None:
        """Reward the agents whose party has just escaped or fallen."""
        for player, agent in enumerate(self.possible_agents):
            status, score = self._games.outcome(0, player)
            if agent in self.agents and not self.terminations[agent] and status != OPEN:
                self.terminations[agent] = True
                self.rewards[agent] = self.task.worth(status == ESCAPED, score)

    def _pass_turn(self) -> None:
        """Give the turn to the next agent; only that agent has legal actions."""
        self.agent_selection = self.possible_agents[self._games.turn(0)]
        mask = self._arrays.masks[0]
        self.infos = {
            agent: {"action_mask": mask.copy() if agent == self.agent_selection else np.zeros_like(mask)}
            for agent in self.agents
        }


def raw_env(**choices: Any) -> DuoEnv:
    """The environment without wrappers."""
    return DuoEnv(**choices)
