"""Many games by one player, counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt

from scoundrel.bots import Bot, NetBot, RandomBot, next_move
from scoundrel.errors import ForfeitError
from scoundrel.game import Game
from scoundrel.rules import Rules
from scoundrel.search.rollouts import Tally, random_games

__all__ = ["Tally", "batch_size", "mean_score", "simulate", "wilson"]

Batch = Callable[[Rules, str, int], Tally]


def simulate(
    rules: Rules, bot: Bot, games: int, seed: str, tell: Callable[[str], None] = print
) -> Iterator[Tally]:
    """Play so many games; yields the tally so far after each batch. Forfeits are told.

    Batch number b is dealt from the seed ``SEED/b``: for players in compiled code from one stream, for
    others game i from ``SEED/b/i``. Totals don't depend on who plays which batch.
    """
    play, size = _batch(bot, tell), batch_size(bot)
    total = Tally()
    for batch, first in enumerate(range(0, games, size)):
        total = added(total, play(rules, f"{seed}/{batch}", min(size, games - first)))
        yield total


def batch_size(bot: Bot) -> int:
    """How many games are played before there is news."""
    if isinstance(bot, RandomBot):
        return 10_000
    return 1_000 if bot.name == "net" else 20


def _batch(bot: Bot, tell: Callable[[str], None]) -> Batch:
    """How this player plays a batch: in compiled code, where there is some."""
    if isinstance(bot, RandomBot):
        return random_games
    if isinstance(bot, NetBot) and bot.milliseconds is None and bot.rules.players == 1:
        mind = bot.mind
        return lambda _rules, seed, games: mind.games(seed, games)
    return lambda rules, seed, games: _play_batch(bot, rules, seed, games, tell)


def _play_batch(bot: Bot, rules: Rules, seed: str, games: int, tell: Callable[[str], None]) -> Tally:
    total = Tally()
    for number in range(games):
        game = Game.deal(rules, f"{seed}/{number}")
        try:
            while not game.over:
                game.play(next_move(bot, game).move)
        except ForfeitError as error:
            tell(f"deal {game.seed} is forfeited: {error}")
            total = added(total, Tally(games=1, moves=len(game.moves), forfeits=1))
            continue
        total = added(total, _tally_of(game))
    return total


def _tally_of(game: Game) -> Tally:
    wins = [outcome is not None and outcome.won for outcome in game.outcomes]
    scores = [outcome.score if outcome else 0 for outcome in game.outcomes]
    return Tally(
        games=1,
        moves=len(game.moves),
        won=int(any(wins)),
        wins=_pair(map(int, wins)),
        scores=_pair(scores),
        squares=_pair(score * score for score in scores),
    )


def _pair(numbers: Iterator[int] | list[int]) -> tuple[int, ...]:
    return (*numbers, 0)[:2]


def added(one: Tally, other: Tally) -> Tally:
    """The tally of two batches together."""
    return Tally(
        games=one.games + other.games,
        moves=one.moves + other.moves,
        won=one.won + other.won,
        wins=_sums(one.wins, other.wins),
        scores=_sums(one.scores, other.scores),
        squares=_sums(one.squares, other.squares),
        forfeits=one.forfeits + other.forfeits,
    )


def _sums(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(one, other, strict=True)))


def mean_score(tally: Tally, player: int) -> tuple[float, float]:
    """The mean score of a player over the games not forfeited, and its 95 % margin either way."""
    games = max(1, tally.games - tally.forfeits)
    mean = tally.scores[player] / games
    variance = max(0.0, tally.squares[player] / games - mean * mean)
    return mean, 1.96 * sqrt(variance / games)


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if not trials:
        return 0.0, 1.0
    z = 1.959964
    share = successes / trials
    centre = share + z * z / (2 * trials)
    margin = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)
