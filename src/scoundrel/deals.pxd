# The C types of deals.py.
cimport cython
from libc.stdint cimport uint8_t, uint64_t

cdef extern from * nogil:
    # Of the product of two numbers; not every C compiler has integers of 128 bits.
    """
    #include <stdint.h>
    #if defined(_MSC_VER) && defined(_M_X64) && !defined(__clang__)
    #include <intrin.h>
    static uint64_t upper_half(uint64_t one, uint64_t other) { return __umulh(one, other); }
    #elif defined(__SIZEOF_INT128__)
    static uint64_t upper_half(uint64_t one, uint64_t other) {
        return (uint64_t)((unsigned __int128)one * other >> 64);
    }
    #else
    static uint64_t upper_half(uint64_t one, uint64_t other) {
        uint64_t low = (uint32_t)one * (uint64_t)(uint32_t)other;
        uint64_t left = (one >> 32) * (uint32_t)other + (low >> 32);
        uint64_t right = (uint32_t)one * (other >> 32) + (uint32_t)left;
        return (one >> 32) * (other >> 32) + (left >> 32) + (right >> 32);
    }
    #endif
    """
    uint64_t upper_half(uint64_t one, uint64_t other) noexcept

cdef struct Chance:
    uint64_t words[4]

cdef uint64_t rotated(uint64_t word, int bits) noexcept nogil
cdef uint64_t next_word(Chance* chance) noexcept nogil
@cython.locals(word=uint64_t)
cdef uint64_t below(Chance* chance, uint64_t bound) noexcept nogil
@cython.locals(left=uint64_t)
cdef void shuffle(uint8_t* cards, int count, Chance* chance) noexcept nogil
cdef void start_chance(Chance* chance, const uint8_t* seed_bytes) noexcept nogil
