# The C types of parties.py.
cimport cython
from libc.stdint cimport uint8_t

from scoundrel.deals cimport Chance, shuffle, start_chance
from scoundrel.kernel cimport (
    DECK_RING,
    ESCAPED,
    MOST_CODES,
    NO_CARD,
    OPEN,
    PILE,
    RUN,
    SLOTS,
    Hero,
    Knobs,
    LiveTable,
    Table,
    deck_card,
    flatten,
    is_monster,
    list_codes,
    play_code,
    same_rules,
    value_of,
)
from scoundrel.engine.search.plans cimport Planner, plan_room, start_planner
from scoundrel.engine.search.interrupts cimport Ear, heed, listen, raise_heard
from scoundrel.engine.search.minds cimport reaches
from scoundrel.engine.search.rollouts cimport LONGEST_GAME

cdef extern from *:
    """
    #define WEAPON_WORTH 1.8f
    #define DIRE 0.25f
    #define LEFT_WORTH 0.8f
    #define LATE_WORTH 0.5f
    """
    const float WEAPON_WORTH  # of a point of weapon, in points of health
    const float LEFT_WORTH  # of a point of monster that is left in the room
    const float DIRE  # the share of its health that a hero would rather run than lose
    const float LATE_WORTH  # of dying in the last room, where a win is 1

cdef enum:
    MOST_RUNS = 8  # from then on, a game played on faces what comes

# What came of one move so far.
cdef struct Try:
    uint8_t code
    int games
    int wins
    float worth

@cython.locals(hidden=int)
cdef void deal_anew(Table* table, Chance* chance) noexcept nogil
@cython.locals(count=int, code=int, runs=int, may_run=bint)
cdef void play_on(const Knobs* rules, Planner* planner, Table* table, int player) noexcept nogil
@cython.locals(best=float, fortune=float, chosen=int, count=int, share=int)
cdef int thrifty_code(
    const Knobs* rules, Planner* planner, const Table* table, bint may_run, int last
) noexcept nogil
@cython.locals(menace=int)
cdef int menace_left(const uint8_t* cards, int count, int faced) noexcept nogil
cdef float fortune_of(const Hero* hero) noexcept nogil
@cython.locals(left=float)
cdef float worth_of(const Table* table, int player) noexcept nogil
@cython.locals(best=int)
cdef int best_try(const Try* tries, int count) noexcept nogil
cdef void try_all(
    const Knobs* rules, Planner* planner, const Table* table, Try* tries, int left, int simulations,
    Chance* chance, Ear* ear
) noexcept nogil

cdef class PartyMind:
    cdef Knobs rules
    cdef Planner planner
    cdef readonly int simulations
    cdef object lock
    cpdef object choose(self, LiveTable table, bytes seed)
