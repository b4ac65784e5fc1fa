"""The mind: solver, room plans, net and search."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.measure import Figure, best_rate
from scoundrel import RULEBOOK, Game
from scoundrel.bots import SIMULATIONS, NetBot, make_bot
from scoundrel.search.minds import NetMind
from scoundrel.search.probes import count_evaluations, count_plans
from scoundrel.search.solver import Solver

CLASSIC = RULEBOOK["classic"]


def figures() -> Iterator[Figure]:
    yield Figure("classic deals solved for win or loss", best_rate(solved_deals, 3), "deals/s", 2500)
    yield Figure("room plans", best_rate(lambda: count_plans(CLASSIC, "bench", 20_000)), "rooms/s", 0)
    net = make_bot("net", CLASSIC)
    assert isinstance(net, NetBot)
    yield Figure(
        "net evaluations", best_rate(lambda: count_evaluations(net.net, "bench", 2_000)), "options/s", 0
    )
    yield Figure(
        "net, time a game", 1000 / best_rate(lambda: played(net.mind, 500), 3), "ms", 0.5, at_least=False
    )
    expert = NetMind(net.net, CLASSIC, SIMULATIONS)
    rate = best_rate(lambda: played(expert, 40), 3)
    yield Figure("expert at its default budget, time a game", 1000 / rate, "ms", 60, at_least=False)


def solved_deals() -> int:
    solver = Solver(CLASSIC)
    for seed in range(2000):
        solver.solve(Game.deal(CLASSIC, seed))
    return 2000


def played(mind: NetMind, games: int) -> int:
    return mind.games("bench", games).games
