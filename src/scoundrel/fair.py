"""Fair dealing: a deal that neither side could choose, and that anybody can verify afterwards.

Whoever deals draws a secret and shows its commitment first. Only then does the other side name a text of
its own, and both together give the seed: neither could choose it. At the end the secret is opened.

Such a deal is *keyed*: its deck and every later shuffle are ordered by a cryptographic hash of the seed,
so the cards that were seen tell nothing of those to come, however many they are. `docs/deals.md` has it.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from hashlib import blake2b, sha256

from scoundrel.deals import seed_bytes
from scoundrel.errors import RecordError, quote

__all__ = ["SECRET_BYTES", "Proof", "check_proof", "commitment_to", "fair_seed", "first_of", "keyed_order"]

SECRET_BYTES = 32
"""How long the secret of a dealer is."""
TAG = "scoundrel deal 1"
"""Set before everything that is committed to, so that a commitment is to nothing else."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What shows that a deal was fair."""

    deal: str
    """The name of the deal, which its dealer can't use twice."""
    commitment: str
    """What was shown before the first card: a hash of the secret."""
    secret: str
    """The dealer's secret, opened at the end, as hexadecimal digits."""
    client: str
    """What the player's side added."""


def commitment_to(deal: str, rules: str, secret: bytes) -> str:
    """What a dealer shows before anything else: it fixes the secret, and tells nothing of it."""
    return sha256("\n".join((TAG, deal, rules, secret.hex())).encode()).hexdigest()


def fair_seed(secret: bytes, client: str) -> str:
    """The seed of a deal, made from both sides' texts."""
    return hmac.new(secret, client.encode(), sha256).hexdigest()


def keyed_order(cards: bytes, seed: str, shuffle: int) -> bytes:
    """The cards as the keyed shuffle of that number orders them; the deal itself is number 0."""
    key = seed_bytes(seed)

    def place(index: int) -> bytes:
        return blake2b(f"{shuffle}/{index}".encode(), digest_size=16, key=key).digest()

    return bytes(cards[index] for index in sorted(range(len(cards)), key=place))


def first_of(deal: str) -> int:
    """Which of two players goes first: by the name of the deal, which is no secret."""
    return sha256(deal.encode()).digest()[0] & 1


def check_proof(proof: Proof, rules: str, seed: str | None) -> None:
    """Refuse a proof that does not lead to this seed."""
    try:
        secret = bytes.fromhex(proof.secret)
    except ValueError:
        raise RecordError("error-not_a_secret", secret=quote(proof.secret)) from None
    if commitment_to(proof.deal, rules, secret) != proof.commitment:
        raise RecordError("error-unfair_commitment", commitment=proof.commitment)
    if fair_seed(secret, proof.client) != seed:
        raise RecordError("error-unfair_seed", client=quote(proof.client))
