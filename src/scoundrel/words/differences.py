"""What sets rules apart from others, sentence by sentence, with the words that differ marked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from scoundrel.rules import Rules
from scoundrel.texts import say
from scoundrel.words.phrases import translated

__all__ = ["Difference", "Piece", "differences"]

ALIKE = 0.4
"""Sentences that share fewer of their words than this are not about the same thing."""


class Piece(NamedTuple):
    """Some words of a sentence, and whether the other rules have them."""

    text: str
    changed: bool


@dataclass(frozen=True, slots=True)
class Difference:
    """A sentence that holds for these rules and not for the others."""

    topic: str
    pieces: tuple[Piece, ...]
    """The sentence, in pieces that are changed and pieces that are not."""
    missing: str = ""
    """What the other rules say besides, where nothing else is changed; marked like what is changed."""

    @property
    def words(self) -> str:
        """All of it in one line, without marks."""
        sentence = "".join(piece.text for piece in self.pieces)
        return say("table-topic", topic=self.topic, words=f"{sentence} {self.missing}".rstrip())


def differences(rules: Rules, others: Rules) -> tuple[Difference, ...]:
    """Every sentence of these rules that the others don't have, in the order of their topics."""
    theirs = others.topics()
    return tuple(
        difference
        for topic, words in rules.topics().items()
        for difference in _within(translated(topic), translated(words), translated(theirs[topic]))
    )


def _within(topic: str, words: str, others: str) -> Iterator[Difference]:
    mine, theirs = _sentences(words), _sentences(others)
    gone = [sentence for sentence in theirs if sentence not in mine]
    for sentence in mine:
        if sentence not in theirs:
            yield _difference(topic, sentence, gone)


def _sentences(words: str) -> list[str]:
    return re.split(r"(?<=[.?])\s+", words)


def _difference(topic: str, sentence: str, gone: list[str]) -> Difference:
    """A sentence, marked where it differs from the one whose place it takes."""
    replaced = max(gone, key=lambda each: _compared(each, sentence).ratio(), default="")
    compared = _compared(replaced, sentence)
    if compared.ratio() < ALIKE:
        return Difference(topic, (Piece(sentence, True),))
    before, words, steps = _words(replaced), _words(sentence), compared.get_opcodes()
    marked = [(word, kind != "equal") for kind, _, _, *here in steps for word in words[slice(*here)]]
    pieces = tuple(_pieces(marked))
    if any(piece.changed for piece in pieces):
        return Difference(topic, pieces)
    missing = ["".join(before[begin:end]) for kind, begin, end, *_ in steps if kind == "delete"]
    told = " … ".join(part.strip(" ,;") for part in missing)
    return Difference(topic, pieces, say("differences-missing", words=told))


def _compared(one: str, other: str) -> SequenceMatcher[str]:
    before, after = ([word.strip() for word in _words(each)] for each in (one, other))
    return SequenceMatcher(None, before, after, autojunk=False)


def _words(sentence: str) -> list[str]:
    """Words and signs, each with the space before it."""
    return re.findall(r"\s*(?:[\w'’–-]+|[^\w\s])", sentence)


def _pieces(marked: list[tuple[str, bool]]) -> Iterator[Piece]:
    """Neighbours of one kind together; the space before a changed word is not changed."""
    for changed, group in groupby(marked, key=itemgetter(1)):
        text = "".join(word for word, _ in group)
        words = text.lstrip() if changed else text
        if space := text.removesuffix(words):
            yield Piece(space, False)
        yield Piece(words, changed)
