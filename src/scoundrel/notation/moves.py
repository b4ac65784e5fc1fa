"""A move and its text: ``run``, ``-7s``, ``5d``, ``7sw``, ``7sb``."""

from __future__ import annotations

from enum import Enum
from functools import cache

from scoundrel.cards import Card, Kind
from scoundrel.errors import InvalidCard, InvalidMove, quote

__all__ = ["Action", "Move", "Way"]


class Action(Enum):
    """What a player does."""

    RUN = "run"
    PUT_AWAY = "put away"
    TAKE = "take"


class Way(Enum):
    """How a monster is fought."""

    WEAPON = "w"
    BARE = "b"


class Move:
    """One decision of a player, such as ``Move("run")`` or ``Move("7sw")``.

    Moves are values: equal moves are the same object.

    - ``run``: avoid the whole room
    - ``-7s``: put one card away
    - ``5d``, ``4h``: take a weapon, drink a potion
    - ``7sw``, ``7sb``: fight a monster with the weapon, or with bare hands
    - ``7s``: fight a monster where the rules leave no choice of how
    """

    __slots__ = ("_text", "action", "card", "way")

    action: Action
    card: Card | None
    way: Way | None
    _text: str

    def __new__(cls, text: str | Move) -> Move:
        if isinstance(text, Move):
            return text
        if not isinstance(text, str):
            raise TypeError(f"a move is a Move or its text, not {type(text).__name__}")
        return _read(text)

    @classmethod
    def run(cls) -> Move:
        """Run from the room."""
        return _make(Action.RUN, None, None)

    @classmethod
    def put_away(cls, card: Card) -> Move:
        """Put one card of the room away."""
        return _make(Action.PUT_AWAY, card, None)

    @classmethod
    def take(cls, card: Card, way: Way | None = None) -> Move:
        """Face a card: take a weapon, drink a potion, fight a monster in this way."""
        if way is not None and card.kind is not Kind.MONSTER:
            move = quote(f"{card}{way.value}")
            raise InvalidMove("error-no_monster", move=move, card=card, kind=card.kind.value)
        return _make(Action.TAKE, card, way)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Move({self._text!r})"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a move can't be changed: {name} of {self}")

    def __reduce__(self) -> tuple[type[Move], tuple[str]]:
        return Move, (self._text,)


@cache
def _make(action: Action, card: Card | None, way: Way | None) -> Move:
    move = object.__new__(Move)
    sign = "-" if action is Action.PUT_AWAY else ""
    text = f"{sign}{card}{way.value if way else ''}" if card else action.value
    for name, fact in {"action": action, "card": card, "way": way, "_text": text}.items():
        object.__setattr__(move, name, fact)
    return move


def _read(text: str) -> Move:
    word = text.strip().lower()
    if word == "run":
        return Move.run()
    try:
        if word.startswith(("-", "−")):
            return Move.put_away(Card(word[1:]))
        if word.endswith(("w", "b")):
            return Move.take(Card(word[:-1]), Way(word[-1]))
        return Move.take(Card(word))
    except InvalidCard:
        raise InvalidMove("error-not_a_move", text=quote(text)) from None
