"""What each choice would do, and why: it words what the library foresees, and implements no rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from scoundrel.cards import Card, Kind, as_name, as_sign
from scoundrel.events import Broke, Damaged, Equipped, Event, Fell, Healed, Slain, Wasted
from scoundrel.notation.moves import Action, Move
from scoundrel.state import State
from scoundrel.texts import Noun, say, shown
from scoundrel.words.heroes import LOW_HEALTH, reach
from scoundrel.words.phrases import listed

__all__ = [
    "CardChoice",
    "Danger",
    "avoiding",
    "avoiding_short",
    "card_choices",
    "choices",
    "consequence",
    "foot_lines",
]

Foreseen = Mapping[type[Event], Event]


def choices(game: State, card: Card) -> str:
    """What taking a card would do in each legal way, and why not in the other."""
    moves = [move for move in game.legal_moves if move.card is card and move.action is Action.TAKE]
    foreseen = [_foreseen(game, move) for move in moves]
    words = listed((_in_words(game, told, "long") for told in foreseen), "or")
    weapon = game.mover.weapon
    struck = any(Slain in told for told in foreseen)
    if card.kind is Kind.MONSTER and weapon is not None and game.mover.slain and not struck:
        reached = reach(game.mover, game.rules)
        return say("choice-beyond_weapon", what=words, weapon=as_name(weapon), **reached)
    return words


def consequence(game: State, move: Move) -> str:
    """What a move would do, in a few words."""
    return _in_words(game, _foreseen(game, move), "long")


def foot_lines(game: State, move: Move) -> list[str]:
    """What a move would do, for a narrow card: the outcome first, then how it comes about."""
    return _in_words(game, _foreseen(game, move), "foot").split(" / ")


def _foreseen(game: State, move: Move) -> Foreseen:
    """What a move would do, each kind of event once."""
    return {type(event): event for event in game.foresee(move)}


def _in_words(game: State, told: Foreseen, length: str) -> str:
    """What is foreseen: ``long``, in words alone; ``short`` or at the ``foot``, with cards as signs."""
    name = as_name if length == "long" else as_sign
    match told.get(Healed) or told.get(Wasted) or told.get(Equipped):
        case Healed(card=card, amount=amount) if amount == card.value:
            return say(f"choice-{length}-heals", amount=amount)
        case Healed(card=card, amount=amount):
            return say(f"choice-{length}-heals_partly", amount=amount, value=card.value)
        case Wasted():
            return say(f"choice-{length}-wasted", rules=game.rules.potions)
        case Equipped():
            weapon = game.mover.weapon
            if weapon is None:
                return say(f"choice-{length}-equips")
            return say(f"choice-{length}-replaces", weapon=name(weapon))
        case _:
            return _fight(told, length, name)


def _fight(told: Foreseen, length: str, name: Callable[[Card], Noun]) -> str:
    """What a fight would cost, what it is fought with, and what else it does."""
    damaged = told.get(Damaged)
    cost = {
        "amount": damaged.amount if isinstance(damaged, Damaged) else 0,
        "fatal": Fell in told,
    }
    match told.get(Slain), told.get(Broke):
        case Slain(weapon=weapon), _:
            return say(f"choice-{length}-armed", weapon=name(weapon), **cost)
        case _, Broke(weapon=weapon):
            return say(f"choice-{length}-breaking", weapon=name(weapon), **cost)
        case _:
            return say(f"choice-{length}-bare_handed", **cost)


class Danger(Enum):
    """How close a choice brings the hero to death."""

    NONE = "none"
    DANGEROUS = "dangerous"
    """It costs health and leaves little."""
    FATAL = "fatal"


@dataclass(frozen=True, slots=True)
class CardChoice:
    """One way to take a card, or to put it away, as shown on the card."""

    move: Move
    text: str
    danger: Danger
    health: int
    """The health it would leave."""
    strikes: bool
    """Whether the weapon slays the monster."""


def card_choices(game: State, card: Card) -> tuple[CardChoice, ...]:
    """Every move with this card, in the order of the legal moves."""
    return tuple(_card_choice(game, move) for move in game.legal_moves if move.card is card)


def _card_choice(game: State, move: Move) -> CardChoice:
    told = _foreseen(game, move)
    if move.action is Action.PUT_AWAY:
        text = say(f"choice-put_away-{game.rules.avoided_cards}")
    else:
        text = _in_words(game, told, "short")
    hurt_or_healed = told.get(Damaged) or told.get(Healed)
    health = hurt_or_healed.health if isinstance(hurt_or_healed, Damaged | Healed) else game.mover.health
    return CardChoice(move, text, _danger(game, told), health, Slain in told)


def _danger(game: State, told: Foreseen) -> Danger:
    if Fell in told:
        return Danger.FATAL
    match told.get(Damaged):
        case Damaged(health=health) if health <= LOW_HEALTH * game.rules.max_health:
            return Danger.DANGEROUS
        case _:
            return Danger.NONE


def avoiding(game: State) -> str:
    """Whether the room, or a card of it, may be avoided; if not, why not."""
    avoid, refusal = game.rules.avoid, game.refusal
    if refusal is None:
        return say("avoiding-may", avoid=avoid)
    return say("avoiding-may_not", avoid=avoid, why=refusal)


def avoiding_short(game: State) -> str:
    """``free``, or why the room, or a card of it, can't be avoided now."""
    refusal = game.refusal
    return say("avoiding-free") if refusal is None else shown(refusal)
