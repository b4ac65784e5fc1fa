"""The rules: games in compiled code, moves from Python, and the time to start."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator

from benchmarks.measure import Figure, best_rate
from scoundrel import RULEBOOK, Game, Rules
from scoundrel.engine.search.rollouts import random_games
from scoundrel.engine.tally import Tally
from scoundrel.rules import Avoid, AvoidedCards, Ending, LossCounts, Potions, Scoring, WeaponLimit
from tests.oracle import RULE_SETS, Oracle, shuffled

GAMES = 200_000
MIXTURES = 40


def figures() -> Iterator[Figure]:
    plain_games, plain_moves = plain_python()
    games = best_rate(lambda: played("classic").games)
    yield Figure("random classic games, shuffle included", games, "games/s", 3e6, ratio=games / plain_games)
    classic = moves_rate(RULEBOOK["classic"])
    yield Figure(
        "random classic moves, shuffle included", classic, "moves/s", 2e7, ratio=classic / plain_moves
    )
    for name, rules in RULEBOOK.items():
        share = moves_rate(rules) / classic
        yield Figure(f"{name}, speed per move against classic", share, "×", 0.5)
    slowest = min((moves_rate(rules, GAMES // 5), name) for name, rules in mixtures())
    yield Figure(f"slowest mixture: {slowest[1]}", slowest[0] / classic, "×", 0.5)
    from_python = best_rate(python_moves)
    yield Figure(
        "Game.play from Python, events included",
        from_python,
        "moves/s",
        1e5,
        ratio=from_python / plain_moves,
    )
    yield Figure("import scoundrel", import_time(), "ms", 60, at_least=False)
    yield Figure("scoundrel --version", version_time(), "ms", 150, at_least=False)


def played(name: str) -> Tally:
    return random_games(RULEBOOK[name], "bench", GAMES)


def moves_rate(rules: Rules, games: int = GAMES) -> float:
    return best_rate(lambda: random_games(rules, "bench", games).moves)


def mixtures() -> Iterator[tuple[str, Rules]]:
    """Rule sets with choices drawn at random, of the same shape (a room of one card is another game)."""
    draw = random.Random("bench")
    for _ in range(MIXTURES):
        base = draw.choice(list(RULEBOOK.values()))
        yield (
            base.name,
            base.replace(
                avoid=draw.choice(list(Avoid)),
                avoid_in_a_row=draw.random() < 0.5,
                avoided_cards=draw.choice(list(AvoidedCards)),
                weapon_limit=draw.choice(list(WeaponLimit)),
                weapon_breaks=draw.random() < 0.5,
                bare_hands=draw.random() < 0.5,
                potions=draw.choice(list(Potions)),
                ending=draw.choice(list(Ending)),
                scoring=draw.choice(list(Scoring)),
                loss_counts=draw.choice(list(LossCounts)),
                health_floor=draw.choice([None, 0]),
            ),
        )


def plain_python() -> tuple[float, float]:
    """Random classic games by the oracle of the tests: games and moves a second."""
    moves = games = 0

    def play() -> int:
        nonlocal moves, games
        draw = random.Random("bench")
        deck = RULE_SETS["classic"]["deck"]
        for seed in range(300):
            oracle = Oracle(RULE_SETS["classic"], shuffled(deck, str(seed)))  # type: ignore[arg-type]
            while not oracle.over:
                oracle.play(draw.choice(sorted(oracle.legal())))
                moves += 1
        games += 300
        return 300

    rate = best_rate(play)
    return rate, rate * moves / games


def python_moves() -> int:
    draw = random.Random("bench")
    moves = 0
    for seed in range(500):
        game = Game.deal("classic", seed)
        while not game.over:
            game.play(draw.choice(game.legal_moves))
            moves += 1
    return moves


def import_time() -> float:
    code = "from time import perf_counter as t; a = t(); import scoundrel; print(t() - a)"
    return min(float(_output(code)) for _ in range(9)) * 1000


def version_time() -> float:
    code = "from scoundrel.cli import main; main()"

    def call() -> int:
        subprocess.run([sys.executable, "-c", code, "--version"], check=True, capture_output=True)
        return 1

    return 1000 / best_rate(call, repeat=9)


def _output(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
