# The C types of evaluation.py.
cimport cython
from libc.stdint cimport int64_t, uint8_t

from scoundrel.engine.search.draws cimport MOST_ORDERED, choices, swap_cards
from scoundrel.engine.search.net cimport Evaluator, evaluate_by_net
from scoundrel.engine.search.infostate cimport (
    MOST_OPTIONS,
    ENDGAME,
    Option,
    Options,
    InfoState,
    list_options,
    solve_option,
    unseen,
)
from scoundrel.engine.search.solver cimport WON, Search

# Who values the options of a room: with a net, and with the solver near the end.
cdef struct Player:
    const Evaluator* evaluator
    Search search
    Options options
    Options next_options  # of a room that may come next
    float values[MOST_OPTIONS]
    bint exact[MOST_OPTIONS]  # whether the value is no estimate; or an upper bound below the best
    bint at_root  # the room lies on the table, so every order counts; within the tree one order is drawn
    bint all_values  # every value is wanted, so an upper bound won't do
    int expectimax  # with at most this many cards unseen, every next room is enumerated
    int64_t endgame_nodes  # nodes of the solver since somebody began to count

@cython.locals(endgame=bint)
cdef void evaluate_options(Player* player) noexcept nogil
@cython.locals(best=int, bar=float)
cdef void enumerate_next_rooms(Player* player) noexcept nogil
@cython.locals(near=bint, shuffles=bint, ordered=bint)
cdef bint is_before_endgame(const Player* player, Option* option) noexcept nogil
@cython.locals(left=int, total=float, won=float, first=int, last=int)
cdef float expected_value(Player* player, Option* option, float bar) noexcept nogil
@cython.locals(total=float)
cdef float next_room_value(Player* player, InfoState* info_state, int drawn) noexcept nogil
@cython.locals(best=float)
cdef float best_endgame_value(Player* player, InfoState* info_state) noexcept nogil
cdef bint in_endgame(const Option* option) noexcept nogil
@cython.locals(won=int)
cdef float endgame_value(Player* player, Option* option) noexcept nogil
@cython.locals(won=bint)
cdef bint wins_without_running(Player* player, Option* option) noexcept nogil
@cython.locals(may_run=bint)
cdef bint may_run_next(const Player* player, const InfoState* info_state) noexcept nogil
cdef int orders_of(int count) noexcept nogil
cdef void next_order(uint8_t* cards, int count, int turn) noexcept nogil
cdef int endgame_verdict(Player* player, Option* option) noexcept nogil
cdef int argmax(const float* values, int count) noexcept nogil
