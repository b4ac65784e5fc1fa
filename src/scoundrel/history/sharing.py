"""A finished game in a few lines that reveal none of its cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import groupby

from scoundrel.errors import ScoundrelError
from scoundrel.events import Damaged, Event, Fell, Healed, Ran
from scoundrel.game import Game
from scoundrel.play.codes import deal_code
from scoundrel.play.daily import day_of
from scoundrel.words.phrases import accuracy_words, listed
from scoundrel.words.telling import outcome_words
from scoundrel.words.texts import say

__all__ = ["Mark", "marks", "share_text"]

A_LINE = 10
"""Rooms per line."""


class Mark(Enum):
    """What a room did to the hero, or how the game was won: its name, as a symbol, and in ASCII."""

    UNHURT = "unhurt", "■", "#"
    HURT = "hurt", "◧", "-"
    HEALED = "healed", "△", "+"
    RAN = "ran", "↷", ">"
    FELL = "fell", "✕", "x"
    UNAIDED = "unaided", "★", "*"
    """Won without hints, and without taking a move back."""

    def sign(self, ascii_only: bool) -> str:
        return self.value[2 if ascii_only else 1]

    def explained(self, ascii_only: bool) -> str:
        return say("share.mark", sign=self.sign(ascii_only), what=say(f"share.{self.value[0]}"))


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


def share_text(
    game: Game,
    accuracy: float | None = None,
    names: Sequence[str] = (),
    *,
    unaided: bool = False,
    ascii_only: bool = False,
) -> str:
    """Which deal it was, how it went, a grid of rooms and its legend; no rank, suit or order of cards.

    `unaided` is whether it was played without hints and without taking moves back; a win is then marked.
    """
    if not game.over:
        raise ScoundrelError(say("share.unfinished", room=game.room_number))
    rooms, star = marks(game), [Mark.UNAIDED] if unaided and _is_won_alone(game) else []
    signs = "".join(mark.sign(ascii_only) for mark in star)
    summary = " ".join(filter(None, [signs, _summary(game, accuracy, names)]))
    shown = [mark for mark in Mark if mark in (*rooms, *star)]
    legend = listed(mark.explained(ascii_only) for mark in shown)
    text = "\n".join([_title(game), summary, *_grid(rooms, ascii_only), legend])
    return text.replace("−", "-") if ascii_only else text


def _is_won_alone(game: Game) -> bool:
    """Whether the only player won; with two players, nobody knows who had help."""
    return all(outcome is not None and outcome.won for outcome in game.outcomes) and game.rules.players == 1


def _title(game: Game) -> str:
    day, code = day_of(game), deal_code(game)
    if day is not None:
        return say("share.title", day=f"{day:%Y-%m-%d}")
    return say("share.deal", code=code) if code else say("share.no_deal", rules=game.rules.name)


def _summary(game: Game, accuracy: float | None, names: Sequence[str]) -> str:
    results = [*map(outcome_words, game.outcomes)]
    if game.rules.players > 1 and names:
        results = [
            say("share.party", name=name, result=of) for name, of in zip(names, results, strict=True)
        ]
    told = [*results, say("share.rooms", n=game.room_number)]
    if accuracy is not None:
        told.append(say("share.accuracy", share=accuracy_words(accuracy)))
    return ", ".join(told)


def _grid(marks: tuple[Mark, ...], ascii_only: bool) -> Iterable[str]:
    signs = [mark.sign(ascii_only) for mark in marks]
    for first in range(0, len(signs), A_LINE):
        yield "".join(signs[first : first + A_LINE])
