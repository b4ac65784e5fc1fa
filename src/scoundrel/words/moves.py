"""Moves in words, whether they are to be made or were made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from scoundrel.cards import Card
from scoundrel.game import Game
from scoundrel.notation.moves import Action, Move, Way
from scoundrel.words.cards import SHORTEST_RUN, card_sign, the_cards
from scoundrel.words.phrases import listed
from scoundrel.words.texts import say

__all__ = ["line_words", "moves_words"]


def moves_words(moves: Iterable[Move], weapon: Card | None, tense: str = "do") -> str:
    """Moves in one sentence, from the weapon in hand on: ``take the 10♦, then fight the Q♠ with the 10♦``.

    The tense is ``do`` or ``done``.
    """
    groups: list[tuple[str, Card | None, list[Card]]] = []
    for move in moves:
        card, manner = move.card, _manner(move)
        if not groups or groups[-1][:2] != (manner, weapon):
            groups.append((manner, weapon, []))
        groups[-1][2].extend([card] if card else [])
        if manner == "weapon":
            weapon = card
    return listed((_doing(tense, *group) for group in groups), "list.then")


def line_words(game: Game, moves: Iterable[Move]) -> Iterator[str]:
    """Moves from this position on, a sentence for each room, and one for several rooms run from."""
    ran: list[int] = []
    for number, weapon, made in _by_room(game, moves):
        if made[0].action is Action.RUN:
            ran.append(number)
            continue
        yield from _runs_words(ran)
        ran.clear()
        yield say("moves.room", number=number, moves=moves_words(made, weapon))
    yield from _runs_words(ran)


def _by_room(game: Game, moves: Iterable[Move]) -> Iterator[tuple[int, Card | None, list[Move]]]:
    """Moves from this position on, by room: its number, the weapon in hand, and the moves made in it."""
    here = game.copy()
    for number, room in groupby(moves, key=lambda _: here.room_number):
        weapon, made = here.hero.weapon, []
        for move in room:
            made.append(move)
            here.play(move)
        yield number, weapon, made


def _runs_words(rooms: Sequence[int]) -> Iterator[str]:
    """That one runs from these rooms, which follow each other."""
    if len(rooms) >= SHORTEST_RUN:
        yield say("moves.runs", first=rooms[0], last=rooms[-1])
    else:
        yield from (say("moves.room", number=room, moves=say("moves.do.run")) for room in rooms)


def _manner(move: Move) -> str:
    if move.card is None or move.action is not Action.TAKE:
        return "run" if move.action is Action.RUN else "put_away"
    if move.way is not None:
        return {Way.WEAPON: "strike", Way.BARE: "bare"}[move.way]
    return move.card.kind.value


def _doing(tense: str, manner: str, weapon: Card | None, cards: Iterable[Card]) -> str:
    return say(f"moves.{tense}.{manner}", cards=the_cards(cards), weapon=weapon and card_sign(weapon))
