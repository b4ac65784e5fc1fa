"""The screens of a server in the terminal: ranked games, tables with others, boards, and who one is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen
from textual.widgets import Input, OptionList, TextArea

from scoundrel.cards import Kind
from scoundrel.online import OnlineMatch, Server
from scoundrel.online.invitations import invitation_link, read_invitation
from scoundrel.online.membership import remember
from scoundrel.play.flow import End, PlayerMoves
from scoundrel.play.preferences import Preferences, Symbols
from scoundrel.play.sitting import Sitting
from scoundrel.store import Store
from scoundrel.texts import say
from scoundrel.tui.account import AccountScreen
from scoundrel.tui.boards import BoardsScreen
from scoundrel.tui.dialogs import AskScreen, DealerScreen, OnwardScreen, TextScreen
from scoundrel.tui.friend import FriendScreen
from scoundrel.tui.gathering import BeginScreen, GatheringScreen
from scoundrel.tui.online import OnlineEndScreen, OnlineTable, StandInScreen
from scoundrel.tui.ranked import RankedScreen
from scoundrel.tui.table import TableScreen
from scoundrel.tui.title import TitleScreen
from tests.online import begin, client_in, play_turn, token_in
from tests.screens import STILL, Seat, awaited, seated
from tests.servers import Hosted, client_of, hosted

SMALLEST, USUAL, LARGE = (40, 12), (80, 24), (120, 40)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("host")) as running:
        yield running
        # A graceful stop would wait for those who still wait for news.
        running.kill()


@asynccontextmanager
async def before(
    server: Hosted, place: Path, *, size: tuple[int, int] = USUAL, prefer: Preferences = STILL
) -> AsyncIterator[Seat]:
    """Someone at the title, whose server is there."""
    with Store.open(place) as store:
        remember(store, server.url)
    async with seated(place, size=size, prefer=prefer) as seat:
        await seat.until(lambda: seat.app.offered)
        yield seat


async def opened(seat: Seat, *keys: str) -> Sitting:
    """The table that these keys lead to."""
    await seat.press(*keys)
    await seat.comes_to(OnlineTable)
    return seat.sitting


async def ranked(seat: Seat) -> Sitting:
    """A ranked game of the classic rules, just begun."""
    await seat.press("a", "enter")
    await seat.comes_to(BeginScreen)
    return await opened(seat, "enter")


async def moves(seat: Seat, key: str) -> None:
    """Make a move, and wait until the server has it."""
    made = len(seat.sitting.turns)
    await seat.press(key)
    if seat.stage.asked is not None:
        await seat.press("b")
    await grows(seat, made)


async def grows(seat: Seat, made: int) -> None:
    """Wait until there are more moves than so many."""
    await seat.until(lambda: len(seat.sitting.turns) > made)
    await seat.settle()


async def hurry_to_the_end(seat: Seat) -> None:
    """Face the highest cards first, with bare hands."""
    while not seat.sitting.over:
        room = {slot: card for slot, card in enumerate(seat.sitting.view.room, 1) if card is not None}
        await moves(
            seat, str(max(room, key=lambda slot: (room[slot].kind is Kind.MONSTER, room[slot].value)))
        )


async def gathered(seat: Seat) -> GatheringScreen:
    """The table at which somebody is missing, with the links to it."""
    gathering = await seat.comes_to(GatheringScreen)
    await seat.until(lambda: gathering.links)
    return gathering


def as_program(server: Hosted, name: str = "") -> Server:
    """Somebody who plays as a program."""
    client = Server(server.url)
    client.join()
    if name:
        client.rename(name)
    return client


def comes(client: Server, link: str) -> Sitting:
    """Take the seat of a link, and sit down."""
    return begin(client.accept(read_invitation(link).token))


# --- Ranked ------------------------------------------------------------------------------------------


@awaited
async def test_a_ranked_game_goes_from_the_promise_to_the_proof(server: Hosted, tmp_path: Path) -> None:
    async with before(server, tmp_path) as seat:
        await seat.press("a")
        await seat.sees(
            "You have no account here yet", "Classic Scoundrel", "Today's dungeon: Classic Scoundrel"
        )
        await seat.press("enter")
        await seat.comes_to(BeginScreen)
        await seat.sees("You have one attempt", "The server's promise:", "Enter begins.")
        sitting = await opened(seat, "enter")
        assert sitting.about.hosted is not None
        promised = sitting.about.hosted.commitment
        await seat.sees("Ranked: Classic Scoundrel", "room 1 of 15", "g give up")
        assert "hint" not in seat.text
        assert "undo" not in seat.text
        await hurry_to_the_end(seat)
        await seat.comes_to(OnlineEndScreen)
        await seat.sees("The deal was fair.", "e boards")
        assert promised in sitting.finished.record()
        await seat.resize(*SMALLEST)
        await seat.sees("n next", "esc title")
        await seat.resize(*USUAL)
        await seat.press("e")
        await seat.sees("You have 1 game here; it takes 20 to have a place.")
        await seat.press("escape", "n")
        await seat.comes_to(RankedScreen)
        await seat.sees("You play as a guest, among the unaided.")


@awaited
async def test_a_ranked_game_that_is_left_goes_on_where_it_was(server: Hosted, tmp_path: Path) -> None:
    async with before(server, tmp_path) as seat:
        sitting = await ranked(seat)
        await moves(seat, "r")
        room = sitting.view.room
        await seat.press("escape")
        await seat.comes_to(TitleScreen)
        assert seat.notices() == ["The game waits for you on the server."]
    async with before(server, tmp_path) as seat:
        await seat.press("a")
        await seat.sees("Go on: Classic Scoundrel, ranked")
        sitting = await opened(seat, "enter")
        assert sitting.view.room == room
        await seat.press("escape", "a")
        await seat.sees("Go on: Classic Scoundrel, ranked")
        sitting = await opened(seat, "down", "down", "enter")
        await seat.sees("You have an open ranked game; that comes first.")
        await seat.press("g")
        await seat.sees("It is lost then.")
        await seat.press("enter")
        assert not sitting.over
        await seat.press("g", "n")
        await seat.sees("You gave this game up.", "n: another one.")
        await seat.press("escape")
        await seat.comes_to(TitleScreen)


# --- With others -------------------------------------------------------------------------------------


@awaited
async def test_two_play_and_see_each_other_and_play_again(server: Hosted, tmp_path: Path) -> None:
    async with before(server, tmp_path) as seat:
        await seat.press("f")
        await seat.sees("With a friend", "two parties, two devices", "j join by a link")
        await seat.press("enter")
        gathering = await gathered(seat)
        await seat.sees("Waiting for Player 2.", "c copy the link")
        assert [kind for kind, _ in gathering.links] == ["server-seat_link", "server-watch_link"]
        await seat.press("c")
        assert seat.app.clipboard == gathering.links[0][1]
        friend = as_program(server, "Bea")
        other = comes(friend, gathering.links[0][1])
        await seat.comes_to(OnlineTable)
        for _ in range(8):
            other.refresh()
            if other.awaited:
                await seat.sees("It is your turn.")
                await moves(seat, await a_slot(seat))
                other.refresh()
                assert other.turns == seat.sitting.turns
            else:
                await seat.sees("Waiting for Bea.")
                made = len(seat.sitting.turns)
                play_turn(other)
                await grows(seat, made)
                assert other.turns == seat.sitting.turns
        other.give_up()
        await seat.sees("Bea gave up: Player 1 wins.", "n: a rematch.")
        await seat.press("n")
        await seat.sees("room 1 of 16")
        assert isinstance(other.match, OnlineMatch)
        again = begin(friend.rematch(other.match.game))
        assert seat.sitting.view.room == again.view.room
        assert seat.sitting.turns == ()


@awaited
async def test_a_bot_plays_for_whoever_has_to_go_once_both_agree(server: Hosted, tmp_path: Path) -> None:
    async with before(server, tmp_path) as seat:
        await seat.press("f", "enter")
        gathering = await gathered(seat)
        other = comes(as_program(server, "Gus"), gathering.links[0][1])
        await seat.comes_to(OnlineTable)
        assert isinstance(other.match, OnlineMatch)
        other.stand_in(1)
        if seat.sitting.awaited:
            await seat.sees("Proposed: a bot plays for Gus.")
        await seat.press("s")
        await seat.comes_to(StandInScreen)
        await seat.sees("Let a bot play for me", "Esc closes this.")
        await seat.press("down", "enter")
        await seat.until(lambda: seat.sitting.seats == ("human", "expert"))
        while not any(turn.player for turn in seat.sitting.turns):
            await seat.until(lambda: isinstance(seat.sitting.comes_next, PlayerMoves))
            await moves(seat, await a_slot(seat))
        # The cards are those of chance, and whoever falls leaves the rest to the bot.
        await seat.until(lambda: isinstance(seat.sitting.comes_next, PlayerMoves | End))
        await seat.sees("Owl")
        if not seat.sitting.view.over:
            assert not seat.table.check_action("stand_in", ())
        other.refresh()
        assert other.turns == seat.sitting.turns
        assert not other.has_seat


@awaited
async def test_who_leaves_their_seat_to_a_bot_looks_on(server: Hosted, tmp_path: Path) -> None:
    async with before(server, tmp_path) as seat:
        await seat.press("f", "enter")
        gathering = await gathered(seat)
        other = comes(as_program(server, "Hal"), gathering.links[0][1])
        await seat.comes_to(OnlineTable)
        await seat.press("s", "enter")
        await seat.sees("Proposed: a bot plays for Player 1.")
        await seat.press("s")
        await seat.comes_to(StandInScreen)
        await seat.sees("Proposed: a bot plays for Player 1.", "Let a bot play for Hal")
        await seat.press("escape")
        other.refresh()
        other.stand_in(0)
        assert other.viewer.seats == {0, 1}
        await seat.sees("You look on. Waiting for")
        for _ in range(3):
            made = len(seat.sitting.turns)
            play_turn(other)
            await grows(seat, made)
        await seat.press("escape")
        await seat.comes_to(TitleScreen)


async def a_slot(seat: Seat) -> str:
    """The number of the card that costs least: nobody should fall before a test is over."""
    await seat.settle()
    cards = {slot: card for slot, card in enumerate(seat.sitting.view.room, 1) if card is not None}
    return str(min(cards, key=lambda slot: (cards[slot].kind is Kind.MONSTER, cards[slot].value)))


@awaited
async def test_a_dealer_describes_rooms_to_a_player_elsewhere(server: Hosted, tmp_path: Path) -> None:
    async with before(server, tmp_path) as seat:
        await seat.press("f", "right", "left", "down", "down", "enter")
        gathering = await gathered(seat)
        await seat.sees("Classic Scoundrel", "Waiting for the player")
        player = comes(as_program(server), gathering.links[0][1])
        await seat.comes_to(DealerScreen)
        assert player.view.legal_moves == ()
        await seat.press(*"A cold draught.", "f2")
        await seat.sees("Waiting for the player.")
        assert "run" not in seat.lines[-1]
        await seat.press("question_mark")
        await seat.sees("You are the Dealer")
        await seat.press("escape")
        player.refresh()
        assert player.text == "A cold draught."
        while not player.awaited:
            play_turn(player)
        await seat.comes_to(DealerScreen)
        assert seat.app.screen.query_one(TextArea).text == ""


@awaited
async def test_who_looks_on_sees_everything_and_does_nothing(server: Hosted, tmp_path: Path) -> None:
    one, two = as_program(server, "Cid"), as_program(server, "Dot")
    match = one.shared()
    links = {name: invitation_link(server.url, name, token) for name, token in match.invitations().items()}
    sittings = [comes(two, links["1"]), begin(one.match(match.game))]
    async with before(server, tmp_path) as seat:
        await seat.press("f", "j")
        await seat.comes_to(AskScreen)
        await seat.enter("nonsense")
        await seat.sees("is not an invitation")
        seat.app.screen.query_one(Input).value = links["watch"]
        sitting = await opened(seat, "enter")
        for _ in range(4):
            await seat.sees(f"You look on. Waiting for {sitting.awaited}.")
            made = len(sitting.turns)
            for each in sittings:
                each.refresh()
            play_turn(next(each for each in sittings if not each.awaited))
            await grows(seat, made)
        await seat.press("1", "r", "g", "slash")
        assert not any(words in seat.lines[-1] for words in ("run", "give up", "bare"))
        await seat.press("question_mark")
        await seat.sees("only those who sit at the table play")
        await seat.press("escape", "escape")
        await seat.comes_to(TitleScreen)
        assert seat.notices() == []


@awaited
async def test_whoever_comes_by_a_link_finds_the_server_at_the_title(
    server: Hosted, tmp_path: Path
) -> None:
    match = as_program(server).shared()
    async with seated(tmp_path) as seat:
        await seat.press("f", "j")
        assert seat.notices() == [
            "No server is known: give its address once, as in scoundrel play --server https://example.org."
        ]
        seat.app.push_screen(
            FriendScreen(read_invitation(invitation_link(server.url, "1", match.invitations()["1"])))
        )
        await seat.comes_to(OnlineTable)
        await seat.press("escape")
        await seat.comes_to(TitleScreen)
        await seat.sees("Ranked", "Boards")


# --- Boards and who one is ---------------------------------------------------------------------------


def fill_a_board(server: Hosted, rules: str) -> list[str]:
    """The names of those who are on today's board: more than one page of them."""
    names = list(map("".join, product("AEKMT", "aekmt")))[:22]
    for name in names:
        with client_of(server.url) as client:
            client.join()
            client.rename(name)
            begin(client.ranked(rules, day=True)).give_up()
    return names


def listed_in(board: BoardsScreen) -> list[str]:
    assert board.board is not None
    return [entry["name"] for entry in board.board.entries]


@awaited
async def test_boards_are_read_by_key(server: Hosted, tmp_path: Path) -> None:
    names = fill_a_board(server, "digital")
    async with before(server, tmp_path) as seat:
        await seat.press("e")
        board = await seat.comes_to(BoardsScreen)
        await seat.sees("Classic Scoundrel, all time, unaided", "Nobody is on this board yet.")
        assert client_in(tmp_path).token == "", "to look at a board one need be nobody"
        rules = []
        while board.asked.rules != "digital":
            rules.append(board.asked.rules)
            await seat.press("r")
            await seat.until(lambda: board.asked.rules not in rules)
        await seat.press("right")
        await seat.sees("the dungeon of", "1 game, 0 won, best streak 0", "n more", "x report")
        first = listed_in(board)
        assert len(first) == 20
        await seat.press("n")
        await seat.sees("t top")
        rest = listed_in(board)
        assert sorted(first + rest) == names
        await seat.press("t")
        await seat.until(lambda: listed_in(board) == first)
        await seat.press("f")
        await seat.enter(rest[-1].upper())
        await seat.until(lambda: listed_in(board) == rest[-1:])
        await seat.press("home", "x")
        await seat.until(lambda: seat.notices() == [say("boards-reported")])
        await seat.press("m")
        await seat.sees("You are not on this board yet.")
        begin(client_in(tmp_path).ranked("digital", day=True)).give_up()
        await seat.press("t")
        await seat.sees("You: ", "a guest", "Clear copies")
        assert len(listed_in(board)) == 20
        await seat.press("g")
        await seat.sees("assisted", "Nobody is on this board yet.")
        await seat.press("left")
        await seat.sees("all time")


@awaited
async def test_an_account_is_named_and_taken_along_and_deleted(server: Hosted, tmp_path: Path) -> None:
    async with before(server, tmp_path / "one") as seat:
        await seat.press("a", "a")
        await seat.comes_to(AccountScreen)
        await seat.sees("You play as a guest, among the unaided.", "Other players see it.")
        await seat.press("enter")
        await seat.enter("x")
        await seat.sees("can't be a name")
        await seat.press("enter")
        await seat.enter("Eve")
        await seat.sees("You are Eve, among the unaided.")
        await seat.press("down", "enter")
        shown = await seat.comes_to(TextScreen)
        code = str(shown.text).partition("code: ")[2].split("\n")[0]
        await seat.sees(code, "it is shown only once")
        await seat.press("escape")
        await choose(seat, "my_data")
        await seat.comes_to(AskScreen)
        kept = tmp_path / "mine.json"
        seat.app.screen.query_one(Input).value = str(kept)
        await seat.press("enter")
        await seat.sees("You are Eve")
        await seat.until(kept.exists)
        assert "Eve" in kept.read_text()
        token = token_in(tmp_path / "one")
        assert token not in kept.read_text() + seat.text
    async with before(server, tmp_path / "two") as seat:
        await seat.press("a", "a")
        await choose(seat, "recover")
        await seat.enter("no such code")
        await seat.sees("Nobody has this recovery code.")
        await choose(seat, "recover")
        await seat.enter(code)
        await seat.sees("You are Eve, among the unaided.")
        await choose(seat, "delete_account")
        await seat.sees("That can't be taken back.")
        await seat.press("enter")
        await seat.sees("You are Eve")
        await choose(seat, "delete_account")
        await seat.press("n")
        await seat.until(lambda: say("online-deleted") in seat.notices())
    assert Server(server.url, token).known() is None


async def choose(seat: Seat, entry: str) -> None:
    """Choose an entry of the account."""
    await seat.comes_to(AccountScreen)
    menu = seat.app.screen.query_one(OptionList)
    menu.highlighted = menu.get_option_index(entry)
    await seat.press("enter")


# --- A server that is gone ---------------------------------------------------------------------------


@awaited
async def test_a_killed_server_is_told_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    with hosted(tmp_path / "host") as server:
        async with before(server, tmp_path / "data") as seat:
            sitting = await ranked(seat)
            room = sitting.view.room
            server.kill()
            await seat.press("r")
            await seat.sees("The server can't be reached", "room 1 of 15")
            assert sitting.view.room == room
            server.start()
            await moves(seat, "r")
            assert "can't be reached" not in seat.text
            assert [str(turn.move) for turn in sitting.turns] == ["run"]
            match = client_in(tmp_path / "data").match(
                sitting.about.hosted.id if sitting.about.hosted else ""
            )
            assert [str(turn.move) for turn in match.seen.turns] == ["run"]
            await seat.press("escape", "f", "down", "down", "enter")
            gathering = await gathered(seat)
            player = comes(as_program(server), gathering.links[0][1])
            await seat.comes_to(DealerScreen)
            server.kill()
            await seat.press(*"A stair.", "f2")
            await seat.sees("The server can't be reached", "A stair.")
            server.start()
            await seat.press("f2")
            await seat.sees("Waiting for the player.")
            player.refresh()
            assert player.text == "A stair."
        server.kill()


@awaited
async def test_a_server_that_is_not_there_is_told_once_and_asked_again(tmp_path: Path) -> None:
    server = Hosted(tmp_path / "host", None, ())
    with Store.open(tmp_path) as store:
        remember(store, server.url)
    async with seated(tmp_path) as seat:
        gone = f"The server at {server.url} can't be reached now. Everything else is here."
        await seat.until(lambda: seat.notices() == [gone])
        assert "Ranked" not in seat.text
        await seat.press("n")
        await seat.comes_to(TableScreen)
        await seat.press("escape", "a")
        await seat.until(lambda: seat.notices() == [gone, gone])
        server.start()
        try:
            await seat.press("a")
            await seat.comes_to(RankedScreen)
        finally:
            server.kill()


# --- Every size --------------------------------------------------------------------------------------


async def shows(seat: Seat, screen: type[Screen[Any]], *texts: str) -> None:
    """Come to a screen that shows all of this, and nothing beyond the edge of the window."""
    await seat.comes_to(screen)
    await seat.sees(*texts)
    assert all(len(line) <= seat.app.size.width for line in seat.lines)
    assert len(seat.lines) == seat.app.size.height
    if seat.app.preferences.in_ascii:
        assert seat.text.isascii()


@pytest.mark.parametrize("size", [SMALLEST, USUAL, LARGE])
@awaited
async def test_nothing_is_cut_off(server: Hosted, tmp_path: Path, size: tuple[int, int]) -> None:
    prefer = replace(STILL, symbols=Symbols.ASCII) if size == SMALLEST else STILL
    async with before(server, tmp_path, size=size, prefer=prefer) as seat:
        await seat.press("a")
        await shows(seat, RankedScreen, "You have no account here yet", "esc back")
        await seat.press("enter")
        await shows(seat, BeginScreen, "Ranked: Classic Scoundrel", "Enter begins.")
        await seat.press("enter")
        await shows(seat, OnlineTable, "? keys", "g give up")
        await seat.press("g")
        await shows(seat, OnwardScreen, "n: yes, do it.")
        await seat.press("n")
        await shows(seat, OnwardScreen, "n: another one.")
        await seat.press("escape", "f")
        await shows(seat, FriendScreen, "With a friend", "esc back")
        await seat.press("enter")
        gathering = await gathered(seat)
        await shows(seat, GatheringScreen, "Waiting for Player 2.", "c copy the link", "esc back")
        link = gathering.links[0][1]
        assert link in "".join(line.strip() for line in seat.lines)
        comes(as_program(server), link)
        await shows(seat, OnlineTable, "? keys")
        await seat.press("escape", "e")
        await shows(seat, BoardsScreen, "Classic Scoundrel, all time", "esc back")
        await seat.press("a")
        await shows(seat, AccountScreen, "You play as a guest", "esc back")
