"""What came of a decision: what happened later in the same game because of it, read from its events."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from scoundrel.cards import Card
from scoundrel.coach.courses import Course
from scoundrel.coach.reasons import Reason
from scoundrel.events import Damaged, Equipped, Fell, Slain
from scoundrel.game import Turn
from scoundrel.texts import say

__all__ = ["Later", "what_came_of"]

MOST_ROOMS = 10
"""What happens later than this has too many other causes."""
MUCH = 5
"""What costs less health than this is not worth mentioning."""


@dataclass(frozen=True, slots=True)
class Later:
    """Something that happened some rooms after a decision."""

    kind: str
    """``cost``: a card cost health; ``room``: the next room did; ``short``: the hero lacked it."""
    rooms: int
    amount: int
    card: Card | None = None

    @property
    def text(self) -> str:
        """It in a sentence."""
        return say(f"review-later-{self.kind}", rooms=self.rooms, card=self.card, amount=self.amount)

    def as_data(self) -> dict[str, object]:
        card = self.card and str(self.card)
        return {
            "kind": self.kind,
            "rooms": self.rooms,
            "card": card,
            "amount": self.amount,
            "text": self.text,
        }


def what_came_of(
    why: Reason, better: Course, played: Course, room: int, turns: tuple[Turn, ...]
) -> Later | None:
    """What came of playing one plan and not a better one, if the later turns show it."""
    turns = tuple(turn for turn in turns if turn.room_number <= room + MOST_ROOMS)
    if not turns or not why.tells_apart:
        return None
    match why.kind:
        case "fresh" | "sharp" | "arm" | "hold":
            return _unblocked(better.blocks, room, turns)
        case "reserve" if why.weapon is not None:
            value = why.weapon.value
            return _unblocked(lambda card: min(card.value, value), room, turns)
        case "rid" | "block" | "block_by_several":
            return _met_again(why.cards, room, turns)
        case "free_to_run" | "free_to_put_away" | "free_to_run_only" | "free_to_put_away_only":
            return _next_room(room, turns)
        case "waste" | "full" | "keep":
            return _fell_short(why.amounts["value"] - why.amounts["heals"], room, turns)
        case _:
            return _fell_short(better.hero.health - played.hero.health, room, turns)


def _unblocked(blocks: Callable[[Card], int], room: int, turns: Iterable[Turn]) -> Later | None:
    """The first monster fought without a weapon, if the better plan's weapon blocks much of it."""
    for turn in turns:
        if any(isinstance(event, Equipped) for event in turn.events):
            return None
        hurt = _hurt(turn)
        if hurt is not None and blocks(hurt.card) >= MUCH and not _is_armed(turn):
            return Later("cost", turn.room_number - room, hurt.amount, hurt.card)
    return None


def _met_again(cards: Iterable[Card], room: int, turns: Iterable[Turn]) -> Later | None:
    """What a card that was not struck cost later."""
    for turn in turns:
        hurt = _hurt(turn)
        if hurt is not None and hurt.card in cards and hurt.amount >= MUCH:
            return Later("cost", turn.room_number - room, hurt.amount, hurt.card)
    return None


def _next_room(room: int, turns: Iterable[Turn]) -> Later | None:
    """What the room that had to be faced cost."""
    hurts = [_hurt(turn) for turn in turns if turn.room_number == room + 1]
    cost = sum(hurt.amount for hurt in hurts if hurt is not None)
    return Later("room", 1, cost) if cost >= MUCH else None


def _fell_short(lost: int, room: int, turns: tuple[Turn, ...]) -> Later | None:
    """By how much health the hero fell, if the health lost here would have saved him."""
    last = turns[-1]
    fall = next((event for event in last.events if isinstance(event, Fell)), None)
    if fall is None or not 1 - fall.health <= lost:
        return None
    return Later("short", last.room_number - room, 1 - fall.health)


def _hurt(turn: Turn) -> Damaged | None:
    return next((event for event in turn.events if isinstance(event, Damaged)), None)


def _is_armed(turn: Turn) -> bool:
    return any(isinstance(event, Slain) for event in turn.events)
