"""Whole games by the random player, who picks among the legal moves with equal chance."""

from __future__ import annotations

from typing import NamedTuple

import cython

from scoundrel.deals import seed_bytes
from scoundrel.rules import Rules

if not cython.compiled:
    from scoundrel.deals import below, shuffle, start_chance
    from scoundrel.kernel import (
        deal_initial_room,
        flatten,
        list_codes,
        play_code,
        start_table,
    )
    from scoundrel.shapes import *

__all__ = ["Tally", "random_games"]


class Tally(NamedTuple):
    """What was counted over some games; `won` are those that at least one player won."""

    games: int = 0
    moves: int = 0
    won: int = 0
    wins: tuple[int, ...] = (0, 0)
    scores: tuple[int, ...] = (0, 0)
    squares: tuple[int, ...] = (0, 0)
    forfeits: int = 0


def random_games(rules: Rules, seed: str, games: int) -> Tally:
    """Deal and play so many games one after the other, all from the stream of one seed."""
    knobs = cython.declare(Knobs)
    table = cython.declare(Table)
    whim = cython.declare(Chance)
    tally = cython.declare(Counts)
    flatten(rules, cython.address(knobs))
    # The player's whims have a stream of their own; the other one deals and reshuffles.
    start_chance(cython.address(table.chance), seed_bytes(seed))
    start_chance(cython.address(whim), seed_bytes(seed + "/random"))
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
            cython.address(whim),
            pointer,
            cards,
            count,
            cython.address(tally),
        )
    return Tally(
        tally.games, tally.moves, tally.won, tuple(tally.wins), tuple(tally.scores), tuple(tally.squares)
    )


def play_games(
    rules: Pointer[Knobs],
    table: Pointer[Table],
    whim: Pointer[Chance],
    deck: bytes,
    cards: int,
    games: int,
    tally: Pointer[Counts],
) -> None:
    for _ in range(games):
        start_table(rules, table, deck, cards)
        shuffle(table.deck, cards, cython.address(table.chance))
        deal_initial_room(rules, table, cython.NULL)
        moves = play_out(rules, table, whim)
        count_game(rules, table, moves, tally)


def play_out(rules: Pointer[Knobs], table: Pointer[Table], whim: Pointer[Chance]) -> int:
    """Play a game to its end; the number of moves."""
    codes = cython.declare(uint8_t[MOST_CODES])
    moves = 0
    while not table.over:
        count = list_codes(rules, table, codes)
        play_code(rules, table, codes[below(whim, count)], cython.NULL)
        moves += 1
    return moves


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
