# The C types of hashing.py.
cimport cython
from libc.stdint cimport uint8_t, uint64_t

from scoundrel.deals cimport Chance

cdef extern from "blake.h":
    void blake_block(const uint64_t* block, uint64_t length, uint64_t* digest) noexcept nogil

cdef enum:
    ONE_BLOCK = 128  # bytes of text that are hashed at once

@cython.locals(i=int)
cdef void hash_text(const uint8_t* text, int length, Chance* chance) noexcept nogil
