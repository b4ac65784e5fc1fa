# The C types of draws.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint64_t

from scoundrel.deals cimport Chance, shuffle
from scoundrel.kernel cimport SLOTS
from scoundrel.engine.search.infostate cimport InfoState, unseen
from scoundrel.engine.search.solver cimport mixed

cdef enum:
    # Up to this many rooms that can come next are few, and each is drawn once: 12 unseen cards give 220 rooms of
    # three.
    MOST_UNSEEN = 12
    MOST_OUTCOMES = 220
    MOST_ORDERED = 3  # with at most this many cards dealt, all their orders are enumerated where it matters

# All rooms by the number of unseen cards and of those dealt, as sets of places, in the order in which they are
# drawn; zeros where nobody asked for them yet.
cdef struct Draws:
    uint16_t rooms[MOST_UNSEEN + 1][SLOTS + 1][MOST_OUTCOMES]

@cython.locals(met=int, least=int, best=int, room=uint16_t)
cdef void order_rooms(uint16_t* rooms, int count, int size, int number) noexcept nogil
@cython.locals(listed=int)
cdef void list_rooms(uint16_t* rooms, int count, int size) noexcept nogil
@cython.locals(rooms=int, dealt=int)
cdef int outcome_count(const InfoState* info_state, int room_size) noexcept nogil
cdef int cards_dealt(const InfoState* info_state, int room_size) noexcept nogil
@cython.locals(number=int)
cdef int choices(int count, int size) noexcept nogil
@cython.locals(hidden=int, size=int, few=int, slices=int)
cdef void draw_room(Draws* draws, InfoState* info_state, int room_size, uint64_t stream, int number) noexcept nogil
cdef void shuffle_by(uint8_t* cards, int count, uint64_t stream) noexcept nogil
@cython.locals(first=int)
cdef void put_first(uint8_t* cards, int count, uint16_t room) noexcept nogil
cdef void swap_cards(uint8_t* cards, int one, int other) noexcept nogil
