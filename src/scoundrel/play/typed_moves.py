"""Read what a player types as moves: move texts, slot numbers, or the names of cards.

The words of the player's language are read by `typed_words`; here are the codes and English, which are
understood beside every language.
"""

from __future__ import annotations

import re
from contextlib import suppress
from enum import Enum

from scoundrel.cards import Card, Kind
from scoundrel.errors import IllegalMove, InvalidCard, InvalidMove, quote
from scoundrel.notation.moves import Move, Way
from scoundrel.play.typed_words import Named, meant, named_way, own_moves
from scoundrel.state import State

__all__ = ["Answer", "read_answer", "read_moves"]

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
_DRAGONS = {dragon.name: dragon for dragon in (Card("Xc"), Card("Xs"))}
_VERBS: dict[str, Kind | None] = {
    **dict.fromkeys(("take up", "pick up", "equip", "wield"), Kind.WEAPON),
    **dict.fromkeys(("fight", "attack", "strike", "kill", "slay", "hit"), Kind.MONSTER),
    **dict.fromkeys(("drink", "quaff"), Kind.POTION),
    **dict.fromkeys(("take", "face", "play")),
}
"""What may stand before a card, and the kind of card that it fits; None if it fits all."""
_RUN = re.compile(r"(?:run(?: away)?(?: from (?:the|this) room)?|flee|r)(?= |$)", re.IGNORECASE)
_SPELT = (
    r"(?:(?P<rank>\w+) of (?P<suit>clubs|spades|diamonds|hearts)"
    rf"|(?P<dragon>{'|'.join(_DRAGONS)})"
)
_NAMED = re.compile(
    rf"(?:(?P<verb>{'|'.join(_VERBS)}) |(?P<away>[-−]|put away ))?(?:the )?{_SPELT}|(?P<slot>\d{{1,3}}))",
    re.IGNORECASE,
)
_WAY = re.compile(
    r" ?(?:with |using )?(?:the |my )?"
    r"(?:(?P<weapon>weapon|w)|bare(?:[- ]?hand(?:s|ed))?|hands|b)(?= |$)",
    re.IGNORECASE,
)
_HELD = re.compile(rf" (?:with|using) (?:the |my )?{_SPELT})(?= |$)", re.IGNORECASE)
_CODE = re.compile(r"(?P<away>put away )?(?P<code>\S+)", re.IGNORECASE)
_PUT = re.compile(r"\bput (?!away )(.+?) away\b", re.IGNORECASE)
_JOINTS = re.compile(r"[,;]|\b(?:and|then)\b", re.IGNORECASE)
_ROOM_NUMBER = re.compile(r"^\s*\d+\.\s+(?=\S)")
"""What may stand before moves, as in a record."""


def read_moves(state: State, line: str) -> list[Move]:
    """The moves a line asks for: slots, names and codes in any combination (``2 4w 7sb``).

    Slots are counted in the room as it lies now. The room's number may stand first, as in a record.
    """
    parts = own_moves(_ROOM_NUMBER.sub("", line))
    if not any(named for _, named in parts):
        return _read_english(state, line)
    moves: list[Move] = []
    for part, named in parts:
        if named:
            moves.append(_own_move(state, named, part))
        elif part:
            moves += _read_english(state, part)
    return moves


def _own_move(state: State, named: Named, typed: str) -> Move:
    """A move in the words of the player's language."""
    if named.run:
        return Move.run()
    card = named.card or _card_in_slot(state, named.slot or 0)
    if named.away:
        return Move.put_away(card)
    return _taken(card, Way(named.way) if named.way else None, typed)


def _read_english(state: State, line: str) -> list[Move]:
    """The moves in English words and in codes."""
    text = _PUT.sub(r"put away \1", " ".join(_JOINTS.sub(" ", line).split()))
    # A number on its own is that of a slot, even if a dot follows it.
    text = re.sub(r"^(\d+)\.(?: |$)", lambda found: "" if found.end() < len(text) else found[1], text)
    if not text:
        raise InvalidMove("asking-empty")
    moves = []
    while text:
        move, length = _first_move(state, text)
        moves.append(move)
        text = text[length:].lstrip()
    return moves


class Answer(Enum):
    """What a player says to a question."""

    YES = "yes"
    NO = "no"
    WEAPON = "weapon"
    BARE = "bare"


def read_answer(line: str) -> Answer | None:
    """The answer that a line gives to a question; None if it is something else."""
    text = " ".join(line.lower().split()).rstrip(".。")
    if way := _WAY.fullmatch(text):
        return Answer.WEAPON if way["weapon"] else Answer.BARE
    if own := named_way(text):
        return Answer.WEAPON if own == "w" else Answer.BARE
    return next((each for each in (Answer.YES, Answer.NO) if each.value == meant(text, "yes", "no")), None)


def _first_move(state: State, text: str) -> tuple[Move, int]:
    """The move that a text begins with, and how long it is."""
    if found := _RUN.match(text):
        return Move.run(), found.end()
    if found := _NAMED.match(text):
        way = _WAY.match(text, found.end()) or _HELD.match(text, found.end())
        end = way.end() if way else found.end()
        if text[end : end + 1] in ("", " "):
            return _named_move(state, text[:end], found, way), end
    found = _CODE.match(text)
    assert found is not None
    return _coded_move(found), found.end()


def _named_move(state: State, typed: str, found: re.Match[str], way: re.Match[str] | None) -> Move:
    try:
        card = _card_in_slot(state, int(found["slot"])) if found["slot"] else _spelt_card(found)
        how = _way(state, way) if way else None
    except InvalidCard:
        raise _unknown(typed) from None
    if found["away"]:
        if how:
            raise _unknown(typed)
        return Move.put_away(card)
    _check_kind(card, _VERBS[found["verb"].lower()] if found["verb"] else None, typed)
    return _taken(card, how, typed)


def _spelt_card(found: re.Match[str]) -> Card:
    if found["dragon"]:
        return _DRAGONS[found["dragon"].lower()]
    rank = found["rank"].lower()
    return Card(_RANKS.get(rank, rank) + found["suit"][0])


def _way(state: State, found: re.Match[str]) -> Way:
    """The way to fight, which may be the weapon by its name."""
    if found.re is _WAY:
        return Way.WEAPON if found["weapon"] else Way.BARE
    held = _spelt_card(found)
    if held != state.mover.weapon:
        raise IllegalMove("asking-not_held", card=held)
    return Way.WEAPON


def _coded_move(found: re.Match[str]) -> Move:
    code = ("-" if found["away"] else "") + found["code"]
    try:
        return Move(code)
    except InvalidMove:
        if code[-1] in "wbWB":
            with suppress(InvalidCard):
                return _taken(Card(code[:-1]), Way(code[-1].lower()), found[0])
        raise _unknown(found[0]) from None


def _unknown(typed: str) -> InvalidMove:
    return InvalidMove("asking-unknown", text=quote(typed))


def _taken(card: Card, way: Way | None, typed: str) -> Move:
    _check_kind(card, Kind.MONSTER if way else None, typed)
    return Move.take(card, way)


def _check_kind(card: Card, wanted: Kind | None, typed: str) -> None:
    if wanted is not None and wanted is not card.kind:
        raise InvalidMove(
            "asking-other_kind", text=quote(typed), card=card, kind=card.kind.value, wanted=wanted.value
        )


def _card_in_slot(state: State, slot: int) -> Card:
    card = state.room[slot - 1] if 1 <= slot <= len(state.room) else None
    if state.over:
        raise IllegalMove("asking-over", slot=quote(slot))
    if card is None:
        held = [number for number, there in enumerate(state.room, 1) if there]
        raise IllegalMove("asking-no_card", slot=quote(slot), slots=held)
    return card
