"""Drawings of cards: a frame, the rank in two corners, and pips placed as on a real card.

Cards are drawn with characters only. On a terminal limited to ASCII, a letter stands for each suit.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from scoundrel.cards import Card

__all__ = ["ASCII", "UNICODE", "Alphabet", "Size", "Spelling", "back", "face", "gap"]


class Size(Enum):
    """The sizes of cards: width and height, including the frame."""

    SHORT = 13, 4
    MIDDLE = 13, 7
    LARGE = 17, 11

    @property
    def width(self) -> int:
        return self.value[0]

    @property
    def height(self) -> int:
        return self.value[1]


@dataclass(frozen=True, slots=True)
class Alphabet:
    """The characters that cards and bars are drawn with."""

    corners: str
    """The corners of a frame, clockwise from the upper left."""
    line: tuple[str, str]
    """The lines of a frame: horizontal and vertical."""
    dashes: tuple[str, str]
    """The lines of an empty slot: horizontal and vertical."""
    bar: tuple[str, str]
    """The full and the empty part of a bar."""
    hatch: str
    suits: str
    """The suit signs, in deck order."""
    spelling: dict[int, int]
    """Replacements for characters that other texts may not use."""

    def spell(self, text: str) -> str:
        """A text written with these characters only."""
        return text.translate(self.spelling)


UNICODE = Alphabet("╭╮╯╰", ("─", "│"), ("┄", "┆"), ("█", "░"), "░", "♣♠♦♥", {})
_ASCII_FOR = {
    "♣♠♦♥": "csdh",
    "−–·…": "--..",
    "▸▶✓×": ">>+x",
    "■◧△↷✕★◆": "#-+>x**",
    "←→↑↓⏎": "<>^v<",
    "─━╸╺▔▁": "------",
    "│┃▌▎▏▐▊▍": "||||||||",
    "╭╮╯╰┌┐┘└": "++++++++",
    "█▂▃▄▅▆▇": "#######",
}
ASCII = Alphabet(
    "++++",
    ("-", "|"),
    ("-", ":"),
    ("#", "."),
    "/",
    "csdh",
    str.maketrans("".join(_ASCII_FOR), "".join(_ASCII_FOR.values())),
)


class Spelling(LineFilter):
    """Limits every line to the characters of an alphabet; any other character becomes a question mark."""

    def __init__(self, alphabet: Alphabet) -> None:
        super().__init__()
        self.alphabet = alphabet

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [
            segment if segment.text.isascii() else Segment(self._spelt(segment.text), *segment[1:])
            for segment in segments
        ]

    def _spelt(self, text: str) -> str:
        spelt = self.alphabet.spell(text)
        return "".join(sign if sign.isascii() else "?" * cell_len(sign) for sign in spelt)


_PIPS = {
    2: ("m0", "m4"),
    3: ("m0", "m2", "m4"),
    4: ("l0", "r0", "l4", "r4"),
    5: ("l0", "r0", "m2", "l4", "r4"),
    6: ("l0", "r0", "l2", "r2", "l4", "r4"),
    7: ("l0", "r0", "m1", "l2", "r2", "l4", "r4"),
    8: ("l0", "r0", "m1", "l2", "r2", "m3", "l4", "r4"),
    9: ("l0", "r0", "l1", "r1", "m2", "l3", "r3", "l4", "r4"),
    10: ("l0", "r0", "m1", "l1", "r1", "l3", "r3", "m3", "l4", "r4"),
}
"""Where the pips of a number card go: the left, middle or right column, and one of five lines."""

_COLUMNS = {"l": -2, "m": 0, "r": 2}

_FIGURES = {
    11: ("  _,_  ", "  (o)  ", " /|\\/  ", "  |    ", " / \\   "),
    12: (" .oOo. ", "  (-)  ", "  /~\\  ", " /   \\ ", " ~~~~~ "),
    13: (" \\WWW/ ", "  (=)  ", " /|#|\\ ", "  |#|  ", "  / \\  "),
    14: ("   *   ", "  ***  ", " ***** ", "  ***  ", "   *   "),
    15: ("   __/|", "  /o  /", " <_  ( ", "  vv\\ |", "   (_/ "),
}
"""Pictures: knave, queen, king, the ace as one big pip (stars become its suit), and a joker's dragon."""


def face(card: Card, label: str, kind: str, size: Size, alphabet: Alphabet) -> list[str]:
    """The lines of a card face up, with a label in the top of the frame and its kind in the bottom."""
    inner = [[" "] * (size.width - 2) for _ in range(size.height - 2)]
    rank, suit = card.rank.replace("T", "10"), alphabet.suits[card.suit]
    if size is Size.SHORT:
        _put(inner, 0, 1, rank + suit)
    else:
        _put_picture(inner, card, suit)
        _put(inner, 0, 0, rank)
        _put(inner, 1, 0, suit)
        _put(inner, -1, -len(rank), rank)
        _put(inner, -2, -1, suit)
    return _framed(inner, label, kind, alphabet.corners, alphabet.line)


def gap(label: str, size: Size, alphabet: Alphabet) -> list[str]:
    """The empty slot of a card that has been taken."""
    inner = [[" "] * (size.width - 2) for _ in range(size.height - 2)]
    return _framed(inner, label, "", alphabet.corners, alphabet.dashes)


def back(size: Size, alphabet: Alphabet) -> list[str]:
    """A card face down."""
    inner = [[alphabet.hatch] * (size.width - 2) for _ in range(size.height - 2)]
    return _framed(inner, "", "", alphabet.corners, alphabet.line)


def _put_picture(inner: list[list[str]], card: Card, suit: str) -> None:
    middle, height = len(inner[0]) // 2, len(inner)
    spread = 2 if height < 9 else 3
    if card.value in _PIPS:
        for place in _PIPS[card.value]:
            # Spread the five lines of pips over the lines there are.
            line = int(place[1]) * (height - 1) // 4
            inner[line][middle + _COLUMNS[place[0]] * spread // 2] = suit
        return
    for number, drawn in enumerate(_FIGURES[card.value], (height - 5) // 2):
        _put(inner, number, middle - 3, drawn.replace("*", suit))


def _put(inner: list[list[str]], line: int, column: int, text: str) -> None:
    row = inner[line]
    start = column % len(row)
    row[start : start + len(text)] = text


def _framed(
    inner: list[list[str]], label: str, kind: str, corners: str, lines: tuple[str, str]
) -> list[str]:
    across, down = lines
    width = len(inner[0])
    above = f"{across} {label} " if label else ""
    below = f" {kind} {across}" if kind else ""
    return [
        f"{corners[0]}{above.ljust(width, across)}{corners[1]}",
        *(f"{down}{''.join(line)}{down}" for line in inner),
        f"{corners[3]}{below.rjust(width, across)}{corners[2]}",
    ]
