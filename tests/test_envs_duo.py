"""Two agents in one dungeon: PettingZoo's own tests, and the game beside it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium import error
from pettingzoo.test import api_test, render_test, seed_test

from scoundrel import BadSetting, Game, IllegalMove
from scoundrel.envs import duo
from tests.test_envs import seen


def legal(env: Any) -> list[int]:
    return [int(action) for action in np.flatnonzero(env.infos[env.agent_selection]["action_mask"])]


def test_pettingzoo_s_checker_finds_nothing_to_fix(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(duo.env(), num_cycles=300)
    seed_test(duo.env, num_cycles=100)
    render_test(duo.env)
    assert "Room 1. 89 cards below." in capsys.readouterr().out


@pytest.mark.parametrize("reward", ["win", "score"])
def test_two_agents_play_as_the_game_does(reward: str) -> None:
    env = duo.raw_env(observation="dict", reward=reward)
    fallen_first = 0
    for seed in range(12):
        env.reset(seed=seed)
        game = Game.deal("dragons-duo", f"{seed}/0")
        earned = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, given, terminated, _, info = env.last()
            earned[agent] += given
            player = env.possible_agents.index(agent)
            expected = seen(game, player)
            assert list(observation) == list(expected)
            for name, numbers in expected.items():
                assert observation[name].tolist() == np.array(numbers, int).tolist(), name
            assert observation in env.observation_space(agent)
            if terminated:
                fallen_first += not game.over
                env.step(None)
                continue
            assert player == game.turn
            assert info["action_mask"].sum() == len(game.legal_moves)
            choices = legal(env)
            env.step(choices[seed * 5 % len(choices)])
            game.carry_out(env._codes[-1])
        assert game.over
        assert env.game.record() == game.record()
        for agent, outcome in zip(env.possible_agents, game.outcomes, strict=True):
            assert outcome is not None
            assert earned[agent] == (float(outcome.won) if reward == "win" else outcome.score)
    assert fallen_first


def test_an_illegal_action_is_punished_or_refused() -> None:
    env = duo.raw_env()
    strict = duo.raw_env(illegal="raise")
    for each in (env, strict):
        each.reset(seed=1)
        each.step(0)
    agent = env.agent_selection
    illegal = 0  # that slot is empty now
    env.step(illegal)
    assert (env.agent_selection, env.rewards[agent], env.game.move_count) == (agent, -1, 1)
    with pytest.raises(IllegalMove, match=r"action 0 \(face 1\) can't be taken now"):
        strict.step(illegal)


def test_bad_input_is_refused() -> None:
    env = duo.raw_env()
    env.reset(seed=1)
    with pytest.raises(error.InvalidAction, match="there is no action 99"):
        env.step(99)
    with pytest.raises(error.Error, match="a seed is a whole number from 0, not -1"):
        env.reset(seed=-1)
    with pytest.raises(BadSetting, match="classic is for one player: see gymnasium.make"):
        duo.env(rules="classic")
    with pytest.raises(BadSetting, match="it is win or score"):
        duo.env(reward="shaped")
    with pytest.raises(BadSetting, match="actions can't be 'plans' with two players"):
        duo.env(actions="plans")


def test_nothing_can_be_asked_before_a_game_and_no_step_made_after_it() -> None:
    env = duo.raw_env(render_mode="ansi")
    for ask in (lambda: env.step(0), lambda: env.observe("player_0"), env.render):
        with pytest.raises(error.ResetNeeded, match="no game has begun"):
            ask()
    env.reset(seed=1)
    while env.agents:
        agent = env.agent_selection
        mask = env.infos[agent]["action_mask"]
        env.step(None if env.terminations[agent] else int(mask.argmax()))
    with pytest.raises(error.ResetNeeded, match="the game is over"):
        env.step(0)


def test_a_deal_can_be_named() -> None:
    env = duo.raw_env()
    env.reset(options={"deal": "dragons-duo/42"})
    assert env.game.position() == Game.deal("dragons-duo", 42).position()
    env.reset(options={"deck": "As Td 4h 7c 2s 3s 5h 6d"})
    assert [str(card) for card in env.game.room] == ["As", "Td", "4h", "7c", "2s", "3s", "5h"]
