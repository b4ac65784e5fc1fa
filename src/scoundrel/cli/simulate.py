"""``scoundrel simulate``: many games by one player."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import cast

import click

from scoundrel.cli.options import chosen_rules, rules_options, seed_option
from scoundrel.cli.players import bot_options, chosen_bot, dismiss
from scoundrel.deals import fresh_seed
from scoundrel.lab.simulate import Tally, batch_size, mean_score, wilson
from scoundrel.lab.simulate import simulate as run
from scoundrel.notation.rulesets import format_rules


@click.command()
@rules_options
@seed_option
@bot_options("random")
@click.option(
    "--games",
    type=click.IntRange(1, 10**12),
    default=100_000,
    show_default=True,
    help="How many games.",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def simulate(
    name: str,
    settings: tuple[str, ...],
    seed: str | None,
    bot: str,
    simulations: int | None,
    milliseconds: float | None,
    timeout: float,
    games: int,
    as_json: bool,
) -> int:
    """Let a player play many games, and count.

    The same seed gives the same totals. With two players a game counts as won when at least one party
    escapes, and each party is counted by itself too.
    """
    rules = chosen_rules(name, settings)
    seed = fresh_seed() if seed is None else seed
    player = chosen_bot(bot, rules, simulations, milliseconds, timeout)
    total = Tally()
    began = perf_counter()
    interrupted = False
    try:
        batches = -(-games // batch_size(player))
        with click.progressbar(
            run(rules, player, games, seed, lambda line: click.echo(line, err=True)),
            length=batches,
            file=sys.stderr,
            hidden=not sys.stderr.isatty(),
        ) as progress:
            for so_far in progress:
                total = so_far
    except KeyboardInterrupt:
        interrupted = True
        click.echo(f"\nscoundrel: interrupted after {total.games} of {games} games", err=True)
    finally:
        dismiss(player)
    if total.games:
        report: dict[str, object] = {"rules": format_rules(rules), "bot": bot, "seed": seed}
        report |= _figures(total, rules.players, perf_counter() - began)
        click.echo(json.dumps(report) if as_json else _in_words(report))
    return 130 if interrupted else 0


def _figures(total: Tally, players: int, seconds: float) -> dict[str, object]:
    figures: dict[str, object] = {
        "games": total.games,
        **_shares(total.won, total.games),
        **_scores(total, 0),
        "moves": total.moves,
        **({"forfeits": total.forfeits} if total.forfeits else {}),
        "seconds": round(seconds, 3),
        "games_per_second": round(total.games / seconds),
    }
    if players > 1:
        figures["parties"] = [
            _shares(total.wins[player], total.games) | _scores(total, player) for player in range(players)
        ]
        mean = sum(total.scores) / total.games / players
        figures["mean_score"] = round(mean, 4)
        del figures["mean_score_margin"]
    return figures


def _shares(wins: int, games: int) -> dict[str, object]:
    low, high = wilson(wins, games)
    return {
        "wins": wins,
        "win_rate": wins / games,
        "win_rate_interval": [round(low, 8), round(high, 8)],
    }


def _scores(total: Tally, player: int) -> dict[str, object]:
    mean, margin = mean_score(total, player)
    return {"mean_score": round(mean, 4), "mean_score_margin": round(margin, 4)}


def _in_words(report: dict[str, object]) -> str:
    low, high = cast("list[float]", report["win_rate_interval"])
    return (
        f"{report['rules']}, {report['bot']} player, seed {report['seed']}: "
        f"{report['games']:,} games in {report['seconds']} s "
        f"({report['games_per_second']:,} a second)\n"
        f"won {report['wins']:,}, {report['win_rate']:.4%} "
        f"(95 % between {low:.4%} and {high:.4%}); mean score {report['mean_score']}"
        + (f"; forfeited {report['forfeits']}" if "forfeits" in report else "")
    )
