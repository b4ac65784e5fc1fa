# The C types of fortunes.py.
cimport cython
from libc.stdint cimport uint8_t, uint64_t

from scoundrel.kernel cimport (
    FELL,
    MOST_CODES,
    NO_CARD,
    TAKE,
    Hero,
    Knobs,
    LiveTable,
    Table,
    is_monster,
    list_codes,
    play_code,
    potion_heals,
    value_of,
)

cdef enum:
    FALLEN = -1000  # worse off than anyone alive

cpdef double fortune_now(LiveTable table)
cpdef dict fortunes_behind(LiveTable table)
cdef double fortune_behind(const Knobs* rules, Table* table, int code, dict known) except? -1
@cython.locals(best=double)
cdef double best_fortune(const Knobs* rules, Table* table, dict known) except? -1
@cython.locals(weapon=double, menace=int)
cdef double fortune_of_hero(const Table* table, int player) noexcept
@cython.locals(key=uint64_t)
cdef uint64_t key_within_room(const Knobs* rules, const Table* table) noexcept
