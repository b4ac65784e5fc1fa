"""A finished game in a few lines that reveal none of its cards."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import groupby

from scoundrel.errors import ScoundrelError
from scoundrel.events import Damaged, Event, Fell, Healed, Ran
from scoundrel.game import Game
from scoundrel.play.codes import deal_code
from scoundrel.play.daily import day_of
from scoundrel.words.table import accuracy_words, outcome_words
from scoundrel.words.texts import say

__all__ = ["Mark", "marks", "share_text"]

A_LINE = 10
"""Rooms per line."""


class Mark(Enum):
    """What a room did to the hero, as a symbol and in ASCII."""

    UNHURT = "■", "#"
    HURT = "◧", "-"
    HEALED = "△", "+"
    RAN = "↷", ">"
    FELL = "✕", "x"

    def sign(self, ascii_only: bool) -> str:
        return str(self.value[ascii_only])


def marks(game: Game) -> tuple[Mark, ...]:
    """One mark per room, by the change in health; with two parties, in their total."""
    rooms = groupby(game.turns, key=lambda turn: turn.room_number)
    return tuple(_mark(event for turn in turns for event in turn.events) for _, turns in rooms)


def _mark(events: Iterable[Event]) -> Mark:
    gained = 0
    for event in events:
        match event:
            case Ran():
                return Mark.RAN
            case Fell():
                return Mark.FELL
            case Healed(amount=amount):
                gained += amount
            case Damaged(amount=amount):
                gained -= amount
    return Mark.HURT if gained < 0 else Mark.HEALED if gained else Mark.UNHURT


def share_text(game: Game, accuracy: float | None = None, *, ascii_only: bool = False) -> str:
    """Which deal it was, how it went, and a grid of rooms; no rank, suit or order of cards."""
    if not game.over:
        raise ScoundrelError(say("daily.unfinished", room=game.room_number))
    text = "\n".join([_title(game), _summary(game, accuracy), *_grid(marks(game), ascii_only)])
    return text.replace("−", "-") if ascii_only else text


def _title(game: Game) -> str:
    day, code = day_of(game), deal_code(game)
    if day is not None:
        return say("daily.title", day=f"{day:%Y-%m-%d}")
    return say("daily.deal", code=code) if code else say("daily.no_deal", rules=game.rules.name)


def _summary(game: Game, accuracy: float | None) -> str:
    told = [*map(outcome_words, game.outcomes), say("daily.rooms", n=game.room_number)]
    if accuracy is not None:
        told.append(say("daily.accuracy", share=accuracy_words(accuracy)))
    return ", ".join(told)


def _grid(marks: tuple[Mark, ...], ascii_only: bool) -> Iterable[str]:
    signs = [mark.sign(ascii_only) for mark in marks]
    for first in range(0, len(signs), A_LINE):
        yield "".join(signs[first : first + A_LINE])
