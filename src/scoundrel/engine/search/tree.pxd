# The C types of tree.py.
cimport cython
from libc.math cimport ceilf, expf, logf, powf, sqrtf
from libc.stdint cimport uint32_t, uint64_t

from scoundrel.engine.search.draws cimport Draws, draw_room, outcome_count
from scoundrel.engine.search.evaluation cimport BY_NET, Player, evaluate_options, is_better, utility
from scoundrel.engine.search.infostate cimport InfoState, Option, find_option, list_options, unseen
from scoundrel.engine.search.interrupts cimport is_interrupted
from scoundrel.engine.search.net cimport Worth
from scoundrel.engine.search.solver cimport mixed

# How these were found. Exploration and priors come from a prototype, in which tuning them further changed wins by
# less than half a percent. Widening and weights are those whose choices came nearest to the choices of a search with
# twenty times as many simulations. The limits that stop a search were set so that its choices hardly change.
cdef extern from *:
    """
    #define EXPLORATION 0.15f
    #define PRIOR_SHARPNESS 2.0f
    #define WIDENING 0.65f
    #define INITIAL_WEIGHT 100.0f
    #define INITIAL_WEIGHT_LATE 2.0f
    #define GAIN_WEIGHT 0.5f
    #define LEAD 0.04f
    #define LEAD_EARLY 5.0f
    #define LEAD_LATE 10.0f
    #define NEARLY_WON 0.002f
    """
    const float EXPLORATION  # the constant c of PUCT; small, since the net's values are good
    const float PRIOR_SHARPNESS  # priors are the odds of winning to this power
    const float WIDENING  # progressive widening: late in the game an edge has visits ** WIDENING children
    const float INITIAL_WEIGHT  # the net's value of an edge weighs as much as its values of this many children
    const float INITIAL_WEIGHT_LATE  # the same late in the game, where children say more
    const float GAIN_WEIGHT  # the same for what simulations found below the children
    const float LEAD  # a lead of this much, times the deviation of a game, is enough to stop
    const float LEAD_EARLY  # divided by the simulations so far, added to LEAD
    const float LEAD_LATE  # late in the game, the lead must be this many times as large
    const float NEARLY_WON  # with no more than this left to win, the search stops; more of it brings no points either

cdef enum:
    # With at most this many cards unseen, every next room is enumerated: at the root, and within the tree, where
    # that is done far more often. At the root a seventh card would take 0.1 s for a decision, an eighth 1.1 s.
    EXPECTIMAX_AT_ROOT = 6
    EXPECTIMAX_IN_TREE = 4
    LATE = 11  # with at most this many cards unseen, it is late: looking deeper tells more than looking wider
    NO_LEAD = 9  # with at most this many, no lead is trusted: all children may err together
    CHECK_EVERY = 50  # simulations after which it is asked whether the choice is clear
    MOST_TREE_NODES = 4096  # a little more than `MOST_SIMULATIONS` of bots.py, each of which adds at most one
    MOST_EDGES = 65536  # 16 for each node, where 5 are usual
    MOST_ENDGAME_NODES = 60000  # the solver's nodes in one search; few searches come to that, and nobody waits longer

# An edge: one option of a decision, the chance node behind it, and what came of it so far.
cdef struct Edge:
    InfoState after
    Worth initial  # what the evaluator said of the afterstate
    Worth worth
    float value  # the utility of its worth
    float prior
    uint32_t visits
    uint32_t children  # rooms that were drawn
    uint32_t newest_child  # each child names the one before it
    uint32_t open_children  # those that are not proven
    Worth initial_sum  # of the children's initial values
    Worth gain_sum  # of what their values changed by since
    bint proven  # nothing is left to learn
    int outcomes  # how many rooms can come next, where these are few; or 0

# A decision node: a room that was dealt, with an edge for each of its options.
cdef struct Node:
    uint32_t edges  # the first of them
    uint32_t count
    uint32_t visits
    uint32_t sibling
    Worth initial
    Worth worth
    float value
    uint64_t stream  # of the draws behind its edges, which are the same for all of them
    bint proven  # its best edge is

cdef struct Tree:
    Player player
    Node nodes[MOST_TREE_NODES]
    Edge edges[MOST_EDGES]
    uint32_t node_count
    uint32_t edge_count
    Draws draws

@cython.locals(asked=int, hidden=int, chosen=int, all_values=bint, solves_points=int)
cdef int search_room(
    Tree* tree, const InfoState* info_state, const Option* played, uint64_t stream, int simulations
) noexcept nogil
cdef int list_with(Player* player, const InfoState* info_state, const Option* played) noexcept nogil
cdef void run_simulations(Tree* tree, int simulations, int hidden) noexcept nogil
cdef void visit_at_least(Tree* tree, int index, int least) noexcept nogil
cdef int add_node(Tree* tree, uint64_t stream) noexcept nogil
cdef void traverse(Tree* tree, int index, Edge* edge) noexcept nogil
@cython.locals(most=int)
cdef int most_visits(const Tree* tree) noexcept nogil
cdef int expand(Tree* tree, InfoState* info_state, uint64_t stream) noexcept nogil
@cython.locals(value=float)
cdef void set_priors(Tree* tree, Node* node) noexcept nogil
@cython.locals(best=float, score=float, chosen=int, explore=float)
cdef int select_edge(const Tree* tree, const Node* node) noexcept nogil
@cython.locals(chosen=int)
cdef void simulate(Tree* tree, int index) noexcept nogil
@cython.locals(late=bint, wanted=float, widened=bint)
cdef void widen_or_descend(Tree* tree, int index, Edge* edge) noexcept nogil
cdef void descend(Tree* tree, Edge* edge) noexcept nogil
@cython.locals(least=int, child=int)
cdef int least_visited(const Tree* tree, const Edge* edge) noexcept nogil
cdef bint widen(Tree* tree, int index, Edge* edge) noexcept nogil
@cython.locals(late=bint, initial_weight=float, gain_weight=float, count=float)
cdef void back_up_edge(const Player* player, Edge* edge) noexcept nogil
cdef float backed_up(
    float initial, float initial_sum, float gain_sum, float count, float initial_weight, float gain_weight
) noexcept nogil
cdef void back_up_node(const Tree* tree, Node* node) noexcept nogil
@cython.locals(most=int, best=int, enough=bint)
cdef int best_edge(const Tree* tree) noexcept nogil
@cython.locals(exact=bint)
cdef bint beats(const Tree* tree, int one, int other) noexcept nogil
cdef bint is_nearly_won(const Tree* tree) noexcept nogil
@cython.locals(near=int, deviation=float, lead=float)
cdef bint has_clear_lead(const Tree* tree, int done, int hidden) noexcept nogil
cdef bint is_settled(const Tree* tree, int left) noexcept nogil
