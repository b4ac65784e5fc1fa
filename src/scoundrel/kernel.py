"""The table and every transition: the only place that implements a rule.

This is plain Python, compiled to C with the types in `kernel.pxd`. A card is one byte (see `Card.code`),
the rules are a flat struct of numbers (`Knobs`), a hero and a table are small structs; a transition
allocates nothing and needs no interpreter lock. The search calls the same functions.

A transition writes what happens to a `Log`, if it is given one.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.deals import below, shuffle
    from scoundrel.shapes import *

# value_of, is_monster, is_weapon, is_potion and deck_card are in kernel.pxd: other compiled modules call
# them so often that they must be inlined.


# --- The hero and one card -------------------------------------------------------------------------


def clamp_health(rules: Pointer[Knobs], hero: Pointer[Hero]) -> None:
    """Keep health between the floor and the maximum of the rules."""
    hero.health = max(rules.health_floor, min(hero.health, rules.max_health))


def strikes(hero: Pointer[Hero], card: int) -> bool:
    """Whether the hero has a weapon that can strike this monster."""
    return value_of(card) < hero.strikes_below


def weapon_reach(rules: Pointer[Knobs], hero: Pointer[Hero]) -> int:
    """The weapon may be used on monsters below this value.

    These are the monsters it can strike or, where weapons break, all monsters: that is how they break.
    """
    if rules.weapon_breaks and hero.weapon != NO_CARD:
        return STRIKES_ALL
    return hero.strikes_below


def fight_monster(rules: Pointer[Knobs], hero: Pointer[Hero], card: int, armed: bool) -> int:
    """Fight a monster with the weapon or with bare hands, and return the damage it deals.

    A weapon used on a monster that it can't strike breaks and does not help.
    """
    damage = cython.cast(int, value_of(card))
    if armed and strikes(hero, card):
        damage = max(0, damage - value_of(hero.weapon))
        limit_weapon(rules, hero, card)
    elif armed:
        hero.weapon = NO_CARD
        hero.strikes_below = 0
    hero.health -= damage
    clamp_health(rules, hero)
    return damage


def equip_weapon(hero: Pointer[Hero], card: int) -> None:
    """Equip a weapon; a new one can strike any monster."""
    hero.weapon = card
    hero.strikes_below = STRIKES_ALL


def limit_weapon(rules: Pointer[Knobs], hero: Pointer[Hero], kill: int) -> None:
    """A used weapon can strike only monsters weaker than its last kill or, by the rules, as strong."""
    hero.strikes_below = value_of(kill) + (rules.weapon_limit == AT_MOST)


def potion_heals(rules: Pointer[Knobs], hero: Pointer[Hero]) -> bool:
    """Whether a potion taken now would heal."""
    if rules.potions == ONE_PER_ROOM:
        return hero.drunk == 0
    return not is_potion(hero.last_card)


def consume_potion(rules: Pointer[Knobs], hero: Pointer[Hero], card: int) -> int:
    """Drink a potion, and return the health it restores, or -1 if it is wasted."""
    heals = potion_heals(rules, hero)
    hero.drunk += 1
    if not heals:
        return -1
    before = hero.health
    hero.health += value_of(card)
    clamp_health(rules, hero)
    return hero.health - before


# --- The table: rooms ------------------------------------------------------------------------------


def start_table(rules: Pointer[Knobs], table: Pointer[Table], cards: bytes, count: int) -> None:
    """Lay out a new game: heroes at their starting health, all cards in the deck, no room yet.

    The random stream is left unchanged.
    """
    for player in range(2):
        hero = cython.address(table.heroes[player])
        hero.health = rules.start_health
        hero.score = 0
        hero.weapon = NO_CARD
        hero.strikes_below = 0
        hero.last_card = NO_CARD
        hero.drunk = 0
        hero.status = OPEN
        table.slain_count[player] = 0
    for slot in range(rules.room_size):
        table.room[slot] = NO_CARD
    for place in range(count):
        table.deck[place] = cards[place]
    table.head = 0
    table.deck_count = count
    table.room_count = table.discard_count = table.known = 0
    table.faced = table.turn = table.locked = table.put_away = table.over = 0
    table.room_number = 0
    table.menace = menace_of(cards, count)


def draw_first_player(rules: Pointer[Knobs], table: Pointer[Table]) -> None:
    """Let chance decide which of two players goes first, with one draw from the deal's stream."""
    if rules.players == 2:
        table.turn = below(cython.address(table.chance), 2)


def deal_initial_room(rules: Pointer[Knobs], table: Pointer[Table], log: Pointer[Log]) -> None:
    """Deal the first room."""
    if not check_win_on_refill(rules, table, log):
        fill_room(rules, table, log)


def complete_room(rules: Pointer[Knobs], table: Pointer[Table], log: Pointer[Log]) -> None:
    """End a room: carry over what is left, reset the limits, deal the next room."""
    kept = 0
    for slot in range(rules.room_size):
        card = table.room[slot]
        table.room[slot] = NO_CARD
        table.room[kept] = card
        kept += card != NO_CARD
    for slot in range(kept):
        note(log, EVENT_CARRIED, 0, table.room[slot], slot, 0, 0)
    table.locked = table.put_away and not rules.avoid_in_a_row
    table.put_away = 0
    table.faced = 0
    table.heroes[0].drunk = table.heroes[1].drunk = 0
    if not check_win_on_refill(rules, table, log):
        fill_room(rules, table, log)


def check_win_on_refill(rules: Pointer[Knobs], table: Pointer[Table], log: Pointer[Log]) -> bool:
    """Whether there is no next room; if so, everyone alive has escaped."""
    left = table.room_count + table.deck_count
    needed = rules.room_size if rules.ending == SHORT_ROOM else 1
    if left >= needed:
        return False
    escape(rules, table, log)
    return True


def fill_room(rules: Pointer[Knobs], table: Pointer[Table], log: Pointer[Log]) -> None:
    """Draw from the top of the deck into the empty slots, left to right."""
    table.room_number += 1
    for slot in range(table.room_count, rules.room_size):
        if table.deck_count == 0:
            break
        card = deck_card(table, 0)
        table.head = (table.head + 1) & (DECK_RING - 1)
        table.deck_count -= 1
        table.room[slot] = card
        table.room_count += 1
        note(log, EVENT_DEALT, 0, card, slot, 0, 0)
    table.known = min(table.known, table.deck_count)


# --- The table: what a player may do ---------------------------------------------------------------


def play_code(rules: Pointer[Knobs], table: Pointer[Table], code: int, log: Pointer[Log]) -> None:
    """Make one move, which must be one that `list_codes` lists."""
    action = code & 0xF0
    if action == RUN:
        skip_room(rules, table, log)
    elif action == PUT_AWAY:
        put_card_away(rules, table, code & 15, log)
    else:
        play_card(rules, table, code & 15, action == ARMED, log)


def skip_room(rules: Pointer[Knobs], table: Pointer[Table], log: Pointer[Log]) -> None:
    """Run: the room goes under the deck in room order, and a new one is dealt."""
    note(log, EVENT_RAN, table.turn, 0, 0, 0, 0)
    for slot in range(rules.room_size):
        put_under_deck(table, table.room[slot])
        table.room[slot] = NO_CARD
    table.room_count = 0
    if rules.avoided_cards == SHUFFLED:
        shuffle_deck(table, log)
    table.locked = not rules.avoid_in_a_row
    fill_room(rules, table, log)


def put_card_away(rules: Pointer[Knobs], table: Pointer[Table], slot: int, log: Pointer[Log]) -> None:
    """Put one card away: it goes under the deck, and the rest of the room is faced."""
    card = table.room[slot]
    note(log, EVENT_PUT_AWAY, table.turn, card, slot, 0, 0)
    table.room[slot] = NO_CARD
    table.room_count -= 1
    put_under_deck(table, card)
    if rules.avoided_cards == SHUFFLED:
        shuffle_deck(table, log)
    table.put_away = 1
    if room_is_done(rules, table):
        complete_room(rules, table, log)


def play_card(
    rules: Pointer[Knobs],
    table: Pointer[Table],
    slot: int,
    armed: bool,
    log: Pointer[Log],
) -> None:
    """Face one card of the room; the last one to be faced ends the room."""
    face_card(rules, table, slot, armed, log)
    if not table.over and room_is_done(rules, table):
        complete_room(rules, table, log)


def face_card(
    rules: Pointer[Knobs],
    table: Pointer[Table],
    slot: int,
    armed: bool,
    log: Pointer[Log],
) -> None:
    """Take a card of the room and apply its effect; then it is the next player's turn."""
    hero = cython.address(table.heroes[table.turn])
    card = table.room[slot]
    table.room[slot] = NO_CARD
    table.room_count -= 1
    table.faced += 1
    note(log, EVENT_FACED, table.turn, card, slot, 0, 0)
    if is_monster(card):
        face_monster(rules, table, card, armed, log)
    elif is_weapon(card):
        face_weapon(table, card, log)
    else:
        face_potion(rules, table, card, log)
    hero.last_card = card
    if hero.health <= 0:
        fall(rules, table, log)
    if not table.over:
        pass_turn(rules, table, room_is_done(rules, table))


def room_is_done(rules: Pointer[Knobs], table: Pointer[Table]) -> bool:
    return table.faced == rules.to_face or table.room_count == 0


def pass_turn(rules: Pointer[Knobs], table: Pointer[Table], room_done: bool) -> None:
    """Players alternate while both are alive; whoever took a room's last card starts the next room."""
    if rules.players == 1:
        return
    other = 1 - table.turn
    stays = room_done and table.heroes[table.turn].status == OPEN
    if not stays and table.heroes[other].status == OPEN:
        table.turn = other


def face_monster(
    rules: Pointer[Knobs],
    table: Pointer[Table],
    card: int,
    armed: bool,
    log: Pointer[Log],
) -> None:
    """A monster slain with the weapon goes on it; any other is discarded, with the weapon it broke."""
    player = table.turn
    hero = cython.address(table.heroes[player])
    weapon = hero.weapon
    struck = armed and strikes(hero, card)
    damage = fight_monster(rules, hero, card, armed)
    table.menace -= value_of(card)
    if log and damage:
        note(log, EVENT_DAMAGED, player, card, 0, damage, hero.health)
    if struck:
        table.slain[player][table.slain_count[player]] = card
        table.slain_count[player] += 1
        note(log, EVENT_SLAIN, player, card, weapon, 0, 0)
        return
    if armed:
        note(log, EVENT_BROKE, player, weapon, card, 0, 0)
        drop_weapon(table, weapon, log)
    discard_card(table, card, log)


def face_weapon(table: Pointer[Table], card: int, log: Pointer[Log]) -> None:
    hero = cython.address(table.heroes[table.turn])
    if hero.weapon != NO_CARD:
        drop_weapon(table, hero.weapon, log)
    equip_weapon(hero, card)
    note(log, EVENT_EQUIPPED, table.turn, card, 0, 0, 0)


def face_potion(rules: Pointer[Knobs], table: Pointer[Table], card: int, log: Pointer[Log]) -> None:
    hero = cython.address(table.heroes[table.turn])
    healed = consume_potion(rules, hero, card)
    if healed < 0:
        note(log, EVENT_WASTED, table.turn, card, 0, 0, 0)
    else:
        note(log, EVENT_HEALED, table.turn, card, 0, healed, hero.health)
    discard_card(table, card, log)


def drop_weapon(table: Pointer[Table], weapon: int, log: Pointer[Log]) -> None:
    """Discard a weapon with the monsters slain with it."""
    player = table.turn
    discard_card(table, weapon, log)
    for i in range(table.slain_count[player]):
        discard_card(table, table.slain[player][i], log)
    table.slain_count[player] = 0


def discard_card(table: Pointer[Table], card: int, log: Pointer[Log]) -> None:
    table.discard[table.discard_count] = card
    table.discard_count += 1
    note(log, EVENT_DISCARDED, table.turn, card, 0, 0, 0)


def put_under_deck(table: Pointer[Table], card: int) -> None:
    """Put a card under the deck, in view of all players."""
    table.deck[(table.head + table.deck_count) & (DECK_RING - 1)] = card
    table.deck_count += 1
    table.known += 1


def shuffle_deck(table: Pointer[Table], log: Pointer[Log]) -> None:
    """Shuffle the whole deck with the stream that dealt it; no card's place is known after that."""
    cards = cython.declare(uint8_t[DECK_RING])
    count = table.deck_count
    for place in range(count):
        cards[place] = deck_card(table, place)
    shuffle(cards, count, cython.address(table.chance))
    for place in range(count):
        table.deck[place] = cards[place]
    table.head = 0
    table.known = 0
    note(log, EVENT_SHUFFLED, 0, 0, 0, 0, 0)


# --- The end ---------------------------------------------------------------------------------------


def fall(rules: Pointer[Knobs], table: Pointer[Table], log: Pointer[Log]) -> None:
    """The hero whose turn it is falls, with the current score."""
    hero = cython.address(table.heroes[table.turn])
    hero.status = FELL
    hero.score = score_of_fall(rules, table)
    table.over = rules.players == 1 or table.heroes[1 - table.turn].status != OPEN
    note(log, EVENT_FELL, table.turn, 0, 0, hero.score, hero.health)


def escape(rules: Pointer[Knobs], table: Pointer[Table], log: Pointer[Log]) -> None:
    """Everyone alive gets out of the dungeon."""
    table.over = True
    for player in range(rules.players):
        hero = cython.address(table.heroes[player])
        if hero.status == OPEN:
            hero.status = ESCAPED
            hero.score = score_of_escape(rules, hero)
            note(log, EVENT_ESCAPED, player, 0, 0, hero.score, hero.health)


def score_of_escape(rules: Pointer[Knobs], hero: Pointer[Hero]) -> int:
    """Health, plus the last potion at full health; with low scoring, minus the health."""
    if rules.scoring == LOW:
        return -hero.health
    if hero.health == rules.max_health and is_potion(hero.last_card):
        return hero.health + value_of(hero.last_card)
    return hero.health


def score_of_fall(rules: Pointer[Knobs], table: Pointer[Table]) -> int:
    """What is left counts against the fallen: every card in low scoring, else the monsters' values."""
    if rules.scoring == LOW:
        return table.deck_count + (table.room_count if rules.loss_counts == DUNGEON else 0)
    left = table.menace
    if rules.loss_counts != DUNGEON:
        left -= menace_of(table.room, rules.room_size)
    return table.heroes[table.turn].health - left


def menace_of(cards: Pointer[Cards], count: int) -> int:
    """The total value of the monsters among the cards."""
    total = 0
    for i in range(count):
        total += value_of(cards[i]) if cards[i] < FIRST_WEAPON else 0
    return total


# --- What is legal ---------------------------------------------------------------------------------


def why_no_avoiding(rules: Pointer[Knobs], table: Pointer[Table]) -> int:
    """Why the player to move may not avoid the room or one of its cards, or MAY_AVOID."""
    if table.over:
        return GAME_OVER
    if rules.avoid == NOTHING:
        return NEVER
    if table.faced:
        return ROOM_BEGUN
    if table.put_away:
        return ONE_A_ROOM
    if table.locked:
        return IN_A_ROW
    if rules.avoid == ROOM and table.room_count < rules.room_size:
        return ROOM_NOT_FULL
    if rules.avoid == ROOM and table.deck_count == 0:
        return DECK_EMPTY
    return MAY_AVOID


def list_codes(rules: Pointer[Knobs], table: Pointer[Table], codes: Pointer[Cards]) -> int:
    """Write the codes of all legal moves, and return how many there are."""
    if table.over:
        return 0
    reach = weapon_reach(rules, cython.address(table.heroes[table.turn]))
    bare_hands = rules.bare_hands
    may_avoid = why_no_avoiding(rules, table) == MAY_AVOID
    put_away = may_avoid and rules.avoid == CARD
    count = list_code(codes, 0, RUN, may_avoid and rules.avoid == ROOM)
    for slot in range(rules.room_size):
        card = table.room[slot]
        if rules.twins and lies_further_left(table, slot):
            continue
        if put_away:
            count = list_code(codes, count, PUT_AWAY | slot, card != NO_CARD)
        monster = is_monster(card)
        armed = value_of(card) < reach
        count = list_code(codes, count, TAKE | slot, card >= FIRST_WEAPON)
        count = list_code(codes, count, ARMED | slot, monster & armed)
        # Bare hands are always possible where the weapon can't be used.
        count = list_code(codes, count, BARE | slot, monster & (bare_hands | (not armed)))
    return count


def list_code(codes: Pointer[Cards], count: int, code: int, legal: bool) -> int:
    """Write a code, and count it if it is legal.

    Writing it in any case avoids an unpredictable branch.
    """
    codes[count] = code
    return count + legal


def lies_further_left(table: Pointer[Table], slot: int) -> bool:
    """Whether a copy of this card lies further left: taking either is the same move."""
    for other in range(slot):
        if table.room[other] == table.room[slot]:
            return True
    return False


def is_legal(rules: Pointer[Knobs], table: Pointer[Table], code: int) -> bool:
    """Whether a move may be made now; either of two copies of a card may be taken."""
    codes = cython.declare(uint8_t[MOST_CODES])
    apart = rules[0]
    apart.twins = False
    for i in range(list_codes(cython.address(apart), table, codes)):
        if codes[i] == code:
            return True
    return False


# --- What happened ---------------------------------------------------------------------------------


def note(
    log: Pointer[Log],
    kind: int,
    player: int,
    card: int,
    other: int,
    amount: int,
    health: int,
) -> None:
    """Write an event to the log, if there is one."""
    if not log:
        return
    event = cython.address(log.events[log.count])
    event.kind = kind
    event.player = player
    event.card = card
    event.other = other
    event.amount = amount
    event.health = health
    log.count += 1
