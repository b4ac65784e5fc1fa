# The C types of heuristic.py.
cimport cython
from libc.stdint cimport uint8_t, uint64_t

from scoundrel.bridge cimport LiveTable
from scoundrel.kernel cimport (
    FELL,
    MOST_CODES,
    NO_CARD,
    TAKE,
    Hero,
    Knobs,
    Table,
    is_monster,
    list_codes,
    play_code,
    potion_heals,
    value_of,
)

# The weights of the rule of thumb, for `greedy` and for rollouts, set by hand.
cdef extern from *:
    """
    #define WEAPON_WORTH 1.8
    #define MONSTER_WORTH 0.8
    #define DIRE 0.25
    """
    const double WEAPON_WORTH  # of a point of weapon, in points of health
    const double MONSTER_WORTH  # of a point of monster that is left in the room; it counts against the hero
    const double DIRE  # the share of its health that a hero would rather run than lose

cdef enum:
    FALLEN = -1000  # worse off than anyone alive

cpdef double least_to_stay(LiveTable table)
cpdef dict values_behind(LiveTable table)
cdef double value_behind(const Knobs* rules, Table* table, int code, dict known) except? -1
@cython.locals(best=double)
cdef double best_value(const Knobs* rules, Table* table, dict known) except? -1
@cython.locals(weapon=double, menace=int)
cdef double hero_value(const Table* table, int player) noexcept
@cython.locals(key=uint64_t)
cdef uint64_t key_within_room(const Knobs* rules, const Table* table) noexcept
