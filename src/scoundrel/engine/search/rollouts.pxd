# The C types of rollouts.py.
cimport cython
from libc.stdint cimport int64_t, uint8_t

from scoundrel.deals cimport Chance, below, shuffle, start_chance
from scoundrel.bridge cimport flatten
from scoundrel.kernel cimport (
    ESCAPED,
    MAY_AVOID,
    MOST_CODES,
    TAKE,
    Knobs,
    Table,
    deal_initial_room,
    draw_first_player,
    list_codes,
    play_code,
    start_table,
    why_no_avoiding,
)

cpdef enum:
    # A player whose game is not over after this many moves forfeits it: some rules let one run forever. The
    # longest that an honest player was seen to need is below a thousand.
    LONGEST_GAME = 10000

cdef struct Counts:
    int64_t games
    int64_t moves
    int64_t won
    int64_t wins[2]
    int64_t scores[2]
    int64_t squares[2]

cdef struct Course:
    int moves
    int runs
    int could_run

cdef void deal_game(const Knobs* rules, Table* table, const uint8_t* deck, int cards) noexcept nogil
@cython.locals(moves=int)
cdef int play_out(const Knobs* rules, Table* table, Chance* chance, Course* course) noexcept nogil
cdef void note_move(const Knobs* rules, const Table* table, int code, Course* course) noexcept nogil
cdef object played(const Knobs* rules, const Table* table, const Course* course)
@cython.locals(won=bint, won_by_any=bint)
cdef void count_game(const Knobs* rules, Table* table, int moves, Counts* tally) noexcept nogil
cdef void play_games(
    const Knobs* rules, Table* table, Chance* chance, const uint8_t* deck, int cards, int64_t games, Counts* tally
) noexcept nogil
