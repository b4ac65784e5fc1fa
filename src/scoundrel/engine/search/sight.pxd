# The C types of sight.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t

from scoundrel.kernel cimport is_potion
from scoundrel.engine.search.plans cimport Plan, plan_room
from scoundrel.engine.search.solver cimport (
    LOST,
    WON,
    Search,
    Spot,
    Stock,
    dungeon_ends,
    follow_plan,
    least_damage,
    never_faced,
    put_one_away,
    run_from_room,
    solve_spot,
    stock_after,
    take_stock,
)

cdef enum:
    MOST_OPTIONS = 256
    TAIL = 3  # with so many cards unseen, the rest is solved exactly
    FACE = 0
    RUNS = 1
    SIDESTEP = 2  # and the slot put away above it

# What a player sees between two rooms: the row of cards to come, of which those carried over and those
# known at the end are seen; the cards between them lie hidden, in an order that is not to be looked at.
cdef struct Sight:
    Spot spot
    uint8_t carried
    uint8_t known

cdef struct Option:
    Sight after
    Stock stock
    int slack
    uint16_t faced
    uint8_t way
    bint ended

cdef struct Options:
    Option all[MOST_OPTIONS]
    int count

cdef int unseen(const Sight* sight) noexcept nogil
@cython.locals(lying=int)
cdef void list_options(Search* search, const Sight* sight, Options* options) noexcept nogil
cdef void list_facing(
    Search* search, const Sight* sight, const Stock* stock, int lying, int to_face, bint locks, int way,
    Options* options
) noexcept nogil
cdef void take_plan(
    Search* search, const Sight* sight, const Stock* stock, const Plan* plan, int lying, bint locks, int way,
    Option* option
) noexcept nogil
@cython.locals(same=bint)
cdef int find_option(const Search* search, Options* options, const Option* option) noexcept nogil
cdef void list_running(
    Search* search, const Sight* sight, const Stock* stock, Options* options
) noexcept nogil
cdef void list_sidesteps(
    Search* search, const Sight* sight, const Stock* stock, int lying, Options* options
) noexcept nogil
cdef void judge_option(Search* search, Option* option) noexcept nogil
cdef int solve_option(Search* search, const Option* option) noexcept nogil
