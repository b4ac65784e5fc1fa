"""Randomness: a seed becomes a stream of numbers, and the stream shuffles a deck.

How a seed becomes a deck is fixed forever and the same in every language; `docs/deals.md` specifies it
step by step, with test vectors.
"""

from __future__ import annotations

import cython

from scoundrel.errors import DealError, quote

if not cython.compiled:
    from scoundrel.shapes import Chance, Pointer, uint64_t, upper_half

__all__ = ["fresh_seed", "seed_bytes", "seed_text", "shuffled"]


LONGEST_SEED = 1_000
"""The most characters in a seed."""


def seed_text(seed: int | str) -> str:
    """A seed as text, which is what is hashed: a number is its decimal digits."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise TypeError(f"a seed is a text or a whole number, not {type(seed).__name__}")
    # A digit has fewer than four bits. Python refuses to write a number of thousands of digits.
    too_long = isinstance(seed, int) and seed.bit_length() > 4 * LONGEST_SEED
    if too_long or len(str(seed)) > LONGEST_SEED:
        raise DealError("error-long_seed", seed=quote(seed), most=LONGEST_SEED)
    try:
        str(seed).encode()
    except UnicodeEncodeError:
        # A lone surrogate could be neither saved nor sent.
        raise DealError("error-half_seed", seed=quote(seed)) from None
    return str(seed)


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    import secrets

    return secrets.token_hex(16)


def seed_bytes(seed: int | str) -> bytes:
    """The 32 bytes that start the stream of a seed, or of a text derived from one."""
    from hashlib import blake2b

    text = seed if isinstance(seed, str) else seed_text(seed)
    return blake2b(text.encode(), digest_size=32).digest()


def shuffled(cards: bytes, seed: int | str) -> bytes:
    """The cards in the order in which this seed deals them, top card first."""
    order = bytearray(cards)
    chance = cython.declare(Chance)
    start_chance(cython.address(chance), seed_bytes(seed))
    shuffle(order, len(order), cython.address(chance))
    return bytes(order)


def start_chance(chance: Pointer[Chance], seed_bytes: bytes) -> None:
    """Set the stream to its start: four little-endian words."""
    for i in range(4):
        word = cython.cast(uint64_t, 0)
        for j in range(8):
            word |= cython.cast(uint64_t, seed_bytes[8 * i + j]) << (8 * j)
        chance.words[i] = word


def rotated(word: int, bits: int) -> int:
    return (word << bits) | (word >> (64 - bits))


def next_word(chance: Pointer[Chance]) -> int:
    """The next 64 random bits (xoshiro256**)."""
    words = chance.words
    result = rotated(words[1] * 5, 7) * 9
    shifted = words[1] << 17
    words[2] ^= words[0]
    words[3] ^= words[1]
    words[1] ^= words[2]
    words[0] ^= words[3]
    words[2] ^= shifted
    words[3] = rotated(words[3], 45)
    return result


def below(chance: Pointer[Chance], bound: int) -> int:
    """A number from 0 to bound - 1, all equally likely (Lemire's multiplication)."""
    word = next_word(chance)
    if word * bound < bound:
        # Only now is the division needed: the low half may be in the biased remainder of 2^64 / bound.
        uneven = (cython.cast(uint64_t, 0) - bound) % bound
        while word * bound < uneven:
            word = next_word(chance)
    return upper_half(word, bound)


def shuffle(cards: bytearray, count: int, chance: Pointer[Chance]) -> None:
    """Shuffle in place (Fisher–Yates, from the last card down)."""
    # Numbers are drawn from a copy of the stream, which the C compiler can keep in registers.
    stream = chance[0]
    left = count
    while left > 1:
        other = below(cython.address(stream), left)
        left -= 1
        card = cards[left]
        cards[left] = cards[other]
        cards[other] = card
    chance[0] = stream
