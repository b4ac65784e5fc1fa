"""What the server's detectors see: `python -m benchmarks.detecting` plays, examines, writes the figures.

Simulated players, honest and not, each play 400 games of `classic`, dealt as the server deals them. Every
ten or twenty games that follow one another are those of one player. It takes some minutes of one core and
writes the table of docs/fairness.md; the same command gives the same figures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time

from scoundrel import Game
from scoundrel.coach.judge import Judge, Plan
from scoundrel.engine.bots import SIMULATIONS, make_bot, play_room
from scoundrel.engine.search.solver import Solver, Verdict
from scoundrel.engine.tally import Z, wilson
from scoundrel.files import write_whole
from scoundrel.host.detectors import FALSE_ALARMS, Finding, examine, suspect

__all__ = ["Player", "bot", "games_of", "seeing", "softmax"]

RULES = "classic"
GAMES = 400
AFTER = 3, 10, 20
DOCUMENT = Path(__file__).parents[1] / "docs" / "fairness.md"
BEGIN, END = "<!-- figures: written by python -m benchmarks.detecting -->", "<!-- end of figures -->"

Player = Callable[[Game, Random], None]
"""Somebody who plays the room in which a game is."""
Picks = Callable[[Sequence[Plan], Game, Random], Plan]
"""How somebody picks one of the plans for a room."""


def bot(name: str) -> Player:
    made = make_bot(name, RULES)
    return lambda game, _: play_room(game, made)


def picking(picks: Picks, simulations: int = 1) -> Player:
    """Somebody who weighs plans as a judge does, and picks one; in a lost room, any move will do."""
    judge = Judge(RULES, simulations)

    def play(game: Game, chance: Random) -> None:
        plans = judge.plans(game)
        hopeless = not plans or plans[0].value == 0
        for move in [chance.choice(game.legal_moves)] if hopeless else picks(plans, game, chance).moves:
            game.play(move)

    return play


def softmax(temperature: float) -> Player:
    """Errs the more often, the smaller the error: a point at temperature 0.01 costs a factor of e."""

    def picks(plans: Sequence[Plan], _: Game, chance: Random) -> Plan:
        best = max(plan.value for plan in plans)
        return chance.choices(plans, [exp((plan.value - best) / temperature) for plan in plans])[0]

    return picking(picks)


def near_best() -> Player:
    """Takes anything that `expert` holds for at most two points worse than the best."""

    def picks(plans: Sequence[Plan], _: Game, chance: Random) -> Plan:
        return chance.choice([plan for plan in plans if plan.value >= plans[0].value - 0.02])

    return picking(picks, SIMULATIONS)


def seeing(within: float = 1.0) -> Player:
    """Knows the deck: takes the likeliest plan that will win, if it looks nearly as good as the best."""
    solver = Solver(RULES)

    def wins(plan: Plan, game: Game) -> bool:
        after = game.copy()
        for move in plan.moves:
            after.play(move)
        outcome = after.outcomes[0]
        return solver.solve(after) is Verdict.WON if outcome is None else outcome.won

    def picks(plans: Sequence[Plan], game: Game, _: Random) -> Plan:
        likely = (plan for plan in plans if plan.value >= plans[0].value - within)
        return next((plan for plan in likely if wins(plan, game)), plans[0])

    return picking(picks)


def asking(every: int) -> Player:
    """Asks `expert` in every so many rooms, and plays alone in between."""
    expert, alone = bot("expert"), softmax(0.05)
    return lambda game, chance: (alone if game.room_number % every else expert)(game, chance)


PLAYERS: dict[str, Callable[[], Player]] = {
    "`greedy`": lambda: bot("greedy"),
    "softmax, temperature 0.1": lambda: softmax(0.1),
    "softmax, 0.05": lambda: softmax(0.05),
    "softmax, 0.02": lambda: softmax(0.02),
    "softmax, 0.01": lambda: softmax(0.01),
    "copies `expert`": lambda: bot("expert"),
    "copies `net`": lambda: bot("net"),
    "asks `expert` every third room": lambda: asking(3),
    "takes anything within 2 points": near_best,
    "`oracle`, who sees the deck": lambda: bot("oracle"),
    "sees the deck, and takes the likeliest plan of those that will win": seeing,
    "the same, if it costs at most 5 points": lambda: seeing(0.05),
}


def games_of(player: Player, name: str, games: int) -> Iterator[Game]:
    """The finished games of a player."""
    for number in range(1, games + 1):
        seed = f"{name}/{number}"
        game, chance = Game.deal(RULES, seed, keyed=True), Random(seed)
        while not game.over:
            player(game, chance)
        yield game


def found(findings: Sequence[Finding], after: int) -> tuple[int, int]:
    """How many players of so many games are suspected at any time, and of how many.

    After fewer games than it takes to be suspected: how many have as much against them.
    """
    players = [findings[i : i + after] for i in range(0, len(findings) - after + 1, after)]
    return sum(any(_is_found(player[:n]) for n in range(1, after + 1)) for player in players), len(players)


def _is_found(findings: Sequence[Finding]) -> bool:
    limit = log(2 / FALSE_ALARMS) + log(2)
    early = max(sum(each.copying for each in findings), sum(each.odds for each in findings))
    return early >= limit if len(findings) < 10 else suspect(findings) is not None


def row(name: str, player: Player, judge: Judge) -> str:
    """What is seen of a player, as a row of the table."""
    games = list(games_of(player, name, GAMES))
    findings = [examine(game, judge) for game in games]
    won = sum(game.outcomes[0] is not None and game.outcomes[0].won for game in games)
    hard, agreed = sum(each.hard for each in findings), sum(each.agreed for each in findings)
    luck = [each.luck for each in findings]
    reach = Z * stdev(luck) / sqrt(len(luck))
    cells = [
        name,
        f"{won / GAMES:.0%}",
        f"{hard / GAMES:.1f}",
        _share(agreed, hard),
        f"{fmean(luck):+.2f} ± {reach:.2f}",
        *(_share(*found(findings, after)) for after in AFTER),
    ]
    return f"| {' | '.join(cells)} |"


def _share(part: int, whole: int) -> str:
    low, high = wilson(part, whole)
    return f"{part / max(1, whole):.0%} [{low:.0%}, {high:.0%}]"


def table() -> Iterator[str]:
    after = " | ".join(f"found in {games} games" for games in AFTER)
    yield f"| player | wins | close choices a game | as `expert` | luck a game, in wins | {after} |"
    yield f"|{'---|' * (5 + len(AFTER))}"
    judge = Judge(RULES, SIMULATIONS)
    for name, make in PLAYERS.items():
        yield row(name, make(), judge)


def main() -> None:
    began, lines = process_time(), []
    for line in table():
        print(line, flush=True)
        lines.append(line)
    print(f"{process_time() - began:.0f} s of processor time", file=sys.stderr)
    before, _, rest = DOCUMENT.read_text("utf-8").partition(BEGIN)
    _, _, behind = rest.partition(END)
    write_whole(DOCUMENT, before + "\n".join([BEGIN, "", *lines, "", END]) + behind)


if __name__ == "__main__":
    main()
