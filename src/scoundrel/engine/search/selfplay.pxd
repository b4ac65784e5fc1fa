# The C types of selfplay.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t
from libc.stdlib cimport calloc, free

from scoundrel.deals cimport Chance, below, shuffle, start_chance
from scoundrel.kernel cimport NO_CARD, flatten
from scoundrel.engine.search.net cimport MOST_ACTIVE, Encoder, Net, Weights, base_features, option_features
from scoundrel.engine.search.plans cimport start_planner
from scoundrel.engine.search.sight cimport Option, Sight, list_options, unseen
from scoundrel.engine.search.solver cimport NO_GOAL, add_card, dungeon_ends
from scoundrel.engine.search.values cimport Player, best_of, value_all

cdef extern from *:
    """
    #define CLOSE_CALL 0.05f
    #define FAR_AFIELD 0.2f
    """
    const float CLOSE_CALL  # options less good by so much are rarely explored
    const float FAR_AFIELD  # how often any option is explored, good or bad

cdef enum:
    MOST_ROOMS = 1000  # where running never ends, a game must
    MOST_DECISIONS = 200
    MOST_IN_VAIN = 10000  # games in a row without a decision
    NEAR = 4  # with so many cards unseen, each next room is looked at while learning

cdef struct Decision:
    uint16_t active[MOST_ACTIVE]
    uint8_t unseen
    float value
    float target
    bint explored

# Who plays to learn: a player with what it decided so far.
cdef struct Pupil:
    Player player
    Chance whim
    float explore
    float decay
    Decision decisions[MOST_DECISIONS]
    int decision_count

cdef void deal_sight(const Player* player, const uint8_t* deck, int count, Sight* sight) noexcept nogil
cdef float play_game(
    Pupil* pupil, const Encoder* encoder, const Weights* weights, Sight* sight
) noexcept nogil
@cython.locals(chosen=int)
cdef int explore(Pupil* pupil, int best) noexcept nogil
cdef bint chance_of(Chance* whim, float share) noexcept nogil
@cython.locals(count=int)
cdef void keep_decision(
    Pupil* pupil, const Encoder* encoder, const Option* option, float value, bint explored
) noexcept nogil
cdef void set_targets(Pupil* pupil, float won) noexcept nogil

cdef class SelfPlay:
    cdef Pupil* pupil
    cdef Net net
    cdef bytes deck
    cdef object lock
    cpdef object use(self, Net net)
    cdef object fill(
        self, object seed, object explore, object decay, object inputs, object unseen, object targets
    )
