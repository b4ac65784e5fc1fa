"""Describe the table line by line, for screen readers, pipes and plain terminals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scoundrel.events import Event
from scoundrel.game import Game
from scoundrel.plain.console import paragraph, tell
from scoundrel.play.puzzling import PuzzleRun, puzzle_name
from scoundrel.rules import Rules
from scoundrel.words.dates import day_words
from scoundrel.words.table import rules_lines, table_lines, unseen_lines
from scoundrel.words.telling import tell as told
from scoundrel.words.texts import say

__all__ = ["show_puzzle", "show_table", "show_unseen", "tell_events", "tell_rules"]


def tell_rules(rules: Rules) -> None:
    """Tell a rule set in words: a paragraph for each topic, and its author."""
    for line in rules_lines(rules):
        tell(paragraph(line, others="  "))


def tell_events(game: Game, events: Iterable[Event]) -> None:
    for sentence in told(events, game.rules):
        tell(sentence)


def show_table(game: Game, names: Sequence[str] = ()) -> None:
    """Tell the state of play, after an empty line; at the end, only the result."""
    if not game.over:
        tell()
    for line in table_lines(game, names):
        tell(line)


def show_puzzle(run: PuzzleRun) -> None:
    """A puzzle's title, its room and the cards still to come."""
    puzzle = run.puzzle
    if run.own_title:
        tell(say("mistakes.task", title=run.own_title))
    elif run.day is not None:
        date, name = day_words(run.day), puzzle_name(puzzle)
        tell(say("puzzle.todays", date=date, name=name, rules=puzzle.rules))
    else:
        tell(say("puzzle.title", number=puzzle.number, name=puzzle_name(puzzle), rules=puzzle.rules))
    show_table(run.game)
    show_unseen(run.game)


def show_unseen(game: Game) -> None:
    """Tell which cards are still to come, as far as the player may know."""
    for line in unseen_lines(game.view(game.turn)):
        tell(line)
