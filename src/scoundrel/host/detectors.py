"""Two detectors: what a finished game tells of help, and when enough games tell it together.

One counts how often a player chose as `expert` does where the choice was close; the other asks whether the
next rooms were kinder than the plans chosen could promise, which they are only to those who know the deck.

Each is a bet against the player being honest, at odds that are fair or worse for the bet: what it has won
is expected to be no more than what it began with, however many games there are and whenever somebody looks.
So it is ever a thousandfold for at most one honest player in a thousand (Ville's inequality), and a player
may be looked at after every game. `docs/fairness.md` has what was measured.

As a program this module examines games, a record a line, while the server goes on serving.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from math import exp, fsum, log
from typing import NamedTuple

from scoundrel.coach.judge import Judge, Plan, Weighed
from scoundrel.coach.review import rooms_played
from scoundrel.engine.bots import SIMULATIONS
from scoundrel.game import Game

__all__ = ["DETECTED", "LEAST_GAMES", "Finding", "Suspicion", "evidence", "examine", "suspect"]

DETECTED = ("classic",)
"""The rule sets in which the detectors were measured."""
LEAST_GAMES = 10
"""Nobody is suspected for fewer games."""
FALSE_ALARMS = 0.001
"""The share of honest players who are ever suspected, at most: half of it for each detector."""
CLOSE = 0.03
"""A choice is close if another plan is nearly as likely to win."""
OPEN = 0.01, 0.99
"""Where the game is as good as decided, all plans are alike, and nobody has to think."""
HONEST, COPIED = 0.75, 0.98
"""How often honest players choose as `expert` does in close choices, at most, and how often copies do."""
STAKE = 0.7
"""Which part of what it has the bet on foresight stakes on each room."""
DOUBT = 0.005
"""By how much a plan may be better than it was judged."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What one game tells."""

    hard: int = 0
    """How many choices were close."""
    agreed: int = 0
    """In how many of them the player chose as `expert` does."""
    luck: float = 0.0
    """How much better the next rooms were than the plans chosen, in wins; 0 on average."""
    odds: float = 0.0
    """The logarithm of what the bet on foresight has made of one coin."""

    @property
    def copying(self) -> float:
        """The logarithm of what the bet on copying has made of one coin."""
        same, other = log(COPIED / HONEST), log((1 - COPIED) / (1 - HONEST))
        return self.agreed * same + (self.hard - self.agreed) * other


def examine(finished: Game, judge: Judge) -> Finding:
    """What a game tells; a room that was left in the middle tells nothing."""
    weighed = list(_weighed(finished, judge))
    close = [each for each in weighed if _is_close(each)]
    best = [each.plans[0].value if each.plans else 0.0 for each in weighed]
    won = any(outcome is not None and outcome.won for outcome in finished.outcomes)
    last = [float(won)] if finished.over else []
    steps = [
        (each.played.value, after)
        for each, after in zip(weighed, [*best[1:], *last], strict=False)
        if each.played is not None
    ]
    return Finding(
        hard=len(close),
        agreed=sum(_is_same(each.plans[0], each.played) for each in close),
        luck=fsum(after - promised for promised, after in steps),
        odds=fsum(_won(promised, after) for promised, after in steps),
    )


def _won(promised: float, after: float) -> float:
    """What the bet on foresight wins in a room, as a logarithm; where all is decided, it is not made."""
    if not OPEN[0] < promised < OPEN[1]:
        return 0.0
    return log(1 - STAKE + STAKE * after / min(1.0, promised + DOUBT))


def _weighed(finished: Game, judge: Judge) -> Iterator[Weighed]:
    for before, moves, after in rooms_played(finished):
        if after.over or after.room_number > before.room_number:
            yield judge.weigh(before, moves)


def _is_close(weighed: Weighed) -> bool:
    if len(weighed.plans) < 2:
        return False
    best, *others = (plan.value for plan in weighed.plans)
    return OPEN[0] < best < OPEN[1] and best - max(others) < CLOSE


def _is_same(best: Plan, played: Plan | None) -> bool:
    return played is not None and (best.action, best.cards) == (played.action, played.cards)


# --- Many games --------------------------------------------------------------------------------------


class Suspicion(NamedTuple):
    """A run of games that no honest player has, but for one in many."""

    kind: str
    """``copies`` or ``foresees``."""
    games: Sequence[Finding]
    """The games that tell it, up to the last."""


def suspect(findings: Sequence[Finding]) -> Suspicion | None:
    """What a player is suspected of after these games, in the order in which they ended."""
    bets = {
        "copies": [each.copying for each in findings],
        "foresees": [each.odds for each in findings],
    }
    for kind, made in bets.items():
        won, first = evidence(made)
        if won >= log(len(bets) / FALSE_ALARMS):
            return Suspicion(kind, findings[first:])
    return None


def evidence(made: Sequence[float]) -> tuple[float, int]:
    """What a bet has made of one coin, as a logarithm, and where its best run began.

    A share of the coin waits for each tenth game, so that whoever begins to cheat later is found too. All
    shares together are one coin; a run of fewer than ten games does not count yet.
    """
    runs = []
    for number, first in enumerate(range(0, len(made) - LEAST_GAMES + 1, LEAST_GAMES)):
        share = 1 / ((number + 1) * (number + 2))
        runs.append((log(share) + fsum(made[first:]), first))
    if not runs:
        return float("-inf"), 0
    most, first = max(runs)
    return most + log(fsum(exp(run - most) for run, _ in runs)), first


# --- As a program ------------------------------------------------------------------------------------


@cache
def _judge(rules: str) -> Judge:
    return Judge(rules, SIMULATIONS)


def main() -> None:
    """Answer each record that comes in with what it tells, as lines of JSON, until no more come.

    Moves come first: this process gets what they leave. It ends with the server, not when a key is pressed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(19)
    for line in sys.stdin:
        game = Game.from_record(line)
        print(json.dumps(asdict(examine(game, _judge(game.rules.name)))), flush=True)


if __name__ == "__main__":
    main()
