"""Links that hold all of a deal, a position or a whole game, so that opening one needs no server."""

from __future__ import annotations

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from scoundrel.errors import DealError, quote
from scoundrel.game import Game
from scoundrel.play.codes import deal_code
from scoundrel.words.texts import say

__all__ = ["GAME", "POSITION", "game_link", "packed", "position_link", "start_link", "unpacked"]

GAME, POSITION = "game/", "position/"
MOST_LETTERS = 20_000
MOST_BYTES = 1_000_000
"""The most that a link may unpack to."""


def start_link(game: Game) -> str | None:
    """The link to the deal of a game; None if it was not dealt from a seed."""
    return deal_code(game)


def game_link(game: Game) -> str:
    """The link to a whole game, to be watched."""
    return GAME + packed(game.record_line())


def position_link(position: str) -> str:
    """The link to a position, to be played on from."""
    return POSITION + packed(position)


def packed(text: str) -> str:
    """A text as letters that may stand in a link."""
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(letters: str) -> str:
    """The text again; a link that was cut short or edited is refused."""
    try:
        if len(letters) > MOST_LETTERS:
            raise ValueError
        squeezed = urlsafe_b64decode(letters.encode("ascii") + b"=" * (-len(letters) % 4))
        reader = zlib.decompressobj()
        text = reader.decompress(squeezed, MOST_BYTES)
        if not reader.eof:
            raise ValueError
        return text.decode()
    except (ValueError, zlib.error, binascii.Error):
        raise DealError(say("door.bad.link", link=quote(letters))) from None
