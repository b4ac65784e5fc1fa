# The C types of net.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libc.stdlib cimport calloc, free
from libc.math cimport expf
from libc.string cimport memcpy

from scoundrel.kernel cimport is_potion, value_of
from scoundrel.engine.search.infostate cimport Option, Options, InfoState, unseen
from scoundrel.engine.search.solver cimport strongest_in_reach

cdef extern from "sums.h" nogil:
    void sum_rows(const float* rows, int width, const uint16_t* active, int count, float* total) noexcept
    void sum_scaled(const float* rows, const float* inputs, int count, float* total) noexcept

cdef enum:
    MOST_WIDTH = 512  # of the first layer: a net of 512 won 84.9 % of `classic`, one of 256 84.3 %
    SECOND = 32  # the width of the second and the third layer
    MOST_CLASSES = 48  # kinds of cards: at most 14 values of each of three kinds, and some to spare
    PLACES = 20  # places at the bottom of the deck whose card the net sees; the first nets saw 12
    SLACKS = 64  # values of the solver's bound that are told apart; all above are one
    MOST_ACTIVE = 124  # PILE cards and their number, the lowest PLACES, and seven about the hero

# Where each block of inputs begins, and how cards are numbered.
cdef struct Encoder:
    uint8_t classes[256]
    uint8_t first_copy[MOST_CLASSES]
    uint8_t copies[MOST_CLASSES]
    int class_count
    int carried_count
    int card_count
    int most_health
    int most_weapon
    int unseen_at
    int known_at
    int unseen_number_at
    int places_at
    int carried_at
    int health_at
    int weapon_at
    int health_carried_at
    int slack_at
    int flags_at
    int size

# What an afterstate is worth: the chance to win, and the points to expect as a share of the range from the worst
# score to the best, so that more is better under all rules.
cdef struct Worth:
    float win
    float points

# All numbers lie in one row that begins with `first`; the others point into it. With at most `late_until`
# cards unseen, those of another net may serve.
cdef struct Weights:
    Weights* late
    int late_until
    int width
    int outputs  # 2, or 1 in a net that knows nothing of points
    int count
    float* first
    float* first_bias
    float* second
    float* second_bias
    float* third
    float* third_bias
    float* last
    float* last_bias

# What gives an afterstate its value: how it is written as inputs, and the numbers of the net.
cdef struct Evaluator:
    Encoder encoder
    Weights weights

@cython.locals(count=int)
cdef int base_features(const Encoder* encoder, const InfoState* info_state, uint16_t* active) noexcept nogil
@cython.locals(count=int)
cdef int option_features(const Encoder* encoder, const Option* option, uint16_t* active) noexcept nogil
@cython.locals(count=int)
cdef int count_features(
    const Encoder* encoder, const uint8_t* cards, int number, int start, uint16_t* active
) noexcept nogil
@cython.locals(late=bint)
cdef const Weights* weights_for(const Weights* weights, const Option* option) noexcept nogil
cdef void finish(const Weights* weights, const float* total, Worth* worth) noexcept nogil
@cython.locals(value=float)
cdef float output(const Weights* weights, const float* third, int which) noexcept nogil
@cython.locals(way=int)
cdef void evaluate_by_net(
    const Evaluator* evaluator, const Options* options, const uint8_t* wanted, Worth* worths
) noexcept nogil

cdef float widened(uint16_t half) noexcept nogil

cdef class Net:
    cdef Evaluator evaluator
    cdef readonly object rules
    cdef readonly Net late
    cpdef object leave_to(self, Net late, int until)
    @cython.locals(rows=int, width=int, steps_at=int, others_at=int, scale=float, i=int)
    cpdef object load_packed(self, bytes packed)
    cdef object take_halves(self, const uint8_t* low, int start, int end)
