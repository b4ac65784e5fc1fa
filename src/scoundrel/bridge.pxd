# The C types of bridge.py.
cimport cython
from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcmp, memcpy

from scoundrel.deals cimport shuffle, start_chance
from scoundrel.kernel cimport (
    ARMED,
    AT_MOST,
    BELOW,
    CARD,
    DECK,
    DECK_RING,
    DUNGEON,
    HEALTH,
    LOW,
    MOST_CODES,
    NOTHING,
    NOT_IN_A_ROW,
    NO_CARD,
    ONE_PER_ROOM,
    OPEN,
    PILE,
    PLAY_OUT,
    ROOM,
    SHORT_ROOM,
    SHUFFLED,
    UNDER_DECK,
    Hero,
    Knobs,
    Log,
    Table,
    check_win_on_refill,
    clamp_health,
    complete_room,
    deal_initial_room,
    deck_card,
    draw_first_player,
    equip_weapon,
    face_card,
    is_legal,
    is_weapon,
    limit_weapon,
    list_codes,
    menace_of,
    play_code,
    potion_heals,
    room_is_done,
    score_of_fall,
    start_table,
    strikes,
    why_no_avoiding,
)

cdef void flatten(object rules, Knobs* knobs)
cdef bint same_rules(const Knobs* one, const Knobs* other) noexcept nogil

cdef class LiveTable:
    cdef Knobs rules
    cdef Table table
    cdef Log log
    cpdef tuple play(self, int code)
    cdef tuple logged(self)
    @cython.locals(fits=bint)
    cdef object check(self, object facts)
    cdef object hero_facts(self, int player)
    cdef object arrange_hero(self, int player, object facts)
    @cython.locals(living=int)
    cpdef object settle(self)
