"""What is worth telling of a finished game: a few moments, each with its room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scoundrel.events import Damaged, Event, Healed, Slain
from scoundrel.game import Game
from scoundrel.state import rooms_counted
from scoundrel.texts import say
from scoundrel.words.creatures import creature
from scoundrel.words.phrases import capital

__all__ = ["Moment", "moments_of"]


class Moment(NamedTuple):
    """Something that happened in a room."""

    room: int
    """Counted as the way counts rooms."""
    words: str


def moments_of(game: Game, player: int) -> tuple[Moment, ...]:
    """The hardest blow, the greatest kill, the best draught and the lowest point, in their order."""
    counted = rooms_counted(game.turns)
    happened = [
        (counted[turn.room_number], event)
        for turn in game.turns
        for event in turn.events
        if getattr(event, "player", None) == player
    ]
    told = sorted(_told(happened), key=lambda moment: moment.room)
    return tuple({moment.room: moment for moment in told}.values())


def _told(happened: list[tuple[int, Event]]) -> Iterator[Moment]:
    blows = [(room, event) for room, event in happened if isinstance(event, Damaged)]
    kills = [(room, event) for room, event in happened if isinstance(event, Slain)]
    draughts = [(room, event) for room, event in happened if isinstance(event, Healed)]
    if kills:
        room, kill = max(kills, key=lambda each: each[1].card.value)
        slain, weapon = creature(kill.card), creature(kill.weapon)
        yield Moment(room, capital(say("moment-kill", slain=slain, weapon=weapon)))
    if draughts:
        room, draught = max(draughts, key=lambda each: each[1].amount)
        told = say(
            "moment-draught", name=creature(draught.card), amount=draught.amount, health=draught.health
        )
        yield Moment(room, capital(told))
    if blows:
        room, blow = max(blows, key=lambda each: each[1].amount)
        yield Moment(room, capital(say("moment-blow", name=creature(blow.card), amount=blow.amount)))
        room, lowest = min(blows, key=lambda each: each[1].health)
        if lowest is not blow and lowest.health > 0:
            yield Moment(room, say("moment-lowest", n=lowest.health))
