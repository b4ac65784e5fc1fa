"""The API as a table: each route with what it takes, what it may answer, and what it does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from scoundrel.errors import ScoundrelError
from scoundrel.host import boards, replies
from scoundrel.host.boards import GROUPS, LEAST, PERIODS, board_name, when_of
from scoundrel.host.database import row_data
from scoundrel.host.host import (
    DAY_RULES,
    LEAVING,
    RANKED_RULES,
    SPECTATOR_DELAY,
    Forbidden,
    Host,
    Missing,
    game_data,
    games_with,
)
from scoundrel.host.matches import HostMatch
from scoundrel.host.names import look_of
from scoundrel.host.people import Person
from scoundrel.host.requests import (
    Act,
    AskBoard,
    AskNews,
    AskRecord,
    ChangeMe,
    Join,
    JoinGame,
    Look,
    NewGame,
    Nothing,
    Object,
    Query,
    Recover,
    RenewRecovery,
    Request,
)
from scoundrel.host.tables import entries, objections, players, reports, results

__all__ = ["ROUTES", "Call", "OnlySocket", "Reply", "Route"]

MOST_REPORTS = 3
"""So many people must report a name before it is taken away."""


@dataclass(slots=True)
class Call:
    """A request on its way: who asks, and for what."""

    host: Host
    path: Mapping[str, str]
    query: Any
    person: Person | None
    body: Any

    @property
    def me(self) -> Person:
        assert self.person is not None
        return self.person


@dataclass(frozen=True, slots=True)
class Reply:
    """What is answered: data, or a text."""

    data: dict[str, Any] | str | bytes
    """Bytes are JSON already."""
    token: str | None = None
    """The token of the player that the client is from now on; empty if it is nobody's any more."""


Handler = Callable[[Call], Awaitable[Reply]]


@dataclass(frozen=True, slots=True)
class Route:
    """Something that can be asked."""

    method: str
    path: str
    summary: str
    handler: Handler
    gives: Any
    """The type of the answer; a text is plain text, and anything else JSON."""
    takes: type[Request] | None = None
    for_players: bool = True
    query: type[Query] | None = None
    """What may stand in the query."""
    errors: tuple[type[replies.Problem], ...] = ()
    """What goes wrong here, besides what may at any request."""


class OnlySocket(ScoundrelError):
    """This can be had over a WebSocket only."""


# --- About the server ----------------------------------------------------------------------------------


async def about(call: Call) -> Reply:
    return Reply(
        {
            "game": "scoundrel",
            "api": 1,
            "ranked": list(RANKED_RULES),
            "day": {"date": call.host.today(), "rules": list(DAY_RULES)},
            "groups": list(GROUPS),
            "periods": dict(LEAST),
            "leaving_hours": int(LEAVING.total_seconds() // 3600),
            "spectator_delay": SPECTATOR_DELAY,
        }
    )


async def described(_: Call) -> Reply:
    """The description is made from the table below."""
    from scoundrel.host.describing import description_bytes

    return Reply(description_bytes())


# --- People --------------------------------------------------------------------------------------------


def person_data(person: Person) -> dict[str, Any]:
    return {"id": person.id, "name": person.name, "group": person.group, "why": person.why}


async def join(call: Call) -> Reply:
    people, now = call.host.people, call.host.clock()
    person, recovery = await call.host.writer.change(
        lambda connection: people.join(connection, now, program=call.body.program)
    )
    token = people.token(person)
    return Reply({"player": person_data(person), "recovery": recovery, "token": token}, token)


async def recover(call: Call) -> Reply:
    people = call.host.people
    person = await call.host.read(lambda _: people.of_recovery(call.body.recovery))
    if person is None:
        raise Missing("host-no_recovery")
    token = people.token(person)
    return Reply({"player": person_data(person), "token": token}, token)


async def me(call: Call) -> Reply:
    return Reply({"player": person_data(call.me), "games": await call.host.games_of(call.me)})


async def change_me(call: Call) -> Reply:
    people, mine, asked = call.host.people, call.me, call.body
    if asked.assisted is False and mine.assisted:
        raise Forbidden("host-stays_assisted")

    def work(connection: Any) -> None:
        if asked.name is not None:
            people.rename(connection, mine.id, asked.name)
        if asked.assisted and not mine.program:
            assist(connection, mine.id, "")

    await call.host.writer.change(work)
    return await me(Call(call.host, {}, None, _anew(call), None))


def _anew(call: Call) -> Person:
    """The player as they are after a change; they may have deleted themselves meanwhile."""
    call.host.people.forget(call.me.id)
    person = call.host.people.find(call.me.id)
    if person is None:
        raise Missing("host-no_player_yet")
    return person


def assist(connection: Any, player: str, why: str) -> None:
    """Move a player to the assisted, with the reason."""
    connection.execute(players.update().where(players.c.id == player).values(assisted=True, why=why))
    boards.move_player(connection, player, "assisted")


async def renew_recovery(call: Call) -> Reply:
    people, mine = call.host.people, call.me
    code = await call.host.writer.change(
        lambda connection: people.renew_recovery(connection, mine.id, elsewhere=call.body.elsewhere)
    )
    token = people.token(_anew(call))
    return Reply({"recovery": code, "token": token}, token)


async def my_data(call: Call) -> Reply:
    """Everything that is kept of a player; the moves of a game are in its record."""
    mine = call.me
    kept = {
        "results": results.c.player,
        "objections": objections.c.player,
        "boards": entries.c.player,
        "reports": reports.c.reporter,
    }

    def read(connection: Any) -> dict[str, Any]:
        found: dict[str, Any] = {"player": person_data(mine) | {"created": mine.created}}
        for name, owner in kept.items():
            rows = connection.execute(select(owner.table).where(owner == mine.id))
            found[name] = list(map(row_data, rows))
        return found | {"games": list(map(game_data, connection.execute(games_with(mine.id))))}

    return Reply(await call.host.read(read))


async def delete_me(call: Call) -> Reply:
    people, mine = call.host.people, call.me

    def work(connection: Any) -> list[str]:
        boards.drop_player(connection, mine.id)
        return people.delete(connection, mine.id)

    call.host.forget(await call.host.writer.change(work))
    people.forget(mine.id)
    return Reply({"deleted": True}, "")


async def objection(call: Call) -> Reply:
    mine, words, now = call.me, call.body.words, call.host.clock()
    if not mine.assisted:
        raise Forbidden("host-nothing_to_object")
    await call.host.writer.change(
        lambda connection: connection.execute(
            objections.insert().values(player=mine.id, words=words, moment=now)
        )
    )
    return Reply({"noted": True})


async def report(call: Call) -> Reply:
    """Report the name of a player; once enough people have, it is taken away."""
    people, mine = call.host.people, call.me
    other = await call.host.read(lambda _: people.find(call.path["player"]))
    if other is None or not other.name:
        raise Missing("host-no_player")

    def work(connection: Any) -> None:
        row = {"player": other.id, "reporter": mine.id, "name": other.name, "moment": call.host.clock()}
        known = reports.c.player == other.id, reports.c.name == other.name
        if connection.execute(select(reports).where(*known, reports.c.reporter == mine.id)).first() is None:
            connection.execute(reports.insert().values(row))
        if len(connection.execute(select(reports.c.id).where(*known)).all()) >= MOST_REPORTS:
            people.rename(connection, other.id, "")

    await call.host.writer.change(work)
    people.forget(other.id)
    return Reply({"noted": True})


# --- Matches -------------------------------------------------------------------------------------------


async def open_game(call: Call) -> Reply:
    match, tokens = await call.host.open(call.me, call.body)
    return Reply(await _whole(call, match) | {"invites": tokens})


async def join_game(call: Call) -> Reply:
    return Reply(await _whole(call, await call.host.join(call.me, call.body.invite)))


async def invitation(call: Call) -> Reply:
    """What an invitation is to, before it is accepted."""
    match, seat = await call.host.invited(call.path["invite"])
    names = await call.host.read(lambda _: call.host.people.names(set(match.players.values())))
    from_whom = names.get(next(iter(match.players.values()), ""), "")
    kind = "watch" if seat < -1 else "dealer" if seat < 0 else "seat"
    taken = kind != "watch" and seat not in match.missing
    return Reply(
        {
            "game": match.facts.id,
            "rules": match.facts.rules.name,
            "as": kind,
            "from": from_whom,
            "taken": taken,
        }
    )


async def look(call: Call) -> Reply:
    player = call.person.id if call.person else ""
    return Reply(await call.host.look(player, call.path["game"], call.query.since, call.query.watch))


async def act(call: Call) -> Reply:
    return Reply(await call.host.act(call.me, call.path["game"], call.body))


async def record(call: Call) -> Reply:
    player = call.person.id if call.person else ""
    return Reply(await call.host.record(player, call.path["game"], call.query.watch))


async def rematch(call: Call) -> Reply:
    return Reply(await _whole(call, await call.host.rematch(call.me, call.path["game"])))


async def invites_of(call: Call) -> Reply:
    match = await call.host.match(call.path["game"], fresh=not call.host.is_alone)
    if not match.seats_of(call.me.id):
        raise Missing("host-no_game")
    return Reply({"invites": await call.host.invitations(match)})


async def _whole(call: Call, match: HostMatch) -> dict[str, Any]:
    state = await call.host.state(match, call.me.id, 0)
    return {"game": match.facts.id, "state": state}


# --- Boards --------------------------------------------------------------------------------------------


async def board(call: Call) -> Reply:
    rules, period, asked = call.path["rules"], call.path["period"], call.query
    if rules not in RANKED_RULES or period not in PERIODS:
        raise Missing("host-no_board")
    group = asked.group or (call.person.group if call.person else GROUPS[0])
    when = asked.when or when_of(period, call.host.today())
    name, player = board_name(rules, group, period, when), call.person.id if call.person else ""

    def read(connection: Any) -> dict[str, Any]:
        if asked.name is not None:
            found = boards.named(connection, name, look_of(asked.name))
        elif asked.around is not None:
            found = boards.around(connection, name, asked.around or player, asked.limit)
        else:
            found = boards.top(connection, name, asked.limit, _cursor(asked))
        mine = boards.own_entry(connection, name, player) if player else None
        return {"entries": found, "players": boards.size(connection, name), "mine": mine}

    data = await call.host.read(read)
    last = data["entries"][-1] if len(data["entries"]) == asked.limit else None
    following = f"{last['value']}.{last['player']}" if last else None
    return Reply(
        data
        | {"rules": rules, "group": group, "period": period, "when": when, "least": LEAST[period]}
        | {"next": following}
    )


def _cursor(asked: AskBoard) -> tuple[int, str] | None:
    """Behind which entry a page begins."""
    if asked.after is None:
        return None
    value, _, player = asked.after.partition(".")
    return int(value), player


# --- News ----------------------------------------------------------------------------------------------


async def news(_: Call) -> Reply:
    """Who asks for a socket is answered elsewhere; this is for those who don't."""
    raise OnlySocket("host-no_socket")


# --- The table -----------------------------------------------------------------------------------------

ROUTES: tuple[Route, ...] = (
    Route("GET", "/", "What this server is and offers.", about, replies.ServerInfo, for_players=False),
    Route("GET", "/openapi.json", "This description.", described, dict[str, Any], for_players=False),
    Route("POST", "/players", "Become a player.", join, replies.Joined, Join, for_players=False),
    Route(
        "POST",
        "/session",
        "Be the same player here.",
        recover,
        replies.Recovered,
        Recover,
        for_players=False,
        errors=(replies.NotFound,),
    ),
    Route("GET", "/me", "Who you are, and your open games.", me, replies.Me),
    Route(
        "PATCH",
        "/me",
        "Change your name, or play with help.",
        change_me,
        replies.Me,
        ChangeMe,
        errors=(replies.NotFound, replies.Refused),
    ),
    Route("DELETE", "/me", "Delete everything that is kept of you.", delete_me, replies.Deleted),
    Route("GET", "/me/data", "Everything that is kept of you.", my_data, replies.MyData),
    Route(
        "POST",
        "/me/recovery",
        "A new recovery code.",
        renew_recovery,
        replies.NewRecovery,
        RenewRecovery,
        errors=(replies.NotFound,),
    ),
    Route(
        "POST", "/me/objections", "Object to being among the assisted.", objection, replies.Noted, Object
    ),
    Route(
        "POST",
        "/players/{player}/reports",
        "Report a name.",
        report,
        replies.Noted,
        Nothing,
        errors=(replies.NotFound,),
    ),
    Route(
        "POST",
        "/games",
        "Open a match.",
        open_game,
        replies.Opened,
        NewGame,
        errors=(replies.NotFound, replies.Taken),
    ),
    Route(
        "GET",
        "/games/{game}",
        "How a match stands for you.",
        look,
        replies.State,
        for_players=False,
        query=Look,
        errors=(replies.Forbidden, replies.NotFound),
    ),
    Route(
        "POST",
        "/games/{game}/actions",
        "Do something.",
        act,
        replies.State,
        Act,
        errors=(replies.NotFound, replies.Stale, replies.Refused),
    ),
    Route(
        "GET",
        "/games/{game}/record",
        "The record of a finished match.",
        record,
        str,
        for_players=False,
        query=AskRecord,
        errors=(replies.Forbidden, replies.NotFound),
    ),
    Route(
        "GET",
        "/games/{game}/invites",
        "The invitations of your match.",
        invites_of,
        replies.Invites,
        errors=(replies.NotFound,),
    ),
    Route(
        "POST",
        "/games/{game}/rematch",
        "The same people again.",
        rematch,
        replies.Seated,
        Nothing,
        errors=(replies.NotFound, replies.Refused),
    ),
    Route(
        "GET",
        "/invites/{invite}",
        "What an invitation is to.",
        invitation,
        replies.Invitation,
        for_players=False,
        errors=(replies.NotFound,),
    ),
    Route(
        "POST",
        "/join",
        "Accept an invitation.",
        join_game,
        replies.Seated,
        JoinGame,
        errors=(replies.NotFound, replies.Taken, replies.Refused),
    ),
    Route(
        "GET",
        "/boards/{rules}/{period}",
        "A board: its top, the players around one, or one of them.",
        board,
        replies.Board,
        for_players=False,
        query=AskBoard,
        errors=(replies.NotFound,),
    ),
    Route(
        "GET",
        "/news",
        "News of a match, over a WebSocket.",
        news,
        replies.News,
        for_players=False,
        query=AskNews,
        errors=(replies.Forbidden, replies.NotFound, replies.NoSocket),
    ),
)
"""Everything that can be asked, below ``/api/v1``."""
