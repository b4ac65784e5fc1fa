"""The signs that are left in a text that is said aloud: minus signs, marks, suits and cards by themselves.

A card in a sentence is a noun, which is said by its name where a text is made for ears. What stands outside
of sentences is a sign still; screen readers skip such signs or spell them out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from scoundrel.cards import JOKER, Card, Suit
from scoundrel.texts import form, say
from scoundrel.words.cards import card_name, rank_sign, suit_noun
from scoundrel.words.phrases import capital, listed

__all__ = ["cards_in_words", "names_of_signs", "spoken"]

_SUITS = {suit.symbol: suit for suit in Suit}
_ALONE = "(?<![0-9A-Za-z])"
"""No word ends here; where words are not written apart, one may stand before a rank."""
_MINUS = re.compile(r"−(?=\d)")
_RANGE = re.compile(r"(?<=\w)–(?=\w)")
_MARKS = {"·": "dot", "→": "arrow", "▸": "slain", "▶": "turn", "✓": "done", "±": "margin"}
_MARK = re.compile(rf"\s*(?P<mark>[{''.join(_MARKS)}])\s*")


def spoken(text: str) -> str:
    """A text in words: ``−5, the 10♦`` is ``minus 5, the 10 of diamonds``."""
    text = _MINUS.sub(say("speech-mark-minus"), cards_in_words(text))
    text = _RANGE.sub(say("speech-mark-range"), text)
    return _MARK.sub(lambda found: say(f"speech-mark-{_MARKS[found['mark']]}"), text).strip(" ")


def cards_in_words(text: str) -> str:
    """A text with the names of cards and suits in place of their signs."""
    pieces, end = [], 0
    for begin, after, words in names_of_signs(text):
        pieces += [text[end:begin], words]
        end = after
    return "".join([*pieces, text[end:]])


def names_of_signs(text: str) -> Iterator[tuple[int, int, str]]:
    """Where the signs of cards and suits stand in a text, each with the words to put in its place."""
    dragons = tuple(card_name(Card.of(suit, JOKER)) for suit in (Suit.CLUBS, Suit.SPADES))
    if _SUITS.keys().isdisjoint(text) and not any(dragon in text for dragon in dragons):
        return
    letters = {rank_sign(value): value for value in range(2, JOKER)}
    sign = _sign(tuple(letters), dragons)
    for found in _rows(sign).finditer(text):
        names = listed((_name(each[0], letters) for each in re.finditer(sign, found["signs"])), "and")
        begins = found["begins"]
        yield *found.span(), names if begins is None else begins + capital(names)


@cache
def _sign(letters: tuple[str, ...], dragons: tuple[str, ...]) -> str:
    """A card or a suit; a dragon's name stands for its sign."""
    ranks = "|".join(map(re.escape, sorted(letters, key=len, reverse=True)))
    names = "|".join(map(re.escape, dragons))
    return rf"(?:(?:{_ALONE}(?:{ranks}))?[{''.join(_SUITS)}]|\b(?:{names})\b)"


@cache
def _rows(sign: str) -> re.Pattern[str]:
    """Cards or suits, one or several in a row; or one where a sentence begins."""
    return re.compile(rf"(?P<begins>^|[.?] )?(?P<signs>{sign}(?: {sign})*)")


def _name(sign: str, letters: Mapping[str, int]) -> str:
    rank, suit = sign[:-1], _SUITS.get(sign[-1])
    if suit is None:
        return sign
    return card_name(Card.of(suit, letters[rank])) if rank else form(suit_noun(suit))
