"""``scoundrel train``: a net from nothing."""

from __future__ import annotations

from pathlib import Path

import click

from scoundrel.cli.options import chosen_rules, rules_options


@click.command()
@rules_options
@click.option(
    "--minutes", type=click.FloatRange(min=0.05), default=10.0, show_default=True, help="How long."
)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("nets"),
    show_default=True,
    help="Where the net goes; a run that was interrupted there goes on.",
)
@click.option(
    "--start", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Begin with this net."
)
@click.option("--workers", type=click.IntRange(min=1), help="Threads that play. [default: all cores]")
@click.option(
    "--width", type=click.IntRange(64, 512), default=512, show_default=True, help="How wide the net is."
)
def train(
    name: str,
    settings: tuple[str, ...],
    minutes: float,
    folder: Path,
    start: Path | None,
    workers: int | None,
    width: int,
) -> None:
    """Make a net from nothing: play on all cores, learn in PyTorch."""
    rules = chosen_rules(name, settings)
    try:
        from scoundrel.lab.train import Schedule
        from scoundrel.lab.train import train as learn
    except ModuleNotFoundError as error:
        raise click.UsageError(
            f"training needs {error.name}: pip install 'scoundrel-cards[train]' brings it"
        ) from None
    path = learn(rules, minutes, folder, Schedule(width=width), start, workers, click.echo)
    click.echo(f"wrote {path}")
