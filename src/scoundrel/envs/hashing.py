"""From the text of a seed to the start of its stream, in compiled code: BLAKE2b (RFC 7693) of one block.

`scoundrel.deals` does the same with Python's own hash, one deal at a time. A vector environment deals about
a million games a second.
"""

from __future__ import annotations

import cython

from scoundrel.errors import DealError

if not cython.compiled:
    from scoundrel.shapes import *

__all__ = ["hashed"]


def hashed(text: bytes) -> tuple[int, ...]:
    """The four words that start the stream of this text."""
    chance = cython.declare(Chance)
    if len(text) > ONE_BLOCK:
        raise DealError("error-long_hashed", n=len(text), most=ONE_BLOCK)
    hash_text(text, len(text), cython.address(chance))
    return tuple([chance.words[i] for i in range(4)])


def hash_text(text: bytes, length: int, chance: Pointer[Chance]) -> None:
    """Set a stream to its start: the digest's four little-endian words."""
    block = cython.declare(uint64_t[16])
    for i in range(16):
        block[i] = 0
    for i in range(length):
        block[i >> 3] |= cython.cast(uint64_t, text[i]) << (8 * (i & 7))
    blake_block(block, length, chance.words)
