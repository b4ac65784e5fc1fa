"""Claims: what a link says of somebody's game, and the moves to check it by.

A claim has a few letters for each thing, with dots between them: the version of this form; the cells of
the way, for each player; the health at the end; hints, moves taken back, and whether the cards were known;
the moves; a checksum; and what the players call themselves. Nothing signs it, so it is shown as something
that its sender says. Its moves are numbers among those that were legal, so they mean nothing without the
deal: they are only read once the deal was played here, and no claim that somebody makes up can ask the
deck a question before that.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

from scoundrel.errors import DealError, ScoundrelError, quote
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.play.codes import Deal
from scoundrel.play.seats import tidy_name
from scoundrel.play.way import Cell, way_of

__all__ = ["Claim", "claim_of", "claimed_game", "parse_claim"]

VERSION = "1"
MOST_LETTERS = 3_000
MOST_MOVES = 1_000
MOST_ROOMS = 200
LONGEST_SUM = 4
SUM = 5
"""The place of the checksum among the fields."""
LETTERS = {
    Cell.HIGH: "h",
    Cell.GOOD: "g",
    Cell.FAIR: "f",
    Cell.LOW: "l",
    Cell.ESCAPED: "e",
    Cell.FELL: "x",
    Cell.AHEAD: "a",
}
CELLS = {letter: cell for cell, letter in LETTERS.items()}
FORM = re.compile(
    rf"{VERSION}"
    rf"\.(?P<rows>[hgflexa]{{1,{MOST_ROOMS}}}(?:-[hgflexa]{{1,{MOST_ROOMS}}})?)"
    r"\.(?P<health>\d{1,4}(?:-\d{1,4})?)"
    r"\.(?P<hints>\d{1,4})-(?P<undos>\d{1,4})-(?P<known>[01])"
    r"\.(?P<moves>[\w-]*)"
    rf"\.(?P<sum>[\w-]{{{LONGEST_SUM}}})"
    r"(?P<names>(?:\.[\w-]{0,100}){0,2})",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Claim:
    """What a link says of a game."""

    rows: tuple[tuple[Cell, ...], ...]
    """The way through the dungeon, for each player."""
    health: tuple[int, ...]
    """With how much each player ended."""
    hints: int
    undos: int
    known: bool
    """Whether the player may have known the cards: it was practice, or not the first game of this deal."""
    moves: str
    """The moves, in letters that only the deal can turn into moves."""
    names: tuple[str, ...] = ()
    """What the players call themselves; an empty name if that is not said."""

    @property
    def text(self) -> str:
        """The claim as part of a link."""
        fields = [VERSION, *self._fields]
        names = [_base64(name.encode()) for name in self.names]
        return ".".join([*fields, _checksum([*fields, *names]), *names])

    @property
    def _fields(self) -> Iterable[str]:
        yield "-".join("".join(LETTERS[cell] for cell in row) for row in self.rows)
        yield "-".join(map(str, self.health))
        yield f"{self.hints}-{self.undos}-{int(self.known)}"
        yield self.moves

    def is_of(self, other: Claim) -> bool:
        """Whether both are about the same moves."""
        return (self.rows, self.moves) == (other.rows, other.moves)


def claim_of(
    game: Game, *, hints: int = 0, undos: int = 0, known: bool = False, names: Sequence[str] = ()
) -> Claim | None:
    """What there is to say of a finished game; None if it is too long for a link."""
    if game.move_count > MOST_MOVES:
        return None
    claim = Claim(
        rows=way_of(game, game.turns).rows,
        health=tuple(min(9999, max(0, hero.health)) for hero in game.heroes),
        hints=min(9999, hints),
        undos=min(9999, undos),
        known=known,
        moves=_packed_moves(game),
        names=tuple(map(tidy_name, names)),
    )
    fits = len(claim.rows[0]) <= MOST_ROOMS and len(claim.text) <= MOST_LETTERS
    return claim if fits else None


def parse_claim(text: str) -> Claim:
    """The claim in a link; one that was cut short or edited is refused."""
    found = FORM.fullmatch(text) if len(text) <= MOST_LETTERS else None
    if found is None or found["sum"] != _checksum(_summed(text)):
        raise DealError("claims-damaged", claim=quote(text))
    rows = tuple(tuple(CELLS[letter] for letter in row) for row in found["rows"].split("-"))
    health = tuple(map(int, found["health"].split("-")))
    names = tuple(_name(each) for each in found["names"].split(".")[1:])
    if len(health) != len(rows) or len({*map(len, rows)}) != 1 or len(names) > len(rows):
        raise DealError("claims-damaged", claim=quote(text))
    return Claim(
        rows, health, int(found["hints"]), int(found["undos"]), found["known"] == "1", found["moves"], names
    )


def claimed_game(claim: Claim, deal: Deal) -> Game:
    """The game that a claim is about; refused if its moves don't lead to what it says.

    Only to be called once the deal was played here: until then, the answer would tell of its cards.
    """
    game = deal.game()
    try:
        number = int.from_bytes(_bytes(claim.moves), "big")
        while not game.over and game.move_count < MOST_MOVES:
            moves = _in_order(game)
            number, place = divmod(number, len(moves))
            game.play(moves[place])
    except (ValueError, ScoundrelError):
        raise DealError("claims-false") from None
    said = claim_of(game) if game.over and not number else None
    if said is None or (said.rows, said.health) != (claim.rows, claim.health):
        raise DealError("claims-false")
    return game


# --- Moves -------------------------------------------------------------------------------------------


def _in_order(game: Game) -> list[Move]:
    """The legal moves by their notation, whose order no change within the program can touch."""
    return sorted(game.legal_moves, key=str)


def _packed_moves(game: Game) -> str:
    """Each move as its place among the legal ones, all of them as digits of one number."""
    places = []
    here = game.after(0)
    for move in game.moves:
        moves = _in_order(here)
        places.append((len(moves), moves.index(move)))
        here.play(move)
    number = 0
    for count, place in reversed(places):
        number = number * count + place
    return _base64(number.to_bytes(-(-number.bit_length() // 8), "big"))


# --- Letters -----------------------------------------------------------------------------------------


def _summed(text: str) -> list[str]:
    """The fields of a claim without their checksum."""
    fields = text.split(".")
    return [*fields[:SUM], *fields[SUM + 1 :]]


def _checksum(fields: Iterable[str]) -> str:
    """A few letters by which a link that was cut short or mistyped is noticed; they prove nothing."""
    return _base64(sha256(".".join(fields).encode()).digest())[:LONGEST_SUM]


def _name(letters: str) -> str:
    """What somebody calls themselves: any name is only text, on one line and not too long."""
    try:
        return tidy_name(_bytes(letters).decode())
    except ValueError:
        return ""


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(letters: str) -> bytes:
    return urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
