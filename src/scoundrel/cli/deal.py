"""``scoundrel deal``: the cards that a seed deals."""

from __future__ import annotations

import json

import click

from scoundrel.cards import cards_text
from scoundrel.cli.options import chosen_rules, rules_options, seed_option
from scoundrel.game import Game
from scoundrel.notation.rulesets import format_rules
from scoundrel.words.cards import card_sign


@click.command()
@rules_options
@seed_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def deal(name: str, settings: tuple[str, ...], seed: str | None, as_json: bool) -> None:
    """Show the cards that a seed deals, top card first."""
    game = Game.deal(chosen_rules(name, settings), seed)
    cards = [card for card in (*game.room, *game.deck) if card is not None]
    rules = format_rules(game.rules)
    if as_json:
        click.echo(json.dumps({"rules": rules, "seed": game.seed, "cards": cards_text(cards)}))
    else:
        click.echo(f"{rules}, deal {game.seed}, top card first:\n{' '.join(map(card_sign, cards))}")
