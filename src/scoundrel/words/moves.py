"""Moves in words, whether they are to be made or were made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scoundrel.cards import Card
from scoundrel.notation.moves import Action, Move, Way
from scoundrel.texts import Noun, form
from scoundrel.words.phrases import listed

__all__ = ["manner_of", "moves_words"]


def moves_words(moves: Iterable[Move], weapon: Card | None, tense: str = "do") -> str:
    """Moves in one sentence, from the weapon in hand on: ``take the 10♦, then fight the Q♠ with the 10♦``.

    The tense is ``do`` or ``done``.
    """
    groups: list[tuple[str, Card | None, list[Card]]] = []
    for move in moves:
        card, manner = move.card, manner_of(move)
        if not groups or groups[-1][:2] != (manner, weapon):
            groups.append((manner, weapon, []))
        groups[-1][2].extend([card] if card else [])
        if manner == "weapon":
            weapon = card
    *before, last = (_step(tense, *group) for group in groups)
    return listed([*(form(step, "on") for step in before), form(last)], "then")


def manner_of(move: Move) -> str:
    """What kind of thing a move does, as the tables of moves in words call it."""
    if move.card is None or move.action is not Action.TAKE:
        return "run" if move.action is Action.RUN else "put_away"
    if move.way is not None:
        return {Way.WEAPON: "strike", Way.BARE: "bare"}[move.way]
    return move.card.kind.value


def _step(tense: str, manner: str, weapon: Card | None, cards: Sequence[Card]) -> Noun:
    """A step of a plan, which has a form for where another one follows."""
    return Noun((f"moves-{tense}-{manner}",), {"cards": cards, "weapon": weapon})
