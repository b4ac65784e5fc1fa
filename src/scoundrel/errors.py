"""Everything that can go wrong, as one class hierarchy::

    ScoundrelError (ValueError)
    ├── RulesError            a rule set that can't be used
    │   ├── UnknownRules      no rule set of that name (a KeyError too)
    │   └── BadSetting        a setting or value that does not exist, or does not fit
    ├── InvalidCard           a text that is not a card
    ├── DeckError             a deck that can't be dealt under these rules
    ├── DealError             a deal code that can't be read, or a deal that can't be found
    ├── MoveError
    │   ├── InvalidMove       a text that is not a move
    │   ├── IllegalMove       a move that can't be made now
    │   ├── AmbiguousMove     a move that could mean more than one thing
    │   └── FatalMove         a move that kills; made again, it is played
    ├── PositionError         a position that can't be read or can't exist
    ├── RecordError           a game record that can't be read or is not true
    ├── ScenarioError         a conformance file that can't be read
    ├── FileError             a file that can't be read
    ├── NetError              a net that is missing or damaged
    ├── ForfeitError          a program that stopped playing
    ├── LabError              a run of many games that can't start or continue
    ├── TextError             a language without texts, or texts that can't be read
    └── StoreError            saved games that can't be read or written
        └── StaleGame         a saved game that was continued elsewhere

Each message is one sentence that quotes the input and says what would be right.
"""

from __future__ import annotations

__all__ = [
    "AmbiguousMove",
    "BadSetting",
    "DealError",
    "DeckError",
    "FatalMove",
    "FileError",
    "ForfeitError",
    "IllegalMove",
    "InvalidCard",
    "InvalidMove",
    "LabError",
    "MoveError",
    "NetError",
    "PositionError",
    "RecordError",
    "RulesError",
    "ScenarioError",
    "ScoundrelError",
    "StaleGame",
    "StoreError",
    "TextError",
    "UnknownRules",
    "quote",
]


class ScoundrelError(ValueError):
    """Any error this library raises about its input."""

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""


class RulesError(ScoundrelError):
    """A rule set that can't be used."""


class UnknownRules(RulesError, KeyError):
    """No rule set has that name."""


class BadSetting(RulesError):
    """A setting or value that does not exist, or does not fit the others."""


class InvalidCard(ScoundrelError):
    """A text that is not a card."""


class DeckError(ScoundrelError):
    """A deck that can't be dealt under these rules."""


class DealError(ScoundrelError):
    """A deal code that can't be read, or a deal that can't be found."""


class MoveError(ScoundrelError):
    """A move that could not be made; the game is unchanged."""


class InvalidMove(MoveError):
    """A text that is not a move."""


class IllegalMove(MoveError):
    """A move that can't be made now."""

    def __init__(self, words: str, why: str = "") -> None:
        super().__init__(words)
        self.why = why
        """Only the reason, for whoever names the move in other words."""


class AmbiguousMove(MoveError):
    """A move that could mean more than one thing."""


class FatalMove(MoveError):
    """A move that would kill; made once more, it is played."""

    def __init__(self, words: str, health: int) -> None:
        super().__init__(words)
        self.health = health
        """The health that it would leave."""


class PositionError(ScoundrelError):
    """A position that can't be read or can't exist."""


class RecordError(ScoundrelError):
    """A game record that can't be read or is not true."""


class ScenarioError(ScoundrelError):
    """A conformance file that can't be read."""


class FileError(ScoundrelError):
    """A file that can't be read."""


class NetError(ScoundrelError):
    """A net that is missing or damaged."""


class ForfeitError(ScoundrelError):
    """A program that stopped playing."""


class LabError(ScoundrelError):
    """A run of many games that can't start or continue."""


class TextError(ScoundrelError):
    """A language without texts, or texts that can't be read."""


class StoreError(ScoundrelError):
    """Saved games that can't be read or written."""


class StaleGame(StoreError):
    """A saved game that was continued elsewhere, perhaps in another window."""


def quote(text: object, most: int = 40) -> str:
    """The input in quotes, shortened so that an error stays one sentence."""
    try:
        shown = str(text)
    except (ValueError, RecursionError):
        # Python refuses to write a number of thousands of digits, or lists nested without end.
        shown = "a value too long to write out"
    return repr(shown if len(shown) <= most else shown[: most - 1] + "…")
