"""What a text may be filled in with, besides texts and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

__all__ = ["Message", "Noun", "Quoted", "Sayable"]


@dataclass(frozen=True, slots=True)
class Message:
    """A text that is not in any language yet: its key, and what it is filled in with."""

    key: str
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Noun:
    """Something that a sentence names, in whatever form the sentence asks for."""

    keys: tuple[str, ...]
    """Its entry: the first of these that a language has."""
    values: Mapping[str, object] = field(default_factory=dict)
    trait: str = ""
    """An attribute of the entry, which adds to the name: ``with a torn ear``."""
    heard: Noun | None = None
    """What is said aloud instead, where this is a sign."""


@dataclass(frozen=True, slots=True)
class Quoted:
    """Words that somebody else has written, such as what was typed."""

    text: str

    def __str__(self) -> str:
        """As programmers see it; players get the quotes of their language."""
        return repr(self.text)


@runtime_checkable
class Sayable(Protocol):
    """Anything that can be said in a sentence, such as a card or an error."""

    @property
    def in_words(self) -> Message | Noun: ...
