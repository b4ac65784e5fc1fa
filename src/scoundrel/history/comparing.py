"""Two games of one deal, side by side: rooms, health by room, and where they parted.

The other game comes from a link, as its sender says it was. It is only read once the deal was played here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from scoundrel.errors import IllegalMove
from scoundrel.events import Ran
from scoundrel.game import Game
from scoundrel.history.sharing import Party, aid_words, result_words
from scoundrel.play.claims import Claim, claimed_game
from scoundrel.play.codes import Deal
from scoundrel.play.sealed import claimant, claims_on
from scoundrel.play.sitting import Sitting
from scoundrel.play.way import Cell, way_of
from scoundrel.texts import say
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import listed
from scoundrel.words.telling import player_name

__all__ = ["Comparison", "Parting", "Side", "claims_about", "compared"]


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two games."""

    name: str
    """Who played it."""
    result: str
    """How it went, as its player says."""
    parties: tuple[Party, ...]
    health: tuple[tuple[int, ...], ...]
    """For each player: the health at first, and on leaving each room that was faced."""


@dataclass(frozen=True, slots=True)
class Parting:
    """The first room that the two left in different ways."""

    room: int
    mine: str
    """What was done there, in a sentence."""
    theirs: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two games of one deal."""

    mine: Side
    theirs: Side
    parting: Parting | None
    """None if both did the same throughout."""

    @property
    def told(self) -> tuple[str, ...]:
        """All of it in sentences."""
        return (self.mine.result, self.theirs.result, *self.health_lines, *self.lines)

    @property
    def health_lines(self) -> tuple[str, ...]:
        """Health by room, in words."""
        return tuple(self._health_lines())

    def _health_lines(self) -> Iterator[str]:
        for side in (self.mine, self.theirs):
            for party, health in zip(side.parties, side.health, strict=True):
                name = say("comparing-party", name=side.name, party=party.name) if party.name else side.name
                yield say("comparing-health", name=name, health=listed(map(str, health)))

    @property
    def lines(self) -> tuple[str, ...]:
        """Where they parted, and what each did there."""
        if self.parting is None:
            return (say("comparing-same"),)
        parting = self.parting
        return (
            say("comparing-parted", room=parting.room),
            say("comparing-did", name=self.mine.name, what=parting.mine),
            say("comparing-did", name=self.theirs.name, what=parting.theirs),
        )


def claims_about(sitting: Sitting) -> list[Claim]:
    """What others say of their games of the deal that was played; none while it is not over."""
    if not sitting.over or sitting.seen.seed is None:
        return []
    return claims_on(sitting.profile, Deal(sitting.rules, sitting.seen.seed).code)


def compared(sitting: Sitting, which: int = 0) -> Comparison:
    """The finished game at the table beside the one that a claim is about."""
    claims = claims_about(sitting)
    if not 0 <= which < len(claims):
        raise IllegalMove("comparing-none")
    claim, mine = claims[which], sitting.finished
    theirs = claimed_game(claim, Deal(sitting.rules, sitting.seen.seed or ""))
    about = sitting.about
    return Comparison(
        _side(mine, "mine", say("comparing-you"), aid_words(about.hints, about.undos), sitting.names),
        _side(theirs, "theirs", claimant(claim), _aid(claim), claim.names),
        _parting(mine, theirs),
    )


def _aid(claim: Claim) -> str:
    """What help the sender had, and whether the cards may have been known."""
    told = [aid_words(claim.hints, claim.undos), say("comparing-known") if claim.known else ""]
    return listed(filter(None, told))


def _side(game: Game, whose: str, name: str, aid: str, names: tuple[str, ...]) -> Side:
    rows = way_of(game, game.turns).rows
    alone = len(rows) == 1
    parties = tuple(
        Party(
            "" if alone else player_name(player, names),
            result_words(cells, game.heroes[player].health, aid),
            cells,
        )
        for player, cells in enumerate(rows)
    )
    health = tuple(_health(game, player, cells) for player, cells in enumerate(rows))
    results = listed((party.heading for party in parties), "semicolon", "semicolon")
    return Side(name, say(f"comparing-{whose}", name=name, result=results), parties, health)


def _health(game: Game, player: int, cells: Sequence[Cell]) -> tuple[int, ...]:
    """The health of a player at first, and on leaving each room that was faced, up to the fall."""
    ends = [0, *(end for _, end, ran in _rooms(game) if not ran)]
    if Cell.FELL in cells:
        ends = ends[: cells.index(Cell.FELL) + 2]
    return tuple(max(0, game.after(end).heroes[player].health) for end in ends)


def _rooms(game: Game) -> Iterator[tuple[int, int, bool]]:
    """For each room: how many moves came before it and up to its end, and whether it was run from."""
    made = 0
    for _, each in groupby(game.turns, key=lambda turn: turn.room_number):
        turns = list(each)
        ran = any(isinstance(event, Ran) for turn in turns for event in turn.events)
        yield made, made + len(turns), ran
        made += len(turns)


def _parting(mine: Game, theirs: Game) -> Parting | None:
    faced = 0
    for (begun, my_end, ran), (_, their_end, _) in zip(_rooms(mine), _rooms(theirs), strict=False):
        if mine.after(my_end).position() != theirs.after(their_end).position():
            return Parting(faced + 1, _done(mine, begun, my_end), _done(theirs, begun, their_end))
        faced += not ran
    return None


def _done(game: Game, begun: int, end: int) -> str:
    """What was done with some moves, in words; of two players, by each in turn."""
    told, made = [], begun
    for player, each in groupby(game.turns[begun:end], key=lambda turn: turn.player):
        moves = [turn.move for turn in each]
        words = moves_words(moves, game.after(made).heroes[player].weapon, "done")
        alone = game.rules.players == 1
        told.append(words if alone else say("share-party", name=player_name(player), result=words))
        made += len(moves)
    return listed(told, "semicolon", "semicolon")
