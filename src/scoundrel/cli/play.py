"""``scoundrel play``: the game, on screens or line by line."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from scoundrel.cli.options import code_option, deal_to_begin, rules_options, seed_option, was_given
from scoundrel.game import Game


@click.command()
@rules_options
@seed_option
@code_option
@click.option("--plain", is_flag=True, help="Play line by line, for screen readers and pipes.")
@click.option("--save", is_flag=True, help="Save the game even if its moves are piped in.")
@click.option("--record", type=click.Path(path_type=Path), help="Write the game's record to this new file.")
def play(
    name: str = "classic",
    settings: tuple[str, ...] = (),
    seed: str | None = None,
    code: str | None = None,
    plain: bool = False,
    save: bool = False,
    record: Path | None = None,
) -> int:
    """Play a game.

    Moves may be piped in, one or more per line.
    """
    rules, seed = deal_to_begin(code, seed, name, settings)
    chosen = any(map(was_given, ("name", "settings", "seed", "code")))
    if not plain and record is None and _has_screen():
        from scoundrel.play.mixing import renamed_if_mixed
        from scoundrel.tui.app import ScoundrelApp
        from scoundrel.words.texts import prepare

        prepare()
        app = ScoundrelApp(
            begin=(lambda: Game.deal(renamed_if_mixed(rules), seed)) if chosen else None,
            named=seed is not None,
        )
        app.run()
        return app.return_code or 0
    if record is not None and os.path.lexists(record):
        raise click.UsageError(f"{record} already exists; a record needs a new file")
    from scoundrel.plain.session import Session

    return Session(rules, record, save=save).run(seed, chosen=chosen)


def _has_screen() -> bool:
    """Whether this is a terminal that can show more than lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
