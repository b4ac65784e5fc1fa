# The C types of parties.py.
cimport cython
from libc.stdint cimport uint8_t

from scoundrel.deals cimport Chance, shuffle, start_chance
from scoundrel.bridge cimport LiveTable, flatten, same_rules
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
    Table,
    deck_card,
    is_monster,
    list_codes,
    play_code,
    value_of,
)
from scoundrel.engine.search.heuristic cimport DIRE, MONSTER_WORTH, WEAPON_WORTH
from scoundrel.engine.search.plans cimport Planner, plan_room, start_planner
from scoundrel.engine.search.interrupts cimport Interrupt, is_interrupted, watch_for_interrupt, raise_interrupt
from scoundrel.engine.search.minds cimport reaches
from scoundrel.engine.search.rollouts cimport LONGEST_GAME

cdef extern from *:
    """
    #define LATE_WORTH 0.5f
    """
    const float LATE_WORTH  # of dying in the last room, where a win is 1: there is something to choose where every rollout loses

cdef enum:
    MOST_RUNS = 8  # from then on a rollout faces what comes, since it must end
    HALVINGS = 8  # more than it takes to come from all moves to two

# What rollouts share: the rules, a planner to plan in, the chance that deals, and whether Ctrl-C came.
cdef struct Rollouts:
    Knobs rules
    Planner planner
    Chance chance
    Interrupt interrupt

# A move that may be chosen, and what its rollouts came to so far.
cdef struct Candidate:
    uint8_t code
    int games
    int wins
    float worth
    float score
    int halvings  # how many it has come through
    int wins_then[HALVINGS]  # what it had come to at each of them
    float score_then[HALVINGS]

@cython.locals(hidden=int)
cdef void determinize(Table* table, Chance* chance) noexcept nogil
@cython.locals(count=int, code=int, runs=int, may_run=bint)
cdef void rollout(Rollouts* rollouts, Table* table, int player) noexcept nogil
@cython.locals(best=float, value=float, chosen=int, count=int, share=int)
cdef int rollout_move(Rollouts* rollouts, const Table* table, bint may_run, int last) noexcept nogil
@cython.locals(menace=int)
cdef int menace_left(const uint8_t* cards, int count, int faced) noexcept nogil
cdef float value_of_hero(const Hero* hero) noexcept nogil
@cython.locals(left=float)
cdef float worth_of(const Table* table, int player) noexcept nogil
cdef void note_halving(Candidate* candidate) noexcept nogil
@cython.locals(best=int)
cdef int best_candidate(const Candidate* candidates, int count) noexcept nogil
cdef void halve_candidates(
    Rollouts* rollouts, const Table* table, Candidate* candidates, int left, int simulations
) noexcept nogil

cdef class PartyMind:
    cdef Rollouts rollouts
    cdef readonly int simulations
    cdef object lock
    cpdef object choose(self, LiveTable table, bytes seed)
    cdef object told(self, const Candidate* candidate, const Candidate* best)
