"""A finished game as a picture to post, for a page to draw. It shows no card of a day, nor its killer."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from scoundrel.cards import Card
from scoundrel.errors import DealError
from scoundrel.play.codes import deal_code
from scoundrel.play.daily import day_number, day_of
from scoundrel.play.sitting import Sitting
from scoundrel.play.way import Way, way_of
from scoundrel.texts import say
from scoundrel.words.narrator import killer
from scoundrel.words.phrases import capital

__all__ = ["Picture", "picture_of"]

LONGEST_CODE = 24
"""The longest deal code that has a place on the picture."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What is written and shown on the picture of a finished game."""

    title: str
    """Which game it was: its day, its deal, or its rules."""
    result: str
    """How it ended, in a line."""
    aid: str
    """Whether it was played without help."""
    unaided: bool
    won: bool
    way: Way
    killer: Card | None
    """What the hero fell to; never told of a day's dungeon, which others may still have before them."""


def picture_of(sitting: Sitting) -> Picture:
    """The picture of a finished game."""
    if not sitting.over:
        raise DealError("share-unfinished", room=sitting.view.room_number)
    game = sitting.finished
    way, day = way_of(sitting.view, sitting.turns), day_of(game)
    hosted = sitting.about.hosted
    dated = hosted.day if hosted else None
    won = any(outcome is not None and outcome.won for outcome in game.outcomes)
    health = max(0, *(hero.health for hero in game.heroes)) if won else 0
    result = (
        say("picture-escaped", n=health) if won else say("picture-fell", room=way.room, rooms=way.rooms)
    )
    alone = sitting.rules.players == 1
    unaided = sitting.is_unaided and alone
    return Picture(
        title=_name(sitting),
        result=result,
        aid=_aid(sitting) if alone else "",
        unaided=unaided,
        won=won,
        way=way,
        killer=None if won or day or dated or not alone else killer(game.story, 0),
    )


def _name(sitting: Sitting) -> str:
    """Which game it was, in the few words that there is room for."""
    game, hosted = sitting.finished, sitting.about.hosted
    day, code = day_of(game), deal_code(game) or ""
    if hosted is not None and hosted.day is not None:
        return say("online-day_picture", date=date.fromisoformat(hosted.day))
    return str(day_number(day)) if day else code if 0 < len(code) <= LONGEST_CODE else sitting.title


def _aid(sitting: Sitting) -> str:
    """What help the player had; a game whose cards were known is no honest result either."""
    about = sitting.about
    if sitting.caveat:
        return say("picture-known")
    if about.hints:
        return say("picture-hints", n=about.hints)
    return capital(say("picture-undone", n=about.undos)) if about.undos else say("picture-unaided")
