"""``scoundrel habits``: how a strong bot plays."""

from __future__ import annotations

import json

import click

from scoundrel.cli.options import chosen_rules, rules_options, seed_option
from scoundrel.cli.progress import progress
from scoundrel.coach.habits import Habits, in_words
from scoundrel.coach.habits import habits as watch_habits
from scoundrel.deals import fresh_seed
from scoundrel.notation.rulesets import format_rules
from scoundrel.texts import say


@click.command()
@rules_options
@seed_option
@click.option(
    "--games",
    metavar="N",
    type=click.IntRange(1, 10**7),
    default=1000,
    show_default=True,
    help="Number of games.",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def habits(name: str, settings: tuple[str, ...], seed: str | None, games: int, as_json: bool) -> None:
    """Measure how a strong bot plays: when it runs, what it leaves, how it fights.

    The net plays; the same seed gives the same counts.
    """
    rules = chosen_rules(name, settings)
    seed = fresh_seed() if seed is None else seed
    counts = Habits()
    with progress(games) as advance:
        for so_far in watch_habits(rules, games, seed):
            counts = so_far
            advance(1, None)
    if as_json:
        click.echo(json.dumps({"rules": format_rules(rules), "seed": seed} | counts.as_data()))
        return
    told = say("watched-games", n=counts.games, rules=format_rules(rules), seed=seed, won=counts.won)
    for sentence in (told, *in_words(counts)):
        click.echo(sentence)
