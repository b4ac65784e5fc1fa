"""The door with a server behind it: ranked games, tables for two, a Dealer's seat, boards, and who one is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from scoundrel import Game
from scoundrel.door import Door
from scoundrel.errors import Unreachable
from scoundrel.history.profile import results
from scoundrel.notation.records import parse_record
from scoundrel.online import Server
from scoundrel.play.clock import now
from scoundrel.play.memory import MemoryStore
from scoundrel.play.menu import ONLINE_MENU
from scoundrel.play.promises import PROMISES
from scoundrel.play.saved import FRIEND, HUMAN, Kind
from scoundrel.texts import say, ways_to_say
from tests.pages import Conversation, Reply
from tests.servers import Hosted, client_of, hosted


class Visitor:
    """A page with its own games, as somebody of its own at the server."""

    def __init__(self, server: Server) -> None:
        self.store = MemoryStore()
        self.server = server
        self.lost = 0
        """How many answers of the server get lost from now on."""
        self._send, server.send = server.send, self._over_the_wire
        self.asked: list[str] = []
        self.door = Door(self.store, server=server)
        self.talk = Conversation(self.door.handle)
        self.send("hello")

    def _over_the_wire(self, method: str, path: str, body: Any, headers: Any) -> tuple[int, bytes]:
        self.asked.append(f"{method} {path.split('?')[0]}")
        answer = self._send(method, path, body, headers)
        if self.lost:
            self.lost -= 1
            raise Unreachable("lost")
        return answer

    def send(self, do: str, **more: Any) -> Reply:
        return self.talk.send({"do": do, **more})

    def reload(self) -> None:
        """The same player and games, and nothing else that was in memory."""
        here = dict(self.screen["here"])
        self.door = Door(self.store, server=self.server)
        self.talk.handle = self.door.handle
        self.send(here.pop("do"), **here)

    @property
    def screen(self) -> Reply:
        assert self.talk.screen is not None
        return self.talk.screen

    def button(self, name: str) -> Reply:
        return next(each for each in self.screen["buttons"] if each["name"] == name)

    def press(self, name: str, /, **more: Any) -> Reply:
        do = dict(self.button(name)["do"])
        return self.send(do.pop("do"), **do | more)

    def choices(self) -> list[Reply]:
        room = [slot for slot in self.screen["room"] if slot]
        return [choice["do"] for slot in room for choice in slot["choices"]]

    def move(self, random: Random) -> Reply:
        """Make some move."""
        do = dict(random.choice(self.choices()))
        return self.send(do.pop("do"), **do, sure=True)

    def play_on(self, random: Random) -> Reply:
        """Make moves until the game is over."""
        reply: Reply = {}
        while self.screen["kind"] == "table" and self.choices():
            reply = self.move(random)
            assert "error" not in reply, reply
        return reply


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("host")) as server:
        yield server


@pytest.fixture
def visitor(running: Hosted) -> Iterator[Callable[[], Visitor]]:
    with ExitStack() as stack:
        yield lambda: Visitor(stack.enter_context(client_of(running.url)))


Visit = Callable[[], Visitor]


def invited(host: Visitor, seat: str = "1") -> str:
    """The link to a seat of the table that somebody has opened."""
    seats = {each["seat"]: each for each in host.screen["seats"]}
    return str(seats[seat]["link"])


def two(visitor: Visit) -> list[Visitor]:
    """Two at one table, in the order of their seats."""
    host, guest = visitor(), visitor()
    host.send("invite", rules="dragons-duo")
    assert host.screen["kind"] == "lobby"
    guest.send("open", link=invited(host))
    guest.press("accept")
    assert guest.screen["kind"] == "table"
    host.send("news")
    return [host, guest]


# --- Without one, and at first ---------------------------------------------------------------------------


def test_without_a_server_nothing_of_it_is_there() -> None:
    door = Door(MemoryStore())
    title = door.handle({"id": 1, "do": "title"})["screen"]
    assert not {each["name"] for each in title["buttons"]} & ONLINE_MENU.keys()
    for do in ("ranked", "boards", "friend", "account", "play_ranked"):
        assert door.handle({"id": 2, "do": do})["error"] == say("online-none")


def test_the_title_offers_it_and_asks_the_server_nothing(visitor: Visit) -> None:
    page = visitor()
    assert ONLINE_MENU.keys() <= {each["name"] for each in page.screen["buttons"]}
    assert page.asked == []


def test_looking_makes_nobody_a_player_and_playing_makes_a_guest(visitor: Visit) -> None:
    page = visitor()
    for do in ("ranked", "boards", "friend", "account"):
        assert "error" not in page.send(do)
    assert page.server.known() is None
    page.send("play_ranked")
    assert page.screen["kind"] == "threshold"
    known = page.server.known()
    assert known is not None
    assert known[0].name == ""


# --- Ranked ----------------------------------------------------------------------------------------------


def test_a_ranked_game_from_its_promise_to_its_proof(visitor: Visit) -> None:
    page = visitor()
    page.send("play_ranked", rules="classic")
    promised = page.screen["promise"]["lines"][-1]
    reply = page.press("begin")
    game = page.screen["here"]["game"]
    assert (page.screen["kind"], reply["news"]["game"]) == ("table", game)
    names = {each["name"] for each in page.screen["buttons"]}
    assert "resign" in names
    assert not names & {"undo", "hint"}
    page.play_on(Random(1))
    assert page.screen["kind"] == "end"
    fair = page.screen["fair"]
    assert fair["is_fair"] is True
    assert fair["words"] == say("online-fair-yes")
    commitment, side = page.store.setting(PROMISES, dict[str, Any]())[game]
    assert commitment in promised
    assert commitment in fair["lines"][0]
    record = page.send("record")["file"]["text"]
    proof = parse_record(record).proof
    assert proof is not None
    assert (proof.commitment, proof.client) == (commitment, side)
    assert Game.from_record(record).over


def test_a_broken_promise_is_told(visitor: Visit) -> None:
    page = visitor()
    page.send("play_ranked")
    page.press("begin")
    game = page.screen["here"]["game"]
    page.store.change_setting(PROMISES, dict[str, Any](), lambda kept: kept | {game: ["0" * 64, ""]})
    page.play_on(Random(2))
    assert page.screen["fair"]["is_fair"] is False
    assert page.screen["fair"]["words"] == say("online-fair-no")


def test_the_dungeon_of_a_day_is_shown_to_nobody_who_may_still_be_in_it(visitor: Visit) -> None:
    page = visitor()
    page.send("play_ranked", day=True)
    page.press("begin")
    page.play_on(Random(13))
    shared = page.send("share")
    assert shared["replay_link"] == ""
    assert shared["picture"]["killer"] is None
    assert shared["picture"]["title"].startswith("ranked, ")
    assert shared["text"].startswith(say("online-of_day", date="", rules="").partition("  ")[0][:14])
    page.press("watch")
    assert page.button("share")["why_not"] == say("host-day_not_over")
    assert page.send("share")["error"] == say("host-day_not_over")
    # What others have played through is no secret: two days later anybody may be asked about it.
    page.door.clock = lambda: now() + timedelta(days=2)
    page.send("replay", number=1)
    assert page.button("share")["why_not"] == ""


def test_a_finished_game_can_be_watched_by_whoever_has_the_link(visitor: Visit) -> None:
    page, other = visitor(), visitor()
    page.send("play_ranked")
    page.press("begin")
    here = page.screen["here"]
    assert page.send("share")["error"]
    assert other.send("match", game=here["game"])["error"] == say("host-no_game")
    page.play_on(Random(14))
    other.send("open", link=page.send("share")["replay_link"])
    assert other.screen["flow"] == "replay"


@pytest.mark.parametrize("rules", ["classic", "easy", "dragons"])
def test_a_finished_match_is_among_the_players_own_games(visitor: Visit, rules: str) -> None:
    """Also where the deck is shuffled again, by its key."""
    page = visitor()
    page.send("play_ranked", rules=rules)
    page.press("begin")
    page.play_on(Random(3))
    here = page.screen["here"]
    (saved,) = page.store.games()
    assert (saved.kind, saved.over, saved.name) == (Kind.RANKED, True, rules)
    assert len(results(page.store)) == 1
    again = page.store.load(saved)
    assert again.record() == page.server.match(here["game"]).record()
    page.reload()
    assert page.screen["kind"] == "end"
    assert len(page.store.games()) == 1
    assert "error" not in page.press("watch")
    assert page.screen["flow"] == "replay"
    games = page.send("games")["screen"]["sections"][0]["entries"]
    assert games[0]["label"].startswith(say("online-ranked_game", rules=""))
    page.send("match", game=here["game"])
    assert page.press("try")["screen"]["kind"] == "table"


def test_a_ranked_game_given_up_is_lost_and_the_open_one_is_gone_on_with(visitor: Visit) -> None:
    page = visitor()
    page.send("play_ranked")
    page.press("begin")
    page.move(Random(4))
    game = page.screen["here"]["game"]
    entries = page.send("ranked")["screen"]["sections"][0]["entries"]
    assert entries[0]["do"] == {"do": "match", "game": game}
    page.send("play_ranked", rules="dragons")
    assert page.screen["here"]["game"] == game
    asked = page.press("resign")
    assert asked["again"] == say("online-sure-resign")
    assert "think" not in page.press("resign", sure=True)
    assert page.screen["kind"] == "threshold"
    assert page.screen["lines"] == [say("online-given_up_alone"), say("online-fair-yes")]
    assert page.store.games() == []
    assert Game.from_record(page.press("record")["file"]["text"]).proof is not None
    page.reload()
    assert page.screen["lines"] == [say("online-given_up_alone"), say("online-fair-yes")]


def test_a_move_that_gets_lost_is_sent_again_and_made_once(visitor: Visit) -> None:
    page = visitor()
    page.send("play_ranked")
    page.press("begin")
    before, choice = page.screen, page.choices()[0]
    page.lost = 99
    do = dict(choice)
    assert page.send(do.pop("do"), **do)["error"]
    assert page.screen is before
    page.lost = 0
    assert "error" not in page.send("move", **do)
    assert (page.screen["made"], page.screen["version"]) == (1, before["version"] + 1)


def test_three_tabs_of_one_player_see_the_same(visitor: Visit) -> None:
    first = visitor()
    first.send("play_ranked")
    first.press("begin")
    here = first.screen["here"]
    tabs = [first]
    for _ in range(2):
        tab = Visitor.__new__(Visitor)
        tab.__dict__ |= first.__dict__
        tab.door = Door(first.store, server=first.server)
        tab.talk = Conversation(tab.door.handle)
        tab.send("match", game=here["game"])
        tabs.append(tab)
    first.move(Random(5))
    late = tabs[1].move(Random(6))
    assert late["error"]
    assert late["screen"]["made"] == 1
    assert tabs[2].send("news")["screen"]["made"] == 1
    assert "screen" not in tabs[2].send("news")


def test_a_move_is_one_request(visitor: Visit) -> None:
    page = visitor()
    page.send("play_ranked")
    page.press("begin")
    page.asked.clear()
    page.move(Random(7))
    assert [each.rpartition("/")[2] for each in page.asked] == ["actions"]


# --- With a friend -----------------------------------------------------------------------------------------


def test_two_play_to_the_end_and_again(visitor: Visit) -> None:
    players, random = two(visitor), Random(8)
    assert [each.screen["mine"] for each in players] == [0, 1]
    while all(each.screen["kind"] == "table" for each in players):
        turn = players[0].screen["turn"]
        mover, other = players[turn], players[1 - turn]
        assert other.choices() == []
        assert other.screen["waits"]
        mover.move(random)
        told = other.send("news")
        assert told["happened"]["told"]
        assert {each.screen.get("made") for each in players} <= {mover.screen.get("made")}
    assert [each.screen["kind"] for each in players] == ["end", "end"]
    for player, page in enumerate(players):
        (saved,) = page.store.games()
        assert saved.kind is Kind.SHARED
        assert saved.seats == ((HUMAN, FRIEND) if player == 0 else (FRIEND, HUMAN))
        assert len(results(page.store)) == 1
        assert page.screen["fair"]["is_fair"] is True
    players[0].press("rematch")
    assert players[0].screen["kind"] == "table"
    offered = players[1].send("news")
    assert offered["screen"]["kind"] == "end"
    assert players[1].button("rematch")["help"] == say("online-rematch_asked")
    players[1].press("rematch")
    assert players[1].screen["here"] == players[0].screen["here"]


def test_one_is_reloaded_and_goes_on(visitor: Visit) -> None:
    players = two(visitor)
    turn = players[0].screen["turn"]
    players[turn].move(Random(9))
    players[1 - turn].reload()
    players[turn].reload()
    assert [each.screen["made"] for each in players] == [1, 1]


def test_whoever_leaves_for_good_loses(visitor: Visit) -> None:
    host, guest = two(visitor)
    guest.press("resign", sure=True)
    told = host.send("news")["screen"]
    assert told["kind"] == "threshold"
    words = say("online-given_up", loser="Player 2", winner="Player 1")
    assert told["lines"] == [words, say("online-fair-yes")] == guest.screen["lines"]


def test_a_bot_takes_a_seat_if_both_agree(visitor: Visit) -> None:
    host, guest = two(visitor)
    guest.press("stand_in_mine")
    assert host.send("news")["screen"]["note"] == say("online-stand_in_proposed", name="Player 2")
    reply = host.press("stand_in_other")
    assert host.screen["heroes"][1]["bot"]
    assert host.screen["turn"] == 0 or reply["thinking"]


def test_a_dealer_describes_what_the_player_sees_only_then(visitor: Visit) -> None:
    player, dealer = visitor(), visitor()
    player.send("invite", rules="classic", dealt="theirs")
    dealer.send("open", link=invited(player, "dealer"))
    dealer.press("accept")
    assert dealer.screen["kind"] == "dealer"
    told = player.send("news")["screen"]
    assert told["curtained"]
    assert told["room"] == [None] * 4
    sign = dealer.screen["cards"][0]["code"]
    assert sign not in json.dumps(told["room"])
    dealer.send("dealer", words="Something <b>breathes</b>.")
    assert dealer.screen["kind"] == "table"
    assert dealer.choices() == []
    seen = player.send("news")["screen"]
    assert seen["text"] == "Something <b>breathes</b>."
    assert sign in {slot["card"]["code"] for slot in seen["room"]}
    player.play_on(Random(10))
    assert dealer.send("news")["screen"]["kind"] in ("dealer", "end")


def test_who_gave_up_is_told_to_each_in_their_own_words(visitor: Visit) -> None:
    player, dealer = visitor(), visitor()
    player.send("rename", name="Quitter")
    player.send("invite", rules="classic", dealt="theirs")
    dealer.send("open", link=invited(player, "dealer"))
    dealer.press("accept")
    player.send("news")
    player.press("resign", sure=True)
    assert player.screen["lines"][0] == say("online-given_up_alone")
    assert dealer.send("news")["screen"]["lines"][0] == say("online-given_up_there", who="Quitter")


def test_a_spectator_sees_and_can_do_nothing(visitor: Visit) -> None:
    host, guest = two(visitor)
    link = host.press("watch_link")["link"]
    onlooker = visitor()
    onlooker.send("open", link=link)
    assert onlooker.screen["kind"] == "table"
    assert onlooker.choices() == []
    assert onlooker.screen["mine"] is None
    host_turn = [host, guest][host.screen["turn"]]
    host_turn.move(Random(11))
    assert onlooker.send("news")["screen"]["made"] == 1
    assert onlooker.send("move", move=str(host_turn.choices() or "Ks"))["error"]
    onlooker.reload()
    assert onlooker.screen["made"] == 1


def test_whoever_sits_down_first_has_the_seat(visitor: Visit) -> None:
    host, guest, late = visitor(), visitor(), visitor()
    host.send("invite", rules="dragons-duo")
    link = invited(host)
    guest.send("open", link=link)
    assert "error" not in host.send("open", link=link)
    guest.press("accept")
    late.send("open", link=link)
    assert say("online-taken") in late.screen["lines"]
    assert late.press("accept")["error"]


# --- Boards, and who one is ------------------------------------------------------------------------------------


def test_a_place_on_a_board_by_name_and_around_one(visitor: Visit) -> None:
    page = visitor()
    page.send("rename", name="Oona")
    page.send("play_ranked", rules="classic", day=True)
    assert page.screen["lines"] == list(ways_to_say("online-day_lines"))
    assert page.screen["promise"]["lines"][:-1] == list(ways_to_say("online-sealed_day_lines"))
    page.press("begin")
    page.play_on(Random(12))
    assert page.screen["fair"]["is_fair"] is None
    assert page.screen["replay_link"] == ""
    board = page.send("boards", rules="classic", period="day")["screen"]
    (mine,) = [each for each in board["entries"] if each["mine"]]
    assert mine["name"] == "Oona"
    assert mine["place"]
    assert say("online-openly") in board["lines"]
    assert page.press("find", name="oona")["screen"]["entries"][0]["name"] == "Oona"
    page.send("boards", rules="classic", period="day")
    assert any(each["mine"] for each in page.press("around")["screen"]["entries"])
    other = visitor()
    seen = other.send("boards", rules="classic", period="day")["screen"]
    (theirs,) = [each for each in seen["entries"] if each["name"] == "Oona"]
    do = dict(theirs["report"]["do"])
    assert other.send(do.pop("do"), **do)["notices"] == [say("boards-reported")]
    assert [each["name"] for each in seen["periods"] if each["chosen"]] == ["period_day"]


def test_a_recovery_code_carries_a_player_to_another_device(visitor: Visit) -> None:
    page, other = visitor(), visitor()
    page.send("rename", name="Tessa")
    shown = page.send("recovery")
    code = shown["text"]
    assert shown["lines"] == [say("online-code_once")]
    assert code not in json.dumps(page.send("account"))
    other.send("recover", code=code)
    assert "Tessa" in other.screen["lines"][0]
    assert "error" in other.send("recover", code="nonsense")


def test_everything_can_be_taken_out_and_deleted(visitor: Visit) -> None:
    page = visitor()
    page.send("rename", name="Gone")
    kept = json.loads(page.send("my_data")["file"]["text"])
    assert kept["player"]["name"] == "Gone"
    assert page.send("delete_account")["again"] == say("online-sure-delete")
    assert page.server.known() is not None
    page.send("delete_account", sure=True)
    assert page.screen["kind"] == "title"
    assert page.server.known() is None


def test_help_is_played_among_those_who_have_it(visitor: Visit) -> None:
    page = visitor()
    page.send("rename", name="Helped")
    assert page.send("assisted")["again"] == say("online-sure-assisted")
    page.send("assisted", sure=True)
    assert say("online-group-assisted") in page.screen["lines"][0]
