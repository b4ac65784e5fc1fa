"""Links that contain a whole deal, position or game, so that opening one needs no server.

A link to a day is ``day/319``, one to another deal is its code, and either may carry what its sender says
of a game: ``day/319/…``, ``deal/…/classic/42``.
"""

from __future__ import annotations

import binascii
import os
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import date
from typing import NamedTuple
from urllib.parse import quote as in_address
from urllib.parse import unquote

from scoundrel.errors import DealError, ScoundrelError, quote
from scoundrel.game import Game
from scoundrel.notation.records import parse_record
from scoundrel.play.claims import Claim, parse_claim
from scoundrel.play.codes import Deal, deal_code, parse_deal_code
from scoundrel.play.daily import RULES, daily_seed, day_number, day_of_number, day_of_seed
from scoundrel.play.seats import tidy_name
from scoundrel.rules import RULEBOOK

__all__ = [
    "GAME",
    "JOIN",
    "POSITION",
    "WATCH",
    "DealLink",
    "Linked",
    "deal_link",
    "game_link",
    "link_in",
    "link_text",
    "linked_game",
    "packed",
    "read_deal_link",
    "site_address",
    "start_link",
    "unpacked",
    "whole_link",
]

GAME, POSITION, DAY, DEAL = "game/", "position/", "day/", "deal/"
JOIN, WATCH = "join/", "watch/"
"""Links to a server's table: to sit down there, or to look on."""
SITE = "SCOUNDREL_SITE"
"""The environment variable that holds the address of a public site with the page."""
MOST_LETTERS = 20_000
MOST_BYTES = 100_000
"""The size limit of the text that a link unpacks to."""
MOST_MOVES = 2_000
"""The most moves in a link: when packed, any number of equal moves takes only a few letters."""


class DealLink(NamedTuple):
    """A link to a deal."""

    deal: Deal
    day: date | None = None
    """The day whose dungeon it is."""
    claim: Claim | None = None
    """What its sender says of a game."""
    trouble: ScoundrelError | None = None
    """Why a claim in it can't be read, in a sentence; the deal can be played all the same."""


def start_link(game: Game) -> str | None:
    """The link to the deal of a game; None if it was not dealt from a seed."""
    code = deal_code(game)
    return None if code is None else deal_link(code)


def deal_link(code: str, claim: Claim | None = None) -> str:
    """The link to a deal by its code, with a claim about a game of it."""
    day = day_of_seed(code.removeprefix(f"{RULES}/"))
    if day is not None and day_number(day) > 0:
        return f"{DAY}{day_number(day)}" + (f"/{claim.text}" if claim else "")
    return f"{DEAL}{claim.text}/{code}" if claim else code


def read_deal_link(text: str) -> DealLink:
    """Read a link to a deal, a whole address that ends in one, or a deal code."""
    link = link_text(text)
    if link.startswith(DAY):
        number, _, said = link.removeprefix(DAY).partition("/")
        if not re.fullmatch(r"\d{1,9}", number, re.ASCII):
            raise DealError("claims-no_day", given=quote(number))
        numbered = day_of_number(int(number))
        return _with_claim(DealLink(Deal(RULEBOOK[RULES], daily_seed(numbered)), numbered), said)
    said, _, code = link.removeprefix(DEAL).partition("/") if link.startswith(DEAL) else ("", "", link)
    deal = parse_deal_code(code)
    day = day_of_seed(deal.seed) if deal.code.startswith(f"{RULES}/") else None
    return _with_claim(DealLink(deal, day), said)


def link_text(text: str) -> str:
    """A link without the address of a site before it; too long a text is refused."""
    if len(text) > MOST_LETTERS:
        raise DealError("door-bad-link", link=quote(text))
    address, mark, link = text.strip().partition("#")
    return unquote(link) if mark and (not address or "://" in address) else text.strip()


def _with_claim(link: DealLink, said: str) -> DealLink:
    try:
        claim = parse_claim(said) if said else None
    except ScoundrelError as error:
        return link._replace(trouble=error)
    if claim is not None and len(claim.rows) != link.deal.rules.players:
        return link._replace(trouble=DealError("claims-false"))
    return link._replace(claim=claim)


def site_address() -> str:
    """Where the game is on the web, if this machine knows: ``SCOUNDREL_SITE``; otherwise empty."""
    return os.environ.get(SITE, "").strip()


def whole_link(link: str, address: str) -> str:
    """A link as it is posted: with the address of the site, or alone if there is none."""
    if not address:
        return link
    return f"{address.split('#')[0]}#{in_address(link, safe='/=:,;+~')}"


class Linked(NamedTuple):
    """The game of a link."""

    game: Game
    name: str
    """Who played it; empty if that is not told. Whoever wrote the link chose it."""
    move: int | None
    """The move at which to open it; None if that is not told."""


def game_link(game: Game, name: str = "", move: int | None = None) -> str:
    """The link to a whole game, to be watched; empty if it is too long for one."""
    told = [game.record_line(), tidy_name(name), "" if move is None else str(move)]
    return GAME + packed("\n".join(told).rstrip("\n")) if game.move_count <= MOST_MOVES else ""


def linked_game(letters: str) -> Linked:
    """The game of a link, given only the letters at its end."""
    line, name, move, *_ = [*unpacked(letters).split("\n"), "", ""]
    record = parse_record(line)
    if len(record.moves) > MOST_MOVES:
        raise DealError("door-bad-long_link", moves=len(record.moves), most=MOST_MOVES)
    game = Game.from_record(record)
    is_move = move.isascii() and move.isdigit() and len(move) < len(str(MOST_MOVES)) + 1
    return Linked(game, tidy_name(name), min(int(move), game.move_count) if is_move else None)


def link_in(text: str) -> tuple[str, str]:
    """What a pasted link leads to, with or without its site: `GAME` or `POSITION`, and its letters.

    Both are empty for anything else.
    """
    link = text.strip().rpartition("#")[2]
    kind = next((kind for kind in (GAME, POSITION) if link.startswith(kind)), "")
    return kind, link.removeprefix(kind) if kind else ""


def packed(text: str) -> str:
    """A text, compressed and encoded in letters that are allowed in a link."""
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(letters: str) -> str:
    """The inverse of `packed`; a link that was cut short or edited is refused."""
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
        raise DealError("door-bad-link", link=quote(letters)) from None
