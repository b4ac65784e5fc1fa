"""Options that several commands share."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from scoundrel import files
from scoundrel.deals import seed_text
from scoundrel.errors import StoreError
from scoundrel.game import Game
from scoundrel.notation.records import MOST_BYTES, split_records
from scoundrel.notation.rulesets import changed, find_rules, parse_settings
from scoundrel.play.mixing import also
from scoundrel.rules import Rules

__all__ = [
    "chosen_rules",
    "read_game",
    "read_text",
    "rules_options",
    "seed_option",
    "spared_seed",
    "was_given",
    "workers_option",
]

Command = TypeVar("Command", bound=Callable[..., Any])


def rules_options(command: Command) -> Command:
    """``--rules NAME`` and ``--rule FIELD=VALUE``."""
    command = click.option(
        "--rule",
        "settings",
        metavar="FIELD=VALUE",
        multiple=True,
        help="Change one setting of the rules; repeatable.",
    )(command)
    return click.option(
        "--rules",
        "name",
        metavar="NAME",
        default="classic",
        show_default=True,
        help="A rule set, or a TOML file with your own rules.",
    )(command)


def spared_seed(_: click.Context, __: click.Parameter, seed: str | None) -> str | None:
    """A seed whose cards may be shown; those of a daily dungeon only after it was played."""
    if seed is not None and seed.startswith("daily/"):
        from scoundrel.play.daily import spare_the_daily
        from scoundrel.store import Store

        store = None
        with suppress(StoreError):
            store = Store.open()
        with store or nullcontext():
            spare_the_daily(store, seed)
    return seed and seed_text(seed)


def seed_option(command: Command) -> Command:
    return click.option(
        "--seed",
        metavar="SEED",
        callback=spared_seed,
        help="Any text; the same seed gives the same deal. [default: a random seed]",
    )(command)


def workers_option(command: Command) -> Command:
    return click.option(
        "--workers",
        type=click.IntRange(1, 1024),
        help="Number of worker processes. [default: none, play in this one]",
    )(command)


def chosen_rules(name: str, settings: tuple[str, ...]) -> Rules:
    """The rules that the options name; says which settings had to be adjusted."""
    rules, changes = find_rules(name), parse_settings(list(settings))
    if news := also(rules, changes):
        click.echo(f"scoundrel: {news}", err=True)
    return changed(rules, changes)


def was_given(parameter: str) -> bool:
    """Whether a parameter of the command was given, rather than its default."""
    return click.get_current_context().get_parameter_source(parameter) is not ParameterSource.DEFAULT


def read_game(path: str, wanted: str) -> Game:
    """The game of a file's only record; `wanted` is for the error: ``replay takes one``."""
    records = list(split_records(read_text(path)))
    if len(records) != 1:
        raise click.UsageError(f"{path} has {len(records)} records, but {wanted}")
    return Game.from_record(records[0][1])


def read_text(path: str) -> str:
    """A file of records, or standard input for ``-``."""
    if path == "-":
        return files.text_from(sys.stdin.buffer, "standard input", MOST_BYTES)
    return files.read_text(path, MOST_BYTES)
