"""Read what a player types as moves: move texts, slot numbers, or the names of cards."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from math import inf

from scoundrel.cards import Card
from scoundrel.errors import IllegalMove, InvalidCard, InvalidMove, MoveError, quote
from scoundrel.events import Damaged, Event, Fell
from scoundrel.game import Game
from scoundrel.notation.moves import Action, Move, Way
from scoundrel.words.cards import card_name, card_sign
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import listed
from scoundrel.words.texts import say, translated

__all__ = ["armed", "fatal", "make", "read_moves", "sensible"]

SMALL_PRICE = 3
"""A new weapon is not dulled for a monster that costs no more than this with bare hands."""

_RANKS = {
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "T",
    "jack": "J",
    "queen": "Q",
    "king": "K",
    "ace": "A",
    "joker": "X",
}
_WAYS = {"w": Way.WEAPON, "weapon": Way.WEAPON, "b": Way.BARE, "bare": Way.BARE}
_SLOT = re.compile(
    r"(?P<away>-|put away\s+)?(?P<slot>\d{1,3})\s*(?:with\s+)?(?P<way>w|b|weapon|bare)?(?:\s+hands)?"
)
_NAME = re.compile(
    r"(?P<away>put away\s+)?(?:the\s+)?(?P<rank>\w+) of (?P<suit>clubs|spades|diamonds|hearts)"
    r"(?:\s+(?:with\s+)?(?:the\s+|my\s+)?(?P<way>weapon|w|bare|b)(?:\s+hands)?)?"
)


def read_moves(game: Game, line: str) -> list[Move]:
    """The moves a line asks for: one, or several written as in a record (``1. 5d 7sw``)."""
    words = line.split()
    if not words:
        raise InvalidMove(say("asking.empty"))
    if re.fullmatch(r"\d+\.", words[0]):
        # A room's number before its moves; on its own, a slot number.
        words = words[1:] or [words[0].rstrip(".")]
    try:
        return [_read_move(game, " ".join(words))]
    except InvalidMove as error:
        try:
            return [Move(word) for word in words]
        except InvalidMove:
            raise error from None


def armed(game: Game, moves: list[Move]) -> list[Move]:
    """The same moves, but a fight that may go either way and names neither uses the weapon."""
    ahead, chosen = game.copy(), []
    for move in moves:
        with_weapon = [
            legal for legal in ahead.legal_moves if legal.card is move.card and legal.way is Way.WEAPON
        ]
        plain = move.action is Action.TAKE and move.way is None
        chosen.append(with_weapon[0] if plain and with_weapon else move)
        with suppress(MoveError):
            ahead.play(chosen[-1])
    return chosen


def make(game: Game, move: Move | str) -> tuple[Event, ...]:
    """Make a move; if it can't be made, the error names it in a player's words."""
    try:
        return game.play(move)
    except IllegalMove as error:
        if not error.why:
            raise
        raise IllegalMove(
            say("asking.not_now", what=_named(game, Move(move)), why=translated(error.why))
        ) from None


def _named(game: Game, move: Move) -> str:
    """A move in words, even one that needs a weapon where there is none."""
    if move.way is Way.WEAPON and game.hero.weapon is None and move.card is not None:
        return say("asking.unarmed", card=card_sign(move.card))
    return moves_words((move,), game.hero.weapon)


def sensible(game: Game, card: Card) -> Move:
    """How a monster is fought unless the player says otherwise.

    With the weapon, unless it is new and bare hands cost 3 or less.
    """
    ways = {move.way: move for move in game.legal_moves if move.card is card and move.action is Action.TAKE}
    spares = not game.hero.slain and _price(game, ways[Way.BARE]) <= SMALL_PRICE
    return ways[Way.BARE if spares else Way.WEAPON]


def _price(game: Game, move: Move) -> float:
    """The health that a fight costs; more than anyone has if it kills."""
    foreseen = game.foresee(move)
    if any(isinstance(event, Fell) for event in foreseen):
        return inf
    return sum(event.amount for event in foreseen if isinstance(event, Damaged))


def fatal(game: Game, moves: Iterable[Move | str]) -> Damaged | None:
    """What kills the player if these moves are made; None if nothing does, or if they can't be made.

    It looks no further than this room: the next one is not known yet.
    """
    ahead, room, killed_by = game.copy(), game.room_number, None
    try:
        for move in moves:
            foreseen = ahead.foresee(move)
            if any(isinstance(event, Fell) for event in foreseen):
                killed_by = next(event for event in foreseen if isinstance(event, Damaged))
            ahead.play(move)
            if ahead.room_number != room:
                break
    except MoveError:
        return None
    return killed_by


def two_ways(game: Game, moves: list[Move]) -> str:
    """What to type for the first fight among these moves that may go either way and names neither."""
    ahead = game.copy()
    for move in moves:
        ways = [legal for legal in ahead.legal_moves if legal.card is move.card and legal.way]
        if move.card is not None and move.way is None and len(ways) > 1:
            slot = ahead.room.index(move.card) + 1
            return say("asking.two_ways", card=card_name(move.card), slot=slot)
        ahead.play(move)
    raise AssertionError("some move was ambiguous")


def _read_move(game: Game, line: str) -> Move:
    text = " ".join(line.lower().split())
    if text in ("r", "run", "run away"):
        return Move.run()
    if match := _SLOT.fullmatch(text):
        return _chosen(_card_in_slot(game, int(match["slot"])), match)
    if match := _NAME.fullmatch(text):
        rank = _RANKS.get(match["rank"], match["rank"])
        try:
            return _chosen(Card(rank + match["suit"][0]), match)
        except InvalidCard as error:
            raise InvalidMove(str(error)) from None
    if text.startswith("put away "):
        text = "-" + text.removeprefix("put away ")
    try:
        return Move(text)
    except InvalidMove:
        if _names_a_card(text):
            raise
        raise InvalidMove(say("asking.unknown", text=quote(line))) from None


def _names_a_card(text: str) -> bool:
    with suppress(InvalidCard):
        return bool(Card(text.lstrip("-−").rstrip("wb")))
    return False


def _chosen(card: Card, match: re.Match[str]) -> Move:
    if match["away"]:
        return Move.put_away(card)
    return Move.take(card, _WAYS[match["way"]] if match["way"] else None)


def _card_in_slot(game: Game, slot: int) -> Card:
    card = game.room[slot - 1] if 1 <= slot <= len(game.room) else None
    if game.over:
        raise IllegalMove(say("asking.over", slot=quote(slot)))
    if card is None:
        held = listed(str(number) for number, there in enumerate(game.room, 1) if there)
        raise IllegalMove(say("asking.no_card", slot=quote(slot), slots=held))
    return card
