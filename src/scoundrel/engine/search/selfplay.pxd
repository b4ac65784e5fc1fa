# The C types of selfplay.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t
from libc.stdlib cimport calloc, free

from scoundrel.deals cimport Chance, below, shuffle, start_chance
from scoundrel.bridge cimport flatten
from scoundrel.kernel cimport NO_CARD, PILE, Knobs, Table
from scoundrel.engine.search.minds cimport best_fall, set_goal
from scoundrel.engine.search.net cimport MOST_ACTIVE, Net, Worth, base_features, option_features
from scoundrel.engine.search.plans cimport start_planner
from scoundrel.engine.search.infostate cimport MOST_OPTIONS, Option, InfoState, list_options, unseen
from scoundrel.engine.search.solver cimport NO_GOAL, State, add_card, lay_table, take_stock
from scoundrel.engine.search.evaluation cimport (
    Player,
    best_option,
    endgame_chance,
    endgame_points,
    evaluate_options,
    forget,
    in_endgame,
    share_of_points,
    utility,
)

cdef extern from *:
    """
    #define CLOSE_CALL 0.05f
    #define FAR_AFIELD 0.2f
    """
    # Exploring close calls, where a wrong estimate changes the choice, teaches more than exploring anything.
    const float CLOSE_CALL  # an option is one if it is less good than the best by no more than this
    const float FAR_AFIELD  # how often any option is explored all the same

cdef enum:
    MOST_ROOMS = 1000  # of a game; where running never ends, it must
    MOST_DECISIONS = 200  # of a game that are learned from; in `classic` there are about 20
    MOST_IN_VAIN = 10000  # games in a row without a decision, after which nothing is to be expected
    EXPECTIMAX_IN_SELF_PLAY = 4  # as `EXPECTIMAX_ALONE`: what is learned is what plays
    SOLVED_IN_SELF_PLAY = 1  # as `SOLVED_ALONE`
    MOST_POINTS_IN_SELF_PLAY = 40  # nodes for one question about points
    MOST_SOLVED_IN_SELF_PLAY = 1000000  # nodes for one order of the endgame

cdef struct Decision:
    uint16_t active[MOST_ACTIVE]
    uint8_t unseen
    bint chance_known  # the net need not learn it
    bint chance_solved  # that of the best option
    Worth worth
    Worth target
    bint explored

# Who plays to learn: a player with what it decided so far.
cdef struct Learner:
    Player player
    Chance exploration
    float explore
    float decay
    Decision decisions[MOST_DECISIONS]
    int decision_count

cdef void deal_info_state(
    const Knobs* rules, const uint8_t* deck, int count, InfoState* info_state
) noexcept nogil
cdef void deal_state(const Knobs* rules, const uint8_t* deck, int count, State* state) noexcept nogil
cdef Worth play_game(Learner* learner, InfoState* info_state) noexcept nogil
@cython.locals(points=int)
cdef Worth worth_of_fall(Learner* learner, const InfoState* info_state) noexcept nogil
@cython.locals(chosen=int)
cdef int explore(Learner* learner, int best) noexcept nogil
cdef bint chance_of(Chance* exploration, float share) noexcept nogil
@cython.locals(count=int)
cdef void keep_decision(Learner* learner, int chosen, int best, bint explored) noexcept nogil
@cython.locals(decay=float)
cdef void set_targets(Learner* learner, const Worth* end) noexcept nogil
cdef float towards(float target, float value, float decay) noexcept nogil

cdef class SelfPlay:
    cdef Learner* learner
    cdef Net net
    cdef bytes deck
    cdef object lock
    cpdef object use(self, Net net)
    cdef object fill(
        self, object seed, object explore, object decay, object inputs, object unseen, object targets
    )
