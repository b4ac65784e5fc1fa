"""A bot at the tables of a server, for `scoundrel watch`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import sleep
from typing import TypeVar

import click

from scoundrel.cli.options import saved_games
from scoundrel.cli.pace import Pace, at_terminal
from scoundrel.cli.screens import show_screen
from scoundrel.cli.telling import tell_choice
from scoundrel.engine.bots import Bot
from scoundrel.engine.protocol import dismiss
from scoundrel.errors import Unreachable
from scoundrel.online.membership import PROGRAM, remember, server_in
from scoundrel.online.programs import BotSitting, open_ranked
from scoundrel.plain.console import tell
from scoundrel.plain.table import show_table
from scoundrel.play.flow import End, Happened, Thinking, Threshold
from scoundrel.play.promises import find_out
from scoundrel.play.store import Store
from scoundrel.rules import Rules
from scoundrel.texts import For, for_whom, say, shown
from scoundrel.words.bots import bot_title
from scoundrel.words.telling import result

__all__ = ["watch_online"]

Done = TypeVar("Done")

AGAIN = (1, 2, 4, 8, 15, 30)
"""Seconds between attempts to reach a server that was lost."""


def watch_online(
    url: str,
    rules: str,
    make: Callable[[Rules], Bot],
    *,
    pace: float,
    games: int | None,
    on_screen: bool,
) -> int:
    """Let a bot play ranked on a server; one game to watch, or several with a line for each."""
    with saved_games() as store:
        remember(store, url, PROGRAM)
        if not url:
            click.echo(say("server-forgotten"))
            return 0
        if on_screen:
            _watch_on_screen(store, rules, make, pace)
            return 0
        return max(_play(store, rules, make, number, pace, games) for number in range(1, (games or 1) + 1))


def _play(
    store: Store, rules: str, make: Callable[[Rules], Bot], number: int, pace: float, games: int | None
) -> int:
    """Play one game; 1 if its deal was not fair."""
    sit_down = partial(_sit_down, store, rules, make)
    # An address at which no server has ever been is told at once.
    table = sit_down() if number == 1 else _insisting(sit_down)
    try:
        if games is None:
            _tell(table, pace)
            if table.about.given_up:
                tell(_ended(table))
        else:
            for _ in _moves(table):
                pass
            tell(say("watch-game", number=number, title=table.title, result=_ended(table)))
    finally:
        dismiss(table.bot)
    return _tell_fairness(table, always=games is None)


def _sit_down(store: Store, rules: str, make: Callable[[Rules], Bot]) -> BotSitting:
    server = server_in(store, PROGRAM)
    assert server is not None
    match = open_ranked(server, rules)
    return BotSitting(match, make(match.seen.about.rules))


def _moves(table: BotSitting) -> Iterator[Happened]:
    """Play to the end."""
    while not isinstance(coming := table.comes_next, End):
        if isinstance(coming, Threshold):
            _insisting(coming.begin)
        else:
            assert isinstance(coming, Thinking)
            with for_whom(For.EARS):
                happened = _insisting(coming.done)
            yield happened


def _insisting(act: Callable[[], Done]) -> Done:
    """Do something; a server that is lost is tried again for a while."""
    for pause in AGAIN:
        try:
            return act()
        except Unreachable as error:
            click.echo(f"scoundrel: {shown(error)}", err=True)
            sleep(pause)
    return act()


def _tell(table: BotSitting, pace: float) -> None:
    """Tell every move, with a pause before each."""
    pause = Pace(pace).pause if pace and at_terminal() else lambda: None
    if isinstance(threshold := table.comes_next, Threshold):
        for line in threshold.lines:
            tell(line)
        _insisting(threshold.begin)
    click.echo(say("watch-heading", title=table.title, bot=bot_title(table.bot.name)))
    view = table.view
    show_table(view)
    for happened in _moves(table):
        pause()
        if table.choice is not None:
            tell_choice(table.bot, view, table.choice)
        for line in happened.told:
            tell(line)
        view = table.view
        show_table(view)


def _ended(table: BotSitting) -> str:
    return say("online-given_up_alone") if table.about.given_up else result(table.view)


def _tell_fairness(table: BotSitting, *, always: bool) -> int:
    """Say whether the deal was fair; 1 if it was not."""
    found = _insisting(partial(find_out, table))
    if found.is_fair is False:
        click.echo(f"scoundrel: {found.words}", err=True)
    elif always:
        tell(found.words)
    return int(found.is_fair is False)


def _watch_on_screen(store: Store, rules: str, make: Callable[[Rules], Bot], pace: float) -> None:
    from scoundrel.tui.online import BotTable

    table = _sit_down(store, rules, make)
    if isinstance(threshold := table.comes_next, Threshold):
        threshold.begin()
    try:
        show_screen(lambda: BotTable(table, pace))
    finally:
        dismiss(table.bot)
