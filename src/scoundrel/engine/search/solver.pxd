# The C types of solver.py.
cimport cython
from libc.stdint cimport int16_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memmove

from scoundrel.deals cimport Chance, shuffle
from scoundrel.bridge cimport LiveTable, flatten, same_rules
from scoundrel.kernel cimport (
    AT_MOST,
    CARD,
    DUNGEON,
    ESCAPED,
    LOW,
    NO_CARD,
    ONE_PER_ROOM,
    PILE,
    ROOM,
    SHORT_ROOM,
    SHUFFLED,
    Hero,
    Knobs,
    Table,
    deck_card,
    fill_room,
    is_monster,
    is_potion,
    is_weapon,
    score_of_escape,
    start_table,
    value_of,
)
from scoundrel.engine.search.interrupts cimport Interrupt, is_interrupted, watch_for_interrupt, raise_interrupt
from scoundrel.engine.search.plans cimport MOST_PLANS, VALUES, Plan, Planner, plan_room, start_planner

cdef extern from *:
    # Odd numbers of 64 well-mixed bits, too large for a literal of Cython's.
    """
    #define MIX_ONE 0xFF51AFD7ED558CCDULL
    #define MIX_TWO 0xC4CEB9FE1A85EC53ULL
    #define SPARE_BITS 0x80108400U
    """
    const uint64_t MIX_ONE
    const uint64_t MIX_TWO
    # A strength in one word: health (up to 999), weapon, reach and leniency, each with this bit to spare above it.
    const uint32_t SPARE_BITS

cdef enum:
    LOST = 0
    WON = 1
    UNDECIDED = 2

cdef enum:
    BEST_WEAPONS = 8  # weapons to come that the bound tells apart; as many as a value has monsters
    BEST_WEAPONS_AND_NONE = 9
    PILE_WORDS = 12  # PILE bytes in words of eight
    TRANSPOSITIONS = 65536  # entries of the transposition table, a power of two: 4 MB
    NO_GOAL = -30000  # any win will do
    NO_HEALTH = -30000  # worse than any score
    # Restarts in another ordering of the choices, with limits from FIRST_LIMIT nodes up. The median deal needs 86;
    # of those that are hard in one ordering many are easy in another.
    RESTARTS = 5
    FIRST_LIMIT = 150
    AVOID_FIRST = 1  # bits of an ordering
    STRENGTH_FIRST = 2
    MOST_LOST = 6  # strengths that lose; with these an entry fills one cache line of 64 bytes
    MOST_WON = 3  # strengths that win
    MOST_LENIENT = 1023  # any win will do; no goal is higher, since health ends at 999 and a potion adds 15 at most

# A state with all cards known, where a room is about to be dealt: the cards to come, those carried over first.
cdef struct State:
    Chance chance
    uint8_t cards[PILE]
    Hero hero
    uint8_t count
    uint8_t locked

# How much of what is still to come.
cdef struct Stock:
    uint8_t monsters[VALUES]
    uint8_t weapons[VALUES]
    int potions
    uint16_t singles  # the values of monsters, a bit for each
    uint16_t pairs  # those of two monsters or more
    uint8_t best  # of the weapons
    uint8_t second_best

# An entry of the transposition table. What is known of all states with the same cards to come: strengths that
# lose and that win; or how well a lost game can end.
cdef struct Entry:
    uint64_t key
    uint32_t generation
    uint32_t lost[MOST_LOST]
    uint32_t won[MOST_WON]
    int16_t worth
    bint worth_known
    bint worth_exact

cdef struct Search:
    Knobs rules
    Planner planner
    Entry transpositions[TRANSPOSITIONS]
    uint32_t generation
    int goal
    int ordering
    int64_t nodes
    int64_t limit
    Interrupt interrupt

# The damage of monsters to a hero with a weapon, by its value, half of the monsters' values, a bit for each
cdef uint8_t damages[VALUES][2][256]
cdef uint8_t highest_bits[256]

cdef int solve_state(Search* search, const State* state, const Stock* stock) noexcept nogil
cdef Entry* find_entry(Search* search, uint64_t key) noexcept nogil
cdef uint32_t strength_of(const Search* search, const State* state, const Stock* stock) noexcept nogil
cdef bint is_as_strong(uint32_t one, uint32_t other) noexcept nogil
@cython.locals(place=int)
cdef void store_lost(Entry* entry, uint32_t strength) noexcept nogil
@cython.locals(place=int)
cdef void store_won(Entry* entry, uint32_t strength) noexcept nogil
cdef int solve_choices(Search* search, const State* state, const Stock* stock) noexcept nogil
cdef int solve_avoiding(
    Search* search, const State* state, const Stock* stock, int lying
) noexcept nogil
cdef int better(int one, int other) noexcept nogil
@cython.locals(count=int, place=int, slack=int, verdict=int, faced=int)
cdef int solve_facing(
    Search* search, const State* state, const Stock* stock, int lying, int to_face, bint locks
) noexcept nogil
@cython.locals(verdict=int)
cdef int solve_runs(Search* search, const State* state, const Stock* stock) noexcept nogil
@cython.locals(verdict=int, locks=bint)
cdef int solve_putting_away(
    Search* search, const State* state, const Stock* stock, int lying
) noexcept nogil
@cython.locals(verdict=int)
cdef int solve_putting_the_only_card_away(
    Search* search, const State* state, const Stock* stock
) noexcept nogil
@cython.locals(kept=int)
cdef void follow_plan(
    const State* state, const Plan* plan, int lying, bint locks, State* after
) noexcept nogil
cdef void run_from_room(const Knobs* rules, State* state) noexcept nogil
cdef void put_one_away(const Knobs* rules, State* state, int place) noexcept nogil
cdef bint dungeon_ends(const Search* search, const State* state) noexcept nogil
cdef bint goal_met(const Search* search, const Hero* hero) noexcept nogil
cdef int health_needed(const Search* search) noexcept nogil
@cython.locals(low=int, high=int, goal=int, step=int)
cdef int highest_goal(
    Search* search, const State* state, const Stock* stock, int slack, int least, int guess
) noexcept nogil
@cython.locals(best=int)
cdef int largest_potion(const State* state) noexcept nogil
cdef bint is_last_room(const Search* search, const State* state, int to_face) noexcept nogil

cdef void take_stock(const State* state, Stock* stock) noexcept nogil
cdef void stock_after(
    const State* state, const Stock* stock, int faced, int lying, Stock* after
) noexcept nogil
cdef inline void count_card(Stock* stock, uint8_t card, int amount) noexcept nogil
cdef void find_best_weapons(Stock* stock) noexcept nogil
@cython.locals(count=int, total=int, place=int, in_hand=int, number=int, cost=int)
cdef int least_damage(
    const Knobs* rules, const Stock* stock, const Hero* hero, int spared
) noexcept nogil
@cython.locals(
    in_hand=int, first=int, second=int, held_first=int, held_second=int, in_reach=uint16_t, ones=uint16_t, twos=uint16_t,
    far_ones=uint16_t, far_twos=uint16_t, total=int, of_ones=int, of_twos=int, of_far_ones=int, of_far_twos=int, most=int
)
cdef inline int least_damage_of_pairs(
    const Knobs* rules, const Stock* stock, const Hero* hero, int spared
) noexcept nogil
cdef inline int cost_of(uint16_t monsters, int weapon) noexcept nogil
cdef inline int strongest(uint16_t monsters) noexcept nogil
cdef inline int damage_of(uint16_t monsters, int weapon) noexcept nogil
cdef void fill_damages() noexcept nogil
@cython.locals(rooms=int)
cdef int never_faced(const Knobs* rules, int cards) noexcept nogil
@cython.locals(rest=uint64_t)
cdef uint64_t key_of(const Knobs* rules, const State* state) noexcept nogil
@cython.locals(below=int)
cdef int strongest_in_reach(const Stock* stock, const Hero* hero) noexcept nogil
cdef uint64_t mixed(uint64_t word) noexcept nogil

cdef int solve_with_restarts(Search* search, Table* table, int64_t most) noexcept nogil
@cython.locals(locks=bint)
cdef int solve_table(Search* search, Table* table) noexcept nogil
cdef void add_card(State* state, uint8_t card) noexcept nogil

cdef void row_of(const Knobs* rules, const Table* table, State* state) noexcept nogil

@cython.locals(value=int, bound=int, key=uint64_t)
cdef int best_loss(Search* search, const State* state, const Stock* stock, int alpha) noexcept nogil
@cython.locals(best=int, found=int, lying=int, locks=bint)
cdef int best_loss_of_choices(
    Search* search, const State* state, const Stock* stock, int alpha, int bound
) noexcept nogil
@cython.locals(best=int, found=int, lying=int)
cdef int best_loss_of_turns(
    Search* search, const State* state, const Stock* stock, int size, int alpha, int bound
) noexcept nogil
@cython.locals(best=int, found=int, count=int)
cdef int best_loss_of_facing(
    Search* search, const State* state, const Stock* stock, int lying, int to_face, bint locks, int alpha,
    int bound
) noexcept nogil
cdef void plan_loss(Search* search, const State* state, int lying, int to_face) noexcept nogil
cdef int cost_of_leaving(const Knobs* rules, uint8_t card) noexcept nogil
@cython.locals(spared=int, cost=int)
cdef int best_loss_bound(const Search* search, const State* state, const Stock* stock) noexcept nogil
@cython.locals(word=uint64_t)
cdef uint64_t key_of_loss(const Search* search, const State* state) noexcept nogil
@cython.locals(locks=bint, to_face=int)
cdef int best_loss_of_table(Search* search, const Table* table) noexcept nogil
cdef void lay_table(const Knobs* rules, const State* state, Table* table) noexcept nogil

cdef class Solver:
    cdef Search* search
    cdef object rules
    cdef int64_t limit
    cdef object lock
    cdef object check(self, LiveTable table)
    @cython.locals(verdict=int)
    cpdef int ask(self, LiveTable table, int goal)
    @cython.locals(value=int)
    cpdef object ask_loss(self, LiveTable table)
