# The C types of core.py.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from scoundrel.deals cimport Chance, below, start_chance
from scoundrel.bridge cimport flatten
from scoundrel.kernel cimport (
    ARMED,
    BARE,
    CARD,
    ESCAPED,
    LOW,
    MAY_AVOID,
    MOST_CODES,
    NO_CARD,
    PUT_AWAY,
    ROOM,
    RUN,
    STRIKES_ALL,
    TAKE,
    Hero,
    Knobs,
    Table,
    deal_initial_room,
    deck_card,
    is_potion,
    list_codes,
    play_code,
    potion_heals,
    start_table,
    value_of,
    why_no_avoiding,
)
from scoundrel.engine.search.rollouts cimport deal_game
from scoundrel.envs.hashing cimport ONE_BLOCK, hash_text

cdef enum:
    NO_CODE = 0xFF
    MOST_CARD_ACTIONS = 28  # three for each of nine slots, and running
    ALL_CODES = 0x50  # of moves
    MOST_PLAYED = 10  # moves in a room: nine cards, and one put away
    LONGEST_STEM = 100  # the text that a game's deals have in common

cpdef enum:
    MOST_ACTIONS = 5000  # rooms with more plans can't be planned as a whole

# What a step is worth
cpdef enum:
    REWARD_WIN = 0
    REWARD_SCORE = 1
    REWARD_SHAPED = 2

# What the rules and the player's choices fix for all games
cdef struct Terms:
    Knobs rules
    uint8_t deck[96]
    int cards
    uint8_t column_of[64]  # of the first copy of a card, among the cards in order
    uint8_t action_of[ALL_CODES]
    int card_actions
    int ways  # to fight, where a player may choose
    # Plans are numbered as a tree: so many begin with the same moves, by the slots and the moves left.
    int span[10][10]
    int face_plans
    int put_away_plans
    int actions
    bint plans
    int columns
    int reward
    double penalty
    uint32_t most_steps

# One game in play
cdef struct Match:
    Table table
    uint8_t codes[MOST_CARD_ACTIONS]  # the move of each action on a card; NO_CODE where it is not legal
    uint8_t played[MOST_PLAYED]  # in the last step
    uint8_t played_count
    bint ended
    uint32_t steps
    uint64_t deal  # the number of the next one
    uint8_t stem[LONGEST_STEM]
    uint8_t stem_length

# Where the results of a step are written, a row or a number for each game
cdef struct Sheets:
    int16_t* rows
    int8_t* masks
    double* rewards
    uint8_t* terminations
    uint8_t* truncations
    uint8_t* wins
    int32_t* scores

@cython.locals(count=int, number=uint64_t, i=int)
cdef void deal_next(const Terms* terms, Match* match) noexcept nogil

# The column of a card, of several copies that of the next one.
cdef inline int next_column(const Terms* terms, uint8_t card, uint8_t* copies) noexcept nogil:
    if not terms.rules.twins:
        return terms.column_of[card]
    copies[card] += 1
    return terms.column_of[card] + copies[card] - 1

cdef void begin(const Terms* terms, Match* match) noexcept nogil
@cython.locals(i=int)
cdef void list_actions(const Terms* terms, Table* table, uint8_t* codes) noexcept nogil

@cython.locals(slot=int, card=uint8_t)
cdef void write_row(const Terms* terms, const Table* table, int viewer, int16_t* row) noexcept nogil
cdef int16_t* write_hero(const Terms* terms, const Hero* hero, int16_t* row) noexcept nogil
@cython.locals(place=int, unseen=int)
cdef void write_deck(const Terms* terms, const Table* table, int16_t* row) noexcept nogil
@cython.locals(action=int)
cdef void write_mask(const Terms* terms, Match* match, int8_t* mask) noexcept nogil

@cython.locals(rank=int, slot=int, way=int, child=int)
cdef void mark_plans(
    const Terms* terms, Table* table, int free_slots, int slots, int left, int first, int8_t* mask
) noexcept nogil
@cython.locals(slot=int, first=int, size=int)
cdef void mark_sidesteps(const Terms* terms, Match* match, int8_t* mask) noexcept nogil
@cython.locals(size=int, slots=int, left=int, free_slots=int, rest=int, slot=int, digit=int, child=int)
cdef bint follow_plan(const Terms* terms, Match* match, int action, Table* table) noexcept nogil
cdef bint follow_move(const Terms* terms, Match* match, int card_action, Table* table) noexcept nogil
@cython.locals(slot=int)
cdef int nth_slot(int free_slots, int rank) noexcept nogil
cdef bint room_ended(const Table* before, const Table* after) noexcept nogil

cdef bint is_legal_action(const Terms* terms, Match* match, int action) noexcept nogil
cdef bint take_action(const Terms* terms, Match* match, int action) noexcept nogil
@cython.locals(reward=double, before=int)
cdef double play_action(const Terms* terms, Match* match, int action) noexcept nogil
cdef int standing(const Table* table) noexcept nogil
cdef double ending_reward(const Terms* terms, const Table* table) noexcept nogil
@cython.locals(i=int)
cdef void step_games(
    const Terms* terms, Match* matches, int count, const int64_t* actions, const Sheets* sheets
) noexcept nogil
cdef void step_match(
    const Terms* terms, Match* match, int i, int action, const Sheets* sheets
) noexcept nogil
cdef void write_results(const Terms* terms, Match* match, int i, const Sheets* sheets) noexcept nogil
@cython.locals(i=int, action=int, choices=int)
cdef void choose_randomly(
    Chance* chance, const int8_t* masks, int count, int actions, int64_t* chosen
) noexcept nogil

cdef class Games:
    cdef Terms terms
    cdef Match* matches
    cdef Sheets sheets
    cdef Chance chance
    cdef readonly int count
    cdef object held
    cdef bint busy
    @cython.locals(size=int, slots=int, left=int)
    cdef object number_plans(self)
    @cython.locals(size=int, bare=int, sidestep=int)
    cdef object number_actions(self)
    cdef object check_index(self, int i)
    cdef object check_arrays(self)
    @cython.locals(fits=bint)
    cpdef object write_to(
        self,
        int16_t[:, ::1] rows,
        int8_t[:, ::1] masks,
        double[::1] rewards,
        uint8_t[::1] terminations,
        uint8_t[::1] truncations,
        uint8_t[::1] wins,
        int32_t[::1] scores,
    )
    cpdef object seed(self, int i, str text)
    cpdef object deal(self, int i)
    cpdef object begin_with(self, int i, bytes deck, bytes seed_bytes, bint shuffled)
    @cython.locals(i=int, action=int64_t)
    cpdef int first_unfit(self, int64_t[::1] actions, bint legal)
    cpdef object step(self, int64_t[::1] actions)
    cpdef object choose(self, int64_t[::1] chosen)
    cpdef object observe(self, int i, int viewer, int16_t[::1] row)
    cpdef bint ended(self, int i)
    cpdef bint over(self, int i)
    cpdef int turn(self, int i)
    cpdef object outcome(self, int i, int player)
    cpdef object played(self, int i)
