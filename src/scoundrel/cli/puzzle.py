"""``scoundrel puzzle``: one room, one best plan."""

from __future__ import annotations

import json
import sys

import click

from scoundrel.cli import complain
from scoundrel.cli.completing import offer_rules
from scoundrel.coach.puzzles import Level
from scoundrel.errors import ScoundrelError, quote
from scoundrel.files import Lines, check_line
from scoundrel.plain.console import tell
from scoundrel.plain.table import show_puzzle, show_table
from scoundrel.play.flow import PlayerMoves, Thinking
from scoundrel.play.puzzling import PuzzleRun, choose_puzzle
from scoundrel.texts import For, for_whom, say, shown


@click.command()
@click.option(
    "--level",
    type=click.Choice([level.value for level in Level]),
    help="A puzzle of this level. [default: any]",
)
@click.option(
    "--rules",
    metavar="NAME",
    shell_complete=offer_rules,
    help="A puzzle with this rule set. [default: any]",
)
@click.option(
    "--number",
    type=int,
    metavar="N",
    help="The puzzle with this number; with --level, counted within the level. [default: any]",
)
@click.option(
    "--answer", metavar="MOVES", help="Check this answer, such as '5d 7sw 4h', without asking for moves."
)
@click.option(
    "--json", "as_json", is_flag=True, help="Write JSON: the puzzle, or the verdict on an answer."
)
def puzzle(
    level: str | None, rules: str | None, number: int | None, answer: str | None, as_json: bool
) -> int:
    """Solve a puzzle: find the best plan for a room.

    Play through the whole room; then the coach says whether there was a better plan, and why.
    """
    chosen = choose_puzzle(level, rules, number)
    run = PuzzleRun(chosen)
    if answer is None and as_json:
        asked = {
            "puzzle": chosen.number,
            "level": chosen.level.value,
            "place": chosen.place,
            "position": chosen.position,
        }
        click.echo(json.dumps(asked))
        return 0
    if answer is None:
        show_puzzle(run)
        if not _ask(run):
            with for_whom(For.EARS):
                tell("\n".join(run.give_up().said))
            return 1
    else:
        _carry_out(run, answer)
    verdict = run.comes_next
    assert isinstance(verdict, Thinking)
    with for_whom(For.EARS):
        said = verdict.done().said
    assert run.answer is not None
    if as_json:
        click.echo(json.dumps(run.answer.as_data()))
    else:
        tell("\n".join(said))
    return 0 if run.answer.right else 1


def _ask(run: PuzzleRun) -> bool:
    """Ask for moves until the room is finished; False if the player gives up."""
    lines = Lines(sys.stdin)
    while isinstance(run.comes_next, PlayerMoves):
        if sys.stdin.isatty():
            click.echo(say("puzzle-prompt"), nl=False)
        line = next(lines, "quit").strip()
        if line.lower() in ("solution", "quit", "q", "exit"):
            return False
        if not line:
            continue
        try:
            _obey(run, check_line(line))
        except ScoundrelError as error:
            complain(shown(error), 1)
    return True


def _obey(run: PuzzleRun, line: str) -> None:
    with for_whom(For.EARS):
        happened = run.undo() if line.lower() == "undo" else run.obey(line)
        for sentence in happened.told:
            tell(sentence)
    if isinstance(run.comes_next, PlayerMoves):
        show_table(run.view)


def _carry_out(run: PuzzleRun, answer: str) -> None:
    run.obey(answer)
    if isinstance(run.comes_next, PlayerMoves):
        raise ScoundrelError("puzzle-stops", answer=quote(answer), n=run.view.left_to_face)
