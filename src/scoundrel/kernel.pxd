# The C types of kernel.py: the structs, and the signature of every function.
cimport cython
from libc.stdint cimport int16_t, uint8_t, uint32_t

from scoundrel.deals cimport Chance, below, shuffle

cdef enum:
    DECK_RING = 128  # a power of two, and at least MOST_CARDS
    PILE = 96  # MOST_CARDS of the rules
    SLOTS = 9  # MOST_SLOTS of the rules
    MOST_CODES = 29  # run; per slot, two ways to fight and one to put away; one spare to write to
    MOST_EVENTS = 160  # dropping a weapon with every monster on it, and a new room

# What a card is
cdef enum:
    NO_CARD = 0
    FIRST_WEAPON = 0x20
    FIRST_POTION = 0x30
    STRIKES_ALL = 16

# Moves: the action, with the slot in the low four bits
cpdef enum:
    RUN = 0x00
    PUT_AWAY = 0x10
    TAKE = 0x20
    ARMED = 0x30
    BARE = 0x40

# A hero's status
cpdef enum:
    OPEN = 0
    FELL = 1
    ESCAPED = 2

# Why a room can't be avoided
cpdef enum:
    MAY_AVOID = 0
    NEVER = 1
    GAME_OVER = 2
    ROOM_BEGUN = 3
    ONE_A_ROOM = 4
    IN_A_ROW = 5
    ROOM_NOT_FULL = 6
    DECK_EMPTY = 7

# What happened
cpdef enum:
    EVENT_DEALT = 1
    EVENT_CARRIED = 2
    EVENT_RAN = 3
    EVENT_PUT_AWAY = 4
    EVENT_SHUFFLED = 5
    EVENT_FACED = 6
    EVENT_DAMAGED = 7
    EVENT_SLAIN = 8
    EVENT_BROKE = 9
    EVENT_EQUIPPED = 10
    EVENT_HEALED = 11
    EVENT_WASTED = 12
    EVENT_DISCARDED = 13
    EVENT_FELL = 14
    EVENT_ESCAPED = 15

# The named values of settings
cdef enum:
    NOTHING = 0
    ROOM = 1
    CARD = 2

cdef enum:
    UNDER_DECK = 0
    SHUFFLED = 1

cdef enum:
    BELOW = 0
    AT_MOST = 1

cdef enum:
    ONE_PER_ROOM = 0
    NOT_IN_A_ROW = 1

cdef enum:
    PLAY_OUT = 0
    SHORT_ROOM = 1

cdef enum:
    HEALTH = 0
    LOW = 1

cdef enum:
    DECK = 0
    DUNGEON = 1

ctypedef uint8_t flag  # yes or no

# The rules: each setting, and each value that has a name, under its name in rules/, but as a number
cdef struct Knobs:
    uint8_t players
    uint8_t room_size
    uint8_t to_face  # room_size without what is carried
    uint8_t avoid
    flag avoid_in_a_row
    uint8_t avoided_cards
    uint8_t weapon_limit
    flag weapon_breaks
    flag bare_hands
    uint8_t potions
    uint8_t ending
    uint8_t scoring
    uint8_t loss_counts
    flag twins  # whether the deck has a card twice
    int16_t start_health
    int16_t max_health
    int16_t health_floor

cdef struct Hero:
    int16_t health
    int16_t score
    uint8_t weapon
    uint8_t strikes_below
    uint8_t last_card
    uint8_t drunk
    uint8_t status

cdef struct Table:
    Chance chance
    Hero heroes[2]
    uint8_t room[SLOTS]
    uint8_t room_count
    uint8_t faced
    uint8_t turn
    uint8_t locked
    uint8_t put_away
    uint8_t known
    uint8_t over
    uint8_t head
    uint8_t deck_count
    uint8_t discard_count
    uint8_t slain_count[2]
    uint32_t room_number
    int16_t menace
    uint8_t deck[DECK_RING]
    uint8_t discard[PILE]
    uint8_t slain[2][PILE]

cdef struct Event:
    uint8_t kind
    uint8_t player
    uint8_t card
    uint8_t other
    int16_t amount
    int16_t health

cdef struct Log:
    Event events[MOST_EVENTS]
    uint8_t count

cdef inline uint8_t value_of(uint8_t card) noexcept nogil:
    return card & 15

cdef inline bint is_monster(uint8_t card) noexcept nogil:
    return NO_CARD < card < FIRST_WEAPON

cdef inline bint is_weapon(uint8_t card) noexcept nogil:
    return FIRST_WEAPON <= card < FIRST_POTION

cdef inline bint is_potion(uint8_t card) noexcept nogil:
    return card >= FIRST_POTION

# The card at a place in the deck; 0 is the top.
cdef inline uint8_t deck_card(const Table* table, int place) noexcept nogil:
    return table.deck[(table.head + place) & (DECK_RING - 1)]

cdef void clamp_health(const Knobs* rules, Hero* hero) noexcept nogil
cdef bint strikes(const Hero* hero, uint8_t card) noexcept nogil
cdef int weapon_reach(const Knobs* rules, const Hero* hero) noexcept nogil
cdef int fight_monster(const Knobs* rules, Hero* hero, uint8_t card, bint armed) noexcept nogil
cdef void equip_weapon(Hero* hero, uint8_t card) noexcept nogil
cdef void limit_weapon(const Knobs* rules, Hero* hero, uint8_t kill) noexcept nogil
cdef bint potion_heals(const Knobs* rules, const Hero* hero) noexcept nogil
cdef int consume_potion(const Knobs* rules, Hero* hero, uint8_t card) noexcept nogil

cdef void start_table(const Knobs* rules, Table* table, const uint8_t* cards, int count) noexcept nogil
cdef void draw_first_player(const Knobs* rules, Table* table) noexcept nogil
cdef void deal_initial_room(const Knobs* rules, Table* table, Log* log) noexcept nogil
cdef void play_card(const Knobs* rules, Table* table, int slot, bint armed, Log* log) noexcept nogil
cdef void face_card(const Knobs* rules, Table* table, int slot, bint armed, Log* log) noexcept nogil
cdef void skip_room(const Knobs* rules, Table* table, Log* log) noexcept nogil
cdef void put_card_away(const Knobs* rules, Table* table, int slot, Log* log) noexcept nogil
@cython.locals(kept=int)
cdef void complete_room(const Knobs* rules, Table* table, Log* log) noexcept nogil
cdef bint check_win_on_refill(const Knobs* rules, Table* table, Log* log) noexcept nogil

cdef void face_monster(const Knobs* rules, Table* table, uint8_t card, bint armed, Log* log) noexcept nogil
cdef void face_weapon(Table* table, uint8_t card, Log* log) noexcept nogil
cdef void face_potion(const Knobs* rules, Table* table, uint8_t card, Log* log) noexcept nogil
cdef void drop_weapon(Table* table, uint8_t weapon, Log* log) noexcept nogil
cdef void discard_card(Table* table, uint8_t card, Log* log) noexcept nogil
@cython.locals(stays=bint)
cdef void pass_turn(const Knobs* rules, Table* table, bint room_done) noexcept nogil
cdef bint room_is_done(const Knobs* rules, const Table* table) noexcept nogil
cdef void fill_room(const Knobs* rules, Table* table, Log* log) noexcept nogil
cdef void put_under_deck(Table* table, uint8_t card) noexcept nogil
cdef void shuffle_deck(Table* table, Log* log) noexcept nogil

cdef void fall(const Knobs* rules, Table* table, Log* log) noexcept nogil
cdef void escape(const Knobs* rules, Table* table, Log* log) noexcept nogil
cdef int score_of_escape(const Knobs* rules, const Hero* hero) noexcept nogil
cdef int score_of_fall(const Knobs* rules, const Table* table) noexcept nogil
@cython.locals(total=int)
cdef int menace_of(const uint8_t* cards, int count) noexcept nogil

cdef int why_no_avoiding(const Knobs* rules, const Table* table) noexcept nogil
@cython.locals(may_avoid=bint, put_away=bint, bare_hands=bint, monster=bint, armed=bint)
cdef int list_codes(const Knobs* rules, Table* table, uint8_t* codes) noexcept nogil
cdef int list_code(uint8_t* codes, int count, int code, bint legal) noexcept nogil
cdef bint lies_further_left(const Table* table, int slot) noexcept nogil
cdef bint is_legal(const Knobs* rules, Table* table, int code) noexcept nogil
cdef void play_code(const Knobs* rules, Table* table, int code, Log* log) noexcept nogil
cdef void note(Log* log, int kind, int player, int card, int other, int amount, int health) noexcept nogil
