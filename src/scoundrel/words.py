"""The game in words: what happened, what lies there, what each choice would do and why.

Everything is told from events and from what the library foresees; no rule is known here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from scoundrel.cards import Card, Kind
from scoundrel.events import (
    Broke,
    Damaged,
    Equipped,
    Escaped,
    Event,
    Fell,
    Healed,
    PutAway,
    Ran,
    Shuffled,
    Slain,
    Wasted,
)
from scoundrel.game import Game, Hero
from scoundrel.notation.moves import Action, Move
from scoundrel.rules import Avoid, Potions

__all__ = ["avoiding", "choices", "consequence", "hero_line", "percent", "room_lines", "tell"]

_WHY_WASTED = {
    Potions.ONE_PER_ROOM: "one potion a room",
    Potions.NOT_IN_A_ROW: "not two potions in a row",
}


def tell(events: Iterable[Event], players: int = 1) -> Iterator[str]:
    """What happened, a sentence each."""
    for event in events:
        sentence = _sentence(event)
        if sentence and players > 1 and hasattr(event, "player"):
            sentence = f"Player {event.player + 1}: {sentence[0].lower()}{sentence[1:]}"
        if sentence:
            yield sentence


def _sentence(event: Event) -> str | None:
    match event:
        case Ran():
            return "You run from the room."
        case PutAway(card=card):
            return f"You put the {card.name} under the dungeon."
        case Shuffled():
            return "The dungeon is shuffled."
        case Damaged(card=card, amount=amount, health=health):
            return f"The {card.name} costs you {amount} health; {health} left."
        case Slain(card=card, weapon=weapon):
            return f"You slay the {card.name} with the {weapon.name}."
        case Broke(weapon=weapon):
            return f"Your {weapon.name} breaks."
        case Equipped(card=card):
            return f"You take up the {card.name}."
        case Healed(card=card, amount=amount, health=health):
            return f"You drink the {card.name} and gain {amount} health; {health} now."
        case Wasted(card=card):
            return f"You drink the {card.name}, and it is wasted."
        case Fell(score=score):
            return f"You fall. Your score is {score}."
        case Escaped(score=score):
            return f"You are out of the dungeon. Your score is {score}."
        case _:
            return None


def hero_line(hero: Hero, most: int) -> str:
    """Health and weapon in one sentence."""
    if hero.fallen:
        return f"Fallen with {hero.health} health."
    words = f"Health {hero.health} of {most}. "
    if hero.weapon is None:
        return words + "No weapon."
    words += f"Weapon: {hero.weapon.name}"
    if hero.slain:
        slain = ", ".join(card.name for card in hero.slain)
        return f"{words}, strikes below {hero.strikes_below}; slain with it: {slain}."
    return words + ", new, strikes anything."


def room_lines(game: Game) -> Iterator[str]:
    """Each card of the room with its slot, what it is and what each way to take it would do."""
    for slot, card in enumerate(game.room, 1):
        if card is None:
            yield f"{slot}. Empty."
        else:
            yield f"{slot}. {card.name.capitalize()} ({card}), {card.kind.value}: {choices(game, card)}."


def choices(game: Game, card: Card) -> str:
    """What taking a card would do, in each way that is legal, and why not in the other."""
    moves = [move for move in game.legal_moves if move.card is card and move.action is Action.TAKE]
    words = ", or ".join(consequence(game, move) for move in moves)
    weapon = game.hero.weapon
    struck = any(isinstance(event, Slain) for move in moves for event in game.foresee(move))
    if card.kind is Kind.MONSTER and weapon is not None and not struck:
        words += f"; your {weapon.name} strikes only below {game.hero.strikes_below}"
    return words


def consequence(game: Game, move: Move) -> str:
    """What a move would do, in a few words."""
    told = {type(event): event for event in game.foresee(move)}
    match told.get(Healed) or told.get(Wasted) or told.get(Equipped):
        case Healed(card=card, amount=amount):
            return f"heals {amount}" if amount == card.value else f"heals {amount} of {card.value}"
        case Wasted():
            return f"wasted, {_WHY_WASTED[game.rules.potions]}"
        case Equipped():
            weapon = game.hero.weapon
            return f"replaces your {weapon.name}" if weapon else "take it up"
        case _:
            return _cost(told)


def _cost(told: Mapping[type[Event], Event]) -> str:
    """What a fight would cost, with what it is fought, and what else it does."""
    match told.get(Damaged):
        case Damaged(amount=amount):
            words = f"costs {amount} health"
        case _:
            words = "costs nothing"
    match told.get(Slain), told.get(Broke):
        case Slain(weapon=weapon), _:
            words += f" with your {weapon.name}"
        case _, Broke(weapon=weapon):
            words += f" and breaks your {weapon.name}"
        case _:
            words += " with bare hands"
    return words + (", which is fatal" if Fell in told else "")


def percent(share: float) -> str:
    """A share as people say it: ``61 %``."""
    return f"{100 * share:.0f} %"


def avoiding(game: Game) -> str:
    """Whether the room, or a card of it, may be avoided, and if not why."""
    what = "put one card away" if game.rules.avoid is Avoid.CARD else "run"
    refusal = game.refusal
    if refusal is None:
        return f"You may {what}."
    return f"You can't {what}: {refusal.words}."
