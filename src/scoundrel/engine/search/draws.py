"""Chance nodes: which rooms may come next, drawn from the unseen cards with low variance.

Where few rooms can come, each is drawn once, in an order in which every card and every pair of cards comes
up evenly. Where they are many, draws are stratified: slices of one shuffle, then of another.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.deals import shuffle
    from scoundrel.engine.search.infostate import unseen
    from scoundrel.engine.search.solver import mixed
    from scoundrel.shapes import *


def list_rooms(rooms: Pointer[Rooms], count: int, size: int) -> None:
    """All rooms of `size` out of `count` cards."""
    listed = 0
    for room in range(1 << count):
        size_here = 0
        for place in range(count):
            size_here += room >> place & 1
        if size_here == size:
            rooms[listed] = room
            listed += 1


def order_rooms(rooms: Pointer[Rooms], count: int, size: int, number: int) -> None:
    """Order the rooms so that each is the one whose cards, and pairs of cards, came up least before."""
    came_up = cython.declare(cython.int[MOST_UNSEEN][MOST_UNSEEN])
    for i in range(count):
        for j in range(count):
            came_up[i][j] = 0
    for turn in range(number):
        best = turn
        least = 1 << 30
        for other in range(turn, number):
            met = 0
            for i in range(count):
                if rooms[other] >> i & 1:
                    met += size * came_up[i][i]  # cards weigh more than pairs
                    for j in range(i):
                        met += (rooms[other] >> j & 1) * came_up[i][j]
            if met < least:
                least = met
                best = other
        room = rooms[best]
        rooms[best] = rooms[turn]
        rooms[turn] = room
        for i in range(count):
            for j in range(i + 1):
                came_up[i][j] += (room >> i & 1) & (room >> j & 1)


def outcome_count(info_state: Pointer[InfoState], room_size: int) -> int:
    """How many rooms can come next, ignoring the order within them; 0 where these are many.

    Where many cards are dealt and running is possible, their order matters too: such rooms are many.
    """
    dealt = cards_dealt(info_state, room_size)
    if unseen(info_state) > MOST_UNSEEN or (dealt > MOST_ORDERED and not info_state.state.locked):
        return 0
    rooms = choices(unseen(info_state), dealt)
    return rooms if rooms <= MOST_OUTCOMES else 0


def cards_dealt(info_state: Pointer[InfoState], room_size: int) -> int:
    """How many unseen cards the next room gets."""
    return max(1, min(unseen(info_state), room_size - info_state.carried))


def choices(count: int, size: int) -> int:
    """The number of ways to choose `size` out of `count` cards."""
    number = 1
    for i in range(size):
        number = number * (count - i) // (i + 1)
    return number


def draw_room(
    draws: Pointer[Draws], info_state: Pointer[InfoState], room_size: int, stream: int, number: int
) -> None:
    """Put the cards of the draw with this number on top of the unseen; a stream is one order of draws."""
    cards = cython.address(info_state.state.cards[info_state.carried])
    hidden = unseen(info_state)
    size = cards_dealt(info_state, room_size)
    few = outcome_count(info_state, room_size)
    if few > 0:
        rooms = draws.rooms[hidden][size]
        if rooms[0] == 0:  # never asked for before
            list_rooms(rooms, hidden, size)
            order_rooms(rooms, hidden, size, few)
        shuffle_by(cards, hidden, stream)
        put_first(cards, hidden, rooms[number])
        return
    slices = hidden // size
    shuffle_by(cards, hidden, stream + number // slices)
    for i in range(size):
        swap_cards(cards, i, number % slices * size + i)


def shuffle_by(cards: Pointer[Cards], count: int, stream: int) -> None:
    chance = cython.declare(Chance)
    # All four words are mixed well: the first draws of a stream depend on one of them alone.
    for i in range(4):
        stream = mixed(stream + i + 1)
        chance.words[i] = stream
    shuffle(cards, count, cython.address(chance))


def put_first(cards: Pointer[Cards], count: int, room: int) -> None:
    """Put the cards of a room, a set of places, before the others."""
    first = 0
    for place in range(count):
        if room >> place & 1:
            swap_cards(cards, first, place)
            first += 1


def swap_cards(cards: Pointer[Cards], one: int, other: int) -> None:
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card
