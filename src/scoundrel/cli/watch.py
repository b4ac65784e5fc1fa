"""``scoundrel watch``: one game by a bot, move by move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from scoundrel.cli.online import watch_online
from scoundrel.cli.options import (
    FiniteRange,
    checked_address,
    code_option,
    deal_to_begin,
    plain_option,
    rules_options,
    seed_option,
    was_given,
)
from scoundrel.cli.pace import Pace, at_terminal, has_screen
from scoundrel.cli.players import bot_options, chosen_bot
from scoundrel.cli.screens import show_screen
from scoundrel.cli.telling import tell_choice
from scoundrel.engine.bots import Bot, play_on
from scoundrel.engine.goals import Goal
from scoundrel.engine.protocol import dismiss
from scoundrel.game import Game
from scoundrel.plain.table import show_table, tell_events
from scoundrel.texts import say
from scoundrel.words.bots import bot_title
from scoundrel.words.rules import title_of

if TYPE_CHECKING:
    from textual.screen import Screen

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
@click.option(
    "--server",
    metavar="URL",
    callback=checked_address,
    help="Let the bot play ranked there, on the boards of the programs; '' forgets who it was there.",
)
@click.option(
    "--games", metavar="N", type=click.IntRange(1), help="With --server: so many games, a line for each."
)
@plain_option
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
    server: str | None,
    games: int | None,
    plain: bool,
) -> int:
    """Watch a bot play one game, and see what it thinks of its options.

    At a terminal it is played on the table, at a pace; with --plain line by line. In a pipe nothing waits.
    """
    if server is None and games is not None:
        raise click.UsageError(say("cli-goes_with", options=["--games"], n=1, other="--server"))
    if server is not None:
        if any(map(was_given, ("settings", "seed", "code"))):
            raise click.UsageError(say("cli-server_deals"))
        return watch_online(
            server,
            name,
            lambda rules: chosen_bot(bot, rules, simulations, milliseconds, timeout, goal),
            pace=pace,
            games=games,
            on_screen=not plain and games is None and has_screen(),
        )
    rules, seed = deal_to_begin(code, seed, name, settings)
    player = chosen_bot(bot, rules, simulations, milliseconds, timeout, goal)
    game = Game.deal(rules, seed)
    if not plain and has_screen():
        try:
            show_screen(lambda: _on_screen(player, game, pace))
        finally:
            dismiss(player)
        return 0
    aim = "" if goal == Goal.WIN else f" for {goal}"
    click.echo(
        f"{title_of(rules)} ({rules.name}, deal {game.seed}), played by {bot_title(player.name)}{aim}."
    )
    try:
        if pace and at_terminal():
            click.echo(say("watch-enter"))
            _watch(player, game, Pace(pace).pause)
        else:
            _watch(player, game, lambda: None)
    finally:
        dismiss(player)
    return 0


def _on_screen(player: Bot, game: Game, pace: float) -> Screen[None]:
    from scoundrel.play.watching import WatchRun
    from scoundrel.tui.replays import FASTEST, WatchScreen

    return WatchScreen(WatchRun(game, player), max(FASTEST, pace))


def _watch(player: Bot, game: Game, pause: Callable[[], None]) -> None:
    """Show every move, with a pause before each."""
    show_table(game)
    for view, choice, events in play_on(game, player):
        pause()
        tell_choice(player, view, choice)
        tell_events(game.rules, events)
        show_table(game)
