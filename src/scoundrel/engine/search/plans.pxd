# The C types of plans.py.
cimport cython
from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint16_t, uint64_t

from scoundrel.bridge cimport LiveTable
from scoundrel.kernel cimport (
    FIRST_POTION,
    FIRST_WEAPON,
    NO_CARD,
    ONE_PER_ROOM,
    STRIKES_ALL,
    Hero,
    Knobs,
    consume_potion,
    equip_weapon,
    fight_monster,
    is_monster,
    is_potion,
    is_weapon,
    potion_heals,
    value_of,
    weapon_reach,
)

cdef extern from *:
    # The bits of a hero in one word: those that hold merits, and the one to spare above each; whether a potion
    # heals; all that a monster leaves as it was, all that is not in hand, all that a potion leaves as it was.
    # Too large for Cython's literals.
    """
    #define MERITS 0x007FFF7F7F7F7F00ULL
    #define SPARE_MERITS 0x0080008080808000ULL
    #define HEALS 0x10000ULL
    #define NOT_LAST 0xFFFFFFFFFFFF0000ULL
    #define NO_WEAPON 0xFFFFFF0000FFFFFFULL
    #define NOT_HEALTH 0xFF0000FFFF000000ULL
    #define ONE_DRUNK 0x0100000000000000ULL
    """
    const uint64_t MERITS
    const uint64_t SPARE_MERITS
    const uint64_t HEALS
    const uint64_t NOT_LAST
    const uint64_t NO_WEAPON
    const uint64_t NOT_HEALTH
    const uint64_t ONE_DRUNK

cdef enum:
    MOST_STATES = 48  # of the Pareto front for one set of faced cards
    MOST_SETS = 512  # sets of faced cards in a room of nine
    VALUES = 16  # of cards
    CODES = 64  # of cards: suit and value
    HEALTHS = 1000  # MOST_HEALTH of the rules, and none
    MOST_PLANS = 256  # of one room; in `classic` there are 5 on average and at most 16

cdef struct Plan:
    Hero hero
    uint16_t faced

cdef struct Planner:
    uint64_t states[MOST_SETS][MOST_STATES]  # heroes, each in one word
    uint8_t counts[MOST_SETS]
    uint8_t bits[MOST_SETS]
    uint8_t highest[MOST_SETS]
    # What facing a card does to a state, as the kernel says
    int32_t blows[VALUES][17][VALUES]  # by the weapon, what it strikes below, and the monster
    uint64_t bare_blows[VALUES]
    uint16_t healed[HEALTHS][VALUES]
    uint64_t marks[2][CODES]
    Plan plans[MOST_PLANS]
    int count
    bint overflow
    bint bonus_counts
    # Where a loss is planned for: what is left behind in the dungeon by the cards faced, and the best fall
    bint losing
    bint all_states  # keep states that others dominate: where falling early may be better, less can be more
    int16_t left_behind[MOST_SETS]
    int best_fall
    int health_floor

cdef void start_planner(const Knobs* rules, Planner* planner) noexcept nogil
cdef void fill_tables(const Knobs* rules, Planner* planner, int value) noexcept nogil
@cython.locals(final=bint)
cdef void plan_room(
    const Knobs* rules, Planner* planner, const Hero* hero, const uint8_t* cards, int count, int to_face
) noexcept nogil
cdef inline bint list_plans(Planner* planner, const Hero* hero, int faced) noexcept nogil
@cython.locals(rest=int, slot=int, count=int)
cdef inline void reach_set(
    const Knobs* rules, Planner* planner, const uint8_t* cards, int faced, bint final
) noexcept nogil
cdef inline int fight_last(
    const Knobs* rules, Planner* planner, uint8_t card, int before, int faced, bint final, int count
) noexcept nogil
cdef inline int equip_last(
    Planner* planner, uint8_t card, int before, int faced, bint final, int count
) noexcept nogil
@cython.locals(mark=uint64_t, health=uint64_t)
cdef inline int drink_last(
    Planner* planner, uint8_t card, int before, int faced, bint final, int count
) noexcept nogil
cdef void face_card(const Knobs* rules, Hero* hero, uint8_t card, bint armed) noexcept nogil
@cython.locals(kept=int)
cdef inline int keep_state(Planner* planner, uint64_t state, int faced, int count) noexcept nogil
cdef int keep_another(Planner* planner, uint64_t state, int faced, int count) noexcept nogil
@cython.locals(health=int)
cdef void note_fall(Planner* planner, uint64_t state, int faced) noexcept nogil
cpdef bint heroes_alike(LiveTable one, LiveTable other)
cdef bint same_hero(const Knobs* rules, const Hero* one, const Hero* other) noexcept nogil
cdef inline bint dominates(uint64_t one, uint64_t other) noexcept nogil

@cython.locals(state=uint64_t, heals=bint)
cdef inline uint64_t packed(const Knobs* rules, const Hero* hero, bint final) noexcept nogil
cdef inline void unpack(uint64_t state, Hero* hero) noexcept nogil
cdef int armed_blow(const Knobs* rules, int weapon, int below, int value) noexcept nogil
cdef uint64_t bare_blow(const Knobs* rules, int value) noexcept nogil
cdef int health_healed(const Knobs* rules, int health, int value) noexcept nogil
cdef uint64_t mark_of(const Knobs* rules, int card, bint final) noexcept nogil
