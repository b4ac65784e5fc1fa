"""``scoundrel watch``: one game by a bot, move by move."""

from __future__ import annotations

import time

import click

from scoundrel.cli.options import chosen_rules, rules_options, seed_option
from scoundrel.cli.players import bot_options, chosen_bot
from scoundrel.engine.bots import Bot, play_on
from scoundrel.engine.goals import Goal
from scoundrel.engine.protocol import dismiss
from scoundrel.game import Game
from scoundrel.plain.table import show_table, tell_events
from scoundrel.words.table import points_words


@click.command()
@rules_options
@seed_option
@bot_options("expert")
@click.option("--delay", type=click.FloatRange(min=0), default=0, help="Seconds to wait after each move.")
def watch(
    name: str,
    settings: tuple[str, ...],
    seed: str | None,
    bot: str,
    simulations: int | None,
    milliseconds: float | None,
    timeout: float,
    goal: str,
    delay: float,
) -> None:
    """Watch a bot play one game, and see what it thinks of its options."""
    rules = chosen_rules(name, settings)
    player = chosen_bot(bot, rules, simulations, milliseconds, timeout, goal)
    game = Game.deal(rules, seed)
    aim = "" if goal == Goal.WIN else f" for {goal}"
    click.echo(f"{rules.title} ({rules.name}, deal {game.seed}), played by {player.name}{aim}.")
    show_table(game)
    try:
        _watch(player, game, delay)
    finally:
        dismiss(player)


def _watch(player: Bot, game: Game, delay: float) -> None:
    for _, choice, events in play_on(game, player):
        if choice.options:
            thoughts = "; ".join(
                f"{option.plan} {_worth(option.value, option.score)}" for option in choice.options
            )
            click.echo(f"\n{player.name} thinks: {thoughts}")
        value = "" if choice.value is None else f" (chance of winning {_worth(choice.value, choice.score)})"
        click.echo(f"\n{player.name} plays {choice.move}{value}")
        tell_events(game, events)
        show_table(game)
        if delay:
            time.sleep(delay)


def _worth(value: float, score: float | None) -> str:
    """A chance to win and, where it is known, the score to expect."""
    chance = f"{100 * value:.1f} %"
    return chance if score is None else f"{chance}, {points_words(score)}"
