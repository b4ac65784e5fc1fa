"""Thousands of games at a time in compiled code, as a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import error
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from scoundrel.deals import fresh_seed
from scoundrel.envs.arrays import Arrays
from scoundrel.envs.layout import action_names
from scoundrel.envs.single import checked_seed
from scoundrel.envs.task import Task
from scoundrel.errors import BadSetting, IllegalMove, quote
from scoundrel.rules import Rules

__all__ = ["ScoundrelVectorEnv"]

MOST_STEPS = 2**32 - 1
"""Steps are counted in 32 bits."""


class ScoundrelVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games of Scoundrel, each as the single environment would play it.

    With ``seed=7``, game 0 plays the deals of seed 7, game 1 those of seed 8, and so on. A game that has
    ended is dealt again in the next step, whatever its action. With ``copy=False`` every step writes to the
    same arrays, so keep copies of what you need later. All other keywords are those of `ScoundrelEnv`.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        rules: str | Rules = "classic",
        *,
        observation: str = "flat",
        actions: str = "cards",
        reward: str = "win",
        illegal: str = "penalise",
        penalty: float = 1.0,
        max_episode_steps: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        **settings: object,
    ) -> None:
        if render_mode is not None:
            raise error.UnsupportedMode("a vector environment draws nothing; render a single one")
        self.task = Task(
            rules,
            settings,
            observation=observation,
            actions=actions,
            reward=reward,
            illegal=illegal,
            penalty=penalty,
        )
        self.num_envs = _whole("num_envs", num_envs)
        self.single_observation_space = self.task.observation_space()
        self.single_action_space = self.task.action_space()
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._copy = copy
        self._games = self.task.games(self.num_envs, _most_steps(max_episode_steps))
        self._seed([None] * self.num_envs, fresh=True)
        self._arrays = self._fresh_arrays()
        self._masked: Any = np.ones(self.num_envs, np.bool_)
        self._begun = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Deal every game: the first of each seed's deals, or the next one."""
        seeds = self._seeds(seed)
        with self._games:
            super().reset(seed=seeds[0])
            self._seed(seeds)
            for i in range(self.num_envs):
                self.task.begin(self._games, i, options or {})
            self._begun = True
            self._renew()
            self._games.write()
            return self.task.observed(self._arrays.rows), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Step every game by the number of its action."""
        self._check_begun()
        with self._games:
            numbers = self._checked(actions)
            self._renew()
            self._games.step(numbers)
            arrays = self._arrays
            return (
                self.task.observed(arrays.rows),
                arrays.rewards,
                arrays.terminations,
                arrays.truncations,
                self._infos(),
            )

    def action_masks(self) -> Any:
        """Which actions are legal now, a row for each game."""
        self._check_begun()
        with self._games:
            return self._arrays.masks.view(np.bool_)

    def random_actions(self) -> Any:
        """A legal action for each game, all equally likely, from a stream of the seed's own."""
        self._check_begun()
        chosen: Any = np.empty(self.num_envs, np.int64)
        with self._games:
            self._games.choose(chosen)
        return chosen

    @property
    def action_names(self) -> tuple[str, ...]:
        """What each action does."""
        return action_names(self.task.rules, self.task.plans)

    def _check_begun(self) -> None:
        if not self._begun:
            raise error.ResetNeeded("no game has begun: call reset() first")

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """One seed for each game, as Gymnasium's own vector environments give them out."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, str) or not isinstance(seed, Sequence | np.ndarray):
            return [checked_seed(seed) + i for i in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise BadSetting("error-seeds_for_games", n=len(seed), games=self.num_envs)
        return [None if each is None else checked_seed(each) for each in seed]

    def _seed(self, seeds: list[int | None], fresh: bool = False) -> None:
        for i, seed in enumerate(seeds):
            if seed is not None or fresh:
                self._games.seed(i, fresh_seed() if seed is None else str(seed))
        if fresh or seeds[0] is not None:
            self._games.seed_choices(fresh_seed() if seeds[0] is None else f"{seeds[0]}/random")

    def _checked(self, actions: Any) -> Any:
        numbers = np.asarray(actions)
        most = self._games.shape()[1] - 1
        if numbers.shape != (self.num_envs,) or numbers.dtype.kind not in "iu":
            raise error.InvalidAction(
                f"{self.num_envs} whole numbers from 0 to {most} are needed, "
                f"not an array of {numbers.dtype} with shape {numbers.shape}"
            )
        ready = np.ascontiguousarray(numbers, np.int64)
        unfit = self._games.first_unfit(ready, self.task.raises)
        if unfit < 0:
            return ready
        action = numbers[unfit]
        if 0 <= action <= most:
            name = self.action_names[action]
            raise IllegalMove("error-action_not_now_in", action=action, name=name, game=unfit)
        raise error.InvalidAction(
            f"there is no action {action} for game {unfit}: an action is a number from 0 to {most}"
        )

    def _fresh_arrays(self) -> Arrays:
        arrays = Arrays(*self._games.shape(), self.num_envs)
        arrays.lend(self._games)
        return arrays

    def _renew(self) -> None:
        """Make new arrays for the next step, unless copies are off: the caller may keep the last ones."""
        if self._copy:
            self._arrays = self._fresh_arrays()

    def _infos(self) -> dict[str, Any]:
        """The infos of all games; as everywhere in Gymnasium, `_name` tells which games have one."""
        arrays = self._arrays
        return {
            "action_mask": arrays.masks,
            "_action_mask": self._masked,
            "won": arrays.wins,
            "_won": arrays.terminations,
            "score": arrays.scores,
            "_score": arrays.terminations,
        }


def _whole(name: str, number: object) -> int:
    if isinstance(number, int | np.integer) and not isinstance(number, bool) and number >= 1:
        return int(number)
    raise BadSetting("error-not_from_one", name=name, value=quote(number))


def _most_steps(number: int | None) -> int:
    """After how many steps a game is cut off; 0 is never, which Gymnasium writes as None or -1."""
    return 0 if number in (None, -1) else min(_whole("max_episode_steps", number), MOST_STEPS)
