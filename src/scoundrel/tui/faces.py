"""Drawings of cards: a frame, the rank in two corners, and pips placed as on a real card.

Cards are drawn with characters only; large ones have pips and figures of half blocks. On a terminal limited
to ASCII, a letter stands for each suit.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from scoundrel.cards import JOKER, Card, Suit
from scoundrel.play.preferences import Back, Table
from scoundrel.play.way import Cell
from scoundrel.texts import say
from scoundrel.words.cards import rank_sign
from scoundrel.words.spelling import IN_ASCII, spelt

__all__ = [
    "ASCII",
    "UNICODE",
    "Alphabet",
    "Size",
    "Spelling",
    "back",
    "cracked",
    "face",
    "fan",
    "gap",
    "pile",
    "short_sign",
]


class Size(Enum):
    """The sizes of cards: width and height, including the frame; as a line, a card has no frame."""

    LINE = 0, 0
    SHORT = 13, 4
    MIDDLE = 13, 7
    LARGE = 17, 11
    TALL = 21, 15
    GREAT = 29, 21
    GREATEST = 37, 27

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
    foreseen: str
    """The part of a bar that a move would take or give."""
    blade: str
    """The sign on a monster that the weapon can strike."""
    ink: str | None
    """The upper and the lower half of a character, and both; if None, the letter of the suit is used.

    A dragon, which has no suit, is then drawn with ``#``.
    """
    suits: str
    """What pips are drawn with, in deck order."""
    heart: str
    """The sign of a hero's heart."""
    cells: str
    """What the rooms of a way are drawn with, in the order of `Cell`."""
    spelling: dict[int, int | None]
    """Replacements for characters that other texts may not use."""

    def way(self, cells: Iterable[Cell]) -> str:
        """A way through a dungeon: a character for each room."""
        return "".join(self.cells[[*Cell].index(cell)] for cell in cells)

    def spell(self, text: str) -> str:
        """A text written with these characters only."""
        return text.translate(self.spelling)


UNICODE = Alphabet(
    "╭╮╯╰", ("─", "│"), ("┄", "┆"), ("█", "░"), "░", "▒", "⚔", "▀▄█", "♣♠♦♥", "♥", "▇▅▃▁☀✕□·", {}
)
ASCII = Alphabet(
    "++++",
    ("-", "|"),
    ("-", ":"),
    ("#", "."),
    "/",
    "=",
    "w",
    None,
    "csdh",
    "*",
    "4321*x@.",
    IN_ASCII,
)


class Spelling(LineFilter):
    """Limits every line to the characters of an alphabet; what can't be spelt becomes a question mark."""

    def __init__(self, alphabet: Alphabet) -> None:
        super().__init__()
        self.alphabet = alphabet

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [
            segment if segment.text.isascii() else Segment(self._spelt(segment.text), *segment[1:])
            for segment in segments
        ]

    def _spelt(self, text: str) -> str:
        return "".join(map(_in_place, self.alphabet.spell(text)))


def _in_place(sign: str) -> str:
    """A character, spelt in as many columns as it takes."""
    letters, columns = spelt(sign), cell_len(sign)
    return letters if len(letters) == columns else "?" * columns


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

_BACKS = {Back.EMBERS: ("· ", " ·"), Back.LATTICE: ("╱╲", "╲╱"), Back.CROWNS: (" ▲", "▔▔")}
"""The patterns of card backs, line by line; the plain one is hatched."""
_TABLES = {
    Table.BARE: (" ",),
    Table.BOARDS: ("─",),
    Table.FLAGSTONES: ("┼───", "│   "),
    Table.RUNES: (" ╱ │ ╲ ", "       "),
}
"""The patterns of the table where no card lies."""
_COLUMNS = {"l": -2, "m": 0, "r": 2}

_FIGURES = {
    11: ("  _,_  ", "  (o)  ", " /|\\/  ", "  |    ", " / \\   "),
    12: (" .oOo. ", "  (-)  ", "  /~\\  ", " /   \\ ", " ~~~~~ "),
    13: (" \\WWW/ ", "  (=)  ", " /|#|\\ ", "  |#|  ", "  / \\  "),
    14: ("   *   ", "  ***  ", " ***** ", "  ***  ", "   *   "),
    15: ("   __/|", "  /o  /", " <_  ( ", "  vv\\ |", "   (_/ "),
}
"""Pictures: knave, queen, king, the ace as one big pip (stars become its suit), and a dragon."""

Bitmap = tuple[str, ...]
"""Rows of dots; two rows make one line of characters."""

_SUITS: dict[Suit, Bitmap] = {
    Suit.CLUBS: ("..###..", "..###..", "##.#.##", "#######", "##.#.##", "..###.."),
    Suit.SPADES: ("...#...", "..###..", ".#####.", "#######", "##.#.##", "..###.."),
    Suit.DIAMONDS: ("...#...", "..###..", ".#####.", ".#####.", "..###..", "...#..."),
    Suit.HEARTS: (".##.##.", "#######", "#######", ".#####.", "..###..", "...#..."),
}
_PICTURES: dict[int, Bitmap] = {
    11: (
        "...........#.",
        "....###...##.",
        "...#####.##..",
        "...#.#.###...",
        "...#####.....",
        "....###..#...",
        "..#######.#..",
        ".#########...",
        ".##.###.##...",
        ".##.###......",
        "....###......",
        "...##.##.....",
        "..##...##....",
        ".###...###...",
    ),
    12: (
        "......#......",
        "..#..###..#..",
        "..##.###.##..",
        "..#########..",
        "...#######...",
        ".............",
        "...##.#.##...",
        "...#######...",
        "....##.##....",
        ".....###.....",
        "...#######...",
        "..#########..",
        ".###########.",
        "#############",
    ),
    13: (
        "#.....#.....#",
        "##...###...##",
        "###.#####.###",
        "#############",
        "#############",
        ".............",
        "..###.#.###..",
        "..#########..",
        "..###...###..",
        "...#.###.#...",
        "...#######...",
        ".###########.",
        "#############",
        "######.######",
    ),
    15: (
        ".........#.#.",
        "........####.",
        "..#....##.###",
        ".###...######",
        "#####..####..",
        ".#.##.####...",
        "...########..",
        "..##########.",
        "..###.###.##.",
        ".###..###..#.",
        ".##...###....",
        ".##....##....",
        "..######.....",
        "....###......",
    ),
}
"""The same pictures of half blocks, for cards that have room for them."""


def short_sign(card: Card, alphabet: Alphabet = UNICODE) -> str:
    """A card in one to three characters; in ASCII, which has no suits, in words."""
    if alphabet is not ASCII:
        return _rank(card) + _suit(card, alphabet)
    if card.value == JOKER:
        return _suit_name(card)
    return say("sign-ascii", rank=_rank(card), suit=_suit_name(card))


def _small_sign(card: Card, alphabet: Alphabet) -> str:
    """A card where there is no room for words: in ASCII, by its rank alone."""
    return _rank(card) if alphabet is ASCII else short_sign(card, alphabet)


def _rank(card: Card) -> str:
    return rank_sign(card.value)


def _suit(card: Card, alphabet: Alphabet) -> str:
    """The sign of the suit; a dragon has none."""
    return "" if card.value == JOKER else alphabet.suits[card.suit]


def _suit_name(card: Card) -> str:
    """The suit in a word, or what a card without one is."""
    return say("rank-X" if card.value == JOKER else f"suit-{card.suit.letter}")


def face(card: Card, label: str, kind: str, size: Size, alphabet: Alphabet, mark: str = "") -> list[str]:
    """The lines of a card face up: in its frame a label, a mark, and at the bottom its kind."""
    inner = [[" "] * (size.width - 2) for _ in range(size.height - 2)]
    rank, suit = _rank(card), _suit(card, alphabet)
    if size is Size.SHORT:
        sign = short_sign(card, alphabet)
        _put(inner, 0, min(1, size.width - 2 - len(sign)), sign)
    else:
        _put_picture(inner, card, size, alphabet)
        _put(inner, 0, 0, rank)
        _put(inner, -1, -len(rank), rank)
        if alphabet is ASCII:
            _put_suit_name(inner, card, size)
        else:
            _put(inner, 1, 0, suit)
            _put(inner, -2, -1, suit)
    return _framed(inner, label, kind, alphabet.corners, alphabet.line, mark)


def gap(label: str, size: Size, alphabet: Alphabet, table: Table = Table.BARE) -> list[str]:
    """The empty slot of a card that has been taken, where the table shows."""
    inner = _woven(_TABLES[table], size)
    return _framed(inner, label, "", alphabet.corners, alphabet.dashes)


def back(size: Size, alphabet: Alphabet, look: Back = Back.SEAL) -> list[str]:
    """A card face down."""
    inner = _woven(_BACKS.get(look, (alphabet.hatch,)), size)
    return _framed(inner, "", "", alphabet.corners, alphabet.line)


def _woven(lines: tuple[str, ...], size: Size) -> list[list[str]]:
    """The inside of a card, filled with a pattern: its lines again and again, as far as they reach."""
    width, height = size.width - 2, size.height - 2
    return [list((lines[number % len(lines)] * width)[:width]) for number in range(height)]


def cracked(card: Card, size: Size, alphabet: Alphabet) -> list[str]:
    """A card that was just struck: a crack runs through its face."""
    lines = face(card, "", "", size, alphabet)
    for number, line in enumerate(lines[1:-1], 1):
        # A zigzag from the upper left to the lower right.
        column = 2 + (size.width - 5) * number // len(lines) + number % 2
        lines[number] = line[:column] + "╲╱"[number % 2] + line[column + 1 :]
    return lines


def fan(weapon: Card | None, slain: tuple[Card, ...], width: int, alphabet: Alphabet) -> list[str]:
    """The weapon as a small card, on top of the monsters slain with it; of many, the last are drawn."""
    across, down = alphabet.line if weapon else alphabet.dashes
    corners = alphabet.corners
    sign = f" {short_sign(weapon, alphabet)} " if weapon else " " * 4
    signs = [_small_sign(card, alphabet) for card in slain]
    hidden = 0
    while signs and len(sign) + 2 + sum(len(each) + 1 for each in signs) > width - 3 * bool(hidden):
        signs.pop(0)
        hidden += 1
    signs = [f"+{hidden}", *signs] if hidden else signs
    edges = [across * len(each) for each in (sign, *signs)]
    return [
        corners[0] + "".join(edge + corners[1] for edge in edges),
        down + "".join(each + down for each in (sign, *signs)),
        corners[3] + "".join(edge + corners[2] for edge in edges),
    ]


def pile(card: Card | None, alphabet: Alphabet) -> list[str]:
    """A small pile of cards with this one on top."""
    inner = [list(f"{_small_sign(card, alphabet) if card else '':<3}")]
    if card is None:
        return [*_framed(inner, "", "", alphabet.corners, alphabet.dashes), ""]
    above, middle, below = _framed(inner, "", "", alphabet.corners, alphabet.line)
    return [above, middle + alphabet.corners[1], below + alphabet.line[1], f" {below}"]


def _put_picture(inner: list[list[str]], card: Card, size: Size, alphabet: Alphabet) -> None:
    if alphabet is ASCII and size is Size.MIDDLE:
        return
    if size in (Size.GREAT, Size.GREATEST):
        _put_large_picture(inner, card, alphabet)
    elif card.value in _PICTURES and size is not Size.MIDDLE:
        _put_bitmap(inner, _PICTURES[card.value], card, alphabet)
    else:
        _put_small_picture(inner, card, _suit(card, alphabet))


def _put_suit_name(inner: list[list[str]], card: Card, size: Size) -> None:
    """The suit in a word: below the rank or, on a card too small for a picture, in its middle."""
    name = _suit_name(card)
    if size is Size.MIDDLE:
        _put(inner, len(inner) // 2, (len(inner[0]) - cell_len(name)) // 2, name)
    else:
        _put(inner, 1, 0, f"{name}  ")


def _put_small_picture(inner: list[list[str]], card: Card, suit: str) -> None:
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


def _put_large_picture(inner: list[list[str]], card: Card, alphabet: Alphabet) -> None:
    pip = _SUITS[card.suit]
    if card.value not in _PIPS:
        _put_bitmap(inner, _doubled(_PICTURES.get(card.value, pip)), card, alphabet)
        return
    apart = len(inner[0]) // 3 - 1
    for place in _PIPS[card.value]:
        line = int(place[1]) * (len(inner) - len(pip) // 2) // 4
        _put_bitmap(inner, pip, card, alphabet, line, _COLUMNS[place[0]] * apart // 2)


def _doubled(bitmap: Bitmap) -> Bitmap:
    """A bitmap of twice the size."""
    return tuple("".join(dot * 2 for dot in row) for row in bitmap for _ in range(2))


def _put_bitmap(
    inner: list[list[str]],
    bitmap: Bitmap,
    card: Card,
    alphabet: Alphabet,
    line: int | None = None,
    beside: int = 0,
) -> None:
    """Draw a bitmap in the middle, or from a given line on and a number of columns beside the middle."""
    ink = alphabet.ink or (_suit(card, alphabet) or "#") * 3
    inks = {("#", "."): ink[0], (".", "#"): ink[1], ("#", "#"): ink[2]}
    first = (len(inner) - len(bitmap) // 2) // 2 if line is None else line
    left = (len(inner[0]) - len(bitmap[0])) // 2 + beside
    for number in range(0, len(bitmap), 2):
        for column, dots in enumerate(zip(bitmap[number], bitmap[number + 1], strict=True)):
            if dots in inks:
                inner[first + number // 2][left + column] = inks[dots]


def _put(inner: list[list[str]], line: int, column: int, text: str) -> None:
    row = inner[line]
    start = column % len(row)
    # A sign that is two cells wide takes the place of two.
    cells = [cell for sign in text for cell in (sign, *[""] * (cell_len(sign) - 1))]
    row[start : start + len(cells)] = cells


def _framed(
    inner: list[list[str]], label: str, kind: str, corners: str, lines: tuple[str, str], mark: str = ""
) -> list[str]:
    across, down = lines
    width = len(inner[0])
    above = f"{across} {label} " if label else ""
    beside = f" {mark} {across}" if mark else ""
    below = f" {kind} {across}" if kind else ""
    return [
        f"{corners[0]}{above}{across * (width - cell_len(above + beside))}{beside}{corners[1]}",
        *(f"{down}{''.join(line)}{down}" for line in inner),
        f"{corners[3]}{across * (width - cell_len(below))}{below}{corners[2]}",
    ]
