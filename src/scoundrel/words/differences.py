"""What sets rules apart from others, sentence by sentence, with the words that differ marked.

Sentences of two sets of rules are about the same thing if they are the same entry, however a language puts
it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from scoundrel.rules import Rules
from scoundrel.rules.sources import Topic
from scoundrel.texts import Message, joined, say, shown

__all__ = ["Difference", "Piece", "differences"]

ALIKE = 0.4
"""Sentences that share fewer of their words than this are marked as a whole."""

# Chinese and Japanese have no space between words, so there each character is compared by itself.
_UNSPACED = "\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff"
_WORD = re.compile(rf"\s*(?:[{_UNSPACED}]|(?:(?![{_UNSPACED}])[\w'’–-])+|[^\w\s])")


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
    def marked(self) -> tuple[Piece, ...]:
        """The sentence, and what is missing after it."""
        gap = Piece(joined(["", ""], "sentences"), False)
        rest = (gap, Piece(self.missing, True)) if self.missing else ()
        return tuple(piece for piece in (*self.pieces, *rest) if piece.text)

    @property
    def words(self) -> str:
        """All of it in one line, without marks."""
        return say("table-topic", topic=self.topic, words="".join(piece.text for piece in self.marked))


def differences(rules: Rules, others: Rules) -> tuple[Difference, ...]:
    """Every sentence of these rules that the others don't have, in the order of their topics."""
    theirs = others.sentences()
    return tuple(
        difference
        for topic, mine in rules.sentences().items()
        for difference in _within(topic, mine, theirs[topic])
    )


def _within(topic: Topic, mine: Iterable[Message], theirs: Iterable[Message]) -> Iterator[Difference]:
    """A sentence takes the place of the one that is the same entry, with other values."""
    replaced = {each.key: shown(each) for each in theirs}
    for each in mine:
        sentence, before = shown(each), replaced.get(each.key, "")
        if sentence != before:
            yield _difference(shown(topic), sentence, before)


def _difference(topic: str, sentence: str, replaced: str) -> Difference:
    """A sentence, marked where it differs from the one whose place it takes."""
    compared = _compared(replaced, sentence)
    if compared.ratio() < ALIKE:
        return Difference(topic, (Piece(sentence, True),))
    before, words, steps = _words(replaced), _words(sentence), compared.get_opcodes()
    marked = [(word, kind != "equal") for kind, _, _, *here in steps for word in words[slice(*here)]]
    pieces = tuple(_pieces(marked))
    if any(piece.changed for piece in pieces):
        return Difference(topic, pieces)
    gone = ["".join(before[begin:end]) for kind, begin, end, *_ in steps if kind == "delete"]
    told = joined([part.strip(" ,;、，；") for part in gone], "gap", "gap")
    return Difference(topic, pieces, say("differences-missing", words=told))


def _compared(one: str, other: str) -> SequenceMatcher[str]:
    before, after = ([word.strip() for word in _words(each)] for each in (one, other))
    return SequenceMatcher(None, before, after, autojunk=False)


def _words(sentence: str) -> list[str]:
    """Words and signs, each with the space before it."""
    return _WORD.findall(sentence)


def _pieces(marked: list[tuple[str, bool]]) -> Iterator[Piece]:
    """Neighbours of one kind together; the space before a changed word is not changed."""
    for changed, group in groupby(marked, key=itemgetter(1)):
        text = "".join(word for word, _ in group)
        words = text.lstrip() if changed else text
        if space := text.removesuffix(words):
            yield Piece(space, False)
        yield Piece(words, changed)
