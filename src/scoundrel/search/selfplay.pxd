# The C types of selfplay.py.
cimport cython
from libc.stdint cimport int64_t, uint8_t, uint16_t
from libc.stdlib cimport calloc, free

from scoundrel.deals cimport Chance, below, shuffle, start_chance
from scoundrel.kernel cimport NO_CARD, flatten
from scoundrel.search.net cimport (
    MOST_ACTIVE,
    Encoder,
    Net,
    Weights,
    base_features,
    option_features,
    value_options,
)
from scoundrel.search.plans cimport start_planner
from scoundrel.search.sight cimport (
    MOST_OPTIONS,
    TAIL,
    Option,
    Options,
    Sight,
    list_options,
    solve_option,
    unseen,
)
from scoundrel.search.solver cimport NO_GOAL, WON, Search, add_card, dungeon_ends

cdef extern from *:
    """
    #define CLOSE 0.3f
    #define CLOSE_CALL 0.05f
    #define FAR_AFIELD 0.2f
    """
    const float CLOSE  # options less good than the best by so much are not looked at again
    const float CLOSE_CALL  # options less good by so much are rarely explored
    const float FAR_AFIELD  # how often any option is explored, good or bad

cdef enum:
    ROW = 120  # inputs kept of one decision; more are never on
    MOST_ROOMS = 1000  # where running never ends, a game must
    MOST_DECISIONS = 200
    PLAYED_OUT = 16  # with so many cards unseen, only how a game ends tells what a decision was worth
    NEAR = 4  # with so many cards unseen, each next room is looked at while learning

cdef struct Decision:
    uint16_t active[ROW]
    uint8_t unseen
    float value
    float target
    bint explored

cdef struct Player:
    Search search
    Options options
    Options deeper
    float values[MOST_OPTIONS]
    bint exact[MOST_OPTIONS]  # whether the value is no guess; or a bound, below the best
    Decision decisions[MOST_DECISIONS]
    int decision_count
    Chance whim
    float explore
    float decay
    bint every_order
    int64_t work  # nodes of the solver since somebody began to count
    bint telling  # every value is told, so a bound won't do
    int near  # with so many cards unseen, each next room is looked at

cdef void deal_sight(Player* player, const uint8_t* deck, int count, Sight* sight) noexcept nogil
cdef float play_game(
    Player* player, const Encoder* encoder, const Weights* weights, Sight* sight
) noexcept nogil
@cython.locals(chosen=int)
cdef int explore(Player* player, int best) noexcept nogil
@cython.locals(tail=bint)
cdef void value_all(Player* player, const Encoder* encoder, const Weights* weights) noexcept nogil
@cython.locals(best=int, least=float, bar=float)
cdef void look_near(Player* player) noexcept nogil
@cython.locals(near=bint, shuffles=bint)
cdef bint is_near_tail(const Player* player, Option* option) noexcept nogil
@cython.locals(left=int, total=float, won=int, first=int, last=int)
cdef float near_tail_value(Player* player, Option* option, float bar) noexcept nogil
cdef bint can_win_room(Player* player, Sight* sight) noexcept nogil
cdef bint in_tail(const Player* player, const Option* option) noexcept nogil
@cython.locals(orders=int)
cdef float tail_value(Player* player, Option* option) noexcept nogil
cdef int tail_verdict(Player* player, Option* option) noexcept nogil
cdef int best_of(const float* values, int count) noexcept nogil
cdef bint chance_of(Chance* whim, float share) noexcept nogil
@cython.locals(count=int)
cdef void keep_decision(
    Player* player, const Encoder* encoder, const Option* option, float value, bint explored
) noexcept nogil
cdef void set_targets(Player* player, float won) noexcept nogil

cdef class SelfPlay:
    cdef Player* player
    cdef Net net
    cdef bytes deck
