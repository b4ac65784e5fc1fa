"""Options that several commands share."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

from scoundrel import files
from scoundrel.cli.completing import offer_rules, offer_settings
from scoundrel.deals import seed_text
from scoundrel.errors import StoreError, quote
from scoundrel.game import Game
from scoundrel.notation.records import MOST_BYTES, split_records
from scoundrel.notation.rulesets import changed, find_rules, parse_settings
from scoundrel.play.mixing import also
from scoundrel.rules import Rules
from scoundrel.texts import say, shown
from scoundrel.words.phrases import sentence

if TYPE_CHECKING:
    from scoundrel.play.codes import Deal
    from scoundrel.store import Store

__all__ = [
    "FiniteRange",
    "check_new",
    "checked_address",
    "chosen_deal",
    "chosen_rules",
    "code_option",
    "deal_options",
    "deal_to_begin",
    "force_option",
    "read_game",
    "read_text",
    "rules_options",
    "saved_games",
    "seed_option",
    "server_option",
    "spared_seed",
    "was_given",
    "workers_option",
]

Command = TypeVar("Command", bound=Callable[..., Any])


class FiniteRange(click.FloatRange):
    """A range of finite numbers: ``nan`` would fit between any limits."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = float(super().convert(value, param, ctx))
        if not isfinite(number):
            self.fail(sentence(say("cli-no_number", given=quote(value))), param, ctx)
        return number


def rules_options(command: Command) -> Command:
    """``--rules NAME`` and ``--rule FIELD=VALUE``."""
    command = click.option(
        "--rule",
        "settings",
        metavar="FIELD=VALUE",
        multiple=True,
        shell_complete=offer_settings,
        help="Change one setting of the rules, as in start_health=30; repeatable.",
    )(command)
    return click.option(
        "--rules",
        "name",
        metavar="NAME",
        default="classic",
        show_default=True,
        shell_complete=offer_rules,
        help="A rule set, or a TOML file with your own rules.",
    )(command)


def spared_seed(context: click.Context, _: click.Parameter | None, seed: str | None) -> str | None:
    """A seed, if its cards may be shown; those of a daily dungeon only after it was played."""
    if seed is not None and seed.startswith("daily/") and not context.resilient_parsing:
        from scoundrel.play.daily import refuse_unplayed_daily
        from scoundrel.store import Store

        store = None
        with suppress(StoreError):
            store = Store.open()
        with store or nullcontext():
            refuse_unplayed_daily(store, seed)
    return seed and seed_text(seed)


def seed_option(command: Command) -> Command:
    return click.option(
        "--seed",
        metavar="SEED",
        callback=spared_seed,
        help="Any text; the same seed gives the same deal. [default: a random seed]",
    )(command)


def deal_options(command: Command) -> Command:
    """A deal, as ``--deal CODE`` or by its ``--seed`` and its rules."""
    command = click.option("--seed", metavar="SEED", help="The deal of this seed, by --rules and --rule.")(
        command
    )
    return rules_options(code_option(command))


def code_option(command: Command) -> Command:
    """``--deal CODE``."""
    return click.option("--deal", "code", metavar="CODE", help="The deal of this code, as in classic/42.")(
        command
    )


def deal_to_begin(
    code: str | None, seed: str | None, name: str, settings: tuple[str, ...]
) -> tuple[Rules, str | None]:
    """The rules and the seed that the options name for a new game; no seed stands for a random one."""
    if code is None:
        return chosen_rules(name, settings), seed
    if any(map(was_given, ("name", "settings", "seed"))):
        raise click.UsageError(say("cli-deal_or", options=["--rules", "--rule", "--seed"]))
    from scoundrel.play.codes import parse_deal_code

    deal = parse_deal_code(code)
    return deal.rules, spared_seed(click.get_current_context(), None, deal.seed)


def chosen_deal(code: str | None, seed: str | None, name: str, settings: tuple[str, ...]) -> Deal | None:
    """The deal that the options name, if they name one."""
    from scoundrel.play.codes import Deal, parse_deal_code

    if seed is not None and code is None:
        return Deal(chosen_rules(name, settings), seed_text(seed))
    if seed is not None:
        raise click.UsageError(say("cli-not_both", first="--deal", second="--seed"))
    if was_given("name") or was_given("settings"):
        raise click.UsageError(say("cli-goes_with", options=["--rules", "--rule"], n=2, other="--seed"))
    return None if code is None else parse_deal_code(code)


@contextmanager
def saved_games(*, wait: bool = False) -> Iterator[Store]:
    """The player's saved games; any notices about them go to standard error.

    With `wait`, what can't be opened or saved waits in memory until it can.
    """
    from scoundrel.store import Store

    with Store.open_or_wait() if wait else Store.open() as store:
        for notice in store.notices:
            click.echo(f"scoundrel: {shown(notice)}", err=True)
        yield store


def plain_option(command: Command) -> Command:
    """``--plain``, for commands that can show screens."""
    return click.option("--plain", is_flag=True, help="Line by line, for screen readers and pipes.")(
        command
    )


def server_option(command: Command) -> Command:
    """``--server URL``: a public server for ranked games, boards and games with others."""
    return click.option(
        "--server",
        metavar="URL",
        callback=checked_address,
        help="Play ranked and with others there; it is remembered, and '' forgets it.",
    )(command)


def checked_address(context: click.Context, _: click.Parameter, url: str | None) -> str | None:
    """The address of a server as it is kept."""
    if not url or context.resilient_parsing:
        return url
    from scoundrel.online.transport import address_of

    return address_of(url)


def workers_option(command: Command) -> Command:
    return click.option(
        "--workers",
        metavar="N",
        type=click.IntRange(1, 1024),
        help="Number of worker processes. [default: none, play in this one]",
    )(command)


def force_option(command: Command) -> Command:
    """``--force``, for commands that write a file."""
    return click.option("--force", is_flag=True, help="Overwrite a file that already exists.")(command)


def check_new(path: Path | None, force: bool) -> None:
    """Refuse to overwrite a file unless `force` is set; to be called before any long work."""
    if path is None or not os.path.lexists(path):
        return
    if path.exists() and not path.is_file():
        raise click.UsageError(say("cli-no_file", path=path))
    if not force:
        raise click.UsageError(say("cli-exists", path=path))


def chosen_rules(name: str, settings: tuple[str, ...]) -> Rules:
    """The rules that the options name; says which settings had to be adjusted."""
    rules, changes = find_rules(name), parse_settings(list(settings))
    if news := also(rules, changes):
        click.echo(f"scoundrel: {news}", err=True)
    return changed(rules, changes)


def was_given(parameter: str) -> bool:
    """Whether a parameter of the command was given, rather than its default."""
    # A command that another one calls has no source for its parameters.
    source = click.get_current_context().get_parameter_source(parameter)
    return source in (ParameterSource.COMMANDLINE, ParameterSource.ENVIRONMENT)


def read_game(path: str, wanted: str) -> Game:
    """The game of a file's only record; `wanted` is the command that takes it, for the error."""
    records = list(split_records(read_text(path)))
    if len(records) != 1:
        raise click.UsageError(say("cli-records", path=path, n=len(records), wanted=wanted))
    return Game.from_record(records[0][1])


def read_text(path: str) -> str:
    """A file of records, or standard input for ``-``."""
    if path == "-":
        return files.text_from(sys.stdin.buffer, "standard input", MOST_BYTES)
    return files.read_text(path, MOST_BYTES)
