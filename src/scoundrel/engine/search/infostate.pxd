# The C types of infostate.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t

from scoundrel.kernel cimport CARD, LOW, ROOM, SHUFFLED, score_of_escape
from scoundrel.engine.search.plans cimport Plan, plan_room, same_hero
from scoundrel.engine.search.solver cimport (
    LOST,
    WON,
    Search,
    State,
    Stock,
    dungeon_ends,
    follow_plan,
    is_last_room,
    least_damage,
    never_faced,
    put_one_away,
    run_from_room,
    solve_state,
    stock_after,
)

cdef enum:
    MOST_OPTIONS = 256  # of one room; those beyond are not looked at, which only larger rooms come to
    # With at most this many cards unseen, all their orders are solved: 6 of them. A fourth card would make it
    # 24, and costs more than enumerating the next rooms.
    ENDGAME = 3
    # The way of an option: face the room, run, or put a card away and face the rest.
    FACE = 0
    RUNS = 1
    SIDESTEP = 2  # and above it, by the place of the card

# An information state: what a player knows between two rooms. The cards carried over, at the front of the row,
# and those known at its end are seen; the cards between them lie in an order that is not to be looked at.
cdef struct InfoState:
    State state
    Stock stock  # of all cards to come
    uint8_t carried
    uint8_t known

# One thing to do with a room, and the afterstate: what it leaves, before the next room is dealt.
cdef struct Option:
    InfoState after
    int slack  # health to spare at the very best; below 1 the option loses
    uint16_t faced
    uint8_t way
    bint ended

cdef struct Options:
    Option all[MOST_OPTIONS]
    int count

cdef int score_if_ended(const Search* search, const Option* option) noexcept nogil
cdef int unseen(const InfoState* info_state) noexcept nogil
@cython.locals(lying=int)
cdef void list_options(Search* search, const InfoState* info_state, Options* options) noexcept nogil
cdef void list_facing(
    Search* search, const InfoState* info_state, int lying, int to_face, bint locks, int way, Options* options
) noexcept nogil
cdef void take_plan(
    Search* search, const InfoState* info_state, const Plan* plan, int lying, bint locks, int way, Option* option
) noexcept nogil
@cython.locals(same=bint)
cdef int find_option(const Search* search, Options* options, const Option* option) noexcept nogil
cdef void list_running(Search* search, const InfoState* info_state, Options* options) noexcept nogil
cdef void list_sidesteps(
    Search* search, const InfoState* info_state, int lying, Options* options
) noexcept nogil
cdef void bound_option(Search* search, Option* option) noexcept nogil
cdef int solve_option(Search* search, const Option* option) noexcept nogil
