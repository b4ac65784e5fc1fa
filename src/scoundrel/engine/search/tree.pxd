# The C types of tree.py.
cimport cython
from libc.math cimport ceilf, expf, logf, powf, sqrtf
from libc.stdint cimport uint32_t, uint64_t

from scoundrel.engine.search.draws cimport Draws, draw_room, few_rooms
from scoundrel.engine.search.interrupts cimport heed
from scoundrel.engine.search.net cimport Encoder, Weights
from scoundrel.engine.search.sight cimport Option, Sight, find_option, list_options, unseen
from scoundrel.engine.search.solver cimport mixed
from scoundrel.engine.search.values cimport Player, value_all

cdef extern from *:
    """
    #define WIDTH_LATE 0.65f
    #define FIRST_WEIGHT 100.0f
    #define FIRST_WEIGHT_LATE 2.0f
    #define GAIN_DOUBT 0.5f
    #define LEAD 0.04f
    #define LEAD_DOUBT 5.0f
    #define LATE_DOUBT 10.0f
    #define SURE 0.002f
    """
    const float WIDTH_LATE  # late in the game a branch has as many rooms behind it as its visits, to this power
    const float FIRST_WEIGHT  # so many rooms behind a branch weigh as much as what the net said first
    const float FIRST_WEIGHT_LATE  # the same late in the game
    const float GAIN_DOUBT  # the same for what was found behind those rooms
    const float LEAD  # who leads by so much, where the game is open, is looked at no more
    const float LEAD_DOUBT  # the same, divided by the looks so far, added to it
    const float LATE_DOUBT  # late in the game, the lead must be so many times larger
    const float SURE  # with so little left to win, nobody looks further

cdef enum:
    # With so many cards unseen, each next room is looked at: at the table, and in the tree.
    NEAR_AT_TABLE = 6
    NEAR_IN_TREE = 4
    LATE = 11  # with so many cards unseen or fewer, looking into rooms tells more than seeing many
    PAUSE = 50  # after so many looks, perhaps nobody looks further
    LAST = 9  # with so few, only looking at all there is tells enough
    MOST_NODES = 4096
    MOST_WORK = 60000  # nodes of the solver; beyond that nobody waits for another look
    MOST_BRANCHES = 65536

# One option of a decision, and what came of it so far.
cdef struct Branch:
    Sight after
    float first
    float prior
    float value
    uint32_t visits
    uint32_t children
    uint32_t child  # the newest child; each child names the one before it
    uint32_t open  # children about which more can be learned
    double firsts  # what the net said of the children, summed
    double gains  # what was found in them since, summed
    bint certain
    int rooms  # how many can come next, where these are few; or 0

# A room that was dealt, with its options.
cdef struct Node:
    uint32_t branches
    uint32_t count
    uint32_t visits
    uint32_t sibling
    float first
    float value
    uint64_t draws
    bint closed  # its best option is certain

cdef struct Tree:
    Node nodes[MOST_NODES]
    Branch branches[MOST_BRANCHES]
    uint32_t node_count
    uint32_t branch_count
    float curiosity
    float sharpness
    Draws draws

cdef void start_tree(Tree* tree) noexcept nogil
@cython.locals(telling=bint, asked=int, hidden=int, chosen=int)
cdef int see_ahead(
    Player* player, const Encoder* encoder, const Weights* weights, Tree* tree, const Sight* sight,
    const Option* played, uint64_t draws, int simulations
) noexcept nogil
cdef int list_with(Player* player, const Sight* sight, const Option* played) noexcept nogil
cdef void look(
    Player* player, const Encoder* encoder, const Weights* weights, Tree* tree, int simulations, int hidden
) noexcept nogil
cdef void look_at(
    Player* player, const Encoder* encoder, const Weights* weights, Tree* tree, int index, int least
) noexcept nogil
cdef int plant_node(
    Player* player, const Encoder* encoder, const Weights* weights, Tree* tree, uint64_t draws
) noexcept nogil
cdef void follow_branch(
    Player* player, const Encoder* encoder, const Weights* weights, Tree* tree, int index, Branch* branch
) noexcept nogil
@cython.locals(most=int)
cdef int most_visits(const Tree* tree) noexcept nogil
cdef int grow_node(
    Player* player, const Encoder* encoder, const Weights* weights, Tree* tree, Sight* sight, uint64_t draws
) noexcept nogil
@cython.locals(value=float)
cdef void set_priors(Tree* tree, Node* node) noexcept nogil
@cython.locals(best=float, score=float, chosen=int, explore=float)
cdef int pick_branch(const Tree* tree, const Node* node) noexcept nogil
@cython.locals(chosen=int)
cdef void simulate(
    Player* player, const Encoder* encoder, const Weights* weights, Tree* tree, int index
) noexcept nogil
@cython.locals(late=bint, wanted=float, grown=bint)
cdef void visit_branch(
    Player* player, const Encoder* encoder, const Weights* weights, Tree* tree, int index, Branch* branch
) noexcept nogil
@cython.locals(before=float)
cdef void look_into_child(
    Player* player, const Encoder* encoder, const Weights* weights, Tree* tree, Branch* branch
) noexcept nogil
@cython.locals(least=int, child=int)
cdef int least_visited(const Tree* tree, const Branch* branch) noexcept nogil
cdef bint grow_child(
    Player* player, const Encoder* encoder, const Weights* weights, Tree* tree, int index, Branch* branch
) noexcept nogil
@cython.locals(weight=float, doubt=float, count=float)
cdef void value_branch(Branch* branch) noexcept nogil
cdef void value_node(const Tree* tree, Node* node) noexcept nogil
@cython.locals(most=int, best=int, enough=bint)
cdef int final_choice(const Tree* tree) noexcept nogil
cdef bint is_sure(const Tree* tree) noexcept nogil
@cython.locals(near=int, unsettled=float, lead=float)
cdef bint has_clear_lead(const Tree* tree, int done, int hidden) noexcept nogil
cdef bint is_settled(const Tree* tree, int left) noexcept nogil
