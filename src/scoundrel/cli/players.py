"""The options that choose a bot, and how much it plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from scoundrel.cli.completing import offer_bots
from scoundrel.cli.secrecy import conceal
from scoundrel.engine.bots import BOTS, MOST_SIMULATIONS, Bot
from scoundrel.engine.goals import Goal
from scoundrel.engine.protocol import PROGRAM, make_player
from scoundrel.rules import Rules

__all__ = ["bot_options", "chosen_bot", "games_option", "goal_option", "timeout_option"]

Command = TypeVar("Command", bound=Callable[..., Any])


def goal_option(command: Command) -> Command:
    """``--goal win|score``."""
    return click.option(
        "--goal",
        type=click.Choice([goal.value for goal in Goal]),
        default=Goal.WIN.value,
        show_default=True,
        help="What to play for: the likeliest win, or the most points on average.",
    )(command)


def timeout_option(command: Command) -> Command:
    """``--timeout SECONDS``, for programs that play."""
    return click.option(
        "--timeout",
        metavar="SECONDS",
        type=click.FloatRange(min=0.001),
        default=10.0,
        show_default=True,
        help="The most seconds a program may take per move.",
    )(command)


def games_option(what: str, most: int) -> Callable[[Command], Command]:
    """``--games N``: how many games or deals are played."""
    return click.option(
        "--games",
        metavar="N",
        type=click.IntRange(1, most),
        help=f"Number of {what}. [default: about ten seconds of play, the same number on every machine]",
    )


def bot_options(default: str) -> Callable[[Command], Command]:
    """``--bot NAME``, what it plays for, and the limits for `expert` and for programs."""

    def decorate(command: Command) -> Command:
        command = timeout_option(command)
        command = click.option(
            "--milliseconds",
            metavar="N",
            type=click.FloatRange(min=0),
            help="How long expert thinks per room.",
        )(command)
        command = click.option(
            "--simulations",
            metavar="N",
            type=click.IntRange(0, MOST_SIMULATIONS),
            help="Simulations that expert runs per room.",
        )(command)
        command = goal_option(command)
        return click.option(
            "--bot",
            metavar="NAME",
            default=default,
            show_default=True,
            shell_complete=offer_bots,
            help=f"The bot: {', '.join(BOTS)}, or program:COMMAND.",
        )(command)

    return decorate


def chosen_bot(
    name: str,
    rules: Rules,
    simulations: int | None,
    milliseconds: float | None,
    timeout: float,
    goal: str,
) -> Bot:
    """The bot that the options name; any note about it goes to standard error."""
    bot = make_player(name, rules, simulations, milliseconds, timeout, goal)
    seed = click.get_current_context().params.get("seed")
    if seed is not None and name.startswith(PROGRAM):
        conceal(seed)
    note = getattr(bot, "note", "")
    if note and not name.startswith(PROGRAM):
        click.echo(f"{name}: {note}", err=True)
    return bot
