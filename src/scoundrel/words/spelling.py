"""Texts for where signs can't be shown: cards in words, and any other sign as letters or simpler signs."""

from __future__ import annotations

import codecs
import io
import os
import sys
from functools import lru_cache
from typing import TextIO
from unicodedata import normalize

from scoundrel.cards import Suit

__all__ = ["IN_ASCII", "Speller", "shows_unicode", "spelt"]

_SIGNS = {
    "♣♠♦♥": "csdh",
    "−–·…": "--..",
    "▸▶✓×": ">>+x",
    "■◧△↷✕⚔★◆": "#-+>xw**",
    "¹²³⁴": "1234",
    "▀▒╲╱": "#=\\/",
    "←→↑↓⏎▲": "<>^v<^",
    "─━╸╺▔▁": "------",
    "│┃▌▎▏▐▊▍": "||||||||",
    "╭╮╯╰┌┐┘└├┤┬┴┼": "+++++++++++++",
    "█▂▃▄▅▆▇": "#######",
    "‘’‚“”„«»": '\'\',"""""',
    "🟩🟨🟧🟥☀💀⬛": "4321*x.",
}
_BARE = "\N{VARIATION SELECTOR-16}"
"""Asks for a coloured picture of the sign before it, and is nothing by itself."""
IN_ASCII = str.maketrans("".join(_SIGNS), "".join(_SIGNS.values()), _BARE)
"""One character for each sign, for drawings, in which everything keeps its place."""
_LONGER = {"…": "...", "→": "->", "±": "+-", "ß": "ss", "ł": "l", "Ł": "L", "œ": "oe", "æ": "ae"}
"""Better spellings for texts, where the length may change."""
_SUITS = frozenset(suit.symbol for suit in Suit)
_COERCED = ("C.UTF-8", "C.utf8", "UTF-8")
"""The values that Python itself gives LC_CTYPE in the C locale (PEP 538)."""


def shows_unicode(stream: TextIO | None = None) -> bool:
    """Whether a stream, or else standard output, seems able to show more than ASCII."""
    stream = stream or sys.__stdout__
    encoding = (stream.encoding if stream else "") or ""
    # Python uses UTF-8 whatever the locale, but a locale set to C on purpose asks for ASCII.
    ctype = os.environ.get("LC_CTYPE", "")
    named = os.environ.get("LC_ALL") or (ctype if ctype not in _COERCED else "") or os.environ.get("LANG")
    simple = os.environ.get("TERM") in ("dumb", "vt100") and stream is not None and stream.isatty()
    return encoding.lower().replace("-", "") == "utf8" and named not in ("C", "POSIX") and not simple


def spelt(text: str, encoding: str = "ascii") -> str:
    """A text with nothing but what an encoding can show."""
    if text.isascii():
        return text
    if any(_letters(sign, encoding) != sign for sign in _SUITS.intersection(text)):
        from scoundrel.words.speech import cards_in_words

        text = cards_in_words(text)
    return "".join(_letters(sign, encoding) for sign in text)


@lru_cache(10_000)
def _letters(sign: str, encoding: str) -> str:
    """A sign, if the encoding has it; otherwise how it is spelt."""
    try:
        sign.encode(encoding)
    except UnicodeEncodeError:
        told = _LONGER.get(sign) or sign.translate(IN_ASCII)
        # A letter without its accents can be read; anything else can at least be told apart.
        plain = normalize("NFKD", told).encode("ascii", "ignore")
        return (plain or told.encode("ascii", "backslashreplace")).decode()
    return sign


class Speller(io.TextIOWrapper):
    """A stream that writes only what it can show.

    It takes the place of one that can't show everything. Click writes UTF-8 to whatever calls itself ASCII,
    so that is written as UTF-8, of which it is a part.
    """

    def __init__(self, stream: io.TextIOWrapper) -> None:
        self._stream = stream  # if it were garbage-collected, it would close the buffer that both share
        own = codecs.lookup(stream.encoding).name
        self._shown = "ascii" if own == "utf-8" else own
        super().__init__(
            stream.buffer,
            "utf-8" if own == "ascii" else own,
            "backslashreplace",
            line_buffering=stream.line_buffering,
            write_through=stream.write_through,
        )

    def write(self, text: str) -> int:
        super().write(spelt(text, self._shown))
        return len(text)
