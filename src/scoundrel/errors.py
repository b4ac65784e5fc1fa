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
    │   └── FatalMove         a move that kills, unless the player is sure
    ├── PositionError         a position that can't be read or can't exist
    ├── RecordError           a game record that can't be read or is not true
    ├── ScenarioError         a conformance file that can't be read
    ├── FileError             a file that can't be read
    ├── NetError              a net that is missing or damaged
    ├── ForfeitError          a program that stopped playing
    ├── LabError              a run of many games that can't start or continue
    ├── Stopped               work that took too long, or that nobody waits for any more
    ├── TextError             a language without texts, or texts that can't be read
    ├── OnlineError           something that a server refuses
    │   └── Unreachable       a server that does not answer
    └── StoreError            saved games that can't be read or written
        ├── StorageError      the disk, or whatever holds them, can't be used now
        └── StaleGame         a saved game that was continued elsewhere

Each message is one sentence that quotes the input and says what would be right. An error is made from the
key of that sentence in `texts` and what fills it in; the words are only looked for when it is said.
"""

from __future__ import annotations

import copyreg
from typing import Any

from scoundrel.texts import Message, Quoted, english, in_english

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
    "OnlineError",
    "PositionError",
    "RecordError",
    "RulesError",
    "ScenarioError",
    "ScoundrelError",
    "StaleGame",
    "Stopped",
    "StorageError",
    "StoreError",
    "TextError",
    "UnknownRules",
    "Unreachable",
    "quote",
]


class ScoundrelError(ValueError):
    """Any error this library raises about its input."""

    def __init__(self, key: object = "", /, **values: object) -> None:
        super().__init__(key)
        self.values = values

    @property
    def message(self) -> Message:
        """What it says, in no language yet; what is no key is somebody else's words, or another error."""
        (key,) = self.args
        if isinstance(key, str) and english().has(key):
            return Message(key, self.values)
        return Message("error-told", {"words": key})

    @property
    def in_words(self) -> Message:
        """The same, for a sentence that says it."""
        return self.message

    def __str__(self) -> str:
        return in_english(self.message)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        # An exception is made anew from its arguments alone, which are not all that a subclass needs.
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]


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

    @property
    def why(self) -> object:
        """Only the reason, for whoever names the move in other words."""
        return self.values.get("why", "")


class AmbiguousMove(MoveError):
    """A move that could mean more than one thing."""


class AskFirst(ScoundrelError):
    """Something that costs the player dearly; it is done only if they are sure."""

    def __init__(self, key: str, /, about: tuple[int, object], **values: object) -> None:
        super().__init__(key, **values)
        self.about = about
        """The player, and what it is about: the card that kills."""


class FatalMove(MoveError, AskFirst):
    """A move that would kill; it is played only if the player is sure."""

    def __init__(self, key: str, /, about: tuple[int, object], health: int, **values: object) -> None:
        AskFirst.__init__(self, key, about, **values)
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


class Stopped(ScoundrelError):
    """Work that took too long, or that nobody waits for any more."""


class OnlineError(ScoundrelError):
    """Something that a server refuses."""

    def __init__(self, key: object = "", /, code: str = "", **values: object) -> None:
        super().__init__(key, **values)
        self.code = code
        """The server's name for what was wrong."""


class Unreachable(OnlineError):
    """A server that does not answer: nobody knows whether it has done what was asked."""


class StoreError(ScoundrelError):
    """Saved games that can't be read or written."""


class StorageError(StoreError):
    """The disk, or whatever holds the saved games, can't be used now; later it may be."""

    def __init__(self, key: object = "", /, *, damaged: bool = False, **values: object) -> None:
        super().__init__(key, **values)
        self.damaged = damaged
        """Whether what is there can't be used any more, and is set aside when it is opened again."""


class StaleGame(StoreError):
    """A saved game that was continued elsewhere, perhaps in another window."""


def quote(text: object, most: int = 40) -> Quoted:
    """The input in quotes, shortened so that an error stays one sentence."""
    try:
        shown = str(text)
    except (ValueError, RecursionError):
        # Python refuses to write a number of thousands of digits, or lists nested without end.
        shown = "a value too long to write out"
    return Quoted(shown if len(shown) <= most else shown[: most - 1] + "…")
