"""The table as text and as a picture, with nothing on it that a player may not know."""

from __future__ import annotations

from typing import Any

import numpy as np

from scoundrel.cards import JOKER, Card, rank_name
from scoundrel.game import Game, Hero, View
from scoundrel.words.table import table_lines

__all__ = ["table_picture", "table_text"]

FELT, PAPER, SLOT, RED, BLACK, PALE = (
    np.array(colour, np.uint8)
    for colour in (
        (24, 44, 38),
        (244, 238, 224),
        (38, 62, 54),
        (176, 32, 36),
        (28, 28, 32),
        (226, 222, 208),
    )
)
CARD_WIDTH, CARD_HEIGHT, GAP = 44, 60, 8
LINE = 28
"""The height of a hero's line."""

# Each glyph is seven rows of five dots, a row in two hexadecimal digits.
GLYPHS = {
    "0": "0e11131519110e", "1": "040c040404040e", "2": "0e11010204081f", "3": "1f02040201110e",
    "4": "02060a121f0202", "5": "1f101e0101110e", "6": "0608101e11110e", "7": "1f010204080808",
    "8": "0e11110e11110e", "9": "0e11110f01020c", "-": "0000001f000000", "<": "02040810080402",
    "J": "0702020202120c", "Q": "0e11111115120d", "K": "11121418141211", "A": "0e11111f111111",
    "★": "04041f0e0e1b11", "♣": "0e0e1f1f15040e", "♠": "040e1f1f1f040e", "♦": "04040e1f0e0404",
    "♥": "0a1f1f1f0e0e04",
}  # fmt: skip


def table_text(game: Game) -> str:
    """The table line by line, as in plain mode."""
    return "\n".join(table_lines(game))


def table_picture(view: View) -> Any:
    """The heroes, the deck's size and the room; rows, columns, and red, green and blue."""
    width = GAP + len(view.room) * (CARD_WIDTH + GAP)
    top = GAP + LINE * len(view.heroes)
    picture: Any = np.empty((top + CARD_HEIGHT + GAP, max(width, 5 * CARD_WIDTH), 3), np.uint8)
    picture[:] = FELT
    for player, hero in enumerate(view.heroes):
        _draw_hero(
            picture, GAP + player * LINE, hero, is_to_move=len(view.heroes) > 1 and player == view.turn
        )
    below = str(len(view.unseen) + len(view.known))
    _write(picture, GAP, picture.shape[1] - GAP - 12 * len(below), below, PALE, 2)
    for slot, card in enumerate(view.room):
        _draw_card(picture, top, GAP + slot * (CARD_WIDTH + GAP), card)
    return picture


def _draw_hero(picture: Any, top: int, hero: Hero, *, is_to_move: bool) -> None:
    """Health; then the weapon, and the rank below which it strikes."""
    _write(picture, top, GAP, f"♥{hero.health}", RED if hero.fallen else PALE, 2)
    if hero.weapon is not None:
        limit = f"<{hero.strikes_below}" if hero.slain else ""
        _write(picture, top, GAP + 64, f"♦{hero.weapon.value}{limit}", PALE, 2)
    if is_to_move:
        picture[top + 18 : top + 20, GAP : GAP + 48] = PALE


def _draw_card(picture: Any, top: int, left: int, card: Card | None) -> None:
    place = picture[top : top + CARD_HEIGHT, left : left + CARD_WIDTH]
    place[:] = SLOT if card is None else PAPER
    if card is not None:
        ink = RED if card.suit.symbol in "♦♥" else BLACK
        _write(picture, top + 5, left + 5, rank_name(card.value), ink, 3)
        # A dragon has no suit.
        _write(picture, top + 31, left + 15, card.suit.symbol if card.value < JOKER else "", ink, 3)


def _write(picture: Any, top: int, left: int, text: str, ink: Any, size: int) -> None:
    """Write a text; each dot of a glyph is a square of this size."""
    for i, sign in enumerate(text):
        rows = bytes.fromhex(GLYPHS[sign])
        dots = np.array([[row >> (4 - column) & 1 for column in range(5)] for row in rows], bool)
        dots = dots.repeat(size, 0).repeat(size, 1)
        start = left + 6 * size * i
        picture[top : top + dots.shape[0], start : start + dots.shape[1]][dots] = ink
