"""Many games in compiled code are, step by step, the games that single environments play."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.vector import AutoresetMode
from hypothesis import given, settings

from scoundrel import BadSetting, DeckError, Game, IllegalMove, Rules, ScoundrelError
from scoundrel.envs import ScoundrelEnv, ScoundrelVectorEnv
from scoundrel.envs.core import Games
from scoundrel.rules import RULEBOOK
from tests.strategies import mixtures
from tests.test_envs import CHOICES, IDS

COUNT = 5


def parts(observation: Any) -> list[Any]:
    return list(observation.values()) if isinstance(observation, dict) else [observation]


def assert_alike(one: Any, other: Any) -> None:
    for mine, theirs in zip(parts(one), parts(other), strict=True):
        assert (mine.dtype, mine.tolist()) == (theirs.dtype, theirs.tolist())


def assert_same_trajectories(ours: Any, theirs: Any, steps: int, picks: np.random.Generator) -> None:
    """Ours and Gymnasium's own vector of single environments, with the same seeds and actions."""
    (one, our_infos), (other, their_infos) = ours.reset(seed=11), theirs.reset(seed=11)
    for step in range(steps):
        assert_alike(one, other)
        assert_alike(our_infos["action_mask"], their_infos["action_mask"])
        # Now and then an action that may be illegal.
        actions = (
            ours.random_actions() if step % 4 else picks.integers(0, ours.single_action_space.n, COUNT)
        )
        one, *our_results, our_infos = ours.step(actions)
        other, *their_results, their_infos = theirs.step(actions)
        for mine, their in zip(our_results, their_results, strict=True):
            assert (mine.dtype, mine.tolist()) == (their.dtype, their.tolist())
        ended = our_results[1]
        for name in ("won", "score"):
            assert our_infos[f"_{name}"].tolist() == ended.tolist()
            if ended.any():
                assert our_infos[name][ended].tolist() == their_infos[name][ended].tolist()


@pytest.mark.parametrize("choices", [*CHOICES, {"max_episode_steps": 6}], ids=str)
@pytest.mark.parametrize("name", IDS)
def test_same_seeds_same_trajectories(name: str, choices: dict[str, Any]) -> None:
    ours = gymnasium.make_vec(name, COUNT, **choices)
    theirs = gymnasium.make_vec(name, COUNT, vectorization_mode="sync", **choices)
    assert isinstance(ours, ScoundrelVectorEnv)
    assert ours.metadata["autoreset_mode"] is theirs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert (ours.observation_space, ours.action_space) == (theirs.observation_space, theirs.action_space)
    assert_same_trajectories(ours, theirs, 60, np.random.default_rng(5))


@settings(max_examples=30)
@given(rules=mixtures())
def test_same_trajectories_under_any_rules(rules: Rules) -> None:
    rules = rules.replace(players=1)
    if Game.deal(rules, 0).over:
        return
    ours = ScoundrelVectorEnv(COUNT, rules, max_episode_steps=50)
    theirs = gymnasium.vector.SyncVectorEnv(
        [lambda: gymnasium.wrappers.TimeLimit(ScoundrelEnv(rules), 50)] * COUNT
    )
    assert_same_trajectories(ours, theirs, 30, np.random.default_rng(5))


def test_resets_go_on_with_each_seed() -> None:
    ours = ScoundrelVectorEnv(3)
    theirs = gymnasium.vector.SyncVectorEnv([ScoundrelEnv] * 3)
    seeds: list[Any] = [5, None, None, [7, 7, 8], [None, 9, None]]
    for seed in seeds:
        one, _ = ours.reset(seed=seed)
        other, _ = theirs.reset(seed=seed)
        assert_alike(one, other)


def test_a_deal_can_be_named_for_all() -> None:
    envs = ScoundrelVectorEnv(3)
    observations, _ = envs.reset(options={"deal": "classic/42"})
    single, _ = ScoundrelEnv().reset(options={"deal": 42})
    assert observations.tolist() == [single.tolist()] * 3


def test_what_was_returned_stays_as_it_was_unless_the_arrays_are_shared() -> None:
    for copy in (True, False):
        envs = ScoundrelVectorEnv(64, copy=copy)
        envs.reset(seed=1)
        first = envs.step(envs.random_actions())
        kept = first[0].copy(), first[4]["action_mask"].copy()
        second = envs.step(envs.random_actions())
        assert np.shares_memory(first[0], second[0]) is not copy
        assert (first[0] == kept[0]).all() == copy
        assert (first[4]["action_mask"] == kept[1]).all() == copy


def test_sections_are_views_of_the_rows() -> None:
    envs = ScoundrelVectorEnv(8, observation="dict")
    observations, _ = envs.reset(seed=1)
    assert {name: part.shape for name, part in observations.items()} == {
        "room": (8, 4, 4), "table": (8, 4), "hero": (8, 5), "unseen": (8, 44), "place": (8, 44)
    }  # fmt: skip
    assert all(part.base is not None for part in observations.values())
    assert observations in envs.observation_space


def test_random_actions_are_legal_and_those_of_the_seed() -> None:
    envs, others = ScoundrelVectorEnv(512), ScoundrelVectorEnv(512)
    envs.reset(seed=3)
    others.reset(seed=3)
    for _ in range(20):
        actions = envs.random_actions()
        assert actions.tolist() == others.random_actions().tolist()
        masks = envs.action_masks()
        assert (masks[np.arange(512), actions] | ~masks.any(1)).all()
        envs.step(actions)
        others.step(actions)


def test_random_actions_are_equally_likely() -> None:
    envs = ScoundrelVectorEnv(20_000)
    _, infos = envs.reset(seed=3, options={"deal": 42})
    legal = np.flatnonzero(infos["action_mask"][0])
    drawn = np.bincount(envs.random_actions(), minlength=9)
    assert drawn.sum() == drawn[legal].sum() == 20_000
    assert abs(drawn[legal] - 20_000 / len(legal)).max() < 300


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        (np.zeros(2, int), r"3 whole numbers from 0 to 8 are needed, not .* with shape \(2,\)"),
        (np.zeros((3, 1), int), r"with shape \(3, 1\)"),
        (np.zeros(3), "not an array of float64"),
        (np.zeros(3, bool), "not an array of bool"),
        ([None] * 3, "not an array of object"),
        ([0, 9, 0], "there is no action 9 for game 1: an action is a number from 0 to 8"),
        ([0, 0, -1], "there is no action -1 for game 2"),
        (np.array([0, 2**63, 0], np.uint64), f"there is no action {2**63} for game 1"),
    ],
)
def test_invalid_actions_are_refused(actions: Any, sentence: str) -> None:
    envs = ScoundrelVectorEnv(3)
    observations, _ = envs.reset(seed=1)
    with pytest.raises(error.InvalidAction, match=sentence):
        envs.step(actions)
    assert (envs.step(np.full(3, 8))[1] == 0).all()
    assert observations.any()


def test_an_illegal_action_is_refused_before_any_game_goes_on() -> None:
    envs = ScoundrelVectorEnv(3, illegal="raise", actions="plans")
    envs.reset(seed=1)
    legal = envs.random_actions()
    wrong = legal.copy()
    wrong[2] = np.flatnonzero(~envs.action_masks()[2])[0]
    with pytest.raises(IllegalMove, match=r"action \d+ \(.*\) can't be taken now in game 2"):
        envs.step(wrong)
    other = ScoundrelVectorEnv(3, actions="plans")
    other.reset(seed=1)
    assert_alike(envs.step(legal)[0], other.step(legal)[0])


def test_nothing_can_be_asked_before_the_first_reset() -> None:
    envs = ScoundrelVectorEnv(2)
    for ask in (lambda: envs.step([0, 0]), envs.action_masks, envs.random_actions):
        with pytest.raises(error.ResetNeeded, match="no game has begun"):
            ask()


@pytest.mark.parametrize("number", [0, -1, 1.5, True, "4"])
def test_there_is_at_least_one_game(number: Any) -> None:
    with pytest.raises(BadSetting, match="num_envs can't be"):
        ScoundrelVectorEnv(number)


@pytest.mark.parametrize("number", [0, -2, 1.5, "4"])
def test_games_are_cut_off_after_a_whole_number_of_steps(number: Any) -> None:
    with pytest.raises(BadSetting, match="max_episode_steps can't be"):
        ScoundrelVectorEnv(1, max_episode_steps=number)


@pytest.mark.parametrize("number", [None, -1, 2**40])
def test_as_in_gymnasium_games_need_not_be_cut_off(number: int | None) -> None:
    envs = ScoundrelVectorEnv(1, max_episode_steps=number)
    envs.reset(seed=1)
    assert not any(envs.step([7])[3].any() for _ in range(3))


def test_seeds_must_be_as_many_as_games() -> None:
    with pytest.raises(BadSetting, match="2 seeds don't fit 3 games"):
        ScoundrelVectorEnv(3).reset(seed=[1, 2])


@pytest.mark.parametrize("seed", [-1, 1.5, "123", [1, -1, 1], [1, "2", 3]])
def test_a_seed_is_a_number_from_0(seed: Any) -> None:
    with pytest.raises(error.Error, match="a seed is a whole number from 0, not"):
        ScoundrelVectorEnv(3).reset(seed=seed)


def test_gymnasiums_own_wrappers_fit() -> None:
    inside = ScoundrelVectorEnv(64)
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(inside)
    envs.reset(seed=1)
    lengths: list[int] = []
    for _ in range(40):
        _, _, ended, _, infos = envs.step(inside.random_actions())
        if ended.any():
            lengths += infos["episode"]["l"][ended].tolist()
    assert 5 < np.mean(lengths) < 9


def test_a_vector_draws_nothing() -> None:
    with pytest.raises(error.UnsupportedMode, match="render a single one"):
        gymnasium.make_vec("scoundrel/Classic-v0", num_envs=2, render_mode="ansi")


def test_the_compiled_games_write_only_where_it_fits() -> None:
    games = Games(RULEBOOK["classic"], 2, False, 0, 1.0, 0)
    actions: Any = np.zeros(2, np.int64)
    for call in (lambda: games.step(actions), games.write, lambda: games.choose(actions)):
        with pytest.raises(ScoundrelError, match="no arrays"):
            call()
    numbers = [np.zeros(2), *(np.zeros(2, np.uint8) for _ in range(3)), np.zeros(2, np.int32)]
    for shape in ((2, 112), (1, 113)):
        with pytest.raises(ScoundrelError, match="a row for each of 2 games"):
            games.write_to(np.zeros(shape, np.int16), np.zeros((2, 9), np.int8), *numbers)
    for index in (-1, 2):
        with pytest.raises(IndexError, match="there is no game"):
            games.deal(index)
    for deck, seed in (
        (b"\x02\x02", bytes(32)),
        (b"\x0f", bytes(32)),
        (b"\x00", bytes(32)),
        (b"\x02", b""),
    ):
        with pytest.raises(DeckError):
            games.begin_with(0, deck, seed, True)
    games.write_to(np.zeros((2, 113), np.int16), np.zeros((2, 9), np.int8), *numbers)
    with pytest.raises(ScoundrelError, match="an action for each of 2 games"):
        games.step(np.zeros(3, np.int64))
    with pytest.raises(ScoundrelError, match="a number from 0 to 8"):
        games.step(np.full(2, 9))
