"""Plain mode on a server: ranked games, tables with others, boards, and what happens when it is gone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scoundrel import Game
from scoundrel.history.backup import back_up
from scoundrel.online import Server
from scoundrel.online.invitations import invitation_link
from scoundrel.online.membership import PLAYER
from scoundrel.play.flow import End
from scoundrel.store import Store
from tests.online import Listener, begin, client_in, no_server, play_turn, silent, token_in, web_page
from tests.servers import Hosted, hosted
from tests.test_plain import piped

LINK = re.compile(r"(?<=To play with you: )\S+")
ANY_MOVE = "".join(f"{slot}{way}\n" for slot in (1, 2, 3, 4) for way in ("", "w", "b"))
"""Whatever is in the room, some of these lines make a move."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("host")) as running:
        yield running


def on_server(server: Hosted, data: Path, *words: str) -> Listener:
    return Listener(data, "--server", server.url, *words)


def test_a_ranked_game_goes_from_the_promise_to_the_proof(server: Hosted, tmp_path: Path) -> None:
    data, record = tmp_path / "data", tmp_path / "game.txt"
    piped(data, "account\n", "--server", server.url)
    played = piped(data, "ranked\n" + ANY_MOVE * 40, "--record", str(record)).stdout
    promise = re.search("The server's promise: ([0-9a-f]{64})", played)
    assert promise is not None
    assert played.index(promise[0]) < played.index(
        "Ranked: Classic Scoundrel. Type help for help.\n\nRoom 1"
    )
    assert played.splitlines()[-1].startswith("The deal was fair")
    game = Game.from_record(record.with_stem("game-2").read_text())
    assert game.over
    assert promise[1] in game.record()


def test_a_ranked_game_that_is_left_goes_on_where_it_was(server: Hosted, tmp_path: Path) -> None:
    with on_server(server, tmp_path) as first:
        assert "\nranked: Decks that nobody can know" in first.greeting
        assert "You have one attempt: no move can be taken back" in first.type("ranked")
        told = first.type("begin")
        assert "The game waits for you on the server." in first.leave()
    with Listener(tmp_path) as second:
        resumed = second.type("ranked")
        assert resumed[resumed.index("\nRoom") :] == told[told.index("\nRoom") :]
        assert "You have an open ranked game; that comes first." in second.type("ranked easy")
        assert "Nothing can be taken back here." in second.type("undo")
        assert "The coach gives no hints here." in second.type("hint")
        assert "Give this game up? It is lost then." in second.type("resign")
        ended = second.type("resign yes")
        assert "You gave this game up." in ended
        assert "The deal was fair." in ended
        assert "You have 1 game here; it takes 20 to have a place." in second.type("boards")
        assert "week" in second.type("boards week around")


def test_two_play_together_and_one_stops_waiting_and_comes_back(server: Hosted, tmp_path: Path) -> None:
    with on_server(server, tmp_path / "ann") as ann:
        ann.type("account name Ann")
        ann.say("friend new")
        link = LINK.search(ann.hears("To watch: ", "Waiting for Player 2."))
        assert link is not None
        assert "You are no longer waiting." in ann.interrupt()
        assert "Type friend and a number to go on" in ann.type("friend")
        ann.say("friend 1")
        ann.hears("Waiting for Player 2.")
        with Listener(tmp_path / "ben", "--join", link[0]) as ben:
            assert "Everybody is here." in ann.hears("Everybody is here.")
            first, second = sorted((ann, ben), key=_waits)
            second.interrupt()
            moved = first.type("resign yes")
            assert " gave up: " in moved
            assert " gave up: " in second.type("")
            assert "Waiting" not in second.type("look")
            first.say("again")
            second.say("again")
            assert sorted(map(_waits, (first, second))) == [False, True]


def _waits(player: Listener) -> bool:
    """Whether it is not this player's turn."""
    said = player.hears("Room 1 of", " to face")
    while not said.endswith("> "):
        if "stops waiting." in said:
            return True
        said += player.hears("")
    return False


def test_a_bot_takes_a_seat_once_both_agree(server: Hosted, tmp_path: Path) -> None:
    friend = Server(server.url)
    friend.join()
    friend.rename("Fay")
    match = friend.shared("dragons-duo", seat=1)
    link = invitation_link(server.url, "0", match.invitations()["0"])
    with on_server(server, tmp_path, "--join", link) as player:
        if _waits(player):
            player.interrupt()
        match.look(match.viewer)
        sitting = begin(match)
        assert "A bot takes a seat once both of you have proposed it." in player.type("bot")
        assert "is no seat: write bot me, or bot other" in player.type("bot Fay")
        sitting.refresh()
        sitting.stand_in(1)
        assert "Proposed: a bot plays for Fay." in player.type("bot other")
        said = player.type("bot other")
        # If it is not the bot's turn, it is after any move; without a weapon, a card has one way.
        said += "" if "Owl plays: " in said else player.type("1")
        assert "Owl plays: " in said or any("Owl plays: " in player.type("look") for _ in range(100))
        assert "The command bot can't be used here" in player.type("bot")


def test_who_watches_hears_every_table_and_how_it_ended(server: Hosted, tmp_path: Path) -> None:
    ann, ben = Server(server.url), Server(server.url)
    ann.join()
    ben.join()
    match = ann.shared("dragons-duo")
    links = match.invitations()
    other = begin(ben.accept(links["1"]))
    match.look(match.viewer)
    mine = begin(match)
    with on_server(
        server, tmp_path, "--join", invitation_link(server.url, "watch", links["watch"])
    ) as late:
        assert _waits(late)
        here = next(each for each in (mine, other) if not each.awaited)
        play_turn(here)
        assert "Room 1 of" in late.hears("Waiting for")
        here.refresh()
        here.give_up()
        assert late.hears("over> ").count("The deal was fair.") == 1


def test_a_killed_server_is_told_and_a_move_sent_again_is_made_once(tmp_path: Path) -> None:
    with hosted(tmp_path / "host") as server, on_server(server, tmp_path / "data") as player:
        player.type("ranked")
        player.type("begin")
        server.kill()
        said = player.type("run")
        assert "The server can't be reached" in said
        assert "Room 1 of" in player.type("look")
        server.start()
        assert "Room" in player.type("run")
        client = client_in(tmp_path / "data")
        match = client.match(str(client.me()[1][0]["id"]))
        assert [str(turn.move) for turn in match.seen.turns] == ["run"]


def test_a_dealer_in_plain_mode_describes_rooms_to_a_player_elsewhere(
    server: Hosted, tmp_path: Path
) -> None:
    player = Server(server.url)
    player.join()
    match = player.shared("classic", dealer=True)
    link = invitation_link(server.url, "dealer", match.invitations()["dealer"])
    with on_server(server, tmp_path, "--join", link) as dealer:
        said = dealer.hears("What does the hero see?")
        match.look(match.viewer)
        sitting = begin(match)
        assert "Dealer, room 1 has: " in said
        assert sitting.seen.curtained
        assert sitting.view.legal_moves == ()
        dealer.say("A draught, and something that breathes.")
        dealer.hears("Waiting for the player.")
        play_turn(sitting)
        assert sitting.text == "A draught, and something that breathes."


@pytest.mark.parametrize("kind", ["nobody", "silent", "page"])
def test_without_its_server_everything_else_is_there(tmp_path: Path, kind: str) -> None:
    with web_page() as page, silent() as still:
        url = {"nobody": no_server(), "silent": still, "page": page}[kind]
        with Listener(tmp_path, "--server", url) as player:
            assert "\nranked: " not in player.greeting
            assert "Press Enter for play" in player.greeting
            told = player.greeting + player.type("new classic 42")
            assert "Room 1 of 15" in told
            if kind != "silent":
                why = (
                    f"There is no server of this game at {url}."
                    if kind == "page"
                    else "can't be reached now"
                )
                assert told.count(why) == 1


def test_a_token_that_is_nobodys_is_told_and_one_can_begin_anew(server: Hosted, tmp_path: Path) -> None:
    with on_server(server, tmp_path) as player:
        player.type("account")
    with Store.open(tmp_path) as store:
        nothing: dict[str, object] = {}
        store.change_setting(PLAYER, nothing, lambda kept: kept | {"tokens": {server.url: "a.0.b"}})
    with Listener(tmp_path) as player:
        assert "The server does not know you any more." in player.type("ranked")
        player.type("account new yes")
        assert "You have one attempt" in player.type("ranked")


def test_nothing_that_is_said_or_taken_along_has_the_token(server: Hosted, tmp_path: Path) -> None:
    with on_server(server, tmp_path) as player:
        said = player.greeting + "".join(
            map(
                player.type,
                ("account", "account name Eve", "account code", "boards", "settings", "ranked", "begin"),
            )
        )
        code = re.search("Your recovery code: (.*)", said)
        assert code is not None
        said += player.type(f"account data {tmp_path / 'mine.json'}")
    with Store.open(tmp_path) as store:
        said += back_up(store).text + (tmp_path / "mine.json").read_text()
    assert token_in(tmp_path) not in said
    assert token_in(tmp_path).rpartition(".")[2] not in said
    with on_server(server, tmp_path / "other") as other:
        assert "You are Eve now." in other.type(f"account recover {code[1]}")
        assert "You are Eve" not in other.type("account delete")
        assert "Your account is deleted" in other.type("account delete yes")
    assert not [token for token in (token_in(tmp_path),) if Server(server.url, token).known()]


def test_a_game_is_played_to_its_end_by_two_of_whom_one_was_killed(server: Hosted, tmp_path: Path) -> None:
    friend = Server(server.url)
    friend.join()
    match = friend.shared("dragons-duo", seat=1)
    link = invitation_link(server.url, "0", match.invitations()["0"])
    with on_server(server, tmp_path, "--join", link) as player:
        player.hears("Room 1 of")
        match.look(match.viewer)
        sitting = begin(match)
        player.kill()
    mine = client_in(tmp_path)
    other = begin(mine.match(match.game))
    for _ in range(400):
        if isinstance(other.comes_next, End):
            break
        for each in (other, sitting):
            if not each.awaited:
                play_turn(each)
        for each in (other, sitting):
            each.refresh()
    with Listener(tmp_path) as player:
        assert "Type friend and a number" in player.type("friend")
    assert other.view.over
    assert other.seen.turns == sitting.seen.turns
