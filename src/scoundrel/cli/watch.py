"""``scoundrel watch``: one game by a bot, move by move."""

from __future__ import annotations

from collections.abc import Callable

import click

from scoundrel.cli.options import FiniteRange, code_option, deal_to_begin, rules_options, seed_option
from scoundrel.cli.pace import Pace, at_terminal
from scoundrel.cli.players import bot_options, chosen_bot
from scoundrel.coach.judge import room_plan_words
from scoundrel.engine.bots import Bot, play_on
from scoundrel.engine.goals import Goal
from scoundrel.engine.protocol import dismiss
from scoundrel.engine.seam import RoomPlan
from scoundrel.game import Game, View
from scoundrel.notation.moves import Move
from scoundrel.plain.console import tell
from scoundrel.plain.table import show_table, tell_events
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import points_words
from scoundrel.words.texts import say

PACE = 3.0
LONGEST_PACE = 86_400.0


@click.command()
@rules_options
@seed_option
@code_option
@bot_options("expert")
@click.option(
    "--pace",
    metavar="SECONDS",
    type=FiniteRange(0, LONGEST_PACE),
    default=PACE,
    show_default=True,
    help="Time to read each move at a terminal; Enter goes on at once. 0 never waits.",
)
def watch(
    name: str,
    settings: tuple[str, ...],
    seed: str | None,
    code: str | None,
    bot: str,
    simulations: int | None,
    milliseconds: float | None,
    timeout: float,
    goal: str,
    pace: float,
) -> None:
    """Watch a bot play one game, and see what it thinks of its options.

    At a terminal each move stays for a while, so that you can read it; in a pipe nothing waits.
    """
    rules, seed = deal_to_begin(code, seed, name, settings)
    player = chosen_bot(bot, rules, simulations, milliseconds, timeout, goal)
    game = Game.deal(rules, seed)
    aim = "" if goal == Goal.WIN else f" for {goal}"
    click.echo(f"{rules.title} ({rules.name}, deal {game.seed}), played by {player.name}{aim}.")
    try:
        if pace and at_terminal():
            click.echo(say("watch.enter"))
            _watch(player, game, Pace(pace).pause)
        else:
            _watch(player, game, lambda: None)
    finally:
        dismiss(player)


def _watch(player: Bot, game: Game, pause: Callable[[], None]) -> None:
    """Show every move, with a pause before each."""
    show_table(game)
    for view, choice, events in play_on(game, player):
        pause()
        if choice.options:
            thoughts = "; ".join(
                f"{_in_words(option.plan, view)} {_worth(option.value, option.score)}"
                for option in choice.options
            )
            tell(f"\n{player.name} thinks: {thoughts}")
        value = "" if choice.value is None else f" (chance of winning {_worth(choice.value, choice.score)})"
        tell(f"\n{player.name} plays: {_in_words(choice.move, view)}{value}")
        tell_events(game, events)
        show_table(game)


def _in_words(plan: RoomPlan | Move, view: View) -> str:
    return room_plan_words(plan) if isinstance(plan, RoomPlan) else moves_words((plan,), view.hero.weapon)


def _worth(value: float, score: float | None) -> str:
    """A chance to win and, where it is known, the score to expect."""
    chance = f"{100 * value:.1f} %"
    return chance if score is None else f"{chance}, {points_words(score)}"
