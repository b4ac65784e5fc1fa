"""Deal codes: a deal in one line that can be typed, such as ``classic/42``, to play the same cards.

The rules come before the first slash, as `format_rules` writes them, and the seed comes after it. A seed
that would not survive being typed (spaces at its ends, invisible characters) is quoted as in JSON.
The name of a mixture is left out: it does not affect the deal.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from scoundrel.deals import fresh_seed, seed_text
from scoundrel.errors import DealError, quote
from scoundrel.game import Game
from scoundrel.notation.rulesets import format_rules, parse_rules
from scoundrel.rules import RULEBOOK, Rules

__all__ = ["Deal", "deal_code", "parse_deal_code"]

EXAMPLE = "classic/42"


class Deal(NamedTuple):
    """What a deal code names."""

    rules: Rules
    seed: str

    @classmethod
    def of(cls, rules: Rules, seed: str | None = None) -> Deal:
        """The deal of a seed; without one, of a fresh secret seed."""
        return cls(rules, fresh_seed() if seed is None else seed_text(seed))

    @property
    def code(self) -> str:
        return f"{_rules_text(self.rules)}/{_seed_text(self.seed)}"

    def game(self) -> Game:
        """The deal, ready to play."""
        return Game.deal(self.rules, self.seed)


def deal_code(game: Game) -> str | None:
    """The code of a game's deal; None if the game was not dealt from a seed, or by a key."""
    if game.seed is None or game.keyed:
        return None
    deal = Deal(game.rules, game.seed)
    # A game on a prepared deck may have a seed too, for its shuffles.
    return deal.code if game.after(0).position() == deal.game().position() else None


def parse_deal_code(text: str) -> Deal:
    """Read a deal code."""
    rules, slash, seed = text.partition("/")
    if not slash:
        raise DealError("codes-no_slash", text=quote(text), example=EXAMPLE)
    if not seed.strip():
        raise DealError("codes-no_seed", text=quote(text), example=EXAMPLE)
    return Deal(parse_rules(rules), seed_text(_parse_seed(seed.strip())))


def _rules_text(rules: Rules) -> str:
    base = RULEBOOK[rules.name] if rules.name in RULEBOOK else RULEBOOK.closest(rules)
    return format_rules(rules.replace(name=base.name, title=base.title))


def _seed_text(seed: str) -> str:
    plain = seed and seed.strip() == seed and seed.isprintable() and not seed.startswith('"')
    return seed if plain else json.dumps(seed)


def _parse_seed(text: str) -> str:
    if not text.startswith('"'):
        return text
    try:
        seed = json.loads(text)
    except ValueError:
        raise DealError("codes-open_quote", text=quote(text)) from None
    assert isinstance(seed, str), "what begins with a quote is a text in JSON"
    return seed
