# The C types of values.py.
cimport cython
from libc.stdint cimport int64_t, uint8_t

from scoundrel.engine.search.draws cimport MOST_ORDERED, choices, swap_cards
from scoundrel.engine.search.net cimport Encoder, Weights, value_options
from scoundrel.engine.search.sight cimport (
    MOST_OPTIONS,
    TAIL,
    Option,
    Options,
    Sight,
    list_options,
    solve_option,
    unseen,
)
from scoundrel.engine.search.solver cimport WON, Search

# Who values options: the options of a room, and what was found about each.
cdef struct Player:
    Search search
    Options options
    Options deeper
    float values[MOST_OPTIONS]
    bint exact[MOST_OPTIONS]  # whether the value is no guess; or a bound, below the best
    bint at_table  # the room lies there: small differences count
    int64_t work  # nodes of the solver since somebody began to count
    bint telling  # every value is told, so a bound won't do
    int near  # with so many cards unseen, each next room is looked at

@cython.locals(tail=bint)
cdef void value_all(Player* player, const Encoder* encoder, const Weights* weights) noexcept nogil
@cython.locals(best=int, bar=float)
cdef void look_near(Player* player) noexcept nogil
@cython.locals(near=bint, shuffles=bint, ordered=bint)
cdef bint is_near_tail(const Player* player, Option* option) noexcept nogil
@cython.locals(left=int, total=float, won=float, first=int, last=int)
cdef float near_tail_value(Player* player, Option* option, float bar) noexcept nogil
@cython.locals(total=float)
cdef float room_value(Player* player, Sight* sight, int drawn) noexcept nogil
@cython.locals(best=float)
cdef float best_tail(Player* player, Sight* sight) noexcept nogil
cdef bint in_tail(const Player* player, const Option* option) noexcept nogil
@cython.locals(won=int)
cdef float tail_value(Player* player, Option* option) noexcept nogil
@cython.locals(won=bint)
cdef bint wins_without_running(Player* player, Option* option) noexcept nogil
@cython.locals(may_run=bint)
cdef bint may_run_next(const Player* player, const Sight* sight) noexcept nogil
cdef int orders_of(int count) noexcept nogil
cdef void next_order(uint8_t* cards, int count, int turn) noexcept nogil
cdef int tail_verdict(Player* player, Option* option) noexcept nogil
cdef int best_of(const float* values, int count) noexcept nogil
