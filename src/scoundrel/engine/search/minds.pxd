# The C types of minds.py.
cimport cython
from libc.stdint cimport uint8_t, uint32_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcmp, memcpy

from scoundrel.deals cimport start_chance
from scoundrel.bridge cimport LiveTable, flatten, same_rules
from scoundrel.kernel cimport (
    ARMED,
    BARE,
    LOW,
    MOST_CODES,
    NO_CARD,
    PUT_AWAY,
    RUN,
    SHUFFLED,
    SLOTS,
    TAKE,
    Hero,
    Knobs,
    Table,
    is_legal,
    is_monster,
    is_potion,
    list_codes,
    play_code,
    score_of_escape,
    value_of,
    weapon_reach,
)
from scoundrel.engine.search.interrupts cimport is_interrupted, watch_for_interrupt, raise_interrupt
from scoundrel.engine.search.net cimport Net
from scoundrel.engine.search.plans cimport Plan, face_card, same_hero, start_planner
from scoundrel.engine.search.rollouts cimport LONGEST_GAME, Course, deal_game, note_move, played
from scoundrel.engine.search.infostate cimport (
    FACE,
    RUNS,
    SIDESTEP,
    MOST_OPTIONS,
    Option,
    InfoState,
    find_option,
    list_facing,
    list_running,
    take_plan,
    unseen,
)
from scoundrel.engine.search.solver cimport NO_GOAL, NO_HEALTH, key_of, put_one_away, row_of, take_stock
from scoundrel.engine.search.tree cimport EXPECTIMAX_AT_ROOT, Tree, list_with, search_room
from scoundrel.engine.search.evaluation cimport SAME, Player, best_option, evaluate_options, forget

cdef enum:
    # With at most this many cards unseen, the net alone enumerates every next room: quicker than with six, as the
    # search does, and still stronger than a player without search has to be.
    EXPECTIMAX_ALONE = 4
    # With at most this many it solves points; before that, the net tells them. With the search it is more.
    SOLVED_ALONE = 1
    SOLVED_AT_ROOT = 4
    ROOMS_TO_SEE = 60  # where one may avoid without end; after these, only to win and no longer for points
    MOST_TO_TRY = 5  # cards of a room that the hero falls in, which are tried in every order
    FEW_BELOW = 3  # with at most this many cards below, the best loss is known
    MOST_SOLVED_LONG = 30  # nodes for one question about points, where one may avoid without end
    MOST_TRIED_LONG = 2  # ways of facing a room whose points are solved there: of more questions, fewer are answered
    MOST_TRIED = 6  # the same elsewhere, where the net plays alone
    MOST_SOLVED_LOST = 2000  # nodes for the best score of a loss, where it plays alone
    MOST_SOLVED = 20000  # nodes for one order of the endgame; what takes more counts as lost. The median whole deal takes 86

# A player at a table, with its tree. Without simulations the tree stays empty, and the evaluator decides.
cdef struct Mind:
    Tree tree
    int simulations
    bint all_values
    bint for_score
    uint8_t slots[SLOTS]  # the slot of each card that lies in the room, from the left
    Table table  # the table that was asked about last, as it was then
    int listed  # options that were listed for it

@cython.locals(place=int)
cdef void forget_hidden(InfoState* info_state) noexcept nogil
@cython.locals(full=bint)
cdef bint observe(Mind* mind, const Table* table, InfoState* info_state) noexcept nogil
@cython.locals(chosen=int)
cdef int decide(Mind* mind, const Table* table, const Option* theirs) noexcept nogil
@cython.locals(lying=int, way=int, first=int, place=int, locks=bint)
cdef bint option_played(
    Mind* mind, const Table* table, const uint8_t* codes, int count, Option* option
) noexcept nogil
cdef bint leads_through(const Knobs* rules, const Table* table, const uint8_t* codes, int count) noexcept nogil
cdef int place_of(const Mind* mind, int slot, int lying) noexcept nogil
cdef int first_code(Mind* mind, const Table* table, const Option* option) noexcept nogil
@cython.locals(armed=bint, code=int)
cdef bint reaches(
    const Knobs* rules, const Hero* hero, const uint8_t* cards, int count, int faced, const Hero* wanted,
    int* first
) noexcept nogil
@cython.locals(here=Table, points=float, hidden=int, solved=bint, fall=int)
cdef bint falls_better(const Player* player, const Table* table, int chosen) noexcept nogil
@cython.locals(best=int, chance=float, faces=bint)
cdef int prefer_facing(const Player* player, int chosen) noexcept nogil
@cython.locals(best=int, points=int, most=int)
cdef int doomed_code(const Mind* mind, const Table* table) noexcept nogil
@cython.locals(most=int)
cdef int best_fall(const Knobs* rules, Table* table, uint32_t room) noexcept nogil
cdef void set_goal(Player* player, Net net, object rules, object goal)
@cython.locals(place=int, before=int)
cdef void carry_on(Mind* mind, const Table* table, Option* option) noexcept nogil
@cython.locals(place=int)
cdef int observe_slots(Mind* mind, const Table* table) noexcept nogil
cdef void play_through(Mind* mind, Table* table, Course* course) noexcept nogil
cdef void make_move(const Mind* mind, Table* table, int code, Course* course) noexcept nogil

cdef class NetMind:
    cdef Mind* mind
    cdef readonly Net net
    cdef readonly object rules
    cdef readonly object lock
    cpdef object set_simulations(self, int simulations)
    @cython.locals(chosen=int)
    cpdef object choose(self, LiveTable table)
    cdef object sit_down(self, LiveTable table)
    cdef object listed(self)
    @cython.locals(unknown=bint)
    cdef object score(self, int index)
    cpdef bint is_exact(self, int index) except? True
    @cython.locals(chosen=int, made=bint)
    cpdef object weigh(self, LiveTable table, bytes codes)
    @cython.locals(code=int)
    cpdef object line(self, LiveTable table, int index)
