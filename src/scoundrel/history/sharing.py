"""A finished game as a player shares it: which deal, how it went, and a cell for each room, but no card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from scoundrel.errors import ScoundrelError
from scoundrel.game import Game
from scoundrel.play.claims import Claim, claim_of
from scoundrel.play.codes import deal_code
from scoundrel.play.daily import day_number, day_of
from scoundrel.play.hosted import hosted_title
from scoundrel.play.links import deal_link, start_link, whole_link
from scoundrel.play.match import About
from scoundrel.play.preferences import Squares
from scoundrel.play.saved import Kind
from scoundrel.play.way import Cell, way_of
from scoundrel.texts import say
from scoundrel.words.phrases import listed

__all__ = [
    "SIGNS",
    "Party",
    "Shared",
    "aid_words",
    "drawn",
    "result_words",
    "rooms_in_words",
    "shared_game",
]

A_LINE = 5
"""Cells per line."""
CELLS = (Cell.HIGH, Cell.GOOD, Cell.FAIR, Cell.LOW, Cell.ESCAPED, Cell.FELL, Cell.AHEAD)
SIGNS: Mapping[Squares, Mapping[Cell, str]] = MappingProxyType(
    {
        Squares.COLOURS: dict(zip(CELLS, ("🟩", "🟨", "🟧", "🟥", "☀️", "💀", "⬛"), strict=True)),
        Squares.BARS: dict(zip(CELLS, "▇▅▃▁☀✕·", strict=True)),
        Squares.LETTERS: dict(zip(CELLS, "4321*x.", strict=True)),
    }
)
"""What a cell is drawn with."""


@dataclass(frozen=True, slots=True)
class Party:
    """How it went for one player."""

    name: str
    """Empty if there is only one player."""
    result: str
    cells: tuple[Cell, ...]

    @property
    def heading(self) -> str:
        return say("share-party", name=self.name, result=self.result) if self.name else self.result


@dataclass(frozen=True, slots=True)
class Shared:
    """What is shared of a finished game."""

    title: str
    parties: tuple[Party, ...]
    link: str
    """To the same deal, with what the player says of the game; empty if the deal has none."""

    def text(self, squares: Squares) -> str:
        """The lines to paste somewhere, without the link."""
        lines = [self.title]
        for party in self.parties:
            lines += [party.heading, *drawn(party.cells, squares)]
        return "\n".join(lines)

    def with_link(self, squares: Squares, address: str) -> str:
        """The same with the link, which begins with the address of a site, if one is known."""
        link = [whole_link(self.link, address)] if self.link else []
        return "\n".join([self.text(squares), *link])

    @property
    def words(self) -> tuple[str, ...]:
        """The same for those who hear it, a sentence each; without the link."""
        told = [say("phrase-sentence", words=self.title)]
        for party in self.parties:
            told += [say("phrase-sentence", words=party.heading), rooms_in_words(party.cells)]
        return tuple(told)


def shared_game(
    game: Game, about: About | None = None, names: Sequence[str] = (), sender: str = ""
) -> Shared:
    """What to share of a finished game, played as `about` says; without it, it comes from a record.

    `names` are those of two players, and `sender` is what a single one wants to be called in the link.
    """
    if not game.over:
        raise ScoundrelError("share-unfinished", room=game.room_number)
    claim = None if about is None else _claim(game, about, names or [sender] * bool(sender))
    title, aid = _title(game, about), "" if about is None else aid_words(about.hints, about.undos)
    alone = game.rules.players == 1
    parties = tuple(_parties(game, names, aid if alone else ""))
    return Shared(title if alone or not aid else listed([title, aid]), parties, _link(game, claim))


def _parties(game: Game, names: Sequence[str], aid: str) -> Iterator[Party]:
    for player, cells in enumerate(way_of(game, game.turns).rows):
        name = names[player] if player < len(names) else ""
        yield Party(name, result_words(cells, game.heroes[player].health, aid), cells)


def result_words(cells: Sequence[Cell], health: int, aid: str = "") -> str:
    """How it went for one player, in a few words; `aid` is what help there was."""
    if Cell.FELL in cells:
        result = say("share-fell", room=cells.index(Cell.FELL) + 1, rooms=len(cells))
    else:
        result = say("share-escaped", n=health)
    return listed([result, aid]) if aid else result


def aid_words(hints: int, undos: int) -> str:
    """What help a player had; empty if none."""
    told = [say(f"share-{name}", n=n) for name, n in (("hints", hints), ("undos", undos)) if n]
    return listed(told)


def drawn(cells: Sequence[Cell], squares: Squares) -> list[str]:
    """The cells as signs, five to a line."""
    signs = [SIGNS[squares][cell] for cell in cells]
    return ["".join(signs[first : first + A_LINE]) for first in range(0, len(signs), A_LINE)]


def rooms_in_words(cells: Sequence[Cell]) -> str:
    """The cells in a sentence: how the player left each room."""
    told = [say(f"share-cell-{cell.value}") for cell in cells if cell is not Cell.AHEAD]
    ahead = cells.count(Cell.AHEAD)
    rooms = listed([*told, say("share-ahead", n=ahead)] if ahead else told)
    return say("share-told", rooms=rooms)


def _title(game: Game, about: About | None) -> str:
    """Which deal it was, and what a reader should know of how it came to be played."""
    day = day_of(game)
    if about is not None and about.kind is Kind.RANKED and about.hosted is not None:
        return hosted_title(about)
    if day is not None and day_number(day) > 0:
        title = say("share-day", number=day_number(day))
    else:
        title = say("share-deal", what=deal_code(game) or game.rules.name)
    if about is None or about.kind is Kind.IMPORTED:
        return say("share-imported", title=title)
    if about.tried_room is not None:
        return say("share-again", title=title, room=about.tried_room)
    if about.practice is not None:
        return say("share-practice", title=title)
    return say("share-known", title=title) if about.looked_ahead else title


def _claim(game: Game, about: About, names: Sequence[str]) -> Claim | None:
    """What the link says of the game; nothing of one that was not played here from its first room."""
    if about.kind is Kind.IMPORTED or about.tried_move is not None:
        return None
    known = about.looked_ahead or about.practice is not None
    return claim_of(game, hints=about.hints, undos=about.undos, known=known, names=names)


def _link(game: Game, claim: Claim | None) -> str:
    code = deal_code(game)
    return "" if code is None else deal_link(code, claim) if claim else start_link(game) or ""
