"""The coach: how long a player waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import perf_counter

from benchmarks.measure import Figure
from scoundrel import Game
from scoundrel.coach import hint, review
from scoundrel.engine.bots import make_bot, play_out


def figures() -> Iterator[Figure]:
    games = [finished(seed) for seed in range(5)]
    slowest = max(seconds_of_review(game) for game in games)
    yield Figure("review of a finished game, the slowest of five", slowest, "s", 2, at_least=False)
    slowest = max(seconds_of_hint(Game.deal(name, 1)) for name in ("classic", "easy", "dragons-duo"))
    yield Figure("hint with reasons, the slowest of three rule sets", slowest, "s", 0.1, at_least=False)
    middle = median(seconds_of_hint(game.after(count)) for game in games for count in rooms(game))
    yield Figure("hint with reasons, the median room of five games", middle, "s", 0.1, at_least=False)


def finished(seed: int) -> Game:
    game = Game.deal("classic", seed)
    return play_out(game, make_bot("net", game.rules))


def rooms(game: Game) -> Iterator[int]:
    """How many moves were made when each room of a game began."""
    number = 0
    for count in range(len(game.moves)):
        if game.after(count).room_number > number:
            number = game.after(count).room_number
            yield count


def seconds_of_review(game: Game) -> float:
    began = perf_counter()
    review(game)
    return perf_counter() - began


def seconds_of_hint(game: Game) -> float:
    began = perf_counter()
    hint(game.view(0))
    return perf_counter() - began
