"""What a plan does to the hero and leaves behind, as far as a player can foresee it.

The moves are played on a copy of the game, and everything is read from what happens before the next card
is dealt. So no rule is implemented here, and nothing depends on hidden cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from scoundrel.cards import Card, Kind
from scoundrel.events import Damaged, Dealt, Escaped, Event, Faced, Fell, Healed, Slain, Wasted
from scoundrel.game import Game, Hero
from scoundrel.notation.moves import Action, Move
from scoundrel.rules import Rules

__all__ = ["Course", "Strike", "course_of"]

Cards = tuple[Card, ...]


class Strike(NamedTuple):
    """A monster slain with a weapon, and how much of it that blocked."""

    card: Card
    weapon: Card
    blocked: int


@dataclass(frozen=True, slots=True)
class Course:
    """One plan for a room, played through."""

    rules: Rules
    before: Hero
    hero: Hero
    """The hero when the room is done."""
    moves: tuple[Move, ...]
    faced: tuple[Card, ...]
    left: tuple[Card, ...]
    """The cards that stay for the next room."""
    away: tuple[Card, ...]
    """The cards that were run from or put away."""
    deck: tuple[Card, ...]
    """The cards in the dungeon, in no order: those unseen and those known at the bottom."""
    unseen: tuple[Card, ...]
    costs: dict[Card, int]
    """What each monster that was faced cost."""
    heals: dict[Card, int]
    """What each potion that was drunk healed; 0 if it was wasted."""
    wasted: tuple[Card, ...]
    strikes: tuple[Strike, ...]
    score: int | None
    """The score, where the game ends with this room."""
    fell: bool
    may_avoid_next: bool
    """Whether the rules allow avoiding the next room, or a card of it."""

    @property
    def ran(self) -> bool:
        return self.moves[0].action is Action.RUN

    @property
    def cost(self) -> int:
        """All health lost to monsters."""
        return sum(self.costs.values())

    @property
    def blocked(self) -> int:
        """All damage that weapons blocked."""
        return sum(strike.blocked for strike in self.strikes)

    @property
    def ahead(self) -> tuple[Card, ...]:
        """The monsters still to come, strongest first."""
        cards = (*self.deck, *self.left, *self.away)
        monsters = [card for card in cards if card.kind is Kind.MONSTER]
        return tuple(sorted(monsters, key=lambda card: -card.value))

    @property
    def spare(self) -> tuple[Card, ...]:
        """The weapons that can still be taken later."""
        return tuple(card for card in (*self.left, *self.away) if card.kind is Kind.WEAPON)

    @property
    def edge(self) -> float:
        """What the weapon in hand can be expected to block of the next three monsters."""
        blocked = sum(map(self.blocks, self.ahead))
        return 3 * blocked / len(self.ahead) if blocked else 0.0

    def blocks(self, monster: Card) -> int:
        """How much of a monster to come the weapon in hand blocks."""
        weapon = self.hero.weapon
        is_in_reach = monster.value < self.hero.strikes_below
        return min(monster.value, weapon.value) if weapon is not None and is_in_reach else 0


def course_of(game: Game, moves: Iterable[Move]) -> Course:
    """Play a plan through the current room of a game."""
    after, view = game.copy(), game.view(game.turn)
    played = tuple(moves)
    events = list(_foreseen(event for move in played for event in after.play(move)))
    faced = tuple(event.card for event in events if isinstance(event, Faced))
    away, left = _rest(game, played, faced)
    ends = [event.score for event in events if isinstance(event, Fell | Escaped)]
    return Course(
        rules=game.rules,
        before=game.hero,
        hero=after.heroes[game.turn],
        moves=played,
        faced=faced,
        left=left,
        away=away,
        deck=(*view.unseen, *view.known),
        unseen=view.unseen,
        costs={event.card: event.amount for event in events if isinstance(event, Damaged)},
        heals={event.card: event.amount for event in events if isinstance(event, Healed)},
        wasted=tuple(event.card for event in events if isinstance(event, Wasted)),
        strikes=tuple(_strikes(events)),
        score=ends[0] if ends else None,
        fell=any(isinstance(event, Fell) for event in events),
        may_avoid_next=not after.over and after.refusal is None,
    )


def _foreseen(events: Iterable[Event]) -> Iterator[Event]:
    """What happens before the next room is dealt; a card put away may be shuffled in within a room."""
    for event in events:
        if isinstance(event, Dealt):
            return
        yield event


def _rest(game: Game, moves: tuple[Move, ...], faced: tuple[Card, ...]) -> tuple[Cards, Cards]:
    """The cards of the room that are avoided, and those that are left."""
    lying = [card for card in game.room if card is not None]
    if moves[0].action is Action.RUN:
        return tuple(lying), ()
    away = tuple(move.card for move in moves if move.action is Action.PUT_AWAY and move.card)
    for card in faced + away:
        lying.remove(card)
    return away, tuple(lying)


def _strikes(events: list[Event]) -> Iterator[Strike]:
    cost = 0
    for event in events:
        match event:
            case Faced():
                cost = 0
            case Damaged(amount=amount):
                cost = amount
            case Slain(card=card, weapon=weapon):
                yield Strike(card, weapon, card.value - cost)
