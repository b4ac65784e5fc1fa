"""Sealed results: what others say of their games, kept until the same deal was played here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from scoundrel.errors import ScoundrelError
from scoundrel.play.claims import Claim, parse_claim
from scoundrel.play.store import Store
from scoundrel.texts import say

__all__ = ["claimant", "claims_on", "keep_claim", "told_of_claims"]

SEALED = "sealed"
"""The setting that holds the claims about each deal, by its code."""
MOST_DEALS, MOST_CLAIMS = 20, 4
"""How many deals are kept, and how many claims about each; the oldest are forgotten."""


def claims_on(store: Store | None, code: str | None) -> list[Claim]:
    """What others say of their games of that deal, the last one first."""
    nothing: dict[str, Any] = {}
    kept = nothing if store is None else store.setting(SEALED, nothing)
    found = kept.get(code) if code else None
    return list(_read(found)) if isinstance(found, list) else []


def _read(texts: list[Any]) -> Iterator[Claim]:
    """Only what can be read, as other programs may have written to the store."""
    for text in texts[:MOST_CLAIMS]:
        with suppress(ScoundrelError):
            yield parse_claim(str(text))


def keep_claim(store: Store, code: str, claim: Claim) -> None:
    """Keep what somebody says of a game of that deal."""
    known = claims_on(store, code)
    if known[:1] == [claim]:
        return
    others = [each for each in known if not each.is_of(claim)]
    texts = [each.text for each in [claim, *others][:MOST_CLAIMS]]
    nothing: dict[str, Any] = {}

    def put(kept: dict[str, Any]) -> dict[str, Any]:
        rest = [(deal, said) for deal, said in kept.items() if deal != code]
        return dict([*rest[1 - MOST_DEALS :], (code, texts)])

    store.change_setting(SEALED, nothing, put)


def claimant(claim: Claim, player: int = 0) -> str:
    """Who says it: by name, or as somebody."""
    named = claim.names[player] if player < len(claim.names) else ""
    return named or say("claims-somebody")


def told_of_claims(store: Store | None, code: str | None) -> list[str]:
    """Whose results are sealed until this deal was played, a sentence each."""
    return [say("claims-sealed", name=claimant(claim)) for claim in claims_on(store, code)]
