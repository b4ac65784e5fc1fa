"""Describe the table line by line, for screen readers, pipes and plain terminals."""

from __future__ import annotations

from collections.abc import Iterable

import click

from scoundrel.events import Event
from scoundrel.game import Game
from scoundrel.plain.console import tell
from scoundrel.play.puzzling import PuzzleRun, puzzle_name
from scoundrel.rules import SOURCES, Rules
from scoundrel.words.table import table_lines, unseen_lines
from scoundrel.words.table import tell as told
from scoundrel.words.texts import say, translated

__all__ = ["show_puzzle", "show_table", "show_unseen", "tell_events", "tell_rules"]


def tell_rules(rules: Rules) -> None:
    """Tell a rule set in words: a paragraph for each topic, and its author."""
    for topic, words in rules.topics().items():
        told = say("table.topic", topic=translated(topic), words=translated(words))
        tell(click.wrap_text(told, width=79, subsequent_indent="  "))
    if rules.name in SOURCES:
        tell(click.wrap_text(translated(SOURCES[rules.name].credit), width=79))


def tell_events(game: Game, events: Iterable[Event]) -> None:
    for sentence in told(events, game.rules):
        tell(sentence)


def show_table(game: Game) -> None:
    """Tell the state of play: the heroes, the room, and the possible moves."""
    first, *others = table_lines(game)
    tell(first if game.over else "\n" + first)
    for line in others:
        tell(line)


def show_puzzle(run: PuzzleRun) -> None:
    """A puzzle's title, its room and the cards still to come."""
    puzzle = run.puzzle
    if run.own_title:
        tell(say("mistakes.task", title=run.own_title))
    else:
        tell(say("puzzle.title", number=puzzle.number, name=puzzle_name(puzzle), rules=puzzle.rules))
    show_table(run.game)
    show_unseen(run.game)


def show_unseen(game: Game) -> None:
    """Tell which cards are still to come, as far as the player may know."""
    for line in unseen_lines(game.view(game.turn)):
        tell(line)
