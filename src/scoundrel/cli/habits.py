"""``scoundrel habits``: how a strong bot plays."""

from __future__ import annotations

import json

import click

from scoundrel.cli.options import chosen_rules, rules_options, seed_option
from scoundrel.cli.progress import progress
from scoundrel.coach.habits import Habits, Share
from scoundrel.coach.habits import habits as watch_habits
from scoundrel.deals import fresh_seed
from scoundrel.engine.tally import wilson
from scoundrel.notation.rulesets import format_rules
from scoundrel.words.table import percent

TITLES = {
    "avoided_by_monsters": "Avoided a room when allowed, by the number of monsters in it",
    "avoided_by_health": "Avoided a room when allowed, by health",
    "left": "Left a card of this kind, in faced rooms that held one",
    "armed": "Used the weapon on a monster it could strike, by the monster's value",
    "potions": "Potions that healed",
    "swaps": "Swapped the weapon for a weaker one",
}


@click.command()
@rules_options
@seed_option
@click.option(
    "--games", type=click.IntRange(1, 10**7), default=1000, show_default=True, help="Number of games."
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
    click.echo(f"{format_rules(rules)}, seed {seed}: {counts.games} games, {counts.won} won.")
    for table, title in TITLES.items():
        shares = sorted(getattr(counts, table).items())
        if shares:
            click.echo(f"{title}:")
        for key, share in shares:
            click.echo(f"  {key}: {_in_words(share)}")


def _in_words(share: Share) -> str:
    low, high = wilson(share.did, share.could)
    words = f"{percent(share.did / share.could)} [{100 * low:.0f}, {100 * high:.0f}] of {share.could:,}"
    return words + (f", gaining {share.gained / share.did:.2f} each" if share.gained else "")
