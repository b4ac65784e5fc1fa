"""``scoundrel replay``: a recorded game, move by move."""

from __future__ import annotations

import click

from scoundrel.cli.options import plain_option, read_game
from scoundrel.cli.pace import at_terminal, has_screen
from scoundrel.cli.screens import show_screen
from scoundrel.plain.console import tell
from scoundrel.plain.table import show_table
from scoundrel.play.replaying import ReplayRun
from scoundrel.texts import For, for_whom, say


@click.command()
@click.argument("file", type=click.Path())
@click.option(
    "--to",
    "stop",
    type=click.IntRange(min=0),
    metavar="N",
    help="Only show the position after N moves.",
)
@plain_option
def replay(file: str, stop: int | None, plain: bool) -> None:
    """Replay a recorded game, move by move.

    FILE is a record, or - for standard input. In a terminal it is shown on the table; with --plain line by
    line, and Enter is the next move.
    """
    run = ReplayRun(read_game(file, "replay"))
    _, moves = run.progress
    if stop is not None and stop > moves:
        raise click.UsageError(say("cli-no_move", n=moves, move=stop))
    if stop is not None:
        run.step(stop)
        show_table(run.view)
        return
    if not plain and file != "-" and has_screen():
        from scoundrel.tui.replays import ReplayScreen

        show_screen(lambda: ReplayScreen(run))
        return
    wait = moves > 0 and file != "-" and at_terminal()
    if wait:
        click.echo(say("watch-step"))
    show_table(run.view)
    for move in range(moves):
        if wait:
            prompt = say("plain-prompt-watch", move=move, moves=moves)
            click.prompt(prompt, default="", show_default=False, prompt_suffix="")
        click.echo()
        with for_whom(For.EARS):
            for sentence in run.step(1).told:
                tell(sentence)
        show_table(run.view)
