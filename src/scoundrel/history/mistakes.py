"""A player's own mistakes as puzzles: rooms of the last games with a clearly better plan."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from scoundrel.budget import checkpoint
from scoundrel.coach.finder import level_of, moves_of
from scoundrel.coach.judge import Judge
from scoundrel.coach.puzzles import Puzzle, read_puzzle, same_plan
from scoundrel.coach.review import Decision, Grade, judged
from scoundrel.engine.bots import make_bot
from scoundrel.game import Game
from scoundrel.history.profile import solved_mistakes
from scoundrel.history.tendencies import Played, last_played
from scoundrel.notation.records import MOST_MOVES
from scoundrel.play.saved import SavedGame
from scoundrel.play.shelf import clock_time
from scoundrel.play.store import Store
from scoundrel.texts import Message, shown
from scoundrel.words.dates import day_message

__all__ = ["Mistake", "keep_mistakes", "kept_mistakes", "mistakes", "next_mistake"]

FOUND = "mistakes_found"
"""The setting that holds the mistakes that the coach has found, as puzzles."""
MOST = 12
"""The most mistakes that are offered at once."""
NEAR = 0.05
"""A plan that is worse than the best by no more than this is accepted too."""
GRADES = (Grade.MISTAKE, Grade.BLUNDER)
PANEL = ("greedy", "net")
"""The bots whose answers show how hard a puzzle is."""


class Mistake(NamedTuple):
    """A room in which the player did worse than possible."""

    saved: SavedGame
    puzzle: Puzzle
    room: int

    @property
    def in_words(self) -> Message:
        """Which game it was, and which room."""
        day = day_message(clock_time(self.saved.changed))
        return Message("mistakes-title", {"day": day, "room": self.room})

    @property
    def title(self) -> str:
        """The same, said."""
        return shown(self)


def mistakes(played: Iterable[Played], solved: Collection[int] = ()) -> Iterator[Mistake]:
    """The mistakes in these games that are not solved yet, at most `MOST`."""
    found = 0
    for saved, game in played:
        for decision in judged(game):
            checkpoint()
            if decision.grade not in GRADES or _number(saved, decision) in solved:
                continue
            puzzle = _puzzle(saved, game, decision)
            if puzzle is not None:
                yield Mistake(saved, puzzle, decision.room_number)
                found += 1
            if found == MOST:
                return


def next_mistake(store: Store) -> Mistake | None:
    """The first mistake of the last games that is not solved yet."""
    return next(mistakes(last_played(store), solved_mistakes(store)), None)


def keep_mistakes(store: Store, found: Iterable[Mistake]) -> None:
    """Save the mistakes that were found, so that they need not be looked for again."""
    rows = [{"game": each.saved.id, "room": each.room, "puzzle": each.puzzle.as_data()} for each in found]
    nothing: list[Any] = []
    store.change_setting(FOUND, nothing, lambda _: rows)


def kept_mistakes(store: Store) -> list[Mistake]:
    """The mistakes that were found last; invalid ones are left out."""
    nothing: list[Any] = []
    found = []
    for row in store.setting(FOUND, nothing):
        with suppress(AttributeError, KeyError, TypeError, ValueError):
            saved, room = store.find(row["game"]), int(row["room"])
            found.append(Mistake(saved, read_puzzle(row["puzzle"]), room))
    return found


def _number(saved: SavedGame, decision: Decision) -> int:
    """A number that no other mistake and no puzzle of the program has."""
    return saved.id * MOST_MOVES + decision.move_number


def _puzzle(saved: SavedGame, game: Game, decision: Decision) -> Puzzle | None:
    """The room as the player saw it; None if no plan is clearly better than what was played."""
    position = game.after(decision.move_number).view(0).position()
    room = Game.from_position(position, seed="hidden")
    led = Judge(room.rules).lead(room)
    if led is None or decision.after > led[0].value - NEAR:
        return None
    best, margin = led
    answers = {name: moves_of(make_bot(name, room.rules), room) for name in PANEL}
    found_by = {name: float(same_plan(room, moves, best.moves)) for name, moves in answers.items()}
    return Puzzle(
        number=_number(saved, decision),
        rules=game.rules.name,
        position=position,
        level=level_of(found_by),
        moves=tuple(map(str, best.moves)),
        value=best.value,
        margin=margin,
        found_by=found_by,
        near=NEAR,
    )
