"""Checks of moves before they are made, based on what their player knows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import inf

from scoundrel.cards import Card, as_name
from scoundrel.errors import AmbiguousMove, IllegalMove, MoveError, quote
from scoundrel.events import Damaged, Fell
from scoundrel.notation.moves import Action, Move, Way
from scoundrel.play.typed_moves import Answer
from scoundrel.state import State, View
from scoundrel.texts import say
from scoundrel.words.moves import moves_words

__all__ = ["answered", "armed", "check_moves", "fatal", "find_move", "sensible", "two_ways"]

SMALL_PRICE = 3
"""A new weapon is saved for later if the monster costs no more health than this with bare hands."""


def find_move(state: State, move: Move | str) -> Move:
    """The legal move that is meant; if there is none, the error names it in a player's words."""
    try:
        return state.find(move)
    except IllegalMove as error:
        raise IllegalMove("asking-not_now", what=_named(state, Move(move)), why=error.why) from None


def _named(state: State, move: Move) -> str:
    """A move in words, even one that needs a weapon where there is none."""
    if move.way is Way.WEAPON and state.mover.weapon is None and move.card is not None:
        return say("asking-unarmed", card=move.card)
    return moves_words((move,), state.mover.weapon)


def check_moves(view: View, moves: Iterable[Move | str], seats: Collection[int]) -> list[Move]:
    """The legal moves that are meant, by players of these seats.

    They must not go beyond the room: a move refused in the next room would reveal its cards.
    """
    here: View | None = view
    found: list[Move] = []
    for move in moves:
        beyond = here is None or here.room_number != view.room_number or here.turn not in seats
        if here is None or (found and beyond):
            raise IllegalMove("sitting-too_many", move=quote(move))
        found.append(find_move(here, move))
        here = here.after(found[-1])
    return found


def armed(view: View, moves: list[Move]) -> list[Move]:
    """The same moves, but a fight that may go either way and names neither uses the weapon.

    Moves beyond the cards that the player knows are left as they are.
    """
    chosen = [_armed(here, move) for move, here in _ahead(view, moves)]
    return chosen + moves[len(chosen) :]


def _ahead(view: View, moves: Iterable[Move]) -> Iterator[tuple[Move, View]]:
    """Each move with the view before it, as far as the player can see and the moves can be made."""
    here: View | None = view
    for move in moves:
        if here is None:
            return
        yield move, here
        try:
            here = here.after(_armed(here, move))
        except MoveError:
            return


def _armed(view: View, move: Move) -> Move:
    """The same move, but a fight that may go either way and names neither uses the weapon."""
    ways = [legal for legal in view.legal_moves if legal.card is move.card and legal.way is Way.WEAPON]
    return ways[0] if ways and move.action is Action.TAKE and move.way is None else move


def two_ways(view: View, moves: Sequence[Move]) -> AmbiguousMove:
    """What to type for the first fight among these moves that may go either way and names neither."""
    unclear = next(_unclear(view, moves), None)
    assert unclear is not None, "some move was ambiguous"
    _, card, here = unclear
    return AmbiguousMove("asking-two_ways", card=as_name(card), slot=here.room.index(card) + 1)


def answered(view: View, moves: Sequence[Move], answer: Answer) -> list[Move]:
    """The same moves, but the first fight that may go either way and names neither goes this way."""
    ways = {Answer.WEAPON: Way.WEAPON, Answer.BARE: Way.BARE}
    unclear = next(_unclear(view, moves), None)
    if answer not in ways or unclear is None:
        return [*moves]
    number, card, _ = unclear
    return [*moves[:number], Move.take(card, ways[answer]), *moves[number + 1 :]]


def _unclear(view: View, moves: Iterable[Move]) -> Iterator[tuple[int, Card, View]]:
    """The fights among these moves that may go either way and name neither, with the view before each."""
    for number, (move, here) in enumerate(_ahead(view, moves)):
        ways = [legal for legal in here.legal_moves if legal.card is move.card and legal.way]
        if move.card is not None and move.way is None and len(ways) > 1:
            yield number, move.card, here


def sensible(state: State, card: Card) -> Move:
    """How a monster is fought unless the player says otherwise.

    With the weapon, unless it is new and bare hands cost 3 or less.
    """
    moves = (move for move in state.legal_moves if move.card is card and move.action is Action.TAKE)
    ways = {move.way: move for move in moves}
    spares = not state.mover.slain and _price(state, ways[Way.BARE]) <= SMALL_PRICE
    return ways[Way.BARE if spares else Way.WEAPON]


def _price(state: State, move: Move) -> float:
    """The health that a fight costs; infinite if it kills."""
    foreseen = state.foresee(move)
    if any(isinstance(event, Fell) for event in foreseen):
        return inf
    return sum(event.amount for event in foreseen if isinstance(event, Damaged))


def fatal(view: View, moves: Iterable[Move | str]) -> Damaged | None:
    """What kills the player if these moves are made; None if nothing does.

    It looks no further than this room: the next one is not known yet.
    """
    here: View | None = view
    for move in moves:
        if here is None or here.room_number != view.room_number:
            return None
        foreseen = here.foresee(move)
        if any(isinstance(event, Fell) for event in foreseen):
            return next(event for event in foreseen if isinstance(event, Damaged))
        here = here.after(move)
    return None
