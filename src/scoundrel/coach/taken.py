"""A review for two: who took what the other needed.

It compares what a card did for the party that took it with what it would have done for the other party at
that moment; both are played by the kernel, so no rule is implemented here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scoundrel.cards import Card, Kind
from scoundrel.events import Fell, Healed
from scoundrel.game import Game, Turn
from scoundrel.notation.moves import Action, Move
from scoundrel.notation.positions import format_position, parse_position
from scoundrel.state import Hero
from scoundrel.texts import say

__all__ = ["Taken", "taken_from_others", "taken_words"]

LEAST = 3
"""The least health that a potion must give the other party more."""


class Taken(NamedTuple):
    """A card that one party took although it would have done more for the other."""

    room_number: int
    move_number: int
    """How many moves were made before."""
    player: int
    other: int
    card: Card
    got: int
    """What it healed, or by how much it was better than the weapon in hand."""
    missed: int
    """The same for the other party."""
    held: Card | None
    """The weapon that was in hand."""
    short: int
    """How much health the other party later fell short of, if that is what it would have gained; else 0."""


def taken_words(taken: Taken, names: Sequence[str], room: int) -> str:
    """It in a sentence, with the names of the parties and the number that players know the room by."""
    key = "weapon" if taken.card.kind is Kind.WEAPON else "short" if taken.short else "potion"
    return say(
        f"taken-{key}",
        room=room,
        player=names[taken.player],
        other=names[taken.other],
        card=taken.card,
        held=taken.held,
        got=taken.got,
        missed=taken.missed,
        short=taken.short,
    )


def taken_from_others(game: Game) -> tuple[Taken, ...]:
    """What each party of a finished game took from the other, what decided something first."""
    found = list(_taken(game)) if game.rules.players > 1 else []
    return tuple(sorted(found, key=lambda each: (not each.short, each.got - each.missed)))


def _taken(finished: Game) -> Iterator[Taken]:
    game = finished.after(0)
    for number, turn in enumerate(finished.turns):
        taken = _compared(game, turn, number)
        if taken is not None:
            short = _fell_short(finished.turns[number + 1 :], taken)
            yield taken._replace(short=short)
        game.play(turn.move)


def _compared(game: Game, turn: Turn, number: int) -> Taken | None:
    card, player = turn.move.card, game.turn
    other, held = 1 - player, game.heroes[player].weapon
    if card is None or turn.move.action is not Action.TAKE or game.heroes[other].fallen:
        return None
    if card.kind is Kind.POTION:
        got, missed = _heals(game, turn.move), _heals(_as(game, other), turn.move)
        worth = missed - got >= LEAST
    elif card.kind is Kind.WEAPON:
        got, missed = (max(0, card.value - _reach(game.heroes[each])) for each in (player, other))
        worth = held is not None and game.heroes[other].weapon is None and got < missed
    else:
        return None
    return Taken(game.room_number, number, player, other, card, got, missed, held, 0) if worth else None


def _heals(game: Game, move: Move) -> int:
    """What a potion would heal whoever moves."""
    return sum(event.amount for event in game.foresee(move) if isinstance(event, Healed))


def _reach(hero: Hero) -> int:
    """The value of the weapon in hand."""
    return hero.weapon.value if hero.weapon else 0


def _as(game: Game, player: int) -> Game:
    """The same room with the other party to move."""
    facts = parse_position(game.position()).facts._replace(turn=player)
    return Game.from_position(format_position(game.rules, facts, hidden=False), seed="other")


def _fell_short(turns: tuple[Turn, ...], taken: Taken) -> int:
    """By how much the other party fell short, if the potion would have made it up."""
    if taken.card.kind is not Kind.POTION:
        return 0
    for turn in turns:
        for event in turn.events:
            if isinstance(event, Fell) and event.player == taken.other:
                short = 1 - event.health
                return short if short <= taken.missed else 0
    return 0
