"""``scoundrel puzzle``: one room, one best plan."""

from __future__ import annotations

import json
import sys
from random import choice

import click

from scoundrel.cli import complain
from scoundrel.cli.table import show_table, show_unseen, tell_events
from scoundrel.coach.puzzles import Level, Puzzle, puzzles
from scoundrel.errors import ScoundrelError, quote
from scoundrel.events import Event
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.parlour.asking import read_moves
from scoundrel.rules import RULEBOOK
from scoundrel.texts import say


@click.command()
@click.option("--level", type=click.Choice([level.value for level in Level]), help="How hard it is.")
@click.option("--rules", metavar="NAME", help="Of this rule set. [default: any]")
@click.option("--number", type=int, metavar="N", help="This puzzle. [default: any]")
@click.option("--answer", metavar="MOVES", help="Check this answer, such as '5d 7sw 4h', and ask nothing.")
@click.option(
    "--json", "as_json", is_flag=True, help="Write JSON: the puzzle, or what is said to an answer."
)
def puzzle(
    level: str | None, rules: str | None, number: int | None, answer: str | None, as_json: bool
) -> int:
    """Find the best plan for a room.

    Make your moves through the whole room; then the coach tells whether there was a better plan, and why.
    """
    chosen = _choose(level, rules, number)
    game = chosen.game()
    if answer is None and as_json:
        asked = {"puzzle": chosen.number, "level": chosen.level.value, "position": chosen.position}
        click.echo(json.dumps(asked))
        return 0
    if answer is None:
        level_name = say(f"puzzle.level.{chosen.level.value}")
        click.echo(say("puzzle.title", number=chosen.number, rules=chosen.rules, level=level_name))
        show_table(game)
        show_unseen(game)
        moves = _ask(game)
    else:
        moves = _carry_out(game, answer)
    if moves is None:
        click.echo(say("puzzle.solution", moves=" ".join(chosen.moves)))
        return 1
    verdict = chosen.check(moves)
    click.echo(json.dumps(verdict.as_data()) if as_json else "\n".join(verdict.lines()))
    return 0 if verdict.right else 1


def _choose(level: str | None, rules: str | None, number: int | None) -> Puzzle:
    name = None if rules is None else RULEBOOK[rules].name
    fitting = [
        each
        for each in puzzles()
        if level in (None, each.level.value)
        and name in (None, each.rules)
        and number in (None, each.number)
    ]
    if not fitting:
        asked = [f"of {name}" if name else "", f"that is {level}" if level else ""]
        asked += [f"with number {number}"] if number is not None else []
        names = ", ".join(dict.fromkeys(each.rules for each in puzzles()))
        raise ScoundrelError(
            f"there is no puzzle {' '.join(filter(None, asked))}; there are {len(puzzles())}, of {names}"
        )
    return choice(fitting)


def _ask(game: Game) -> tuple[Move, ...] | None:
    """The moves that are typed, until the room is done; None if the player gives up."""
    room = game.room_number
    while not _done(game, room):
        if sys.stdin.isatty():
            click.echo(say("puzzle.prompt"), nl=False)
        line = sys.stdin.readline()
        if not line or line.strip().lower() in ("solution", "quit", "q", "exit"):
            return None
        if not line.strip():
            continue
        try:
            _obey(game, line.strip(), room)
        except ScoundrelError as error:
            complain(str(error), 1)
    return game.moves


def _obey(game: Game, line: str, room: int) -> None:
    if line.lower() == "undo":
        game.undo()
        show_table(game)
        return
    before = len(game.moves)
    events: list[Event] = []
    try:
        for move in read_moves(game, line):
            _refuse_more(game, room, line, move)
            events += game.play(move)
    except ScoundrelError:
        while len(game.moves) > before:
            game.undo()
        raise
    if not _done(game, room):
        tell_events(game, events)
        show_table(game)


def _carry_out(game: Game, answer: str) -> tuple[Move, ...]:
    room = game.room_number
    for move in read_moves(game, answer):
        _refuse_more(game, room, answer, move)
        game.play(move)
    if not _done(game, room):
        raise ScoundrelError(
            f"{quote(answer)} stops in the middle of the room; {game.left_to_face} to face"
        )
    return game.moves


def _refuse_more(game: Game, room: int, line: str, move: Move) -> None:
    if _done(game, room):
        raise ScoundrelError(f"{quote(line)} goes beyond the room: {move} is one move too many")


def _done(game: Game, room: int) -> bool:
    return game.over or game.room_number != room
