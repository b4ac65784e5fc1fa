# The C types of deals.py.
cimport cython
from libc.stdint cimport uint8_t, uint64_t

cdef extern from *:
    # Cython has no 128-bit integer, the C compiler has; the width written here is not used.
    ctypedef unsigned long long uint128_t "unsigned __int128"

cdef struct Chance:
    uint64_t words[4]

cdef uint64_t rotated(uint64_t word, int bits) noexcept nogil
cdef uint64_t next_word(Chance* chance) noexcept nogil
@cython.locals(product=uint128_t)
cdef uint64_t below(Chance* chance, uint64_t bound) noexcept nogil
@cython.locals(left=uint64_t)
cdef void shuffle(uint8_t* cards, int count, Chance* chance) noexcept nogil
cdef void start_chance(Chance* chance, const uint8_t* seed_bytes) noexcept nogil
