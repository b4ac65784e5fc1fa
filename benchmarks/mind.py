"""The engine: solver, room plans, net and search."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from benchmarks.measure import Figure, best_rate
from scoundrel import RULEBOOK, Game
from scoundrel.engine.bots import SIMULATIONS, NetBot, make_bot, net_for
from scoundrel.engine.search.minds import NetMind
from scoundrel.engine.search.probes import count_evaluations, count_plans
from scoundrel.engine.search.solver import Solver
from scoundrel.engine.tally import wilson

CLASSIC = RULEBOOK["classic"]


def figures() -> Iterator[Figure]:
    yield Figure("classic deals solved for win or loss", best_rate(solved_deals, 3), "deals/s", 2500)
    yield Figure("room plans", best_rate(lambda: count_plans(CLASSIC, "bench", 20_000)), "rooms/s", 1.5e6)
    net = make_bot("net", CLASSIC)
    assert isinstance(net, NetBot)
    evaluations = best_rate(lambda: count_evaluations(net.net, "bench", 2_000))
    yield Figure("net evaluations", evaluations, "options/s", 4e5)
    yield from strength("net", net.mind, 20_000, least=84, least_score=-9, most_time=0.5)
    expert = NetMind(net.net, CLASSIC, SIMULATIONS)
    yield from strength(
        "expert at its default budget", expert, 1_000, least=86, least_score=-9, most_time=75
    )
    easy = NetMind(net_for(RULEBOOK["easy"]), RULEBOOK["easy"])
    yield from strength("net at easy", easy, 200, least=100, least_score=15, most_time=10)
    looks = NetMind(net.net, CLASSIC, 1_000)
    yield Figure("simulations of expert", 1_000 * best_rate(lambda: first_rooms(looks), 3), "/s", 1.5e5)


def strength(
    name: str, mind: NetMind, games: int, least: float, least_score: float, most_time: float
) -> Iterator[Figure]:
    """How often a player wins, with its interval, what it scores, and how long a game takes it."""
    began = perf_counter()
    played = [mind.play_deal(f"bench/{game}") for game in range(games)]
    won = sum(game.wins[0] for game in played)
    milliseconds = (perf_counter() - began) / games * 1000
    low, high = wilson(won, games)
    interval = f"[{100 * low:.1f}, {100 * high:.1f}]"
    yield Figure(f"{name}, wins of {games:,} {interval}", 100 * won / games, "%", least)
    score = sum(game.scores[0] for game in played) / games
    yield Figure(f"{name}, mean score", score, "points", least_score)
    yield Figure(f"{name}, time a game", milliseconds, "ms", most_time, at_least=False)


def first_rooms(mind: NetMind) -> int:
    """Decide about some first rooms, each with the whole budget."""
    games = [Game.deal(CLASSIC, seed) for seed in range(5)]
    for game in games:
        mind.choose(game.table)
    return len(games)


def solved_deals() -> int:
    solver = Solver(CLASSIC)
    for seed in range(2000):
        solver.solve(Game.deal(CLASSIC, seed))
    return 2000
