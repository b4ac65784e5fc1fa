"""``scoundrel train``: a net from scratch."""

from __future__ import annotations

from pathlib import Path

import click

from scoundrel.cli.completing import offer_rules
from scoundrel.cli.options import FiniteRange, check_new, chosen_rules, force_option, rules_options
from scoundrel.engine.bots import net_path
from scoundrel.extras import installing
from scoundrel.rules import RULEBOOK
from scoundrel.texts import say


@click.command()
@rules_options
@click.option(
    "--minutes",
    metavar="N",
    type=FiniteRange(min=0.05),
    default=10.0,
    show_default=True,
    help="How long to train.",
)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("nets"),
    show_default=True,
    help="Where to write the net; an interrupted run there is continued.",
)
@click.option(
    "--start", metavar="NET", shell_complete=offer_rules, help="Start from this net: a file or a rule set."
)
@click.option(
    "--workers",
    metavar="N",
    type=click.IntRange(min=1),
    help="Number of threads that play. [default: all cores]",
)
@click.option(
    "--width",
    metavar="N",
    type=click.IntRange(64, 512),
    default=512,
    show_default=True,
    help="The width of the net.",
)
@force_option
def train(
    name: str,
    settings: tuple[str, ...],
    minutes: float,
    folder: Path,
    start: str | None,
    workers: int | None,
    width: int,
    force: bool,
) -> None:
    """Train a net from scratch: play on all cores, learn with PyTorch."""
    rules = chosen_rules(name, settings)
    net = folder / f"{rules.name}.net"
    # A resumed run has its checkpoint beside the net, and overwrites the net.
    check_new(net, force or net.with_suffix(".checkpoint").exists())
    try:
        from scoundrel.lab.fitting import TorchFitting
        from scoundrel.lab.train import Schedule
        from scoundrel.lab.train import train as learn
    except ModuleNotFoundError as error:
        raise click.UsageError(say("cli-training", name=error.name, command=installing("train"))) from None
    begun = None if start is None else _net_file(start)
    schedule = Schedule(width=width) if begun is None else Schedule.from_another(width)
    path = learn(rules, minutes, folder, TorchFitting(), schedule, begun, workers, click.echo)
    click.echo(f"wrote {path}")


def _net_file(start: str) -> Path:
    return net_path(RULEBOOK[start].name) if start in RULEBOOK else Path(start)
