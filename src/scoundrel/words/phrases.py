"""Pieces of sentences: lists, capitals, full stops, titles, shares and points."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import combining, east_asian_width

from scoundrel.rules import RULEBOOK
from scoundrel.texts import begun, figure, form, joined, say

__all__ = [
    "accuracy_words",
    "capital",
    "cells",
    "chance_words",
    "listed",
    "percent",
    "points_words",
    "rules_title",
    "sentence",
    "sentences",
]

CODE_SIGNS = frozenset("_=./")
"""Characters found in the name of a setting or a file, but never in a word."""


ENDS = tuple(".?!:…。？！：")
"""What ends a sentence, in any language."""


def capital(text: str) -> str:
    """A finished text at the start of a line; the name of a setting or a file keeps its spelling."""
    return begun(text, _capitalised)


def _capitalised(text: str) -> str:
    first = text.partition(" ")[0].rstrip(".,:;?")
    return text if set(first) & CODE_SIGNS else text[:1].upper() + text[1:]


def cells(text: str) -> int:
    """How wide a text is in a terminal: a Chinese or Japanese sign takes two cells."""
    return sum(1 + (east_asian_width(sign) in "WF") for sign in text if not combining(sign))


def sentence(words: object) -> str:
    """Words, such as those of an error, as a sentence of its own."""
    text = capital(form(words))
    return text if text.endswith(ENDS) else say("phrase-sentence", words=text)


def sentences(*texts: str) -> str:
    """Sentences that follow each other; empty ones are left out."""
    return joined([text for text in texts if text], "sentences", "sentences")


def listed(texts: Iterable[str], last: str = "comma", between: str = "comma") -> str:
    """Texts as a list: ``a, b, c``; with ``and``, ``a, b and c``."""
    return joined(list(texts), last, between)


def rules_title(name: str) -> str:
    """What players call the rules of that name: the title of a rule set, or the name of a mixture."""
    return say(f"rules-title-{RULEBOOK[name].name}") if name in RULEBOOK else name


def percent(share: float, digits: int = 0) -> str:
    """A share as people say it: ``61 %``, or with some digits after the point."""
    return say("percent", n=figure(100 * share, f".{digits}f"))


def chance_words(chance: float) -> str:
    """A chance as people say it; only what is certain is rounded to 0 % or 100 %."""
    if 0 < chance < 0.005:
        return say("coach-under", chance=percent(0.01))
    if 0.995 <= chance < 1:
        return say("coach-over", chance=percent(0.99))
    return percent(chance)


def points_words(score: float) -> str:
    """An expected score, to the nearest point: ``−13 points``."""
    n = round(score)
    return say("coach-points", n=abs(n), score=n)


def accuracy_words(share: float) -> str:
    """An accuracy; only a perfect one is rounded to 100 %."""
    return percent(share if share == 1 else min(share, 0.99))
