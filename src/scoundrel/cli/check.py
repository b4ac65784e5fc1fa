"""``scoundrel check``: verifies records and runs conformance files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from scoundrel.cli.options import read_text
from scoundrel.conformance import LONGEST_FILE, parse_scenarios, run_scenario
from scoundrel.errors import ScoundrelError
from scoundrel.game import Game
from scoundrel.notation.jsontext import parse_json
from scoundrel.notation.records import split_records
from scoundrel.texts import say, shown
from scoundrel.words.telling import fairness, result


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())
def check(files: tuple[str, ...]) -> int:
    """Verify game records and run conformance files.

    FILE is a record, a file of records in JSON lines, a conformance file, or - for standard input.
    """
    problems = 0
    for file in files:
        for line, holds in _findings(read_text(file)):
            problems += not holds
            click.echo(f"{file}: {line}", err=not holds)
    return 1 if problems else 0


def _findings(text: str) -> Iterator[tuple[str, bool]]:
    """What to report about a file, and whether it is good."""
    said = _one_object(text)
    try:
        if "$schema" in said:
            yield say("check-schema"), True
        elif not said or "moves" in said or "rules" in said:
            yield from _records(text)
        else:
            yield from _scenarios(text)
    except ScoundrelError as error:
        yield shown(error), False


def _one_object(text: str) -> dict[str, Any]:
    """The whole file as one JSON object; an empty one if it is something else."""
    try:
        said = parse_json(text) if len(text) <= LONGEST_FILE else None
    except ValueError:
        return {}
    return said if isinstance(said, dict) else {}


def _scenarios(text: str) -> Iterator[tuple[str, bool]]:
    scenarios = parse_scenarios(text)
    failed = 0
    for scenario in scenarios:
        for problem in run_scenario(scenario):
            failed += 1
            yield f"{scenario.name}: {problem}", False
    yield say("check-scenarios", n=len(scenarios), good=len(scenarios) - failed), not failed


def _records(text: str) -> Iterator[tuple[str, bool]]:
    records = list(split_records(text))
    failed = 0
    for number, record in records:
        try:
            game = Game.from_record(record)
        except ScoundrelError as error:
            failed += 1
            many = len(records) > 1
            yield say("check-line", number=number, why=error) if many else shown(error), False
    if len(records) > 1:
        yield say("check-records", n=len(records), good=len(records) - failed), not failed
    elif not failed:
        yield say("check-record", result=result(game), n=len(game.moves)), True
        if game.proof is not None:
            yield fairness(game.proof), True
