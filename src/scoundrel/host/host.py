"""What the server does: opens matches, seats players, takes their actions and says how a match stands.

An action is in the database before it is answered. A match in memory is only a copy of its log: whoever
finds that another was faster reads it again.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from time import monotonic, time
from typing import Any

from sqlalchemy import Connection, Engine, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from scoundrel.errors import IllegalMove, ScoundrelError, quote
from scoundrel.fair import SECRET_BYTES
from scoundrel.host.boards import GROUPS, Changes, Result, add_result
from scoundrel.host.database import reading, row_data
from scoundrel.host.detectors import DETECTED
from scoundrel.host.limits import MOST_OPEN
from scoundrel.host.matches import JOIN, Facts, HostMatch, Logged
from scoundrel.host.names import readable
from scoundrel.host.news import News, Wire
from scoundrel.host.people import People, Person, new_id, new_token, read_person
from scoundrel.host.requests import Act, NewGame
from scoundrel.host.tables import actions, days, games, invites, results, seats
from scoundrel.host.writer import Append, Writer
from scoundrel.notation.rulesets import format_rules, parse_rules
from scoundrel.play.match import DEALER, ActionKind
from scoundrel.play.saved import Kind
from scoundrel.play.wire import news_data
from scoundrel.rules import RULEBOOK, AvoidedCards

__all__ = [
    "DAY_RULES",
    "LEAVING",
    "RANKED_RULES",
    "SPECTATOR_DELAY",
    "Forbidden",
    "Host",
    "Missing",
    "Stale",
    "Taken",
    "load_match",
]

RANKED_RULES = tuple(name for name, rules in RULEBOOK.items() if rules.players == 1)
DAY_RULES = tuple(name for name in RANKED_RULES if RULEBOOK[name].avoided_cards is AvoidedCards.UNDER_DECK)
"""What is played on a day: a deck that is shuffled again would not be the same for all."""
LEAVING = timedelta(hours=24)
"""How long after the last move a ranked game counts as lost."""
LEAVING_SHARED = timedelta(days=14)
SPECTATOR_DELAY = 120
"""How many seconds later spectators see a ranked game."""
WATCH = -2
"""The seat of an invitation to watch."""
MOST_KEPT = 4_000
"""The most matches kept in memory; an open one takes about 20 kB."""
TRUSTED = 60.0
"""Seconds for which a match in memory is not compared with the database before somebody acts."""
PACKED_AFTER = 3_600.0
"""Seconds after its end at which a game's log moves into one row; by then no server takes it for open."""

_END = update(games).where(games.c.id == bindparam("game")).values(over=True, ended=bindparam("moment"))


class Missing(ScoundrelError):
    """There is no such thing, or it is none of this player's business."""


class Forbidden(ScoundrelError):
    """This player may not do that."""


class Taken(ScoundrelError):
    """Somebody was faster."""


class Stale(ScoundrelError):
    """The match has moved on."""

    def __init__(self, state: dict[str, Any]) -> None:
        super().__init__("store-stale")
        self.state = state


@dataclass(slots=True)
class _Kept:
    """A match in memory, with when it was last compared with the database."""

    match: HostMatch
    checked: float


class Host:
    """The server, without a word of HTTP."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = time) -> None:
        self.engine = engine
        self.clock = clock
        self.people = People(engine)
        self.news = News()
        self.is_alone = engine.dialect.name == "sqlite"
        """Whether no other process can change a match."""
        self._loop = asyncio.get_running_loop()
        self._wire = None if self.is_alone else Wire(engine, self._loop, self.news)
        self.writer = Writer(engine, self._wire.send if self._wire else lambda _: None)
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self.acted = 0
        """How many actions were taken."""

    def close(self) -> None:
        self.writer.close()
        if self._wire is not None:
            self._wire.close()

    async def read(self, work: Callable[[Connection], Any]) -> Any:
        def reads() -> Any:
            with reading(self.engine) as connection:
                return work(connection)

        return await asyncio.to_thread(reads)

    # --- Matches ---------------------------------------------------------------------------------------

    async def match(self, game: str, *, fresh: bool = False) -> HostMatch:
        """A match as it is now; unless it is `fresh`, another server may have moved on since."""
        kept = self._kept.get(game)
        if kept is not None and not fresh and (self.is_alone or monotonic() < kept.checked + TRUSTED):
            self._kept.move_to_end(game)
            return kept.match
        match = await self.read(lambda connection: load_match(connection, game))
        if match is None:
            raise Missing("host-no_game")
        return self._keep(match)

    def _keep(self, match: HostMatch) -> HostMatch:
        """Remember a match, unless a later version of it is known."""
        known = self._kept.get(match.facts.id)
        if known is not None and known.match.version > match.version:
            match = known.match
        self._kept[match.facts.id] = _Kept(match, monotonic())
        self._kept.move_to_end(match.facts.id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return match

    async def open(self, person: Person, asked: NewGame) -> tuple[HostMatch, dict[str, str]]:
        """Open a match; its invitations by seat. Somebody who has a ranked one open gets that."""
        facts = await self._facts(asked)
        try:
            tokens = await self.writer.change(
                lambda connection: self._open(connection, person, facts, asked)
            )
        except IntegrityError:
            match = await self._own_open(person, facts)
        else:
            match = self._keep(HostMatch(facts).after(self._joining(person.id, asked, 1)))
            return match, tokens
        return match, await self.invitations(match)

    def _joining(self, player: str, asked: NewGame, ply: int) -> Logged:
        seat = 0 if asked.kind == "ranked" else asked.seat
        return Logged(ply, seat, JOIN, player, "", self.clock())

    async def _facts(self, asked: NewGame) -> Facts:
        rules = RULEBOOK.get(asked.rules)
        ranked = asked.kind == "ranked"
        if rules is None or (ranked and rules.name not in (DAY_RULES if asked.day else RANKED_RULES)):
            known = RANKED_RULES if ranked and not asked.day else DAY_RULES if ranked else tuple(RULEBOOK)
            raise Missing("host-no_rules", rules=quote(asked.rules), known=[*known])
        dealer = asked.dealer and not ranked
        if not ranked and asked.seat not in (*range(rules.players), *((DEALER,) if dealer else ())):
            raise Missing("host-no_seat")
        if not ranked and rules.players == 1 and not dealer:
            raise Missing("host-alone")
        date, secret = None, secrets.token_bytes(SECRET_BYTES)
        if asked.day and ranked:
            date = self.today()
            secret = await self.writer.change(lambda rows: day_secret(rows, self.today(), rules.name))
        return Facts(
            id=new_id(),
            kind=Kind(asked.kind),
            rules=rules,
            secret=secret,
            date=date,
            dealer=dealer,
            delay=SPECTATOR_DELAY if ranked else 0,
        )

    def today(self) -> str:
        return datetime.fromtimestamp(self.clock(), UTC).date().isoformat()

    def _open(self, connection: Connection, person: Person, facts: Facts, asked: NewGame) -> dict[str, str]:
        ranked = facts.kind is Kind.RANKED
        if not ranked and _open_count(connection, person.id) >= MOST_OPEN:
            raise Forbidden("host-too_many_games", most=MOST_OPEN)
        row = self._row(facts) | {"date": facts.date, "owner": person.id if ranked else None}
        connection.execute(insert(games), row)
        joining = self._joining(person.id, asked, 1)
        connection.execute(insert(actions), {"game": facts.id, **_columns(joining)})
        connection.execute(insert(seats), {"game": facts.id, "seat": joining.seat, "player": person.id})
        tokens = {seat: new_token() for seat in (WATCH, *facts.seats) if seat != joining.seat}
        connection.execute(
            insert(invites),
            [{"token": token, "game": facts.id, "seat": seat} for seat, token in tokens.items()],
        )
        return {_seat_name(seat): token for seat, token in tokens.items()}

    def _row(self, facts: Facts) -> dict[str, Any]:
        return {
            "id": facts.id,
            "kind": facts.kind.value,
            "rules": format_rules(facts.rules),
            "secret": facts.secret,
            "dealer": facts.dealer,
            "created": self.clock(),
            "over": False,
        }

    async def _own_open(self, person: Person, facts: Facts) -> HostMatch:
        """The ranked game that this player has open, or the one of this day."""
        mine = select(games.c.id).where(games.c.owner == person.id)
        of_day = mine.where(games.c.date == facts.date, games.c.rules == format_rules(facts.rules))
        still_open = mine.where(games.c.kind == "ranked", games.c.over.is_(False))
        asked = (of_day, still_open) if facts.date else (still_open,)
        found = await self.read(
            lambda connection: next((game for each in asked if (game := connection.scalar(each))), None)
        )
        if found is None:
            raise Taken("host-try_again")
        return await self.match(found)

    async def invitations(self, match: HostMatch) -> dict[str, str]:
        """The invitations of a match by seat, for those who sit in it."""
        asked = select(invites.c.seat, invites.c.token).where(invites.c.game == match.facts.id)
        rows = await self.read(lambda connection: connection.execute(asked).all())
        open_seats = (WATCH, *match.missing)
        return {_seat_name(row.seat): row.token for row in rows if row.seat in open_seats}

    async def invited(self, token: str) -> tuple[HostMatch, int]:
        """The match and the seat of an invitation."""
        asked = select(invites.c.game, invites.c.seat).where(invites.c.token == token)
        row = await self.read(lambda connection: connection.execute(asked).one_or_none())
        if row is None:
            raise Missing("host-no_invite")
        return await self.match(row.game, fresh=not self.is_alone), row.seat

    async def join(self, person: Person, token: str) -> HostMatch:
        """Take the seat of an invitation; who has it already, has it."""
        for _ in range(3):
            match, seat = await self.invited(token)
            if seat == WATCH or match.players.get(seat) == person.id:
                return match
            if seat not in match.missing:
                raise Taken("host-seat_taken")
            action = Logged(match.version + 1, seat, JOIN, person.id, "", self.clock())

            def also(connection: Connection, seat: int = seat, game: str = match.facts.id) -> None:
                connection.execute(insert(seats).values(game=game, seat=seat, player=person.id))

            after = match.after(action)
            if await self.writer.append(Append(match.facts.id, action, also)):
                return self._moved(after)
            await self.match(match.facts.id, fresh=True)
        raise Taken("host-try_again")

    def forget(self, played: Sequence[str]) -> None:
        """Remember nothing of matches that were deleted."""
        for game in played:
            self._kept.pop(game, None)

    def _moved(self, match: HostMatch) -> HostMatch:
        match = self._keep(match)
        self.acted += 1
        self.news.tell([(match.facts.id, match.version)])
        return match

    # --- Acting ----------------------------------------------------------------------------------------

    async def act(self, person: Person, game: str, asked: Act) -> dict[str, Any]:
        """Do something in a match: all of it or nothing, and once, however often it is sent."""
        match = await self.match(game)
        if asked.ply > match.version:
            match = await self.match(game, fresh=True)
        if self._is_late(match):
            await self._abandon(match)
            match = await self.match(game, fresh=True)
        for _ in range(2):
            if asked.ply != match.version:
                return await self._answered(match, person, asked)
            seat = _seat_for(match, person.id, asked)
            action = Logged(match.version + 1, seat, asked.kind, _text(asked), asked.key, self.clock())
            after = match.after(action)
            if await self.writer.append(Append(game, action, self._ending(after))):
                return await self.state(self._moved(after), person.id, asked.since)
            match = await self.match(game, fresh=True)
        return await self._answered(match, person, asked)

    async def _answered(self, match: HostMatch, person: Person, asked: Act) -> dict[str, Any]:
        """What an action comes to that answers another version: done already, or too late."""
        if not match.seats_of(person.id):
            raise Forbidden("host-not_yours")
        if not match.is_key_of(asked.key, asked.ply):
            match = await self.match(match.facts.id, fresh=not self.is_alone)
        state = await self.state(match, person.id, min(asked.since, match.version))
        if match.is_key_of(asked.key, asked.ply):
            return state
        raise Stale(state)

    def _ending(
        self, after: HostMatch, *, abandoned: bool = False
    ) -> Callable[[Connection], Changes | None] | None:
        """What is written together with the last action of a match."""
        if not after.over:
            return None
        moment = self.clock()

        def end(connection: Connection) -> Changes | None:
            return self.end(connection, after, moment, abandoned=abandoned)

        return end

    def end(
        self, connection: Connection, match: HostMatch, moment: float, *, abandoned: bool
    ) -> Changes | None:
        """Note that a match is over and, if it is ranked, the result of a player who is still there."""
        facts = match.facts
        connection.execute(_END, {"game": facts.id, "moment": moment})
        outcome = match.outcomes[0]
        if facts.kind is not Kind.RANKED or outcome is None:
            return None
        # What is remembered of a player may be old: by now they may be in another group, or deleted.
        player = read_person(connection, match.players[0])
        if player is None:
            return None
        result = Result(
            facts.id, player.id, facts.rules.name, facts.date, outcome.won, outcome.score, moment, abandoned
        )
        row = {name: getattr(result, name) for name in Result.__dataclass_fields__}
        done = facts.rules.name not in DETECTED or player.group != GROUPS[0]
        connection.execute(insert(results), row | {"checked": done})
        return add_result(connection, result, player.group)

    # --- Looking ---------------------------------------------------------------------------------------

    async def look(self, player: str, game: str, since: int, watch: str = "") -> dict[str, Any]:
        """How a match stands for a player, or for somebody with an invitation to watch."""
        match = await self.match(game, fresh=not self.is_alone)
        if not match.seats_of(player):
            await self.may_watch(match, player, watch)
        return await self.state(match, player, since)

    async def may_watch(self, match: HostMatch, player: str, watch: str) -> None:
        """Refuse a spectator without an invitation; a ranked match that is over is public.

        Whoever has left their seat to a bot needs none. A day's dungeon is shown to nobody who may have to
        play it still.
        """
        if match.has_sat(player):
            return
        if not (match.over and match.facts.kind is Kind.RANKED):
            invited, seat = await self.invited(watch) if watch else (None, 0)
            if invited is None or invited.facts.id != match.facts.id or seat != WATCH:
                raise Missing("host-no_game")
        if not self._is_opened(match.facts.date):
            raise Forbidden("host-day_not_over")

    async def state(self, match: HostMatch, player: str, since: int) -> dict[str, Any]:
        """What this player does not know yet; spectators see a ranked match later."""
        viewer = match.viewer(player)
        if not match.seats_of(player):
            match = self.delayed(match)
        since = since if since <= match.version else 0
        new = match.log[since:]
        rematch = await self._rematch(match)
        # Moves change nothing else. Whoever looks again after the end may look for a rematch.
        others = {action.kind for action in new} - {ActionKind.MOVE.value}
        whole = since == 0 or bool(others or rematch) or (match.over and not new)
        names = await self._names(match) if whole else {}
        made = match.made[since]
        if any(action.kind == ActionKind.HAND_OVER.value for action in new):
            # What was dealt behind the curtain belongs to the move before it.
            made = max(0, made - 1)
        opened = self._is_opened(match.facts.date)
        data = news_data(match.seen(viewer, names, rematch, opened=opened), made, whole=whole)
        if whole:
            data["you"] = {"seats": sorted(viewer.seats), "dealer": viewer.dealer}
        return data

    def delayed(self, match: HostMatch) -> HostMatch:
        """A match as spectators see it now."""
        delay = match.facts.delay
        return match.until(self.clock() - delay) if delay else match

    async def _names(self, match: HostMatch) -> dict[str, str]:
        return await asyncio.to_thread(self.people.names, set(match.players.values()))

    async def _rematch(self, match: HostMatch) -> str:
        if not match.over or match.facts.kind is not Kind.SHARED:
            return ""
        asked = select(games.c.rematch).where(games.c.id == match.facts.id)
        return await self.read(lambda connection: connection.scalar(asked)) or ""

    async def rematch(self, person: Person, game: str) -> HostMatch:
        """A match like this one for the same people; whoever asks first opens it."""
        match = await self.match(game, fresh=not self.is_alone)
        if not match.seats_of(person.id) or match.facts.kind is not Kind.SHARED:
            raise Forbidden("host-not_yours")
        if not match.over:
            raise IllegalMove("host-not_over")
        facts = Facts(
            new_id(),
            Kind.SHARED,
            match.facts.rules,
            secrets.token_bytes(SECRET_BYTES),
            dealer=match.facts.dealer,
        )
        people = {
            seat: action.text for action in match.log if action.kind == JOIN for seat in [action.seat]
        }
        opened = await self.writer.change(
            lambda connection: self._open_again(connection, match.facts.id, facts, people)
        )
        self.news.tell([(match.facts.id, match.version + 1)])
        return await self.match(opened)

    def _open_again(self, connection: Connection, before: str, facts: Facts, people: dict[int, str]) -> str:
        first = (
            update(games).where(games.c.id == before, games.c.rematch.is_(None)).values(rematch=facts.id)
        )
        if connection.execute(first).rowcount == 0:
            return str(connection.scalar(select(games.c.rematch).where(games.c.id == before)))
        row = self._row(facts)
        connection.execute(insert(games), row)
        for ply, (seat, player) in enumerate(sorted(people.items()), 1):
            joining = Logged(ply, seat, JOIN, player, "", row["created"])
            connection.execute(insert(actions), {"game": facts.id, **_columns(joining)})
            connection.execute(insert(seats).values(game=facts.id, seat=seat, player=player))
        connection.execute(insert(invites).values(token=new_token(), game=facts.id, seat=WATCH))
        return facts.id

    async def record(self, player: str, game: str, watch: str = "") -> str:
        """The record of a finished match: whole once nobody has to play its deal any more."""
        match = await self.match(game, fresh=not self.is_alone)
        if not match.seats_of(player):
            await self.may_watch(match, player, watch)
        if match.game is None or not match.over:
            raise Forbidden("sitting-secret")
        return match.record() if self._is_opened(match.facts.date) else match.seen_record()

    def _is_opened(self, date: str | None) -> bool:
        """Whether nobody can be at that day's dungeon any more; other deals are one player's alone."""
        if date is None:
            return True
        end = datetime.fromisoformat(date).replace(tzinfo=UTC) + timedelta(days=1) + LEAVING
        return self.clock() >= end.timestamp()

    def _is_late(self, match: HostMatch) -> bool:
        """Whether a match of a day is still open though its deal is no secret any more."""
        return match.facts.date is not None and not match.over and self._is_opened(match.facts.date)

    async def games_of(self, person: Person) -> list[dict[str, Any]]:
        """The matches of a player that are not over, the newest first."""
        asked = games_with(person.id).where(games.c.over.is_(False)).limit(2 * MOST_OPEN)
        rows = await self.read(lambda connection: connection.execute(asked).all())
        return list(map(game_data, rows))

    # --- Now and then ----------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """End what was left, pack what is over, and tell what was missed."""
        for game in await self.read(self._left):
            match = await self.match(game, fresh=True)
            if not match.over:
                await self._abandon(match)
        await self.writer.change(self._pack)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Tell listeners of what they have not heard: a server may have died between commit and news."""
        waited = self.news.games
        if not waited:
            return
        asked = (
            select(actions.c.game, func.max(actions.c.ply))
            .where(actions.c.game.in_(waited))
            .group_by(actions.c.game)
        )
        rows = await self.read(lambda connection: connection.execute(asked).all())
        self.news.tell([(game, version) for game, version in rows])

    def _left(self, connection: Connection) -> Sequence[str]:
        now = self.clock()
        last = select(func.max(actions.c.moment)).where(actions.c.game == games.c.id).scalar_subquery()
        ranked = (games.c.kind == "ranked") & (last < now - LEAVING.total_seconds())
        shared = (games.c.kind == "shared") & (last < now - LEAVING_SHARED.total_seconds())
        opened = datetime.fromtimestamp(now, UTC) - timedelta(days=1) - LEAVING
        left = ranked | shared | (games.c.date <= opened.date().isoformat())
        asked = select(games.c.id).where(games.c.over.is_(False), left).limit(200)
        return connection.scalars(asked).all()

    async def _abandon(self, match: HostMatch) -> None:
        """The game of somebody who left is lost; one that never began is deleted."""
        if match.game is None:
            await self.writer.change(lambda connection: _delete_game(connection, match.facts.id))
            self._kept.pop(match.facts.id, None)
            return
        seat = 0 if match.curtained else match.game.turn
        action = Logged(match.version + 1, seat, ActionKind.GIVE_UP.value, "abandoned", "", self.clock())
        after = match.after(action)
        if await self.writer.append(Append(match.facts.id, action, self._ending(after, abandoned=True))):
            self._moved(after)

    def _pack(self, connection: Connection) -> None:
        """Move the logs of finished games into one row each."""
        late = self.clock() - PACKED_AFTER
        asked = select(games.c.id).where(
            games.c.over.is_(True), games.c.log.is_(None), games.c.ended < late
        )
        for game in connection.scalars(asked.limit(500)).all():
            log = _log(connection, game)
            packed = json.dumps([list(_columns(action).values()) for action in log], separators=(",", ":"))
            connection.execute(update(games).where(games.c.id == game).values(log=packed))
            connection.execute(delete(actions).where(actions.c.game == game))


def games_with(player: str) -> Select[Any]:
    """The matches in which a player has a seat, the newest first."""
    return (
        select(games.c.id, games.c.kind, games.c.rules, games.c.date, games.c.created, seats.c.seat)
        .join(seats, seats.c.game == games.c.id)
        .where(seats.c.player == player)
        .order_by(games.c.created.desc())
    )


def game_data(row: Any) -> dict[str, Any]:
    """A row of such matches as it is sent."""
    return row_data(row) | {"rules": parse_rules(row.rules).name}


def day_secret(connection: Connection, date: str, rules: str) -> bytes:
    """The secret of a day's dungeon, made when it is first needed."""
    asked = select(days.c.secret).where(days.c.date == date, days.c.rules == rules)
    kept = connection.scalar(asked)
    if kept is None:
        try:
            with connection.begin_nested():
                connection.execute(
                    insert(days).values(date=date, rules=rules, secret=secrets.token_bytes(SECRET_BYTES))
                )
        except IntegrityError:
            pass
        kept = connection.scalar(asked)
    assert kept is not None
    return bytes(kept)


def load_match(connection: Connection, game: str) -> HostMatch | None:
    """A match as it is in the database."""
    row = connection.execute(select(games).where(games.c.id == game)).one_or_none()
    if row is None:
        return None
    ranked = row.kind == Kind.RANKED.value
    facts = Facts(
        id=row.id,
        kind=Kind(row.kind),
        rules=parse_rules(row.rules),
        secret=bytes(row.secret),
        date=row.date,
        dealer=bool(row.dealer),
        delay=SPECTATOR_DELAY if ranked else 0,
    )
    log = _log(connection, game) if row.log is None else [Logged(*each) for each in json.loads(row.log)]
    return HostMatch.replay(facts, log)


def _log(connection: Connection, game: str) -> list[Logged]:
    rows = connection.execute(select(actions).where(actions.c.game == game).order_by(actions.c.ply))
    return [Logged(*row[1:]) for row in rows]


def _columns(action: Logged) -> dict[str, Any]:
    return {name: getattr(action, name) for name in Logged.__dataclass_fields__}


def _delete_game(connection: Connection, game: str) -> None:
    for table in (actions, seats, invites):
        connection.execute(delete(table).where(table.c.game == game))
    connection.execute(delete(games).where(games.c.id == game))


def _open_count(connection: Connection, player: str) -> int:
    asked = (
        select(func.count())
        .select_from(seats.join(games, games.c.id == seats.c.game))
        .where(seats.c.player == player, games.c.over.is_(False))
    )
    return int(connection.scalar(asked) or 0)


def _seat_name(seat: int) -> str:
    """A seat as a reply names it."""
    return {WATCH: "watch", DEALER: "dealer"}.get(seat, str(seat))


def _seat_for(match: HostMatch, player: str, asked: Act) -> int:
    """The seat from which a player does something."""
    mine = match.seats_of(player)
    if not mine:
        raise Forbidden("host-not_yours")
    if asked.kind == ActionKind.HAND_OVER.value:
        return DEALER if DEALER in mine else min(mine)
    if asked.kind == ActionKind.MOVE.value and match.game is not None and match.game.turn in mine:
        return match.game.turn
    own = mine - match.bots
    return max(own) if own else max(mine)


def _text(asked: Act) -> str:
    return " ".join(asked.moves) if asked.kind == ActionKind.MOVE.value else readable(asked.words)
