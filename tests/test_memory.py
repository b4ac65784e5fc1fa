"""Compiled code stays within its memory, whatever it is given and however many threads ask at once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoundrel import RULEBOOK, DeckError, Game, IllegalMove, PositionError, Rules, ScoundrelError
from scoundrel.bridge import LiveTable
from scoundrel.coach import Judge
from scoundrel.deals import seed_bytes
from scoundrel.engine.bots import make_bot, net_for
from scoundrel.engine.goals import Goal
from scoundrel.engine.search.minds import NetMind
from scoundrel.engine.search.net import Net
from scoundrel.engine.search.parties import PartyMind
from scoundrel.engine.search.probes import count_evaluations, count_plans
from scoundrel.engine.search.rollouts import random_games
from scoundrel.engine.search.selfplay import ROW, SelfPlay
from scoundrel.engine.search.solver import Solver
from scoundrel.envs import ScoundrelEnv, ScoundrelVectorEnv, duo
from scoundrel.errors import NetError
from scoundrel.kernel import RUN
from tests.strategies import mixtures

CLASSIC = RULEBOOK["classic"]
THREADS = 4
HUGE = CLASSIC.replace(
    deck=["2c", "3s", "4d", "5h"] * 24,
    room_size=9,
    carried=0,
    start_health=999,
    max_health=999,
    avoid_in_a_row=True,
)
"""As many cards as there can be, in rooms as large as there can be, and one may run forever."""


def games_in_play(rules: Rules, count: int = 12) -> list[Game]:
    """Games that stand somewhere between their beginning and their end."""
    found = []
    for seed in range(count):
        game, chance = Game.deal(rules, seed), Random(seed)
        for _ in range(chance.randint(0, 15)):
            before = game.copy()
            game.play(chance.choice(game.legal_moves))
            if game.over:
                game = before
                break
        found.append(game)
    return found


# --- Any rules -------------------------------------------------------------------------------------


@given(rules=mixtures(most_cards=96), seed=st.integers(0, 999), moves=st.integers(0, 30))
def test_every_player_moves_by_any_mixture_of_rules(rules: Rules, seed: int, moves: int) -> None:
    game, chance = Game.deal(rules, seed), Random(seed)
    for _ in range(moves):
        if game.over:
            break
        game.play(chance.choice(game.legal_moves))
    if not game.over:
        for bot in (make_bot("net", rules), make_bot("expert", rules, simulations=30)):
            assert bot.choose(game.view(game.turn)).move in game.legal_moves
    if rules.players == 1:
        best, end = Solver(rules, 2000).best(game), game.copy()
        for move in best.line:
            end.play(move)
        assert best.score in (None, end.outcomes[0] and end.outcomes[0].score)
        assert game.over or all(0 <= plan.value <= 1 for plan in Judge(rules, 30).plans(game))


def test_a_party_goes_on_in_a_room_that_would_be_too_short_to_begin() -> None:
    rules = CLASSIC.replace(players=2, room_size=4, carried=0, ending="short_room", deck="2c 3c 4c 5c")
    game = Game.from_deck(rules, "2c 3c 4c 5c")
    game.play("2cb")
    assert make_bot("net", rules).choose(game.view(1)).move in game.legal_moves


@pytest.mark.parametrize("name", RULEBOOK)
def test_every_rule_set_is_played_planned_and_valued(name: str) -> None:
    rules = RULEBOOK[name]
    assert random_games(rules, "1", 300).games == 300
    assert count_plans(rules, "1", 50) == 50
    if rules.players == 1:
        assert count_evaluations(net_for(rules), "1", 50) >= 50
        assert NetMind(net_for(rules), rules).play_deal("1").moves > 0


# --- Threads ---------------------------------------------------------------------------------------


def told_by_bot(name: str, **budget: Any) -> Callable[[Game], object]:
    bot = make_bot(name, CLASSIC, **budget)
    return lambda game: bot.choose(game.view(0))


def told_by_mind() -> Callable[[Game], object]:
    mind = NetMind(net_for(CLASSIC), CLASSIC, 60)

    def line(game: Game) -> object:
        with mind.lock:
            code, chosen, options = mind.choose(game.table)
            return code, options, mind.line(game.table, chosen) if chosen >= 0 else []

    return line


def told_by_solver() -> Callable[[Game], object]:
    solver = Solver(CLASSIC, 20_000)
    return lambda game: solver.solve(game)


def told_by_selfplay() -> Callable[[Game], object]:
    player = SelfPlay(net_for(CLASSIC))

    def learned(game: Game) -> object:
        rows, unseen, worths = decisions(100)
        return player.collect(game.position(), 0.3, 0.5, rows, unseen, worths), bytes(worths)

    return learned


SHARED = {
    "net": lambda: told_by_bot("net"),
    "expert": lambda: told_by_bot("expert", simulations=60),
    "mind": told_by_mind,
    "judge": lambda: Judge(CLASSIC, 60).plans,
    "solver": told_by_solver,
    "selfplay": told_by_selfplay,
}


@pytest.mark.parametrize("name", SHARED)
def test_threads_that_share_a_player_get_the_answers_that_one_gets(name: str) -> None:
    games = games_in_play(CLASSIC)
    alone = [SHARED[name]()(game) for game in games]
    ask = SHARED[name]()
    asked = [place for seed in range(4 * THREADS) for place in Random(seed).sample(range(len(games)), 6)]
    with ThreadPoolExecutor(THREADS) as pool:
        told = list(pool.map(lambda place: ask(games[place]), asked))
    assert told == [alone[place] for place in asked]


def test_threads_that_share_a_party_get_the_answers_that_one_gets() -> None:
    rules = RULEBOOK["dragons-duo"]
    games, mind = games_in_play(rules), PartyMind(rules, 40)
    alone = [mind.choose(game.table, seed_bytes("luck")) for game in games]
    with ThreadPoolExecutor(THREADS) as pool:
        told = list(pool.map(lambda game: mind.choose(game.table, seed_bytes("luck")), games * THREADS))
    assert told == alone * THREADS


def test_moves_on_a_table_do_not_disturb_a_search_from_it() -> None:
    game, mind = Game.deal(CLASSIC, 3), NetMind(net_for(CLASSIC), CLASSIC, 200)
    before = game.table.snapshot()
    alone = mind.choose(game.table)
    with ThreadPoolExecutor(1) as pool:
        for _ in range(20):
            thinking = pool.submit(mind.choose, game.table)
            while not thinking.done():
                game.table.play(game.table.codes()[0])
                game.table.restore(before)
            assert thinking.result()[0] in [alone[0], *game.table.codes()]


def used(env: Any) -> list[Callable[[], object]]:
    """Every call that an environment's games answer."""
    if isinstance(env, ScoundrelEnv):
        return [
            env.reset,
            env.action_masks,
            lambda: env.step(int(env.action_masks().argmax())),
            lambda: env.game,
        ]
    if isinstance(env, ScoundrelVectorEnv):
        return [env.reset, env.action_masks, env.random_actions, lambda: env.step(np.zeros(3, int))]
    return [env.reset, lambda: env.observe("player_0"), lambda: env.step(0), lambda: env.game]


@pytest.mark.parametrize("make", [ScoundrelEnv, lambda: ScoundrelVectorEnv(3), duo.raw_env])
def test_an_environment_refuses_a_thread_that_comes_in_between(make: Callable[[], Any]) -> None:
    env = make()
    env.reset(seed=7)
    with ThreadPoolExecutor(1) as pool:
        with env._games:
            for use in used(env):
                with pytest.raises(ScoundrelError, match="another thread is using this environment"):
                    pool.submit(use).result()
        for use in used(env):
            pool.submit(use).result()


def test_threads_that_share_a_vector_get_whole_steps_or_none() -> None:
    envs = ScoundrelVectorEnv(64)
    envs.reset(seed=7)

    def play(seed: int) -> int:
        refused = 0
        for step in range(1500):
            try:
                if step % 50 == seed:
                    rows, infos = envs.reset(seed=step)
                else:
                    rows, *_, infos = envs.step(envs.random_actions())
            except ScoundrelError as error:
                assert "another thread" in str(error)
                refused += 1
            else:
                assert rows in envs.observation_space
                assert set(np.unique(infos["action_mask"])) <= {0, 1}
        return refused

    with ThreadPoolExecutor(THREADS) as pool:
        refused = sum(pool.map(play, range(THREADS)))
    assert refused < 1500 * THREADS
    shared, alone = envs.reset(seed=7), ScoundrelVectorEnv(64).reset(seed=7)
    assert (shared[0] == alone[0]).all()


# --- A mind ----------------------------------------------------------------------------------------


def test_a_line_needs_an_option_that_was_listed_for_the_table() -> None:
    game, mind = Game.deal(CLASSIC, 42), NetMind(net_for(CLASSIC), CLASSIC)
    with pytest.raises(ScoundrelError, match="no option 0 was listed"):
        mind.line(game.table, 0)
    _, chosen, options = mind.choose(game.table)
    assert mind.line(game.table, chosen)
    for index in (-1, len(options), 255, 256, 100_000):
        with pytest.raises(ScoundrelError, match=f"no option {index} was listed".replace("-", "−")):
            mind.line(game.table, index)
    game.play("8d")
    with pytest.raises(ScoundrelError, match="listed for this table"):
        mind.line(game.table, chosen)
    mind.choose(game.table)
    mind.play_deal("1")
    with pytest.raises(ScoundrelError, match="listed for this table"):
        mind.line(game.table, 0)


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize("name", ["classic", "easy"])
def test_what_a_mind_was_asked_before_changes_nothing(name: str, goal: Goal) -> None:
    net = net_for(RULEBOOK[name])
    used = NetMind(net, net.rules, goal=goal)
    for seed in range(8):
        game = Game.deal(name, seed)
        while not game.over and len(game.moves) < 80:
            told = NetMind(net, net.rules, goal=goal).choose(game.table)
            assert used.choose(game.table) == told
            game.carry_out(told[0])


def test_a_net_mind_needs_a_net_and_rules_for_one_player() -> None:
    nothing: Any = None
    with pytest.raises(ScoundrelError, match="needs a net"):
        NetMind(nothing, CLASSIC)
    with pytest.raises(ScoundrelError, match="rules for one player"):
        NetMind(net_for(CLASSIC), RULEBOOK["dragons-duo"])


def questions(rules: Rules) -> list[Callable[[LiveTable], object]]:
    mind, solver = NetMind(net_for(rules), rules), Solver(rules)
    return [
        mind.choose,
        lambda table: mind.weigh(table, bytes([RUN])),
        lambda table: mind.line(table, 0),
        lambda table: solver.ask(table, 0),
        solver.ask_loss,
        lambda table: PartyMind(rules, 10).choose(table, bytes(32)),
    ]


@pytest.mark.parametrize("question", range(6))
def test_a_table_of_other_rules_or_none_is_refused(question: int) -> None:
    ask, nothing = questions(CLASSIC)[question], cast_any(None)
    for other in (HUGE, RULEBOOK["dragons-duo"], CLASSIC.replace(room_size=9)):
        with pytest.raises(ScoundrelError):
            ask(Game.deal(other, 1).table)
    with pytest.raises((AttributeError, TypeError)):
        ask(nothing)


def cast_any(value: object) -> Any:
    return value


def test_nobody_thinks_about_a_game_that_is_over() -> None:
    game = Game.deal("hard", 1)
    while not game.over:
        game.play(game.legal_moves[0])
    with pytest.raises(ScoundrelError, match="over"):
        NetMind(net_for(game.rules), game.rules).choose(game.table)
    with pytest.raises(ScoundrelError, match="over"):
        PartyMind(game.rules, 10).choose(game.table, bytes(32))


def test_a_party_needs_a_whole_random_state() -> None:
    rules = RULEBOOK["dragons-duo"]
    with pytest.raises(ScoundrelError, match="32 bytes, not 3"):
        PartyMind(rules, 10).choose(Game.deal(rules, 1).table, b"abc")


def test_only_moves_of_one_room_are_weighed() -> None:
    game, mind = Game.deal(CLASSIC, 42), NetMind(net_for(CLASSIC), CLASSIC)
    run_twice, beyond = bytes([RUN, RUN]), bytes([game.table.codes()[1], 0x2F])
    for codes in (b"", b"\xff", run_twice, beyond):
        with pytest.raises(IllegalMove, match="no moves of this room"):
            mind.weigh(game.table, codes)
    game.play("run")
    with pytest.raises(IllegalMove):
        mind.weigh(game.table, bytes([RUN]))


# --- A table ---------------------------------------------------------------------------------------


def test_a_table_carries_out_legal_moves_only() -> None:
    table = Game.deal(CLASSIC, 42).table
    before, legal = table.snapshot(), set(table.codes())
    for code in set(range(-1, 300)) - legal:
        with pytest.raises(IllegalMove, match="no move that can be made"):
            table.play(code)
    assert table.snapshot() == before


def test_of_two_copies_of_a_card_a_table_takes_either() -> None:
    game = Game.from_deck(RULEBOOK["classic"].replace(deck=["5h", "5h", "2c", "3c"]), "5h 5h 2c 3c")
    codes = game.table.codes()
    assert codes[0] & 15 == 0
    assert codes[0] + 1 not in codes
    game.table.play(codes[0] + 1)
    assert game.table.room()[:2] == bytes([0x35, 0])


def test_a_snapshot_of_another_size_is_refused() -> None:
    table = Game.deal(CLASSIC, 42).table
    before = table.snapshot()
    for snapshot in (b"", before[:-1], before + b"\0"):
        with pytest.raises(ScoundrelError, match=f"bytes, not {len(snapshot)}"):
            table.restore(snapshot)
    assert table.snapshot() == before


def test_a_table_takes_no_more_cards_than_fit_and_nothing_but_cards() -> None:
    table = Game.deal(CLASSIC, 42).table
    before, facts = table.snapshot(), table.facts()
    with pytest.raises(DeckError, match="at most 96 cards, not 97"):
        table.lay_out(bytes([0x02]) * 97, bytes(32), True, 0)
    with pytest.raises(DeckError, match="255 is the code of no card"):
        table.lay_out(b"\xff", bytes(32), True, 0)
    with pytest.raises(DeckError, match="at most 96 cards"):
        table.arrange(facts._replace(discard=bytes([0x02]) * 90))
    assert table.snapshot() == before


@pytest.mark.parametrize(
    "change",
    [
        {"room": bytes([0x02]) * 5},
        {"known": 41},
        {"known": -1},
        {"turn": 1},
        {"turn": -1},
        {"heroes": ()},
    ],
)
def test_facts_that_don_t_fit_on_the_table_are_refused(change: dict[str, Any]) -> None:
    table = Game.deal(CLASSIC, 42).table
    before = table.snapshot()
    with pytest.raises(PositionError, match="lies on no table"):
        table.arrange(table.facts()._replace(**change))
    assert table.snapshot() == before


@pytest.mark.parametrize("change", [{"health": 0}, {"health": 21}, {"health": 5000}, {"weapon": 0x05}])
def test_an_impossible_hero_is_refused(change: dict[str, Any]) -> None:
    table = Game.deal(CLASSIC, 42).table
    facts = table.facts()
    with pytest.raises(PositionError, match="lies on no table"):
        table.arrange(facts._replace(heroes=(facts.heroes[0]._replace(**change),)))


# --- Nets and learning -----------------------------------------------------------------------------


def decisions(count: int, row: int = ROW) -> tuple[Any, Any, Any]:
    """Arrays for that many decisions: their inputs, the cards unseen, what they were worth."""
    rows = memoryview(bytearray(2 * count * row)).cast("B").cast("H", [count, row])
    worths = memoryview(bytearray(8 * count)).cast("B").cast("f", [count, 2])
    return rows, memoryview(bytearray(count)), worths


def test_the_largest_dungeon_leaves_no_input_out() -> None:
    net, count = Net(HUGE, 64), 4000
    rows, unseen, worths = decisions(count)
    SelfPlay(net).collect("1", 1.0, 0.5, rows, unseen, worths)
    most = 0
    for row in rows.tolist():
        on = [number for number in row if number < net.size()]
        assert len(set(on)) == len(on)
        assert set(row[len(on) :]) <= {net.size()}
        most = max(most, len(on))
    # All cards, their number, the lowest twenty; what is carried, health, weapon, both, and the slack.
    assert most >= 96 + 1 + 20 + 5


@pytest.mark.parametrize("shape", [(8, ROW - 1), (8, ROW + 1), (7, ROW), (9, ROW)])
def test_arrays_of_another_shape_are_refused(shape: tuple[int, int]) -> None:
    rows = decisions(*shape)[0]
    _, unseen, worths = decisions(8)
    player = SelfPlay(net_for(CLASSIC))
    with pytest.raises(NetError, match=f"8 decisions need 8 × {ROW} inputs"):
        player.collect("1", 0.3, 0.5, rows, unseen, worths)
    with pytest.raises(NetError, match="8 decisions need"):
        player.collect("1", 0.3, 0.5, decisions(8)[0], unseen[:7], worths)


def test_training_goes_on_only_from_a_net_of_the_same_rules() -> None:
    player, nothing = SelfPlay(net_for(CLASSIC)), cast_any(None)
    with pytest.raises(NetError, match="same rules"):
        player.use(net_for(RULEBOOK["dragons"]))
    with pytest.raises((AttributeError, TypeError)):
        player.use(nothing)
    with pytest.raises((AttributeError, TypeError)):
        SelfPlay(nothing)


def test_a_net_keeps_its_late_half_and_takes_no_other_numbers() -> None:
    net = Net(CLASSIC, 64)
    net.leave_to(Net(CLASSIC, 64), 10)
    with pytest.raises(NetError, match="already"):
        net.leave_to(Net(CLASSIC, 64), 10)
    for numbers in (b"", bytes(4 * net.count() - 1), bytes(4 * net.count() + 4)):
        with pytest.raises(NetError, match=f"{net.count()} numbers"):
            net.load(numbers)
        with pytest.raises(NetError, match=f"are {2 * net.count():,} bytes"):
            net.load_halves(numbers)
        with pytest.raises(NetError, match=r"are [\d,]+ bytes"):
            net.load_packed(numbers)
