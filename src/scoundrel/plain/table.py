"""Describe the table line by line, for screen readers, pipes and plain terminals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scoundrel.events import Event
from scoundrel.plain.console import tell
from scoundrel.play.puzzling import PuzzleRun, puzzle_name
from scoundrel.rules import Rules
from scoundrel.state import State, View
from scoundrel.texts import say
from scoundrel.words.dates import day_words
from scoundrel.words.phrases import rules_title
from scoundrel.words.table import news_lines, rules_lines, table_lines, unseen_lines
from scoundrel.words.telling import tell as told

__all__ = ["show_news", "show_puzzle", "show_table", "show_unseen", "tell_events", "tell_rules"]


def tell_rules(rules: Rules) -> None:
    """Tell a rule set in words: a paragraph for each topic, and its author."""
    for line in rules_lines(rules):
        tell(line)


def tell_events(rules: Rules, events: Iterable[Event]) -> None:
    for sentence in told(events, rules):
        tell(sentence)


def show_table(state: State, names: Sequence[str] = (), room: str = "") -> None:
    """Tell the state of play, after an empty line; at the end, only the result."""
    if not state.over:
        tell()
    for line in table_lines(state, names, room):
        tell(line)


def show_news(before: View, now: View, names: Sequence[str] = (), room: str = "") -> None:
    """Tell what has changed since the table was last told; at the end, only the result."""
    for line in news_lines(before, now, names, room) if not now.over else table_lines(now, names):
        tell(line)


def show_puzzle(run: PuzzleRun) -> None:
    """A puzzle's title, its room and the cards still to come."""
    puzzle, rules = run.puzzle, rules_title(run.puzzle.rules)
    if run.own_title:
        tell(say("mistakes-task", title=run.own_title))
    elif run.day is not None:
        date, name = day_words(run.day), puzzle_name(puzzle)
        tell(say("puzzle-todays", date=date, name=name, rules=rules))
    else:
        tell(say("puzzle-title", number=puzzle.number, name=puzzle_name(puzzle), rules=rules))
    show_table(run.view)
    show_unseen(run.view)


def show_unseen(view: View) -> None:
    """Tell which cards are still to come, as far as the player may know."""
    for line in unseen_lines(view):
        tell(line)
