"""The path of puzzles, and the player's own mistakes."""

from __future__ import annotations

from scoundrel.coach.puzzles import Level, Puzzle, of_level
from scoundrel.door.data import Data, button
from scoundrel.door.pages.layout import list_page, listed_entry, section
from scoundrel.history.mistakes import Mistake
from scoundrel.history.profile import solved_mistakes, solved_puzzles
from scoundrel.play.puzzling import puzzle_name, reached
from scoundrel.play.shelf import saved_state
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.phrases import capital, rules_title

__all__ = ["puzzles_page"]


def puzzles_page(store: Store, own: list[Mistake]) -> Data:
    """The path of puzzles through each level, and the player's own mistakes once they are found."""
    solved = solved_puzzles(store)
    sections = [_level(level, solved) for level in Level]
    if own:
        known = solved_mistakes(store)
        entries = (_mistake(each, each.puzzle.number in known) for each in own)
        sections.insert(0, section(say("mistakes-heading"), entries))
    buttons = [
        button("todays_puzzle", {"do": "puzzle", "which": "daily"}, key="d"),
        button("mistakes", {"do": "mistakes"}),
    ]
    page = list_page(
        "puzzles", say("title-puzzles"), {"do": "puzzles"}, sections, lines=[say("puzzles-help")]
    )
    return page | {"buttons": buttons}


def _level(level: Level, solved: list[int]) -> Data:
    all_of_it, open_ones = of_level(level), reached(level, solved)
    count = sum(each.number in solved for each in all_of_it)
    heading = say("puzzles-level", level=say(f"puzzles-{level.value}"), solved=count, all=len(all_of_it))
    locked = len(all_of_it) - len(open_ones)
    lines = [say("puzzles-locked", n=locked)] if locked else []
    return section(heading, (_puzzle(each, each.number in solved) for each in open_ones), lines)


def _puzzle(puzzle: Puzzle, solved: bool) -> Data:
    label = say("door-puzzle", name=capital(puzzle_name(puzzle)), rules=rules_title(puzzle.rules))
    return listed_entry(
        str(puzzle.number), {"do": "puzzle", "number": puzzle.number}, label, **_solved_or_not(solved)
    )


def _mistake(mistake: Mistake, solved: bool) -> Data:
    do = {"do": "puzzle", "which": "mine", "number": mistake.puzzle.number}
    rules = rules_title(mistake.puzzle.rules)
    told = say("door-puzzle", name=saved_state(mistake.saved), rules=rules)
    return listed_entry(
        str(mistake.puzzle.number), do, mistake.title, **_solved_or_not(solved) | {"help": capital(told)}
    )


def _solved_or_not(solved: bool) -> Data:
    return {"mark": "solved" if solved else "open", "state": say("door-solved") if solved else ""}
