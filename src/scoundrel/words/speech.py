"""Texts as they are said aloud: card signs, suit signs, minus signs and marks as words.

Screen readers skip such signs or spell them out. Whatever a surface has to say aloud goes through `spoken`,
so no other text needs a spoken form of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from scoundrel.cards import JOKER, Card, Suit, rank_name
from scoundrel.words.cards import card_name, card_sign
from scoundrel.words.phrases import capital, listed
from scoundrel.words.texts import say

__all__ = ["names_of_signs", "spoken"]

_SUITS = {suit.symbol: suit for suit in Suit}
_VALUES = {rank_name(value): value for value in range(2, JOKER + 1)}
_MINUS = re.compile(r"−(?=\d)")
_RANGE = re.compile(r"(?<=\w)–(?=\w)")
_MARKS = {"·": "dot", "→": "arrow", "▸": "slain", "▶": "turn", "✓": "done"}
_MARK = re.compile(rf"\s*(?P<mark>[{''.join(_MARKS)}])\s*")


def spoken(text: str) -> str:
    """A text in words: ``−5, the 10♦`` is ``minus 5, the 10 of diamonds``."""
    pieces, end = [], 0
    for begin, after, words in names_of_signs(text):
        pieces += [text[end:begin], words]
        end = after
    text = "".join([*pieces, text[end:]])
    text = _MINUS.sub(say("speech.minus") + " ", text)
    text = _RANGE.sub(" " + say("speech.to") + " ", text)
    return _MARK.sub(lambda found: say(f"speech.mark.{_MARKS[found['mark']]}"), text).strip(" ")


def names_of_signs(text: str) -> Iterator[tuple[int, int, str]]:
    """Where the signs of cards and suits stand in a text, each with the words to put in its place."""
    for found in _signs(_joker()).finditer(text):
        yield *found.span(), _names(found)


def _joker() -> str:
    """The word that stands for a joker's rank in a sign."""
    return card_sign(Card.of(Suit.CLUBS, JOKER)).removesuffix(Suit.CLUBS.symbol)


@cache
def _signs(joker: str) -> re.Pattern[str]:
    """Cards or suits, one or several in a row; or one where a sentence begins."""
    ranks = "|".join(map(re.escape, sorted({*_VALUES, joker}, key=len, reverse=True)))
    sign = rf"(?:\b(?:{ranks}))?[{''.join(_SUITS)}]"
    return re.compile(rf"(?P<begins>^|[.?] )?(?P<signs>{sign}(?: {sign})*)")


def _names(found: re.Match[str]) -> str:
    names = listed(map(_name, found["signs"].split(" ")), "list.and")
    begins = found["begins"]
    return names if begins is None else begins + capital(names)


def _name(sign: str) -> str:
    rank, suit = sign[:-1], _SUITS[sign[-1]]
    if not rank:
        return say(f"cards.suit.{suit.letter}")
    return card_name(Card.of(suit, _VALUES.get(rank, JOKER)))
