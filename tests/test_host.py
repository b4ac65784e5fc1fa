"""The public server, from a first request to the boards: fair deals, the day, leaving, together, people."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as some
from sqlalchemy import create_engine, select

from scoundrel import RULEBOOK, Game
from scoundrel.errors import RecordError, ScoundrelError
from scoundrel.fair import commitment_to, fair_seed, first_of
from scoundrel.host import boards
from scoundrel.host.boards import GROUPS, Result, add_result, board_name, count_up, move_player
from scoundrel.host.database import changing
from scoundrel.host.host import DAY_RULES, LEAVING, LEAVING_SHARED, RANKED_RULES, SPECTATOR_DELAY
from scoundrel.host.limits import MOST_OPEN
from scoundrel.host.matches import MOST_PLIES
from scoundrel.host.names import LOOKS, check_name, look_of, readable
from scoundrel.host.tables import actions, entries, games, metadata, players, results, tallies
from tests.asgi import Asgi, Clock, Table, asgi
from tests.screens import awaited
from tests.test_cli import run

DAY = timedelta(days=1).total_seconds()
RULES_FOR_ONE = [name for name, rules in RULEBOOK.items() if rules.players == 1]


@pytest.fixture(autouse=True)
def the_same_deals_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_bytes", Random(request.node.name).randbytes)


async def duo(server: Asgi, **asked: Any) -> tuple[Table, Table]:
    """A game for two that has begun, from both seats."""
    ann, bob = await server.player("Ann"), await server.player("Bob")
    one = await ann.open(kind="shared", rules="dragons-duo", **asked)
    other = await bob.accept((await one.invites())["1"])
    await one.look()
    assert (await one.do("enter", words="ours")).status == 200
    await other.look()
    return one, other


async def with_dealer(server: Asgi, rules: str = "classic") -> tuple[Table, Table]:
    """A game for one with a human Dealer, from both sides."""
    ann, bob = await server.player("Ann"), await server.player("Bob")
    one = await ann.open(kind="shared", rules=rules, dealer=True)
    dealer = await bob.accept((await one.invites())["dealer"])
    await one.look()
    assert (await one.do("enter", words="ours")).status == 200
    await dealer.look()
    return one, dealer


async def counted(server: Asgi, table: Any, **where: object) -> int:
    """How many rows of a table there are."""
    rows = await every_row(server, table)
    return sum(all(getattr(row, name) == value for name, value in where.items()) for row in rows)


async def every_row(server: Asgi, table: Any) -> Any:
    return await server.host.read(lambda connection: connection.execute(select(table)).all())


# --- Fair deals --------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES_FOR_ONE)
@awaited
async def test_a_ranked_game_can_be_verified_from_its_commitment_to_its_end(
    tmp_path: Path, rules: str
) -> None:
    async with asgi(tmp_path) as server:
        ann = await server.player()
        table = await ann.open(rules=rules)
        promised = table.now.about.hosted
        assert promised is not None
        assert table.now.view is None, "no card is dealt before the player's side is named"
        await table.do("enter", words="a text of mine")
        await table.play(Random(rules))
        game = Game.from_record((await table.record()).body.decode())
        proof = game.proof
        assert proof is not None
        assert (proof.commitment, proof.deal) == (promised.commitment, promised.id)
        assert proof.client == "a text of mine"
        assert game.result == table.view.result
        assert commitment_to(proof.deal, rules, bytes.fromhex(proof.secret)) == promised.commitment
        assert fair_seed(bytes.fromhex(proof.secret), proof.client) == game.seed == table.now.seed


@awaited
async def test_every_part_of_a_record_that_is_changed_is_noticed(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        table = await (await server.player()).ranked()
        await table.play(Random(2))
        record = (await table.record()).body.decode()
    Game.from_record(record)
    for name in ("Seed", "Deal", "Commitment", "Secret", "Client"):
        changed = re.sub(
            rf'(\[{name} ".*)(.)"]', lambda found: f'{found[1]}{"0" if found[2] != "0" else "1"}"]', record
        )
        assert changed != record
        with pytest.raises(RecordError, match="the deal was not fair"):
            Game.from_record(changed)
        kept = tmp_path / "changed.txt"
        kept.write_text(changed)
    assert "the deal was not fair" in refused_by_check(kept)
    first, second = re.findall(r"^\d+\. (\S+) (\S+)", record, re.MULTILINE)[0]
    kept.write_text(record.replace(f". {first} {second}", f". {second} {second}"))
    assert "stops being true at move" in refused_by_check(kept)


@awaited
async def test_check_says_that_a_deal_was_fair(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        table = await (await server.player()).ranked(client="my very own words")
        await table.play(Random(2))
        record = (await table.record()).body.decode()
    kept = tmp_path / "record.txt"
    kept.write_text(record)
    said = run("check", str(kept)).stdout.splitlines()
    commitment = table.hosted.commitment
    assert said[-1] == (
        f"{kept}: the deal was fair: its dealer had promised {commitment}, "
        "and could not know that 'my very own words' would be added"
    )
    kept.write_text(Game.deal(seed=1).record())
    assert "fair" not in run("check", str(kept)).stdout


def refused_by_check(record: Path) -> str:
    result = run("check", str(record))
    assert result.returncode == 1
    return result.stderr


@awaited
async def test_who_begins_is_fixed_by_the_name_of_the_match_and_checked(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        one, _ = await duo(server)
        await one.do("give_up")
        record = (await one.record()).body.decode()
    first = first_of(one.game)
    assert Game.from_record(record).after(0).turn == first
    with pytest.raises(RecordError, match="not player"):
        Game.from_record(record.replace(f'[First "{first + 1}"]', f'[First "{2 - first}"]'))


@awaited
async def test_a_game_that_was_given_up_is_opened_too(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        table = await (await server.player()).ranked()
        await table.do("move", str(table.view.legal_moves[0]))
        assert (await table.record()).code == "forbidden"
        assert table.now.seed is None
        await table.do("give_up")
        game = Game.from_record((await table.record()).body.decode())
        assert (game.result, game.move_count) == ("unfinished", 1)
        assert game.proof is not None
        assert table.now.seed == game.seed


# --- Ranked ------------------------------------------------------------------------------------------


@awaited
async def test_a_player_has_one_ranked_game_at_a_time(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        ann = await server.player()
        table = await ann.ranked("classic")
        assert (await ann.open(rules="hard")).game == table.game
        assert (await ann.open(rules="classic", day=True)).game == table.game
        bob = await server.player()
        assert (await bob.open(rules="classic")).game != table.game
        await table.do("give_up")
        assert (await ann.open(rules="hard")).game != table.game


@awaited
async def test_what_is_not_ranked_can_not_be_opened_as_ranked(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        ann = await server.player()
        assert "dragons-duo" not in RANKED_RULES
        for asked in ({"rules": "dragons-duo"}, {"rules": "nonsense"}, {"rules": "dragons", "day": True}):
            assert (await ann.ask("POST", "/games", asked)).code == "not_found"


@awaited
async def test_nothing_is_taken_back_or_hinted_in_a_ranked_game(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        table = await (await server.player()).ranked()
        for kind in ("undo", "hint", "dealer", "join"):
            assert (await table.do(kind)).code == "refused"
        assert (await table.do("hand_over")).code == "refused"
        assert (await table.do("enter", words="again")).code == "refused"
        assert table.now.version == (await table.look()).data["version"]


@awaited
async def test_leaving_counts_as_a_loss_after_the_stated_time(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        ann = await server.player()
        table = await ann.ranked()
        await table.do("move", str(table.view.legal_moves[0]))
        server.clock.now += LEAVING.total_seconds() - 60
        await server.host.sweep()
        await table.look()
        assert not table.over
        server.clock.now += 120
        await server.host.sweep()
        await table.look()
        assert table.over
        assert table.hosted.resigned == 0
        assert await counted(server, results, player=ann.id, abandoned=True, won=False) == 1
        assert (await ann.board(period="week"))["mine"]["games"] == 1
        assert (await ann.open()).game != table.game


@awaited
async def test_a_game_that_was_left_before_its_first_card_is_forgotten(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        ann = await server.player()
        table = await ann.open()
        server.clock.now += LEAVING.total_seconds() + 60
        await server.host.sweep()
        assert (await table.look()).code == "not_found"
        assert await counted(server, results, player=ann.id) == 0
        for kept in (games, actions):
            assert await counted(server, kept) == 0


@awaited
async def test_a_game_of_somebody_who_is_gone_ends_all_the_same(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        one, other = await duo(server)
        await one.player.ask("DELETE", "/me")
        server.clock.now += LEAVING_SHARED.total_seconds() + 60
        await server.host.sweep()
        await other.look()
        assert other.over
        assert await counted(server, games, over=False) == 0


@awaited
async def test_however_long_a_game_is_it_can_be_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MOST_PLIES > 1_000
    monkeypatch.setattr("scoundrel.host.matches.MOST_PLIES", 6)
    async with asgi(tmp_path) as server:
        one, other = [await (await server.player()).ranked("easy") for _ in range(2)]
        for table in (one, other):
            for _ in range(4):
                assert (await table.do("move", "run")).status == 200
            assert (await table.do("move", "run")).code == "refused"
        assert (await one.do("give_up")).status == 200
        server.clock.now += LEAVING.total_seconds() + 60
        await server.host.sweep()
        await other.look()
        assert other.over


# --- The day -----------------------------------------------------------------------------------------


def at(day: str, hour: float = 12) -> Clock:
    return Clock(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + hour * 3600)


@pytest.mark.parametrize("rules", DAY_RULES)
@awaited
async def test_the_dungeon_of_a_day_is_the_same_for_all_and_another_tomorrow(
    tmp_path: Path, rules: str
) -> None:
    async with asgi(tmp_path, at("2026-11-18", 23.9)) as server:
        tables = [await (await server.player()).ranked(rules, day=True, client=who) for who in ("a", "b")]
        one, other = (table.whole() for table in tables)
        assert (one.deck, one.room) == (other.deck, other.room)
        assert one.proof == other.proof, "what a player adds changes nothing"
        server.clock.now += 0.2 * 3600
        third = (await (await server.player()).ranked(rules, day=True)).whole()
        assert third.deck != one.deck
        another = (
            await (await server.player()).ranked("classic" if rules != "classic" else "hard", day=True)
        ).whole()
        assert another.seed != third.seed


@awaited
async def test_a_day_is_played_once(tmp_path: Path) -> None:
    async with asgi(tmp_path, at("2026-11-18")) as server:
        ann = await server.player()
        table = await ann.ranked(day=True)
        await table.do("give_up")
        assert (await ann.open(day=True)).game == table.game
        server.clock.now += DAY
        assert (await ann.open(day=True)).game != table.game


@awaited
async def test_who_is_through_with_a_day_learns_no_card_that_others_have_to_play_still(
    tmp_path: Path,
) -> None:
    async with asgi(tmp_path, at("2026-11-18")) as server:
        ann, bob = await server.player(), await server.player()
        table, other = [await each.ranked(day=True) for each in (ann, bob)]
        await table.play(Random(5))
        whole = table.whole()
        assert table.now.seed is None
        told = Game.from_record((await table.record()).body.decode())
        assert (told.result, told.moves) == (whole.result, whole.moves)
        assert told.proof is None
        assert told.seed is None
        assert whole.deck != tuple(sorted(whole.deck, key=lambda card: card.code)) == told.deck
        # Nobody else may see it, though a finished ranked game is public otherwise.
        watch = (await table.invites())["watch"]
        without: dict[str, Any] = {}
        for asked in (without, {"watch": watch}):
            seen = await bob.ask("GET", f"/games/{table.game}", **asked)
            assert seen.code == "forbidden"
        assert (await bob.ask("GET", f"/games/{table.game}/record")).code == "forbidden"
        server.clock.now = at("2026-11-20").now
        whole_record = (await bob.ask("GET", f"/games/{table.game}/record")).body.decode()
        assert Game.from_record(whole_record).proof == whole.proof
        (tmp_path / "day.txt").write_text(whole_record)
        said = run("check", str(tmp_path / "day.txt")).stdout.splitlines()[-1]
        assert said.endswith(
            f"the deal is the one that was promised to everybody: {table.hosted.commitment}"
        )
        assert (await bob.ask("GET", f"/games/{table.game}")).data["seed"] == whole.seed
        await table.look(since=0)
        assert table.now.seed == whole.seed
        # By then the other game is over, however often its player has come back.
        assert (await other.do("move", str(other.view.legal_moves[0]))).code == "stale"
        await other.look()
        assert other.over


@awaited
async def test_moving_now_and_then_does_not_keep_a_day_open(tmp_path: Path) -> None:
    async with asgi(tmp_path, at("2026-11-18")) as server:
        table = await (await server.player()).ranked("easy", day=True)
        for _ in range(3):
            server.clock.now += 11 * 3600
            assert (await table.do("move", "run")).status == 200
        server.clock.now = at("2026-11-20", 0.01).now
        await server.host.sweep()
        await table.look()
        assert table.over


# --- Together ----------------------------------------------------------------------------------------


@awaited
async def test_two_play_on_two_devices_and_see_the_same(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        tables, chance = await duo(server), Random(3)
        for _ in range(300):
            here = tables[tables[0].view.turn]
            if here.over:
                break
            away = tables[1 - tables[0].view.turn]
            assert (await away.do("move", str(here.view.legal_moves[0]))).code == "refused"
            assert (await here.do("move", str(chance.choice(here.view.legal_moves)))).status == 200
            await away.look()
            assert here.now.turns == away.now.turns
            assert here.view.position() == away.view.position()
        assert here.over
        game = Game.from_record((await away.record()).body.decode())
        assert game.result == here.view.result


@awaited
async def test_who_comes_back_is_where_they_were(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        one, other = await duo(server)
        for _ in range(5):
            here = (one, other)[one.view.turn]
            await here.do("move", str(here.view.legal_moves[-1]))
            await one.look()
            await other.look()
        found = (await other.player.ask("GET", "/me")).data["games"]
        assert [each["id"] for each in found] == [other.game]
        back = Table(other.player, other.game)
        await back.look()
        assert back.now == other.now


@awaited
async def test_who_resigns_loses_to_the_other(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        one, other = await duo(server)
        await other.do("give_up")
        match = server.host._kept[one.game].match
        assert [outcome is not None and outcome.won for outcome in match.outcomes] == [True, False]
        await one.look()
        assert one.hosted.resigned == 1
        assert (await one.do("move", str(one.view.legal_moves[0]))).code == "refused"
        assert await counted(server, results) == 0, "a game among friends is on no board"


@awaited
async def test_a_bot_takes_a_seat_only_if_both_agree(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        one, other = await duo(server)
        for _ in range(2):
            assert (await one.do("stand_in", words="1")).status == 200
            assert one.hosted.stand_in == 1
            assert one.now.about.seats == ("human", "human"), "asking twice is not agreeing"
        await other.look()
        assert (await other.do("stand_in", words="1")).status == 200
        await one.look()
        assert one.now.about.seats == ("human", "expert")
        turn = one.view.turn
        assert (await one.do("move", str(one.view.legal_moves[0]))).status == 200, f"turn of {turn}"
        assert (await other.do("move", str(one.view.legal_moves[0]))).code == "forbidden"
        await other.look()
        assert other.view.room == one.view.room, "who has left looks on"
        assert other.now.about.hosted is not None
        assert other.now.about.hosted.names == ("Ann", "")


@awaited
async def test_a_rematch_seats_the_same_people_once(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        one, other = await duo(server)
        asked = [table.player.ask("POST", f"/games/{table.game}/rematch") for table in (one, other)]
        assert (await asked[0]).code == "refused"
        asked[1].close()
        await one.do("give_up")
        first, second = [
            await table.player.ask("POST", f"/games/{table.game}/rematch") for table in (one, other)
        ]
        assert first.data["game"] == second.data["game"] != one.game
        again = Table(one.player, first.data["game"]).heard(first)
        assert again.hosted.missing == ()
        assert again.hosted.names == ("Ann", "Bob")
        assert (await again.do("enter", words="more")).status == 200
        stranger = await server.player()
        assert (await stranger.ask("POST", f"/games/{one.game}/rematch")).code == "forbidden"


@pytest.mark.parametrize("rules", RULES_FOR_ONE)
@awaited
async def test_a_dealer_hands_every_room_over(tmp_path: Path, rules: str) -> None:
    async with asgi(tmp_path) as server:
        one, dealer = await with_dealer(server, rules)
        chance = Random(4)
        while not one.over:
            if one.now.curtained:
                assert one.view.legal_moves == ()
                assert any(dealer.view.room)
                words = f"Room {dealer.view.room_number}"
                assert (await dealer.do("hand_over", words=words)).status == 200
                await one.look()
                assert one.now.described[one.view.room_number] == words
            else:
                moves = [str(move) for move in one.view.legal_moves]
                assert (await dealer.do("move", moves[0])).code == "refused"
                assert (
                    await one.do("move", chance.choice([m for m in moves if m != "run"] or moves))
                ).status == 200
                await dealer.look()
            assert one.now.turns == dealer.now.turns or one.now.curtained
        assert one.now.turns == dealer.now.turns


@awaited
async def test_what_a_dealer_writes_can_not_command_a_screen(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        one, dealer = await with_dealer(server)
        await dealer.do("hand_over", words="A dark\n\x1b[2J\x07 hall \u202eback\u2066 👩‍🚀 <b>")
        await one.look()
        assert one.now.described == {1: "A dark\n[2J hall back 👩‍🚀 <b>"}


@awaited
async def test_spectators_of_a_ranked_game_see_it_later(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        table = await (await server.player()).ranked()
        spectator = Table(server.somebody(), table.game, (await table.invites())["watch"])
        await spectator.look()
        assert spectator.now.view is None
        server.clock.now += SPECTATOR_DELAY + 1
        await table.do("move", str(table.view.legal_moves[0]))
        await spectator.look()
        assert spectator.now.version == table.now.version - 1
        assert spectator.now.turns == ()
        server.clock.now += SPECTATOR_DELAY + 1
        await spectator.look()
        assert spectator.now.turns == table.now.turns
        assert spectator.view.position() == table.view.position()


@awaited
async def test_spectators_of_a_shared_game_see_what_players_see_at_once(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        one, other = await duo(server)
        spectator = Table(server.somebody(), one.game, (await other.invites())["watch"])
        here = (one, other)[one.view.turn]
        await here.do("move", str(here.view.legal_moves[0]))
        await spectator.look()
        assert spectator.now.turns == here.now.turns
        assert (await spectator.do("give_up")).code == "no_player"
        assert (await spectator.record()).code == "forbidden"
        await here.do("give_up")
        assert (await spectator.record()).body == (await here.record()).body
        stranger = Table(server.somebody(), one.game, "no-invitation")
        assert (await stranger.record()).code == "not_found"


@awaited
async def test_only_so_many_games_are_open_at_once(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        ann = await server.player()
        asked = {"kind": "shared", "rules": "dragons-duo"}
        for _ in range(MOST_OPEN):
            assert (await ann.ask("POST", "/games", asked)).status == 200
        assert (await ann.ask("POST", "/games", asked)).code == "forbidden"
        assert (await ann.ask("POST", "/games", {"rules": "classic"})).status == 200


# --- Actions -----------------------------------------------------------------------------------------


@awaited
async def test_an_action_that_comes_twice_is_done_once(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        table = await (await server.player()).ranked()
        move = str(table.view.legal_moves[0])
        sent = {"kind": "move", "ply": 2, "key": "once", "moves": [move], "since": 2}
        one, other = [
            await table.player.ask("POST", f"/games/{table.game}/actions", sent) for _ in range(2)
        ]
        assert one.status == other.status == 200
        assert one.body == other.body
        assert table.whole().move_count == 1


@awaited
async def test_a_late_action_gets_the_state_of_now(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        table = await (await server.player()).ranked()
        late = Table(table.player, table.game)
        await late.look()
        await table.do("move", str(table.view.legal_moves[0]))
        answer = await late.do("move", str(table.view.legal_moves[0]), key="another")
        assert answer.code == "stale"
        state = answer.data["error"]["state"]
        assert state["version"] == table.now.version
        assert len(state["turns"]) == 1


@awaited
async def test_moves_of_a_room_are_made_at_once_or_not_at_all(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        table = await (await server.player()).ranked("hard")
        cards = [str(card) for card in table.view.room]
        before = table.now.version
        assert (await table.do("move", cards[0], cards[0])).code == "refused"
        await table.look()
        assert table.now.version == before
        ways = [next(str(m) for m in table.view.legal_moves if str(m).startswith(card)) for card in cards]
        assert (await table.do("move", *ways[:2])).status == 200
        assert len(table.now.turns) == 2


# --- People ------------------------------------------------------------------------------------------


@awaited
async def test_a_recovery_code_brings_a_player_to_another_device(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        ann = await server.player("Ann")
        phone = server.somebody()
        typed = ann.recovery.upper().replace("0", "o").replace("1", "I").replace("-", " ")
        answer = await phone.ask("POST", "/session", {"recovery": typed})
        assert answer.data["player"]["name"] == "Ann"
        phone.token = answer.data["token"]
        renewed = (await phone.ask("POST", "/me/recovery", {"elsewhere": True})).data
        assert (await phone.ask("POST", "/session", {"recovery": ann.recovery})).code == "not_found"
        assert (await ann.ask("GET", "/me")).code == "no_player", "every other device is signed out"
        assert (await phone.ask("GET", "/me")).code == "no_player", "with the old token"
        phone.token = renewed["token"]
        assert (await phone.ask("GET", "/me")).status == 200


@awaited
async def test_a_name_is_unique_by_its_look_and_may_be_changed(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        ann = await server.player("Alice")
        bob = await server.player()
        for name in ("Alice", "ALICE", "A1ice", "AIice", "Àlícé", "Аlice", "A lice", " alice "):
            assert (await bob.ask("PATCH", "/me", {"name": name})).code == "refused", name
        assert (await ann.ask("PATCH", "/me", {"name": "Ann"})).data["player"]["name"] == "Ann"
        assert (await bob.ask("PATCH", "/me", {"name": "Alice"})).status == 200
        assert (await ann.ask("PATCH", "/me", {"name": ""})).data["player"]["name"] == ""


LATIN = "abcdefghijklmnopqrstuvwxyz"
OF_SCRIPT = {
    script: {
        sign: look
        for look, signs in LOOKS.items()
        if look in LATIN
        for sign in signs
        if first <= sign <= last
    }
    for script, first, last in (("Greek", "Α", "ϿϿ"), ("Cyrillic", "Ѐ", "ԯ"), ("digits", "0", "9"))
}


@pytest.mark.parametrize("script", OF_SCRIPT)
@given(some.data())
def test_a_name_in_letters_that_look_like_others_looks_like_the_other(
    script: str, data: some.DataObject
) -> None:
    alike = OF_SCRIPT[script]
    copy = data.draw(some.text(some.sampled_from(sorted(alike)), min_size=2, max_size=12))
    name = "".join(alike[sign] for sign in copy)
    assert look_of(copy) == look_of(name) == look_of(name.upper()) == look_of(name.title())


@given(some.text(max_size=20))
@example("ㅤㅤ")
@example("ﷺﷺ")
@example("ᴀnn")
@example("Aـn")
@example("a\u200db")
def test_a_name_that_is_taken_can_be_seen_and_kept(name: str) -> None:
    try:
        shown = check_name(name)
    except ScoundrelError:
        return
    assert check_name(shown) == shown
    assert shown.isprintable()
    assert 1 <= len(look_of(shown)) <= 80
    assert look_of(shown) == look_of(shown.upper()) or shown.upper() != shown


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë", "O'Neil", "Анна", "Ελένη", "マリー", "佐々木", "김철수", "ليلى", "R2 D2"]
)
def test_people_of_many_scripts_may_be_called_what_they_are_called(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "A",
        "ㅤㅤ",
        "12",
        "Aлice",
        "ᴀnn",
        "a\u0000b",
        "Aـn",
        "<b>Ann",
        "x" * 17,
        "\u202eAnn",
        "ﷺﷺ",
        "-Ann",
        "ǀlong",
    ],
)
def test_names_that_nobody_may_have(name: str) -> None:
    with pytest.raises(ScoundrelError, match="can't be a name"):
        check_name(name)


def test_what_others_read_is_only_text() -> None:
    assert readable("a\tb\r\x00\x9bc\u2067d\ne") == "abcd\ne"


@awaited
async def test_a_name_that_many_report_is_taken_away(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        ann = await server.player("Rude")
        crowd = [await server.player() for _ in range(3)]
        path = f"/players/{ann.id}/reports"
        for person in (crowd[0], crowd[0], crowd[1]):
            assert (await person.ask("POST", path)).data == {"noted": True}
            assert (await ann.ask("GET", "/me")).data["player"]["name"] == "Rude"
        await crowd[2].ask("POST", path)
        assert (await ann.ask("GET", "/me")).data["player"]["name"] == ""
        assert (await crowd[2].ask("POST", path)).code == "not_found"


@awaited
async def test_a_player_may_take_out_everything_and_delete_it(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        finished = await ann.ranked()
        await finished.play(Random(8))
        still_open = await ann.ranked()
        shared = await ann.open(kind="shared", rules="dragons-duo")
        await bob.accept((await shared.invites())["1"])
        await ann.ask("POST", f"/players/{bob.id}/reports")
        kept = (await ann.ask("GET", "/me/data")).data
        assert kept["player"]["name"] == "Ann"
        assert {each["id"] for each in kept["games"]} == {finished.game, still_open.game, shared.game}
        assert [each["game"] for each in kept["results"]] == [finished.game]
        assert {each["board"].split("/")[2] for each in kept["boards"]} == {"week", "season", "all"}
        assert [each["player"] for each in kept["reports"]] == [bob.id]
        assert (await ann.ask("DELETE", "/me")).data == {"deleted": True}
        assert (await ann.ask("GET", "/me")).code == "no_player"
        assert (await finished.look()).code == "not_found"
        for table in (actions, games):
            rows = await every_row(server, table)
            assert {row.game if table is actions else row.id for row in rows} <= {shared.game}
        for table in metadata.sorted_tables:
            rows = await every_row(server, table)
            mine = [row for row in rows if ann.id in map(str, row)]
            assert table.name == "actions" or mine == [], table.name
        assert (await bob.ask("GET", f"/games/{shared.game}")).data["about"]["hosted"]["names"] == [
            "",
            "Bob",
        ]


@awaited
async def test_who_played_with_help_is_on_boards_of_their_own(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        ann = await server.player("Ann")
        await (await ann.ranked()).play(Random(1))
        assert (await ann.board(period="week", group="unaided"))["mine"]["games"] == 1
        changed = (await ann.ask("PATCH", "/me", {"assisted": True})).data
        assert changed["player"]["group"] == "assisted"
        assert (await ann.board(period="week", group="unaided"))["mine"] is None
        await (await ann.ranked()).play(Random(2))
        assert (await ann.board(period="week"))["mine"]["games"] == 2
        assert (await ann.ask("PATCH", "/me", {"assisted": False})).code == "forbidden"
        assert (await ann.ask("POST", "/me/objections", {"words": "But I did not."})).data == {
            "noted": True
        }
        program = await server.player(program=True)
        await (await program.ranked()).play(Random(3))
        assert (await program.board(period="week"))["group"] == "programs"
        assert (await program.ask("POST", "/me/objections", {"words": "Why?"})).code == "forbidden"


# --- Boards ------------------------------------------------------------------------------------------


def result_of(number: int, player: str, score: int, **more: Any) -> Result:
    given = {"rules": "classic", "date": None, "won": score > 0, "ended": at("2026-11-18").now} | more
    return Result(game=str(number), player=player, score=score, **given)


@awaited
async def test_a_board_ranks_means_over_enough_games_and_ties_share_a_rank(tmp_path: Path) -> None:
    async with asgi(tmp_path, at("2026-11-18")) as server:
        people = [await server.player(name) for name in ("Ann", "Bob", "Cyd", "Dan")]
        scores = {"Ann": (10, 20, 30), "Bob": (30, 20, 10), "Cyd": (0, 0, 1), "Dan": (30, 30)}

        def fill(connection: Any) -> None:
            number = 0
            for person, mine in zip(people, scores.values(), strict=True):
                for score in mine:
                    number += 1
                    count_up(
                        connection, add_result(connection, result_of(number, person.id, score), "unaided")
                    )

        await server.host.writer.change(fill)
        board = await people[0].board(period="week")
        assert [(each["rank"], each["name"], each["mean"]) for each in board["entries"]][2:] == [
            (3, "Cyd", 0.33)
        ]
        assert {(each["rank"], each["mean"], each["margin"]) for each in board["entries"][:2]} == {
            (1, 20.0, 11.32)
        }
        assert (board["players"], board["least"]) == (3, 3)
        mine = (await people[3].board(period="week"))["mine"]
        assert (mine["games"], mine["mean"], mine["rank"]) == (2, 30.0, None), "two games are too few"
        named = await people[0].board(period="week", name="сyd".upper())
        assert [each["name"] for each in named["entries"]] == ["Cyd"]
        around = await people[2].board(period="week", around="", limit=2)
        assert [each["name"] for each in around["entries"]][-1] == "Cyd"
        assert (await people[0].board(period="all"))["players"] == 0
        assert (await people[0].board("hard", "week"))["entries"] == []


@awaited
async def test_pages_of_a_board_follow_each_other(tmp_path: Path) -> None:
    async with asgi(tmp_path, at("2026-11-18")) as server:
        engine = server.host.engine
        with changing(engine) as connection:
            fill_board(connection, [Random(1).randrange(5) for _ in range(57)])
        found: list[Any] = []
        asked: dict[str, Any] = {"limit": 10}
        somebody = server.somebody()
        for _ in range(6):
            page = await somebody.board(period="day", when="2026-11-18", **asked)
            found += page["entries"]
            asked["after"] = page["next"]
        assert page["next"] is None
        places = [(each["value"], each["player"]) for each in found]
        assert places == sorted(places, reverse=True)
        assert len({each["player"] for each in found}) == 57
        middle = found[30]
        near = await somebody.board(period="day", when="2026-11-18", around=middle["player"], limit=9)
        assert near["entries"] == found[26:35]


def fill_board(connection: Any, scores: list[int]) -> None:
    """Players by number, each with a result of one day."""
    for number, score in enumerate(scores):
        player = f"{number:016x}"
        row = {"id": player, "name": "", "program": False, "assisted": False, "why": "", "session": 0}
        connection.execute(players.insert().values(row | {"recovery": str(number), "created": 0.0}))
        count_up(
            connection,
            add_result(connection, result_of(number, player, score, date="2026-11-18"), "unaided"),
        )


_CHANGES = some.lists(
    some.tuples(
        some.integers(0, 5), some.integers(-9, 9), some.sampled_from(["result"] * 6 + ["move", "drop"])
    ),
    max_size=60,
)


@given(_CHANGES)
def test_ranks_by_tally_are_ranks_by_counting(changes: list[tuple[int, int, str]]) -> None:
    """Whatever players do, join another group or leave, the tallies count the entries."""
    engine = create_engine("sqlite://")
    group: dict[int, int] = {}
    with engine.begin() as connection:
        metadata.create_all(connection)
        for number, (who, score, what) in enumerate(changes):
            player = f"p{who}"
            if what == "result":
                result = result_of(number, player, score, date="2026-11-18")
                count_up(connection, add_result(connection, result, GROUPS[group.get(who, 0)]))
            elif what == "move":
                group[who] = 1
                move_player(connection, player, GROUPS[1])
            else:
                boards.drop_player(connection, player)
        for each in GROUPS:
            for period, when in (("day", "2026-11-18"), ("week", "2026-W47")):
                _check_board(connection, board_name("classic", each, period, when))


def _check_board(connection: Any, board: str) -> None:
    rows = connection.execute(select(entries).where(entries.c.board == board)).all()
    values = [row.value for row in rows if row.value is not None]
    for value in values:
        assert boards.rank(connection, board, value) == 1 + sum(other > value for other in values)
    assert boards.size(connection, board) == len(values)
    counts = connection.execute(select(tallies.c.count).where(tallies.c.board == board)).scalars()
    assert all(count >= 0 for count in counts)
    for row in rows:
        least = 1 if "/day/" in board else 3
        assert row.value == (round(100 * row.total / row.games) if row.games >= least else None)


@awaited
async def test_where_low_wins_the_lower_score_is_ahead(tmp_path: Path) -> None:
    assert result_of(1, "a", 3, rules="sidestep").points > result_of(2, "b", 5, rules="sidestep").points
    assert result_of(1, "a", 3).points < result_of(2, "b", 5).points
    async with asgi(tmp_path) as server:
        player = await server.player()
        lost = result_of(1, player.id, 188, rules="sidestep", ended=server.clock())
        await server.host.writer.change(lambda connection: add_result(connection, lost, "unaided"))
        board = (await player.ask("GET", "/boards/sidestep/week")).data
        assert (board["mine"]["mean"], board["mine"]["rank"]) == (188, None)
