"""Random playouts: whole games by a player who picks among the legal moves with equal chance."""

from __future__ import annotations

import cython

from scoundrel.deals import seed_bytes
from scoundrel.engine.tally import Played, Tally
from scoundrel.rules import Rules

if not cython.compiled:
    from scoundrel.bridge import flatten
    from scoundrel.deals import below, shuffle, start_chance
    from scoundrel.kernel import (
        deal_initial_room,
        draw_first_player,
        list_codes,
        play_code,
        start_table,
        why_no_avoiding,
    )
    from scoundrel.shapes import *

__all__ = ["LONGEST_GAME", "random_games", "random_rows"]


def random_games(rules: Rules, seed: str, games: int) -> Tally:
    """Deal and play this many games one after the other, all from the stream of one seed."""
    knobs = cython.declare(Knobs)
    table = cython.declare(Table)
    chance = cython.declare(Chance)
    tally = cython.declare(Counts)
    flatten(rules, cython.address(knobs))
    # The player's random choices have a stream of their own; the other one deals and reshuffles.
    start_chance(cython.address(table.chance), seed_bytes(seed))
    start_chance(cython.address(chance), seed_bytes(seed + "/random"))
    count = cython.declare(cython.longlong, games)
    deck = bytes([card.code for card in rules.deck])
    tally.games = tally.moves = tally.won = 0
    for player in range(2):
        tally.wins[player] = tally.scores[player] = tally.squares[player] = 0
    pointer = cython.cast(cython.p_uchar, deck)
    cards = len(deck)
    with cython.nogil:
        play_games(
            cython.address(knobs),
            cython.address(table),
            cython.address(chance),
            pointer,
            cards,
            count,
            cython.address(tally),
        )
    return Tally(
        tally.games, tally.moves, tally.won, tuple(tally.wins), tuple(tally.scores), tuple(tally.squares)
    )


def random_rows(rules: Rules, seed: str, games: int) -> list[Played]:
    """The games of `random_games`, one by one."""
    knobs = cython.declare(Knobs)
    table = cython.declare(Table)
    chance = cython.declare(Chance)
    course = cython.declare(Course)
    flatten(rules, cython.address(knobs))
    start_chance(cython.address(table.chance), seed_bytes(seed))
    start_chance(cython.address(chance), seed_bytes(seed + "/random"))
    deck = bytes([card.code for card in rules.deck])
    rows = []
    for _ in range(games):
        deal_game(cython.address(knobs), cython.address(table), deck, len(deck))
        course.moves = course.runs = course.could_run = 0
        play_out(
            cython.address(knobs), cython.address(table), cython.address(chance), cython.address(course)
        )
        rows.append(played(cython.address(knobs), cython.address(table), cython.address(course)))
    return rows


def played(rules: Pointer[Knobs], table: Pointer[Table], course: Pointer[Course]) -> Played:
    """How a game went; one that is not over took too long, which forfeits it."""
    if not table.over:
        return Played((), (), course.moves, table.room_number, course.runs, course.could_run, True)
    return Played(
        tuple([table.heroes[player].status == ESCAPED for player in range(rules.players)]),
        tuple([table.heroes[player].score for player in range(rules.players)]),
        course.moves,
        table.room_number,
        course.runs,
        course.could_run,
    )


def play_games(
    rules: Pointer[Knobs],
    table: Pointer[Table],
    chance: Pointer[Chance],
    deck: bytes,
    cards: int,
    games: int,
    tally: Pointer[Counts],
) -> None:
    for _ in range(games):
        deal_game(rules, table, deck, cards)
        moves = play_out(rules, table, chance, cython.NULL)
        count_game(rules, table, moves, tally)


def deal_game(rules: Pointer[Knobs], table: Pointer[Table], deck: bytes, cards: int) -> None:
    """Shuffle and deal the first room, from where the table's stream is."""
    start_table(rules, table, deck, cards)
    shuffle(table.deck, cards, cython.address(table.chance))
    draw_first_player(rules, table)
    deal_initial_room(rules, table, cython.NULL)


def play_out(
    rules: Pointer[Knobs], table: Pointer[Table], chance: Pointer[Chance], course: Pointer[Course]
) -> int:
    """Play a game to its end, noting its course if one is given; return the number of moves."""
    codes = cython.declare(uint8_t[MOST_CODES])
    moves = 0
    while not table.over:
        count = list_codes(rules, table, codes)
        code = codes[below(chance, count)]
        if course:
            note_move(rules, table, code, course)
        play_code(rules, table, code, cython.NULL)
        moves += 1
    return moves


def note_move(rules: Pointer[Knobs], table: Pointer[Table], code: int, course: Pointer[Course]) -> None:
    """Note a move that is about to be made. One may avoid only at the beginning of a room."""
    course.moves += 1
    course.runs += code < TAKE
    course.could_run += why_no_avoiding(rules, table) == MAY_AVOID


def count_game(rules: Pointer[Knobs], table: Pointer[Table], moves: int, tally: Pointer[Counts]) -> None:
    tally.games += 1
    tally.moves += moves
    won_by_any = False
    for player in range(rules.players):
        hero = cython.address(table.heroes[player])
        won = hero.status == ESCAPED
        won_by_any = won_by_any or won
        tally.wins[player] += won
        tally.scores[player] += hero.score
        tally.squares[player] += hero.score * hero.score
    tally.won += won_by_any
