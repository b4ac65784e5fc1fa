# What the type checker sees in place of the C types that the .pxd files declare.
# A pointer to a struct reads like the struct itself, so both are written alike here.
from typing import Any, TypeAlias, TypeVar

_T = TypeVar("_T")
Pointer: TypeAlias = _T
Cards: TypeAlias = Any

uint8_t: Any
uint64_t: Any
uint128_t: Any

# deals.pxd

class Chance:
    words: list[int]
    def __getitem__(self, index: int) -> Chance: ...
    def __setitem__(self, index: int, chance: Chance) -> None: ...

# kernel.pxd

DECK_RING: int
MOST_CODES: int
NO_CARD: int
FIRST_WEAPON: int
FIRST_POTION: int
STRIKES_ALL: int

RUN: int
PUT_AWAY: int
TAKE: int
ARMED: int
BARE: int

OPEN: int
FELL: int
ESCAPED: int

MAY_AVOID: int
NEVER: int
GAME_OVER: int
ROOM_BEGUN: int
ONE_A_ROOM: int
IN_A_ROW: int
ROOM_NOT_FULL: int
DECK_EMPTY: int

EVENT_DEALT: int
EVENT_CARRIED: int
EVENT_RAN: int
EVENT_PUT_AWAY: int
EVENT_SHUFFLED: int
EVENT_FACED: int
EVENT_DAMAGED: int
EVENT_SLAIN: int
EVENT_BROKE: int
EVENT_EQUIPPED: int
EVENT_HEALED: int
EVENT_WASTED: int
EVENT_DISCARDED: int
EVENT_FELL: int
EVENT_ESCAPED: int

def value_of(card: int) -> int: ...
def is_monster(card: int) -> bool: ...
def is_weapon(card: int) -> bool: ...
def is_potion(card: int) -> bool: ...

class Knobs:
    players: int
    room_size: int
    to_face: int
    may_run: bool
    may_put_away: bool
    avoid_in_a_row: bool
    shuffle_avoided: bool
    strikes_equal: bool
    weapon_breaks: bool
    bare_hands: bool
    potion_per_room: bool
    ends_short: bool
    low_score: bool
    count_room: bool
    twins: bool
    start_health: int
    max_health: int
    health_floor: int

class Hero:
    health: int
    score: int
    weapon: int
    strikes_below: int
    last_card: int
    drunk: int
    status: int

class Table:
    chance: Chance
    heroes: list[Hero]
    room: Cards
    room_count: int
    faced: int
    turn: int
    locked: int
    put_away: int
    known: int
    over: int
    head: int
    deck_count: int
    discard_count: int
    slain_count: list[int]
    room_number: int
    menace: int
    deck: Cards
    discard: Cards
    slain: list[Cards]

class Event:
    kind: int
    player: int
    card: int
    other: int
    amount: int
    health: int

class Log:
    events: list[Event]
    count: int

# search/rollouts.pxd

class Counts:
    games: int
    moves: int
    won: int
    wins: list[int]
    scores: list[int]
    squares: list[int]

def memcpy(target: object, source: object, size: int) -> None: ...
