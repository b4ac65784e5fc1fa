"""The environments play the game itself, and show no more of it than a player may know."""

from __future__ import annotations

import hashlib
import itertools
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.utils.env_checker import check_env
from hypothesis import given, settings
from hypothesis import strategies as st

from scoundrel import RULEBOOK, BadSetting, Card, DeckError, Game, IllegalMove, Rules, UnknownRules, kernel
from scoundrel.envs import ScoundrelEnv
from scoundrel.envs.hashing import hashed
from scoundrel.envs.layout import action_names, count_plans, layout
from scoundrel.errors import DealError
from scoundrel.extras import installing
from scoundrel.rules import Scoring
from tests.strategies import mixtures
from tests.test_secrets import twins

ALONE = [name for name, rules in RULEBOOK.items() if rules.players == 1]
IDS = [f"scoundrel/{name.capitalize()}-v0" for name in ALONE]
CHOICES: list[dict[str, Any]] = [{}, {"observation": "dict"}, {"actions": "plans"}, {"reward": "shaped"}]


def made(rules: str | Rules = "classic", **choices: Any) -> ScoundrelEnv:
    return ScoundrelEnv(rules, observation="dict", **choices)


def seen(game: Game, viewer: int = 0) -> dict[str, list[Any]]:
    """An observation as it must be, from what the player may know."""
    view, facts = game.view(viewer), game.table.facts()
    heroes = {"hero": viewer} if len(facts.heroes) == 1 else {"hero": viewer, "other": 1 - viewer}
    expected: dict[str, list[Any]] = {
        "room": [
            [card.value if card and card.suit == suit else 0 for suit in range(4)] for card in view.room
        ],
        "table": [view.faced, view.refusal is None, facts.put_away, len(view.unseen) + len(view.known)],
    }
    for name, player in heroes.items():
        hero = view.heroes[player]
        last = facts.heroes[player].last_card
        expected[name] = [
            hero.health,
            hero.weapon.value if hero.weapon else 0,
            hero.strikes_below,
            hero.potion_heals,
            last & 15 if last >= 0x30 else 0,
        ]
    if len(heroes) == 2:
        expected["turn"] = [view.turn == viewer]
    return expected | {"unseen": unseen(game), "place": places(game)}


def unseen(game: Game) -> list[int]:
    hidden = Counter(game.view(0).unseen)
    return [int(copy < hidden[card]) for card, copy in copies(game.rules)]


def places(game: Game) -> list[int]:
    view = game.view(0)
    hidden = Counter(view.unseen)
    found = {}
    for place, card in enumerate(view.known, len(view.unseen) + 1):
        found[card, hidden[card]] = place
        hidden[card] += 1
    return [found.get(copy, 0) for copy in copies(game.rules)]


def copies(rules: Rules) -> Iterator[tuple[Card, int]]:
    """The cards of the deck in order, copies counted."""
    counted: Counter[Card] = Counter()
    for card in sorted(rules.deck):
        yield card, counted[card]
        counted[card] += 1


def named(game: Game) -> set[str]:
    """The legal moves as names of actions."""
    ways = {kernel.TAKE: "face", kernel.ARMED: "face", kernel.PUT_AWAY: "put away"}
    ways[kernel.BARE] = "bare hands" if game.rules.bare_hands else "face"
    return {
        "run" if code == kernel.RUN else f"{ways[code & 0xF0]} {(code & 15) + 1}"
        for code in game.codes.values()
    }


def legal(env: ScoundrelEnv) -> list[int]:
    return [int(action) for action in np.flatnonzero(env.action_masks())]


def assert_shows(env: ScoundrelEnv, observation: Any, game: Game) -> None:
    expected = seen(game)
    assert list(observation) == list(expected) == [section.name for section in layout(game.rules)]
    for name, numbers in expected.items():
        assert observation[name].tolist() == np.array(numbers, int).tolist(), name
    assert {env.action_names[action] for action in legal(env)} == named(game)


def play_beside(env: ScoundrelEnv, seed: int, picks: list[int]) -> None:
    """Play the environment and a game of the same deal side by side."""
    observation, _ = env.reset(seed=seed)
    game = Game.deal(env.task.rules, f"{seed}/0")
    assert_shows(env, observation, game)
    for pick in picks:
        if game.over:
            break
        action = legal(env)[pick % len(legal(env))]
        observation, reward, terminated, truncated, info = env.step(action)
        game.carry_out(env._codes[-1])
        assert observation in env.observation_space
        assert_shows(env, observation, game)
        assert (terminated, truncated) == (game.over, False)
        (outcome,) = game.outcomes
        assert reward == float(outcome is not None and outcome.won)
        assert (info.get("won"), info.get("score")) == (outcome or (None, None))
    assert env.game.record() == game.record()


@pytest.mark.parametrize("rules", ALONE)
def test_it_plays_as_the_game_does(rules: str) -> None:
    env = made(rules)
    for seed in range(25):
        play_beside(env, seed, [seed * 7 + i * i for i in range(60)])


@settings(max_examples=60)
@given(rules=mixtures(), seed=st.integers(0, 999), picks=st.lists(st.integers(0, 99), max_size=40))
def test_it_plays_as_the_game_does_under_any_rules(rules: Rules, seed: int, picks: list[int]) -> None:
    rules = rules.replace(players=1)
    if Game.deal(rules, 0).over:
        with pytest.raises(BadSetting, match="ends before the first move"):
            made(rules)
    else:
        play_beside(made(rules), seed, picks)


# --- Plans ---------------------------------------------------------------------------------------


def plans_of(game: Game) -> Iterator[list[str]]:
    """Every way to play a room, as names of actions, up to the end of the room or of the game."""
    for name in sorted(named(game)):
        after = game.copy()
        after.carry_out(code_named(after, name))
        if after.over or after.room_number != game.room_number:
            yield [name]
        else:
            yield from ([name, *rest] for rest in plans_of(after))


def code_named(game: Game, name: str) -> int:
    way, _, slot = name.rpartition(" ")
    for code in game.codes.values():
        if (name == "run" and code == kernel.RUN) or (
            code & 15 == int(slot or 1) - 1 and way in name_of(game, code)
        ):
            return code
    raise AssertionError(name)


def name_of(game: Game, code: int) -> str:
    if code & 0xF0 == kernel.BARE and game.rules.bare_hands:
        return "bare hands"
    return {kernel.RUN: "run", kernel.PUT_AWAY: "put away"}.get(code & 0xF0, "face")


@pytest.mark.parametrize("rules", [*ALONE, "sidestep carried=2", "classic room_size=3 carried=0"])
def test_every_way_to_play_a_room_is_one_plan(rules: str) -> None:
    env = made(rules, actions="plans")
    names = env.action_names
    assert len(names) == env.task.action_space().n == count_plans(env.task.rules)
    for seed in range(4):
        env.reset(seed=seed)
        while not env.game.over:
            expected = [", ".join(plan) for plan in plans_of(env.game)]
            marked = legal(env)
            assert len(marked) == len(expected)
            found = {plan for plan in expected for action in marked if follows(names[action], plan)}
            assert found == set(expected)
            action = marked[seed * 31 % len(marked)]
            before = env.game
            env.step(action)
            assert env.game.moves[: before.move_count] == before.moves
            assert env.game.over or env.game.room_number == before.room_number + 1


def follows(action: str, plan: str) -> bool:
    """Whether an action begins with the moves of a plan; what comes after the end of a room does not count."""
    return f"{action}, ".startswith(f"{plan}, ")


def test_a_plan_that_is_not_legal_changes_nothing() -> None:
    env = made("classic", actions="plans")
    env.reset(seed=42)
    before = env.game.position()
    illegal = next(action for action in range(193) if not env.action_masks()[action])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, env.game.position()) == (-1, False, before)
    assert info["action_mask"].any()


def test_rooms_too_large_to_plan_are_refused() -> None:
    with pytest.raises(BadSetting, match="a room of 6 cards has 23,041 plans, more than the 5,000"):
        made("classic", actions="plans", room_size=6)


# --- What Gymnasium asks for ---------------------------------------------------------------------


@pytest.mark.parametrize("choices", CHOICES, ids=str)
@pytest.mark.parametrize("name", IDS)
def test_gymnasium_s_checker_finds_nothing_to_fix(name: str, choices: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **choices).unwrapped)


def test_the_ids_are_those_of_the_rule_sets_for_one() -> None:
    assert [name for name in gymnasium.registry if name.startswith("scoundrel/")] == IDS
    for name, rules in zip(IDS, ALONE, strict=True):
        assert gymnasium.make(name).unwrapped.task.rules is RULEBOOK[rules]  # type: ignore[attr-defined]


def test_rules_are_a_name_a_text_or_rules_with_any_setting_changed() -> None:
    for rules in ("dragons", RULEBOOK["dragons"], "dragons start_health=20"):
        env: Any = gymnasium.make("scoundrel/Classic-v0", rules=rules, max_health=30)
        assert env.unwrapped.task.rules == RULEBOOK["dragons"].replace(max_health=30)
    # Of two settings that are tied, the other follows.
    assert made(start_health=30).task.rules.max_health == 30


def test_a_flat_observation_is_the_dictionary_in_one_row() -> None:
    flat, _ = ScoundrelEnv().reset(seed=1)
    sections, _ = made().reset(seed=1)
    assert flat.tolist() == np.concatenate([part.ravel() for part in sections.values()]).tolist()
    assert flat.shape == (sum(len(section.columns) for section in layout(RULEBOOK["classic"])),)


def test_what_was_returned_stays_as_it_was() -> None:
    env = made()
    observation, info = env.reset(seed=42)
    kept = {name: part.copy() for name, part in observation.items()}, info["action_mask"].copy()
    while not env.game.over:
        env.step(legal(env)[0])
    assert all((observation[name] == part).all() for name, part in kept[0].items())
    assert (info["action_mask"] == kept[1]).all()


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    env = gymnasium.make("scoundrel/Easy-v0")
    env.reset(seed=1)
    run = env.unwrapped.action_names.index("run")  # type: ignore[attr-defined]
    steps, truncated = 0, False
    while not truncated:
        _, _, terminated, truncated, _ = env.step(run)
        assert not terminated
        steps += 1
    assert steps == 10_000


# --- Deals ---------------------------------------------------------------------------------------


@given(st.binary(max_size=128))
def test_a_text_is_hashed_as_everywhere(text: bytes) -> None:
    digest = b"".join(word.to_bytes(8, "little") for word in hashed(text))
    assert digest == hashlib.blake2b(text, digest_size=32).digest()


def test_a_text_of_more_than_one_block_is_not_hashed() -> None:
    with pytest.raises(DealError, match="a text of 129 bytes is too long"):
        hashed(bytes(129))


def test_the_deals_of_a_seed_are_published_ones() -> None:
    env = made()
    env.reset(seed=42)
    for number in range(12):
        assert env.deal == f"classic/42/{number}"
        assert env.game.position() == Game.deal("classic", f"42/{number}").position()
        env.reset()
    env.reset(seed=42)
    assert env.deal == "classic/42/0"


def test_without_a_seed_every_environment_has_its_own() -> None:
    deals = set()
    for _ in range(3):
        env = made()
        env.reset()
        deals.add(env.deal)
    assert len(deals) == 3


@pytest.mark.parametrize("deal", [42, np.int64(42), "classic/42"])
def test_a_deal_can_be_named(deal: object) -> None:
    env = made()
    env.reset(seed=7, options={"deal": deal})
    assert (env.deal, env.game.position()) == ("classic/42", Game.deal("classic", 42).position())
    env.reset()
    assert env.deal == "classic/7/0"


def test_a_deck_can_be_laid_in_order() -> None:
    env = made("dragons")
    env.reset(seed=7, options={"deck": "As Td 4h 7c 2s 3s 5h 6d"})
    assert env.deal is None
    assert [str(card) for card in env.game.room] == ["As", "Td", "4h", "7c"]
    env.step(env.action_names.index("run"))
    game = Game.from_deck("dragons", "As Td 4h 7c 2s 3s 5h 6d", "7/0")
    game.play("run")
    assert env.game.position() == game.position()


@pytest.mark.parametrize("rules", ALONE)
def test_hidden_cards_change_nothing_that_is_seen(rules: str) -> None:
    env = made(rules, render_mode="rgb_array")
    for seed in range(10):
        told = []
        for game in twins(rules, seed):
            start = game.after(0)
            deck = [card for card in (*start.room, *start.deck) if card]
            observation, info = env.reset(seed=0, options={"deck": deck})
            for move in game.moves:
                code = env.game.code_of(move)
                action = env.action_names.index(action_of(env.game, code))
                observation, _, _, _, info = env.step(action)
            told.append(
                [part.tolist() for part in (*observation.values(), info["action_mask"], env.render())]
            )
        assert told[0] == told[1]


def action_of(game: Game, code: int) -> str:
    return "run" if code == kernel.RUN else f"{name_of(game, code)} {(code & 15) + 1}"


# --- Rewards -------------------------------------------------------------------------------------


def rewards(env: ScoundrelEnv, seed: int) -> list[float]:
    env.reset(seed=seed)
    given = []
    while not env.game.over:
        given.append(float(env.step(legal(env)[seed % len(legal(env))])[1]))
    return given


@pytest.mark.parametrize("rules", ["classic", "sidestep"])
def test_a_score_is_given_at_the_end_and_more_is_better(rules: str) -> None:
    env = made(rules, reward="score", start_health=110)
    won = set()
    for seed in range(20):
        *others, last = rewards(env, seed)
        (outcome,) = env.game.outcomes
        assert outcome is not None
        assert not any(others)
        assert last == (-outcome.score if env.task.rules.scoring is Scoring.LOW else outcome.score)
        won.add(outcome.won)
    assert won == {True, False}


def test_shaped_rewards_add_up_to_what_was_gained() -> None:
    env = made(reward="shaped")
    for seed in range(20):
        total = sum(rewards(env, seed))
        (outcome,) = env.game.outcomes
        assert outcome is not None
        at_first = 20 - sum(card.value for card in env.task.rules.deck if card.suit < 2)
        assert total == pytest.approx(outcome.won + (outcome.score - at_first) / 100)


# --- What can't be done --------------------------------------------------------------------------


def test_an_illegal_action_is_punished_or_refused() -> None:
    env = made(penalty=0.5)
    observation, info = env.reset(seed=42)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, terminated, truncated, _ = env.step(illegal)
    assert (reward, terminated, truncated) == (-0.5, False, False)
    assert all((after[name] == observation[name]).all() for name in observation)
    strict = made(illegal="raise")
    strict.reset(seed=42)
    with pytest.raises(IllegalMove, match=r"action 0 \(face 1\) can't be taken now"):
        strict.step(illegal)
    assert strict.game.move_count == 0


@pytest.mark.parametrize("action", [-1, 9, 10**9])
def test_an_action_out_of_range_is_refused(action: int) -> None:
    env = made()
    env.reset(seed=1)
    with pytest.raises(error.InvalidAction, match=f"there is no action {action}: .* from 0 to 8"):
        env.step(action)


@pytest.mark.parametrize("action", [1.0, "run", None, True, [1], np.array([1]), np.float32(1)])
def test_an_action_is_a_number(action: object) -> None:
    env = made()
    env.reset(seed=1)
    with pytest.raises(
        error.InvalidAction, match="is not an action: an action is a whole number from 0 to 8"
    ):
        env.step(action)


@pytest.mark.parametrize("action", [8, np.int8(8), np.uint64(8), np.array(8)])
def test_any_kind_of_whole_number_is_an_action(action: object) -> None:
    env = made()
    env.reset(seed=42)
    env.step(action)
    assert str(env.game.moves[0]) == "run"


def test_no_step_before_the_first_game_and_after_its_end() -> None:
    env = made()
    with pytest.raises(error.ResetNeeded, match="no game has begun"):
        env.step(0)
    with pytest.raises(error.ResetNeeded, match="no game has begun"):
        _ = env.game
    with pytest.raises(error.ResetNeeded, match="no game has begun"):
        env.action_masks()
    rewards(env, 1)
    with pytest.raises(error.ResetNeeded, match="the game is over"):
        env.step(0)
    env.reset()
    env.step(legal(env)[0])


@pytest.mark.parametrize(
    ("choices", "wrong", "sentence"),
    [
        ({"rules": "clasic"}, UnknownRules, "there is no rule set 'clasic' .did you mean 'classic'"),
        ({"rules": "dragons-duo"}, BadSetting, "dragons-duo is for two players: see scoundrel.envs.duo"),
        ({"rules": 7}, TypeError, "rules are Rules or their text, not int"),
        ({"start_helth": 3}, BadSetting, "there is no setting 'start_helth' .did you mean 'start_health'"),
        ({"start_health": 0}, BadSetting, "start_health can't be '0'"),
        ({"observation": "pixels"}, BadSetting, "observation can't be 'pixels': it is one of flat, dict"),
        ({"actions": "words"}, BadSetting, "actions can't be 'words': it is one of cards, plans"),
        ({"reward": None}, BadSetting, "reward can't be 'None': it is one of win, score, shaped"),
        ({"illegal": "ignore"}, BadSetting, "illegal can't be 'ignore': it is one of penalise, raise"),
        ({"penalty": "much"}, BadSetting, "penalty can't be 'much': it is a number from 0"),
        ({"penalty": -1}, BadSetting, "penalty can't be '-1': it is a number from 0"),
        ({"penalty": float("nan")}, BadSetting, "penalty can't be 'nan': it is a number from 0"),
        ({"render_mode": "human"}, error.UnsupportedMode, "there is no render mode 'human'"),
    ],
)
def test_choices_that_do_not_exist_are_refused(
    choices: dict[str, Any], wrong: type[Exception], sentence: str
) -> None:
    with pytest.raises(wrong, match=sentence):
        ScoundrelEnv(**choices)


@pytest.mark.parametrize(
    ("options", "wrong", "sentence"),
    [
        ({"deal": "42"}, DealError, "'42'"),
        (
            {"deal": 4.2},
            DealError,
            "'4.2' is not a deal: give a whole number, or a code such as classic/42",
        ),
        (
            {"deal": "dragons/42"},
            DealError,
            "the deal 'dragons/42' does not fit: its rules differ in deck, ",
        ),
        ({"deck": "Xc"}, DeckError, "Xc is not in the deck of classic"),
        ({"deck": ""}, DeckError, "a deck needs at least one card"),
        ({"deck": 7}, DeckError, "'7' is not a deck: give its cards, top card first"),
        ({"dael": 42}, BadSetting, "there is no option 'dael' .did you mean 'deal'"),
        ({"deal": 42, "deck": "As"}, BadSetting, "a game begins with a deal or with a deck"),
        (["deal"], BadSetting, "options can't be .*: it is a dictionary"),
    ],
)
def test_a_deal_that_does_not_fit_is_refused(options: Any, wrong: type[Exception], sentence: str) -> None:
    env = made()
    env.reset(seed=1)
    env.step(legal(env)[0])
    before = env.game.position()
    with pytest.raises(wrong, match=sentence):
        env.reset(options=options)
    assert env.game.position() == before


def test_a_deck_that_fills_no_room_is_refused() -> None:
    with pytest.raises(DeckError, match="ends before the first move"):
        made("digital").reset(options={"deck": "2c 3c"})


@pytest.mark.parametrize("seed", [-1, 1.5, "42"])
def test_a_seed_is_what_gymnasium_takes_for_one(seed: Any) -> None:
    with pytest.raises(error.Error):
        made().reset(seed=seed)


def test_a_seed_too_long_to_hash_at_once_is_refused() -> None:
    with pytest.raises(DealError, match="a seed of 200 bytes is too long"):
        made().reset(seed=10**199)


# --- Pictures ------------------------------------------------------------------------------------


def test_the_table_is_drawn_in_words() -> None:
    env = ScoundrelEnv(render_mode="ansi")
    env.reset(options={"deal": 42})
    assert env.render().splitlines() == [
        "Room 1. 40 cards below.",
        "Health 20 of 20. No weapon.",
        "1. 2 of diamonds, weapon: take it up.",
        "2. 8 of diamonds, weapon: take it up.",
        "3. 8 of hearts, potion: heals 0 of 8.",
        "4. 4 of clubs, monster: costs 4 health with bare hands.",
        "3 cards to face. You may run.",
    ]


def test_without_a_mode_nothing_is_drawn() -> None:
    env = ScoundrelEnv()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="nothing is drawn"):
        assert env.render() is None


@pytest.mark.parametrize("rules", ALONE)
def test_the_table_is_drawn_as_a_picture_throughout(rules: str) -> None:
    env = ScoundrelEnv(rules, render_mode="rgb_array")
    env.reset(seed=3)
    pictures = [env.render()]
    while not env.game.over:
        env.step(legal(env)[0])
        pictures.append(env.render())
    assert {(picture.shape, picture.dtype) for picture in pictures} == {
        (pictures[0].shape, np.dtype(np.uint8))
    }
    assert all((one != other).any() for one, other in itertools.pairwise(pictures))


# --- The extra -----------------------------------------------------------------------------------


def test_the_game_itself_brings_neither_gymnasium_nor_numpy() -> None:
    code = "import scoundrel, scoundrel.bots, scoundrel.cli, sys; assert not {'gymnasium', 'numpy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("missing", "module"), [("gymnasium", "envs"), ("numpy", "envs"), ("pettingzoo", "envs.duo")]
)
def test_without_the_extra_a_sentence_says_how_to_get_it(missing: str, module: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import scoundrel.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("ModuleNotFoundError: the environment")
    assert last.endswith(f" {missing}: {installing('rl')} brings it")


def test_the_entry_point_registers_the_environments() -> None:
    from tomllib import loads

    project = loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"]["gymnasium.envs"] == {
        "scoundrel": "scoundrel.envs.registration:register_envs"
    }


# --- The document --------------------------------------------------------------------------------


def test_names_of_actions_are_in_the_document() -> None:
    document = (Path(__file__).parents[1] / "docs/environments.md").read_text("utf-8")
    for name in ALONE:
        cards, plans = (len(action_names(RULEBOOK[name], plans)) for plans in (False, True))
        columns = sum(len(section.columns) for section in layout(RULEBOOK[name]))
        assert f"| `scoundrel/{name.capitalize()}-v0` | {columns} | {cards} | {plans} |" in document


def test_the_layout_is_in_the_document() -> None:
    document = (Path(__file__).parents[1] / "docs/environments.md").read_text("utf-8")
    rows = [line.split("|")[1:-1] for line in document.splitlines() if line.startswith("| `")]
    told = {cells[0].strip(): [cell.strip() for cell in cells[1:]] for cells in rows}
    start = 0
    for section in layout(RULEBOOK["classic"]):
        end = start + len(section.columns)
        assert told[f"`{section.name}`"][0] == f"{start}–{end - 1}"
        assert told[f"`{section.name}`"][1] == " × ".join(map(str, section.shape))
        start = end
        if section.name in ("table", "hero"):
            for column in section.columns:
                assert f"`{column.name}`" in document
