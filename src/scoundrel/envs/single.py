"""One game at a time, as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import error

from scoundrel.deals import fresh_seed
from scoundrel.envs.arrays import Arrays
from scoundrel.envs.layout import action_names
from scoundrel.envs.pictures import table_picture, table_text
from scoundrel.envs.task import Begin, Task
from scoundrel.errors import IllegalMove
from scoundrel.game import Game
from scoundrel.play.codes import Deal
from scoundrel.rules import Rules

__all__ = ["ScoundrelEnv"]


class ScoundrelEnv(gymnasium.Env[Any, Any]):
    """A game of Scoundrel for one player.

    Rules
        `rules` is a name, a text such as ``classic bare_hands=no``, or `Rules`; any setting of the
        rules may be given as a keyword, such as ``start_health=30``.
    Observations
        What a player may know, as whole numbers: the cards in the room, the table, the hero, which
        cards are unseen, and where the known cards under the deck lie. ``observation="flat"`` is
        one vector, ``"dict"`` a dictionary of its sections.
    Actions
        With ``actions="cards"``: face the card in a slot (with the weapon, where that may be used),
        fight it with bare hands, put it away, or run. With ``"plans"``: what to do with the whole
        room. `action_names` says what each does; ``info["action_mask"]`` and `action_masks` tell
        which are legal. An illegal one changes nothing and costs the `penalty`; with
        ``illegal="raise"`` it raises `IllegalMove`.
    Rewards
        ``reward="win"``: 1 for a win. ``"score"``: the score, or its negative where the lowest is
        best. Both come at the end. ``"shaped"``: as ``win``, and in each step a hundredth of what
        is gained or lost in health less all monsters to come.
    Deals
        After ``reset(seed=42)`` the deals are ``classic/42/0``, ``classic/42/1`` and so on.
        ``reset`` takes as `options` a deal, ``{"deal": "classic/42"}``, or a deck in order,
        ``{"deck": "As Td 4h …"}``.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        rules: str | Rules = "classic",
        *,
        observation: str = "flat",
        actions: str = "cards",
        reward: str = "win",
        illegal: str = "penalise",
        penalty: float = 1.0,
        render_mode: str | None = None,
        **settings: object,
    ) -> None:
        self.task = Task(
            rules,
            settings,
            observation=observation,
            actions=actions,
            reward=reward,
            illegal=illegal,
            penalty=penalty,
        )
        self.render_mode = checked_mode(render_mode, self.metadata)
        self.observation_space = self.task.observation_space()
        self.action_space = self.task.action_space()
        self._games = self.task.games(1)
        self._games.seed(0, fresh_seed())
        self._arrays = Arrays(*self._games.shape(), 1)
        self._arrays.lend(self._games)
        self._begin: Begin | None = None
        self._codes = b""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a game: the first of the seed's deals, or the next one; `options` may name the deal."""
        with self._games:
            super().reset(seed=seed)
            if seed is not None:
                self._games.seed(0, str(int(seed)))
            self._begin = self.task.begin(self._games, 0, options or {})
            self._codes = b""
            self._games.write()
            return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, by its number."""
        begun(self._begin)
        with self._games:
            if self._games.ended(0):
                raise error.ResetNeeded("the game is over: call reset() to deal the next one")
            actions = np.array([checked_action(action, self._games.shape()[1])])
            if self.task.raises and self._games.first_unfit(actions, True) == 0:
                raise IllegalMove("error-action_not_now", action=action, name=self.action_names[action])
            self._games.step(actions)
            self._codes += self._games.played(0)
            arrays = self._arrays
            return (
                self._observation(),
                float(arrays.rewards[0]),
                bool(arrays.terminations[0]),
                False,
                self._info(),
            )

    def action_masks(self) -> Any:
        """Which actions are legal now."""
        begun(self._begin)
        with self._games:
            return self._arrays.masks[0].astype(bool)

    @property
    def action_names(self) -> tuple[str, ...]:
        """What each action does."""
        return action_names(self.task.rules, self.task.plans)

    @property
    def deal(self) -> str | None:
        """The code of the deal, as in ``classic/42``; None if the game began with a deck in order."""
        if self._begin is None or self._begin.deck is not None:
            return None
        return Deal(self.task.rules, self._begin.seed).code

    @property
    def game(self) -> Game:
        """The game so far, as the Dealer knows it: to replay, to record, to look under the cards."""
        with self._games:
            begin, codes = begun(self._begin), self._codes
        game = begin.game(self.task.rules)
        for code in codes:
            game.carry_out(code)
        return game

    def render(self) -> Any:
        """The table as text or as a picture; nothing that is hidden is shown."""
        if self.render_mode is None:
            gymnasium.logger.warn("nothing is drawn: name a render_mode when you make the environment")
            return None
        return table_text(self.game) if self.render_mode == "ansi" else table_picture(self.game.view(0))

    def _observation(self) -> Any:
        return self.task.observed(self._arrays.rows[0].copy())

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._arrays.masks[0].copy()}
        if self._games.over(0):
            info |= {"won": bool(self._arrays.wins[0]), "score": int(self._arrays.scores[0])}
        return info


def begun(begin: Begin | None) -> Begin:
    """How the game began, or Gymnasium's error if none has."""
    if begin is None:
        raise error.ResetNeeded("no game has begun: call reset() first")
    return begin


def checked_action(action: Any, count: int) -> int:
    """An action as a number, or Gymnasium's error that says what it should be."""
    wanted = f"an action is a whole number from 0 to {count - 1}"
    if isinstance(action, np.ndarray) and action.shape == ():
        action = action[()]
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        raise error.InvalidAction(f"{action!r} is not an action: {wanted}")
    if not 0 <= action < count:
        raise error.InvalidAction(f"there is no action {action}: {wanted}")
    return int(action)


def checked_seed(seed: Any) -> int:
    """A seed as Gymnasium wants it, where Gymnasium itself does not check it."""
    if isinstance(seed, int | np.integer) and seed >= 0:
        return int(seed)
    raise error.Error(f"a seed is a whole number from 0, not {seed!r}")


def checked_mode(mode: str | None, metadata: dict[str, Any]) -> str | None:
    modes = metadata["render_modes"]
    if mode is not None and mode not in modes:
        raise error.UnsupportedMode(f"there is no render mode {mode!r}: it is one of {', '.join(modes)}")
    return mode
