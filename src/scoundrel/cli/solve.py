"""``scoundrel solve``: what can be done by someone who sees all cards."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Sequence
from time import perf_counter

import click

from scoundrel.cli.options import chosen_rules, read_text, rules_options, spared_seed, was_given
from scoundrel.engine.search.solver import MOST_NODES, Solver, Verdict
from scoundrel.engine.tally import wilson
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.notation.positions import parse_position
from scoundrel.notation.records import parse_record
from scoundrel.notation.rulesets import format_rules
from scoundrel.rules import Rules
from scoundrel.words.moves import line_words
from scoundrel.words.telling import result
from scoundrel.words.texts import figure

MOST_SEEDS = 100_000_000
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
        raise click.UsageError("give one of --seed, --seeds, --position and --record")
    rules = chosen_rules(name, settings)
    if seeds is not None:
        return _solve_range(rules, *_range(seeds), limit, score, as_json)
    game = _game(rules, seed, position, record)
    if game.over:
        raise click.UsageError(f"this game is over: {result(game)}")
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
        raise click.UsageError(
            "the solver needs the order of the unseen cards, which this position does not give; "
            "for a player's view, use `scoundrel hint`"
        )
    if (was_given("name") or was_given("settings")) and game.rules != rules:
        raise click.UsageError(f"this is a game of {format_rules(game.rules)}, not {format_rules(rules)}")
    return game


def _range(seeds: str) -> tuple[int, int]:
    match = re.fullmatch(r"(-?\d{1,99})-(-?\d{1,99})", seeds.strip(), re.ASCII)
    if not match:
        raise click.UsageError(f"{seeds!r} is not a range of seeds: write two numbers, as in 1-1000")
    first, last = int(match[1]), int(match[2])
    if first > last:
        raise click.UsageError(f"{seeds!r} runs backwards: write {last}-{first}")
    if last - first >= MOST_SEEDS:
        raise click.UsageError(f"{seeds!r} has more than {MOST_SEEDS:,} seeds")
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


def _solve_range(rules: Rules, first: int, last: int, limit: int, score: bool, as_json: bool) -> int:
    solver = Solver(rules, limit)
    unwinnable: list[int] = []
    undecided: list[int] = []
    scores: Counter[int] = Counter()
    done = 0
    began = perf_counter()
    try:
        with click.progressbar(
            range(first, last + 1), file=sys.stderr, hidden=not sys.stderr.isatty(), update_min_steps=100
        ) as progress:
            for number in progress:
                game = Game.deal(rules, number)
                verdict = solver.solve(game)
                if score and (best := solver.best(game).score) is not None:
                    scores[best] += 1
                done += 1
                if verdict is Verdict.LOST:
                    unwinnable.append(number)
                elif verdict is Verdict.UNDECIDED:
                    undecided.append(number)
    except KeyboardInterrupt:
        click.echo(f"\nscoundrel: interrupted after {done} of {last - first + 1} deals", err=True)
    status = 0 if done == last - first + 1 else 130
    if not done:
        return status
    winnable = done - len(unwinnable) - len(undecided)
    # An undecided deal may be either, so it widens the interval in both directions.
    low, high = wilson(winnable, done)[0], wilson(winnable + len(undecided), done)[1]
    said = {
        "rules": format_rules(rules),
        "deals": done,
        "winnable": winnable,
        "share": winnable / done,
        "interval": [round(low, 6), round(high, 6)],
        "unwinnable": unwinnable,
        "undecided": undecided,
        "seconds": round(perf_counter() - began, 3),
    }
    if score:
        said["best_scores"] = dict(sorted(scores.items()))
        mean = round(sum(n * of for n, of in scores.items()) / max(1, scores.total()), 4)
        said["mean_best_score"] = mean
    if as_json:
        click.echo(json.dumps(said))
        return status
    click.echo(
        f"{winnable} of {done} deals can be won, {winnable / done:.2%} "
        f"(95 % between {low:.2%} and {high:.2%}); undecided: {len(undecided)}"
    )
    if score:
        top, often = scores.most_common(1)[0] if scores else (0, 0)
        click.echo(
            f"The best score is {figure(mean)} on average over {scores.total()} deals, "
            f"most often {figure(top)} ({often} deals)."
        )
    return status
