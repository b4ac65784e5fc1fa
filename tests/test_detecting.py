"""Who copies a bot or knows the deck is found after ten ranked games; others are left alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from math import exp, log
from pathlib import Path
from random import Random
from subprocess import Popen
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import Connection, func, select, update
from sqlalchemy.engine import make_url

from benchmarks.detecting import Player, bot, games_of, softmax
from scoundrel import Game
from scoundrel.cli.objections import objections as asked_by_host
from scoundrel.coach.judge import Judge
from scoundrel.engine.bots import SIMULATIONS
from scoundrel.errors import ScoundrelError
from scoundrel.host.api import ROUTES, Call
from scoundrel.host.boards import board_name, own_entry
from scoundrel.host.checks import Checks, Examiner
from scoundrel.host.database import database_url, open_engine
from scoundrel.host.detectors import FALSE_ALARMS, LEAST_GAMES, Finding, evidence, examine, suspect
from scoundrel.host.host import Forbidden, Host
from scoundrel.host.people import Person
from scoundrel.host.requests import Act, NewGame, Object
from scoundrel.host.tables import objections, players, results
from tests.servers import PostgreSQL

COPYING = Finding(hard=9, agreed=9)
SEEING = Finding(hard=3, agreed=1, luck=1.1, odds=2.0)
HONEST = Finding(hard=4, agreed=2, luck=0.1, odds=-0.1)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge("classic", SIMULATIONS)


def findings_of(player: Player, name: str, games: int, judge: Judge) -> list[Finding]:
    return [examine(game, judge) for game in games_of(player, name, games)]


# --- What games tell -----------------------------------------------------------------------------------


def test_who_copies_expert_is_found_after_ten_games(judge: Judge) -> None:
    findings = findings_of(bot("expert"), "a copy", 10, judge)
    suspicion = suspect(findings)
    assert suspicion is not None
    assert suspicion.kind == "copies"
    assert list(suspicion.games) == findings


def test_who_sees_the_deck_is_found_after_ten_games(judge: Judge) -> None:
    suspicion = suspect(findings_of(bot("oracle"), "a seer", 10, judge))
    assert suspicion is not None
    assert suspicion.kind == "foresees"


def test_an_honest_player_is_left_alone(judge: Judge) -> None:
    findings = findings_of(softmax(0.05), "honest", 20, judge)
    assert not any(suspect(findings[:games]) for games in range(21))


def test_a_lost_game_is_held_against_nobody_and_for_nobody(judge: Judge) -> None:
    """What is as good as lost is not bet on: otherwise one lost game would hide a hundred that were seen."""
    lost = next(game for game in games_of(softmax(0.1), "lost", 10) if not game.outcomes[0].won)  # type: ignore[union-attr]
    assert -6 < examine(lost, judge).odds < 0


def test_a_game_that_was_given_up_tells_only_of_whole_rooms(judge: Judge) -> None:
    whole = next(games_of(bot("expert"), "a copy", 1))
    first = whole.turns[0].room_number
    rooms = sum(turn.room_number == first for turn in whole.turns)
    assert examine(whole.after(rooms - 1), judge) == Finding()
    assert examine(whole.after(rooms), judge).luck == 0.0
    assert examine(whole, judge).luck != 0.0


@pytest.mark.parametrize("finding", [COPYING, SEEING])
def test_nobody_is_suspected_for_fewer_than_ten_games(finding: Finding) -> None:
    assert suspect([finding] * (LEAST_GAMES - 1)) is None
    assert suspect([finding] * LEAST_GAMES) is not None


def test_who_begins_to_copy_after_a_hundred_games_is_found_too() -> None:
    findings = [HONEST] * 100 + [COPYING] * 20
    assert suspect(findings[:100]) is None
    suspicion = suspect(findings)
    assert suspicion is not None
    assert len(suspicion.games) == 20


def test_no_bet_is_expected_to_win_however_long_and_often_one_looks() -> None:
    """A player who is as much like `expert` as an honest one may be, looked at after each of 200 games."""
    chance, limit, alarms, lives = Random(7), log(2 / FALSE_ALARMS), 0, 1_000
    for _ in range(lives):
        made = [
            Finding(hard=4, agreed=sum(chance.random() < 0.75 for _ in range(4))).copying
            for _ in range(200)
        ]
        alarms += any(evidence(made[:games])[0] >= limit for games in range(10, 201, 10))
    # At most one in two thousand each; more than four of a thousand would be one chance in five thousand.
    assert alarms <= 4


def test_the_whole_bet_never_has_more_than_one_coin_to_begin_with() -> None:
    won, _ = evidence([0.0] * 10_000)
    assert 0.99 < exp(won) <= 1.0


# --- The queue -----------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return database_url(None, tmp_path).render_as_string()
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return database_url(server.new_database(), tmp_path).render_as_string(hide_password=False)


class Table:
    """A host, with a clock that goes a minute further for each game."""

    def __init__(self, url: str) -> None:
        self._minutes = count(1_795_000_000, 60)
        self.now = float(next(self._minutes))
        self.host = Host(open_engine(make_url(url)), lambda: self.now)
        self.checks = Checks(self.host)

    def close(self) -> None:
        self.checks.close()
        self.host.close()
        self.host.engine.dispose()

    async def join(self, *, program: bool = False) -> Person:
        people = self.host.people
        person, _ = await self.host.writer.change(
            lambda connection: people.join(connection, self.now, program=program)
        )
        return person

    async def plays(self, person: Person, player: Player, games: int) -> list[str]:
        """Let somebody play ranked games; their names."""
        played = []
        for number in range(games):
            self.now = float(next(self._minutes))
            match, _ = await self.host.open(person, NewGame())
            game = match.facts.id
            await self.host.act(person, game, Act("enter", 1, "enter", words=f"{number}"))
            chance = Random(number)
            while not (match := await self.host.match(game)).over:
                assert match.game is not None
                await self._play_room(person, match.game, match.version, game, player, chance)
            played.append(game)
        return played

    async def _play_room(
        self, person: Person, before: Game, version: int, game: str, player: Player, chance: Random
    ) -> None:
        after = before.copy()
        player(after, chance)
        moves = [str(move) for move in after.moves[before.move_count :]]
        await self.host.act(person, game, Act("move", version, f"{version}", moves=moves))

    async def look_all(self, person: Person, finding: Finding) -> None:
        """Note the same of all that somebody has played, but for the last game."""
        asked = select(results.c.game).where(results.c.player == person.id).order_by(results.c.ended.desc())

        def note(connection: Connection) -> None:
            last = connection.scalar(asked.limit(1))
            rows = update(results).where(results.c.player == person.id, results.c.game != last)
            connection.execute(
                rows.values(checked=True, hard=finding.hard, agreed=finding.agreed, luck=0.0, odds=0.0)
            )

        await self.host.writer.change(note)

    async def ask(self, person: Person, method: str, path: str, body: object = None) -> dict[str, Any]:
        """What somebody is answered who has just come."""
        self.host.people.forget(person.id)
        now = self.host.people.find(person.id)
        route = next(each for each in ROUTES if (each.method, each.path) == (method, path))
        data = (await route.handler(Call(self.host, {}, {}, now, body))).data
        assert isinstance(data, dict)
        return data

    async def figures(self, person: Person) -> str:
        """What somebody is told of their moving, behind the number of games."""
        why = (await self.ask(person, "GET", "/me"))["player"]["why"]
        return str(why).partition("games, ")[2]

    async def unchecked(self) -> int:
        asked = select(func.count()).select_from(results).where(results.c.checked.is_(False))
        return int(await self.host.read(lambda connection: connection.scalar(asked)))


@asynccontextmanager
async def table(url: str) -> AsyncIterator[Table]:
    opened = Table(url)
    try:
        yield opened
    finally:
        await asyncio.to_thread(opened.close)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    asyncio.run(main())


def test_the_examiner_tells_the_same_as_we_do(judge: Judge) -> None:
    examiner, game = Examiner(), next(games_of(bot("expert"), "a copy", 1))
    try:
        assert examiner.ask(game.record_line()) == examine(game, judge)
    finally:
        examiner.close()
    with pytest.raises(ScoundrelError):
        examiner.ask(game.record_line())


def test_a_copy_is_moved_and_told_why_and_may_object(
    tmp_path: Path, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Examiner, "ask", lambda _, record: examine(Game.from_record(record), judge))

    async def work() -> None:
        async with table(database_url(None, tmp_path).render_as_string()) as here:
            ann = await here.join()
            await here.plays(ann, bot("expert"), 10)
            assert (await here.ask(ann, "GET", "/me"))["player"]["group"] == "unaided"
            await here.checks.check_all()
            assert await here.unchecked() == 0
            me = (await here.ask(ann, "GET", "/me"))["player"]
            assert me["group"] == "assisted"
            assert "last 10 ranked games" in me["why"]
            await here.ask(ann, "POST", "/me/objections", Object("It was me."))
            kept = await here.host.read(lambda connection: connection.scalar(select(objections.c.words)))
            assert kept == "It was me."

    run(work)


def test_an_objection_that_is_granted_begins_the_count_again(url: str) -> None:
    where = ["--database", url] if url.startswith("postgresql") else ["--data", str(Path(url[10:]).parent)]

    def said(*words: str) -> str:
        done = CliRunner().invoke(asked_by_host, [*where, *words])
        return str(done.exception) if done.exception else done.output.strip()

    async def work() -> None:
        async with table(url) as here:
            ann = await here.join()
            await here.plays(ann, bot("random"), 11)
            await here.look_all(ann, COPYING)
            await here.checks.check_all()
            await here.ask(ann, "POST", "/me/objections", Object("It was\n\x1b[31mme."))
            assert said() == (
                f"{ann.id}, without a name. Moved because: In your last 11 ranked games, "
                + await here.figures(ann)
                + " They say: It was  [31mme."
            )
            assert f"{ann.id} is among the unaided again" in said("--grant", ann.id)
            assert said() == "Nobody objects to being among the assisted."
            assert "is no player of this server who is among the assisted" in said("--grant", ann.id)
            await here.plays(ann, bot("random"), 1)
            await here.checks.check_all()
            assert (await here.ask(ann, "GET", "/me"))["player"]["group"] == "unaided"
            entry = await here.host.read(
                lambda rows: own_entry(rows, board_name("classic", "unaided", "season", "2026-Q4"), ann.id)
            )
            assert entry is not None
            assert (entry["games"], entry["rank"]) == (12, 1)

    run(work)


def test_who_is_moved_leaves_one_board_and_stands_on_the_other(url: str) -> None:
    async def work() -> None:
        async with table(url) as here:
            ann = await here.join()
            await here.plays(ann, bot("random"), 11)
            await here.look_all(ann, COPYING)
            await here.checks.check_all()
            # Whoever plays on as the one they were is counted where they are now.
            await here.plays(ann, bot("random"), 1)
            unaided, assisted = await here.host.read(
                lambda connection: [
                    own_entry(connection, board_name("classic", group, "season", "2026-Q4"), ann.id)
                    for group in ("unaided", "assisted")
                ]
            )
            assert unaided is None
            assert assisted is not None
            assert (assisted["games"], assisted["rank"]) == (12, 1)
            assert await here.unchecked() == 0

    run(work)


def test_an_honest_player_is_not_moved(url: str) -> None:
    async def work() -> None:
        async with table(url) as here:
            ann = await here.join()
            await here.plays(ann, bot("random"), 11)
            await here.look_all(ann, HONEST)
            await here.checks.check_all()
            assert await here.unchecked() == 0
            assert (await here.ask(ann, "GET", "/me"))["player"]["group"] == "unaided"
            with pytest.raises(Forbidden):
                await here.ask(ann, "POST", "/me/objections", Object("Why?"))

    run(work)


def test_nobody_looks_at_the_games_of_programs(url: str) -> None:
    async def work() -> None:
        async with table(url) as here:
            program = await here.join(program=True)
            await here.plays(program, bot("random"), 1)
            assert await here.unchecked() == 0
            # Not even if there were something against it.
            await here.host.writer.change(
                lambda connection: connection.execute(update(results).values(checked=False))
            )
            await here.plays(program, bot("random"), 10)
            await here.look_all(program, COPYING)
            await here.checks.check_all()
            assert (await here.ask(program, "GET", "/me"))["player"]["group"] == "programs"

    run(work)


def test_a_crash_in_the_middle_of_a_game_leaves_it_in_the_queue(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with table(url) as here:
            await here.plays(await here.join(), bot("random"), 2)
            with monkeypatch.context() as patch:
                patch.setattr(Examiner, "_running", killed_at_once(Examiner._running))
                with pytest.raises(ScoundrelError):
                    await here.checks.check_all()
            assert await here.unchecked() == 2
            # The game at which it ended waits for the next start; the others don't wait for it.
            await here.checks.check_all()
            assert await here.unchecked() == 1
        async with table(url) as again:
            await again.checks.check_all()
            assert await again.unchecked() == 0

    run(work)


def killed_at_once(running: Callable[[Examiner], Popen[str]]) -> Callable[[Examiner], Popen[str]]:
    """What starts the process of an examiner, and kills it as soon as it is there."""

    def start(examiner: Examiner) -> Popen[str]:
        process = running(examiner)
        process.kill()
        process.wait()
        return process

    return start


def test_two_servers_share_the_queue(postgresql: PostgreSQL, tmp_path: Path) -> None:
    where = database_url(postgresql.new_database(), tmp_path).render_as_string(hide_password=False)
    asked: list[str] = []

    def asking(examiner: Examiner, record: str) -> Finding:
        asked.append(record)
        return HONEST

    async def work() -> None:
        async with table(where) as here, table(where) as there:
            for _ in range(4):
                await here.plays(await here.join(), bot("random"), 2)
            await asyncio.gather(*(each.checks.check_all() for each in (here, there, here, there)))
            # Whoever finds the rest in other hands leaves it there, and looks again later.
            await here.checks.check_all()
            assert await here.unchecked() == 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Examiner, "ask", asking)
        run(work)
    assert len(asked) == len(set(asked)) == 8


def test_a_player_who_is_gone_is_not_missed(url: str) -> None:
    async def work() -> None:
        async with table(url) as here:
            ann = await here.join()
            await here.plays(ann, bot("random"), 1)
            await here.ask(ann, "DELETE", "/me")
            assert not await here.checks.check_next()
            assert await here.host.read(lambda connection: connection.scalar(select(players.c.id))) is None

    run(work)
