# The C types of evaluation.py.
cimport cython
from libc.math cimport ceilf
from libc.stdint cimport int64_t, uint8_t

from scoundrel.kernel cimport LOW, NOTHING, ROOM, SHUFFLED, Hero, score_of_escape
from scoundrel.engine.search.plans cimport VALUES
from scoundrel.engine.search.draws cimport MOST_ORDERED, choices, swap_cards
from scoundrel.engine.search.net cimport Evaluator, Worth, evaluate_by_net
from scoundrel.engine.search.infostate cimport (
    ENDGAME,
    FACE,
    MOST_OPTIONS,
    Option,
    Options,
    InfoState,
    list_options,
    solve_option,
    unseen,
)
from scoundrel.engine.search.solver cimport NO_HEALTH, WON, Search, best_loss, highest_goal, largest_potion

cdef extern from *:
    """
    #define SAME 0.00001f
    #define WORTH_A_TURN 2.0f
    """
    const float WORTH_A_TURN  # where one may avoid without end, that is done only for more points than this
    const float SAME  # exact values that differ by less are the same, but for rounding

cdef enum:
    # How points are known in the endgame: solved with at most so many cards unseen, else by the net; or not at all
    BY_NET = -1
    CHANCES_ONLY = -2
    # In place of a chance that nobody asked for, since the option can't be best
    UNKNOWN = -1

# What is played for. Estimates are compared by `win_weight * win + points_weight * points`; where both are exact,
# the chances to win decide, or the points if these come first, and the other only between equals.
cdef struct Aim:
    bint points_first
    float win_weight
    float points_weight

# How a score becomes points: a share of the range from the worst score to the best. The net may know another range.
cdef struct Scale:
    float worst
    float span
    float net_factor
    float net_offset

# Who values the options of a room: with a net, and with the solver near the end.
cdef struct Player:
    const Evaluator* evaluator
    Search search
    Options options
    Options next_options  # of a room that may come next
    Worth worths[MOST_OPTIONS]
    bint exact[MOST_OPTIONS]  # whether the worth is no estimate; or an upper bound below the best
    Aim goal
    Scale scale
    bint at_root  # the room lies on the table, so every order counts; within the tree one order is drawn
    bint may_turn  # one may avoid without end, and has not done so for too long
    bint all_values  # every value is wanted, so an upper bound won't do
    uint8_t wanted[MOST_OPTIONS]  # those that the net is asked about
    Worth guesses[MOST_OPTIONS]  # what it says of options whose chances are solved
    int solves_points  # with at most this many cards unseen, points are solved too; or one of the above
    int expectimax  # with at most this many cards unseen, every next room is enumerated
    int64_t points_limit  # nodes for one question about points; what takes more counts as out of reach
    int64_t loss_limit  # nodes for the best score of a loss; what takes more is told too low
    int most_tried  # ways of facing the room whose points are solved, unless all values are wanted
    int guess  # the points that were found last: often, the next are near them
    int64_t endgame_nodes  # nodes of the solver since somebody began to count

cdef void forget(Player* player) noexcept nogil
@cython.locals(endgame=bint)
cdef void evaluate_options(Player* player) noexcept nogil
@cython.locals(lost_too=bint)
cdef void ask_net(Player* player) noexcept nogil
@cython.locals(points=float, least=float)
cdef void evaluate_wanted(Player* player, Options* options, Worth* worths) noexcept nogil
cdef bint any_hope(const Player* player) noexcept nogil
@cython.locals(best=int, solves_points=int)
cdef void enumerate_next_rooms(Player* player) noexcept nogil
@cython.locals(best=int, rivals=int, chance=float)
cdef void enumerate_points(Player* player) noexcept nogil
cdef void enumerate_option(Player* player, int index, float bar) noexcept nogil
@cython.locals(near=bint, shuffles=bint, ordered=bint)
cdef bint is_before_endgame(const Player* player, Option* option) noexcept nogil
@cython.locals(left=int, total=float, first=int, last=int)
cdef Worth expected_worth(Player* player, Option* option, float bar) noexcept nogil
cdef Worth next_room_worth(Player* player, InfoState* info_state, int drawn) noexcept nogil
cdef Worth best_endgame_worth(Player* player, InfoState* info_state) noexcept nogil
cdef bint in_endgame(const Option* option) noexcept nogil
@cython.locals(best=int, place=int, enough=bint, brief=bint, i=int)
cdef int solve_endgame(Player* player, Options* options, Worth* worths) noexcept nogil
@cython.locals(hidden=int)
cdef bint asks_points_first(const Player* player, const Options* options) noexcept nogil
@cython.locals(place=int)
cdef void order_by_guess(Player* player, Options* options, uint8_t* order) noexcept nogil
cdef int find_sure_win(Player* player, Options* options, Worth* worths, const uint8_t* order) noexcept nogil
cdef bint comes_before(const Options* options, int one, int other) noexcept nogil
cdef void order_by_slack(const Options* options, uint8_t* order) noexcept nogil
@cython.locals(for_wins=bint, certain=bint, rival=bint, points=float, chance=float, i=int, enough=bint, tried=int)
cdef int solve_points(
    Player* player, Options* options, Worth* worths, const uint8_t* order, int best
) noexcept nogil
@cython.locals(rivals=int)
cdef int guess_points(Player* player, Options* options, Worth* worths, int best) noexcept nogil
@cython.locals(won=int)
cdef float endgame_chance(Player* player, Option* option) noexcept nogil
@cython.locals(won=bint)
cdef bint wins_without_running(Player* player, Option* option) noexcept nogil
@cython.locals(orders=int, bound=float, needed=float, points=float)
cdef float endgame_points(Player* player, Option* option, float bar, bint certain) noexcept nogil
@cython.locals(may_run=bint)
cdef bint may_run_next(const Player* player, const InfoState* info_state) noexcept nogil
cdef int orders_of(int count) noexcept nogil
cdef void next_order(uint8_t* cards, int count, int turn) noexcept nogil
@cython.locals(won=bint)
cdef bint wins(Player* player, Option* option) noexcept nogil
@cython.locals(least=int, points=int, limit=int64_t)
cdef float solved_points(Player* player, Option* option, float needed, bint certain) noexcept nogil
@cython.locals(points=int)
cdef int best_points_lost(Search* search, Option* option, int alpha) noexcept nogil
@cython.locals(points=int)
cdef int least_points(const Search* search, const Option* option) noexcept nogil
cdef float share_of_points(const Player* player, float points) noexcept nogil
@cython.locals(most=int)
cdef float points_bound(const Player* player, const Option* option) noexcept nogil
cdef float aim_of(const Player* player, Worth worth) noexcept nogil
cdef float utility(const Player* player, Worth worth) noexcept nogil
cdef bint is_better(const Player* player, Worth one, Worth other, bint exact) noexcept nogil
@cython.locals(exact=bint)
cdef int best_option(const Player* player) noexcept nogil
