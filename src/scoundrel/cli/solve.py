"""``scoundrel solve``: what can be done by someone who sees all cards."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

import click

from scoundrel.cli.options import chosen_rules, read_text, rules_options, spared_seed, was_given
from scoundrel.cli.progress import progress
from scoundrel.coach.line_words import line_words
from scoundrel.engine.search.solver import MOST_NODES, Solver, Verdict
from scoundrel.engine.tally import wilson
from scoundrel.errors import quote
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.notation.positions import parse_position
from scoundrel.notation.records import parse_record
from scoundrel.notation.rulesets import format_rules
from scoundrel.rules import Rules
from scoundrel.texts import figure, say
from scoundrel.words.phrases import percent
from scoundrel.words.telling import result

MOST_SEEDS = 100_000_000
AT_A_TIME = 10
"""How many deals are solved between two updates of the progress bar."""
WORDS = {
    Verdict.WON: "It can be won.",
    Verdict.LOST: "It can't be won.",
    Verdict.UNDECIDED: "Undecided: the search reached its limit.",
}


@click.command()
@rules_options
@click.option("--seed", metavar="SEED", callback=spared_seed, help="Solve the deal of this seed.")
@click.option("--seeds", metavar="A-B", help="Solve the deals of all seeds from A to B.")
@click.option("--position", metavar="POSITION", help="Solve this position.")
@click.option(
    "--record", metavar="FILE", type=click.Path(), help="Solve the position at the end of this record."
)
@click.option("--score", is_flag=True, help="Also find the best score.")
@click.option(
    "--limit",
    metavar="N",
    type=click.IntRange(1, MOST_NODES),
    default=50_000_000,
    show_default=True,
    help="The most nodes to search per deal before it counts as undecided.",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def solve(
    name: str,
    settings: tuple[str, ...],
    seed: str | None,
    seeds: str | None,
    position: str | None,
    record: str | None,
    score: bool,
    limit: int,
    as_json: bool,
) -> int:
    """Find out whether a deal can be won by someone who sees all cards, and how."""
    if sum(each is not None for each in (seed, seeds, position, record)) != 1:
        raise click.UsageError(say("cli-one_of", options=["--seed", "--seeds", "--position", "--record"]))
    rules = chosen_rules(name, settings)
    if seeds is not None:
        return _solve_range(rules, *_range(seeds), limit, score, as_json)
    game = _game(rules, seed, position, record)
    if game.over:
        raise click.UsageError(say("cli-is_over", result=result(game)))
    _solve_one(game, limit, score, as_json)
    return 0


def _game(rules: Rules, seed: str | None, position: str | None, record: str | None) -> Game:
    if position is not None:
        game = Game.from_position(position)
    elif record is not None:
        told = parse_record(read_text(record))
        position, game = told.position, Game.from_record(told)
    else:
        return Game.deal(rules, seed)
    if position is not None and parse_position(position).hidden and len(game.view(0).unseen) > 1:
        raise click.UsageError(say("cli-no_order"))
    if (was_given("name") or was_given("settings")) and game.rules != rules:
        raise click.UsageError(
            say("cli-other_rules", rules=format_rules(game.rules), wanted=format_rules(rules))
        )
    return game


def _range(seeds: str) -> tuple[int, int]:
    match = re.fullmatch(r"(-?\d{1,99})-(-?\d{1,99})", seeds.strip(), re.ASCII)
    if not match:
        raise click.UsageError(say("cli-no_range", given=quote(seeds, 80)))
    first, last = int(match[1]), int(match[2])
    if first > last:
        raise click.UsageError(say("cli-backwards", given=quote(seeds, 80), right=f"{last}-{first}"))
    if last - first >= MOST_SEEDS:
        raise click.UsageError(
            say("cli-too_many_seeds", given=quote(seeds, 80), most=figure(MOST_SEEDS, ","))
        )
    return first, last


def _solve_one(game: Game, limit: int, score: bool, as_json: bool) -> None:
    solver = Solver(game.rules, limit)
    began = perf_counter()
    verdict = solver.solve(game)
    said: dict[str, object] = {"rules": format_rules(game.rules), "verdict": verdict.name.lower()}
    if game.seed is not None:
        said["seed"] = game.seed
    said["nodes"] = solver.nodes()
    line: Sequence[Move] = ()
    if score:
        best = solver.best(game)
        said["score"], line = best.score, best.line
    elif verdict is Verdict.WON:
        line = solver.line(game)
    if score or line:
        said["line"] = [str(move) for move in line]
    said["seconds"] = round(perf_counter() - began, 4)
    if as_json:
        click.echo(json.dumps(said))
        return
    click.echo(WORDS[verdict])
    if score:
        click.echo(f"The best score is {'undecided' if best.score is None else figure(best.score)}.")
    for sentence in line_words(game, line):
        click.echo(sentence)


@dataclass(slots=True)
class _Solved:
    """The results for the deals of a range so far."""

    deals: int = 0
    unwinnable: list[int] = field(default_factory=list)
    undecided: list[int] = field(default_factory=list)
    scores: Counter[int] = field(default_factory=Counter)
    """How often each score is the best one, where that was asked for and found."""

    def add(self, seed: int, verdict: Verdict, score: int | None) -> None:
        self.deals += 1
        if verdict is Verdict.LOST:
            self.unwinnable.append(seed)
        elif verdict is Verdict.UNDECIDED:
            self.undecided.append(seed)
        if score is not None:
            self.scores[score] += 1

    @property
    def winnable(self) -> int:
        return self.deals - len(self.unwinnable) - len(self.undecided)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share that can be won.

        An undecided deal may be either, so it widens the interval in both directions.
        """
        most = self.winnable + len(self.undecided)
        return wilson(self.winnable, self.deals)[0], wilson(most, self.deals)[1]

    @property
    def mean_score(self) -> float:
        total = sum(score * deals for score, deals in self.scores.items())
        return round(total / max(1, self.scores.total()), 4)


def _solve_range(rules: Rules, first: int, last: int, limit: int, score: bool, as_json: bool) -> int:
    solved, began = _Solved(), perf_counter()
    try:
        _solve_all(rules, range(first, last + 1), limit, score, solved)
    except KeyboardInterrupt:
        click.echo(f"\nscoundrel: interrupted after {solved.deals} of {last - first + 1} deals", err=True)
    if solved.deals:
        seconds = round(perf_counter() - began, 3)
        report = _range_in_words(solved, score)
        click.echo(json.dumps(_range_as_data(rules, solved, score, seconds)) if as_json else report)
    return 0 if solved.deals == last - first + 1 else 130


def _solve_all(rules: Rules, seeds: range, limit: int, score: bool, solved: _Solved) -> None:
    """Solve the deals of these seeds, with the best score if asked; `solved` has those that are done."""
    solver = Solver(rules, limit)
    with progress(len(seeds)) as advance:
        for first in range(0, len(seeds), AT_A_TIME):
            some = seeds[first : first + AT_A_TIME]
            for seed in some:
                game = Game.deal(rules, seed)
                verdict = solver.solve(game)
                solved.add(seed, verdict, solver.best(game).score if score else None)
            advance(len(some), None)


def _range_as_data(rules: Rules, solved: _Solved, score: bool, seconds: float) -> dict[str, object]:
    said: dict[str, object] = {
        "rules": format_rules(rules),
        "deals": solved.deals,
        "winnable": solved.winnable,
        "share": solved.winnable / solved.deals,
        "interval": [round(bound, 6) for bound in solved.interval],
        "unwinnable": solved.unwinnable,
        "undecided": solved.undecided,
        "seconds": seconds,
    }
    if score:
        said["best_scores"] = dict(sorted(solved.scores.items()))
        said["mean_best_score"] = solved.mean_score
    return said


def _range_in_words(solved: _Solved, score: bool) -> str:
    share, (low, high) = solved.winnable / solved.deals, solved.interval
    lines = [
        f"{solved.winnable} of {solved.deals} deals can be won, {percent(share, 2)} "
        f"(95 % between {percent(low, 2)} and {percent(high, 2)}); undecided: {len(solved.undecided)}"
    ]
    if score:
        top, often = solved.scores.most_common(1)[0] if solved.scores else (0, 0)
        lines.append(
            f"The best score is {figure(solved.mean_score)} on average over {solved.scores.total()} deals, "
            f"most often {figure(top)} ({often} deals)."
        )
    return "\n".join(lines)
