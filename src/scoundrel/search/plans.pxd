# The C types of plans.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint64_t

from scoundrel.kernel cimport (
    Hero,
    Knobs,
    consume_potion,
    equip_weapon,
    fight_monster,
    is_monster,
    is_potion,
    is_weapon,
    value_of,
    weapon_reach,
)

cdef extern from *:
    # The highest bit of each byte that holds a merit; too large for a literal of Cython's.
    """
    #define SPARE_MERITS 0x0080008080808000ULL
    """
    const uint64_t SPARE_MERITS

cdef enum:
    MOST_STATES = 48  # states of a hero that are worth keeping, for each set of faced cards
    MOST_SETS = 512  # sets of faced cards in a room of nine
    MOST_PLANS = 256  # plans of one room that are worth keeping

cdef struct Plan:
    Hero hero
    uint16_t faced

cdef struct Planner:
    Hero states[MOST_SETS][MOST_STATES]
    uint64_t merits[MOST_SETS][MOST_STATES]
    uint8_t counts[MOST_SETS]
    uint8_t bits[MOST_SETS]
    Plan plans[MOST_PLANS]
    int count
    bint overflow
    bint bonus_counts

cdef void start_planner(Planner* planner) noexcept nogil
@cython.locals(final=bint)
cdef void plan_room(
    const Knobs* rules, Planner* planner, const Hero* hero, const uint8_t* cards, int count, int to_face
) noexcept nogil
@cython.locals(armed=bint)
cdef void face_each(
    const Knobs* rules, Planner* planner, const Hero* hero, const uint8_t* cards, int count, int done, bint final
) noexcept nogil
cdef void face_card(const Knobs* rules, Hero* hero, uint8_t card, bint armed) noexcept nogil
cdef void try_card(
    const Knobs* rules, Planner* planner, const Hero* hero, uint8_t card, bint armed, int faced, bint final
) noexcept nogil
@cython.locals(kept=int)
cdef void keep_state(const Knobs* rules, Planner* planner, const Hero* hero, int faced, bint final) noexcept nogil
@cython.locals(merit=uint64_t)
cdef uint64_t merit_of(
    const Knobs* rules, const Planner* planner, const Hero* hero, bint final
) noexcept nogil
cdef bint as_good(uint64_t one, uint64_t other) noexcept nogil
