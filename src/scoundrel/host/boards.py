"""Boards: who plays best, by day, week, season and of all time.

A board ranks by a mean over enough games, never by the best score: that is 30, and many will share it. How
many players have each value is tallied, so a rank among a million is a sum of few rows.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from math import sqrt
from types import MappingProxyType
from typing import Any

from sqlalchemy import Connection, and_, bindparam, case, delete, func, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from scoundrel.host.database import row_data
from scoundrel.host.tables import entries, players, tallies
from scoundrel.rules import RULEBOOK, Scoring

__all__ = [
    "GROUPS",
    "LEAST",
    "PERIODS",
    "Changes",
    "Result",
    "add_result",
    "board_name",
    "boards_for",
    "count_up",
    "move_player",
]

LEAST: Mapping[str, int] = MappingProxyType({"day": 1, "week": 3, "season": 10, "all": 20})
"""How many games it takes to be ranked on each board."""
PERIODS = tuple(LEAST)
GROUPS = ("unaided", "assisted", "programs")
SCALE = 100
"""A value is a mean in hundredths of a point."""
Changes = Tally[tuple[str, int]]
"""By how much more or fewer players have a value on a board."""
Z = 1.959964
"""How many standard errors a 95 % interval reaches to each side."""


@dataclass(frozen=True, slots=True)
class Result:
    """A ranked game that is over."""

    game: str
    player: str
    rules: str
    date: str | None
    won: bool
    score: int
    ended: float
    abandoned: bool = False

    @property
    def points(self) -> int:
        """The score, or its negative where low wins."""
        return -self.score if _wins_low(self.rules) else self.score


def _wins_low(rules: str) -> bool:
    return RULEBOOK[rules].scoring is Scoring.LOW


def board_name(rules: str, group: str, period: str, when: str) -> str:
    return f"{rules}/{group}/{period}/{when}"


def boards_for(result: Result, group: str) -> dict[str, str]:
    """The boards that a result belongs to, each with its period. A day's board is of its one dungeon."""
    day = datetime.fromtimestamp(result.ended, UTC).date()
    found = {period: when_of(period, day.isoformat()) for period in PERIODS if period != "day"}
    if result.date is not None:
        found["day"] = result.date
    return {board_name(result.rules, group, period, when): period for period, when in found.items()}


def when_of(period: str, date: str) -> str:
    """The day, week or season to which a date belongs, as boards name it."""
    day = datetime.fromisoformat(date).date()
    match period:
        case "day":
            return date
        case "week":
            year, week, _ = day.isocalendar()
            return f"{year}-W{week:02}"
        case "season":
            return f"{day.year}-Q{(day.month + 2) // 3}"
        case _:
            return "all"


def add_result(connection: Connection, result: Result, group: str) -> Changes:
    """Count a result on its boards; what is still to be counted up."""
    changes: Changes = Tally()
    for board, period in sorted(boards_for(result, group).items()):
        changes.update(_add(connection, board, result, LEAST[period]))
    return changes


def _add(connection: Connection, board: str, result: Result, least: int) -> Changes:
    points, won = result.points, int(result.won)
    entry = {
        "board": board,
        "player": result.player,
        "games": 1,
        "wins": won,
        "total": points,
        "squares": points * points,
        "streak": won,
        "best_streak": won,
    }
    row = connection.execute(_count_game(connection.dialect.name), entry).one()
    value = round(SCALE * row.total / row.games) if row.games >= least else None
    if value == row.value:
        return Tally()
    connection.execute(_RANK, {"at": board, "who": result.player, "value": value})
    return Tally({(board, at): change for at, change in ((value, 1), (row.value, -1)) if at is not None})


@cache
def _count_game(dialect: str) -> Any:
    """What adds one game to a player's entry."""
    asked = _insert(dialect, entries)
    more = {name: entries.c[name] + asked.excluded[name] for name in ("games", "wins", "total", "squares")}
    streak = case((asked.excluded.wins > 0, entries.c.streak + 1), else_=0)
    best = case((streak > entries.c.best_streak, streak), else_=entries.c.best_streak)
    return asked.on_conflict_do_update(
        index_elements=["board", "player"], set_=more | {"streak": streak, "best_streak": best}
    ).returning(entries.c.games, entries.c.total, entries.c.value)


def count_up(connection: Connection, changes: Changes) -> None:
    """Change how many players have each value, in an order that is the same on every server.

    Servers that changed them in different orders would wait for each other.
    """
    rows = [
        {"board": board, "value": value, "count": change}
        for (board, value), change in sorted(changes.items())
        if change
    ]
    if rows:
        connection.execute(_count_up(connection.dialect.name), rows)


@cache
def _count_up(dialect: str) -> Any:
    asked = _insert(dialect, tallies)
    more = {"count": tallies.c.count + asked.excluded.count}
    return asked.on_conflict_do_update(index_elements=["board", "value"], set_=more)


def _at(board: str, player: str) -> Any:
    return and_(entries.c.board == board, entries.c.player == player)


_RANK = (
    update(entries)
    .where(entries.c.board == bindparam("at"), entries.c.player == bindparam("who"))
    .values(value=bindparam("value"))
)


def _insert(dialect: str, table: Any) -> Any:
    return (sqlite_insert if dialect == "sqlite" else postgres_insert)(table)


def move_player(connection: Connection, player: str, group: str) -> None:
    """Move all that a player has on boards to the same boards of another group."""
    changes: Changes = Tally()
    for row in connection.execute(select(entries).where(entries.c.player == player)).all():
        rules, old, period, when = row.board.split("/")
        if old == group:
            continue
        board = board_name(rules, group, period, when)
        connection.execute(delete(entries).where(_at(row.board, player)))
        connection.execute(entries.insert().values(row_data(row) | {"board": board}))
        if row.value is not None:
            changes.update({(row.board, row.value): -1, (board, row.value): 1})
    count_up(connection, changes)


def drop_player(connection: Connection, player: str) -> None:
    """Take a player off all boards."""
    rows = connection.execute(select(entries).where(entries.c.player == player)).all()
    count_up(connection, Tally({(row.board, row.value): -1 for row in rows if row.value is not None}))
    connection.execute(delete(entries).where(entries.c.player == player))


# --- Reading -----------------------------------------------------------------------------------------

_place = tuple_(entries.c.value, entries.c.player)
"""Where an entry stands; compared as one, so that the index leads there however many share a value."""
_UP = entries.c.value, entries.c.player
_DOWN = entries.c.value.desc(), entries.c.player.desc()


def top(
    connection: Connection, board: str, limit: int, after: tuple[int, str] | None
) -> list[dict[str, Any]]:
    """The best of a board, or those who follow an entry."""
    asked = _listed(board).order_by(*_DOWN).limit(limit)
    if after is not None:
        asked = asked.where(_place < tuple_(*after))
    return _ranked(connection, board, connection.execute(asked).all())


def around(connection: Connection, board: str, player: str, limit: int) -> list[dict[str, Any]]:
    """A player's place on a board, with those just before and behind them."""
    row = connection.execute(select(entries.c.value).where(_at(board, player))).one_or_none()
    if row is None or row.value is None:
        return []
    here, half = tuple_(row.value, player), limit // 2
    ahead = _listed(board).where(_place > here).order_by(*_UP).limit(half)
    rest = _listed(board).where(_place <= here).order_by(*_DOWN).limit(limit - half)
    rows = [*reversed(connection.execute(ahead).all()), *connection.execute(rest)]
    return _ranked(connection, board, rows)


def named(connection: Connection, board: str, look: str) -> list[dict[str, Any]]:
    """The entry of the player of that name."""
    return _ranked(
        connection, board, connection.execute(_listed(board).where(players.c.look == look)).all()
    )


def own_entry(connection: Connection, board: str, player: str) -> dict[str, Any] | None:
    """What a player has on a board, ranked or not yet."""
    asked = _listed(board, ranked=False).where(entries.c.player == player)
    row = connection.execute(asked).one_or_none()
    if row is None:
        return None
    return entry_data(row, None if row.value is None else rank(connection, board, row.value))


def rank(connection: Connection, board: str, value: int) -> int:
    """Which place a value has: those with the same value share it."""
    better = select(func.coalesce(func.sum(tallies.c.count), 0)).where(
        tallies.c.board == board, tallies.c.value > value
    )
    return 1 + int(connection.scalar(better) or 0)


def size(connection: Connection, board: str) -> int:
    """How many players are ranked on a board."""
    counted = select(func.coalesce(func.sum(tallies.c.count), 0)).where(tallies.c.board == board)
    return int(connection.scalar(counted) or 0)


def _listed(board: str, *, ranked: bool = True) -> Any:
    asked = (
        select(entries, players.c.name)
        .join(players, players.c.id == entries.c.player)
        .where(entries.c.board == board)
    )
    return asked.where(entries.c.value.is_not(None)) if ranked else asked


def _ranked(connection: Connection, board: str, rows: Sequence[Any]) -> list[dict[str, Any]]:
    """Entries in their order with their places; the first is summed up, and the others count on from it."""
    if not rows:
        return []
    first, last = rows[0].value, rows[-1].value
    place, places = rank(connection, board, first), dict[int, int]()
    asked = (
        select(tallies.c.value, tallies.c.count)
        .where(tallies.c.board == board, tallies.c.value.between(last, first))
        .order_by(tallies.c.value.desc())
    )
    for value, count in connection.execute(asked):
        places[value] = place
        place += count
    return [entry_data(row, places[row.value]) for row in rows]


def entry_data(row: Any, place: int | None) -> dict[str, Any]:
    """An entry as it is sent: the mean with its 95 % interval."""
    mean = row.total / row.games
    sign = -1 if _wins_low(row.board.partition("/")[0]) else 1
    return {
        "rank": place,
        "player": row.player,
        "name": row.name,
        "games": row.games,
        "wins": row.wins,
        "mean": round(sign * mean, 2),
        "margin": _margin(row.games, mean, row.squares),
        "streak": row.streak,
        "best_streak": row.best_streak,
        "value": row.value,
    }


def _margin(games: int, mean: float, squares: int) -> float | None:
    """How far the interval reaches to each side; unknown for a single game."""
    if games < 2:
        return None
    variance = max(0.0, (squares - games * mean * mean) / (games - 1))
    return round(Z * sqrt(variance / games), 2)
