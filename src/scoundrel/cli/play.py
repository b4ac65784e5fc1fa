"""``scoundrel play``: a game, line by line.

This is the mode for screen readers and pipes: words instead of pictures, one line for each thing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from scoundrel.cli import complain
from scoundrel.cli.options import chosen_rules, rules_options, seed_option, was_given
from scoundrel.cli.table import show_table, show_unseen, tell_events, tell_rules
from scoundrel.errors import ScoundrelError
from scoundrel.events import Event
from scoundrel.files import write_whole
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.parlour.asking import read_moves
from scoundrel.rules import Rules

HELP = """\
Type what to do, and Enter:
  5d, 4h       take that weapon or potion; slot numbers (2) and names (5 of diamonds) do as well
  7sw, 7sb     fight with the weapon or with bare hands (2w, 2b; 7 of spades with bare hands)
  run          run from the room, where the rules allow it
  -7s          put that card away, where the rules allow it
  look         tell the room again
  unseen       the cards that are still to come
  hint         what the coach would do, and how likely each plan wins
  undo         take the last move back
  rules        the rules of this game in words
  new, again   another deal, the same deal
  help, quit"""


@click.command()
@rules_options
@seed_option
@click.option("--plain", is_flag=True, help="Line by line, for screen readers and pipes.")
@click.option("--record", type=click.Path(path_type=Path), help="Keep the game's record in this new file.")
def play(
    name: str = "classic",
    settings: tuple[str, ...] = (),
    seed: str | None = None,
    plain: bool = False,
    record: Path | None = None,
) -> int:
    """Play a game.

    Moves may be piped in, one or more a line; they are read to the end, and the outcome is told.
    """
    rules = chosen_rules(name, settings)
    if not plain and record is None and _has_screen():
        from scoundrel.tui.app import ScoundrelApp

        chosen = any(map(was_given, ("name", "settings", "seed")))
        ScoundrelApp(
            begin=(lambda: Game.deal(rules, seed)) if chosen else None, named=seed is not None
        ).run()
        return 0
    if record is not None and os.path.lexists(record):
        raise click.UsageError(f"{record} is there already; a record needs a new file")
    return Session(rules, seed, record).run()


def _has_screen() -> bool:
    """Whether this is a terminal that can show more than lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


class Session:
    """One sitting: a game, and perhaps others after it."""

    def __init__(self, rules: Rules, seed: str | None, record: Path | None) -> None:
        self.rules = rules
        self.seed_given = seed
        self.record = record
        self.interactive = sys.stdin.isatty()
        self.game = Game.deal(rules, seed)
        self.refused = False

    def run(self) -> int:
        """Play until the player quits or the input ends; the exit status."""
        self._greet()
        for number, line in self._lines():
            if line.strip().lower() in ("quit", "q", "exit"):
                click.echo(f"You leave the dungeon: {self.game.result}.")
                return int(self.refused)
            try:
                self._obey(line.strip())
            except ScoundrelError as error:
                self.refused = not self.interactive or self.refused
                where = "" if self.interactive else f"line {number}: "
                complain(f"{where}{error}", 1)
        if not self.game.over:
            return complain(
                f"the input ended in the middle of the game, in room {self.game.room_number} "
                f"with {self.game.hero.health} health",
                1,
            )
        return int(self.refused)

    def _lines(self) -> Iterator[tuple[int, str]]:
        """What is typed or piped in, with its line number; blank lines and # comments left out."""
        number = 0
        while True:
            if self.interactive:
                sys.stdout.write(self._prompt())
            sys.stdout.flush()
            line = sys.stdin.readline()
            if not line:
                return
            number += 1
            if line.strip() and not line.lstrip().startswith("#"):
                yield number, line

    def _prompt(self) -> str:
        if self.game.over:
            return "new, again or quit> "
        return f"player {self.game.turn + 1}> " if self.rules.players > 1 else "> "

    def _greet(self) -> None:
        # A seed that nobody chose stays secret until the end: it would give the deck away.
        deal = f", deal {self.game.seed}" if self.seed_given is not None else ""
        click.echo(f"{self.rules.title} ({self.rules.name}{deal}). Type help for help.")
        self._save()
        show_table(self.game)

    def _obey(self, line: str) -> None:
        command = getattr(self, f"_do_{line.lower()}", None) if line.isalpha() else None
        if command is not None:
            command()
            return
        events = self._play_all(read_moves(self.game, line))
        self._save()
        tell_events(self.game, events)
        show_table(self.game)
        if self.game.over and self.seed_given is None:
            click.echo(f"This was deal {self.game.seed}.")

    def _play_all(self, moves: list[Move]) -> list[Event]:
        """Make the moves of one line, all of them or none."""
        events: list[Event] = []
        for made, move in enumerate(moves):
            try:
                events += self.game.play(move)
            except ScoundrelError:
                for _ in range(made):
                    self.game.undo()
                raise
        return events

    def _save(self) -> None:
        """Write the record before anything is told, so that what was told is never lost."""
        if self.record is not None:
            write_whole(self.record, self.game.record())

    def _begin_anew(self, game: Game) -> None:
        """Another game; the record of the last one stays, and this one gets a file beside it."""
        if self.record is not None:
            self.record = _next_name(self.record)
        self.game = game
        self._greet()

    def _do_help(self) -> None:
        click.echo(HELP)

    def _do_rules(self) -> None:
        tell_rules(self.rules)

    def _do_look(self) -> None:
        show_table(self.game)

    def _do_unseen(self) -> None:
        show_unseen(self.game)

    def _do_hint(self) -> None:
        from scoundrel.coach.hints import hint

        click.echo(hint(self.game.view(self.game.turn)).text)

    def _do_undo(self) -> None:
        move = self.game.undo()
        self._save()
        click.echo(f"You take {move} back.")
        show_table(self.game)

    def _do_new(self) -> None:
        self.seed_given = None
        self._begin_anew(Game.deal(self.rules))

    def _do_again(self) -> None:
        self._begin_anew(Game.deal(self.rules, self.game.seed))


def _next_name(path: Path) -> Path:
    """``game.txt``, ``game-2.txt``, ``game-3.txt``: the next that is not there."""
    number = 2
    while os.path.lexists(candidate := path.with_stem(f"{path.stem}-{number}")):
        number += 1
    return candidate
