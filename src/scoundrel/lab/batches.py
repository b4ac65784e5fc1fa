"""Playing one batch of a run. The same batch gives the same games wherever it is played."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import NamedTuple

from scoundrel.engine.bots import Bot, NetBot, play_on
from scoundrel.engine.protocol import dismiss
from scoundrel.engine.search.rollouts import random_games, random_rows
from scoundrel.engine.tally import Played, Tally
from scoundrel.errors import ForfeitError, LabError
from scoundrel.game import Game
from scoundrel.lab.runs import Run, own_version
from scoundrel.lab.statistics import tally_of
from scoundrel.notation.moves import Action
from scoundrel.rules import Rules

__all__ = ["Batch", "dismiss_players", "play_batch"]


class Batch(NamedTuple):
    """A finished batch: its tally, each game if the run asks for them, and notes for the user."""

    number: int
    tally: Tally
    rows: list[Played] | None = None
    notes: tuple[str, ...] = ()


class _Seats(threading.local):
    """One set of players per thread: making one takes time, and threads must not share it."""

    def __init__(self) -> None:
        self.bots: dict[Run, Bot] = {}


MOST_SEATS = 2
"""At most this many players are kept in a thread: both sides of a comparison."""
_seats = _Seats()


def play_batch(run: Run, number: int) -> Batch:
    """Play one batch."""
    if run.version != own_version():
        raise LabError("error-other_version", version=run.version, own=own_version())
    if run.stream:
        return _play_stream(run, number)
    notes: list[str] = []
    play = _way_to_play(run, notes.append)
    first = number * run.size
    try:
        rows = [play(f"{run.seed}/{game}") for game in range(first, first + run.games_in(number))]
    finally:
        dismiss_players()
    return Batch(number, tally_of(rows), rows if run.rows else None, tuple(notes))


def dismiss_players() -> None:
    """Leave no program running between batches."""
    for bot in _seats.bots.values():
        dismiss(bot)


def _play_stream(run: Run, number: int) -> Batch:
    rules, seed, games = run.read_rules(), f"{run.seed}/{number}", run.games_in(number)
    if not run.rows:
        return Batch(number, random_games(rules, seed, games))
    rows = random_rows(rules, seed, games)
    return Batch(number, tally_of(rows), rows)


def _way_to_play(run: Run, tell: Callable[[str], None]) -> Callable[[str], Played]:
    """How this player plays a deal: in compiled code, where there is some."""
    rules = run.read_rules()
    if run.bot == "random":
        return lambda seed: random_rows(rules, seed, 1)[0]
    bot = _player(run)
    if isinstance(bot, NetBot) and bot.milliseconds is None and rules.players == 1:
        return bot.mind.play_deal
    return lambda seed: _play_deal(bot, rules, seed, tell)


def _player(run: Run) -> Bot:
    if run not in _seats.bots:
        if len(_seats.bots) == MOST_SEATS:
            _seats.bots.clear()
        _seats.bots[run] = run.make_player()
    return _seats.bots[run]


def _play_deal(bot: Bot, rules: Rules, seed: str, tell: Callable[[str], None]) -> Played:
    game = Game.deal(rules, seed)
    runs = could_run = 0
    try:
        for step in play_on(game, bot):
            could_run += step.view.refusal is None
            runs += step.choice.move.action is not Action.TAKE
    except ForfeitError as error:
        tell(f"deal {seed} is forfeited: {error}")
        return Played((), (), len(game.moves), game.room_number, runs, could_run, forfeited=True)
    outcomes = [outcome for outcome in game.outcomes if outcome is not None]
    return Played(
        tuple(outcome.won for outcome in outcomes),
        tuple(outcome.score for outcome in outcomes),
        len(game.moves),
        game.room_number,
        runs,
        could_run,
    )
