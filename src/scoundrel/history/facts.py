"""A finished game in numbers, taken from its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import TypeVar

from scoundrel.cards import Card, Kind
from scoundrel.errors import ScoundrelError
from scoundrel.events import (
    Broke,
    Damaged,
    Equipped,
    Event,
    Faced,
    PutAway,
    Ran,
    Slain,
    Wasted,
)
from scoundrel.game import Game
from scoundrel.play.daily import day_of
from scoundrel.play.mixing import named
from scoundrel.rules import RULEBOOK, Avoid

__all__ = ["GameFacts", "facts_of"]

Happening = TypeVar("Happening", bound=Event)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFacts:
    """One finished game of one player, or a puzzle, which counts as won once it is solved."""

    rules: str = "classic"
    mixed: bool = False
    """Whether the rules were mixed and no longer match any rule set."""
    kind: str = "game"
    """What was played: a game, a daily, a puzzle."""
    won: bool = False
    score: int = 0
    health: int = 0
    most_health: int = 0
    damage: int = 0
    bare_fights: int = 0
    strongest_bare: int = 0
    """The value of the strongest monster fought with bare hands."""
    longest_chain: int = 0
    """The most monsters slain with one weapon."""
    broken: int = 0
    wasted: int = 0
    runs: int = 0
    put_away: int = 0
    may_avoid: bool = True
    undos: int = 0
    hints: int = 0
    accuracy: float | None = None
    day: date | None = None
    """The day of a daily dungeon."""

    @property
    def own_win(self) -> bool:
        """Whether the game was won without hints."""
        return self.won and not self.hints


def facts_of(
    game: Game,
    player: int = 0,
    *,
    kind: str = "game",
    undos: int = 0,
    hints: int = 0,
    accuracy: float | None = None,
) -> GameFacts:
    """The facts of a game that is over for this player."""
    outcome = game.outcomes[player]
    if outcome is None:
        raise ScoundrelError("error-unfinished_facts", room=game.room_number)
    rules, start = named(game.rules), game.after(0).heroes[player]
    moves = [_own(turn.events, player) for turn in game.turns]
    events = [event for move in moves for event in move]
    bare = [monster for move in moves for monster in _fought_bare(move)]
    return GameFacts(
        rules=rules.name,
        mixed=rules.name not in RULEBOOK,
        kind=kind,
        won=outcome.won,
        score=outcome.score,
        health=game.heroes[player].health,
        most_health=rules.max_health,
        damage=sum(event.amount for event in _those(events, Damaged)),
        bare_fights=len(bare),
        strongest_bare=max((card.value for card in bare), default=0),
        longest_chain=_longest_chain(events, len(start.slain)),
        broken=len(_those(events, Broke)),
        wasted=len(_those(events, Wasted)),
        runs=len(_those(events, Ran)),
        put_away=len(_those(events, PutAway)),
        may_avoid=rules.avoid is not Avoid.NOTHING,
        undos=undos,
        hints=hints,
        accuracy=accuracy,
        day=day_of(game),
    )


def _own(events: Iterable[Event], player: int) -> list[Event]:
    return [event for event in events if getattr(event, "player", None) == player]


def _those(events: Iterable[Event], kind: type[Happening]) -> list[Happening]:
    return [event for event in events if isinstance(event, kind)]


def _fought_bare(move: list[Event]) -> list[Card]:
    """The monster fought with bare hands in this move, if any."""
    if any(isinstance(event, Slain | Broke) for event in move):
        return []
    return [event.card for event in _those(move, Faced) if event.card.kind is Kind.MONSTER]


def _longest_chain(events: Iterable[Event], begun: int) -> int:
    longest = chain = begun
    for event in events:
        if isinstance(event, Equipped):
            chain = 0
        elif isinstance(event, Slain):
            chain += 1
            longest = max(longest, chain)
    return longest
